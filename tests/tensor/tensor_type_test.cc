#include "backtape/tensor/tensor_type.h"

#include "gtest/gtest.h"

namespace backtape {
namespace {

TEST(TensorType, Prints) {
  const SymInt s0 = SymInt::Symbol("s0");
  TensorType type = TensorType::Contiguous(DType::kFloat32, {2, s0 + 1});
  EXPECT_EQ(type.ToString(), "f32[2, s0 + 1]");
  EXPECT_EQ(type.ToString(/*with_strides_and_device=*/true), "f32[2, s0 + 1][s0 + 1, 1]cpu");
  EXPECT_TRUE(type.is_symbolic());
  EXPECT_EQ(type.numel(), 2 * s0 + 2);
  type.subclass = "Parameter";
  EXPECT_EQ(type.ToString(), "Parameter(f32[2, s0 + 1])");
  EXPECT_EQ(TensorType::Contiguous(DType::kBool, {}).ToString(true), "b8[][]cpu");
}

TEST(TensorType, StridesCountEmptyDimsAsOne) {
  const TensorType type = TensorType::Contiguous(DType::kFloat32, {4, 0, 3});
  EXPECT_EQ(type.strides, (SymIntVector{3, 3, 1}));
  EXPECT_FALSE(type.is_symbolic());
}

}  // namespace
}  // namespace backtape
