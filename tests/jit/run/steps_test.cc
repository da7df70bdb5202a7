// The training steps as native code: values equal to PyTorch's, the same bits for any number of threads, and no node on
// a reference kernel.
#include <cstring>
#include <string>
#include <thread>
#include <vector>

#include "backtape/jit/compiler.h"
#include "backtape/jit/emit/emitter.h"
#include "backtape/tests/jit/run/step_files.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CopyOf;
using testing::Differences;
using ::testing::IsEmpty;
using testing::ReadTrainingStep;
using testing::TrainingStep;

constexpr double kScaleTolerance = 1e-4;

class StepsTest : public ::testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    absl::StatusOr<TrainingStep> step = ReadTrainingStep(GetParam());
    ASSERT_TRUE(step.ok()) << step.status();
    step_ = *std::move(step);
  }

  std::unique_ptr<NativeExecutable> Compile(const NativeOptions& options) {
    absl::StatusOr<std::unique_ptr<NativeExecutable>> executable = CompileNative(*step_.graph, options);
    EXPECT_TRUE(executable.ok()) << executable.status();
    return executable.ok() ? *std::move(executable) : nullptr;
  }

  void ExpectRight(const NativeOptions& options) {
    const auto executable = Compile(options);
    ASSERT_NE(executable, nullptr);
    ASSERT_TRUE(executable->Report().is_native) << executable->Report().ToString();
    for (int run = 0; run < 2; ++run) {
      const absl::StatusOr<IValueList> results = executable->Run(CopyOf(step_.inputs));
      ASSERT_TRUE(results.ok()) << results.status();
      EXPECT_THAT(Differences(*results, step_.expected, kScaleTolerance), IsEmpty()) << executable->PlanText(false);
    }
  }

  TrainingStep step_;
};

INSTANTIATE_TEST_SUITE_P(AllSteps, StepsTest, ::testing::ValuesIn(testing::TrainingStepNames()),
                         [](const auto& info) { return info.param; });

TEST_P(StepsTest, KernelsByDefinition) {
  NativeOptions options;
  options.num_threads = 1;
  options.reference_kernels = true;
  options.poison_dead_memory = true;
  ExpectRight(options);
}

TEST_P(StepsTest, Avx2) {
  NativeOptions options;
  options.cpu = NativeCpu::kAvx2;
  options.num_threads = 2;
  options.poison_dead_memory = true;
  ExpectRight(options);
}

TEST_P(StepsTest, Avx512) {
  const auto host = jit::HostCpuTarget();
  if (!host.ok() || *host != jit::CpuTarget::kAvx512) GTEST_SKIP() << "this CPU has no AVX-512";
  NativeOptions options;
  options.cpu = NativeCpu::kAvx512;
  options.num_threads = 2;
  ExpectRight(options);
}

TEST_P(StepsTest, NothingRunsOnReferenceKernels) {
  const auto executable = Compile({});
  ASSERT_NE(executable, nullptr);
  EXPECT_THAT(executable->Report().fallback_nodes, IsEmpty());
}

TEST_P(StepsTest, SameBitsForAnyNumberOfThreads) {
  IValueList first;
  for (int threads : {1, 2, 5}) {
    NativeOptions options;
    options.num_threads = threads;
    options.share_small_work = threads == 5;
    const auto executable = Compile(options);
    ASSERT_NE(executable, nullptr);
    const absl::StatusOr<IValueList> results = executable->Run(CopyOf(step_.inputs));
    ASSERT_TRUE(results.ok()) << results.status();
    if (first.empty()) {
      first = *results;
      continue;
    }
    for (size_t i = 0; i < first.size(); ++i) {
      if (!first[i].is_tensor()) continue;
      const Tensor a = first[i].tensor().Contiguous();
      const Tensor b = (*results)[i].tensor().Contiguous();
      EXPECT_EQ(std::memcmp(a.raw_data(), b.raw_data(), a.numel() * ItemSize(a.dtype())), 0)
          << "out" << i << " with " << threads << " threads";
    }
  }
}

// While the outputs of an earlier run are alive, a run allocates new memory for its outputs, which may also hold
// intermediate values.
TEST_P(StepsTest, HeldOutputsAreNotOverwritten) {
  NativeOptions options;
  options.num_threads = 1;
  options.poison_dead_memory = true;
  const auto executable = Compile(options);
  ASSERT_NE(executable, nullptr);
  std::vector<IValueList> held;
  for (int run = 0; run < 6; ++run) {
    absl::StatusOr<IValueList> results = executable->Run(CopyOf(step_.inputs));
    ASSERT_TRUE(results.ok()) << results.status();
    held.push_back(*std::move(results));
  }
  for (const IValueList& results : held) {
    EXPECT_THAT(Differences(results, step_.expected, kScaleTolerance), IsEmpty());
  }
}

TEST_P(StepsTest, ConcurrentRuns) {
  NativeOptions options;
  options.num_threads = 2;
  const auto executable = Compile(options);
  ASSERT_NE(executable, nullptr);
  std::vector<std::vector<std::string>> problems(4);
  std::vector<std::thread> threads;
  for (auto& mine : problems) {
    threads.emplace_back([&] {
      for (int run = 0; run < 5; ++run) {
        const absl::StatusOr<IValueList> results = executable->Run(CopyOf(step_.inputs));
        mine = results.ok() ? Differences(*results, step_.expected, kScaleTolerance)
                            : std::vector<std::string>{results.status().ToString()};
        if (!mine.empty()) return;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const auto& mine : problems) EXPECT_THAT(mine, IsEmpty());
}

}  // namespace
}  // namespace backtape
