// Scatters along small dims, scans along the last dim and sorts of few elements, each of which has a loop of its own.
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/string_view.h"
#include "backtape/tests/jit/compare_engines.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::ExpectSameAsInterpreter;

// A graph that scatters into x, which has SIZES, at random positions along DIM.
std::string ScatterGraph(const std::string& call, const std::string& sizes, const std::string& index_sizes, int dim,
                         int size) {
  return absl::StrReplaceAll(R"(x: "f32[SIZES]", i: "i64[PLACES]", y: "f32[PLACES]"):
        index = torch.ops.aten.remainder.Scalar(i, SIZE)
        z = torch.ops.aten.CALL
        return (z,)
)",
                             {{"SIZES", sizes},
                              {"PLACES", index_sizes},
                              {"SIZE", absl::StrCat(size)},
                              {"CALL", absl::StrReplaceAll(call, {{"DIM", absl::StrCat(dim)}})}});
}

// The loop runs along the longest dim, and writes to an element in the interpreter's order.
TEST(ElementScatterTest, SmallDims) {
  for (const char* call :
       {"scatter_add.default(x, DIM, index, y)", "scatter.src(x, DIM, index, y)",
        "scatter_reduce.two(x, DIM, index, y, 'mean')", "scatter_reduce.two(x, DIM, index, y, 'amax')",
        "scatter_reduce.two(x, DIM, index, y, 'mean', include_self=False)",
        "scatter_reduce.two(x, DIM, index, y, 'sum', include_self=False)"}) {
    for (const auto& [dim, size] : {std::pair(0, 40), std::pair(1, 3), std::pair(2, 2)}) {
      for (const char* index_sizes : {"40, 3, 2", "33, 3, 1", "40, 2, 2"}) {
        SCOPED_TRACE(absl::StrCat(call, " dim ", dim, " index ", index_sizes));
        ExpectSameAsInterpreter(ScatterGraph(call, "40, 3, 2", index_sizes, dim, size));
      }
    }
  }
}

TEST(ElementScatterTest, Strides) {
  for (const char* call : {"scatter_add.default(a, 1, b, c)", "scatter_reduce.two(a, 1, b, c, 'mean')"}) {
    ExpectSameAsInterpreter(absl::StrCat(R"(x: "f32[5, 50]", i: "i64[50, 5]", y: "f32[5, 90]"):
        a = torch.ops.aten.t.default(x)
        b = torch.ops.aten.remainder.Scalar(i, 5)
        d = torch.ops.aten.slice.Tensor(y, 1, 7, 57)
        c = torch.ops.aten.t.default(d)
        z = torch.ops.aten.)",
                                         call, "\n        return (z,)\n"));
  }
}

// Four rows are scanned together, and the rest one by one.
TEST(ScansTest, ExtremaOfTheLastDim) {
  for (const char* op : {"cummax", "cummin"}) {
    ExpectSameAsInterpreter(absl::StrCat(R"(x: "f32[11, 23]"):
        masked = torch.ops.aten.sqrt.default(x)
        y = torch.ops.aten.)",
                                         op, R"(.default(masked, 1)
        values = y[0]
        positions = y[1]
        return (values, positions)
)"));
  }
}

// Half of the elements are NaN, as are all elements of some lines.
TEST(SortsTest, MediansOfNumbers) {
  for (const char* dtype : {"f32", "f64", "bf16"}) {
    for (const char* sizes : {"70, 3", "5, 40", "1, 1", "3, 2, 30"}) {
      SCOPED_TRACE(absl::StrCat(dtype, " ", sizes));
      ExpectSameAsInterpreter(absl::StrReplaceAll(R"(x: "TYPE[SIZES]"):
        n = torch.ops.aten.log.default(x)
        rows = torch.ops.aten.nanmedian.dim(n, -1)
        a = rows[0]
        b = rows[1]
        columns = torch.ops.aten.nanmedian.dim(n, 0, True)
        c = columns[0]
        d = columns[1]
        e = torch.ops.aten.nanmedian.default(n)
        f = torch.ops.aten.median.default(n)
        g = torch.ops.aten.median.default(x)
        return (a, b, c, d, e, f, g)
)",
                                                  {{"TYPE", dtype}, {"SIZES", sizes}}),
                              1e-2);
    }
  }
}

// Compares calls along dims of up to four elements, and a tensor of one element along each dim. `calls` read x or v and
// return the results; DIM is the dim. Half of the floats in v are NaN, and many elements are equal.
void ExpectShortLines(const std::vector<std::string>& dtypes, absl::string_view calls, double tolerance) {
  for (const std::string& dtype : dtypes) {
    const bool is_float = dtype != "b8" && absl::StrContains(dtype, 'f');
    const absl::string_view values = is_float ? R"(roots = torch.ops.aten.sqrt.default(x)
        scaled = torch.ops.aten.mul.Tensor(roots, 3)
        v = torch.ops.aten.round.default(scaled))"
                                              : "v = torch.ops.aten.clone.default(x)";
    for (const char* sizes : {"4, 2, 3", "1, 1, 1"}) {
      for (const int dim : {0, 1, 2}) {
        SCOPED_TRACE(absl::StrCat(dtype, "[", sizes, "] dim ", dim));
        ExpectSameAsInterpreter(
            absl::StrReplaceAll(absl::StrCat("x: \"TYPE[SIZES]\"):\n        VALUES\n", calls),
                                {{"TYPE", dtype}, {"SIZES", sizes}, {"VALUES", values}, {"DIM", absl::StrCat(dim)}}),
            is_float ? tolerance : 0);
      }
    }
  }
}

TEST(ScansTest, ShortLines) {
  ExpectShortLines({"f32", "f64", "bf16", "i64", "u8"}, R"(        a = torch.ops.aten.cumsum.default(x, DIM)
        b = torch.ops.aten.cumprod.default(x, DIM, dtype = torch.float32)
        c = torch.ops.aten.cumsum.default(x, DIM, dtype = torch.int32)
        up = torch.ops.aten.cummax.default(v, DIM)
        d = up[0]
        e = up[1]
        down = torch.ops.aten.cummin.default(v, DIM)
        f = down[0]
        g = down[1]
        return (a, b, c, d, e, f, g)
)",
                   1e-6);
  ExpectShortLines({"f32", "f64"}, R"(        a = torch.ops.aten.logcumsumexp.default(v, DIM)
        return (a,)
)",
                   1e-6);
}

TEST(SortsTest, ShortLines) {
  ExpectShortLines({"f32", "bf16", "i64", "u8", "b8"}, R"(        up = torch.ops.aten.sort.default(v, DIM)
        a = up[0]
        b = up[1]
        down = torch.ops.aten.sort.stable(v, stable = True, dim = DIM, descending = True)
        c = down[0]
        d = down[1]
        return (a, b, c, d)
)",
                   0);
}

TEST(SortsTest, FewElementsOfShortLines) {
  ExpectShortLines({"f32", "bf16", "i64", "u8"}, R"(        w = torch.ops.aten.cat.default([v, v], DIM)
        most = torch.ops.aten.topk.default(w, 2, DIM)
        a = most[0]
        b = most[1]
        least = torch.ops.aten.topk.default(v, 1, DIM, False)
        c = least[0]
        d = least[1]
        second = torch.ops.aten.kthvalue.default(w, 2, DIM)
        e = second[0]
        f = second[1]
        return (a, b, c, d, e, f)
)",
                   0);
}

// Few elements are kept in a sorted list; ties and NaNs are in the order of a sort.
TEST(SortsTest, FewLargestElements) {
  for (const char* rest : {"1, 1, True", "2, 1, True", "16, 1, False", "17, 1, True", "0, 1, True", "5, 0, False"}) {
    ExpectSameAsInterpreter(absl::StrCat(R"(x: "f32[6, 70]"):
        root = torch.ops.aten.sqrt.default(x)
        tens = torch.ops.aten.mul.Tensor(root, 3)
        rounded = torch.ops.aten.round.default(tens)
        y = torch.ops.aten.topk.default(rounded, )",
                                         rest, R"()
        values = y[0]
        positions = y[1]
        return (values, positions)
)"));
  }
}

}  // namespace
}  // namespace backtape
