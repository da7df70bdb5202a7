// The ops of quantised graphs (torch.ops.quantized_decomposed), which compute with integer tensors, scales and zero
// points. Formulas: torch/ao/quantization/fx/_decomposed.py.
#include <limits>
#include <tuple>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/passes/python_targets/python_functions.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::python_targets {
namespace {

using Arguments = PythonArguments;
using Value = absl::StatusOr<IValue>;

// A scale or zero point for a whole tensor: a number, or a tensor of one element. A 0-dim tensor takes part in type
// promotion like a number.
Variable ForAll(const IValue& value) { return ops::reshape(ToVariable(value), std::vector<SymInt>()); }

Variable PlusZeroPoint(const Variable& x, const IValue& zero_point, double sign) {
  if (!zero_point.is_tensor()) return ops::add(x, SymScalar(sign * zero_point.scalar().to_double()));
  return sign > 0 ? ops::add(x, ForAll(zero_point)) : ops::sub(x, ForAll(zero_point));
}

Variable Limited(const Variable& x, const Arguments& args) {
  const IValue &low = args["quant_min"], &high = args["quant_max"];
  if (low.is_tensor()) return ops::clamp(x, ForAll(low), ForAll(high));
  return ops::clamp(x, low.sym_scalar(), high.sym_scalar());
}

// 16-bit floats are quantised in float32.
Variable Widened(const Variable& x) {
  const bool is_half = x.dtype() == DType::kFloat16 || x.dtype() == DType::kBFloat16;
  return is_half ? ops::to(x, DType::kFloat32) : x;
}

Value QuantizePerTensor(const Arguments& args) {
  Variable x = Widened(args.tensor("input"));
  const IValue& scale = args["scale"];
  if (scale.is_tensor()) {
    x = ops::mul(x, ops::reciprocal(ops::to(ForAll(scale), DType::kFloat64)));
  } else {
    x = ops::mul(x, SymScalar(1.0 / scale.scalar().to_double()));
  }
  x = PlusZeroPoint(ops::round(x), args["zero_point"], 1);
  return ToIValue(ops::to(Limited(x, args), args["dtype"].dtype()));
}

absl::Status CheckQuantized(const Variable& x, const Arguments& args) {
  const DType dtype = args["dtype"].dtype();
  if (x.dtype() == dtype) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("expected an input of dtype ", TorchName(dtype), ", got ", TorchName(x.dtype())));
}

DType DequantizedDType(const Arguments& args) {
  return args.is_none("out_dtype") ? DType::kFloat32 : args["out_dtype"].dtype();
}

Value DequantizePerTensor(const Arguments& args) {
  const Variable input = args.tensor("input");
  BACKTAPE_RETURN_IF_ERROR(CheckQuantized(input, args));
  const DType dtype = DequantizedDType(args);
  const Variable x = PlusZeroPoint(ops::to(input, dtype), args["zero_point"], -1);
  const IValue& scale = args["scale"];
  const Variable result =
      scale.is_tensor() ? ops::mul(x, ops::to(ForAll(scale), DType::kFloat64)) : ops::mul(x, scale.sym_scalar());
  return ToIValue(ops::to(result, dtype));
}

// The scales or zero points of channels, in the shape that broadcasts with the input.
Variable ForChannels(const Variable& values, const Variable& input, int64_t axis) {
  std::vector<SymInt> sizes(static_cast<size_t>(input.dim()), SymInt(1));
  sizes[static_cast<size_t>(axis)] = SymSizeOf(values, 0);
  return ops::reshape(values, sizes);
}

absl::StatusOr<int64_t> AxisOf(const Variable& input, const Arguments& args) {
  const int64_t axis = args.integer("axis");
  if (axis >= 0 && axis < input.dim()) return axis;
  return absl::InvalidArgumentError(absl::StrCat("the input has no axis ", axis, ": it has ", input.dim(), " dims"));
}

Value QuantizePerChannel(const Arguments& args) {
  const Variable x = Widened(args.tensor("input"));
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t axis, AxisOf(x, args));
  const Variable scaled = ops::mul(x, ops::reciprocal(ForChannels(args.tensor("scales"), x, axis)));
  const Variable shifted = ops::add(ops::round(scaled), ForChannels(args.tensor("zero_points"), x, axis));
  return ToIValue(ops::to(Limited(shifted, args), args["dtype"].dtype()));
}

Value DequantizePerChannel(const Arguments& args) {
  const Variable input = args.tensor("input");
  BACKTAPE_RETURN_IF_ERROR(CheckQuantized(input, args));
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t axis, AxisOf(input, args));
  Variable x = input;
  if (!args.is_none("zero_points")) x = ops::sub(x, ForChannels(args.tensor("zero_points"), input, axis));
  return ToIValue(ops::to(ops::mul(x, ForChannels(args.tensor("scales"), input, axis)), DequantizedDType(args)));
}

Value FakeQuantisePerChannel(const Arguments& args) {
  const Variable x = args.tensor("input");
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t axis, AxisOf(x, args));
  return ToIValue(std::get<0>(ops::fake_quantize_per_channel_affine_cachemask(
      x, ops::to(args.tensor("scales"), DType::kFloat32), ops::to(args.tensor("zero_points"), DType::kInt32), axis,
      args.integer("quant_min"), args.integer("quant_max"))));
}

// A row is a token: all elements along the last dim.
Value QuantizePerToken(const Arguments& args) {
  const Variable scaled = args.tensor("input") * ops::reciprocal(args.tensor("scales"));
  return ToIValue(ops::to(Limited(ops::round(scaled + args.tensor("zero_points")), args), args["dtype"].dtype()));
}
Value DequantizePerToken(const Arguments& args) {
  const Variable shifted = args.tensor("input") - args.tensor("zero_points");
  return ToIValue(ops::to(shifted * args.tensor("scales"), args["output_dtype"].dtype()));
}

// Reshapes a matrix to rows of `group_size` elements, or to its own rows if these are shorter and have one scale each.
absl::StatusOr<Variable> InGroups(const Variable& input, const Arguments& args) {
  if (input.dim() != 2)
    return absl::InvalidArgumentError(absl::StrCat("expected a matrix, got ", input.dim(), " dims"));
  SymInt group = args.integer("group_size");
  if (SymLess(SymSizeOf(input, 1), group) && SymEqual(SymSizeOf(args.tensor("scales"), -1), SymInt(1))) {
    group = SymSizeOf(input, 1);
  }
  return ops::reshape(input, {SymInt(-1), group});
}
Variable AsColumn(const Variable& x) { return ops::reshape(x, {SymInt(-1), SymInt(1)}); }

Value QuantizePerChannelGroup(const Arguments& args) {
  const Variable input = args.tensor("input");
  BACKTAPE_ASSIGN_OR_RETURN(const Variable groups, InGroups(input, args));
  const Variable scaled = groups * ops::reciprocal(AsColumn(args.tensor("scales")));
  const Variable limited = Limited(ops::round(scaled + AsColumn(args.tensor("zero_points"))), args);
  return ToIValue(ops::reshape(ops::to(limited, args["dtype"].dtype()), SymSizesOf(input)));
}
Value DequantizePerChannelGroup(const Arguments& args) {
  const Variable input = args.tensor("input");
  BACKTAPE_ASSIGN_OR_RETURN(Variable groups, InGroups(input, args));
  if (!args.is_none("zero_points")) groups = groups - AsColumn(args.tensor("zero_points"));
  const Variable scaled = ops::reshape(groups * AsColumn(args.tensor("scales")), SymSizesOf(input));
  return ToIValue(ops::to(scaled, args["output_dtype"].dtype()));
}

Value ListOf(const Variable& scale, const Variable& zero_point) { return IValue(ToIValueList({scale, zero_point})); }

struct Extremes {
  Variable low, high;  // low <= 0 <= high
};
Extremes ExtremesWithZero(const Variable& low, const Variable& high) {
  return {ops::minimum(low, ops::zeros_like(low)), ops::maximum(high, ops::zeros_like(high))};
}

// torch.ao.quantization.utils.determine_qparams for a whole tensor.
Value ChooseParameters(const Arguments& args, bool symmetric) {
  const Variable input = args.tensor("input");
  const auto low = args.integer("quant_min"), high = args.integer("quant_max");
  const Extremes extremes = ExtremesWithZero(ops::amin(input), ops::amax(input));
  const double steps = static_cast<double>(high) - static_cast<double>(low);
  const Variable eps = ops::full({}, SymScalar(args["eps"].scalar().to_double()), DType::kFloat32);
  Variable scale = symmetric ? ops::maximum(-extremes.low, extremes.high) / SymScalar(steps / 2)
                             : (extremes.high - extremes.low) / SymScalar(steps);
  scale = ops::maximum(scale, eps);
  Variable zero_point;
  if (symmetric) {
    const bool is_unsigned = args["dtype"].dtype() == DType::kUInt8;
    zero_point = ops::full({}, SymScalar(is_unsigned ? 128 : 0), DType::kInt64);
  } else {
    const Variable shift = ops::to(ops::round(extremes.low / scale), DType::kInt64);
    zero_point = ops::clamp(SymScalar(low) - shift, SymScalar(low), SymScalar(high));
  }
  return ListOf(ops::reshape(ops::to(scale, DType::kFloat64), {SymInt(1)}), ops::reshape(zero_point, {SymInt(1)}));
}
Value ChooseAffineParameters(const Arguments& args) { return ChooseParameters(args, /*symmetric=*/false); }
Value ChooseSymmetricParameters(const Arguments& args) { return ChooseParameters(args, /*symmetric=*/true); }

Value ChoosePerToken(const Arguments& args) {
  if (args["dtype"].dtype() != DType::kInt8) {
    return absl::InvalidArgumentError(absl::StrCat("expected dtype int8, got ", TorchName(args["dtype"].dtype())));
  }
  Variable scales = ops::amax(ops::abs(args.tensor("input")), {-1}, /*keepdim=*/true);
  if (scales.dtype() == DType::kFloat16) scales = ops::to(scales, DType::kFloat32);
  scales = ops::clamp_min(scales, SymScalar(1e-5)) / SymScalar(127);
  return ListOf(scales, ops::zeros_like(scales));
}

// As in XNNPACK, the zero point comes from the limit that leaves the smaller error.
Value ChoosePerTokenAsymmetric(const Arguments& args) {
  constexpr int kLow = -128, kHigh = 127;
  const Variable input = args.tensor("input");
  const Extremes extremes =
      ExtremesWithZero(ops::amin(input, {-1}, /*keepdim=*/true), ops::amax(input, {-1}, /*keepdim=*/true));
  const SymScalar epsilon(static_cast<double>(std::numeric_limits<float>::epsilon()));
  const Variable scale = ops::clamp_min((extremes.high - extremes.low) / SymScalar(double{kHigh - kLow}), epsilon);
  const Variable low = extremes.low / scale, high = extremes.high / scale;
  const Variable errors = (low + SymScalar(kLow)) + (high + SymScalar(kHigh));
  const Variable zero_point = ops::where(errors > SymScalar(0), SymScalar(kLow) - low, SymScalar(kHigh) - high);
  const Variable limited = ops::round(ops::clamp(zero_point, SymScalar(kLow), SymScalar(kHigh)));
  return ListOf(ops::to(scale, DType::kFloat64), ops::to(limited, DType::kInt64));
}

Value ConvertElements(const Arguments& args) { return ToIValue(ops::to(args.tensor("input"), args["dtype"].dtype())); }

constexpr std::pair<absl::string_view, PythonFunction> kQuantized[] = {
    {"fake_quant_per_channel", &FakeQuantisePerChannel},
    {"quantize_per_token", &QuantizePerToken},
    {"dequantize_per_token", &DequantizePerToken},
    {"quantize_per_channel_group", &QuantizePerChannelGroup},
    {"dequantize_per_channel_group", &DequantizePerChannelGroup},
    {"choose_qparams", &ChooseAffineParameters},
    {"choose_qparams_symmetric", &ChooseSymmetricParameters},
    {"choose_qparams_per_token", &ChoosePerToken},
    {"choose_qparams_per_token_asymmetric", &ChoosePerTokenAsymmetric},
    {"convert_element_type", &ConvertElements},
    {"quantize_per_tensor", &QuantizePerTensor},
    {"dequantize_per_tensor", &DequantizePerTensor},
    {"quantize_per_channel", &QuantizePerChannel},
    {"dequantize_per_channel", &DequantizePerChannel},
};

}  // namespace

PythonFunctionTable QuantizedFunctions() { return kQuantized; }

}  // namespace backtape::python_targets
