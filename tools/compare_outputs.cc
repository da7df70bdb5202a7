#include "backtape/tools/compare_outputs.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/strip.h"
#include "backtape/interp/compare.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/problem_list.h"
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
  // Types that cannot be inferred stay unknown.
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

  // The difference of two tensors; counts only elements beyond the limit and beyond what rounding explains.
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

struct Row {
  std::string output;
  std::string type;
  std::string difference = "-";  // the values cannot be compared
  std::string relative = "-";
  std::string verdict;
  bool differs = true;
};

// Outputs before the states that a graph updates; out9 before out10.
bool ComesBefore(const Row& a, const Row& b) {
  const auto rank = [](const Row& row) {
    absl::string_view digits = row.output;
    uint64_t number = 0;
    const bool is_output = absl::ConsumePrefix(&digits, "out") && absl::SimpleAtoi(digits, &number);
    return std::tuple(!is_output, number, absl::string_view(row.output));
  };
  return rank(a) < rank(b);
}

void PrintRow(const Row& row, int output_width, int type_width) {
  absl::PrintF("%-*s %-*s %12s %12s  %s\n", output_width, row.output, type_width, row.type, row.difference,
               row.relative, row.verdict);
}

// Prints the rows in the order of outputs. If there are too many, prints those that differ first, and counts the rest.
void PrintTable(std::vector<Row> rows) {
  std::sort(rows.begin(), rows.end(), ComesBefore);
  if (rows.size() > kMaxListed) {
    std::stable_sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) { return a.differs > b.differs; });
  }
  const size_t num_shown = std::min(rows.size(), kMaxListed);
  size_t output_width = 8;
  size_t type_width = 22;
  for (size_t i = 0; i < num_shown; ++i) {
    output_width = std::max(output_width, rows[i].output.size());
    type_width = std::max(type_width, rows[i].type.size());
  }
  const Row header{"output", "type", "difference", "relative", "verdict"};
  PrintRow(header, static_cast<int>(output_width), static_cast<int>(type_width));
  for (size_t i = 0; i < num_shown; ++i) {
    PrintRow(rows[i], static_cast<int>(output_width), static_cast<int>(type_width));
  }
  const auto rest = rows.begin() + static_cast<std::ptrdiff_t>(num_shown);
  const auto num_different = std::count_if(rest, rows.end(), [](const Row& row) { return row.differs; });
  const auto num_equal = rows.end() - rest - num_different;
  const auto outputs = [](std::ptrdiff_t count) { return count == 1 ? " output" : " outputs"; };
  if (num_different > 0) {
    absl::PrintF("and %d more%s that differ%s\n", num_different, outputs(num_different), num_different == 1 ? "s" : "");
  }
  if (num_equal > 0) absl::PrintF("and %d more equal%s\n", num_equal, outputs(num_equal));
}

}  // namespace

absl::Status CompareOutputs(const NamedTensors& found, const NamedTensors& expected,
                            const absl::flat_hash_map<std::string, DType>& narrowest, const OutputTolerance& tolerance,
                            absl::string_view whose) {
  absl::btree_map<std::string, Tensor> rest(found.begin(), found.end());
  LazyRounding rounding(tolerance);
  std::vector<Row> rows;
  for (const auto& [key, tensor] : expected) {
    Row& row = rows.emplace_back();
    row.output = key;
    row.type = tensor.type().ToString();
    const auto it = rest.find(key);
    if (it == rest.end()) {
      row.verdict = "not returned";
      continue;
    }
    const Tensor actual = it->second;
    rest.erase(it);
    const Difference difference = Compare(actual, tensor, {});
    if (!difference.mismatch.empty()) {
      row.verdict = difference.mismatch;
      continue;
    }
    const bool exact = !IsFloatingPoint(tensor.dtype());
    const auto on_the_way = narrowest.find(key);
    const double rtol = tolerance.rtol.value_or(
        std::max(DefaultRtol(tensor.dtype()), on_the_way == narrowest.end() ? 0 : DefaultRtol(on_the_way->second)));
    const double limit = exact ? 0 : std::max(tolerance.atol, ScaleLimit(rtol, difference.scale, tensor.dtype()));
    row.difference = absl::StrFormat("%.3g", difference.max_absolute);
    row.relative = absl::StrFormat("%.3g", difference.relative_to_scale);
    row.differs = false;
    row.verdict = "equal";
    if (!(difference.max_absolute <= limit)) {
      Tolerance by_element{0, limit};
      const Difference beyond = rounding.Beyond(key, actual, tensor, by_element);
      const std::string allowed = exact ? "" : absl::StrCat(" by more than ", rtol, " (relative)");
      row.differs = !beyond.ok();
      row.verdict =
          beyond.ok() ? "equal up to rounding" : absl::StrCat("differs", allowed, ": ", beyond.ToString(tensor));
    }
  }
  for (const auto& [key, tensor] : rest) {
    Row& row = rows.emplace_back();
    row.output = key;
    row.type = tensor.type().ToString();
    row.verdict = absl::StrCat("not in ", whose);
  }
  const bool all_equal = std::none_of(rows.begin(), rows.end(), [](const Row& row) { return row.differs; });
  PrintTable(std::move(rows));
  if (all_equal) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("outputs differ from ", whose));
}

}  // namespace backtape::tools
