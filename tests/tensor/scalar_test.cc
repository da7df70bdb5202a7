#include "backtape/tensor/scalar.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "backtape/tensor/flag.h"
#include "backtape/tensor/sym_scalar.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

TEST(Scalar, KeepsItsKind) {
  EXPECT_EQ(Scalar(true).dtype(), DType::kBool);
  EXPECT_EQ(Scalar(3).dtype(), DType::kInt64);
  EXPECT_EQ(Scalar(3.0).dtype(), DType::kFloat64);
  EXPECT_EQ(Scalar().to_int64(), 0);
}

TEST(Scalar, Converts) {
  EXPECT_EQ(Scalar(true).to_double(), 1.0);
  EXPECT_EQ(Scalar(-7).to_double(), -7.0);
  EXPECT_EQ(Scalar(-2.9).to_int64(), -2);
  EXPECT_EQ(Scalar(NAN).to_int64(), INT64_MIN);
  EXPECT_EQ(Scalar(1e300).to_int64(), INT64_MIN);
  EXPECT_TRUE(Scalar(NAN).to_bool());
  EXPECT_FALSE(Scalar(-0.0).to_bool());
  EXPECT_TRUE(Scalar(-1).to_bool());
}

// C++ converts pointers, and types that convert to pointers, to bool; Scalar must not accept them.
TEST(Scalar, CannotBeMadeFromAPointer) {
  const auto function = [] { return 1; };
  static_assert(!std::is_constructible_v<Scalar, const char*> && !std::is_constructible_v<Scalar, const char(&)[3]>);
  static_assert(!std::is_constructible_v<Scalar, int*> && !std::is_constructible_v<Scalar, std::nullptr_t>);
  static_assert(!std::is_constructible_v<Scalar, void (*)()> && !std::is_constructible_v<Scalar, decltype(function)>);
  static_assert(!std::is_constructible_v<SymScalar, const char*> && !std::is_constructible_v<SymScalar, const void*>);
  static_assert(std::is_constructible_v<Scalar, bool> && std::is_constructible_v<SymScalar, bool>);
  EXPECT_EQ(function(), 1);
}

TEST(Flag, IsMadeOfABoolOnly) {
  static_assert(!std::is_constructible_v<Flag, const char*> && !std::is_constructible_v<Flag, const char(&)[3]>);
  static_assert(!std::is_constructible_v<Flag, int*> && !std::is_constructible_v<Flag, std::nullptr_t>);
  static_assert(!std::is_constructible_v<Flag, int> && !std::is_constructible_v<Flag, double>);
  static_assert(!std::is_constructible_v<std::optional<Flag>, const char*>);
  const std::optional<Flag> on = true;
  EXPECT_TRUE(on.value_or(false));
  EXPECT_FALSE(std::optional<Flag>().value_or(false));
}

}  // namespace
}  // namespace backtape
