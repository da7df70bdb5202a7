#ifndef BACKTAPE_IR_TEXT_LINES_UNWRAP_LINES_H_
#define BACKTAPE_IR_TEXT_LINES_UNWRAP_LINES_H_

#include <vector>

#include "backtape/ir/text/lines/join_statements.h"
#include "backtape/ir/text/lines/mapped_text.h"

namespace backtape {

// Joins the parts of lines that a terminal cut at its width, even within words. Only lines that are as long as the
// longest line of the text count as cut. Such a line is joined with the next one if it is incomplete or if the next one
// cannot begin a line. Where that may be a coincidence, several lines must have that length or a word must be cut.
// Replaces `lines` by the lines of the returned text.
MappedText UnwrapLines(MappedText text, std::vector<LineRange>* lines);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_UNWRAP_LINES_H_
