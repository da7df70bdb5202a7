#include "backtape/passes/eliminate_dead_code.h"

#include "backtape/tests/passes/graphs.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CallNames;
using testing::Input;

TEST(EliminateDeadCode, RemovesNodesThatOnlyDeadNodesUse) {
  Graph graph;
  Node* x = Input(graph, "x", {2});
  Node* y = Input(graph, "y", {2});
  Node* live = graph.Call("aten.relu.default", {x}, {}, "live");
  Node* dead = graph.Call("aten.add.Tensor", {live, y}, {}, "dead");
  graph.Call("aten.sigmoid.default", {dead}, {}, "dead_too");
  graph.Output(Argument::List({live}));
  EXPECT_TRUE(*EliminateDeadCode(graph, {}));
  EXPECT_EQ(CallNames(graph), "live");
  EXPECT_EQ(graph.placeholders().size(), 2u);
  EXPECT_FALSE(*EliminateDeadCode(graph, {}));
}

TEST(EliminateDeadCode, KeepsWritesAndUnknownCalls) {
  Graph graph;
  Node* x = Input(graph, "x", {2});
  graph.Call("aten.relu_.default", {x}, {}, "write");
  graph.Create(Opcode::kCallFunction, "my.op.default", {x}, {}, "unknown");
  graph.Create(Opcode::kCallFunction, "operator.iadd", {x, 1}, {}, "iadd");
  graph.Output(Argument::List({}));
  EXPECT_FALSE(*EliminateDeadCode(graph, {}));
  EXPECT_EQ(CallNames(graph), "write unknown iadd");
}

TEST(EliminateDeadCode, RemovesALongDeadChain) {
  Graph graph;
  Node* node = Input(graph, "x", {2});
  for (int i = 0; i < 100000; ++i) node = graph.Call("aten.relu.default", {node});
  graph.Output(Argument::List({}));
  EXPECT_TRUE(*EliminateDeadCode(graph, {}));
  EXPECT_EQ(graph.num_nodes(), 2u);
}

}  // namespace
}  // namespace backtape
