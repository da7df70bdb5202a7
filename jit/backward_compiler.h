#ifndef BACKTAPE_JIT_BACKWARD_COMPILER_H_
#define BACKTAPE_JIT_BACKWARD_COMPILER_H_

#include <functional>
#include <string>

#include "absl/strings/string_view.h"
#include "backtape/autograd/capture/compiled_backward.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/jit/compiler.h"

namespace backtape {

// The engine that runs compiled graphs.
enum class Backend : uint8_t { kInterpreter, kNative };

// How captured graphs are optimised and compiled.
struct EngineOptions {
  Backend backend = Backend::kNative;
  // Passes to run first: one of StandardPipelines(), or a text for ParsePipeline.
  std::string pipeline = "O2";
  NativeOptions native{};  // used with Backend::kNative
  // The ops that graphs may call. Must outlive everything compiled with these options.
  const OpLibrary* library = &BuiltinLibrary();
  // Called after each stage with the stage's name and the text of its result. A captured backward has the stages
  // "captured" and "lowered", a CapturedStep has "traced", an AotFunction has "joint", "forward" and "backward". Then
  // each part of the graph has the stage "optimised" and, with native code, "plan".
  std::function<void(absl::string_view stage, const std::string& text)> dump{};
};

// Optimises a graph of ops and compiles it for the engine selected in `options`.
absl::StatusOr<std::unique_ptr<Executable>> CompileGraph(const Graph& graph, const EngineOptions& options);
// Does not copy the graph.
absl::StatusOr<std::unique_ptr<Executable>> CompileGraph(std::unique_ptr<Graph> graph, const EngineOptions& options);

// Returns the compiler for CompiledBackward: lowers, optimises and compiles captured backward graphs.
//
//   CompiledBackward compiled(MakeBackwardCompiler({.backend = Backend::kNative}));
//   const auto scope = compiled.Enable();
//   loss.backward();
BackwardCompiler MakeBackwardCompiler(const EngineOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_JIT_BACKWARD_COMPILER_H_
