#include "backtape/ir/text/descriptors.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/graph_signature.h"
#include "backtape/ir/text/cursor.h"
#include "backtape/ir/text/literals.h"

namespace backtape {
namespace {

// "Name(key=value, ...)", where a value is a number, a quoted text, a word, or another such call.
struct DescriptorCall {
  absl::string_view name;
  std::vector<std::pair<absl::string_view, absl::string_view>> fields;

  absl::string_view Find(absl::string_view key) const {
    for (const auto& [found, value] : fields) {
      if (found == key) return value;
    }
    return {};
  }
};

// Moves past a value: up to a comma or a bracket that does not belong to it.
bool SkipFieldValue(Cursor& c) {
  for (int depth = 0; !c.at_end();) {
    const char next = c.Peek();
    if (next == '\'' || next == '"') {
      if (!ReadQuotedString(c).has_value()) return false;
      continue;
    }
    if (depth == 0 && (next == ',' || next == ')')) return true;
    if (next == '(') ++depth;
    if (next == ')') --depth;
    c.Advance();
  }
  return false;
}

std::optional<DescriptorCall> ReadDescriptorCall(absl::string_view text) {
  Cursor c(absl::StripAsciiWhitespace(text));
  DescriptorCall call;
  call.name = c.ReadName();
  if (call.name.empty() || !c.Consume('(')) return std::nullopt;
  while (!c.Consume(')')) {
    const absl::string_view key = c.ReadName();
    if (key.empty() || !c.Consume('=')) return std::nullopt;
    const char* start = c.pos();
    if (!SkipFieldValue(c)) return std::nullopt;
    call.fields.emplace_back(key, absl::string_view(start, static_cast<size_t>(c.pos() - start)));
    if (c.Consume(',')) c.SkipSpaces();
  }
  return c.at_end() ? std::optional(std::move(call)) : std::nullopt;
}

std::optional<int> IndexField(const DescriptorCall& call) {
  int index = 0;
  if (!absl::SimpleAtoi(call.Find("idx"), &index) || index < 0) return std::nullopt;
  return index;
}

std::optional<std::string> TargetField(const DescriptorCall& call) {
  const absl::string_view value = call.Find("target");
  Cursor c(value);
  std::optional<std::string> target = ReadQuotedString(c);
  return c.at_end() ? target : std::nullopt;
}

std::string Quoted(absl::string_view text) {
  std::string quoted;
  AppendQuoted(text, &quoted);
  return quoted;
}

bool IsDescriptor(absl::string_view note) {
  const std::optional<DescriptorCall> call = ReadDescriptorCall(note);
  return call.has_value() && (absl::EndsWith(call->name, "AOTInput") || absl::EndsWith(call->name, "AOTOutput"));
}

}  // namespace

InputSpec ReadInputDescriptor(absl::string_view text) {
  InputSpec input;
  input.target = std::string(text);
  const std::optional<DescriptorCall> call = ReadDescriptorCall(text);
  if (!call.has_value()) return input;
  constexpr std::pair<absl::string_view, InputKind> kWithTarget[] = {
      {"ParamAOTInput", InputKind::kParameter},
      {"BufferAOTInput", InputKind::kBuffer},
      {"ConstantAOTInput", InputKind::kConstant},
  };
  for (const auto& [name, kind] : kWithTarget) {
    if (call->name != name) continue;
    std::optional<std::string> target = TargetField(*call);
    if (!target.has_value()) return input;
    input.kind = kind;
    input.target = *std::move(target);
    input.persistent = call->Find("persistent") != "False";
    return input;
  }
  if (call->name == "PlainAOTInput") {
    const std::optional<int> index = IndexField(*call);
    if (!index.has_value()) return input;
    input.kind = InputKind::kUserInput;
    input.index = *index;
    input.target.clear();
  } else if (call->name == "TangentAOTInput") {
    input.kind = InputKind::kTangent;
    const OutputSpec output = ReadOutputDescriptor(call->Find("output"));
    const bool is_known = output.kind == OutputKind::kUserOutput || output.kind == OutputKind::kLoss;
    if (is_known && output.index >= 0) {
      input.index = output.index;
      input.target.clear();
    }
  }
  return input;
}

OutputSpec ReadOutputDescriptor(absl::string_view text) {
  OutputSpec output;
  output.text = std::string(text);
  const std::optional<DescriptorCall> call = ReadDescriptorCall(text);
  if (!call.has_value()) return output;
  if (call->name == "PlainAOTOutput" || call->name == "LossAOTOutput") {
    const std::optional<int> index = IndexField(*call);
    if (!index.has_value()) return output;
    output.kind = call->name == "PlainAOTOutput" ? OutputKind::kUserOutput : OutputKind::kLoss;
    output.index = *index;
    output.text.clear();
  } else if (call->name == "GradAOTOutput" || call->name == "InputMutationAOTOutput") {
    const bool is_gradient = call->name == "GradAOTOutput";
    output.kind = is_gradient ? OutputKind::kGradient : OutputKind::kMutation;
    output.input = ReadInputDescriptor(call->Find(is_gradient ? "grad_of" : "mutated_input"));
    output.text.clear();
  }
  return output;
}

std::string InputDescriptor(const InputSpec& input) {
  switch (input.kind) {
    case InputKind::kUserInput:
      return absl::StrCat("PlainAOTInput(idx=", input.index, ")");
    case InputKind::kParameter:
      return absl::StrCat("ParamAOTInput(target=", Quoted(input.target), ")");
    case InputKind::kBuffer:
      return absl::StrCat("BufferAOTInput(target=", Quoted(input.target), input.persistent ? "" : ", persistent=False",
                          ")");
    case InputKind::kConstant:
      return absl::StrCat("ConstantAOTInput(target=", Quoted(input.target), ")");
    case InputKind::kTangent:
      if (input.index < 0) return input.target;
      return absl::StrCat("TangentAOTInput(output=PlainAOTOutput(idx=", input.index, "))");
    case InputKind::kOther:
      break;
  }
  return input.target;
}

std::string OutputDescriptor(const OutputSpec& output) {
  switch (output.kind) {
    case OutputKind::kUserOutput:
      return absl::StrCat("PlainAOTOutput(idx=", output.index, ")");
    case OutputKind::kLoss:
      return absl::StrCat("LossAOTOutput(idx=", output.index, ")");
    case OutputKind::kGradient:
      return absl::StrCat("GradAOTOutput(grad_of=", InputDescriptor(output.input), ")");
    case OutputKind::kMutation:
      return absl::StrCat("InputMutationAOTOutput(mutated_input=", InputDescriptor(output.input), ")");
    case OutputKind::kOther:
      break;
  }
  return output.text;
}

Signature SignatureOfNotes(const TextStyle& style, const Graph& graph) {
  Signature signature;
  const auto is_descriptor = [](const auto& note) { return IsDescriptor(note); };
  const bool any = std::any_of(style.placeholder_notes.begin(), style.placeholder_notes.end(),
                               [&](const auto& item) { return is_descriptor(item.second); }) ||
                   std::any_of(style.output_notes.begin(), style.output_notes.end(), is_descriptor);
  if (!any) return signature;
  for (const Node* node : graph.placeholders()) {
    const auto note = style.placeholder_notes.find(node->name());
    if (note == style.placeholder_notes.end()) continue;
    signature.inputs.push_back(ReadInputDescriptor(note->second));
    signature.inputs.back().placeholder = node->name();
  }
  if (ReturnedItems(graph).size() != style.output_notes.size()) return signature;
  for (const std::string& note : style.output_notes) {
    OutputSpec output = ReadOutputDescriptor(note);
    for (const InputSpec& input : signature.inputs) {
      const bool is_same =
          input.kind == output.input.kind && input.target == output.input.target && input.index == output.input.index;
      if (is_same && (output.kind == OutputKind::kGradient || output.kind == OutputKind::kMutation)) {
        output.input = input;
      }
    }
    signature.outputs.push_back(std::move(output));
  }
  return signature;
}

void StateSignature(const Graph& graph, TextStyle* style) {
  const Signature& signature = graph.signature();
  if (signature.empty()) return;
  style->placeholder_notes.clear();
  style->output_notes.clear();
  style->expanded_def = true;
  for (const InputSpec& input : signature.inputs) {
    style->placeholder_notes[input.placeholder] = InputDescriptor(input);
  }
  for (const OutputSpec& output : signature.outputs) style->output_notes.push_back(OutputDescriptor(output));
}

}  // namespace backtape
