// A program may do more than call ops: read elements of a tensor that it has just written, set the seed of random
// numbers, change requires_grad, check for NaNs, throw. A graph does not repeat any of this. A CapturedStep and an
// AotFunction must nevertheless have the effects of the program, in every call.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops/generator.h"
#include "backtape/autograd/variable/anomaly_mode.h"
#include "backtape/jit/aot_function.h"
#include "backtape/jit/captured_step.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/jit/backward/same_as_engine.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

// The tensors of a program.
struct World {
  Variable weight = Values({3}).set_requires_grad();
  Variable buffer = Values({3}, 0.7);
  int call = 0;  // set before each call
};
using MakeProgram = std::function<VariableProgram(World&)>;

enum class Compiled : uint8_t { kStep, kFunction };

class TracedEffectsTest : public ::testing::TestWithParam<std::tuple<Compiled, Backend>> {
 protected:
  // Calls the program seven times. Returns the results, the state of the world after each call, and exceptions.
  static Observed Session(World& world, const VariableProgram& call) {
    Observed seen;
    for (int i = 0; i < 7; ++i) {
      world.call = i;
      try {
        for (const Variable& result : call({Values({3}, 0.1 * i)})) seen.values.push_back(result.detach().clone());
      } catch (const Error& error) {
        seen.log.emplace_back(error.what());
      } catch (const std::runtime_error& error) {
        seen.log.push_back(absl::StrCat("runtime_error: ", error.what()));
      }
      seen.values.push_back(world.weight.detach().clone());
      seen.values.push_back(world.buffer.detach().clone());
      seen.log.push_back(absl::StrCat("weight requires grad: ", world.weight.requires_grad()));
    }
    return seen;
  }

  // Expects compiled calls to observe what direct calls do. Returns the reason of the last kind of eager call.
  std::string ExpectAsEager(const MakeProgram& make) {
    World direct;
    manual_seed(3);
    const Observed expected = Session(direct, make(direct));
    World compiled;
    const VariableProgram program = make(compiled);
    manual_seed(3);
    const EngineOptions engine{.backend = std::get<1>(GetParam())};
    if (std::get<0>(GetParam()) == Compiled::kStep) {
      CapturedStep step(program, engine);
      ExpectSame(Session(compiled, [&](const variable_list& in) { return step(in); }), expected);
      return step.stats().eager_reasons.empty() ? "" : step.stats().eager_reasons.rbegin()->first;
    }
    AotFunction function(program, {.engine = engine});
    ExpectSame(Session(compiled, [&](const variable_list& in) { return function(in); }), expected);
    return function.stats().eager_reasons.empty() ? "" : function.stats().eager_reasons.rbegin()->first;
  }
};
INSTANTIATE_TEST_SUITE_P(Engines, TracedEffectsTest,
                         ::testing::Combine(::testing::Values(Compiled::kStep, Compiled::kFunction),
                                            ::testing::Values(Backend::kInterpreter, Backend::kNative)),
                         [](const auto& info) {
                           return absl::StrCat(std::get<0>(info.param) == Compiled::kStep ? "Step" : "Function",
                                               std::get<1>(info.param) == Backend::kNative ? "Native" : "Interpreted");
                         });

TEST_P(TracedEffectsTest, ReadsAnElementThatItHasWritten) {
  const std::string reason = ExpectAsEager([](World& world) -> VariableProgram {
    return [&world](const variable_list& in) -> variable_list {
      const NoGradGuard no_grad;
      world.buffer.add_(1.0);
      return {in[0] / world.buffer.item(0).to_double()};
    };
  });
  EXPECT_THAT(reason, HasSubstr("the program that is being traced has written to the tensor f64[3]"));
}

TEST_P(TracedEffectsTest, ReadsAnElementThatItHasWrittenThroughAView) {
  ExpectAsEager([](World& world) -> VariableProgram {
    return [&world, view = world.buffer.slice(0, 1, 3)](const variable_list& in) -> variable_list {
      const NoGradGuard no_grad;
      world.buffer.add_(1.0);
      return {in[0] / view.item(0).to_double()};
    };
  });
}

TEST_P(TracedEffectsTest, CopiesElementsThatItHasWritten) {
  ExpectAsEager([](World& world) -> VariableProgram {
    return [&world](const variable_list& in) -> variable_list {
      const NoGradGuard no_grad;
      world.buffer.add_(1.0);
      CopyElements(world.buffer, world.weight);
      return {in[0] * world.weight};
    };
  });
}

TEST_P(TracedEffectsTest, ReadsAnElementBeforeItWritesIt) {
  ExpectAsEager([](World& world) -> VariableProgram {
    return [&world](const variable_list& in) -> variable_list {
      const double first = world.buffer.item(0).to_double();
      const NoGradGuard no_grad;
      world.buffer.add_(1.0);
      return {in[0] / first};
    };
  });
}

TEST_P(TracedEffectsTest, SetsTheSeed) {
  const std::string reason = ExpectAsEager([](World&) -> VariableProgram {
    return [](const variable_list& in) -> variable_list {
      manual_seed(7);
      return {in[0] + ops::rand({3}, DType::kFloat64)};
    };
  });
  EXPECT_THAT(reason, HasSubstr("the program sets the state of the random number generator"));
}

TEST_P(TracedEffectsTest, SetsTheSeedForAScope) {
  ExpectAsEager([](World&) -> VariableProgram {
    return [](const variable_list& in) -> variable_list {
      const GeneratorStateGuard guard({.seed = 7});
      return {in[0] + ops::rand({3}, DType::kFloat64)};
    };
  });
}

TEST_P(TracedEffectsTest, ChangesRequiresGrad) {
  const std::string reason = ExpectAsEager([](World& world) -> VariableProgram {
    return [&world](const variable_list& in) -> variable_list {
      world.weight.set_requires_grad(!world.weight.requires_grad());
      return {(in[0] * world.weight).detach()};
    };
  });
  EXPECT_THAT(reason, HasSubstr("the program changes requires_grad of a tensor that it has not computed"));
}

TEST_P(TracedEffectsTest, ChangesRequiresGradForAWrite) {
  ExpectAsEager([](World& world) -> VariableProgram {
    return [&world](const variable_list& in) -> variable_list {
      world.weight.set_requires_grad(false);
      world.weight.mul_(1.5);
      world.weight.set_requires_grad(true);
      return {(in[0] * world.weight).detach()};
    };
  });
}

// Such a program stays compiled.
TEST_P(TracedEffectsTest, MakesAnAliasRequireGrad) {
  const std::string reason = ExpectAsEager([](World& world) -> VariableProgram {
    return [&world](const variable_list& in) -> variable_list {
      const Variable alias = world.weight.detach();
      alias.set_requires_grad();
      const Variable x = in[0].detach();
      x.set_requires_grad();
      return Grad({(alias * x).sin().sum()}, {alias, x});
    };
  });
  EXPECT_EQ(reason, "");
}

TEST_P(TracedEffectsTest, ThrowsAfterAWrite) {
  const std::string reason = ExpectAsEager([](World& world) -> VariableProgram {
    return [&world](const variable_list& in) -> variable_list {
      const NoGradGuard no_grad;
      world.buffer.add_(1.0);
      throw std::runtime_error("no more data");
    };
  });
  EXPECT_EQ(reason, "the program throws an exception while it is traced");
}

TEST_P(TracedEffectsTest, ThrowsWhenItIsTracedAgain) {
  const std::string reason = ExpectAsEager([](World& world) -> VariableProgram {
    return [&world](const variable_list& in) -> variable_list {
      const NoGradGuard no_grad;
      world.buffer.add_(1.0);
      if (world.call == 1 || world.call == 2) throw std::runtime_error("no more data");
      return {in[0] * world.buffer};
    };
  });
  EXPECT_EQ(reason, "the program throws an exception while it is traced");
}

TEST(TracedEffects, ChecksForNaNs) {
  for (const bool is_captured : {false, true}) {
    const Variable w = Tensor::FromValues({2}, {-1, 2}, DType::kFloat64);
    w.set_requires_grad();
    const auto program = [&](const variable_list& in) -> variable_list {
      const AnomalyModeGuard anomaly_mode;
      (w.sqrt() * in[0]).sum().backward();
      return {};
    };
    CapturedStep step(program);
    for (int i = 0; i < 3; ++i) {
      EXPECT_THAT([&] { is_captured ? step({Values({2})}) : program({Values({2})}); },
                  ThrowsError(HasSubstr("'SqrtBackward0' returned nan values")));
    }
  }
}

}  // namespace
}  // namespace backtape
