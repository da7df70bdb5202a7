// The overhead of captured backwards and captured steps, excluding the arithmetic.

#include <benchmark/benchmark.h>

#include <vector>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/engine/tape_piece.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/jit/backward_compiler.h"
#include "backtape/jit/captured_step.h"

namespace backtape {
namespace {

Variable Values(std::vector<int64_t> sizes) {
  int64_t numel = 1;
  for (const int64_t size : sizes) numel *= size;
  std::vector<double> values;
  for (int64_t i = 0; i < numel; ++i) values.push_back(static_cast<double>(i * 7919 % 1000) / 5000 - 0.1);
  return Tensor::FromValues(sizes, values, DType::kFloat32);
}

// linear, relu, linear, mean squared error. The hidden layer is as wide as the input.
struct Mlp {
  variable_list parameters;
  explicit Mlp(int64_t width) {
    parameters = {Values({width, width}), Values({width}), Values({width, width}), Values({width})};
    for (const Variable& p : parameters) p.set_requires_grad();
  }
  Variable Loss(const Variable& x, const Variable& y) const {
    const Variable h = ops::relu(ops::linear(x, parameters[0], parameters[1]));
    return ops::mse_loss(ops::linear(h, parameters[2], parameters[3]), y);
  }
  variable_list Step(const variable_list& batch) const {
    const Variable loss = Loss(batch[0], batch[1]);
    for (const Variable& p : parameters) p.set_grad({});
    loss.backward();
    const NoGradGuard no_grad;
    for (Variable p : parameters) ops::sub_(p, p.grad() * 0.01);
    return {loss.detach()};
  }
};

// Forward, backward and SGD as one executable, for a given batch size, on one thread: microseconds end to end.
void CapturedStepOfMlp(benchmark::State& state) {
  const Mlp mlp(64);
  CapturedStep step([&](const variable_list& batch) { return mlp.Step(batch); }, {.native = {.num_threads = 1}});
  const variable_list batch = {Values({state.range(0), 64}), Values({state.range(0), 64})};
  step(batch);
  for (auto _ : state) benchmark::DoNotOptimize(step(batch));
}
BENCHMARK(CapturedStepOfMlp)->Arg(1)->Arg(32)->Unit(benchmark::kMicrosecond);

void EagerStepOfMlp(benchmark::State& state) {
  const Mlp mlp(64);
  const variable_list batch = {Values({state.range(0), 64}), Values({state.range(0), 64})};
  for (auto _ : state) benchmark::DoNotOptimize(mlp.Step(batch));
}
BENCHMARK(EagerStepOfMlp)->Arg(1)->Arg(32)->Unit(benchmark::kMicrosecond);

void CapturedBackwardStepOfMlp(benchmark::State& state) {
  const Mlp mlp(64);
  CompiledBackward compiled(MakeBackwardCompiler({.native = {.num_threads = 1}}));
  const auto scope = compiled.Enable();
  const variable_list batch = {Values({state.range(0), 64}), Values({state.range(0), 64})};
  for (auto _ : state) benchmark::DoNotOptimize(mlp.Step(batch));
}
BENCHMARK(CapturedBackwardStepOfMlp)->Arg(1)->Arg(32)->Unit(benchmark::kMicrosecond);

// The time to read a tape and find its code in the cache, in nanoseconds per node. The tape consists of layers of mul,
// sin and add that save tensors.
void CacheHit(benchmark::State& state) {
  Variable x = Values({4, 4}).set_requires_grad();
  const Variable w = Values({4, 4}).set_requires_grad();
  const int64_t layers = state.range(0);
  Variable y = x;
  for (int64_t i = 0; i < layers; ++i) y = ops::sin(y * w) + x;
  CompiledBackward compiled(MakeBackwardCompiler({.backend = Backend::kInterpreter, .pipeline = "O0"}));
  const auto scope = compiled.Enable();
  const Variable seed = Values({4, 4});
  y.backward(seed, {.retain_graph = true});
  x.set_grad({});
  w.set_grad({});
  const EdgeList roots = {y.gradient_edge()};
  internal::TapeWalk walk;
  for (auto _ : state) {
    walk.Reset(roots);
    variable_list gradients(walk.num_inputs());
    gradients[walk.first_input(0)] = seed;
    const internal::TapePiece piece{.walk = &walk,
                                    .begin = 0,
                                    .end = static_cast<uint32_t>(walk.size()),
                                    .is_prepared = false,
                                    .gradients = gradients,
                                    .results = {}};
    for (size_t i = 0; i < walk.size(); ++i) {
      if (internal::IsForEngine(walk.node(i)) && internal::HasHooksBefore(walk.node(i))) state.SkipWithError("hooks");
    }
    if (!compiled.Lookup(piece)) state.SkipWithError("cache miss");
  }
  const double nodes = static_cast<double>(3 * layers + 2);
  state.counters["ns_per_node"] =
      benchmark::Counter(nodes * 1e-9, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}
BENCHMARK(CacheHit)->Arg(4)->Arg(40)->Arg(400);

}  // namespace
}  // namespace backtape
