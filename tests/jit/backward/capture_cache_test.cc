// The cache of captured backwards is bounded: the least recently used structures and specialisations are evicted.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/autograd/tape/tape_node.h"
#include "backtape/tests/jit/backward/compiled_backward_fixture.h"

namespace backtape {
namespace {

// Runs the backward of a chain of `length` sines. Each length is a different structure.
void RunChain(int length, int64_t size = 3) {
  const Variable x = Values({size}).set_requires_grad();
  Variable y = x;
  for (int i = 0; i < length; ++i) y = ops::sin(y);
  ops::sum(y).backward();
  EXPECT_TRUE(x.grad().defined());
}

TEST(CaptureCache, TheLeastRecentlyUsedStructureIsEvicted) {
  CompiledBackward compiled(MakeBackwardCompiler({.backend = Backend::kInterpreter}), {.max_structures = 3});
  const auto scope = compiled.Enable();
  for (const int length : {1, 2, 3}) RunChain(length);
  RunChain(1);
  EXPECT_EQ(compiled.stats().hits, 1);
  EXPECT_EQ(compiled.stats().evictions, 0);
  RunChain(4);  // evicts the chain of 2
  EXPECT_EQ(compiled.stats().evictions, 1);
  for (const int length : {1, 3, 4}) RunChain(length);
  EXPECT_EQ(compiled.stats().hits, 4);
  RunChain(2);
  EXPECT_EQ(compiled.stats().hits, 4);
  EXPECT_EQ(compiled.stats().captures, 5);
}

TEST(CaptureCache, TheLeastRecentlyUsedSpecialisationIsEvicted) {
  CompiledBackward compiled(MakeBackwardCompiler({.backend = Backend::kInterpreter}), {.max_specialisations = 2});
  const auto scope = compiled.Enable();
  RunChain(1, 5);  // a specialisation for this size only
  RunChain(1, 7);  // one for all sizes from 2 on
  RunChain(1, 5);
  EXPECT_EQ(compiled.stats().compiles, 2);
  RunChain(1, 1);  // a size of 1 is never symbolic
  EXPECT_EQ(compiled.stats().compiles, 3);
  EXPECT_EQ(compiled.stats().evictions, 1);
  RunChain(1, 5);
  RunChain(1, 1);
  EXPECT_EQ(compiled.stats().compiles, 3) << "the specialisation for sizes from 2 on was the least recently used";
}

TEST(CaptureCache, TapesThatAllDifferNeedBoundedMemory) {
  CompiledBackward compiled(MakeBackwardCompiler({.backend = Backend::kInterpreter}), {.max_structures = 8});
  const auto scope = compiled.Enable();
  for (int length = 1; length <= 40; ++length) RunChain(length);
  EXPECT_EQ(compiled.stats().captures, 40);
  EXPECT_EQ(compiled.stats().evictions, 32);
}

// A hook clears the cache, which has the code of the backward that is running, and runs another backward.
TEST(CaptureCache, ClearedDuringABackward) {
  CompiledBackward compiled(MakeBackwardCompiler({.backend = Backend::kInterpreter}), {.max_structures = 1});
  const auto scope = compiled.Enable();
  for (int i = 0; i < 3; ++i) {
    const Variable x = Values({3}).set_requires_grad();
    const Variable y = ops::sin(x);
    y.RegisterHook([&](const Variable&) {
      compiled.Clear();
      const EnableGradGuard enable_grad;
      RunChain(2);
      return Variable();
    });
    ops::sum(ops::exp(y)).backward();
    ExpectNear(x.grad(), ops::exp(ops::sin(x.detach())) * ops::cos(x.detach()), 1e-12);
  }
}

}  // namespace
}  // namespace backtape
