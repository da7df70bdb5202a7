#include "backtape/ir/text/print_code.h"

#include <algorithm>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "backtape/ir/text/annotation.h"
#include "backtape/ir/text/cursor.h"
#include "backtape/ir/text/python_syntax.h"
#include "backtape/ir/text/source_comment.h"
#include "backtape/ir/text/value_printer.h"

namespace backtape {
namespace {

class Printer {
 public:
  Printer(const Graph& graph, const TextStyle& style)
      : graph_(graph), style_(style), repr_{.code = true, .complex_as_call = style.complex_as_call} {}

  std::string Print();

 private:
  void PrintHeader();
  void PrintPytreeInputs(const std::vector<const Node*>& placeholders);
  void PrintParameter(const Node& node, bool with_default);
  void PrintComment(const Node& node);
  void PrintCall(const Node& node);
  void PrintFunctionCall(const Node& node);
  void PrintReturn(const Node& node);
  void PrintArguments(const Node& node, size_t first);
  // Prints `base`, then each element of the path; uses getattr if an element is not an identifier.
  void PrintPath(absl::string_view base, absl::string_view path);
  void PrintType(const Node& node);
  void PrintFrees(const Node& node);
  void FindLastUses();
  void Value(const Argument& value) { AppendRepr(value, repr_, &out_); }
  void StartLine() { out_.append(indent_, ' '); }

  const Graph& graph_;
  const TextStyle& style_;
  const ReprOptions repr_;
  std::string out_;
  size_t indent_ = 0;  // indentation of the line being printed
  bool body_has_begun_ = false;
  bool has_comment_ = false;  // true once a comment was printed; last_stack_ is its stack
  const StackTrace* last_stack_ = nullptr;
  std::vector<std::vector<const Node*>> freed_by_;  // for each node id, the values that the node is the last to use
};

void Printer::FindLastUses() {
  uint32_t max_id = 0;
  for (const Node* node : graph_.nodes()) max_id = std::max(max_id, node->id());
  freed_by_.resize(size_t{max_id} + 1);
  std::vector<bool> seen(size_t{max_id} + 1);
  for (const Node* node = graph_.last(); node != nullptr; node = node->prev()) {
    for (size_t i = 0; i < node->num_operands(); ++i) {
      const Node* operand = node->operand(i);
      if (seen[operand->id()]) continue;
      seen[operand->id()] = true;
      freed_by_[node->id()].push_back(operand);
    }
  }
}

void Printer::PrintType(const Node& node) {
  const ValueType& type = node.type();
  if (IsStatedType(type)) {
    absl::StrAppend(&out_, " : ", type.opaque());
  } else if (style_.annotations != TextStyle::Annotations::kNone && IsShapeAnnotation(type)) {
    const char* quote = style_.annotations == TextStyle::Annotations::kQuoted ? "\"" : "";
    absl::StrAppend(&out_, ": ", quote);
    AppendAnnotation(type, style_.strides, style_.devices, &out_);
    out_.append(quote);
  }
}

void Printer::PrintParameter(const Node& node, bool with_default) {
  absl::StrAppend(&out_, node.target());
  PrintType(node);
  if (with_default && !node.args().empty()) {
    out_.append(" = ");
    Value(node.args()[0]);
  }
}

void Printer::PrintPytreeInputs(const std::vector<const Node*>& placeholders) {
  if (placeholders.empty()) return;
  const auto is_annotated = [this](const Node* node) {
    return IsStatedType(node->type()) ||
           (style_.annotations != TextStyle::Annotations::kNone && IsShapeAnnotation(node->type()));
  };
  if (std::any_of(placeholders.begin(), placeholders.end(), is_annotated)) {
    bool first = true;
    for (const Node* node : placeholders) {
      if (!is_annotated(node)) continue;
      if (first || style_.expanded_def) {
        StartLine();
      } else {
        out_.push_back(' ');
      }
      first = false;
      PrintParameter(*node, /*with_default=*/false);
      if (style_.expanded_def) {
        const auto note = style_.placeholder_notes.find(node->name());
        if (note != style_.placeholder_notes.end()) absl::StrAppend(&out_, "  # ", note->second);
        out_.push_back('\n');
      } else {
        out_.push_back(';');
      }
    }
    if (!style_.expanded_def) {
      out_.push_back('\n');
      if (style_.indented_blank_lines) StartLine();
      out_.push_back('\n');
    }
  }
  for (const std::string& line : style_.pytree_prologue) {
    StartLine();
    absl::StrAppend(&out_, line, "\n");
  }
  StartLine();
  if (style_.pytree_binds_module) out_.append("self, ");
  const char* separator = style_.pytree_spaced_names ? " , " : ", ";
  for (const Node* node : placeholders) absl::StrAppend(&out_, node->target(), separator);
  absl::StrAppend(&out_, "= ", style_.pytree_function, "(", style_.pytree_inputs, ")\n");
}

void Printer::PrintHeader() {
  std::vector<const Node*> placeholders;
  for (const Node* node : graph_.nodes()) {
    if (node->is_placeholder()) placeholders.push_back(node);
  }
  indent_ = static_cast<size_t>(std::max(style_.indent, 0));
  if (!style_.class_name.empty()) {
    StartLine();
    absl::StrAppend(&out_, "class ", style_.class_name, "(torch.nn.Module):\n");
    indent_ += 4;
  }
  StartLine();
  absl::StrAppend(&out_, "def ", style_.function_name, "(", style_.expanded_def ? "\n" : "");
  const auto separate = [this](bool first) {
    if (style_.expanded_def) {
      out_.append(indent_ + 4, ' ');
    } else if (!first) {
      out_.append(", ");
    }
  };
  separate(true);
  out_.append(style_.expanded_def ? "self,\n" : "self");
  const auto parameter = [&](absl::string_view text) {
    separate(false);
    absl::StrAppend(&out_, text, style_.expanded_def ? ",\n" : "");
  };
  if (style_.calling == TextStyle::Calling::kBoxed || style_.calling == TextStyle::Calling::kUnpacked) {
    parameter(style_.boxed_parameter);
  } else if (style_.calling == TextStyle::Calling::kPytree) {
    if (!style_.pytree_parameters.empty()) {
      for (const absl::string_view name : absl::StrSplit(style_.pytree_parameters, ", ")) parameter(name);
    }
  } else {
    for (const Node* node : placeholders) {
      separate(false);
      PrintParameter(*node, /*with_default=*/true);
      if (!style_.expanded_def) continue;
      const auto note = style_.placeholder_notes.find(node->name());
      absl::StrAppend(&out_, ",", note != style_.placeholder_notes.end() ? absl::StrCat("  # ", note->second) : "",
                      "\n");
    }
  }
  if (style_.expanded_def) StartLine();
  out_.push_back(')');
  if (!style_.return_annotation.empty()) absl::StrAppend(&out_, " -> ", style_.return_annotation);
  out_.append(":\n");
  indent_ += 4;

  if (style_.calling == TextStyle::Calling::kBoxed && !placeholders.empty()) {
    StartLine();
    absl::StrAppend(&out_, "args_iter = iter(", style_.boxed_parameter, ")\n");
    for (const Node* node : placeholders) {
      StartLine();
      absl::StrAppend(&out_, node->target(), " = next(args_iter)\n");
    }
    StartLine();
    absl::StrAppend(&out_, style_.boxed_parameter, ".clear()\n");
  } else if (style_.calling == TextStyle::Calling::kUnpacked && !placeholders.empty()) {
    StartLine();
    for (const Node* node : placeholders) absl::StrAppend(&out_, node->target(), ", ");
    absl::StrAppend(&out_, "= ", style_.boxed_parameter, "\n");
    StartLine();
    absl::StrAppend(&out_, style_.boxed_parameter, ".clear()\n");
  } else if (style_.calling == TextStyle::Calling::kPytree) {
    PrintPytreeInputs(placeholders);
  }
  for (const Node* node : placeholders) {
    absl::string_view raw = node->target();
    while (absl::ConsumePrefix(&raw, "*")) {
    }
    if (raw == node->name()) continue;
    StartLine();
    absl::StrAppend(&out_, node->name(), " = ", raw, "\n");
    body_has_begun_ = true;
  }
}

void Printer::PrintComment(const Node& node) {
  const StackTrace* stack = node.provenance().stack.get();
  const auto is_empty = [](const StackTrace* s) { return s == nullptr || (s->frames.empty() && s->note.empty()); };
  const auto equal = [&] {
    if (stack == last_stack_ || (is_empty(stack) && is_empty(last_stack_))) return true;
    if (style_.equal_comments_repeat || stack == nullptr || last_stack_ == nullptr) return false;
    // Only the innermost frame is shown.
    return stack->note == last_stack_->note && stack->frames.empty() == last_stack_->frames.empty() &&
           (stack->frames.empty() || stack->frames.front() == last_stack_->frames.front());
  };
  if (has_comment_ && equal()) return;
  if (body_has_begun_ || style_.blank_before_first_comment) {
    if (style_.indented_blank_lines) StartLine();
    out_.push_back('\n');
  }
  has_comment_ = true;
  last_stack_ = stack;
  StartLine();
  if (style_.comment_extra_space) out_.push_back(' ');
  AppendSourceComment(stack, style_.no_stack_extra_space, &out_);
  out_.push_back('\n');
}

void Printer::PrintPath(absl::string_view base, absl::string_view path) {
  std::string text(base);
  for (const absl::string_view element : absl::StrSplit(path, '.')) {
    if (IsIdentifier(element)) {
      absl::StrAppend(&text, ".", element);
    } else {
      text = absl::StrCat("getattr(", text, ", \"", element, "\")");
    }
  }
  out_.append(text);
}

void Printer::PrintArguments(const Node& node, size_t first) {
  out_.push_back('(');
  const char* separator = "";
  for (size_t i = first; i < node.args().size(); ++i) {
    out_.append(separator);
    Value(node.args()[i]);
    separator = ", ";
  }
  for (const auto& [key, value] : node.kwargs()) {
    absl::StrAppend(&out_, separator, key, " = ");
    Value(value);
    separator = ", ";
  }
  out_.push_back(')');
}

void Printer::PrintFunctionCall(const Node& node) {
  const ArgumentList& args = node.args();
  const absl::string_view target = node.target();
  const bool plain = node.kwargs().empty();
  const OpSchema* op = plain ? OperatorOfTarget(target) : nullptr;
  if (op != nullptr && op->args.size() != args.size()) op = nullptr;
  const bool is_setitem = plain && target == "operator.setitem" && args.size() == 3;
  const bool is_in_place = is_setitem || (op != nullptr && op->name[0] == 'i' && op->infix.back() == '=');
  if (is_in_place) {
    Value(args[0]);
    if (is_setitem) {
      out_.push_back('[');
      Value(args[1]);
      out_.append("] = ");
      Value(args[2]);
    } else {
      absl::StrAppend(&out_, " ", op->infix, " ");
      Value(args[1]);
    }
    absl::StrAppend(&out_, ";  ", node.name());
    PrintType(node);
    out_.append(" = ");
    Value(args[0]);
    return;
  }
  out_.append(node.name());
  PrintType(node);
  out_.append(" = ");
  if (op != nullptr && args.size() == 1) {
    absl::StrAppend(&out_, op->infix);
    Value(args[0]);
  } else if (op != nullptr) {
    Value(args[0]);
    absl::StrAppend(&out_, " ", op->infix, " ");
    Value(args[1]);
  } else if (plain && target == "operator.getitem" && args.size() == 2) {
    Value(args[0]);
    out_.push_back('[');
    Value(args[1]);
    out_.push_back(']');
  } else if (plain && target == "builtins.getattr" && args.size() == 2 && args[0].is_node() && args[1].is_string() &&
             IsIdentifier(args[1].string())) {
    Value(args[0]);
    absl::StrAppend(&out_, ".", args[1].string());
  } else {
    out_.append(FunctionOfTarget(target));
    PrintArguments(node, 0);
  }
}

void Printer::PrintCall(const Node& node) {
  if (node.opcode() == Opcode::kCallFunction) {
    PrintFunctionCall(node);
    return;
  }
  out_.append(node.name());
  PrintType(node);
  out_.append(" = ");
  if (node.opcode() == Opcode::kGetAttr) {
    PrintPath("self", node.target());
  } else if (node.opcode() == Opcode::kCallModule) {
    PrintPath("self", node.target());
    PrintArguments(node, 0);
  } else {
    if (!node.args().empty()) Value(node.args()[0]);
    absl::StrAppend(&out_, ".", node.target());
    PrintArguments(node, 1);
  }
}

void Printer::PrintFrees(const Node& node) {
  if (!style_.frees) return;
  const char* separator = ";  ";
  const auto free = [&](const Node* value) {
    absl::StrAppend(&out_, separator, value->name());
    separator = " = ";
  };
  for (const Node* value : freed_by_[node.id()]) free(value);
  if (style_.frees_unused && !node.has_uses()) free(&node);
  if (*separator != ';') out_.append(" = None");
}

void Printer::PrintReturn(const Node& node) {
  StartLine();
  out_.append("return ");
  out_.append(style_.return_prefix);
  const Argument none;
  const Argument& value = node.args().empty() ? none : node.args()[0];
  const bool in_lines = !style_.output_notes.empty() && value.is_sequence() && !value.is_slice();
  if (in_lines) {
    out_.append(value.is_list() ? "[\n" : "(\n");
    for (size_t i = 0; i < value.items().size(); ++i) {
      out_.append(indent_ + 4, ' ');
      Value(value.items()[i]);
      out_.push_back(',');
      if (i < style_.output_notes.size()) absl::StrAppend(&out_, "  # ", style_.output_notes[i]);
      out_.push_back('\n');
    }
    StartLine();
    out_.push_back(value.is_list() ? ']' : ')');
  } else if (style_.returned_as != TextStyle::ReturnedAs::kValue && value.is_sequence() && !value.is_slice()) {
    const bool is_tuple = style_.returned_as == TextStyle::ReturnedAs::kTuple;
    if (is_tuple) out_.push_back('(');
    for (size_t i = 0; i < value.items().size(); ++i) {
      if (i > 0) out_.append(", ");
      Value(value.items()[i]);
    }
    if (is_tuple) out_.append(",)");
  } else {
    Value(value);
  }
  out_.append(style_.return_suffix);
}

std::string Printer::Print() {
  FindLastUses();
  PrintHeader();
  for (const Node* node : graph_.nodes()) {
    if (node->is_placeholder()) continue;
    if (node->is_output()) {
      PrintReturn(*node);
      continue;
    }
    if (style_.comments) PrintComment(*node);
    StartLine();
    PrintCall(*node);
    PrintFrees(*node);
    out_.push_back('\n');
    body_has_begun_ = true;
  }
  if (graph_.first() == nullptr) {
    StartLine();
    out_.append("pass");
  }
  return std::move(out_) + style_.trailer;
}

// The style of a subgraph that the text did not have.
TextStyle NestedStyle(const TextStyle& outer, absl::string_view name) {
  TextStyle style = TextStyle::Code();
  style.indent = outer.indent + 4;
  style.class_name = std::string(name);
  style.annotations = outer.annotations;
  style.strides = outer.strides;
  style.devices = outer.devices;
  style.comments = outer.comments;
  style.comment_extra_space = outer.comment_extra_space;
  style.frees = outer.frees;
  style.frees_unused = outer.frees_unused;
  style.complex_as_call = outer.complex_as_call;
  return style;
}

// The styles of the subgraphs, in the order of the text; those that the text did not have follow in the order of use.
std::vector<TextStyle> SubgraphStyles(const Graph& graph, const TextStyle& outer) {
  std::vector<TextStyle> styles;
  absl::flat_hash_set<std::string> seen;
  for (const TextStyle& style : outer.subgraphs) {
    if (graph.FindSubgraph(style.class_name) != nullptr && seen.insert(style.class_name).second)
      styles.push_back(style);
  }
  const auto add = [&](absl::string_view name) {
    if (seen.insert(std::string(name)).second) styles.push_back(NestedStyle(outer, name));
  };
  for (const Node* node : graph.nodes()) {
    if (node->may_name_subgraph() && graph.FindSubgraph(node->target()) != nullptr) add(node->target());
  }
  for (const auto& [name, subgraph] : graph.subgraphs()) add(name);
  return styles;
}

}  // namespace

std::string PrintCode(const Graph& graph, const TextStyle& style) {
  if (graph.subgraphs().empty() && style.subgraphs.empty()) return Printer(graph, style).Print();
  TextStyle outer = style;
  if (outer.class_name.empty()) outer.class_name = "GraphModule";  // classes can be nested only in a class
  std::string out = Printer(graph, outer).Print();
  const std::vector<TextStyle> styles = SubgraphStyles(graph, outer);
  for (const TextStyle& nested : styles) {
    if (!absl::EndsWith(out, "\n\n")) out.append(absl::EndsWith(out, "\n") ? "\n" : "\n\n");
    out.append(PrintCode(*graph.FindSubgraph(nested.class_name), nested));
  }
  // Removes the blank lines that separated the last class from one that the graph no longer has.
  const bool ends_earlier = !style.subgraphs.empty() && (styles.empty() || !(styles.back() == style.subgraphs.back()));
  while (ends_earlier && absl::EndsWith(out, "\n\n")) out.pop_back();
  return out;
}

}  // namespace backtape
