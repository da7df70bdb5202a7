// Compares resampling, losses, indexing, scans, sorts and scatters with their reference kernels, over dtypes, strides,
// odd sizes and numbers of threads. None of them may run on a reference kernel.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "backtape/interp/interpreter.h"
#include "backtape/jit/compiler.h"
#include "backtape/tests/jit/compare_engines.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::ExpectSameAsInterpreter;
using ::testing::HasSubstr;
using testing::ReadForward;
using testing::ToleranceOfDType;

// Runs each call in its own graph, on x and, for gradients, on g.
void ExpectCalls(const std::string& inputs, const std::vector<std::string>& calls, const std::string& dtype,
                 const std::string& results = "        return y\n") {
  for (const std::string& call : calls) {
    SCOPED_TRACE(absl::StrCat(inputs, " ", call));
    const std::string text = absl::StrCat(inputs, "):\n        y = torch.ops.aten.", call, "\n", results);
    ExpectSameAsInterpreter(absl::StrReplaceAll(text, {{"TYPE", dtype}}), ToleranceOfDType(dtype));
  }
}

constexpr char kTwoResults[] = "        a = y[0]\n        b = y[1]\n        return (a, b)\n";

TEST(NativeFormsTest, Averages) {
  for (const char* dtype : {"f32", "f64", "bf16"}) {
    ExpectCalls("x: \"TYPE[2, 3, 7, 11]\"",
                {"avg_pool2d.default(x, [2, 2])", "avg_pool2d.default(x, [3, 3], [2, 2], [1, 1])",
                 "avg_pool2d.default(x, [3, 2], [1, 2], [1, 1], True, False)", "avg_pool2d.default(x, 7, 3, 2, True)",
                 "avg_pool2d.default(x, [2, 3], [2, 2], [0, 1], False, True, 5)",
                 "_adaptive_avg_pool2d.default(x, [1, 1])", "_adaptive_avg_pool2d.default(x, [3, 4])",
                 "_adaptive_avg_pool2d.default(x, [7, 1])", "_adaptive_avg_pool2d.default(x, [9, 13])"},
                dtype);
  }
  ExpectCalls("x: \"TYPE[3, 37, 41]\"", {"_adaptive_avg_pool2d.default(x, [2, 3])", "avg_pool2d.default(x, [13, 17])"},
              "f32");
  ExpectCalls("x: \"TYPE[2, 5, 13]\"", {"avg_pool1d.default(x, [3], [2], [1])"}, "f32");
  ExpectCalls("x: \"TYPE[2, 2, 5, 6, 7]\"",
              {"avg_pool3d.default(x, [2, 2, 2])", "_adaptive_avg_pool3d.default(x, [2, 1, 3])"}, "f32");
  ExpectCalls("g: \"TYPE[2, 3, 4, 6]\", x: \"TYPE[2, 3, 7, 11]\"",
              {"avg_pool2d_backward.default(g, x, [3, 3], [2, 2], [1, 1], False, True, None)",
               "avg_pool2d_backward.default(g, x, [3, 3], [2, 2], [1, 1], False, False, 4)",
               "_adaptive_avg_pool2d_backward.default(g, x)"},
              "f32");
  ExpectCalls("g: \"TYPE[2, 3, 1, 1]\", x: \"TYPE[2, 3, 7, 11]\"", {"_adaptive_avg_pool2d_backward.default(g, x)"},
              "bf16");
}

TEST(NativeFormsTest, Interpolation) {
  const std::vector<std::string> calls = {"upsample_nearest2d.default(x, [14, 22])",
                                          "upsample_nearest2d.default(x, [5, 3])",
                                          "upsample_nearest2d.default(x, [15, 24], 2.2, 2.2)",
                                          "_upsample_nearest_exact2d.default(x, [10, 9])",
                                          "upsample_bilinear2d.default(x, [14, 22], False)",
                                          "upsample_bilinear2d.default(x, [13, 5], True)",
                                          "upsample_bilinear2d.vec(x, None, False, [2.0, 1.5])",
                                          "upsample_bicubic2d.default(x, [9, 20], False)",
                                          "_upsample_bilinear2d_aa.default(x, [3, 4], False)"};
  for (const char* dtype : {"f32", "f64", "bf16"}) ExpectCalls("x: \"TYPE[2, 3, 7, 11]\"", calls, dtype);
  ExpectCalls("x: \"TYPE[1, 1, 1, 1]\"", {calls[0], calls[4], calls[7]}, "f32");
  ExpectCalls("x: \"TYPE[2, 3, 7]\"", {"upsample_linear1d.default(x, [17], False)"}, "f32");
  ExpectCalls("x: \"TYPE[2, 1, 3, 4, 5]\"",
              {"upsample_trilinear3d.default(x, [5, 8, 9], False)", "upsample_nearest3d.default(x, [6, 2, 5])"}, "f32");
  ExpectCalls("g: \"TYPE[2, 3, 14, 22]\"",
              {"upsample_nearest2d_backward.default(g, [14, 22], [2, 3, 7, 11])",
               "upsample_bilinear2d_backward.default(g, [14, 22], [2, 3, 7, 11], False)",
               "upsample_bilinear2d_backward.default(g, [14, 22], [2, 3, 5, 40], True)",
               "upsample_bicubic2d_backward.default(g, [14, 22], [2, 3, 7, 11], False)"},
              "f32");
}

TEST(NativeFormsTest, ResamplingOfAnyBatchAndLayout) {
  for (const int64_t size : {2, 5}) {
    ExpectSameAsInterpreter(R"(x: "f32[s0, 6, 9, 4]"):
        t = torch.ops.aten.permute.default(x, [0, 3, 1, 2])
        pool = torch.ops.aten.avg_pool2d.default(t, [3, 3], [2, 2], [1, 1])
        large = torch.ops.aten.upsample_bilinear2d.default(pool, [8, 10], False)
        mean = torch.ops.aten._adaptive_avg_pool2d.default(large, [1, 1])
        return (pool, large, mean)
)",
                            1e-5, size);
  }
}

TEST(NativeFormsTest, PaddingAndShuffles) {
  for (const char* dtype : {"f32", "f64", "bf16"}) {
    ExpectCalls(
        "x: \"TYPE[2, 8, 4, 6]\"",
        {"reflection_pad2d.default(x, [1, 2, 3, 0])", "replication_pad2d.default(x, [1, 2, 3, 0])",
         "pixel_shuffle.default(x, 2)", "pixel_unshuffle.default(x, 2)",
         "slice_backward.default(x, [2, 8, 11, 6], 2, 1, 9223372036854775807, 3)",
         "slice_backward.default(x, [2, 8, 4, 13], -1, -12, 13, 2)",
         "slice_backward.default(x, [9, 8, 4, 6], 0, 5, 9, 3)", "slice_backward.default(x, [2, 16, 4, 6], 1, 1, 16, 2)",
         "slice_backward.default(x, [2, 8, 60, 6], 2, 20, 60, 11)", "norm.ScalarOpt_dim(x, 2, [0, 2, 3], True)"},
        dtype);
    ExpectCalls("g: \"TYPE[2, 3, 7, 9]\", x: \"TYPE[2, 3, 4, 6]\"",
                {"reflection_pad2d_backward.default(g, x, [1, 2, 3, 0])",
                 "replication_pad2d_backward.default(g, x, [1, 2, 3, 0])"},
                dtype);
  }
  ExpectSameAsInterpreter(R"(x: "f32[2, 6, 3, 5]", i: "i64[2, 3, 5]", w: "f32[6]", g: "f32[]"):
        target = torch.ops.aten.remainder.Scalar(i, 6)
        loss = torch.ops.aten.nll_loss2d_forward.default(x, target, w, 1, 2)
        first = loss[0]
        total = loss[1]
        back = torch.ops.aten.nll_loss2d_backward.default(g, x, target, w, 1, 2, total)
        return (first, total, back)
)");
  // Negative padding slices its input and keeps the order of the input's strides, which the view needs.
  ExpectSameAsInterpreter(R"(x: "f32[2, 5, 3, 4]"):
        t = torch.ops.aten.transpose.int(x, 1, 2)
        pad = torch.ops.aten.constant_pad_nd.default(t, [0, 0, -1, 0])
        back = torch.ops.aten.transpose.int(pad, 1, 2)
        y = torch.ops.aten.view.default(back, [2, 4, 12])
        return y
)");
}

TEST(NativeFormsTest, FlipsAndConstantPads) {
  for (const char* dtype : {"f32", "f64", "bf16", "i64", "i32", "u8", "b8"}) {
    for (const char* sizes : {"2, 5, 3", "3, 4, 17", "2, 3, 100"}) {
      const std::string x = absl::StrCat("x: \"TYPE[", sizes, "]\"");
      ExpectCalls(x,
                  {"flip.default(x, [2])", "flip.default(x, [-1, 0])", "flip.default(x, [0, 1, 2])",
                   "flip.default(x, [1])", "flip.default(x, [])", "constant_pad_nd.default(x, [1, 2])",
                   "constant_pad_nd.default(x, [3, 0, 0, 2, 1, 1])", "constant_pad_nd.default(x, [-2, 1, -1, -1])",
                   "constant_pad_nd.default(x, [4, -2, 0, 0, -1, 3])", "constant_pad_nd.default(x, [-3, 5])"},
                  dtype);
      if (std::string(dtype) == "b8") continue;
      ExpectCalls(x, {"constant_pad_nd.default(x, [1, 2, 0, 3], 7)", "constant_pad_nd.default(x, [-1, 0, 1, -1], 2)"},
                  dtype);
    }
  }
  ExpectSameAsInterpreter(R"(x: "f32[6, 37, 3]"):
        t = torch.ops.aten.permute.default(x, [2, 0, 1])
        part = torch.ops.aten.slice.Tensor(t, 2, 1, 36, 2)
        flipped = torch.ops.aten.flip.default(part, [0, 2])
        twice = torch.ops.aten.flip.default(flipped, [1, 2])
        padded = torch.ops.aten.constant_pad_nd.default(part, [2, 3, 0, 0, 1, -1], -1.5)
        sum = torch.ops.aten.sum.dim_IntList(flipped, [2])
        row = torch.ops.aten.sum.dim_IntList(padded, [0])
        return (flipped, twice, padded, sum, row)
)");
  ExpectSameAsInterpreter(R"(x: "f32[s0, 9]"):
        flipped = torch.ops.aten.flip.default(x, [0])
        padded = torch.ops.aten.constant_pad_nd.default(x, [1, 1, 2, -1], 0.5)
        both = torch.ops.aten.flip.default(padded, [1, 0])
        return (flipped, padded, both)
)",
                          1e-6, 23);
}

TEST(NativeFormsTest, ProductsOfVectors) {
  for (const char* dtype : {"f32", "f64", "bf16", "f16"}) {
    ExpectCalls("x: \"TYPE[5, 37]\", y: \"TYPE[37]\"", {"mv.default(x, y)"}, dtype);
    ExpectCalls("y: \"TYPE[37]\", z: \"TYPE[37]\"", {"dot.default(y, z)", "vdot.default(y, z)"}, dtype);
    ExpectCalls(
        "x: \"TYPE[5, 37]\", y: \"TYPE[37]\", z: \"TYPE[5]\", s: \"TYPE[]\"",
        {"addmv.default(z, x, y)", "addmv.default(s, x, y, beta = 0.5, alpha = 2)", "addmv.default(z, x, y, beta = 0)",
         "addr.default(x, z, y)", "addr.default(x, z, y, beta = 0, alpha = -1.5)", "addr.default(s, z, y, beta = 2)"},
        dtype);
    ExpectCalls("x: \"TYPE[5, 7]\", y: \"TYPE[3, 5, 4]\", z: \"TYPE[3, 4, 7]\", s: \"TYPE[7]\"",
                {"addbmm.default(x, y, z)", "addbmm.default(s, y, z, beta = 0.5, alpha = 2)"}, dtype);
    ExpectCalls("x: \"TYPE[5, 3, 7]\", y: \"TYPE[5, 3, 7]\"", {"linalg_cross.default(x, y, dim = 1)"}, dtype);
    ExpectCalls("x: \"TYPE[1, 3]\", y: \"TYPE[5, 3]\"", {"linalg_cross.default(x, y)"}, dtype);
    ExpectCalls("x: \"TYPE[5, 7]\"", {"trace.default(x)"}, dtype);
  }
  ExpectCalls("x: \"f32[0, 3]\"", {"trace.default(x)"}, "f32");
  ExpectCalls("x: \"f32[5, 0]\", y: \"f32[0]\"", {"mv.default(x, y)"}, "f32");
  ExpectCalls("y: \"f32[0]\"", {"dot.default(y, y)"}, "f32");
}

TEST(NativeFormsTest, Distances) {
  for (const char* dtype : {"f32", "f64"}) {
    for (const char* p : {"2.0", "1.0", "3.0", "0.0", "inf"}) {
      ExpectCalls("x: \"TYPE[2, 5, 3]\", y: \"TYPE[1, 7, 3]\"",
                  {absl::StrCat("_cdist_forward.default(x, y, ", p, ", None)")}, dtype);
      ExpectCalls("x: \"TYPE[4, 5]\", y: \"TYPE[5]\"", {absl::StrCat("dist.default(x, y, ", p, ")")}, dtype);
    }
    for (const char* p : {"2.0", "1.0"}) {
      ExpectSameAsInterpreter(absl::StrReplaceAll(R"(g: "TYPE[2, 5, 6]", x: "TYPE[2, 5, 3]", y: "TYPE[2, 6, 3]"):
        # The distance between the last rows is 0.
        same = torch.ops.aten.slice.Tensor(x, 1, 4, 5)
        first = torch.ops.aten.slice.Tensor(y, 1, 0, 5)
        z = torch.ops.aten.cat.default([first, same], 1)
        d = torch.ops.aten._cdist_forward.default(x, z, P, None)
        back = torch.ops.aten._cdist_backward.default(g, x, z, P, d)
        return (d, back)
)",
                                                  {{"TYPE", dtype}, {"P", p}}),
                              1e-5);
    }
  }
}

TEST(NativeFormsTest, SumsThatSkipElements) {
  for (const char* dtype : {"f32", "f64", "bf16", "i64", "i32", "b8"}) {
    ExpectCalls("x: \"TYPE[5, 7]\"",
                {"nansum.default(x)", "nansum.default(x, [1], True)", "count_nonzero.default(x)",
                 "count_nonzero.default(x, 1)", "count_nonzero.dim_IntList(x, [0, 1])"},
                dtype);
  }
  ExpectSameAsInterpreter(R"(x: "f32[5, 7]"):
        negative = torch.ops.aten.lt.Scalar(x, 0)
        masked = torch.ops.aten.masked_fill.Scalar(x, negative, nan)
        y = torch.ops.aten.nansum.default(masked, [0])
        return y
)");
}

TEST(NativeFormsTest, Diagonals) {
  for (const char* dtype : {"f32", "f64", "bf16", "i64", "b8"}) {
    ExpectCalls("x: \"TYPE[3, 5]\"",
                {"diag_embed.default(x)", "diag_embed.default(x, 2)", "diag_embed.default(x, -1, 0, 2)",
                 "diag_embed.default(x, 1, -1, 0)"},
                dtype);
    ExpectCalls("x: \"TYPE[5, 2, 7]\", s: \"TYPE[2, 5]\"", {"diagonal_scatter.default(x, s, 0, 0, 2)"}, dtype);
    ExpectCalls("x: \"TYPE[5, 7]\", s: \"TYPE[2]\"",
                {"diagonal_scatter.default(x, s, 5)", "diagonal_scatter.default(x, s, -3)"}, dtype);
    ExpectCalls("x: \"TYPE[7, 5]\", s: \"TYPE[3]\"",
                {"diagonal_scatter.default(x, s, 2)", "diagonal_scatter.default(x, s, -4, 0, 1)",
                 "diagonal_backward.default(s, [7, 5], 2, 0, 1)", "diagonal_backward.default(s, [5, 7], -2, 0, 1)"},
                dtype);
    ExpectCalls("s: \"TYPE[2, 5]\"", {"diagonal_backward.default(s, [5, 2, 7], 0, 0, 2)"}, dtype);
  }
}

TEST(NativeFormsTest, Gates) {
  for (const char* dtype : {"f32", "f64", "bf16"}) {
    ExpectCalls("x: \"TYPE[4, 6, 3]\"", {"glu.default(x, 1)", "glu.default(x, 0)"}, dtype);
    ExpectCalls("g: \"TYPE[4, 3, 3]\", x: \"TYPE[4, 6, 3]\"", {"glu_backward.default(g, x, 1)"}, dtype);
    ExpectSameAsInterpreter(absl::StrReplaceAll(R"(s: "TYPE[4, 3]"):
        z = torch.ops.aten.new_zeros.default(s, [12])
        y = torch.ops.aten.as_strided_scatter.default(z, s, [4, 3], [3, 1], 0)
        return y
)",
                                                {{"TYPE", dtype}}));
    ExpectCalls("x: \"TYPE[2, 6, 3, 4]\"", {"channel_shuffle.default(x, 3)", "channel_shuffle.default(x, 1)"}, dtype);
  }
}

TEST(NativeFormsTest, Ranges) {
  for (const char* dtype : {"torch.int64", "torch.int32", "torch.float32", "torch.float64"}) {
    ExpectSameAsInterpreter(absl::StrReplaceAll(R"(x: "f32[s0]"):
        n = torch.ops.aten.sym_size.int(x, 0)
        known = torch.ops.aten.arange.start_step(7, 90000, 3, dtype = TYPE)
        down = torch.ops.aten.arange.start_step(40000, 0, -1, dtype = TYPE)
        end = n + 2
        symbolic = torch.ops.aten.arange.start(2, end, dtype = TYPE)
        column = torch.ops.aten.unsqueeze.default(symbolic, 1)
        table = torch.ops.aten.mul.Tensor(column, symbolic)
        sum = torch.ops.aten.add.Tensor(x, symbolic)
        return (known, down, symbolic, table, sum)
)",
                                                {{"TYPE", dtype}}),
                            1e-6, 37);
  }
}

TEST(NativeFormsTest, WritesAtPositions) {
  for (const char* dtype : {"f32", "f64"}) {
    ExpectSameAsInterpreter(
        absl::StrReplaceAll(
            R"(x: "TYPE[4, 5, 3]", i: "i64[6]", s: "TYPE[4, 2, 3]", t: "TYPE[4, 6, 3]", m: "TYPE[4, 5]"):
        a = torch.ops.aten.remainder.Scalar(i, 5)
        back = torch.ops.aten.sub.Tensor(a, 5)
        fill = torch.ops.aten.index_fill.int_Scalar(x, 1, a, 2)
        fill_back = torch.ops.aten.index_fill.int_Scalar(x, -2, back, -1.5)
        place = torch.ops.aten.arange.start_step(1, 5, 3)
        copied = torch.ops.aten.index_copy.default(x, 1, place, s)
        added = torch.ops.aten.index_add.default(x, 1, a, t)
        scaled = torch.ops.aten.index_add.default(x, 1, a, t, alpha = -2)
        mask = torch.ops.aten.gt.Scalar(m, 0)
        value = torch.ops.aten.full.default([], 7.5, dtype = torch.TORCH)
        put = torch.ops.aten.index_put.default(x, [mask], value)
        return (fill, fill_back, copied, added, scaled, put)
)",
            {{"TYPE", dtype}, {"TORCH", dtype[1] == '3' ? "float32" : "float64"}}),
        1e-5);
  }
}

TEST(NativeFormsTest, ANegativePositionOfIndexCopyIsAnError) {
  const auto graph = ReadForward(R"(x: "f32[3, 4]", i: "i64[2]", s: "f32[2, 4]"):
        y = torch.ops.aten.index_copy.default(x, 0, i, s)
        return y
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {});
  ASSERT_TRUE(native.ok() && (*native)->Report().fallback_nodes.empty());
  const auto run = [&](double position) {
    return (*native)
        ->Run({Tensor::FromValues({3, 4}, std::vector<double>(12, 1), DType::kFloat32),
               Tensor::FromValues({2}, std::vector<double>{0, position}, DType::kInt64),
               Tensor::FromValues({2, 4}, std::vector<double>(8, 2), DType::kFloat32)})
        .status();
  };
  EXPECT_TRUE(run(2).ok());
  EXPECT_EQ(run(-1).code(), absl::StatusCode::kOutOfRange);
  EXPECT_EQ(run(3).code(), absl::StatusCode::kOutOfRange);
}

TEST(NativeFormsTest, Losses) {
  for (const char* dtype : {"f32", "f64", "bf16"}) {
    for (const char* reduction : {"0", "1", "2"}) {
      const std::string r = reduction;
      ExpectCalls("x: \"TYPE[5, 13]\", t: \"TYPE[5, 13]\"",
                  {"mse_loss.default(x, t, " + r + ")", "smooth_l1_loss.default(x, t, " + r + ", 0.7)",
                   "smooth_l1_loss.default(x, t, " + r + ", 0.0)", "huber_loss.default(x, t, " + r + ", 0.4)",
                   "binary_cross_entropy_with_logits.default(x, t, None, None, " + r + ")",
                   "binary_cross_entropy_with_logits.default(x, t, t, x, " + r + ")",
                   "soft_margin_loss.default(x, t, " + r + ")"},
                  dtype);
      const std::string shape = r == "0" ? "5, 13" : "";
      ExpectCalls(
          "g: \"TYPE[" + shape + "]\", x: \"TYPE[5, 13]\", t: \"TYPE[5, 13]\"",
          {"mse_loss_backward.default(g, x, t, " + r + ")", "smooth_l1_loss_backward.default(g, x, t, " + r + ", 0.7)",
           "smooth_l1_loss_backward.default(g, x, t, " + r + ", 0.0)",
           "huber_loss_backward.default(g, x, t, " + r + ", 0.4)",
           "soft_margin_loss_backward.default(g, x, t, " + r + ")",
           "binary_cross_entropy_backward.default(g, x, t, t, " + r + ")"},
          dtype);
    }
  }
}

TEST(NativeFormsTest, SoftMarginLossOfIntegerLabels) {
  for (const char* dtype : {"f32", "f64", "bf16"}) {
    for (const char* labels : {"i64", "i32"}) {
      ExpectCalls(absl::StrCat("x: \"TYPE[5, 13]\", t: \"", labels, "[5, 13]\""),
                  {"soft_margin_loss.default(x, t, 0)", "soft_margin_loss.default(x, t, 1)"}, dtype);
      ExpectCalls(absl::StrCat("g: \"TYPE[5, 13]\", x: \"TYPE[5, 13]\", t: \"", labels, "[5, 13]\""),
                  {"soft_margin_loss_backward.default(g, x, t, 0)"}, dtype);
    }
  }
}

TEST(NativeFormsTest, SeveralIndices) {
  for (const char* dtype : {"f32", "f64"}) {
    for (const int64_t size : {2, 7, 300}) {
      ExpectSameAsInterpreter(
          absl::StrReplaceAll(
              R"(x: "TYPE[4, 5, 6, 3]", i: "i64[s0]", k: "i64[2, s0]", v: "TYPE[s0, 3]", w: "TYPE[4, 2, s0, 3]", u: "TYPE[2, s0, 5, 3]"):
        a = torch.ops.aten.remainder.Scalar(i, 4)
        b = torch.ops.aten.remainder.Scalar(i, 5)
        c = torch.ops.aten.remainder.Scalar(k, 6)
        back = torch.ops.aten.sub.Tensor(c, 6)
        adjacent = torch.ops.aten.index.Tensor(x, [a, b])
        middle = torch.ops.aten.index.Tensor(x, [None, b, back])
        apart = torch.ops.aten.index.Tensor(x, [a, None, back])
        put = torch.ops.aten.index_put.default(x, [a, b, a], v, True)
        put_middle = torch.ops.aten.index_put.default(x, [None, b, back], w, True)
        put_apart = torch.ops.aten.index_put.default(x, [a, None, back], u, True)
        return (adjacent, middle, apart, put, put_middle, put_apart)
)",
              {{"TYPE", dtype}}),
          1e-5, size);
    }
  }
}

TEST(NativeFormsTest, EveryIndexIsChecked) {
  const auto graph = ReadForward(R"(x: "f32[3, 4]", i: "i64[2]", k: "i64[2]"):
        # File: model.py:5 in forward, code: x[i, k]
        y = torch.ops.aten.index.Tensor(x, [i, k])
        return y
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {});
  ASSERT_TRUE(native.ok() && (*native)->Report().fallback_nodes.empty());
  const auto run = [&](double i, double k) {
    return (*native)
        ->Run({Tensor::FromValues({3, 4}, std::vector<double>(12, 1), DType::kFloat32),
               Tensor::FromValues({2}, std::vector<double>{0, i}, DType::kInt64),
               Tensor::FromValues({2}, std::vector<double>{0, k}, DType::kInt64)})
        .status();
  };
  EXPECT_TRUE(run(2, -4).ok());
  EXPECT_EQ(run(0, 4).code(), absl::StatusCode::kOutOfRange);  // inside the merged dims
  EXPECT_EQ(run(1, -5).code(), absl::StatusCode::kOutOfRange);
  EXPECT_THAT(std::string(run(3, 0).message()), HasSubstr("model.py:5"));
}

TEST(NativeFormsTest, Scans) {
  for (const char* dtype : {"f32", "f64", "bf16", "i64", "i32", "u8"}) {
    ExpectCalls("x: \"TYPE[5, 37, 3]\"",
                {"cumsum.default(x, 0)", "cumsum.default(x, 1)", "cumsum.default(x, -1)", "cumprod.default(x, 1)"},
                dtype);
  }
  for (const char* dtype : {"f32", "f64", "bf16"}) {
    ExpectCalls("x: \"TYPE[5, 37, 3]\"", {"logcumsumexp.default(x, 1)", "logcumsumexp.default(x, -1)"}, dtype);
  }
  ExpectCalls("x: \"TYPE[0, 3]\"", {"cumsum.default(x, 0)", "cumsum.default(x, 1)"}, "f32");
  ExpectCalls("x: \"TYPE[1]\"", {"cumsum.default(x, 0)"}, "f32");
  ExpectCalls("x: \"TYPE[3, 4]\"",
              {"cumsum.default(x, 0, dtype = torch.float64)", "cumsum.default(x, 1, dtype = torch.int64)"}, "f32");
  ExpectSameAsInterpreter(R"(x: "f32[40, 300]"):
        t = torch.ops.aten.t.default(x)
        y = torch.ops.aten.cumsum.default(t, 1)
        return y
)");
}

TEST(NativeFormsTest, RunningExtrema) {
  for (const char* dtype : {"f32", "f64", "bf16", "i64", "i32", "u8", "b8"}) {
    ExpectCalls("x: \"TYPE[5, 37, 3]\"",
                {"cummax.default(x, 0)", "cummin.default(x, 1)", "cummax.default(x, -1)", "cummin.default(x, 2)"},
                dtype, kTwoResults);
  }
  ExpectCalls("x: \"TYPE[0, 3]\"", {"cummax.default(x, 0)", "cummin.default(x, 1)"}, "f32", kTwoResults);
  // After a NaN, only another NaN counts.
  ExpectSameAsInterpreter(R"(x: "f32[40, 100]"):
        high = torch.ops.aten.gt.Scalar(x, 1.9)
        masked = torch.ops.aten.masked_fill.Scalar(x, high, nan)
        t = torch.ops.aten.t.default(masked)
        most = torch.ops.aten.cummax.default(masked, 1)
        least = torch.ops.aten.cummin.default(t, 1)
        a = most[0]
        b = most[1]
        c = least[0]
        d = least[1]
        return (a, b, c, d)
)");
}

TEST(NativeFormsTest, Sorts) {
  for (const char* dtype : {"f32", "f64", "bf16", "i64", "i32", "u8", "b8"}) {
    ExpectCalls("x: \"TYPE[5, 37, 3]\"",
                {"sort.default(x, 1)", "sort.default(x, 0, True)", "sort.stable(x, stable = True, dim = -1)"}, dtype,
                kTwoResults);
    if (dtype == std::string("b8")) continue;  // as in PyTorch, topk does not accept bools
    ExpectCalls("x: \"TYPE[5, 37, 3]\"",
                {"topk.default(x, 3, 1)", "topk.default(x, 37, 1, False)", "topk.default(x, 0)"}, dtype, kTwoResults);
  }
  for (const char* dtype : {"f32", "i64", "bf16"}) {
    ExpectCalls(
        "x: \"TYPE[5, 8, 3]\"",
        {"median.dim(x, 1)", "median.dim(x, 0, True)", "kthvalue.default(x, 2, 1)", "kthvalue.default(x, 3, -1, True)"},
        dtype, kTwoResults);
  }
  // Long rows are sorted byte by byte.
  for (const char* dtype : {"f32", "f64", "bf16", "i64", "i32", "u8", "b8"}) {
    ExpectCalls("x: \"TYPE[3, 1000]\"", {"sort.default(x)", "sort.default(x, 1, True)"}, dtype, kTwoResults);
    if (dtype == std::string("b8")) continue;
    ExpectCalls("x: \"TYPE[3, 1000]\"", {"topk.default(x, 1000)", "topk.default(x, 900)"}, dtype, kTwoResults);
  }
  ExpectCalls("x: \"TYPE[1]\"", {"sort.default(x)", "topk.default(x, 1)"}, "f32", kTwoResults);
  ExpectCalls("x: \"TYPE[0, 3]\"", {"sort.default(x, 0)", "sort.default(x)"}, "f32", kTwoResults);
  // NaNs follow the numbers, and the first of them is the median.
  ExpectSameAsInterpreter(R"(x: "f32[6, 400]"):
        log = torch.ops.aten.log.default(x)
        up = torch.ops.aten.sort.default(log, 1)
        a = up[0]
        b = up[1]
        down = torch.ops.aten.topk.default(log, 30, 1)
        c = down[0]
        d = down[1]
        median = torch.ops.aten.median.dim(log, 1)
        e = median[0]
        f = median[1]
        return (a, b, c, d, e, f)
)");
}

TEST(NativeFormsTest, ElementScatters) {
  for (const char* dtype : {"f32", "f64", "bf16", "i64", "u8"}) {
    for (const int64_t size : {2, 5, 300}) {
      std::string text = R"(x: "TYPE[7, 5, s0]", i: "i64[3, 5, s0]", s: "TYPE[4, 6, s0]"):
        place = torch.ops.aten.remainder.Scalar(i, 7)
        side = torch.ops.aten.remainder.Scalar(i, 5)
        put = torch.ops.aten.scatter.value(x, 0, place, 3)
        add = torch.ops.aten.scatter_add.default(x, 0, place, s)
        add_side = torch.ops.aten.scatter_add.default(x, 1, side, s)
)";
      std::string outputs = "put, add, add_side";
      for (const char* reduce : {"sum", "mean", "amax", "amin", "prod"}) {
        for (const char* self : {"True", "False"}) {
          absl::StrAppend(&text, "        ", reduce, self, " = torch.ops.aten.scatter_reduce.two(x, 0, place, s, '",
                          reduce, "', include_self = ", self, ")\n");
          absl::StrAppend(&outputs, ", ", reduce, self);
        }
      }
      ExpectSameAsInterpreter(
          absl::StrReplaceAll(absl::StrCat(text, "        return (", outputs, ")\n"), {{"TYPE", dtype}}),
          std::string(dtype) == "bf16" ? 2e-2 : 1e-4, size);
    }
  }
}

TEST(NativeFormsTest, IndexReduce) {
  for (const char* dtype : {"f32", "f64", "bf16", "i64", "i32"}) {
    for (const char* reduce : {"amax", "amin", "prod", "mean"}) {
      for (const char* include : {"True", "False"}) {
        ExpectSameAsInterpreter(
            absl::StrReplaceAll(R"(x: "TYPE[4, 5, 3]", i: "i64[7]", s: "TYPE[7, 5, 3]", t: "TYPE[4, 5, 7]"):
        a = torch.ops.aten.remainder.Scalar(i, 4)
        b = torch.ops.aten.remainder.Scalar(i, 3)
        rows = torch.ops.aten.index_reduce.default(x, 0, a, s, 'REDUCE', include_self = SELF)
        columns = torch.ops.aten.index_reduce.default(x, -1, b, t, 'REDUCE', include_self = SELF)
        return (rows, columns)
)",
                                {{"TYPE", dtype}, {"REDUCE", reduce}, {"SELF", include}}),
            ToleranceOfDType(dtype));
      }
    }
  }
}

TEST(NativeFormsTest, WeightNorms) {
  for (const char* dtype : {"f32", "f64", "bf16"}) {
    ExpectSameAsInterpreter(absl::StrReplaceAll(R"(v: "TYPE[7, 3, 5]", g: "TYPE[7, 1, 1]", d: "TYPE[7, 3, 5]"):
        norm = torch.ops.aten._weight_norm_interface.default(v, g)
        w = norm[0]
        n = norm[1]
        back = torch.ops.aten._weight_norm_interface_backward.default(d, v, g, n, 0)
        dv = back[0]
        dg = back[1]
        return (w, n, dv, dg)
)",
                                                {{"TYPE", dtype}}),
                            std::string(dtype) == "bf16" ? 2e-2 : 1e-5);
  }
}

}  // namespace
}  // namespace backtape
