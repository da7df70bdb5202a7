#ifndef BACKTAPE_TESTS_IR_TEXT_MANGLING_REFORMAT_H_
#define BACKTAPE_TESTS_IR_TEXT_MANGLING_REFORMAT_H_

#include <random>
#include <string>

namespace backtape {

// Manglings (mangle.h) that spread statements over several lines.
std::string FormatLikeBlack(const std::string& text, std::mt19937& random);
// Breaks lines at spaces after commas, as a mail program or a person does.
std::string BreakAtSpaces(const std::string& text, std::mt19937& random);
// Breaks lines at a fixed column, even within words, as a terminal does.
std::string BreakAtColumn(const std::string& text, std::mt19937& random);

}  // namespace backtape

#endif  // BACKTAPE_TESTS_IR_TEXT_MANGLING_REFORMAT_H_
