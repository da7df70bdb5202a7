#include "backtape/tools/compare_outputs.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "absl/container/btree_map.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "backtape/interp/compare.h"
#include "backtape/ir/infer_types.h"

namespace backtape::tools {
namespace {

void NameOutputsOf(const Argument& argument, const NarrowestOnTheWay& narrowest, int* index,
                   absl::flat_hash_map<std::string, DType>* named) {
  if (argument.is_sequence()) {
    for (const Argument& item : argument.items()) NameOutputsOf(item, narrowest, index, named);
    return;
  }
  const Node* const node = argument.is_node() ? argument.node() : nullptr;
  const size_t count = node != nullptr && node->type().is_list() ? node->type().list().size() : 1;
  for (size_t i = 0; i < count; ++i) {
    named->emplace(absl::StrCat("out", (*index)++), node == nullptr ? DType::kBool : narrowest.Of(node));
  }
}

}  // namespace

absl::flat_hash_map<std::string, DType> NarrowestDTypes(const Graph& graph) {
  const std::unique_ptr<Graph> typed = graph.Clone();
  ShapeEnv env;
  // What can't be inferred stays unknown.
  InferTypes(*typed, env).IgnoreError();
  const NarrowestOnTheWay narrowest(*typed);
  absl::flat_hash_map<std::string, DType> named;
  for (const Node* placeholder : typed->placeholders()) {
    named.emplace(placeholder->name(), narrowest.Of(placeholder));
  }
  int index = 0;
  for (const Node* node : typed->nodes()) {
    if (!node->is_output()) continue;
    for (const Argument& argument : node->args()) NameOutputsOf(argument, narrowest, &index, &named);
  }
  return named;
}

absl::Status CompareOutputs(const NamedTensors& found, const NamedTensors& expected,
                            const absl::flat_hash_map<std::string, DType>& narrowest, const OutputTolerance& tolerance,
                            absl::string_view whose) {
  absl::btree_map<std::string, Tensor> rest(found.begin(), found.end());
  bool all_close = true;
  absl::PrintF("%-8s %-22s %12s %12s  %s\n", "output", "type", "difference", "of scale", "verdict");
  for (const auto& [key, tensor] : expected) {
    const auto it = rest.find(key);
    const Difference difference = Compare(it != rest.end() ? it->second : Tensor(), tensor, {});
    const bool exact = !IsFloatingPoint(tensor.dtype());
    const auto on_the_way = narrowest.find(key);
    const double rtol = tolerance.rtol.value_or(
        std::max(DefaultRtol(tensor.dtype()), on_the_way == narrowest.end() ? 0 : DefaultRtol(on_the_way->second)));
    const bool close = difference.mismatch.empty() &&
                       (exact ? difference.max_absolute == 0
                              : difference.max_absolute <= tolerance.atol || difference.relative_to_scale <= rtol);
    all_close = all_close && close;
    if (!difference.mismatch.empty()) {
      absl::PrintF("%-8s %-22s %26s %s\n", key, tensor.type().ToString(), "", difference.mismatch);
    } else {
      const std::string allowed = exact ? "" : absl::StrCat(" by more than ", rtol, " of scale");
      absl::PrintF("%-8s %-22s %12.3g %12.3g  %s\n", key, tensor.type().ToString(), difference.max_absolute,
                   difference.relative_to_scale,
                   close ? "equal" : absl::StrCat("differs", allowed, ": ", difference.ToString(tensor)));
    }
    if (it != rest.end()) rest.erase(it);
  }
  for (const auto& [key, tensor] : rest) {
    all_close = false;
    absl::PrintF("%-8s %-22s %26s not in %s\n", key, tensor.type().ToString(), "", whose);
  }
  if (all_close) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("outputs differ from ", whose));
}

}  // namespace backtape::tools
