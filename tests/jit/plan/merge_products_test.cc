// Sums of products become one product whose factors consist of several pieces.
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/tests/jit/compare_engines.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CountOf;
using testing::ExpectSameAsInterpreter;

TEST(MergeProductsTest, GradientOfAWeightThatIsUsedManyTimes) {
  std::string body = "x: \"f32[30, 20, 4]\", g: \"f32[30, 20, 6]\"):\n";
  const int kSteps = 30;
  for (int i = 0; i < kSteps; ++i) {
    absl::StrAppend(&body, "        x", i, ": \"f32[20, 4]\" = torch.ops.aten.select.int(x, 0, ", i, ")\n");
    absl::StrAppend(&body, "        g", i, ": \"f32[20, 6]\" = torch.ops.aten.select.int(g, 0, ", i, ")\n");
    absl::StrAppend(&body, "        t", i, ": \"f32[6, 20]\" = torch.ops.aten.t.default(g", i, ")\n");
    absl::StrAppend(&body, "        m", i, ": \"f32[6, 4]\" = torch.ops.aten.mm.default(t", i, ", x", i, ")\n");
    if (i == 0) continue;
    absl::StrAppend(&body, "        s", i, ": \"f32[6, 4]\" = torch.ops.aten.add.Tensor(",
                    i == 1 ? std::string("m0") : absl::StrCat("s", i - 1), ", m", i, ")\n");
  }
  absl::StrAppend(&body, "        return s", kSteps - 1, "\n");
  const std::string plan = ExpectSameAsInterpreter(body);
  EXPECT_EQ(CountOf(plan, "\nstep "), 1) << plan;
}

TEST(MergeProductsTest, RecurrentLayer) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[s0, 5]", h: "f32[s0, 7]", w: "f32[9, 5]", u: "f32[9, 7]", b: "f32[9]", c: "f32[9]"):
        w_t: "f32[5, 9]" = torch.ops.aten.t.default(w)
        u_t: "f32[7, 9]" = torch.ops.aten.t.default(u)
        addmm: "f32[s0, 9]" = torch.ops.aten.addmm.default(b, x, w_t)
        addmm_1: "f32[s0, 9]" = torch.ops.aten.addmm.default(c, h, u_t)
        add: "f32[s0, 9]" = torch.ops.aten.add.Tensor(addmm, addmm_1)
        tanh: "f32[s0, 9]" = torch.ops.aten.tanh.default(add)
        return tanh
)");
  EXPECT_EQ(CountOf(plan, " matmul "), 1) << plan;
  EXPECT_EQ(CountOf(plan, " copy:"), 0) << plan;
}

TEST(MergeProductsTest, OtherTermsAndOtherReaders) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[4, 3]", y: "f32[3, 6]", z: "f32[4, 6]"):
        mm: "f32[4, 6]" = torch.ops.aten.mm.default(x, y)
        exp: "f32[4, 3]" = torch.ops.aten.exp.default(x)
        mm_1: "f32[4, 6]" = torch.ops.aten.mm.default(exp, y)
        neg: "f32[4, 3]" = torch.ops.aten.neg.default(x)
        mm_2: "f32[4, 6]" = torch.ops.aten.mm.default(neg, y)
        add: "f32[4, 6]" = torch.ops.aten.add.Tensor(mm, z)
        add_1: "f32[4, 6]" = torch.ops.aten.add.Tensor(mm_1, add)
        add_2: "f32[4, 6]" = torch.ops.aten.add.Tensor(add_1, mm_2)
        scaled: "f32[4, 6]" = torch.ops.aten.add.Tensor(add_2, mm_2, alpha = 2)
        return (add_2, scaled)
)");
  // mm_2 is read twice, so it is not merged.
  EXPECT_EQ(CountOf(plan, " matmul "), 2) << plan;
}

TEST(MergeProductsTest, FactorsThatAreConcatenations) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[4, 3]", y: "f32[4, 5]", u: "f32[2, 6]", v: "f32[6, 6]", w: "f32[8, 6]"):
        columns: "f32[4, 8]" = torch.ops.aten.cat.default([x, y], 1)
        rows: "f32[8, 6]" = torch.ops.aten.cat.default([u, v], 0)
        mm: "f32[4, 6]" = torch.ops.aten.mm.default(columns, rows)
        both: "f32[4, 8]" = torch.ops.aten.cat.default([y, x], -1)
        mm_1: "f32[4, 6]" = torch.ops.aten.mm.default(both, w)
        exp: "f32[4, 8]" = torch.ops.aten.exp.default(both)
        return (mm, mm_1, exp)
)");
  // Only `both`, which exp reads too, is copied, in two pieces.
  EXPECT_EQ(CountOf(plan, " copy:"), 2) << plan;
}

TEST(MergeProductsTest, SixteenBitSumsAreNotMerged) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "bf16[4, 3]", y: "bf16[3, 6]", z: "bf16[4, 3]"):
        mm: "bf16[4, 6]" = torch.ops.aten.mm.default(x, y)
        mm_1: "bf16[4, 6]" = torch.ops.aten.mm.default(z, y)
        add: "bf16[4, 6]" = torch.ops.aten.add.Tensor(mm, mm_1)
        cat: "bf16[4, 6]" = torch.ops.aten.cat.default([x, z], 1)
        t: "bf16[6, 4]" = torch.ops.aten.t.default(add)
        mm_2: "bf16[6, 6]" = torch.ops.aten.mm.default(t, cat)
        mm_3: "bf16[4, 4]" = torch.ops.aten.mm.default(cat, t)
        return (add, mm_2, mm_3)
)",
      /*tolerance=*/8e-3);
  EXPECT_EQ(CountOf(plan, " matmul "), 4) << plan;
}

TEST(MergeProductsTest, NothingToMultiply) {
  ExpectSameAsInterpreter(
      R"(x: "f32[s0, 3]", y: "f32[3, 6]", z: "f32[s0, 3]"):
        mm: "f32[s0, 6]" = torch.ops.aten.mm.default(x, y)
        mm_1: "f32[s0, 6]" = torch.ops.aten.mm.default(z, y)
        add: "f32[s0, 6]" = torch.ops.aten.add.Tensor(mm, mm_1)
        return add
)",
      /*tolerance=*/1e-4, /*s0=*/0);
}

}  // namespace
}  // namespace backtape
