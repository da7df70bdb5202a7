#include "backtape/autograd/origin/frame_walker.h"

#include <alloca.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <functional>
#include <thread>
#include <vector>

namespace backtape::internal {
namespace {

// Walks the stack with both walkers. The results may differ only in the first address, which lies in this function.
__attribute__((noinline)) void Compare() {
  uintptr_t quick[64];
  uintptr_t slow[64];
  const size_t num_quick = WalkFrames(quick);
  const size_t num_slow = WalkFramesSlowly(slow);
  EXPECT_GT(num_quick, 3u);
  EXPECT_EQ(std::vector<uintptr_t>(quick + 1, quick + num_quick), std::vector<uintptr_t>(slow + 1, slow + num_slow));
}

template <typename F>
__attribute__((noinline)) int Recurse(int depth, const F& f) {
  if (depth == 0) {
    f();
    return 0;
  }
  const int result = Recurse(depth - 1, f) + 1;
  asm volatile("" ::: "memory");  // prevents a tail call
  return result;
}

// Calls f from a frame whose size is known only at run time.
__attribute__((noinline)) void WithDynamicFrame(size_t size, const std::function<void()>& f) {
  char* memory = static_cast<char*>(alloca(size));
  std::memset(memory, 1, size);
  asm volatile("" ::"r"(memory) : "memory");
  f();
  asm volatile("" ::"r"(memory) : "memory");
}

// Calls f from a frame that realigns the stack.
__attribute__((noinline)) void WithAlignedFrame(const std::function<void()>& f) {
  alignas(64) char memory[64] = {};
  asm volatile("" ::"r"(memory) : "memory");
  f();
  asm volatile("" ::"r"(memory) : "memory");
}

__attribute__((noinline, optimize("no-omit-frame-pointer"))) void WithFramePointer(const std::function<void()>& f) {
  f();
  asm volatile("" ::: "memory");
}

TEST(FrameWalker, FindsTheSameFramesAsLibgcc) {
  for (int i = 0; i < 3; ++i) {
    Compare();
    Recurse(5, [] { Compare(); });
    for (const size_t size : {16, 48, 1024}) {
      WithDynamicFrame(size, [] { WithAlignedFrame([] { WithFramePointer([] { Compare(); }); }); });
    }
    WithAlignedFrame([] { Recurse(3, [] { WithDynamicFrame(80, [] { Compare(); }); }); });
  }
}

TEST(FrameWalker, InAnotherThread) {
  std::thread([] { WithAlignedFrame([] { Compare(); }); }).join();
}

TEST(FrameWalker, ThroughCodeWithoutDebugInformation) {
  std::vector<int> values = {3, 1, 2};
  std::sort(values.begin(), values.end(), [](int a, int b) {
    Compare();
    return a < b;
  });

  static int calls;
  int two[] = {2, 1};
  std::qsort(two, 2, sizeof(int), [](const void*, const void*) {
    Compare();
    ++calls;
    return 0;
  });
  EXPECT_GT(calls, 0);
}

TEST(FrameWalker, StopsWhenTheBufferIsFull) {
  Recurse(10, [] {
    uintptr_t addresses[4];
    EXPECT_EQ(WalkFrames(addresses), 4u);
  });
}

}  // namespace
}  // namespace backtape::internal
