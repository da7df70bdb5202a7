#include "backtape/passes/decompose_composites.h"
#include "backtape/ir/op_id.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/ir/text/read_graphs.h"
#include "backtape/ir/verifier.h"
#include "backtape/tests/passes/graphs.h"

namespace backtape {
namespace {

using ::backtape::testing::CallNames;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::unique_ptr<Graph> ReadBody(absl::string_view text) {
  absl::StatusOr<GraphText> read = ReadGraph(text);
  EXPECT_TRUE(read.ok()) << read.status();
  return std::move(read->graph);
}

std::vector<std::string> Targets(const Graph& graph) {
  std::vector<std::string> targets;
  for (const Node* node : graph.nodes()) {
    if (node->is_call()) targets.emplace_back(node->target());
  }
  return targets;
}

TEST(DecomposeComposites, KeepsNameStackAndSymbolicSizes) {
  const std::unique_ptr<Graph> graph = ReadBody(R"(
class GraphModule(torch.nn.Module):
    def forward(self, x: "f32[s0, 2, 3]", w: "f32[4, 3]", b: "f32[4]"):
        # File: model.py:7 in forward, code: return self.fc(x)
        y: "f32[s0, 2, 4]" = torch.ops.aten.linear.default(x, w, b)
        return (y,)
)");
  ASSERT_TRUE(*DecomposeComposites(*graph));
  ASSERT_TRUE(Verify(*graph).ok()) << Verify(*graph);
  EXPECT_THAT(Targets(*graph),
              ElementsAre("torch.ops.aten.reshape.default", "torch.ops.aten.t.default", "torch.ops.aten.addmm.default",
                          "torch.ops.aten.sym_size.int", "torch.ops.aten.view.default"));
  const Node* y = graph->Find("y");
  ASSERT_NE(y, nullptr);
  EXPECT_EQ(y->type().ToString(), "f32[s0, 2, 4]");
  for (const Node* node : graph->nodes()) {
    if (!node->is_call()) continue;
    EXPECT_EQ(node->provenance().Location(), "model.py:7 in forward: return self.fc(x)") << node->name();
  }
  EXPECT_FALSE(*DecomposeComposites(*graph));
}

TEST(DecomposeComposites, SeveralResultsAreReadByItem) {
  const std::unique_ptr<Graph> graph = ReadBody(R"(
class GraphModule(torch.nn.Module):
    def forward(self, x: "f32[2, 3]", h: "f32[2, 4]", c: "f32[2, 4]", w: "f32[16, 3]", u: "f32[16, 4]"):
        cell = torch.ops.aten.lstm_cell.default(x, [h, c], w, u)
        first: "f32[2, 4]" = cell[0]
        second: "f32[2, 4]" = cell[1]
        mul: "f32[2, 4]" = torch.ops.aten.mul.Tensor(first, second)
        return (mul,)
)");
  ASSERT_TRUE(*DecomposeComposites(*graph));
  ASSERT_TRUE(Verify(*graph).ok()) << Verify(*graph);
  EXPECT_EQ(graph->Find("cell"), nullptr);
  EXPECT_EQ(graph->output()->num_operands(), 1u);
}

TEST(DecomposeComposites, UnknownTypesStay) {
  const std::unique_ptr<Graph> graph = ReadBody(R"(
graph():
    %x : [num_users=1] = placeholder[target=x]
    %w : [num_users=1] = placeholder[target=w]
    %y : [num_users=1] = call_function[target=torch.ops.aten.linear.default](args = (%x, %w), kwargs = {})
    return (y,)
)");
  std::vector<std::string> notes;
  DecomposeCompositesOptions options;
  options.notes = &notes;
  EXPECT_FALSE(*DecomposeComposites(*graph, options));
  EXPECT_EQ(CallNames(*graph), "y");
  EXPECT_THAT(notes, ElementsAre(HasSubstr("the type of %w is unknown")));
}

TEST(DecomposeComposites, RejectedArgumentsNameTheNode) {
  const std::unique_ptr<Graph> graph = ReadBody(R"(
class GraphModule(torch.nn.Module):
    def forward(self, x: "f32[2, 3]"):
        # File: model.py:3 in forward, code: x.flatten(1, 0)
        y = torch.ops.aten.flatten.using_ints(x, 1, 0)
        return (y,)
)");
  const absl::Status status = DecomposeComposites(*graph).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(
      std::string(status.message()),
      ::testing::AllOf(HasSubstr("%y"), HasSubstr("start_dim 1 comes after end_dim 0"), HasSubstr("model.py:3")));
  EXPECT_EQ(CallNames(*graph), "y");
}

TEST(DecomposeComposites, RandomNumbersKeepTheirName) {
  const std::unique_ptr<Graph> graph = ReadBody(R"(
class GraphModule(torch.nn.Module):
    def forward(self, x: "f32[2, 3, 4]"):
        drop = torch.ops.aten.feature_dropout.default(x, 0.5, True)
        return (drop,)
)");
  ASSERT_TRUE(*DecomposeComposites(*graph));
  EXPECT_TRUE(graph->Find("drop")->is_call_to(OpId::bernoulli));
}

}  // namespace
}  // namespace backtape
