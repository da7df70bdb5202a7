#include "backtape/autograd/ops/required_arguments.h"

#include <optional>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/tensor/error.h"

namespace backtape::internal {
namespace {

[[noreturn]] void ThrowUndefined(absl::string_view op, absl::string_view argument, size_t position,
                                 std::optional<size_t> element = std::nullopt) {
  throw Error(absl::InvalidArgumentError(
      absl::StrCat(op, ": Expected a proper Tensor but got None (or an undefined Tensor in C++) for ",
                   element.has_value() ? absl::StrCat("element ", *element, " of ") : "", "argument #", position, " '",
                   argument, "'")));
}

}  // namespace

void CheckArguments(const OpSchema& op, absl::Span<const IValue> args) {
  if (args.size() != op.args.size()) [[unlikely]] {
    throw Error(absl::InvalidArgumentError(
        absl::StrCat(op.QualifiedName(), " takes ", op.args.size(),
                     op.args.size() == 1 ? " argument; found " : " arguments; found ", args.size())));
  }
  // Most calls have neither None nor a list among their arguments, so they need not read the schema.
  bool has_none_or_list = false;
  for (const IValue& arg : args) has_none_or_list |= arg.is_none() || arg.is_list();
  if (!has_none_or_list) return;
  for (size_t i = 0; i < args.size(); ++i) {
    const ArgSchema& arg = op.args[i];
    if (arg.type != SchemaType::kTensor || arg.is_optional) continue;
    if (!arg.is_list) {
      if (args[i].is_none()) [[unlikely]] {
        ThrowUndefined(op.QualifiedName(), arg.name, i);
      }
    } else if (!arg.is_element_optional) {
      const IValueList& list = args[i].list();
      for (size_t k = 0; k < list.size(); ++k) {
        if (list[k].is_none()) [[unlikely]] {
          ThrowUndefined(op.QualifiedName(), arg.name, i, k);
        }
      }
    }
  }
}

void RequireDefined(absl::string_view function, std::initializer_list<RequiredArgument> args) {
  size_t position = 0;
  for (const RequiredArgument& arg : args) {
    if (!arg.value.defined()) [[unlikely]] {
      ThrowUndefined(function, arg.name, position);
    }
    ++position;
  }
}

}  // namespace backtape::internal
