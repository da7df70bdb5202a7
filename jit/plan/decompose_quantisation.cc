#include "backtape/jit/plan/decompose_quantisation.h"

#include <vector>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"

namespace backtape::jit {
namespace {

// The parameters of a quantisation: numbers, or nodes that broadcast with the input.
struct Quantiser {
  Argument inverse, scale, zero_point;
  double low, high;
};

struct Quantised {
  Node* output;
  Node* mask;
};

// As in the kernel (interp/kernels/quantisation.cc); 16-bit floats are computed in float32. NaN becomes the lowest
// value, and the mask is false there.
Quantised Apply(Rewriter& r, Node* x, const Quantiser& q) {
  Node* const scaled = r.Call(OpId::mul_Tensor, {x, q.inverse});
  Node* const quantised = r.Call(OpId::add_Tensor, {r.Call(OpId::round, {scaled}), q.zero_point});
  Node* const mask = r.Call(
      OpId::logical_and, {r.Call(OpId::ge_Scalar, {quantised, q.low}), r.Call(OpId::le_Scalar, {quantised, q.high})});
  Node* const number = r.Call(OpId::nan_to_num, {quantised, q.low});
  Node* const limited = r.Call(OpId::clamp, {number, q.low, q.high});
  Node* const shifted = r.Call(OpId::sub_Tensor, {limited, q.zero_point});
  return {r.Call(OpId::mul_Tensor, {shifted, q.scale}), mask};
}

Node* AsDType(Rewriter& r, Node* x, DType dtype) {
  if (x->type().tensor().dtype == dtype) return x;
  return r.Call(OpId::_to_copy, {x}, {{"dtype", dtype}});
}

// A parameter in a shape that broadcasts with x: along `axis`, or one number if it is -1.
Node* ParameterFor(Rewriter& r, Node* parameter, const Node* x, int64_t axis) {
  std::vector<int64_t> sizes(axis < 0 ? 0 : x->type().tensor().dim(), 1);
  if (axis >= 0) sizes[axis] = -1;
  return r.Call(OpId::view, {parameter, Argument::IntList(sizes)});
}

// The scale is rounded to float32, and so is its reciprocal.
Quantiser OfNodes(Rewriter& r, Node* x, Node* scale, Node* zero_point, int64_t axis, const NodeArguments& args) {
  const DType dtype = x->type().tensor().dtype;
  Node* const single = AsDType(r, ParameterFor(r, scale, x, axis), DType::kFloat32);
  return {.inverse = AsDType(r, r.Call(OpId::reciprocal, {single}), dtype),
          .scale = AsDType(r, single, dtype),
          .zero_point = AsDType(r, ParameterFor(r, zero_point, x, axis), dtype),
          .low = static_cast<double>(args.Value("quant_min").int_value()),
          .high = static_cast<double>(args.Value("quant_max").int_value())};
}

bool PerTensor(Rewriter& r, const NodeArguments& args) {
  const auto scale =
      static_cast<float>(args.Value("scale").is_int() ? static_cast<double>(args.Value("scale").int_value())
                                                      : args.Value("scale").float_value());
  const Quantiser q{.inverse = static_cast<double>(1.0F / scale),
                    .scale = static_cast<double>(scale),
                    .zero_point = static_cast<double>(args.Value("zero_point").int_value()),
                    .low = static_cast<double>(args.Value("quant_min").int_value()),
                    .high = static_cast<double>(args.Value("quant_max").int_value())};
  const Quantised result = Apply(r, r.Widened(args.NodeAt(0)), q);
  r.ReplaceOutputs({result.output, result.mask});
  return true;
}

// An operand decides at run time whether the values are quantised.
bool PerTensorOfTensors(Rewriter& r, const NodeArguments& args) {
  Node* const x = r.Widened(args.NodeAt(0));
  Quantiser q = OfNodes(r, x, args.NodeAt(1), args.NodeAt(2), -1, args);
  q.zero_point = r.Call(OpId::trunc, {q.zero_point.node()});
  const Quantised result = Apply(r, x, q);
  Node* const is_on = r.Call(OpId::ne_Scalar, {ParameterFor(r, args.NodeAt(3), x, -1), 0});
  r.ReplaceOutputs({r.Call(OpId::where_self, {is_on, result.output, x}),
                    r.Call(OpId::logical_or, {result.mask, r.Call(OpId::logical_not, {is_on})})});
  return true;
}

bool PerChannel(Rewriter& r, const NodeArguments& args) {
  Node* const x = r.Widened(args.NodeAt(0));
  const Quantised result =
      Apply(r, x, OfNodes(r, x, args.NodeAt(1), args.NodeAt(2), args.Value("axis").int_value(), args));
  r.ReplaceOutputs({result.output, result.mask});
  return true;
}

bool Learnable(Rewriter& r, const NodeArguments& args, bool per_channel) {
  Node* const x = r.Widened(args.NodeAt(0));
  const int64_t axis = per_channel ? args.Value("axis").int_value() : -1;
  Quantiser q = OfNodes(r, x, args.NodeAt(1), args.NodeAt(2), axis, args);
  Node* const zero_point = q.zero_point.node();
  Node* const near = per_channel ? r.Call(OpId::round, {zero_point}) : r.Call(OpId::add_Tensor, {zero_point, 0.5});
  Node* const limited = r.Call(OpId::clamp, {near, q.low, q.high});
  q.zero_point = per_channel ? limited : r.Call(OpId::trunc, {limited});
  r.Replace(Apply(r, x, q).output);
  return true;
}

}  // namespace

bool DecomposeQuantisation(Rewriter& r, OpId op) {
  const NodeArguments args(*r.node());
  if (op == OpId::fake_quantize_per_tensor_affine_cachemask) return PerTensor(r, args);
  if (op == OpId::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams) return PerTensorOfTensors(r, args);
  if (op == OpId::fake_quantize_per_channel_affine_cachemask) return PerChannel(r, args);
  if (op == OpId::_fake_quantize_learnable_per_tensor_affine) return Learnable(r, args, /*per_channel=*/false);
  return op == OpId::_fake_quantize_learnable_per_channel_affine && Learnable(r, args, /*per_channel=*/true);
}

}  // namespace backtape::jit
