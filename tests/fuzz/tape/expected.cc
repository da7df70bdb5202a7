#include "backtape/tests/fuzz/tape/expected.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
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
    const auto name = [](const std::string& line) {
      return absl::string_view(line).substr(0, line.find(' ', line.find(' ') + 1));
    };
    std::stable_sort(begin, end, [&](const std::string& a, const std::string& b) { return name(a) < name(b); });
    begin = end;
  }
}

// PyTorch saves numbers as tensors, which are freed; Backtape saves them as numbers. Some nodes can therefore run a
// second time in Backtape but not in PyTorch.
bool IsFreed(absl::string_view line) { return absl::EndsWith(line, "error:freed"); }

// True if PyTorch failed an internal assertion, which says nothing about the program.
bool IsAssertion(absl::string_view line) { return absl::EndsWith(line, "error:assertion"); }

// True if backward is called without a gradient on a view that must not be used any more. PyTorch reports the missing
// gradient, Backtape the view.
bool IsOrderOfChecks(absl::string_view wanted, absl::string_view found) {
  return absl::EndsWith(wanted, "error:seed") && absl::EndsWith(found, "error:in-place");
}

// True if PyTorch reports that a saved tensor was written, in a program with index_add: PyTorch's formula saves the
// source for its sizes, which are those of the gradient.
bool IsWriteOfSource(const Program& program, absl::string_view line) {
  return absl::EndsWith(line, "error:version") &&
         std::any_of(program.body.begin(), program.body.end(),
                     [](const Instruction& instruction) { return absl::StartsWith(instruction.op, "index_add"); });
}

// True if a function or its transform fails in PyTorch, which refuses some that Backtape supports: for example, nested
// forward levels, and writes of samples to a tensor that vmap does not batch.
bool IsRefusedFunction(absl::string_view line) {
  return absl::StrContains(line, " = fn ") && absl::StrContains(line, " error:");
}

// True if a tensor that shares memory through set_ or `.data =` was written more often here. Such tensors share the
// count of writes in Backtape, which therefore notices writes to saved ones; in PyTorch each has a count of its own.
bool IsSharedCount(const Program& program, absl::string_view wanted, absl::string_view found) {
  const bool shares = std::any_of(program.body.begin(), program.body.end(), [](const Instruction& instruction) {
    return instruction.op == "set_" || instruction.op == "set_data";
  });
  return shares && (absl::EndsWith(found, "error:version") ||
                    (absl::EndsWith(wanted, " writes") && absl::EndsWith(found, " writes")));
}

// True if the gradients of a function with once_differentiable depend only on saved tensors. PyTorch takes them for
// constants; in Backtape, backward through them is an error.
bool IsOnceDifferentiable(absl::string_view wanted, absl::string_view found, absl::string_view messages) {
  return absl::EndsWith(wanted, "error:no-grad") && absl::EndsWith(found, "error:other") &&
         absl::StrContains(messages, "once_differentiable");
}

// True if different instructions report an undefined operand: PyTorch alone refuses to read its tangent, and Backtape
// alone refuses it as an input of a transform.
bool IsUndefinedOperand(absl::string_view wanted, absl::string_view found) {
  return absl::EndsWith(wanted, "error:other") && absl::EndsWith(found, "error:other") &&
         (absl::StrContains(wanted, " = tangent ") || absl::StrContains(found, " = fn "));
}

// True if an argument of a transformed function may be undefined, because it is the `.grad` of a variable. Backtape's
// transforms refuse it, and the instructions that read their results do not run.
bool TransformsGradOfLeaf(const Program& program) {
  std::set<std::string> gradients;
  for (const Instruction& instruction : program.body) {
    if (instruction.op == "grad_of") gradients.insert(ToText(instruction.results[0]));
    if (instruction.op != "fn") continue;
    for (const Operand& operand : instruction.operands) {
      if (gradients.contains(ToText(operand))) return true;
    }
  }
  return false;
}

// The registers with results of transformed functions that differentiate.
std::set<std::string> DerivativesOf(const Program& program) {
  std::set<std::string> derivatives;
  for (const Instruction& instruction : program.body) {
    if (instruction.op != "fn" || instruction.operands[0].word == "vmap") continue;
    for (const Operand& result : instruction.results) derivatives.insert(ToText(result));
  }
  return derivatives;
}

// True if a constant derivative requires grad only in PyTorch. In Backtape's simplified graphs, such a derivative does
// not depend on the inputs; in PyTorch it depends on them through zeros, and may save a tensor that is written later.
bool IsConstantDerivative(const std::set<std::string>& derivatives, absl::string_view wanted, absl::string_view found) {
  if (derivatives.empty()) return false;
  if (absl::EndsWith(found, "error:no-grad") || absl::EndsWith(wanted, "error:version")) return true;
  const std::vector<absl::string_view> words = absl::StrSplit(wanted, ' ');
  return words.size() > 2 && derivatives.contains(std::string(words[1])) && absl::EndsWith(words[2], "grad") &&
         found == absl::StrCat(words[0], " ", words[1], " ", absl::StripSuffix(words[2], "grad"),
                               words.size() > 3 ? absl::StrCat(" ", words[3]) : "");
}

// True for a line like "0 h1.1 undefined": a node hook sees an undefined gradient. PyTorch's nodes have such gradients
// for operands that are numbers; Backtape's nodes have none.
bool IsAbsentGradient(const std::string& line) {
  const std::vector<absl::string_view> words = absl::StrSplit(line, ' ');
  return words.size() == 3 && words[2] == "undefined" && words[1][0] == 'h' && !absl::EndsWith(words[1], ".0");
}

// The post-hooks of nodes with a list of operands, as "h0.". Each operand has a gradient of its own, which is undefined
// for a constant; PyTorch computes all or none.
std::vector<std::string> PostHooksOfLists(const Program& program) {
  std::set<int64_t> joined;
  std::vector<std::string> hooks;
  for (const Instruction& instruction : program.body) {
    if (instruction.op == "cat" || instruction.op == "stack") joined.insert(instruction.results[0].number);
    if (instruction.op == "posthook" && joined.contains(instruction.operands[0].number)) {
      hooks.push_back(absl::StrCat(ToText(instruction.results[0]), "."));
    }
  }
  return hooks;
}

// The distance of two values relative to the larger of 1 and the expected one; infinite if the lines differ otherwise.
double LineDistance(absl::string_view expected, absl::string_view found) {
  constexpr double kOther = std::numeric_limits<double>::infinity();
  if (expected == found) return 0;
  const size_t a = expected.rfind(' '), b = found.rfind(' ');
  double x = 0, y = 0;
  if (a == absl::string_view::npos || b == absl::string_view::npos || expected.substr(0, a) != found.substr(0, b) ||
      !absl::SimpleAtod(expected.substr(a + 1), &x) || !absl::SimpleAtod(found.substr(b + 1), &y)) {
    return kOther;
  }
  if ((std::isnan(x) && std::isnan(y)) || x == y) return 0;
  return std::isfinite(x - y) ? std::abs(x - y) / std::max(1.0, std::abs(x)) : kOther;
}

// The lines to compare, in the order in which to compare them.
std::vector<std::string> Prepared(std::vector<std::string> lines) {
  SortHookCalls(lines);
  std::erase_if(lines, IsAbsentGradient);
  return lines;
}

// Removes the lines in which post-hooks of nodes with lists see an undefined gradient here, and PyTorch's lines for the
// same gradients.
void RemoveUndefinedOfLists(const Program& program, std::vector<std::string>& lines, std::vector<std::string>& wanted) {
  for (const std::string& hook : PostHooksOfLists(program)) {
    std::erase_if(lines, [&](const std::string& line) {
      const std::vector<std::string> words = absl::StrSplit(line, ' ');
      if (words.size() != 3 || words[2] != "undefined" || !absl::StartsWith(words[1], hook)) return false;
      const auto same = std::find_if(wanted.begin(), wanted.end(), [&](const std::string& other) {
        return absl::StartsWith(other, absl::StrCat(words[0], " ", words[1], " "));
      });
      if (same != wanted.end()) wanted.erase(same);
      return true;
    });
  }
}

std::vector<std::string> LinesOf(const RunLog& log) {
  std::vector<std::string> lines;
  for (const Event& event : log) lines.push_back(ToText(event));
  return lines;
}

// The lines of a run with slightly perturbed inputs: training steps may amplify rounding errors.
std::vector<std::string> NoisyLines(const Program& program) {
  return Prepared(LinesOf(
      RunProgram(program, Engine::kEager, {.noise = program.has_float32() ? 1e-6 : 1e-12, .logs_places = true})));
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
    const RunLog log = RunProgram(program, Engine::kEager, {.logs_places = true});
    std::vector<std::string> lines = LinesOf(log);
    std::vector<std::string> noisy;
    std::string messages;
    for (const Event& event : log) {
      if (!event.message.empty()) absl::StrAppend(&messages, event.message, "\n");
    }
    const std::set<std::string> derivatives = DerivativesOf(program);
    RemoveUndefinedOfLists(program, lines, expected);
    lines = Prepared(std::move(lines));
    expected = Prepared(std::move(expected));
    for (size_t i = 0; i < std::max(expected.size(), lines.size()); ++i) {
      const std::string line = i < lines.size() ? lines[i] : "nothing";
      const std::string wanted = i < expected.size() ? expected[i] : "nothing";
      if (IsFreed(wanted) || IsAssertion(wanted) || IsRefusedFunction(wanted)) break;
      if (wanted != line && (IsWriteOfSource(program, wanted) || IsOrderOfChecks(wanted, line))) break;
      if (wanted != line && IsConstantDerivative(derivatives, wanted, line)) break;
      if (wanted != line && absl::EndsWith(wanted, "error:no-grad") && TransformsGradOfLeaf(program)) break;
      if (wanted != line && (IsSharedCount(program, wanted, line) || IsUndefinedOperand(wanted, line) ||
                             IsOnceDifferentiable(wanted, line, messages))) {
        break;
      }
      const double distance = LineDistance(wanted, line);
      if (distance <= (program.has_float32() ? 1e-3 : 1e-8)) continue;
      if (noisy.empty()) noisy = NoisyLines(program);
      if (i < noisy.size() && LineDistance(line, noisy[i]) > 1e-3 * distance && std::isfinite(distance)) continue;
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
  if (parts.size() < 2) failures.emplace_back("no programs found");
  *num_failures = static_cast<int>(failures.size());
  return failures;
}

}  // namespace backtape::tape_fuzz
