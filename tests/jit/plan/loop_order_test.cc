// Loops follow the memory layout: the innermost loop over transposed values iterates over adjacent elements.
#include <string>

#include "backtape/tests/jit/compare_engines.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CountOf;
using testing::ExpectSameAsInterpreter;

TEST(LoopOrderTest, TransposedValuesAreOneLoop) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[20, 33]", y: "f32[20, 33]"):
        t: "f32[33, 20]" = torch.ops.aten.t.default(x)
        t_1: "f32[33, 20]" = torch.ops.aten.t.default(y)
        add: "f32[33, 20]" = torch.ops.aten.add.Tensor(t, t_1)
        return (add,)
)",
      1e-6, 7, /*with_kernels=*/true);
  EXPECT_EQ(CountOf(plan, "kernel add [660] "), 1) << plan;
}

// Three dims, the middle one of size 1.
TEST(LoopOrderTest, OutermostFirst) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[4, 6, 1, 5]", y: "f32[6, 1, 1, 1]"):
        permute: "f32[6, 5, 1, 4]" = torch.ops.aten.permute.default(x, [1, 3, 2, 0])
        mul: "f32[6, 5, 1, 4]" = torch.ops.aten.mul.Tensor(permute, y)
        return (mul,)
)",
      1e-6, 7, /*with_kernels=*/true);
  EXPECT_EQ(CountOf(plan, "kernel mul [4, 6, 5] "), 1) << plan;
}

// The order is kept if the operands prefer different orders, or if the best one depends on run-time sizes.
TEST(LoopOrderTest, NoOrderIsBetter) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[20, 33]", y: "f32[33, 20]", z: "f32[s0, 33]"):
        t: "f32[33, 20]" = torch.ops.aten.t.default(x)
        add: "f32[33, 20]" = torch.ops.aten.mul.Tensor(y, t)
        t_1: "f32[33, s0]" = torch.ops.aten.t.default(z)
        neg: "f32[33, s0]" = torch.ops.aten.neg.default(t_1)
        return (add, neg)
)",
      1e-6, 7, /*with_kernels=*/true);
  EXPECT_EQ(CountOf(plan, "kernel mul [33, 20] "), 1) << plan;
}

}  // namespace
}  // namespace backtape
