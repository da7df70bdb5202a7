// Pieces of concatenations are computed directly in the result; they are copied only if that is impossible.
#include <string>

#include "backtape/tests/jit/compare_engines.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CountOf;
using testing::ExpectSameAsInterpreter;

int Copies(const std::string& plan) { return CountOf(plan, " kernel copy:"); }

TEST(ConcatPlacesTest, PiecesWithoutOtherReadersNeedNoCopy) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[s0, 3]", y: "f32[s0, 5]", w: "f32[5, 4]"):
        exp: "f32[s0, 3]" = torch.ops.aten.exp.default(x)
        mm: "f32[s0, 4]" = torch.ops.aten.mm.default(y, w)
        cat: "f32[s0, 10]" = torch.ops.aten.cat.default([exp, mm, x], 1)
        neg: "f32[s0, 10]" = torch.ops.aten.neg.default(cat)
        return neg
)");
  EXPECT_EQ(Copies(plan), 1) << plan;
}

TEST(ConcatPlacesTest, PiecesWithReadersKeepTheirStrides) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[3, 4]", y: "f32[3, 4]"):
        exp: "f32[3, 4]" = torch.ops.aten.exp.default(x)
        tanh: "f32[3, 4]" = torch.ops.aten.tanh.default(y)
        t: "f32[4, 3]" = torch.ops.aten.t.default(tanh)
        mm: "f32[3, 3]" = torch.ops.aten.mm.default(exp, t)
        rows: "f32[6, 4]" = torch.ops.aten.cat.default([exp, tanh], 0)
        columns: "f32[3, 8]" = torch.ops.aten.cat.default([tanh, tanh], 1)
        return (mm, rows, columns)
)");
  EXPECT_EQ(Copies(plan), 2) << plan;
}

TEST(ConcatPlacesTest, Stacks) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[2, 5]", w: "f32[5, 5]"):
        mm: "f32[2, 5]" = torch.ops.aten.mm.default(x, w)
        tanh: "f32[2, 5]" = torch.ops.aten.tanh.default(mm)
        mm_1: "f32[2, 5]" = torch.ops.aten.mm.default(tanh, w)
        tanh_1: "f32[2, 5]" = torch.ops.aten.tanh.default(mm_1)
        add: "f32[2, 5]" = torch.ops.aten.add.Tensor(tanh_1, tanh)
        first: "f32[3, 2, 5]" = torch.ops.aten.stack.default([tanh, tanh_1, add])
        last: "f32[2, 5, 2]" = torch.ops.aten.stack.default([mm, mm_1], 2)
        return (first, last, add)
)");
  // `add` is copied because it is also returned, and the pieces of `last` because they are not contiguous in it.
  EXPECT_EQ(Copies(plan), 3) << plan;
}

TEST(ConcatPlacesTest, Nested) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[2, 3]", y: "f32[2, 3]"):
        exp: "f32[2, 3]" = torch.ops.aten.exp.default(x)
        sin: "f32[2, 3]" = torch.ops.aten.sin.default(y)
        inputs: "f32[2, 6]" = torch.ops.aten.cat.default([x, y], 1)
        cos: "f32[2, 6]" = torch.ops.aten.cos.default(inputs)
        inner: "f32[2, 6]" = torch.ops.aten.cat.default([exp, sin], 1)
        outer: "f32[4, 6]" = torch.ops.aten.cat.default([cos, inner], 0)
        sum_1: "f32[6]" = torch.ops.aten.sum.dim_IntList(inner, [0])
        return (outer, sum_1)
)");
  EXPECT_EQ(Copies(plan), 2) << plan;
}

// A kernel reads one piece of a block and writes another.
TEST(ConcatPlacesTest, RecurrenceInOneBlock) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[4, 8]", w: "f32[8, 8]"):
        mm: "f32[4, 8]" = torch.ops.aten.mm.default(x, w)
        tanh: "f32[4, 8]" = torch.ops.aten.tanh.default(mm)
        mm_1: "f32[4, 8]" = torch.ops.aten.mm.default(tanh, w)
        add: "f32[4, 8]" = torch.ops.aten.add.Tensor(mm_1, tanh)
        mm_2: "f32[4, 8]" = torch.ops.aten.mm.default(add, w)
        mul: "f32[4, 8]" = torch.ops.aten.mul.Tensor(mm_2, add)
        stack: "f32[3, 4, 8]" = torch.ops.aten.stack.default([tanh, add, mul])
        return stack
)");
  EXPECT_EQ(Copies(plan), 0) << plan;
}

}  // namespace
}  // namespace backtape
