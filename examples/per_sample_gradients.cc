// Transforms the loss of one sample into the gradients of all samples of a batch. Clips each sample's gradient to a
// norm of 1 before the mean, as training with differential privacy does, and runs the step eagerly and as native code.
#include <algorithm>
#include <cstdio>
#include <random>
#include <vector>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/examples/run_example.h"
#include "backtape/jit/captured_step.h"
#include "backtape/passes/func/func.h"

using namespace backtape;

namespace {

constexpr int64_t kSamples = 16;
constexpr int64_t kFeatures = 4;
constexpr int64_t kHidden = 8;

Variable RandomNumbers(const std::vector<int64_t>& sizes, std::mt19937& random) {
  std::normal_distribution<double> normal;
  std::vector<double> values(Tensor::Empty(sizes, DType::kFloat64).numel());
  for (double& value : values) value = normal(random);
  return Tensor::FromValues(sizes, values, DType::kFloat64);
}

// The loss of one sample: {w1, w2, x, y} to a number.
variable_list Loss(const variable_list& in) {
  const Variable hidden = ops::tanh(ops::mv(in[0], in[2]));
  const Variable error = ops::dot(in[1], hidden) - in[3];
  return {error * error};
}

variable_list ClippedMean(const variable_list& in) {
  const func::TensorFunction each =
      func::Vmap(func::Grad(Loss, {0, 1}), {.in_dims = {std::nullopt, std::nullopt, 0, 0}});
  variable_list gradients = each(in);  // [samples, ...]
  for (Variable& gradient : gradients) {
    const Variable rows = ops::reshape(gradient, {SymInt(kSamples), SymInt(-1)});
    const Variable norms = ops::linalg_vector_norm(rows, 2, {1}, true);
    gradient =
        ops::reshape(ops::mean(rows / ops::clamp_min(norms, 1), {0}), absl::MakeConstSpan(gradient.sizes()).subspan(1));
  }
  return gradients;
}

double LargestDifference(const Variable& a, const Variable& b) { return ops::amax(ops::abs(a - b)).item().to_double(); }

absl::Status Run() {
  std::mt19937 random(1);
  const variable_list in = {RandomNumbers({kHidden, kFeatures}, random), RandomNumbers({kHidden}, random),
                            RandomNumbers({kSamples, kFeatures}, random), RandomNumbers({kSamples}, random)};

  // Compares the batched gradients with those of one sample at a time.
  const variable_list each = func::Vmap(func::Grad(Loss, {0, 1}), {.in_dims = {std::nullopt, std::nullopt, 0, 0}})(in);
  double worst = 0;
  for (int64_t i = 0; i < kSamples; ++i) {
    const variable_list one =
        func::Grad(Loss, {0, 1})({in[0], in[1], ops::select(in[2], 0, i), ops::select(in[3], 0, i)});
    worst = std::max(worst, LargestDifference(ops::select(each[0], 0, i), one[0]));
    worst = std::max(worst, LargestDifference(ops::select(each[1], 0, i), one[1]));
  }
  std::printf("gradients of %d samples at once and one by one: largest difference %g\n", static_cast<int>(kSamples),
              worst);

  CapturedStep native(ClippedMean);
  const variable_list eager = ClippedMean(in);
  const variable_list compiled = native(in);
  const double difference =
      std::max(LargestDifference(eager[0], compiled[0]), LargestDifference(eager[1], compiled[1]));
  std::printf("mean of clipped gradients, eager and native: largest difference %g\n", difference);
  if (worst < 1e-12 && difference < 1e-12) return absl::OkStatus();
  return absl::InternalError("the results differ; expected differences below 1e-12");
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Computes the gradients of all samples of a batch at once, with Vmap and Grad, and clips each of them.",
               "per_sample_gradients");
  return examples::RunExample(argc, argv, app, Run);
}
