#include "backtape/jit/backward_compiler.h"

#include <utility>

#include "backtape/interp/interpreter.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/passes/lower_backward.h"
#include "backtape/passes/pipelines.h"
#include "backtape/passes/runner.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {

absl::StatusOr<std::unique_ptr<Executable>> CompileGraph(const Graph& graph, const EngineOptions& options) {
  absl::StatusOr<Pipeline> pipeline = FindPipeline(options.pipeline);
  if (!pipeline.ok()) pipeline = ParsePipeline(options.pipeline, "pipeline");
  if (!pipeline.ok()) return pipeline.status();
  const std::unique_ptr<Graph> optimised = graph.Clone();
  BACKTAPE_RETURN_IF_ERROR(RunPipeline(*optimised, *pipeline).status());
  if (options.dump) options.dump("optimised", PrintGraph(*optimised, TextStyle::Code()));
  if (options.backend == Backend::kInterpreter) {
    return CompileForInterpreter(
        *optimised,
        {.kernels = options.library->kernels, .shape_rules = options.library->shape_rules, .attributes = {}});
  }
  NativeOptions native_options = options.native;
  native_options.kernels = options.library->kernels;
  native_options.shape_rules = options.library->shape_rules;
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<NativeExecutable> native, CompileNative(*optimised, native_options));
  if (options.dump) options.dump("plan", native->PlanText(/*with_kernels=*/true));
  return native;
}

BackwardCompiler MakeBackwardCompiler(const EngineOptions& options) {
  return [options](const BackwardToCompile& backward) -> absl::StatusOr<std::unique_ptr<BackwardFunction>> {
    if (options.dump) options.dump("captured", PrintGraph(backward.graph, TextStyle::Code()));
    BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Graph> lowered,
                              LowerBackward(backward.graph, backward.captured,
                                            {.library = options.library, .shape_env = &backward.shape_env}));
    if (options.dump) options.dump("lowered", PrintGraph(*lowered, TextStyle::Code()));
    return MakeBackwardProgram(*lowered, [&options](const Graph& part) { return CompileGraph(part, options); });
  };
}

}  // namespace backtape
