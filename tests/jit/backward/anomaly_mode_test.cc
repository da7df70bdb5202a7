// Anomaly mode with captured backwards: the eager engine runs them, so that errors name the forward line.
#include "backtape/autograd/variable/anomaly_mode.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/custom/function.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/jit/backward/compiled_backward_fixture.h"

namespace backtape {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::Pair;

class CapturedAnomalyModeTest : public CompiledBackwardTest {};
INSTANTIATE_TEST_SUITE_P(Engines, CapturedAnomalyModeTest, ::testing::Values(Backend::kInterpreter, Backend::kNative),
                         EngineName);

template <typename F>
std::string MessageOf(F body) {
  try {
    body();
  } catch (const Error& error) {
    return error.what();
  }
  return "nothing was thrown";
}

TEST_P(CapturedAnomalyModeTest, DetectNan) {
  const AnomalyModeGuard anomaly;
  const auto scope = compiled_.Enable();
  for (int i = 0; i < 2; ++i) {
    const Variable x = Variable(Tensor::FromValues({2}, {0, 1}, DType::kFloat64)).set_requires_grad();
    const Variable root = ops::sqrt(x * 0);
    const int line = __LINE__ - 1;
    EXPECT_THAT(MessageOf([&] { ops::sum(root * 0).backward(); }),
                AllOf(HasSubstr("Function 'SqrtBackward0' returned nan values in its 0th output."),
                      HasSubstr("Error detected in SqrtBackward0. Traceback of the forward call"),
                      HasSubstr(absl::StrCat("anomaly_mode_test.cc:", line))));
  }
  EXPECT_EQ(captures(), 0);
  EXPECT_THAT(compiled_.stats().engine_reasons, ElementsAre(Pair("anomaly mode", 2)));
}

TEST_P(CapturedAnomalyModeTest, GradientsMatchTheEngine) {
  const Mlp mlp;
  const Variable x = Values({5, 3});
  mlp.Loss(x).backward();
  const variable_list expected = mlp.Grads();
  const AnomalyModeGuard anomaly;
  const auto scope = compiled_.Enable();
  for (int i = 0; i < 2; ++i) {
    mlp.ZeroGrad();
    mlp.Loss(x).backward();
    for (size_t p = 0; p < expected.size(); ++p) ExpectNear(mlp.Grads()[p], expected[p], 1e-10);
  }
  EXPECT_EQ(captures(), 0);
}

TEST_P(CapturedAnomalyModeTest, NoCheckNan) {
  const AnomalyModeGuard anomaly(true, /*check_nan=*/false);
  const auto scope = compiled_.Enable();
  const Variable x = Variable(Tensor::FromValues({1}, {0}, DType::kFloat64)).set_requires_grad();
  ops::sum(ops::sqrt(x) * 0).backward();
  EXPECT_TRUE(std::isnan(x.grad().item(0).to_double()));
}

TEST_P(CapturedAnomalyModeTest, CachedCodeIsNotUsedInAnomalyMode) {
  const Variable x = Variable(Tensor::FromValues({1}, {0}, DType::kFloat64)).set_requires_grad();
  const auto scope = compiled_.Enable();
  ops::sum(ops::sqrt(x) * 0).backward();
  x.set_grad({});
  const AnomalyModeGuard anomaly;
  EXPECT_THAT(MessageOf([&] { ops::sum(ops::sqrt(x) * 0).backward(); }), HasSubstr("SqrtBackward0"));
  EXPECT_EQ(captures(), 1);
}

struct Failing : Function<Failing> {
  static Variable Forward(FunctionContext&, const Variable& x) { return x * 2; }
  static variable_list Backward(FunctionContext&, variable_list) {
    throw Error(absl::InternalError("no gradient today"));
  }
};

TEST_P(CapturedAnomalyModeTest, ErrorsOfNonTraceableNodes) {
  const Variable x = Values({2}).set_requires_grad();
  const auto backward = [&] { ops::sum(Failing::Apply(x)).backward(); };
  const auto scope = compiled_.Enable();
  EXPECT_THAT(MessageOf(backward), AllOf(HasSubstr("no gradient today"), Not(HasSubstr("Traceback"))));
  const AnomalyModeGuard anomaly;
  EXPECT_THAT(MessageOf(backward),
              AllOf(HasSubstr("no gradient today\nError detected in CppNodeFailing. Traceback of the forward call"),
                    HasSubstr("anomaly_mode_test.cc:")));
}

}  // namespace
}  // namespace backtape
