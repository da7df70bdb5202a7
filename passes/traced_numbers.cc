#include "backtape/passes/traced_numbers.h"

#include <functional>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/functional/function_ref.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/number_tensors.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/text/value_printer.h"

namespace backtape::internal {
namespace {

bool IsShared(const Node& node) { return node.opcode() == Opcode::kGetAttr || node.type().is_sym_int(); }

std::optional<size_t> PositionOf(const Argument& argument, int probe, size_t num_numbers) {
  for (size_t i = 0; argument.is_double() && i < num_numbers; ++i) {
    if (argument.float_value() == ProbeNumber(probe, i)) return i;
  }
  return std::nullopt;
}

// The argument with each leaf replaced. Dicts do not occur among the arguments of ops.
Argument Mapped(const Argument& argument, absl::FunctionRef<Argument(const Argument&)> replace) {
  if (!argument.is_sequence()) return replace(argument);
  std::vector<Argument> items;
  for (const Argument& item : argument.items()) items.push_back(Mapped(item, replace));
  return Argument::Sequence(argument.sequence().kind, std::move(items));
}

}  // namespace

void SizeNumbers::Add(const Node& node, const ShapeEnv& env) {
  if (node.is_call_to(OpId::_local_scalar_dense)) {
    const Node* const tensor = node.num_operands() == 1 ? node.operand(0) : nullptr;
    const bool is_float =
        tensor != nullptr && tensor->type().is_tensor() && IsFloatingPoint(tensor->type().tensor().dtype);
    if (is_float) kinds_.emplace(&node, NumberKind::kFloat);
    return;
  }
  const bool is_python = node.is_call() && node.op() != nullptr && node.op()->has_tag(kTagPython);
  const std::optional<NumberOperator> op = is_python ? NumberOperatorOf(*node.op()) : std::nullopt;
  if (!op.has_value() || node.type().is_sym_int()) return;
  std::vector<NumberKind> kinds;
  for (const Argument& operand : node.args()) {
    const std::optional<NumberKind> kind = KindOf(operand);
    if (!kind.has_value()) return;
    kinds.push_back(*kind);
  }
  const std::optional<NumberKind> kind = KindOfResult(node, *op, kinds);
  if (!kind.has_value()) return;
  kinds_.emplace(&node, *kind);
  IValueList operands;
  for (const Argument& operand : node.args()) {
    std::optional<IValue> value = ValueOf(operand, env);
    if (!value.has_value()) return;
    operands.push_back(*std::move(value));
  }
  const absl::StatusOr<std::optional<IValue>> value = EvaluatePythonOperator(*node.op(), operands);
  if (value.ok() && value->has_value()) values_.emplace(&node, **value);
}

const IValue* SizeNumbers::ValueOf(const Node& node) const {
  const auto it = values_.find(&node);
  return it != values_.end() ? &it->second : nullptr;
}

std::optional<IValue> SizeNumbers::ValueOf(const Argument& argument, const ShapeEnv& env) const {
  if (argument.is_double()) return IValue(argument.float_value());
  if (argument.is_bool()) return IValue(argument.bool_value());
  if (argument.is_int()) return IValue(argument.int_value());
  if (!argument.is_node()) return std::nullopt;
  if (!argument.node()->type().is_sym_int()) {
    const IValue* const value = ValueOf(*argument.node());
    return value != nullptr ? std::optional(*value) : std::nullopt;
  }
  const std::optional<int64_t> size =
      argument.node()->type().sym_int().Evaluate([&env](absl::string_view symbol) { return env.hint(symbol); });
  return size.has_value() ? std::optional<IValue>(*size) : std::nullopt;
}

bool SizeNumbers::IsFloat(const Node& node) const {
  const auto it = kinds_.find(&node);
  return it != kinds_.end() && it->second == NumberKind::kFloat;
}

std::optional<NumberKind> SizeNumbers::KindOf(const Argument& argument) const {
  if (argument.is_double()) return NumberKind::kFloat;
  if (argument.is_bool()) return NumberKind::kBool;
  if (argument.is_int()) return NumberKind::kInteger;
  if (!argument.is_node()) return std::nullopt;
  if (argument.node()->type().is_sym_int()) return NumberKind::kInteger;
  const auto it = kinds_.find(argument.node());
  return it != kinds_.end() ? std::optional(it->second) : std::nullopt;
}

bool IsRequiredProbe(int probe) { return probe < 2; }

double ProbeNumber(int probe, size_t position) {
  constexpr double kNumbers[kNumProbes] = {0.27182818284590451, 0.7310585786300049, -1.3415926535897931,
                                           1.9142135623730951};
  return kNumbers[probe] * (1 + static_cast<double>(position) / 64);
}

std::string DescribeCalls(const Graph& graph, const Node* before, const Node* end, int probe, size_t num_numbers) {
  std::string text;
  absl::flat_hash_map<const Node*, std::string> names;
  std::function<void(const Argument&)> describe = [&](const Argument& argument) {
    if (argument.is_sequence()) {
      absl::StrAppend(&text, "[");
      for (const Argument& item : argument.items()) describe(item);
      absl::StrAppend(&text, "]");
    } else if (argument.is_node()) {
      const auto made = names.find(argument.node());
      absl::StrAppend(&text, made != names.end() ? made->second : std::string(argument.node()->name()));
    } else if (const std::optional<size_t> position = PositionOf(argument, probe, num_numbers)) {
      absl::StrAppend(&text, "<", *position, ">");
    } else {
      absl::StrAppend(&text, StrOf(argument));
    }
    absl::StrAppend(&text, ",");
  };
  for (const Node* node = before == nullptr ? graph.first() : before->next(); node != end; node = node->next()) {
    if (IsShared(*node)) continue;
    absl::StrAppend(&text, node->target(), "(");
    for (const Argument& argument : node->args()) describe(argument);
    for (const auto& [key, argument] : node->kwargs()) {
      absl::StrAppend(&text, key, "=");
      describe(argument);
    }
    absl::StrAppend(&text, ")\n");
    names.emplace(node, absl::StrCat("%", names.size()));
  }
  return text;
}

void ReplaceProbeNumbers(const Graph& graph, Node* before, Node* end, int probe, absl::Span<Node* const> numbers) {
  const auto replace = [&](const Argument& argument) -> Argument {
    const std::optional<size_t> position = PositionOf(argument, probe, numbers.size());
    return position.has_value() ? Argument(numbers[*position]) : argument;
  };
  for (Node* node = before == nullptr ? graph.first() : before->next(); node != end; node = node->next()) {
    ArgumentList args;
    for (const Argument& argument : node->args()) args.push_back(Mapped(argument, replace));
    KeywordArguments kwargs;
    for (const auto& [key, argument] : node->kwargs()) kwargs.emplace_back(key, Mapped(argument, replace));
    if (args == node->args() && kwargs == node->kwargs()) continue;
    node->SetArgsAndKwargs(std::move(args), std::move(kwargs));
  }
}

}  // namespace backtape::internal
