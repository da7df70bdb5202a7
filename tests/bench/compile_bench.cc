// The time from a graph's text to runnable native code, and the time to differentiate a graph, for graphs of up to
// 100,000 nodes. Both must be linear in the number of nodes: for each kind of graph, the column "us_per_node" must not
// grow with the number of nodes.

#include <chrono>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/strings/substitute.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/jit/compiler.h"
#include "backtape/passes/differentiate.h"
#include "backtape/tensor/check.h"
#include "benchmark/benchmark.h"

namespace backtape {
namespace {

// Builds a text of generated code. Each call adds a line and takes the next name.
class Code {
 public:
  explicit Code(absl::string_view placeholders)
      : text_(absl::StrCat("class <lambda>(torch.nn.Module):\n    def forward(self, ", placeholders, "):\n")) {}

  // In `call`, $0 and $1 stand for the names a and b. Returns the name of the result.
  std::string Call(absl::string_view call, absl::string_view a, absl::string_view b = "") {
    std::string name = absl::StrCat("v", count_++);
    absl::StrAppend(&text_, "        ", name, " = torch.ops.aten.", absl::Substitute(call, a, b), "\n");
    return name;
  }

  std::string Item(absl::string_view list, int index) {
    std::string name = absl::StrCat("v", count_++);
    absl::StrAppend(&text_, "        ", name, " = ", list, "[", index, "]\n");
    return name;
  }

  std::string Return(absl::string_view values) && {
    absl::StrAppend(&text_, "        return [", values, "]\n");
    return std::move(text_);
  }

  int64_t count() const { return count_; }

 private:
  std::string text_;
  int64_t count_ = 0;
};

// One long chain of pointwise ops over recent values.
std::string Chain(int64_t num_nodes) {
  Code code(R"(x: "f32[64, 65]", y: "f32[64, 65]")");
  std::string a = "x", b = "y";
  while (code.count() < num_nodes) {
    std::string next = code.Call("mul.Tensor($0, $1)", a, b);
    next = code.Call("tanh.default($0)", next);
    b = std::exchange(a, code.Call("add.Tensor($0, $1)", next, b));
  }
  return std::move(code).Return(a);
}

// The forward and gradient of a chain of sines. The backward reads every value of the forward in reverse order.
std::string SineGradient(int64_t num_nodes) {
  Code code(R"(x: "f32[64]", tangent: "f32[64]")");
  std::vector<std::string> cosines;
  std::string value = "x", gradient = "tangent";
  while (3 * static_cast<int64_t>(cosines.size()) < num_nodes) {
    cosines.push_back(code.Call("cos.default($0)", value));
    value = code.Call("sin.default($0)", value);
  }
  for (auto cosine = cosines.rbegin(); cosine != cosines.rend(); ++cosine) {
    gradient = code.Call("mul.Tensor($0, $1)", gradient, *cosine);
  }
  return std::move(code).Return(absl::StrCat(value, ", ", gradient));
}

// A graph that returns the result of every call.
std::string Outputs(int64_t num_nodes) {
  Code code(R"(x: "f32[4]")");
  std::string outputs;
  for (int64_t k = 0; k < num_nodes; ++k) {
    absl::StrAppend(&outputs, k == 0 ? "" : ", ", code.Call("mul.Tensor($0, 1.5)", "x"));
  }
  return std::move(code).Return(outputs);
}

// An unrolled recurrent cell with products, slices, pointwise groups and a sum over rows. Returns all sums and the last
// state.
std::string Recurrent(int64_t num_nodes) {
  Code code(R"(h: "f32[4, 16]", c: "f32[4, 16]", w: "f32[16, 64]", bias: "f32[64]")");
  std::string h = "h", c = "c", outputs;
  while (code.count() < num_nodes) {
    const std::string gates = code.Call("addmm.default(bias, $0, w)", h);
    const std::string parts = code.Call("split.Tensor($0, 16, 1)", gates);
    const std::string i = code.Call("sigmoid.default($0)", code.Item(parts, 0));
    const std::string f = code.Call("sigmoid.default($0)", code.Item(parts, 1));
    const std::string g = code.Call("tanh.default($0)", code.Item(parts, 2));
    const std::string o = code.Call("sigmoid.default($0)", code.Item(parts, 3));
    c = code.Call("add.Tensor($0, $1)", code.Call("mul.Tensor($0, $1)", f, c), code.Call("mul.Tensor($0, $1)", i, g));
    h = code.Call("mul.Tensor($0, $1)", o, code.Call("tanh.default($0)", c));
    absl::StrAppend(&outputs, code.Call("sum.dim_IntList($0, [0])", h), ", ");
  }
  return std::move(code).Return(absl::StrCat(outputs, h));
}

// Many small independent updates of slices of one tensor, which are then concatenated.
std::string Independent(int64_t num_nodes) {
  const int64_t count = num_nodes / 6;
  Code code(absl::StrCat("x: \"f32[", count, ", 40]\", step: \"f32[]\""));
  std::string parts;
  for (int64_t k = 0; k < count; ++k) {
    const std::string row = code.Call(absl::StrCat("select.int($0, 0, ", k, ")"), "x");
    const std::string root = code.Call("sqrt.default($0)", code.Call("mul.Tensor($0, $0)", row));
    const std::string update = code.Call("div.Tensor($0, $1)", root, "step");
    absl::StrAppend(&parts, k == 0 ? "" : ", ", code.Call("sub.Tensor($0, $1)", row, update));
  }
  const std::string whole = code.Call("stack.default([$0])", parts);
  return std::move(code).Return(whole);
}

void BM_TextToNativeCode(benchmark::State& state, std::string (*make)(int64_t)) {
  const std::string text = make(state.range(0));
  NativeOptions options;
  options.num_threads = 1;
  double read_ms = 0;
  CompileReport report;
  for (auto _ : state) {
    const auto start = std::chrono::steady_clock::now();
    auto read = ReadGraph(text);
    BACKTAPE_CHECK(read.ok()) << read.status().message();
    read_ms += std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    auto executable = CompileNative(*read->graph, options);
    BACKTAPE_CHECK(executable.ok()) << executable.status().message();
    state.PauseTiming();
    report = (*executable)->Report();
    BACKTAPE_CHECK(report.is_native) << report.engine;
    BACKTAPE_CHECK(report.fallback_nodes.empty()) << report.fallback_nodes.front();
    *executable = nullptr;  // the time to free it is not measured
    read = absl::CancelledError();
    state.ResumeTiming();
  }
  const auto runs = static_cast<double>(state.iterations());
  state.counters["read_ms"] = read_ms / runs;
  state.counters["steps"] = static_cast<double>(report.steps.size());
  state.counters["kernels"] = report.num_compiled_kernels;
  state.counters["us_per_node"] =
      benchmark::Counter(static_cast<double>(state.range(0)) * 1e-6,
                         benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

BENCHMARK_CAPTURE(BM_TextToNativeCode, chain, Chain)
    ->RangeMultiplier(10)
    ->Range(1000, 100000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_TextToNativeCode, sine_gradient, SineGradient)
    ->RangeMultiplier(10)
    ->Range(1000, 100000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_TextToNativeCode, recurrent, Recurrent)
    ->RangeMultiplier(10)
    ->Range(1000, 100000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_TextToNativeCode, independent, Independent)
    ->RangeMultiplier(10)
    ->Range(1000, 100000)
    ->Unit(benchmark::kMillisecond);

void BM_Differentiate(benchmark::State& state, std::string (*make)(int64_t)) {
  const auto read = ReadGraph(make(state.range(0)));
  BACKTAPE_CHECK(read.ok()) << read.status().message();
  for (auto _ : state) {
    const auto joint = Differentiate(*read->graph);
    BACKTAPE_CHECK(joint.ok()) << joint.status().message();
  }
  state.counters["us_per_node"] =
      benchmark::Counter(static_cast<double>(state.range(0)) * 1e-6,
                         benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

BENCHMARK_CAPTURE(BM_Differentiate, outputs, Outputs)
    ->RangeMultiplier(10)
    ->Range(1000, 100000)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace backtape
