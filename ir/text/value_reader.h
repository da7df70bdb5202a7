#ifndef BACKTAPE_IR_TEXT_VALUE_READER_H_
#define BACKTAPE_IR_TEXT_VALUE_READER_H_

#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/ir/argument.h"
#include "backtape/ir/op_schema.h"
#include "backtape/ir/text/cursor.h"
#include "backtape/ir/text/graph_builder.h"

namespace backtape {

// Reads arguments in the two notations that FX prints:
//  str    in "graph():" texts: nodes are %name, strings have no quotes, devices are cpu. The op's schema decides what a
//         bare word is; without a schema, its spelling does.
//  repr   everywhere else: nodes are bare names, strings are quoted, devices are device(type='cpu').
//
// All functions return false after reporting an error; the position of the cursor is then unspecified.
class ValueReader {
 public:
  // Deeper nesting is an error, because it could exhaust the stack.
  static constexpr int kMaxNesting = 200;

  explicit ValueReader(GraphBuilder& builder) : builder_(builder) {}

  // "(%x, 1)" and "{dim: -1}" of a call of `op` (null when unknown).
  bool ReadArgs(Cursor& c, const OpSchema* op, ArgumentList* out);
  bool ReadKwargs(Cursor& c, const OpSchema* op, KeywordArguments* out);
  // One value in repr notation.
  bool ReadValue(Cursor& c, Argument* out) { return ReadRepr(c, 0, out); }
  // One value inside "x[...]", where "..." is Python's Ellipsis; elsewhere, "..." stands for a part that was left out.
  bool ReadIndex(Cursor& c, Argument* out);
  // "x, 1, dim = -1)" after the opening parenthesis of a call, in repr notation.
  bool ReadCallArguments(Cursor& c, ArgumentList* args, KeywordArguments* kwargs);
  // A placeholder's default, as str() prints it.
  bool ReadDefault(Cursor& c, Argument* out);

 private:
  bool ReadStr(Cursor& c, const ArgSchema* schema, int depth, Argument* out);
  bool ReadStrSequence(Cursor& c, const ArgSchema* schema, int depth, Argument* out);
  bool ReadStrDict(Cursor& c, int depth, Argument* out);
  bool ReadStrLeaf(Cursor& c, const ArgSchema* schema, bool is_string, int depth, Argument* out);
  bool ReadRepr(Cursor& c, int depth, Argument* out);
  bool ReadReprSequence(Cursor& c, int depth, Argument* out);
  bool ReadReprDict(Cursor& c, int depth, Argument* out);
  bool ReadReprWord(Cursor& c, int depth, Argument* out);
  bool ReadReprCall(Cursor& c, absl::string_view function, int depth, Argument* out);
  bool MentionsNode(absl::string_view text);
  bool CheckNesting(const Cursor& c, int depth);
  bool Expected(const Cursor& c, absl::string_view what);
  // Moves the items pushed since `mark` off the stack.
  std::vector<Argument> PopItems(size_t mark);

  GraphBuilder& builder_;
  bool in_index_ = false;
  std::vector<Argument> items_;  // values of the containers being read, as a stack: each container is allocated once
};

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_VALUE_READER_H_
