#ifndef BACKTAPE_IR_TEXT_LINES_EMBEDDED_TEXT_H_
#define BACKTAPE_IR_TEXT_LINES_EMBEDDED_TEXT_H_

#include "backtape/ir/text/lines/mapped_text.h"

namespace backtape {

// Decodes graphs inside string literals, as in JSON files, notebooks and the repr of a string: a literal that contains
// the first line of a graph and an escaped line feed after it is replaced by its lines. If each line of the graph has a
// literal of its own, as in lists of strings and JSON records ({"log":"...\n"}), the literals that follow are decoded
// too.
MappedText DecodeEmbeddedText(MappedText text);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_EMBEDDED_TEXT_H_
