#include "backtape/tests/fuzz/tape/expected.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "backtape/tests/fuzz/support/isolate.h"
#include "backtape/tests/fuzz/tape/engines.h"

namespace backtape::tape_fuzz {
namespace {

// Sorts adjacent hook calls by name, because the order in which leaves get their gradients is unspecified.
void SortHookCalls(std::vector<std::string>& lines) {
  const auto is_call = [](const std::string& line) { return line.size() > 2 && absl::StrContains(line, " h"); };
  for (auto begin = lines.begin(); begin != lines.end();) {
    begin = std::find_if(begin, lines.end(), is_call);
    const auto end = std::find_if_not(begin, lines.end(), is_call);
    std::sort(begin, end);
    begin = end;
  }
}

// PyTorch saves numbers as tensors, which are freed; Backtape saves them as numbers. Therefore more of PyTorch's nodes
// cannot run a second time.
bool IsFreed(absl::string_view line) { return absl::EndsWith(line, "error:freed"); }

bool IsSameLine(absl::string_view expected, absl::string_view found, double tolerance) {
  if (expected == found) return true;
  const size_t a = expected.rfind(' '), b = found.rfind(' ');
  double x = 0, y = 0;
  if (a == absl::string_view::npos || b == absl::string_view::npos || expected.substr(0, a) != found.substr(0, b) ||
      !absl::SimpleAtod(expected.substr(a + 1), &x) || !absl::SimpleAtod(found.substr(b + 1), &y)) {
    return false;
  }
  return (std::isnan(x) && std::isnan(y)) || x == y || std::abs(x - y) <= tolerance * std::max({1.0, std::abs(x)});
}

// `text` is one program and its events, without the initial word "program".
std::string ExpectedFailure(absl::string_view text) {
  std::string program_text = "program ";
  std::vector<std::string> expected;
  for (const absl::string_view line : absl::StrSplit(text, '\n', absl::SkipEmpty())) {
    if (absl::StartsWith(line, "= ")) {
      expected.emplace_back(line.substr(2));
    } else {
      absl::StrAppend(&program_text, line, "\n");
    }
  }
  const auto programs = ParsePrograms(program_text);
  if (!programs.ok()) return std::string(programs.status().message());
  Program program = programs->front();
  program.kind = "free";
  const std::string found = fuzz::CheckIsolated({}, [&] {
    const RunLog log = RunProgram(program, Engine::kEager);
    std::vector<std::string> lines;
    std::string messages;
    for (const Event& event : log) {
      lines.push_back(ToText(event));
      if (!event.message.empty()) absl::StrAppend(&messages, event.message, "\n");
    }
    SortHookCalls(lines);
    SortHookCalls(expected);
    for (size_t i = 0; i < std::max(expected.size(), lines.size()); ++i) {
      const std::string line = i < lines.size() ? lines[i] : "nothing";
      const std::string wanted = i < expected.size() ? expected[i] : "nothing";
      if (IsFreed(wanted)) break;
      if (IsSameLine(wanted, line, program.is_float32 ? 1e-3 : 1e-8)) continue;
      return absl::StrCat("PyTorch: ", wanted, "\n  found: ", line, "\n", messages);
    }
    return std::string();
  });
  return found.empty() ? "" : absl::StrCat(program_text, found);
}

}  // namespace

std::vector<std::string> ExpectedFailures(absl::string_view text, int* num_failures) {
  std::vector<std::string> failures;
  std::vector<absl::string_view> parts = absl::StrSplit(text, "program ");
  for (size_t i = 1; i < parts.size(); ++i) {
    std::string failure = ExpectedFailure(parts[i]);
    if (!failure.empty()) failures.push_back(std::move(failure));
  }
  if (parts.size() < 2) failures.emplace_back("no programs");
  *num_failures = static_cast<int>(failures.size());
  return failures;
}

}  // namespace backtape::tape_fuzz
