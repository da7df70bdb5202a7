// Rows of few elements, whose kernels hold different rows in the lanes of a vector: values, dtypes and tails.
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "backtape/jit/compiler.h"
#include "backtape/tests/jit/run/small_graph.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::ExpectAllAsInterpreter;
using testing::NativeTargets;
using testing::RandomInputsOf;
using testing::ReadForward;

// kRows: in every kernel, each lane of a vector must hold a row of its own. kEither: it may also hold an element of a
// row.
enum class Lanes { kRows, kEither };

// Replaces N by the number of rows, which is known or symbolic, and C by the number of columns.
void ExpectNarrow(const std::string& text, absl::Span<const int> columns, Lanes lanes = Lanes::kRows) {
  for (const int c : columns) {
    for (const char* const rows : {"s0", "64", "333"}) {
      const std::string graph_text = absl::StrReplaceAll(text, {{"N", rows}, {"C", absl::StrCat(c)}});
      SCOPED_TRACE(graph_text);
      const std::unique_ptr<Graph> graph = ReadForward(graph_text);
      ASSERT_NE(graph, nullptr);
      std::vector<std::unique_ptr<NativeExecutable>> natives;
      for (const NativeCpu cpu : NativeTargets()) {
        for (const int threads : {1, 3}) {
          NativeOptions options;
          options.num_threads = threads;
          options.cpu = cpu;
          options.poison_dead_memory = true;
          options.share_small_work = true;
          auto native = CompileNative(*graph, options);
          ASSERT_TRUE(native.ok()) << native.status();
          const CompileReport report = (*native)->Report();
          ASSERT_TRUE(report.is_native && report.fallback_nodes.empty()) << report.ToString();
          const std::string plan = (*native)->PlanText(true);
          if (lanes == Lanes::kRows) {
            EXPECT_EQ(plan.find("vectorize inner"), std::string::npos) << plan;
          }
          natives.push_back(*std::move(native));
        }
      }
      for (const int size : {70, 3}) ExpectAllAsInterpreter(*graph, natives, RandomInputsOf(*graph, size));
    }
  }
}

constexpr int kColumns[] = {2, 3, 4, 5, 6, 7, 8};

TEST(NarrowRowsTest, Normalisation) {
  for (const char* const dtype : {"f32", "f64", "bf16", "f16"}) {
    ExpectNarrow(absl::StrReplaceAll(R"(x: "DTYPE[N, C]", w: "DTYPE[C]"):
        square: "DTYPE[N, C]" = torch.ops.aten.mul.Tensor(x, x)
        sum_1: "DTYPE[N, 1]" = torch.ops.aten.sum.dim_IntList(square, [1], True)
        rsqrt: "DTYPE[N, 1]" = torch.ops.aten.rsqrt.default(sum_1)
        y: "DTYPE[N, C]" = torch.ops.aten.mul.Tensor(x, rsqrt)
        z: "DTYPE[N, C]" = torch.ops.aten.mul.Tensor(y, w)
        return (z, sum_1)
)",
                                     {{"DTYPE", dtype}}),
                 kColumns);
  }
}

TEST(NarrowRowsTest, SoftmaxAndThePickOfAnElement) {
  ExpectNarrow(R"(x: "f32[N, C]", y: "f32[N]"):
        log_softmax: "f32[N, C]" = torch.ops.aten._log_softmax.default(x, 1, False)
        small: "f32[N]" = torch.ops.aten.sigmoid.default(y)
        scaled: "f32[N]" = torch.ops.aten.mul.Tensor(small, C)
        index: "i64[N]" = torch.ops.prims.convert_element_type.default(scaled, torch.int64)
        column: "i64[N, 1]" = torch.ops.aten.unsqueeze.default(index, 1)
        picked: "f32[N, 1]" = torch.ops.aten.gather.default(log_softmax, 1, column)
        return (log_softmax, picked)
)",
               kColumns);
}

TEST(NarrowRowsTest, ReductionsOfEveryKind) {
  ExpectNarrow(R"(x: "f32[N, C]", i: "i64[N, C]", j: "i32[N, C]"):
        amax: "f32[N]" = torch.ops.aten.amax.default(x, [1])
        amin: "f32[N]" = torch.ops.aten.amin.default(x, [1])
        mean: "f32[N]" = torch.ops.aten.mean.dim(x, [1])
        prod: "f32[N]" = torch.ops.aten.prod.dim_int(x, 1)
        sum_1: "i64[N]" = torch.ops.aten.sum.dim_IntList(i, [1])
        amax_1: "i32[N]" = torch.ops.aten.amax.default(j, [1])
        return (amax, amin, mean, prod, sum_1, amax_1)
)",
               kColumns);
}

// Rows are numbered by two dims; the lanes run along the second of them.
TEST(NarrowRowsTest, DifferencesOfAllPairs) {
  ExpectNarrow(R"(x: "f32[N, C]", y: "f32[77, C]"):
        a: "f32[N, 1, C]" = torch.ops.aten.unsqueeze.default(x, 1)
        b: "f32[1, 77, C]" = torch.ops.aten.unsqueeze.default(y, 0)
        sub: "f32[N, 77, C]" = torch.ops.aten.sub.Tensor(a, b)
        square: "f32[N, 77, C]" = torch.ops.aten.mul.Tensor(sub, sub)
        sum_1: "f32[N, 77]" = torch.ops.aten.sum.dim_IntList(square, [-1])
        exp: "f32[N, 77]" = torch.ops.aten.neg.default(sum_1)
        return (exp,)
)",
               kColumns);
}

// Ops that use the index of an element: padding, a flip and a range, in rows of two dims.
TEST(NarrowRowsTest, IndicesOfElements) {
  ExpectNarrow(R"(x: "f32[N, 2, 3]"):
        flip: "f32[N, 2, 3]" = torch.ops.aten.flip.default(x, [2])
        pad: "f32[N, 2, 4]" = torch.ops.aten.constant_pad_nd.default(flip, [1, 0], 0.5)
        iota: "i64[4]" = torch.ops.prims.iota.default(4, start = 1, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
        scaled: "f32[N, 2, 4]" = torch.ops.aten.mul.Tensor(pad, iota)
        amax: "f32[N, 1, 1]" = torch.ops.aten.amax.default(scaled, [1, 2], True)
        y: "f32[N, 2, 4]" = torch.ops.aten.sub.Tensor(scaled, amax)
        return (y,)
)",
               {1});
}

// Components that are read and written one by one.
TEST(NarrowRowsTest, ComponentsOfPoints) {
  ExpectNarrow(R"(x: "f32[N, 3]", y: "f32[N, 3]"):
        cross: "f32[N, 3]" = torch.ops.aten.linalg_cross.default(x, y)
        select: "f32[N]" = torch.ops.aten.select.int(x, 1, 0)
        select_1: "f32[N]" = torch.ops.aten.select.int(x, 1, 2)
        add: "f32[N]" = torch.ops.aten.add.Tensor(select, select_1)
        sin: "f32[N]" = torch.ops.aten.sin.default(add)
        return (cross, sin)
)",
               {1});
}

// If there are few columns, the lanes run along the reduced dim, for short and for long sums.
TEST(NarrowRowsTest, FewColumns) {
  for (const char* const dtype : {"f32", "f64", "bf16"}) {
    for (const char* const terms : {"N", "20000"}) {
      ExpectNarrow(absl::StrReplaceAll(R"(x: "DTYPE[3, TERMS, C]", w: "DTYPE[C]", b: "DTYPE[3, 1, C]"):
        mul: "DTYPE[3, TERMS, C]" = torch.ops.aten.mul.Tensor(x, w)
        add: "DTYPE[3, TERMS, C]" = torch.ops.aten.add.Tensor(mul, b)
        mean: "DTYPE[3, 1, C]" = torch.ops.aten.mean.dim(add, [1], True)
        sub: "DTYPE[3, TERMS, C]" = torch.ops.aten.sub.Tensor(add, mean)
        amax: "DTYPE[3, 1, C]" = torch.ops.aten.amax.default(sub, [1], True)
        div: "DTYPE[3, TERMS, C]" = torch.ops.aten.add.Tensor(sub, amax)
        sum_1: "DTYPE[C]" = torch.ops.aten.sum.dim_IntList(x, [0, 1])
        return (add, mean, div, sum_1)
)",
                                       {{"DTYPE", dtype}, {"TERMS", terms}}),
                   {2, 3, 8}, Lanes::kEither);
    }
  }
}

// Few columns beside a dim that broadcasts, without a reduction.
TEST(NarrowRowsTest, PointwiseWithABroadcastDim) {
  for (const char* const dtype : {"f32", "f64", "i32", "bf16"}) {
    ExpectNarrow(absl::StrReplaceAll(R"(x: "DTYPE[N, C]", w: "DTYPE[C]", s: "DTYPE[N, 1]", t: "DTYPE[C, N]"):
        mul: "DTYPE[N, C]" = torch.ops.aten.mul.Tensor(x, w)
        add: "DTYPE[N, C]" = torch.ops.aten.add.Tensor(mul, s)
        transpose: "DTYPE[N, C]" = torch.ops.aten.transpose.int(t, 0, 1)
        sub: "DTYPE[N, C]" = torch.ops.aten.sub.Tensor(add, transpose)
        return (add, sub)
)",
                                     {{"DTYPE", dtype}}),
                 kColumns, Lanes::kEither);
  }
}

// Products of small matrices in any layout, and of empty ones.
TEST(NarrowRowsTest, SmallMatrices) {
  for (const char* const dtype : {"f32", "f64"}) {
    ExpectNarrow(absl::StrReplaceAll(R"(x: "DTYPE[N, C, C]", y: "DTYPE[N, C, C]", v: "DTYPE[N, C, 1]"):
        bmm: "DTYPE[N, C, C]" = torch.ops.aten.bmm.default(x, y)
        transpose: "DTYPE[N, C, C]" = torch.ops.aten.transpose.int(x, 1, 2)
        bmm_1: "DTYPE[N, C, C]" = torch.ops.aten.bmm.default(transpose, y)
        bmm_2: "DTYPE[N, C, 1]" = torch.ops.aten.bmm.default(bmm_1, v)
        relu: "DTYPE[N, C, 1]" = torch.ops.aten.relu.default(bmm_2)
        return (bmm, bmm_1, relu)
)",
                                     {{"DTYPE", dtype}}),
                 {2, 3, 4, 6}, Lanes::kEither);
  }
}

TEST(NarrowRowsTest, EmptyRows) {
  ExpectNarrow(R"(x: "f32[N, 0]", y: "f32[N, 1]", z: "f32[N, 0, 3]"):
        add: "f32[N, 0]" = torch.ops.aten.add.Tensor(x, y)
        sum_1: "f32[N]" = torch.ops.aten.sum.dim_IntList(add, [1])
        var: "f32[N]" = torch.ops.aten.var.correction(add, [1])
        sum_2: "f32[N, 3]" = torch.ops.aten.sum.dim_IntList(z, [1])
        return (add, sum_1, var, sum_2)
)",
               {1}, Lanes::kEither);
}

TEST(NarrowRowsTest, ElementsOfFewerThanFourBytes) {
  ExpectNarrow(R"(x: "bf16[N, C]", y: "b8[N, C]", z: "u8[N, C]"):
        masked: "bf16[N, C]" = torch.ops.aten.masked_fill.Scalar(x, y, 0)
        sum_1: "bf16[N]" = torch.ops.aten.sum.dim_IntList(masked, [1])
        greater: "b8[N, C]" = torch.ops.aten.gt.Scalar(masked, 0.5)
        any_1: "b8[N]" = torch.ops.aten.any.dim(greater, 1)
        half: "f16[N, C]" = torch.ops.prims.convert_element_type.default(z, torch.float16)
        amax: "f16[N]" = torch.ops.aten.amax.default(half, [1])
        return (masked, sum_1, greater, any_1, half, amax)
)",
               kColumns, Lanes::kEither);
}

}  // namespace
}  // namespace backtape
