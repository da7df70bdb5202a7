#include "backtape/jit/step_report.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/stats.h"

namespace backtape::jit {

std::string NameWithOp(const Node& node) { return DescribeNode(node); }

std::vector<StepReport> ReportSteps(const Plan& plan) {
  std::vector<StepReport> reports;
  for (const Step& step : plan.steps) {
    StepReport report;
    report.kind = std::holds_alternative<KernelStep>(step.action)     ? StepReport::Kind::kKernel
                  : std::holds_alternative<FallbackStep>(step.action) ? StepReport::Kind::kFallback
                                                                      : StepReport::Kind::kLibrary;
    report.name = step.name;
    for (const Node* node : step.nodes) {
      report.nodes.push_back(node->name());
      std::string line = node->provenance().Location();
      if (!line.empty() && std::find(report.lines.begin(), report.lines.end(), line) == report.lines.end()) {
        report.lines.push_back(std::move(line));
      }
      report.flops += CountFlops(*node).constant().value_or(0);
    }
    const StepBlocks blocks = BlocksOf(step);
    for (int b : blocks.reads) report.bytes += plan.blocks[b].bytes.constant().value_or(0);
    for (int b : blocks.writes) report.bytes += plan.blocks[b].bytes.constant().value_or(0);
    reports.push_back(std::move(report));
  }
  return reports;
}

}  // namespace backtape::jit

namespace backtape {

std::string CompileReport::ToString() const {
  std::string text = absl::StrCat("engine: ", engine, "\n");
  if (is_native) {
    int counts[3] = {0, 0, 0};
    for (const StepReport& step : steps) ++counts[static_cast<int>(step.kind)];
    absl::StrAppendFormat(&text,
                          "%d nodes in %d steps: %d kernels (%d compiled, %d bytes of code), %d library calls, %d on "
                          "reference kernels\ncompiled in %.1f ms; arena of %d bytes\n",
                          num_nodes, static_cast<int>(steps.size()), counts[0], num_compiled_kernels, code_bytes,
                          counts[1], counts[2], compile_ms, arena_bytes);
  }
  constexpr const char* kKinds[] = {"kernel", "library", "reference"};
  for (size_t i = 0; i < steps.size(); ++i) {
    const StepReport& step = steps[i];
    absl::StrAppendFormat(&text, "%4d %-9s %s: %d bytes, %d flops", static_cast<int>(i),
                          kKinds[static_cast<int>(step.kind)], step.name, step.bytes, step.flops);
    if (step.microseconds > 0) {
      absl::StrAppendFormat(&text, ", %.1f us, %.1f GB/s, %.1f GFLOP/s", step.microseconds,
                            static_cast<double>(step.bytes) / step.microseconds / 1e3,
                            static_cast<double>(step.flops) / step.microseconds / 1e3);
    }
    absl::StrAppend(&text, ", nodes ", absl::StrJoin(step.nodes, " "), "\n");
    for (const std::string& line : step.lines) absl::StrAppend(&text, "       ", line, "\n");
  }
  absl::StrAppend(&text, fallback_nodes.empty() ? "no node runs on a reference kernel\n" : "on reference kernels:\n");
  for (const std::string& node : fallback_nodes) absl::StrAppend(&text, "  ", node, "\n");
  return text;
}

}  // namespace backtape
