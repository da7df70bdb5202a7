// The memory that a kernel's points access is determined from its program; the kernel must access no other memory.
#include "backtape/jit/kernel_ir/footprint.h"

#include <random>
#include <string>
#include <vector>

#include "backtape/jit/kernel_ir/builder.h"
#include "backtape/jit/kernel_ir/evaluate.h"
#include "backtape/jit/plan/make_plan.h"
#include "backtape/jit/run/bound_values.h"
#include "backtape/jit/run/make_binding.h"
#include "backtape/tests/jit/run/step_files.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

class FootprintTest : public ::testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(AllSteps, FootprintTest, ::testing::ValuesIn(testing::TrainingStepNames()),
                         [](const auto& info) { return info.param; });

using KernelMemory = std::vector<std::vector<uint8_t>>;

void RunPoints(const BoundStep& step, int64_t begin, int64_t end, KernelMemory& memory) {
  std::vector<void*> buffers;
  for (std::vector<uint8_t>& bytes : memory) buffers.push_back(bytes.data());
  Evaluate(*step.kernel, step.params.data(), buffers.data(), begin, end);
}

TEST_P(FootprintTest, NothingElseIsTouched) {
  const auto training = testing::ReadTrainingStep(GetParam());
  ASSERT_TRUE(training.ok()) << training.status();
  const absl::StatusOr<Plan> plan = MakePlan(*training->graph);
  ASSERT_TRUE(plan.ok()) << plan.status();
  BindingOptions options;
  options.functions.assign(plan->steps.size(), nullptr);
  const auto binding = MakeBinding(*plan, {}, options);
  ASSERT_TRUE(binding.ok()) << binding.status();
  std::mt19937 random(11);
  for (size_t i = 0; i < plan->steps.size(); ++i) {
    const auto* action = std::get_if<KernelStep>(&plan->steps[i].action);
    if (action == nullptr || action->kernel->reports) continue;
    const BoundStep& step = (*binding)->steps[i];
    for (int round = 0; round < 3; ++round) {
      const int64_t begin = static_cast<int64_t>(random() % static_cast<uint64_t>(step.outer_size + 1));
      const int64_t end = begin + static_cast<int64_t>(random() % static_cast<uint64_t>(step.outer_size - begin + 1));
      const auto ranges = RangesOfPoints(*step.kernel, step.params.data(), begin, end);
      if (!ranges) continue;
      // Bytes of 0 and 1 form valid values of every dtype.
      KernelMemory memory;
      KernelMemory is_read;
      KernelMemory is_written;
      for (const KernelBuffer& buffer : action->buffers) {
        const int64_t bytes = buffer.block < 0 ? ValueWith({}, {}, buffer.scratch_bytes)
                                               : (*binding)->block_bytes[buffer.block] - buffer.byte_offset;
        memory.emplace_back(bytes);
        for (uint8_t& byte : memory.back()) byte = static_cast<uint8_t>(random() % 2);
        is_read.emplace_back(bytes, 0);
        is_written.emplace_back(bytes, 0);
      }
      for (const BufferRange& range : *ranges) {
        ASSERT_GE(range.begin, 0);
        ASSERT_LE(range.end, static_cast<int64_t>(memory[range.buffer].size())) << step.kernel->ToString();
        std::vector<uint8_t>& marks = (range.is_written ? is_written : is_read)[range.buffer];
        std::fill(marks.begin() + range.begin, marks.begin() + range.end, 1);
      }
      KernelMemory others = memory;
      for (size_t b = 0; b < others.size(); ++b) {
        for (size_t k = 0; k < others[b].size(); ++k) others[b][k] ^= is_read[b][k] | is_written[b][k] ? 0 : 1;
      }
      const KernelMemory before = memory;
      RunPoints(step, begin, end, memory);
      RunPoints(step, begin, end, others);
      for (size_t b = 0; b < memory.size(); ++b) {
        for (size_t k = 0; k < memory[b].size(); ++k) {
          if (is_written[b][k] != 0) {
            ASSERT_EQ(memory[b][k], others[b][k]) << "buffer " << b << " at " << k << "\n" << step.kernel->ToString();
          } else {
            ASSERT_EQ(memory[b][k], before[b][k]) << "buffer " << b << " at " << k << "\n" << step.kernel->ToString();
          }
        }
      }
    }
  }
}

Access AccessTo(int buffer, const Ints& outer) {
  Access access;
  access.buffer = buffer;
  access.outer_strides.assign(outer.begin(), outer.end());
  return access;
}

// Negates buffer 0, of sizes [4, 6] with rows 10 elements apart, into buffer 1.
Kernel NegateRows() {
  KernelBuilder builder("neg");
  builder.kernel().outer = {4, 6};
  builder.kernel().num_buffers = 2;
  builder.BeginPhase();
  builder.Store(AccessTo(1, {6, 1}), builder.Make(Op::kNeg, builder.Load(AccessTo(0, {10, 1}))));
  return *builder.Finish();
}

std::vector<std::pair<int64_t, int64_t>> RangesOf(const Kernel& kernel, int64_t begin, int64_t end) {
  std::vector<std::pair<int64_t, int64_t>> result;
  const auto ranges = RangesOfPoints(kernel, nullptr, begin, end);
  EXPECT_TRUE(ranges.has_value());
  for (const BufferRange& range : *ranges) {
    EXPECT_EQ(range.is_written, range.buffer == 1);
    result.emplace_back(range.begin, range.end);
  }
  return result;
}

TEST(FootprintOfPointsTest, RowsAreExact) {
  using Ranges = std::vector<std::pair<int64_t, int64_t>>;
  const Kernel kernel = NegateRows();
  EXPECT_EQ(RangesOf(kernel, 0, 12), (Ranges{{0, 64}, {0, 48}}));
  EXPECT_EQ(RangesOf(kernel, 12, 24), (Ranges{{80, 144}, {48, 96}}));
  EXPECT_EQ(RangesOf(kernel, 8, 10), (Ranges{{48, 56}, {32, 40}}));   // within a row
  EXPECT_EQ(RangesOf(kernel, 8, 13), (Ranges{{40, 104}, {24, 72}}));  // in two rows: both whole rows
  EXPECT_EQ(RangesOf(kernel, 7, 7), Ranges());
}

}  // namespace
}  // namespace backtape::jit
