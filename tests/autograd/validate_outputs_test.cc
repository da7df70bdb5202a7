#include "backtape/autograd/engine/validate_outputs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/tape/recording.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::tape_test {
namespace {

using ::testing::ElementsAre;

class Gives final : public TapeNode {
 public:
  explicit Gives(variable_list grads) : grads_(std::move(grads)) {}
  absl::string_view Name() const override { return "Gives"; }
  variable_list Apply(variable_list&&) override { return grads_; }

 private:
  variable_list grads_;
};

// Runs backward through a node whose only edge leads to `a` and which returns these gradients.
void Backward(const Variable& a, variable_list grads) {
  const auto node = MakeNode<Gives>(std::move(grads));
  node->AddNextEdge(a.gradient_edge());
  const Variable y = Constant(1);
  SetHistory(y, node);
  y.backward();
}

TEST(ValidateOutputs, SumsOverBroadcastDims) {
  const Variable a = Leaf({1, 2}, {1, 2});
  Backward(a, {Constant({3, 4, 2}, std::vector<double>(24, 1))});
  EXPECT_THAT(Values(a.grad()), ElementsAre(12, 12));
}

TEST(ValidateOutputs, Casts) {
  const Variable a = Leaf({2}, {1, 2});
  Backward(a, {Tensor::FromValues({2}, {3, 4}, DType::kFloat32)});
  EXPECT_EQ(a.grad().dtype(), DType::kFloat64);
  EXPECT_THAT(Values(a.grad()), ElementsAre(3, 4));
  // PyTorch converts integers and bools too.
  Backward(a, {Tensor::FromValues({2}, {5, 6}, DType::kInt64)});
  EXPECT_THAT(Values(a.grad()), ElementsAre(8, 10));
  a.backward(Tensor::FromValues({2}, {0, 1}, DType::kBool));
  EXPECT_THAT(Values(a.grad()), ElementsAre(8, 11));
}

TEST(ValidateOutputs, UndefinedPasses) {
  const Variable a = Leaf({2}, {1, 2});
  Backward(a, {Variable()});
  EXPECT_FALSE(a.grad().defined());
  Backward(a, {Constant({2}, {1, 1}), Variable()});
  EXPECT_TRUE(a.grad().defined()) << "surplus gradients are allowed if they are undefined";
}

TEST(ValidateOutputs, Errors) {
  const Variable a = Leaf({2}, {1, 2});
  EXPECT_THAT(
      [&] {
        Backward(a, {Constant({3}, {1, 1, 1})});
      },
      ThrowsError("Function Gives returned an invalid gradient at index 0 - got [3] but expected shape "
                  "compatible with [2]"));
  EXPECT_THAT([&] { Backward(a, {Constant(1)}); },
              ThrowsError("Function Gives returned an invalid gradient at index 0 - got [] but expected shape "
                          "compatible with [2]"));
  EXPECT_THAT([&] { Backward(a, {}); },
              ThrowsError("Function Gives returned an incorrect number of gradients (expected 1, got 0)"));
  EXPECT_THAT(
      [&] {
        Backward(a, {Constant({2}, {1, 1}), Constant(1)});
      },
      ThrowsError("Function Gives returned an incorrect number of gradients (expected 1, got 2)"));
}

}  // namespace
}  // namespace backtape::tape_test
