#ifndef BACKTAPE_IR_TEXT_LITERALS_H_
#define BACKTAPE_IR_TEXT_LITERALS_H_

#include <complex>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "backtape/ir/argument.h"
#include "backtape/ir/text/cursor.h"

namespace backtape {

// Reads and prints constants in Python's notation.

// Reads a number as Python prints it: "-3", "1e-05", "-inf", "nan", "2j", "1+2j". An integer that does not fit in 64
// bits becomes a Symbol of its digits. Reads nothing and returns false if no number starts here.
bool ReadNumber(Cursor& c, Argument* out);

// Reads a float that Python sources write by name: float('inf'), math.pi, torch.inf, torch.finfo(torch.float32).min.
// Reads nothing and returns nullopt if none starts here.
std::optional<double> ReadNamedFloat(Cursor& c);

// Reads 'text' or "text" with Python's escapes, decoded. If it is not closed in this line, reads nothing and returns
// nullopt.
std::optional<std::string> ReadQuotedString(Cursor& c);

// The constant that a word denotes if it is not the name of a node: None, True, inf, torch.float32, torch.strided,
// torch.contiguous_format; Ellipsis and dotted names become Symbols. Returns nullopt for any other plain name.
std::optional<Argument> ConstantFromWord(absl::string_view word);

// repr(value): the shortest text that reads back, "1e-05", "0.1", "inf", "nan".
void AppendFloat(double value, std::string* out);
// repr(value): "2j", "(1+2j)".
void AppendComplex(std::complex<double> value, std::string* out);
// repr(text): in single quotes, or in double quotes if the text contains single quotes but no double quotes.
void AppendQuoted(absl::string_view text, std::string* out);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LITERALS_H_
