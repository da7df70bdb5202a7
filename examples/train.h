#ifndef BACKTAPE_EXAMPLES_TRAIN_H_
#define BACKTAPE_EXAMPLES_TRAIN_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "CLI/CLI.hpp"
#include "absl/status/status.h"
#include "backtape/examples/model.h"

namespace backtape::examples {

struct TrainOptions {
  int steps = 200;
  int64_t batch = 8;
  int64_t context = 32;
  double learning_rate = 3e-3;
  int threads = 0;  // threads of native code; 0: one for each processor
  std::vector<std::string> modes = {"eager", "interpreted", "native"};
  std::string text;
  bool is_float64 = false;

  DType dtype() const { return is_float64 ? DType::kFloat64 : DType::kFloat32; }
};
// Adds the options that the examples share.
void AddTrainOptions(CLI::App& app, TrainOptions& options);

// Trains in each mode with a progress bar, then prints losses and steps per second side by side. Returns an error if
// the losses of a mode differ from those of the first by more than 1e-3 of the loss, or 1e-10 in float64. Modes round
// differently, and training amplifies the differences.
absl::Status Train(const TrainOptions& options,
                   const std::function<std::unique_ptr<Model>(int64_t vocabulary)>& make_model);

}  // namespace backtape::examples

#endif  // BACKTAPE_EXAMPLES_TRAIN_H_
