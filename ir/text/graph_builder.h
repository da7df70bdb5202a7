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

// What the readers of all forms share: makes the nodes of one graph, finds names and ops, and collects problems. After
// a problem reading goes on, so that one error does not hide the next; names of lines that could not be read are known
// and cause no further errors.
class GraphBuilder {
 public:
  // All views given to this point into the text of `lines`, which must outlive it.
  GraphBuilder(const LogicalLines& lines, const ReadOptions& options);

  void Error(const char* where, std::string message);
  bool ok() const { return errors_.empty(); }
  bool has_output() const { return output_ != nullptr; }
  // The rest of the graph is not wanted: with ReadOptions::partial, after the first problem.
  bool gave_up() const { return partial_ && !errors_.empty(); }
  Graph& graph() { return *graph_; }

  // Names that are not defined become placeholders before all nodes, for texts without a header.
  void MakePlaceholdersOfUndefinedNames() { implicit_placeholders_ = true; }
  // From here on `name` stands for `value`: a second name, or one that was assigned again.
  void Alias(absl::string_view name, Argument value) { aliases_[name] = std::move(value); }

  // The node of that name; null when there is none, which is not yet an error.
  Node* Find(absl::string_view name) const;
  // What that name stands for, as an argument. A name that is not defined is reported when the graph ends, and gives
  // None.
  Argument Resolve(absl::string_view name);

  // A call target: the op when it is one.
  const OpSchema* FindOp(absl::string_view target);
  // As FindOp; reports or notes an op that is not known. `target` points into the text.
  const OpSchema* FindCalledOp(absl::string_view target);
  // Sets the type of what is written as `text`; tells the annotation, for the style.
  const Annotation& ReadType(absl::string_view text) { return annotations_.Read(text); }

  void set_stack(std::shared_ptr<const StackTrace> stack) { stack_ = std::move(stack); }
  const std::shared_ptr<const StackTrace>& stack() const { return stack_; }

  // Adds a node; null, with an error, when `name` is taken. `name` must point into the text; empty for a node that the
  // text does not name.
  Node* AddNode(Opcode opcode, absl::string_view target, ArgumentList args, KeywordArguments kwargs,
                absl::string_view name, int line);
  void AddOutput(const char* where, Argument value, int line);
  // Returns the values that no node uses, for a text without a return line.
  void AddOutputOfUnusedValues(const char* where, int line);
  // The line that defines `name` could not be read.
  void MarkBroken(absl::string_view name);
  // The text says that `node` has `count` users.
  void ExpectUsers(const Node* node, int64_t count, const char* where) { users_.push_back({node, count, where}); }
  // A value is used that is not an operand in the text (a line was dropped): user counts can't be checked.
  void DontCheckUsers() { check_users_ = false; }

  // Reports what can only be seen at the end, and moves what was read into `outcome`. `where` is the place at which the
  // text of the graph ended.
  void Finish(const char* where, ReadOutcome* outcome);

 private:
  struct ExpectedUsers {
    const Node* node;
    int64_t count;
    const char* where;
  };
  void NoteUnknown(std::string target);
  void FinishPartial(const char* where, ReadOutcome* outcome);
  void CheckUsers();
  void ReportUndefinedNames();

  const LogicalLines& lines_;
  const OpTable& ops_;
  const bool allow_unknown_ops_;
  const bool partial_;
  bool implicit_placeholders_ = false;
  std::unique_ptr<Graph> graph_;
  Node* output_ = nullptr;
  Node* first_other_ = nullptr;  // than placeholders
  bool only_attributes_ = true;  // all others are get_attr nodes
  AnnotationCache annotations_;
  absl::flat_hash_map<absl::string_view, Argument> aliases_;
  absl::flat_hash_map<absl::string_view, const OpSchema*> op_of_target_;
  absl::flat_hash_map<absl::string_view, std::string> unknown_targets_;  // and what was said of each
  std::vector<std::string> unknown_ops_;
  absl::flat_hash_set<std::string> noted_;
  absl::flat_hash_set<absl::string_view> broken_names_;
  std::vector<absl::string_view> undefined_names_;  // as they stand in the text
  std::vector<ExpectedUsers> users_;
  bool check_users_ = true;
  std::shared_ptr<const StackTrace> stack_;
  std::vector<TextError> errors_;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_GRAPH_BUILDER_H_
