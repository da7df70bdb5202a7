// Compares ops that the plan decomposes with their reference kernels. None of them may run on a reference kernel.
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

using testing::CountOf;
using testing::ExpectSameAsInterpreter;
using ::testing::HasSubstr;
using testing::ReadForward;

// Checks one call on `x`, an input of the given type, after the lines `before`, which may redefine x.
void ExpectSame(const std::string& type, const std::string& before, const std::string& call, double tolerance = 1e-4,
                int num_outputs = 1) {
  SCOPED_TRACE(absl::StrCat(type, " ", call));
  std::string text = absl::StrCat("x: \"", type, "\"):\n", before, "        y = torch.ops.aten.", call, "\n");
  if (num_outputs == 1) {
    text += "        return y\n";
  } else {
    text += "        first = y[0]\n        second = y[1]\n        return (first, second)\n";
  }
  ExpectSameAsInterpreter(text, tolerance);
}

double ToleranceOf(const std::string& type) { return type[0] == 'b' ? 1e-2 : type == "f16" ? 2e-3 : 1e-5; }

TEST(DecomposeOpsTest, VariancesAndNorms) {
  const std::vector<std::string> calls = {"var.correction(x)",
                                          "var.correction(x, [1], correction = 1)",
                                          "var.correction(x, [0, -1], keepdim = True)",
                                          "std.correction(x, [1], correction = 0)",
                                          "std.correction(x, [0], correction = 100)",
                                          "std.correction(x, None, correction = 2.5)",
                                          "logsumexp.default(x, [1])",
                                          "logsumexp.default(x, [0, 2], True)",
                                          "logsumexp.default(x, [-1])",
                                          "linalg_vector_norm.default(x)",
                                          "linalg_vector_norm.default(x, 2.0, [1], True)",
                                          "linalg_vector_norm.default(x, 1, [0, 2])",
                                          "linalg_vector_norm.default(x, inf, [2])",
                                          "linalg_vector_norm.default(x, -inf)",
                                          "linalg_vector_norm.default(x, 0, [1])",
                                          "linalg_vector_norm.default(x, 3, [1])",
                                          "linalg_vector_norm.default(x, 0.5, [0], True)"};
  for (const std::string& call : calls) {
    for (const char* dtype : {"f32", "f64", "bf16", "f16"}) {
      ExpectSame(absl::StrCat(dtype, "[5, 37, 3]"), "", call, ToleranceOf(dtype));
    }
  }
  ExpectSame("f32[]", "", "var.correction(x, [], correction = 0)");
  ExpectSame("f32[]", "", "logsumexp.default(x, [0])");
  ExpectSame("f32[0, 3]", "", "var.correction(x, [0], correction = 0)");
  ExpectSame("f32[0, 3]", "", "linalg_vector_norm.default(x, 2, [0])");
  ExpectSame("f32[1, 3]", "", "std.correction(x, [0])");
  ExpectSame("i64[4, 3]", "", "logsumexp.default(x, [0])");
  ExpectSame("f32[5, 37]", "", "var_mean.correction(x, [1], correction = 1)", 1e-5, 2);
  ExpectSame("f64[5, 37]", "", "var_mean.correction(x, [0], correction = 0, keepdim = True)", 1e-5, 2);
  ExpectSame("bf16[5, 37]", "", "var_mean.correction(x)", 1e-2, 2);
}

// NaNs from logarithms, infinities from divisions by 0.
const char* const kSpecialValues[] = {
    "        log = torch.ops.aten.log.default(x)\n        x = torch.ops.aten.add.Tensor(log, 0)\n",
    "        abs_1 = torch.ops.aten.abs.default(x)\n        floor = torch.ops.aten.floor.default(abs_1)\n"
    "        x = torch.ops.aten.div.Tensor(x, floor)\n",
    "        zeros = torch.ops.aten.zeros_like.default(x)\n        log = torch.ops.aten.log.default(zeros)\n"
    "        x = torch.ops.aten.add.Tensor(log, zeros)\n"};

TEST(DecomposeOpsTest, DeviationsWithMeans) {
  for (const char* dtype : {"f32", "f64", "bf16"}) {
    for (const char* call : {"std_mean.correction(x)", "std_mean.correction(x, [1], correction = 0, keepdim = True)",
                             "std_mean.correction(x, [0, -1], correction = 1)"}) {
      ExpectSame(absl::StrCat(dtype, "[5, 37, 3]"), "", call, ToleranceOf(dtype), 2);
    }
  }
}

TEST(DecomposeOpsTest, SpecialValues) {
  for (std::string before : kSpecialValues) {
    // Renames the value of the last line.
    const size_t at = before.rfind("        x = ");
    before.replace(at, 12, "        z = ");
    for (const char* call : {"logsumexp.default(z, [1])", "linalg_vector_norm.default(z, inf, [1])",
                             "linalg_vector_norm.default(z, -inf, [0])", "linalg_vector_norm.default(z, 0, [1])",
                             "var.correction(z, [1])", "max.default(z)", "min.default(z)", "argmax.default(z)",
                             "argmin.default(z, 1)", "argmax.default(z, 0, True)", "any.dim(z, 1)", "all.default(z)",
                             "constant_pad_nd.default(z, [1, 2])", "tril.default(z)", "triu.default(z, 1)"}) {
      ExpectSame("f32[6, 40]", before, call);
    }
    ExpectSame("f32[6, 40]", before, "max.dim(z, 1)", 0, 2);
    ExpectSame("f64[6, 40]", before, "min.dim(z, 0, True)", 0, 2);
  }
}

TEST(DecomposeOpsTest, ExtremaAndTruth) {
  for (const char* dtype : {"f32", "f64", "bf16", "i64", "i32", "u8"}) {
    for (const char* call :
         {"max.default(x)", "min.default(x)", "argmax.default(x)", "argmin.default(x, None, True)",
          "argmax.default(x, 1)", "argmin.default(x, -1, True)", "any.default(x)", "any.dim(x, 1)",
          "any.dim(x, 0, True)", "any.dims(x, [0, 2])", "any.dims(x)", "any.dims(x, [])", "all.default(x)",
          "all.dim(x, -1)", "all.dims(x, [1], True)", "prod.dim_int(x, 1)", "prod.dim_int(x, 0, True)"}) {
      ExpectSame(absl::StrCat(dtype, "[4, 21, 3]"), "", call, dtype == std::string("bf16") ? 1e-2 : 1e-5);
    }
    ExpectSame(absl::StrCat(dtype, "[4, 21, 3]"), "", "max.dim(x, 1)", 0, 2);
    ExpectSame(absl::StrCat(dtype, "[4, 21, 3]"), "", "min.dim(x, -1, True)", 0, 2);
  }
  for (const char* call : {"max.default(x)", "min.default(x)", "any.default(x)", "all.default(x)", "any.dim(x, 0)",
                           "any.dims(x, [])", "all.dims(x, [0, 1])", "prod.dim_int(x, 1)"}) {
    ExpectSame("b8[5, 9]", "", call, 0);
  }
  ExpectSame("b8[5, 9]", "", "max.dim(x, 1)", 0, 2);
  for (const char* call : {"argmax.default(x, 1)", "argmin.default(x, 1, True)"}) {
    ExpectSame("f32[70, 1, 3][3, 1, 1]", "", call, 0);
  }
  ExpectSame("f32[1100, 1000]", "", "argmax.default(x)", 0);
  for (const char* call : {"argmax.default(x)", "any.default(x)", "all.dim(x, 0)", "max.default(x)",
                           "prod.dim_int(x, -1)", "argmin.default(x, 0, True)"}) {
    ExpectSame("f32[]", "", call);
  }
  ExpectSame("f32[0, 4]", "", "any.dim(x, 0)");
  ExpectSame("f32[0, 4]", "", "all.default(x)");
  ExpectSame("f32[0, 4]", "", "prod.dim_int(x, 0)");
}

TEST(DecomposeOpsTest, Movement) {
  for (const char* dtype : {"f32", "f64", "bf16", "i64", "b8"}) {
    for (const char* call :
         {"constant_pad_nd.default(x, [1, 2])", "constant_pad_nd.default(x, [0, 0, 3, 1])",
          "constant_pad_nd.default(x, [-1, 2, 1, -3, 1, 1])", "constant_pad_nd.default(x, [0, 0])",
          "constant_pad_nd.default(x, [2, 1, 0, 2], 1)", "constant_pad_nd.default(x, [0, 1], -0.0)", "tril.default(x)",
          "tril.default(x, 2)", "triu.default(x, -1)", "triu.default(x, 100)", "flip.default(x, [1])",
          "flip.default(x, [0, -1])", "roll.default(x, [2], [1])", "roll.default(x, [-1, 5], [0, 2])",
          "roll.default(x, [4])", "roll.default(x, [3], [0])", "repeat.default(x, [2, 1, 3])",
          "repeat.default(x, [2, 1, 2, 1])", "repeat.default(x, [1, 1, 1])"}) {
      ExpectSame(absl::StrCat(dtype, "[3, 7, 5]"), "", call, 0);
    }
  }
  ExpectSame("f32[6, 4]", "        t = torch.ops.aten.t.default(x)\n", "constant_pad_nd.default(t, [1, 1, 2, 0], 3.5)",
             0);
  ExpectSame("f32[6, 4]", "        t = torch.ops.aten.t.default(x)\n", "tril.default(t)", 0);
  ExpectSame("f32[6, 4]", "        t = torch.ops.aten.t.default(x)\n", "repeat.default(t, [2, 2])", 0);
  for (const char* call : {"roll.default(p, [2], [1])", "roll.default(p, [-1, 5], [0, 2])", "roll.default(p, [4])"}) {
    ExpectSame("f32[6, 7, 4, 50]", "        p = torch.ops.aten.permute.default(x, [3, 1, 2, 0])\n", call, 0);
  }
}

TEST(DecomposeOpsTest, Scatters) {
  for (const char* dtype : {"f32", "bf16", "i64", "b8"}) {
    const auto scatter = [&](const std::string& source, const std::string& call) {
      SCOPED_TRACE(call);
      ExpectSameAsInterpreter(absl::StrCat("x: \"", dtype, "[4, 6, 5]\", s: \"", dtype, "[", source, "]\"):\n",
                                           "        y = torch.ops.aten.", call, "\n        return y\n"),
                              0);
    };
    scatter("4, 2, 5", "slice_scatter.default(x, s, 1, 1, 3)");
    scatter("4, 6, 2", "slice_scatter.default(x, s, -1, -2)");
    scatter("4, 6, 5", "slice_scatter.default(x, s, 0)");
    scatter("4, 6, 5", "slice_scatter.default(x, s, 0, 0, 9223372036854775807)");
    scatter("0, 6, 5", "slice_scatter.default(x, s, 0, 3, 1)");
    scatter("4, 5", "select_scatter.default(x, s, 1, 0)");
    scatter("4, 6", "select_scatter.default(x, s, -1, -1)");
    scatter("6, 5", "select_scatter.default(x, s, 0, 2)");
  }
  const std::string plan =
      ExpectSameAsInterpreter(R"(x: "f32[47, 20, 13, 7]", s: "f32[7, 47, 11, 20]", t: "f32[7, 47, 13]"):
        p: "f32[7, 47, 13, 20]" = torch.ops.aten.permute.default(x, [3, 0, 2, 1])
        a: "f32[7, 47, 13, 20]" = torch.ops.aten.slice_scatter.default(p, s, 2, 0, 11)
        b: "f32[7, 47, 13, 20]" = torch.ops.aten.select_scatter.default(p, t, 3, 4)
        return (a, b)
)",
                              0);
  EXPECT_EQ(CountOf(plan, "transpose transpose"), 2) << plan;  // of s and t
}

TEST(DecomposeOpsTest, ScattersThatReduce) {
  for (const char* dtype : {"f32", "f64", "i64"}) {
    SCOPED_TRACE(dtype);
    ExpectSameAsInterpreter(absl::StrReplaceAll(R"(x: "TYPE[9, 7]", i: "i64[4, 7]", s: "TYPE[5, 8]"):
        index = torch.ops.aten.remainder.Scalar(i, 9)
        a = torch.ops.aten.scatter.reduce(x, 0, index, s, reduce = 'add')
        b = torch.ops.aten.scatter.reduce(x, 0, index, s, reduce = 'multiply')
        c = torch.ops.aten.scatter.value_reduce(x, 0, index, 3, reduce = 'add')
        d = torch.ops.aten.scatter.value_reduce(x, 0, index, 2, reduce = 'multiply')
        return (a, b, c, d)
)",
                                                {{"TYPE", dtype}}),
                            ToleranceOf(dtype));
  }
}

TEST(DecomposeOpsTest, ScattersOfAnyBatch) {
  for (const int64_t size : {2, 5, 33}) {
    ExpectSameAsInterpreter(
        R"(x: "f32[s0, 6, 5]", s: "f32[s0, 2, 5]", r: "f32[s0, 5]"):
        slice_scatter: "f32[s0, 6, 5]" = torch.ops.aten.slice_scatter.default(x, s, 1, 1, 3)
        select_scatter: "f32[s0, 6, 5]" = torch.ops.aten.select_scatter.default(x, r, 1, 2)
        pad: "f32[s0, 9, 5]" = torch.ops.aten.constant_pad_nd.default(x, [0, 0, 1, 2])
        pad_1: "f32[s0, 6, 7]" = torch.ops.aten.constant_pad_nd.default(x, [1, 1], 2.0)
        repeat: "f32[s0, 12, 5]" = torch.ops.aten.repeat.default(x, [1, 2, 1])
        logsumexp: "f32[6, 5]" = torch.ops.aten.logsumexp.default(x, [0])
        norm: "f32[6]" = torch.ops.aten.linalg_vector_norm.default(x, 2, [0, 2])
        any_1: "b8[6, 5]" = torch.ops.aten.any.dim(x, 0)
        argmax: "i64[s0, 5]" = torch.ops.aten.argmax.default(x, 1)
        return (slice_scatter, select_scatter, pad, pad_1, repeat, logsumexp, norm, any_1, argmax)
)",
        1e-5, size);
  }
}

TEST(DecomposeOpsTest, PicksByPosition) {
  for (const char* dtype : {"f32", "bf16", "f64", "i64"}) {
    for (const char* index : {"i64", "i32"}) {
      for (const int64_t size : {2, 3, 40}) {
        ExpectSameAsInterpreter(absl::StrCat("w: \"", dtype, "[11, 6]\", i: \"", index, "[s0, 4]\", k: \"", index,
                                             "[s0]\", three: \"", dtype, "[3, 11, 2]\"):\n", R"(
        place = torch.ops.aten.remainder.Scalar(i, 11)
        row = torch.ops.aten.remainder.Scalar(k, 11)
        column = torch.ops.aten.remainder.Scalar(k, 6)
        back = torch.ops.aten.sub.Tensor(row, 11)
        backs = torch.ops.aten.sub.Tensor(place, 11)
        embedding = torch.ops.aten.embedding.default(w, place)
        index_select = torch.ops.aten.index_select.default(w, 0, row)
        index_select_1 = torch.ops.aten.index_select.default(w, -1, column)
        index = torch.ops.aten.index.Tensor(w, [back])
        index_1 = torch.ops.aten.index.Tensor(three, [None, backs])
        return (embedding, index_select, index_select_1, index, index_1)
)"),
                                0, size);
      }
    }
  }
}

TEST(DecomposeOpsTest, GroupNorms) {
  for (const char* dtype : {"f32", "f64", "bf16"}) {
    for (const char* sizes : {"3, 12, 5, 7", "1, 12, 9", "2, 12", "s0, 12, 4, 4"}) {
      SCOPED_TRACE(absl::StrCat(dtype, " ", sizes));
      const std::string text = absl::StrReplaceAll(R"(x: "TYPE[SIZES]", g: "TYPE[SIZES]", w: "TYPE[12]", b: "TYPE[12]"):
        n = torch.ops.aten.sym_size.int(x, 0)
        numel = torch.ops.aten.sym_numel.default(x)
        each = numel // n
        rest = each // 12
        norm = torch.ops.aten.native_group_norm.default(x, w, b, n, 12, rest, 4, 1e-05)
        y = norm[0]
        mean = norm[1]
        rstd = norm[2]
        back = torch.ops.aten.native_group_norm_backward.default(g, x, mean, rstd, w, n, 12, rest, 4, [True, True, True])
        dx = back[0]
        dw = back[1]
        db = back[2]
        plain = torch.ops.aten.native_group_norm.default(x, None, None, n, 12, rest, 1, 1e-05)
        z = plain[0]
        return (y, mean, rstd, dx, dw, db, z)
)",
                                                   {{"TYPE", dtype}, {"SIZES", sizes}});
      ExpectSameAsInterpreter(text, dtype[0] == 'b' ? 2e-2 : 1e-4, 5);
    }
  }
}

TEST(DecomposeOpsTest, LossesWithClassWeights) {
  for (const char* dtype : {"f32", "f64", "bf16"}) {
    for (const char* reduction : {"1", "2"}) {
      SCOPED_TRACE(absl::StrCat(dtype, " ", reduction));
      const std::string text = absl::StrReplaceAll(R"(x: "TYPE[40, 6]", i: "i64[40]", w: "TYPE[6]", g: "TYPE[]"):
        target = torch.ops.aten.remainder.Scalar(i, 6)
        loss = torch.ops.aten.nll_loss_forward.default(x, target, w, REDUCTION, 2)
        first = loss[0]
        total = loss[1]
        back = torch.ops.aten.nll_loss_backward.default(g, x, target, w, REDUCTION, 2, total)
        return (first, total, back)
)",
                                                   {{"TYPE", dtype}, {"REDUCTION", reduction}});
      ExpectSameAsInterpreter(text, dtype[0] == 'b' ? 2e-2 : 1e-5);
    }
  }
}

TEST(DecomposeOpsTest, MultiMarginLosses) {
  for (const char* dtype : {"f32", "f64", "bf16"}) {
    for (const char* options : {"1, 1, None", "2, 0.5, None", "1, 0.7, w", "2, 1, w"}) {
      for (const auto& [reduction, grad] : {std::pair("0", "[40]"), {"1", "[]"}, {"2", "[]"}}) {
        SCOPED_TRACE(absl::StrCat(dtype, " ", options, " ", reduction));
        ExpectSameAsInterpreter(
            absl::StrReplaceAll(R"(x: "TYPE[40, 6]", i: "i64[40]", w: "TYPE[6]", g: "TYPEGRAD"):
        t = torch.ops.aten.remainder.Scalar(i, 6)
        n = torch.ops.aten.log.default(x)
        loss = torch.ops.aten.multi_margin_loss.default(x, t, OPTIONS, REDUCTION)
        back = torch.ops.aten.multi_margin_loss_backward.default(g, x, t, OPTIONS, REDUCTION)
        with_nans = torch.ops.aten.multi_margin_loss_backward.default(g, n, t, OPTIONS, REDUCTION)
        return (loss, back, with_nans)
)",
                                {{"TYPE", dtype}, {"OPTIONS", options}, {"REDUCTION", reduction}, {"GRAD", grad}}),
            dtype[0] == 'b' ? 2e-2 : 1e-5);
      }
    }
  }
  // One sample without a batch dim.
  ExpectSameAsInterpreter(R"(x: "f32[6]", i: "i64[]", g: "f32[]"):
        t = torch.ops.aten.remainder.Scalar(i, 6)
        loss = torch.ops.aten.multi_margin_loss.default(x, t, 1, 1, None, 0)
        back = torch.ops.aten.multi_margin_loss_backward.default(g, x, t, 1, 1, None, 0)
        return (loss, back)
)");
}

TEST(DecomposeOpsTest, ElementsAtFlatPositions) {
  for (const char* dtype : {"f32", "f64", "bf16", "i64"}) {
    SCOPED_TRACE(dtype);
    ExpectSameAsInterpreter(
        absl::StrReplaceAll(R"(x: "TYPE[9, 7, 5]", i: "i64[4, 50]", s: "TYPE[50, 4]", m: "b8[7, 1]", one: "TYPE[400]"):
        place = torch.ops.aten.sub.Tensor(i, 2)
        p = torch.ops.aten.permute.default(x, [2, 0, 1])
        added = torch.ops.aten.put.default(p, place, s, True)
        rows = torch.ops.aten.arange.start(-200, 0)
        put = torch.ops.aten.put.default(x, rows, s)
        masked = torch.ops.aten.masked_scatter.default(x, m, one)
        few = torch.ops.aten.masked_scatter_backward.default(x, m, [63, 5])
        many = torch.ops.aten.masked_scatter_backward.default(x, m, [400])
        return (added, put, masked, few, many)
)",
                            {{"TYPE", dtype}}),
        ToleranceOf(dtype));
  }
}

TEST(DecomposeOpsTest, AMaskThatSelectsTooManyElementsIsAnError) {
  const auto graph = ReadForward(R"(x: "f32[3]", m: "b8[3]", s: "f32[2]"):
        # File: model.py:7 in forward, code: x.masked_scatter(m, s)
        y = torch.ops.aten.masked_scatter.default(x, m, s)
        return y
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {});
  ASSERT_TRUE(native.ok() && (*native)->Report().fallback_nodes.empty()) << native.status();
  const auto run = [&](std::vector<double> mask) {
    return (*native)
        ->Run({Tensor::FromValues({3}, {1, 2, 3}, DType::kFloat32), Tensor::FromValues({3}, mask, DType::kBool),
               Tensor::FromValues({2}, {4, 5}, DType::kFloat32)})
        .status();
  };
  EXPECT_TRUE(run({1, 0, 1}).ok());
  const std::string error(run({1, 1, 1}).message());
  EXPECT_THAT(error, HasSubstr("the mask has more true elements than the source has elements (2)"));
  EXPECT_THAT(error, HasSubstr("model.py:7"));
}

// Rows are summed in the order of the index for any number of threads.
TEST(DecomposeOpsTest, RowsAtPositions) {
  for (const char* dtype : {"f32", "f64"}) {
    for (const char* index : {"i64", "i32"}) {
      for (const int64_t size : {2, 7, 300}) {
        const std::string text = absl::StrReplaceAll(
            R"(g: "TYPE[s0, 3, 40]", i: "INDEX[s0, 3]", w: "TYPE[11, 40]", one: "TYPE[s0]", v: "TYPE[11]", k: "INDEX[s0]"):
        place = torch.ops.aten.remainder.Scalar(i, 11)
        first = torch.ops.aten.remainder.Scalar(k, 11)
        back = torch.ops.aten.sub.Tensor(place, 11)
        sums = torch.ops.aten.embedding_dense_backward.default(g, place, 11, 4, False)
        all_sums = torch.ops.aten.embedding_dense_backward.default(g, place, 11, -1, False)
        added = torch.ops.aten.index_put.default(w, [back], g, True)
        put = torch.ops.aten.index_put.default(w, [place], g)
        numbers = torch.ops.aten.index_put.default(v, [first], one, True)
        both = torch.ops.aten.cat.default([sums, added], 0)
        return (sums, all_sums, added, put, numbers, both)
)",
            {{"TYPE", dtype}, {"INDEX", index}});
        EXPECT_EQ(CountOf(ExpectSameAsInterpreter(text, 1e-4, size), " scatter "), 5);
      }
    }
  }
  ExpectSameAsInterpreter(
      R"(g: "f32[0, 5]", i: "i64[0]", w: "f32[3, 5]"):
        sums = torch.ops.aten.embedding_dense_backward.default(g, i, 4, -1, False)
        put = torch.ops.aten.index_put.default(w, [i], g, True)
        return (sums, put)
)");
}

TEST(DecomposeOpsTest, PositionsOutOfRangeAreErrors) {
  const auto graph = ReadForward(R"(w: "f32[11, 6]", i: "i64[3]"):
        # File: model.py:7 in forward, code: table[i]
        index = torch.ops.aten.index.Tensor(w, [i])
        # File: model.py:8 in forward, code: embedding(w, i)
        embedding = torch.ops.aten.embedding.default(w, i)
        return (index, embedding)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {});
  ASSERT_TRUE(native.ok() && (*native)->Report().is_native) << native.status();
  EXPECT_TRUE((*native)->Report().fallback_nodes.empty()) << (*native)->Report().ToString();
  const Tensor table = Tensor::FromValues({11, 6}, std::vector<double>(66, 1), DType::kFloat32);
  const auto run = [&](std::vector<double> places) {
    return (*native)->Run({table, Tensor::FromValues({3}, places, DType::kInt64)}).status();
  };
  EXPECT_TRUE(run({0, 10, 5}).ok());
  EXPECT_EQ(run({0, 11, 5}).code(), absl::StatusCode::kOutOfRange);
  EXPECT_THAT(std::string(run({0, -12, 5}).message()), HasSubstr("model.py:"));
  const auto back = ReadForward(R"(g: "f32[3, 6]", i: "i64[3]"):
        # File: model.py:9 in forward, code: embedding(w, i)
        sums = torch.ops.aten.embedding_dense_backward.default(g, i, 11, -1, False)
        return sums
)");
  const auto scatter = CompileNative(*back, {});
  ASSERT_TRUE(scatter.ok() && (*scatter)->Report().fallback_nodes.empty());
  const IValueList bad = {Tensor::FromValues({3, 6}, std::vector<double>(18, 1), DType::kFloat32),
                          Tensor::FromValues({3}, std::vector<double>{0, 11, 5}, DType::kInt64)};
  const auto interpreter = CompileForInterpreter(*back);
  ASSERT_TRUE(interpreter.ok());
  EXPECT_EQ((*scatter)->Run(bad).status(), (*interpreter)->Run(bad).status());
  // Indexing accepts negative indices, embedding does not.
  EXPECT_THAT(std::string(run({0, -1, 5}).message()), HasSubstr("model.py:8"));
}

}  // namespace
}  // namespace backtape
