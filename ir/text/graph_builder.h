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
#include "backtape/ir/text/read_graphs.h"

namespace backtape {

// A problem at a place of the text.
struct TextError {
  size_t offset = 0;
  std::string message;
};

// What the readers of both forms share: makes the nodes of one graph, finds names and ops, and collects problems. After
// a problem reading goes on, so that one error does not hide the next; names of lines that could not be read are known
// and cause no further errors.
class GraphBuilder {
 public:
  // `text` is the whole text, into which all views given to this point.
  GraphBuilder(absl::string_view text, const ReadOptions& options);

  void Error(const char* where, std::string message);
  bool ok() const { return errors_.empty(); }
  bool has_output() const { return output_ != nullptr; }
  Graph& graph() { return *graph_; }

  // The node of that name; null when there is none, which is not yet an error.
  Node* Find(absl::string_view name) const { return graph_->Find(name); }
  // The node of that name as an argument. A name that is not defined is reported when the graph ends, and gives None.
  Argument Resolve(absl::string_view name);

  // A call target: the op when it is one.
  const OpSchema* FindOp(absl::string_view target);
  // As FindOp; reports or notes an op that is not known.
  const OpSchema* FindCalledOp(absl::string_view target);
  // Sets the type of what is written as `text`; tells the annotation, for the style.
  const Annotation& ReadType(absl::string_view text) { return annotations_.Read(text); }

  void set_stack(std::shared_ptr<const StackTrace> stack) { stack_ = std::move(stack); }
  const std::shared_ptr<const StackTrace>& stack() const { return stack_; }

  // Adds a node; null, with an error, when `name` is taken. `name` must point into the text.
  Node* AddNode(Opcode opcode, absl::string_view target, ArgumentList args, KeywordArguments kwargs,
                absl::string_view name, int line);
  void AddOutput(const char* where, Argument value, int line);
  // The line that defines `name` could not be read.
  void MarkBroken(absl::string_view name);
  // The text says that `node` has `count` users.
  void ExpectUsers(const Node* node, int64_t count, const char* where) { users_.push_back({node, count, where}); }
  // A value is used that is not an operand in the text (a line was dropped): user counts can't be checked.
  void DontCheckUsers() { check_users_ = false; }

  // Reports what can only be seen at the end. `where` is the place at which the text of the graph ended.
  void Finish(const char* where);
  // After Finish.
  std::unique_ptr<Graph> TakeGraph() { return std::move(graph_); }
  std::vector<TextError> TakeErrors() { return std::move(errors_); }
  std::vector<std::string> TakeUnknownOps() { return std::move(unknown_ops_); }

 private:
  struct ExpectedUsers {
    const Node* node;
    int64_t count;
    const char* where;
  };
  void CheckUsers();
  void ReportUndefinedNames();

  absl::string_view text_;
  const OpTable& ops_;
  const bool allow_unknown_ops_;
  std::unique_ptr<Graph> graph_;
  Node* output_ = nullptr;
  AnnotationCache annotations_;
  absl::flat_hash_map<absl::string_view, const OpSchema*> op_of_target_;
  absl::flat_hash_map<absl::string_view, std::string> unknown_targets_;  // and what was said of each
  std::vector<std::string> unknown_ops_;
  absl::flat_hash_set<absl::string_view> broken_names_;
  std::vector<absl::string_view> undefined_names_;  // as they stand in the text
  std::vector<ExpectedUsers> users_;
  bool check_users_ = true;
  std::shared_ptr<const StackTrace> stack_;
  std::vector<TextError> errors_;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_GRAPH_BUILDER_H_
