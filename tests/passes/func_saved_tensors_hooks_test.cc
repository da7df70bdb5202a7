// Saved-tensor hooks and functional transforms.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/tape/saved_tensors_hooks.h"
#include "backtape/passes/func/func.h"
#include "backtape/tests/autograd/throws.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

Variable Packed(const Variable& x) { return x.detach(); }
Variable Unpacked(const Variable& x) { return x; }

variable_list SumOfSines(const variable_list& in) { return {ops::sum(ops::sin(in[0]))}; }

const Variable kAngles = Tensor::FromValues({3}, {0.5, -1.25, 2}, DType::kFloat64);

TEST(SavedTensorsHooksFunc, GradRefusesHooks) {
  const SavedTensorsHooksGuard hooks(Packed, Unpacked);
  const auto refused = ThrowsError("func::Grad, Vjp, Jacrev and Hessian don't support saved-tensor hooks");
  EXPECT_THAT([] { func::Grad(SumOfSines)({kAngles}); }, refused);
  EXPECT_THAT([] { func::ValueAndGrad(SumOfSines)({kAngles}); }, refused);
  EXPECT_THAT([] { func::Vjp(SumOfSines, {kAngles}); }, refused);
  EXPECT_THAT([] { func::Jacrev(SumOfSines)({kAngles}); }, refused);
  EXPECT_THAT([] { func::Hessian(SumOfSines)({kAngles}); }, refused);
}

TEST(SavedTensorsHooksFunc, HooksInsideOfAFunctionAreRefused) {
  const auto f = [](const variable_list& in) {
    const SavedTensorsHooksGuard hooks(Packed, Unpacked);
    return SumOfSines(in);
  };
  const auto refused = ThrowsError(HasSubstr("a function that is transformed must not use saved-tensor hooks"));
  EXPECT_THAT([&] { func::Grad(f)({kAngles}); }, refused);
  EXPECT_THAT([&] { func::Vmap(f)({kAngles}); }, refused);
}

// The hooks apply to the ops of the transformed function.
TEST(SavedTensorsHooksFunc, VmapAndJvpRunWithHooks) {
  const Variable x = kAngles.detach().set_requires_grad();
  int packs = 0;
  const SavedTensorsHooksGuard hooks(
      [&](const Variable& saved) {
        EXPECT_FALSE(saved.is_symbolic());
        ++packs;
        return saved.detach();
      },
      Unpacked);
  const auto f = [](const variable_list& in) -> variable_list { return {ops::sin(in[0])}; };
  ops::sum(func::Vmap(f)({x})[0]).backward();
  EXPECT_EQ(packs, 1);
  for (int64_t i = 0; i < 3; ++i) {
    EXPECT_EQ(x.grad().item(i).to_double(), ops::cos(kAngles).item(i).to_double());
  }
  EXPECT_TRUE(func::Jvp(f, {kAngles}, {kAngles}).tangents[0].defined());
}

}  // namespace
}  // namespace backtape
