#include "backtape/ir/text/repro_inputs.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/node.h"
#include "backtape/ir/text/annotation.h"
#include "backtape/ir/text/cursor.h"

namespace backtape {
namespace {

// The text between the bracket at the cursor and the one that closes it; nullopt if none does. Moves after the latter.
std::optional<absl::string_view> ReadGroup(Cursor& c) {
  const char* start = c.pos() + 1;
  int depth = 0;
  for (char quote = '\0'; !c.at_end(); c.Advance()) {
    const char ch = c.Peek();
    if (quote != '\0') {
      if (ch == quote) quote = '\0';
      continue;
    }
    if (ch == '\'' || ch == '"') quote = ch;
    if (ch == '(' || ch == '[' || ch == '{') ++depth;
    if ((ch == ')' || ch == ']' || ch == '}') && --depth == 0) {
      const absl::string_view inside(start, static_cast<size_t>(c.pos() - start));
      c.Advance();
      return inside;
    }
  }
  return std::nullopt;
}

// "(2, 4), dtype=torch.int64" as two texts.
std::vector<absl::string_view> SplitArguments(absl::string_view text) {
  std::vector<absl::string_view> arguments;
  Cursor c(text);
  while (true) {
    c.SkipSpaces();
    const char* start = c.pos();
    while (!c.at_end() && c.Peek() != ',') {
      const char ch = c.Peek();
      if (ch != '(' && ch != '[') {
        c.Advance();
      } else if (!ReadGroup(c).has_value()) {
        return {};
      }
    }
    const absl::string_view argument(start, static_cast<size_t>(c.pos() - start));
    if (!argument.empty()) arguments.push_back(argument);
    if (!c.Consume(',')) return arguments;
  }
}

// The value of "name=value"; empty for other texts.
absl::string_view KeywordValue(absl::string_view argument, absl::string_view name) {
  return absl::ConsumePrefix(&argument, name) && absl::ConsumePrefix(&argument, "=") ? argument : absl::string_view();
}

absl::string_view Unquoted(absl::string_view text) {
  if (text.size() >= 2 && (text[0] == '\'' || text[0] == '"') && text.back() == text[0]) {
    return text.substr(1, text.size() - 2);
  }
  return text;
}

// "cuda:0" for "device(type='cuda', index=0)" or "'cuda:0'".
std::string DeviceName(absl::string_view text) {
  if (!absl::ConsumePrefix(&text, "device(")) return std::string(Unquoted(text));
  std::string name;
  absl::ConsumeSuffix(&text, ")");
  for (const absl::string_view argument : SplitArguments(text)) {
    if (const absl::string_view type = KeywordValue(argument, "type"); !type.empty())
      name = std::string(Unquoted(type));
    if (const absl::string_view index = KeywordValue(argument, "index"); !index.empty()) {
      absl::StrAppend(&name, ":", index);
    }
  }
  return name;
}

// The sizes in "(2, 4)" as annotations write them, "[2, 4]"; empty for other texts.
std::string SizesText(absl::string_view tuple) {
  if (!absl::ConsumePrefix(&tuple, "(") || !absl::ConsumeSuffix(&tuple, ")")) return "";
  tuple = absl::StripTrailingAsciiWhitespace(tuple);
  absl::ConsumeSuffix(&tuple, ",");
  return absl::StrCat("[", tuple, "]");
}

// `strides` may be empty, which means row-major order.
ValueType TensorTypeOf(absl::string_view sizes, absl::string_view strides, absl::string_view dtype,
                       absl::string_view device) {
  absl::ConsumePrefix(&dtype, "torch.");
  const std::optional<DType> known = DTypeFromTorchName(dtype);
  const Annotation annotation = ReadAnnotation(absl::StrCat("f32", SizesText(sizes), SizesText(strides)));
  if (!known.has_value() || !annotation.type.is_tensor()) return {};
  TensorType type = annotation.type.tensor();
  type.dtype = *known;
  if (strides.empty()) type.strides = ContiguousStrides(type.sizes);
  type.device = Device::Parse(device).value_or(Device());
  return type;
}

// Returns the type that "(2, 4), (4, 1), torch.float32, 'cuda'" states.
ValueType TypeOfStrided(absl::string_view text) {
  const std::vector<absl::string_view> arguments = SplitArguments(text);
  if (arguments.size() < 4) return {};
  return TensorTypeOf(arguments[0], arguments[1], arguments[2], Unquoted(arguments[3]));
}

// Returns the type that the arguments of reader.tensor state: "buf0", "(2, 4)", "(1, 2)", "dtype=torch.int64",
// "storage_offset=3".
ValueType TypeOfTensor(const std::vector<absl::string_view>& arguments, absl::string_view device) {
  absl::string_view strides;
  absl::string_view dtype = "float32";
  int64_t offset = 0;
  for (size_t i = 2; i < arguments.size(); ++i) {
    if (i == 2 && arguments[i][0] == '(') strides = arguments[i];
    if (const absl::string_view value = KeywordValue(arguments[i], "dtype"); !value.empty()) dtype = value;
    const absl::string_view stated_offset = KeywordValue(arguments[i], "storage_offset");
    if (!stated_offset.empty() && !absl::SimpleAtoi(stated_offset, &offset)) return {};
  }
  ValueType type = TensorTypeOf(arguments[1], strides, dtype, device);
  if (!type.is_tensor() || offset == 0) return type;
  TensorType with_offset = type.tensor();
  with_offset.storage_offset = offset;
  return with_offset;
}

// Returns the type that the arguments of reader.symint state: "4", "expr='s0'". Without its symbol, the number is only
// the value of one run, which may contradict the sizes of other inputs.
ValueType TypeOfSymInt(const std::vector<absl::string_view>& arguments) {
  for (const absl::string_view argument : arguments) {
    const absl::string_view symbol = KeywordValue(argument, "expr");
    if (symbol.empty()) continue;
    const ValueType type = ReadAnnotation(absl::StrCat("Sym(", Unquoted(symbol), ")")).type;
    return type.is_sym_int() ? type : ValueType();
  }
  return {};
}

}  // namespace

bool ReproInputs::Take(absl::string_view line, size_t graph) {
  line = absl::StripAsciiWhitespace(line);
  if (absl::StartsWith(line, "def load_args(") || line == "args = []" || absl::StartsWith(line, "args = [((")) {
    current_ = graph;
    inputs_[graph].clear();
    devices_.clear();
    if (!absl::ConsumePrefix(&line, "args = ") || line == "[]") return true;
    Cursor c(line);
    for (absl::string_view item : SplitArguments(ReadGroup(c).value_or(absl::string_view()))) {
      absl::ConsumePrefix(&item, "(");
      absl::ConsumeSuffix(&item, ")");
      inputs_[graph].push_back({"", TypeOfStrided(item)});
    }
    return true;
  }
  if (current_ != graph) return false;
  if (absl::ConsumePrefix(&line, "args.append(rand_strided")) {
    Cursor c(line);
    const std::optional<absl::string_view> group = ReadGroup(c);
    inputs_[graph].push_back({"", group.has_value() ? TypeOfStrided(*group) : ValueType()});
    return true;
  }
  if (!absl::StartsWith(line, "reader.") && !absl::StrContains(line, " = reader.storage(")) return false;
  TakeReaderCall(line);
  return true;
}

void ReproInputs::TakeReaderCall(absl::string_view line) {
  const size_t call = line.find("reader.");
  Cursor c(line.substr(call + 7));
  const absl::string_view function = c.ReadName();
  const std::optional<absl::string_view> group = c.Peek() == '(' ? ReadGroup(c) : std::nullopt;
  const std::vector<absl::string_view> arguments =
      group.has_value() ? SplitArguments(*group) : std::vector<absl::string_view>();
  if (function == "storage") {
    std::string& device = devices_[std::string(line.substr(0, line.find(' ')))];
    for (const absl::string_view argument : arguments) {
      if (const absl::string_view value = KeywordValue(argument, "device"); !value.empty()) device = DeviceName(value);
    }
    return;
  }
  Input input;
  c.SkipSpaces();
  if (c.Consume("# ")) input.name = std::string(c.ReadName());
  if (function == "tensor" && arguments.size() >= 2) {
    const auto device = devices_.find(std::string(arguments[0]));
    input.type = TypeOfTensor(arguments, device == devices_.end() ? "" : device->second);
  } else if (function == "symint") {
    input.type = TypeOfSymInt(arguments);
  }
  inputs_[*current_].push_back(std::move(input));
}

void ReproInputs::Apply(size_t number, Graph& graph) const {
  const auto found = inputs_.find(number);
  if (found == inputs_.end()) return;
  const std::vector<Node*> placeholders = graph.placeholders();
  absl::flat_hash_map<absl::string_view, Node*> by_name;
  for (Node* node : placeholders) {
    by_name.emplace(node->target(), node);
    by_name.emplace(node->name(), node);
  }
  std::vector<Node*> nodes;
  for (const Input& input : found->second) {
    const auto node = by_name.find(input.name);
    if (node != by_name.end()) nodes.push_back(node->second);
  }
  if (nodes.size() != found->second.size()) {
    if (placeholders.size() != found->second.size()) return;
    nodes = placeholders;
  }
  for (size_t i = 0; i < nodes.size(); ++i) {
    const ValueType& stated = nodes[i]->type();
    const ValueType& type = found->second[i].type;
    if (type.is_known() && (!stated.is_known() || stated.is_opaque())) nodes[i]->set_type(type);
  }
}

}  // namespace backtape
