#ifndef BACKTAPE_IR_TEXT_LINES_CLEAN_CHARACTERS_H_
#define BACKTAPE_IR_TEXT_LINES_CLEAN_CHARACTERS_H_

#include "backtape/ir/text/lines/mapped_text.h"

namespace backtape {

// Undoes what terminals, editors and web pages do to the characters of a text:
// - UTF-16 becomes UTF-8;
// - byte order marks and zero-width characters are removed;
// - terminal escape sequences are removed, even those whose escape character was lost ("[31mf32[0m");
// - carriage returns end lines;
// - no-break spaces become spaces, typographic quotes become ASCII quotes, and HTML entities become the characters that
//   they represent.
// In strings, only carriage returns, escape sequences, no-break spaces and closing quotes are changed. In comments,
// only carriage returns, escape sequences, no-break spaces and entities are changed.
MappedText CleanCharacters(MappedText text);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_CLEAN_CHARACTERS_H_
