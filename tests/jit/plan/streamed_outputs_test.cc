// Outputs whose total size exceeds the caches are written with non-temporal stores, for any number of tensors.
#include <string>

#include "backtape/tests/jit/compare_engines.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CountOf;
using testing::ExpectSameAsInterpreter;

TEST(StreamedOutputsTest, ManyOutputs) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[1200000]", y: "f32[1300000]", z: "f32[1400000]", u: "f32[1000000]"):
        neg: "f32[1200000]" = torch.ops.aten.neg.default(x)
        abs: "f32[1300000]" = torch.ops.aten.abs.default(y)
        mul: "f32[1400000]" = torch.ops.aten.mul.Tensor(z, 2)
        add: "f32[1000000]" = torch.ops.aten.add.Tensor(u, 1)
        sum_1: "f32[]" = torch.ops.aten.sum.default(mul)
        div: "f32[1000000]" = torch.ops.aten.div.Tensor(add, sum_1)
        return (neg, abs, add, div, mul)
)",
      1e-4, 7, /*with_kernels=*/true);
  // `add` and `mul` are read again.
  EXPECT_EQ(CountOf(plan, " non_temporal "), 3) << plan;
}

// If sizes are symbolic, the decision is made at run time.
TEST(StreamedOutputsTest, SymbolicSizes) {
  for (const int64_t s0 : {7, 4300}) {
    const std::string plan = ExpectSameAsInterpreter(
        R"(x: "f32[s0, 1000]"):
        neg: "f32[s0, 1000]" = torch.ops.aten.neg.default(x)
        return (neg,)
)",
        1e-4, s0, /*with_kernels=*/true);
    EXPECT_EQ(CountOf(plan, " non_temporal p"), 1) << plan;
  }
}

TEST(StreamedOutputsTest, FewOutputsStayInTheCaches) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[120000]", y: "f32[130000]"):
        neg: "f32[120000]" = torch.ops.aten.neg.default(x)
        abs: "f32[130000]" = torch.ops.aten.abs.default(y)
        return (neg, abs)
)",
      1e-4, 7, /*with_kernels=*/true);
  EXPECT_EQ(CountOf(plan, " non_temporal "), 0) << plan;
}

}  // namespace
}  // namespace backtape
