#include "backtape/tests/fuzz/graph/check_tape.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/custom/checkpoint.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/forward/forward_level.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/generator.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/tape/saved_tensors_hooks.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/interp/copy_values.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/aot_function.h"
#include "backtape/jit/captured_step.h"
#include "backtape/passes/func/func.h"
#include "backtape/passes/node_evaluator.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/fuzz/graph/layout_dependence.h"
#include "backtape/tests/fuzz/graph/random_case.h"
#include "backtape/tests/fuzz/graph/undefined_gradients.h"
#include "backtape/tests/fuzz/support/seed_choice.h"

namespace backtape::graph_fuzz {
namespace {

bool IsFloat(const Tensor& tensor) { return tensor.defined() && IsFloatingPoint(tensor.dtype()); }

variable_list Kept(const variable_list& variables, const std::function<bool(const Variable&)>& keep) {
  variable_list kept;
  std::copy_if(variables.begin(), variables.end(), std::back_inserter(kept), keep);
  return kept;
}
variable_list FloatsOf(const variable_list& variables) { return Kept(variables, IsFloat); }
variable_list OnTape(const variable_list& variables) {
  return Kept(variables, [](const Variable& v) { return v.defined() && v.requires_grad(); });
}

std::vector<TapePoint> Points(const variable_list& variables) { return {variables.begin(), variables.end()}; }

// Irregular values that differ with the salt.
Variable MadeUp(const Variable& like, size_t salt) {
  std::vector<double> values(static_cast<size_t>(like.numel()));
  for (size_t i = 0; i < values.size(); ++i) values[i] = (static_cast<double>((5 * i + 3 * salt + 2) % 11) - 5.5) / 8;
  return Tensor::FromValues(like.sizes(), values, like.dtype());
}
variable_list MadeUp(const variable_list& like, size_t salt) {
  variable_list made;
  for (const Variable& variable : like) made.push_back(MadeUp(variable, salt++));
  return made;
}

// The values that a program computes, or its error.
struct Observed {
  std::string error;
  variable_list values;
};

Observed Observe(const std::function<variable_list()>& program) {
  manual_seed(5);
  try {
    return {"", program()};
  } catch (const Error& error) {
    return {error.what(), {}};
  }
}

double UnitRoundoff(DType dtype) {
  switch (dtype) {
    case DType::kFloat64:
      return std::numeric_limits<double>::epsilon();
    case DType::kFloat32:
      return std::numeric_limits<float>::epsilon();
    case DType::kFloat16:
      return 0x1p-10;
    default:
      return 0x1p-7;
  }
}

double At(const Variable& variable, int64_t i) { return variable.defined() ? variable.item(i).to_double() : 0; }

class TapeChecker {
 public:
  explicit TapeChecker(const BoundGraph& bound) : bound_(bound) {
    for (const IValue& input : bound.inputs) are_tensors_ = are_tensors_ && input.is_tensor();
    for (size_t i = 0; are_tensors_ && i < bound.inputs.size(); ++i) {
      const Tensor& tensor = bound.inputs[i].tensor();
      if (IsFloat(tensor)) roundoff_ = std::max(roundoff_, UnitRoundoff(tensor.dtype()));
      for (size_t k = 0; k < i; ++k) are_distinct_ = are_distinct_ && !tensor.shares_storage(bound.inputs[k].tensor());
    }
    // The graph may convert float64 inputs to a narrower dtype.
    const std::unique_ptr<Graph> typed = TypedCopy(bound);
    for (const Node* node : typed->nodes()) {
      const bool is_float = node->type().is_tensor() && IsFloatingPoint(node->type().tensor().dtype);
      if (is_float) roundoff_ = std::max(roundoff_, UnitRoundoff(node->type().tensor().dtype));
    }
    engine_.backend = fuzz::IsOneIn(bound.seed, 2, 3) ? Backend::kInterpreter : Backend::kNative;
    engine_.native.num_threads = 1;
    depends_on_layout_ = NodesThatDependOnLayout(*bound.graph);
  }

  std::string Check() {
    if (!are_tensors_) return "";
    const Program plain = [this](const variable_list& inputs) { return Run(inputs); };
    first_ = FirstOrder([this](const variable_list& inputs) {
      makers_.clear();
      return Run(inputs, &makers_);
    });
    if (!first_.error.empty()) return "";
    second_ = SecondOrder(plain, nullptr);
    for (const auto check : {&TapeChecker::CheckCapturedBackward, &TapeChecker::CheckAot, &TapeChecker::CheckStep,
                             &TapeChecker::CheckSavedValues, &TapeChecker::CheckForwardMode, &TapeChecker::CheckFunc}) {
      if (std::string failure = (this->*check)(); !failure.empty()) return failure;
    }
    return "";
  }

 private:
  using Program = VariableProgram;

  // Runs the graph on copies of the inputs, so that it may write them. `makers` gets the node of each result.
  variable_list Run(const variable_list& inputs, std::vector<const Node*>* makers = nullptr) const {
    internal::NodeEvaluator values(BuiltinLibrary(), "run");
    int64_t number = 0;
    values.set_call([&](const Node&, const OpSchema& op, const IValueList& args) {
      const uint64_t choice = (bound_.seed / 2 + static_cast<uint64_t>(++number) * 7) % 16;
      if (bound_.seed % 3 != 0 || choice > 1) return Call(BuiltinLibrary(), op.id, args);
      if (choice == 0) {
        const NoGradGuard no_grad;
        return Call(BuiltinLibrary(), op.id, args);
      }
      const IValue result = Call(BuiltinLibrary(), op.id, args);
      if (op.has_tag(kTagInplace) || !result.is_tensor()) return result;
      return ToIValue(Variable(result.tensor()).detach());
    });
    const auto checked = [](absl::StatusOr<IValue> value) {
      if (!value.ok()) throw Error(value.status());
      return *std::move(value);
    };
    size_t next_input = 0;
    for (const Node* node : bound_.graph->nodes()) {
      if (node->is_placeholder()) {
        values[node] = ToIValue(ops::clone(inputs.at(next_input++)));
      } else if (!node->is_output()) {
        values[node] = checked(values.Evaluate(*node));
      }
    }
    variable_list results;
    const std::function<void(const IValue&, const Node*)> append = [&](const IValue& value, const Node* maker) {
      if (value.is_tensor()) {
        results.push_back(value.tensor());
        if (makers != nullptr) makers->push_back(maker);
      }
      for (size_t i = 0; value.is_list() && i < value.list().size(); ++i) append(value.list()[i], maker);
    };
    Argument returned = bound_.graph->output()->args()[0];
    returned.ForEachNode([&](const Argument& node) { append(checked(values.ValueOf(node)), node.node()); });
    return results;
  }

  // The inputs in memory of their own; with noise_, slightly different; with in_double_, in float64.
  variable_list Inputs() const {
    variable_list inputs;
    for (const IValue& value : CopyValues(bound_.inputs)) {
      Variable input = value.tensor();
      if (noise_ != 0 && IsFloat(input))
        input = input + input * MadeUp(input, 4 + static_cast<size_t>(noise_)) * (roundoff_ * 32);
      if (in_double_ && IsFloat(input)) input = input.to(DType::kFloat64);
      inputs.push_back(std::move(input));
    }
    return inputs;
  }
  variable_list Leaves() const {
    variable_list leaves = Inputs();
    for (const Variable& leaf : FloatsOf(leaves)) leaf.set_requires_grad();
    return leaves;
  }

  static variable_list Gradients(const variable_list& results, const variable_list& inputs) {
    const variable_list of = OnTape(results), wrt = FloatsOf(inputs);
    if (of.empty() || wrt.empty()) return {};
    return backtape::Grad(Points(of), Points(wrt), MadeUp(of, 0), {.allow_unused = true});
  }
  static variable_list WithGradients(const variable_list& results, const variable_list& inputs) {
    variable_list all;
    for (const Variable& result : results) all.push_back(result.defined() ? result.detach() : result);
    for (Variable& gradient : Gradients(results, inputs)) all.push_back(std::move(gradient));
    return all;
  }

  Observed FirstOrder(const Program& program) const {
    return Observe([&] {
      const variable_list leaves = Leaves();
      return WithGradients(program(leaves), leaves);
    });
  }
  // The gradients of the gradients; `compiled` may capture the last backward.
  Observed SecondOrder(const Program& program, CompiledBackward* compiled) const {
    return Observe([&]() -> variable_list {
      const variable_list leaves = Leaves(), of = OnTape(program(leaves));
      variable_list wrt = FloatsOf(leaves);
      if (of.empty() || wrt.empty()) return {};
      const variable_list seeds = MadeUp(of, 0);
      for (const Variable& seed : seeds) seed.set_requires_grad();
      const variable_list first =
          OnTape(backtape::Grad(Points(of), Points(wrt), seeds, {.create_graph = true, .allow_unused = true}));
      wrt.insert(wrt.end(), seeds.begin(), seeds.end());
      if (first.empty()) return variable_list(wrt.size());
      const CompiledBackward::Scope scope(compiled);
      return backtape::Grad(Points(first), Points(wrt), MadeUp(first, 3), {.allow_unused = true});
    });
  }

  // Undefined values count as zeros: compiled functions materialise gradients.
  // `with_noise`, if it has values, has the expected ones for slightly different inputs. `changed`, if not null, has
  // the found values for slightly different inputs.
  std::string Difference(const Observed& found, const Observed& expected, const Observed& with_noise,
                         const Observed* changed = nullptr) const {
    if (found.error.empty() != expected.error.empty()) {
      return absl::StrCat(found.error.empty() ? "no error" : found.error,
                          "; eager: ", expected.error.empty() ? "no error" : expected.error);
    }
    if (found.values.size() != expected.values.size()) return "the numbers of results differ";
    for (size_t i = 0; i < expected.values.size(); ++i) {
      const Variable &a = found.values[i], &b = expected.values[i];
      if (a.defined() && b.defined() && (a.dtype() != b.dtype() || a.sizes() != b.sizes())) {
        return absl::StrCat("value ", i, ": ", a.type().ToString(), ", expected ", b.type().ToString());
      }
      const bool has_noise = i < with_noise.values.size() && with_noise.values[i].defined() && b.defined() &&
                             with_noise.values[i].sizes() == b.sizes();
      const int64_t count = a.defined() ? a.numel() : b.defined() ? b.numel() : 0;
      double scale = 1e-3, noise = 0;
      for (int64_t k = 0; k < count; ++k) {
        if (std::isfinite(At(b, k))) scale = std::max(scale, std::abs(At(b, k)));
        if (has_noise) noise = std::max(noise, std::abs(At(with_noise.values[i], k) - At(b, k)));
        if (changed != nullptr) noise = std::max(noise, std::abs(At(changed->values[i], k) - At(a, k)));
      }
      const double roundoff = std::max(roundoff_, b.defined() && IsFloat(b) ? UnitRoundoff(b.dtype()) : 0);
      const double allowed = scale * roundoff * 4096 + noise * 64;
      for (int64_t k = 0; k < count; ++k) {
        // Zeros times infinities are NaN where gradients are materialised.
        if (!std::isfinite(At(a, k)) || !std::isfinite(At(b, k)) || std::isnan(allowed)) continue;
        if (std::abs(At(a, k) - At(b, k)) > allowed) {
          return absl::StrCat("element ", k, " of value ", i, " is ", At(a, k), ", expected ", At(b, k));
        }
      }
    }
    return "";
  }
  // Like the function above, but measures rounding in three ways if the values differ: how much noise changes the
  // values of `eager` and those of `run`, and how far the expected values are from those of `eager` in float64.
  // `with_noise` keeps the values of `eager`. The two sides round differently: terms that cancel exactly on one side
  // may leave rounding errors on the other, and small terms may vanish beside large ones.
  std::string Difference(const Observed& expected, std::optional<Observed>& with_noise,
                         const std::function<Observed()>& run, const std::function<Observed()>& eager) {
    const Observed found = run();
    std::string difference = Difference(found, expected, {});
    if (difference.empty()) return "";
    difference = Difference(found, expected, WithNoise(with_noise, eager));
    for (noise_ = 1; noise_ <= kNoiseRuns && !difference.empty(); ++noise_) {
      const Observed changed = run();
      if (!changed.error.empty() || changed.values.size() != found.values.size()) continue;
      difference = Difference(found, expected, *with_noise, &changed);
    }
    noise_ = 0;
    if (difference.empty()) return "";
    in_double_ = true;
    const Observed exact = eager();
    in_double_ = false;
    return Difference(found, expected, exact);
  }
  // The values of `eager` for slightly different inputs, which are computed once.
  const Observed& WithNoise(std::optional<Observed>& values, const std::function<Observed()>& eager) {
    noise_ = 1;
    if (!values.has_value()) values = eager();
    noise_ = 0;
    return *values;
  }
  std::string FirstFailure(absl::string_view engine, const std::function<Observed()>& run) {
    const std::string difference = Difference(first_, first_with_noise_, run, [this] {
      return FirstOrder([this](const variable_list& inputs) { return Run(inputs); });
    });
    return difference.empty() ? "" : absl::StrCat(engine, ": ", difference);
  }
  std::string SecondFailure(absl::string_view engine, const std::function<Observed()>& run) {
    if (!second_.error.empty()) return "";
    const std::string difference = Difference(second_, second_with_noise_, run, [this] {
      return SecondOrder([this](const variable_list& inputs) { return Run(inputs); }, nullptr);
    });
    // Compiled functions need the derivatives of more calls, because they materialise gradients.
    if (difference.empty() || absl::StrContains(difference, "is not implemented")) return "";
    return absl::StrCat(engine, ", second order: ", difference);
  }

  std::string CheckCapturedBackward() {
    CompiledBackward compiled(MakeBackwardCompiler(engine_));
    const Program plain = [this](const variable_list& inputs) { return Run(inputs); };
    for (int run = 0; run < 2; ++run) {
      std::string failure = FirstFailure("captured backward", [&] {
        return Observe([&] {
          const variable_list leaves = Leaves(), results = Run(leaves);
          const auto scope = compiled.Enable();
          return WithGradients(results, leaves);
        });
      });
      if (failure.empty()) failure = SecondFailure("captured backward", [&] { return SecondOrder(plain, &compiled); });
      if (!failure.empty()) return failure;
    }
    return "";
  }

  std::string CheckAot() {
    AotOptions options;
    options.engine = engine_;
    options.warn = [](const std::string&) {};
    AotFunction function([this](const variable_list& inputs) { return Run(inputs); }, options);
    const Program call = [&](const variable_list& inputs) { return function(inputs); };
    for (int run = 0; run < 2; ++run) {
      if (std::string failure = FirstFailure("aot", [&] { return FirstOrder(call); }); !failure.empty()) return failure;
    }
    return SecondFailure("aot", [&] { return SecondOrder(call, nullptr); });
  }

  // A traced program does not see that inputs are the same tensor.
  std::string CheckStep() {
    if (!are_distinct_) return "";
    CapturedStep step(
        [this](const variable_list& inputs) {
          variable_list leaves;
          for (const Variable& input : inputs) {
            leaves.push_back(ops::clone(input));
            if (IsFloat(input)) leaves.back().set_requires_grad();
          }
          return WithGradients(Run(leaves), leaves);
        },
        engine_);
    for (int run = 0; run < 2; ++run) {
      const std::string failure = FirstFailure("step", [&] { return Observe([&] { return step(Inputs()); }); });
      if (!failure.empty()) return failure;
    }
    return "";
  }

  std::string CheckSavedValues() {
    const Program plain = [this](const variable_list& inputs) { return Run(inputs); };
    std::string failure = FirstFailure("checkpoint", [&] {
      return FirstOrder([&](const variable_list& inputs) { return Checkpoint(plain, inputs); });
    });
    if (!failure.empty()) return failure;
    return FirstFailure("packed values", [&] {
      return FirstOrder([&](const variable_list& inputs) {
        const SavedTensorsHooksGuard hooks([](const Variable& x) { return ops::clone(x.detach()); },
                                           [](const Variable& packed) { return ops::clone(packed); });
        return Run(inputs);
      });
    });
  }

  std::string CheckForwardMode() {
    std::string failure = CompareForwardMode();
    if (failure.empty() || !HasMatrices(*bound_.graph)) return failure;
    // Factors of singular matrices have no derivative. If the elements change slightly, the matrices are not singular.
    noise_ = 1;
    failure = CompareForwardMode();
    noise_ = 0;
    return failure;
  }

  // <tangent of the results, seeds> must equal <direction, gradient>.
  std::string CompareForwardMode() {
    const bool is_double = roundoff_ == UnitRoundoff(DType::kFloat64);
    const variable_list leaves = Leaves();
    if (!is_double || FloatsOf(leaves).empty() || bound_.seed % 3 == 0) return "";
    // Inputs that share memory have one gradient but two tangents. At zeros, infinities and NaN, PyTorch's formulas of
    // the two modes may choose different subgradients, for example those of maximum.
    if (!are_distinct_ || MayHaveUndefinedGradient(bound_)) return "";
    for (const Variable& leaf : leaves) {
      for (int64_t k = 0; IsFloat(leaf) && k < leaf.numel(); ++k) {
        if (!std::isfinite(At(leaf, k)) || At(leaf, k) == 0) return "";
      }
    }
    double forward = 0, reverse = 0, scale = 1e-3;
    const auto add = [&](double& sum, const Variable& a, const Variable& b) {
      for (int64_t k = 0; a.defined() && k < a.numel(); ++k) {
        sum += At(a, k) * At(b, k);
        scale += std::abs(At(a, k) * At(b, k));
      }
    };
    const Observed ran = Observe([&]() -> variable_list {
      const variable_list results = Run(leaves);
      manual_seed(5);
      const ForwardLevel level;
      variable_list duals = Inputs();
      for (size_t i = 0; i < duals.size(); ++i) {
        if (IsFloat(duals[i])) duals[i] = MakeDual(duals[i], MadeUp(duals[i], 7 + i));
      }
      const variable_list with_tangents = Run(duals);
      size_t salt = 0;
      for (size_t i = 0; i < results.size(); ++i) {
        if (results[i].requires_grad()) add(forward, UnpackDual(with_tangents[i]).tangent, MadeUp(results[i], salt++));
      }
      const variable_list gradients = Gradients(results, leaves);
      for (size_t i = 0, k = 0; i < leaves.size() && !gradients.empty(); ++i) {
        if (IsFloat(leaves[i])) add(reverse, gradients[k++], MadeUp(leaves[i], 7 + i));
      }
      return {};
    });
    // Some ops have no forward formula.
    const bool agrees = std::abs(forward - reverse) <= 1e-6 * scale;
    constexpr double kIllConditioned = 1e9;
    if (!ran.error.empty() || !(scale < kIllConditioned) || agrees) return "";
    return absl::StrCat("forward mode: ", forward, ", reverse mode: ", reverse);
  }

  std::string CheckFunc() {
    const Program plain = [this](const variable_list& inputs) { return Run(inputs); };
    const Observed both = Observe([&] {
      variable_list batch;
      for (const Variable& input : Inputs()) batch.push_back(ops::stack({input, input}));
      return func::Vmap(plain)(batch);
    });
    if (both.error.empty() && both.values.size() != makers_.size()) {
      return absl::StrCat("vmap: ", both.values.size(), " results, expected ", makers_.size());
    }
    const auto first_order = [&] { return FirstOrder(plain); };
    for (int64_t sample = 0; sample < 2 && both.error.empty(); ++sample) {
      Observed one = first_, found{"", {}};
      one.values.resize(both.values.size());
      for (size_t i = 0; i < both.values.size(); ++i) {
        // The samples of a batch have other strides and offsets than the inputs.
        const bool is_defined = !depends_on_layout_.contains(makers_[i]);
        found.values.push_back(is_defined ? ops::select(both.values[i], 0, sample) : one.values[i]);
      }
      std::string difference = Difference(found, one, {});
      if (!difference.empty()) difference = Difference(found, one, WithNoise(first_with_noise_, first_order));
      if (!difference.empty()) return absl::StrCat("vmap, sample ", sample, ": ", difference);
    }
    const auto vjp = [&]() -> variable_list {
      const func::VjpResult result = func::Vjp(plain, Inputs());
      variable_list seeds(result.outputs.size());
      size_t salt = 0;
      const variable_list results = Run(Leaves());
      for (size_t i = 0; i < seeds.size(); ++i) {
        if (results[i].requires_grad()) seeds[i] = MadeUp(results[i], salt++);
      }
      variable_list all;
      for (const Variable& output : result.outputs) all.push_back(output);
      const variable_list inputs = Inputs(), found = result.vjp(seeds);
      for (size_t i = 0; i < found.size() && salt > 0; ++i) {
        if (IsFloat(inputs[i])) all.push_back(found[i]);
      }
      return all;
    };
    if (!are_distinct_ || !Observe(vjp).error.empty()) return "";  // writes and conditions on values cannot be traced
    return FirstFailure("func", [&] { return Observe(vjp); });
  }

  const BoundGraph& bound_;
  bool are_tensors_ = true, are_distinct_ = true;
  double roundoff_ = UnitRoundoff(DType::kFloat64);
  // Runs with different noise; 0 stands for none.
  static constexpr int kNoiseRuns = 3;
  int noise_ = 0;
  bool in_double_ = false;  // runs with inputs in float64
  EngineOptions engine_;
  std::vector<const Node*> makers_;  // of the results
  std::set<const Node*> depends_on_layout_;
  Observed first_, second_;
  std::optional<Observed> first_with_noise_, second_with_noise_;  // for slightly different inputs, if they were needed
};

}  // namespace

std::string TapeFailure(const BoundGraph& bound) { return TapeChecker(bound).Check(); }

}  // namespace backtape::graph_fuzz
