#ifndef BACKTAPE_IR_TEXT_LINES_UNWRAP_LINES_H_
#define BACKTAPE_IR_TEXT_LINES_UNWRAP_LINES_H_

#include <vector>

#include "backtape/ir/text/lines/join_statements.h"
#include "backtape/ir/text/lines/mapped_text.h"

namespace backtape {

// Joins the parts of lines that a terminal cut at its width, even within words. Only lines that are as long as the
// longest line of the text count as cut. Such a line is joined with the next one if it is incomplete or if the next one
// cannot begin a line. If this may be a coincidence, they are joined only if several lines have that length or if a
// word is cut. Also joins lines that a mail program broke at a space: a line that is incomplete, or a comment, with a
// line without indentation, in a graph whose lines are indented. Replaces `lines` by the lines of the returned text.
MappedText UnwrapLines(MappedText text, std::vector<LineRange>* lines);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_UNWRAP_LINES_H_
