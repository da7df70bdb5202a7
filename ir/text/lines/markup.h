#ifndef BACKTAPE_IR_TEXT_LINES_MARKUP_H_
#define BACKTAPE_IR_TEXT_LINES_MARKUP_H_

#include "backtape/ir/text/lines/mapped_text.h"

namespace backtape {

// Removes the tags of HTML from a web page ("<span class="k">def</span>" becomes "def"), and Markdown's backslashes
// from a text in which names have them ("arg0\_1"). Names in angle brackets that are not tags of HTML, such as
// "<lambda>", are kept.
MappedText RemoveMarkup(MappedText text);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_MARKUP_H_
