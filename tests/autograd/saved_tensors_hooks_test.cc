// Saved-tensor hooks. Most tests have the name of PyTorch's test of the same behaviour, in test/test_autograd.py.
#include "backtape/autograd/tape/saved_tensors_hooks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "backtape/autograd/custom/function.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/tape/saved_variable.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tensor/npy.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::tape_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

Variable Same(const Variable& x) { return x; }
Variable Twice(const Variable& x) { return mul(x, Constant(2)); }

// The hooks change the saved values, so the gradients show whether backward has used the changed ones.
TEST(SavedTensorsHooks, SavedVariablePackingUnpackingSavedOriginalWithHooks) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable y = mul(a, a);
  y.grad_fn()->RawSaved("self").RegisterHooks(Twice, Same);
  EXPECT_THAT(Values(Variable(y.grad_fn()->SavedValues()[1].second.tensor())), ElementsAre(4, 6));
  sum(y).backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre(2 + 4, 3 + 6));
}

TEST(SavedTensorsHooks, AnUnpackHookOfAnotherPairIsAnError) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable y = mul(a, a);
  SavedTensorsHooks hooks = SavedTensorsHooks::Of(Same, Same);
  hooks.unpack = SavedTensorsHooks::Of([](const Variable&) { return 1; }, [](int) { return Variable(); }).unpack;
  y.grad_fn()->RawSaved("self").RegisterHooks(hooks);
  EXPECT_THAT([&] { sum(y).backward(); },
              ThrowsError(HasSubstr("the unpack hook does not accept the type that the pack hook returned")));
}

TEST(SavedTensorsHooks, SavedVariablePackingUnpackingDidNotSaveOriginalWithHooks) {
  const Variable a = Leaf({2}, {0, 0});
  const Variable y = exp(a);
  y.grad_fn()->RawSaved("result").RegisterHooks(Same, Twice);
  const Variable saved = y.grad_fn()->SavedValues()[0].second.tensor();
  EXPECT_EQ(saved.grad_fn(), y.grad_fn());
  sum(y).backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre(2, 2));
}

TEST(SavedTensorsHooks, SavedVariablePackingUnpackingSavedOriginalWithDefaultHooks) {
  const Variable a = Leaf({2}, {2, 3});
  {
    const SavedTensorsHooksGuard hooks(Twice, Same);
    sum(mul(a, a)).backward();
  }
  EXPECT_THAT(Values(a.grad()), ElementsAre(8, 12));
  const Variable b = Leaf({2}, {2, 3});
  sum(mul(b, b)).backward();
  EXPECT_THAT(Values(b.grad()), ElementsAre(4, 6)) << "hooks apply while their guard exists";
}

TEST(SavedTensorsHooks, SavedVariablePackingUnpackingDidNotSaveOriginalWithDefaultHooks) {
  const Variable a = Leaf({2}, {0, 0});
  const SavedTensorsHooksGuard hooks(Same, Twice);
  const Variable y = exp(a);
  EXPECT_THAT(Values(y), ElementsAre(1, 1));
  sum(y).backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre(2, 2));
}

TEST(SavedTensorsHooks, PackSeesTheTensorInNoGradMode) {
  const Variable a = Leaf({2}, {0, 0});
  std::vector<std::string> seen;
  const SavedTensorsHooksGuard hooks(
      [&](const Variable& x) {
        EXPECT_FALSE(GradMode::is_enabled());
        seen.emplace_back(x.is_same(a) ? "the leaf" : x.requires_grad() ? "on the tape" : "detached");
        return x.detach();
      },
      Same);
  const Variable b = exp(a);  // saves its output
  EXPECT_THAT(seen, ElementsAre("detached"));
  seen.clear();
  const Variable y = mul(b, a);
  EXPECT_THAT(seen, ::testing::UnorderedElementsAre("the leaf", "on the tape"));
  sum(y).backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre(1, 1));
}

TEST(SavedTensorsHooks, DefaultSavedTensorsHooksDoubleBackward) {
  const auto second_order = [](bool with_hooks) {
    std::optional<SavedTensorsHooksGuard> hooks;
    if (with_hooks) hooks.emplace([](const Variable& x) { return x.detach(); }, Same);
    const Variable a = Leaf({2}, {0.5, 3});
    const Variable y = mul(exp(mul(a, a)), a);
    const variable_list first = Grad({sum(y)}, {a}, {}, {.create_graph = true});
    sum(mul(first[0], first[0])).backward();
    return Values(a.grad());
  };
  EXPECT_THAT(second_order(true), ::testing::ContainerEq(second_order(false)));
}

TEST(SavedTensorsHooks, HooksOfOneTensorInDoubleBackward) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable y = mul(mul(a, a), a);  // first derivative 3 a^2, second 6 a
  y.grad_fn()->RawSaved("self").RegisterHooks([](const Variable& x) { return x.detach(); }, Same);
  const variable_list first = Grad({sum(y)}, {a}, {}, {.create_graph = true});
  EXPECT_THAT(Values(first[0]), ElementsAre(12, 27));
  EXPECT_THAT(Values(Grad({sum(first[0])}, {a})[0]), ElementsAre(12, 18));
}

TEST(SavedTensorsHooks, UnpackHooksExecCount) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable b = Leaf({2}, {5, 7});
  int packs = 0, unpacks = 0;
  const SavedTensorsHooksGuard hooks(
      [&](const Variable& x) {
        ++packs;
        return x.detach();
      },
      [&](const Variable& x) {
        ++unpacks;
        return x;
      });
  const Variable y = mul(a, b);
  EXPECT_EQ(packs, 2);
  EXPECT_EQ(unpacks, 0);
  sum(y).backward();
  EXPECT_EQ(packs, 2);
  EXPECT_EQ(unpacks, 2);
  EXPECT_THAT(Values(a.grad()), ElementsAre(5, 7));
}

// A packed activation stays packed until its node runs.
TEST(SavedTensorsHooks, UnpackRunsWhenItsNodeDoes) {
  const Variable a = Leaf({1}, {2});
  std::vector<std::string> log;
  const SavedTensorsHooksGuard hooks([](const Variable& x) { return x.detach(); },
                                     [&](const Variable& x) {
                                       log.push_back("unpack for " + std::string(CurrentTapeNode()->Name()));
                                       return x;
                                     });
  const Variable b = exp(a);
  b.RegisterHook([&](const Variable&) {
    log.emplace_back("hook");
    return Variable();
  });
  sum(sin(b)).backward();
  EXPECT_THAT(log, ElementsAre("unpack for SinBackward0", "hook", "unpack for ExpBackward0"));
}

TEST(SavedTensorsHooks, InnermostHooksApply) {
  std::vector<std::string> log;
  const auto hooks = [&](const char* name) {
    return SavedTensorsHooks::Of(
        [&log, name](const Variable& x) {
          log.emplace_back(name);
          return x.detach();
        },
        Same);
  };
  const Variable a = Leaf({1}, {2});
  const SavedTensorsHooksGuard outer(hooks("outer"));
  {
    const SavedTensorsHooksGuard inner(hooks("inner"));
    sin(a);
  }
  sin(a);
  EXPECT_THAT(log, ElementsAre("inner", "outer"));
}

TEST(SavedTensorsHooks, DisableSavedTensorsHooks) {
  const auto enable = [] { const SavedTensorsHooksGuard hooks(Same, Same); };
  {
    const DisableSavedTensorsHooks disable("no hooks here");
    EXPECT_THAT(enable, ThrowsError("no hooks here"));
    {
      const DisableSavedTensorsHooks inner("nor here");
      EXPECT_THAT(enable, ThrowsError("nor here"));
    }
    EXPECT_THAT(enable, ThrowsError("no hooks here"));
  }
  enable();
  const SavedTensorsHooksGuard hooks(Same, Same);
  EXPECT_THAT([] { const DisableSavedTensorsHooks disable("hooks exist"); }, ThrowsError("hooks exist"));
  enable();
}

TEST(SavedTensorsHooks, RegisterHooksTwice) {
  const Variable y = exp(Leaf({2}, {0, 0}));
  SavedVariable& saved = y.grad_fn()->RawSaved("result");
  saved.RegisterHooks(Same, Same);
  EXPECT_THAT([&] { saved.RegisterHooks(Same, Same); },
              ThrowsError("Calling register_hooks on a saved tensor whose hooks have already been set. Hint: only one "
                          "pair of hooks is allowed at a time."));
}

TEST(SavedTensorsHooks, RegisterHooksOnAReleasedTensor) {
  const Variable y = exp(Leaf({2}, {0, 0}));
  sum(y).backward();
  EXPECT_THAT([&] { y.grad_fn()->RawSaved("result").RegisterHooks(Same, Same); },
              ThrowsError(HasSubstr("Calling register_hooks on a saved tensor after it has been freed.")));
}

TEST(SavedTensorsHooks, RegisterHooksOnNone) {
  const Variable y = mul(Leaf({2}, {1, 1}), Constant({2}, {1, 1}));
  EXPECT_THAT([&] { y.grad_fn()->RawSaved("self").RegisterHooks(Same, Same); },
              ThrowsError("Calling register_hooks on a saved tensor with value None is forbidden"));
  EXPECT_THAT([&] { y.grad_fn()->RawSaved("weight"); },
              ThrowsError("MulBackward0 has no saved variable weight; it has these: other, self"));
}

TEST(SavedTensorsHooks, HooksMustBeCallable) {
  EXPECT_THAT([] { const SavedTensorsHooksGuard hooks(SavedTensorsHooks{}); },
              ThrowsError(HasSubstr("empty function")));
}

TEST(SavedTensorsHooks, PackHookWithInplaceModificationShouldFail) {
  const Variable a = Leaf({2}, {1, 1});
  const auto write = [](const Variable& x) {
    mul_(x.detach(), Constant(2));
    return x;
  };
  const auto message = HasSubstr("A saved tensor pack hook is modifying its input in place.");
  EXPECT_THAT(
      [&] {
        const SavedTensorsHooksGuard hooks(write, Same);
        exp(a);
      },
      ThrowsError(message));
  const Variable y = exp(a);
  EXPECT_THAT([&] { y.grad_fn()->RawSaved("result").RegisterHooks(write, Same); }, ThrowsError(message));
}

TEST(SavedTensorsHooks, UnpackMustReturnAVariable) {
  const Variable y = exp(Leaf({2}, {1, 1}));
  y.grad_fn()->RawSaved("result").RegisterHooks(Same, [](const Variable&) { return Variable(); });
  EXPECT_THAT([&] { sum(y).backward(); },
              ThrowsError(HasSubstr("Output of saved tensor unpack_hook expected to be a Tensor")));
}

TEST(SavedTensorsHooks, SavedTensorHooksCustomErrorPropagation) {
  const auto fail = [](const Variable&) -> Variable { throw Error(absl::DataLossError("the disk is full")); };
  const Variable a = Leaf({2}, {1, 1});
  EXPECT_THAT(
      [&] {
        const SavedTensorsHooksGuard hooks(fail, Same);
        exp(a);
      },
      ThrowsError("the disk is full"));
  const SavedTensorsHooksGuard hooks(Same, fail);
  const Variable y = exp(a);
  EXPECT_THAT([&] { sum(y).backward(); }, ThrowsError("the disk is full"));
}

TEST(SavedTensorsHooks, WrappedNumberSavedTensorsHooks) {
  const SavedTensorsHooksGuard hooks([](const Variable&) -> Variable { throw Error(absl::InternalError("called")); },
                                     Same);
  const Variable a = Leaf({2}, {1, 1});
  sum(mul(a, Tensor::WrapNumber(5.0))).backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre(5, 5));
}

// Hooks make writes of the original harmless: backward uses the packed values.
TEST(SavedTensorsHooks, SavedTensorsHookVersionCounterNotShared) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable b = mul(a, Constant(1));
  const Variable y = [&] {
    const SavedTensorsHooksGuard hooks([](const Variable& x) { return clone(x); }, Same);
    return mul(b, b);
  }();
  mul_(b, Constant(100));
  sum(y).backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre(4, 6));
}

struct SquareWithIntermediate : Function<SquareWithIntermediate> {
  static Variable Forward(FunctionContext& context, const Variable& x) {
    const Variable intermediate = mul(x, Constant(2));
    context.save_for_backward({intermediate, x});
    return mul(x, x);
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    return {mul(grads[0], context.saved_variables()[0])};
  }
};

TEST(SavedTensorsHooks, SavedTensorHooksCustomFunctionIntermediates) {
  const Variable a = Leaf({2}, {2, 3});
  int packs = 0;
  const SavedTensorsHooksGuard hooks(
      [&](const Variable& x) {
        ++packs;
        return x.detach();
      },
      Same);
  const Variable y = SquareWithIntermediate::Apply(a);
  EXPECT_EQ(packs, 2);
  sum(y).backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre(4, 6));
}

TEST(SavedTensorsHooks, PackedOutputsAreNotACycle) {
  std::weak_ptr<TapeNode> node;
  {
    const SavedTensorsHooksGuard hooks(Same, Same);
    node = exp(Leaf({2}, {0, 1})).grad_fn();
  }
  EXPECT_TRUE(node.expired());
}

TEST(SavedTensorsHooks, RetainedGraphsUnpackAgain) {
  const Variable a = Leaf({2}, {2, 3});
  int unpacks = 0;
  const SavedTensorsHooksGuard hooks([](const Variable& x) { return x.detach(); },
                                     [&](const Variable& x) {
                                       ++unpacks;
                                       return x;
                                     });
  const Variable y = sum(sin(a));
  y.backward({}, {.retain_graph = true});
  y.backward();
  EXPECT_EQ(unpacks, 2);
  EXPECT_THAT([&] { y.backward(); }, ThrowsError(HasSubstr("a second time")));
}

TEST(SavedTensorsHooks, PackedValuesAreFreedWithTheGraph) {
  const auto token = std::make_shared<int>(0);
  const Variable a = Leaf({2}, {2, 3});
  const SavedTensorsHooksGuard hooks([&](const Variable& x) { return std::make_pair(token, Variable(x.detach())); },
                                     [](const auto& packed) { return packed.second; });
  const Variable y = sum(sin(a));
  EXPECT_EQ(token.use_count(), 2) << "one reference is here, one in the packed value";
  y.backward();
  EXPECT_EQ(token.use_count(), 1);
}

TEST(SavedTensorsHooks, PackingToBFloat16) {
  const Variable a = Leaf({2}, {0.1, 3});
  const SavedTensorsHooksGuard hooks([](const Variable& x) { return x.to(DType::kBFloat16); },
                                     [](const Variable& packed) { return packed.to(DType::kFloat64); });
  sum(mul(a, a)).backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre(2 * 0.10009765625, 6));
}

// A file that is deleted with its last owner.
struct TemporaryFile {
  explicit TemporaryFile(const Variable& x) : path(Next()) {
    std::ofstream(path, std::ios::binary) << FormatNpy(x.detach());
  }
  ~TemporaryFile() { std::remove(path.c_str()); }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  static std::string Next() {
    static std::atomic<int> count = 0;
    return ::testing::TempDir() + "saved_tensor_" + std::to_string(::getpid()) + "_" + std::to_string(count++) + ".npy";
  }
  const std::string path;
};

TEST(SavedTensorsHooks, SavingVariableToDisk) {
  const Variable a = Leaf({2, 3}, {1, 2, 3, 4, 5, 6});
  const Variable expected = Leaf({2, 3}, {1, 2, 3, 4, 5, 6});
  std::vector<std::string> paths;
  {
    const SavedTensorsHooksGuard hooks(
        [&](const Variable& x) {
          auto file = std::make_shared<TemporaryFile>(x);
          paths.push_back(file->path);
          return file;
        },
        [](const std::shared_ptr<TemporaryFile>& file) -> Variable {
          absl::StatusOr<Tensor> read = ReadNpy(file->path);
          if (!read.ok()) throw Error(read.status());
          return *std::move(read);
        });
    const Variable y = sum(mul(exp(sin(a)), a));
    EXPECT_EQ(paths.size(), 4);
    for (const std::string& path : paths) EXPECT_TRUE(std::filesystem::exists(path));
    y.backward();
  }
  sum(mul(exp(sin(expected)), expected)).backward();
  EXPECT_EQ(Values(a.grad()), Values(expected.grad()));
  for (const std::string& path : paths) EXPECT_FALSE(std::filesystem::exists(path)) << path;
}

}  // namespace
}  // namespace backtape::tape_test
