#include "backtape/tests/fuzz/tape/engines.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "backtape/autograd/ops/generator.h"
#include "backtape/jit/backward_compiler.h"
#include "backtape/jit/captured_step.h"
#include "backtape/tests/fuzz/tape/aot_check.h"
#include "backtape/tests/fuzz/tape/open_defects.h"
#include "backtape/tests/fuzz/tape/rounding.h"

namespace backtape::tape_fuzz {
namespace {

constexpr std::pair<Engine, absl::string_view> kEngineNames[] = {
    {Engine::kEager, "eager"},
    {Engine::kInterpreter, "interpreter"},
    {Engine::kNative, "native"},
    {Engine::kStepInterpreter, "step-interpreter"},
    {Engine::kStepNative, "step-native"},
    {Engine::kAotInterpreter, "aot-interpreter"},
    {Engine::kAotNative, "aot-native"},
    {Engine::kDifferences, "differences"},
};

Backend BackendOf(Engine engine) {
  const bool is_native = engine == Engine::kNative || engine == Engine::kStepNative || engine == Engine::kAotNative;
  return is_native ? Backend::kNative : Backend::kInterpreter;
}

void RunSteps(const Program& program, Engine engine, Executor& executor) {
  std::optional<CapturedStep> captured;
  if (engine != Engine::kEager) {
    captured.emplace([&](const variable_list& inputs) { return executor.RunStep(inputs); },
                     OptionsOf(program, BackendOf(engine)));
  }
  for (int64_t i = 0; i < static_cast<int64_t>(program.n.size()); ++i) {
    const variable_list inputs = executor.StepInputs(i);
    manual_seed(static_cast<uint64_t>(i));
    try {
      executor.LogStep(i, captured.has_value() ? (*captured)(inputs) : executor.RunStep(inputs));
    } catch (const Error& error) {
      // The state that a failed step leaves is unspecified.
      executor.LogStepError(i, error);
      return;
    }
  }
}

const Event* FindEvent(const RunLog& log, const std::string& label) {
  for (const Event& event : log) {
    if (event.repetition == 0 && event.label == label) return &event;
  }
  return nullptr;
}

double ValueOf(const RunLog& log, const std::string& label) {
  const Event* event = FindEvent(log, label);
  return event == nullptr || event->values.size() != 1 ? NAN : event->values[0];
}

RunLog FirstRepetition(const Program& program, const ExecutorOptions& options) {
  Executor executor(program, options);
  executor.RunBody(0);
  return executor.log();
}

// Compares the gradients of the only backward with central differences of its root.
std::string DifferencesFailure(const Program& program) {
  const auto backward = std::find_if(program.body.begin(), program.body.end(),
                                     [](const Instruction& instruction) { return instruction.op == "backward"; });
  if (backward == program.body.end() || backward->operands.size() != 1) return "";
  const std::string root = ToText(backward->operands[0]);
  const RunLog log = FirstRepetition(program, {});
  if (std::isnan(ValueOf(log, root))) return "";
  for (const Instruction& instruction : program.setup) {
    if (instruction.op != "leaf") continue;
    const int64_t number = instruction.results[0].number;
    const Event* const grad = FindEvent(log, absl::StrCat("grad_v", number));
    const Event* const leaf = FindEvent(log, absl::StrCat("v", number));
    if (grad == nullptr || leaf == nullptr) continue;
    for (int64_t i = 0; i < std::min<int64_t>(static_cast<int64_t>(leaf->values.size()), 4); ++i) {
      const double found = grad->values.empty() ? 0 : grad->values[i];
      double expected[2];
      for (int k = 0; k < 2; ++k) {
        const double delta = k == 0 ? 1e-5 : 3e-5;
        const ExecutorOptions up = {.perturbation = {{.register_number = number, .element = i, .delta = delta}}};
        const ExecutorOptions down = {.perturbation = {{.register_number = number, .element = i, .delta = -delta}}};
        expected[k] =
            (ValueOf(FirstRepetition(program, up), root) - ValueOf(FirstRepetition(program, down), root)) / (2 * delta);
      }
      const double scale = std::max({1.0, std::abs(expected[0]), std::abs(found), std::abs(ValueOf(log, root))});
      // Skips elements for which two step sizes disagree, because of a kink or rounding.
      if (!(std::abs(expected[0] - expected[1]) < 1e-4 * scale)) continue;
      if (std::abs(found - expected[0]) > 1e-3 * scale) {
        return absl::StrFormat("differences: gradient of v%d[%d]: found %.9g, central differences give %.9g", number, i,
                               found, expected[0]);
      }
    }
  }
  return "";
}

}  // namespace

absl::string_view EngineName(Engine engine) {
  for (const auto& [known, name] : kEngineNames) {
    if (known == engine) return name;
  }
  return "";
}

std::optional<Engine> EngineFromName(absl::string_view name) {
  for (const auto& [engine, known] : kEngineNames) {
    if (known == name) return engine;
  }
  return std::nullopt;
}

bool Supports(Engine engine, const Program& program) {
  if (engine == Engine::kStepInterpreter || engine == Engine::kStepNative) return program.kind == "step";
  if (engine == Engine::kDifferences) return program.kind == "smooth";
  return true;
}

EngineOptions OptionsOf(const Program& program, Backend backend) {
  constexpr uint64_t kShare = 8;
  return {.backend = backend, .native = {.num_threads = 2, .check_bounds = program.seed % kShare == 0}};
}

RunLog RunProgram(const Program& program, Engine engine, const ExecutorOptions& options) {
  Executor executor(program, options);
  if (program.kind == "step" && engine != Engine::kInterpreter && engine != Engine::kNative) {
    RunSteps(program, engine, executor);
    return executor.log();
  }
  std::optional<CompiledBackward> compiled;
  if (engine != Engine::kEager) compiled.emplace(MakeBackwardCompiler(OptionsOf(program, BackendOf(engine))));
  for (int64_t i = 0; i < static_cast<int64_t>(program.n.size()); ++i) {
    const CompiledBackward::Scope scope(compiled.has_value() ? &*compiled : nullptr);
    manual_seed(static_cast<uint64_t>(i));  // each engine draws the same numbers
    executor.RunBody(i);
  }
  return executor.log();
}

std::string FailureOf(const Program& program, const std::vector<Engine>& engines) {
  Program free = program;
  free.kind = "free";
  for (const Engine engine : engines) {
    if (!Supports(engine, program) || engine == Engine::kEager) continue;
    if (engine == Engine::kDifferences) {
      if (std::string failure = DifferencesFailure(program); !failure.empty()) return failure;
      continue;
    }
    std::optional<std::string> difference;
    if (engine == Engine::kAotInterpreter || engine == Engine::kAotNative) {
      difference = AotDifference(AotProgramOf(program), OptionsOf(program, BackendOf(engine)));
    } else {
      const auto run_with = [](Engine with) {
        return [with](const Program& p, const ExecutorOptions& options) { return RunProgram(p, with, options); };
      };
      const bool is_step = engine == Engine::kStepInterpreter || engine == Engine::kStepNative;
      difference = RoundingCheck(is_step ? program : free, run_with(Engine::kEager), run_with(engine)).Difference();
    }
    if (difference.has_value() && !OpenDefects().IsKnownFailure(*difference))
      return absl::StrCat(EngineName(engine), ": ", *difference);
  }
  return "";
}

}  // namespace backtape::tape_fuzz
