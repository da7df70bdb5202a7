#include "backtape/ir/graph_signature.h"

#include <algorithm>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"

namespace backtape {
namespace {

std::string InputText(const InputSpec& input) {
  switch (input.kind) {
    case InputKind::kUserInput:
      return "USER_INPUT";
    case InputKind::kParameter:
      return absl::StrCat("PARAMETER target='", input.target, "'");
    case InputKind::kBuffer:
      return absl::StrCat("BUFFER target='", input.target, "' persistent=", input.persistent ? "True" : "False");
    case InputKind::kConstant:
      return absl::StrCat("CONSTANT_TENSOR target='", input.target, "'");
    case InputKind::kTangent:
      return input.index < 0 ? "TANGENT" : absl::StrCat("TANGENT output=", input.index);
    case InputKind::kOther:
      break;
  }
  return input.target.empty() ? "OTHER" : absl::StrCat("OTHER ", input.target);
}

// Prints an output that belongs to `input` in PyTorch's spelling: GRADIENT_TO_PARAMETER target='weight'.
std::string OfInput(const InputSpec& input, absl::string_view prefix, absl::string_view suffix) {
  const absl::string_view kind = input.kind == InputKind::kParameter ? "PARAMETER"
                                 : input.kind == InputKind::kBuffer  ? "BUFFER"
                                                                     : "USER_INPUT";
  const std::string name = IsState(input)                    ? input.target
                           : !input.placeholder.empty()      ? input.placeholder
                           : input.kind == InputKind::kOther ? input.target
                                                             : absl::StrCat(input.index);
  return absl::StrCat(prefix, kind, suffix, " target='", name, "'");
}

std::string OutputText(const OutputSpec& output) {
  switch (output.kind) {
    case OutputKind::kUserOutput:
      return "USER_OUTPUT";
    case OutputKind::kLoss:
      return "LOSS_OUTPUT";
    case OutputKind::kGradient:
      return OfInput(output.input, "GRADIENT_TO_", "");
    case OutputKind::kMutation:
      return OfInput(output.input, "", "_MUTATION");
    case OutputKind::kOther:
      break;
  }
  return output.text.empty() ? "OTHER" : absl::StrCat("OTHER ", output.text);
}

}  // namespace

std::vector<const Argument*> ReturnedItems(const Graph& graph) {
  std::vector<const Argument*> items;
  const Node* output = graph.output();
  if (output == nullptr || output->args().empty()) return items;
  const Argument& value = output->args()[0];
  if (!value.is_sequence() || value.is_slice()) return {&value};
  for (const Argument& item : value.items()) items.push_back(&item);
  return items;
}

absl::Status CheckSignature(const Signature& signature, const Graph& graph) {
  std::string problems;
  absl::flat_hash_map<absl::string_view, int> positions;
  for (const Node* node : graph.placeholders()) positions.emplace(node->name(), static_cast<int>(positions.size()));
  absl::flat_hash_set<absl::string_view> targets;
  int last = -1;
  for (const InputSpec& input : signature.inputs) {
    const auto position = positions.find(input.placeholder);
    if (position == positions.end()) {
      absl::StrAppend(&problems, "\n  no placeholder is named ", input.placeholder);
    } else if (position->second <= last) {
      absl::StrAppend(&problems, "\n  the input ", input.placeholder, " is repeated or out of order");
    } else {
      last = position->second;
    }
    if (IsState(input) && !targets.insert(input.target).second) {
      absl::StrAppend(&problems, "\n  two inputs have the target ", input.target);
    }
  }
  const size_t returned = ReturnedItems(graph).size();
  if (!signature.outputs.empty() && signature.outputs.size() != returned) {
    absl::StrAppend(&problems, "\n  expected ", returned, returned == 1 ? " output, found " : " outputs, found ",
                    signature.outputs.size());
  }
  if (problems.empty()) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("the signature does not match the graph:", problems));
}

std::string PrintSignature(const Signature& signature, const Graph& graph) {
  std::string text;
  if (!signature.inputs.empty()) absl::StrAppend(&text, "# inputs\n");
  for (const InputSpec& input : signature.inputs) {
    absl::StrAppend(&text, input.placeholder, ": ", InputText(input), "\n");
  }
  if (!signature.outputs.empty()) absl::StrAppend(&text, "# outputs\n");
  const std::vector<const Argument*> items = ReturnedItems(graph);
  for (size_t i = 0; i < signature.outputs.size(); ++i) {
    const bool has_node = i < items.size() && items[i]->is_node();
    absl::StrAppend(&text, has_node ? items[i]->node()->name() : "None", ": ", OutputText(signature.outputs[i]), "\n");
  }
  return text;
}

}  // namespace backtape
