#include "backtape/tests/ir/shape_rules/rule_test.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

using StructuredRules = ShapeRuleTest;

TEST_F(StructuredRules, MatmulChecksItsFactors) {
  EXPECT_EQ(Text("aten.mm.default", {Type({2, s0_}), Type({s0_, 4})}), "f32[2, 4][4, 1]cpu");
  EXPECT_THAT(Text("aten.mm.default", {Type({2, 3}), Type({4, 5})}),
              HasSubstr("mat1 and mat2 shapes cannot be multiplied: [2, 3] and [4, 5]"));
  EXPECT_THAT(Text("aten.mm.default", {Type({2, 3}), Type({3}, DType::kFloat32)}), HasSubstr("mat2 must be 2-D"));
  EXPECT_THAT(Text("aten.mm.default", {Type({2, 3}), Type({3, 4}, DType::kFloat64)}), HasSubstr("float32 and float64"));
  EXPECT_THAT(Text("aten.addmm.default", {Type({3}), Type({2, 1}), Type({1, 4})}), HasSubstr("[3]"));
}

TEST_F(StructuredRules, UnequalSymbolsAreGuarded) {
  EXPECT_EQ(Text("aten.mm.default", {Type({2, s0_}), Type({s1_, 4})}), "f32[2, 4][4, 1]cpu");
  ASSERT_EQ(env_.guards().size(), 1u);
  EXPECT_EQ(env_.guards()[0].ToString(), "Eq(s0, s1)");
}

TEST_F(StructuredRules, ReductionDims) {
  EXPECT_EQ(Text("aten.sum.dim_IntList", {Type({2, s0_, 4}), Ints({-1, 0}), true}), "f32[1, s0, 1][s0, 1, 1]cpu");
  EXPECT_EQ(Text("aten.sum.default", {Type({2}, DType::kInt32)}), "i64[][]cpu");
  EXPECT_EQ(Text("aten.any.dims", {Type({2}), Ints({})}), "b8[2][1]cpu") << "for this op an empty list reduces no dim";
  EXPECT_THAT(Text("aten.sum.dim_IntList", {Type({2, 3}), Ints({1, -1})}), HasSubstr("appears multiple times"));
  EXPECT_THAT(Text("aten.mean.default", {Type({2}, DType::kInt64)}), HasSubstr("must be floating point"));
  EXPECT_THAT(Text("aten.amax.default", {Type({0, 3}), Ints({0})}), HasSubstr("non-zero size"));
}

TEST_F(StructuredRules, ConvolutionSizes) {
  const auto convolve = [&](const TensorType& x, const TensorType& w, bool transposed, int64_t groups) {
    return Text("aten.convolution.default",
                {x, w, {}, Ints({2, 2}), Ints({1, 1}), Ints({1, 1}), transposed, Ints({1, 1}), groups});
  };
  EXPECT_EQ(convolve(Type({s0_, 3, 8, 8}), Type({4, 3, 3, 3}), false, 1), "f32[s0, 4, 4, 4][64, 16, 4, 1]cpu");
  EXPECT_EQ(convolve(Type({1, 4, 4, 4}), Type({4, 3, 3, 3}), true, 1), "f32[1, 3, 8, 8][192, 64, 8, 1]cpu");
  EXPECT_THAT(convolve(Type({1, 2, 8, 8}), Type({4, 3, 3, 3}), false, 1), HasSubstr("to have 3 channels, but got 2"));
  EXPECT_THAT(convolve(Type({1, 3, 8, 8}), Type({4, 3, 3, 3}), false, 3), HasSubstr("groups=3"));
  EXPECT_THAT(convolve(Type({3, 8, 8}), Type({4, 3, 3, 3}), false, 1), HasSubstr("expected 4-dimensional input"));
}

TEST_F(StructuredRules, IndicesOfWritesAreInt64) {
  const TensorType x = Type({4, 3}), rows = Type({2, 3}), index = Type({2}, DType::kInt64),
                   narrow = Type({2}, DType::kInt32);
  EXPECT_EQ(Text("aten.index_copy.default", {x, 0, index, rows}), "f32[4, 3][3, 1]cpu");
  EXPECT_THAT(Text("aten.index_copy.default", {x, 0, narrow, rows}), HasSubstr("index must be int64, but got int32"));
  EXPECT_THAT(Text("aten.index_fill.int_Scalar", {x, 0, narrow, 1}), HasSubstr("index must be int64, but got int32"));
  EXPECT_EQ(Text("aten.index_add.default", {x, 0, narrow, rows}), "f32[4, 3][3, 1]cpu");
}

// If the number of indices depends on values, only a run can determine whether there are any.
TEST_F(StructuredRules, AnEmptyDimHasNoPositions) {
  const TensorType x = Type({0, 3}), index = Type({SymInt::Symbol("u0_nonzero")}, DType::kInt64);
  EXPECT_EQ(Text("aten.index_select.default", {x, 0, index}), "f32[u0_nonzero, 3][3, 1]cpu");
  EXPECT_EQ(Text("aten.embedding.default", {x, index}), "f32[u0_nonzero, 3][3, 1]cpu");
  EXPECT_EQ(Text("aten.index_reduce.default", {x, 0, index, Type({index.sizes[0], 3}), "prod"}), "f32[0, 3][3, 1]cpu");
  for (const SymInt& count : {SymInt(2), s0_}) {
    EXPECT_THAT(Text("aten.index_select.default", {x, 0, Type({count}, DType::kInt64)}),
                HasSubstr("cannot be used for an empty dim"));
  }
}

TEST_F(StructuredRules, WindowsOfVolumesFitWithoutPadding) {
  const auto pool = [&](const TensorType& x) {
    return Text("aten.avg_pool3d.default", {x, Ints({2, 2, 2}), Ints({1, 1, 1}), Ints({0, 1, 0})});
  };
  EXPECT_EQ(pool(Type({1, 2, 3, 2, 4})), "f32[1, 2, 2, 3, 3][36, 18, 9, 3, 1]cpu");
  EXPECT_THAT(pool(Type({1, 2, 3, 1, 4})), HasSubstr("is smaller than the window: 2 at dimension 3"));
}

TEST_F(StructuredRules, MembershipIsRowMajor) {
  EXPECT_EQ(Text("aten.isin.Tensor_Tensor", {Strided({2, 3}, {1, 2}), Type({4})}), "b8[2, 3][3, 1]cpu");
}

TEST_F(StructuredRules, LargestElementsOfBoolsAreRefused) {
  EXPECT_THAT(Text("aten.topk.default", {Type({4}, DType::kBool), 2}), HasSubstr("topk is not implemented for bool"));
}

TEST_F(StructuredRules, BatchNormFollowsChannelsLast) {
  const TensorType x = Strided({2, 3, 4, 5}, {60, 1, 15, 3});
  EXPECT_EQ(Text("aten.native_batch_norm.default", {x, {}, {}, {}, {}, true, 0.1, 1e-5}),
            "f32[2, 3, 4, 5][60, 1, 15, 3]cpu; f32[3][1]cpu; f32[3][1]cpu");
  EXPECT_THAT(Text("aten.native_batch_norm.default", {x, Type({4}), {}, {}, {}, true, 0.1, 1e-5}),
              HasSubstr("weight should be 1-D and contain 3 elements, but got sizes [4]"));
  EXPECT_THAT(Text("aten.native_batch_norm.default", {x, {}, {}, {}, {}, false, 0.1, 1e-5}),
              HasSubstr("must be defined in evaluation mode"));
}

// Whether a tensor is channels-last is asked without assuming that a stride is negative.
TEST_F(StructuredRules, StridesThatMayLookNegative) {
  const SymInt height = s1_ - 4;
  Text("aten.native_group_norm.default", {Type({1, 4, height, 5}), {}, {}, 1, 4, 5 * height, 2, 1e-5});
  const absl::Status status = env_.CheckGuards({{"s0", 2}, {"s1", 9}});
  EXPECT_TRUE(status.ok()) << status;
}

// Distinct norms need distinct elements.
TEST_F(StructuredRules, WeightNormsOfAnExpandedLengthAreDense) {
  EXPECT_EQ(Text("aten._weight_norm_interface.default", {Type({3, 4}), Strided({3, 1}, {0, 1})}),
            "f32[3, 4][4, 1]cpu; f32[3, 1][1, 1]cpu");
}

TEST_F(StructuredRules, LayerNormStatisticsAndMasks) {
  EXPECT_EQ(
      Text("aten.native_layer_norm.default", {Type({2, s0_, 4}, DType::kBFloat16), Ints({4}), Type({4}), {}, 1e-5}),
      "bf16[2, s0, 4][4*s0, 4, 1]cpu; f32[2, s0, 1][s0, 1, 1]cpu; f32[2, s0, 1][s0, 1, 1]cpu");
  EXPECT_THAT(Text("aten.native_layer_norm.default", {Type({2, 4}), Ints({3}), {}, {}, 1e-5}),
              HasSubstr("given normalized_shape=[3]"));
}

TEST_F(StructuredRules, CatAndClone) {
  EXPECT_EQ(Text("aten.cat.default", {IValueList{Type({2, s0_}), Type({2, 3})}, -1}), "f32[2, s0 + 3][s0 + 3, 1]cpu");
  EXPECT_THAT(Text("aten.cat.default", {IValueList{Type({2, 3}), Type({3, 3})}, 1}),
              HasSubstr("expected [2, 3] but got [3, 3] for tensor number 1"));
  EXPECT_EQ(Text("aten.clone.default", {Strided({2, 3}, {1, 2})}), "f32[2, 3][1, 2]cpu");
  EXPECT_EQ(Text("aten.clone.default", {Strided({2, 3}, {0, 2})}), "f32[2, 3][3, 1]cpu");
  EXPECT_EQ(Text("aten.empty_like.default", {WithoutStrides({2, 3})}), "f32[2, 3]");
}

TEST_F(StructuredRules, Losses) {
  EXPECT_EQ(Text("aten.nll_loss_forward.default", {Type({s0_, 5}), Type({s0_}, DType::kInt64), {}, 0, -100}),
            "f32[s0][1]cpu; f32[][]cpu");
  EXPECT_THAT(Text("aten.nll_loss_forward.default", {Type({3, 5}), Type({2}, DType::kInt64), {}, 0, -100}),
              HasSubstr("size mismatch (got input: [3, 5], target: [2])"));
}

TEST_F(StructuredRules, Metadata) {
  EXPECT_EQ(Text("aten.sym_size.int", {Type({2, s0_}), -1}), "s0");
  EXPECT_EQ(Text("aten.sym_numel.default", {Type({2, s0_})}), "2*s0");
  EXPECT_EQ(Text("aten.is_same_size.default", {Type({2}), Type({2, 1})}), "false");
}

}  // namespace
}  // namespace backtape
