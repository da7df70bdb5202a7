#include "backtape/autograd/engine/engine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "backtape/autograd/ops.h"
#include "backtape/autograd/tape/recording.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/trace/trace_program.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/op_id.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::tape_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(Engine, AccumulatesOverBackwards) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable y = sum(mul(a, a));
  y.backward({}, {.retain_graph = true});
  EXPECT_THAT(Values(a.grad()), ElementsAre(4, 6));
  const Variable first = a.grad();
  y.backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre(8, 12));
  EXPECT_TRUE(a.grad().is_same(first)) << "gradients are accumulated in place";
}

TEST(Engine, SumsTheGradientsOfAValueUsedThreeTimes) {
  const Variable a = Leaf({}, {2});
  const Variable b = mul(a, Constant(3));
  add(add(mul(b, b), b), mul(b, Constant(5))).backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre((2 * 6 + 1 + 5) * 3));
}

TEST(Engine, ASecondBackwardNeedsARetainedGraph) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable y = sum(mul(a, a));
  y.backward();
  EXPECT_THAT([&] { y.backward(); }, ThrowsError(HasSubstr("Trying to backward through the graph a second time")));
}

TEST(Engine, ATapeThatSavesNothingRunsTwice) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable y = sum(add(a, a));
  y.backward();
  y.backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre(4, 4));
  // Each constant would be saved only for the gradient of the other one, and neither requires grad.
  a.set_grad({});
  const Variable z = sum(ops::addcmul(a, Constant(2), Constant(3)));
  z.backward();
  z.backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre(2, 2));
}

// As in PyTorch, the strides of the variable and of its gradient have no effect.
TEST(Engine, RetainedGradientsAreRowMajor) {
  const Variable a = Leaf({2, 3}, {1, 2, 3, 4, 5, 6});
  const Variable y = ops::transpose(a, 0, 1);
  y.retain_grad();
  y.backward(ops::ones_like(y));
  EXPECT_THAT(y.grad().strides(), ElementsAre(2, 1));
}

TEST(Engine, SecondDerivative) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable b = Leaf({2}, {5, 7});
  const variable_list first = Grad({sum(mul(mul(a, b), b))}, {a}, {}, {.create_graph = true});
  EXPECT_THAT(Values(first[0]), ElementsAre(25, 49));
  EXPECT_TRUE(first[0].requires_grad());
  EXPECT_FALSE(a.grad().defined());
  const variable_list second = Grad({sum(first[0])}, {b});
  EXPECT_THAT(Values(second[0]), ElementsAre(10, 14));
}

TEST(Engine, WithoutCreateGraphGradientsAreOffTheTape) {
  const Variable a = Leaf({2}, {2, 3});
  EXPECT_FALSE(Grad({sum(mul(a, a))}, {a})[0].requires_grad());
  EXPECT_TRUE(GradMode::is_enabled());
}

TEST(Engine, OnlyRequestedGradientsAreComputed) {
  for (const bool by_weight : {false, true}) {
    const auto program = [&](const variable_list& in) {
      const Variable x = Variable(in[0]).set_requires_grad();
      const Variable w = Variable(in[1]).set_requires_grad();
      std::vector<TapePoint> wrt = {x};
      if (by_weight) wrt.emplace_back(w);
      return Grad({TapePoint(sum(mul(x, w)))}, wrt);
    };
    ShapeEnv env;
    const TensorType type = TensorType::Contiguous(DType::kFloat64, {2});
    const absl::StatusOr<TracedProgram> traced = TraceProgram(program, {type, type}, env);
    ASSERT_TRUE(traced.ok()) << traced.status();
    int products = 0;
    for (const Node* node : traced->graph->nodes()) products += node->is_call_to(OpId::mul_Tensor) ? 1 : 0;
    EXPECT_EQ(products, by_weight ? 3 : 2) << "one of the products is the forward's";
  }
}

class ThrowingNode final : public TapeNode {
 public:
  absl::string_view Name() const override { return "ThrowingNode"; }
  variable_list Apply(variable_list&&) override { throw Error(absl::InternalError("must not run")); }
};

// Wraps x so that its backward throws.
Variable WithThrowingBackward(const Variable& x) {
  const auto node = MakeNode<ThrowingNode>();
  node->AddNextEdge(x.gradient_edge());
  const Variable y = x.detach();
  RebaseHistory(y, node);
  return y;
}

TEST(Engine, ANodeThatIsNotNeededNeverRuns) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable b = Leaf({2}, {5, 7});
  const Variable y = sum(mul(a, WithThrowingBackward(b)));
  EXPECT_THAT(Values(Grad({y}, {a}, {}, {.retain_graph = true})[0]), ElementsAre(5, 7));
  BackwardOptions only_a = {.retain_graph = true};
  only_a.inputs.emplace_back(a);
  y.backward({}, only_a);
  EXPECT_THAT(Values(a.grad()), ElementsAre(5, 7));
  EXPECT_FALSE(b.grad().defined());
  EXPECT_THAT([&] { y.backward(); }, ThrowsError(HasSubstr("must not run")));
}

TEST(Engine, BackwardIntoANonLeaf) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable b = mul(a, a);
  BackwardOptions only_b;
  only_b.inputs.emplace_back(b);
  sum(mul(b, b)).backward({}, only_b);
  EXPECT_THAT(Values(b.grad()), ElementsAre(8, 18));
  EXPECT_FALSE(a.grad().defined());
}

TEST(Engine, UnusedInputs) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable b = Leaf({2}, {5, 7});
  const Variable y = sum(mul(a, a));
  EXPECT_THAT(
      [&] {
        Grad({y}, {a, b}, {}, {.retain_graph = true});
      },
      ThrowsError(HasSubstr("appears to not have been used in the graph: input 1")));
  EXPECT_FALSE(Grad({y}, {a, b}, {}, {.retain_graph = true, .allow_unused = true})[1].defined());
  EXPECT_THAT(Values(Grad({y}, {a, b}, {}, {.retain_graph = true, .materialize_grads = true})[1]), ElementsAre(0, 0));
  EXPECT_THAT([&] { Grad({y}, {Constant(1)}); }, ThrowsError(HasSubstr("does not require grad: input 0")));
}

TEST(Engine, SeedsAreChecked) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable y = mul(a, a);
  EXPECT_THAT([&] { y.backward(); },
              ThrowsError(HasSubstr("grad can be implicitly created only for scalar outputs; output 0 is f64[2]")));
  EXPECT_THAT(
      [&] {
        y.backward(Constant({3}, {1, 1, 1}));
      },
      ThrowsError(HasSubstr("Mismatch in shape: grad_output[0] has a shape of [3] and output[0] has a shape of [2].")));
  EXPECT_THAT([&] { Constant(1).backward(); },
              ThrowsError(HasSubstr("element 0 of tensors does not require grad and does not have a grad_fn")));
  y.backward(Constant({2}, {1, 10}));
  EXPECT_THAT(Values(a.grad()), ElementsAre(4, 60));
}

TEST(Engine, AnOutputThatIsComputedFromAnotherOutput) {
  const Variable a = Leaf({}, {2});
  const Variable b = mul(a, a);
  const Variable c = mul(b, b);
  Backward({c, b, b});
  EXPECT_THAT(Values(a.grad()), ElementsAre(32 + 4 + 4));
}

TEST(Engine, NoGradPutsNothingOnTheTape) {
  const Variable a = Leaf({2}, {2, 3});
  const NoGradGuard no_grad;
  EXPECT_FALSE(mul(a, a).requires_grad());
}

TEST(Engine, FailureLeavesNothingBehind) {
  const Variable a = Leaf({2}, {2, 3});
  EXPECT_THROW(sum(WithThrowingBackward(a)).backward(), Error);
  EXPECT_EQ(CurrentTapeNode(), nullptr);
  EXPECT_EQ(CurrentGraphTaskId(), -1);
  EXPECT_TRUE(GradMode::is_enabled());
  sum(mul(a, a)).backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre(4, 6));
}

// The ready node with the largest sequence number runs first.
TEST(Engine, SequenceNumbersOrderReadyNodes) {
  const Variable a = Leaf({}, {2});
  const Variable first = mul(a, Constant(3));
  const Variable second = mul(a, Constant(5));
  const Variable y = add(first, second);
  EXPECT_LT(first.grad_fn()->sequence_number(), second.grad_fn()->sequence_number());
  std::vector<std::string> log;
  first.grad_fn()->RegisterPreHook([&](const variable_list&) {
    log.emplace_back("first");
    return variable_list();
  });
  second.grad_fn()->RegisterPreHook([&](const variable_list&) {
    log.emplace_back("second");
    return variable_list();
  });
  y.backward({}, {.retain_graph = true});
  EXPECT_THAT(log, ElementsAre("second", "first"));
  log.clear();
  first.grad_fn()->set_sequence_number(second.grad_fn()->sequence_number() + 1);
  y.backward();
  EXPECT_THAT(log, ElementsAre("first", "second"));
}

TEST(Engine, ANodeHasTheNextNumberOfItsThread) {
  const Variable a = Leaf({}, {2});
  const uint64_t next = TapeNode::NextSequenceNumber();
  const Variable b = mul(a, a);
  EXPECT_EQ(b.grad_fn()->sequence_number(), next);
  EXPECT_EQ(TapeNode::NextSequenceNumber(), next + 1) << "accumulators do not use up sequence numbers";
  EXPECT_EQ(a.grad_accumulator()->sequence_number(), UINT64_MAX);
}

// A node that runs a backward of its own.
class ReentrantNode final : public TapeNode {
 public:
  absl::string_view Name() const override { return "ReentrantNode"; }
  variable_list Apply(variable_list&& grads) override {
    const EnableGradGuard grad_mode;
    const Variable x = Leaf({}, {3});
    mul(x, x).backward();
    EXPECT_EQ(CurrentTapeNode(), this);
    const NoGradGuard no_grad;
    return {mul(grads[0], x.grad())};
  }
};

TEST(Engine, BackwardInsideBackward) {
  const Variable a = Leaf({}, {2});
  const auto node = MakeNode<ReentrantNode>();
  node->AddNextEdge(a.gradient_edge());
  const Variable y = a.detach();
  RebaseHistory(y, node);
  y.backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre(6));
}

TEST(Engine, FinalCallbacksRunAtTheEnd) {
  const Variable a = Leaf({}, {2});
  const Variable y = mul(a, a);
  std::vector<std::string> log;
  y.RegisterHook([&](const Variable&) {
    EXPECT_NE(CurrentGraphTaskId(), -1);
    EXPECT_EQ(CurrentGraphTaskRoots()[0].node, y.grad_fn());
    EXPECT_TRUE(WillRun(a.grad_accumulator().get()));
    QueueFinalCallback([&] {
      EXPECT_TRUE(a.grad().defined());
      log.emplace_back("done");
    });
    log.emplace_back("hook");
    return Variable();
  });
  y.backward();
  EXPECT_THAT(log, ElementsAre("hook", "done"));
  EXPECT_THAT([] { QueueFinalCallback([] {}); }, ThrowsError(HasSubstr("only be installed during backward")));
}

// Neither running nor destroying a long tape may recurse.
TEST(Engine, AMillionNodes) {
  constexpr int kNodes = 1'000'000;
  const Variable a = Leaf({}, {1});
  Variable y = a;
  const Variable one = Constant(1);
  for (int i = 0; i < kNodes; ++i) y = mul(y, one);
  y.backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre(1));
}

// Nodes that own each other only through saved variables.
TEST(Engine, DestroysLongChainsOfSavedVariables) {
  const Variable a = Leaf({}, {1});
  Variable y = a;
  for (int i = 0; i < 100'000; ++i) y = mul(y, y);
  y = Variable();
  Variable z = a;
  for (int i = 0; i < 100'000; ++i) z = exp(mul(z, Constant(0)));
}

TEST(Engine, ThreadsRunSeparateGraphs) {
  const Variable shared = Leaf({2}, {2, 3});
  std::vector<std::thread> threads;
  std::atomic<int> right = 0;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&] {
      const Variable own = Leaf({2}, {5, 7});
      for (int i = 0; i < 50; ++i) {
        Variable y = sum(mul(own, shared));
        y.backward();
      }
      if (Values(own.grad()) == std::vector<double>{100, 150}) ++right;
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(right, 4);
  EXPECT_THAT(Values(shared.grad()), ElementsAre(1000, 1400));
}

}  // namespace
}  // namespace backtape::tape_test
