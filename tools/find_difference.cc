#include "backtape/tools/find_difference.h"

#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::tools {
namespace {

// The step of the whole graph's native code that computes the node, "step 3, kernel mul_exp (5 nodes)"; or "".
std::string StepOf(const BoundGraph& bound, const Node& node, const NativeOptions& options) {
  BoundGraph own = WithOwnValues(bound);
  const Graph& graph = *own.graph;
  const auto native = CompileNative(graph, options);
  // The report is complete only after a run, even one that fails.
  if (native.ok()) (*native)->Run(std::move(own.inputs)).IgnoreError();
  if (!native.ok() || !(*native)->Report().is_native) return "";
  const CompileReport report = (*native)->Report();
  std::vector<std::string> origins = {node.name()};
  for (const OriginId origin : node.provenance().origins) {
    if (origin < graph.origins().size()) origins.push_back(graph.origins()[origin].name);
  }
  const auto is_made_by = [&](const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  std::string text;
  const auto add = [&](size_t i) {
    constexpr const char* kKinds[] = {"kernel", "dense kernel", "reference kernel"};
    const StepReport& step = report.steps[i];
    absl::StrAppend(&text, text.empty() ? "step " : "; step ", i, ", ", kKinds[static_cast<int>(step.kind)], " ",
                    step.name, " (", step.nodes.size(), step.nodes.size() == 1 ? " node)" : " nodes)");
  };
  for (size_t i = 0; i < report.steps.size(); ++i) {
    if (is_made_by(report.steps[i].nodes, node.name())) add(i);
  }
  if (!text.empty()) return text;
  // The planner split the node or merged it into another: search by origin.
  for (size_t i = 0; i < report.steps.size(); ++i) {
    if (std::any_of(origins.begin(), origins.end(),
                    [&](const std::string& name) { return is_made_by(report.steps[i].origins, name); })) {
      add(i);
    }
  }
  return text;
}

// A line on a terminal that the next one overwrites.
class CounterLine {
 public:
  void Show(const std::string& text) {
    if (!is_terminal_) return;
    std::cerr << '\r' << text << "\x1b[K" << std::flush;
    is_shown_ = true;
  }
  ~CounterLine() {
    if (is_shown_) std::cerr << "\r\x1b[K" << std::flush;
  }

 private:
  bool is_terminal_ = isatty(STDERR_FILENO) != 0;
  bool is_shown_ = false;
};

}  // namespace

EngineCompiler NativeEngine(const NativeOptions& options) {
  return [options](const Graph& graph) -> absl::StatusOr<std::unique_ptr<Executable>> {
    return CompileNative(graph, options);
  };
}

absl::StatusOr<EngineBisection> BisectNative(const BoundGraph& bound, const NativeOptions& options,
                                             const EngineTolerance& tolerance) {
  BisectOptions bisect;
  bisect.tolerance = tolerance;
  const auto add_variant = [&](const char* name, bool is_other, const std::function<void(NativeOptions&)>& change) {
    NativeOptions variant = options;
    change(variant);
    if (is_other) bisect.variants.emplace_back(name, NativeEngine(variant));
  };
  add_variant("kernels evaluated element by element (--debug=kernels)", !options.reference_kernels,
              [](NativeOptions& variant) { variant.reference_kernels = true; });
  add_variant("dead memory filled with NaNs (--debug=memory)", !options.poison_dead_memory,
              [](NativeOptions& variant) { variant.poison_dead_memory = true; });
  add_variant("no memory reused (--debug=own-memory)", !options.own_memory,
              [](NativeOptions& variant) { variant.own_memory = true; });
  add_variant("one thread (--threads=1)", options.num_threads != 1,
              [](NativeOptions& variant) { variant.num_threads = 1; });
  add_variant("AVX2 only (--cpu=avx2)", options.cpu != NativeCpu::kAvx2,
              [](NativeOptions& variant) { variant.cpu = NativeCpu::kAvx2; });
  CounterLine line;
  bisect.progress = [&line](int comparisons) { line.Show(absl::StrCat("bisect: comparison ", comparisons)); };
  BACKTAPE_ASSIGN_OR_RETURN(EngineBisection found, BisectEngines(bound, NativeEngine(options), bisect));
  // To standard output, like the table of differences.
  absl::PrintF("\n%s", found.ToString());
  if (found.node != nullptr) {
    const std::string step = StepOf(bound, *found.node, options);
    if (!step.empty()) absl::PrintF("in the native code of the whole graph: %s\n", step);
  }
  return found;
}

absl::StatusOr<Reduction> ReduceWithProgress(const BoundGraph& bound, const ReduceCheck& check) {
  CounterLine line;
  ReduceOptions options;
  options.progress = [&line](int checks, size_t num_calls) {
    line.Show(absl::StrCat("reduce: check ", checks, ", calls left: ", num_calls));
  };
  return ReduceGraph(bound, check, options);
}

}  // namespace backtape::tools
