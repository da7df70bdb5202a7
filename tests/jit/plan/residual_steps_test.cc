// Residuals that the step of a product or convolution adds to its result.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/tests/jit/compare_engines.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CountOf;
using testing::ExpectSameAsInterpreter;

// A line of a graph: name: "type" = torch.ops.aten.call
std::string Line(const std::string& name, const std::string& type, const std::string& call) {
  return absl::StrCat("        ", name, ": \"", type, "\" = torch.ops.aten.", call, "\n");
}

// A graph that computes mm = x @ w, followed by the lines `rest`.
std::string OfProduct(const std::string& rest) {
  return "x: \"f32[20, 30]\", y: \"f32[20, 30]\", w: \"f32[30, 40]\", r: \"f32[20, 40]\"):\n" +
         Line("mm", "f32[20, 40]", "mm.default(x, w)") + rest;
}

TEST(ResidualStepsTest, ThroughAView) {
  for (const std::string dtype : {"f32", "f64", "bf16"}) {
    for (const std::string batch : {"2", "s0"}) {
      for (const std::string channels : {"1", "48", "50"}) {
        SCOPED_TRACE(dtype + " " + batch + " " + channels);
        const auto type = [&](const std::string& sizes) { return absl::StrCat(dtype, "[", sizes, "]"); };
        const std::string rows = batch == "2" ? "26" : "13*s0";
        const std::string flat = type(rows + ", " + channels);
        const std::string stack = type(batch + ", 13, " + channels);
        const std::string plan = ExpectSameAsInterpreter(
            "x: \"" + stack + "\", h: \"" + type(batch + ", 13, 30") + "\", w: \"" + type("30, " + channels) +
                "\", b: \"" + type(channels) + "\"):\n" +
                Line("view", type(rows + ", 30"), "view.default(h, [-1, 30])") +
                Line("addmm", flat, "addmm.default(b, view, w)") +
                Line("view_1", stack, "view.default(addmm, [-1, 13, " + channels + "])") +
                Line("add", stack, "add.Tensor(x, view_1)") + Line("mm", flat, "mm.default(view, w)") +
                Line("view_2", stack, "view.default(mm, [-1, 13, " + channels + "])") +
                Line("add_1", stack, "add.Tensor(view_2, add)") + Line("mul", stack, "mul.Tensor(add_1, 2.0)") +
                "        return (add, mul)\n",
            dtype == "bf16" ? 4e-2 : 1e-4);
        EXPECT_EQ(CountOf(plan, "nodes addmm add\n"), 1) << plan;
        // A product of bfloat16 with a vector is a kernel.
        const bool is_kernel = dtype == "bf16" && channels == "1";
        EXPECT_EQ(CountOf(plan, is_kernel ? " mul_1 sum_1\n" : "nodes mm add_1\n"), 1) << plan;
      }
    }
  }
}

TEST(ResidualStepsTest, ReluAfterTheSum) {
  for (const std::string sizes : {"3, 1", "200, 40", "s0, 70"}) {
    SCOPED_TRACE(sizes);
    const std::string columns = sizes.substr(sizes.find(' ') + 1);
    const std::string rows = sizes.substr(0, sizes.find(','));
    const std::string type = "f32[" + sizes + "]";
    const std::string plan = ExpectSameAsInterpreter(
        "x: \"f32[" + rows + ", 30]\", w: \"f32[30, " + columns + "]\", r: \"" + type + "\"):\n" +
        Line("mm", type, "mm.default(x, w)") + Line("add", type, "add.Tensor(mm, r)") +
        Line("relu", type, "relu.default(add)") + "        return (relu,)\n");
    EXPECT_EQ(CountOf(plan, "nodes mm add relu\n"), 1) << plan;
    EXPECT_EQ(CountOf(plan, " kernel "), 0) << plan;
  }
}

TEST(ResidualStepsTest, StacksAndFullMatricesOfAddmm) {
  const std::string plan = ExpectSameAsInterpreter(
      "x: \"f32[3, 20, 30]\", w: \"f32[3, 30, 40]\", r: \"f32[3, 20, 40]\", a: \"f32[20, 30]\", b: \"f32[30, 40]\", "
      "c: \"f32[20, 40]\"):\n" +
      Line("baddbmm", "f32[3, 20, 40]", "baddbmm.default(r, x, w)") +
      Line("addmm", "f32[20, 40]", "addmm.default(c, a, b)") + "        return (baddbmm, addmm)\n");
  EXPECT_EQ(CountOf(plan, "step "), 2) << plan;
  EXPECT_EQ(CountOf(plan, " kernel "), 0) << plan;
}

TEST(ResidualStepsTest, Convolutions) {
  for (const std::string dtype : {"f32", "f64", "bf16"}) {
    for (const bool is_transposed : {false, true}) {
      for (const int channels : {4, 33}) {
        SCOPED_TRACE(absl::StrCat(dtype, " ", is_transposed, " ", channels));
        const std::string type = absl::StrCat(dtype, "[2, ", channels, ", 13, 14]");
        const std::string plan =
            ExpectSameAsInterpreter(absl::StrCat("x: \"", type, "\", w: \"", dtype, "[", channels, ", ", channels,
                                                 ", 3, 3]\", b: \"", dtype, "[", channels, "]\"):\n") +
                                        Line("convolution", type,
                                             absl::StrCat("convolution.default(x, w, b, [1, 1], [1, 1], [1, 1], ",
                                                          is_transposed ? "True" : "False", ", [0, 0], 1)")) +
                                        Line("add", type, "add.Tensor(convolution, x)") +
                                        Line("relu", type, "relu.default(add)") + "        return (relu,)\n",
                                    dtype == "bf16" ? 6e-2 : 1e-4);
        // Small and transposed convolutions of bfloat16 are computed in float32.
        if (dtype == "bf16") continue;
        EXPECT_EQ(CountOf(plan, "nodes convolution add relu\n"), 1) << plan;
      }
    }
  }
}

// The kernel that computes the residual must run before the product, and the kernel that reads the sum after it.
TEST(ResidualStepsTest, ResidualsWithOtherReaders) {
  const std::string type = "f32[20, 40]";
  const std::string plan = ExpectSameAsInterpreter(
      OfProduct(Line("exp", type, "exp.default(r)") + Line("sin", type, "sin.default(r)") +
                Line("mm_1", type, "mm.default(y, w)") + Line("add", type, "add.Tensor(mm_1, exp)") +
                Line("mul", type, "mul.Tensor(add, sin)") + Line("mul_1", type, "mul.Tensor(mul, mm)") +
                "        return (exp, sin, mul_1)\n"));
  EXPECT_EQ(CountOf(plan, "nodes mm_1 add\n"), 1) << plan;
}

TEST(ResidualStepsTest, ConsecutiveSums) {
  std::string text = "x: \"f32[20, 30]\", w: \"f32[30, 30]\"):\n";
  std::string last = "x";
  for (int i = 0; i < 4; ++i) {
    const std::string mm = absl::StrCat("mm_", i);
    const std::string add = absl::StrCat("add_", i);
    text += Line(mm, "f32[20, 30]", absl::StrCat("mm.default(", last, ", w)"));
    text += Line(add, "f32[20, 30]", absl::StrCat("add.Tensor(", last, ", ", mm, ")"));
    last = add;
  }
  const std::string plan = ExpectSameAsInterpreter(text + "        return (" + last + ",)\n", 1e-3);
  EXPECT_EQ(CountOf(plan, "step "), 4) << plan;
  EXPECT_EQ(CountOf(plan, " kernel "), 0) << plan;
}

// Additions that must not become part of the product's step, or that are cheaper in a kernel.
TEST(ResidualStepsTest, AdditionsThatStayKernels) {
  const std::string type = "f32[20, 40]";
  const std::vector<std::string> graphs = {
      // The product is read elsewhere.
      Line("add", type, "add.Tensor(mm, r)") + "        return (add, mm)\n",
      // The addition has a factor other than 1; the residual has other sizes, or another order of elements.
      Line("add", type, "add.Tensor(mm, r, alpha = 2)") + "        return (add,)\n",
      Line("select", "f32[40]", "select.int(r, 0, 3)") + Line("add", type, "add.Tensor(mm, select)") +
          "        return (add,)\n",
      Line("t", "f32[40, 20]", "permute.default(mm, [1, 0])") + Line("u", "f32[40, 20]", "view.default(r, [40, 20])") +
          Line("add", "f32[40, 20]", "add.Tensor(t, u)") + "        return (add,)\n",
      // Only this addition reads the residual. One kernel can compute the residual and the sum; the product's step
      // would need the residual in memory.
      Line("exp", type, "exp.default(r)") + Line("mm_1", type, "mm.default(y, w)") +
          Line("mul", type, "mul.Tensor(mm, 2.0)") + Line("add", type, "add.Tensor(mm_1, exp)") +
          "        return (add, mul)\n",
      // The residual is computed after the product.
      Line("mm_1", type, "mm.default(y, w)") + Line("sum_1", "f32[]", "sum.default(mm)") +
          Line("exp", type, "mul.Tensor(r, sum_1)") + Line("add", type, "add.Tensor(mm_1, exp)") +
          "        return (add, exp)\n",
  };
  for (const std::string& rest : graphs) {
    const std::string plan = ExpectSameAsInterpreter(OfProduct(rest));
    EXPECT_EQ(CountOf(plan, "nodes mm add\n"), 0) << plan;
    EXPECT_EQ(CountOf(plan, "nodes mm_1 add\n"), 0) << plan;
  }
}

TEST(ResidualStepsTest, InsideAConcatenation) {
  const std::string type = "f32[20, 40]";
  for (const std::string dim : {"0", "1"}) {
    const std::string sizes = dim == "0" ? "f32[40, 40]" : "f32[20, 80]";
    const std::string plan = ExpectSameAsInterpreter(OfProduct(
        Line("add", type, "add.Tensor(mm, r)") + Line("mm_1", type, "mm.default(y, w)") +
        Line("add_1", type, "add.Tensor(mm_1, r)") + Line("cat", sizes, "cat.default([add, add_1], " + dim + ")") +
        Line("mul", sizes, "mul.Tensor(cat, 2.0)") + "        return (cat, mul)\n"));
    EXPECT_EQ(CountOf(plan, "nodes mm add\n"), 1) << plan;
  }
}

}  // namespace
}  // namespace backtape
