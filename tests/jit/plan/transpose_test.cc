// Copies between layouts. If source and copy are contiguous along different dims, blocks are transposed in registers.
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/tests/jit/compare_engines.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CountOf;
using testing::ExpectSameAsInterpreter;

TEST(TransposeTest, Matrices) {
  for (const char* sizes : {"1, 1", "5, 3", "16, 16", "4, 200", "33, 70", "130, 17"}) {
    SCOPED_TRACE(sizes);
    for (const char* dtype : {"f32", "f64", "i32", "i64", "bf16", "i16", "b8", "u8"}) {
      SCOPED_TRACE(dtype);
      const std::string type = std::string("\"") + dtype + "[" + sizes + "]\"";
      ExpectSameAsInterpreter("x: " + type + R"():
        t = torch.ops.aten.t.default(x)
        clone = torch.ops.aten.clone.default(t, memory_format = torch.contiguous_format)
        return clone
)");
    }
  }
}

TEST(TransposeTest, StacksOfMatrices) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[3, 20, 2, 35]", y: "f64[40, 3, 20]"):
        transpose: "f32[3, 35, 2, 20]" = torch.ops.aten.transpose.int(x, 1, 3)
        clone: "f32[3, 35, 2, 20]" = torch.ops.aten.clone.default(transpose, memory_format = torch.contiguous_format)
        permute: "f64[3, 20, 40]" = torch.ops.aten.permute.default(y, [1, 2, 0])
        cat: "f64[3, 20, 80]" = torch.ops.aten.cat.default([permute, permute], 2)
        return (clone, cat)
)");
  EXPECT_EQ(CountOf(plan, " transpose transpose:"), 3) << plan;
}

// Dims that are adjacent in both layouts become one dim. If rows or columns do not fill the last square, it is moved
// back and overlaps the one before.
TEST(TransposeTest, JoinedDims) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[213, 19, 3, 2]", y: "f64[7, 301, 3, 5]", z: "bf16[341, 5, 13]", n: "f32[20, 40, 30, 3]"):
        permute: "f32[19, 3, 2, 213]" = torch.ops.aten.permute.default(x, [1, 2, 3, 0])
        clone: "f32[19, 3, 2, 213]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        permute_1: "f64[7, 3, 5, 301]" = torch.ops.aten.permute.default(y, [0, 2, 3, 1])
        clone_1: "f64[7, 3, 5, 301]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        permute_2: "bf16[13, 341, 5]" = torch.ops.aten.permute.default(z, [2, 0, 1])
        clone_2: "bf16[13, 341, 5]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        permute_3: "f32[20, 3, 40, 30]" = torch.ops.aten.permute.default(n, [0, 3, 1, 2])
        clone_3: "f32[20, 3, 40, 30]" = torch.ops.aten.clone.default(permute_3, memory_format = torch.contiguous_format)
        return (clone, clone_1, clone_2, clone_3)
)",
      0);
  // Runs of three elements are shuffled by a kernel.
  EXPECT_EQ(CountOf(plan, " transpose transpose:"), 3) << plan;
}

// The elements that are adjacent in one layout belong to several dims, none of which is long enough.
TEST(TransposeTest, RunsOfSeveralDims) {
  for (const char* dtype : {"f32", "f64", "bf16", "b8"}) {
    for (const char* sizes :
         {"6, 5, 7, 43", "41, 3, 5, 7", "3, 29, 5, 4", "5, 6, 40, 3", "2, 3, 3, 70", "3, 5, 1, 33"}) {
      for (const char* order : {"3, 2, 1, 0", "3, 1, 2, 0", "2, 3, 0, 1", "3, 0, 2, 1"}) {
        SCOPED_TRACE(absl::StrCat(dtype, " [", sizes, "] order ", order));
        ExpectSameAsInterpreter(absl::StrCat("x: \"", dtype, "[", sizes, R"(]"):
        p = torch.ops.aten.permute.default(x, [)",
                                             order, R"(])
        clone = torch.ops.aten.clone.default(p, memory_format = torch.contiguous_format)
        return clone
)"),
                                0);
      }
    }
  }
}

// Several units of rows, which threads share.
TEST(TransposeTest, LongRunsOfFewColumns) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[7, 3, 5000]", y: "f64[20, 9001]"):
        p: "f32[3, 5000, 7]" = torch.ops.aten.permute.default(x, [1, 2, 0])
        a: "f32[3, 5000, 7]" = torch.ops.aten.clone.default(p, memory_format = torch.contiguous_format)
        t: "f64[9001, 20]" = torch.ops.aten.t.default(y)
        b: "f64[9001, 20]" = torch.ops.aten.clone.default(t, memory_format = torch.contiguous_format)
        return (a, b)
)",
      0);
  EXPECT_EQ(CountOf(plan, " transpose transpose:"), 2) << plan;
}

TEST(TransposeTest, SizesAtRunTime) {
  for (int64_t size : {0, 1, 7, 64, 100}) {
    SCOPED_TRACE(size);
    const std::string plan = ExpectSameAsInterpreter(
        R"(x: "f32[s0, 37]"):
        t: "f32[37, s0]" = torch.ops.aten.t.default(x)
        clone: "f32[37, s0]" = torch.ops.aten.clone.default(t, memory_format = torch.contiguous_format)
        return clone
)",
        1e-4, size);
    EXPECT_EQ(CountOf(plan, " transpose transpose:"), 1) << plan;
  }
}

// If source and copy are contiguous along the same dim, no transposition is needed.
TEST(TransposeTest, OtherCopiesAreKernels) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[6, 4, 5]", y: "f32[8, 7]"):
        transpose: "f32[4, 6, 5]" = torch.ops.aten.transpose.int(x, 0, 1)
        clone: "f32[4, 6, 5]" = torch.ops.aten.clone.default(transpose, memory_format = torch.contiguous_format)
        t: "f32[7, 8]" = torch.ops.aten.t.default(y)
        double: "f64[7, 8]" = torch.ops.aten._to_copy.default(t, dtype = torch.float64)
        contiguous: "f64[7, 8]" = torch.ops.aten.clone.default(double, memory_format = torch.contiguous_format)
        return (clone, contiguous)
)");
  EXPECT_LE(CountOf(plan, " transpose transpose:"), 1) << plan;
}

}  // namespace
}  // namespace backtape
