// The ops of quantised graphs (torch.ops.quantized_decomposed), which compute with integer tensors, scales and zero
// points. Formulas: torch/ao/quantization/fx/_decomposed.py.
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/ops.h"
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
  return Boxed(ops::to(Limited(x, args), args["dtype"].dtype()));
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
  return Boxed(ops::to(result, dtype));
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
  return Boxed(ops::to(Limited(shifted, args), args["dtype"].dtype()));
}

Value DequantizePerChannel(const Arguments& args) {
  const Variable input = args.tensor("input");
  BACKTAPE_RETURN_IF_ERROR(CheckQuantized(input, args));
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t axis, AxisOf(input, args));
  Variable x = input;
  if (!args.is_none("zero_points")) x = ops::sub(x, ForChannels(args.tensor("zero_points"), input, axis));
  return Boxed(ops::to(ops::mul(x, ForChannels(args.tensor("scales"), input, axis)), DequantizedDType(args)));
}

constexpr std::pair<absl::string_view, PythonFunction> kQuantized[] = {
    {"quantize_per_tensor", &QuantizePerTensor},
    {"dequantize_per_tensor", &DequantizePerTensor},
    {"quantize_per_channel", &QuantizePerChannel},
    {"dequantize_per_channel", &DequantizePerChannel},
};

}  // namespace

PythonFunctionTable QuantizedFunctions() { return kQuantized; }

}  // namespace backtape::python_targets
