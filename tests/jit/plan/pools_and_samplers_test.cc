// Compares max pooling in two and three dims, its gradients, grid samplers and distances of short vectors with
// their reference kernels. None of them may run on a reference kernel.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "backtape/tests/jit/compare_engines.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::ExpectSameAsInterpreter;

constexpr char kBoth[] = "        a = y[0]\n        b = y[1]\n        return (a, b)\n";

void ExpectEachCall(const std::string& inputs, const std::vector<std::string>& calls, const std::string& results,
                    double tolerance = 1e-5) {
  for (const std::string& call : calls) {
    SCOPED_TRACE(call);
    ExpectSameAsInterpreter(absl::StrCat(inputs, "):\n        y = torch.ops.aten.", call, "\n", results), tolerance);
  }
}

TEST(PoolsTest, MaximaOfVolumes) {
  for (const char* dtype : {"f32", "f64", "bf16"}) {
    ExpectEachCall(absl::StrCat("x: \"", dtype, "[2, 3, 5, 6, 7]\""),
                   {"max_pool3d_with_indices.default(x, [2, 2, 2])",
                    "max_pool3d_with_indices.default(x, [3, 2, 3], [2, 1, 2], [1, 1, 0])",
                    "max_pool3d_with_indices.default(x, [2], [1], [0], [2])",
                    "max_pool3d_with_indices.default(x, [3, 3, 3], [2, 2, 2], [1, 1, 1], [1, 1, 1], True)",
                    "adaptive_max_pool3d.default(x, [5, 3, 1])"},
                   kBoth);
  }
  ExpectEachCall("x: \"f32[3, 4, 4, 4]\"", {"max_pool3d_with_indices.default(x, [2, 2, 2])"},
                 "        a = y[0]\n        return (a,)\n");
}

TEST(PoolsTest, AdaptiveMaximaOfPlanes) {
  ExpectEachCall("x: \"f32[2, 3, 6, 8]\"",
                 {"adaptive_max_pool2d.default(x, [3, 4])", "adaptive_max_pool2d.default(x, [6, 2])",
                  "adaptive_max_pool2d.default(x, [2, 8])", "adaptive_max_pool2d.default(x, [4, 3])",
                  "adaptive_max_pool2d.default(x, [5, 8])", "adaptive_max_pool2d.default(x, [7, 9])"},
                 kBoth);
}

// Compares max pooling of values with their positions. `inputs` defines x, and `prepare` computes the operands of the
// calls from `ties`. Many elements of `ties` are equal, half are NaN or negative infinity: the position must be that of
// the last NaN, or of the first of the largest elements.
void ExpectMaximaOfTies(const std::string& inputs, const std::string& prepare, const std::vector<std::string>& calls) {
  for (const char* values : {"torch.ops.aten.sqrt.default(x)", "torch.ops.aten.mul.Tensor(x, 3)",
                             "torch.ops.aten.masked_fill.Scalar(x, m, float(\"-inf\"))"}) {
    SCOPED_TRACE(values);
    for (const std::string& call : calls) {
      SCOPED_TRACE(call);
      ExpectSameAsInterpreter(absl::StrCat(inputs, R"(:
        m = torch.ops.aten.lt.Scalar(x, 0.8)
        masked = )",
                                           values, R"(
        ties = torch.ops.aten.round.default(masked)
)",
                                           prepare, "        y = torch.ops.aten.", call, "\n", kBoth));
    }
  }
}

// Pooled one dim after another.
TEST(PoolsTest, MaximaOfLargeWindows) {
  ExpectMaximaOfTies("x: \"f32[2, 3, 17, 14]\")",
                     "        volume = torch.ops.aten.view.default(ties, [2, 3, 7, 2, 17])\n",
                     {"max_pool2d_with_indices.default(ties, [7, 5], [1, 2], [3, 2])",
                      "max_pool2d_with_indices.default(ties, [9, 9], [1, 1], [4, 4])",
                      "max_pool2d_with_indices.default(ties, [6, 6], [3, 2], [2, 3], [2, 1], True)",
                      "max_pool2d_with_indices.default(ties, [17, 2], [1, 1])",
                      "max_pool3d_with_indices.default(volume, [4, 3, 3], [2, 1, 1], [1, 1, 1])",
                      "adaptive_max_pool2d.default(ties, [2, 3])", "adaptive_max_pool3d.default(volume, [1, 2, 2])"});
}

// Pooled as rows.
TEST(PoolsTest, MaximaOfLargeBlocks) {
  ExpectMaximaOfTies(
      "x: \"f32[2, 3, 80, 6]\")", R"(        p = torch.ops.aten.permute.default(ties, [0, 1, 3, 2])
        volume = torch.ops.aten.view.default(ties, [2, 3, 40, 2, 6])
)",
      {"max_pool2d_with_indices.default(ties, [40, 3])", "max_pool2d_with_indices.default(p, [2, 40], [2, 40])",
       "adaptive_max_pool2d.default(ties, [1, 1])", "adaptive_max_pool2d.default(ties, [2, 2])",
       "adaptive_max_pool2d.default(p, [3, 1])", "adaptive_max_pool3d.default(volume, [1, 2, 2])"});
}

// The indices come from the pool itself, so that they are inside the input.
TEST(PoolsTest, Gradients) {
  ExpectSameAsInterpreter(R"(x: "f32[2, 5, 6, 6][180, 1, 30, 5]", g: "f32[2, 5, 3, 3][45, 1, 15, 5]"):
        y = torch.ops.aten.max_pool2d_with_indices.default(x, [2, 2])
        i = y[1]
        d = torch.ops.aten.max_pool2d_with_indices_backward.default(g, x, [2, 2], [2, 2], [0, 0], [1, 1], False, i)
        return (d,)
)");
  const auto expect = [](const std::string& sizes, const std::string& gradient_sizes, const std::string& pool,
                         const std::string& gradient) {
    SCOPED_TRACE(gradient);
    ExpectSameAsInterpreter(absl::StrCat("x: \"f32", sizes, "\", g: \"f32", gradient_sizes, "\"):\n",
                                         "        y = torch.ops.aten.", pool, "\n        i = y[1]\n",
                                         "        d = torch.ops.aten.", gradient, "\n        return (d,)\n"));
  };
  expect("[2, 3, 4, 6, 6]", "[2, 3, 2, 3, 3]", "max_pool3d_with_indices.default(x, [2, 2, 2])",
         "max_pool3d_with_indices_backward.default(g, x, [2, 2, 2], [2, 2, 2], [0, 0, 0], [1, 1, 1], False, i)");
  expect("[3, 4, 6, 6]", "[3, 3, 5, 5]", "max_pool3d_with_indices.default(x, [2, 2, 2], [1, 1, 1])",
         "max_pool3d_with_indices_backward.default(g, x, [2, 2, 2], [1, 1, 1], [0, 0, 0], [1, 1, 1], False, i)");
  expect("[2, 3, 6, 8]", "[2, 3, 3, 4]", "adaptive_max_pool2d.default(x, [3, 4])",
         "adaptive_max_pool2d_backward.default(g, x, i)");
  expect("[3, 6, 8, 4]", "[3, 3, 4, 2]", "adaptive_max_pool3d.default(x, [3, 4, 2])",
         "adaptive_max_pool3d_backward.default(g, x, i)");
}

// Samples at positions up to three times the size of the image, in each padding mode.
TEST(SamplersTest, Samples) {
  for (const char* dtype : {"f32", "f64"}) {
    for (const char* rest : {"0, 0, False", "0, 0, True", "0, 1, False", "0, 2, False", "0, 2, True", "1, 0, False",
                             "1, 1, True", "1, 2, False"}) {
      ExpectEachCall(absl::StrCat("x: \"", dtype, "[2, 3, 5, 7]\", p: \"", dtype, "[2, 4, 6, 2]\""),
                     {absl::StrCat("grid_sampler_2d.default(x, p, ", rest, ")")}, "        return (y,)\n");
      ExpectEachCall(absl::StrCat("x: \"", dtype, "[2, 3, 4, 5, 3]\", p: \"", dtype, "[2, 2, 4, 3, 3]\""),
                     {absl::StrCat("grid_sampler_3d.default(x, p, ", rest, ")")}, "        return (y,)\n");
    }
  }
}

TEST(SamplersTest, Gradients) {
  for (const char* rest : {"0, 0, False", "0, 1, True", "0, 2, False", "1, 0, False", "1, 1, True", "1, 2, True"}) {
    const std::string planes = "g: \"f32[2, 3, 4, 6]\", x: \"f32[2, 3, 5, 7]\", p: \"f32[2, 4, 6, 2]\"";
    const std::string call = absl::StrCat("grid_sampler_2d_backward.default(g, x, p, ", rest);
    ExpectEachCall(planes, {absl::StrCat(call, ", [True, True])")}, kBoth);
    ExpectEachCall(planes, {absl::StrCat(call, ", [True, False])")}, "        a = y[0]\n        return (a,)\n");
    ExpectEachCall(planes, {absl::StrCat(call, ", [False, True])")}, "        a = y[1]\n        return (a,)\n");
    ExpectEachCall("g: \"f32[2, 3, 2, 4, 3]\", x: \"f32[2, 3, 4, 5, 3]\", p: \"f32[2, 2, 4, 3, 3]\"",
                   {absl::StrCat("grid_sampler_3d_backward.default(g, x, p, ", rest, ", [True, True])")}, kBoth);
  }
}

TEST(SamplersTest, Strides) {
  ExpectSameAsInterpreter(
      R"(g: "f32[2, 4, 6, 3]", x: "f32[2, 5, 7, 3]", p: "f32[2, 2, 4, 6]"):
        image = torch.ops.aten.permute.default(x, [0, 3, 1, 2])
        places = torch.ops.aten.permute.default(p, [0, 2, 3, 1])
        grad = torch.ops.aten.permute.default(g, [0, 3, 1, 2])
        y = torch.ops.aten.grid_sampler_2d.default(image, places, 0, 0, False)
        d = torch.ops.aten.grid_sampler_2d_backward.default(grad, image, places, 0, 0, False, [True, True])
        a = d[0]
        b = d[1]
        return (y, a, b)
)");
}

// More samples than one block has, divided among several threads.
TEST(SamplersTest, ManyPlaces) {
  for (const char* how : {"0, 0", "0, 1", "0, 2", "1, 0"}) {
    ExpectSameAsInterpreter(absl::StrReplaceAll(
        R"(g: "f32[2, 9, 41, 43]", x: "f32[2, 9, 7, 5]", n: "f32[2, 41, 43, 2]"):
        p = torch.ops.aten.mul.Tensor(n, 1.5)
        y = torch.ops.aten.grid_sampler_2d.default(x, p, HOW, False)
        d = torch.ops.aten.grid_sampler_2d_backward.default(g, x, p, HOW, False, [True, True])
        a = d[0]
        b = d[1]
        return (y, a, b)
)",
        {{"HOW", how}}));
  }
}

// Elements outside the image add nothing, although infinity times a weight of zero would be NaN.
TEST(SamplersTest, Infinities) {
  ExpectSameAsInterpreter(R"(g: "f32[1, 2, 4, 4]", n: "f32[1, 4, 4, 2]"):
        x = torch.ops.aten.full.default([1, 2, 3, 3], float("inf"))
        p = torch.ops.aten.mul.Tensor(n, 4)
        y = torch.ops.aten.grid_sampler_2d.default(x, p, 0, 0, False)
        d = torch.ops.aten.grid_sampler_2d_backward.default(g, x, p, 0, 0, False, [True, True])
        a = d[0]
        b = d[1]
        return (y, a, b)
)");
}

TEST(DistancesTest, ShortVectorsOfManyPoints) {
  for (const char* p : {"0.0", "1.0", "2.0", "3.5", "inf"}) {
    for (const char* length : {"1", "3", "64", "65"}) {
      ExpectEachCall(absl::StrCat("x: \"f32[2, 5, ", length, "]\", y: \"f32[1, 19, ", length, "]\""),
                     {absl::StrCat("_cdist_forward.default(x, y, ", p, ", None)")}, "        return (y,)\n");
    }
  }
  ExpectEachCall("x: \"bf16[5, 3]\", y: \"bf16[17, 3]\"", {"_cdist_forward.default(x, y, 2.0, None)"},
                 "        return (y,)\n", 1e-2);
}

TEST(DistancesTest, GradientsOfShortVectors) {
  for (const char* p : {"1.0", "2.0"}) {
    ExpectSameAsInterpreter(absl::StrCat(R"(g: "f32[2, 5, 18]", x: "f32[2, 5, 3]", z: "f32[2, 18, 3]"):
        d = torch.ops.aten._cdist_forward.default(x, z, )",
                                         p, R"(, None)
        back = torch.ops.aten._cdist_backward.default(g, x, z, )",
                                         p, R"(, d)
        return (back,)
)"));
  }
  // Some points of x are equal to points of y.
  ExpectSameAsInterpreter(R"(g: "f32[20, 20]", x: "f32[20, 3]"):
        d = torch.ops.aten._cdist_forward.default(x, x, 2.0, None)
        back = torch.ops.aten._cdist_backward.default(g, x, x, 2.0, d)
        return (d, back)
)");
}

}  // namespace
}  // namespace backtape
