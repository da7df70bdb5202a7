#ifndef BACKTAPE_TESTS_FUZZ_TAPE_ENGINES_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_ENGINES_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/jit/backward_compiler.h"
#include "backtape/tests/fuzz/tape/executor.h"
#include "backtape/tests/fuzz/tape/program.h"
#include "backtape/tests/fuzz/tape/run_log.h"

namespace backtape::tape_fuzz {

enum class Engine : uint8_t {
  kEager,
  kInterpreter,      // captured backwards, run by the interpreter
  kNative,           // captured backwards, run as native code
  kStepInterpreter,  // the body as a CapturedStep, run by the interpreter
  kStepNative,
  kAotInterpreter,  // the ops before the first backward as an AotFunction (aot_check.h)
  kAotNative,
  kDifferences,  // central differences of the eager engine, for programs of kind "smooth"
};

// "eager", "interpreter", "native", "step-interpreter", "step-native", "aot-interpreter",
// "aot-native", "differences".
absl::string_view EngineName(Engine engine);
std::optional<Engine> EngineFromName(absl::string_view name);
bool Supports(Engine engine, const Program& program);

// The options of an engine that runs a captured program. For every eighth seed, native code runs with every value
// between guard pages (NativeOptions::check_bounds), which takes longer; an access beyond a value ends the process.
EngineOptions OptionsOf(const Program& program, Backend backend);

// Runs all repetitions of a program. `engine` must not be kDifferences or one of the AOT engines.
RunLog RunProgram(const Program& program, Engine engine, const ExecutorOptions& options = {});

// Runs a program on the eager engine and on the given ones, and compares the logs. Returns "" if all agree up to
// rounding, otherwise a text whose first word is the name of the engine that differs.
std::string FailureOf(const Program& program, const std::vector<Engine>& engines);

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_ENGINES_H_
