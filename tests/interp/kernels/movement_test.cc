#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/tests/interp/kernels/call_op.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;

TEST(MovementKernels, CatIgnoresEmptyVectorsAndPromotes) {
  const Tensor out = Call("aten.cat.default",
                          {IValueList{Make({0}, {}), Make({1, 2}, {1, 2}, kI64), Make({2, 2}, {3, 4, 5, 6.5})}, 0});
  EXPECT_EQ(out.type().ToString(), "f32[3, 2]");
  EXPECT_THAT(Values(out), ElementsAre(1, 2, 3, 4, 5, 6.5));
}

TEST(MovementKernels, CloneKeepsDenseStrides) {
  const Tensor x = MakeTransposed(2, 3, {1, 2, 3, 4, 5, 6});
  const Tensor same = Call("aten.clone.default", {x});
  EXPECT_EQ(same.type().ToString(true), "f32[2, 3][1, 2]cpu");
  EXPECT_FALSE(same.shares_storage(x));
  const Tensor dense = Call("aten.clone.default", {x}, {{"memory_format", MemoryFormat::kContiguous}});
  EXPECT_EQ(dense.type().ToString(true), "f32[2, 3][3, 1]cpu");
  EXPECT_THAT(Values(dense), ElementsAre(1, 2, 3, 4, 5, 6));
}

TEST(MovementKernels, BackwardsOfViewsAreZeroElsewhere) {
  EXPECT_THAT(Values(Call("aten.select_backward.default", {Make({2}, {1, 2}), Ints({2, 2}), 1, -1})),
              ElementsAre(0, 1, 0, 2));
  EXPECT_THAT(Values(Call("aten.slice_backward.default", {Make({2}, {1, 2}), Ints({5}), 0, 1, INT64_MAX, 2})),
              ElementsAre(0, 1, 0, 2, 0));
  EXPECT_THAT(Values(Call("aten.slice_backward.default", {Make({0}, {}), Ints({2}), 0, 2, 2, 1})), ElementsAre(0, 0));
  // The windows [0, 1] and [1, 2] overlap.
  EXPECT_THAT(Values(Call("aten.unfold_backward.default", {Make({2, 2}, {1, 2, 3, 4}), Ints({3}), 0, 2, 1})),
              ElementsAre(1, 5, 4));
}

// The stride of a dim of size 1 says nothing about the dim's place in memory.
TEST(MovementKernels, ADimOfSizeOneWithTheSmallestStride) {
  const Tensor x = MakeTransposed(1, 2, {1, 2});  // strides 1, 1
  EXPECT_THAT(Values(Call("aten.flip.default", {x, Ints({0})})), ElementsAre(1, 2));
  EXPECT_THAT(Values(Call("aten.index_select.default", {x, 0, Make({1}, {0}, kI64)})), ElementsAre(1, 2));
}

TEST(MovementKernels, Rearrangements) {
  const Tensor x = Make({2, 2}, {1, 2, 3, 4});
  EXPECT_THAT(Values(Call("aten.flip.default", {x, Ints({0, 1})})), ElementsAre(4, 3, 2, 1));
  EXPECT_THAT(Values(Call("aten.roll.default", {x, Ints({1})})), ElementsAre(4, 1, 2, 3));
  EXPECT_THAT(Values(Call("aten.roll.default", {x, Ints({-1, 1}), Ints({0, 1})})), ElementsAre(4, 3, 2, 1));
  EXPECT_THAT(Values(Call("aten.repeat.default", {Make({2}, {1, 2}), Ints({2, 2})})),
              ElementsAre(1, 2, 1, 2, 1, 2, 1, 2));
  EXPECT_THAT(Values(Call("aten.constant_pad_nd.default", {x, Ints({1, -1}), 9})), ElementsAre(9, 1, 9, 3));
  EXPECT_THAT(Values(Call("aten.tril.default", {x})), ElementsAre(1, 0, 3, 4));
  EXPECT_THAT(Values(Call("aten.triu.default", {x, 1})), ElementsAre(0, 2, 0, 0));
  EXPECT_THAT(Values(Call("aten.stack.default", {IValueList{Make({2}, {1, 2}), Make({2}, {3, 4})}, 1})),
              ElementsAre(1, 3, 2, 4));
}

TEST(MovementKernels, ViewsShareStorage) {
  const Tensor x = Make({2, 3}, {1, 2, 3, 4, 5, 6});
  const Tensor part = Call("aten.slice.Tensor", {Call("aten.t.default", {x}), 0, -2, INT64_MAX});
  EXPECT_TRUE(part.shares_storage(x));
  EXPECT_THAT(Values(part), ElementsAre(2, 5, 3, 6));
  const IValueList parts = CallAll("aten.split.Tensor", {x, 2, 1});
  ASSERT_EQ(parts.size(), 2u);
  EXPECT_THAT(Values(parts[1].tensor()), ElementsAre(3, 6));
}

TEST(CreationKernels, Values) {
  EXPECT_THAT(Values(Call("aten.arange.start_step", {5, 0, -2})), ElementsAre(5, 3, 1));
  EXPECT_EQ(Call("aten.arange.default", {2.5}).type().ToString(), "f32[3]");
  EXPECT_THAT(Values(Call("aten.full.default", {Ints({2}), 1.5})), ElementsAre(1.5, 1.5));
  EXPECT_THAT(Values(Call("aten.ones_like.default", {Make({2}, {7, 8}, kI64)})), ElementsAre(1, 1));
  EXPECT_THAT(Values(Call("aten.eye.default", {2})), ElementsAre(1, 0, 0, 1));
}

}  // namespace
}  // namespace backtape
