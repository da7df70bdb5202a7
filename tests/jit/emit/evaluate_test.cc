#include "backtape/jit/kernel_ir/evaluate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "backtape/jit/kernel_ir/builder.h"

namespace backtape::jit {
namespace {

using ::testing::HasSubstr;

// softmax over the last dim of b0[p0, p1] to b1.
Kernel Softmax() {
  KernelBuilder b("softmax");
  b.kernel().num_params = 2;
  b.kernel().num_buffers = 2;
  b.kernel().outer = {Int::Param(0)};
  b.kernel().vectorize = Vectorize::kInner;
  const Access x{0, DType::kFloat32, 0, {Int::Param(1)}, {1}};
  const Access y{1, DType::kFloat32, 0, {Int::Param(1)}, {1}};
  b.BeginPhase({Int::Param(1)});
  const ValueId max = b.Make(Op::kReduceMax, b.Load(x));
  b.BeginPhase({Int::Param(1)});
  const ValueId e = b.Make(Op::kExp, b.Make(Op::kSub, b.Load(x), max));
  b.Store(y, e);
  const ValueId sum = b.Make(Op::kReduceSum, e);
  b.BeginPhase();
  const ValueId scale = b.Make(Op::kReciprocal, sum);
  b.BeginPhase({Int::Param(1)});
  b.Store(y, b.Make(Op::kMul, b.Load(y), scale));
  return *b.Finish();
}

TEST(Evaluate, Softmax) {
  const Kernel kernel = Softmax();
  const std::vector<float> x = {1, 2, 3, 0, 0, 0};
  std::vector<float> y(6);
  const int64_t params[] = {2, 3};
  void* const buffers[] = {const_cast<float*>(x.data()), y.data()};
  EXPECT_EQ(kernel.OuterSize(params), 2);
  Evaluate(kernel, params, buffers, 0, 2);
  const double sum = std::exp(-2.0) + std::exp(-1.0) + 1;
  EXPECT_NEAR(y[0], std::exp(-2.0) / sum, 1e-7);
  EXPECT_NEAR(y[2], 1 / sum, 1e-7);
  EXPECT_NEAR(y[4], 1.0 / 3, 1e-7);
}

TEST(Kernel, PrintsItself) {
  EXPECT_EQ(Softmax().ToString(),
            "kernel softmax [p0] vectorize inner params 2 buffers 2\n"
            "  loop [p1]\n"
            "    %0 = load f32 (f32 b0[p1; 1])\n"
            "    %1 = reduce_max f32 %0\n"
            "  loop [p1]\n"
            "    %2 = load f32 (f32 b0[p1; 1])\n"
            "    %3 = sub f32 %2, %1\n"
            "    %4 = exp f32 %3\n"
            "    store (f32 b1[p1; 1]) %4\n"
            "    %6 = reduce_sum f32 %4\n"
            "  straight\n"
            "    %7 = reciprocal f32 %6\n"
            "  loop [p1]\n"
            "    %8 = load f32 (f32 b1[p1; 1])\n"
            "    %9 = mul f32 %8, %7\n"
            "    store (f32 b1[p1; 1]) %9\n");
}

TEST(Verify, NamesTheInstruction) {
  Kernel kernel = Softmax();
  kernel.instructions[3].operands[1] = 4;
  EXPECT_THAT(std::string(Verify(kernel).message()), HasSubstr("%3: operand %4 is not visible here"));
  kernel = Softmax();
  kernel.instructions[6].type = DType::kFloat64;
  EXPECT_THAT(std::string(Verify(kernel).message()), HasSubstr("%6: an operand has the wrong type"));
}

}  // namespace
}  // namespace backtape::jit
