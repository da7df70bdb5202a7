// Captured backwards end to end, on both backends.
#include "backtape/tests/jit/backward/compiled_backward_fixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/tape/recording.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

INSTANTIATE_TEST_SUITE_P(Engines, CompiledBackwardTest, ::testing::Values(Backend::kInterpreter, Backend::kNative),
                         EngineName);

TEST_P(CompiledBackwardTest, Basic) {
  for (int i = 0; i < 3; ++i) {
    const Mlp mlp(0.1 * i);
    const Variable x = Values({5, 3}, 0.05 * i);
    mlp.Loss(x).backward();
    const variable_list expected = mlp.Grads();
    mlp.ZeroGrad();
    {
      const auto scope = compiled_.Enable();
      mlp.Loss(x).backward();
    }
    const variable_list actual = mlp.Grads();
    for (size_t p = 0; p < expected.size(); ++p) ExpectNear(actual[p], expected[p], 1e-10);
  }
  EXPECT_EQ(captures(), 1);
  EXPECT_EQ(compiles(), 1);
}

TEST_P(CompiledBackwardTest, CacheHitAndReset) {
  const auto step = [&] {
    const Mlp mlp;
    const auto scope = compiled_.Enable();
    mlp.Loss(Values({5, 3})).backward();
  };
  for (int i = 0; i < 3; ++i) step();
  EXPECT_EQ(captures(), 1);
  EXPECT_EQ(compiled_.stats().hits, 2);
  compiled_.Clear();
  step();
  EXPECT_EQ(captures(), 2);
  EXPECT_EQ(compiled_.stats().hits, 2);
}

TEST_P(CompiledBackwardTest, BackwardIntoAllLeavesByName) {
  const Mlp mlp;
  const Variable x = Values({5, 3}).set_requires_grad();
  mlp.Loss(x).backward();
  const variable_list expected = mlp.Grads();
  const auto scope = compiled_.Enable();
  for (int i = 0; i < 3; ++i) {
    mlp.ZeroGrad();
    x.set_grad({});
    const std::vector<TapePoint> inputs(mlp.parameters.begin(), mlp.parameters.end());
    Backward({TapePoint(mlp.Loss(x))}, {}, {.retain_graph = std::nullopt, .create_graph = false, .inputs = inputs});
    for (size_t p = 0; p < expected.size(); ++p) ExpectNear(mlp.Grads()[p], expected[p], 1e-10);
    EXPECT_FALSE(x.grad().defined());
  }
  EXPECT_EQ(captures(), 1);
}

TEST_P(CompiledBackwardTest, ImplicitAdd) {
  const Variable y = Values({4}).set_requires_grad();
  const auto scope = compiled_.Enable();
  // y is used three times: its gradients are summed.
  (y * y + y).backward(Values({4}, 0.9));
  const variable_list expected = {Values({4}, 0.9) * (2 * y.detach() + 1)};
  ExpectNear(y.grad(), expected[0], 1e-12);
  EXPECT_THAT(Stage("lowered"), HasSubstr("Gradient addition node due to multiple use of tensor around:"));
}

TEST_P(CompiledBackwardTest, GraphsHaveTheForwardLine) {
  const Variable x = Values({4}).set_requires_grad();
  const Variable y = ops::sin(x);
  const std::string line = absl::StrCat("compiled_backward_test.cc:", __LINE__ - 1, " in ");
  const auto scope = compiled_.Enable();
  ops::sum(y).backward();
  for (const char* stage : {"captured", "lowered", "optimised"}) EXPECT_THAT(Stage(stage), HasSubstr(line)) << stage;
}

TEST_P(CompiledBackwardTest, OutsideOfTheScopeTheEngineRuns) {
  const Variable x = Values({2}).set_requires_grad();
  {
    const auto scope = compiled_.Enable();
    EXPECT_EQ(CompiledBackward::Current(), &compiled_);
  }
  EXPECT_EQ(CompiledBackward::Current(), nullptr);
  ops::sum(x * x).backward();
  EXPECT_EQ(captures(), 0);
}

TEST_P(CompiledBackwardTest, DynamicShapes) {
  // PyTorch captures such a backward twice; Backtape captures once and compiles the graph twice.
  const Mlp mlp;
  for (int64_t batch = 10; batch < 100; batch += 10) {
    const Variable x = Values({batch, 3}, 0.01 * static_cast<double>(batch));
    mlp.ZeroGrad();
    mlp.Loss(x).backward();
    const variable_list expected = mlp.Grads();
    mlp.ZeroGrad();
    const auto scope = compiled_.Enable();
    mlp.Loss(x).backward();
    for (size_t p = 0; p < expected.size(); ++p) ExpectNear(mlp.Grads()[p], expected[p], 1e-10);
  }
  EXPECT_EQ(captures(), 1);
  EXPECT_EQ(compiles(), 2);
  EXPECT_THAT(compiled_.stats().miss_reasons,
              ElementsAre(HasSubstr("new autograd node: GraphRoot (NodeCall 0)"), HasSubstr("(10, then 20)")));
}

TEST_P(CompiledBackwardTest, GraphTextDoesNotDependOnSizes) {
  std::vector<std::string> texts;
  compiled_.set_on_capture([&](const Graph& graph) { texts.push_back(PrintGraph(graph, TextStyle::Code())); });
  const auto scope = compiled_.Enable();
  for (const int64_t batch : {2, 5}) {
    const Mlp mlp;
    compiled_.Clear();
    mlp.Loss(Values({batch, 3})).backward();
  }
  ASSERT_EQ(texts.size(), 2u);
  EXPECT_EQ(texts[0], texts[1]);
  EXPECT_THAT(texts[0], HasSubstr("compiled_autograd.ops.AddmmBackward0(["));
  EXPECT_THAT(texts[0], HasSubstr("compiled_autograd.ops.validate_outputs(["));
}

TEST_P(CompiledBackwardTest, CapturedTextReadsBack) {
  const Mlp mlp;
  const auto scope = compiled_.Enable();
  mlp.Loss(Values({5, 3})).backward();
  const std::string text = Stage("captured");
  const absl::StatusOr<GraphText> read = ReadGraph(text, {.file_name = "captured", .allow_unknown_ops = true});
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(PrintGraph(*read->graph, TextStyle::Code()), text);
}

TEST_P(CompiledBackwardTest, AccumulateWithoutZero) {
  const Mlp mlp;
  const Variable x = Values({5, 3});
  for (int i = 0; i < 10; ++i) mlp.Loss(x).backward();
  const variable_list expected = mlp.Grads();
  mlp.ZeroGrad();
  const auto scope = compiled_.Enable();
  for (int i = 0; i < 10; ++i) mlp.Loss(x).backward();
  for (size_t p = 0; p < expected.size(); ++p) ExpectNear(mlp.Grads()[p], expected[p], 1e-10);
  EXPECT_EQ(captures(), 2);
}

TEST_P(CompiledBackwardTest, InplaceGradUpdate) {
  const Mlp mlp;
  std::vector<const void*> identities;
  for (const Variable& p : mlp.parameters) {
    p.set_grad(Tensor::Full(p.sizes(), Scalar(1.0), DType::kFloat64));
    identities.push_back(p.grad().identity());
  }
  const Variable x = Values({5, 3});
  const auto scope = compiled_.Enable();
  const int64_t version = mlp.parameters[0].grad().version();
  mlp.Loss(x).backward();
  for (size_t p = 0; p < identities.size(); ++p) EXPECT_EQ(mlp.parameters[p].grad().identity(), identities[p]);
  EXPECT_GT(mlp.parameters[0].grad().version(), version);
  EXPECT_EQ(captures(), 1);
}

TEST_P(CompiledBackwardTest, AFirstGradSharesNoMemory) {
  const Variable a = Values({3}).set_requires_grad();
  const Variable b = Values({3}, 0.6).set_requires_grad();
  const Variable seed = Values({3}, 0.2);
  const auto scope = compiled_.Enable();
  (a + b).backward(seed);
  EXPECT_FALSE(a.grad().shares_storage(b.grad()));
  EXPECT_FALSE(a.grad().shares_storage(seed));
  EXPECT_FALSE(b.grad().shares_storage(seed));
  ExpectNear(a.grad(), seed, 0);
}

TEST_P(CompiledBackwardTest, GradReturnsResultsAndDoesNotChangeGrad) {
  const Mlp mlp;
  const Variable x = Values({5, 3});
  const std::vector<TapePoint> inputs(mlp.parameters.begin(), mlp.parameters.end());
  const variable_list expected = Grad({TapePoint(mlp.Loss(x))}, inputs);
  const auto scope = compiled_.Enable();
  const variable_list actual = Grad({TapePoint(mlp.Loss(x))}, inputs);
  for (size_t p = 0; p < inputs.size(); ++p) {
    ExpectNear(actual[p], expected[p], 1e-10);
    EXPECT_FALSE(mlp.parameters[p].grad().defined());
  }
  // A different set of inputs is a different structure.
  const variable_list some = Grad({TapePoint(mlp.Loss(x))}, {inputs[2], inputs[3]});
  ExpectNear(some[0], expected[2], 1e-10);
  EXPECT_EQ(captures(), 2);
}

class ThrowingNode final : public TapeNode {
 public:
  absl::string_view Name() const override { return "ThrowingBackward"; }
  variable_list Apply(variable_list&&) override { throw Error(absl::InternalError("must not run")); }
};

// y = x, produced by a ThrowingNode.
Variable ThroughThrowingNode(const Variable& x) {
  const auto node = MakeNode<ThrowingNode>();
  node->AddNextEdge(x.gradient_edge());
  const Variable y = x.detach();
  SetHistory(ToIValue(y), node);
  return y;
}

TEST_P(CompiledBackwardTest, UnneededNodesDoNotRun) {
  const Variable x = Values({3}).set_requires_grad();
  const Variable w = Values({3}, 0.8).set_requires_grad();
  const auto scope = compiled_.Enable();
  const Variable y = ops::sum(ThroughThrowingNode(x) * w);
  const variable_list grads = Grad({TapePoint(y)}, {TapePoint(w)});
  ExpectNear(grads[0], x.detach(), 0);
  Backward({TapePoint(ops::sum(ThroughThrowingNode(x) * w))}, {}, {.inputs = {TapePoint(w)}});
  ExpectNear(w.grad(), x.detach(), 0);
  EXPECT_THROW(ops::sum(ThroughThrowingNode(x) * w).backward(), Error);
}

TEST_P(CompiledBackwardTest, DifferentLeavesAreAnotherStructure) {
  const Variable a = Values({3}).set_requires_grad();
  const Variable b = Values({3}, 0.8).set_requires_grad();
  const auto scope = compiled_.Enable();
  for (int i = 0; i < 2; ++i) Backward({TapePoint(ops::sum(a * b))}, {}, {.inputs = {TapePoint(a)}});
  EXPECT_EQ(captures(), 2) << "one capture without and one with a grad()";
  Backward({TapePoint(ops::sum(a * b))}, {}, {.inputs = {TapePoint(b)}});
  EXPECT_EQ(captures(), 3);
}

TEST_P(CompiledBackwardTest, EdgeTrimming) {
  const Variable x = Values({3, 4}).set_requires_grad();
  const Variable w = Values({4, 5}, 0.8).set_requires_grad();
  const auto scope = compiled_.Enable();
  const auto products = [this] {
    int count = 0;
    const std::string text = Stage("lowered");
    for (size_t at = text.find("aten.mm."); at != std::string::npos; at = text.find("aten.mm.", at + 1)) ++count;
    stages_.clear();
    return count;
  };
  Grad({TapePoint(ops::sum(ops::mm(x, w)))}, {TapePoint(x)});
  EXPECT_EQ(products(), 1);
  ops::sum(ops::mm(x, w)).backward();
  EXPECT_EQ(products(), 2);
}

TEST_P(CompiledBackwardTest, Hooks) {
  std::vector<std::string> log;
  const auto step = [&] {
    log.clear();
    const Variable x = Values({3}).set_requires_grad();
    const Variable y = x * x;
    x.RegisterHook([&](const Variable& grad) {
      log.push_back("leaf");
      return grad * 2;
    });
    y.RegisterHook([&](const Variable& grad) {
      log.push_back("tensor");
      return grad * 3;
    });
    y.grad_fn()->RegisterPreHook([&](const variable_list& grads) -> variable_list {
      log.push_back("pre");
      return {grads[0] * 5};
    });
    y.grad_fn()->RegisterPostHook([&](const variable_list& outputs, const variable_list& grads) -> variable_list {
      log.push_back("post");
      EXPECT_TRUE(grads[0].defined());
      return {outputs[0] * 7, outputs[1]};
    });
    x.RegisterPostAccumulateGradHook([&](const Variable& leaf) {
      log.push_back("accumulated");
      EXPECT_TRUE(leaf.grad().defined());
    });
    ops::sum(y).backward();
    return x.grad();
  };
  const Variable expected = step();
  const std::vector<std::string> expected_log = log;
  std::string captured;
  compiled_.set_on_capture([&](const Graph& graph) { captured = PrintGraph(graph, TextStyle::Code()); });
  const auto scope = compiled_.Enable();
  for (int i = 0; i < 3; ++i) {
    ExpectNear(step(), expected, 1e-12);
    EXPECT_EQ(log, expected_log);
  }
  EXPECT_EQ(captures(), 1);
  EXPECT_EQ(compiles(), 1);
  for (const char* type : {"tensor_pre_hook", "'pre_hook", "post_hook", "post_acc_grad_hook"}) {
    EXPECT_THAT(captured, HasSubstr(type));
  }
}

TEST_P(CompiledBackwardTest, AHookMayRunAnotherBackward) {
  const Variable x = Values({3}).set_requires_grad();
  const Variable inner = Values({3}, 0.7).set_requires_grad();
  x.RegisterHook([&](const Variable&) {
    const EnableGradGuard grad_mode;
    ops::sum(ops::sin(inner)).backward();
    return Variable();
  });
  const auto scope = compiled_.Enable();
  ops::sum(x * x).backward();
  ExpectNear(x.grad(), 2 * x.detach(), 1e-12);
  ExpectNear(inner.grad(), ops::cos(inner.detach()), 1e-12);
}

TEST_P(CompiledBackwardTest, RetainedGradOfANonLeaf) {
  const Variable x = Values({3}).set_requires_grad();
  const Variable y = x * x;
  y.retain_grad();
  const auto scope = compiled_.Enable();
  ops::sum(ops::exp(y)).backward();
  ExpectNear(y.grad(), ops::exp(y.detach()), 1e-12);
}

TEST_P(CompiledBackwardTest, KeepGraph) {
  const Variable x = Values({3}).set_requires_grad();
  const Variable loss = ops::sum(ops::exp(x) * x);
  const Variable expected = Grad({TapePoint(loss)}, {TapePoint(x)}, {}, {.retain_graph = true})[0];
  const auto scope = compiled_.Enable();
  for (int i = 0; i < 3; ++i) {
    ExpectNear(Grad({TapePoint(loss)}, {TapePoint(x)}, {}, {.retain_graph = true})[0], expected, 1e-12);
  }
  EXPECT_EQ(captures(), 1);
  ExpectNear(Grad({TapePoint(loss)}, {TapePoint(x)})[0], expected, 1e-12);
  try {
    loss.backward();
    FAIL() << "nothing was thrown";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("Trying to backward through the graph a second time"));
  }
}

TEST_P(CompiledBackwardTest, KeepGraphUsageAfterCompiled) {
  const Variable x = Values({3}).set_requires_grad();
  const Variable loss = ops::sum(ops::exp(x) * x);
  {
    const auto scope = compiled_.Enable();
    loss.backward({}, {.retain_graph = true});
  }
  const Variable once = ops::clone(x.grad());
  loss.backward();
  ExpectNear(x.grad(), once * 2, 1e-12);
}

TEST_P(CompiledBackwardTest, SavedValuesAreReleasedBeforeTheFunctionRuns) {
  const Variable x = Values({3}).set_requires_grad();
  const Variable y = ops::exp(x);
  bool was_released = false;
  x.RegisterHook([&](const Variable&) {
    try {
      y.grad_fn()->SavedValues();
    } catch (const Error&) {
      was_released = true;
    }
    return Variable();
  });
  const auto scope = compiled_.Enable();
  ops::sum(y).backward();
  EXPECT_TRUE(was_released);
}

TEST_P(CompiledBackwardTest, ASavedTensorThatWasWrittenIsAnError) {
  const Variable x = Values({3}).set_requires_grad();
  const Variable y = ops::exp(x);
  const Variable loss = ops::sum(y);
  {
    const NoGradGuard no_grad;
    Variable z = y.detach();
    ops::add_(z, 1);
  }
  const auto scope = compiled_.Enable();
  try {
    loss.backward();
    FAIL() << "nothing was thrown";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("modified by an inplace operation"));
    EXPECT_THAT(error.what(), HasSubstr("output 0 of ExpBackward0"));
  }
}

TEST_P(CompiledBackwardTest, TheEngineComputesSecondOrder) {
  const Variable x = Values({3}).set_requires_grad();
  const auto scope = compiled_.Enable();
  const Variable first = Grad({TapePoint(ops::sum(x * x * x))}, {TapePoint(x)}, {}, {.create_graph = true})[0];
  EXPECT_EQ(captures(), 0);
  const Variable second = Grad({TapePoint(ops::sum(first))}, {TapePoint(x)})[0];
  EXPECT_EQ(captures(), 1) << "the first gradient is on an ordinary tape";
  ExpectNear(second, 6 * x.detach(), 1e-12);
}

// The formula for the gradient of a power depends on the value of the exponent, which is therefore a constant.
TEST_P(CompiledBackwardTest, OtherExponentsAreCompiledAgain) {
  const Variable x = Values({3}).set_requires_grad();
  const auto scope = compiled_.Enable();
  for (const double exponent : {2.0, 3.0, 2.0}) {
    x.set_grad({});
    ops::sum(ops::pow(x, exponent)).backward();
    ExpectNear(x.grad(), exponent * ops::pow(x.detach(), exponent - 1), 1e-12);
  }
  EXPECT_EQ(captures(), 1);
  EXPECT_EQ(compiles(), 2);
}

TEST_P(CompiledBackwardTest, AFactorThatChangesBecomesAnInput) {
  const Variable x = Values({3}).set_requires_grad();
  const auto scope = compiled_.Enable();
  for (int i = 0; i < 20; ++i) {
    SCOPED_TRACE(i);
    x.set_grad({});
    const double factor = 0.1 * i;
    ops::sum(ops::sin(x) * factor + ops::cos(x) / (0.05 * (i + 1)) - ops::exp(x) * factor).backward();
    const Variable expected =
        ops::cos(x.detach()) * factor - ops::sin(x.detach()) / (0.05 * (i + 1)) - ops::exp(x.detach()) * factor;
    ExpectNear(x.grad(), expected, 1e-12);
  }
  EXPECT_EQ(captures(), 1);
  EXPECT_LE(compiles(), 4) << "sizes of 0 and 1 are specialised";
  EXPECT_EQ(compiled_.stats().engine_runs, 0);
  EXPECT_THAT(compiled_.stats().miss_reasons[1], HasSubstr("changed numbers: marking numbers_"));
}

// Concatenation along the dim whose size changes; some sizes are 1.
TEST_P(CompiledBackwardTest, JoinedTensorsOfChangingSizes) {
  for (const int kind : {0, 1}) {
    SCOPED_TRACE(kind);
    const auto step = [kind](int64_t n) -> variable_list {
      const Variable x = Values(kind == 0 ? std::vector<int64_t>{n, 3} : std::vector<int64_t>{n}).set_requires_grad();
      const Variable b = Values({3}, 0.8).set_requires_grad();
      const Variable joined =
          kind == 0 ? ops::cat({x, ops::unsqueeze(b, 0)}, 0) : ops::cat({x * 2, ops::mean(x, {-1}, true)}, 0);
      ops::sum(ops::sin(joined)).backward();
      return {x.grad(), b.grad()};
    };
    for (const int64_t n : {4, 6, 3, 1, 2, 7, 1, 5}) {
      SCOPED_TRACE(n);
      const variable_list expected = step(n);
      const auto scope = compiled_.Enable();
      const variable_list actual = step(n);
      for (size_t i = 0; i < expected.size(); ++i) {
        ASSERT_EQ(actual[i].defined(), expected[i].defined());
        if (expected[i].defined()) ExpectNear(actual[i], expected[i], 1e-12);
      }
    }
  }
  EXPECT_EQ(captures(), 2);
  EXPECT_EQ(compiled_.stats().engine_runs, 0);
}

TEST_P(CompiledBackwardTest, LayoutsArePartOfTheStructure) {
  const Variable w = Values({3, 4}).set_requires_grad();
  const auto scope = compiled_.Enable();
  for (int i = 0; i < 2; ++i) {
    for (const Variable& x : {Values({5, 3}, 0.4), ops::t(Values({3, 5}, 0.2))}) {
      w.set_grad({});
      ops::sum(ops::sin(ops::mm(x, w))).backward();
      ExpectNear(w.grad(), ops::mm(ops::t(x), ops::cos(ops::mm(x, w.detach()))), 1e-12);
    }
  }
  EXPECT_EQ(captures(), 2);
}

}  // namespace
}  // namespace backtape
