#include "backtape/interp/random_inputs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TensorType Type(DType dtype, std::initializer_list<SymInt> sizes) {
  return TensorType::Contiguous(dtype, std::vector<SymInt>(sizes));
}

TEST(RandomInputs, TheSameSeedGivesTheSameValues) {
  Graph graph;
  graph.Placeholder("x", Type(DType::kFloat64, {3}));
  const auto a = RandomInputs(graph, {.seed = 7});
  const auto b = RandomInputs(graph, {.seed = 7});
  const auto c = RandomInputs(graph, {.seed = 8});
  ASSERT_TRUE(a.ok() && b.ok() && c.ok());
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ((*a)[0].tensor().item(i).to_double(), (*b)[0].tensor().item(i).to_double());
    EXPECT_NE((*a)[0].tensor().item(i).to_double(), (*c)[0].tensor().item(i).to_double());
  }
}

TEST(RandomInputs, FloatsAreNormalAndIntegersSmall) {
  Graph graph;
  graph.Placeholder("x", Type(DType::kFloat64, {2000}));
  graph.Placeholder("i", Type(DType::kInt64, {2000}));
  const auto values = RandomInputs(graph);
  ASSERT_TRUE(values.ok());
  double sum = 0;
  double squares = 0;
  int64_t ones = 0;
  for (int i = 0; i < 2000; ++i) {
    const double x = (*values)[0].tensor().item(i).to_double();
    sum += x;
    squares += x * x;
    const int64_t k = (*values)[1].tensor().item(i).to_int64();
    EXPECT_TRUE(k == 0 || k == 1);
    ones += k;
  }
  EXPECT_NEAR(sum / 2000, 0, 0.1);
  EXPECT_NEAR(squares / 2000, 1, 0.15);
  EXPECT_NEAR(static_cast<double>(ones), 1000, 100);
}

TEST(RandomInputs, SymbolsHaveOneValueEverywhere) {
  Graph graph;
  const SymInt s0 = SymInt::Symbol("s0");
  graph.Placeholder("n", s0);
  graph.Placeholder("x", Type(DType::kFloat32, {s0, s0 * SymInt(2)}));
  const auto chosen = RandomInputs(graph);
  ASSERT_TRUE(chosen.ok());
  EXPECT_THAT((*chosen)[1].tensor().sizes(), ElementsAre(4, 8));
  const auto given = RandomInputs(graph, {.symbols = {{"s0", 3}}});
  ASSERT_TRUE(given.ok());
  EXPECT_EQ((*given)[0].sym_int().value(), 3);
  EXPECT_THAT((*given)[1].tensor().sizes(), ElementsAre(3, 6));
}

TEST(RandomInputs, AllUntypedPlaceholdersAreNamed) {
  Graph graph;
  Node* x = graph.Placeholder("x");
  Node* y = graph.Placeholder("y");
  graph.Placeholder("unused");
  graph.Output(Argument::Tuple({x, y}));
  EXPECT_THAT(RandomInputs(graph).status().message(), HasSubstr("unknown: %x, %y"));
}

TEST(RandomAttributes, OnlyThoseWithATypeAndWithoutAValue) {
  Graph graph;
  const TensorType type = Type(DType::kFloat64, {3});
  graph.Placeholder("x", type);
  for (const char* target : {"weight", "stored", "untyped", "weight"}) {
    Node* node = graph.GetAttr(target);
    if (node->target() != "untyped") node->set_type(type);
  }
  graph.attributes().emplace("stored", Tensor::Full({3}, 1.0, DType::kFloat64));
  const auto inputs = RandomInputs(graph);
  const auto attributes = RandomAttributes(graph);
  ASSERT_TRUE(inputs.ok() && attributes.ok());
  ASSERT_EQ(attributes->size(), 1u);
  const Tensor& weight = attributes->at("weight");
  EXPECT_THAT(weight.sizes(), ElementsAre(3));
  EXPECT_NE(weight.item(0).to_double(), (*inputs)[0].tensor().item(0).to_double());
}

}  // namespace
}  // namespace backtape
