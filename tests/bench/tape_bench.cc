// The cost of a node on the eager tape, and the time that edge trimming saves.

#include <benchmark/benchmark.h>

#include <ctime>
#include <vector>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/origin/call_stack.h"
#include "backtape/autograd/variable/grad_mode.h"

namespace backtape {
namespace {

// CPU time of this thread, on which the whole tape runs.
double Seconds() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

Variable Values(std::vector<int64_t> sizes, double scale) {
  int64_t numel = 1;
  for (const int64_t size : sizes) numel *= size;
  std::vector<double> values;
  for (int64_t i = 0; i < numel; ++i) values.push_back((static_cast<double>(i * 7919 % 1000) / 500 - 1) * scale);
  return Tensor::FromValues(sizes, values, DType::kFloat32);
}

benchmark::Counter PerIteration(double total) { return {total, benchmark::Counter::kAvgIterations}; }

// A chain of products of one element. Measures nanoseconds per node to build it, to run backward, and to destroy it.
void LongTape(benchmark::State& state) {
  const int64_t nodes = state.range(0);
  const Variable factor = Values({}, 1);
  double forward = 0;
  double backward = 0;
  double destruction = 0;
  for (auto _ : state) {
    const Variable x = Values({}, 1).set_requires_grad();
    double start = Seconds();
    Variable y = x;
    for (int64_t i = 0; i < nodes; ++i) y = ops::mul(y, factor);
    forward += Seconds() - start;
    start = Seconds();
    y.backward({}, {.retain_graph = true});
    backward += Seconds() - start;
    start = Seconds();
    y = Variable();
    destruction += Seconds() - start;
  }
  const double ns = 1e9 / static_cast<double>(nodes);
  state.counters["forward_ns"] = PerIteration(forward * ns);
  state.counters["backward_ns"] = PerIteration(backward * ns);
  state.counters["destruction_ns"] = PerIteration(destruction * ns);
}
BENCHMARK(LongTape)->Arg(250'000)->Arg(500'000)->Arg(1'000'000)->Iterations(3)->Unit(benchmark::kMillisecond);

// Six hidden layers (Linear and ReLU) of width 100, with two inputs, for batches of 1000.
struct Network {
  variable_list parameters;
  Network() {
    for (int i = 0; i <= 6; ++i) {
      const int64_t in = i == 0 ? 2 : 100;
      const int64_t out = i == 6 ? 1 : 100;
      parameters.push_back(Values({out, in}, 0.1).set_requires_grad());
      parameters.push_back(Values({out}, 0.1).set_requires_grad());
    }
  }
  Variable operator()(Variable x) const {
    for (size_t i = 0; i < parameters.size(); i += 2) {
      if (i > 0) x = ops::relu(x);
      x = ops::linear(x, parameters[i], parameters[i + 1]);
    }
    return x;
  }
};

// The first and second derivatives with respect to the input. Without trimming, the unused gradients of the parameters
// are computed too, as in an engine that always runs the whole node.
void Hessian(const Network& network, const Variable& x, bool trims, bool with_backward) {
  std::vector<TapePoint> wrt = {x};
  if (!trims) wrt.insert(wrt.end(), network.parameters.begin(), network.parameters.end());
  const GradOptions options = {.create_graph = true, .allow_unused = true};
  const auto derivative = [&](const Variable& of) { return Grad(std::vector<TapePoint>{of}, wrt, {}, options)[0]; };
  const Variable u = network(x);
  const Variable du = derivative(ops::sum(u));
  Variable laplacian;
  for (int64_t i = 0; i < 2; ++i) {
    const Variable second = ops::select(derivative(ops::sum(ops::select(du, 1, i))), 1, i);
    laplacian = laplacian.defined() ? laplacian + second : second;
  }
  if (!with_backward) return;
  const Variable residual = laplacian + ops::sum(du * du, {1}) - ops::select(u, 1, 0);
  for (const Variable& p : network.parameters) p.set_grad({});
  ops::mean(residual * residual).backward();
}

// Milliseconds with and without trimming, measured alternately, and their ratio.
void HessianTrimming(benchmark::State& state) {
  const bool with_backward = state.range(0) != 0;
  const Network network;
  const Variable x = Values({1000, 2}, 1).set_requires_grad();
  double seconds[2] = {0, 0};
  for (auto _ : state) {
    for (const bool trims : {false, true}) {
      const double start = Seconds();
      Hessian(network, x, trims, with_backward);
      seconds[trims ? 1 : 0] += Seconds() - start;
    }
  }
  state.counters["untrimmed_ms"] = PerIteration(seconds[0] * 1e3);
  state.counters["trimmed_ms"] = PerIteration(seconds[1] * 1e3);
  state.counters["ratio"] = seconds[0] / seconds[1];
}
BENCHMARK(HessianTrimming)->ArgName("with_backward")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

// Calls `function` from a call stack that is `frames` frames deeper.
template <typename Function>
[[gnu::noinline]] void Deeper(int64_t frames, const Function& function) {
  if (frames > 0) {
    Deeper(frames - 1, function);
  } else {
    function();
  }
  benchmark::ClobberMemory();  // prevents a tail call
}

void TakeCallStack(benchmark::State& state) {
  Deeper(state.range(0), [&] {
    for (auto _ : state) benchmark::DoNotOptimize(CallStack::Capture());
    state.counters["frames"] = static_cast<double>(CallStack::Capture().addresses().size());
  });
}
BENCHMARK(TakeCallStack)->Arg(0)->Arg(4)->Arg(8)->Arg(16)->Arg(32);

// A product of one element, without and with recording on the tape.
void Mul(benchmark::State& state) {
  const GradModeGuard grad_mode(state.range(0) != 0);
  const Variable x = Values({}, 1).set_requires_grad();
  for (auto _ : state) benchmark::DoNotOptimize(ops::mul(x, x));
}
BENCHMARK(Mul)->ArgName("on_tape")->Arg(0)->Arg(1);

}  // namespace
}  // namespace backtape
