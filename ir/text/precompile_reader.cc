#include "backtape/ir/text/precompile_reader.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/graph_signature.h"
#include "backtape/ir/signature.h"
#include "backtape/ir/text/cursor.h"
#include "backtape/ir/text/literals.h"
#include "backtape/ir/text/value_printer.h"

namespace backtape {
namespace {

constexpr absl::string_view kLiteralNames[] = {
    "PARAM_NAMES",       "BUFFER_NAMES",      "PARAM_SHAPES",       "BUFFER_SHAPES",
    "PARAM_DTYPES",      "BUFFER_DTYPES",     "PARAM_DEVICES",      "BUFFER_DEVICES",
    "USER_INPUT_SHAPES", "USER_INPUT_DTYPES", "USER_INPUT_DEVICES", "GRAD_PARAM_INDICES",
};
constexpr int kMaxLiteralDepth = 20;

// A list or tuple of strings, numbers, None and such.
bool ReadLiteral(Cursor& c, int depth, Argument* value) {
  c.SkipSpaces();
  if (std::optional<std::string> text = ReadQuotedString(c)) {
    *value = *std::move(text);
    return true;
  }
  if (c.Consume("None")) return true;
  const bool is_list = c.Peek() == '[';
  if (!is_list && c.Peek() != '(') return ReadNumber(c, value);
  if (depth > kMaxLiteralDepth) return false;
  c.Advance();
  std::vector<Argument> items;
  while (true) {
    c.SkipSpaces();
    if (c.Consume(is_list ? ']' : ')')) break;
    items.emplace_back();
    if (!ReadLiteral(c, depth + 1, &items.back())) return false;
    c.SkipSpaces();
    if (!c.Consume(',') && c.Peek() != (is_list ? ']' : ')')) return false;
  }
  *value = is_list ? Argument::List(std::move(items)) : Argument::Tuple(std::move(items));
  return true;
}

// The tensor type with this shape, dtype and device; unknown if an argument does not have the expected form.
ValueType TypeOf(const Argument& shape, const Argument& dtype, const Argument& device) {
  if (!shape.is_sequence() || !dtype.is_string()) return {};
  absl::string_view name = dtype.string();
  absl::ConsumePrefix(&name, "torch.");
  const std::optional<DType> known = DTypeFromTorchName(name);
  if (!known.has_value()) return {};
  TensorType type;
  type.dtype = *known;
  for (const Argument& size : shape.items()) {
    if (!size.is_int()) return {};
    type.sizes.emplace_back(size.int_value());
  }
  if (device.is_string()) type.device = Device::Parse(device.string()).value_or(Device());
  return type;
}

}  // namespace

bool IsPrecompiledGraphHeader(absl::string_view line) { return absl::StartsWith(line, "def _graph_forward("); }

bool PrecompileLiterals::Take(const TextLine& line) {
  Cursor c(line.text);
  const absl::string_view name = c.ReadName();
  if (std::find(std::begin(kLiteralNames), std::end(kLiteralNames), name) == std::end(kLiteralNames)) return false;
  if (!c.Consume(" = ")) return false;
  Literal literal;
  literal.where = line.text.data();
  literal.is_readable = ReadLiteral(c, 0, &literal.value);
  literals_[std::string(name)] = std::move(literal);
  return true;
}

std::vector<Argument> PrecompileLiterals::List(absl::string_view name) const {
  const auto literal = literals_.find(std::string(name));
  if (literal == literals_.end() || !literal->second.value.is_sequence()) return {};
  return literal->second.value.items();
}

void PrecompileLiterals::Apply(const LogicalLines& lines, ReadOutcome* outcome) const {
  const auto names = literals_.find("PARAM_NAMES");
  if (names == literals_.end() || outcome->cut.has_value() || !outcome->errors.empty()) return;
  const auto fail = [&](const char* where, std::string message) {
    outcome->errors.push_back({lines.ToOriginal(where), std::move(message)});
  };
  for (const auto& [name, literal] : literals_) {
    if (!literal.is_readable) {
      return fail(literal.where,
                  absl::StrCat("cannot read the literal ", name, ": expected lists of strings, numbers and None"));
    }
  }
  Graph& graph = *outcome->graph.graph;
  const std::vector<Node*> placeholders = graph.placeholders();
  Signature signature;
  const auto take = [&](InputKind kind, absl::string_view prefix, const std::vector<Argument>& targets, size_t count) {
    const std::vector<Argument> shapes = List(absl::StrCat(prefix, "_SHAPES"));
    const std::vector<Argument> dtypes = List(absl::StrCat(prefix, "_DTYPES"));
    const std::vector<Argument> devices = List(absl::StrCat(prefix, "_DEVICES"));
    for (size_t i = 0; i < count && signature.inputs.size() < placeholders.size(); ++i) {
      Node* node = placeholders[signature.inputs.size()];
      InputSpec input{kind, node->name(), ""};
      if (kind == InputKind::kUserInput) {
        input.index = static_cast<int>(i);
      } else if (targets[i].is_string()) {
        input.target = targets[i].string();
      }
      const auto item = [i](const std::vector<Argument>& list) { return i < list.size() ? list[i] : Argument(); };
      const ValueType type = TypeOf(item(shapes), item(dtypes), item(devices));
      if (type.is_known() && !node->type().is_known()) node->set_type(type);
      signature.inputs.push_back(std::move(input));
    }
  };
  const std::vector<Argument> params = List("PARAM_NAMES");
  const std::vector<Argument> buffers = List("BUFFER_NAMES");
  const size_t num_user_inputs = List("USER_INPUT_SHAPES").size();
  const size_t expected = params.size() + buffers.size() + num_user_inputs;
  if (expected != placeholders.size()) {
    return fail(names->second.where,
                absl::StrCat("the number of inputs of the graph is ", placeholders.size(), ", but the artifact states ",
                             expected, " (parameters: ", params.size(), ", buffers: ", buffers.size(),
                             ", user inputs: ", num_user_inputs, ")"));
  }
  take(InputKind::kParameter, "PARAM", params, params.size());
  take(InputKind::kBuffer, "BUFFER", buffers, buffers.size());
  take(InputKind::kUserInput, "USER_INPUT", {}, num_user_inputs);

  const std::vector<Argument> gradients = List("GRAD_PARAM_INDICES");
  const size_t returned = ReturnedItems(graph).size();
  if (gradients.size() > returned) {
    return fail(names->second.where, absl::StrCat("the graph returns ", returned, returned == 1 ? " value" : " values",
                                                  ", but the artifact states ", gradients.size(),
                                                  gradients.size() == 1 ? " gradient" : " gradients"));
  }
  for (size_t i = 0; i < returned - gradients.size(); ++i) {
    signature.outputs.push_back({OutputKind::kUserOutput, {}, "", static_cast<int>(i)});
  }
  for (const Argument& index : gradients) {
    const bool is_parameter =
        index.is_int() && index.int_value() >= 0 && index.int_value() < static_cast<int64_t>(params.size());
    if (!is_parameter) {
      return fail(
          literals_.at("GRAD_PARAM_INDICES").where,
          absl::StrCat("GRAD_PARAM_INDICES: each index must be at least 0 and less than the number of parameters (",
                       params.size(), "), found ", StrOf(index)));
    }
    signature.outputs.push_back({OutputKind::kGradient, signature.inputs[index.int_value()], "", -1});
  }
  const absl::Status fits = CheckSignature(signature, graph);
  if (!fits.ok()) return fail(names->second.where, std::string(fits.message()));
  graph.set_signature(std::move(signature));
}

}  // namespace backtape
