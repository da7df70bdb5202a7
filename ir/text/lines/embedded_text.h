#ifndef BACKTAPE_IR_TEXT_LINES_EMBEDDED_TEXT_H_
#define BACKTAPE_IR_TEXT_LINES_EMBEDDED_TEXT_H_

#include "backtape/ir/text/lines/mapped_text.h"

namespace backtape {

// Decodes graphs inside string literals, as in JSON files, notebooks and the repr of a string. A literal in which an
// escaped line feed ends the first line of a graph becomes separate lines. If literals with one line each follow it,
// they are decoded too, also in JSON records ({"log":"...\n"}).
MappedText DecodeEmbeddedText(MappedText text);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_EMBEDDED_TEXT_H_
