// A captured backward of a tape with nodes that were compiled ahead of time. Their graphs become part of the captured
// graph.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/jit/aot_function.h"
#include "backtape/jit/backward_compiler.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/jit/aot/compare_with_eager.h"

namespace backtape {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

Variable InlineLeaf(const std::vector<int64_t>& sizes, double first) {
  const Variable leaf = TestValues(sizes, first);
  leaf.set_requires_grad();
  return leaf;
}

void ExpectSameElements(const Variable& actual, const Variable& expected) {
  ASSERT_TRUE(actual.defined() && expected.defined());
  ASSERT_EQ(actual.sizes(), expected.sizes());
  for (int64_t i = 0; i < expected.numel(); ++i) {
    EXPECT_NEAR(actual.item(i).to_double(), expected.item(i).to_double(), 1e-12) << i;
  }
}

class InlinedBackwardTest : public ::testing::TestWithParam<Backend> {
 protected:
  InlinedBackwardTest() {
    compiled_.set_on_capture([this](const Graph& graph) { captured_.push_back(PrintGraph(graph, TextStyle())); });
  }
  AotOptions Options() const { return {.engine = {.backend = GetParam()}}; }
  const CaptureStats& stats() const { return compiled_.stats(); }

  // Compares the gradients of a captured backward of the loss with those of the same function called eagerly.
  void Compare(const std::function<Variable(const variable_list&)>& captured,
               const std::function<Variable(const variable_list&)>& eager,
               const std::vector<std::vector<int64_t>>& sizes) {
    variable_list leaves[2];
    for (variable_list& list : leaves) {
      for (size_t i = 0; i < sizes.size(); ++i)
        list.push_back(InlineLeaf(sizes[i], 0.1 + 0.15 * static_cast<double>(i)));
    }
    eager(leaves[0]).backward();
    const Variable loss = captured(leaves[1]);
    const auto scope = compiled_.Enable();
    loss.backward();
    for (size_t i = 0; i < sizes.size(); ++i) ExpectSameElements(leaves[1][i].grad(), leaves[0][i].grad());
  }

  CompiledBackward compiled_{MakeBackwardCompiler({.backend = GetParam()})};
  std::vector<std::string> captured_;
};
INSTANTIATE_TEST_SUITE_P(Engines, InlinedBackwardTest, ::testing::Values(Backend::kInterpreter, Backend::kNative),
                         [](const auto& info) { return info.param == Backend::kNative ? "Native" : "Interpreted"; });

variable_list Layer(const variable_list& a) { return {ops::tanh(ops::mm(a[0], a[1])) + a[2]}; }

Variable LossOf(const variable_list& leaves, const std::function<variable_list(const variable_list&)>& layer) {
  const Variable h = layer({ops::sin(leaves[0]), leaves[1], leaves[2]})[0];
  return ops::sum(h * h);
}

// PyTorch's test_torch_compile.
TEST_P(InlinedBackwardTest, OneCompiledFunction) {
  AotFunction layer(Layer, Options());
  for (int step = 0; step < 3; ++step) {
    Compare([&](const variable_list& leaves) { return LossOf(leaves, std::ref(layer)); },
            [](const variable_list& leaves) { return LossOf(leaves, Layer); }, {{2, 3}, {3, 4}, {4}});
  }
  EXPECT_EQ(stats().captures, 1);
  EXPECT_EQ(stats().compiles, 1);
  EXPECT_EQ(stats().hits, 2);
  EXPECT_EQ(stats().pieces_compiled, 1);
  EXPECT_EQ(stats().engine_runs, 0);
  EXPECT_EQ(layer.stats().backward_compiles, 0) << "only the captured backward is compiled";
  ASSERT_EQ(captured_.size(), 1);
  EXPECT_THAT(captured_[0], AllOf(HasSubstr("%aot0_mm"), HasSubstr("aten.mm.default"), Not(HasSubstr("%aot1_")),
                                  Not(HasSubstr("AotFunctionBackward")), HasSubstr("SinBackward0")));
}

// PyTorch's test_multiple_torch_compile: the names of the two graphs' nodes do not clash.
TEST_P(InlinedBackwardTest, SeveralCompiledFunctions) {
  AotFunction first(Layer, Options());
  AotFunction second(Layer, Options());
  const auto loss = [](const variable_list& leaves, auto& f, auto& g) {
    const Variable h = f({leaves[0], leaves[1], leaves[2]})[0];
    return ops::sum(ops::exp(g({h, leaves[3], leaves[2]})[0]));
  };
  for (int step = 0; step < 3; ++step) {
    Compare([&](const variable_list& leaves) { return loss(leaves, first, second); },
            [&](const variable_list& leaves) { return loss(leaves, Layer, Layer); }, {{2, 3}, {3, 4}, {4}, {4, 4}});
  }
  EXPECT_EQ(stats().captures, 1);
  EXPECT_EQ(stats().hits, 2);
  EXPECT_EQ(stats().engine_runs, 0);
  ASSERT_EQ(captured_.size(), 1);
  EXPECT_THAT(captured_[0], AllOf(HasSubstr("%aot0_"), HasSubstr("%aot1_"), Not(HasSubstr("%aot2_"))));
}

// The compiled function saves symbolic sizes, and the captured backward takes them as inputs.
TEST_P(InlinedBackwardTest, SizesThatChange) {
  const auto rows = [](const variable_list& a) -> variable_list { return {ops::sum(a[0] * 2.0, {0}) * a[1]}; };
  AotFunction function(rows, Options());
  for (const int64_t n : {4, 6, 7, 9, 12}) {
    Compare([&](const variable_list& leaves) { return ops::sum(function(leaves)[0]); },
            [&](const variable_list& leaves) { return ops::sum(rows(leaves)[0]); }, {{n, 3}, {3}});
  }
  EXPECT_EQ(stats().engine_runs, 0);
  EXPECT_LE(stats().captures, 2) << "one capture for each version of the function";
}

// A result without a gradient counts as zeros; gradients with strides of 0 are copied.
TEST_P(InlinedBackwardTest, AbsentAndExpandedGradients) {
  const auto two = [](const variable_list& a) -> variable_list {
    return {ops::sin(a[0]) * a[1], ops::reshape(ops::cos(a[0]), {6})};
  };
  AotFunction function(two, Options());
  for (const size_t used : {0, 1}) {
    for (int step = 0; step < 2; ++step) {
      Compare([&](const variable_list& leaves) { return ops::sum(function(leaves)[used]) + ops::sum(leaves[1]); },
              [&](const variable_list& leaves) { return ops::sum(two(leaves)[used]) + ops::sum(leaves[1]); },
              {{2, 3}, {2, 3}});
    }
  }
  EXPECT_EQ(stats().captures, 2);
  EXPECT_EQ(stats().engine_runs, 0);
}

TEST_P(InlinedBackwardTest, WithHooksOnTheNode) {
  AotFunction layer(Layer, Options());
  std::vector<std::string> log;
  const auto with_hooks = [&](const variable_list& a) {
    const variable_list results = layer(a);
    const auto node = results[0].grad_fn();
    node->RegisterPreHook([&](const variable_list& grads) {
      log.emplace_back("pre");
      return variable_list{grads[0] * 2.0};
    });
    node->RegisterPostHook([&](const variable_list& inputs, const variable_list&) {
      log.push_back("post " + std::to_string(inputs.size()));
      return variable_list();
    });
    return results;
  };
  for (int step = 0; step < 2; ++step) {
    Compare([&](const variable_list& leaves) { return LossOf(leaves, with_hooks); },
            [](const variable_list& leaves) {
              const auto doubled = [](const variable_list& a) -> variable_list {
                const Variable h = Layer(a)[0];
                h.RegisterHook([](const Variable& grad) { return grad * 2.0; });
                return {h};
              };
              return LossOf(leaves, doubled);
            },
            {{2, 3}, {3, 4}, {4}});
  }
  EXPECT_THAT(log, ::testing::ElementsAre("pre", "post 3", "pre", "post 3"));
  EXPECT_EQ(stats().captures, 1);
}

TEST_P(InlinedBackwardTest, RandomNumbersAreLeftToTheEngine) {
  const auto noisy = [](const variable_list& a) -> variable_list { return {ops::sin(a[0]) * ops::rand_like(a[0])}; };
  AotFunction function(noisy, Options());
  const Variable x = InlineLeaf({2, 3}, 0.1);
  const auto scope = compiled_.Enable();
  ops::sum(function({x})[0]).backward();
  EXPECT_TRUE(x.grad().defined());
}

TEST_P(InlinedBackwardTest, TheGraphIsReleasedWithItsSavedValues) {
  AotFunction layer(Layer, Options());
  const variable_list leaves = {InlineLeaf({2, 3}, 0.1), InlineLeaf({3, 4}, 0.2), InlineLeaf({4}, 0.3)};
  const Variable loss = LossOf(leaves, std::ref(layer));
  const auto scope = compiled_.Enable();
  loss.backward({}, {.retain_graph = true});
  loss.backward();
  EXPECT_EQ(stats().engine_runs, 0);
  try {
    loss.backward();
    FAIL() << "no error";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("Trying to backward through the graph a second time"));
  }
}

}  // namespace
}  // namespace backtape
