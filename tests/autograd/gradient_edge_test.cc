// Edges as inputs and outputs of backward.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::tape_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(GradientEdge, AsInput) {
  const Variable a = Leaf({}, {2});
  const Variable b = mul(a, Constant(3));
  const Variable y = mul(b, b);
  EXPECT_THAT(Values(Grad({y}, {Edge(b.grad_fn(), 0)}, {}, {.retain_graph = true})[0]), ElementsAre(12));
  EXPECT_THAT(Values(Grad({y}, {Edge(a.grad_accumulator(), 0)})[0]), ElementsAre(36));
}

TEST(GradientEdge, OfTheValueBeforeAnInPlaceOp) {
  const Variable a = Leaf({}, {3});
  const Variable x = mul(a, Constant(1));
  const Edge before = x.gradient_edge();
  mul_(x, Constant(2));
  const variable_list grads = Grad({mul(x, Constant(1))}, {before, x});
  EXPECT_THAT(Values(grads[0]), ElementsAre(2));
  EXPECT_THAT(Values(grads[1]), ElementsAre(1));
}

TEST(GradientEdge, OfOneOfSeveralOutputs) {
  const Variable a = Leaf({2}, {2, 3});
  const variable_list parts = unbind(mul(a, Constant(1)));
  const std::shared_ptr<TapeNode> node = parts[0].grad_fn();
  const variable_list grads =
      Grad({add(mul(parts[0], Constant(5)), mul(parts[1], Constant(7)))}, {Edge(node, 1), Edge(node, 0)});
  EXPECT_THAT(Values(grads[0]), ElementsAre(7));
  EXPECT_THAT(Values(grads[1]), ElementsAre(5));
}

TEST(GradientEdge, AnUnusedEdgeCannotBeMaterialized) {
  const Variable a = Leaf({}, {2});
  const Variable b = mul(a, a);
  const Variable other = mul(a, a);
  const GradOptions materialize = {.retain_graph = true, .materialize_grads = true};
  EXPECT_THAT([&] { Grad({b}, {other.gradient_edge()}, {}, materialize); },
              ThrowsError(HasSubstr("materialize_grads cannot be used")));
  EXPECT_THAT(Values(Grad({b}, {other}, {}, materialize)[0]), ElementsAre(0));
}

TEST(GradientEdge, BackwardInto) {
  const Variable a = Leaf({}, {2});
  const Variable b = Leaf({}, {3});
  BackwardOptions options;
  options.inputs.emplace_back(Edge(a.grad_accumulator(), 0));
  mul(a, b).backward({}, options);
  EXPECT_THAT(Values(a.grad()), ElementsAre(3));
  EXPECT_FALSE(b.grad().defined());
}

TEST(GradientEdge, AsOutputSplitsABackward) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable b = mul(a, a);
  const Variable y = sum(mul(b, b));
  const Variable middle = Grad({y}, {b.gradient_edge()}, {}, {.retain_graph = true})[0];
  Backward({b.gradient_edge()}, {middle}, {.retain_graph = true});
  const Variable split = a.grad();
  a.set_grad({});
  y.backward({}, {.retain_graph = true});
  EXPECT_EQ(Values(split), Values(a.grad()));
  EXPECT_THAT([&] { Backward({b.gradient_edge()}); }, ThrowsError(HasSubstr("only for scalar outputs")));
  EXPECT_THAT(
      [&] {
        Backward({b.gradient_edge()}, {Constant({3}, {1, 1, 1})});
      },
      ThrowsError(HasSubstr("Mismatch in shape: grad_output[0] has a shape of [3]")));
  a.set_grad({});
  Backward({y.gradient_edge(), TapePoint(b)}, {Variable(), Constant({2}, {1, 1})});
  EXPECT_THAT(Values(a.grad()), ElementsAre(4 * 8 + 4, 4 * 27 + 6)) << "an edge and a tensor";
}

TEST(GradientEdge, OwnsTheGraph) {
  const Variable a = Leaf({}, {2});
  std::weak_ptr<TapeNode> node;
  Edge edge;
  {
    const Variable b = mul(a, a);
    edge = mul(b, b).gradient_edge();
    node = b.grad_fn();
  }
  EXPECT_FALSE(node.expired());
  Backward({edge});
  EXPECT_THAT(Values(a.grad()), ElementsAre(32));
  edge = Edge();
  EXPECT_TRUE(node.expired());
}

}  // namespace
}  // namespace backtape::tape_test
