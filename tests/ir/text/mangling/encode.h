#ifndef BACKTAPE_TESTS_IR_TEXT_MANGLING_ENCODE_H_
#define BACKTAPE_TESTS_IR_TEXT_MANGLING_ENCODE_H_

#include <random>
#include <string>

namespace backtape {

// Manglings (mangle.h) of characters, and of the whole text.
std::string Colour(const std::string& text, std::mt19937& random);               // ANSI escape sequences around words
std::string ColourWithoutEscape(const std::string& text, std::mt19937& random);  // "[31m", as pasted
std::string TabsForIndentation(const std::string& text, std::mt19937& random);
std::string NoBreakSpaces(const std::string& text, std::mt19937& random);
std::string SmartQuotes(const std::string& text, std::mt19937& random);
std::string HtmlEntities(const std::string& text, std::mt19937& random);
std::string ZeroWidthCharacters(const std::string& text, std::mt19937& random);

std::string ByteOrderMark(const std::string& text, std::mt19937& random);
std::string CarriageReturns(const std::string& text, std::mt19937& random);  // CR LF, or CR alone
std::string AsJson(const std::string& text, std::mt19937& random);           // a string in a JSON file
std::string AsJsonInJson(const std::string& text, std::mt19937& random);
std::string AsRepr(const std::string& text, std::mt19937& random);
std::string AsPythonLiteral(const std::string& text, std::mt19937& random);  // between triple quotes in a test
std::string AsNotebook(const std::string& text, std::mt19937& random);       // a JSON list with a string for each line

}  // namespace backtape

#endif  // BACKTAPE_TESTS_IR_TEXT_MANGLING_ENCODE_H_
