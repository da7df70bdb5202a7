// SetInPlace and SetData: a variable gets the data of another one.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/forward/forward_level.h"
#include "backtape/autograd/tape/replace_data.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/trace/trace_program.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::tape_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

void SetWithoutGrad(const Variable& self, const Variable& source) {
  const NoGradGuard no_grad;
  SetInPlace(self, source);
}

TEST(ReplaceData, GradToNodeSet) {
  const Variable x = Leaf({2}, {1, 2});
  const Edge edge = x.gradient_edge();
  const Variable out = mul(x, Constant(3));
  SetWithoutGrad(x, Constant({2}, {5, 6}));
  EXPECT_THAT(Values(x), ElementsAre(5, 6));
  const GradOptions keep = {.retain_graph = true};
  EXPECT_THAT([&] { Grad({sum(out)}, {x}, {}, keep); }, ThrowsError(HasSubstr("not have been used in the graph")));
  EXPECT_THAT(Values(Grad({sum(out)}, {edge}, {}, keep)[0]), ElementsAre(3, 3));
  // A tape made afterwards leads to the variable.
  EXPECT_THAT(Values(Grad({sum(mul(x, x))}, {x})[0]), ElementsAre(10, 12));
}

TEST(ReplaceData, SharesMemoryWithTheSource) {
  const Variable x = Leaf({2}, {1, 2});
  const Variable source = Constant({2, 3}, {1, 2, 3, 4, 5, 6}).t();
  SetWithoutGrad(x, source);
  EXPECT_TRUE(x.shares_storage(source));
  EXPECT_THAT(x.sizes(), ElementsAre(3, 2));
  EXPECT_THAT(x.strides(), ElementsAre(1, 3));
  source.mul_(Constant(2));
  EXPECT_THAT(Values(x), ElementsAre(2, 8, 4, 10, 6, 12));
}

TEST(ReplaceData, SavedValuesAreOutOfDate) {
  const Variable x = Leaf({}, {3});
  const Variable of_leaf = mul(x, x);
  const Variable y = exp(x);
  const Variable of_output = mul(y, Constant(1));
  // The versions of both storages are equal, but replacing the data still increases the version of the variable.
  const Variable source = Constant(1);
  SetWithoutGrad(x, source);
  SetWithoutGrad(y, source);
  for (const Variable& result : {of_leaf, of_output}) {
    EXPECT_THAT([&] { result.backward(); }, ThrowsError(HasSubstr("modified by an inplace operation")));
  }
}

TEST(ReplaceData, SetOnTheTapeHasNoDerivative) {
  const Variable x = Leaf({}, {3});
  EXPECT_THAT([&] { SetInPlace(x, Constant(1)); }, ThrowsError(HasSubstr("a leaf Variable that requires grad")));
  const Variable y = mul(x, Constant(2));
  SetInPlace(y, Constant(1));
  EXPECT_THAT([&] { y.backward(); }, ThrowsError(HasSubstr("the derivative for 'set_' is not implemented")));
  const Variable of_source = Constant(1);
  SetInPlace(of_source, x);
  EXPECT_FALSE(of_source.is_leaf());
  EXPECT_THAT([&] { of_source.backward(); }, ThrowsError(HasSubstr("the derivative for 'set_'")));
}

TEST(ReplaceData, HooksAndGradStay) {
  const Variable x = Leaf({2}, {1, 2});
  sum(x).backward();
  int calls = 0;
  x.RegisterHook([&](const Variable&) {
    ++calls;
    return Variable();
  });
  x.RegisterPostAccumulateGradHook([&](const Variable&) { ++calls; });
  SetWithoutGrad(x, Constant({2}, {5, 6}));
  sum(x).backward();
  EXPECT_EQ(calls, 2);
  EXPECT_THAT(Values(x.grad()), ElementsAre(2, 2));
}

TEST(ReplaceData, SetDataKeepsThePlaceOnTheTape) {
  const Variable x = Leaf({}, {3});
  const Variable y = mul(x, x);
  const Variable source = Constant(1);
  source.mul_(Constant(5));  // its storage is at version 1
  SetData(x, source);
  EXPECT_THAT(Values(Grad({y}, {x})[0]), ElementsAre(10));  // as in PyTorch, from the new elements

  const Variable z = mul(x, Constant(2));
  SetData(z, Constant(7));
  EXPECT_THAT(Values(z), ElementsAre(7));
  EXPECT_THAT(Values(Grad({mul(z, z)}, {x})[0]), ElementsAre(28));
}

// PyTorch does not notice such writes, because its variable and source have separate version counters.
TEST(ReplaceData, WritesOfTheSourceAreDetected) {
  const Variable x = Leaf({}, {3});
  const Variable source = Constant(1);
  SetData(x, source);
  const Variable y = mul(x, x);
  source.mul_(Constant(5));
  EXPECT_THAT([&] { y.backward(); }, ThrowsError(HasSubstr("is at version 1; expected version 0")));
}

TEST(ReplaceData, SetDataMayChangeTheDtype) {
  const Variable x = Leaf({}, {3});
  const Edge before = x.gradient_edge();
  SetData(x, Constant(1).to(DType::kFloat32));
  EXPECT_EQ(x.dtype(), DType::kFloat32);
  EXPECT_NE(x.gradient_edge().node, before.node);
  mul(x, x).backward();
  EXPECT_EQ(x.grad().dtype(), DType::kFloat32);
  EXPECT_THAT([&] { SetData(x, Constant(1).to(DType::kInt64)); }, ThrowsError(HasSubstr("must be of a floating")));
  EXPECT_THAT([&] { SetWithoutGrad(x, Constant(1)); },
              ThrowsError("Could not set tensor of type float64 to a tensor of type float32"));
}

// The tape, and so the gradient, has the former dtype.
TEST(ReplaceData, SetDataOfAnotherDtypeBeforeBackward) {
  const Variable x = Leaf({2}, {3, 4});
  const Variable z = mul(x, Constant(2));
  z.retain_grad();
  const Variable y = sum(mul(z, z));
  SetData(x, Constant({2}, {1, 2}).to(DType::kFloat32));
  SetData(z, Constant({2}, {1, 2}).to(DType::kFloat32));
  y.backward();
  EXPECT_EQ(x.grad().dtype(), DType::kFloat64);
  EXPECT_THAT(Values(x.grad()), ElementsAre(4, 8));
  EXPECT_EQ(z.grad().dtype(), DType::kFloat64);
  sum(mul(x, x)).backward();  // adds to the gradient that is there
  EXPECT_EQ(x.grad().dtype(), DType::kFloat64);
  EXPECT_THAT(Values(x.grad()), ElementsAre(6, 12));
  EXPECT_THAT([&] { x.set_grad(Constant({2}, {1, 2})); }, ThrowsError(HasSubstr("must have the same dtype")));
}

TEST(ReplaceData, OfSizesThatDifferFromTheTape) {
  const Variable x = Leaf({3}, {1, 2, 3});
  const Variable y = sum(x);
  SetData(x, Constant({2}, {1, 2}));
  EXPECT_THAT([&] { y.backward(); }, ThrowsError(HasSubstr("must have the same dtype and sizes")));
  const Variable row = Leaf({1, 3}, {1, 2, 3});
  const Variable z = sum(row);
  SetData(row, Constant({3, 2}, {1, 2, 3, 4, 5, 6}).t());  // the gradient could be broadcast
  EXPECT_THAT([&] { z.backward(); }, ThrowsError(HasSubstr("must have the same dtype and sizes")));
}

TEST(ReplaceData, Views) {
  const Variable x = Leaf({4}, {1, 2, 3, 4});
  const Variable base = mul(x, Constant(1));
  const Variable view = base.slice(0, 0, 2);
  EXPECT_THAT([&] { SetInPlace(view, Constant({1}, {9})); }, ThrowsError(HasSubstr("the data of a view")));
  SetWithoutGrad(view, Constant({1}, {9}));
  EXPECT_FALSE(view.is_view());
  EXPECT_THAT(Values(base), ElementsAre(1, 2, 3, 4));
  EXPECT_NE(view.grad_fn(), nullptr);  // it stays on the tape

  const Variable other = base.slice(0, 0, 2);
  SetWithoutGrad(base, Constant({4}, {5, 6, 7, 8}));
  EXPECT_THAT(Values(other), ElementsAre(1, 2));
  EXPECT_THAT([&] { other.mul_(Constant(2)); }, ThrowsError(HasSubstr("the base of this view was given other data")));
}

TEST(ReplaceData, DualTensorsAndTracedPrograms) {
  const ForwardLevel level;
  const Variable dual = MakeDual(Constant(1), Constant(1));
  EXPECT_THAT([&] { SetInPlace(dual, Constant(2)); }, ThrowsError(HasSubstr("the data of a tensor with a tangent")));
  ShapeEnv shape_env;
  const auto traced = TraceProgram(
      [](const variable_list& inputs) {
        SetInPlace(inputs[0], Constant(2));
        return inputs;
      },
      {Constant(1).type()}, shape_env);
  EXPECT_THAT(traced.status().message(), HasSubstr("a traced program cannot replace the data"));
}

}  // namespace
}  // namespace backtape::tape_test
