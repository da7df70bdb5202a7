#include "backtape/jit/plan/arena.h"

#include <algorithm>
#include <map>
#include <set>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"

namespace backtape::jit {
namespace {

int64_t RoundUp(int64_t bytes) {
  return std::max<int64_t>(kArenaAlignment, (bytes + kArenaAlignment - 1) / kArenaAlignment * kArenaAlignment);
}

// Free ranges by offset and by size.
class FreeList {
 public:
  // The smallest free range that holds it, or more memory at the end.
  int64_t Take(int64_t bytes) {
    const auto fit = by_size_.lower_bound({bytes, 0});
    if (fit != by_size_.end()) {
      const auto [size, offset] = *fit;
      Remove(offset, size);
      if (size > bytes) Add(offset + bytes, size - bytes);
      return offset;
    }
    // What is free at the very end is made larger.
    int64_t offset = end_;
    if (!by_offset_.empty()) {
      const auto [last_offset, last_size] = *by_offset_.rbegin();
      if (last_offset + last_size == end_) {
        offset = last_offset;
        Remove(last_offset, last_size);
      }
    }
    end_ = offset + bytes;
    return offset;
  }

  void Give(int64_t offset, int64_t bytes) {
    auto next = by_offset_.lower_bound(offset);
    if (next != by_offset_.end() && offset + bytes == next->first) {
      const int64_t next_offset = next->first;
      bytes += next->second;
      Remove(next_offset, next->second);
      next = by_offset_.lower_bound(offset);
    }
    if (next != by_offset_.begin()) {
      const auto previous = std::prev(next);
      if (previous->first + previous->second == offset) {
        offset = previous->first;
        bytes += previous->second;
        Remove(offset, previous->second);
      }
    }
    Add(offset, bytes);
  }

  int64_t end() const { return end_; }

 private:
  void Add(int64_t offset, int64_t bytes) {
    by_offset_[offset] = bytes;
    by_size_.insert({bytes, offset});
  }
  void Remove(int64_t offset, int64_t bytes) {
    by_size_.erase({bytes, offset});
    by_offset_.erase(offset);
  }

  std::map<int64_t, int64_t> by_offset_;
  std::set<std::pair<int64_t, int64_t>> by_size_;
  int64_t end_ = 0;
};

}  // namespace

ArenaLayout PlanArena(absl::Span<const ArenaRequest> requests) {
  ArenaLayout layout;
  layout.offsets.assign(requests.size(), 0);
  std::vector<int> order(requests.size());
  for (size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
  std::stable_sort(order.begin(), order.end(),
                   [&](int a, int b) { return requests[a].first_step < requests[b].first_step; });
  // Ends by step; a place that was taken over is not given back by the one that had it.
  std::multimap<int, int> ends;
  std::vector<bool> is_taken_over(requests.size(), false);
  std::vector<int64_t> reserved(requests.size(), 0);
  FreeList free;
  for (int i : order) {
    const ArenaRequest& request = requests[i];
    while (!ends.empty() && ends.begin()->first < request.first_step) {
      const int ended = ends.begin()->second;
      ends.erase(ends.begin());
      if (!is_taken_over[ended]) free.Give(layout.offsets[ended], reserved[ended]);
    }
    reserved[i] = RoundUp(request.bytes);
    const int other = request.in_place_of;
    if (other >= 0 && !is_taken_over[other] && requests[other].last_step == request.first_step &&
        reserved[other] == reserved[i]) {
      layout.offsets[i] = layout.offsets[other];
      is_taken_over[other] = true;
    } else {
      layout.offsets[i] = free.Take(reserved[i]);
    }
    ends.emplace(request.last_step, i);
  }
  layout.bytes = free.end();
  return layout;
}

absl::Status VerifyArena(absl::Span<const ArenaRequest> requests, const ArenaLayout& layout) {
  if (layout.offsets.size() != requests.size()) return absl::InvalidArgumentError("not one offset for each request");
  struct Event {
    int step;
    bool is_end;
    int request;
  };
  std::vector<Event> events;
  for (size_t i = 0; i < requests.size(); ++i) {
    const int64_t offset = layout.offsets[i];
    if (offset < 0 || offset % kArenaAlignment != 0 || offset + requests[i].bytes > layout.bytes) {
      return absl::InvalidArgumentError(
          absl::StrCat(requests[i].name, " at ", offset, " is not aligned or reaches beyond the arena"));
    }
    events.push_back({requests[i].first_step, false, static_cast<int>(i)});
    events.push_back({requests[i].last_step + 1, true, static_cast<int>(i)});
  }
  std::stable_sort(events.begin(), events.end(), [](const Event& a, const Event& b) {
    return a.step != b.step ? a.step < b.step : a.is_end > b.is_end;
  });
  // What is alive, by offset; two that share a place are only legal while one takes over from the other.
  std::multimap<int64_t, int> alive;
  const auto check = [&](int a, int b) {
    const auto end = [&](int i) { return layout.offsets[i] + requests[i].bytes; };
    if (layout.offsets[a] >= end(b) || layout.offsets[b] >= end(a)) return true;
    return requests[a].in_place_of == b && requests[b].last_step == requests[a].first_step &&
           layout.offsets[a] == layout.offsets[b];
  };
  // Those alive do not overlap each other but for pairs in place, so neighbours by offset are all that can reach in.
  const auto overlapping = [&](int i) {
    const auto at = alive.lower_bound(layout.offsets[i]);
    auto before = at;
    for (int n = 0; n < 2 && before != alive.begin(); ++n) {
      --before;
      if (!check(i, before->second)) return before->second;
    }
    for (auto it = at; it != alive.end() && it->first < layout.offsets[i] + requests[i].bytes; ++it) {
      if (!check(i, it->second)) return it->second;
    }
    return -1;
  };
  for (const Event& event : events) {
    const int i = event.request;
    if (event.is_end) {
      for (auto [it, last] = alive.equal_range(layout.offsets[i]); it != last; ++it) {
        if (it->second != i) continue;
        alive.erase(it);
        break;
      }
      continue;
    }
    if (requests[i].bytes == 0) continue;
    const int other = overlapping(i);
    if (other >= 0) {
      return absl::InvalidArgumentError(
          absl::StrCat(requests[i].name, " and ", requests[other].name, " overlap at step ", event.step));
    }
    alive.emplace(layout.offsets[i], i);
  }
  return absl::OkStatus();
}

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
