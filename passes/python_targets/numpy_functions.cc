// Functions of NumPy. Dynamo computes them with torch._numpy; a graph's code calls torch._dynamo.utils.wrapped_log as
// torch__dynamo_utils_wrapped_log, and the second such function of a graph has a number at the end.
#include "backtape/passes/python_targets/numpy_functions.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/autograd/ops.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::python_targets {
namespace {

struct NumpyFunction {
  absl::string_view name;
  absl::string_view packet;
  bool has_float_result = false;  // for integers too, which NumPy converts to float64
};

constexpr NumpyFunction kFunctions[] = {
    {"abs", "abs"},
    {"absolute", "abs"},
    {"add", "add"},
    {"array", "stack"},  // of a list of numbers and tensors with 0 dims
    {"cos", "cos", true},
    {"eq", "eq"},
    {"exp", "exp", true},
    {"floordiv", "floor_divide"},
    {"floor_divide", "floor_divide"},
    {"ge", "ge"},
    {"gt", "gt"},
    {"lcm", "lcm"},
    {"le", "le"},
    {"log", "log", true},
    {"log1p", "log1p", true},
    {"log2", "log2", true},
    {"lt", "lt"},
    {"maximum", "maximum"},
    {"minimum", "minimum"},
    {"mod", "remainder"},
    {"mul", "mul"},
    {"multiply", "mul"},
    {"ne", "ne"},
    {"neg", "neg"},
    {"negative", "neg"},
    {"remainder", "remainder"},
    {"sin", "sin", true},
    {"sqrt", "sqrt", true},
    {"sub", "sub"},
    {"subtract", "sub"},
    {"truediv", "div", true},
};

const NumpyFunction* Find(absl::string_view target) {
  if (!absl::ConsumePrefix(&target, "torch__dynamo_utils_wrapped_")) return nullptr;
  const auto named = [](absl::string_view name) {
    const auto* const row =
        std::find_if(std::begin(kFunctions), std::end(kFunctions), [name](const auto& f) { return f.name == name; });
    return row == std::end(kFunctions) ? nullptr : row;
  };
  if (const NumpyFunction* const exact = named(target)) return exact;
  absl::string_view name = target;
  while (!name.empty() && absl::ascii_isdigit(name.back())) name.remove_suffix(1);
  return absl::ConsumeSuffix(&name, "_") && name.size() + 1 < target.size() ? named(name) : nullptr;
}

}  // namespace

bool IsNumpyFunction(absl::string_view target) { return Find(target) != nullptr; }

absl::StatusOr<IValue> CallNumpyFunction(const PythonCall& call) {
  const NumpyFunction& function = *Find(call.target);
  std::optional<DType> dtype;  // of the tensors
  bool is_float = function.has_float_result;
  const bool makes_array = function.packet == "stack";
  const bool has_list = call.args.size() == 1 && call.args[0].is_list();
  if (makes_array && (!has_list || call.args[0].list().empty())) {
    return absl::NotFoundError("expected one list that is not empty");
  }
  const IValueList& operands = makes_array ? call.args[0].list() : call.args;
  for (const IValue& value : operands) {
    is_float |= value.is_double();
    const bool is_number = value.is_double() || value.is_int();
    if (!is_number && (!value.is_tensor() || !value.tensor().defined())) {
      return absl::NotFoundError(absl::StrCat("an argument is ", value.KindName(), ", not a number or a tensor"));
    }
    if (is_number) continue;
    const DType stated = value.tensor().dtype();
    if (stated == DType::kBool || dtype.value_or(stated) != stated) {
      return absl::NotFoundError("tensors of bools and of different dtypes are not supported");
    }
    dtype = stated;
  }
  if (!call.kwargs.empty()) return absl::NotFoundError("keyword arguments are not supported");
  // A number has the dtype of the tensors, unless they are integers and it is a float.
  if (!dtype.has_value()) dtype = DType::kInt64;
  if (is_float && !IsFloatingPoint(*dtype)) dtype = DType::kFloat64;
  IValueList args;
  for (const IValue& value : operands) {
    Variable tensor;
    if (value.is_tensor()) {
      tensor = ToVariable(value);
      if (tensor.dtype() != *dtype) tensor = ops::_to_copy(tensor, dtype);
    } else {
      tensor = ops::scalar_tensor(value.is_int() ? SymScalar(value.sym_int()) : SymScalar(value.scalar()), dtype);
    }
    args.push_back(ToIValue(tensor));
  }
  if (makes_array) args = {IValue(std::move(args))};
  return CallPacket(*call.library, function.packet, args, {});
}

}  // namespace backtape::python_targets
