// The speed of reading and printing graph texts, in nodes per second ("items_per_second").

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/tensor/check.h"
#include "benchmark/benchmark.h"

namespace backtape {
namespace {

// A graph of `num_nodes` nodes that resembles a backward: ops with one and two operands over recent values, lists and
// constants. Eight nodes share a source line.
std::unique_ptr<Graph> SyntheticGraph(int64_t num_nodes) {
  auto graph = std::make_unique<Graph>();
  std::vector<Node*> values = {graph->Placeholder("x"), graph->Placeholder("y")};
  TensorType type;
  type.sizes = {2000, 100};
  const ValueType shared_type(std::move(type));
  std::shared_ptr<const StackTrace> stack;
  for (int64_t i = 0; static_cast<int64_t>(values.size()) + 1 < num_nodes; ++i) {
    Node* a = values.back();
    Node* b = values[values.size() - 1 - static_cast<size_t>(i % 7) % values.size()];
    Node* node = nullptr;
    switch (i % 5) {
      case 0:
        node = graph->Call("aten.mul.Tensor", {a, b});
        break;
      case 1:
        node = graph->Call("aten.add.Tensor", {a, b}, {{"alpha", 2}});
        break;
      case 2:
        node = graph->Call("aten.view.default", {a, Argument::List({2000, 100})});
        break;
      case 3:
        node = graph->Call("aten.mul.Tensor", {b, 0.5});
        break;
      default:
        node = graph->Call("aten.relu.default", {a});
        break;
    }
    if (i % 8 == 0) {
      StackTrace trace;
      trace.frames.push_back({"model.py", static_cast<int>(i), "forward", "y = torch.relu(x * w).view(2000, 100)"});
      stack = std::make_shared<const StackTrace>(std::move(trace));
    }
    node->set_type(shared_type);
    node->mutable_provenance().stack = stack;
    values.push_back(node);
  }
  graph->Output(Argument::Tuple({values.back()}));
  return graph;
}

TextStyle StyleOf(bool code) { return code ? TextStyle::Code() : TextStyle(); }

void BM_Read(benchmark::State& state, bool code) {
  const std::string text = PrintGraph(*SyntheticGraph(state.range(0)), StyleOf(code));
  for (auto _ : state) {
    auto graph = ReadGraph(text);
    BACKTAPE_CHECK(graph.ok()) << graph.status().message();
    benchmark::DoNotOptimize(graph);
    state.PauseTiming();
    graph = absl::CancelledError();  // the time to free it is not measured
    state.ResumeTiming();
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
  state.SetBytesProcessed(state.iterations() * static_cast<int64_t>(text.size()));
}

void BM_Print(benchmark::State& state, bool code) {
  const auto graph = SyntheticGraph(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(PrintGraph(*graph, StyleOf(code)));
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

BENCHMARK_CAPTURE(BM_Read, graph, false)->RangeMultiplier(10)->Range(10000, 1000000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Read, code, true)->RangeMultiplier(10)->Range(10000, 1000000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Print, graph, false)->Arg(100000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Print, code, true)->Arg(100000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace backtape
