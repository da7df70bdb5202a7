#ifndef BACKTAPE_IR_WRITE_OVERLAP_H_
#define BACKTAPE_IR_WRITE_OVERLAP_H_

#include <cstdint>

#include "absl/container/inlined_vector.h"
#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/ir/node.h"
#include "backtape/ir/op_schema.h"
#include "backtape/tensor/ivalue.h"
#include "backtape/tensor/tensor.h"

// An in-place op must not write a tensor that overlaps with an operand, because its result would depend on the order in
// which elements are computed. Pointwise ops may read exactly the elements that they write; ops with the tag
// operands_apart (scatter_, index_add_) must not read even these. As in PyTorch, tensors with gaps count as overlapping
// only if they are the same view.
namespace backtape {

// Where the elements of a tensor are in its storage.
struct MemoryPlace {
  static MemoryPlace Of(const Tensor& tensor);

  const void* storage = nullptr;  // equal for tensors that share a storage
  absl::InlinedVector<int64_t, 5> sizes, strides;
  int64_t begin = 0;      // position of the first element in bytes
  int64_t item_size = 1;  // bytes
};

// kFull: the same elements in the same order. If either tensor has gaps or internal overlap, all other cases count as
// kNone.
enum class MemoryOverlap : uint8_t { kNone, kPartial, kFull };
MemoryOverlap OverlapOf(const MemoryPlace& a, const MemoryPlace& b);

// Returns PyTorch's InvalidArgument error if the in-place op must not write its first argument, because it overlaps
// with another one. `args` are bound to the schema. Symbolic tensors are not checked.
absl::Status CheckWrittenMemory(const OpSchema& op, absl::Span<const IValue> args);
// Checks a call in a graph. Operands share a storage if they are views of one value; their types state where their
// elements are. Values with symbolic sizes or unknown strides are not checked.
absl::Status CheckWrittenMemory(const Node& node);

}  // namespace backtape

#endif  // BACKTAPE_IR_WRITE_OVERLAP_H_
