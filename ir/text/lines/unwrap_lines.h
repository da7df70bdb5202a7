#ifndef BACKTAPE_IR_TEXT_LINES_UNWRAP_LINES_H_
#define BACKTAPE_IR_TEXT_LINES_UNWRAP_LINES_H_

#include <vector>

#include "backtape/ir/text/lines/join_statements.h"
#include "backtape/ir/text/lines/mapped_text.h"

namespace backtape {

// Undoes what a terminal does to long lines: it cuts each at its width, even within words. A line is joined with the
// next one if it is as long as the longest line of the text and if, in addition, it is incomplete or the next one
// cannot begin a line. This is done only if several lines have that length or if a word is cut. Replaces `lines` by the
// lines of the returned text.
MappedText UnwrapLines(MappedText text, std::vector<LineRange>* lines);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_UNWRAP_LINES_H_
