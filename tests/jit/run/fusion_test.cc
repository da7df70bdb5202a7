// Fusion of small graphs: the number of kernels and the values, for both instruction sets and any number of threads.
#include <cstring>
#include <string>
#include <vector>

#include "backtape/jit/compiler.h"
#include "backtape/tests/jit/run/small_graph.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::ExpectAsInterpreter;
using testing::NativeTargets;
using testing::RandomInputsOf;
using testing::ReadForward;

// The number of kernels that sweep over the inputs, and of kernels that add up partial sums.
struct Kernels {
  int sweeps = 0;
  int folds = 0;
  bool operator==(const Kernels&) const = default;
};
std::ostream& operator<<(std::ostream& out, const Kernels& k) { return out << k.sweeps << " and " << k.folds; }

void ExpectKernels(const std::string& text, Kernels expected, const std::vector<int64_t>& sizes = {2}) {
  const std::unique_ptr<Graph> graph = ReadForward(text);
  ASSERT_NE(graph, nullptr);
  for (const NativeCpu cpu : NativeTargets()) {
    IValueList single;
    for (const int threads : {1, 2, 3}) {
      NativeOptions options;
      options.num_threads = threads;
      options.cpu = cpu;
      options.poison_dead_memory = true;
      options.share_small_work = true;
      const auto native = CompileNative(*graph, options);
      ASSERT_TRUE(native.ok()) << native.status();
      const CompileReport report = (*native)->Report();
      ASSERT_TRUE(report.is_native) << report.engine;
      Kernels found;
      for (const StepReport& step : report.steps) {
        ASSERT_EQ(step.kind, StepReport::Kind::kKernel) << report.ToString();
        ++(step.name.rfind("fold_", 0) == 0 ? found.folds : found.sweeps);
      }
      EXPECT_EQ(found, expected) << (*native)->PlanText(true);
      for (const int64_t size : sizes) {
        const IValueList inputs = RandomInputsOf(*graph, size);
        ExpectAsInterpreter(*graph, **native, inputs);
        if (sizes.size() > 1) continue;
        const auto results = (*native)->Run(inputs);
        ASSERT_TRUE(results.ok());
        if (threads == 1) single = *results;
        for (size_t i = 0; i < results->size(); ++i) {
          const Tensor& a = (*results)[i].tensor();
          EXPECT_EQ(std::memcmp(a.raw_data(), single[i].tensor().raw_data(), a.numel() * ItemSize(a.dtype())), 0)
              << "out" << i;
        }
      }
    }
  }
}

TEST(FusionTest, LayerNormAndItsGradientsAreOneSweep) {
  ExpectKernels(
      R"(x: "f32[70, 50]", w: "f32[50]", b: "f32[50]", g: "f32[70, 50]"):
        norm = torch.ops.aten.native_layer_norm.default(x, [50], w, b, 1e-05)
        y: "f32[70, 50]" = norm[0]
        mean: "f32[70, 1]" = norm[1]
        rstd: "f32[70, 1]" = norm[2]
        back = torch.ops.aten.native_layer_norm_backward.default(g, x, [50], mean, rstd, w, b, [True, True, True])
        gx: "f32[70, 50]" = back[0]
        gw: "f32[50]" = back[1]
        gb: "f32[50]" = back[2]
        return (y, gx, gw, gb)
)",
      {1, 1});
}

// The elements of a row stay in a buffer between the loops over the row, so exp is computed once.
TEST(FusionTest, SoftmaxWithLossAndGradientIsOneSweepAfterTheWeight) {
  ExpectKernels(
      R"(x: "f32[40, 33]", target: "i64[40]"):
        log: "f32[40, 33]" = torch.ops.aten._log_softmax.default(x, 1, False)
        loss = torch.ops.aten.nll_loss_forward.default(log, target, None, 1, -100)
        total: "f32[]" = loss[0]
        weight: "f32[]" = loss[1]
        one: "f32[]" = torch.ops.aten.ones_like.default(total)
        g: "f32[40, 33]" = torch.ops.aten.nll_loss_backward.default(one, log, target, None, 1, -100, weight)
        gx: "f32[40, 33]" = torch.ops.aten._log_softmax_backward_data.default(g, log, 1, torch.float32)
        return (total, gx)
)",
      // A kernel for the weight, the sweep, and a kernel that divides the sum of the loss.
      {3, 1});
}

TEST(FusionTest, SumsOverRowsAreFusedWithElementwiseOps) {
  ExpectKernels(
      R"(x: "f32[600, 40]", g: "f32[600, 40]"):
        gx: "f32[600, 40]" = torch.ops.aten.gelu_backward.default(g, x)
        gb: "f32[40]" = torch.ops.aten.sum.dim_IntList(gx, [0])
        total: "f32[]" = torch.ops.aten.sum.default(gx)
        rows: "f32[600, 1]" = torch.ops.aten.mean.dim(gx, [1], True)
        mean: "f32[]" = torch.ops.aten.mean.default(rows)
        return (gx, gb, total, rows, mean)
)",
      {1, 2});
}

TEST(FusionTest, SumsOverRowsAtRunTimeSizes) {
  ExpectKernels(
      R"(x: "f32[s0, 24]", w: "f32[24]"):
        y: "f32[s0, 24]" = torch.ops.aten.mul.Tensor(x, w)
        mean: "f32[s0, 1]" = torch.ops.aten.mean.dim(y, [1], True)
        centred: "f32[s0, 24]" = torch.ops.aten.sub.Tensor(y, mean)
        square: "f32[s0, 24]" = torch.ops.aten.mul.Tensor(centred, centred)
        gw: "f32[24]" = torch.ops.aten.sum.dim_IntList(square, [0])
        return (centred, gw)
)",
      {1, 1}, {2, 3, 31, 32, 33, 64, 65, 500, 4096});
}

// The kernel that computes the statistics of the batch also updates the running statistics.
TEST(FusionTest, RunningStatisticsAreComputedWithTheNorm) {
  ExpectKernels(
      R"(x: "f32[4, 20, 7, 7]", w: "f32[20]", b: "f32[20]", m: "f32[20]", v: "f32[20]"):
        norm = torch.ops.aten._native_batch_norm_legit_functional.default(x, w, b, m, v, True, 0.1, 1e-05)
        y: "f32[4, 20, 7, 7]" = norm[0]
        mean: "f32[20]" = norm[3]
        variance: "f32[20]" = norm[4]
        return (y, mean, variance)
)",
      {1, 0});
}

// `wide` needs the small value `old` before `mean` exists, so `old` is not fused into the kernel of `new`.
TEST(FusionTest, SmallGroupsThatOthersWaitForStaySeparate) {
  ExpectKernels(
      R"(x: "f32[40, 70]", m: "f32[40, 1]", t: "f32[40, 40]"):
        old: "f32[40, 1]" = torch.ops.aten.mul.Tensor(m, 0.9)
        wide: "f32[40, 40]" = torch.ops.aten.add.Tensor(t, old)
        total: "f32[40]" = torch.ops.aten.sum.dim_IntList(wide, [0])
        column: "f32[40, 1]" = torch.ops.aten.view.default(total, [40, 1])
        z: "f32[40, 70]" = torch.ops.aten.mul.Tensor(x, column)
        mean: "f32[40, 1]" = torch.ops.aten.mean.dim(z, [1], True)
        new: "f32[40, 1]" = torch.ops.aten.add.Tensor(mean, old)
        return (new, wide)
)",
      {3, 0});
}

TEST(FusionTest, SmallKernelsOfOneSizeAndStageAreMerged) {
  ExpectKernels(
      R"(a: "f32[64]", b: "f32[64]", c: "f32[64]", d: "i64[]", e: "i64[]"):
        a1: "f32[64]" = torch.ops.aten.mul.Tensor(a, 0.9)
        b1: "f32[64]" = torch.ops.aten.exp.default(b)
        c1: "f32[64]" = torch.ops.aten.neg.default(c)
        d1: "i64[]" = torch.ops.aten.add.Tensor(d, 1)
        e1: "i64[]" = torch.ops.aten.add.Tensor(e, 1)
        return (a1, b1, c1, d1, e1)
)",
      {2, 0});
}

// The sum of all elements must be complete before any element is divided by it.
TEST(FusionTest, ReadersOfACompleteSumAreNotFusedIntoIt) {
  ExpectKernels(
      R"(x: "f32[64, 1200]"):
        exp: "f32[64, 1200]" = torch.ops.aten.exp.default(x)
        total: "f32[]" = torch.ops.aten.sum.default(exp)
        y: "f32[64, 1200]" = torch.ops.aten.div.Tensor(exp, total)
        return (y, total)
)",
      {2, 1});
}

// Computing the scale r takes two kernels. The loop over x, though planned first, must run after them.
TEST(FusionTest, AKernelRunsAfterItsOperands) {
  ExpectKernels(
      R"(x: "f32[64, 48]", t: "f32[10]"):
        a: "f32[64, 48]" = torch.ops.aten.tanh.default(x)
        mean: "f32[64, 1]" = torch.ops.aten.mean.dim(a, [1], True)
        s: "f32[]" = torch.ops.aten.sum.default(t)
        r: "f32[]" = torch.ops.aten.sqrt.default(s)
        c: "f32[64, 48]" = torch.ops.aten.sub.Tensor(a, mean)
        y: "f32[64, 48]" = torch.ops.aten.mul.Tensor(c, r)
        return (y, mean)
)",
      {2, 0});
}

TEST(FusionTest, SumsOverMiddleDimsAndOfMaxima) {
  ExpectKernels(
      R"(x: "f32[5, 400, 6]", y: "f32[300, 20]"):
        middle: "f32[5, 6]" = torch.ops.aten.sum.dim_IntList(x, [1])
        most: "f32[1, 20]" = torch.ops.aten.amax.default(y, [0], True)
        return (middle, most)
)",
      {2, 1});
}

}  // namespace
}  // namespace backtape
