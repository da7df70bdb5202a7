#include "backtape/tensor/sym_int.h"

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <utility>

#include "absl/hash/hash.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/sym_expr.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::ThrowsMessage;

const int64_t kMin = std::numeric_limits<int64_t>::min();
const int64_t kMax = std::numeric_limits<int64_t>::max();

class SymIntTest : public testing::Test {
 protected:
  SymInt s0 = SymInt::Symbol("s0");
  SymInt s1 = SymInt::Symbol("s1");
  SymInt s2 = SymInt::Symbol("s2");
  SymInt u0 = SymInt::Symbol("u0");
};

TEST_F(SymIntTest, PlainNumbers) {
  EXPECT_EQ(SymInt(2) + 3, SymInt(5));
  EXPECT_EQ(SymInt(2) - 3, SymInt(-1));
  EXPECT_EQ((SymInt(2) * 3).value(), 6);
  EXPECT_EQ(SymInt().constant(), 0);
  EXPECT_EQ(s0.constant(), std::nullopt);
  EXPECT_EQ(SymInt(-7).ToString(), "-7");
  EXPECT_THAT([&] { static_cast<void>((s0 + 1).value()); },
              ThrowsMessage<Error>(HasSubstr("expected a plain number, found the expression s0 + 1")));
}

TEST_F(SymIntTest, FloorDivAndModFollowPython) {
  const std::pair<int64_t, int64_t> cases[] = {{7, 2}, {-7, 2}, {7, -2}, {-7, -2}, {6, 3}, {-6, 3}, {0, 5}};
  const int64_t quotients[] = {3, -4, -4, 3, 2, -2, 0};
  const int64_t remainders[] = {1, 1, -1, -1, 0, 0, 0};
  for (size_t i = 0; i < std::size(cases); ++i) {
    EXPECT_EQ(SymInt::FloorDiv(cases[i].first, cases[i].second), SymInt(quotients[i])) << i;
    EXPECT_EQ(SymInt::Mod(cases[i].first, cases[i].second), SymInt(remainders[i])) << i;
  }
  EXPECT_THAT([&] { SymInt::FloorDiv(s0, 0); }, ThrowsMessage<Error>(HasSubstr("division of an integer by zero")));
  EXPECT_THAT([] { SymInt::Mod(1, 0); }, ThrowsMessage<Error>(HasSubstr("modulo by zero")));
  EXPECT_THAT([] { SymInt::CeilDiv(1, 0); }, ThrowsMessage<Error>(HasSubstr("must be positive; found 0")));
}

TEST_F(SymIntTest, EqualPolynomialsAreEqual) {
  EXPECT_EQ(s0 + s1, s1 + s0);
  EXPECT_EQ((s0 + s1) * (s0 - s1), s0 * s0 - s1 * s1);
  EXPECT_EQ((s0 + 1) * s2, s2 * s0 + s2);
  EXPECT_EQ(s0 - s0, SymInt(0));
  EXPECT_FALSE((s0 + 1 - s0).is_symbolic());
  EXPECT_EQ(s0 * 0, SymInt(0));
  EXPECT_NE(s0, s1);
  EXPECT_NE(s0, SymInt(1));
  EXPECT_NE(s0 + 1, s0);
  EXPECT_EQ(absl::HashOf(s0 * (s1 + 1)), absl::HashOf(s0 + s1 * s0));
}

TEST_F(SymIntTest, OverflowIsNotANumber) {
  for (const SymInt& x :
       {SymInt(kMax) + 1, SymInt(kMin) - 1, SymInt(kMax) * 2, -SymInt(kMin), SymInt::FloorDiv(kMin, -1),
        SymInt::FloorDiv(s0 * kMin, -1), s0 * kMin + s0 * kMin, (s0 * kMax) * (s1 * 2)}) {
    EXPECT_TRUE(x.overflowed());
    EXPECT_EQ(x.constant(), std::nullopt);
    EXPECT_EQ(x.Evaluate([](absl::string_view) { return 0; }), std::nullopt);
    EXPECT_EQ(x.ToString(), "(overflow)");
    EXPECT_TRUE(x.symbols().empty());
  }
  EXPECT_EQ(SymInt::Mod(kMin, -1), SymInt(0));
  EXPECT_FALSE((s0 * kMax).overflowed());
}

TEST_F(SymIntTest, ArithmeticOnOverflowOverflows) {
  const SymInt x = SymInt(kMax) + 1;
  for (const SymInt& y : {x - x, x * 0, x + s0, s0 - x, SymInt::FloorDiv(x, 2), SymInt::Mod(3, x), SymInt::Max(x, s0),
                          SymInt::Min(2, x), SymInt::FloorDiv(s0 + x, s1)}) {
    EXPECT_TRUE(y.overflowed());
  }
}

TEST_F(SymIntTest, EvaluationThatOverflowsHasNoValue) {
  const auto huge = [](absl::string_view) { return std::optional<int64_t>(int64_t{1} << 40); };
  EXPECT_EQ((s0 * s0).Evaluate(huge), std::nullopt);
  EXPECT_EQ((s0 * kMax + s0).Evaluate(huge), std::nullopt);
  EXPECT_EQ((s0 - s1).Evaluate(huge), 0);
}

TEST_F(SymIntTest, CeilDivOverflowsOnlyWithItsResult) {
  EXPECT_EQ(SymInt::CeilDiv(7, 2), SymInt(4));
  EXPECT_EQ(SymInt::CeilDiv(6, 2), SymInt(3));
  EXPECT_EQ(SymInt::CeilDiv(0, 5), SymInt(0));
  EXPECT_EQ(SymInt::CeilDiv(-7, 2), SymInt(-3));
  EXPECT_EQ(SymInt::CeilDiv(3, kMax), SymInt(1));
  EXPECT_EQ(SymInt::CeilDiv(s0, 2).ToString(), "((s0 + 1)//2)");
}

// Shapes with hundreds of symbolic dims lead to large expressions. Powers of one symbol are a single term with a
// bounded exponent.
TEST_F(SymIntTest, LargeExpressionsAreBounded) {
  SymInt power = 1;
  for (int i = 0; i < 300; ++i) power *= s0;
  EXPECT_EQ(power.ToString(), "s0**300");
  EXPECT_EQ(power.Evaluate([](absl::string_view) { return 1; }), 1);
  EXPECT_EQ(power.Evaluate([](absl::string_view) { return 2; }), std::nullopt);
  for (int i = 0; i < 6; ++i) power *= power;
  EXPECT_TRUE(power.overflowed());
  // The product has 2^20 terms when expanded.
  SymInt product = 1;
  for (int i = 0; i < 20; ++i) product *= SymInt::Symbol("a" + std::to_string(i)) + 1;
  EXPECT_TRUE(product.overflowed());
  // Nested atoms double in size at each step.
  SymInt nested = s0;
  for (int i = 0; i < 40; ++i) nested = SymInt::FloorDiv(nested * nested + 1, nested + 3);
  EXPECT_TRUE(nested.overflowed());
}

TEST_F(SymIntTest, PrintsAsSympy) {
  EXPECT_EQ((1 + s0).ToString(), "s0 + 1");
  EXPECT_EQ((2 * s1).ToString(), "2*s1");
  EXPECT_EQ((s1 * s0).ToString(), "s0*s1");
  EXPECT_EQ((s0 * s0).ToString(), "s0**2");
  EXPECT_EQ((5 - s0).ToString(), "5 - s0");
  EXPECT_EQ((5 - s0 * s0).ToString(), "5 - s0**2");
  EXPECT_EQ((5 - s0 * s1).ToString(), "-s0*s1 + 5");
  EXPECT_EQ((s0 - 5).ToString(), "s0 - 5");
  EXPECT_EQ((-s0 - 5).ToString(), "-s0 - 5");
  EXPECT_EQ((s1 - s0).ToString(), "-s0 + s1");
  EXPECT_EQ((3 * s0 * s1 - 2 * s0 - 7).ToString(), "3*s0*s1 - 2*s0 - 7");
  EXPECT_EQ((SymInt::Symbol("s10") + s2 + u0 + s1 * s1 + s0 * s0 * s1 + 1).ToString(),
            "s0**2*s1 + s1**2 + s10 + s2 + u0 + 1");
  EXPECT_EQ((s0 * kMin).ToString(), "-9223372036854775808*s0");
  const SymInt half = SymInt::FloorDiv(s0, 2);
  EXPECT_EQ(half.ToString(), "(s0//2)");
  EXPECT_EQ((half + 1).ToString(), "((s0//2)) + 1");
  EXPECT_EQ((3 - half).ToString(), "3 - ((s0//2))");
  EXPECT_EQ((half * s1).ToString(), "s1*((s0//2))");
  EXPECT_EQ((half * half).ToString(), "((s0//2))**2");
  EXPECT_EQ(SymInt::FloorDiv(s0 + 1, 2).ToString(), "((s0 + 1)//2)");
  EXPECT_EQ(SymInt::FloorDiv(-s0, s1 * s2).ToString(), "((-s0)//(s1*s2))");
  EXPECT_EQ(SymInt::FloorDiv(-5, s0).ToString(), "((-5)//s0)");
  EXPECT_EQ(SymInt::FloorDiv(half + 1, 2).ToString(), "((((s0//2)) + 1)//2)");
  EXPECT_EQ(SymInt::FloorDiv(SymInt::Max(1, s0), 2).ToString(), "(Max(1, s0)//2)");
  EXPECT_EQ(SymInt::Mod(s0, 2).ToString(), "Mod(s0, 2)");
  EXPECT_EQ((s1 + SymInt::Mod(s0 + 1, 2)).ToString(), "s1 + (Mod(s0 + 1, 2))");
  EXPECT_EQ(SymInt::Mod(half, 3).ToString(), "Mod((s0//2), 3)");
  EXPECT_EQ(SymInt::Max(s0, 1).ToString(), "Max(1, s0)");
  EXPECT_EQ((2 * SymInt::Max(s0 + 1, s1)).ToString(), "2*Max(s1, s0 + 1)");
  EXPECT_EQ(SymInt::Min(s0, SymInt::Min(3, s1)).ToString(), "Min(3, s0, s1)");
  EXPECT_EQ((s0 * s1 + half + SymInt::Mod(s0, 2) + SymInt::Max(2, s1)).ToString(),
            "s0*s1 + ((s0//2)) + (Mod(s0, 2)) + Max(2, s1)");
}

TEST_F(SymIntTest, FloorDivSimplifies) {
  // A size that is rounded up: s0 + (4 - s0 % 4) % 4.
  const SymInt padded = s0 + SymInt::Mod(4 - SymInt::Mod(s0, 4), 4);
  EXPECT_EQ(SymInt::FloorDiv(padded, 4), SymInt::CeilDiv(s0, 4));
  EXPECT_EQ(SymInt::FloorDiv(padded + 8 * s1, 4), SymInt::CeilDiv(s0, 4) + 2 * s1);
  for (const SymInt& other : {padded + 1, padded + s1, 2 * padded - s0}) {
    for (int64_t value = -9; value < 9; ++value) {
      const auto value_of = [&](absl::string_view symbol) { return std::optional(symbol == "s0" ? value : 7); };
      EXPECT_EQ(SymInt::FloorDiv(other, 4).Evaluate(value_of), PythonFloorDiv(*other.Evaluate(value_of), 4)) << value;
    }
  }
  EXPECT_EQ(SymInt::FloorDiv(s0, 1), s0);
  EXPECT_EQ(SymInt::FloorDiv(s0, -1), -s0);
  EXPECT_EQ(SymInt::FloorDiv(0, s0), SymInt(0));
  EXPECT_EQ(SymInt::FloorDiv(s0, s0), SymInt(1));
  EXPECT_EQ(SymInt::FloorDiv(6 * s0 + 4, 2), 3 * s0 + 2);
  EXPECT_EQ(SymInt::FloorDiv(s0 * s1 + s1, s1), s0 + 1);
  EXPECT_EQ(SymInt::FloorDiv(s0 * s1 + s1, s0 + 1), s1);
  EXPECT_EQ(SymInt::FloorDiv((s0 + s1) * (s0 + 2), s0 + s1), s0 + 2);
  EXPECT_EQ(SymInt::FloorDiv(4 * s0 + s1, 4), s0 + SymInt::FloorDiv(s1, 4));
  EXPECT_EQ(SymInt::FloorDiv(2 * s0, 4), SymInt::FloorDiv(s0, 2));
  EXPECT_EQ(SymInt::FloorDiv(2 * s0 * s1, 3 * s1), SymInt::FloorDiv(2 * s0, 3));
  EXPECT_EQ(SymInt::FloorDiv(SymInt::FloorDiv(s0, 2), 3), SymInt::FloorDiv(s0, 6));
  EXPECT_NE(SymInt::FloorDiv(SymInt::FloorDiv(s0, 2), -3), SymInt::FloorDiv(s0, -6));
}

TEST_F(SymIntTest, ModSimplifies) {
  EXPECT_EQ(SymInt::Mod(s0, 1), SymInt(0));
  EXPECT_EQ(SymInt::Mod(4 * s0, 2), SymInt(0));
  EXPECT_EQ(SymInt::Mod(4 * s0 + 1, 2), SymInt(1));
  EXPECT_EQ(SymInt::Mod(s0 + 4, 2), SymInt::Mod(s0, 2));
  EXPECT_EQ(SymInt::Mod(s0 * s1 + s1, s1), SymInt(0));
  EXPECT_EQ(SymInt::Mod(s0 + 1, 2).ToString(), "Mod(s0 + 1, 2)");
}

TEST_F(SymIntTest, MaxAndMinSimplify) {
  EXPECT_EQ(SymInt::Max(3, 5), SymInt(5));
  EXPECT_EQ(SymInt::Min(3, 5), SymInt(3));
  EXPECT_EQ(SymInt::Max(s0, s0), s0);
  EXPECT_EQ(SymInt::Max(s0, s0 + 3), s0 + 3);
  EXPECT_EQ(SymInt::Min(s0, s0 + 3), s0);
  EXPECT_EQ(SymInt::Max(SymInt::Max(s0, 2), SymInt::Max(5, s1)).ToString(), "Max(5, s0, s1)");
  EXPECT_EQ(SymInt::Max(s0, SymInt::Min(s0, 2)).ToString(), "Max(s0, Min(2, s0))");
}

TEST_F(SymIntTest, Symbols) {
  EXPECT_THAT((u0 * SymInt::Max(s1, s0 + s1) + SymInt::FloorDiv(s2, s0)).symbols(),
              ElementsAre("s0", "s1", "s2", "u0"));
  EXPECT_TRUE(SymInt(3).symbols().empty());
}

TEST_F(SymIntTest, Evaluate) {
  const auto value_of = [](absl::string_view name) -> std::optional<int64_t> {
    if (name == "s0") return 7;
    if (name == "s1") return 0;
    return std::nullopt;
  };
  EXPECT_EQ((s0 * s0 - 2 * s1 + 1).Evaluate(value_of), 50);
  EXPECT_EQ((s0 + u0).Evaluate(value_of), std::nullopt);
  EXPECT_EQ(SymInt::FloorDiv(s0, s1).Evaluate(value_of), std::nullopt);
  EXPECT_EQ(SymInt::Mod(s0, s1).Evaluate(value_of), std::nullopt);
  EXPECT_EQ(SymInt(4).Evaluate(value_of), 4);
}

TEST_F(SymIntTest, Substitute) {
  const auto replacement = [&](absl::string_view name) -> std::optional<SymInt> {
    if (name == "s0") return 2 * u0;
    if (name == "s1") return SymInt(0);
    return std::nullopt;
  };
  EXPECT_EQ((s0 * s0 + s2).Substitute(replacement), 4 * u0 * u0 + s2);
  EXPECT_EQ(SymInt::FloorDiv(s0, 2).Substitute(replacement), u0);
  EXPECT_EQ(SymInt::Max(s1, 3).Substitute(replacement), SymInt(3));
  // If a divisor becomes 0, the expression has no value.
  const SymInt undefined = SymInt::FloorDiv(s2, s1).Substitute(replacement);
  EXPECT_EQ(undefined.ToString(), "(s2//0)");
  EXPECT_EQ(undefined.Evaluate([](absl::string_view) { return 1; }), std::nullopt);
}

TEST_F(SymIntTest, ProductOfSizes) {
  EXPECT_EQ(Product({}), SymInt(1));
  EXPECT_EQ(Product({2, s0, 3}), 6 * s0);
}

// An expression and its value, computed by plain arithmetic. It has no value if a divisor is 0 or a number does not
// fit in 64 bits.
struct Sample {
  SymInt expression;
  std::optional<int64_t> value;
};

class SampleMaker {
 public:
  explicit SampleMaker(uint32_t seed) : random_(seed) {
    for (const char* name : {"s0", "s1", "s2", "u0"}) values_[name] = Number(-9, 9);
  }

  Sample Make(int depth) {
    const int64_t choice = Number(0, depth > 0 ? 9 : 1);
    if (choice == 0) {
      const int64_t number = Number(-6, 6);
      return {number, number};
    }
    if (choice == 1) {
      auto symbol = std::next(values_.begin(), Number(0, 3));
      return {SymInt::Symbol(symbol->first), symbol->second};
    }
    const Sample a = Make(depth - 1);
    Sample b = Make(depth - 1);
    if (choice >= 6 && choice <= 7 && (b.expression == SymInt(0) || Number(0, 1) == 0)) {
      const int64_t divisor = Number(0, 1) == 0 ? Number(1, 6) : Number(-6, -1);
      b = {divisor, divisor};
    }
    const bool known = a.value.has_value() && b.value.has_value();
    const int64_t x = a.value.value_or(0);
    const int64_t y = b.value.value_or(0);
    int64_t result = 0;
    bool defined = known;
    switch (choice) {
      case 2:
      case 3:
        defined = !__builtin_add_overflow(x, y, &result) && defined;
        return {a.expression + b.expression, defined ? std::optional(result) : std::nullopt};
      case 4:
        defined = !__builtin_sub_overflow(x, y, &result) && defined;
        return {a.expression - b.expression, defined ? std::optional(result) : std::nullopt};
      case 5:
        defined = !__builtin_mul_overflow(x, y, &result) && defined;
        return {a.expression * b.expression, defined ? std::optional(result) : std::nullopt};
      case 6:
        defined = known && y != 0;
        if (defined) result = x / y - (x % y != 0 && (x < 0) != (y < 0) ? 1 : 0);
        return {SymInt::FloorDiv(a.expression, b.expression), defined ? std::optional(result) : std::nullopt};
      case 7:
        defined = known && y != 0;
        if (defined) result = x - (x / y - (x % y != 0 && (x < 0) != (y < 0) ? 1 : 0)) * y;
        return {SymInt::Mod(a.expression, b.expression), defined ? std::optional(result) : std::nullopt};
      case 8:
        return {SymInt::Max(a.expression, b.expression), known ? std::optional(std::max(x, y)) : std::nullopt};
      default:
        return {SymInt::Min(a.expression, b.expression), known ? std::optional(std::min(x, y)) : std::nullopt};
    }
  }

  std::optional<int64_t> ValueOf(absl::string_view name) const { return values_.at(std::string(name)); }

 private:
  int64_t Number(int64_t low, int64_t high) {
    return low + static_cast<int64_t>(random_() % static_cast<uint64_t>(high - low + 1));
  }

  std::mt19937 random_;
  std::map<std::string, int64_t> values_;
};

TEST(SymIntProperty, EvaluatesLikePlainArithmetic) {
  int compared = 0;
  for (uint32_t seed = 0; seed < 20000; ++seed) {
    SampleMaker maker(seed);
    const Sample sample = maker.Make(4);
    if (!sample.value.has_value()) continue;
    ++compared;
    const auto value_of = [&](absl::string_view name) { return maker.ValueOf(name); };
    ASSERT_EQ(sample.expression.Evaluate(value_of), sample.value) << seed << ": " << sample.expression.ToString();
    const SymInt number = sample.expression.Substitute(
        [&](absl::string_view name) -> std::optional<SymInt> { return SymInt(*maker.ValueOf(name)); });
    ASSERT_EQ(number.constant(), sample.value) << seed << ": " << sample.expression.ToString();
  }
  EXPECT_GT(compared, 10000);
}

TEST(SymIntProperty, ParsesItsOwnOutput) {
  for (uint32_t seed = 0; seed < 5000; ++seed) {
    const SymInt expression = SampleMaker(seed).Make(5).expression;
    const auto parsed = SymInt::Parse(expression.ToString());
    ASSERT_TRUE(parsed.ok()) << seed << ": " << parsed.status();
    ASSERT_EQ(*parsed, expression) << seed << ": " << expression.ToString();
    ASSERT_EQ(parsed->ToString(), expression.ToString());
  }
}

}  // namespace
}  // namespace backtape
