#include "backtape/ir/text/literals.h"

#include <limits>
#include <string>

#include "gtest/gtest.h"

namespace backtape {
namespace {

std::string FloatText(double value) {
  std::string text;
  AppendFloat(value, &text);
  return text;
}

// Floats print as Python's repr prints them.
TEST(Literals, FloatsPrintAsInPython) {
  EXPECT_EQ(FloatText(0.0), "0.0");
  EXPECT_EQ(FloatText(-0.0), "-0.0");
  EXPECT_EQ(FloatText(1.0), "1.0");
  EXPECT_EQ(FloatText(0.1), "0.1");
  EXPECT_EQ(FloatText(1e-4), "0.0001");
  EXPECT_EQ(FloatText(1e-5), "1e-05");
  EXPECT_EQ(FloatText(1.5e-7), "1.5e-07");
  EXPECT_EQ(FloatText(123456.75), "123456.75");
  EXPECT_EQ(FloatText(1e15), "1000000000000000.0");
  EXPECT_EQ(FloatText(1e16), "1e+16");
  EXPECT_EQ(FloatText(1.2345e100), "1.2345e+100");
  EXPECT_EQ(FloatText(5e-324), "5e-324");
  EXPECT_EQ(FloatText(0.7978845608028654), "0.7978845608028654");
  EXPECT_EQ(FloatText(std::numeric_limits<double>::infinity()), "inf");
  EXPECT_EQ(FloatText(-std::numeric_limits<double>::infinity()), "-inf");
  EXPECT_EQ(FloatText(std::numeric_limits<double>::quiet_NaN()), "nan");
}

TEST(Literals, ComplexNumbersPrintAsInPython) {
  const auto text = [](double real, double imag) {
    std::string out;
    AppendComplex({real, imag}, &out);
    return out;
  };
  EXPECT_EQ(text(0, 2), "2j");
  EXPECT_EQ(text(0, 0.5), "0.5j");
  EXPECT_EQ(text(1, 2), "(1+2j)");
  EXPECT_EQ(text(1.5, -2), "(1.5-2j)");
  EXPECT_EQ(text(-0.0, 2), "(-0+2j)");
}

Argument Number(absl::string_view text) {
  Cursor c(text);
  Argument value;
  EXPECT_TRUE(ReadNumber(c, &value)) << text;
  EXPECT_TRUE(c.at_end()) << text;
  return value;
}

TEST(Literals, ReadsNumbers) {
  EXPECT_EQ(Number("0"), Argument(0));
  EXPECT_EQ(Number("-12"), Argument(-12));
  EXPECT_EQ(Number("9223372036854775807"), Argument(std::numeric_limits<int64_t>::max()));
  EXPECT_EQ(Number("-9223372036854775808"), Argument(std::numeric_limits<int64_t>::min()));
  EXPECT_EQ(Number("18446744073709551615"), Argument(Argument::Symbol{"18446744073709551615"}));
  EXPECT_EQ(Number("1e-05"), Argument(1e-5));
  EXPECT_EQ(Number("-0.0"), Argument(-0.0));
  EXPECT_EQ(Number("-inf"), Argument(-std::numeric_limits<double>::infinity()));
  EXPECT_EQ(Number("1e999"), Argument(std::numeric_limits<double>::infinity()));
  EXPECT_EQ(Number("2j"), Argument(std::complex<double>(0, 2)));
  EXPECT_EQ(Number("1.5-2j"), Argument(std::complex<double>(1.5, -2)));
}

TEST(Literals, RejectsTextThatIsNotANumber) {
  for (const absl::string_view text : {"", "-", "x", "infinite", "-x", "3x", "."}) {
    Cursor c(text);
    Argument value;
    EXPECT_FALSE(ReadNumber(c, &value)) << text;
    EXPECT_EQ(c.rest(), text);
  }
  // An operator follows the number, so this is not a complex literal.
  Cursor c("3 + x");
  Argument value;
  EXPECT_TRUE(ReadNumber(c, &value));
  EXPECT_EQ(c.rest(), " + x");
}

TEST(Literals, StringsRoundTrip) {
  for (const std::string text :
       {"", "floor", "it's", "say \"hi\"", "'\"", "a\\b", "line\nfeed\ttab", "\x01", "naïve"}) {
    std::string quoted;
    AppendQuoted(text, &quoted);
    Cursor c(quoted);
    EXPECT_EQ(ReadQuotedString(c), text) << quoted;
    EXPECT_TRUE(c.at_end());
  }
  std::string quoted;
  AppendQuoted("it's", &quoted);
  EXPECT_EQ(quoted, "\"it's\"");
}

TEST(Literals, StringsMustBeClosed) {
  for (const absl::string_view text : {"'abc", "\"abc'", "'abc\\'", "'"}) {
    Cursor c(text);
    EXPECT_FALSE(ReadQuotedString(c).has_value()) << text;
    EXPECT_EQ(c.rest(), text);
  }
}

TEST(Literals, Escapes) {
  Cursor c(R"('\x41\u00e9\U0001f600\q\n')");
  EXPECT_EQ(ReadQuotedString(c), "A\xC3\xA9\xF0\x9F\x98\x80\\q\n");
}

}  // namespace
}  // namespace backtape
