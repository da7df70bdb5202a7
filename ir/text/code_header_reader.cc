#include "backtape/ir/text/code_header_reader.h"

#include <algorithm>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/text/code_statement_reader.h"

namespace backtape {
namespace {

// The functions that flatten the arguments of a call in exports of any PyTorch version.
constexpr absl::string_view kFlattenFunctions[] = {"fx_pytree.tree_flatten_spec", "self._dynamo_bytecode_flatten",
                                                   "self._in_shuffle_graph"};

// The words after "#", without the spaces around them.
absl::string_view NoteText(absl::string_view comment) {
  return absl::StripAsciiWhitespace(absl::StripPrefix(comment, "#"));
}

}  // namespace

Cursor CodeHeaderReader::LineCursorAtText() const {
  Cursor c(lines_.line().text);
  c.SkipSpaces();
  return c;
}

void CodeHeaderReader::SkipLines() {
  for (; !lines_.at_end(); lines_.Next()) {
    if (lines_.line().is_blank()) {
      skipped_blank_lines_ = true;
      style_.indented_blank_lines |= !lines_.line().text.empty();
    } else if (!IsProfilerLine(LineCursorAtText().rest())) {
      return;
    }
  }
}

// Moves past a line of the header to the next line that is not blank.
bool CodeHeaderReader::NextLine() {
  skipped_blank_lines_ = false;
  lines_.Next();
  SkipLines();
  return !lines_.at_end();
}

void CodeHeaderReader::Read() {
  Cursor c = LineCursorAtText();
  c.Consume("def ");
  const absl::string_view function = c.ReadName();
  style_.function_name = std::string(function);
  bool ok = c.Consume('(');
  if (!ok) Error(c.pos(), "expected '('");
  if (ok && c.at_end()) style_.expanded_def = true;
  ok = ok && ReadParameters(c);
  if (ok) {
    c.SkipSpaces();
    if (c.Consume("-> ")) {
      absl::string_view type = absl::StripTrailingAsciiWhitespace(c.rest());
      if (absl::ConsumeSuffix(&type, ":")) {
        style_.return_annotation = std::string(type);
      } else {
        Error(c.end(), "expected ':'");
      }
    } else if (!c.Consume(':')) {
      Error(c.pos(), "expected ':'");
    }
  }
  NextLine();
  const bool is_list = parameters_.size() == 1 && parameters_[0].target == parameters_[0].name;
  const std::string list = is_list ? std::string(parameters_[0].name) : "";
  if (is_list && !lines_.at_end() &&
      (list == "args_list" || LineCursorAtText().StartsWith(absl::StrCat("args_iter = iter(", list)))) {
    style_.boxed_parameter = list;
    ReadBoxed();
  } else if (!is_list || !ReadUnpacked()) {
    ReadPytree();
  }
  ReadAliases();
  MakePlaceholders();
}

bool CodeHeaderReader::ReadParameters(Cursor& c) {
  while (true) {
    c.SkipSpaces();
    if (c.at_end()) {
      const char* end = c.end();
      if (!lines_.Next()) return Error(end, "the text ends inside the parameters");
      c = LineCursorAtText();
      continue;
    }
    if (c.Consume(')')) return true;
    if (c.Peek() == '#') {
      if (!parameters_.empty()) {
        style_.placeholder_notes[std::string(parameters_.back().name)] = std::string(NoteText(c.rest()));
      }
      c.set_pos(c.end());
      continue;
    }
    if (!ReadParameter(c)) return false;
    c.SkipSpaces();
    if (!c.Consume(',') && c.Peek() != ')') return Error(c.pos(), "expected ',' or ')'");
  }
}

bool CodeHeaderReader::ReadParameter(Cursor& c) {
  Parameter parameter;
  const char* start = c.pos();
  while (c.Consume('*')) {
  }
  parameter.name = c.ReadName();
  if (parameter.name.empty()) {
    return Error(c.pos(), c.AtEllipsis() ? std::string(kShortened) : "expected a parameter");
  }
  parameter.target = {start, static_cast<size_t>(c.pos() - start)};
  parameter.line = lines_.line().number;
  if ((parameter.target == "self" || parameter.target == "root") && parameters_.empty() && !saw_module_) {
    saw_module_ = true;
    return true;
  }
  if (!ReadTypeAfterName(c, builder_, style_, &parameter.type)) return false;
  Cursor look = c;
  look.SkipSpaces();
  if (look.Consume('=')) {
    look.SkipSpaces();
    c = look;
    parameter.has_default = true;
    if (!values_.ReadValue(c, &parameter.default_value)) return false;
  }
  parameters_.push_back(std::move(parameter));
  return true;
}

// Reads the lines of the boxed calling form:
//   args_iter = iter(args_list)
//   x = next(args_iter)
//   args_list.clear()
void CodeHeaderReader::ReadBoxed() {
  style_.calling = TextStyle::Calling::kBoxed;
  parameters_.clear();
  if (lines_.at_end() || !LineCursorAtText().StartsWith("args_iter = iter(")) return;
  const std::string clear = absl::StrCat(style_.boxed_parameter, ".clear()");
  while (NextLine()) {
    Cursor c = LineCursorAtText();
    if (c.StartsWith(clear)) {
      NextLine();
      return;
    }
    Parameter parameter;
    parameter.target = parameter.name = c.ReadName();
    parameter.line = lines_.line().number;
    // Formatters add a comma.
    if (parameter.name.empty() || !c.Consume(" = next(args_iter") || (c.Consume(','), !c.Consume(')'))) {
      Error(c.pos(), absl::StrCat("expected \"name = next(args_iter)\" or \"", clear, "\""));
      return;
    }
    parameters_.push_back(std::move(parameter));
  }
}

// Reads the lines that unpack a list of arguments:
//   arg0_1, arg1_1, = args
//   args.clear()
// If the lines are different, reads nothing and returns false.
bool CodeHeaderReader::ReadUnpacked() {
  if (lines_.at_end()) return false;
  const std::string list(parameters_[0].name);
  Cursor c = LineCursorAtText();
  std::vector<Parameter> unpacked;
  while (true) {
    Parameter parameter;
    parameter.target = parameter.name = c.ReadName();
    parameter.line = lines_.line().number;
    if (parameter.name.empty()) break;
    unpacked.push_back(parameter);
    if (!c.Consume(',')) break;
    c.SkipSpaces();
  }
  c.SkipSpaces();
  if (unpacked.empty() || !c.Consume('=')) return false;
  c.SkipSpaces();
  if (c.ReadName() != list) return false;
  c.SkipSpaces();
  if (!c.at_end() || (unpacked.size() == 1 && LineCursorAtText().rest().find(',') == absl::string_view::npos)) {
    return false;
  }
  style_.calling = TextStyle::Calling::kUnpacked;
  style_.boxed_parameter = list;
  parameters_ = std::move(unpacked);
  if (NextLine() && LineCursorAtText().StartsWith(absl::StrCat(list, ".clear()"))) NextLine();
  return true;
}

// Reads the lines of the pytree calling form:
//   primals_1: "f32[2]"; tangents_1: "f32[2]";
//
//   primals_1, tangents_1, = fx_pytree.tree_flatten_spec([primals, tangents], self._in_spec)
void CodeHeaderReader::ReadPytree() {
  std::vector<Parameter> annotated;
  while (!lines_.at_end()) {
    if (!ReadPrologueLine(LineCursorAtText()) && !ReadAnnotationLine(LineCursorAtText(), &annotated)) {
      if (ReadFlattenLine(LineCursorAtText(), annotated) || annotated.empty()) return;
      // The call of tree_flatten_spec is missing. The statements use the annotated names, not those of the trees.
      const auto has_type = [](const Parameter& parameter) { return parameter.type != nullptr; };
      if (std::none_of(parameters_.begin(), parameters_.end(), has_type)) parameters_ = std::move(annotated);
      return;
    }
    NextLine();
  }
}

// Reads "_fn_args = (x, )" or "x, y, = pytree.tree_leaves((self, x, y,))", which precede the line that calls
// tree_flatten_spec.
bool CodeHeaderReader::ReadPrologueLine(Cursor c) {
  if (!c.StartsWith("_fn_args = (") && !absl::StrContains(c.rest(), ", = pytree.tree_leaves(")) return false;
  style_.pytree_prologue.push_back(std::string(absl::StripTrailingAsciiWhitespace(c.rest())));
  return true;
}

bool CodeHeaderReader::ReadAnnotationLine(Cursor c, std::vector<Parameter>* annotated) {
  // A line with " = " after the annotation is a statement.
  Cursor look = c;
  if (look.ReadName().empty()) return false;
  look.SkipSpaces();
  if (look.Peek() != ':' || absl::StrContains(look.rest(), " = ")) return false;
  while (!c.at_end()) {
    Parameter parameter;
    parameter.name = parameter.target = c.ReadName();
    parameter.line = lines_.line().number;
    if (parameter.name.empty()) {
      Error(c.pos(), "expected a name");
      break;
    }
    if (!ReadTypeAfterName(c, builder_, style_, &parameter.type)) break;
    annotated->push_back(parameter);
    c.Consume(';');
    c.SkipSpaces();
    if (c.Peek() == '#') {
      style_.placeholder_notes[std::string(parameter.name)] = std::string(NoteText(c.rest()));
      break;
    }
  }
  return true;
}

bool CodeHeaderReader::ReadFlattenLine(Cursor c, const std::vector<Parameter>& annotated) {
  absl::string_view function;
  for (const absl::string_view candidate : kFlattenFunctions) {
    if (absl::StrContains(c.rest(), absl::StrCat("= ", candidate, "("))) function = candidate;
  }
  if (function.empty()) return false;
  style_.calling = TextStyle::Calling::kPytree;
  style_.pytree_function = std::string(function);
  for (const Parameter& parameter : parameters_) {
    absl::StrAppend(&style_.pytree_parameters, style_.pytree_parameters.empty() ? "" : ", ", parameter.target);
  }
  parameters_.clear();
  const std::string flatten = absl::StrCat("= ", function, "(");
  size_t next_annotated = 0;
  style_.pytree_binds_module = c.Consume("self, ");
  while (!c.StartsWith(flatten)) {
    Parameter parameter;
    const char* start = c.pos();
    while (c.Consume('*')) {
    }
    parameter.name = c.ReadName();
    parameter.target = {start, static_cast<size_t>(c.pos() - start)};
    parameter.line = lines_.line().number;
    if (parameter.name.empty()) return Error(c.pos(), "expected a name");
    // Versions before 2.0 write types here: "primals_1: f32[2], primals_2: f32[], = ...".
    if (!ReadTypeAfterName(c, builder_, style_, &parameter.type)) return false;
    // The annotated lines have the same order, but may omit some names.
    if (next_annotated < annotated.size() && annotated[next_annotated].name == parameter.name) {
      parameter.type = annotated[next_annotated].type;
      ++next_annotated;
    }
    parameters_.push_back(std::move(parameter));
    if (c.Peek() == ' ' && c.Peek(1) == ',') {
      style_.pytree_spaced_names = true;
      c.Advance();
    }
    c.Consume(',');
    c.SkipSpaces();
  }
  c.Advance(flatten.size());
  absl::string_view inputs = absl::StripTrailingAsciiWhitespace(c.rest());
  if (!absl::ConsumeSuffix(&inputs, ")")) Error(c.end(), "expected ')'");
  style_.pytree_inputs = std::string(inputs);
  NextLine();
  return true;
}

// Reads the lines that give parameters other names:
//   input_1 = input
void CodeHeaderReader::ReadAliases() {
  absl::flat_hash_map<absl::string_view, size_t> index_of;
  for (size_t i = 0; i < parameters_.size(); ++i) {
    index_of.emplace(absl::StripLeadingAsciiWhitespace(parameters_[i].name), i);
  }
  while (!lines_.at_end()) {
    Cursor c = LineCursorAtText();
    const absl::string_view name = c.ReadName();
    if (name.empty() || !c.Consume(" = ")) return;
    absl::string_view raw = absl::StripTrailingAsciiWhitespace(c.rest());
    // Formatters put a value that is too long for its line into parentheses.
    if (absl::StartsWith(raw, "(") && absl::EndsWith(raw, ")")) raw = raw.substr(1, raw.size() - 2);
    const auto found = index_of.find(raw);
    if (found == index_of.end()) return;
    Parameter& parameter = parameters_[found->second];
    index_of.erase(found);
    const auto note = style_.placeholder_notes.find(raw);
    if (note != style_.placeholder_notes.end()) {
      std::string text = std::move(note->second);  // an insertion would move the entry
      style_.placeholder_notes.erase(note);
      style_.placeholder_notes[std::string(name)] = std::move(text);
    }
    parameter.name = name;
    parameter.line = lines_.line().number;
    body_has_begun_ = true;
    NextLine();
  }
}

void CodeHeaderReader::MakePlaceholders() {
  for (Parameter& parameter : parameters_) {
    ArgumentList args;
    if (parameter.has_default) args.push_back(std::move(parameter.default_value));
    Node* node =
        builder_.AddNode(Opcode::kPlaceholder, parameter.target, std::move(args), {}, parameter.name, parameter.line);
    if (node != nullptr && parameter.type != nullptr) node->set_type(parameter.type->type);
  }
}

bool IsTypedFunction(LineCursor lines) {
  Cursor c(lines.line().text);
  c.SkipSpaces();
  if (!c.Consume("def ") || c.ReadName().empty() || !c.Consume('(')) return false;
  c.SkipSpaces();
  if (c.at_end()) {
    lines.Advance();
    c = Cursor(lines.line().text);
    c.SkipSpaces();
  }
  if (c.ReadName().empty()) return false;
  c.Consume(' ');
  if (!c.Consume(": ")) return false;
  const char quote = c.Consume('"') ? '"' : ']';
  const size_t close = c.rest().find(quote);
  if (close == absl::string_view::npos) return false;
  return IsShapeAnnotation(ReadAnnotation(c.rest().substr(0, quote == '"' ? close : close + 1)).type);
}

}  // namespace backtape
