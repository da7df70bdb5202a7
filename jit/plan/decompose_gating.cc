#include "backtape/jit/plan/decompose_gating.h"

#include <optional>
#include <utility>

#include "backtape/passes/node_arguments.h"

namespace backtape::jit {
namespace {

// The halves of x along a dim, widened; nullopt if the size is symbolic.
std::optional<std::pair<Node*, Node*>> Halves(Rewriter& r, Node* x, const Argument& dim) {
  const TensorType& type = x->type().tensor();
  if (!dim.is_int() || type.dim() == 0) return std::nullopt;
  const int64_t from_start = dim.int_value() < 0 ? dim.int_value() + type.dim() : dim.int_value();
  const std::optional<int64_t> size = type.sizes[from_start].constant();
  if (!size || *size == 0) return std::nullopt;
  const auto part = [&](int64_t start, int64_t end) {
    return r.Widened(r.Call("aten.slice.Tensor", {x, from_start, start, end}));
  };
  return std::pair(part(0, *size / 2), part(*size / 2, *size));
}

bool Glu(Rewriter& r, const NodeArguments& args) {
  const auto halves = Halves(r, args.NodeAt(0), args.Value("dim"));
  if (!halves) return false;
  r.Replace(r.Call("aten.mul.Tensor", {halves->first, r.Call("aten.sigmoid.default", {halves->second})}));
  return true;
}

// The gradients of x sigmoid(y): grad sigmoid(y) and grad x sigmoid(y) (1 - sigmoid(y)).
bool GluBackward(Rewriter& r, const NodeArguments& args) {
  const auto halves = Halves(r, args.NodeAt(1), args.Value("dim"));
  if (!halves) return false;
  Node* gate = r.Call("aten.sigmoid.default", {halves->second});
  Node* by_value = r.Call("aten.mul.Tensor", {r.Widened(args.NodeAt(0)), gate});
  Node* slope = r.Call("aten.mul.Tensor", {halves->first, r.Call("aten.rsub.Scalar", {gate, 1})});
  Node* by_gate = r.Call("aten.mul.Tensor", {by_value, slope});
  r.Replace(r.Call("aten.cat.default", {Argument::List({by_value, by_gate}), args.Value("dim")}));
  return true;
}

}  // namespace

bool DecomposeGating(Rewriter& r, absl::string_view name) {
  const NodeArguments args(*r.node());
  if (name == "aten.glu.default") return Glu(r, args);
  return name == "aten.glu_backward.default" && GluBackward(r, args);
}

}  // namespace backtape::jit
