#include "backtape/tests/jit/run/step_files.h"

#include <fstream>
#include <iterator>

#include "absl/container/btree_map.h"
#include "absl/strings/str_cat.h"
#include "backtape/interp/compare.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/tensor/npz.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::testing {

std::vector<std::string> TrainingStepNames() {
  return {"adam",        "adam_inplace",   "gpt_block",       "layernorm_softmax", "lstm",
          "mlp_hessian", "mlp_hessian_wb", "pointwise_chain", "resnet_block",      "tiny_mlp"};
}

absl::StatusOr<TrainingStep> ReadTrainingStep(const std::string& name) {
  const std::string base = absl::StrCat(BACKTAPE_SOURCE_DIR, "/tests/steps/", name);
  // The code form states the types of placeholders; the graph form does not.
  std::ifstream file(base + ".code");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  BACKTAPE_ASSIGN_OR_RETURN(GraphText read, ReadGraph(text));
  TrainingStep step;
  step.graph = std::move(read.graph);
  absl::btree_map<std::string, Tensor> arrays;
  for (const char* part : {".inputs.npz", ".expected.npz"}) {
    BACKTAPE_ASSIGN_OR_RETURN(const auto named, ReadNpz(base + part));
    for (const auto& [key, tensor] : named) arrays.emplace(key, tensor);
  }
  for (const Node* node : step.graph->placeholders()) {
    const auto it = arrays.find(std::string(node->target()));
    if (it == arrays.end()) return absl::NotFoundError(absl::StrCat("no values for ", node->target()));
    step.inputs.emplace_back(it->second);
  }
  const Argument& returned = step.graph->output()->args()[0];
  const size_t num_outputs = returned.is_sequence() ? returned.items().size() : 1;
  for (size_t i = 0; i < num_outputs; ++i) {
    const auto it = arrays.find(absl::StrCat("out", i));
    step.expected.push_back(it == arrays.end() ? Tensor() : it->second);
  }
  return step;
}

IValueList CopyOf(const IValueList& values) {
  IValueList copies;
  for (const IValue& value : values) {
    copies.push_back(value.is_tensor() ? IValue(value.tensor().To(value.tensor().dtype())) : value);
  }
  return copies;
}

std::vector<std::string> Differences(const IValueList& results, const std::vector<Tensor>& expected,
                                     double scale_tolerance) {
  std::vector<std::string> problems;
  if (results.size() != expected.size()) {
    problems.push_back(absl::StrCat(results.size(), " results, expected ", expected.size()));
    return problems;
  }
  for (size_t i = 0; i < results.size(); ++i) {
    if (!expected[i].defined()) continue;
    if (!results[i].is_tensor()) {
      problems.push_back(absl::StrCat("out", i, " is not a tensor"));
      continue;
    }
    const Difference difference = Compare(results[i].tensor(), expected[i], {});
    const bool is_float = IsFloatingPoint(expected[i].dtype());
    if (!difference.mismatch.empty() ||
        (is_float ? !(difference.relative_to_scale <= scale_tolerance) : difference.num_outside > 0)) {
      problems.push_back(absl::StrCat("out", i, ": ", difference.mismatch, difference.ToString(expected[i])));
    }
  }
  return problems;
}

}  // namespace backtape::testing
