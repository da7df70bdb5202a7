// Behaviours of the eager engine that PyTorch's compiled autograd does not preserve. Backtape's captured backward
// preserves them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/custom/function.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/jit/backward/same_as_engine.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

class EagerBehavioursTest : public SameAsEngineTest {};
INSTANTIATE_TEST_SUITE_P(Engines, EagerBehavioursTest, ::testing::Values(Backend::kInterpreter, Backend::kNative),
                         EngineName);

TEST_P(EagerBehavioursTest, QueuedCallbacksInReentrantBackwards) {
  ExpectAsTheEngine([] {
    Observed seen;
    const Variable x = Values({3}).set_requires_grad();
    const Variable inner = Values({3}, 0.7).set_requires_grad();
    x.RegisterHook([&](const Variable&) {
      seen.log.emplace_back("outer hook");
      QueueFinalCallback([&] { seen.log.emplace_back(absl::StrCat("outer done ", x.grad().defined())); });
      const EnableGradGuard grad_mode;
      inner.RegisterHook([&](const Variable&) {
        QueueFinalCallback([&] { seen.log.emplace_back("inner done"); });
        seen.log.emplace_back("inner hook");
        return Variable();
      });
      ops::sum(ops::sin(inner)).backward();
      return Variable();
    });
    ops::sum(x * x).backward();
    seen.log.emplace_back("after");
    seen.values = {x.grad(), inner.grad()};
    return seen;
  });
}

TEST_P(EagerBehavioursTest, RetainedGradients) {
  ExpectAsTheEngine([] {
    const Variable x = Values({3}).set_requires_grad();
    const Variable y = x * 2;
    y.retain_grad();
    y.retain_grad();
    const Variable z = ops::clone(y);
    z.retain_grad();
    ops::mul_(z, 3);  // the retained gradient is that of the value after this write
    std::vector<std::string> log;
    y.RegisterHook([&](const Variable& grad) {
      log.emplace_back("hook");
      return grad * 5;
    });
    ops::sum(z).backward();
    return Observed{.values = {x.grad(), y.grad(), z.grad()}, .log = log};
  });
}

TEST_P(EagerBehavioursTest, PostAccumulateOrder) {
  ExpectAsTheEngine([] {
    Observed seen;
    const Variable a = Tensor::Full({1}, 1.0, DType::kFloat64);
    a.set_requires_grad();
    const Variable b = a * 3;
    TapeNode& accumulator = *a.grad_accumulator();
    const HookHandle pre = accumulator.RegisterPreHook([&](const variable_list& grads) -> variable_list {
      seen.log.emplace_back("pre");
      return {grads[0] / 5};
    });
    a.RegisterHook([&](const Variable& grad) {
      seen.log.emplace_back("tensor");
      return grad - 2;
    });
    a.RegisterPostAccumulateGradHook([&](const Variable& leaf) {
      seen.log.emplace_back("accumulated");
      const NoGradGuard no_grad;
      const Variable grad = leaf.grad();
      ops::add_(grad, 0.5);
    });
    accumulator.RegisterPostHook([&](const variable_list&, const variable_list&) {
      seen.log.emplace_back("post");
      const NoGradGuard no_grad;
      const Variable grad = a.grad();
      ops::mul_(grad, 10);
      return variable_list();
    });
    b.backward();
    seen.values = {a.grad()};
    return seen;
  });
}

// PyTorch's captured backward returns wrong values here.
TEST_P(EagerBehavioursTest, SetItem) {
  ExpectAsTheEngine([] {
    const Variable x = Values({4, 3}).set_requires_grad();
    const Variable v = Values({2, 3}, 0.8).set_requires_grad();
    const Variable y = x * 2;
    ops::copy_(ops::slice(y, 0, 1, 3), v * v);
    ops::mul_(ops::select(y, 1, 0), 3);
    ops::sum(y * y).backward();
    return Observed{.values = {x.grad(), v.grad()}, .log = {}};
  });
}

struct WrongSize : Function<WrongSize> {
  static Variable Forward(FunctionContext&, const Variable& x) { return x * 2; }
  static variable_list Backward(FunctionContext&, variable_list) { return {Values({5})}; }
};
struct WrongSizeTraceable : Function<WrongSizeTraceable> {
  static constexpr bool is_traceable = true;
  static Variable Forward(FunctionContext&, const Variable& x) { return x * 2; }
  static variable_list Backward(FunctionContext&, variable_list grads) { return {ops::cat({grads[0], grads[0]}, 0)}; }
};

TEST_P(EagerBehavioursTest, InvalidGradients) {
  const auto message = [this](auto function) -> std::string {
    const Variable x = Values({3}).set_requires_grad();
    const auto scope = compiled_.Enable();
    try {
      ops::sum(decltype(function)::Apply(x)).backward();
    } catch (const Error& error) {
      return error.what();
    }
    return "nothing was thrown";
  };
  EXPECT_THAT(message(WrongSize()), HasSubstr("Function CppNodeWrongSize returned an invalid gradient at index 0 - got "
                                              "[5] but expected shape compatible with [3]"));
  EXPECT_THAT(message(WrongSizeTraceable()),
              HasSubstr("Function CppNodeWrongSizeTraceable returned an invalid gradient at index 0 - got [6] but "
                        "expected shape compatible with [3]"));
}

struct Reducible : Function<Reducible> {
  static constexpr bool is_traceable = true;
  static Variable Forward(FunctionContext&, const Variable& x) { return ops::expand(x, {4, 3}) * 1; }
  static variable_list Backward(FunctionContext&, variable_list grads) { return grads; }
};

TEST_P(EagerBehavioursTest, GradientsThatAreSummedToTheExpectedSizes) {
  ExpectAsTheEngine([] {
    const Variable x = Values({3}).set_requires_grad();
    ops::sum(ops::sin(Reducible::Apply(x))).backward();
    return Observed{.values = {x.grad()}, .log = {}};
  });
}

struct Asks : Function<Asks> {
  static Variable Forward(FunctionContext&, const Variable& x) { return x * 2; }
  static variable_list Backward(FunctionContext&, variable_list grads) {
    const TapeNode* node = CurrentTapeNode();
    log->push_back(node == nullptr ? "none" : std::string(node->Name()));
    log->push_back(absl::StrCat("inside ", CurrentGraphTaskId() >= 0));
    return {grads[0] * 2};
  }
  static std::vector<std::string>* log;
};
std::vector<std::string>* Asks::log = nullptr;

TEST_P(EagerBehavioursTest, CurrentNode) {
  ExpectAsTheEngine([] {
    Observed seen;
    Asks::log = &seen.log;
    const Variable x = Values({3}).set_requires_grad();
    ops::sum(Asks::Apply(x)).backward();
    seen.log.emplace_back(CurrentTapeNode() == nullptr ? "none" : "some");
    seen.values = {x.grad()};
    return seen;
  });
}

// The engine computes the first derivative; the second is captured.
TEST_P(EagerBehavioursTest, HessianVectorProduct) {
  ExpectAsTheEngine([] {
    const Variable x = Values({3}).set_requires_grad();
    const Variable y = Values({3}, 0.6).set_requires_grad();
    const Variable z = ops::sum(x * x * y + ops::exp(y) * x);
    z.backward({}, {.retain_graph = std::nullopt, .create_graph = true, .inputs = {}});
    const variable_list first = {x.grad(), y.grad()};
    x.set_grad({});
    y.set_grad({});
    ops::sum(first[0] * Values({3}, 0.1) + first[1] * Values({3}, 0.4)).backward();
    return Observed{.values = {x.grad(), y.grad()}, .log = {}};
  });
}

TEST_P(EagerBehavioursTest, WithoutMaterialisingGradientsStayUndefined) {
  ExpectAsTheEngine([] {
    const Variable x = Values({3}).set_requires_grad();
    const Variable unused = Values({3}).set_requires_grad();
    GradOptions options;
    options.allow_unused = true;
    return Observed{.values = Grad({TapePoint(ops::sum(x * x))}, {TapePoint(x), TapePoint(unused)}, {}, options),
                    .log = {}};
  });
}

}  // namespace
}  // namespace backtape
