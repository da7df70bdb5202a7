// Norms whose weights, or gradients of weights, differ between samples: rewritten as norms without weights, then
// products and sums.
#include "backtape/autograd/functions/dims.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/vectorize/rewrites.h"

namespace backtape::vectorize {
namespace {

Variable InDType(const Variable& x, DType dtype) { return x.dtype() == dtype ? x : ops::_to_copy(x, dtype); }

// (x * weight + bias) in the dtype of x.
Variable Affine(const Variable& x, const Variable& weight, const Variable& bias) {
  Variable y = weight.defined() ? ops::mul(x, weight) : x;
  if (bias.defined()) y = ops::add(y, bias);
  return InDType(y, x.dtype());
}

// Converts `x` to the dtype of the parameters, which is also that of the statistics and of the parameters' gradients.
// Under autocast, this dtype is float32 while the input has 16 bits.
Variable InParameterDType(const RewriteCall& call, const Variable& x) {
  const Variable weight = call.tensor("weight");
  const Variable parameter = weight.defined() || !call.has("bias") ? weight : call.tensor("bias");
  return parameter.defined() ? InDType(x, parameter.dtype()) : x;
}

Variable SumOver(const Variable& x, const std::vector<int64_t>& dims) {
  return dims.empty() ? ops::alias(x) : ops::sum(x, dims);
}

bool WantsWeights(const RewriteCall& call) {
  const IValueList& mask = call.arg("output_mask").list();
  return mask[1].bool_value() || mask[2].bool_value() || call.depends(call.arg("weight"));
}

// One value for each channel as a tensor that broadcasts with [N, C, HxW].
Variable PerChannel(const Variable& x) {
  return x.defined() ? ops::reshape(x, {SymInt(1), SymNumelOf(x), SymInt(1)}) : x;
}

// The images of a group norm as [N, C, HxW]: the op counts channels in memory order, for any sizes of the input.
Variable ByChannel(const RewriteCall& call, const Variable& images) {
  return ops::reshape(images, {call.arg("N").sym_int(), call.arg("C").sym_int(), call.arg("HxW").sym_int()});
}

// The gradients that the mask asks for.
IValue Masked(const RewriteCall& call, const Variable& input, const Variable& weight, const Variable& bias) {
  const IValueList& mask = call.arg("output_mask").list();
  return IValue(IValueList{mask[0].bool_value() ? ToIValue(input) : IValue(),
                           mask[1].bool_value() ? ToIValue(weight) : IValue(),
                           mask[2].bool_value() ? ToIValue(bias) : IValue()});
}

const IValue& OnlyInput() {
  static const IValue kMask(IValueList{IValue(true), IValue(false), IValue(false)});
  return kMask;
}

}  // namespace

Rewritten LayerNorm(const RewriteCall& call) {
  if (!call.depends(call.arg("weight")) && !call.depends(call.arg("bias"))) return std::nullopt;
  const Variable input = call.tensor("input");
  IValueList results =
      call.Call(OpId::native_layer_norm, {IValue(InParameterDType(call, input)), call.arg("normalized_shape"), IValue(),
                                          IValue(), call.arg("eps")})
          .list();
  const Variable y = Affine(ToVariable(results[0]), call.tensor("weight"), call.tensor("bias"));
  results[0] = IValue(InDType(y, input.dtype()));
  return IValue(std::move(results));
}

Rewritten LayerNormBackward(const RewriteCall& call) {
  if (!WantsWeights(call)) return std::nullopt;
  const Variable grad = InParameterDType(call, call.tensor("grad_out"));
  const Variable input = call.tensor("input");
  const Variable weight = call.tensor("weight");
  const IValue to_input =
      call.Call(OpId::native_layer_norm_backward,
                {IValue(Affine(grad, weight, {})), IValue(InParameterDType(call, input)), call.arg("normalized_shape"),
                 call.arg("mean"), call.arg("rstd"), IValue(), IValue(), OnlyInput()});
  const auto leading = input.dim() - static_cast<int64_t>(call.arg("normalized_shape").list().size());
  std::vector<int64_t> dims;
  for (int64_t i = 0; i < leading; ++i) dims.push_back(i);
  std::vector<SymInt> rows = SymSizesOf(input);
  for (int64_t i = leading; i < input.dim(); ++i) rows[i] = SymInt(1);
  const Variable centered = ops::sub(input, ops::reshape(call.tensor("mean"), rows));
  const Variable normalized = ops::mul(centered, ops::reshape(call.tensor("rstd"), rows));
  const Variable to_weight = weight.defined() ? SumOver(ops::mul(grad, normalized), dims) : Variable();
  const Variable to_bias = call.tensor("bias").defined() ? SumOver(grad, dims) : Variable();
  return Masked(call, InDType(ToVariable(to_input.list()[0]), input.dtype()), to_weight, to_bias);
}

Rewritten GroupNormWeights(const RewriteCall& call) {
  if (!call.depends(call.arg("weight")) && !call.depends(call.arg("bias"))) return std::nullopt;
  const Variable input = call.tensor("input");
  IValueList results =
      call.Call(OpId::native_group_norm, {IValue(InParameterDType(call, input)), IValue(), IValue(), call.arg("N"),
                                          call.arg("C"), call.arg("HxW"), call.arg("group"), call.arg("eps")})
          .list();
  const Variable y = Affine(ByChannel(call, ToVariable(results[0])), PerChannel(call.tensor("weight")),
                            PerChannel(call.tensor("bias")));
  results[0] = IValue(InDType(ops::reshape(y, SymSizesOf(input)), input.dtype()));
  return IValue(std::move(results));
}

Rewritten GroupNormBackward(const RewriteCall& call) {
  if (!WantsWeights(call)) return std::nullopt;
  const Variable input = call.tensor("input");
  const Variable weight = call.tensor("weight");
  const Variable grad = ByChannel(call, InParameterDType(call, call.tensor("grad_out")));
  const Variable weighted = ops::reshape(Affine(grad, PerChannel(weight), {}), SymSizesOf(input));
  const IValue to_input =
      call.Call(OpId::native_group_norm_backward,
                {IValue(weighted), IValue(InParameterDType(call, input)), call.arg("mean"), call.arg("rstd"), IValue(),
                 call.arg("N"), call.arg("C"), call.arg("HxW"), call.arg("group"), OnlyInput()});
  const SymInt n = call.arg("N").sym_int();
  const SymInt groups = call.arg("group").sym_int();
  const SymInt length = SymInt::FloorDiv(call.arg("C").sym_int(), groups) * call.arg("HxW").sym_int();
  const Variable grouped = ops::reshape(input, {n, groups, length});
  const Variable mean = ops::reshape(call.tensor("mean"), {n, groups, SymInt(1)});
  const Variable rstd = ops::reshape(call.tensor("rstd"), {n, groups, SymInt(1)});
  const Variable normalized = ByChannel(call, ops::mul(ops::sub(grouped, mean), rstd));
  const std::vector<int64_t> dims = {0, 2};
  return Masked(call, InDType(ToVariable(to_input.list()[0]), input.dtype()), SumOver(ops::mul(grad, normalized), dims),
                SumOver(grad, dims));
}

Rewritten WeightNorm(const RewriteCall& call) {
  const Variable v = call.tensor("v");
  const Variable g = call.tensor("g");
  const int64_t kept = formulas::WrappedDim(call.arg("dim").sym_int().value(), v.dim());
  std::vector<int64_t> dims;
  for (int64_t i = 0; i < v.dim(); ++i) {
    if (i != kept) dims.push_back(i);
  }
  // The norms of bfloat16 are float32.
  const DType dtype = v.dtype() == DType::kBFloat16 ? DType::kFloat32 : v.dtype();
  const Variable norms = ops::linalg_vector_norm(v, SymScalar(2), dims, true, dtype);
  const Variable scaled = ops::mul(v, ops::div(g, norms));
  return IValue(
      IValueList{IValue(scaled.dtype() == v.dtype() ? scaled : ops::_to_copy(scaled, v.dtype())), IValue(norms)});
}

}  // namespace backtape::vectorize
