#include "backtape/jit/plan/order_steps.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "absl/algorithm/container.h"
#include "backtape/ir/collective_calls.h"
#include "backtape/jit/plan/peak_memory.h"

namespace backtape::jit {
namespace {

// The steps, what they read and write, and which of them must follow each other.
class Dependences {
 public:
  explicit Dependences(const Plan& plan)
      : plan_(plan),
        next_(plan.steps.size()),
        uses_(plan.blocks.size()),
        writer_(plan.blocks.size(), kNone),
        readers_(plan.blocks.size()) {
    for (size_t i = 0; i < plan.steps.size(); ++i) Add(static_cast<int>(i));
    for (size_t b = 0; b < uses_.size(); ++b) {
      absl::c_sort(uses_[b].units);
      uses_[b].units.erase(std::unique(uses_[b].units.begin(), uses_[b].units.end()), uses_[b].units.end());
    }
  }

  const std::vector<std::vector<int>>& next() const { return next_; }
  const std::vector<MemoryUse>& uses() const { return uses_; }

 private:
  static constexpr int kNone = -1;

  void Add(int step) {
    const StepBlocks used = BlocksOf(plan_.steps[step]);
    for (int block : used.reads) {
      Use(block, step);
      Follow(writer_[MemoryOf(block)], step);
      readers_[MemoryOf(block)].push_back(step);
    }
    for (int block : used.writes) {
      Use(block, step);
      const int memory = MemoryOf(block);
      Follow(writer_[memory], step);
      for (int reader : readers_[memory]) Follow(reader, step);
      readers_[memory].clear();
      writer_[memory] = step;
    }
    // Steps without results check values. They keep their order, so the same error is reported first.
    if (used.writes.empty()) {
      Follow(last_check_, step);
      last_check_ = step;
    }
    if (!std::holds_alternative<KernelStep>(plan_.steps[step].action) &&
        !std::holds_alternative<FallbackStep>(plan_.steps[step].action)) {
      return;
    }
    for (int to : used.writes) {
      for (int from : used.reads) {
        if (!IsReleased(to) || !IsReleased(from) || uses_[to].bytes != uses_[from].bytes) continue;
        if (CanReuseMemory(plan_.steps[step], to, from)) uses_[to].in_place_of.push_back(from);
      }
    }
  }

  bool IsReleased(int block) const { return plan_.blocks[block].kind == BlockKind::kArena; }

  // The new value of an input is in the memory of the input.
  int MemoryOf(int block) const {
    return plan_.blocks[block].kind == BlockKind::kInPlace ? plan_.blocks[block].index : block;
  }

  void Use(int index, int step) {
    const Block& block = plan_.blocks[index];
    if (block.kind != BlockKind::kArena && block.kind != BlockKind::kOutput) return;
    uses_[index].bytes = block.bytes.constant().value_or(0);
    uses_[index].is_kept = block.kind == BlockKind::kOutput;
    uses_[index].units.push_back(step);
  }

  void Follow(int before, int after) {
    if (before != kNone && before != after) next_[before].push_back(after);
  }

  const Plan& plan_;
  std::vector<std::vector<int>> next_;
  std::vector<MemoryUse> uses_;            // of each block
  std::vector<int> writer_;                // of each block: the last step that writes it
  std::vector<std::vector<int>> readers_;  // of each block: the steps that read it after that
  int last_check_ = kNone;
};

bool CanMoveSteps(const Plan& plan) {
  return absl::c_all_of(plan.blocks, [](const Block& block) { return block.bytes.constant().has_value(); }) &&
         absl::c_none_of(plan.steps, [](const Step& step) {
           return absl::c_any_of(step.nodes, [](const Node* node) { return StartsCollective(*node); });
         });
}

}  // namespace

void OrderSteps(Plan& plan) {
  if (!CanMoveSteps(plan)) return;
  const Dependences dependences(plan);
  std::vector<int> order(plan.steps.size());
  std::iota(order.begin(), order.end(), 0);
  order = LowerPeak(std::move(order), dependences.next(), dependences.uses());
  std::vector<Step> steps;
  steps.reserve(order.size());
  for (int step : order) steps.push_back(std::move(plan.steps[step]));
  plan.steps = std::move(steps);
}

}  // namespace backtape::jit
