#include "backtape/tests/fuzz/tape/aot_check.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops/generator.h"
#include "backtape/jit/aot_function.h"
#include "backtape/tests/fuzz/tape/executor.h"
#include "backtape/tests/fuzz/tape/operations.h"
#include "backtape/tests/fuzz/tape/run_log.h"

namespace backtape::tape_fuzz {
namespace {

// The instructions that form the function: those after the inputs and before the first backward.
struct Region {
  size_t begin = 0, end = 0;
  std::vector<int64_t> arguments, results;
};

Region RegionOf(const Program& program) {
  Region region;
  const auto is_input = [](const Instruction& instruction) { return instruction.op == "input"; };
  while (region.begin < program.body.size() && is_input(program.body[region.begin])) ++region.begin;
  region.end = region.begin;
  while (region.end < program.body.size() && program.body[region.end].op != "backward") ++region.end;
  std::set<int64_t> made, arguments;
  for (size_t i = region.begin; i < region.end; ++i) {
    for (const Operand& operand : program.body[i].operands) {
      if (operand.kind == Operand::Kind::kRegister && !made.contains(operand.number)) arguments.insert(operand.number);
    }
    for (const Operand& result : program.body[i].results) made.insert(result.number);
  }
  // With an even seed, tensors of the setup are arguments; with an odd one, the function captures them.
  std::set<int64_t> setup;
  for (const Instruction& instruction : program.setup) {
    for (const Operand& result : instruction.results) setup.insert(result.number);
  }
  for (const int64_t number : arguments) {
    if (program.seed % 2 == 0 || !setup.contains(number)) region.arguments.push_back(number);
  }
  region.results.assign(made.begin(), made.end());
  return region;
}

using CallRegion = std::function<variable_list(const VariableProgram& function, const variable_list& arguments)>;

RunLog RunWith(const Program& program, const CallRegion& call) {
  const Region region = RegionOf(program);
  Executor executor(program);
  for (int64_t i = 0; i < static_cast<int64_t>(program.n.size()); ++i) {
    manual_seed(static_cast<uint64_t>(i));
    // All repetitions use the same tensors of the setup, because the compiled function holds them.
    if (!executor.RunBodyWithFunction(i, {region.begin, region.end, region.arguments, region.results}, call)) break;
  }
  return executor.log();
}

// Compiled functions may return gradients of zeros instead of undefined ones, and gradients with other strides. Removes
// these differences.
void Normalise(RunLog& log, bool is_float32) {
  for (Event& event : log) {
    if (!event.label.starts_with("grad")) continue;
    event.what = event.what.substr(0, event.what.find(":["));
    // Sums that cancel, such as the gradient of a sum of a softmax, may be exactly zero in one engine only.
    const double zero = is_float32 ? 1e-6 : 1e-14;
    const bool is_zero =
        std::all_of(event.values.begin(), event.values.end(), [&](double value) { return std::abs(value) < zero; });
    if (event.message.empty() && is_zero) {
      event.what.clear();
      event.values.clear();
    }
  }
  std::erase_if(log, [](const Event& event) {
    return event.label.starts_with("grad") && event.what.empty() && event.message.empty();
  });
}

// A compiled function may compute zero times a value where eager mode computes no gradient. The product is NaN if the
// value is not finite. Removes such gradients, which only the compiled function returns.
void RemoveGradientsOfNothing(const RunLog& eager, RunLog& aot) {
  std::erase_if(aot, [&](const Event& event) {
    if (!event.label.starts_with("grad") || !event.message.empty()) return false;
    const bool is_nothing = std::all_of(event.values.begin(), event.values.end(),
                                        [](double value) { return std::isnan(value) || value == 0; });
    return is_nothing && std::none_of(eager.begin(), eager.end(), [&](const Event& other) {
             return other.label == event.label && other.repetition == event.repetition;
           });
  });
}

// True for errors that may occur only in eager mode or only with a compiled function. The function is one node of the
// tape, which saves other values than the nodes of its ops, and releases all of them in one backward. Gradients of
// random functions can't be differentiated.
bool IsOfOneNode(const Event& event) {
  if (event.message.empty()) return false;
  const std::string kind = ErrorKind(event.message);
  return kind == "version" || kind == "in-place" || kind == "freed" ||
         absl::StrContains(event.message, "that draws random numbers");
}

// The index of the first event that has such an error in only one of the logs.
size_t FirstOfOneNode(const RunLog& a, const RunLog& b) {
  for (size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
    if (a[i].what != b[i].what && (IsOfOneNode(a[i]) || IsOfOneNode(b[i]))) return i;
    if (a[i].label != b[i].label) return i;
  }
  return std::min(a.size(), b.size());
}

}  // namespace

Program AotProgramOf(const Program& program) {
  Program aot = program;
  aot.kind = "free";
  const auto keeps = [](const Instruction& instruction) {
    if (instruction.op == "input" || instruction.op == "leaf" || instruction.op == "const") return true;
    return instruction.op == "backward" || FindOperation(instruction.op) != nullptr;
  };
  std::erase_if(aot.setup, [&](const Instruction& instruction) { return !keeps(instruction); });
  std::erase_if(aot.body, [&](const Instruction& instruction) { return !keeps(instruction); });
  // Numbers in the function are constants of its graph, so they must not change between repetitions.
  for (Instruction& instruction : aot.body) {
    for (Operand& operand : instruction.operands) {
      if (operand.kind == Operand::Kind::kChangingFloat) operand.kind = Operand::Kind::kFloat;
    }
  }
  std::stable_partition(aot.body.begin(), aot.body.end(),
                        [](const Instruction& instruction) { return instruction.op == "input"; });
  return aot;
}

std::string AotFailureOf(const Program& program, Backend backend) {
  RunLog eager = RunWith(
      program, [](const VariableProgram& function, const variable_list& arguments) { return function(arguments); });
  std::optional<AotFunction> compiled;
  RunLog aot = RunWith(program, [&](const VariableProgram& function, const variable_list& arguments) {
    if (!compiled.has_value()) {
      compiled.emplace(function, AotOptions{.engine = {.backend = backend, .native = {.num_threads = 2}}});
    }
    return (*compiled)(arguments);
  });
  Normalise(eager, program.is_float32);
  Normalise(aot, program.is_float32);
  RemoveGradientsOfNothing(eager, aot);
  // Events from the first such difference on are not compared.
  if (std::any_of(eager.begin(), eager.end(), IsOfOneNode) || std::any_of(aot.begin(), aot.end(), IsOfOneNode)) {
    const size_t end = FirstOfOneNode(eager, aot);
    eager.resize(std::min(end, eager.size()));
    aot.resize(std::min(end, aot.size()));
  }
  const std::optional<LogDifference> difference = Compare(eager, aot, program.is_float32 ? 1e-4 : 1e-9);
  return difference.has_value() ? difference->text : "";
}

}  // namespace backtape::tape_fuzz
