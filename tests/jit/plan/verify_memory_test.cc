#include "backtape/jit/plan/verify_memory.h"

#include <string>
#include <vector>

#include "backtape/ir/text/read_graphs.h"
#include "backtape/jit/plan/arena.h"
#include "backtape/jit/plan/make_plan.h"
#include "backtape/jit/run/make_binding.h"
#include "backtape/tests/jit/run/step_files.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

using ::testing::HasSubstr;

// The plan of a training step and the memory that a run uses for it.
struct Placed {
  Plan plan;
  std::unique_ptr<Binding> binding;
  std::vector<MemoryRange> blocks;
  std::vector<MemoryRange> scratch;

  absl::Status Verify() const { return VerifyMemory(plan, blocks, scratch); }
};

Placed Place(Plan plan) {
  Placed placed;
  placed.plan = std::move(plan);
  BindingOptions options;
  options.functions.assign(placed.plan.steps.size(), nullptr);
  auto binding = MakeBinding(placed.plan, {}, options);
  EXPECT_TRUE(binding.ok()) << binding.status();
  placed.binding = *std::move(binding);
  for (size_t b = 0; b < placed.plan.blocks.size(); ++b) {
    const ArenaPlace& place = placed.binding->arena_places[b];
    placed.blocks.push_back({place.host, place.offset, placed.binding->block_bytes[b]});
  }
  for (const BoundStep& step : placed.binding->steps) {
    placed.scratch.push_back({step.scratch_place.host, step.scratch_place.offset, step.scratch_bytes});
  }
  return placed;
}

Plan PlanOfStep(const std::string& name) {
  const auto step = testing::ReadTrainingStep(name);
  EXPECT_TRUE(step.ok()) << step.status();
  absl::StatusOr<Plan> plan = MakePlan(*step->graph);
  EXPECT_TRUE(plan.ok()) << plan.status();
  return *std::move(plan);
}

// Whether any step after `step` reads block `b`.
bool IsReadAfter(const Plan& plan, int b, int step) {
  for (size_t s = static_cast<size_t>(step) + 1; s < plan.steps.size(); ++s) {
    for (int read : BlocksOf(plan.steps[s]).reads) {
      if (read == b) return true;
    }
  }
  return false;
}

// Whether the lifetime of another arena block begins before the last reader of this one.
bool ArenaBlockBeginsWithin(const Plan& plan, int b) {
  const Block& block = plan.blocks[b];
  if (block.kind != BlockKind::kArena || block.first_step < 0) return false;
  return std::any_of(plan.blocks.begin(), plan.blocks.end(), [&](const Block& other) {
    return other.kind == BlockKind::kArena && other.bytes.constant() > 0 && other.first_step > block.first_step &&
           other.first_step < block.last_step;
  });
}

class VerifyMemoryTest : public ::testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(AllSteps, VerifyMemoryTest, ::testing::ValuesIn(testing::TrainingStepNames()),
                         [](const auto& info) { return info.param; });

// Moves each block over another one that will be read again, and expects an error.
TEST_P(VerifyMemoryTest, CatchesEveryPlantedOverlap) {
  Placed placed = Place(PlanOfStep(GetParam()));
  ASSERT_TRUE(placed.Verify().ok()) << placed.Verify();
  int planted = 0;
  for (size_t a = 0; a < placed.blocks.size(); ++a) {
    if (placed.blocks[a].offset < 0 || placed.blocks[a].bytes == 0) continue;
    for (size_t b = 0; b < placed.blocks.size() && planted < 2000; ++b) {
      const Block& over = placed.plan.blocks[b];
      const Block& under = placed.plan.blocks[a];
      if (a == b || placed.blocks[b].offset < 0 || placed.blocks[b].bytes == 0) continue;
      if (over.kind == BlockKind::kInPlace) continue;  // moving it is always an error
      // Tests only pairs in which one block is first written while the other still has readers.
      if (over.first_step <= under.first_step || over.first_step >= under.last_step) continue;
      if (!IsReadAfter(placed.plan, static_cast<int>(a), over.first_step)) continue;
      const MemoryRange range = placed.blocks[b];
      placed.blocks[b].host = placed.blocks[a].host;
      placed.blocks[b].offset = placed.blocks[a].offset + std::min<int64_t>(64, placed.blocks[a].bytes - 1) / 64 * 64;
      EXPECT_FALSE(placed.Verify().ok()) << over.name << " over " << under.name;
      placed.blocks[b] = range;
      ++planted;
    }
  }
  // In steps like pointwise_chain no arena block begins during the lifetime of another.
  bool waits = false;
  for (size_t a = 0; a < placed.blocks.size(); ++a) {
    waits |= placed.blocks[a].offset >= 0 && placed.blocks[a].bytes > 0 &&
             ArenaBlockBeginsWithin(placed.plan, static_cast<int>(a));
  }
  EXPECT_EQ(planted > 0, waits) << planted;
}

// Plants errors in the result of liveness analysis, on which the arena planner relies.
TEST_P(VerifyMemoryTest, CatchesBlocksThatEndTooEarly) {
  int caught = 0;
  int candidates = 0;
  const Plan original = PlanOfStep(GetParam());
  for (size_t b = 0; b < original.blocks.size() && candidates < 40; ++b) {
    const Block& block = original.blocks[b];
    if (block.kind != BlockKind::kArena || !ArenaBlockBeginsWithin(original, static_cast<int>(b))) continue;
    ++candidates;
    Plan plan = PlanOfStep(GetParam());
    plan.blocks[b].last_step = plan.blocks[b].first_step;
    BindingOptions options;
    options.functions.assign(plan.steps.size(), nullptr);
    const auto binding = MakeBinding(plan, {}, options);
    if (!binding.ok()) {
      ++caught;
      EXPECT_EQ(binding.status().code(), absl::StatusCode::kInternal);
      EXPECT_THAT(std::string(binding.status().message()), HasSubstr(block.name));
    }
  }
  // Most blocks that end too early are overlapped by another one, but not all.
  EXPECT_GE(caught * 2, candidates) << caught << " of " << candidates;
}

// Poisoning fills each block once, after the step that reads it last, unless another block reuses its memory.
TEST_P(VerifyMemoryTest, EveryBlockDiesOnceAfterItsLastReader) {
  const Placed placed = Place(PlanOfStep(GetParam()));
  for (size_t b = 0; b < placed.blocks.size(); ++b) {
    const Block& block = placed.plan.blocks[b];
    const MemoryRange& range = placed.blocks[b];
    if (range.offset < 0 || range.bytes == 0) continue;
    int deaths = 0;
    for (const auto& [place, bytes] : placed.binding->steps[block.last_step].dead) {
      deaths += place.host == range.host && place.offset == range.offset && bytes == range.bytes ? 1 : 0;
    }
    bool is_taken_over = false;
    for (int to : BlocksOf(placed.plan.steps[block.last_step]).writes) {
      const MemoryRange& taken = placed.blocks[to];
      is_taken_over |= taken.host == range.host && taken.offset == range.offset && to != static_cast<int>(b);
    }
    // The new value of an input is never dead.
    EXPECT_EQ(deaths, is_taken_over || block.kind == BlockKind::kInPlace ? 0 : 1) << block.name;
  }
}

Plan PlanOf(const std::string& graph) {
  const absl::StatusOr<GraphText> text = ReadGraph(graph);
  EXPECT_TRUE(text.ok()) << text.status();
  absl::StatusOr<Plan> plan = MakePlan(*text->graph);
  EXPECT_TRUE(plan.ok()) << plan.status();
  return *std::move(plan);
}

Plan SmallPlan() {
  return PlanOf(
      R"(class G(torch.nn.Module):
    def forward(self, x: "f32[16, 16]", w: "f32[16, 16]"):
        mm: "f32[16, 16]" = torch.ops.aten.mm.default(x, w)
        exp: "f32[16, 16]" = torch.ops.aten.exp.default(mm)
        mm_1: "f32[16, 16]" = torch.ops.aten.mm.default(exp, w)
        mul: "f32[16, 16]" = torch.ops.aten.mul.Tensor(mm_1, mm)
        return mul
)");
}

int BlockNamed(const Plan& plan, const std::string& name) {
  for (size_t b = 0; b < plan.blocks.size(); ++b) {
    if (plan.blocks[b].name == name) return static_cast<int>(b);
  }
  ADD_FAILURE() << "no block " << name << "\n" << plan.ToString();
  return 0;
}

TEST(VerifyMemoryTest, NamesTheStepAndTheBlocks) {
  Placed placed = Place(SmallPlan());
  ASSERT_TRUE(placed.Verify().ok()) << placed.Verify();
  const auto message = [&] { return std::string(placed.Verify().message()); };
  const int mm = BlockNamed(placed.plan, "mm");
  const int exp = BlockNamed(placed.plan, "exp");
  const int mm_1 = BlockNamed(placed.plan, "mm_1");
  const std::vector<MemoryRange> blocks = placed.blocks;
  // exp works element by element and may overwrite its operand, but mm is read again later.
  placed.blocks[exp] = placed.blocks[mm];
  EXPECT_THAT(message(), HasSubstr("mul reads %"));
  EXPECT_THAT(message(), HasSubstr(" mm, part of which %"));
  placed.blocks = blocks;
  // A product may not overwrite its operand.
  placed.blocks[mm_1] = placed.blocks[exp];
  EXPECT_THAT(message(), HasSubstr("step 2 mm writes %"));
  EXPECT_THAT(message(), HasSubstr(", which it reads"));
  placed.blocks = blocks;
  placed.scratch[2] = {placed.blocks[exp].host, placed.blocks[exp].offset, 64};
  EXPECT_THAT(message(), HasSubstr("step 2 mm uses scratch memory that overlaps"));
  placed.scratch[2] = {placed.blocks[mm].host, placed.blocks[mm].offset + 64, 64};
  EXPECT_THAT(message(), HasSubstr(" mm, part of which scratch memory has overwritten"));
  placed.scratch[2] = {};
  // The returned value mul needs its memory only from step 3 on, after the last reader of exp.
  const int mul = BlockNamed(placed.plan, "mul");
  placed.blocks[exp] = {mul, 0, 1024};
  EXPECT_TRUE(placed.Verify().ok()) << placed.Verify();
  placed.scratch[3] = {mul, 0, 64};
  EXPECT_THAT(message(), HasSubstr("step 3 mul uses scratch memory that overlaps"));
  placed.scratch[3] = {};
  placed.blocks[mm] = {mul, 64, 960};
  placed.blocks[exp] = blocks[exp].host < 0 ? blocks[exp] : blocks[mm];
  EXPECT_THAT(message(), HasSubstr("step 3 mul writes %"));
  placed.blocks = blocks;
  std::swap(placed.plan.steps[0], placed.plan.steps[1]);
  EXPECT_THAT(message(), HasSubstr("step 0 exp reads %"));
  EXPECT_THAT(message(), HasSubstr("which has not been written"));
}

// A product reads its residual until the product is finished.
TEST(VerifyMemoryTest, Residuals) {
  Placed placed = Place(PlanOf(
      R"(class G(torch.nn.Module):
    def forward(self, x: "f32[16, 16]", w: "f32[16, 16]"):
        mm: "f32[16, 16]" = torch.ops.aten.mm.default(x, w)
        exp: "f32[16, 16]" = torch.ops.aten.exp.default(mm)
        mm_1: "f32[16, 16]" = torch.ops.aten.mm.default(exp, x)
        mm_2: "f32[16, 16]" = torch.ops.aten.mm.default(w, w)
        add: "f32[16, 16]" = torch.ops.aten.add.Tensor(mm_2, exp)
        mm_3: "f32[16, 16]" = torch.ops.aten.mm.default(add, mm_1)
        return mm_3
)"));
  ASSERT_TRUE(placed.Verify().ok()) << placed.Verify();
  placed.blocks[BlockNamed(placed.plan, "mm_2")] = placed.blocks[BlockNamed(placed.plan, "exp")];
  EXPECT_THAT(std::string(placed.Verify().message()), HasSubstr("step 3 mm writes %"));
  EXPECT_THAT(std::string(placed.Verify().message()), HasSubstr(" exp, which it reads"));
}

// The new value of w is written to w's memory. After that, nothing may read the old value or store another value there,
// and the new value must be there at the end.
TEST(VerifyMemoryTest, NewValuesOfInputs) {
  Placed placed = Place(PlanOf(
      R"(class G(torch.nn.Module):
    def forward(self, x: "f32[16, 16]", w: "f32[16, 16]"):
        mm: "f32[16, 16]" = torch.ops.aten.mm.default(x, w)
        mm_1: "f32[16, 16]" = torch.ops.aten.mm.default(mm, x)
        sub_: "f32[16, 16]" = torch.ops.aten.sub_.Tensor(w, mm_1)
        mm_2: "f32[16, 16]" = torch.ops.aten.mm.default(sub_, x)
        return mm_2
)"));
  ASSERT_TRUE(placed.Verify().ok()) << placed.Verify();
  const auto message = [&] { return std::string(placed.Verify().message()); };
  const int w = BlockNamed(placed.plan, "w");
  const int sub = BlockNamed(placed.plan, "sub");
  const int mm = BlockNamed(placed.plan, "mm");
  ASSERT_EQ(placed.plan.blocks[sub].kind, BlockKind::kInPlace) << placed.plan.ToString();
  const std::vector<MemoryRange> blocks = placed.blocks;
  placed.blocks[mm] = {w, 0, 1024};
  EXPECT_THAT(message(), HasSubstr("step 0 mm writes %"));
  placed.blocks = blocks;
  placed.blocks[BlockNamed(placed.plan, "mm_1")] = {w, 0, 1024};
  EXPECT_THAT(message(), HasSubstr("which the caller owns"));
  placed.blocks = blocks;
  placed.blocks[sub] = {-1, 1 << 20, 1024};
  EXPECT_THAT(message(), HasSubstr("is not the final value of %1 w"));
  placed.blocks = blocks;
  // Adds a kernel that reads the old w after its new value has been written.
  Step late = placed.plan.steps[2];
  std::get<KernelStep>(late.action).buffers.back().block = BlockNamed(placed.plan, "mm_2");
  late.name = "late";
  placed.plan.steps.push_back(late);
  placed.scratch.emplace_back();
  EXPECT_THAT(message(), HasSubstr("step 4 late reads %1 w, part of which %"));
}

}  // namespace
}  // namespace backtape::jit
