// The time from the tape of a small GPT's loss to the native code of its backward, in milliseconds for each part.

#include <benchmark/benchmark.h>

#include <chrono>
#include <memory>
#include <vector>

#include "backtape/autograd/capture/backward_program.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/examples/gpt.h"
#include "backtape/jit/backward_compiler.h"
#include "backtape/passes/lower_backward.h"
#include "backtape/passes/pipelines.h"
#include "backtape/passes/runner.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

using Clock = std::chrono::steady_clock;

double MillisecondsSince(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

struct Parts {
  double capture = 0;   // reads the tape and writes it as a graph
  double lowering = 0;  // lowers the graph to operator level
  double passes = 0;    // -O2
  double compile = 0;   // compiles to native code
  double nodes = 0;     // number of nodes of the lowered graph
};

// Like MakeBackwardCompiler, but measures the time of each part. `start` is the time when backward was called.
BackwardCompiler TimedCompiler(Parts& parts, const Clock::time_point& start) {
  return [&](const BackwardToCompile& backward) -> absl::StatusOr<std::unique_ptr<BackwardFunction>> {
    parts.capture += MillisecondsSince(start);
    const Clock::time_point begin = Clock::now();
    BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Graph> lowered,
                              LowerBackward(backward.graph, backward.captured,
                                            {.shape_env = &backward.shape_env, .numbers = backward.numbers.numbers()}));
    parts.nodes = static_cast<double>(lowered->num_nodes());
    double inner = 0;
    const auto compile = [&](std::unique_ptr<Graph> graph) -> absl::StatusOr<std::unique_ptr<Executable>> {
      const Clock::time_point before = Clock::now();
      BACKTAPE_RETURN_IF_ERROR(RunPipeline(*graph, *FindPipeline("O2")).status());
      const double passes = MillisecondsSince(before);
      BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Executable> native,
                                CompileNative(std::move(graph), {.num_threads = 1}));
      const double all = MillisecondsSince(before);
      parts.passes += passes;
      parts.compile += all - passes;
      inner += all;
      return native;
    };
    auto program = MakeBackwardProgram(std::move(lowered), backward.captured, compile);
    parts.lowering += MillisecondsSince(begin) - inner;
    return program;
  };
}

void CompileGptBackward(benchmark::State& state) {
  constexpr int64_t kBatch = 8;
  const examples::GptSizes sizes = {.vocabulary = 100, .layers = state.range(0)};
  const std::unique_ptr<examples::Model> model = MakeGpt(sizes);
  const std::vector<TapePoint> wrt(model->parameters().begin(), model->parameters().end());
  std::vector<double> tokens;
  for (int64_t i = 0; i < kBatch * sizes.context; ++i) tokens.push_back(static_cast<double>(i * 31 % sizes.vocabulary));
  const Variable batch = Tensor::FromValues({kBatch, sizes.context}, tokens, DType::kInt64);
  Parts parts;
  for (auto _ : state) {
    const Variable loss = model->Loss(batch, batch);
    Clock::time_point start;
    const double before = parts.capture + parts.lowering + parts.passes + parts.compile;
    CompiledBackward compiled(TimedCompiler(parts, start));
    const auto scope = compiled.Enable();
    start = Clock::now();
    benchmark::DoNotOptimize(Grad(std::vector<TapePoint>{loss}, wrt));
    state.SetIterationTime((parts.capture + parts.lowering + parts.passes + parts.compile - before) / 1e3);
  }
  const auto average = [](double total) { return benchmark::Counter(total, benchmark::Counter::kAvgIterations); };
  state.counters["nodes"] = parts.nodes;
  state.counters["capture_ms"] = average(parts.capture);
  state.counters["lowering_ms"] = average(parts.lowering);
  state.counters["passes_ms"] = average(parts.passes);
  state.counters["compile_ms"] = average(parts.compile);
}
// The first compilation of a process also looks up call stacks in the debug information, if the program has any.
BENCHMARK(CompileGptBackward)
    ->Name("ColdCompileGptBackward")
    ->Arg(2)
    ->Iterations(1)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(CompileGptBackward)->Arg(1)->Arg(2)->Arg(6)->Arg(12)->UseManualTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace backtape
