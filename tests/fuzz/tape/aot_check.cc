#include "backtape/tests/fuzz/tape/aot_check.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops/generator.h"
#include "backtape/jit/aot_function.h"
#include "backtape/tests/fuzz/tape/executor.h"
#include "backtape/tests/fuzz/tape/operations.h"
#include "backtape/tests/fuzz/tape/rounding.h"
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
  const auto ends_region = [](const Instruction& instruction) {
    return instruction.op == "backward" || instruction.op == "fn" || instruction.op == "enter_dual" ||
           instruction.op == "set_data" || instruction.op == "set_";
  };
  while (region.end < program.body.size() && !ends_region(program.body[region.end])) ++region.end;
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

RunLog RunWith(const Program& program, const ExecutorOptions& options, const CallRegion& call) {
  const Region region = RegionOf(program);
  Executor executor(program, options);
  for (int64_t i = 0; i < static_cast<int64_t>(program.n.size()); ++i) {
    manual_seed(static_cast<uint64_t>(i));
    // All repetitions use the same tensors of the setup, because the compiled function holds them.
    if (!executor.RunBodyWithFunction(i, {region.begin, region.end, region.arguments, region.results}, call)) break;
  }
  return executor.log();
}

bool IsGradient(const Event& event) { return event.label.starts_with("grad") && event.message.empty(); }

// Compiled functions may return gradients of zeros instead of undefined ones, and gradients with other strides. Removes
// these differences: moves the gradients of each repetition to its end, and adds zeros where only one log has a
// gradient.
void MatchGradients(RunLog& eager, RunLog& aot) {
  // By repetition and label, the gradients of both logs.
  std::map<int64_t, std::map<std::string, std::pair<Event, Event>>> gradients;
  for (RunLog* log : {&eager, &aot}) {
    for (Event& event : *log) {
      if (!IsGradient(event) || event.values.empty()) continue;
      event.what = event.what.substr(0, event.what.find(":["));
      auto& [of_eager, of_aot] = gradients[event.repetition][event.label];
      (log == &eager ? of_eager : of_aot) = event;
    }
    std::erase_if(*log, IsGradient);
  }
  const auto zeros_like = [](Event event) {
    std::fill(event.values.begin(), event.values.end(), 0.0);
    return event;
  };
  for (auto& [repetition, by_label] : gradients) {
    const auto end = [r = repetition](RunLog& log) {
      return std::find_if(log.begin(), log.end(), [r](const Event& event) { return event.repetition > r; }) -
             log.begin();
    };
    int64_t at_eager = end(eager), at_aot = end(aot);
    for (auto& [label, pair] : by_label) {
      auto& [of_eager, of_aot] = pair;
      if (of_eager.values.empty()) of_eager = zeros_like(of_aot);
      if (of_aot.values.empty()) of_aot = zeros_like(of_eager);
      eager.insert(eager.begin() + at_eager++, std::move(of_eager));
      aot.insert(aot.begin() + at_aot++, std::move(of_aot));
    }
  }
}

// True for errors that may occur only in eager mode or only with a compiled function. The compiled function is a
// single tape node. It saves different values than the nodes of the function's ops, and one backward releases all of
// them. The gradients of a function that draws random numbers cannot be differentiated.
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

// Removes the differences that are not defects. The comparison ends before the first event with an error
// that IsOfOneNode accepts in only one of the logs.
void Prepare(RunLog& eager, RunLog& aot) {
  if (std::any_of(eager.begin(), eager.end(), IsOfOneNode) || std::any_of(aot.begin(), aot.end(), IsOfOneNode)) {
    const size_t end = FirstOfOneNode(eager, aot);
    eager.resize(std::min(end, eager.size()));
    aot.resize(std::min(end, aot.size()));
  }
  MatchGradients(eager, aot);
}

}  // namespace

Program AotProgramOf(const Program& program) {
  Program aot = program;
  aot.kind = "free";
  const auto keeps = [](const Instruction& instruction) {
    if (instruction.op == "input" || instruction.op.starts_with("leaf") || instruction.op == "const") return true;
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

std::optional<std::string> AotDifference(const Program& program, const EngineOptions& engine) {
  const auto eager = [](const Program& p, const ExecutorOptions& options) {
    return RunWith(p, options,
                   [](const VariableProgram& function, const variable_list& arguments) { return function(arguments); });
  };
  const auto compiled = [&engine](const Program& p, const ExecutorOptions& options) {
    std::optional<AotFunction> aot;
    return RunWith(p, options, [&](const VariableProgram& function, const variable_list& arguments) {
      if (!aot.has_value()) {
        aot.emplace(function, AotOptions{.engine = engine});
      }
      return (*aot)(arguments);
    });
  };
  const std::optional<std::string> difference = RoundingCheck(program, eager, compiled, Prepare).Difference();
  if (!difference.has_value()) return std::nullopt;
  // The compiled function is a single tape node: when some of its results have gradients, the others get zeros (in
  // PyTorch too), and zero times a value that is not finite is NaN. Eager mode skips the nodes of these results.
  const auto materialized = [&eager](const Program& p, ExecutorOptions options) {
    options.materializes_gradients = true;
    return eager(p, options);
  };
  const bool is_equal = !RoundingCheck(program, materialized, compiled, Prepare).Difference().has_value();
  return is_equal ? std::nullopt : difference;
}

}  // namespace backtape::tape_fuzz
