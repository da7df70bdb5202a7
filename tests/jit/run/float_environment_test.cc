// Runs and compilations neither depend on the caller's floating-point modes nor change them, and raise no exceptions in
// the caller's environment.
#include "backtape/tensor/float_environment.h"

#include <fenv.h>
#include <xmmintrin.h>

#include <cmath>
#include <cstring>
#include <string>
#include <vector>

#include "backtape/interp/interpreter.h"
#include "backtape/jit/compiler.h"
#include "backtape/tests/jit/run/small_graph.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

// Bits of MXCSR.
constexpr unsigned kFlushToZero = 0x8000;
constexpr unsigned kDenormalsAreZero = 0x0040;
constexpr unsigned kRoundUp = 0x4000;
constexpr unsigned kRoundTowardZero = 0x6000;
constexpr unsigned kInexactFlag = 0x0020;
constexpr unsigned kAllTraps = 0x1f80;  // a set bit masks its exception

// Sets MXCSR for a scope.
class Modes {
 public:
  explicit Modes(unsigned bits) : before_(_mm_getcsr()) { _mm_setcsr(bits); }
  ~Modes() { _mm_setcsr(before_); }
  Modes(const Modes&) = delete;
  Modes& operator=(const Modes&) = delete;

 private:
  unsigned before_;
};

// Products whose results are denormal, quotients that are rounded, a constant that is computed at compile time, a
// matrix product, and an op on its reference kernel.
constexpr char kProgram[] = R"(x: "f32[64, 33]", w: "f32[33, 8]"):
        mul: "f32[64, 33]" = torch.ops.aten.mul.Tensor(x, 1e-39)
        add: "f32[64, 33]" = torch.ops.aten.add.Tensor(mul, mul)
        div: "f32[64, 33]" = torch.ops.aten.div.Tensor(x, 3.0)
        full: "f32[33]" = torch.ops.aten.full.default([33], 0.1, dtype = torch.float32)
        div_1: "f32[33]" = torch.ops.aten.div.Tensor(full, 3.0)
        mul_1: "f32[64, 33]" = torch.ops.aten.mul.Tensor(div, div_1)
        mm: "f32[64, 8]" = torch.ops.aten.mm.default(mul_1, w)
        sum_1: "f32[64]" = torch.ops.aten.sum.dim_IntList(mul_1, [1])
        histc: "f32[64]" = torch.ops.aten.histc.default(sum_1, 64)
        return (add, mul_1, mm, sum_1, histc)
)";

void ExpectSameBits(const IValueList& found, const IValueList& expected) {
  ASSERT_EQ(found.size(), expected.size());
  for (size_t i = 0; i < found.size(); ++i) {
    const Tensor& a = found[i].tensor();
    const Tensor& b = expected[i].tensor();
    ASSERT_TRUE(a.is_contiguous() && b.is_contiguous());
    EXPECT_EQ(std::memcmp(a.raw_data(), b.raw_data(), static_cast<size_t>(a.numel() * ItemSize(a.dtype()))), 0)
        << "out" << i;
  }
}

TEST(FloatEnvironmentTest, SameBitsInAnyModeWithAnyNumberOfThreads) {
  const auto graph = testing::ReadForward(kProgram);
  ASSERT_NE(graph, nullptr);
  const IValueList inputs = testing::RandomInputsOf(*graph);
  const auto interpreter = CompileForInterpreter(*graph);
  ASSERT_TRUE(interpreter.ok()) << interpreter.status();
  const auto interpreted = (*interpreter)->Run(inputs);
  ASSERT_TRUE(interpreted.ok()) << interpreted.status();
  const auto plain = CompileNative(*graph, {.num_threads = 1});
  ASSERT_TRUE(plain.ok()) << plain.status();
  const auto expected = (*plain)->Run(inputs);
  ASSERT_TRUE(expected.ok()) << expected.status();
  // Flushing would change the results, because some products are denormal.
  bool has_denormal = false;
  const Tensor& products = (*expected)[0].tensor();
  for (int64_t i = 0; i < products.numel(); ++i) {
    has_denormal |= std::fpclassify(static_cast<float>(products.item(i).to_double())) == FP_SUBNORMAL;
  }
  ASSERT_TRUE(has_denormal);

  for (const unsigned bits : {kAllTraps | kFlushToZero | kDenormalsAreZero, kAllTraps | kRoundUp,
                              kAllTraps | kRoundTowardZero | kInexactFlag}) {
    for (const int threads : {1, 2, 3}) {
      SCOPED_TRACE(::testing::Message() << "MXCSR " << std::hex << bits << ", " << threads << " threads");
      absl::StatusOr<IValueList> found, found_by_interpreter;
      unsigned after = 0;
      {
        const Modes modes(bits);
        // Worker threads inherit these modes when they start.
        const auto native = CompileNative(*graph, {.num_threads = threads, .share_small_work = true});
        if (native.ok()) found = (*native)->Run(inputs);
        found_by_interpreter = (*interpreter)->Run(inputs);
        after = _mm_getcsr();
      }
      EXPECT_EQ(after, bits);
      ASSERT_TRUE(found.ok()) << found.status();
      ASSERT_TRUE(found_by_interpreter.ok()) << found_by_interpreter.status();
      ExpectSameBits(*found, *expected);
      ExpectSameBits(*found_by_interpreter, *interpreted);
    }
  }
}

// The sizes leave lanes of vectors unused, which contain arbitrary values; some used lanes divide by zero.
TEST(FloatEnvironmentTest, NoTraps) {
  const auto graph = testing::ReadForward(R"(x: "f32[5]", y: "f64[3, 3]", e: "f32[5]"):
        div: "f32[5]" = torch.ops.aten.div.Tensor(x, e)
        pow_1: "f32[5]" = torch.ops.aten.pow.Tensor_Tensor(x, e)
        reciprocal: "f64[3, 3]" = torch.ops.aten.reciprocal.default(y)
        log: "f64[3, 3]" = torch.ops.aten.log.default(reciprocal)
        sum_1: "f64[3]" = torch.ops.aten.sum.dim_IntList(log, [1])
        return (div, pow_1, sum_1)
)");
  ASSERT_NE(graph, nullptr);
  const auto values = [](std::vector<int64_t> sizes, const std::vector<double>& of, DType dtype) {
    return Tensor::FromValues(sizes, of, dtype);
  };
  const IValueList inputs = {values({5}, {1, -2, 0, 1e30, 5}, DType::kFloat32),
                             values({3, 3}, {1, 2, 3, -4, 0, 6, 7, 1e300, 9}, DType::kFloat64),
                             values({5}, {0, 0.5, -1, 1e30, 2}, DType::kFloat32)};
  for (const int threads : {1, 2}) {
    const auto native = CompileNative(*graph, {.num_threads = threads, .share_small_work = true});
    ASSERT_TRUE(native.ok()) << native.status();
    const int traps = FE_DIVBYZERO | FE_INVALID | FE_OVERFLOW | FE_UNDERFLOW;
    feclearexcept(traps);
    ASSERT_EQ(feenableexcept(traps), 0);
    const auto found = (*native)->Run(inputs);
    const int traps_after = fegetexcept();
    const int raised = fetestexcept(traps);
    fedisableexcept(traps);
    EXPECT_EQ(traps_after, traps);
    EXPECT_EQ(raised, 0);
    ASSERT_TRUE(found.ok()) << found.status();
  }
}

}  // namespace
}  // namespace backtape
