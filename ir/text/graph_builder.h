#ifndef BACKTAPE_IR_TEXT_GRAPH_BUILDER_H_
#define BACKTAPE_IR_TEXT_GRAPH_BUILDER_H_

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/text/annotation.h"
#include "backtape/ir/text/lines/logical_lines.h"
#include "backtape/ir/text/read_outcome.h"

namespace backtape {

// The message for an ellipsis (Cursor::AtEllipsis) that replaces a part of a graph.
inline constexpr absl::string_view kShortened = "the text was shortened here (\"...\")";

// Shared by the readers of all forms: makes the nodes of one graph, looks up names and ops, and collects problems.
// Reading continues after a problem, so one error does not hide the next. A name that is defined in an unreadable line
// causes no further errors.
class GraphBuilder {
 public:
  // All string views passed to this object point into the text of `lines`, which must outlive it.
  GraphBuilder(const LogicalLines& lines, const ReadOptions& options);

  void Error(const char* where, std::string message);
  bool ok() const { return errors_.empty(); }
  bool has_output() const { return output_ != nullptr; }
  // True after the first problem with ReadOptions::partial: the rest of the graph is left out.
  bool gave_up() const { return partial_ && !errors_.empty(); }
  Graph& graph() { return *graph_; }
  const Graph& graph() const { return *graph_; }

  // Makes undefined names placeholders, which come before all other nodes. Meant for texts without a header.
  void MakePlaceholdersOfUndefinedNames() { implicit_placeholders_ = true; }
  // Allows a name to be defined again; it then denotes the newer value, as in Python. By default this is an error.
  void AllowRebinding() { allow_rebinding_ = true; }
  // Lets a node replace an unused placeholder of its name.
  void ReplaceUnusedPlaceholders() { replace_placeholders_ = true; }
  // From here on `name` denotes `value`.
  void Alias(absl::string_view name, Argument value) { aliases_[name] = std::move(value); }

  // The node of that name; null if there is none, which is not reported as an error.
  Node* Find(absl::string_view name) const;
  // The value of that name. An undefined name is reported at the end of the graph and resolves to None.
  Argument Resolve(absl::string_view name);

  // The op that a call target names; null if there is none.
  const OpSchema* FindOp(absl::string_view written);
  // Like FindOp, but reports an unknown op, or records it if unknown ops are allowed. `written` points into the text.
  const OpSchema* FindCalledOp(absl::string_view written);
  // The type that `text` denotes, and which parts of it the text states.
  const Annotation& ReadType(absl::string_view text) { return annotations_.Read(text); }

  void set_stack(std::shared_ptr<const StackTrace> stack) { stack_ = std::move(stack); }
  const std::shared_ptr<const StackTrace>& stack() const { return stack_; }

  // Adds a node. Returns null after reporting that `name` is taken. `name` must point into the text; it is empty if the
  // text does not name the node.
  Node* AddNode(Opcode opcode, absl::string_view target, ArgumentList args, KeywordArguments kwargs,
                absl::string_view name, int line);
  void AddOutput(const char* where, Argument value, int line);
  // Makes the graph return the values that no node uses, for a text without a return line.
  void AddOutputOfUnusedValues(const char* where, int line);
  // Adds a subgraph. Its title is the name by which get_attr nodes refer to it.
  void AddSubgraph(GraphText subgraph);
  // Records that the line that defines `name` could not be read.
  void MarkBroken(absl::string_view name);
  // Records that the text states `count` users for `node`.
  void ExpectUsers(const Node* node, int64_t count, const char* where) { users_.push_back({node, count, where}); }
  // Disables the check of user counts, because a line that could not be read may contain uses.
  void DontCheckUsers() { check_users_ = false; }

  // Reports the problems that are detected only at the end, and moves the graph into `outcome`. `where` is the end of
  // the graph's text.
  void Finish(const char* where, ReadOutcome* outcome);

 private:
  struct ExpectedUsers {
    const Node* node;
    int64_t count;
    const char* where;
  };
  void NoteUnknown(std::string target);
  Node* Define(Node* node, absl::string_view name);
  bool EraseErrorsOfCut(const char* where);
  void FinishPartial(const char* where, ReadOutcome* outcome);
  void CheckHigherOrderCalls();
  void CheckUsers();
  void ReportUndefinedNames();

  const LogicalLines& lines_;
  const OpTable& ops_;
  const bool allow_unknown_ops_;
  const bool partial_;
  bool implicit_placeholders_ = false;
  std::unique_ptr<Graph> graph_;
  Node* output_ = nullptr;
  Node* first_other_ = nullptr;  // first node that is not a placeholder
  bool only_attributes_ = true;  // all nodes except placeholders are get_attr nodes
  AnnotationCache annotations_;
  bool allow_rebinding_ = false;
  bool replace_placeholders_ = false;
  absl::flat_hash_map<absl::string_view, Argument> aliases_;
  absl::flat_hash_set<const Node*> made_up_names_;  // names of these nodes do not come from the text
  absl::flat_hash_map<std::string, const OpSchema*> op_of_target_;
  absl::flat_hash_map<absl::string_view, std::string> unknown_targets_;  // target -> error message
  std::vector<std::string> unknown_ops_;
  absl::flat_hash_set<std::string> noted_;
  absl::flat_hash_set<absl::string_view> broken_names_;
  std::vector<absl::string_view> undefined_names_;  // views into the text
  std::vector<ExpectedUsers> users_;
  std::vector<std::pair<const Node*, const char*>> higher_order_calls_;  // (node, position in the text)
  bool check_users_ = true;
  std::shared_ptr<const StackTrace> stack_;
  std::vector<TextError> errors_;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_GRAPH_BUILDER_H_
