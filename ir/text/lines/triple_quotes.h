#ifndef BACKTAPE_IR_TEXT_LINES_TRIPLE_QUOTES_H_
#define BACKTAPE_IR_TEXT_LINES_TRIPLE_QUOTES_H_

#include "backtape/ir/text/lines/mapped_text.h"

namespace backtape {

// Puts the triple quotes of Python sources on lines of their own, where a graph begins after them or a literal ends
// with them, as in tests that expect a graph's text:
//   self.assertExpectedInline(gm.code, """graph():
//       ...
//       return (add,)""")
// Triple quotes in other places, such as the source code in comments, stay as they are.
MappedText SplitTripleQuotes(MappedText text);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_TRIPLE_QUOTES_H_
