// Ops that are fused into products.
#include <string>

#include "backtape/tests/jit/compare_engines.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CountOf;
using testing::ExpectSameAsInterpreter;

TEST(ProductStepsTest, ReluIsPartOfTheStep) {
  for (const std::string dtype : {"f32", "f64"}) {
    for (const std::string rows : {"3", "200", "s0"}) {
      for (const std::string columns : {"1", "40"}) {
        SCOPED_TRACE(dtype + " " + rows + "x" + columns);
        const std::string type = dtype + "[" + rows + ", " + columns + "]";
        const std::string plan =
            ExpectSameAsInterpreter("x: \"" + dtype + "[" + rows + ", 30]\", w: \"" + dtype + "[30, " + columns +
                                    "]\", b: \"" + dtype + "[" + columns + "]\"):\n        addmm: \"" + type +
                                    "\" = torch.ops.aten.addmm.default(b, x, w)\n        relu: \"" + type +
                                    "\" = torch.ops.aten.relu.default(addmm)\n        mm: \"" + type +
                                    "\" = torch.ops.aten.mm.default(x, w)\n        relu_1: \"" + type +
                                    "\" = torch.ops.aten.relu.default(mm)\n        mul: \"" + type +
                                    "\" = torch.ops.aten.mul.Tensor(relu, relu_1)\n        return (relu, mul)\n");
        EXPECT_EQ(CountOf(plan, "nodes addmm relu"), 1) << plan;
        EXPECT_EQ(CountOf(plan, "nodes mm relu_1"), 1) << plan;
      }
    }
  }
}

// Large enough for oneDNN's bfloat16 product on CPUs that support it.
TEST(ProductStepsTest, LargeProductsOfBFloat16) {
  ExpectSameAsInterpreter(
      "x: \"bf16[300, 96]\", w: \"bf16[96, 128]\", b: \"bf16[128]\", g: \"bf16[300, 128]\"):\n"
      "        addmm: \"bf16[300, 128]\" = torch.ops.aten.addmm.default(b, x, w)\n"
      "        t: \"bf16[96, 300]\" = torch.ops.aten.permute.default(x, [1, 0])\n"
      "        mm: \"bf16[96, 128]\" = torch.ops.aten.mm.default(t, g)\n        return (addmm, mm)\n",
      2e-2);
}

TEST(ProductStepsTest, AResultThatOthersReadIsStoredBeforeRelu) {
  const std::string plan = ExpectSameAsInterpreter(
      "x: \"f32[20, 30]\", w: \"f32[30, 40]\"):\n        mm: \"f32[20, 40]\" = torch.ops.aten.mm.default(x, w)\n"
      "        relu: \"f32[20, 40]\" = torch.ops.aten.relu.default(mm)\n        return (relu, mm)\n");
  EXPECT_EQ(CountOf(plan, "nodes mm relu"), 0) << plan;
}

}  // namespace
}  // namespace backtape
