#include "backtape/tools/training_data.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "backtape/interp/stated_layout.h"
#include "backtape/ir/graph_signature.h"
#include "backtape/ir/problem_list.h"
#include "backtape/ir/signature.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::tools {
namespace {

// The number of dims of a placeholder's values.
int64_t DimsOf(const Node& placeholder) {
  return placeholder.type().is_tensor() ? placeholder.type().tensor().dim() : 0;
}

bool HasSizesOf(const Tensor& array, int64_t first_dim, const ValueType& type) {
  if (!type.is_tensor()) return true;
  const SymIntVector& sizes = type.tensor().sizes;
  for (size_t d = 0; d < sizes.size(); ++d) {
    const auto known = sizes[d].constant();
    if (known.has_value() && *known != array.sizes()[first_dim + static_cast<int64_t>(d)]) return false;
  }
  return array.dtype() == type.tensor().dtype;
}

}  // namespace

absl::StatusOr<ValueType> TypeOfTarget(const Graph& graph, int of, const std::string& data, const std::string& target,
                                       const std::string& loss) {
  BACKTAPE_ASSIGN_OR_RETURN(const NamedTensors arrays, ReadArrays(data));
  const auto found = std::find_if(arrays.begin(), arrays.end(), [&](const auto& a) { return a.first == target; });
  if (found == arrays.end()) {
    return absl::InvalidArgumentError(absl::StrCat(data, ": no array for --target=", target));
  }
  const std::vector<const Argument*> items = ReturnedItems(graph);
  if (of < 0 || static_cast<size_t>(of) >= items.size()) {
    return absl::InvalidArgumentError(NoSuchOutput(of, items.size()));
  }
  if (!items[of]->is_node() || !items[of]->node()->type().is_tensor()) {
    return absl::InvalidArgumentError(
        absl::StrCat("output ", of, ": expected a tensor of known type, found ",
                     items[of]->is_node() ? items[of]->node()->type().ToString() : "a constant"));
  }
  const TensorType& output = items[of]->node()->type().tensor();
  const Tensor& array = found->second;
  // The target holds either class indices, without a dim of classes, or class probabilities.
  const bool is_classes = loss == "cross_entropy" && IsInteger(array.dtype());
  const int64_t dims = output.dim() - (is_classes ? 1 : 0);
  if (array.dim() != dims && array.dim() != dims + 1) {
    return absl::InvalidArgumentError(
        absl::StrCat(data, ": ", target, ": expected ", dims, dims == 1 ? " dim" : " dims", " (or ", dims + 1,
                     " if the first dim counts batches), found ", array.dim(), ": ", array.type().ToString()));
  }
  SymIntVector sizes;
  for (int64_t d = array.dim() - dims; d < array.dim(); ++d) sizes.emplace_back(array.sizes()[d]);
  // The batch may be symbolic.
  if (dims > 0) sizes[0] = output.sizes[0];
  return ValueType(TensorType::Contiguous(array.dtype(), sizes));
}

absl::StatusOr<TrainingData> TrainingData::Of(const Graph& graph, const std::vector<std::string>& inputs,
                                              const std::string& path) {
  BACKTAPE_ASSIGN_OR_RETURN(const NamedTensors arrays, ReadArrays(path));
  TrainingData data;
  ProblemList problems;
  std::string stacked;
  for (const auto& [key, array] : arrays) {
    if (std::find(inputs.begin(), inputs.end(), key) == inputs.end()) {
      problems.Add(key, absl::StrCat("the graph has no input ", key));
      continue;
    }
    const Node& placeholder = *graph.Find(key);
    const int64_t more = array.dim() - DimsOf(placeholder);
    if (more < 0 || more > 1 || !HasSizesOf(array, more, placeholder.type())) {
      problems.Add(
          key, absl::StrCat(key, ": expected ", placeholder.type().ToString(),
                            ", or the same with a leading dim that counts batches, found ", array.type().ToString()));
      continue;
    }
    if (more == 1) {
      const int64_t batches = array.sizes()[0];
      if (batches == 0) problems.Add(key, absl::StrCat(key, " holds no batches"));
      if (!stacked.empty() && batches != data.num_batches_) {
        problems.Add("number of batches", absl::StrCat("the numbers of batches differ: ", stacked, " holds ",
                                                       data.num_batches_, ", ", key, " holds ", batches));
      }
      if (stacked.empty()) data.num_batches_ = batches;
      stacked = key;
    }
    data.arrays_.emplace(key, array);
  }
  for (const std::string& input : inputs) {
    const bool is_given = std::any_of(arrays.begin(), arrays.end(), [&](const auto& a) { return a.first == input; });
    if (!is_given && graph.Find(input)->has_uses()) {
      problems.Add(input, absl::StrCat("no array for ", input, ": ", graph.Find(input)->type().ToString()));
    }
  }
  if (!problems.empty()) return absl::InvalidArgumentError(absl::StrCat(path, ":", problems.ToString()));
  return data;
}

absl::StatusOr<IValue> TrainingData::Value(const Node& placeholder, int64_t batch) const {
  const auto found = arrays_.find(placeholder.name());
  if (found == arrays_.end()) return IValue();
  Tensor value = found->second;
  if (value.dim() > DimsOf(placeholder)) {
    const DimVector sizes(value.sizes().begin() + 1, value.sizes().end());
    const DimVector strides(value.strides().begin() + 1, value.strides().end());
    BACKTAPE_ASSIGN_OR_RETURN(value,
                              value.TryAsStrided(sizes, strides, value.storage_offset() + batch * value.strides()[0]));
  }
  if (!placeholder.type().is_tensor()) return IValue(value.item());
  // A copy, because a step may write its inputs.
  Tensor copy = Tensor::Empty(value.sizes(), value.dtype());
  CopyElements(value, copy);
  BACKTAPE_ASSIGN_OR_RETURN(copy, InStatedLayout(copy, placeholder.type().tensor()));
  return IValue(copy);
}

}  // namespace backtape::tools
