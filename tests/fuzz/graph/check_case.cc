#include "backtape/tests/fuzz/graph/check_case.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/container/btree_set.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/interp/copy_values.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/plain_graph.h"
#include "backtape/ir/symbol_values.h"
#include "backtape/jit/compiler.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/differentiate.h"
#include "backtape/passes/pipelines.h"
#include "backtape/passes/runner.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tests/fuzz/graph/check_passes.h"
#include "backtape/tests/fuzz/graph/check_tape.h"
#include "backtape/tests/fuzz/graph/check_texts.h"
#include "backtape/tests/fuzz/graph/open_defects.h"
#include "backtape/tests/fuzz/graph/random_case.h"
#include "backtape/tests/fuzz/graph/reference.h"
#include "backtape/tests/fuzz/support/seed_choice.h"
#include "backtape/tests/support/native_tolerance.h"

namespace backtape::graph_fuzz {
namespace {

// Whether native code also runs with every value between guard pages, which takes longer. An access beyond a value ends
// the process.
bool ChecksBounds(const BoundGraph& bound) { return fuzz::IsOneIn(bound.seed, 8, 1); }

std::vector<NativeOptions> NativeConfigurations(bool check_bounds) {
  NativeOptions one, several;
  one.cpu = NativeCpu::kAvx2;
  one.num_threads = 1;
  one.poison_dead_memory = true;
  several.num_threads = 3;
  several.share_small_work = true;
  std::vector<NativeOptions> configurations = {one, several};
  if (!check_bounds) return configurations;
  for (NativeOptions guarded : {one, several}) {
    guarded.poison_dead_memory = false;
    guarded.check_bounds = true;
    configurations.push_back(guarded);
  }
  return configurations;
}

std::string NativeFailure(const Graph& graph, const IValueList& inputs, bool check_bounds, Reference& expected,
                          bool is_exact) {
  for (const NativeOptions& options : NativeConfigurations(check_bounds)) {
    const auto native = CompileNative(graph, options);
    if (absl::IsInternal(native.status())) return std::string(native.status().message());
    const Outcome found = native.ok() ? RunOn(**native, inputs) : Outcome{native.status(), {}};
    const std::string difference = expected.DifferenceOf(found, is_exact);
    if (!difference.empty()) {
      return absl::StrCat(options.num_threads == 1 ? "avx2" : "host", ", ", options.num_threads, " threads",
                          options.check_bounds ? ", guard pages: " : ": ", difference);
    }
  }
  return "";
}

std::string PipelineFailure(const Graph& graph, const IValueList& inputs, Reference& expected, bool is_exact) {
  for (const char* name : {"O1", "O2"}) {
    const std::unique_ptr<Graph> optimised = graph.Clone();
    RunnerOptions options;
    options.verify_each = true;
    const auto report = RunPipeline(*optimised, *FindPipeline(name), options);
    const Outcome found = report.ok() ? Interpret(*optimised, inputs) : Outcome{report.status(), {}};
    const std::string difference = expected.DifferenceOf(found, is_exact);
    if (!difference.empty()) return absl::StrCat(name, ": ", difference);
  }
  return "";
}

// Sizes of placeholders that become symbols, and the names of the symbols.
using Symbols = absl::btree_map<int64_t, std::string>;

// The largest size of any input, and the next one below it, if they are at least 2. Empty if an input is not a tensor.
Symbols SymbolsOf(const BoundGraph& bound) {
  absl::btree_set<int64_t> sizes;
  for (const IValue& input : bound.inputs) {
    if (!input.is_tensor()) return {};
    for (const int64_t size : input.tensor().sizes()) {
      if (size >= 2) sizes.insert(size);
    }
  }
  Symbols symbols;
  for (auto it = sizes.rbegin(); it != sizes.rend() && symbols.size() < 2; ++it) {
    symbols[*it] = absl::StrCat("s", symbols.size());
  }
  return symbols;
}

void ClearTypes(Graph& graph) {
  for (Node* node : graph.nodes()) node->set_type(ValueType());
  for (const auto& [name, subgraph] : graph.subgraphs()) ClearTypes(*subgraph);
}

// The graph with these symbols in the types of all placeholders; null if the sizes are wrong. `env` receives the guards
// under which its types hold.
std::unique_ptr<Graph> SymbolicGraph(const BoundGraph& bound, const Symbols& symbols, ShapeEnv& env) {
  std::unique_ptr<Graph> graph = bound.graph->Clone();
  ClearTypes(*graph);
  const std::vector<Node*> placeholders = graph->placeholders();
  for (size_t i = 0; i < placeholders.size(); ++i) {
    SymIntVector sizes = bound.inputs[i].tensor().sym_sizes();
    for (SymInt& size : sizes) {
      if (const auto it = symbols.find(size.value()); it != symbols.end()) size = SymInt::Symbol(it->second);
    }
    placeholders[i]->set_type(TensorType::Contiguous(bound.inputs[i].tensor().dtype(), std::move(sizes)));
  }
  if (!InferAllTypes(*graph, env).ok()) return nullptr;
  // A guard of a later call may contradict what an earlier call requires.
  if (!InferTypes(*graph, env, {.overwrite = true}).ok()) return nullptr;
  // Symbols are assumed to be at least 2, and earlier calls may depend on that. If the graph runs for a smaller size
  // only, its types do not follow from those of the placeholders.
  for (const auto& [size, symbol] : symbols) {
    const std::optional<int64_t> fixed = env.Simplify(SymInt::Symbol(symbol)).constant();
    if (fixed.has_value() && *fixed < 2) return nullptr;
  }
  return graph;
}

// The inputs, and the graph without types, for other values of the symbols.
BoundGraph WithSizes(const BoundGraph& bound, const Symbols& symbols, const SymbolValues& values) {
  BoundGraph made{bound.graph->Clone(), {}, bound.seed};
  ClearTypes(*made.graph);
  for (const IValue& input : bound.inputs) {
    std::vector<int64_t> sizes(input.tensor().sizes().begin(), input.tensor().sizes().end());
    for (int64_t& size : sizes) {
      if (const auto it = symbols.find(size); it != symbols.end()) size = values.at(it->second);
    }
    made.inputs.emplace_back(ResizedInput(*bound.graph, input.tensor(), sizes));
  }
  return made;
}

std::string SizesText(const SymbolValues& values) { return absl::StrJoin(values, ", ", absl::PairFormatter(" = ")); }

std::string SymbolicFailure(const BoundGraph& bound, const Symbols& symbols, const std::vector<SymbolValues>& runs,
                            bool is_exact) {
  ShapeEnv env;
  const std::unique_ptr<Graph> graph = SymbolicGraph(bound, symbols, env);
  if (graph == nullptr) return "";
  const auto native = CompileNative(*graph, {.num_threads = 1, .check_bounds = ChecksBounds(bound)});
  if (!native.ok()) {
    // If the interpreter rejects the graph too, a Python-level call is invalid for all sizes and was not resolved.
    if (!Reference(*bound.graph, bound.inputs).outcome().status.ok()) return "";
    return absl::StrCat("cannot be compiled: ", native.status().message());
  }
  for (const SymbolValues& values : runs) {
    const BoundGraph sized = WithSizes(bound, symbols, values);
    // The tolerances of sums hold only for the sizes in the corpus: with other sizes, sums may have more terms or
    // cancel. Ops without a tolerance must be exact for smaller sizes too.
    bool is_larger = false, is_smaller = false;
    for (const auto& [size, symbol] : symbols) {
      is_larger |= values.at(symbol) > size;
      is_smaller |= values.at(symbol) < size;
    }
    const bool holds = !is_larger && (!is_smaller || testing::NativeToleranceOf(*graph).is_exact());
    const std::string difference = Reference(*sized.graph, sized.inputs, !OpenDefects().IsOpen("G1"))
                                       .DifferenceOf(RunOn(**native, sized.inputs), is_exact && holds);
    if (!difference.empty()) return absl::StrCat(SizesText(values), ": ", difference);
  }
  return "";
}

std::string SymbolicFailure(const BoundGraph& bound, bool is_exact) {
  Symbols symbols = SymbolsOf(bound);
  if (symbols.empty()) return "";
  const auto [largest, s0] = *symbols.rbegin();
  std::vector<SymbolValues> runs;
  for (const int64_t size : {largest, int64_t{0}, int64_t{1}, int64_t{2}, int64_t{3}, int64_t{4}, int64_t{5}}) {
    runs.push_back({{s0, size}});
  }
  std::string failure = SymbolicFailure(bound, {{largest, s0}}, runs, is_exact);
  if (!failure.empty() || symbols.size() < 2) return failure;
  const auto [next, s1] = *symbols.begin();
  runs.clear();
  for (const auto& [size0, size1] : std::initializer_list<std::pair<int64_t, int64_t>>{
           {largest, next}, {2, 3}, {3, 2}, {5, 5}, {1, 4}, {4, 1}, {0, 2}}) {
    runs.push_back({{s0, size0}, {s1, size1}});
  }
  return SymbolicFailure(bound, symbols, runs, is_exact);
}

// Appends inputs for the tangents, whose sizes may contain symbols. Returns false if a size depends on values.
bool AddTangents(const Graph& joint, const SymbolValues& values, IValueList& inputs) {
  const std::vector<Node*> placeholders = joint.placeholders();
  for (size_t i = inputs.size(); i < placeholders.size(); ++i) {
    const TensorType& type = placeholders[i]->type().tensor();
    std::vector<int64_t> sizes;
    for (const SymInt& size : type.sizes) {
      const std::optional<int64_t> value = size.Evaluate([&](absl::string_view symbol) -> std::optional<int64_t> {
        const auto it = values.find(std::string(symbol));
        return it == values.end() ? std::nullopt : std::optional<int64_t>(it->second);
      });
      if (!value || *value < 0) return false;
      sizes.push_back(*value);
    }
    inputs.emplace_back(Resized(Tensor::FromValues({3}, std::vector<double>{0.5, -1, 0.75}, type.dtype), sizes));
  }
  return true;
}

std::string GradientFailure(const BoundGraph& bound) {
  const std::unique_ptr<Graph> forward = bound.graph->Clone();
  if (!SetTypes(*forward, bound.inputs).ok()) return "";
  const auto joint = Differentiate(*forward);
  if (!joint.ok()) return "";
  IValueList inputs = CopyValues(bound.inputs);
  if (!AddTangents(**joint, {}, inputs)) return "";
  Reference expected(**joint, inputs);
  std::string failure = NativeFailure(**joint, inputs, ChecksBounds(bound), expected, false);
  if (failure.empty()) failure = PipelineFailure(**joint, inputs, expected, false);
  if (failure.empty()) failure = PassesFailure(**joint, {nullptr, inputs, bound.seed}, expected, false);
  return failure;
}

// The texts of the graph, of the joint graph and of the graph for symbolic sizes, and the files of the inputs.
std::string TextFailure(const BoundGraph& bound) {
  const std::unique_ptr<Graph> graph = bound.graph->Clone();
  if (std::string failure = TextsFailure(*graph); !failure.empty()) return failure;
  if (SetTypes(*graph, bound.inputs).ok()) {
    if (std::string failure = TextsFailure(*graph); !failure.empty()) return absl::StrCat("typed ", failure);
    if (const auto joint = Differentiate(*graph); joint.ok()) {
      if (std::string failure = TextsFailure(**joint); !failure.empty()) return absl::StrCat("joint ", failure);
    }
  }
  if (const Symbols symbols = SymbolsOf(bound); !symbols.empty()) {
    ShapeEnv env;
    const std::unique_ptr<Graph> symbolic = SymbolicGraph(bound, symbols, env);
    std::string failure = symbolic == nullptr ? "" : TextsFailure(*symbolic);
    if (!failure.empty()) return absl::StrCat("symbolic ", failure);
  }
  return fuzz::IsOneIn(bound.seed, 8, 2) ? FilesFailure(bound) : "";
}

// Makes the joint graph for a symbolic size and runs it natively. For each value of the symbol, compares the results
// with those of the interpreter, which runs the joint graph for this value. As in PyTorch, the value must be at least 2
// and satisfy the guards of the joint graph.
std::string SymbolicGradientFailure(const BoundGraph& bound) {
  Symbols symbols = SymbolsOf(bound);
  if (symbols.empty()) return "";
  const int64_t largest = symbols.rbegin()->first;
  const std::string s0 = symbols.rbegin()->second;
  symbols = {{largest, s0}};
  ShapeEnv env;
  const std::unique_ptr<Graph> graph = SymbolicGraph(bound, symbols, env);
  if (graph == nullptr) return "";
  const std::vector<int64_t> sizes = {largest, 2, 5};
  const auto is_valid = [&](int64_t size) { return env.CheckGuards({{s0, size}}).ok(); };
  if (std::none_of(sizes.begin(), sizes.end(), is_valid)) return "";
  const auto joint = Differentiate(*graph);
  if (!joint.ok()) return "";
  const auto native = CompileNative(**joint, {.num_threads = 1, .check_bounds = ChecksBounds(bound)});
  if (!native.ok()) return absl::StrCat("cannot be compiled: ", native.status().message());
  const std::unique_ptr<Graph> typed = (*joint)->Clone();
  if (const absl::Status status = InferTypes(*typed, env, {.overwrite = true}); !status.ok()) {
    return absl::StrCat("types: ", status.message());
  }
  for (const int64_t size : sizes) {
    if (!is_valid(size)) continue;
    const BoundGraph sized = WithSizes(bound, symbols, {{s0, size}});
    if (!SetTypes(*sized.graph, sized.inputs).ok()) continue;
    const auto known = Differentiate(*sized.graph);
    if (!known.ok()) continue;
    IValueList inputs = CopyValues(sized.inputs), symbolic_inputs = CopyValues(sized.inputs);
    if (!AddTangents(**known, {}, inputs) || !AddTangents(**joint, {{s0, size}}, symbolic_inputs)) return "";
    const std::string difference =
        Reference(**known, inputs, !OpenDefects().IsOpen("G1")).DifferenceOf(RunOn(**native, symbolic_inputs), false);
    if (!difference.empty()) return absl::StrCat(s0, " = ", size, " of ", largest, ": ", difference);
  }
  return "";
}

// Passes assume that inputs do not alias (passes/README.md). Aliases matter only if the graph writes.
bool WritesSharedInputs(const BoundGraph& bound) {
  bool share = false;
  for (size_t i = 0; i < bound.inputs.size(); ++i) {
    for (size_t k = 0; k < i; ++k) {
      const IValue& a = bound.inputs[i];
      const IValue& b = bound.inputs[k];
      share |= a.is_tensor() && b.is_tensor() && a.tensor().shares_storage(b.tensor());
    }
  }
  const auto writes = [](const Node* node) { return node->is_call() && MayWrite(*node); };
  return share && std::any_of(bound.graph->nodes().begin(), bound.graph->nodes().end(), writes);
}

}  // namespace

std::string FailureOf(const BoundGraph& bound, Check check, bool is_exact) {
  const auto named = [](absl::string_view name, const std::string& failure) {
    return failure.empty() || OpenDefects().IsKnownFailure(failure) ? std::string() : absl::StrCat(name, ": ", failure);
  };
  // Native code reads the old values of all inputs (jit/compiler.h), so a later call may not see the write to an alias.
  const bool changes_graph = check == Check::kPipelines || check == Check::kPasses || check == Check::kGradient ||
                             (check == Check::kNative && !is_exact);
  if (changes_graph && WritesSharedInputs(bound)) return "";
  if (check == Check::kGradient) return named("gradient", GradientFailure(bound));
  if (check == Check::kSymbolicGradient) return named("symbolic gradient", SymbolicGradientFailure(bound));
  if (check == Check::kTexts) return named("texts", TextFailure(bound));
  if (check == Check::kTape) return named("tape", TapeFailure(bound));
  if (check == Check::kSymbolic) return named("symbolic", SymbolicFailure(bound, is_exact));
  const std::unique_ptr<Graph> graph = bound.graph->Clone();
  Reference expected(*graph, bound.inputs);
  const absl::Status typed = SetTypes(*graph, bound.inputs);
  if (!typed.ok() && expected.outcome().status.ok()) return absl::StrCat("types: ", typed.message());
  if (check == Check::kNative)
    return named("native", NativeFailure(*graph, bound.inputs, ChecksBounds(bound), expected, is_exact));
  if (check == Check::kPasses) return named("passes", PassesFailure(*graph, bound, expected, is_exact));
  return named("pipelines", PipelineFailure(*graph, bound.inputs, expected, is_exact));
}

std::string FailureOf(const BoundGraph& bound, bool is_exact) {
  for (const Check check : {Check::kTexts, Check::kNative, Check::kPipelines, Check::kPasses, Check::kSymbolic,
                            Check::kGradient, Check::kSymbolicGradient, Check::kTape}) {
    if (std::string failure = FailureOf(bound, check, is_exact); !failure.empty()) return failure;
  }
  return "";
}

Reach ReachOf(const BoundGraph& bound) {
  Reach reach;
  reach.runs = Interpret(*bound.graph, bound.inputs).status.ok();
  if (Symbols symbols = SymbolsOf(bound); !symbols.empty()) {
    ShapeEnv env;
    reach.is_symbolic = SymbolicGraph(bound, {*symbols.rbegin()}, env) != nullptr;
  }
  const std::unique_ptr<Graph> forward = bound.graph->Clone();
  if (!SetTypes(*forward, bound.inputs).ok()) return reach;
  const auto joint = Differentiate(*forward);
  reach.has_gradient = joint.ok() && (*joint)->placeholders().size() > bound.inputs.size();
  return reach;
}

}  // namespace backtape::graph_fuzz
