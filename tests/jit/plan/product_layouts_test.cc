// Products read and write tensors through transposes and reshapes without copies.
#include <string>

#include "backtape/tests/jit/compare_engines.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CountOf;
using testing::ExpectSameAsInterpreter;

int Steps(const std::string& plan) { return CountOf(plan, "\nstep "); }

// Attention heads: [batch, length, heads, size] permuted to a stack of batch * heads matrices.
std::string Attention(const std::string& dtype, const std::string& s) {
  const auto type = [&](const std::string& sizes) { return "\"" + dtype + "[" + sizes + "]\""; };
  return "q: " + type("2, " + s + ", 60") + ", k: " + type("2, " + s + ", 60") + ", v: " + type("2, " + s + ", 60") +
         R"():
        sym_size = torch.ops.aten.sym_size.int(q, 1)
        view = torch.ops.aten.view.default(q, [2, sym_size, 3, 20])
        view_1 = torch.ops.aten.view.default(k, [2, sym_size, 3, 20])
        view_2 = torch.ops.aten.view.default(v, [2, sym_size, 3, 20])
        permute = torch.ops.aten.permute.default(view, [0, 2, 1, 3])
        permute_1 = torch.ops.aten.permute.default(view_1, [0, 2, 3, 1])
        permute_2 = torch.ops.aten.permute.default(view_2, [0, 2, 1, 3])
        clone = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        clone_1 = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        clone_2 = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        view_3 = torch.ops.aten.view.default(clone, [6, sym_size, 20])
        view_4 = torch.ops.aten.view.default(clone_1, [6, 20, sym_size])
        view_5 = torch.ops.aten.view.default(clone_2, [6, sym_size, 20])
        bmm = torch.ops.aten.bmm.default(view_3, view_4)
        tanh = torch.ops.aten.tanh.default(bmm)
        bmm_1 = torch.ops.aten.bmm.default(tanh, view_5)
        view_6 = torch.ops.aten.view.default(bmm_1, [2, 3, sym_size, 20])
        permute_3 = torch.ops.aten.permute.default(view_6, [0, 2, 1, 3])
        clone_3 = torch.ops.aten.clone.default(permute_3, memory_format = torch.contiguous_format)
        view_7 = torch.ops.aten.view.default(clone_3, [2, sym_size, 60])
        transpose = torch.ops.aten.transpose.int(view_5, 1, 2)
        bmm_2 = torch.ops.aten.bmm.default(tanh, view_5)
        bmm_3 = torch.ops.aten.bmm.default(bmm_2, transpose)
        return (view_7, bmm_3)
)";
}

TEST(ProductLayoutsTest, HeadsAreNeverCopied) {
  for (const char* dtype : {"f32", "f64", "bf16"}) {
    SCOPED_TRACE(dtype);
    const std::string plan = ExpectSameAsInterpreter(Attention(dtype, "s0"), dtype[0] == 'b' ? 2e-2 : 1e-4, 17);
    EXPECT_EQ(Steps(plan), 5) << plan;
  }
}

TEST(ProductLayoutsTest, AnyLength) {
  for (const int64_t length : {2, 3, 16, 33, 70}) {
    SCOPED_TRACE(length);
    EXPECT_EQ(Steps(ExpectSameAsInterpreter(Attention("f32", "s0"), 1e-4, length)), 5);
  }
}

// Both products are written directly to their columns of one tensor; bmm_1 is computed transposed.
TEST(ProductLayoutsTest, ResultsInConcatenations) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(a: "f32[6, 9, 9]", b: "f32[6, 9, 20]", c: "f32[6, 20, 9]"):
        bmm: "f32[6, 9, 20]" = torch.ops.aten.bmm.default(a, b)
        bmm_1: "f32[6, 20, 9]" = torch.ops.aten.bmm.default(c, a)
        view: "f32[2, 3, 9, 20]" = torch.ops.aten.view.default(bmm, [2, 3, 9, 20])
        view_1: "f32[2, 3, 20, 9]" = torch.ops.aten.view.default(bmm_1, [2, 3, 20, 9])
        transpose: "f32[2, 9, 3, 20]" = torch.ops.aten.transpose.int(view, 1, 2)
        permute: "f32[2, 9, 3, 20]" = torch.ops.aten.permute.default(view_1, [0, 3, 1, 2])
        clone: "f32[2, 9, 3, 20]" = torch.ops.aten.clone.default(transpose, memory_format = torch.contiguous_format)
        clone_1: "f32[2, 9, 3, 20]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        view_2: "f32[2, 9, 60]" = torch.ops.aten.view.default(clone, [2, 9, 60])
        view_3: "f32[2, 9, 60]" = torch.ops.aten.view.default(clone_1, [2, 9, 60])
        cat: "f32[2, 9, 120]" = torch.ops.aten.cat.default([view_2, view_3], 2)
        view_4: "f32[18, 120]" = torch.ops.aten.view.default(cat, [18, 120])
        return view_4
)");
  EXPECT_EQ(Steps(plan), 2) << plan;
}

TEST(ProductLayoutsTest, MatricesAndBiases) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[30, 40]", w: "f32[40, 20]", bias: "f32[20]"):
        t: "f32[40, 30]" = torch.ops.aten.t.default(x)
        clone: "f32[40, 30]" = torch.ops.aten.clone.default(t, memory_format = torch.contiguous_format)
        t_1: "f32[30, 40]" = torch.ops.aten.t.default(clone)
        mm: "f32[30, 20]" = torch.ops.aten.mm.default(t_1, w)
        t_2: "f32[20, 30]" = torch.ops.aten.t.default(mm)
        clone_1: "f32[20, 30]" = torch.ops.aten.clone.default(t_2, memory_format = torch.contiguous_format)
        addmm: "f32[30, 20]" = torch.ops.aten.addmm.default(bias, x, w)
        t_3: "f32[20, 30]" = torch.ops.aten.t.default(addmm)
        clone_2: "f32[20, 30]" = torch.ops.aten.clone.default(t_3, memory_format = torch.contiguous_format)
        return (clone_1, clone_2)
)");
  // The bias belongs to columns, so the transposed product cannot be computed instead.
  EXPECT_EQ(Steps(plan), 3) << plan;
  EXPECT_EQ(CountOf(plan, " transpose transpose:"), 1) << plan;
}

TEST(ProductLayoutsTest, CopiesThatOthersReadStay) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[2, 8, 3, 20]", y: "f32[6, 20, 9]", z: "f32[2, 3, 8, 5]"):
        permute: "f32[2, 3, 8, 20]" = torch.ops.aten.permute.default(x, [0, 2, 1, 3])
        clone: "f32[2, 3, 8, 20]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        view: "f32[6, 8, 20]" = torch.ops.aten.view.default(clone, [6, 8, 20])
        bmm: "f32[6, 8, 9]" = torch.ops.aten.bmm.default(view, y)
        view_1: "f32[48, 20]" = torch.ops.aten.view.default(clone, [48, 20])
        view_2: "f32[2, 3, 8, 9]" = torch.ops.aten.view.default(bmm, [2, 3, 8, 9])
        permute_1: "f32[2, 8, 3, 9]" = torch.ops.aten.permute.default(view_2, [0, 2, 1, 3])
        clone_1: "f32[2, 8, 3, 9]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        exp: "f32[6, 8, 9]" = torch.ops.aten.exp.default(bmm)
        return (view_1, clone_1, exp)
)");
  EXPECT_EQ(Steps(plan), 4) << plan;
}

// The batch dims of the factors are merged from different dims, so one factor is copied.
TEST(ProductLayoutsTest, BatchDimsThatDoNotAgree) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[2, 8, 6, 20]", y: "f32[4, 20, 3, 30]", z: "f32[3, 30, 4, 16]"):
        permute: "f32[2, 6, 8, 20]" = torch.ops.aten.permute.default(x, [0, 2, 1, 3])
        clone: "f32[2, 6, 8, 20]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        view: "f32[12, 8, 20]" = torch.ops.aten.view.default(clone, [12, 8, 20])
        permute_1: "f32[4, 3, 20, 30]" = torch.ops.aten.permute.default(y, [0, 2, 1, 3])
        clone_1: "f32[4, 3, 20, 30]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        view_1: "f32[12, 20, 30]" = torch.ops.aten.view.default(clone_1, [12, 20, 30])
        bmm: "f32[12, 8, 30]" = torch.ops.aten.bmm.default(view, view_1)
        view_2: "f32[3, 4, 8, 30]" = torch.ops.aten.view.default(bmm, [3, 4, 8, 30])
        permute_2: "f32[3, 8, 4, 30]" = torch.ops.aten.permute.default(view_2, [0, 2, 1, 3])
        clone_2: "f32[3, 8, 4, 30]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        permute_3: "f32[3, 4, 30, 16]" = torch.ops.aten.permute.default(z, [0, 2, 1, 3])
        expand: "f32[3, 4, 30, 16]" = torch.ops.aten.expand.default(permute_3, [3, 4, 30, 16])
        clone_3: "f32[3, 4, 30, 16]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        view_3: "f32[12, 30, 16]" = torch.ops.aten.view.default(clone_3, [12, 30, 16])
        bmm_1: "f32[12, 8, 16]" = torch.ops.aten.bmm.default(bmm, view_3)
        return (clone_2, bmm_1)
)");
  EXPECT_EQ(Steps(plan), 4) << plan;
}

// One matrix is expanded to a stack.
TEST(ProductLayoutsTest, ExpandedFactors) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[2, 3, 8, 20]", w: "f32[20, 17]"):
        view: "f32[6, 8, 20]" = torch.ops.aten.view.default(x, [6, 8, 20])
        expand: "f32[2, 3, 20, 17]" = torch.ops.aten.expand.default(w, [2, 3, 20, 17])
        clone: "f32[2, 3, 20, 17]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        view_1: "f32[6, 20, 17]" = torch.ops.aten.view.default(clone, [6, 20, 17])
        bmm: "f32[6, 8, 17]" = torch.ops.aten.bmm.default(view, view_1)
        return bmm
)");
  EXPECT_EQ(Steps(plan), 1) << plan;
}

// In x too few elements are adjacent; in z the rows are too far apart.
TEST(ProductLayoutsTest, SlowLayoutsAreCopied) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[2, 8, 3, 4]", y: "f32[6, 4, 20]", z: "f32[2, 600, 3, 20]", w: "f32[6, 20, 5]"):
        permute: "f32[2, 3, 8, 4]" = torch.ops.aten.permute.default(x, [0, 2, 1, 3])
        clone: "f32[2, 3, 8, 4]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        view: "f32[6, 8, 4]" = torch.ops.aten.view.default(clone, [6, 8, 4])
        bmm: "f32[6, 8, 20]" = torch.ops.aten.bmm.default(view, y)
        permute_1: "f32[2, 3, 600, 20]" = torch.ops.aten.permute.default(z, [0, 2, 1, 3])
        clone_1: "f32[2, 3, 600, 20]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        view_1: "f32[6, 600, 20]" = torch.ops.aten.view.default(clone_1, [6, 600, 20])
        bmm_1: "f32[6, 600, 5]" = torch.ops.aten.bmm.default(view_1, w)
        return (bmm, bmm_1)
)");
  EXPECT_EQ(Steps(plan), 4) << plan;
}

}  // namespace
}  // namespace backtape
