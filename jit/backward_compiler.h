#ifndef BACKTAPE_JIT_BACKWARD_COMPILER_H_
#define BACKTAPE_JIT_BACKWARD_COMPILER_H_

#include <functional>
#include <string>

#include "absl/strings/string_view.h"
#include "backtape/autograd/capture/compiled_backward.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/jit/compiler.h"

namespace backtape {

enum class Backend : uint8_t { kInterpreter, kNative };

struct EngineOptions {
  Backend backend = Backend::kNative;
  // Passes that run first: one of StandardPipelines(), or a text for ParsePipeline.
  std::string pipeline = "O2";
  NativeOptions native{};
  const OpLibrary* library = &BuiltinLibrary();
  // Gets the text of every stage on the way: "captured", "lowered", and for each part "optimised" and, of native code,
  // "plan".
  std::function<void(absl::string_view stage, const std::string& text)> dump{};
};

// Optimises a graph of ops and makes it ready to run on one of the engines.
absl::StatusOr<std::unique_ptr<Executable>> CompileGraph(const Graph& graph, const EngineOptions& options);

// For CompiledBackward: lowers, optimises, and makes ready to run.
//   CompiledBackward compiled(MakeBackwardCompiler({.backend = Backend::kNative}));
//   const auto scope = compiled.Enable();
//   loss.backward();
BackwardCompiler MakeBackwardCompiler(const EngineOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_JIT_BACKWARD_COMPILER_H_
