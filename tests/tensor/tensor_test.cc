#include "backtape/tensor/tensor.h"

#include "gtest/gtest.h"

namespace backtape {
namespace {

TEST(Tensor, Full) { EXPECT_EQ(Tensor::Full({2, 3}, 2.5, DType::kFloat16).item(5).to_double(), 2.5); }

}  // namespace
}  // namespace backtape
