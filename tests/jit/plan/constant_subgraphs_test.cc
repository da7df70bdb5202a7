// Values that are known when the plan is made are computed once at that time.
#include <string>

#include "backtape/tests/jit/compare_engines.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CountOf;
using testing::ExpectSameAsInterpreter;
using testing::RandomInputsOf;
using testing::ReadForward;

TEST(ConstantSubgraphsTest, AreComputedOnce) {
  const std::string plan = ExpectSameAsInterpreter(R"(x: "f32[100]"):
        i = torch.ops.aten.arange.default(100)
        f = torch.ops.aten._to_copy.default(i, dtype = torch.float32)
        s = torch.ops.aten.sin.default(f)
        z = torch.ops.aten.zeros.default([100])
        e = torch.ops.aten.exp.default(z)
        m = torch.ops.aten.mul.Tensor(s, e)
        r = torch.ops.aten.add.Tensor(x, m)
        return (r,)
)");
  EXPECT_EQ(CountOf(plan, "\nstep "), 1) << plan;
  EXPECT_NE(plan.find("kernel add:"), std::string::npos) << plan;
}

// Autograd of affine grids fills an empty tensor part by part.
TEST(ConstantSubgraphsTest, PartsOfAnEmptyTensor) {
  const std::string plan = ExpectSameAsInterpreter(R"(x: "f32[40, 2]"):
        e = torch.ops.aten.empty.memory_format([40, 2])
        i = torch.ops.aten.arange.default(40)
        f = torch.ops.aten._to_copy.default(i, dtype = torch.float32)
        s = torch.ops.aten.sin.default(f)
        first = torch.ops.aten.select_scatter.default(e, s, 1, 0)
        both = torch.ops.aten.select_scatter.default(first, f, 1, 1)
        y = torch.ops.aten.add.Tensor(x, both)
        return y
)");
  EXPECT_EQ(CountOf(plan, "\nstep "), 1) << plan;
}

// Constant subgraphs may contain views, reductions, concatenations and calls without native forms. The caller owns
// returned constants.
TEST(ConstantSubgraphsTest, GoThroughViewsAndCallsOfAllKinds) {
  const std::string text = R"(x: "f32[16, 8]"):
        i = torch.ops.aten.arange.default(8)
        f = torch.ops.aten._to_copy.default(i, dtype = torch.float32)
        c = torch.ops.aten.cos.default(f)
        column = torch.ops.aten.view.default(c, [8, 1])
        wide = torch.ops.aten.expand.default(column, [8, 8])
        square = torch.ops.aten.mul.Tensor(wide, f)
        both = torch.ops.aten.cat.default([square, square])
        total = torch.ops.aten.sum.dim_IntList(both, [1], True)
        sums = torch.ops.aten.cumsum.default(both, 0)
        y = torch.ops.aten.mul.Tensor(x, total)
        z = torch.ops.aten.add.Tensor(y, sums)
        return (z, sums)
)";
  const std::string plan = ExpectSameAsInterpreter(text);
  EXPECT_EQ(CountOf(plan, "\nstep "), 1) << plan;
  const std::unique_ptr<Graph> graph = ReadForward(text);
  const auto native = CompileNative(*graph, {});
  ASSERT_TRUE(native.ok()) << native.status();
  const IValueList inputs = RandomInputsOf(*graph);
  const auto first = (*native)->Run(inputs);
  ASSERT_TRUE(first.ok());
  const double was = (*first)[1].tensor().item(3).to_double();
  (*first)[1].tensor().data<float>()[3] = 1e6F;
  const auto second = (*native)->Run(inputs);
  ASSERT_TRUE(second.ok());
  EXPECT_EQ((*second)[1].tensor().item(3).to_double(), was);
}

// Reading a mask of a megabyte costs more than computing the comparison again.
TEST(ConstantSubgraphsTest, LargeCheapConstantsStayInLoops) {
  const std::string text = R"(x: "f32[1024, 1024]"):
        i = torch.ops.aten.arange.default(1024)
        row = torch.ops.aten.view.default(i, [1, 1024])
        column = torch.ops.aten.view.default(i, [1024, 1])
        mask = torch.ops.aten.le.Tensor(row, column)
        y = torch.ops.aten.where.ScalarOther(mask, x, 0.0)
        return (y,)
)";
  const std::string plan = ExpectSameAsInterpreter(text);
  EXPECT_NE(plan.find("kernel le_where:"), std::string::npos) << plan;
  EXPECT_EQ(plan.find("1048576 bytes"), std::string::npos) << plan;
}

// Constants of more than 4 MB, and ones whose computation fails, are left to the run.
TEST(ConstantSubgraphsTest, LargeConstantsAndErrorsAreLeftToTheRun) {
  const std::string plan = ExpectSameAsInterpreter(R"(x: "f32[1]"):
        i = torch.ops.aten.arange.default(1200)
        f = torch.ops.aten._to_copy.default(i, dtype = torch.float32)
        c = torch.ops.aten.view.default(f, [1200, 1])
        m = torch.ops.aten.mul.Tensor(f, c)
        s = torch.ops.aten.cos.default(m)
        y = torch.ops.aten.mul.Tensor(s, x)
        return (y,)
)");
  EXPECT_NE(plan.find("cos"), std::string::npos) << plan;
  const std::unique_ptr<Graph> graph = ReadForward(R"(x: "i64[4]"):
        i = torch.ops.aten.arange.default(4)
        d = torch.ops.aten.floor_divide.default(i, i)
        y = torch.ops.aten.add.Tensor(x, d)
        return (y,)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {});
  ASSERT_TRUE(native.ok()) << native.status();
  EXPECT_FALSE((*native)->Run(RandomInputsOf(*graph)).ok());
}

}  // namespace
}  // namespace backtape
