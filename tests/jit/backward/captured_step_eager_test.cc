// A captured step must have the same effects as calling its program directly: on grad(), inputs that share memory,
// random numbers and hooks. Each program is called several times in three ways: directly, captured on the interpreter,
// and captured as native code.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/autograd/custom/function.h"
#include "backtape/autograd/ops/generator.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/jit/captured_step.h"
#include "backtape/tests/jit/backward/same_as_engine.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

class CapturedStepEagerTest : public ::testing::TestWithParam<Backend> {
 protected:
  // A session creates tensors and a program, and calls the step that `wrap` makes from the program. A session must
  // observe the same whether `wrap` returns the program itself or a captured step.
  using Wrap = std::function<VariableProgram(VariableProgram)>;
  void ExpectAsEager(const std::function<Observed(const Wrap&)>& session) {
    const Observed expected = Observe([&] { return session([](VariableProgram program) { return program; }); });
    const Wrap capture = [this](VariableProgram program) -> VariableProgram {
      step_ = std::make_shared<CapturedStep>(std::move(program), EngineOptions{.backend = GetParam()});
      return [step = step_](const variable_list& inputs) { return (*step)(inputs); };
    };
    ExpectSame(Observe([&] { return session(capture); }), expected);
  }
  std::string EagerReason() const {
    return step_->stats().eager_reasons.empty() ? "none" : step_->stats().eager_reasons.begin()->first;
  }
  std::shared_ptr<CapturedStep> step_;
};
INSTANTIATE_TEST_SUITE_P(Engines, CapturedStepEagerTest, ::testing::Values(Backend::kInterpreter, Backend::kNative),
                         EngineName);

TEST_P(CapturedStepEagerTest, GradThatIsClearedBetweenCalls) {
  ExpectAsEager([](const Wrap& wrap) {
    Observed seen;
    const Variable w = Values({3}).set_requires_grad();
    w.set_grad(Tensor::Full({3}, 0.0, DType::kFloat64));
    const VariableProgram step = wrap([w](const variable_list& in) -> variable_list {
      ops::sum(w * in[0]).backward();
      return {};
    });
    for (int i = 0; i < 6; ++i) {
      step({Values({3}, 0.1 * i)});
      seen.values.push_back(ops::clone(w.grad()));
      if (i % 2 == 0) w.set_grad({});
    }
    return seen;
  });
  EXPECT_EQ(step_->captures(), 2) << "one capture with and one without a grad()";
  EXPECT_EQ(step_->stats().hits, 4);
}

TEST_P(CapturedStepEagerTest, GradThatIsReplacedBetweenCalls) {
  for (const bool is_held : {false, true}) {
    SCOPED_TRACE(is_held);
    ExpectAsEager([=](const Wrap& wrap) {
      Observed seen;
      const Variable w = Values({3}).set_requires_grad();
      variable_list held;
      const VariableProgram step = wrap([w](const variable_list& in) -> variable_list {
        ops::sum(w * in[0]).backward();
        return {};
      });
      for (int i = 0; i < 4; ++i) {
        w.set_grad(Tensor::Full({3}, 10.0 * i, DType::kFloat64));
        if (is_held) held.push_back(w.grad());
        step({Values({3}, 0.1 * i)});
        seen.values.push_back(ops::clone(w.grad()));
      }
      seen.values.insert(seen.values.end(), held.begin(), held.end());
      return seen;
    });
    if (!is_held) {
      EXPECT_EQ(step_->captures(), 1);
    }
  }
}

// The program holds a gradient and also reads it through grad(). After grad() is replaced, the two differ.
TEST_P(CapturedStepEagerTest, GradThatTheProgramAlsoHolds) {
  ExpectAsEager([](const Wrap& wrap) {
    Observed seen;
    const Variable w = Values({3}).set_requires_grad();
    w.set_grad(Tensor::Full({3}, 2.0, DType::kFloat64));
    const Variable first = w.grad();
    const VariableProgram step = wrap([w, first](const variable_list& in) -> variable_list {
      const NoGradGuard no_grad;
      return {w.grad() * in[0] + first};
    });
    for (int i = 0; i < 3; ++i) {
      seen.values.push_back(step({Values({3}, 0.1 * i)})[0]);
      w.set_grad(Tensor::Full({3}, 5.0 + i, DType::kFloat64));
    }
    return seen;
  });
}

TEST_P(CapturedStepEagerTest, GradsThatAreLeftBehind) {
  for (const bool clears_first : {false, true}) {
    SCOPED_TRACE(clears_first);
    ExpectAsEager([=](const Wrap& wrap) {
      Observed seen;
      const Variable w = Values({4, 3}).set_requires_grad();
      const Variable b = Values({4}, 0.6).set_requires_grad();
      const VariableProgram step = wrap([=](const variable_list& in) -> variable_list {
        if (clears_first) w.set_grad({});
        const Variable loss = ops::mean(ops::sin(ops::linear(in[0], w, b)));
        loss.backward();
        return {loss.detach()};
      });
      for (int i = 0; i < 3; ++i) {
        seen.values.push_back(step({Values({2, 3}, 0.1 * i)})[0]);
        seen.values.push_back(ops::clone(w.grad()));
        seen.values.push_back(ops::clone(b.grad()));
        seen.log.push_back(absl::StrCat(w.grad().stride(0), " ", w.grad().stride(1)));
      }
      return seen;
    });
  }
}

// Ops see the strides of the inputs, and so do the results.
TEST_P(CapturedStepEagerTest, InputsThatAreNotRowMajor) {
  ExpectAsEager([](const Wrap& wrap) {
    Observed seen;
    const VariableProgram step = wrap([](const variable_list& in) -> variable_list {
      return {in[0] * 2, ops::as_strided(in[0], {2}, {3}) * 2, ops::reshape(in[0], {-1}) + 1, ops::sum(in[0], {0})};
    });
    const auto call = [&](const Variable& x) {
      for (const Variable& result : step({x})) {
        seen.values.push_back(result);
        seen.log.push_back(absl::StrJoin(result.strides(), " "));
      }
    };
    for (const int64_t n : {2, 4, 4, 3, 5}) call(ops::t(Values({3, n}, 0.1)));
    for (const int64_t n : {2, 4, 2}) call(ops::permute(Values({n, 2, 3}), {1, 0, 2}));
    for (const int64_t n : {2, 4, 2}) call(ops::slice(Values({4, 6}, 0.3), 1, 1, 1 + n));
    for (const int64_t n : {2, 4, 2}) call(ops::expand(Values({6}), {n, 6}));
    call(Values({4, 3}));
    return seen;
  });
  EXPECT_EQ(step_->stats().eager_runs, 0);
  ExpectAsEager([](const Wrap& wrap) {
    Observed seen;
    const VariableProgram step =
        wrap([](const variable_list& in) -> variable_list { return {ops::view(in[0], {-1}) * 2}; });
    seen.values.push_back(step({Values({2, 3})})[0]);
    seen.values.push_back(step({ops::t(Values({2, 3}))})[0]);  // an error
    return seen;
  });
}

TEST_P(CapturedStepEagerTest, InputsThatShareMemoryWithAWrite) {
  ExpectAsEager([](const Wrap& wrap) {
    Observed seen;
    const VariableProgram step = wrap([](const variable_list& in) -> variable_list {
      const Variable a = in[0];
      ops::add_(a, 1);
      return {a * in[1]};
    });
    const Variable x = Values({3});
    const Variable y = Values({6}, 0.2);
    seen.values.push_back(step({Values({3}, 0.4), Values({3}, 0.5)})[0]);
    seen.values.push_back(step({x, x})[0]);
    seen.values.push_back(step({ops::slice(y, 0, 0, 3), ops::slice(y, 0, 1, 4)})[0]);
    seen.values.push_back(step({ops::slice(y, 0, 0, 3), ops::slice(y, 0, 3, 6)})[0]);
    seen.values.push_back(x);
    seen.values.push_back(y);
    return seen;
  });
  EXPECT_EQ(step_->stats().eager_runs, 2) << "slices that do not overlap need no eager run";
  EXPECT_THAT(EagerReason(), HasSubstr("shares memory"));
}

TEST_P(CapturedStepEagerTest, InputsThatShareMemoryWithAWriteThroughAView) {
  for (const bool splits : {false, true}) {
    ExpectAsEager([splits](const Wrap& wrap) {
      Observed seen;
      const VariableProgram step = wrap([splits](const variable_list& in) -> variable_list {
        ops::zero_(splits ? ops::split(in[0], 2)[0] : ops::reshape(in[0], {-1}));
        return {in[0] * in[1]};
      });
      const Variable x = Values({3});
      seen.values.push_back(step({Values({3}, 0.4), Values({3}, 0.5)})[0]);
      seen.values.push_back(step({x, x})[0]);
      seen.values.push_back(x);
      return seen;
    });
    EXPECT_THAT(EagerReason(), HasSubstr("shares memory"));
  }
}

TEST_P(CapturedStepEagerTest, InputsThatShareMemoryWithAParameter) {
  ExpectAsEager([](const Wrap& wrap) {
    Observed seen;
    const Variable w = Values({3});
    const VariableProgram step = wrap([w](const variable_list& in) -> variable_list {
      ops::mul_(w, 2);
      return {w + in[0]};
    });
    for (const Variable& x : {Values({3}, 0.7), w.detach(), Values({3}, 0.2)}) seen.values.push_back(step({x})[0]);
    seen.values.push_back(w);
    return seen;
  });
  EXPECT_EQ(step_->stats().eager_runs, 1);
}

TEST_P(CapturedStepEagerTest, ParametersThatShareMemory) {
  ExpectAsEager([](const Wrap& wrap) {
    Observed seen;
    const Variable w = Values({2, 3});
    const Variable transposed = ops::t(w);
    const VariableProgram step = wrap([=](const variable_list& in) -> variable_list {
      ops::mul_(w, 2);
      return {ops::mm(in[0], transposed)};
    });
    for (int i = 0; i < 2; ++i) seen.values.push_back(step({Values({4, 3}, 0.1 * i)})[0]);
    return seen;
  });
  EXPECT_THAT(EagerReason(), HasSubstr("overlaps"));
}

TEST_P(CapturedStepEagerTest, AWrittenInputThatIsNotContiguous) {
  ExpectAsEager([](const Wrap& wrap) {
    const Variable x = Values({2, 3});
    const VariableProgram step = wrap([](const variable_list& in) -> variable_list {
      const Variable a = in[0];
      ops::add_(a, 1);
      return {ops::sum(a)};
    });
    const Variable sum = step({ops::t(x)})[0];
    return Observed{.values = {sum, x}, .log = {}};
  });
}

TEST_P(CapturedStepEagerTest, ResultsThatAreInputsOrParameters) {
  ExpectAsEager([](const Wrap& wrap) {
    Observed seen;
    const Variable w = Values({3});
    const VariableProgram step = wrap([w](const variable_list& in) -> variable_list {
      const Variable a = in[0];
      ops::add_(a, 1);
      ops::mul_(w, 2);
      return {a, w, Variable(), w + a};
    });
    for (int i = 0; i < 2; ++i) {
      const Variable x = Values({3}, 0.1 * i);
      const variable_list results = step({x});
      seen.log.push_back(absl::StrCat(results[0].is_same(x), results[1].is_same(w), results[2].defined()));
      for (const Variable& result : results) seen.values.push_back(result.defined() ? ops::clone(result) : result);
    }
    return seen;
  });
  EXPECT_EQ(step_->stats().eager_runs, 0);
}

TEST_P(CapturedStepEagerTest, AResultThatIsAViewOfAnInput) {
  ExpectAsEager([](const Wrap& wrap) {
    const VariableProgram step = wrap([](const variable_list& in) -> variable_list { return {ops::t(in[0])}; });
    const Variable x = Values({2, 3});
    const Variable result = step({x})[0];
    ops::mul_(result, 2);
    return Observed{.values = {x, result}, .log = {}};
  });
}

TEST_P(CapturedStepEagerTest, AResultThatRequiresGrad) {
  ExpectAsEager([](const Wrap& wrap) {
    const Variable w = Values({3}).set_requires_grad();
    const VariableProgram step = wrap([w](const variable_list& in) -> variable_list { return {ops::sum(w * in[0])}; });
    for (int i = 0; i < 2; ++i) step({Values({3}, 0.1 * i)})[0].backward();
    return Observed{.values = {w.grad()}, .log = {}};
  });
  EXPECT_THAT(EagerReason(), HasSubstr("requires grad"));
}

TEST_P(CapturedStepEagerTest, HooksRunInEachCall) {
  ExpectAsEager([](const Wrap& wrap) {
    Observed seen;
    const Variable w = Values({3}).set_requires_grad();
    w.RegisterHook([&](const Variable& grad) {
      seen.log.push_back(absl::StrCat("hook ", TextOf(grad)));
      return grad * 2;
    });
    w.RegisterPostAccumulateGradHook([&](const Variable& leaf) { seen.log.push_back(TextOf(leaf.grad())); });
    const VariableProgram step = wrap([w](const variable_list& in) -> variable_list {
      ops::sum(w * in[0]).backward();
      return {};
    });
    for (int i = 0; i < 3; ++i) step({Values({3}, 0.1 * i)});
    seen.values = {w.grad()};
    return seen;
  });
  EXPECT_EQ(step_->stats().eager_runs, 3);
  EXPECT_THAT(EagerReason(), HasSubstr("the backward calls a tensor hook"));
}

// The hook must not be added twice, once by tracing and once by the eager run.
TEST_P(CapturedStepEagerTest, AddsHooksToALeaf) {
  ExpectAsEager([](const Wrap& wrap) {
    const Variable w = Values({3}).set_requires_grad();
    const VariableProgram step = wrap([w](const variable_list& in) -> variable_list {
      w.RegisterHook([](const Variable& grad) { return grad * 2; });
      ops::sum(w * in[0]).backward();
      return {};
    });
    for (int i = 0; i < 3; ++i) step({Values({3}, 0.1 * i)});
    return Observed{.values = {w.grad()}, .log = {}};
  });
  EXPECT_THAT(EagerReason(), HasSubstr("the backward calls a tensor hook"));
}

TEST_P(CapturedStepEagerTest, AProgramThatReadsElements) {
  ExpectAsEager([](const Wrap& wrap) {
    Observed seen;
    const VariableProgram step =
        wrap([](const variable_list& in) -> variable_list { return {in[0] * in[0].item(0).to_double()}; });
    for (int i = 0; i < 3; ++i) seen.values.push_back(step({Values({3}, 0.1 * i)})[0]);
    return seen;
  });
  EXPECT_THAT(EagerReason(), HasSubstr("cannot be traced"));
}

TEST_P(CapturedStepEagerTest, Errors) {
  ExpectAsEager([](const Wrap& wrap) {
    const Variable w = Values({3}).set_requires_grad();
    w.set_grad(Values({3}, 0.2));
    const VariableProgram step = wrap([w](const variable_list& in) -> variable_list {
      w.set_grad({});
      return {ops::mm(in[0], w)};
    });
    Observed seen;
    try {
      step({w.detach()});
    } catch (const Error&) {
      seen.log.emplace_back("error");
    }
    seen.values = {w.grad(), w + w};
    return seen;
  });
}

TEST_P(CapturedStepEagerTest, InAnotherGradMode) {
  ExpectAsEager([](const Wrap& wrap) {
    Observed seen;
    const Variable w = Values({3}).set_requires_grad();
    const VariableProgram step = wrap([w](const variable_list& in) -> variable_list {
      const Variable y = ops::sum(w * in[0]);
      if (y.requires_grad()) y.backward();
      return {y.detach()};
    });
    for (int i = 0; i < 4; ++i) {
      const GradModeGuard mode(i % 2 == 0);
      seen.values.push_back(step({Values({3}, 0.1 * i)})[0]);
    }
    seen.values.push_back(w.grad());
    return seen;
  });
}

TEST_P(CapturedStepEagerTest, RandomNumbersMatchEagerCalls) {
  for (const DType dtype : {DType::kFloat64, DType::kFloat32}) {
    ExpectAsEager([dtype](const Wrap& wrap) {
      Observed seen;
      const Variable w = Values({4, 3}, 0.1).to(dtype);
      w.set_requires_grad();
      const VariableProgram step = wrap([w](const variable_list& in) -> variable_list {
        ops::rand({2});                                         // draws numbers that are not used
        const Variable h = ops::dropout(in[0] * w, 0.5, true);  // rounds once, in the same way on both engines
        const Variable noise = ops::randn_like(h);
        return {h.detach(), noise, ops::bernoulli(ops::sigmoid(noise))};
      });
      manual_seed(7);
      for (int i = 0; i < 3; ++i) {
        const variable_list results = step({Values({4, 3}, 0.1 * i).to(dtype)});
        for (const Variable& result : results) seen.values.push_back(result.to(DType::kFloat64));
        seen.values.push_back(ops::rand({2}));  // numbers drawn between the calls
      }
      return seen;
    });
    EXPECT_EQ(step_->stats().eager_runs, 0);
    EXPECT_EQ(step_->captures(), 1);
  }
}

TEST_P(CapturedStepEagerTest, VersionsAreEvicted) {
  CapturedStep step([](const variable_list& in) -> variable_list { return {in[0] * 2}; }, {.backend = GetParam()},
                    {.max_specialisations = 2});
  for (const int64_t dims : {1, 2, 3, 1}) {
    step({Tensor::Full(std::vector<int64_t>(dims, 2), 1.0, DType::kFloat64)});
  }
  EXPECT_EQ(step.stats().captures, 4);
  EXPECT_EQ(step.stats().evictions, 2);
}

}  // namespace
}  // namespace backtape
