#ifndef BACKTAPE_TESTS_JIT_RUN_STEP_FILES_H_
#define BACKTAPE_TESTS_JIT_RUN_STEP_FILES_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/tensor/ivalue.h"

namespace backtape::testing {

// A training step of tests/steps with the values that PyTorch computed.
struct TrainingStep {
  std::unique_ptr<Graph> graph;
  IValueList inputs;             // fresh copies: some steps write them
  std::vector<Tensor> expected;  // undefined if the archive has no value
};

absl::StatusOr<TrainingStep> ReadTrainingStep(const std::string& name);
std::vector<std::string> TrainingStepNames();

// Copies of tensors, so that a run that writes its inputs leaves the originals.
IValueList CopyOf(const IValueList& values);

// Describes wrong results: floating-point outputs may differ by `scale_tolerance` of the output's largest value, others
// must be equal.
std::vector<std::string> Differences(const IValueList& results, const std::vector<Tensor>& expected,
                                     double scale_tolerance);

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_JIT_RUN_STEP_FILES_H_
