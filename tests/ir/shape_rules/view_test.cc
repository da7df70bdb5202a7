#include "backtape/tests/ir/shape_rules/rule_test.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

using ViewRules = ShapeRuleTest;

TEST_F(ViewRules, ViewSplitsAndMergesDims) {
  EXPECT_EQ(Text("aten.view.default", {Type({2, 6}), Ints({4, -1})}), "f32[4, 3][3, 1]cpu");
  EXPECT_EQ(Text("aten.view.default", {Strided({2, 6}, {12, 2}), Ints({2, 2, 3})}), "f32[2, 2, 3][12, 6, 2]cpu");
  EXPECT_EQ(Text("aten.view.default", {Type({}), Ints({1, 1})}), "f32[1, 1][1, 1]cpu");
  EXPECT_EQ(Text("aten.view.default", {Type({0, 3}), Ints({0})}), "f32[0][1]cpu");
}

// No elements have to keep their places, so any strides allow the view.
TEST_F(ViewRules, ViewWithoutElementsNeedsNoMergeableDims) {
  EXPECT_EQ(Text("aten.view.default", {Strided({2, s0_ - s1_}, {s0_, 3}), Ints({0})}), "f32[0][1]cpu");
}

TEST_F(ViewRules, ViewErrorsStateTheReason) {
  EXPECT_THAT(Text("aten.view.default", {Strided({2, 3}, {1, 2}), Ints({6})}),
              HasSubstr("view size [6] is not compatible with input tensor's size [2, 3] and stride [1, 2]"));
  EXPECT_THAT(Text("aten.view.default", {Type({2, 3}), Ints({4, 2})}),
              HasSubstr("shape '[4, 2]' is invalid for input of size 6"));
  EXPECT_THAT(Text("aten.view.default", {Type({2, 3}), Ints({-1, -1})}),
              HasSubstr("only one dimension can be inferred"));
  EXPECT_THAT(Text("aten.view.default", {Type({0}), Ints({-1, 0})}), HasSubstr("ambiguous"));
}

// Without a hint the rule assumes that the call is valid and adds a guard.
TEST_F(ViewRules, SymbolicSizesAreAssumedToFit) {
  EXPECT_EQ(Text("aten.select.int", {WithoutStrides({s0_, 2}), 0, 5}), "f32[2]");
  EXPECT_EQ(Text("aten.narrow.default", {WithoutStrides({s0_}), 0, 3, 4}), "f32[4]");
  EXPECT_EQ(Text("aten.unfold.default", {WithoutStrides({s0_}), 0, 4, 1}), "f32[s0 - 3, 4]");
  EXPECT_EQ(env_.guards().size(), 3);
  ASSERT_TRUE(env_.SetHint("s1", 3).ok());
  EXPECT_THAT(Text("aten.select.int", {WithoutStrides({s1_}), 0, 5}), ::testing::HasSubstr("out of range"));
}

// A guess would make the size wrong for some runs.
TEST_F(ViewRules, TheLengthOfADiagonalIsRightForAllSizes) {
  EXPECT_EQ(Text("aten.diagonal.default", {WithoutStrides({s0_, 3})}), "f32[Min(3, s0)]");
  EXPECT_EQ(Text("aten.diagonal.default", {WithoutStrides({s0_, 3}), -3}), "f32[Max(0, Min(3, s0 - 3))]");
  EXPECT_TRUE(env_.guards().empty());
  ASSERT_TRUE(env_.SetHint("s1", 4).ok());
  EXPECT_EQ(Text("aten.diagonal.default", {WithoutStrides({s1_, 3})}), "f32[3]");
  EXPECT_EQ(env_.guards().size(), 1);
}

// The number of parts is the length of the returned list.
TEST_F(ViewRules, NumberOfPartsMustBeKnown) {
  EXPECT_THAT(Text("aten.split.Tensor", {WithoutStrides({s0_}), 2}), ::testing::HasSubstr("must be known"));
  EXPECT_THAT(Text("aten.unbind.int", {WithoutStrides({s0_})}), ::testing::HasSubstr("must be known"));
  EXPECT_EQ(Text("aten.split.Tensor", {WithoutStrides({2 * s0_}), s0_}), "f32[s0]; f32[s0]");
  ASSERT_TRUE(env_.SetHint("s0", 5).ok());
  EXPECT_EQ(Text("aten.split.Tensor", {WithoutStrides({s0_}), 2}), "f32[2]; f32[2]; f32[s0 - 4]");
  EXPECT_EQ(Text("aten.unbind.int", {WithoutStrides({s0_, 3}), 0}), "f32[3]; f32[3]; f32[3]; f32[3]; f32[3]");
}

TEST_F(ViewRules, SymbolicSizesNeedNoGuard) {
  EXPECT_EQ(Text("aten.view.default", {Type({s0_, s1_, 4}), Ints({s0_ * s1_, 4})}), "f32[s0*s1, 4][4, 1]cpu");
  EXPECT_EQ(Text("aten.transpose.int", {Type({s0_, s1_}), 0, 1}), "f32[s1, s0][1, s1]cpu");
  EXPECT_EQ(Text("aten.slice.Tensor", {Type({s0_, 4}), 0, 0, INT64_MAX}), "f32[s0, 4][4, 1]cpu");
  EXPECT_TRUE(env_.guards().empty());
}

TEST_F(ViewRules, UnknownStridesStayUnknown) {
  EXPECT_EQ(Text("aten.view.default", {WithoutStrides({2, 3}), Ints({6})}), "f32[6]");
  EXPECT_EQ(Text("aten.permute.default", {WithoutStrides({2, 3}), Ints({1, 0})}), "f32[3, 2]");
  EXPECT_EQ(Text("aten.split.Tensor", {WithoutStrides({5}), 2}), "f32[2]; f32[2]; f32[1]");
}

TEST_F(ViewRules, Expand) {
  EXPECT_EQ(Text("aten.expand.default", {Type({3, 1}), Ints({2, -1, 4})}), "f32[2, 3, 4][0, 1, 0]cpu");
  EXPECT_THAT(Text("aten.expand.default", {Type({3}), Ints({4})}),
              HasSubstr("the expanded size of the tensor (4) must match the existing size (3)"));
  EXPECT_THAT(Text("aten.expand.default", {Type({3, 2}), Ints({2})}), HasSubstr("must be greater or equal"));
}

TEST_F(ViewRules, SelectAndSlice) {
  EXPECT_EQ(Text("aten.select.int", {Type({2, 3}), 1, -1}), "f32[2][3]cpu");
  EXPECT_THAT(Text("aten.select.int", {Type({2, 3}), 1, 3}), HasSubstr("index 3 out of range"));
  EXPECT_THAT(Text("aten.select.int", {Type({}), 0, 0}), HasSubstr("0-dim"));
  EXPECT_EQ(Text("aten.slice.Tensor", {Type({10}), 0, -3, 100, 2}), "f32[2][2]cpu");
  EXPECT_EQ(Text("aten.slice.Tensor", {Type({10}), 0, 7, 3}), "f32[0][1]cpu");
  EXPECT_THAT(Text("aten.slice.Tensor", {Type({10}), 0, 0, 3, 0}), HasSubstr("step must be positive"));
}

TEST_F(ViewRules, SqueezeAndUnsqueeze) {
  EXPECT_EQ(Text("aten.squeeze.default", {Type({1, 3, 1})}), "f32[3][1]cpu");
  EXPECT_EQ(Text("aten.squeeze.dim", {Type({1, 3, 1}), -2}), "f32[1, 3, 1][3, 1, 1]cpu");
  EXPECT_EQ(Text("aten.unsqueeze.default", {Type({3}), -1}), "f32[3, 1][1, 1]cpu");
  EXPECT_THAT(Text("aten.unsqueeze.default", {Type({3}), 2}),
              HasSubstr("dimension out of range (expected to be in range of [-2, 1], but got 2)"));
}

TEST_F(ViewRules, PartsAddUp) {
  EXPECT_THAT(Text("aten.split_with_sizes.default", {Type({5}), Ints({2, 2})}), HasSubstr("sum exactly to 5"));
  EXPECT_EQ(Text("aten.diagonal.default", {Type({2, 3}), 1}), "f32[2][4]cpu");
  EXPECT_EQ(Text("aten.unfold.default", {Type({5}), 0, 2, 2}), "f32[2, 2][2, 1]cpu");
  EXPECT_THAT(Text("aten.permute.default", {Type({2, 3}), Ints({0, 0})}), HasSubstr("appears multiple times"));
}

}  // namespace
}  // namespace backtape
