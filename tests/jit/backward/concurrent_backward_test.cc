// Several threads run backward to the same leaves. No gradient may be lost, whichever engine runs them.
// ThreadSanitizer checks the reads and writes of grad() and, on the interpreter, of its elements.
#include <gtest/gtest.h>

#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "backtape/autograd/tape/accumulate_grad.h"
#include "backtape/autograd/tape/leaf_locks.h"
#include "backtape/jit/captured_step.h"
#include "backtape/tests/jit/backward/compiled_backward_fixture.h"

namespace backtape {
namespace {

constexpr int kRounds = 200;

Variable Filled(double value) { return Tensor::FromValues({64}, std::vector<double>(64, value), DType::kFloat64); }

// Both functions below add `factor` to the gradients of both leaves, kRounds times.
void RunCompiled(Backend backend, const variable_list& leaves, double factor) {
  CompiledBackward compiled(MakeBackwardCompiler({.backend = backend, .native = {.num_threads = 1}}));
  const CompiledBackward::Scope scope = compiled.Enable();
  for (int i = 0; i < kRounds; ++i) ops::sum((leaves[0] + leaves[1]) * Filled(factor)).backward();
  EXPECT_EQ(compiled.stats().engine_runs, 0);
}

void RunEngine(const variable_list& leaves, double factor) {
  // This program uses the leaves in the other order, but must lock them in the same order.
  for (int i = 0; i < kRounds; ++i) ops::sum((leaves[1] + leaves[0]) * Filled(factor)).backward();
}

// Captures the step both with undefined and with defined gradients. Tracing changes grad() temporarily, so it must be
// finished before other threads start, and the program is not traced again.
CapturedStep MakeStep(Backend backend, const variable_list& leaves) {
  CapturedStep step(
      [=](const variable_list& inputs) -> variable_list {
        ops::sum((leaves[1] + leaves[0]) * inputs[0]).backward();
        return {};
      },
      {.backend = backend, .native = {.num_threads = 1}}, {}, StepChecks::kNever);
  for (int i = 0; i < 2; ++i) step({Filled(0)});
  for (const Variable& leaf : leaves) leaf.set_grad({});
  return step;
}

void RunStep(CapturedStep& step, double factor) {
  const int captures = step.captures();
  for (int i = 0; i < kRounds; ++i) step({Filled(factor)});
  EXPECT_EQ(step.captures(), captures);
  EXPECT_EQ(step.stats().eager_runs, 0);
}

class ConcurrentBackwardTest : public ::testing::TestWithParam<Backend> {};

TEST_P(ConcurrentBackwardTest, NoGradientIsLost) {
  for (const bool has_grad : {false, true}) {
    const variable_list leaves = {Filled(0.5), Filled(0.25)};
    for (const Variable& leaf : leaves) leaf.set_requires_grad();
    CapturedStep step = MakeStep(GetParam(), leaves);
    for (const Variable& leaf : leaves) {
      if (has_grad) leaf.set_grad(Filled(0));
    }
    std::vector<std::thread> threads;
    threads.emplace_back([&] { RunCompiled(GetParam(), leaves, 1); });
    threads.emplace_back([&] { RunCompiled(GetParam(), leaves, 10); });
    threads.emplace_back([&] { RunEngine(leaves, 100); });
    threads.emplace_back([&] { RunStep(step, 1000); });
    for (std::thread& thread : threads) thread.join();
    for (const Variable& leaf : leaves) {
      ASSERT_TRUE(leaf.grad().defined());
      for (int64_t i = 0; i < 64; ++i) ASSERT_EQ(leaf.grad().item(i).to_double(), kRounds * 1111.0) << i;
    }
  }
}

// One thread at a time may use a CompiledBackward. Here the threads take turns, and each turn evicts the code of the
// turn before, while the tape that the code was captured from belongs to another thread.
TEST_P(ConcurrentBackwardTest, ThreadsTakeTurnsWithOneCache) {
  const variable_list leaves = {Filled(0.5), Filled(0.25)};
  for (const Variable& leaf : leaves) leaf.set_requires_grad();
  CompiledBackward compiled(MakeBackwardCompiler({.backend = GetParam(), .native = {.num_threads = 2}}),
                            {.max_structures = 1, .max_specialisations = 1});
  std::mutex mutex;
  std::vector<std::thread> threads;
  for (int t = 0; t < 3; ++t) {
    threads.emplace_back([&, t] {
      for (int i = 0; i < 10; ++i) {
        Variable sum = leaves[0] + leaves[1];
        for (int k = 0; k < t; ++k) sum = sum * Filled(2);
        const std::lock_guard lock(mutex);
        const CompiledBackward::Scope scope = compiled.Enable();
        ops::sum(sum).backward();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(compiled.stats().engine_runs, 0);
  for (const Variable& leaf : leaves) {
    for (int64_t i = 0; i < 64; ++i) ASSERT_EQ(leaf.grad().item(i).to_double(), 10 * (1 + 2 + 4)) << i;
  }
}

INSTANTIATE_TEST_SUITE_P(Engines, ConcurrentBackwardTest, ::testing::Values(Backend::kInterpreter, Backend::kNative),
                         EngineName);

// There are more leaves than ThreadSanitizer allows a thread to lock at a time. Each leaf is added several times.
TEST(LeafLocksTest, ManyLeavesInAnyOrder) {
  variable_list leaves;
  for (int i = 0; i < 200; ++i) leaves.push_back(Filled(i).set_requires_grad());
  std::vector<std::shared_ptr<TapeNode>> nodes;
  for (const Variable& leaf : leaves) nodes.push_back(leaf.grad_accumulator());
  int64_t count = 0;
  const auto work = [&](bool is_reversed) {
    LeafLocks locks;
    for (size_t i = 0; i < 2 * nodes.size(); ++i) {
      const size_t at = i % nodes.size();
      locks.Add(static_cast<AccumulateGrad&>(*nodes[is_reversed ? nodes.size() - 1 - at : at]));
    }
    for (int i = 0; i < kRounds; ++i) {
      locks.Lock();
      ++count;
      locks.Unlock();
    }
  };
  std::thread other([&] { work(true); });
  work(false);
  other.join();
  EXPECT_EQ(count, 2 * kRounds);
}

}  // namespace
}  // namespace backtape
