#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/tensor/sym_int.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

std::string Reprint(absl::string_view text) {
  const absl::StatusOr<SymInt> value = SymInt::Parse(text);
  return value.ok() ? value->ToString() : std::string(value.status().message());
}

// Expressions as PyTorch prints them.
TEST(SymIntParser, KeepsTheTextOfPyTorch) {
  for (const char* text : {"0",
                           "-3",
                           "9223372036854775807",
                           "-9223372036854775808",
                           "s0",
                           "s0 + 1",
                           "5 - s0",
                           "-s0 - 5",
                           "s0*s1 + s0 + s1",
                           "s0**2 + s0 + 1",
                           "(s0//2)",
                           "((s0//2)) + 1",
                           "s0 + 2*((s0//2))",
                           "s0 + (Mod(s0 + 1, 2))",
                           "((s0 + s1 - 1)//s1)",
                           "((((s0//2)) + 1)//2)",
                           "Max(1, s0)",
                           "2*Max(s1, s0 + 1)",
                           "Min(3, s0)",
                           "s0*s1 + ((s0//2)) + (Mod(s0, 2))",
                           "-s0*((s0//2)) + 1",
                           "((s0//2))*((s1//2))",
                           "s77 + u0",
                           "Mod((s0//2), 3)",
                           "Max(1 - s10, s1 - 4)"}) {
    EXPECT_EQ(Reprint(text), text);
  }
}

TEST(SymIntParser, OtherForms) {
  EXPECT_EQ(Reprint("  ( s0+1 ) * 2 "), "2*s0 + 2");
  EXPECT_EQ(Reprint("s0//2"), "(s0//2)");
  EXPECT_EQ(Reprint("-s0//2"), "((-s0)//2)");
  EXPECT_EQ(Reprint("s0 % 3"), "Mod(s0, 3)");
  EXPECT_EQ(Reprint("-2**2"), "-4");
  EXPECT_EQ(Reprint("2**3**2"), "512");
  EXPECT_EQ(Reprint("(s0 + 1)**2"), "s0**2 + 2*s0 + 1");
  EXPECT_EQ(Reprint("s0**0"), "1");
  EXPECT_EQ(Reprint("--s0"), "s0");
  EXPECT_EQ(Reprint("s0 - -+1"), "s0 + 1");
  EXPECT_EQ(Reprint("FloorDiv(s0, 2)"), "(s0//2)");
  EXPECT_EQ(Reprint("CleanDiv(s0, 2)"), "(s0//2)");
  EXPECT_EQ(Reprint("CeilDiv(s0, 2)"), "((s0 + 1)//2)");
  EXPECT_EQ(Reprint("PythonMod(s0, 3)"), "Mod(s0, 3)");
  EXPECT_EQ(Reprint("ModularIndexing(s0, 4, 3)"), "Mod((s0//4), 3)");
  EXPECT_EQ(Reprint("Max(s1, 2, s0, Max(s0, 7))"), "Max(7, s0, s1)");
  EXPECT_EQ(Reprint("_a1 + B"), "B + _a1");
}

TEST(SymIntParser, ErrorsNameTheColumn) {
  EXPECT_EQ(Reprint("s0 + "),
            "integer expression \"s0 + \", column 6: expected a number, a symbol or '(', found the end");
  EXPECT_EQ(Reprint("s0 s1"), "integer expression \"s0 s1\", column 4: expected an operator or the end, found 's'");
  EXPECT_EQ(Reprint("(s0"), "integer expression \"(s0\", column 4: expected ')', found the end");
  EXPECT_THAT(Reprint(""), HasSubstr("column 1: expected a number"));
  EXPECT_THAT(Reprint("s0/2"), HasSubstr("column 3: expected an operator or the end, found '/'"));
  EXPECT_THAT(Reprint("1 // 0"), HasSubstr("column 3: division by zero"));
  EXPECT_THAT(Reprint("Mod(s0, 0)"), HasSubstr("column 1: division by zero"));
  EXPECT_THAT(Reprint("floor(s0)"), HasSubstr("column 1: unknown function floor; expected FloorDiv"));
  EXPECT_THAT(Reprint("Mod(s0)"), HasSubstr("Mod takes 2 arguments, found 1"));
  EXPECT_THAT(Reprint("Max()"), HasSubstr("Max takes at least 1 argument, found 0"));
  EXPECT_THAT(Reprint("9223372036854775808"), HasSubstr("does not fit in 64 bits"));
  EXPECT_THAT(Reprint("99999999999999999999999"), HasSubstr("does not fit in 64 bits"));
  EXPECT_THAT(Reprint("s0**-1"), HasSubstr("expected a non-negative integer as the exponent, found -1"));
  EXPECT_THAT(Reprint("2**s0"), HasSubstr("found s0"));
  EXPECT_THAT(Reprint(absl::string_view("s0\0", 3)), HasSubstr("found '\\x00'"));
  EXPECT_EQ(SymInt::Parse("s0 +").status().code(), absl::StatusCode::kInvalidArgument);
}

std::string Repeat(absl::string_view text, int n) {
  std::string all;
  for (int i = 0; i < n; ++i) absl::StrAppend(&all, text);
  return all;
}

// Without bounds, these texts would take hours or exhaust the memory; the time limit of CTest then applies.
TEST(SymIntParser, WorkIsBounded) {
  EXPECT_EQ(Reprint(absl::StrCat(Repeat("(", 199), "s0", Repeat(")", 199))), "s0");
  EXPECT_THAT(Reprint(Repeat("(", 100000)), HasSubstr("exceeds the maximum nesting depth of 200"));
  EXPECT_THAT(Reprint(Repeat("2**", 100000)), HasSubstr("exceeds the maximum nesting depth of 200"));
  EXPECT_THAT(Reprint(Repeat("Max(s0,", 100000)), HasSubstr("exceeds the maximum nesting depth of 200"));
  EXPECT_EQ(Reprint(Repeat("-", 100000) + "s0"), "s0");
  EXPECT_THAT(Reprint("(s0 + 1)**65"), HasSubstr("expected an exponent of at most 64, found 65"));
  EXPECT_THAT(Reprint("s0**9999999999"), HasSubstr("expected an exponent of at most 4096"));
  EXPECT_THAT(Reprint("((s0**64)**64)**64"), HasSubstr("expected an exponent of at most 1, found 64"));
  EXPECT_THAT(Reprint("(a + b + c + d + e + f)**64"), HasSubstr("too complex to expand"));
  EXPECT_THAT(Reprint(Repeat("((s0 + s1 + s2 + 1)**14)*", 10000) + "1"), HasSubstr("expand"));
  // Each level contains its argument twice, so the size of the expression doubles.
  EXPECT_THAT(Reprint(Repeat("CeilDiv(s0,", 150) + "s1" + Repeat(")", 150)), HasSubstr("expand"));
  std::string sum = "0";
  for (int i = 0; i < 100000; ++i) absl::StrAppend(&sum, "+s", i);
  EXPECT_THAT(Reprint(sum), HasSubstr("expand"));
  EXPECT_EQ(Reprint(absl::StrCat("0", Repeat("+s0", 100000))), "100000*s0");
}

}  // namespace
}  // namespace backtape
