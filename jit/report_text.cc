#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "backtape/jit/compiler.h"

namespace backtape {
namespace {

constexpr size_t kWidth = 120;

// "870", "12.3 k", "1.5 M".
std::string Amount(double v) {
  const char* const units[] = {"", " k", " M", " G", " T"};
  size_t unit = 0;
  for (; v >= 999.5 && unit < 4; ++unit) v /= 1000;
  return unit == 0 ? absl::StrFormat("%.0f", v) : absl::StrFormat("%.1f%s", v, units[unit]);
}

// Appends a label followed by words, wrapped.
void AppendWords(std::string& text, const std::string& label, const std::vector<std::string>& words) {
  const std::string indent(label.size(), ' ');
  std::string line = label;
  for (const std::string& word : words) {
    if (line.size() + 1 + word.size() > kWidth && line.size() > label.size()) {
      absl::StrAppend(&text, line, "\n");
      line = indent;
    }
    absl::StrAppend(&line, " ", word);
  }
  absl::StrAppend(&text, line, "\n");
}

class StepTable {
 public:
  explicit StepTable(const CompileReport& report) : report_(report) {
    for (const StepReport& step : report.steps) {
      is_timed_ |= step.microseconds > 0;
      total_.bytes += step.bytes;
      total_.flops += step.flops;
      total_.microseconds = std::max(total_.microseconds, 0.0) + std::max(step.microseconds, 0.0);
      total_roofline_ += RooflineMicroseconds(step);
    }
  }

  std::string ToString() const {
    std::string text = absl::StrFormat("\n%4s %-9s %9s %9s", "step", "kind", "bytes", "flops");
    if (is_timed_) absl::StrAppendFormat(&text, " %10s %10s %12s", "time", "memory", "arithmetic");
    if (HasRoofline()) absl::StrAppendFormat(&text, " %8s", "roofline");
    absl::StrAppend(&text, "  name\n");
    for (size_t i = 0; i < report_.steps.size(); ++i) {
      const StepReport& step = report_.steps[i];
      constexpr const char* kKinds[] = {"kernel", "dense", "reference"};
      absl::StrAppend(&text,
                      Line(absl::StrCat(i), kKinds[static_cast<int>(step.kind)], step, RooflineMicroseconds(step)),
                      "  ", step.name, "\n");
      AppendWords(text, "       nodes:", step.nodes);
      for (const std::string& line : step.lines) absl::StrAppend(&text, "       ", line, "\n");
    }
    return text + Line("", "all", total_, total_roofline_) + "\n";
  }

 private:
  bool HasRoofline() const { return is_timed_ && report_.bytes_per_second > 0; }

  // The minimum time for the step's memory traffic or its arithmetic, whichever is longer.
  double RooflineMicroseconds(const StepReport& step) const {
    if (report_.bytes_per_second <= 0) return 0;
    return 1e6 * std::max(static_cast<double>(step.bytes) / report_.bytes_per_second,
                          static_cast<double>(step.flops) / report_.flops_per_second);
  }

  std::string Line(const std::string& label, const char* kind, const StepReport& step, double roofline) const {
    std::string text = absl::StrFormat("%4s %-9s %9s %9s", label, kind, Amount(static_cast<double>(step.bytes)),
                                       Amount(static_cast<double>(step.flops)));
    const double us = step.microseconds;
    if (is_timed_) {
      absl::StrAppendFormat(&text, " %7.1f us %5.1f GB/s %5.1f GFLOP/s", us,
                            us > 0 ? static_cast<double>(step.bytes) / us / 1e3 : 0.0,
                            us > 0 ? static_cast<double>(step.flops) / us / 1e3 : 0.0);
    }
    if (HasRoofline()) absl::StrAppendFormat(&text, " %6.0f %%", us > 0 ? 100 * roofline / us : 0.0);
    return text;
  }

  const CompileReport& report_;
  bool is_timed_ = false;
  StepReport total_;
  double total_roofline_ = 0;
};

}  // namespace

std::string CompileReport::ToString() const {
  std::string text = absl::StrCat("engine   ", engine, "\n");
  if (is_native) {
    int counts[3] = {0, 0, num_separate_calls};
    for (const StepReport& step : steps) ++counts[static_cast<int>(step.kind)];
    const int num_steps = static_cast<int>(steps.size()) + num_separate_calls;
    absl::StrAppendFormat(&text,
                          "graph    %d nodes in %d step%s; kernels: %d fused (%d compiled), %d dense, %d reference\n"
                          "compile  %.1f ms, %d bytes of machine code\narena    %d bytes\n",
                          num_nodes, num_steps, num_steps == 1 ? "" : "s", counts[0], num_compiled_kernels, counts[1],
                          counts[2], compile_ms, code_bytes, arena_bytes);
    if (bytes_per_second > 0) {
      absl::StrAppendFormat(
          &text,
          "machine  %.1f GB/s from memory, %.1f GFLOP/s; the column roofline shows the minimum time at these speeds, "
          "as a percentage of the measured time (above 100 %% if data was in a cache)\n",
          bytes_per_second / 1e9, flops_per_second / 1e9);
    }
    if (num_interpreted_runs > 0) {
      absl::StrAppendFormat(
          &text,
          "sizes    interpreted runs: %d (the plan does not apply to the sizes or memory layouts of their inputs, or "
          "memory ran out)\n",
          num_interpreted_runs);
    }
    absl::StrAppend(&text, StepTable(*this).ToString());
  }
  absl::StrAppend(&text, "\n",
                  fallback_nodes.empty() ? "no node runs on a reference kernel\n" : "nodes on reference kernels:\n");
  for (const std::string& node : fallback_nodes) absl::StrAppend(&text, "  ", node, "\n");
  return text;
}

}  // namespace backtape
