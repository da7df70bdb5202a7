#include "backtape/ir/python_operators.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/op_id.h"
#include "backtape/tensor/checked.h"
#include "backtape/tensor/sym_expr.h"

namespace backtape {
namespace {

using MaybeValue = absl::StatusOr<std::optional<IValue>>;

bool IsNumber(const IValue& v) { return v.is_int() || v.is_double() || v.is_bool(); }

double AsDouble(const IValue& v) { return v.scalar().to_double(); }

absl::Status DivisionByZero() { return absl::InvalidArgumentError("division by zero"); }

// Drops the prefix of in-place names ("iadd"), which act like the plain operators on numbers.
absl::string_view PlainName(absl::string_view name) {
  constexpr std::pair<absl::string_view, absl::string_view> kInplace[] = {
      {"iadd", "add"},         {"isub", "sub"},           {"imul", "mul"},
      {"itruediv", "truediv"}, {"ifloordiv", "floordiv"}, {"imod", "mod"},
      {"ipow", "pow"},         {"iand", "and_"},          {"ior", "or_"},
      {"ixor", "xor"},         {"ilshift", "lshift"},     {"irshift", "rshift"},
      {"imatmul", "matmul"}};
  for (const auto& [inplace, plain] : kInplace) {
    if (name == inplace) return plain;
  }
  return name;
}

MaybeValue GetItem(const IValue& container, const IValue& index) {
  if (!container.is_list()) return std::optional<IValue>();
  if (!index.is_int() || index.sym_int().is_symbolic()) {
    return absl::InvalidArgumentError(absl::StrCat("a list index must be an int, got ", index.KindName()));
  }
  const auto size = static_cast<int64_t>(container.list().size());
  const int64_t at = index.sym_int().value();
  if (at < -size || at >= size) {
    return absl::InvalidArgumentError(
        absl::StrCat("index ", at, " is out of range for a list of ", size, size == 1 ? " element" : " elements"));
  }
  return std::optional<IValue>(container.list()[at < 0 ? at + size : at]);
}

// True if a power of a symbolic base is computed symbolically. If the exponent is above a limit, the power is computed
// only in a run, where sizes are numbers.
bool IsComputedSymbolically(const SymInt& base, const SymInt& exponent) {
  constexpr int64_t kMaxPowerOfSum = 64;
  if (!base.is_symbolic() || exponent.is_symbolic() || exponent.value() < 0) return false;
  return exponent.value() <= (SymExpr::NumTerms(base) > 1 ? kMaxPowerOfSum : SymExpr::kMaxExponent);
}

// Evaluates on plain or symbolic integers; bools count as integers.
MaybeValue IntegerBinary(absl::string_view name, const SymInt& a, const SymInt& b) {
  if (name == "add") return std::optional<IValue>(a + b);
  if (name == "sub") return std::optional<IValue>(a - b);
  if (name == "mul") return std::optional<IValue>(a * b);
  const bool zero = b == SymInt(0);
  if (name == "floordiv" || name == "mod") {
    if (zero) return DivisionByZero();
    return std::optional<IValue>(name == "mod" ? SymInt::Mod(a, b) : SymInt::FloorDiv(a, b));
  }
  if (name == "eq" && a == b) return std::optional<IValue>(true);
  if (name == "ne" && a == b) return std::optional<IValue>(false);
  if (name == "pow" && IsComputedSymbolically(a, b)) {
    SymInt power = 1;
    for (int64_t i = 0; i < b.value(); ++i) power *= a;
    return power.overflowed() ? std::optional<IValue>() : std::optional<IValue>(power);
  }
  if (a.is_symbolic() || b.is_symbolic()) return std::optional<IValue>();
  const int64_t x = a.value();
  const int64_t y = b.value();
  if (name == "truediv") {
    if (zero) return DivisionByZero();
    return std::optional<IValue>(static_cast<double>(x) / static_cast<double>(y));
  }
  if (name == "pow") {
    if (y < 0) {
      if (x == 0) return DivisionByZero();
      return std::optional<IValue>(std::pow(static_cast<double>(x), static_cast<double>(y)));
    }
    const std::optional<int64_t> power = CheckedPow(x, y);
    return std::optional<IValue>(power.has_value() ? SymInt(*power) : SymInt::Overflow());
  }
  if (name == "eq") return std::optional<IValue>(x == y);
  if (name == "ne") return std::optional<IValue>(x != y);
  if (name == "lt") return std::optional<IValue>(x < y);
  if (name == "le") return std::optional<IValue>(x <= y);
  if (name == "gt") return std::optional<IValue>(x > y);
  if (name == "ge") return std::optional<IValue>(x >= y);
  if (name == "and_") return std::optional<IValue>(x & y);
  if (name == "or_") return std::optional<IValue>(x | y);
  if (name == "xor") return std::optional<IValue>(x ^ y);
  if (name == "lshift" || name == "rshift") {
    if (y < 0) return absl::InvalidArgumentError(absl::StrCat("negative shift count ", y));
    if (name == "lshift") {
      if (x == 0) return std::optional<IValue>(x);
      return std::optional<IValue>(y >= 63 ? SymInt::Overflow() : SymInt(x) * SymInt(int64_t{1} << y));
    }
    return std::optional<IValue>(x >> (y >= 64 ? 63 : y));
  }
  return std::optional<IValue>();
}

// Python's int() of an integral float.
MaybeValue WholeNumber(double x) {
  if (!(x >= -0x1p63 && x < 0x1p63)) {
    return absl::InvalidArgumentError(absl::StrCat(x, " does not fit in a 64-bit integer"));
  }
  return std::optional<IValue>(static_cast<int64_t>(x));
}

// Functions from floats to floats: math.sqrt, torch._sym_sqrt.
struct FloatFunction {
  absl::string_view name;
  double (*function)(double);
  OpId tensor_op;
};
constexpr FloatFunction kFloatFunctions[] = {
    {"acos", [](double x) { return std::acos(x); }, OpId::acos},
    {"asin", [](double x) { return std::asin(x); }, OpId::asin},
    {"atan", [](double x) { return std::atan(x); }, OpId::atan},
    {"cos", [](double x) { return std::cos(x); }, OpId::cos},
    {"cosh", [](double x) { return std::cosh(x); }, OpId::cosh},
    {"exp", [](double x) { return std::exp(x); }, OpId::exp},
    {"expm1", [](double x) { return std::expm1(x); }, OpId::expm1},
    {"log", [](double x) { return std::log(x); }, OpId::log},
    {"log10", [](double x) { return std::log10(x); }, OpId::log10},
    {"log1p", [](double x) { return std::log1p(x); }, OpId::log1p},
    {"log2", [](double x) { return std::log2(x); }, OpId::log2},
    {"sin", [](double x) { return std::sin(x); }, OpId::sin},
    {"sinh", [](double x) { return std::sinh(x); }, OpId::sinh},
    {"sqrt", [](double x) { return std::sqrt(x); }, OpId::sqrt},
    {"tan", [](double x) { return std::tan(x); }, OpId::tan},
    {"tanh", [](double x) { return std::tanh(x); }, OpId::tanh},
};

// nullptr if there is none.
const FloatFunction* FindFloatFunction(const OpSchema& op) {
  absl::string_view name = op.name;
  if (op.ns != "math" && !(op.ns == "torch" && absl::ConsumePrefix(&name, "_sym_"))) return nullptr;
  const auto* const found = std::find_if(std::begin(kFloatFunctions), std::end(kFloatFunctions),
                                         [name](const FloatFunction& row) { return row.name == name; });
  return found == std::end(kFloatFunctions) ? nullptr : found;
}

// As in Python, a finite argument outside of the domain, and a result that is too large for a float, are errors.
MaybeValue EvaluateFloatFunction(const OpSchema& op, const FloatFunction& row, double x) {
  const double result = row.function(x);
  if (std::isfinite(result) || std::isnan(x) || (std::isinf(x) && std::isinf(result))) {
    return std::optional<IValue>(result);
  }
  return absl::InvalidArgumentError(absl::StrCat(op.Target(), " of ", x, " is not a finite number"));
}

// Evaluates the functions of the modules math and torch.
MaybeValue Function(const OpSchema& op, absl::Span<const IValue> args) {
  const absl::string_view name = op.name;
  const auto as_int = [](const IValue& v) { return v.is_bool() ? SymInt(v.bool_value() ? 1 : 0) : v.sym_int(); };
  if (name == "sym_sum") {
    if (!args[0].is_list()) {
      return absl::InvalidArgumentError(
          absl::StrCat("torch.sym_sum takes a list of integers, got ", args[0].KindName()));
    }
    SymInt sum = 0;
    for (const IValue& term : args[0].list()) {
      if (!term.is_int() && !term.is_bool()) {
        return absl::InvalidArgumentError(absl::StrCat("torch.sym_sum does not take ", term.KindName()));
      }
      sum += as_int(term);
    }
    return std::optional<IValue>(sum);
  }
  for (const IValue& arg : args) {
    if (!IsNumber(arg)) return absl::InvalidArgumentError(absl::StrCat(name, " does not take ", arg.KindName()));
  }
  const IValue& a = args[0];
  const bool is_symbolic = a.is_int() && a.sym_int().is_symbolic();
  if (name == "sym_ite") {
    if (!a.is_bool()) {
      return absl::InvalidArgumentError(
          absl::StrCat("the first argument of torch.sym_ite must be a bool, got ", a.KindName()));
    }
    const auto kind_of = [](const IValue& x) -> absl::string_view {
      return x.is_double() ? "float" : x.is_bool() ? "bool" : "int";
    };
    if (kind_of(args[1]) != kind_of(args[2])) {
      return absl::InvalidArgumentError(
          absl::StrCat("the second and third arguments of torch.sym_ite must have the same type, got ",
                       kind_of(args[1]), " and ", kind_of(args[2])));
    }
    return std::optional<IValue>(args[a.bool_value() ? 1 : 2]);
  }
  if (name == "sym_not") {
    if (is_symbolic) return std::optional<IValue>();
    return std::optional<IValue>(AsDouble(a) == 0);
  }
  if (name == "sym_float") {
    if (is_symbolic) return std::optional<IValue>();
    return std::optional<IValue>(AsDouble(a));
  }
  if (const FloatFunction* const row = FindFloatFunction(op)) {
    if (is_symbolic) return std::optional<IValue>();
    return EvaluateFloatFunction(op, *row, AsDouble(a));
  }
  if (name == "sym_max" || name == "sym_min") {
    const IValue& b = args[1];
    if (!a.is_double() && !b.is_double()) {
      const SymInt x = as_int(a);
      const SymInt y = as_int(b);
      return std::optional<IValue>(name == "sym_max" ? SymInt::Max(x, y) : SymInt::Min(x, y));
    }
    if (is_symbolic || (b.is_int() && b.sym_int().is_symbolic())) return std::optional<IValue>();
    // If either is a float, the result is a float.
    const double x = AsDouble(a);
    const double y = AsDouble(b);
    return std::optional<IValue>(name == "sym_max" ? std::max(x, y) : std::min(x, y));
  }
  if (!a.is_double()) return std::optional<IValue>(as_int(a));
  if (name == "ceil") return WholeNumber(std::ceil(a.float_value()));
  if (name == "floor") return WholeNumber(std::floor(a.float_value()));
  return WholeNumber(std::trunc(a.float_value()));  // trunc, sym_int
}

MaybeValue DoubleBinary(absl::string_view name, double x, double y) {
  if (name == "add") return std::optional<IValue>(x + y);
  if (name == "sub") return std::optional<IValue>(x - y);
  if (name == "mul") return std::optional<IValue>(x * y);
  if (name == "truediv" || name == "floordiv" || name == "mod") {
    if (y == 0) return DivisionByZero();
    if (name == "truediv") return std::optional<IValue>(x / y);
    if (name == "floordiv") return std::optional<IValue>(std::floor(x / y));
    const double remainder = std::fmod(x, y);
    return std::optional<IValue>(remainder != 0 && (remainder < 0) != (y < 0) ? remainder + y : remainder);
  }
  if (name == "pow") return std::optional<IValue>(std::pow(x, y));
  if (name == "eq") return std::optional<IValue>(x == y);
  if (name == "ne") return std::optional<IValue>(x != y);
  if (name == "lt") return std::optional<IValue>(x < y);
  if (name == "le") return std::optional<IValue>(x <= y);
  if (name == "gt") return std::optional<IValue>(x > y);
  if (name == "ge") return std::optional<IValue>(x >= y);
  return absl::InvalidArgumentError(absl::StrCat("operator.", name, " does not take floats"));
}

MaybeValue Unary(absl::string_view name, const IValue& x) {
  if (name == "not_") {
    if (x.is_int() && x.sym_int().is_symbolic()) return std::optional<IValue>();
    return std::optional<IValue>(AsDouble(x) == 0);
  }
  if (x.is_double()) {
    if (name == "abs") return std::optional<IValue>(std::abs(x.float_value()));
    if (name == "neg") return std::optional<IValue>(-x.float_value());
    if (name == "pos") return std::optional<IValue>(x);
    return absl::InvalidArgumentError(absl::StrCat("operator.", name, " does not take a float"));
  }
  const SymInt value = x.is_bool() ? SymInt(x.bool_value() ? 1 : 0) : x.sym_int();
  if (name == "abs") return std::optional<IValue>(SymInt::Max(value, -value));
  if (name == "neg") return std::optional<IValue>(-value);
  if (name == "pos") return std::optional<IValue>(value);
  if (name == "invert") return std::optional<IValue>(-value - SymInt(1));
  return std::optional<IValue>();
}

bool IsTensorOrType(const IValue& v) { return v.is_tensor() || v.is_tensor_type(); }

// Chooses the op by the ranks of the operands; nullopt if no single op computes a product of these ranks.
std::optional<OpId> MatmulOp(absl::Span<const IValue> args) {
  if (args.size() != 2 || !IsTensorOrType(args[0]) || !IsTensorOrType(args[1])) return std::nullopt;
  const auto rank = [](const IValue& v) { return v.is_tensor() ? v.tensor().dim() : v.tensor_type().dim(); };
  const std::pair<int64_t, int64_t> ranks(rank(args[0]), rank(args[1]));
  if (ranks == std::pair<int64_t, int64_t>(1, 1)) return OpId::dot;
  if (ranks == std::pair<int64_t, int64_t>(2, 1)) return OpId::mv;
  if (ranks == std::pair<int64_t, int64_t>(2, 2)) return OpId::mm;
  if (ranks == std::pair<int64_t, int64_t>(3, 3)) return OpId::bmm;
  return std::nullopt;
}

}  // namespace

namespace {

MaybeValue EvaluateUnchecked(const OpSchema& op, absl::Span<const IValue> args) {
  const absl::string_view name = PlainName(op.name);
  if (args.size() != op.args.size()) {
    return absl::InvalidArgumentError(absl::StrCat(op.Target(), " takes ", op.args.size(),
                                                   op.args.size() == 1 ? " argument, got " : " arguments, got ",
                                                   args.size()));
  }
  if (op.ns != "operator") return Function(op, args);
  if (name == "getitem") return GetItem(args[0], args[1]);
  for (const IValue& arg : args) {
    if (IsTensorOrType(arg)) return std::optional<IValue>();
    if (!IsNumber(arg)) {
      return absl::InvalidArgumentError(absl::StrCat("operator.", op.name, " does not take ", arg.KindName()));
    }
  }
  if (args.size() == 1) return Unary(name, args[0]);
  const IValue& a = args[0];
  const IValue& b = args[1];
  if (a.is_bool() && b.is_bool()) {
    if (name == "and_") return std::optional<IValue>(a.bool_value() && b.bool_value());
    if (name == "or_") return std::optional<IValue>(a.bool_value() || b.bool_value());
    if (name == "xor") return std::optional<IValue>(a.bool_value() != b.bool_value());
  }
  if (!a.is_double() && !b.is_double()) {
    const auto as_int = [](const IValue& v) { return v.is_bool() ? SymInt(v.bool_value() ? 1 : 0) : v.sym_int(); };
    return IntegerBinary(name, as_int(a), as_int(b));
  }
  if ((a.is_int() && a.sym_int().is_symbolic()) || (b.is_int() && b.sym_int().is_symbolic())) {
    return std::optional<IValue>();
  }
  return DoubleBinary(name, AsDouble(a), AsDouble(b));
}

}  // namespace

MaybeValue EvaluatePythonOperator(const OpSchema& op, absl::Span<const IValue> args) {
  MaybeValue value = EvaluateUnchecked(op, args);
  if (value.ok() && value->has_value() && (*value)->is_int() && (*value)->sym_int().overflowed()) {
    return absl::OutOfRangeError(absl::StrCat("the result of ", op.Target(), " does not fit in 64 bits"));
  }
  return value;
}

std::optional<OpId> TensorOpOfPythonOperator(absl::string_view name, absl::Span<const IValue> args) {
  struct Row {
    absl::string_view python;
    OpId tensor_op;
    std::optional<OpId> inplace = std::nullopt;  // the op if the left operand is a tensor
  };
  constexpr Row kTensorOps[] = {
      {"add", OpId::add_Tensor, OpId::add_Tensor_},
      {"sub", OpId::sub_Tensor, OpId::sub_Tensor_},
      {"mul", OpId::mul_Tensor, OpId::mul_Tensor_},
      {"truediv", OpId::div_Tensor, OpId::div_Tensor_},
      {"floordiv", OpId::floor_divide, OpId::floor_divide_Tensor_},
      {"mod", OpId::remainder_Tensor, OpId::remainder_Tensor_},
      {"pow", OpId::pow_Tensor_Tensor, OpId::pow_Tensor_},
      {"and_", OpId::bitwise_and_Tensor, OpId::bitwise_and_Tensor_},
      {"or_", OpId::bitwise_or_Tensor, OpId::bitwise_or_Tensor_},
      {"xor", OpId::bitwise_xor_Tensor, OpId::bitwise_xor_Tensor_},
      {"lshift", OpId::__lshift___Tensor, OpId::bitwise_left_shift_Tensor_},
      {"rshift", OpId::__rshift___Tensor, OpId::bitwise_right_shift_Tensor_},
      {"abs", OpId::abs},
      {"neg", OpId::neg},
      {"pos", OpId::positive},
      {"invert", OpId::bitwise_not},
      {"eq", OpId::eq_Tensor},
      {"ne", OpId::ne_Tensor},
      {"lt", OpId::lt_Tensor},
      {"le", OpId::le_Tensor},
      {"gt", OpId::gt_Tensor},
      {"ge", OpId::ge_Tensor},
  };
  const absl::string_view plain = PlainName(name);
  // On tensors, Python's "@=" makes a new tensor.
  if (plain == "matmul") return MatmulOp(args);
  const bool writes = plain != name && !args.empty() && IsTensorOrType(args[0]);
  for (const Row& row : kTensorOps) {
    if (row.python == plain) return writes ? row.inplace : std::optional(row.tensor_op);
  }
  return std::nullopt;
}

std::optional<NumberOperator> NumberOperatorOf(const OpSchema& op) {
  switch (op.op_id()) {
    case OpId::math_ceil:
      return NumberOperator{OpId::ceil, NumberResult::kInteger};
    case OpId::math_floor:
      return NumberOperator{OpId::floor, NumberResult::kInteger};
    case OpId::math_trunc:
    case OpId::torch_sym_int:
      return NumberOperator{OpId::trunc, NumberResult::kInteger};
    case OpId::operator_eq:
    case OpId::operator_ge:
    case OpId::operator_gt:
    case OpId::operator_le:
    case OpId::operator_lt:
    case OpId::operator_ne:
      return NumberOperator{*TensorOpOfPythonOperator(op.name, {}), NumberResult::kBool};
    case OpId::operator_truediv:
    case OpId::operator_itruediv:
      return NumberOperator{OpId::div_Tensor, NumberResult::kFloat};
    case OpId::torch_sym_float:
      return NumberOperator{OpId::positive, NumberResult::kFloat};
    case OpId::torch_sym_ite:
      return NumberOperator{OpId::where_self, NumberResult::kChoice};
    case OpId::torch_sym_max:
      return NumberOperator{OpId::maximum, NumberResult::kNumber};
    case OpId::torch_sym_min:
      return NumberOperator{OpId::minimum, NumberResult::kNumber};
    case OpId::operator_not_:
    case OpId::torch_sym_not:
      return NumberOperator{OpId::logical_not, NumberResult::kLogical};
    default:
      break;
  }
  if (const FloatFunction* const row = FindFloatFunction(op)) {
    return NumberOperator{row->tensor_op, NumberResult::kFloat};
  }
  if (op.ns != "operator") return std::nullopt;
  constexpr absl::string_view kArithmetic[] = {"abs", "add", "sub", "mul", "floordiv", "mod", "pow", "neg", "pos"};
  constexpr absl::string_view kBitwise[] = {"and_", "or_", "xor"};
  const absl::string_view name = PlainName(op.name);
  const auto contains = [name](absl::Span<const absl::string_view> names) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  const bool is_bitwise = contains(kBitwise);
  if (!is_bitwise && !contains(kArithmetic)) return std::nullopt;
  const NumberResult result = is_bitwise ? NumberResult::kBitwise : NumberResult::kNumber;
  return NumberOperator{*TensorOpOfPythonOperator(op.name, {}), result};
}

std::optional<NumberKind> ResultKind(const NumberOperator& op, absl::Span<const NumberKind> operands) {
  if (op.result == NumberResult::kChoice) operands.remove_prefix(1);  // the condition
  const bool has_float = std::find(operands.begin(), operands.end(), NumberKind::kFloat) != operands.end();
  const bool all_bools =
      std::all_of(operands.begin(), operands.end(), [](NumberKind operand) { return operand == NumberKind::kBool; });
  const NumberKind number = has_float ? NumberKind::kFloat : NumberKind::kInteger;
  switch (op.result) {
    case NumberResult::kFloat:
      return NumberKind::kFloat;
    case NumberResult::kInteger:
      return NumberKind::kInteger;
    case NumberResult::kBool:
    case NumberResult::kLogical:
      return NumberKind::kBool;
    case NumberResult::kBitwise:
      if (has_float) return std::nullopt;
      return all_bools ? NumberKind::kBool : NumberKind::kInteger;
    case NumberResult::kChoice:
      return operands[0] == operands[1] ? std::optional(operands[0]) : std::nullopt;
    case NumberResult::kNumber:
      break;
  }
  return number;
}

}  // namespace backtape
