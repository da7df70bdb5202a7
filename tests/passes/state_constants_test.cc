#include "backtape/passes/state_constants.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/passes/resolve_python_targets.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// A graph that returns the attribute `c`, with this value.
std::unique_ptr<Graph> GraphReturning(const Tensor& value) {
  auto graph = std::make_unique<Graph>();
  graph->attributes()["c"] = value;
  Node* const c = graph->GetAttr("c");
  c->set_type(value.type());
  graph->Output(Argument::Tuple({c}));
  return graph;
}

IValueList RunWithoutInputs(const Graph& graph) {
  auto executable = CompileForInterpreter(graph);
  EXPECT_TRUE(executable.ok()) << executable.status();
  auto outputs = (*executable)->Run({});
  EXPECT_TRUE(outputs.ok()) << outputs.status();
  return *std::move(outputs);
}

TEST(StateConstants, TextsHoldEveryBit) {
  constexpr double kInf = std::numeric_limits<double>::infinity();
  const Tensor values[] = {
      Tensor::FromValues({2, 3}, {0, -1, 2, 3, 4, 5}, DType::kInt64),
      Tensor::FromValues({2, 2}, {0.1, -0.0, 1e300, -kInf}, DType::kFloat64),
      Tensor::FromValues({3}, {0.1, 1e-45, 3.4028234663852886e38}, DType::kFloat32),
      Tensor::FromValues({2}, {0.1, 65504}, DType::kFloat16),
      Tensor::FromValues({2}, {0.1, kInf}, DType::kBFloat16),
      Tensor::FromValues({3}, {1, 0, 1}, DType::kBool),
      Tensor::FromValues({1, 1, 2}, {0, 255}, DType::kUInt8),
      Tensor::FromValues({2, 0}, {}, DType::kInt32),
      Tensor::Full({}, 2.5, DType::kFloat32),
  };
  for (const TextStyle& style : {TextStyle(), TextStyle::Code()}) {
    for (const Tensor& value : values) {
      const std::unique_ptr<Graph> graph = GraphReturning(value);
      EXPECT_THAT(StateConstants(*graph), IsEmpty());
      const std::string text = PrintGraph(*graph, style);
      SCOPED_TRACE(text);
      absl::StatusOr<GraphText> read = ReadGraph(text);
      ASSERT_TRUE(read.ok()) << read.status();
      EXPECT_EQ(PrintGraph(*read->graph, style), text);
      ASSERT_TRUE(ResolvePythonTargets(*read->graph).ok());
      const Tensor found = RunWithoutInputs(*read->graph)[0].tensor();
      EXPECT_EQ(found.dtype(), value.dtype());
      EXPECT_EQ(found.sizes(), value.sizes());
      EXPECT_TRUE(Compare(found, value, {}).ok());
      StateConstants(*read->graph);
      if (value.dim() > 0) {
        EXPECT_EQ(PrintGraph(*read->graph, style), text);
      }
    }
  }
}

TEST(StateConstants, CopiesAreNotRepeated) {
  const std::unique_ptr<Graph> graph = GraphReturning(Tensor::FromValues({2}, {1, 2}, DType::kInt64));
  Node* const c = graph->Find("c");
  graph->set_insertion_point(graph->output());
  Node* const copy = graph->Call(OpId::clone, {c}, {}, "copy");
  graph->set_insertion_point(nullptr);
  graph->ReplaceAllUsesWith(c, copy, /*except_in_to=*/true);
  StateConstants(*graph);
  TextStyle style = TextStyle::Code();
  style.comments = false;
  EXPECT_EQ(PrintGraph(*graph, style), R"(class GraphModule(torch.nn.Module):
    def forward(self):
        copy = torch.tensor([1, 2], dtype = torch.int64)
        return (copy,)
)");
}

TEST(StateConstants, ValuesWithoutLiteralStay) {
  const Tensor matrix = Tensor::FromValues({2, 2}, {1, 2, 3, 4}, DType::kFloat32);
  const Tensor values[] = {
      Tensor::Full({65537}, 1, DType::kFloat32),
      Tensor::Full({0, 3}, 1, DType::kFloat32),
      *matrix.TryAsStrided({2, 2}, {1, 2}, 0),
  };
  for (const Tensor& value : values) {
    const std::unique_ptr<Graph> graph = GraphReturning(value);
    EXPECT_THAT(StateConstants(*graph), ElementsAre("c"));
    EXPECT_EQ(graph->Find("c")->opcode(), Opcode::kGetAttr);
  }
}

// Names of new constants avoid attributes whose values only a run supplies.
TEST(StateConstants, NewConstantsDoNotReplaceOthers) {
  absl::StatusOr<GraphText> read = ReadGraph(R"(
class GraphModule(torch.nn.Module):
    def forward(self):
        given: "i64[2]" = self._tensor_constant0
        own = torch.tensor([1, 2])
        z = given + own
        return (z,)
)");
  ASSERT_TRUE(read.ok()) << read.status();
  ASSERT_TRUE(ResolvePythonTargets(*read->graph).ok());
  EXPECT_FALSE(read->graph->attributes().contains("_tensor_constant0"));
  EXPECT_EQ(read->graph->attributes().size(), 1u);
}

}  // namespace
}  // namespace backtape
