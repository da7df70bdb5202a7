#ifndef BACKTAPE_IR_TEXT_CODE_STATEMENT_READER_H_
#define BACKTAPE_IR_TEXT_CODE_STATEMENT_READER_H_

#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "backtape/ir/text/cursor.h"
#include "backtape/ir/text/graph_builder.h"
#include "backtape/ir/text/text_style.h"
#include "backtape/ir/text/value_reader.h"

namespace backtape {

// True for the first word of a statement that occurs in programs, but not in graphs.
bool IsProgramKeyword(absl::string_view word);

// Reads the type that follows a name in the code form, `: "f32[2]"`, ` : torch.Tensor`, `: f32[2]`; sets null when
// there is none. Records in `style` how it is written. Reports an unclosed type and returns false.
bool ReadTypeAfterName(Cursor& c, GraphBuilder& builder, TextStyle& style, const Annotation** type);

// Reads the statements of a function's body:
//   name = torch.add(x, 1);  x = None        functions, methods, submodules, attributes, operators, items
//   x += y;  name = x                        in-place operators, also as two statements
//   x[0] = y;  name = x
//   torch.add(x, 1)                          a call whose value has no name
//   name = x                                 another name for a value
// All but the last make one node each. A name that is assigned again denotes the newer value from there on.
class CodeStatementReader {
 public:
  CodeStatementReader(GraphBuilder& builder, ValueReader& values, TextStyle& style)
      : builder_(builder), values_(values), style_(style) {}

  // `c` is at the statement. A statement with a problem is reported and skipped.
  void Read(Cursor c, int line);
  // Call this after the last statement.
  void Finish();

  // Whether a statement freed a value.
  bool saw_free() const { return saw_free_; }
  // Whether a statement freed the value that it created itself.
  bool saw_own_free() const { return saw_own_free_; }

 private:
  struct Call {
    Opcode opcode = Opcode::kCallFunction;
    std::string target;
    ArgumentList args;
    KeywordArguments kwargs;
    bool is_alias = false;  // not a call: the statement gives args[0] a second name
  };
  // An in-place statement, "x += y", whose node may get its name in the next statement.
  struct Pending {
    Call call;
    absl::string_view receiver;
    bool rebinds = false;
    int line = 0;
  };
  bool ReadStatement(Cursor& c, absl::string_view* name, int line);
  bool ReadAssignedName(Cursor& c, absl::string_view* name);
  bool ReadUnnamed(Cursor& c, int line);
  bool NamesPending(Cursor c) const;
  void AddPending(absl::string_view name);
  bool ReadAssigned(Cursor& c, Call* call);
  bool ReadModulePath(Cursor& c, Call* call);
  bool ReadWord(Cursor& c, Call* call, bool* done);
  bool ReadOperators(Cursor& c, Call* call);
  bool ReadSubscript(Cursor& c, Argument* index);
  // Reads the rest of an in-place statement, "+= y" or "[0] = y".
  bool ReadInPlace(Cursor& c, absl::string_view receiver, Call* call);
  bool EndStatement(Cursor& c, absl::string_view name);
  bool ReadFrees(Cursor& c, absl::string_view name);
  bool IsOnlyFrees(Cursor c) const;
  bool Error(const char* where, std::string message) {
    builder_.Error(where, std::move(message));
    return false;
  }

  GraphBuilder& builder_;
  ValueReader& values_;
  TextStyle& style_;
  bool saw_free_ = false;
  bool saw_own_free_ = false;
  std::optional<Pending> pending_;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_CODE_STATEMENT_READER_H_
