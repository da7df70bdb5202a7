#include "backtape/tests/jit/run/small_graph.h"

#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/interp/random_inputs.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/jit/emit/emitter.h"
#include "gtest/gtest.h"

namespace backtape::testing {

std::unique_ptr<Graph> ReadForward(const std::string& text) {
  absl::StatusOr<GraphText> graph = ReadGraph("class G(torch.nn.Module):\n    def forward(self, " + text);
  EXPECT_TRUE(graph.ok()) << graph.status();
  return graph.ok() ? std::move(graph->graph) : nullptr;
}

IValueList RandomInputsOf(const Graph& graph, int64_t size) {
  RandomInputsOptions options;
  for (const Node* node : graph.placeholders()) {
    if (node->type().is_sym_int()) {
      for (const std::string& symbol : node->type().sym_int().symbols()) options.symbols[symbol] = size;
    }
    if (!node->type().is_tensor()) continue;
    for (const SymInt& extent : node->type().tensor().sizes) {
      for (const std::string& symbol : extent.symbols()) options.symbols[symbol] = size;
    }
  }
  const absl::StatusOr<IValueList> inputs = RandomInputs(graph, options);
  EXPECT_TRUE(inputs.ok()) << inputs.status();
  return inputs.ok() ? *inputs : IValueList();
}

namespace {

absl::StatusOr<IValueList> RunByInterpreter(const Graph& graph, const IValueList& inputs) {
  const auto interpreter = CompileForInterpreter(graph);
  if (!interpreter.ok()) return interpreter.status();
  return (*interpreter)->Run(inputs);
}

void ExpectOutputs(const IValueList& expected, const NativeExecutable& native, const IValueList& inputs) {
  const absl::StatusOr<IValueList> found = native.Run(inputs);
  ASSERT_TRUE(found.ok()) << found.status();
  ASSERT_EQ(found->size(), expected.size());
  for (size_t i = 0; i < found->size(); ++i) {
    if (!expected[i].is_tensor()) continue;
    const Tensor& wanted = expected[i].tensor();
    const Difference difference = Compare((*found)[i].tensor(), wanted, {});
    const bool is_close = difference.mismatch.empty() &&
                          (IsFloatingPoint(wanted.dtype()) ? difference.relative_to_scale <= 1e-4 : difference.ok());
    EXPECT_TRUE(is_close) << "out" << i << ": " << difference.mismatch << difference.ToString(wanted);
  }
}

}  // namespace

std::vector<NativeCpu> NativeTargets() {
  std::vector<NativeCpu> targets = {NativeCpu::kAvx2};
  if (jit::HostCpuTarget().value_or(jit::CpuTarget::kAvx2) == jit::CpuTarget::kAvx512) {
    targets.push_back(NativeCpu::kAvx512);
  }
  return targets;
}

void ExpectAsInterpreter(const Graph& graph, const NativeExecutable& native, const IValueList& inputs) {
  const absl::StatusOr<IValueList> expected = RunByInterpreter(graph, inputs);
  ASSERT_TRUE(expected.ok()) << expected.status();
  ExpectOutputs(*expected, native, inputs);
}

void ExpectAllAsInterpreter(const Graph& graph, absl::Span<const std::unique_ptr<NativeExecutable>> natives,
                            const IValueList& inputs) {
  const absl::StatusOr<IValueList> expected = RunByInterpreter(graph, inputs);
  ASSERT_TRUE(expected.ok()) << expected.status();
  for (const auto& native : natives) ExpectOutputs(*expected, *native, inputs);
}

}  // namespace backtape::testing
