#include "backtape/ir/bind_arguments.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "absl/strings/escaping.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"

namespace backtape {
namespace {

// Wraps a number as a 0-dim tensor.
IValue WrapNumber(const IValue& number, BindFor target) {
  if (target != BindFor::kShapeRule) return Tensor::WrapNumber(number.scalar());
  TensorType type;
  type.dtype = number.is_int() ? DType::kInt64 : number.is_bool() ? DType::kBool : DType::kFloat64;
  type.strides.emplace();
  type.is_wrapped_number = true;
  return type;
}

// Converts one element, or the argument itself if it is not a list. Returns nullopt if the value is of another kind.
std::optional<IValue> ConvertElement(const IValue& value, SchemaType type, BindFor target) {
  const bool for_types = target == BindFor::kShapeRule;
  const bool may_be_symbolic = target != BindFor::kKernel;
  const auto if_true = [&](bool fits) { return fits ? std::optional<IValue>(value) : std::nullopt; };
  switch (type) {
    case SchemaType::kTensor:
      if (for_types && value.is_tensor()) return IValue(value.tensor().type());
      if (for_types ? value.is_tensor_type() : value.is_tensor()) return value;
      if (value.is_scalar() || (for_types && value.is_int())) return WrapNumber(value, target);
      return std::nullopt;
    case SchemaType::kInt:
      return if_true(value.is_int() && !value.sym_int().is_symbolic());
    case SchemaType::kSymInt:
      return if_true(value.is_int() && (may_be_symbolic || !value.sym_int().is_symbolic()));
    case SchemaType::kFloat:
      if (value.is_int() && !value.sym_int().is_symbolic()) return IValue(static_cast<double>(value.sym_int().value()));
      if (value.is_bool()) return IValue(value.bool_value() ? 1.0 : 0.0);
      return if_true(value.is_double());
    case SchemaType::kBool:
      return if_true(value.is_bool());
    case SchemaType::kStr:
      return if_true(value.is_string());
    case SchemaType::kScalar:
      return if_true(value.is_scalar() || (may_be_symbolic && value.is_int()));
    case SchemaType::kScalarType:
      return if_true(value.is_dtype());
    case SchemaType::kLayout:
      return if_true(value.is_layout());
    case SchemaType::kDevice:
      if (value.is_string()) {
        if (const auto device = Device::Parse(value.string())) return IValue(*device);
      }
      return if_true(value.is_device());
    case SchemaType::kMemoryFormat:
      return if_true(value.is_memory_format());
    case SchemaType::kGenerator:
      return if_true(value.is_none());
    case SchemaType::kAny:
      return value;
  }
  return std::nullopt;
}

// Returns nullopt if the value is of another kind; `found` then describes it.
std::optional<IValue> Convert(const IValue& value, const ArgSchema& arg, BindFor target, std::string& found) {
  found = value.is_list() ? absl::StrCat("a ", value.KindName()) : value.KindName();
  if (value.is_none()) {
    if (arg.is_optional || (arg.type == SchemaType::kAny && !arg.is_list)) return value;
    return std::nullopt;
  }
  if (!arg.is_list) return ConvertElement(value, arg.type, target);
  const bool is_exact = arg.type == SchemaType::kBool && arg.list_size >= 0;
  if (!value.is_list()) {
    if (arg.list_size < 0 || is_exact) return std::nullopt;
    const auto element = ConvertElement(value, arg.type, target);
    if (!element.has_value()) return std::nullopt;
    return IValue(IValueList(arg.list_size, *element));
  }
  IValueList out;
  out.reserve(value.list().size());
  for (const IValue& item : value.list()) {
    if (item.is_none() && arg.is_element_optional) {
      out.push_back(item);
      continue;
    }
    const auto element = ConvertElement(item, arg.type, target);
    if (!element.has_value()) {
      found = absl::StrCat("a list with ", item.KindName(), " at index ", out.size());
      return std::nullopt;
    }
    out.push_back(*element);
  }
  if (is_exact && static_cast<int>(out.size()) != arg.list_size) {
    found = absl::StrCat("a list of ", out.size(), out.size() == 1 ? " element" : " elements");
    return std::nullopt;
  }
  return IValue(std::move(out));
}

// The generator has checked the text of every default.
IValue DefaultElement(absl::string_view text, SchemaType type) {
  if (text == "None") return IValue();
  if (text == "True" || text == "False") return IValue(text == "True");
  if (text == "Mean" || text == "Sum") return IValue(int64_t{text == "Mean" ? 1 : 2});  // at::Reduction
  int64_t integer = 0;
  double number = 0;
  switch (type) {
    case SchemaType::kStr: {
      std::string unescaped;
      absl::CUnescape(text.substr(1, text.size() - 2), &unescaped);
      return IValue(std::move(unescaped));
    }
    case SchemaType::kScalarType:
      if (const auto dtype = DTypeFromTorchName(text)) return IValue(*dtype);
      return IValue();
    case SchemaType::kLayout:
      if (const auto layout = LayoutFromTorchName(text)) return IValue(*layout);
      return IValue();
    case SchemaType::kMemoryFormat:
      if (const auto format = MemoryFormatFromTorchName(text)) return IValue(*format);
      return IValue();
    case SchemaType::kDevice:
      if (const auto device = Device::Parse(text)) return IValue(*device);
      return IValue();
    default:
      if (type != SchemaType::kFloat && absl::SimpleAtoi(text, &integer)) return IValue(integer);
      if (absl::SimpleAtod(text, &number)) return IValue(number);
      return IValue();
  }
}

absl::StatusOr<IValueList> BindPython(const OpSchema& op, absl::Span<const IValue> args, size_t num_kwargs) {
  if (num_kwargs > 0 || args.size() != op.args.size()) {
    return absl::InvalidArgumentError(
        absl::StrCat("the op takes ", op.args.size(),
                     op.args.size() == 1 ? " positional argument, got " : " positional arguments, got ", args.size(),
                     " positional and ", num_kwargs, " keyword arguments"));
  }
  return IValueList(args.begin(), args.end());
}

}  // namespace

IValue DefaultOf(const ArgSchema& arg) {
  absl::string_view text = arg.default_text;
  if (!arg.is_list || text == "None") return DefaultElement(text, arg.type);
  IValueList out;
  if (!absl::ConsumePrefix(&text, "[")) return IValue(IValueList(arg.list_size, DefaultElement(text, arg.type)));
  absl::ConsumeSuffix(&text, "]");
  for (absl::string_view item : absl::StrSplit(text, ',', absl::SkipWhitespace())) {
    out.push_back(DefaultElement(absl::StripAsciiWhitespace(item), arg.type));
  }
  return IValue(std::move(out));
}

absl::StatusOr<IValueList> BindArguments(const OpSchema& op, absl::Span<const IValue> args,
                                         absl::Span<const std::pair<std::string, IValue>> kwargs, BindFor target) {
  if (op.has_tag(kTagPython)) return BindPython(op, args, kwargs.size());
  std::vector<std::string> problems;
  std::vector<const IValue*> given(op.args.size(), nullptr);
  size_t num_positional = 0;
  for (const ArgSchema& arg : op.args) num_positional += arg.is_kwarg_only ? 0 : 1;
  if (args.size() > num_positional) {
    problems.push_back(absl::StrCat("the op takes at most ", num_positional,
                                    num_positional == 1 ? " positional argument, got " : " positional arguments, got ",
                                    args.size()));
  }
  for (size_t i = 0; i < std::min(args.size(), num_positional); ++i) given[i] = &args[i];
  for (const auto& [name, value] : kwargs) {
    size_t i = 0;
    while (i < op.args.size() && op.args[i].name != name) ++i;
    if (i == op.args.size()) {
      problems.push_back(absl::StrCat("the op has no argument named '", name, "'"));
    } else if (given[i] != nullptr) {
      problems.push_back(absl::StrCat("the op got multiple values for argument '", name, "'"));
    } else {
      given[i] = &value;
    }
  }
  IValueList bound;
  bound.reserve(op.args.size());
  for (size_t i = 0; i < op.args.size(); ++i) {
    const ArgSchema& arg = op.args[i];
    if (given[i] == nullptr) {
      if (!arg.has_default) problems.push_back(absl::StrCat("argument '", arg.ToString(), "' is missing"));
      bound.push_back(arg.has_default ? DefaultOf(arg) : IValue());
      continue;
    }
    std::string found;
    auto value = Convert(*given[i], arg, target, found);
    if (!value.has_value()) problems.push_back(absl::StrCat("the op got ", found, " for '", arg.ToString(), "'"));
    bound.push_back(value.has_value() ? *std::move(value) : IValue());
  }
  if (problems.empty()) return bound;
  return absl::InvalidArgumentError(absl::StrCat(absl::StrJoin(problems, "; "), "; the schema is ", op.schema));
}

}  // namespace backtape
