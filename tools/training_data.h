#ifndef BACKTAPE_TOOLS_TRAINING_DATA_H_
#define BACKTAPE_TOOLS_TRAINING_DATA_H_

#include <string>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/tools/values.h"

namespace backtape::tools {

// The batches of a training run.
class TrainingData {
 public:
  // Takes the arrays of a file (ReadArrays) for the placeholders of these names, all of known type. An array with as
  // many dims as its placeholder is used in every step; one with an additional leading dim holds a batch for each index
  // of that dim. InvalidArgument lists the placeholders that are used but have no array, arrays of other types or
  // without batches, arrays that are not inputs, and different numbers of batches.
  static absl::StatusOr<TrainingData> Of(const Graph& graph, const std::vector<std::string>& inputs,
                                         const std::string& path);

  // The number of batches; 1 if no array has a batch dim.
  int64_t num_batches() const { return num_batches_; }
  // The value of a placeholder in batch `batch`; None for other placeholders.
  absl::StatusOr<IValue> Value(const Node& placeholder, int64_t batch) const;
  bool Has(const std::string& placeholder) const { return arrays_.contains(placeholder); }

 private:
  absl::btree_map<std::string, Tensor> arrays_;
  int64_t num_batches_ = 1;
};

// The type of the target in one batch, for the loss ("mse" or "cross_entropy") of output `of`. The target is the array
// `target` of the file `data`; if the file has several batches, they are the first dim of the array. It is an error if
// the array or the output does not exist.
absl::StatusOr<ValueType> TypeOfTarget(const Graph& graph, int of, const std::string& data, const std::string& target,
                                       const std::string& loss);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_TRAINING_DATA_H_
