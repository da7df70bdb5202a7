#include "backtape/jit/plan/arena.h"

#include <random>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(ArenaTest, DeadMemoryIsUsedAgain) {
  const std::vector<ArenaRequest> requests = {{100, 0, 1, -1, "a"}, {100, 1, 2, -1, "b"}, {100, 2, 3, -1, "c"}};
  const ArenaLayout layout = PlanArena(requests);
  EXPECT_TRUE(VerifyArena(requests, layout).ok());
  EXPECT_EQ(layout.offsets[2], layout.offsets[0]);
  EXPECT_EQ(layout.bytes, 256);
}

TEST(ArenaTest, AResultReusesTheMemoryOfAnOperand) {
  const std::vector<ArenaRequest> requests = {{100, 0, 1, -1, "a"}, {100, 1, 2, 0, "b"}};
  const ArenaLayout layout = PlanArena(requests);
  EXPECT_TRUE(VerifyArena(requests, layout).ok());
  EXPECT_EQ(layout.bytes, 128);
}

TEST(ArenaTest, VerifierCatchesAnOverlap) {
  const std::vector<ArenaRequest> requests = {{100, 0, 2, -1, "first"}, {100, 1, 3, -1, "second"}};
  ArenaLayout layout = PlanArena(requests);
  ASSERT_TRUE(VerifyArena(requests, layout).ok());
  layout.offsets[1] = layout.offsets[0] + 64;
  const absl::Status status = VerifyArena(requests, layout);
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(status.message()), HasSubstr("second and first overlap at step 1"));
}

TEST(ArenaTest, VerifierCatchesATakeoverOfAnOperandThatIsReadLater) {
  // The operand is read again after the step.
  const std::vector<ArenaRequest> requests = {{100, 0, 2, -1, "a"}, {100, 1, 3, 0, "b"}};
  ArenaLayout layout = PlanArena(requests);
  ASSERT_TRUE(VerifyArena(requests, layout).ok());
  layout.offsets[1] = layout.offsets[0];
  EXPECT_FALSE(VerifyArena(requests, layout).ok());
}

TEST(ArenaTest, VerifierCatchesBadOffsets) {
  const std::vector<ArenaRequest> requests = {{100, 0, 0, -1, "a"}};
  EXPECT_TRUE(VerifyArena(requests, {128, {0}, {-1}}).ok());
  EXPECT_FALSE(VerifyArena(requests, {128, {32}, {-1}}).ok());
  EXPECT_FALSE(VerifyArena(requests, {64, {0}, {-1}}).ok());
  EXPECT_FALSE(VerifyArena(requests, {128, {}, {}}).ok());
  EXPECT_FALSE(VerifyArena(requests, {128, {0}, {0}}).ok());
}

TEST(ArenaTest, MemoryOfAHostIsUsedUntilItsOwnerNeedsIt) {
  const std::vector<ArenaRequest> requests = {
      {100, 0, 1, -1, "early"}, {100, 1, 2, -1, "late"}, {500, 0, 0, -1, "large"}};
  const std::vector<ArenaHost> hosts = {{128, 2, "output"}, {512, 1, "wide"}};
  const ArenaLayout layout = PlanArena(requests, hosts);
  EXPECT_TRUE(VerifyArena(requests, layout, hosts).ok());
  EXPECT_THAT(layout.hosts, ElementsAre(0, -1, 1));
  EXPECT_EQ(layout.bytes, 128);
}

TEST(ArenaTest, VerifierCatchesAGuestThatStaysTooLong) {
  const std::vector<ArenaRequest> requests = {{100, 0, 2, -1, "guest"}};
  const std::vector<ArenaHost> hosts = {{128, 2, "output"}};
  const absl::Status status = VerifyArena(requests, {0, {0}, {0}}, hosts);
  EXPECT_THAT(std::string(status.message()),
              HasSubstr("guest is in the memory of output until step 2, but output needs this memory from step 2"));
  EXPECT_TRUE(VerifyArena(requests, {0, {0}, {0}}, {{128, 3, "output"}}).ok());
  EXPECT_FALSE(VerifyArena(requests, {0, {64}, {0}}, {{128, 3, "output"}}).ok());
}

TEST(ArenaTest, PlacingLargeBlocksFirstLeavesFewerGaps) {
  // If blocks were placed in the order of steps, no free range would be large enough for the last one.
  const std::vector<ArenaRequest> requests = {
      {64, 0, 1, -1, "a"}, {64, 0, 3, -1, "b"}, {64, 1, 1, -1, "c"}, {128, 2, 3, -1, "d"}};
  const ArenaLayout layout = PlanArena(requests);
  EXPECT_TRUE(VerifyArena(requests, layout).ok());
  EXPECT_EQ(layout.bytes, 192);
}

TEST(ArenaTest, RandomRequests) {
  std::mt19937 generator(3);
  int64_t bytes = 0, bytes_alone = 0;
  for (int round = 0; round < 50; ++round) {
    std::vector<ArenaRequest> requests;
    for (int i = 0; i < 200; ++i) {
      const int first = static_cast<int>(generator() % 100);
      ArenaRequest request{static_cast<int64_t>(generator() % 5000), first, first + static_cast<int>(generator() % 20),
                           -1, "r"};
      if (i > 0 && requests.back().last_step > requests.back().first_step && generator() % 3 == 0) {
        request.first_step = requests.back().last_step;
        request.last_step = request.first_step + 5;
        request.bytes = requests.back().bytes;
        request.in_place_of = i - 1;
      }
      requests.push_back(request);
    }
    const std::vector<ArenaHost> hosts = {{4096, 40, "h"}, {9000, 70, "i"}, {100, 0, "j"}, {20000, 90, "k"}};
    const ArenaLayout layout = PlanArena(requests, hosts);
    const absl::Status status = VerifyArena(requests, layout, hosts);
    EXPECT_TRUE(status.ok()) << status;
    const ArenaLayout alone = PlanArena(requests);
    EXPECT_TRUE(VerifyArena(requests, alone).ok());
    bytes += layout.bytes;
    bytes_alone += alone.bytes;
  }
  EXPECT_LT(bytes, bytes_alone);
}

TEST(ArenaTest, LongGraphs) {
  std::vector<ArenaRequest> requests;
  for (int i = 0; i < 100000; ++i) requests.push_back({64 * (1 + i % 7), i, i + i % 50, -1, "r"});
  const ArenaLayout layout = PlanArena(requests);
  EXPECT_TRUE(VerifyArena(requests, layout).ok());
}

}  // namespace
}  // namespace backtape::jit
