#include "backtape/tests/fuzz/tape/run_log.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"

namespace backtape::tape_fuzz {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// The distance between two elements; 0 if they are equal or both NaN.
double Distance(double a, double b) {
  if (a == b || (std::isnan(a) && std::isnan(b))) return 0;
  const double distance = std::abs(a - b);
  return std::isnan(distance) ? kInfinity : distance;
}

std::string ValuesText(const Event& event) {
  if (!event.message.empty()) return event.message;
  std::string text = absl::StrCat(event.what, " ");
  for (size_t i = 0; i < std::min<size_t>(event.values.size(), 12); ++i) {
    absl::StrAppendFormat(&text, "%.9g ", event.values[i]);
  }
  return text;
}

std::string Describe(const Event& event) {
  return absl::StrCat("repetition ", event.repetition, ", ", event.label, ": ", ValuesText(event));
}

}  // namespace

std::string ErrorKind(absl::string_view message) {
  static constexpr std::pair<absl::string_view, absl::string_view> kKinds[] = {
      {"deliberate failure", "deliberate"},
      {"modified by an inplace operation", "version"},
      {"a second time", "freed"},
      {"in-place", "in-place"},
      {"inplace", "in-place"},
      {"require", "no-grad"},
      {"implicitly created only for scalar", "seed"},
      {"used in the graph", "unused"},
      {"single memory location", "overlap"},
  };
  for (const auto& [words, kind] : kKinds) {
    if (absl::StrContains(message, words)) return std::string(kind);
  }
  return "other";
}

Event ValueEvent(int64_t repetition, std::string label, const Variable& value) {
  Event event{.repetition = repetition, .label = std::move(label)};
  if (!value.defined()) return event;
  event.what = absl::StrCat("[", absl::StrJoin(value.sizes(), ","), "]");
  for (int64_t i = 0; i < value.numel(); ++i) event.values.push_back(value.item(i).to_double());
  return event;
}

Event ErrorEvent(int64_t repetition, std::string label, absl::string_view message) {
  return {.repetition = repetition,
          .label = std::move(label),
          .what = absl::StrCat("error:", ErrorKind(message)),
          .message = std::string(message)};
}

std::string ToText(const Event& event) {
  double sum = 0;
  for (size_t i = 0; i < event.values.size(); ++i) {
    sum += event.values[i] * (1 + 0.37 * static_cast<double>(i % 7) + 0.011 * static_cast<double>(i));
  }
  std::string text =
      absl::StrCat(event.repetition, " ", event.label, " ", event.what.empty() ? "undefined" : event.what);
  if (!event.values.empty()) absl::StrAppendFormat(&text, " %.10g", sum);
  return text;
}

double Distance(const Event& a, const Event& b) {
  if (a.values.size() != b.values.size()) return kInfinity;
  double distance = 0;
  for (size_t i = 0; i < a.values.size(); ++i) distance = std::max(distance, Distance(a.values[i], b.values[i]));
  return distance;
}

std::optional<std::string> Compare(const RunLog& expected, const RunLog& found, double tolerance,
                                   const std::function<bool(size_t index, double distance)>& is_rounding) {
  for (size_t i = 0; i < std::max(expected.size(), found.size()); ++i) {
    if (i >= found.size()) return absl::StrCat("missing: ", Describe(expected[i]));
    if (i >= expected.size()) return absl::StrCat("unexpected: ", Describe(found[i]));
    const Event &a = expected[i], &b = found[i];
    if (a.repetition == b.repetition && a.label == b.label && a.what == b.what) {
      double scale = 0;
      for (const double value : a.values) {
        if (std::isfinite(value)) scale = std::max(scale, std::abs(value));
      }
      const double distance = Distance(a, b);
      if (distance <= tolerance * scale || (is_rounding && is_rounding(i, distance))) continue;
    }
    return absl::StrCat("expected ", Describe(a), "\n   found ", Describe(b));
  }
  return std::nullopt;
}

}  // namespace backtape::tape_fuzz
