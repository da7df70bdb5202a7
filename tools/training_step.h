#ifndef BACKTAPE_TOOLS_TRAINING_STEP_H_
#define BACKTAPE_TOOLS_TRAINING_STEP_H_

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape::tools {

struct TrainingStepOptions {
  // The parameters to train: names in the model, or names of placeholders; empty: all that the signature names, except
  // frozen ones and those without a gradient in a joint graph.
  std::vector<std::string> train{};
  // The output that is the loss. Without it: the one that the signature marks as the loss, or the only user
  // output that is a floating-point scalar.
  std::optional<int> loss_output{};
  // "mse" or "cross_entropy": the loss between the first output (or `loss_output`) and a new input `target`, which has
  // the type `target_type`. Empty: the graph computes its loss.
  std::string loss{};
  std::string target{};
  ValueType target_type{};
};

// A joint graph, and what a training loop does with its inputs and outputs. Names are those of placeholders.
struct TrainingStep {
  std::unique_ptr<Graph> graph;
  size_t loss = 0;                                      // the output that is the loss
  std::vector<std::string> trained;                     // the parameters
  std::vector<size_t> gradients;                        // for each parameter, the output with its gradient
  std::vector<std::pair<size_t, std::string>> updates;  // outputs that are the new values of inputs
  std::string loss_tangent;  // its value is 1; the other tangents are 0; empty if the graph has none
};

// Makes the step of a forward graph, by differentiating its loss, or of a joint graph, whose signature names tangents
// and gradients. The placeholders must have types. The error names what is missing.
absl::StatusOr<TrainingStep> MakeTrainingStep(Graph& graph, const TrainingStepOptions& options);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_TRAINING_STEP_H_
