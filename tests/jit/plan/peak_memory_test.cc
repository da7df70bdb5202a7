// Steps are moved so that less memory is needed at the same time.
#include "backtape/jit/plan/peak_memory.h"

#include <algorithm>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "backtape/ir/text/read_graphs.h"
#include "backtape/jit/plan/make_plan.h"
#include "backtape/tests/jit/compare_engines.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

using ::testing::ElementsAre;

MemoryUse Value(int64_t bytes, std::vector<int> units) { return {bytes, std::move(units), false, {}}; }

std::vector<int> FirstOrder(size_t size) {
  std::vector<int> order(size);
  std::iota(order.begin(), order.end(), 0);
  return order;
}

// Unit 0 computes a large value that only unit 3 reads; units 1 and 2 need memory in between.
TEST(PeakMemoryTest, AUnitRunsAfterThePeakIfItsResultIsReadLater) {
  const std::vector<std::vector<int>> next = {{3}, {2}, {3}, {}};
  const std::vector<MemoryUse> uses = {Value(1000, {0, 3}), Value(1000, {1, 2}), Value(1000, {2, 3})};
  const std::vector<int> order = LowerPeak(FirstOrder(4), next, uses);
  EXPECT_THAT(order, ElementsAre(1, 2, 0, 3));
  EXPECT_EQ(ArenaBytes(FirstOrder(4), uses), 3072);
  EXPECT_EQ(ArenaBytes(order, uses), 2048);
}

// Unit 3 is the last to read a large value, and needs nothing that unit 2 computes.
TEST(PeakMemoryTest, AUnitRunsBeforeThePeakIfItIsTheLastToReadAValue) {
  const std::vector<std::vector<int>> next = {{1, 3}, {2}, {4}, {4}, {}};
  const std::vector<MemoryUse> uses = {Value(1000, {0, 1, 3}), Value(500, {1, 2}), Value(1000, {2, 4}),
                                       Value(64, {3, 4})};
  const std::vector<int> order = LowerPeak(FirstOrder(5), next, uses);
  EXPECT_LT(std::find(order.begin(), order.end(), 3), std::find(order.begin(), order.end(), 2));
  EXPECT_LT(ArenaBytes(order, uses), ArenaBytes(FirstOrder(5), uses));
}

// A value that takes over the memory of another costs nothing.
TEST(PeakMemoryTest, ValuesInPlaceOfOthersAreCountedOnce) {
  const std::vector<MemoryUse> uses = {Value(1000, {0, 1}), {1000, {1, 2}, false, {0}}};
  EXPECT_EQ(ArenaBytes(FirstOrder(3), uses), 1024);
}

// An output has room for a value until it is computed itself.
TEST(PeakMemoryTest, OutputsHoldValues) {
  const std::vector<MemoryUse> uses = {Value(1000, {0, 1}), {1024, {2}, true, {}}};
  EXPECT_EQ(ArenaBytes(FirstOrder(3), uses), 0);
}

TEST(PeakMemoryTest, RandomProgramsKeepTheirDependencesAndNeverNeedMore) {
  std::mt19937 random(5);
  int num_lower = 0;
  for (int round = 0; round < 300; ++round) {
    const int size = 2 + static_cast<int>(random() % 30);
    std::vector<std::vector<int>> next(size);
    std::vector<MemoryUse> uses(size);
    for (int u = 0; u < size; ++u) {
      uses[u] = {static_cast<int64_t>(random() % 5000), {u}, random() % 8 == 0, {}};
      for (int reader = u + 1; reader < size; ++reader) {
        if (random() % 6 != 0) continue;
        next[u].push_back(reader);
        uses[u].units.push_back(reader);
      }
    }
    const std::vector<int> order = LowerPeak(FirstOrder(size), next, uses);
    std::vector<int> position(size, -1);
    for (int i = 0; i < size; ++i) position[order[i]] = i;
    for (int u = 0; u < size; ++u) {
      ASSERT_GE(position[u], 0) << "unit " << u << " is missing in round " << round;
      for (int reader : next[u]) ASSERT_LT(position[u], position[reader]) << "round " << round;
    }
    const int64_t before = ArenaBytes(FirstOrder(size), uses), after = ArenaBytes(order, uses);
    ASSERT_LE(after, before) << "round " << round;
    num_lower += after < before ? 1 : 0;
  }
  EXPECT_GT(num_lower, 20);
}

// The product with w is read only at the end.
TEST(PeakMemoryTest, StepsOfAPlanAreMoved) {
  const std::string plan = backtape::testing::ExpectSameAsInterpreter(
      R"(x: "f32[96, 96]", w: "f32[96, 96]", v: "f32[96, 1]"):
        late: "f32[96, 96]" = torch.ops.aten.mm.default(x, w)
        mm: "f32[96, 96]" = torch.ops.aten.mm.default(x, x)
        mm_1: "f32[96, 96]" = torch.ops.aten.mm.default(mm, w)
        mm_2: "f32[96, 1]" = torch.ops.aten.mm.default(mm_1, v)
        mm_3: "f32[96, 1]" = torch.ops.aten.mm.default(late, mm_2)
        return (mm_3,)
)",
      1e-4);
  EXPECT_LT(plan.find("nodes mm_1"), plan.find("nodes late")) << plan;
}

// The old value of an input is read before the step that overwrites it.
TEST(PeakMemoryTest, WritesIntoInputsStayAfterReadsOfTheOldValue) {
  const absl::StatusOr<GraphText> text = ReadGraph(R"(def forward(self, x: "f32[96, 96]", w: "f32[96, 96]"):
    old: "f32[96, 96]" = torch.ops.aten.mm.default(x, w)
    mm: "f32[96, 96]" = torch.ops.aten.mm.default(w, w)
    mm_1: "f32[96, 96]" = torch.ops.aten.mm.default(mm, w)
    add: "f32[96, 96]" = torch.ops.aten.add.Tensor(x, mm_1)
    sum_1: "f32[96]" = torch.ops.aten.sum.dim_IntList(old, [1])
    copy_: "f32[96, 96]" = torch.ops.aten.copy_.default(x, add)
    return (sum_1,)
)");
  ASSERT_TRUE(text.ok()) << text.status();
  const absl::StatusOr<Plan> plan = MakePlan(*text->graph);
  ASSERT_TRUE(plan.ok()) << plan.status();
  const std::string steps = plan->ToString();
  ASSERT_NE(steps.find("in place of 0 add"), std::string::npos) << steps;
  EXPECT_LT(steps.find("nodes old"), steps.find("nodes add")) << steps;
}

}  // namespace
}  // namespace backtape::jit
