// Captured backwards and captured steps of the models in examples/, compared with eager execution.
#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/examples/adam.h"
#include "backtape/examples/gpt.h"
#include "backtape/examples/mlp.h"
#include "backtape/jit/backward_compiler.h"
#include "backtape/jit/captured_step.h"
#include "backtape/tests/jit/run/step_files.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using examples::Adam;
using examples::Model;
using ::testing::IsEmpty;

constexpr int64_t kBatch = 3;
constexpr int64_t kContext = 6;
constexpr int64_t kVocabulary = 11;

struct Case {
  std::string name;
  std::function<std::unique_ptr<Model>(DType dtype)> make;
  Backend backend;
};

std::unique_ptr<Model> SmallMlp(DType dtype) {
  return examples::MakeMlp({.vocabulary = kVocabulary, .context = kContext, .width = 4, .hidden = 12, .dtype = dtype});
}

std::unique_ptr<Model> SmallGpt(DType dtype) {
  return examples::MakeGpt(
      {.vocabulary = kVocabulary, .context = kContext, .layers = 2, .heads = 2, .width = 8, .dtype = dtype});
}

std::vector<Case> Cases() {
  return {{"MlpInterpreted", SmallMlp, Backend::kInterpreter},
          {"MlpNative", SmallMlp, Backend::kNative},
          {"GptInterpreted", SmallGpt, Backend::kInterpreter},
          {"GptNative", SmallGpt, Backend::kNative}};
}

// A batch of pieces of one learnable sequence. Each step gets different pieces.
variable_list Batch(int step) {
  std::vector<double> inputs;
  std::vector<double> targets;
  for (int64_t b = 0; b < kBatch; ++b) {
    for (int64_t i = 0; i < kContext; ++i) {
      const int64_t at = 17 * step + 5 * b + i;
      inputs.push_back(static_cast<double>(at * at % kVocabulary));
      targets.push_back(static_cast<double>((at + 1) * (at + 1) % kVocabulary));
    }
  }
  return {Tensor::FromValues({kBatch, kContext}, inputs, DType::kInt64),
          Tensor::FromValues({kBatch, kContext}, targets, DType::kInt64)};
}

variable_list Gradients(const Model& model, const variable_list& batch) {
  const std::vector<TapePoint> wrt(model.parameters().begin(), model.parameters().end());
  return Grad(std::vector<TapePoint>{model.Loss(batch[0], batch[1])}, wrt);
}

class ModelsTest : public ::testing::TestWithParam<Case> {
 protected:
  static void ExpectGradientsOfEager(DType dtype, double tolerance) {
    const std::unique_ptr<Model> model = GetParam().make(dtype);
    CompiledBackward compiled(MakeBackwardCompiler({.backend = GetParam().backend}));
    for (int step = 0; step < 3; ++step) {
      const variable_list eager = Gradients(*model, Batch(step));
      const auto scope = compiled.Enable();
      const variable_list captured = Gradients(*model, Batch(step));
      EXPECT_THAT(testing::Differences(IValueList(captured.begin(), captured.end()),
                                       std::vector<Tensor>(eager.begin(), eager.end()), tolerance),
                  IsEmpty());
    }
    EXPECT_EQ(compiled.stats().captures, 1);
    EXPECT_EQ(compiled.stats().compiles, 1);
  }

  // The losses of consecutive steps of Adam. `run` runs the given step on a batch.
  using Program = std::function<variable_list(const variable_list& batch)>;
  static std::vector<double> Losses(const std::function<variable_list(const Program&, const variable_list&)>& run) {
    const std::unique_ptr<Model> model = GetParam().make(DType::kFloat64);
    Adam optimiser(model->parameters(), 3e-3);
    const Program program = [&](const variable_list& batch) -> variable_list {
      const Variable loss = model->Loss(batch[0], batch[1]);
      const std::vector<TapePoint> wrt(model->parameters().begin(), model->parameters().end());
      optimiser.Step(Grad(std::vector<TapePoint>{loss}, wrt));
      return {loss.detach()};
    };
    std::vector<double> losses;
    for (int step = 0; step < 200; ++step) losses.push_back(run(program, Batch(step))[0].item().to_double());
    return losses;
  }

  static void ExpectSameLosses(const std::vector<double>& actual, const std::vector<double>& expected) {
    ASSERT_EQ(actual.size(), expected.size());
    // Engines round differently, and training amplifies a difference of 1e-16 over 200 steps.
    for (size_t i = 0; i < expected.size(); ++i) {
      ASSERT_NEAR(actual[i], expected[i], 1e-9 * std::abs(expected[i])) << "step " << i;
    }
    EXPECT_LT(expected.back(), 0.8 * expected.front());
  }
};

INSTANTIATE_TEST_SUITE_P(Models, ModelsTest, ::testing::ValuesIn(Cases()),
                         [](const auto& info) { return info.param.name; });

TEST_P(ModelsTest, GradientsOfACapturedBackwardInFloat64) { ExpectGradientsOfEager(DType::kFloat64, 1e-10); }

// The tolerance is relative to the largest element of each gradient.
TEST_P(ModelsTest, GradientsOfACapturedBackwardInFloat32) { ExpectGradientsOfEager(DType::kFloat32, 1e-5); }

TEST_P(ModelsTest, LossesOver200StepsMatchEager) {
  const std::vector<double> eager =
      Losses([](const Program& program, const variable_list& batch) { return program(batch); });

  CompiledBackward compiled(MakeBackwardCompiler({.backend = GetParam().backend}));
  ExpectSameLosses(Losses([&](const Program& program, const variable_list& batch) {
                     const auto scope = compiled.Enable();
                     return program(batch);
                   }),
                   eager);
  EXPECT_EQ(compiled.stats().compiles, 1);
  EXPECT_EQ(compiled.stats().hits, 199);

  std::optional<CapturedStep> captured;
  ExpectSameLosses(Losses([&](const Program& program, const variable_list& batch) {
                     if (!captured) captured.emplace(program, EngineOptions{.backend = GetParam().backend});
                     return (*captured)(batch);
                   }),
                   eager);
  EXPECT_EQ(captured->captures(), 1);
}

}  // namespace
}  // namespace backtape
