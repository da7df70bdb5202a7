#ifndef BACKTAPE_IR_TEXT_LINES_UNWRAP_LINES_H_
#define BACKTAPE_IR_TEXT_LINES_UNWRAP_LINES_H_

#include <vector>

#include "backtape/ir/text/lines/join_statements.h"
#include "backtape/ir/text/lines/mapped_text.h"

namespace backtape {

// Undoes what a terminal does to long lines: it cuts each at its width, within words too. A line as long as the longest
// one of the text continues in the next line if it is incomplete or if the next one cannot begin a line, provided that
// there are several lines of that length or that a word is cut. Replaces `lines` by the lines of the returned text.
MappedText UnwrapLines(MappedText text, std::vector<LineRange>* lines);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_UNWRAP_LINES_H_
