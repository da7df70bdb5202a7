#include "backtape/jit/backward_compiler.h"

#include <utility>

#include "backtape/autograd/capture/backward_program.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/passes/check_traced_ranks.h"
#include "backtape/passes/lift_numbers.h"
#include "backtape/passes/lower_backward.h"
#include "backtape/passes/pipelines.h"
#include "backtape/passes/runner.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {

absl::StatusOr<std::unique_ptr<Executable>> CompileGraph(const Graph& graph, const EngineOptions& options) {
  return CompileGraph(graph.Clone(), options);
}

absl::StatusOr<std::unique_ptr<Executable>> CompileGraph(std::unique_ptr<Graph> graph, const EngineOptions& options) {
  if (graph == nullptr) return absl::InvalidArgumentError("the graph is null");
  if (options.library == nullptr) return absl::InvalidArgumentError("the op library is null");
  absl::StatusOr<Pipeline> pipeline = FindPipeline(options.pipeline);
  if (!pipeline.ok()) pipeline = ParsePipeline(options.pipeline, "pipeline");
  if (!pipeline.ok()) return pipeline.status();
  BACKTAPE_RETURN_IF_ERROR(RunPipeline(*graph, *pipeline).status());
  if (options.dump) options.dump("optimised", PrintGraph(*graph, TextStyle::Code()));
  if (options.backend == Backend::kInterpreter) {
    return CompileForInterpreter(
        *graph, {.kernels = options.library->kernels, .shape_rules = options.library->shape_rules, .attributes = {}});
  }
  NativeOptions native_options = options.native;
  native_options.kernels = options.library->kernels;
  native_options.shape_rules = options.library->shape_rules;
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<NativeExecutable> native, CompileNative(std::move(graph), native_options));
  if (options.dump) options.dump("plan", native->PlanText(/*with_kernels=*/true));
  return native;
}

namespace {

// The graph at operator level, with the lifted numbers as inputs.
absl::StatusOr<std::unique_ptr<Graph>> Lower(const BackwardToCompile& backward, const EngineOptions& options) {
  const absl::Span<const double> numbers = backward.numbers.numbers();
  const auto lower = [&](absl::Span<const double> with, ShapeEnv& shape_env) {
    return LowerBackward(backward.graph, backward.captured,
                         {.library = options.library, .shape_env = &shape_env, .numbers = with});
  };
  if (!backward.numbers.has_lifted()) return lower(numbers, backward.shape_env);
  // The graph is also lowered with other numbers. The factors change the sign and the magnitude of each number, so a
  // formula that branches on either lowers to a different graph.
  constexpr double kFactors[] = {-1.37, 1024.3};
  std::vector<double> values[2];
  std::unique_ptr<Graph> graphs[2];
  std::vector<LoweredWith> others;
  for (int k = 0; k < 2; ++k) {
    ShapeEnv scratch = backward.shape_env;
    values[k].assign(numbers.begin(), numbers.end());
    for (size_t i = 0; i < numbers.size(); ++i) {
      // All values differ, even where the original numbers are equal.
      if (backward.numbers.is_lifted(i)) values[k][i] = (numbers[i] + 1e-3 * static_cast<double>(i + 1)) * kFactors[k];
    }
    BACKTAPE_ASSIGN_OR_RETURN(graphs[k], lower(values[k], scratch));
    others.push_back({graphs[k].get(), values[k]});
  }
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Graph> lowered, lower(numbers, backward.shape_env));
  BACKTAPE_RETURN_IF_ERROR(LiftNumbers(*lowered, numbers, backward.numbers.lifted(), others));
  return lowered;
}

}  // namespace

BackwardCompiler MakeBackwardCompiler(const EngineOptions& options) {
  return [options](const BackwardToCompile& backward) -> absl::StatusOr<std::unique_ptr<BackwardFunction>> {
    if (options.dump) options.dump("captured", PrintGraph(backward.graph, TextStyle::Code()));
    BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Graph> lowered, Lower(backward, options));
    if (backward.has_symbolic_sizes)
      BACKTAPE_RETURN_IF_ERROR(CheckTracedRanks(*lowered, backward.shape_env, *options.library));
    if (options.dump) options.dump("lowered", PrintGraph(*lowered, TextStyle::Code()));
    EngineOptions engine = options;
    if (backward.is_one_of_several) engine.native.keep_memory = false;
    return MakeBackwardProgram(std::move(lowered), backward.captured, [&engine](std::unique_ptr<Graph> part) {
      return CompileGraph(std::move(part), engine);
    });
  };
}

}  // namespace backtape
