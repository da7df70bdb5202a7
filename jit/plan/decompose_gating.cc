#include "backtape/jit/plan/decompose_gating.h"

#include <optional>
#include <utility>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"

namespace backtape::jit {
namespace {

// The halves of x along a dim, widened; nullopt if the size is symbolic or 0.
std::optional<std::pair<Node*, Node*>> Halves(Rewriter& r, Node* x, const Argument& dim) {
  const TensorType& type = x->type().tensor();
  if (!dim.is_int() || type.dim() == 0) return std::nullopt;
  const int64_t from_start = dim.int_value() < 0 ? dim.int_value() + type.dim() : dim.int_value();
  const std::optional<int64_t> size = type.sizes[from_start].constant();
  if (!size || *size == 0) return std::nullopt;
  const auto part = [&](int64_t start, int64_t end) {
    return r.Widened(r.Call(OpId::slice_Tensor, {x, from_start, start, end}));
  };
  return std::pair(part(0, *size / 2), part(*size / 2, *size));
}

bool Glu(Rewriter& r, const NodeArguments& args) {
  const auto halves = Halves(r, args.NodeAt(0), args.Value("dim"));
  if (!halves) return false;
  r.Replace(r.Call(OpId::mul_Tensor, {halves->first, r.Call(OpId::sigmoid, {halves->second})}));
  return true;
}

// The gradients of x sigmoid(y): grad sigmoid(y) and grad x sigmoid(y) (1 - sigmoid(y)).
bool GluBackward(Rewriter& r, const NodeArguments& args) {
  const auto halves = Halves(r, args.NodeAt(1), args.Value("dim"));
  if (!halves) return false;
  Node* gate = r.Call(OpId::sigmoid, {halves->second});
  Node* by_value = r.Call(OpId::mul_Tensor, {r.Widened(args.NodeAt(0)), gate});
  Node* slope = r.Call(OpId::mul_Tensor, {halves->first, r.Call(OpId::rsub_Scalar, {gate, 1})});
  Node* by_gate = r.Call(OpId::mul_Tensor, {by_value, slope});
  r.Replace(r.Call(OpId::cat, {Argument::List({by_value, by_gate}), args.Value("dim")}));
  return true;
}

}  // namespace

bool DecomposeGating(Rewriter& r, OpId op) {
  const NodeArguments args(*r.node());
  if (op == OpId::glu) return Glu(r, args);
  return op == OpId::glu_backward && GluBackward(r, args);
}

}  // namespace backtape::jit
