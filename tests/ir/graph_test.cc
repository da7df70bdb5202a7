#include "backtape/ir/graph.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <vector>

#include "backtape/ir/text/print_graph.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::ThrowsMessage;

class GraphTest : public ::testing::Test {
 protected:
  Node* Add(Node* a, Node* b) { return graph_.Call("aten.add.Tensor", {a, b}); }

  std::vector<std::string> Names() const {
    std::vector<std::string> names;
    for (const Node* node : graph_.nodes()) names.push_back(node->name());
    return names;
  }

  Graph graph_;
};

TEST_F(GraphTest, XPlusXIsTwoUsesByOneUser) {
  Node* x = graph_.Placeholder("x");
  Node* sum = Add(x, x);
  EXPECT_EQ(x->num_uses(), 2);
  EXPECT_EQ(x->num_users(), 1);
  EXPECT_THAT(x->uses_unordered(), ElementsAre(Use{sum, 0}, Use{sum, 1}));
}

TEST_F(GraphTest, OperandsAreInPrintingOrderThroughContainers) {
  Node* x = graph_.Placeholder("x");
  Node* y = graph_.Placeholder("y");
  Node* z = graph_.Placeholder("z");
  Node* call = graph_.Create(Opcode::kCallFunction, "f", {Argument::List({x, Argument::Tuple({y, 1})})},
                             {{"k", Argument::Slice(z, Argument(), x)}});
  ASSERT_EQ(call->num_operands(), 4);
  EXPECT_EQ(call->operand(0), x);
  EXPECT_EQ(call->operand(1), y);
  EXPECT_EQ(call->operand(2), z);
  EXPECT_EQ(call->operand(3), x);
}

TEST_F(GraphTest, ReplaceAllUsesReachesNestedArguments) {
  Node* x = graph_.Placeholder("x");
  Node* y = graph_.Placeholder("y");
  Node* cat = graph_.Create(Opcode::kCallFunction, "f", {Argument::List({x, y, x})});
  graph_.ReplaceAllUsesWith(x, y);
  EXPECT_FALSE(x->has_uses());
  EXPECT_EQ(y->num_uses(), 3);
  EXPECT_EQ(cat->args()[0].items()[2].node(), y);
}

TEST_F(GraphTest, ReplaceAllUsesCanSpareTheReplacement) {
  Node* x = graph_.Placeholder("x");
  Node* output = graph_.Output(x);
  graph_.set_insertion_point(output);
  Node* relu = graph_.Call("aten.relu.default", {x});
  graph_.ReplaceAllUsesWith(x, relu, /*except_in_to=*/true);
  EXPECT_EQ(relu->operand(0), x);
  EXPECT_EQ(output->operand(0), relu);
  EXPECT_THAT(Names(), ElementsAre("x", "relu", "output"));
}

TEST_F(GraphTest, NamesFollowFx) {
  Node* x = graph_.Placeholder("x");
  EXPECT_EQ(Add(x, x)->name(), "add");
  EXPECT_EQ(Add(x, x)->name(), "add_1");
  EXPECT_EQ(graph_.Create(Opcode::kCallFunction, "torch.sum", {x})->name(), "sum_1");
  EXPECT_EQ(graph_.Create(Opcode::kCallFunction, "torch.sum", {x})->name(), "sum_2");
  EXPECT_EQ(graph_.GetAttr("layers.0")->name(), "_0");
  EXPECT_EQ(graph_.Create(Opcode::kCallFunction, "ops.MulBackward0", {x})->name(), "mul_backward0");
}

TEST_F(GraphTest, NamesStayUniqueAfterRenameAndErase) {
  Node* x = graph_.Placeholder("x");
  Node* a = Add(x, x);
  EXPECT_FALSE(graph_.Rename(a, "x"));
  EXPECT_TRUE(graph_.Rename(a, "total"));
  EXPECT_EQ(graph_.Find("total"), a);
  EXPECT_EQ(graph_.Find("add"), nullptr);
  graph_.Erase(a);
  EXPECT_EQ(graph_.Find("total"), nullptr);
  EXPECT_FALSE(x->has_uses());
}

TEST_F(GraphTest, MisuseIsAnErrorAndChangesNothing) {
  Node* x = graph_.Placeholder("x");
  Add(x, x);
  const std::string before = PrintGraph(graph_, TextStyle::Code());
  EXPECT_THAT([&] { graph_.Erase(x); }, ThrowsMessage<Error>(HasSubstr("%x still has uses")));
  Graph other(graph_.ops());
  Node* y = other.Placeholder("y");
  EXPECT_THAT([&] { graph_.Erase(y); }, ThrowsMessage<Error>(HasSubstr("%y belongs to another graph")));
  EXPECT_THAT([&] { graph_.Call("aten.no_such_op", {x}); },
              ThrowsMessage<Error>(HasSubstr("unknown op `aten.no_such_op`")));
  EXPECT_EQ(PrintGraph(graph_, TextStyle::Code()), before);
}

TEST_F(GraphTest, OrderHoldsThroughManyInsertionsAtOnePlace) {
  Node* x = graph_.Placeholder("x");
  Node* output = graph_.Output(x);
  graph_.set_insertion_point(output);
  Node* last = Add(x, x);
  for (int i = 0; i < 200; ++i) {
    graph_.set_insertion_point(last);
    Node* before = Add(x, x);
    EXPECT_TRUE(before->IsBefore(last));
    EXPECT_TRUE(x->IsBefore(before));
    last = before;
  }
  const Node* previous = nullptr;
  for (const Node* node : graph_.nodes()) {
    EXPECT_TRUE(previous == nullptr || previous->IsBefore(node));
    previous = node;
  }
}

TEST_F(GraphTest, OrderHoldsWhereverInsertionsFall) {
  Node* x = graph_.Placeholder("x");
  for (int i = 0; i < 1000; ++i) Add(x, x);
  Node* middle = Add(x, x);
  for (int i = 0; i < 1000; ++i) Add(x, x);
  Node* output = graph_.Output(x);
  std::mt19937 generator(1);
  std::vector<Node*> made = {middle};
  for (int i = 0; i < 60000; ++i) {
    // Insert before a fixed node, before the output, before the newest node, and before a random node.
    Node* const places[] = {middle, output, made.back(), made[generator() % made.size()]};
    graph_.set_insertion_point(places[i / 15000]);
    made.push_back(Add(x, x));
  }
  const Node* previous = nullptr;
  for (const Node* node : graph_.nodes()) {
    ASSERT_TRUE(previous == nullptr || previous->IsBefore(node)) << previous->name() << " " << node->name();
    previous = node;
  }
}

TEST_F(GraphTest, UsersAreInGraphOrder) {
  Node* x = graph_.Placeholder("x");
  Node* a = Add(x, x);
  Node* b = Add(x, a);
  graph_.MoveBefore(b, a);
  EXPECT_THAT(x->users(), ElementsAre(b, a));
}

TEST_F(GraphTest, CloneIsEqualAndIndependent) {
  Node* x = graph_.Placeholder("x", TensorType::Contiguous(DType::kFloat32, {2, 3}));
  Node* a = Add(x, x);
  graph_.Output(Argument::Tuple({a, a}));
  const std::unique_ptr<Graph> copy = graph_.Clone();
  std::string difference;
  EXPECT_TRUE(StructurallyEqual(graph_, *copy, &difference)) << difference;
  copy->Find("add")->SetArgs({copy->Find("x"), 1});
  EXPECT_FALSE(StructurallyEqual(graph_, *copy, &difference));
  EXPECT_EQ(difference, "node %add: argument 1 changed from %x to 1");
  EXPECT_EQ(a->operand(1), x);
}

TEST_F(GraphTest, EqualityOfConstantsIsByBits) {
  EXPECT_FALSE(Argument(0.0) == Argument(-0.0));
  EXPECT_TRUE(Argument(std::nan("")) == Argument(std::nan("")));
  EXPECT_FALSE(Argument(1) == Argument(1.0));
  EXPECT_FALSE(Argument(1) == Argument(true));
  EXPECT_FALSE(Argument::List({1}) == Argument::Tuple({1}));
}

// The use lists of nodes must match the operands of their users after any edit of the graph.
TEST_F(GraphTest, UsesStayExactUnderRandomEdits) {
  std::mt19937 random(7);
  std::vector<Node*> values = {graph_.Placeholder("x"), graph_.Placeholder("y")};
  const auto any = [&] { return values[random() % values.size()]; };
  for (int step = 0; step < 2000; ++step) {
    switch (random() % 4) {
      case 0:
      case 1:
        values.push_back(graph_.Create(Opcode::kCallFunction, "f", {Argument::List({any(), any()}), any()}));
        break;
      case 2:
        graph_.ReplaceAllUsesWith(any(), any());
        break;
      case 3:
        if (Node* node = any(); node->num_operands() > 0) node->SetOperand(random() % node->num_operands(), any());
        break;
    }
    if (Node* node = any(); values.size() > 2 && !node->has_uses() && !node->is_placeholder()) {
      graph_.Erase(node);
      std::erase(values, node);
    }
  }
  std::map<const Node*, std::multimap<const Node*, uint32_t>> seen;
  for (const Node* node : graph_.nodes()) {
    for (size_t i = 0; i < node->num_operands(); ++i) seen[node->operand(i)].emplace(node, i);
  }
  for (const Node* node : graph_.nodes()) {
    std::multimap<const Node*, uint32_t> recorded;
    for (const Use& use : node->uses_unordered()) recorded.emplace(use.user, use.operand_index);
    EXPECT_EQ(recorded.size(), seen[node].size());
    for (const auto& [user, index] : recorded) {
      EXPECT_EQ(user->operand(index), node);
    }
  }
}

}  // namespace
}  // namespace backtape
