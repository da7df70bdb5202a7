#ifndef BACKTAPE_JIT_PLAN_ROW_SCATTERS_H_
#define BACKTAPE_JIT_PLAN_ROW_SCATTERS_H_

#include <cstddef>
#include <cstdint>
#include <optional>

#include "absl/strings/string_view.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// A gradient of max pooling, which adds each element of its first operand at the position that an index states.
struct MaxPoolGradient {
  int64_t dims = 0;  // number of pooled dims
  size_t index = 0;  // the position of the index among the arguments
};
// Returns nullopt for other calls.
std::optional<MaxPoolGradient> MaxPoolGradientOf(const Node& node);

// Whether the node is a row-major tensor; false for null.
bool IsRowContiguous(const Node* node);
// Whether the node is a row-major tensor of float32 or float64; false for null.
bool IsScattered(const Node* node);

// Whether RowScatterStep computes the call: embedding_dense_backward without a scale by frequency, a gradient of max
// pooling, index_add with a factor of 1, or index_put of whole rows by one index. All operands and the result must be
// row-major, and values must be float32 or float64.
bool IsRowScatter(const Node& node);

// Makes the operands of such a call row-major, and expands the values of index_put to full size, so that IsRowScatter
// can become true. Returns false for other calls and if there is nothing to change.
bool PrepareRowScatter(Rewriter& r, OpId op);

// The dim of an index_add, counted from the start.
int64_t DimOfIndexAdd(const Node& node);

// The operand of a row scatter whose rows are stored or added; null for gradients of pools and for other calls.
const Node* RowsOf(const Node& scatter);

// Whether the base of a row scatter is a tensor of zeros that aten.full makes. The zeros then need no memory.
bool BeginsAsZeros(const Node& scatter);

// The index of an index_put if it indexes only the first dim; otherwise null.
Node* FirstIndexOf(const NodeArguments& index_put);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_ROW_SCATTERS_H_
