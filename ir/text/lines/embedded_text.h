#ifndef BACKTAPE_IR_TEXT_LINES_EMBEDDED_TEXT_H_
#define BACKTAPE_IR_TEXT_LINES_EMBEDDED_TEXT_H_

#include "backtape/ir/text/lines/mapped_text.h"

namespace backtape {

// Texts of graphs inside string literals, as in JSON files, notebooks, and the repr of a string, become lines: where
// the first line of a graph is followed by an escaped line feed, the literal that holds it is decoded and stands on
// lines of its own. Literals that hold one line each and follow such a literal are decoded as well.
MappedText DecodeEmbeddedText(MappedText text);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_EMBEDDED_TEXT_H_
