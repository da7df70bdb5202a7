#include "backtape/ir/text/code_header_reader.h"

#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/text/code_statement_reader.h"

namespace backtape {
namespace {

// The word behind "#", without the spaces around it.
absl::string_view NoteText(absl::string_view comment) {
  return absl::StripAsciiWhitespace(absl::StripPrefix(comment, "#"));
}

}  // namespace

Cursor CodeHeaderReader::LineCursorAtText() const {
  Cursor c(lines_.line().text);
  c.SkipSpaces();
  return c;
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
  lines_.Next();
  if (parameters_.size() == 1 && parameters_[0].target == "args_list") {
    ReadBoxed();
  } else {
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
  if (parameter.name.empty()) return Error(c.pos(), "expected a parameter");
  parameter.target = {start, static_cast<size_t>(c.pos() - start)};
  parameter.line = lines_.line().number;
  if (parameter.target == "self" && parameters_.empty()) return true;
  if (!ReadTypeBehindName(c, builder_, style_, &parameter.type)) return false;
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

//   args_iter = iter(args_list)
//   x = next(args_iter)
//   args_list.clear()
void CodeHeaderReader::ReadBoxed() {
  style_.calling = TextStyle::Calling::kBoxed;
  parameters_.clear();
  if (lines_.at_end() || !LineCursorAtText().StartsWith("args_iter = iter(args_list)")) return;
  while (lines_.Next()) {
    Cursor c = LineCursorAtText();
    if (c.StartsWith("args_list.clear()")) {
      lines_.Next();
      return;
    }
    Parameter parameter;
    parameter.target = parameter.name = c.ReadName();
    parameter.line = lines_.line().number;
    if (parameter.name.empty() || !c.Consume(" = next(args_iter)")) {
      Error(c.pos(), "expected \"name = next(args_iter)\" or \"args_list.clear()\"");
      return;
    }
    parameters_.push_back(std::move(parameter));
  }
}

//   primals_1: "f32[2]"; tangents_1: "f32[2]";
//
//   primals_1, tangents_1, = fx_pytree.tree_flatten_spec([primals, tangents], self._in_spec)
void CodeHeaderReader::ReadPytree() {
  std::vector<Parameter> annotated;
  while (!lines_.at_end()) {
    if (lines_.line().is_blank()) {
      if (annotated.empty()) return;
    } else if (!ReadAnnotationLine(LineCursorAtText(), &annotated)) {
      ReadFlattenLine(LineCursorAtText(), annotated);
      return;
    }
    lines_.Next();
  }
}

bool CodeHeaderReader::ReadAnnotationLine(Cursor c, std::vector<Parameter>* annotated) {
  // A statement has " = " behind its annotation.
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
    if (!ReadTypeBehindName(c, builder_, style_, &parameter.type)) break;
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
  constexpr absl::string_view kFlatten = "= fx_pytree.tree_flatten_spec(";
  const size_t flatten = c.rest().find(kFlatten);
  if (flatten == absl::string_view::npos) {
    if (absl::StrContains(c.rest(), "= pytree.tree_leaves(")) {
      Error(c.pos(), "this calling form (of exported programs) is not supported");
      lines_.Next();
    }
    return false;
  }
  style_.calling = TextStyle::Calling::kPytree;
  for (const Parameter& parameter : parameters_) {
    absl::StrAppend(&style_.pytree_parameters, style_.pytree_parameters.empty() ? "" : ", ", parameter.target);
  }
  parameters_.clear();
  size_t next_annotated = 0;
  while (!c.StartsWith(kFlatten)) {
    Parameter parameter;
    const char* start = c.pos();
    while (c.Consume('*')) {
    }
    parameter.name = c.ReadName();
    parameter.target = {start, static_cast<size_t>(c.pos() - start)};
    parameter.line = lines_.line().number;
    if (parameter.name.empty()) return Error(c.pos(), "expected a name");
    // Annotations stand in the same order; some names may have none.
    if (next_annotated < annotated.size() && annotated[next_annotated].name == parameter.name) {
      parameter.type = annotated[next_annotated].type;
      ++next_annotated;
    }
    parameters_.push_back(std::move(parameter));
    c.Consume(',');
    c.SkipSpaces();
  }
  c.Advance(kFlatten.size());
  absl::string_view inputs = absl::StripTrailingAsciiWhitespace(c.rest());
  if (!absl::ConsumeSuffix(&inputs, ")")) Error(c.end(), "expected ')'");
  style_.pytree_inputs = std::string(inputs);
  lines_.Next();
  return true;
}

//   input_1 = input
void CodeHeaderReader::ReadAliases() {
  size_t next = 0;
  while (!lines_.at_end()) {
    Cursor c = LineCursorAtText();
    const absl::string_view name = c.ReadName();
    if (name.empty() || !c.Consume(" = ")) return;
    const absl::string_view raw = absl::StripTrailingAsciiWhitespace(c.rest());
    // In the order of the parameters.
    while (next < parameters_.size() && absl::StripLeadingAsciiWhitespace(parameters_[next].name) != raw) ++next;
    if (next == parameters_.size()) return;
    const auto note = style_.placeholder_notes.find(raw);
    if (note != style_.placeholder_notes.end()) {
      style_.placeholder_notes[std::string(name)] = note->second;
      style_.placeholder_notes.erase(note);
    }
    parameters_[next].name = name;
    parameters_[next].line = lines_.line().number;
    ++next;
    body_has_begun_ = true;
    lines_.Next();
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

}  // namespace backtape
