#include "backtape/tools/compare_outputs.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "absl/container/btree_map.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "backtape/interp/compare.h"
#include "backtape/ir/infer_types.h"
#include "backtape/passes/bisect/rounding_noise.h"

namespace backtape::tools {
namespace {

void NameOutputsOf(const Argument& argument, const RoundedDTypes& narrowest, int* index,
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
  // Types that can't be inferred stay unknown.
  InferTypes(*typed, env).IgnoreError();
  const RoundedDTypes narrowest(*typed);
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

std::function<absl::flat_hash_map<std::string, Tensor>(int samples)> RoundingOf(const BoundGraph& bound) {
  return [&bound](int samples) {
    absl::flat_hash_map<std::string, Tensor> by_key;
    const absl::StatusOr<RoundingNoise> noise = MeasureRoundingNoise(bound, {.samples = samples});
    if (!noise.ok()) return by_key;
    for (auto& [key, tensor] : NameOutputs(noise->outputs)) by_key.emplace(key, tensor);
    const std::vector<Node*> placeholders = bound.graph->placeholders();
    for (size_t i = 0; i < placeholders.size() && i < noise->inputs.size(); ++i) {
      if (noise->inputs[i].is_tensor()) by_key.emplace(placeholders[i]->name(), noise->inputs[i].tensor());
    }
    return by_key;
  };
}

namespace {

// Measures the effect of rounding when it is first needed. More samples only increase the differences that rounding
// explains, and most differences are explained by the first ones.
class LazyRounding {
 public:
  explicit LazyRounding(const OutputTolerance& tolerance) : tolerance_(tolerance) {}

  // The difference; counts only elements beyond the limit and beyond what rounding explains.
  Difference Beyond(const std::string& key, const Tensor& actual, const Tensor& expected, Tolerance limit) {
    if (tolerance_.rtol || !tolerance_.rounding) return Compare(actual, expected, limit);
    constexpr int kFewSamples = 2;
    Difference beyond;
    for (const int samples : {kFewSamples, RoundingNoiseOptions().samples}) {
      if (samples > samples_) by_key_ = tolerance_.rounding(samples);
      samples_ = std::max(samples_, samples);
      const auto explained = by_key_.find(key);
      const bool fits = explained != by_key_.end() && explained->second.sizes() == expected.sizes();
      if (fits) limit.allowed = explained->second;
      beyond = Compare(actual, expected, limit);
      if (beyond.ok()) break;
    }
    return beyond;
  }

 private:
  const OutputTolerance& tolerance_;
  absl::flat_hash_map<std::string, Tensor> by_key_;
  int samples_ = 0;
};

}  // namespace

absl::Status CompareOutputs(const NamedTensors& found, const NamedTensors& expected,
                            const absl::flat_hash_map<std::string, DType>& narrowest, const OutputTolerance& tolerance,
                            absl::string_view whose) {
  absl::btree_map<std::string, Tensor> rest(found.begin(), found.end());
  LazyRounding rounding(tolerance);
  bool all_close = true;
  absl::PrintF("%-8s %-22s %12s %12s  %s\n", "output", "type", "difference", "relative", "verdict");
  for (const auto& [key, tensor] : expected) {
    const auto it = rest.find(key);
    if (it == rest.end()) {
      all_close = false;
      const std::string type = tensor.type().ToString();
      absl::PrintF("%-8s %-22s %26s expected %s, found no value\n", key, type, "", type);
      continue;
    }
    const Tensor actual = it->second;
    rest.erase(it);
    const Difference difference = Compare(actual, tensor, {});
    if (!difference.mismatch.empty()) {
      all_close = false;
      absl::PrintF("%-8s %-22s %26s %s\n", key, tensor.type().ToString(), "", difference.mismatch);
      continue;
    }
    const bool exact = !IsFloatingPoint(tensor.dtype());
    const auto on_the_way = narrowest.find(key);
    const double rtol = tolerance.rtol.value_or(
        std::max(DefaultRtol(tensor.dtype()), on_the_way == narrowest.end() ? 0 : DefaultRtol(on_the_way->second)));
    const double limit = exact ? 0 : std::max(tolerance.atol, ScaleLimit(rtol, difference.scale, tensor.dtype()));
    std::string verdict = "equal";
    if (!(difference.max_absolute <= limit)) {
      Tolerance by_element{0, limit};
      const Difference beyond = rounding.Beyond(key, actual, tensor, by_element);
      const std::string allowed = exact ? "" : absl::StrCat(" by more than ", rtol, " (relative)");
      all_close = all_close && beyond.ok();
      verdict = beyond.ok() ? "equal up to rounding" : absl::StrCat("differs", allowed, ": ", beyond.ToString(tensor));
    }
    absl::PrintF("%-8s %-22s %12.3g %12.3g  %s\n", key, tensor.type().ToString(), difference.max_absolute,
                 difference.relative_to_scale, verdict);
  }
  for (const auto& [key, tensor] : rest) {
    all_close = false;
    absl::PrintF("%-8s %-22s %26s not in %s\n", key, tensor.type().ToString(), "", whose);
  }
  if (all_close) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("outputs differ from ", whose));
}

}  // namespace backtape::tools
