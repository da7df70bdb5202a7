#ifndef BACKTAPE_EXAMPLES_TRAIN_H_
#define BACKTAPE_EXAMPLES_TRAIN_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "CLI/CLI.hpp"
#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/autograd/variable.h"

namespace backtape::examples {

// A model that is trained: made anew, with the same first weights, for each mode.
class Model {
 public:
  virtual ~Model() = default;
  virtual const variable_list& parameters() const = 0;
  // The mean cross entropy of the next characters, 0-dim.
  virtual Variable Loss(const Variable& inputs, const Variable& targets) const = 0;
};

// Normal numbers of a seeded generator as leaves that require grad, float32.
class Initialiser {
 public:
  Variable Normal(absl::Span<const int64_t> sizes, double scale);
  static Variable Constant(absl::Span<const int64_t> sizes, double value);

 private:
  std::mt19937 random_{1};
};

struct TrainOptions {
  int steps = 200;
  int64_t batch = 8;
  int64_t context = 32;
  double learning_rate = 3e-3;
  int threads = 0;  // of native code; 0: all
  std::vector<std::string> modes = {"eager", "interpreted", "native"};
  std::string text;
};
void AddTrainOptions(CLI::App& app, TrainOptions& options);

// Trains in each mode with a progress bar, then prints losses and steps per second side by side. An error when the
// losses of two modes differ by more than 1e-3 of the loss: float32 rounds differently, and training spreads that.
absl::Status Train(const TrainOptions& options,
                   const std::function<std::unique_ptr<Model>(int64_t vocabulary)>& make_model);

// Parses the command line and runs; the exit code: 0, 1 for an error, 2 for wrong usage.
int RunExample(int argc, char** argv, CLI::App& app, const std::function<absl::Status()>& run);

}  // namespace backtape::examples

#endif  // BACKTAPE_EXAMPLES_TRAIN_H_
