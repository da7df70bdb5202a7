#include "backtape/passes/eliminate_common_subexpressions.h"

#include <limits>
#include <string>

#include "backtape/tests/passes/graphs.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CallNames;
using testing::Input;

class EliminateCommonSubexpressionsTest : public ::testing::Test {
 protected:
  bool Run() { return *EliminateCommonSubexpressions(graph_, {}); }
  // Uses both values without returning them; two returned values must stay distinct.
  void Use(Node* a, Node* b) { graph_.Output(Argument::List({graph_.Call("aten.mm.default", {a, b}, {}, "use")})); }
  Graph graph_;
  Node* x_ = Input(graph_, "x", {2, 2});
  Node* y_ = Input(graph_, "y", {2, 2});
};

TEST_F(EliminateCommonSubexpressionsTest, MergesEqualCallsAndTheirProvenance) {
  Node* a = graph_.Call("aten.relu.default", {x_}, {}, "a");
  Node* b = graph_.Call("aten.relu.default", {x_}, {}, "b");
  a->mutable_provenance().origins = {3};
  b->mutable_provenance().origins = {1};
  b->mutable_provenance().stack = std::make_shared<StackTrace>(StackTrace{{{"m.py", 7, "f", "relu(x)"}}, ""});
  Use(a, b);
  EXPECT_TRUE(Run());
  EXPECT_EQ(CallNames(graph_), "a use");
  EXPECT_THAT(a->provenance().origins, ::testing::ElementsAre(1, 3));
  EXPECT_EQ(a->provenance().Location(), "m.py:7 in f: relu(x)");
  EXPECT_EQ(a->num_uses(), 2u);
  EXPECT_FALSE(Run());
}

TEST_F(EliminateCommonSubexpressionsTest, SeesThroughDefaultsKeywordsAndOrder) {
  Node* a = graph_.Call("aten.add.Tensor", {x_, y_}, {}, "a");
  Node* b = graph_.Call("aten.add.Tensor", {x_}, {{"other", y_}, {"alpha", 1}}, "b");
  Node* c = graph_.Call("aten.add.Tensor", {y_, x_}, {}, "c");
  Use(graph_.Call("aten.mm.default", {a, b}, {}, "use_ab"), c);
  EXPECT_TRUE(Run());
  EXPECT_EQ(CallNames(graph_), "a use_ab use");
}

TEST_F(EliminateCommonSubexpressionsTest, KeepsCallsThatDiffer) {
  Node* a = graph_.Call("aten.add.Tensor", {x_, y_}, {{"alpha", 2}}, "a");
  Node* b = graph_.Call("aten.add.Tensor", {y_, x_}, {{"alpha", 2}}, "b");
  Node* c = graph_.Call("aten.add.Tensor", {x_, 0.0}, {}, "c");
  Node* d = graph_.Call("aten.add.Tensor", {x_, -0.0}, {}, "d");
  Use(graph_.Call("aten.mm.default", {a, b}, {}, "use_ab"), graph_.Call("aten.mm.default", {c, d}, {}, "use_cd"));
  EXPECT_FALSE(Run());
}

TEST_F(EliminateCommonSubexpressionsTest, NanEqualsItself) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  Node* a = graph_.Call("aten.add.Tensor", {x_, nan}, {}, "a");
  Node* b = graph_.Call("aten.add.Tensor", {x_, nan}, {}, "b");
  Use(a, b);
  EXPECT_TRUE(Run());
}

TEST_F(EliminateCommonSubexpressionsTest, KeepsReadsOnBothSidesOfAWrite) {
  Node* a = graph_.Call("aten.relu.default", {x_}, {}, "a");
  graph_.Call("aten.add_.Tensor", {x_, 1}, {}, "write");
  Node* b = graph_.Call("aten.relu.default", {x_}, {}, "b");
  Use(a, b);
  EXPECT_FALSE(Run());
}

TEST_F(EliminateCommonSubexpressionsTest, KeepsResultsThatAreWritten) {
  Node* a = graph_.Call("aten.relu.default", {x_}, {}, "a");
  Node* b = graph_.Call("aten.relu.default", {x_}, {}, "b");
  graph_.Call("aten.add_.Tensor", {graph_.Call("aten.t.default", {a}), 1}, {}, "write");
  Use(a, b);
  EXPECT_FALSE(Run());
}

TEST_F(EliminateCommonSubexpressionsTest, MergesViewsOfWrittenStorage) {
  Node* a = graph_.Call("aten.t.default", {x_}, {}, "a");
  graph_.Call("aten.add_.Tensor", {x_, 1}, {}, "write");
  Node* b = graph_.Call("aten.t.default", {x_}, {}, "b");
  Use(a, b);
  EXPECT_TRUE(Run());
  EXPECT_EQ(CallNames(graph_), "a write use");
}

TEST_F(EliminateCommonSubexpressionsTest, ReturnedResultsStayApart) {
  Node* a = graph_.Call("aten.relu.default", {x_}, {}, "a");
  Node* b = graph_.Call("aten.relu.default", {x_}, {}, "b");
  graph_.Output(Argument::List({a, b}));
  EXPECT_FALSE(Run());
}

// The returned values are outputs of calls with several outputs.
TEST_F(EliminateCommonSubexpressionsTest, ReturnedOutputsStayApart) {
  const auto output_of = [this](const char* name, int64_t i) {
    Node* call = graph_.Call("aten.max.dim", {x_, int64_t{1}}, {}, name);
    return graph_.Call("operator.getitem", {call, i}, {}, std::string(name) + std::to_string(i));
  };
  Node* a0 = output_of("a", 0);
  Node* b0 = output_of("b", -2);
  Node* c1 = output_of("c", 1);
  graph_.Output(Argument::List({a0, b0, c1}));
  EXPECT_TRUE(Run());
  EXPECT_EQ(CallNames(graph_), "a a0 b b-2 c1");
  EXPECT_FALSE(Run());
}

}  // namespace
}  // namespace backtape
