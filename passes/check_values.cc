#include "backtape/passes/check_values.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/interp/interpreter.h"
#include "backtape/interp/random_inputs.h"
#include "backtape/passes/bisect/rounding_noise.h"
#include "backtape/passes/resolve_for_run.h"
#include "backtape/passes/rounding.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

struct Values {
  IValueList inputs;  // their contents after the run
  IValueList outputs;
};

// One value per placeholder; random values are made for the placeholder types of `typed`.
absl::StatusOr<IValueList> InputsFor(const Graph& typed, const CheckValuesOptions& options) {
  if (!options.inputs.empty()) return options.inputs;
  RandomInputsOptions random;
  random.seed = options.seed;
  return RandomInputs(typed, random);
}

absl::StatusOr<Values> RunOnSameInputs(const Graph& graph, const Graph& typed, const CheckValuesOptions& options) {
  BACKTAPE_ASSIGN_OR_RETURN(const IValueList given, InputsFor(typed, options));
  BACKTAPE_ASSIGN_OR_RETURN(const BoundGraph bound, BindForRun(graph, given, options.attributes, options.seed));
  // A graph may write its inputs and attributes.
  const BoundGraph own = WithOwnValues(bound);
  BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Executable> executable, CompileForInterpreter(*own.graph));
  Values values{own.inputs, {}};
  RunOptions run_options;
  run_options.seed = options.seed;
  BACKTAPE_ASSIGN_OR_RETURN(values.outputs, executable->Run(own.inputs, run_options));
  return values;
}

class Comparison {
 public:
  // `noise` holds the differences that rounding explains; null if only the tolerances apply.
  Comparison(const CheckValuesOptions& options, LazyRoundingNoise* noise)
      : tolerance_(options.tolerance),
        scale_tolerance_(options.scale_tolerance),
        absolute_tolerance_(options.absolute_tolerance),
        noise_(noise) {}

  // Selects the part of the noise that belongs to a value.
  using NoiseOf = std::function<IValue(const RoundingNoise& noise)>;

  void Add(const std::string& what, const IValue& before, const IValue& after, const NoiseOf& noise_of) {
    if (before.is_list() && after.is_list() && before.list().size() == after.list().size()) {
      for (size_t i = 0; i < before.list().size(); ++i) {
        Add(absl::StrCat(what, "[", i, "]"), before.list()[i], after.list()[i],
            [&noise_of, i](const RoundingNoise& noise) { return noise_of(noise).list()[i]; });
      }
      return;
    }
    if (before.is_tensor() && after.is_tensor()) {
      const Difference difference = Compare(after.tensor(), before.tensor(), tolerance_);
      const bool close =
          difference.mismatch.empty() && IsFloatingPoint(before.tensor().dtype()) &&
          (difference.relative_to_scale <= scale_tolerance_ || difference.max_absolute <= absolute_tolerance_);
      if (difference.ok() || close) return;
      const Difference beyond =
          difference.mismatch.empty() ? Beyond(before.tensor(), after.tensor(), difference, noise_of) : difference;
      if (!beyond.ok()) Report(what, beyond.ToString(before.tensor()));
      return;
    }
    if (before.KindName() != after.KindName()) {
      Report(what, absl::StrCat("expected ", before.KindName(), ", found ", after.KindName()));
    } else if (before.is_scalar() && before.scalar().to_double() != after.scalar().to_double()) {
      Report(what, absl::StrCat("expected ", before.scalar().to_double(), ", found ", after.scalar().to_double()));
    }
  }

  absl::Status ToStatus() const {
    if (problems_.empty()) return absl::OkStatus();
    return absl::FailedPreconditionError(absl::StrCat("values differ:", problems_));
  }

 private:
  // The difference, counting only elements beyond the limit as outside.
  Difference Beyond(const Tensor& before, const Tensor& after, const Difference& difference, const NoiseOf& noise_of) {
    Tolerance tolerance = tolerance_;
    if (IsFloatingPoint(before.dtype())) {
      tolerance.atol = std::max(tolerance.atol, absolute_tolerance_);
      if (scale_tolerance_ > 0) {
        tolerance.atol = std::max(tolerance.atol, ScaleLimit(scale_tolerance_, difference.scale, before.dtype()));
      }
    }
    if (const RoundingNoise* const noise = noise_ == nullptr ? nullptr : noise_->Get()) {
      const IValue allowed = noise_of(*noise);
      if (allowed.is_tensor() && allowed.tensor().sizes() == before.sizes()) tolerance.allowed = allowed.tensor();
    }
    return Compare(after, before, tolerance);
  }

  void Report(absl::string_view what, absl::string_view problem) {
    absl::StrAppend(&problems_, "\n  ", what, ": ", problem);
  }

  Tolerance tolerance_;
  double scale_tolerance_;
  double absolute_tolerance_;
  LazyRoundingNoise* noise_;
  std::string problems_;
};

// For messages: " (%add)" if output `i` is that node, else "".
std::string ReturnedAt(const Graph& graph, size_t i) {
  const Node* output = graph.output();
  if (output == nullptr || output->args().empty()) return "";
  const Argument& returned = output->args()[0];
  const Argument* item = !returned.is_sequence()       ? &returned
                         : i < returned.items().size() ? &returned.items()[i]
                                                       : nullptr;
  return item != nullptr && item->is_node() ? absl::StrCat(" (%", item->node()->name(), ")") : "";
}

}  // namespace

absl::Status CheckRuns(const Graph& graph, const CheckValuesOptions& options) {
  return RunOnSameInputs(graph, graph, options).status();
}

absl::Status CheckSameValues(const Graph& before, const Graph& after, const CheckValuesOptions& options) {
  BACKTAPE_ASSIGN_OR_RETURN(const Values expected, RunOnSameInputs(before, before, options));
  BACKTAPE_ASSIGN_OR_RETURN(const Values found, RunOnSameInputs(after, before, options));
  BoundGraph bound;
  std::optional<LazyRoundingNoise> noise;
  if (options.explain_by_rounding) {
    BACKTAPE_ASSIGN_OR_RETURN(const IValueList inputs, InputsFor(before, options));
    BACKTAPE_ASSIGN_OR_RETURN(bound, BindForRun(before, inputs, options.attributes, options.seed));
    noise.emplace(bound);
  }
  Comparison comparison(options, noise ? &*noise : nullptr);
  if (expected.outputs.size() != found.outputs.size()) {
    return absl::FailedPreconditionError(
        absl::StrCat("expected ", expected.outputs.size(),
                     expected.outputs.size() == 1 ? " output, found " : " outputs, found ", found.outputs.size()));
  }
  for (size_t i = 0; i < expected.outputs.size(); ++i) {
    comparison.Add(absl::StrCat("output ", i, ReturnedAt(after, i)), expected.outputs[i], found.outputs[i],
                   [i](const RoundingNoise& measured) { return measured.outputs[i]; });
  }
  const std::vector<Node*> placeholders = before.placeholders();
  for (size_t i = 0; i < expected.inputs.size(); ++i) {
    comparison.Add(absl::StrCat("input %", placeholders[i]->name(), " after the run"), expected.inputs[i],
                   found.inputs[i], [i](const RoundingNoise& measured) { return measured.inputs[i]; });
  }
  return comparison.ToStatus();
}

}  // namespace backtape
