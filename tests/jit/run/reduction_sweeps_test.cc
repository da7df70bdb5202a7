// Reductions whose results are used for each element. Tests their values and the number of sweeps over memory, for
// leading, middle and trailing dims with few and many terms, both instruction sets and any number of threads.
#include <cstring>
#include <string>
#include <vector>

#include "absl/strings/str_replace.h"
#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/jit/compiler.h"
#include "backtape/tests/jit/run/small_graph.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::NativeTargets;
using testing::RandomInputsOf;
using testing::ReadForward;

// Accepts any number of sweeps: the input is so small that every step moves at least as many bytes as the input has.
constexpr int kAnyNumber = -1;

// Runs the graph and compares with the interpreter, and bit by bit between numbers of threads. `sweeps` is the expected
// number of steps that read or write at least the bytes of the first input.
void ExpectSweeps(const std::string& text, int sweeps, int64_t s0 = 2, double tolerance = 1e-5) {
  SCOPED_TRACE(text);
  const std::unique_ptr<Graph> graph = ReadForward(text);
  ASSERT_NE(graph, nullptr);
  const IValueList inputs = RandomInputsOf(*graph, s0);
  const auto interpreter = CompileForInterpreter(*graph);
  ASSERT_TRUE(interpreter.ok()) << interpreter.status();
  const absl::StatusOr<IValueList> expected = (*interpreter)->Run(inputs);
  ASSERT_TRUE(expected.ok()) << expected.status();
  for (const NativeCpu cpu : NativeTargets()) {
    IValueList single;
    for (const int threads : {1, 3}) {
      NativeOptions options;
      options.num_threads = threads;
      options.cpu = cpu;
      options.poison_dead_memory = true;
      options.share_small_work = true;
      const auto native = CompileNative(*graph, options);
      ASSERT_TRUE(native.ok()) << native.status();
      const absl::StatusOr<IValueList> found = (*native)->Run(inputs);
      ASSERT_TRUE(found.ok()) << found.status();
      const CompileReport report = (*native)->Report();
      ASSERT_TRUE(report.is_native && report.fallback_nodes.empty()) << report.ToString();
      const Tensor& x = inputs[0].tensor();
      int found_sweeps = 0;
      for (const StepReport& step : report.steps) found_sweeps += step.bytes >= x.numel() * ItemSize(x.dtype());
      EXPECT_TRUE(sweeps == kAnyNumber || found_sweeps == sweeps) << report.ToString() << (*native)->PlanText(true);
      if (threads == 1) single = *found;
      for (size_t i = 0; i < found->size(); ++i) {
        const Tensor& a = (*found)[i].tensor();
        const Difference difference = Compare(a, (*expected)[i].tensor(), {tolerance, tolerance});
        EXPECT_TRUE(difference.ok()) << "out" << i << ": " << difference.ToString((*expected)[i].tensor());
        EXPECT_EQ(std::memcmp(a.raw_data(), single[i].tensor().raw_data(), a.numel() * ItemSize(a.dtype())), 0)
            << "out" << i << " on " << threads << " threads";
      }
    }
  }
}

std::string With(const std::string& text, const std::string& sizes, const std::string& dim) {
  return absl::StrReplaceAll(text, {{"SIZES", sizes}, {"DIM", dim}});
}

struct Case {
  const char* sizes;
  const char* dim;
  int sweeps;
};

// One sweep if the terms of some rows fit in a cache, otherwise one for the reduction and one for the elements.
const std::vector<Case>& Cases() {
  static const auto& cases = *new std::vector<Case>{
      {"257, 40", "0", 1},     {"1000, 130", "0", 1}, {"3, 257, 20", "1", 1}, {"2, 1000, 64", "1", 1},
      {"20, 257", "1", 1},     {"17, 1000", "1", 1},  {"1000, 700", "0", 2},  {"100000, 5", "0", 2},
      {"2, 70000, 3", "1", 2}, {"3, 100000", "1", 2}, {"300000", "0", 2},     {"16, 262145", "1", 2},
  };
  return cases;
}

TEST(ReductionSweepsTest, Softmax) {
  const std::string text = R"(x: "f32[SIZES]"):
        y = torch.ops.aten._softmax.default(x, DIM, False)
        return (y,)
)";
  for (const Case& c : Cases()) ExpectSweeps(With(text, c.sizes, c.dim), c.sweeps);
}

TEST(ReductionSweepsTest, LogSoftmaxOfComputedValuesInDoublePrecision) {
  const std::string text = R"(x: "f64[SIZES]"):
        y: "f64[SIZES]" = torch.ops.aten._log_softmax.default(x, DIM, False)
        return (y,)
)";
  for (const Case& c : Cases()) ExpectSweeps(With(text, c.sizes, c.dim), c.sweeps, 2, 1e-12);
}

// Normalisation as separate ops, for values far from 0: the difference of mean squares would have no correct digits.
TEST(ReductionSweepsTest, NormalisationOfValuesWithALargeMean) {
  const std::string text = R"(x: "f32[SIZES]"):
        far = torch.ops.aten.add.Tensor(x, 1000.0)
        mean = torch.ops.aten.mean.dim(far, [DIM], True)
        centred = torch.ops.aten.sub.Tensor(far, mean)
        square = torch.ops.aten.pow.Tensor_Scalar(centred, 2)
        variance = torch.ops.aten.mean.dim(square, [DIM], True)
        rstd = torch.ops.aten.rsqrt.default(variance)
        y = torch.ops.aten.mul.Tensor(centred, rstd)
        return (y, variance)
)";
  for (const Case& c : Cases()) ExpectSweeps(With(text, c.sizes, c.dim), c.sweeps, 2, 1e-3);
}

TEST(ReductionSweepsTest, SoftmaxBackward) {
  const std::string text = R"(y: "f32[SIZES]", g: "f32[SIZES]"):
        gx = torch.ops.aten._softmax_backward_data.default(g, y, DIM, torch.float32)
        return (gx,)
)";
  for (const Case& c : Cases()) {
    if (std::string(c.sizes) == "16, 262145") continue;           // one loop rereads the row from the L2 cache
    ExpectSweeps(With(text, c.sizes, c.dim), c.sweeps, 2, 1e-4);  // the terms cancel
  }
}

// The sizes are known only at run time, and one plan must be correct for all of them.
TEST(ReductionSweepsTest, SymbolicSizes) {
  for (const int64_t s0 : {1, 2, 127, 128, 129, 1000, 5000}) {
    ExpectSweeps(R"(x: "f32[s0, 33]"):
        y: "f32[s0, 33]" = torch.ops.aten._softmax.default(x, 0, False)
        return (y,)
)",
                 s0 < 10 ? kAnyNumber : 2, s0);
    ExpectSweeps(R"(x: "f32[3, s0]"):
        mean: "f32[3, 1]" = torch.ops.aten.mean.dim(x, [1], True)
        centred: "f32[3, s0]" = torch.ops.aten.sub.Tensor(x, mean)
        square: "f32[3, s0]" = torch.ops.aten.mul.Tensor(centred, centred)
        variance: "f32[3, 1]" = torch.ops.aten.mean.dim(square, [1], True)
        eps: "f32[3, 1]" = torch.ops.aten.add.Tensor(variance, 1e-5)
        rstd: "f32[3, 1]" = torch.ops.aten.rsqrt.default(eps)
        y: "f32[3, s0]" = torch.ops.aten.mul.Tensor(centred, rstd)
        return (y, mean, variance)
)",
                 s0 < 10 ? kAnyNumber : 2, s0);
  }
}

// Three sweeps: the statistics of the forward, its result together with the sums of the backward, and the gradient.
TEST(ReductionSweepsTest, BatchNormAndItsGradients) {
  ExpectSweeps(R"(x: "f32[5, 3, 61, 67]", w: "f32[3]", b: "f32[3]", g: "f32[5, 3, 61, 67]"):
        norm = torch.ops.aten._native_batch_norm_legit.no_stats(x, w, b, True, 0.1, 1e-05)
        y: "f32[5, 3, 61, 67]" = norm[0]
        mean: "f32[3]" = norm[1]
        rstd: "f32[3]" = norm[2]
        back = torch.ops.aten.native_batch_norm_backward.default(g, x, w, None, None, mean, rstd, True, 1e-05, [True, True, True])
        gx: "f32[5, 3, 61, 67]" = back[0]
        gw: "f32[3]" = back[1]
        gb: "f32[3]" = back[2]
        return (y, mean, rstd, gx, gw, gb)
)",
               3);
}

// Some parts of rows, and some whole rows, have no finite number.
TEST(ReductionSweepsTest, InfiniteNumbersInSomeParts) {
  for (const char* value : {"-inf", "inf", "nan"}) {
    ExpectSweeps(absl::StrReplaceAll(R"(x: "f32[20000, 6]"):
        place: "i64[120000]" = torch.ops.aten.arange.default(120000)
        grid: "i64[20000, 6]" = torch.ops.aten.view.default(place, [20000, 6])
        is_early: "b8[20000, 6]" = torch.ops.aten.lt.Scalar(grid, 61001)
        column: "i64[20000, 6]" = torch.ops.aten.remainder.Scalar(grid, 6)
        is_first: "b8[20000, 6]" = torch.ops.aten.eq.Scalar(column, 0)
        is_gone: "b8[20000, 6]" = torch.ops.aten.logical_or.default(is_early, is_first)
        masked: "f32[20000, 6]" = torch.ops.aten.masked_fill.Scalar(x, is_gone, VALUE)
        y: "f32[20000, 6]" = torch.ops.aten._softmax.default(masked, 0, False)
        return (y,)
)",
                                     {{"VALUE", value}}),
                 2);
  }
}

}  // namespace
}  // namespace backtape
