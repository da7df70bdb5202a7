#include "backtape/passes/python_targets/call_python.h"

#include <algorithm>
#include <memory>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/ir/op_packets.h"
#include "backtape/passes/python_targets/known_value.h"
#include "backtape/passes/python_targets/numpy_functions.h"
#include "backtape/passes/python_targets/python_functions.h"
#include "backtape/passes/python_targets/target_table.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::python_targets {
namespace {

// The value of a constant in a row: None, a bool, a number or 'text'.
std::optional<IValue> ConstantOfText(absl::string_view text) {
  if (text == "None") return IValue();
  if (text == "True" || text == "False") return IValue(text == "True");
  if (text.size() >= 2 && text.front() == '\'') return IValue(std::string(text.substr(1, text.size() - 2)));
  int64_t integer = 0;
  if (absl::SimpleAtoi(text, &integer)) return IValue(integer);
  double number = 0;
  const bool starts_as_number = !text.empty() && (absl::ascii_isdigit(text[0]) || text[0] == '-');
  if (starts_as_number && absl::SimpleAtod(text, &number)) return IValue(number);
  return std::nullopt;
}

struct Parameter {
  absl::string_view name;
  std::optional<IValue> standard;
  bool takes_rest = false;
};

// An argument of a row's call: a parameter, or a constant.
struct CallArgument {
  absl::string_view keyword;
  absl::string_view parameter;
  IValue constant;
};

struct ParsedRow {
  std::vector<Parameter> parameters;
  absl::string_view packet;
  std::vector<CallArgument> arguments;
  PythonFunction function = nullptr;
};

std::vector<absl::string_view> CommaSeparated(absl::string_view text) {
  std::vector<absl::string_view> parts;
  for (const absl::string_view part : absl::StrSplit(text, ',', absl::SkipWhitespace())) {
    parts.push_back(absl::StripAsciiWhitespace(part));
  }
  return parts;
}

ParsedRow Parse(const TargetRow& row) {
  ParsedRow parsed;
  for (absl::string_view text : CommaSeparated(row.parameters)) {
    Parameter parameter;
    parameter.takes_rest = absl::ConsumePrefix(&text, "*");
    const std::vector<absl::string_view> parts = absl::StrSplit(text, absl::MaxSplits('=', 1));
    parameter.name = parts[0];
    if (parts.size() == 2) {
      parameter.standard = ConstantOfText(parts[1]);
      BACKTAPE_CHECK(parameter.standard.has_value()) << row.target << ": cannot read the default " << parts[1];
    }
    parsed.parameters.push_back(std::move(parameter));
  }
  absl::string_view call = row.call;
  if (absl::ConsumePrefix(&call, "@")) {
    parsed.function = FindPythonFunction(call);
    BACKTAPE_CHECK(parsed.function != nullptr) << row.target << ": no function " << call;
    return parsed;
  }
  const size_t open = call.find('(');
  BACKTAPE_CHECK(open != absl::string_view::npos && absl::EndsWith(call, ")")) << row.target << ": " << call;
  parsed.packet = call.substr(0, open);
  for (const absl::string_view text : CommaSeparated(call.substr(open + 1, call.size() - open - 2))) {
    CallArgument argument;
    const std::vector<absl::string_view> parts = absl::StrSplit(text, absl::MaxSplits('=', 1));
    if (parts.size() == 2) argument.keyword = parts[0];
    const std::optional<IValue> constant = ConstantOfText(parts.back());
    if (constant.has_value()) {
      argument.constant = *constant;
    } else {
      argument.parameter = parts.back();
    }
    parsed.arguments.push_back(std::move(argument));
  }
  return parsed;
}

using RowMap = absl::flat_hash_map<absl::string_view, ParsedRow>;

const RowMap& Rows() {
  static const auto* const kRows = [] {
    auto* rows = new RowMap;
    for (const TargetRow& row : TargetRows()) {
      BACKTAPE_CHECK(rows->emplace(row.target, Parse(row)).second) << row.target << " has two rows";
    }
    return rows;
  }();
  return *kRows;
}

// One value for each parameter.
absl::StatusOr<std::vector<std::pair<absl::string_view, IValue>>> BindParameters(const PythonCall& call,
                                                                                 const ParsedRow& row) {
  std::vector<std::pair<absl::string_view, IValue>> values;
  size_t next = 0;
  std::vector<bool> is_used(call.kwargs.size(), false);
  bool after_rest = false;
  for (const Parameter& parameter : row.parameters) {
    if (parameter.takes_rest) {
      values.emplace_back(parameter.name,
                          IValue(IValueList(call.args.begin() + static_cast<int64_t>(next), call.args.end())));
      next = call.args.size();
      after_rest = true;
      continue;
    }
    std::optional<IValue> value;
    if (!after_rest && next < call.args.size()) value = call.args[next++];
    for (size_t i = 0; i < call.kwargs.size(); ++i) {
      const std::string& name = call.kwargs[i].first;
      const bool is_it = name == parameter.name || (parameter.name == "self" && name == "input") ||
                         (parameter.name == "dim" && name == "axis");
      if (!is_it) continue;
      if (value.has_value()) return absl::InvalidArgumentError(absl::StrCat("argument '", name, "' is given twice"));
      value = call.kwargs[i].second;
      is_used[i] = true;
    }
    if (!value.has_value()) value = parameter.standard;
    if (!value.has_value())
      return absl::InvalidArgumentError(absl::StrCat("argument '", parameter.name, "' is missing"));
    values.emplace_back(parameter.name, *std::move(value));
  }
  if (next < call.args.size()) {
    return absl::InvalidArgumentError(absl::StrCat(call.target, " takes at most ", row.parameters.size(),
                                                   row.parameters.size() == 1 ? " argument, got " : " arguments, got ",
                                                   call.args.size()));
  }
  for (size_t i = 0; i < is_used.size(); ++i) {
    if (!is_used[i])
      return absl::InvalidArgumentError(absl::StrCat("there is no argument named '", call.kwargs[i].first, "'"));
  }
  return values;
}

// Like CallPacket, but if no overload takes the arguments, tries again with 0-dim tensors replaced by the numbers that
// they hold, where these are known.
absl::StatusOr<IValue> CallPacketOrWithNumbers(const PythonCall& call, absl::string_view packet, const IValueList& args,
                                               const Keywords& kwargs) {
  absl::StatusOr<IValue> result = CallPacket(*call.library, packet, args, kwargs);
  if (result.status().code() != absl::StatusCode::kInvalidArgument) return result;
  bool changed = false;
  IValueList numbers;
  const bool is_method = absl::StartsWith(call.target, "Tensor.");
  for (size_t i = 0; i < args.size(); ++i) {
    numbers.push_back(is_method && i == 0 ? args[i] : WithNumbers(call, args[i], &changed));
  }
  Keywords named;
  for (const auto& [name, value] : kwargs) named.emplace_back(name, WithNumbers(call, value, &changed));
  if (!changed) return result;
  absl::StatusOr<IValue> of_numbers = CallPacket(*call.library, packet, numbers, named);
  return of_numbers.ok() ? std::move(of_numbers) : std::move(result);
}

absl::StatusOr<IValue> CallRow(const PythonCall& call, const ParsedRow& row) {
  BACKTAPE_ASSIGN_OR_RETURN(auto values, BindParameters(call, row));
  const PythonArguments arguments(call, std::move(values));
  const bool is_loss = std::any_of(row.parameters.begin(), row.parameters.end(),
                                   [](const Parameter& parameter) { return parameter.name == "reduction"; });
  bool is_inplace = false;
  for (const Parameter& parameter : row.parameters) {
    if (parameter.name == "inplace") is_inplace = arguments.flag("inplace");
    const bool is_legacy = is_loss && (parameter.name == "size_average" || parameter.name == "reduce");
    if (is_legacy && !arguments.is_none(parameter.name)) {
      return absl::InvalidArgumentError(
          absl::StrCat("argument '", parameter.name, "' is not supported; use 'reduction'"));
    }
  }
  if (row.function != nullptr) return row.function(arguments);
  IValueList args;
  Keywords kwargs;
  for (const CallArgument& argument : row.arguments) {
    IValue value = argument.parameter.empty() ? argument.constant : arguments[argument.parameter];
    if (argument.parameter == "reduction" && value.is_string()) {
      value = IValue(decompositions::ReductionOf(value.string()));
    }
    if (argument.keyword.empty()) {
      args.push_back(std::move(value));
    } else {
      kwargs.emplace_back(std::string(argument.keyword), std::move(value));
    }
  }
  return CallPacketOrWithNumbers(call, is_inplace ? absl::StrCat(row.packet, "_") : std::string(row.packet), args,
                                 kwargs);
}

// The function of the operator module for a method: "add" for "__add__"; empty for other names.
std::string OperatorOfMethod(absl::string_view target) {
  if (!absl::ConsumePrefix(&target, "Tensor.__") || !absl::ConsumeSuffix(&target, "__")) return {};
  return target == "and" || target == "or" ? absl::StrCat(target, "_") : std::string(target);
}

// The op packet of aten that a target of ExecuTorch's edge dialect calls; empty for other targets. Its printed graphs
// have "executorch.exir.dialects.edge._ops.aten.add.Tensor", its code
// "executorch_exir_dialects_edge__ops_aten_add_Tensor".
std::string PacketOfEdgeOp(absl::string_view target, const OpTable& ops) {
  if (absl::ConsumePrefix(&target, "executorch.exir.dialects.edge._ops.aten.")) {
    return std::string(target.substr(0, target.find('.')));
  }
  if (!absl::ConsumePrefix(&target, "executorch_exir_dialects_edge__ops_aten_")) return "";
  for (size_t end = target.rfind('_'); end != absl::string_view::npos && end > 0; end = target.rfind('_', end - 1)) {
    const absl::string_view packet = target.substr(0, end);
    const std::string name = absl::StrCat("aten.", packet, ".", target.substr(end + 1));
    if (ops.Find(name) != nullptr) return std::string(packet);
  }
  return "";
}

// The row of a target; null if it has none. All overloads of a quantised op (torch.ops.quantized_decomposed) have the
// row of their packet.
const RowMap::value_type* RowOf(absl::string_view target) {
  constexpr absl::string_view kQuantized = "torch.ops.quantized_decomposed.";
  if (absl::StartsWith(target, kQuantized)) target = target.substr(0, target.find('.', kQuantized.size()));
  const auto row = Rows().find(target);
  return row == Rows().end() ? nullptr : &*row;
}

std::string PacketOf(absl::string_view target, const OpTable& ops) {
  const std::string packet = PacketOfTarget(target);
  return packet.empty() ? PacketOfEdgeOp(target, ops) : packet;
}

}  // namespace

std::optional<IValue> ValueOfSymbol(absl::string_view symbol) {
  absl::ConsumePrefix(&symbol, "builtins.");
  if (symbol == "Ellipsis") return IValue(kEllipsisMarker);
  if (symbol == "float") return IValue(DType::kFloat64);
  if (symbol == "int") return IValue(DType::kInt64);
  if (symbol == "bool") return IValue(DType::kBool);
  // print(graph) writes strings without quotes, so the argument of _log_api_usage_once ("python.nn_module") is read as
  // a symbol.
  if (absl::StartsWith(symbol, "python.")) return IValue(std::string(symbol));
  return std::nullopt;
}

Variable ConstantOf(Tracer& tracer, const Tensor& value) {
  Graph& graph = tracer.graph();
  // The graph may also read attributes whose values only a run supplies.
  const auto is_used = [&graph](const std::string& name) {
    return graph.attributes().contains(name) ||
           std::any_of(graph.nodes().begin(), graph.nodes().end(), [&name](const Node* node) {
             return node->opcode() == Opcode::kGetAttr && node->target() == name;
           });
  };
  std::string name;
  for (size_t i = graph.attributes().size(); name.empty() || is_used(name); ++i) {
    name = absl::StrCat("_tensor_constant", i);
  }
  graph.attributes()[name] = value;
  return tracer.TensorFor(graph.GetAttr(name), value.type());
}

bool IsKnown(absl::string_view target, const OpTable& ops) {
  if (RowOf(target) != nullptr || IsNumpyFunction(target)) return true;
  if (absl::StartsWith(target, "operator.") || !OperatorOfMethod(target).empty()) return true;
  const std::string packet = PacketOf(target, ops);
  const auto has_overloads = [&ops](absl::string_view name) {
    return !name.empty() && !OverloadsOfPacket(ops, absl::StrCat("aten.", name)).empty();
  };
  return has_overloads(packet) || (absl::EndsWith(packet, "_") && has_overloads(absl::StripSuffix(packet, "_")));
}

absl::StatusOr<IValue> Evaluate(PythonCall call) {
  absl::string_view target = call.target;
  if (const auto* row = RowOf(target); row != nullptr) return CallRow(call, row->second);
  if (IsNumpyFunction(target)) return CallNumpyFunction(call);
  if (absl::ConsumePrefix(&target, "operator.")) return EvaluateOperator(call, target);
  if (const std::string name = OperatorOfMethod(target); !name.empty()) return EvaluateOperator(call, name);
  const std::string packet = PacketOf(target, *call.library->ops);
  if (packet.empty()) return absl::NotFoundError(absl::StrCat("unknown target ", target));
  return CallPacketOrWithNumbers(call, packet, call.args, call.kwargs);
}

const IValue& PythonArguments::operator[](absl::string_view name) const {
  for (const auto& [parameter, value] : values_) {
    if (parameter == name) return value;
  }
  BACKTAPE_CHECK(false) << call_.target << " has no parameter " << name;
  return values_[0].second;
}

variable_list PythonArguments::tensors(absl::string_view name) const {
  const IValue& given = (*this)[name];
  const bool is_one_list = given.list().size() == 1 && given.list()[0].is_list();
  return ToVariableList(is_one_list ? given.list()[0] : given);
}

PythonFunction FindPythonFunction(absl::string_view name) {
  for (const PythonFunctionTable& table :
       {LayerFunctions(), MaskedFunctions(), PoolingFunctions(), QuantizedFunctions(), TensorFunctions(),
        NumberFunctions(), WindowFunctions()}) {
    for (const auto& [spelling, function] : table) {
      if (spelling == name) return function;
    }
  }
  return nullptr;
}

}  // namespace backtape::python_targets
