#include "backtape/passes/bisect/compare_engines.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "backtape/interp/interpreter.h"
#include "backtape/ir/infer_types.h"
#include "backtape/passes/bisect/rounding_noise.h"
#include "backtape/passes/rounding.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

struct RunResults {
  IValueList inputs;  // their contents after the run
  IValueList outputs;
};

absl::StatusOr<RunResults> RunOnCopies(const BoundGraph& bound, const EngineCompiler& engine) {
  const BoundGraph own = WithOwnValues(bound);
  BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Executable> executable, engine(*own.graph));
  RunResults results{own.inputs, {}};
  RunOptions options;
  options.seed = bound.seed;
  BACKTAPE_ASSIGN_OR_RETURN(results.outputs, executable->Run(own.inputs, options));
  return results;
}

class EngineDifferences {
 public:
  EngineDifferences(const BoundGraph& bound, const EngineTolerance& tolerance)
      : graph_(*bound.graph), tolerance_(tolerance), typed_(TypedCopy(bound)), narrowest_(*typed_), noise_(bound) {}

  void AddInputs(const IValueList& expected, const IValueList& found) {
    const std::vector<Node*> placeholders = graph_.placeholders();
    for (size_t i = 0; i < placeholders.size(); ++i) {
      if (expected[i].is_tensor() && found[i].is_tensor()) {
        const auto noise_of = [i](const RoundingNoise& noise) { return noise.inputs[i]; };
        Add(placeholders[i], expected[i].tensor(), found[i].tensor(), noise_of, false);
      }
    }
  }

  // An output may be one value, a list or a dict of values.
  void AddOutputs(const IValueList& expected, const IValueList& found) {
    const Node* const output = graph_.output();
    if (output == nullptr || output->args().empty()) return;
    const Argument& returned = output->args()[0];
    size_t index = 0;
    const auto add = [&](const Argument& item) {
      if (index < expected.size()) {
        const auto noise_of = [index](const RoundingNoise& noise) { return noise.outputs[index]; };
        AddItem(item, expected[index], index < found.size() ? found[index] : IValue(), noise_of);
      }
      ++index;
    };
    if (returned.is_sequence()) {
      for (const Argument& item : returned.items()) add(item);
    } else if (returned.is_dict()) {
      for (const auto& [key, item] : returned.dict().items) add(item);
    } else if (returned.is_node() && expected.size() > 1) {
      AddItem(returned, IValue(expected), IValue(found),
              [](const RoundingNoise& noise) { return IValue(noise.outputs); });
    } else {
      add(returned);
    }
  }

  EngineComparison Take() {
    std::stable_sort(comparison_.outside.begin(), comparison_.outside.end(),
                     [](const ValueDifference& a, const ValueDifference& b) {
                       return a.node != b.node && a.node->IsBefore(b.node);
                     });
    return std::move(comparison_);
  }

 private:
  // Selects the part of the noise that belongs to a value.
  using NoiseOf = std::function<IValue(const RoundingNoise& noise)>;

  void AddItem(const Argument& item, const IValue& expected, const IValue& found, const NoiseOf& noise_of) {
    if (expected.is_list()) {
      for (size_t i = 0; i < expected.list().size(); ++i) {
        const bool is_there = found.is_list() && i < found.list().size();
        AddItem(item.is_sequence() && i < item.items().size() ? item.items()[i] : item, expected.list()[i],
                is_there ? found.list()[i] : IValue(),
                [&noise_of, i](const RoundingNoise& noise) { return noise_of(noise).list()[i]; });
      }
      return;
    }
    if (!item.is_node()) return;
    if (expected.is_tensor()) {
      Add(item.node(), expected.tensor(), found.is_tensor() ? found.tensor() : Tensor(), noise_of, true);
    } else if (expected.is_scalar()) {
      Add(item.node(), Tensor::WrapNumber(expected.scalar()),
          found.is_scalar() ? Tensor::WrapNumber(found.scalar()) : Tensor(), noise_of, true);
    }
  }

  // The differences that rounding explains; undefined if unknown, or if only the caller's tolerance applies.
  Tensor AllowedBy(const NoiseOf& noise_of, const Tensor& expected) {
    const RoundingNoise* const noise = tolerance_.rtol ? nullptr : noise_.Get();
    if (noise == nullptr) return {};
    const IValue value = noise_of(*noise);
    return value.is_tensor() && value.tensor().sizes() == expected.sizes() ? value.tensor() : Tensor();
  }

  void Add(const Node* node, const Tensor& expected, const Tensor& found, const NoiseOf& noise_of, bool is_returned) {
    ValueDifference value{node, Compare(found, expected, {}), 0, expected, found};
    const Difference& difference = value.difference;
    bool close = difference.mismatch.empty() && difference.max_absolute == 0;
    if (IsFloatingPoint(expected.dtype()) && difference.mismatch.empty()) {
      const DType narrowest = narrowest_.Of(typed_->Find(node->name()));
      value.rtol = tolerance_.rtol.value_or(std::max(DefaultRtol(expected.dtype()), DefaultRtol(narrowest)));
      close = difference.max_absolute <=
              std::max(tolerance_.atol, ScaleLimit(value.rtol, difference.scale, expected.dtype()));
    }
    if (!close && difference.mismatch.empty()) {
      // Count only elements beyond the limit.
      const bool is_float = IsFloatingPoint(expected.dtype());
      const double limit =
          is_float ? std::max(tolerance_.atol, ScaleLimit(value.rtol, difference.scale, expected.dtype())) : 0;
      value.difference = Compare(found, expected, {0, limit, AllowedBy(noise_of, expected)});
      close = value.difference.ok();
    }
    if (!close) comparison_.outside.push_back(value);
    if (is_returned) comparison_.returned.emplace(node, std::move(value));
  }

  const Graph& graph_;
  EngineTolerance tolerance_;
  std::unique_ptr<Graph> typed_;
  RoundedDTypes narrowest_;
  LazyRoundingNoise noise_;
  EngineComparison comparison_;
};

}  // namespace

absl::StatusOr<EngineComparison> CompareWithInterpreter(const BoundGraph& bound, const EngineCompiler& engine,
                                                        const EngineTolerance& tolerance) {
  BACKTAPE_ASSIGN_OR_RETURN(const RunResults expected,
                            RunOnCopies(bound, [](const Graph& graph) { return CompileForInterpreter(graph); }));
  EngineComparison failed;
  absl::StatusOr<RunResults> found = RunOnCopies(bound, engine);
  if (!found.ok()) {
    failed.engine_error = found.status();
    return failed;
  }
  EngineDifferences differences(bound, tolerance);
  differences.AddOutputs(expected.outputs, found->outputs);
  differences.AddInputs(expected.inputs, found->inputs);
  return differences.Take();
}

}  // namespace backtape
