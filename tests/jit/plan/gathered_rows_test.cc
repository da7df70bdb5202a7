// Row scatters that gather their rows from a table (jit/plan/gathered_rows.h), compared with reference kernels.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "backtape/tests/jit/compare_engines.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CountOf;
using testing::ExpectSameAsInterpreter;
using testing::ReadForward;

// The inputs of all graphs, and positions within them.
constexpr char kScatterInputs[] =
    R"(x: "TYPE[5, 3, 37]", s: "TYPE[11, 3]", b: "TYPE[7, 3, 37]", i: "i64[11]", j: "i64[11]"):
        place = torch.ops.aten.remainder.Scalar(i, 5)
        to = torch.ops.aten.remainder.Scalar(j, 7)
        scale = torch.ops.aten.unsqueeze.default(s, 2)
        zeros = torch.ops.aten.full.default([7, 3, 37], 0.0, dtype = torch.DTYPE)
        rows = torch.ops.aten.index_select.default(x, 0, place)
)";

std::string WithInputs(const std::string& body, const std::string& dtype) {
  return absl::StrReplaceAll(absl::StrCat(kScatterInputs, body),
                             {{"DTYPE", dtype == "f32" ? "float32" : "float64"}, {"TYPE", dtype}});
}

TEST(GatheredRowsTest, RowsAreNotInMemory) {
  for (const char* dtype : {"f32", "f64"}) {
    for (const char* call : {"index_add.default(zeros, 0, to, rows)", "index_add.default(b, 0, to, rows)",
                             "index_put.default(zeros, [to], rows, True)", "index_put.default(b, [to], rows)"}) {
      SCOPED_TRACE(call);
      const std::string plan = ExpectSameAsInterpreter(
          WithInputs(absl::StrCat("        y = torch.ops.aten.", call, "\n        return y\n"), dtype));
      EXPECT_EQ(CountOf(plan, "arena gather"), 0) << plan;
      EXPECT_EQ(CountOf(plan, " scatter "), 1) << plan;
    }
  }
}

TEST(GatheredRowsTest, GradientOfAnEmbedding) {
  const std::string plan = ExpectSameAsInterpreter(R"(x: "f32[5, 37]", i: "i64[11]", j: "i64[11]"):
        place = torch.ops.aten.remainder.Scalar(i, 5)
        to = torch.ops.aten.remainder.Scalar(j, 7)
        rows = torch.ops.aten.index_select.default(x, 0, place)
        y = torch.ops.aten.embedding_dense_backward.default(rows, to, 7, 2, False)
        return y
)");
  EXPECT_EQ(CountOf(plan, "arena gather"), 0) << plan;
}

// The rows are the first operand, but the scatter does not add to this operand, so they need memory.
TEST(GatheredRowsTest, GradientOfAnEmbeddingWithoutGradient) {
  ExpectSameAsInterpreter(R"(x: "f32[30, 400]", i: "i64[30]"):
        to = torch.ops.aten.remainder.Scalar(i, 7)
        zeros = torch.ops.aten.full.default([30, 400], 0.0)
        likewise = torch.ops.aten.zeros_like.default(x)
        y = torch.ops.aten.embedding_dense_backward.default(zeros, to, 7, -1, False)
        z = torch.ops.aten.embedding_dense_backward.default(likewise, to, 7, -1, False)
        a = torch.ops.aten.index_add.default(zeros, 0, to, zeros)
        return (y, z, a)
)");
}

TEST(GatheredRowsTest, RowsAreScaled) {
  for (const char* dtype : {"f32", "f64"}) {
    for (const char* product : {"mul.Tensor(rows, scale)", "mul.Tensor(scale, rows)"}) {
      const std::string plan =
          ExpectSameAsInterpreter(WithInputs(absl::StrCat("        m = torch.ops.aten.", product, R"(
        y = torch.ops.aten.index_add.default(zeros, 0, to, m)
        return y
)"),
                                             dtype));
      EXPECT_EQ(CountOf(plan, "arena mul") + CountOf(plan, "arena gather"), 0) << plan;
    }
  }
}

// The scaled rows are not in memory, but another kernel reads the rows.
TEST(GatheredRowsTest, OtherReadersOfTheRows) {
  const std::string plan = ExpectSameAsInterpreter(WithInputs(R"(        m = torch.ops.aten.mul.Tensor(rows, scale)
        y = torch.ops.aten.index_add.default(zeros, 0, to, m)
        z = torch.ops.aten.index_put.default(zeros, [to], m, True)
        n = torch.ops.aten.sum.dim_IntList(rows, [2])
        return (y, z, n)
)",
                                                              "f32"));
  EXPECT_EQ(CountOf(plan, "arena mul"), 0) << plan;
}

// These are not rows that a row scatter can gather.
TEST(GatheredRowsTest, RowsInMemory) {
  for (const char* body : {R"(        y = torch.ops.aten.index_add.default(zeros, 0, to, rows)
        return (y, rows)
)",
                           R"(        m = torch.ops.aten.mul.Tensor(rows, scale)
        y = torch.ops.aten.index_put.default(b, [to], m)
        return y
)",
                           R"(        m = torch.ops.aten.mul.Tensor(rows, rows)
        y = torch.ops.aten.index_add.default(zeros, 0, to, m)
        return y
)",
                           R"(        one = torch.ops.aten.slice.Tensor(scale, 1, 0, 1)
        m = torch.ops.aten.mul.Tensor(rows, one)
        y = torch.ops.aten.index_add.default(rows, 0, to, m)
        return y
)",
                           R"(        across = torch.ops.aten.slice.Tensor(b, 0, 0, 1)
        m = torch.ops.aten.mul.Tensor(rows, across)
        y = torch.ops.aten.index_add.default(zeros, 0, to, m)
        return y
)"}) {
    ExpectSameAsInterpreter(WithInputs(body, "f32"));
  }
}

// The table may have been overwritten when the scatter runs, so the rows are gathered before.
TEST(GatheredRowsTest, TheTableIsWrittenLater) {
  const auto graph = ReadForward(WithInputs(R"(        y = torch.ops.aten.index_add.default(zeros, 0, to, rows)
        twice = torch.ops.aten.mul.Tensor(x, 2)
        copied = torch.ops.aten.copy_.default(x, twice)
        return y
)",
                                            "f32"));
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {});
  ASSERT_TRUE(native.ok()) << native.status();
  EXPECT_EQ(CountOf((*native)->PlanText(false), "arena gather"), 1) << (*native)->PlanText(false);
}

TEST(GatheredRowsTest, NarrowRows) {
  for (const char* width : {"1", "2", "3", "4", "5"}) {
    ExpectSameAsInterpreter(absl::StrReplaceAll(R"(r: "f32[300, W]", t: "f32[9, W]", i: "i64[300]", j: "i64[300]"):
        to = torch.ops.aten.remainder.Scalar(i, 7)
        place = torch.ops.aten.remainder.Scalar(j, 9)
        zeros = torch.ops.aten.full.default([7, W], 0.0)
        y = torch.ops.aten.index_add.default(zeros, 0, to, r)
        back = torch.ops.aten.sub.Tensor(to, 7)
        z = torch.ops.aten.index_put.default(y, [back], r, True)
        gathered = torch.ops.aten.index_select.default(t, 0, place)
        g = torch.ops.aten.index_add.default(z, 0, to, gathered)
        e = torch.ops.aten.embedding_dense_backward.default(r, to, 7, 3, False)
        return (y, z, g, e)
)",
                                                {{"W", width}}));
  }
}

// The columns of wide rows are divided among threads; a boundary between threads may lie inside the columns of one
// scale.
TEST(GatheredRowsTest, WideRows) {
  ExpectSameAsInterpreter(R"(x: "f32[30, 3, 171]", s: "f32[700, 3, 1]", i: "i64[700]", j: "i64[700]"):
        place = torch.ops.aten.remainder.Scalar(i, 30)
        to = torch.ops.aten.remainder.Scalar(j, 40)
        zeros = torch.ops.aten.full.default([40, 3, 171], 0.0)
        rows = torch.ops.aten.index_select.default(x, 0, place)
        m = torch.ops.aten.mul.Tensor(rows, s)
        y = torch.ops.aten.index_add.default(zeros, 0, to, m)
        z = torch.ops.aten.index_add.default(zeros, 0, to, rows)
        return (y, z)
)");
}

TEST(GatheredRowsTest, ErrorsNameTheCall) {
  const auto graph = ReadForward(R"(x: "f32[3, 4]", i: "i64[2]", j: "i64[2]"):
        zeros = torch.ops.aten.full.default([5, 4], 0.0)
        rows = torch.ops.aten.index_select.default(x, 0, i)
        y = torch.ops.aten.index_add.default(zeros, 0, j, rows)
        return y
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {});
  ASSERT_TRUE(native.ok() && (*native)->Report().fallback_nodes.empty());
  const auto run = [&](double from, double to) {
    return (*native)
        ->Run({Tensor::FromValues({3, 4}, std::vector<double>(12, 1), DType::kFloat32),
               Tensor::FromValues({2}, std::vector<double>{0, from}, DType::kInt64),
               Tensor::FromValues({2}, std::vector<double>{0, to}, DType::kInt64)})
        .status();
  };
  EXPECT_TRUE(run(2, 4).ok());
  for (const double from : {-1, 3}) {
    const absl::Status error = run(from, 4);
    EXPECT_EQ(error.code(), absl::StatusCode::kOutOfRange);
    EXPECT_THAT(std::string(error.message()), ::testing::HasSubstr("aten.gather")) << error;
    EXPECT_THAT(std::string(error.message()), ::testing::Not(::testing::HasSubstr("index_add"))) << error;
  }
  const absl::Status error = run(2, 5);
  EXPECT_EQ(error.code(), absl::StatusCode::kOutOfRange);
  EXPECT_THAT(std::string(error.message()), ::testing::HasSubstr("index_add")) << error;
}

}  // namespace
}  // namespace backtape
