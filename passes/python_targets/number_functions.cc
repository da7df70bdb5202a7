// Functions of Python's builtins and of math on numbers and tuples, getattr, and changes of grad mode and autocast.
#include <algorithm>
#include <cmath>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/passes/python_targets/python_functions.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::python_targets {
namespace {

using Arguments = PythonArguments;
using Value = absl::StatusOr<IValue>;

Value GetAttribute(const Arguments& args) { return EvaluateAttribute(args["value"], args.text("name")); }

Value Length(const Arguments& args) {
  const IValue& value = args["value"];
  if (value.is_list()) return IValue(static_cast<int64_t>(value.list().size()));
  if (value.is_tensor()) return IValue(SymSizeOf(ToVariable(value), 0));
  return absl::NotFoundError(absl::StrCat("len of ", value.KindName(), " is not supported"));
}

absl::Status NotANumber(absl::string_view function, const IValue& value,
                        absl::string_view needed = "a number that is known before the run") {
  return absl::NotFoundError(absl::StrCat(function, " needs ", needed, ", got ", value.KindName()));
}

Value ToInteger(const Arguments& args) {
  const IValue& value = args["value"];
  if (value.is_int()) return value;
  if (!value.is_scalar()) return NotANumber("int", value);
  const double number = std::trunc(value.scalar().to_double());
  if (!(number >= -0x1p63 && number < 0x1p63))
    return absl::InvalidArgumentError(absl::StrCat("the result of int does not fit in 64 bits; got ", number));
  return IValue(static_cast<int64_t>(number));
}
Value ToFloat(const Arguments& args) {
  if (!args["value"].is_scalar()) return NotANumber("float", args["value"]);
  return IValue(args.number("value"));
}
Value ToTruth(const Arguments& args) {
  const IValue& value = args["value"];
  if (value.is_list()) return IValue(!value.list().empty());
  if (value.is_none()) return IValue(false);
  if (!value.is_scalar()) return NotANumber("bool", value, "a number that is known before the run, a list or None");
  return IValue(value.scalar().to_double() != 0);
}
Value Absolute(const Arguments& args) {
  const IValue& value = args["value"];
  if (value.is_tensor()) return ToIValue(ops::abs(ToVariable(value)));
  if (value.is_double()) return IValue(std::abs(value.float_value()));
  if (value.is_int() && !value.sym_int().is_symbolic()) {
    const int64_t number = value.sym_int().value();
    return IValue(SymInt(number < 0 ? -SymInt(number) : SymInt(number)));
  }
  return NotANumber("abs", value, "a tensor, or a number that is known before the run");
}

// The maximum or minimum of numbers, which are separate arguments or one list.
Value Extremum(const Arguments& args, bool is_max) {
  IValueList values = args["values"].list();
  if (values.size() == 1 && values[0].is_list()) values = IValueList(values[0].list());
  if (values.empty()) return absl::InvalidArgumentError("max and min need at least one value");
  const bool all_int = std::all_of(values.begin(), values.end(), [](const IValue& v) { return v.is_int(); });
  if (all_int) {
    SymInt best = values[0].sym_int();
    for (const IValue& value : values) {
      best = is_max ? SymInt::Max(best, value.sym_int()) : SymInt::Min(best, value.sym_int());
    }
    return IValue(best);
  }
  IValue best = values[0];
  for (const IValue& value : values) {
    if (!value.is_scalar())
      return absl::NotFoundError(
          absl::StrCat("max and min need numbers that are known before the run, got ", value.KindName()));
    const double a = best.scalar().to_double(), b = value.scalar().to_double();
    if (is_max ? b > a : b < a) best = value;
  }
  return best;
}
Value Maximum(const Arguments& args) { return Extremum(args, true); }
Value Minimum(const Arguments& args) { return Extremum(args, false); }

Value Total(const Arguments& args) {
  if (!args["values"].is_list()) {
    return absl::NotFoundError(absl::StrCat("sum of ", args["values"].KindName(), " is not supported"));
  }
  IValue total = args["start"];
  for (const IValue& value : args["values"].list()) {
    PythonCall add = args.call();
    add.args = {total, value};
    add.kwargs.clear();
    if (total.is_int() && value.is_int()) {
      total = IValue(total.sym_int() + value.sym_int());
    } else if (total.is_scalar() && value.is_scalar()) {
      total = IValue(total.scalar().to_double() + value.scalar().to_double());
    } else if (total.is_int() && total.sym_int() == SymInt(0) && value.is_tensor()) {
      total = value;
    } else {
      BACKTAPE_ASSIGN_OR_RETURN(total, EvaluateOperator(add, "add"));
    }
  }
  return total;
}

Value Power(const Arguments& args) {
  for (const char* name : {"value", "exponent"}) {
    if (!args[name].is_scalar()) return NotANumber("math.pow", args[name]);
  }
  return IValue(std::pow(args.number("value"), args.number("exponent")));
}

Value None(const Arguments&) { return IValue(); }

Value SetGradEnabled(const Arguments& args) {
  *args.call().grad_enabled = args.flag("enabled");
  return IValue();
}

Value EnterAutocast(const Arguments& args) {
  // print(graph) writes strings without quotes, so the reader reads "cpu" as a device.
  const IValue& device = args["device"];
  const std::string type = device.is_device() ? device.device().type : device.string();
  const bool is_for_cpu = type == "cpu";
  if (!args["enabled"].is_bool()) return absl::NotFoundError("it is not known whether autocast is enabled");
  if (args.flag("enabled") && !is_for_cpu) {
    return absl::NotFoundError(absl::StrCat("autocast is supported only for the device cpu, got ", type));
  }
  AutocastRegions& regions = *args.call().autocast;
  if (!is_for_cpu) {
    regions.Enter(regions.current());
  } else if (!args.flag("enabled")) {
    regions.Enter(std::nullopt);
  } else {
    regions.Enter(Autocast{args.is_none("dtype") ? DType::kBFloat16 : args["dtype"].dtype()});
  }
  return IValue();
}
Value ExitAutocast(const Arguments& args) {
  if (args.call().autocast->Exit()) return IValue();
  return absl::NotFoundError("no autocast region was entered");
}

constexpr std::pair<absl::string_view, PythonFunction> kNumbers[] = {
    {"getattr", &GetAttribute},
    {"len", &Length},
    {"int", &ToInteger},
    {"float", &ToFloat},
    {"bool_of", &ToTruth},
    {"abs", &Absolute},
    {"max", &Maximum},
    {"min", &Minimum},
    {"sum", &Total},
    {"math_pow", &Power},
    {"none", &None},
    {"set_grad_enabled", &SetGradEnabled},
    {"enter_autocast", &EnterAutocast},
    {"exit_autocast", &ExitAutocast},
};

}  // namespace

PythonFunctionTable NumberFunctions() { return kNumbers; }

}  // namespace backtape::python_targets
