// Errors name the argument and print the sizes that the call passes. The reason that a guard states is true for that
// guard.
#include "backtape/tests/ir/shape_rules/rule_test.h"

namespace backtape {
namespace {

using MessageTest = ShapeRuleTest;

TEST_F(MessageTest, BroadcastsNameBothSides) {
  const TensorType x = Type({1, 3});
  EXPECT_EQ(Text("aten.binary_cross_entropy.default", {x, x, Type({5, 1}), 1}),
            "weight of sizes [5, 1] cannot be broadcast to the sizes of the losses, [1, 3]");
  EXPECT_EQ(Text("aten.soft_margin_loss.default", {x, Type({5, 1}), 1}),
            "target of sizes [5, 1] cannot be broadcast to the sizes of the input, [1, 3]");
  EXPECT_EQ(Text("aten.addmm.default", {Type({5, 4}), Type({2, 1}), Type({1, 4})}),
            "self of sizes [5, 4] cannot be broadcast to the sizes of the product, [2, 4]");
  EXPECT_EQ(
      Text("aten.index_put.default", {Type({4, 3}), IValueList{Type({2}, DType::kInt64)}, Type({5, 1, 3}), false}),
      "values of sizes [5, 1, 3] cannot be broadcast to the sizes of the indexed part, [2, 3]");
  EXPECT_EQ(Text("aten.masked_scatter_backward.default", {x, Type({2, 3}, DType::kBool), Ints({2})}),
            "mask of sizes [2, 3] cannot be broadcast to the sizes of grad_output, [1, 3]");
  EXPECT_EQ(Text("aten.linalg_pinv.atol_rtol_tensor", {Type({2, 3, 3})}, {{"rtol", Type({3, 2})}}),
            "rtol of sizes [3, 2] cannot be broadcast to the sizes of the batch, [2]");
  EXPECT_EQ(Text("aten.binomial.default", {Type({3}), Type({2, 3})}),
            "prob of sizes [2, 3] cannot be broadcast to the sizes of count, [3]");
  EXPECT_EQ(Text("aten._cdist_backward.default", {Type({2, 4}), Type({2, 3}), Type({4, 3}), 2.0, Type({5, 2, 4})}),
            "cdist of sizes [5, 2, 4] cannot be broadcast to the sizes of the distances, [2, 4]");
  const TensorType query = Type({1, 2, 3, 4});
  EXPECT_EQ(Text("aten._scaled_dot_product_flash_attention_for_cpu.default", {query, query, query, 0.0, false},
                 {{"attn_mask", Type({2, 3})}}),
            "attn_mask of sizes [2, 3] cannot be broadcast to the sizes of the scores, [1, 2, 3, 3]");
}

TEST_F(MessageTest, GuardsOfBroadcasts) {
  EXPECT_EQ(Text("aten.addmm.default", {Type({s0_, 4}), Type({1, 1}), Type({1, 4})}), "f32[1, 4][4, 1]cpu");
  ASSERT_EQ(env_.guards().size(), 1u);
  EXPECT_EQ(env_.guards()[0].ToString(), "Eq(s0, 1)");
  EXPECT_EQ(env_.guards()[0].reason, "aten.addmm.default: self broadcasts to the product");
}

TEST_F(MessageTest, ReasonsOfQuestionsFitBothAnswers) {
  const auto solve = [&](int64_t hint) {
    env_ = ShapeEnv();
    EXPECT_TRUE(env_.SetHint("s0", hint).ok());
    Text("aten._linalg_solve_ex.default", {Type({2, 3, 3}), Type({s0_, 3})});
    return env_.guards().empty() ? ShapeGuard() : env_.guards()[0];
  };
  EXPECT_EQ(solve(3).ToString(), "Ne(2, s0)");
  EXPECT_EQ(solve(2).ToString(), "Eq(2, s0)");
  EXPECT_EQ(solve(2).reason, "aten._linalg_solve_ex.default: whether B is a batch of vectors");
}

TEST_F(MessageTest, OneOfSeveralArguments) {
  const auto quantise = [&](const TensorType& scale, int64_t axis) {
    return Text("aten.fake_quantize_per_channel_affine_cachemask.default",
                {Type({2, 3}), scale, Type({3}, DType::kInt32), axis, 0, 255});
  };
  EXPECT_EQ(quantise(Type({3}), 2),
            "axis must be at least 0 and less than the number of dims of the input (2), but is 2");
  EXPECT_EQ(quantise(Type({2}), 1), "scale must have one element for each of the 3 channels, but has 2");
  EXPECT_EQ(Text("prims._low_memory_max_pool_with_offsets.default",
                 {Type({1, 1, 4, 4}), Ints({2, 2}), Ints({2, 2}), Ints({0}), Ints({1, 1}), false}),
            "padding must have one number for each of the 2 spatial dims, but got [0]");
  EXPECT_EQ(Text("aten._ctc_loss.Tensor",
                 {Type({4, 2, 3}), Type({2, 2}, DType::kInt64), Type({2}, DType::kInt64), Type({3}, DType::kInt64)}),
            "target_lengths: expected sizes [2], got [3]");
}

TEST_F(MessageTest, SizesAreThoseOfTheArguments) {
  const TensorType query = Type({1, 2, 3, 4}), key = Type({1, 2, 3, 5});
  EXPECT_EQ(Text("aten._scaled_dot_product_flash_attention_for_cpu.default", {query, key, key, 0.0, false}),
            "key must have the batch size and the head size of query, but got sizes [1, 2, 3, 5] and [1, 2, 3, 4]");
  EXPECT_EQ(Text("aten.searchsorted.Tensor", {Type({2, 3}), Type({3, 4})}),
            "boundaries and values must have equal sizes in all dims except the last, got sizes [2, 3] and [3, 4]");
  EXPECT_EQ(Text("aten.repeat.default", {Type({2, 3}), Ints({4})}),
            "repeats must have at least one number for each of the 2 dims, but got [4] for a tensor of sizes [2, 3]");
}

TEST_F(MessageTest, StatedValuesAreInParentheses) {
  EXPECT_EQ(Text("_c10d_functional.reduce_scatter_tensor.default", {Type({5}), "sum", 2, "g"}),
            "the size of dim 0 (5) must be divisible by group_size=2");
  EXPECT_EQ(Text("_c10d_functional.all_to_all_single.default", {Type({5}), Ints({1, 1}), Ints({1, 3}), "g"}),
            "input_split_sizes [1, 3] must add up to 5 (the size of dim 0)");
  const auto attention = [&](const SymInt& heads) {
    const TensorType query = Type({1, heads, 3, 4}), key = Type({1, 4, 3, 4});
    return Text("aten._scaled_dot_product_flash_attention_for_cpu.default", {query, key, key, 0.0, false});
  };
  EXPECT_EQ(attention(6), "the number of query heads (6) must be a multiple of the number of key heads (4)");
  const TensorType doubles = Type({2, 3}, DType::kFloat64);
  EXPECT_EQ(Text("aten._grouped_mm.default", {Type({2, 3, 4}, DType::kBFloat16), Type({2, 4, 5}, DType::kBFloat16)},
                 {{"out_dtype", DType::kFloat32}}),
            "out_dtype must be the dtype of self (bfloat16), got float32");
  EXPECT_EQ(Text("aten._prelu_kernel_backward.default", {doubles, Type({2, 3}), Type({2, 3})}),
            "grad_output and weight must have the dtype of self (float32), got float64 and float32");
  EXPECT_EQ(Text("aten._local_scalar_dense.default", {Type({})}),
            "the value of a tensor can be read as a number only if its dtype is an integer type, got f32[]");
}

TEST_F(MessageTest, DTypesOfMeans) {
  const TensorType integers = Type({2}, DType::kInt64);
  EXPECT_EQ(Text("aten.mean.default", {integers}),
            "the input must be floating point unless dtype is given, but got int64");
  EXPECT_EQ(Text("aten.mean.default", {Type({2})}, {{"dtype", DType::kInt64}}),
            "the argument dtype must be floating point, but got int64");
}

}  // namespace
}  // namespace backtape
