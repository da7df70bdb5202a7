#include "backtape/jit/plan/one_position_convolution.h"

#include <optional>
#include <utility>
#include <vector>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/convolution_arguments.h"
#include "backtape/jit/plan/type_strides.h"

namespace backtape::jit {
namespace {

const TensorType& OperandType(const Node* node) { return node->type().tensor(); }

// `image` is the operand or result with spatial dims of the window's size; the other one has one pixel.
bool HasOnePosition(const TensorType& image, const TensorType& pixel, const TensorType& weight,
                    const NodeArguments& args) {
  if (!AreAllEqualTo(args.Value("padding"), 0) || !AreAllEqualTo(args.Value("dilation"), 1) ||
      !AreAllEqualTo(args.Value("output_padding"), 0) || !AreAllEqualTo(args.Value("groups"), 1)) {
    return false;
  }
  if (image.dim() != weight.dim() || pixel.dim() != weight.dim() || weight.dim() < 3) return false;
  for (int64_t d = 0; d < weight.dim(); ++d) {
    if (d > 0 && (!weight.sizes[d].constant() || *weight.sizes[d].constant() == 0)) return false;
    if (d > 1 && (!(image.sizes[d] == weight.sizes[d]) || !(pixel.sizes[d] == SymInt(1)))) return false;
  }
  return weight.sizes[0].constant() && *weight.sizes[0].constant() > 0 && !(pixel.numel() == SymInt(0));
}

// The first dim and all others as a matrix.
Node* AsMatrix(Rewriter& r, Node* x) {
  if (!(StridesOf(OperandType(x)) == ContiguousStrides(OperandType(x).sizes))) x = r.RowMajorCopy(x);
  int64_t columns = 1;
  for (int64_t d = 1; d < OperandType(x).dim(); ++d) columns *= *OperandType(x).sizes[d].constant();
  return r.Call(OpId::view, {x, Argument::List({r.SizesOf(x)[0], columns})});
}

Node* Transposed(Rewriter& r, Node* matrix) { return r.Call(OpId::t, {matrix}); }

Node* WithSizes(Rewriter& r, Node* matrix, ArgumentList sizes) {
  return r.Call(OpId::view, {matrix, Argument::List(std::move(sizes))});
}

bool ForwardAsProduct(Rewriter& r, const NodeArguments& args) {
  Node* const input = args.NodeAt(0);
  Node* const weight = args.NodeAt(1);
  Node* const bias = args.NodeAt(2);
  if (!args.Value("transposed").is_bool() || OperandType(weight).dim() < 3) return false;
  const bool is_transposed = args.Value("transposed").bool_value();
  const TensorType& image = is_transposed ? OperandType(r.node()) : OperandType(input);
  const TensorType& pixel = is_transposed ? OperandType(input) : OperandType(r.node());
  if (!HasOnePosition(image, pixel, OperandType(weight), args)) return false;
  ArgumentList sizes = {r.SizesOf(input)[0]};
  for (int64_t d = 1; d < OperandType(r.node()).dim(); ++d)
    sizes.emplace_back(*OperandType(r.node()).sizes[d].constant());
  Node* const x = AsMatrix(r, input);
  Node* const w = AsMatrix(r, weight);
  if (!is_transposed) {
    Node* const y =
        bias == nullptr ? r.Call(OpId::mm, {x, Transposed(r, w)}) : r.Call(OpId::addmm, {bias, x, Transposed(r, w)});
    r.Replace(WithSizes(r, y, std::move(sizes)));
    return true;
  }
  Node* y = WithSizes(r, r.Call(OpId::mm, {x, w}), std::move(sizes));
  if (bias != nullptr) {
    std::vector<int64_t> of_channels(OperandType(r.node()).dim() - 1, 1);
    of_channels[0] = -1;
    y = r.Call(OpId::add_Tensor, {y, r.Call(OpId::view, {bias, Argument::IntList(of_channels)})});
  }
  r.Replace(y);
  return true;
}

bool BackwardAsProduct(Rewriter& r, const NodeArguments& args) {
  Node* const grad = args.NodeAt(0);
  Node* const input = args.NodeAt(1);
  Node* const weight = args.NodeAt(2);
  const std::optional<WantedGradient> wanted = WantedGradientOf(args);
  if (!wanted || !args.Value("transposed").is_bool()) return false;
  const bool is_transposed = args.Value("transposed").bool_value();
  const TensorType& image = OperandType(is_transposed ? grad : input);
  const TensorType& pixel = OperandType(is_transposed ? input : grad);
  if (!HasOnePosition(image, pixel, OperandType(weight), args)) return false;
  Node* const g = AsMatrix(r, grad);
  if (*wanted == WantedGradient::kOfInput) {
    ArgumentList sizes = r.SizesOf(input);
    Node* const w = AsMatrix(r, weight);
    r.ReplaceOutputs({WithSizes(r, r.Call(OpId::mm, {g, is_transposed ? Transposed(r, w) : w}), std::move(sizes)),
                      nullptr, nullptr});
    return true;
  }
  ArgumentList sizes = r.SizesOf(weight);
  Node* const x = AsMatrix(r, input);
  Node* const product =
      is_transposed ? r.Call(OpId::mm, {Transposed(r, x), g}) : r.Call(OpId::mm, {Transposed(r, g), x});
  r.ReplaceOutputs({nullptr, WithSizes(r, product, std::move(sizes)), nullptr});
  return true;
}

}  // namespace

bool RewriteConvolutionAtOnePosition(Rewriter& r) {
  const NodeArguments args(*r.node());
  if (r.node()->is_call_to(OpId::convolution)) return ForwardAsProduct(r, args);
  return r.node()->is_call_to(OpId::convolution_backward) && BackwardAsProduct(r, args);
}

}  // namespace backtape::jit
