#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "backtape/tests/interp/kernels/call_op.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

TEST(IndexingKernels, IndexPutsTheIndexedDimsFirstWhenTheyAreNotAdjacent) {
  const Tensor x = Make({2, 3, 2}, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11});
  const Tensor zero_one = Make({2}, {0, 1}, kI64), last = Make({1}, {-1}, kI64);
  const Tensor apart = Call("aten.index.Tensor", {x, IValueList{zero_one, IValue(), last}});
  EXPECT_EQ(apart.type().ToString(), "f32[2, 3]");
  EXPECT_THAT(Values(apart), ElementsAre(1, 3, 5, 7, 9, 11));
  const Tensor neighbours = Call("aten.index.Tensor", {x, IValueList{IValue(), last, zero_one}});
  EXPECT_THAT(Values(neighbours), ElementsAre(4, 5, 10, 11));
}

TEST(IndexingKernels, IndexPutBroadcastsValuesToTheIndexedPart) {
  // A leading dim of size 1 stays in front of the index.
  const Tensor x = Make({1, 3}, {0, 0, 0}), index = Make({2}, {2, 0}, kI64);
  EXPECT_THAT(Values(Call("aten.index_put.default", {x, IValueList{IValue(), index}, Make({2}, {5, 6})})),
              ElementsAre(6, 0, 5));
  const Tensor twice = Make({2}, {1, 1}, kI64);
  EXPECT_THAT(Values(Call("aten.index_put.default", {x, IValueList{IValue(), twice}, Make({2}, {5, 6}), true})),
              ElementsAre(0, 11, 0));
}

// With include_last_offset, the last offset is the end of the last bag.
TEST(IndexingKernels, BagsOfEmbeddingsHoldAllIndices) {
  const Tensor weight = Tensor::FromValues({2, 1}, {5, 7}, DType::kFloat32);
  const Tensor indices = Tensor::FromValues({2}, {0, 1}, DType::kInt64);
  const auto call = [&](const Tensor& offsets) {
    return TryCall("aten._embedding_bag.default", {weight, indices, offsets, false, 1, false, IValue(), true, -1})
        .status();
  };
  EXPECT_EQ(call(Tensor::FromValues({1}, {0}, DType::kInt64)).code(), absl::StatusCode::kOutOfRange);
  EXPECT_EQ(call(Tensor::FromValues({2}, {0, 1}, DType::kInt64)).code(), absl::StatusCode::kOutOfRange);
  EXPECT_TRUE(call(Tensor::FromValues({3}, {0, 1, 2}, DType::kInt64)).ok());
}

TEST(IndexingKernels, PositionsOutOfRangeAreNamed) {
  const Tensor x = Make({2}, {1, 2}), index = Make({1}, {2}, kI64);
  const absl::StatusOr<IValue> result = TryCall("aten.index.Tensor", {x, IValueList{index}});
  EXPECT_EQ(result.status().code(), absl::StatusCode::kOutOfRange);
  EXPECT_THAT(result.status().message(), HasSubstr("index 2 is out of bounds for dimension with size 2"));
}

TEST(IndexingKernels, GatherAndScatterReadPartOfTheOtherDims) {
  const Tensor x = Make({2, 3}, {1, 2, 3, 4, 5, 6}), index = Make({1, 2}, {2, 2}, kI64);
  EXPECT_THAT(Values(Call("aten.gather.default", {x, 1, index})), ElementsAre(3, 3));
  const Tensor src = Make({2, 3}, {10, 20, 30, 40, 50, 60});
  EXPECT_THAT(Values(Call("aten.scatter_add.default", {x, 1, index, src})), ElementsAre(1, 2, 33, 4, 5, 6));
  EXPECT_THAT(Values(Call("aten.scatter.src", {x, 1, index, src})), ElementsAre(1, 2, 20, 4, 5, 6));
  EXPECT_EQ(TryCall("aten.scatter.value", {x, 0, index, 7}).status().code(), absl::StatusCode::kOutOfRange);
}

TEST(IndexingKernels, EmbeddingAndItsGradient) {
  const Tensor weight = Make({3, 2}, {1, 2, 3, 4, 5, 6}), indices = Make({3}, {2, 0, 2}, kI64);
  EXPECT_THAT(Values(Call("aten.embedding.default", {weight, indices})), ElementsAre(5, 6, 1, 2, 5, 6));
  const Tensor grad = Make({3, 1}, {1, 10, 100});
  EXPECT_THAT(Values(Call("aten.embedding_dense_backward.default", {grad, indices, 3, -1, false})),
              ElementsAre(10, 0, 101));
  EXPECT_THAT(Values(Call("aten.embedding_dense_backward.default", {grad, indices, 3, 0, true})),
              ElementsAre(0, 0, 50.5));
}

TEST(PoolingKernels, MaxPoolTakesTheFirstMaximumAndNan) {
  const Tensor x = Make({1, 2, 4}, {1, 5, kNan, 0, 5, 2, 0, 0});
  const IValueList outs = CallAll("aten.max_pool2d_with_indices.default", {x, Ints({2, 2})});
  EXPECT_EQ(Values(outs[0].tensor())[0], 5);
  EXPECT_TRUE(std::isnan(Values(outs[0].tensor())[1]));
  EXPECT_THAT(Values(outs[1].tensor()), ElementsAre(1, 2));
}

TEST(PoolingKernels, AveragePoolCountsPaddingOrNot) {
  const Tensor x = Make({1, 1, 2}, {2, 4});
  const auto pool = [&](bool count_include_pad) {
    return Values(
        Call("aten.avg_pool2d.default", {x, Ints({1, 2}), Ints({1, 2}), Ints({0, 1}), false, count_include_pad}));
  };
  EXPECT_THAT(pool(true), ElementsAre(1, 2));
  EXPECT_THAT(pool(false), ElementsAre(2, 4));
}

}  // namespace
}  // namespace backtape
