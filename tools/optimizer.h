#ifndef BACKTAPE_TOOLS_OPTIMIZER_H_
#define BACKTAPE_TOOLS_OPTIMIZER_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/tools/values.h"

namespace backtape::tools {

enum class OptimizerKind : uint8_t { kSgd, kMomentum, kAdam, kAdamW };

// The defaults are those of torch.optim, except `momentum` (0 there), which only OptimizerKind::kMomentum uses, and the
// weight decay of AdamW (0.01 there).
struct OptimizerOptions {
  OptimizerKind kind = OptimizerKind::kSgd;
  double lr = 1e-3;
  double momentum = 0.9;
  double beta1 = 0.9;
  double beta2 = 0.999;
  double eps = 1e-8;
  double weight_decay = 0;
};

// "sgd", "momentum", "adam" or "adamw".
absl::string_view NameOf(OptimizerKind kind);

// Updates parameters as torch.optim.SGD, Adam and AdamW do, computing in double precision and rounding to the dtypes of
// the parameter and of its state.
class Optimizer {
 public:
  // `names` are the parameters' names in the model, which checkpoints use; `parameters` are updated in place.
  Optimizer(const OptimizerOptions& options, std::vector<std::string> names, std::vector<Tensor> parameters);

  // Takes one step. The gradients have the parameters' sizes; an undefined gradient leaves its parameter unchanged.
  absl::Status Step(const std::vector<Tensor>& gradients);

  int64_t num_steps() const { return num_steps_; }
  // The state by names such as "backtape.optimizer.exp_avg.fc.weight" (kOptimizerPrefix), without the number of steps.
  NamedTensors State() const;
  // Restores the result of State(). Errors: a tensor is missing, or has other sizes or another dtype.
  absl::Status Restore(const NamedTensors& tensors, int64_t num_steps);

 private:
  void UpdateOne(size_t i, const Tensor& gradient);

  OptimizerOptions options_;
  std::vector<std::string> names_;
  std::vector<Tensor> parameters_;
  std::vector<std::string> slots_;          // "momentum_buffer", or "exp_avg" and "exp_avg_sq"
  std::vector<std::vector<Tensor>> state_;  // [slot][parameter]
  int64_t num_steps_ = 0;
};

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_OPTIMIZER_H_
