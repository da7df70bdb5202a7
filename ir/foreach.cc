#include "backtape/ir/foreach.h"

#include <optional>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/ir/bind_arguments.h"
#include "backtape/ir/op_table.h"
#include "backtape/ir/op_table_data.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {

const OpSchema* ForeachBase(const OpSchema& op) {
  const OpTable& builtin = OpTable::Builtin();
  const absl::Span<const int32_t> bases = BuiltinForeachBases();
  if (op.id >= bases.size() || bases[op.id] < 0 || builtin.at(op.id).schema != op.schema) return nullptr;
  return &builtin.at(bases[op.id]);
}

size_t ForeachArgument(const OpSchema& op, const OpSchema& base, size_t k) {
  for (size_t i = 0; i < base.args.size(); ++i) {
    if (base.args[i].name == op.args[k].name) return i;
  }
  return k;
}

absl::StatusOr<size_t> ForeachLength(const OpSchema& op, absl::Span<const IValue> args) {
  std::optional<size_t> length;
  for (size_t k = 0; k < op.args.size(); ++k) {
    if (!op.args[k].is_list || !args[k].is_list()) continue;
    const size_t found = args[k].list().size();
    if (found != length.value_or(found)) {
      return absl::InvalidArgumentError(absl::StrCat("lists must have the same number of elements, but '",
                                                     op.args[k].name, "' has ", found, " and an earlier list has ",
                                                     *length));
    }
    length = found;
  }
  if (length.value_or(0) == 0) return absl::InvalidArgumentError("lists must have at least one element");
  return *length;
}

IValueList ForeachCall(const OpSchema& op, const OpSchema& base, absl::Span<const IValue> args, size_t i) {
  std::vector<std::optional<size_t>> source(base.args.size());
  for (size_t k = 0; k < op.args.size(); ++k) source[ForeachArgument(op, base, k)] = k;
  IValueList call;
  for (size_t j = 0; j < base.args.size(); ++j) {
    if (!source[j].has_value()) {
      call.push_back(DefaultOf(base.args[j]));
    } else {
      const IValue& value = args[*source[j]];
      call.push_back(op.args[*source[j]].is_list && value.is_list() ? value.list()[i] : value);
    }
  }
  return call;
}

absl::StatusOr<IValue> ForeachShapeRule(ShapeContext& ctx, absl::Span<const IValue> args) {
  const OpSchema& op = ctx.op();
  const OpSchema& base = *ForeachBase(op);
  ShapeContext base_context(ctx.env(), base);
  BACKTAPE_ASSIGN_OR_RETURN(const size_t length, ForeachLength(op, args));
  IValueList types;
  for (size_t i = 0; i < length; ++i) {
    absl::StatusOr<IValue> type = BuiltinShapeRules()[base.id](base_context, ForeachCall(op, base, args, i));
    if (!type.ok()) {
      return absl::Status(type.status().code(), absl::StrCat("at element ", i, ": ", type.status().message()));
    }
    types.push_back(*std::move(type));
  }
  if (op.returns.empty()) return IValue();  // in place
  return IValue(std::move(types));
}

}  // namespace backtape
