// Threads that executables share, child processes, and the memory that is kept for later runs.
#include <sys/wait.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <memory>
#include <thread>
#include <vector>

#include "backtape/jit/compiler.h"
#include "backtape/tests/jit/run/allocated_bytes.h"
#include "backtape/tests/jit/run/small_graph.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

constexpr char kProgram[] = R"(x: "f32[96, 96]", w: "f32[96, 96]"):
        mm: "f32[96, 96]" = torch.ops.aten.mm.default(x, w)
        sum_1: "f32[96]" = torch.ops.aten.sum.dim_IntList(mm, [1])
        exp: "f32[96, 96]" = torch.ops.aten.exp.default(x)
        mm_1: "f32[96, 96]" = torch.ops.aten.mm.default(exp, mm)
        sum_2: "f32[96]" = torch.ops.aten.sum.dim_IntList(mm_1, [1])
        return (sum_1, sum_2)
)";

size_t NumThreads() {
  // The first thread makes ThreadSanitizer start one of its own.
  static const bool has_started = (std::thread([] {}).join(), true);
  EXPECT_TRUE(has_started);
  const std::filesystem::directory_iterator tasks("/proc/self/task");
  return static_cast<size_t>(std::distance(begin(tasks), end(tasks)));
}

using Executables = std::vector<std::unique_ptr<NativeExecutable>>;

Executables MakeExecutables(const Graph& graph, const NativeOptions& options, int count) {
  Executables made;
  for (int i = 0; i < count; ++i) {
    auto native = CompileNative(graph, options);
    EXPECT_TRUE(native.ok()) << native.status();
    if (native.ok()) made.push_back(*std::move(native));
  }
  return made;
}

TEST(ThreadsTest, ExecutablesShareThem) {
  const auto graph = testing::ReadForward(kProgram);
  ASSERT_NE(graph, nullptr);
  const IValueList inputs = testing::RandomInputsOf(*graph);
  const size_t before = NumThreads();
  {
    const Executables executables = MakeExecutables(*graph, {.num_threads = 5, .share_small_work = true}, 10);
    for (const auto& executable : executables) testing::ExpectAsInterpreter(*graph, *executable, inputs);
    EXPECT_EQ(NumThreads(), before + 4);
  }
  // The threads end with the last executable.
  EXPECT_EQ(NumThreads(), before);
}

TEST(ThreadsTest, CallersPool) {
  const auto graph = testing::ReadForward(kProgram);
  ASSERT_NE(graph, nullptr);
  const IValueList inputs = testing::RandomInputsOf(*graph);
  const size_t before = NumThreads();
  auto pool = MakeThreadPool(3);
  NativeOptions options;
  options.thread_pool = pool;
  options.share_small_work = true;
  {
    const Executables executables = MakeExecutables(*graph, options, 2);
    // The executable uses as many threads as the pool has.
    EXPECT_NE(executables[0]->Report().engine.find("threads: 3"), std::string::npos);
    std::vector<std::thread> callers;
    for (int i = 0; i < 4; ++i) {
      callers.emplace_back([&, i] {
        for (int run = 0; run < 3; ++run) testing::ExpectAsInterpreter(*graph, *executables[i % 2], inputs);
      });
    }
    for (std::thread& caller : callers) caller.join();
  }
  EXPECT_EQ(NumThreads(), before + 2);
  options = {};
  pool.reset();
  EXPECT_EQ(NumThreads(), before);
}

// The workers belong to the parent: the child starts its own threads, and ends without waiting for the parent's.
TEST(ThreadsTest, ChildProcess) {
#if defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "ThreadSanitizer ends a child process that starts threads";
#elif defined(__SANITIZE_ADDRESS__)
  GTEST_SKIP() << "the allocator of AddressSanitizer may be locked by another thread when the process forks";
#endif
  const auto graph = testing::ReadForward(kProgram);
  ASSERT_NE(graph, nullptr);
  const IValueList inputs = testing::RandomInputsOf(*graph);
  Executables executables = MakeExecutables(*graph, {.num_threads = 4, .share_small_work = true}, 2);
  const auto expected = executables[0]->Run(inputs);
  ASSERT_TRUE(expected.ok()) << expected.status();
  ASSERT_TRUE(executables[1]->Run(inputs).ok());
  const Tensor& sums = (*expected)[1].tensor();
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    alarm(60);  // a child that hangs is killed
    executables.erase(executables.begin());
    const auto found = executables[0]->Run(inputs);
    const bool is_same = found.ok() && std::memcmp((*found)[1].tensor().raw_data(), sums.raw_data(),
                                                   static_cast<size_t>(sums.numel()) * 4) == 0;
    executables.clear();
    _exit(is_same ? 0 : 1);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status)) << "signal " << WTERMSIG(status);
  EXPECT_EQ(WEXITSTATUS(status), 0);
  testing::ExpectAsInterpreter(*graph, *executables[0], inputs);
}

TEST(ThreadsTest, TrimFreesWhatRunsKeep) {
  const auto graph = testing::ReadForward(kProgram);
  ASSERT_NE(graph, nullptr);
  const IValueList inputs = testing::RandomInputsOf(*graph);
  const auto native = CompileNative(*graph, {.num_threads = 2});
  ASSERT_TRUE(native.ok()) << native.status();
  const auto bytes_of_run = [&] {
    const int64_t before = testing::AllocatedBytes();
    EXPECT_TRUE((*native)->Run(inputs).ok());
    return testing::AllocatedBytes() - before;
  };
  bytes_of_run();
  const int64_t arena = (*native)->Report().arena_bytes;
  ASSERT_GT(arena, 1 << 14);
  EXPECT_LT(bytes_of_run(), 4096);
  (*native)->Trim();
  EXPECT_EQ((*native)->Report().arena_bytes, arena);  // the size in the last run; Trim has freed the memory
  EXPECT_GE(bytes_of_run(), arena);
  EXPECT_LT(bytes_of_run(), 4096);
  testing::ExpectAsInterpreter(*graph, **native, inputs);
}

}  // namespace
}  // namespace backtape
