#include "backtape/ir/sym_interval.h"

#include <gtest/gtest.h>

namespace backtape {
namespace {

constexpr int64_t kMin = SymInterval::kMin;
constexpr int64_t kMax = SymInterval::kMax;

// The interval of an expression. The symbol n is between -3 and 5; all other symbols are sizes of at least 2.
SymInterval Of(absl::string_view text) {
  return IntervalOf(SymInt::Parse(text).value(), [](absl::string_view symbol) {
    return symbol == "n" ? SymInterval{-3, 5} : SymInterval{2, kMax};
  });
}

TEST(SymInterval, Bounds) {
  EXPECT_EQ(Of("7"), (SymInterval{7, 7}));
  EXPECT_EQ(Of("s0 + 1"), (SymInterval{3, kMax}));
  EXPECT_EQ(Of("1 - s0"), (SymInterval{kMin, -1}));
  EXPECT_EQ(Of("2*n - 1"), (SymInterval{-7, 9}));
  EXPECT_EQ(Of("s0*s1"), (SymInterval{4, kMax}));
  EXPECT_EQ(Of("s0*s1 - s0"), (SymInterval{2, kMax}));
  EXPECT_EQ(Of("s0 - s1"), (SymInterval{kMin, kMax}));
  EXPECT_EQ(Of("n*s0"), (SymInterval{kMin, kMax}));
}

TEST(SymInterval, Powers) {
  EXPECT_EQ(Of("n**2"), (SymInterval{0, 25}));
  EXPECT_EQ(Of("n**3"), (SymInterval{-75, 125}));
  EXPECT_EQ(Of("s0*n**2"), (SymInterval{0, kMax}));
}

TEST(SymInterval, PowersOfFunctions) {
  EXPECT_EQ(Of("(((s0 - 3)//2))**2 + 2*((s0 - 3)//2) + 1"), (SymInterval{0, kMax}));
  EXPECT_EQ(Of("s1*(((s0 - 3)//2))**2 + 2*s1*((s0 - 3)//2) + s1"), (SymInterval{0, kMax}));
  EXPECT_EQ(Of("s1*(s0//2) - s1"), (SymInterval{0, kMax}));
}

TEST(SymInterval, Functions) {
  EXPECT_EQ(Of("(s0//2)"), (SymInterval{1, kMax}));
  EXPECT_EQ(Of("(n//2)"), (SymInterval{-2, 2}));
  EXPECT_EQ(Of("Mod(s0, 4)"), (SymInterval{0, 3}));
  EXPECT_EQ(Of("Mod(n, 8)"), (SymInterval{0, 7}));
  EXPECT_EQ(Of("Mod(n + 3, 9)"), (SymInterval{0, 8}));
  EXPECT_EQ(Of("Mod(n + 4, 10)"), (SymInterval{1, 9}));
  EXPECT_EQ(Of("Mod(s0, n)"), (SymInterval{kMin, kMax}));
  EXPECT_EQ(Of("Max(n, 0)"), (SymInterval{0, 5}));
  EXPECT_EQ(Of("Min(s0, n)"), (SymInterval{-3, 5}));
}

TEST(SymInterval, OverflowIsInfinity) {
  EXPECT_EQ(Of("4611686018427387904*s0"), (SymInterval{kMax - 1, kMax}));
  EXPECT_EQ(Of("9223372036854775807*n").min, kMin);
  EXPECT_EQ(Of("4611686018427387904*s0 - s1"), (SymInterval{kMin, kMax}));
  EXPECT_EQ(Of("s0 + 9223372036854775807"), (SymInterval{kMax - 1, kMax}));
}

}  // namespace
}  // namespace backtape
