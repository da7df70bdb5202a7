#include "backtape/jit/plan/widened_factors.h"

#include <optional>
#include <utility>
#include <vector>

#include "absl/algorithm/container.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/dense/matmul.h"
#include "backtape/jit/plan/convolution_arguments.h"

namespace backtape::jit {
namespace {

// Measured with random convolutions of images, lines and volumes (tests/bench/random_dense.py). oneDNN's vectors
// hold channels, so it needs enough of them. It has no fast code for most windows with several groups.
bool IsFasterInBFloat16(const Node& convolution) {
  constexpr int64_t kMinChannels = 10;
  constexpr int64_t kMinWork = 1 << 21;  // multiplications
  const NodeArguments args(convolution);
  const bool is_gradient = convolution.is_call_to(OpId::convolution_backward);
  const bool is_transposed = args.Value("transposed").bool_value();
  // oneDNN adds a bias only to convolutions that are not transposed, and only if it is contiguous.
  const Node* const bias = is_gradient ? nullptr : args.NodeAt(2);
  if (bias != nullptr) {
    const std::optional<SymIntVector>& strides = bias->type().tensor().strides;
    if (is_transposed || (strides && strides->back() != SymInt(1))) return false;
  }
  const TensorType& weight = args.NodeAt(is_gradient ? 2 : 1)->type().tensor();
  const TensorType& output = is_gradient ? args.NodeAt(0)->type().tensor() : convolution.type().tensor();
  const TensorType& pixels = is_transposed ? args.NodeAt(is_gradient ? 1 : 0)->type().tensor() : output;
  const SymInt work = pixels.numel() * weight.numel();
  const SymInt channels = weight.sizes[0];
  if (channels.constant() == 0) return false;
  if (work.constant() && channels.constant() && *work.constant() / *channels.constant() < kMinWork) return false;
  const bool has_groups = args.Value("groups") != Argument(1);
  if (is_gradient && WantedGradientOf(args) == WantedGradient::kOfWeight) {
    return !has_groups || weight.sizes[1] != SymInt(1);
  }
  if (has_groups) return false;
  const std::optional<int64_t> made = weight.sizes[is_gradient == is_transposed ? 0 : 1].constant();
  const bool is_volume = weight.dim() == 5;
  return is_volume || made.value_or(kMinChannels) >= kMinChannels;
}

bool IsConvolution(const Node& node) {
  return node.is_call_to(OpId::convolution) || node.is_call_to(OpId::convolution_backward);
}

bool IsProduct(const Node& node) {
  return node.is_call_to(OpId::mm) || node.is_call_to(OpId::addmm) || node.is_call_to(OpId::bmm);
}

}  // namespace

bool WidenFactors(Rewriter& r) {
  const Node& node = *r.node();
  if (!IsProduct(node) && !IsConvolution(node)) return false;
  const DType dtype = node.operand(0)->type().tensor().dtype;
  if (!IsHalf(dtype)) return false;
  if (dtype == DType::kBFloat16 && OneDnnHasBFloat16Units() && (IsProduct(node) || IsFasterInBFloat16(node))) {
    return false;
  }
  const auto widen = [&](Argument& arg) {
    if (arg.is_node()) arg = r.Widened(arg.node());
  };
  ArgumentList args = node.args();
  KeywordArguments kwargs = node.kwargs();
  absl::c_for_each(args, widen);
  for (auto& [name, arg] : kwargs) widen(arg);
  Node* const wide = r.Call(node.op()->op_id(), std::move(args), std::move(kwargs));
  const auto rounded = [&](Node* value) { return r.Call(OpId::_to_copy, {value}, {{"dtype", dtype}}); };
  if (node.type().is_tensor()) {
    r.Replace(rounded(wide));
    return true;
  }
  constexpr int kOutputs = 3;  // of convolution_backward
  std::vector<Node*> results(kOutputs, nullptr);
  for (int i = 0; i < kOutputs; ++i) {
    if (r.IsOutputUsed(i)) results[i] = rounded(r.Call(OpId::operator_getitem, {wide, i}));
  }
  r.ReplaceOutputs(results);
  return true;
}

}  // namespace backtape::jit
