// index_add along any dim: the batches in front of the dim share the index.
#include <string>

#include "backtape/tests/jit/compare_engines.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CountOf;
using testing::ExpectSameAsInterpreter;

TEST(RowScatters, IndexAddAlongAnyDimNeedsNoCopies) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[6, 5, 4, 3]", i: "i64[9]", a: "f32[9, 5, 4, 3]", b: "f32[6, 9, 4, 3]", c: "f32[6, 5, 9, 3]",
            d: "f32[6, 5, 4, 9]", y: "f64[2, 7, 40]", j: "i32[3]", e: "f64[2, 3, 40]"):
        first = torch.ops.aten.index_add.default(x, 0, i, a)
        second = torch.ops.aten.index_add.default(x, 1, i, b)
        third = torch.ops.aten.index_add.default(x, -2, i, c)
        last = torch.ops.aten.index_add.default(x, 3, i, d)
        wide = torch.ops.aten.index_add.default(y, 1, j, e)
        return (first, second, third, last, wide)
)",
      1e-6);
  EXPECT_EQ(CountOf(plan, " scatter index_add:"), 5) << plan;
  EXPECT_EQ(CountOf(plan, " kernel "), 0) << plan;
}

TEST(RowScatters, IndexAddChecksASharedIndex) {
  for (const int64_t dim : {1, 2}) {
    const std::unique_ptr<Graph> graph =
        testing::ReadForward(R"(x: "f32[2, 3, 3]", i: "i64[2]", a: "f32[2, 2, 3]", b: "f32[2, 3, 2]"):
        y = torch.ops.aten.index_add.default(x, )" +
                             std::to_string(dim) + ", i, " + (dim == 1 ? "a" : "b") + R"()
        return (y,)
)");
    ASSERT_NE(graph, nullptr);
    IValueList inputs = testing::RandomInputsOf(*graph);
    inputs[1] = Tensor::FromValues({2}, {1, 3}, DType::kInt64);
    const auto native = CompileNative(*graph);
    ASSERT_TRUE(native.ok()) << native.status();
    const absl::Status status = (*native)->Run(inputs).status();
    EXPECT_THAT(std::string(status.message()),
                ::testing::HasSubstr("index 3 is out of bounds for dimension with size 3"));
  }
}

}  // namespace
}  // namespace backtape
