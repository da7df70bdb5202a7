#include "backtape/jit/plan/rewriter.h"

#include "absl/strings/match.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/tests/jit/compare_engines.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

std::unique_ptr<Graph> TwoCalls() {
  return testing::ReadForward(
      R"(x: "f32[2, 3]"):
        relu: "f32[2, 3]" = torch.ops.aten.relu.default(x)
        neg: "f32[2, 3]" = torch.ops.aten.neg.default(relu)
        return (neg,)
)");
}

// Multiplies the operand by itself, which is possible only for square matrices.
bool UseSquare(Rewriter& r) {
  if (!r.node()->is_call_to(OpId::neg)) return false;
  Node* const x = r.Call(OpId::exp, {r.node()->operand(0)});
  Node* const square = r.Call(OpId::mm, {x, x});
  r.Replace(r.Call(OpId::_to_copy, {square}, {{"dtype", r.node()->type().tensor().dtype}}));
  return true;
}

TEST(RewriterTest, RejectedCallEndsTheRewriteAndLeavesNoNode) {
  const std::unique_ptr<Graph> graph = TwoCalls();
  ShapeEnv env;
  ASSERT_TRUE(InferTypes(*graph, env).ok());
  const std::string before = PrintGraph(*graph);
  for (Node* node = graph->first(); node != nullptr; node = node->next()) {
    const absl::StatusOr<bool> replaced = Rewrite(*graph, node, env, UseSquare);
    EXPECT_EQ(absl::IsInvalidArgument(replaced.status()), node->is_call_to(OpId::neg)) << replaced.status();
  }
  EXPECT_EQ(PrintGraph(*graph), before);
}

TEST(RewriterTest, ErrorNamesTheCallButDoesNotBlameIt) {
  const std::unique_ptr<Graph> graph = TwoCalls();
  ShapeEnv env;
  ASSERT_TRUE(InferTypes(*graph, env).ok());
  const absl::Status status = RewriteEach(*graph, env, UseSquare).status();
  EXPECT_TRUE(absl::StrContains(status.message(), "node %neg (aten.neg.default): ")) << status;
  EXPECT_TRUE(NodesOf(status).empty());
}

}  // namespace
}  // namespace backtape::jit
