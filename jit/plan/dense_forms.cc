#include "backtape/jit/plan/dense_forms.h"

#include <utility>
#include <vector>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/grouped_convolution.h"
#include "backtape/jit/plan/number_operands.h"
#include "backtape/jit/plan/one_position_convolution.h"
#include "backtape/jit/plan/pixel_convolution.h"
#include "backtape/jit/plan/rewriter.h"
#include "backtape/jit/plan/widened_factors.h"

namespace backtape::jit {
namespace {

bool IsNumber(const Argument& argument, double number) {
  return argument.is_scalar() && argument.scalar().to_double() == number;
}

// The factor by which products of this dtype are multiplied: for integers, the integer part.
Argument Factor(const Argument& factor, DType dtype) {
  if (!factor.is_scalar() || IsFloatingPoint(dtype)) return factor;
  return Argument(Scalar(factor.scalar().to_int64()));
}

bool RewriteAddmm(Rewriter& r, OpId product_op) {
  const NodeArguments args(*r.node());
  const TensorType& addend = args.NodeAt(0)->type().tensor();
  const bool is_row =
      addend.dim() == 1 && !(addend.sizes[0] == SymInt(1) && !(r.node()->type().tensor().sizes[1] == SymInt(1)));
  const DType dtype = r.node()->type().tensor().dtype;
  const Argument beta = Factor(args.Value("beta"), dtype);
  const Argument alpha = Factor(args.Value("alpha"), dtype);
  if (is_row && product_op == OpId::mm && IsNumber(beta, 1) && IsNumber(alpha, 1)) return false;
  Node* product = r.Call(product_op, {args.NodeAt(1), args.NodeAt(2)});
  Node* self = args.NodeAt(0);
  // With a factor of 0 a product or an addend is not read, so its NaNs do not reach the result.
  if (IsNumber(alpha, 0)) {
    product = r.Call(OpId::full, {Argument::List(r.SizesOf(product)), 0}, {{"dtype", dtype}});
  } else if (!IsNumber(alpha, 1)) {
    product = r.Call(OpId::mul_Tensor, {product, alpha});
  }
  if (IsNumber(beta, 0)) {
    r.Replace(product);
    return true;
  }
  if (!IsNumber(beta, 1)) self = r.Call(OpId::mul_Tensor, {self, beta});
  r.Replace(r.Call(OpId::add_Tensor, {product, self}));
  return true;
}

std::vector<int64_t> AllButSecond(int64_t rank) {
  std::vector<int64_t> dims;
  for (int64_t d = 0; d < rank; ++d) {
    if (d != 1) dims.push_back(d);
  }
  return dims;
}

// Splits the call into calls of the same op with one output each; the gradient of the bias becomes a sum.
bool SplitConvolutionBackward(Rewriter& r) {
  const NodeArguments args(*r.node());
  const Argument mask = args.Value("output_mask");
  int wanted = 0;
  for (const Argument& flag : mask.items()) wanted += flag.bool_value() ? 1 : 0;
  if (wanted < 2) return false;
  std::vector<Node*> results(3, nullptr);
  for (int i = 0; i < 3; ++i) {
    if (!mask.items()[i].bool_value() || !r.IsOutputUsed(i)) continue;
    if (i == 2) {
      results[2] = r.Sum(args.NodeAt(0), AllButSecond(args.NodeAt(0)->type().tensor().dim()), false);
      continue;
    }
    ArgumentList given;
    for (size_t k = 0; k + 1 < r.node()->op()->args.size(); ++k) given.push_back(args.Value(k));
    given.push_back(Argument::List({Argument(i == 0), Argument(i == 1), Argument(false)}));
    Node* call = r.Call(OpId::convolution_backward, std::move(given));
    results[i] = r.Call(OpId::operator_getitem, {call, i});
  }
  r.ReplaceOutputs(results);
  return true;
}

bool UseDenseForm(Rewriter& r) {
  if (r.node()->op() == nullptr || !HasTensorOperands(*r.node())) return false;
  if (r.node()->is_call_to(OpId::addmm)) return RewriteAddmm(r, OpId::mm) || WidenFactors(r);
  if (r.node()->is_call_to(OpId::baddbmm)) return RewriteAddmm(r, OpId::bmm);
  if (r.node()->is_call_to(OpId::convolution_backward) && SplitConvolutionBackward(r)) return true;
  return RewriteConvolutionAtOnePosition(r) || RewriteConvolutionOfPixels(r) || RewriteConvolutionOfGroups(r) ||
         WidenFactors(r);
}

}  // namespace

absl::StatusOr<bool> UseDenseForms(Graph& graph, ShapeEnv& env) { return RewriteEach(graph, env, UseDenseForm); }

}  // namespace backtape::jit
