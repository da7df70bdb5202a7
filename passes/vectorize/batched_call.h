#ifndef BACKTAPE_PASSES_VECTORIZE_BATCHED_CALL_H_
#define BACKTAPE_PASSES_VECTORIZE_BATCHED_CALL_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/custom/vmap_rule.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/ir/node.h"

namespace backtape::vectorize {

// The batch of a graph that is being vectorised, and the tensors that have it as their dim 0.
class Batch {
 public:
  Batch(SymInt size, Randomness randomness) : size_(std::move(size)), randomness_(randomness) {}

  const SymInt& size() const { return size_; }
  Randomness randomness() const { return randomness_; }
  bool Contains(const Tensor& x) const { return members_.contains(x.identity()); }
  // True if a tensor of the value, which may be a list, has the batch.
  bool IsIn(const IValue& value) const;
  // All tensors of the value have the batch from now on.
  void Add(const IValue& value);

 private:
  SymInt size_;
  Randomness randomness_;
  absl::flat_hash_set<const void*> members_;
  std::vector<Tensor> kept_;  // keeps identities unique
};

// A call with batched arguments, as batching rules see it. "Logical" sizes, ranks and dims are those of one sample. The
// arguments are bound to the op's schema. All functions throw backtape::Error for arguments that the op refuses.
class BatchedCall {
 public:
  // `node` is the call for one sample; its type is known.
  BatchedCall(const OpLibrary& library, const Node& node, const OpSchema& op, IValueList args, const Batch& batch)
      : library_(library), node_(node), op_(op), args_(std::move(args)), batch_(batch) {}

  const OpSchema& op() const { return op_; }
  const Node& node() const { return node_; }
  const Batch& batch() const { return batch_; }
  const SymInt& size() const { return batch_.size(); }

  IValueList& args() { return args_; }
  bool has(absl::string_view name) const;
  IValue& arg(absl::string_view name);
  // An argument that is a tensor; undefined for None.
  Variable tensor(absl::string_view name) { return ToVariable(arg(name)); }
  // Tensors among the arguments, those in lists too; undefined ones are skipped.
  std::vector<Variable> tensors() const;
  // Replaces each tensor among the arguments.
  template <typename Function>
  void ForEachTensor(const Function& function) {
    for (IValue& arg : args_) arg = Mapped(arg, function);
  }

  bool is_batched(const Variable& x) const { return x.defined() && batch_.Contains(x); }
  int64_t rank(const Variable& x) const { return x.dim() - (is_batched(x) ? 1 : 0); }
  std::vector<SymInt> sizes(const Variable& x) const;
  int64_t max_rank() const;

  // The tensor with the batch as its dim 0: itself, or expanded. Undefined stays undefined.
  Variable Batched(const Variable& x) const;
  // A batched tensor with at least `rank` logical dims: dims of size 1 are inserted after the batch. A tensor without
  // the batch is returned unchanged.
  Variable WithRank(const Variable& x, int64_t rank) const;
  // The tensor with the batch as its dim 0 and at least `rank` logical dims.
  Variable BatchedWithRank(const Variable& x, int64_t rank) const;
  // The size of the batch before these sizes.
  std::vector<SymInt> WithBatch(absl::Span<const SymInt> sizes) const;
  // Merged puts the batch directly before the logical dim and merges the two. Split undoes this for a result whose dim
  // `dim` is the merged one.
  Variable Merged(const Variable& x, int64_t dim) const;
  Variable Split(const Variable& x, int64_t dim) const;

  // The logical type of a result.
  const TensorType& result(size_t i = 0) const;
  size_t num_results() const;
  // Reshapes result i to the batch and the logical sizes.
  Variable Shaped(const Variable& x, size_t i = 0) const;
  IValue Shaped(const IValue& results) const;

  // Calls the op with the arguments as they are now.
  IValue Call() const;
  // Calls another op.
  IValue CallOther(OpId op, const IValueList& args,
                   const std::vector<std::pair<std::string, IValue>>& kwargs = {}) const;

 private:
  template <typename Function>
  static IValue Mapped(const IValue& value, const Function& function) {
    if (value.is_tensor()) return ToIValue(function(ToVariable(value)));
    if (!value.is_list()) return value;
    IValueList items;
    for (const IValue& item : value.list()) items.push_back(Mapped(item, function));
    return IValue(std::move(items));
  }

  const OpLibrary& library_;
  const Node& node_;
  const OpSchema& op_;
  IValueList args_;
  const Batch& batch_;
};

// Throws InvalidArgument, for the call for which a batching rule runs; the caller adds the node.
[[noreturn]] void RefuseCall(absl::string_view reason);

// first, first + 1, ..., last - 1.
std::vector<int64_t> DimRange(int64_t first, int64_t last);
Variable MovedDim(const Variable& x, int64_t from, int64_t to);

}  // namespace backtape::vectorize

#endif  // BACKTAPE_PASSES_VECTORIZE_BATCHED_CALL_H_
