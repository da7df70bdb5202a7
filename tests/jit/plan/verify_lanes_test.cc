#include "backtape/jit/plan/verify_lanes.h"

#include <algorithm>
#include <random>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

using ::testing::HasSubstr;

Plan PlanOfOps(int count) {
  Plan plan;
  for (int i = 0; i < count; ++i) plan.steps.push_back({FallbackStep(), {}, "op"});
  return plan;
}

LaneAccess LaneReads(int step, int lane, int64_t begin, int64_t end, int host = -1) {
  return {host, begin, end, false, lane, step};
}
LaneAccess LaneWrites(int step, int lane, int64_t begin, int64_t end, int host = -1) {
  return {host, begin, end, true, lane, step};
}

TEST(VerifyLanesTest, EachLaneInItsOwnBytes) {
  const Plan plan = PlanOfOps(3);
  EXPECT_TRUE(VerifyLanes(plan, {LaneWrites(0, 0, 0, 64), LaneWrites(0, 1, 64, 128), LaneReads(1, 0, 0, 64),
                                 LaneReads(1, 1, 64, 128), LaneReads(1, 0, 200, 300), LaneReads(1, 1, 200, 300),
                                 LaneWrites(2, 1, 70, 80)})
                  .ok());
  // Lane 1 writes the same bytes of different memory.
  EXPECT_TRUE(VerifyLanes(plan, {LaneWrites(0, 0, 0, 64), LaneWrites(0, 1, 0, 64, 3), LaneReads(1, 1, 0, 64, 3)}).ok());
  // An empty range overlaps nothing.
  EXPECT_TRUE(VerifyLanes(plan, {LaneWrites(0, 0, 0, 64), LaneWrites(1, 1, 32, 32)}).ok());
}

TEST(VerifyLanesTest, ConflictsBetweenLanes) {
  const Plan plan = PlanOfOps(3);
  // Read after write, write after read, write after write; the later step may run first.
  EXPECT_THAT(VerifyLanes(plan, {LaneWrites(0, 0, 0, 64), LaneReads(2, 1, 63, 70)}).message(),
              HasSubstr("step 0 op writes bytes [0, 64) in lane 0 and step 2 op reads bytes [63, 70) in lane 1"));
  EXPECT_FALSE(VerifyLanes(plan, {LaneReads(0, 0, 0, 64), LaneWrites(2, 1, 0, 1)}).ok());
  EXPECT_FALSE(VerifyLanes(plan, {LaneWrites(0, 0, 0, 64), LaneWrites(2, 1, 8, 16)}).ok());
  EXPECT_FALSE(VerifyLanes(plan, {LaneWrites(1, 0, 0, 64), LaneWrites(1, 1, 8, 16)}).ok());
}

TEST(VerifyLanesTest, ScratchMemoryBelongsToOneStep) {
  const Plan plan = PlanOfOps(3);
  const LaneAccess scratch = LaneWrites(1, LaneAccess::kOwn, 0, 64);
  EXPECT_TRUE(VerifyLanes(plan, {scratch, LaneWrites(2, LaneAccess::kOwn, 64, 96)}).ok());
  EXPECT_FALSE(VerifyLanes(plan, {scratch, LaneWrites(2, LaneAccess::kOwn, 32, 96)}).ok());
  EXPECT_FALSE(VerifyLanes(plan, {scratch, LaneReads(2, 0, 10, 20)}).ok());
  EXPECT_FALSE(VerifyLanes(plan, {scratch, LaneReads(1, 0, 10, 20)}).ok());
}

// The sorted search must agree with a check of all pairs.
TEST(VerifyLanesTest, AgreesWithACheckOfAllPairs) {
  const Plan plan = PlanOfOps(4);
  std::mt19937 random(7);
  const auto number = [&](int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); };
  int num_apart = 0;
  for (int round = 0; round < 20000; ++round) {
    std::vector<LaneAccess> accesses;
    for (int n = 2 + number(6); n > 0; --n) {
      const int begin = number(60);
      accesses.push_back(
          {number(4) == 0 ? 5 : -1, begin, begin + number(12), number(3) == 0, number(4) - 1, number(4)});
      // Accesses of scratch memory count as writes.
      accesses.back().is_write |= accesses.back().lane == LaneAccess::kOwn;
    }
    bool is_apart = true;
    for (size_t i = 0; i < accesses.size(); ++i) {
      for (size_t k = 0; k < i; ++k) is_apart &= MayHappenInAnyOrder(accesses[i], accesses[k]);
    }
    num_apart += is_apart ? 1 : 0;
    ASSERT_EQ(VerifyLanes(plan, accesses).ok(), is_apart) << round;
  }
  EXPECT_GT(num_apart, 2000);
  EXPECT_LT(num_apart, 18000);
}

}  // namespace
}  // namespace backtape::jit
