#include "backtape/ir/shape_env.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace backtape {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

class ShapeEnvTest : public ::testing::Test {
 protected:
  std::string Guards() {
    std::string out;
    for (const ShapeGuard& guard : env_.guards()) out += guard.ToString() + ";";
    return out;
  }
  ShapeEnv env_;
  const SymInt s0_ = SymInt::Symbol("s0");
  const SymInt s1_ = SymInt::Symbol("s1");
};

TEST_F(ShapeEnvTest, AlgebraNeedsNoGuard) {
  EXPECT_TRUE(env_.DecideEq(s0_ * 2, s0_ + s0_, ""));
  EXPECT_FALSE(env_.DecideEq(s0_ + 1, s0_, ""));
  EXPECT_TRUE(env_.DecideLt(s0_, s0_ + 1, ""));
  EXPECT_TRUE(env_.DecideLe(s0_, s0_, ""));
  EXPECT_THAT(env_.guards(), IsEmpty());
}

TEST_F(ShapeEnvTest, SizesAreAtLeastTwo) {
  EXPECT_FALSE(env_.DecideEq(s0_, 1, ""));
  EXPECT_FALSE(env_.DecideEq(s0_ * s1_, 3, ""));
  EXPECT_TRUE(env_.DecideLt(1, s0_, ""));
  EXPECT_TRUE(env_.DecideLt(s1_, s0_ * s1_, ""));
  EXPECT_TRUE(env_.DecideLe(0, SymInt::FloorDiv(s0_, 2) - 1, ""));
  EXPECT_TRUE(env_.DecideLt(SymInt::Mod(s0_, 4), 4, ""));
  EXPECT_FALSE(env_.DecideLt(SymInt::Min(s0_, s1_), 2, ""));
}

TEST_F(ShapeEnvTest, RangesDecide) {
  env_.SetRange("s0", 0, 8);
  env_.SetRange("s1", 10, 20);
  EXPECT_TRUE(env_.DecideLt(s0_, s1_, ""));
  EXPECT_FALSE(env_.DecideEq(s0_, s1_ - 1, ""));
  EXPECT_TRUE(env_.DecideLe(s0_ - s1_, -2, ""));
  EXPECT_THAT(env_.guards(), IsEmpty());
}

TEST_F(ShapeEnvTest, HintsDecideWithAGuard) {
  ASSERT_TRUE(env_.SetHint("s0", 4).ok());
  ASSERT_TRUE(env_.SetHint("s1", 8).ok());
  EXPECT_TRUE(env_.DecideEq(s0_ * 2, s1_, "why"));
  EXPECT_EQ(Guards(), "Eq(2*s0, s1);");
  EXPECT_EQ(env_.guards()[0].reason, "why");
  EXPECT_TRUE(env_.DecideLt(s0_, 5, ""));
  EXPECT_FALSE(env_.DecideLt(s0_, 3, ""));
  EXPECT_EQ(Guards(), "Eq(2*s0, s1);s0 < 5;3 <= s0;");
}

TEST_F(ShapeEnvTest, WithoutEvidenceDifferentExpressionsDiffer) {
  EXPECT_FALSE(env_.DecideEq(s0_, s1_, ""));
  EXPECT_EQ(Guards(), "Ne(s0, s1);");
  EXPECT_FALSE(env_.DecideEq(s1_, s0_, ""));
  EXPECT_TRUE(env_.DecideLt(s0_, 100, ""));
  EXPECT_EQ(Guards(), "Ne(s0, s1);s0 < 100;");
  EXPECT_FALSE(env_.DecideLe(100, s0_, ""));
  EXPECT_EQ(Guards(), "Ne(s0, s1);s0 < 100;");
  EXPECT_EQ(env_.TryDecideLt(s1_, 100, ""), std::nullopt);
}

TEST_F(ShapeEnvTest, RequiredEqualityIsRememberedEverywhere) {
  EXPECT_TRUE(env_.RequireEq(s0_, s1_, "mm"));
  EXPECT_EQ(Guards(), "Eq(s0, s1);");
  EXPECT_TRUE(env_.DecideEq(s0_ * 3, s1_ * 3, ""));
  EXPECT_FALSE(env_.DecideLt(s1_, s0_, ""));
  EXPECT_TRUE(env_.RequireEq(s1_, 16, ""));
  EXPECT_TRUE(env_.DecideEq(s0_, 16, ""));
  EXPECT_FALSE(env_.RequireEq(s0_, 17, ""));
  EXPECT_EQ(Guards(), "Eq(s0, s1);Eq(s1, 16);");
}

TEST_F(ShapeEnvTest, CommonFactorsCancel) {
  const SymInt half = SymInt::FloorDiv(s0_ * s0_, 2);
  EXPECT_TRUE(env_.RequireEq(half * s1_ * 6, s0_ * s0_ * s1_ * 3, "view"));
  const std::string guards = Guards();
  EXPECT_TRUE(env_.DecideEq(half * 2, s0_ * s0_, ""));
  EXPECT_FALSE(env_.DecideLt(half * 64, s0_ * s0_ * 32, ""));
  EXPECT_FALSE(env_.DecideLt(s0_ * s0_ * 32, half * 64, ""));
  EXPECT_EQ(Guards(), guards);
  // A factor that may be 0 does not cancel.
  const SymInt third = SymInt::FloorDiv(s0_, 3), quarter = SymInt::FloorDiv(s0_, 4);
  EXPECT_TRUE(env_.RequireEq(third * quarter, third * s1_, "view"));
  EXPECT_FALSE(env_.DecideEq(quarter, s1_, ""));
}

TEST_F(ShapeEnvTest, TheSmallerOfTwoSizesThatMayBeEqual) {
  const SymInt more = SymInt::FloorDiv(s0_, 8) + 1;
  EXPECT_EQ(env_.TryDecideLt(1, more, ""), std::nullopt);
  EXPECT_EQ(env_.TryDecideSmaller(1, more, ""), true);
  EXPECT_EQ(env_.TryDecideSmaller(more, 1, ""), false);
  EXPECT_EQ(env_.TryDecideSmaller(s0_, s1_, ""), std::nullopt);
  EXPECT_THAT(env_.guards(), IsEmpty());
}

TEST_F(ShapeEnvTest, AnEqualityWithOneSolutionDefinesItsSymbol) {
  EXPECT_TRUE(env_.RequireEq(s0_ * 3, 12, ""));
  EXPECT_EQ(env_.Simplify(s0_), SymInt(4));
  EXPECT_TRUE(env_.RequireEq(18, s1_ * s1_ * 2, "view"));
  EXPECT_EQ(env_.Simplify(s1_), SymInt(3));
  EXPECT_TRUE(env_.DecideEq(s1_ * 2, 6, ""));
  EXPECT_EQ(Guards(), "Eq(3*s0, 12);Eq(18, 2*s1**2);");
  const SymInt s2 = SymInt::Symbol("s2");
  EXPECT_TRUE(env_.RequireEq(s2 * (s2 + 1), 12, ""));
  EXPECT_EQ(env_.Simplify(s2), SymInt(3));
  // A symbol is not defined if its equation has no solution or several, or if the symbol may be negative.
  const SymInt s3 = SymInt::Symbol("s3");
  EXPECT_TRUE(env_.RequireEq(s3 * s3, 10, ""));
  EXPECT_EQ(env_.Simplify(s3), s3);
  const SymInt s4 = SymInt::Symbol("s4");
  EXPECT_TRUE(env_.RequireEq(SymInt::FloorDiv(s4, 2), 3, ""));
  EXPECT_EQ(env_.Simplify(s4), s4);
  const SymInt u0 = SymInt::Symbol("u0");
  EXPECT_TRUE(env_.RequireEq(u0 * u0, 9, ""));
  EXPECT_EQ(env_.Simplify(u0), u0);
}

TEST_F(ShapeEnvTest, RequiredEqualityOverridesAssumptions) {
  const SymInt rest = SymInt::Max(0, s0_ - 4);
  EXPECT_FALSE(env_.DecideEq(rest, 1, ""));
  EXPECT_TRUE(env_.RequireEq(rest, 1, "view"));
  EXPECT_TRUE(env_.DecideEq(1, rest, ""));
  EXPECT_FALSE(env_.DecideLt(1, rest, ""));
  EXPECT_TRUE(env_.RequireEq(s0_ * s1_, 1, "view"));
  EXPECT_TRUE(env_.DecideEq(s0_ * s1_, 1, ""));
}

TEST_F(ShapeEnvTest, ARequiredSizeOfZeroMakesItsMultiplesZero) {
  EXPECT_TRUE(env_.RequireEq(32 * s0_, 0, "range"));
  EXPECT_TRUE(env_.DecideEq(s0_, 0, ""));
  EXPECT_TRUE(env_.DecideEq(3 * s0_ * s1_, 0, ""));
  EXPECT_FALSE(env_.DecideEq(s1_, 0, ""));
}

TEST_F(ShapeEnvTest, RequiredEqualityFailsOnHintsThatDiffer) {
  ASSERT_TRUE(env_.SetHint("s0", 4).ok());
  ASSERT_TRUE(env_.SetHint("s1", 5).ok());
  EXPECT_FALSE(env_.RequireEq(s0_, s1_, ""));
  EXPECT_THAT(env_.guards(), IsEmpty());
}

TEST_F(ShapeEnvTest, RefusesHintsThatContradict) {
  EXPECT_THAT(env_.SetHint("s0", 1).message(), HasSubstr("hint 1 for s0 is outside its range [2, inf]"));
  ASSERT_TRUE(env_.SetHint("s0", 3).ok());
  EXPECT_TRUE(env_.SetHint("s0", 3).ok());
  EXPECT_THAT(env_.SetHint("s0", 4).message(), HasSubstr("contradicts an earlier hint of 3"));
  EXPECT_EQ(env_.hint("s0"), 3);
}

TEST_F(ShapeEnvTest, ChecksGuards) {
  env_.RequireEq(s0_, s1_, "mm");
  env_.DecideLt(s0_, 100, "cat");
  EXPECT_TRUE(env_.CheckGuards({{"s0", 5}, {"s1", 5}}).ok());
  const absl::Status broken = env_.CheckGuards({{"s0", 200}, {"s1", 5}});
  EXPECT_EQ(broken.code(), absl::StatusCode::kFailedPrecondition);
  EXPECT_EQ(
      broken.message(),
      "Eq(s0, s1) does not hold: the values are 200 and 5 (guard of mm); s0 < 100 does not hold: the values are "
      "200 and 100 (guard of cat)");
  const absl::Status missing = env_.CheckGuards({{"s0", 5}});
  EXPECT_EQ(missing.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(missing.message(), "no value for s1");
}

}  // namespace
}  // namespace backtape
