// Nodes written by hand and generated nodes must behave the same.
#include "backtape/tests/autograd/hand_written_nodes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/autograd/engine/engine.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::hand {
namespace {

using ops::sum;
using tape_test::Constant;
using tape_test::Leaf;
using tape_test::Values;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(HandWrittenNodes, BackwardOfAProduct) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable b = Leaf({2}, {5, 7});
  const Variable product = mul(a, b);
  EXPECT_FALSE(product.is_leaf());
  EXPECT_EQ(product.grad_fn()->Name(), "MulBackward0");
  sum(product).backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre(5, 7));
  EXPECT_THAT(Values(b.grad()), ElementsAre(2, 3));
}

TEST(HandWrittenNodes, FunctionalFormsAgreeWithApply) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable b = Leaf({2}, {5, 7});
  const Variable product = mul(a, b);
  const Variable grad = Constant({2}, {1, 10});
  TapeNode& node = *product.grad_fn();
  const variable_list applied = node({grad});

  ivalue_list args = {ToArgument(std::array<bool, 2>{true, true})};
  for (const auto& [name, value] : node.SavedValues()) args.push_back(value);
  const variable_list uniform = node.functional_ivalue()({grad}, args);
  ASSERT_EQ(uniform.size(), 2u);
  for (size_t i = 0; i < 2; ++i) EXPECT_EQ(Values(applied[i]), Values(uniform[i]));
}

TEST(HandWrittenNodes, MatchGeneratedNodes) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable b = Leaf({2}, {5, 7});
  const std::shared_ptr<TapeNode> written = mul(a, b).grad_fn();
  const std::shared_ptr<TapeNode> generated = ops::mul(a, b).grad_fn();
  EXPECT_EQ(written->Name(), generated->Name());
  EXPECT_EQ(written->next_edges(), generated->next_edges());
  const auto saved_by_hand = written->SavedValues();
  const auto saved = generated->SavedValues();
  ASSERT_EQ(saved_by_hand.size(), saved.size());
  for (size_t i = 0; i < saved.size(); ++i) {
    EXPECT_EQ(saved_by_hand[i].first, saved[i].first);
    EXPECT_TRUE(saved_by_hand[i].second.tensor().is_same(saved[i].second.tensor()));
  }
}

TEST(HandWrittenNodes, SavedValuesByName) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable b = Leaf({2}, {5, 7});
  const auto saved = mul(a, b).grad_fn()->SavedValues();
  ASSERT_EQ(saved.size(), 2u);
  EXPECT_EQ(saved[0].first, "other");
  EXPECT_TRUE(saved[0].second.tensor().is_same(b));
  EXPECT_EQ(saved[1].first, "self");
  EXPECT_TRUE(saved[1].second.tensor().is_same(a));
}

TEST(HandWrittenNodes, SavesOnlyWhatIsNeeded) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable b = Constant({2}, {5, 7});
  const auto saved = mul(a, b).grad_fn()->SavedValues();
  EXPECT_TRUE(saved[0].second.is_tensor());
  EXPECT_TRUE(saved[1].second.is_none()) << "the gradient of b is not needed";
}

TEST(HandWrittenNodes, BackwardWithoutADerivativeIsAnError) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable y = log(a);
  EXPECT_TRUE(y.requires_grad());
  try {
    sum(y).backward();
    FAIL() << "nothing was thrown";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("the derivative for 'log' is not implemented"));
  }
}

}  // namespace
}  // namespace backtape::hand
