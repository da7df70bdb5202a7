#include "backtape/jit/plan/arena.h"

namespace backtape::jit {

std::vector<ArenaRequest> ArenaRequestsOf(const Plan& plan, absl::Span<const int64_t> bytes,
                                          std::vector<int>& block_of) {
  std::vector<ArenaRequest> requests;
  std::vector<int> request_of(plan.blocks.size(), -1);
  block_of.clear();
  for (size_t b = 0; b < plan.blocks.size(); ++b) {
    const Block& block = plan.blocks[b];
    if (block.kind != BlockKind::kArena || block.first_step < 0) continue;
    request_of[b] = static_cast<int>(requests.size());
    requests.push_back({bytes[b], block.first_step, block.last_step, -1, block.name});
    block_of.push_back(static_cast<int>(b));
  }
  for (size_t s = 0; s < plan.steps.size(); ++s) {
    const Step& step = plan.steps[s];
    if (!std::holds_alternative<KernelStep>(step.action) && !std::holds_alternative<FallbackStep>(step.action))
      continue;
    const StepBlocks used = BlocksOf(plan.steps[s]);
    std::vector<bool> is_taken(used.reads.size(), false);
    for (const int written : used.writes) {
      const int to = request_of[written];
      if (to < 0 || requests[to].first_step != static_cast<int>(s)) continue;
      for (size_t i = 0; i < used.reads.size(); ++i) {
        const int from = request_of[used.reads[i]];
        if (from < 0 || is_taken[i] || requests[from].last_step != static_cast<int>(s)) continue;
        if (requests[from].first_step == static_cast<int>(s) || requests[from].bytes != requests[to].bytes) continue;
        if (!CanReuseMemory(plan.steps[s], written, used.reads[i])) continue;
        requests[to].in_place_of = from;
        is_taken[i] = true;
        break;
      }
    }
  }
  return requests;
}

}  // namespace backtape::jit
