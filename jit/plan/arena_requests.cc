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
    const auto* kernel = std::get_if<KernelStep>(&plan.steps[s].action);
    if (kernel == nullptr) continue;
    std::vector<bool> is_used(kernel->buffers.size(), false);
    for (const KernelBuffer& written : kernel->buffers) {
      if (!written.is_written || !written.allows_in_place) continue;
      const int to = request_of[written.block];
      if (to < 0) continue;
      if (requests[to].first_step != static_cast<int>(s)) continue;
      for (size_t i = 0; i < kernel->buffers.size(); ++i) {
        const KernelBuffer& read = kernel->buffers[i];
        if (read.is_written || is_used[i] || !read.allows_in_place) continue;
        const int from = request_of[read.block];
        if (from < 0) continue;
        if (requests[from].last_step != static_cast<int>(s) || requests[from].first_step == static_cast<int>(s)) {
          continue;
        }
        if (requests[from].bytes != requests[to].bytes) continue;
        requests[to].in_place_of = from;
        is_used[i] = true;
        break;
      }
    }
  }
  return requests;
}

}  // namespace backtape::jit
