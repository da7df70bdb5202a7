#ifndef BACKTAPE_IR_TEXT_LINES_JOIN_STATEMENTS_H_
#define BACKTAPE_IR_TEXT_LINES_JOIN_STATEMENTS_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/ir/text/lines/mapped_text.h"

namespace backtape {

// A line before statements are joined: bytes [begin, end) of a text.
struct LineRange {
  size_t begin = 0;
  size_t end = 0;
  const std::string* log_tag = nullptr;  // null: no log prefix; equal tags have equal pointers
  bool has_line_end = false;
  int number = 0;
  size_t width = 0;  // in characters, with its log prefix but without the marks of a quotation
};

// Joins the lines of a statement that a formatter, a mail program or a person broke: inside brackets, after "=" or an
// operator, inside a quoted type, and after a backslash. Parameters of functions, and values in a return statement that
// have comments, keep their lines, since readers use these. Tabs become spaces; blocks of metadata between triple
// quotes (FX_GRAPH_SHOW_META) are dropped. Replaces `lines` by the lines of the returned text.
MappedText JoinStatements(const MappedText& text, std::vector<LineRange>* lines);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_JOIN_STATEMENTS_H_
