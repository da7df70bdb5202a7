#include "backtape/tests/fuzz/tape/rounding.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace backtape::tape_fuzz {
namespace {

// Finds the event of another log that corresponds to `log[index]`: it has the same label and repetition, and the same
// number of such events before it.
const Event* SameEvent(const RunLog& log, size_t index, const RunLog& other) {
  const auto is_same = [&](const Event& event) {
    return event.repetition == log[index].repetition && event.label == log[index].label;
  };
  auto occurrence = std::count_if(log.begin(), log.begin() + static_cast<int64_t>(index), is_same);
  for (const Event& event : other) {
    if (is_same(event) && occurrence-- == 0) return &event;
  }
  return nullptr;
}

// How much an event changes between two runs of the same kind; 0 if they cannot be compared.
double Change(const RunLog& log, size_t index, const RunLog& other) {
  const Event* const event = SameEvent(log, index, other);
  return event == nullptr || event->what != log[index].what ? 0 : Distance(log[index], *event);
}

}  // namespace

RoundingCheck::RoundingCheck(const Program& program, Run expected, Run found, Prepare prepare)
    : program_(program), expected_(std::move(expected)), found_(std::move(found)), prepare_(std::move(prepare)) {}

RoundingCheck::Logs RoundingCheck::LogsOf(const Program& program, double noise) const {
  // A captured program must compute the same in each run, so only the expected side gets noise in its results.
  Logs logs{.expected = expected_(program, {.noise = noise, .has_noisy_results = true}),
            .found = found_(program, {.noise = noise})};
  if (prepare_) prepare_(logs.expected, logs.found);
  return logs;
}

std::optional<std::string> RoundingCheck::DifferenceOf(const Program& program, bool* has_rounding) const {
  const double noise = program.has_float32() ? 1e-6 : 1e-12;
  // Terms are about 1, so sums that cancel may differ by this much. Perturbations often leave such a sum exactly 0.
  const double of_cancelled_sum = program.has_float32() ? 4e-7 : 8e-16;
  const Logs logs = LogsOf(program, 0);
  std::vector<Logs> noisy;
  const auto is_rounding = [&](size_t index, double distance) {
    if (distance < of_cancelled_sum) return *has_rounding = true;
    if (noisy.empty()) {
      // A sum that cancels, such as 1 - sum(softmax(x)), takes only a few different values, so a single perturbation
      // may leave it unchanged.
      for (const double factor : {1.0, -1.0, 2.0, -3.0, 5.0, -8.0}) noisy.push_back(LogsOf(program, factor * noise));
    }
    double change = 0;
    for (const Logs& other : noisy) {
      change = std::max({change, Change(logs.expected, index, other.expected), Change(logs.found, index, other.found)});
    }
    // Rounding may decide the sign of an infinity, or whether a value overflows.
    const bool explains = std::isfinite(distance) ? change > distance * 1e-3 : change == distance;
    *has_rounding = *has_rounding || explains;
    return explains;
  };
  return Compare(logs.expected, logs.found, program.has_float32() ? 1e-4 : 1e-9, is_rounding);
}

std::optional<std::string> RoundingCheck::Difference() const {
  bool has_rounding = false;
  std::optional<std::string> difference = DifferenceOf(program_, &has_rounding);
  if (difference.has_value() || !has_rounding || !program_.has_float32()) return difference;
  difference = DifferenceOf(program_.InFloat64(), &has_rounding);
  if (difference.has_value()) *difference = "in float64: " + *difference;
  return difference;
}

}  // namespace backtape::tape_fuzz
