#ifndef BACKTAPE_JIT_PLAN_CALL_STEPS_H_
#define BACKTAPE_JIT_PLAN_CALL_STEPS_H_

#include <optional>

#include "absl/strings/string_view.h"
#include "backtape/jit/dense/element_scatter.h"
#include "backtape/jit/dense/line_call.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Whether CallStep computes the call. It computes scans, sorts, medians, k-th values and scatters of elements with the
// dtypes listed in line_call.h, sums and means of embedding bags, grouped products, and grid samplers that are not
// cubic.
bool IsKernelCall(const Node& node);

// These functions determine which kernel computes a call: if IsKernelCall is true, exactly one of them returns a value
// or true. The kernel has the operands and results of the node.
std::optional<LineOp> LineOpOf(const Node& node);
std::optional<ScatterOp> ScatterOpOf(const Node& node);
bool IsEmbeddingBag(const Node& node);
bool IsGroupedProduct(const Node& node);
bool IsGridSampler(const Node& node);
bool IsGridSamplerGradient(const Node& node);

// If only its dtypes keep a CallStep or a RowScatterStep from computing a call, replaces it by a call of other dtypes
// with conversions before and after. Rewrites, too, scatters of one number or with `reduce`, gradients of embedding
// bags and medians of whole tensors. Returns false for all other calls.
bool PrepareKernelCall(Rewriter& r, OpId op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_CALL_STEPS_H_
