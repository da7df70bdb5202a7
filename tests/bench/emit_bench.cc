// Measures single native kernels and a copy of the same number of bytes, to show how close the kernels come to the
// memory bandwidth. The bytes are those of the inputs and outputs.

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "backtape/ir/op_table.h"
#include "backtape/jit/emit/emitter.h"
#include "backtape/jit/kernel_ir/op_rules.h"
#include "backtape/tensor/check.h"

namespace backtape::jit {
namespace {

constexpr int64_t kPoints = int64_t{4} << 20;
constexpr int64_t kRows = 2048;
constexpr int64_t kColumns = 1024;

struct AlignedFree {
  void operator()(float* p) const { std::free(p); }
};
using Floats = std::unique_ptr<float[], AlignedFree>;

Floats MakeFloats(int64_t n) {
  Floats values(static_cast<float*>(std::aligned_alloc(64, static_cast<size_t>(n) * sizeof(float))));
  for (int64_t i = 0; i < n; ++i) values[i] = static_cast<float>(i % 1000) * 0.006f - 3;
  return values;
}

void Run(benchmark::State& state, const Kernel& kernel, int64_t outer, int64_t points) {
  const auto emitter = Emitter::Create({.target = *HostCpuTarget()});
  BACKTAPE_CHECK(emitter.ok()) << emitter.status();
  const auto native = (*emitter)->Emit(kernel);
  BACKTAPE_CHECK(native.ok()) << native.status();
  std::vector<Floats> memory;
  std::vector<void*> buffers;
  for (int i = 0; i < kernel.num_buffers; ++i) {
    memory.push_back(MakeFloats(points));
    buffers.push_back(memory.back().get());
  }
  for (auto _ : state) {
    native->function(nullptr, buffers.data(), 0, outer);
    benchmark::ClobberMemory();
  }
  state.SetBytesProcessed(state.iterations() * kernel.num_buffers * points * static_cast<int64_t>(sizeof(float)));
  state.counters["code_bytes"] = static_cast<double>((*emitter)->code_bytes());
}

const OpSchema& FindOp(const std::string& name) {
  const OpSchema* op = OpTable::Builtin().Find("aten." + name);
  BACKTAPE_CHECK(op != nullptr) << name;
  return *op;
}

ValueId Apply(KernelBuilder& b, const std::string& name, const std::vector<OpArgument>& args) {
  const DType f32 = DType::kFloat32;
  const auto results = BuildExpression(b, FindOp(name), args, f32, {f32});
  BACKTAPE_CHECK(results.ok()) << results.status();
  return (*results)[0];
}

Access Flat(int buffer) { return {buffer, DType::kFloat32, 0, {1}, {}}; }
Access Row(int buffer) { return {buffer, DType::kFloat32, 0, {kColumns}, {1}}; }

Kernel Pointwise(const std::string& name, int num_inputs, const std::vector<OpArgument>& more) {
  KernelBuilder b(name);
  b.kernel().num_buffers = num_inputs + 1;
  b.kernel().outer = {kPoints};
  b.kernel().non_temporal = 1;
  b.BeginPhase();
  std::vector<OpArgument> args;
  for (int i = 0; i < num_inputs; ++i) args.push_back({b.Load(Flat(i)), {DType::kFloat32}, false});
  args.insert(args.end(), more.begin(), more.end());
  b.Store(Flat(num_inputs), Apply(b, name, args));
  return *b.Finish();
}

void BM_Copy(benchmark::State& state) { Run(state, Pointwise("positive.default", 1, {}), kPoints, kPoints); }
BENCHMARK(BM_Copy)->Unit(benchmark::kMillisecond);

void BM_Add(benchmark::State& state) { Run(state, Pointwise("add.Tensor", 2, {IValue(int64_t{1})}), kPoints, kPoints); }
BENCHMARK(BM_Add)->Unit(benchmark::kMillisecond);

void BM_Gelu(benchmark::State& state) {
  Run(state, Pointwise("gelu.default", 1, {IValue(state.range(0) != 0 ? "tanh" : "none")}), kPoints, kPoints);
}
BENCHMARK(BM_Gelu)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

void BM_GeluBackward(benchmark::State& state) {
  Run(state, Pointwise("gelu_backward.default", 2, {IValue(state.range(0) != 0 ? "tanh" : "none")}), kPoints, kPoints);
}
BENCHMARK(BM_GeluBackward)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

// One elementary function of 4 Mi elements.
void BM_Function(benchmark::State& state) {
  const Op op = static_cast<Op>(state.range(0));
  KernelBuilder b("function");
  b.kernel().num_buffers = 2;
  b.kernel().outer = {kPoints};
  b.kernel().non_temporal = 1;
  b.BeginPhase();
  b.Store(Flat(1), b.Make(op, b.Load(Flat(0))));
  state.SetLabel(std::string(Name(op)));
  Run(state, *b.Finish(), kPoints, kPoints);
}
BENCHMARK(BM_Function)
    ->Arg(static_cast<int>(Op::kExp))
    ->Arg(static_cast<int>(Op::kLog))
    ->Arg(static_cast<int>(Op::kTanh))
    ->Arg(static_cast<int>(Op::kErf))
    ->Arg(static_cast<int>(Op::kSigmoid))
    ->Arg(static_cast<int>(Op::kSin))
    ->Unit(benchmark::kMillisecond);

void BM_Softmax(benchmark::State& state) {
  KernelBuilder b("softmax");
  b.kernel().num_buffers = 2;
  b.kernel().outer = {kRows};
  b.kernel().vectorize = Vectorize::kInner;
  b.BeginPhase({LoopDim(kColumns)});
  const ValueId max = b.Make(Op::kReduceMax, b.Load(Row(0)));
  b.BeginPhase({LoopDim(kColumns)});
  const ValueId e = b.Make(Op::kExp, b.Make(Op::kSub, b.Load(Row(0)), max));
  b.Store(Row(1), e);
  const ValueId sum = b.Make(Op::kReduceSum, e);
  b.BeginPhase();
  const ValueId scale = b.Make(Op::kReciprocal, sum);
  b.BeginPhase({LoopDim(kColumns)});
  b.Store(Row(1), b.Make(Op::kMul, b.Load(Row(1)), scale));
  Run(state, *b.Finish(), kRows, kRows * kColumns);
}
BENCHMARK(BM_Softmax)->Unit(benchmark::kMillisecond);

void BM_LayerNorm(benchmark::State& state) {
  const DType f32 = DType::kFloat32;
  KernelBuilder b("layer_norm");
  b.kernel().num_buffers = 2;
  b.kernel().outer = {kRows};
  b.kernel().vectorize = Vectorize::kInner;
  b.kernel().non_temporal = 1;
  b.BeginPhase({LoopDim(kColumns)});
  const ValueId sum = b.Make(Op::kReduceSum, b.Load(Row(0)));
  b.BeginPhase();
  const ValueId mean = b.Make(Op::kMul, sum, b.Constant(f32, 1.0 / kColumns));
  b.BeginPhase({LoopDim(kColumns)});
  const ValueId centred = b.Make(Op::kSub, b.Load(Row(0)), mean);
  const ValueId squares = b.Make(Op::kReduceSum, b.Make(Op::kMul, centred, centred));
  b.BeginPhase();
  const ValueId variance = b.Make(Op::kMul, squares, b.Constant(f32, 1.0 / kColumns));
  const ValueId scale = b.Make(Op::kRsqrt, b.Make(Op::kAdd, variance, b.Constant(f32, 1e-5)));
  b.BeginPhase({LoopDim(kColumns)});
  b.Store(Row(1), b.Make(Op::kMul, b.Make(Op::kSub, b.Load(Row(0)), mean), scale));
  Run(state, *b.Finish(), kRows, kRows * kColumns);
}
BENCHMARK(BM_LayerNorm)->Unit(benchmark::kMillisecond);

// The time to generate machine code for a kernel of a few hundred instructions.
void BM_Compile(benchmark::State& state) {
  const Kernel kernel = Pointwise("gelu_backward.default", 2, {IValue("tanh")});
  const auto emitter = Emitter::Create({.target = *HostCpuTarget()});
  for (auto _ : state) benchmark::DoNotOptimize((*emitter)->Emit(kernel));
}
BENCHMARK(BM_Compile)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace backtape::jit

BENCHMARK_MAIN();
