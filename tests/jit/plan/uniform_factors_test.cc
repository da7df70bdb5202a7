// A product with a matrix whose elements are all equal becomes a sum.
#include <cmath>
#include <limits>
#include <string>

#include "backtape/tests/jit/compare_engines.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CountOf;
using testing::ExpectSameAsInterpreter;

TEST(UniformFactorsTest, EitherFactorAndViewsOfIt) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[20, 33]", y: "f64[40, 5]"):
        full: "f32[7, 20]" = torch.ops.aten.full.default([7, 20], 0.25, dtype = torch.float32)
        mm: "f32[7, 33]" = torch.ops.aten.mm.default(full, x)
        ones: "f64[9, 5]" = torch.ops.aten.full.default([9, 5], 1, dtype = torch.float64)
        t: "f64[5, 9]" = torch.ops.aten.t.default(ones)
        mm_1: "f64[40, 9]" = torch.ops.aten.mm.default(y, t)
        neg: "f64[40, 9]" = torch.ops.aten.neg.default(mm_1)
        t_1: "f32[33, 7]" = torch.ops.aten.t.default(mm)
        exp: "f32[33, 7]" = torch.ops.aten.exp.default(t_1)
        return (exp, neg, mm)
)");
  EXPECT_EQ(CountOf(plan, " matmul "), 0) << plan;
}

// A matrix of zeros that products and views read.
TEST(UniformFactorsTest, ReadByOtherProducts) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[20, 33]", y: "f32[33, 8]"):
        full: "f32[6, 20]" = torch.ops.aten.full.default([6, 20], -3, dtype = torch.float32)
        mm: "f32[6, 33]" = torch.ops.aten.mm.default(full, x)
        mm_1: "f32[6, 8]" = torch.ops.aten.mm.default(mm, y)
        view: "f32[198]" = torch.ops.aten.view.default(mm, [198])
        relu: "f32[198]" = torch.ops.aten.relu.default(view)
        return (mm_1, relu)
)");
  EXPECT_EQ(CountOf(plan, " matmul "), 1) << plan;
}

TEST(UniformFactorsTest, OthersStayProducts) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[20, 33]", y: "f32[s0, 33]", z: "f16[20, 4]"):
        full: "f32[5, 20]" = torch.ops.aten.full.default([5, 20], inf, dtype = torch.float32)
        half: "f16[5, 20]" = torch.ops.aten.full.default([5, 20], 2, dtype = torch.float16)
        ones: "f32[33, 6]" = torch.ops.aten.full.default([33, 6], 1, dtype = torch.float32)
        mm: "f32[s0, 6]" = torch.ops.aten.mm.default(y, ones)
        mm_1: "f16[5, 4]" = torch.ops.aten.mm.default(half, z)
        mm_2: "f32[5, 33]" = torch.ops.aten.mm.default(full, x)
        return (mm, mm_1, mm_2)
)",
      2e-3);
  EXPECT_EQ(CountOf(plan, " matmul "), 3) << plan;
}

// Zero times NaN or infinity is NaN.
TEST(UniformFactorsTest, NaNsPropagate) {
  const std::unique_ptr<Graph> graph = testing::ReadForward(
      R"(x: "f32[20, 3]"):
        full: "f32[4, 20]" = torch.ops.aten.full.default([4, 20], 0, dtype = torch.float32)
        mm: "f32[4, 3]" = torch.ops.aten.mm.default(full, x)
        return (mm,)
)");
  IValueList inputs = testing::RandomInputsOf(*graph);
  auto* const x = reinterpret_cast<float*>(inputs[0].tensor().raw_data());
  x[3 * 5] = NAN;
  x[3 * 7 + 1] = std::numeric_limits<float>::infinity();
  const auto native = CompileNative(*graph);
  ASSERT_TRUE(native.ok()) << native.status();
  const absl::StatusOr<IValueList> found = (*native)->Run(inputs);
  ASSERT_TRUE(found.ok()) << found.status();
  const auto* const y = reinterpret_cast<const float*>((*found)[0].tensor().raw_data());
  for (int row = 0; row < 4; ++row) {
    EXPECT_TRUE(std::isnan(y[3 * row]));
    EXPECT_TRUE(std::isnan(y[3 * row + 1]));
    EXPECT_EQ(y[3 * row + 2], 0);
  }
}

}  // namespace
}  // namespace backtape
