#include "backtape/ir/text/signature_reader.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/graph_signature.h"
#include "backtape/ir/signature.h"
#include "backtape/ir/text/cursor.h"
#include "backtape/ir/text/literals.h"

namespace backtape {
namespace {

constexpr absl::string_view kHeader = "Graph signature:";

// The contents of one line, InputSpec(...) or OutputSpec(...).
struct SpecText {
  std::string name;
  std::string kind;    // "PARAMETER"
  std::string target;  // empty if there is none
  bool persistent = true;
  std::string rest;  // the rest of the line, after the kind
};

// Returns the value after `key` in "key='text'" or "key=word"; empty if the key is missing or its value is None.
std::string FieldOf(absl::string_view text, absl::string_view key) {
  const size_t at = text.find(absl::StrCat(key, "="));
  if (at == absl::string_view::npos) return "";
  Cursor c(text.substr(at + key.size() + 1));
  if (const std::optional<std::string> quoted = ReadQuotedString(c)) return *quoted;
  const char* start = c.pos();
  while (IsNameByte(c.Peek())) c.Advance();
  const std::string word(start, static_cast<size_t>(c.pos() - start));
  return word == "None" ? "" : word;
}

// "p_weight: PARAMETER target='weight'". The name of an output that is None or a number is empty: ": USER_OUTPUT".
std::optional<SpecText> SpecOfLine(absl::string_view line) {
  Cursor c(line);
  SpecText spec;
  while (!c.at_end() && c.Peek() != ':' && c.Peek() != ' ') {
    spec.name.push_back(c.Peek());
    c.Advance();
  }
  if (!c.Consume(": ")) return std::nullopt;
  spec.kind = std::string(c.ReadName());
  if (spec.kind.empty() || spec.kind != absl::AsciiStrToUpper(spec.kind)) return std::nullopt;
  spec.rest = std::string(absl::StripAsciiWhitespace(c.rest()));
  spec.target = FieldOf(spec.rest, "target");
  spec.persistent = FieldOf(spec.rest, "persistent") != "False";
  return spec;
}

// Reads a spec of PyTorch 2.2 to 2.6, whose `text` extends up to the next spec:
// "InputSpec(kind=<InputKind.PARAMETER: 2>, arg=TensorArgument(name='p'), target='weight', persistent=None)".
SpecText SpecOfCall(absl::string_view text) {
  SpecText spec;
  const size_t dot = text.find("Kind.");
  if (dot != absl::string_view::npos) {
    Cursor c(text.substr(dot + 5));
    spec.kind = std::string(c.ReadName());
  }
  const size_t arg = text.find("arg=");
  spec.name = FieldOf(text.substr(arg == absl::string_view::npos ? text.size() : arg), "name");
  const size_t target = text.find("), target=");
  if (target == absl::string_view::npos) return spec;
  spec.target = FieldOf(text.substr(target + 3), "target");
  spec.persistent = FieldOf(text.substr(target + 3), "persistent") != "False";
  return spec;
}

class SignatureBuilder {
 public:
  explicit SignatureBuilder(const Graph* graph) {
    if (graph == nullptr) return;
    for (const Node* node : graph->placeholders()) node_of_parameter_.emplace(node->target(), node->name());
    for (const Node* node : graph->placeholders()) node_of_parameter_.insert_or_assign(node->name(), node->name());
  }

  void AddInput(const SpecText& spec) {
    InputSpec input;
    input.placeholder = PlaceholderCalled(spec.name);
    input.target = spec.target;
    if (spec.kind == "USER_INPUT") {
      input.kind = InputKind::kUserInput;
      input.index = user_inputs_++;
    } else if (spec.kind == "PARAMETER") {
      input.kind = InputKind::kParameter;
    } else if (spec.kind == "BUFFER") {
      input.kind = InputKind::kBuffer;
      input.persistent = spec.persistent;
    } else if (spec.kind == "CONSTANT_TENSOR") {
      input.kind = InputKind::kConstant;
    } else if (spec.kind == "TANGENT") {
      input.kind = InputKind::kTangent;
      if (!absl::SimpleAtoi(FieldOf(spec.rest, "output"), &input.index)) input.index = -1;
    } else {
      input.target = Other(spec);
    }
    signature_.inputs.push_back(std::move(input));
  }

  void AddOutput(const SpecText& spec) {
    OutputSpec output;
    absl::string_view kind = spec.kind;
    if (kind == "USER_OUTPUT" || kind == "LOSS_OUTPUT") {
      output.kind = kind == "USER_OUTPUT" ? OutputKind::kUserOutput : OutputKind::kLoss;
      output.index = user_outputs_++;
    } else if (absl::ConsumePrefix(&kind, "GRADIENT_TO_") || absl::ConsumeSuffix(&kind, "_MUTATION")) {
      output.kind = spec.kind.starts_with("GRADIENT") ? OutputKind::kGradient : OutputKind::kMutation;
      output.input = InputCalled(spec.target, kind);
    } else {
      output.text = Other(spec);
    }
    signature_.outputs.push_back(std::move(output));
  }

  Signature Take() { return std::move(signature_); }

 private:
  static std::string Other(const SpecText& spec) {
    if (spec.kind == "OTHER") return spec.rest;
    return spec.target.empty() ? spec.kind : absl::StrCat(spec.kind, " target='", spec.target, "'");
  }

  InputSpec InputCalled(const std::string& name, absl::string_view kind) const {
    const InputSpec* input =
        kind == "USER_INPUT" ? signature_.FindPlaceholder(PlaceholderCalled(name)) : signature_.FindTarget(name);
    if (input != nullptr) return *input;
    InputSpec absent;
    absent.kind = kind == "PARAMETER" ? InputKind::kParameter
                  : kind == "BUFFER"  ? InputKind::kBuffer
                                      : InputKind::kOther;
    absent.target = name;
    return absent;
  }

  // Python code renames a parameter that hides a builtin ("input_1 = input"), but the signature keeps its name.
  std::string PlaceholderCalled(const std::string& name) const {
    const auto node = node_of_parameter_.find(name);
    return node == node_of_parameter_.end() ? name : node->second;
  }

  absl::flat_hash_map<std::string, std::string> node_of_parameter_;
  Signature signature_;
  int user_inputs_ = 0;
  int user_outputs_ = 0;
};

void ReadCallForm(absl::string_view text, SignatureBuilder& signature) {
  while (true) {
    const size_t input = text.find("InputSpec(");
    const size_t output = text.find("OutputSpec(");
    const size_t at = std::min(input, output);
    if (at == absl::string_view::npos) return;
    text.remove_prefix(at + 1);
    const SpecText spec = SpecOfCall(text.substr(0, std::min(text.find("InputSpec("), text.find("OutputSpec("))));
    if (input < output) {
      signature.AddInput(spec);
    } else {
      signature.AddOutput(spec);
    }
  }
}

}  // namespace

bool IsSignatureHeader(absl::string_view line) {
  return absl::StartsWith(absl::StripLeadingAsciiWhitespace(line), kHeader);
}

void ReadSignature(LineCursor& lines, ReadOutcome* outcome) {
  const char* const where = lines.line().text.data();
  absl::string_view first = absl::StripAsciiWhitespace(lines.line().text);
  first.remove_prefix(kHeader.size());
  lines.Advance();
  SignatureBuilder signature(outcome->graph.graph.get());
  if (absl::StrContains(first, "ExportGraphSignature(")) {
    ReadCallForm(first, signature);
  } else {
    bool is_outputs = false;
    for (; !lines.at_end(); lines.Advance()) {
      const absl::string_view line = absl::StripAsciiWhitespace(lines.line().text);
      if (line == "# inputs" || line == "# outputs") {
        is_outputs = line == "# outputs";
        continue;
      }
      if (line.empty()) continue;
      const std::optional<SpecText> spec = SpecOfLine(line);
      if (!spec.has_value()) break;
      if (is_outputs) {
        signature.AddOutput(*spec);
      } else {
        signature.AddInput(*spec);
      }
    }
  }
  if (outcome->cut.has_value() || !outcome->errors.empty()) return;
  Graph& graph = *outcome->graph.graph;
  Signature read = signature.Take();
  const absl::Status fits = CheckSignature(read, graph);
  if (fits.ok()) {
    graph.set_signature(std::move(read));
  } else {
    outcome->errors.push_back({lines.lines().ToOriginal(where), std::string(fits.message())});
  }
}

}  // namespace backtape
