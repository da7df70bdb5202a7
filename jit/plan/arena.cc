#include "backtape/jit/plan/arena.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace backtape::jit {
namespace {

// Limits that keep planning linear in the size of the graph: only the largest kMaxHosts hosts are used, and only short
// lists of groups are placed by size.
constexpr size_t kMaxHosts = 16;
constexpr size_t kMaxGroupsBySize = 2000;
constexpr int64_t kUnlimited = std::numeric_limits<int64_t>::max();

int64_t RoundUp(int64_t bytes) {
  return std::max<int64_t>(kArenaAlignment, (bytes + kArenaAlignment - 1) / kArenaAlignment * kArenaAlignment);
}

// Requests that share one offset because each takes over the memory of the previous one.
struct Group {
  int64_t bytes = 0;
  int first_step = 0;
  int last_step = 0;
};

// Memory in which groups are placed: the arena or a host.
struct Memory {
  int host = -1;
  int64_t capacity = kUnlimited;
  int first_step = std::numeric_limits<int>::max();  // the owner needs it from this step on

  bool Admits(const Group& group) const {
    return host < 0 || (group.bytes <= capacity && group.last_step < first_step);
  }
};

struct Places {
  int64_t arena_bytes = 0;
  std::vector<std::pair<int, int64_t>> of_group;  // host and offset
};

// Free ranges, indexed by offset and by size.
class FreeList {
 public:
  explicit FreeList(int64_t capacity) : capacity_(capacity) {}

  // Takes the smallest free range that is large enough, else memory at the end if the capacity allows it.
  std::optional<int64_t> Take(int64_t bytes) {
    const auto fit = by_size_.lower_bound({bytes, 0});
    if (fit != by_size_.end()) {
      const auto [size, offset] = *fit;
      Remove(offset, size);
      if (size > bytes) Add(offset + bytes, size - bytes);
      return offset;
    }
    // If the memory ends with a free range, extends that range.
    int64_t offset = end_;
    int64_t free_at_end = 0;
    if (!by_offset_.empty()) {
      const auto [last_offset, last_size] = *by_offset_.rbegin();
      if (last_offset + last_size == end_) {
        offset = last_offset;
        free_at_end = last_size;
      }
    }
    if (bytes > capacity_ - offset) return std::nullopt;
    if (free_at_end > 0) Remove(offset, free_at_end);
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
  int64_t capacity_;
  int64_t end_ = 0;
};

// Places groups in the order of their first use, each in the smallest free range of the first memory that has room.
Places PlaceBySteps(absl::Span<const Group> groups, absl::Span<const Memory> memories) {
  std::vector<int> order(groups.size());
  for (size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
  std::stable_sort(order.begin(), order.end(),
                   [&](int a, int b) { return groups[a].first_step < groups[b].first_step; });
  std::vector<FreeList> free;
  for (const Memory& memory : memories) free.emplace_back(memory.capacity);
  std::multimap<int, int> ends;  // last step -> group
  std::vector<size_t> memory_of(groups.size());
  Places places;
  places.of_group.resize(groups.size());
  for (const int i : order) {
    while (!ends.empty() && ends.begin()->first < groups[i].first_step) {
      const int ended = ends.begin()->second;
      ends.erase(ends.begin());
      free[memory_of[ended]].Give(places.of_group[ended].second, groups[ended].bytes);
    }
    for (size_t m = 0; m < memories.size(); ++m) {
      if (!memories[m].Admits(groups[i])) continue;
      const std::optional<int64_t> offset = free[m].Take(groups[i].bytes);
      if (!offset.has_value()) continue;
      memory_of[i] = m;
      places.of_group[i] = {memories[m].host, *offset};
      break;
    }
    ends.emplace(groups[i].last_step, i);
  }
  places.arena_bytes = free.back().end();
  return places;
}

// The groups in one memory, ordered by offset.
class Shelf {
 public:
  // The smallest range that is free during the group's lifetime.
  std::optional<int64_t> FindPlace(const Group& group, int64_t capacity) const {
    std::optional<int64_t> best;
    int64_t best_bytes = kUnlimited;
    int64_t begin = 0;
    const auto offer = [&](int64_t end) {
      if (end - begin < group.bytes || end - begin >= best_bytes) return;
      best = begin;
      best_bytes = end - begin;
    };
    for (const Placed& placed : placed_) {
      if (placed.group->last_step < group.first_step || group.last_step < placed.group->first_step) continue;
      offer(placed.offset);
      begin = std::max(begin, placed.offset + placed.group->bytes);
    }
    offer(capacity);
    if (!best.has_value() && capacity == kUnlimited) best = begin;
    return best;
  }

  void Place(const Group& group, int64_t offset) {
    const auto at = std::upper_bound(placed_.begin(), placed_.end(), offset,
                                     [](int64_t value, const Placed& placed) { return value < placed.offset; });
    placed_.insert(at, {offset, &group});
  }

 private:
  struct Placed {
    int64_t offset;
    const Group* group;
  };
  std::vector<Placed> placed_;
};

// Places the largest groups first. Leaves fewer gaps than PlaceBySteps, but takes quadratic time.
Places PlaceBySize(absl::Span<const Group> groups, absl::Span<const Memory> memories) {
  std::vector<int> order(groups.size());
  for (size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return groups[a].bytes > groups[b].bytes; });
  std::vector<Shelf> shelves(memories.size());
  Places places;
  places.of_group.resize(groups.size());
  for (const int i : order) {
    for (size_t m = 0; m < memories.size(); ++m) {
      if (!memories[m].Admits(groups[i])) continue;
      const std::optional<int64_t> offset = shelves[m].FindPlace(groups[i], memories[m].capacity);
      if (!offset.has_value()) continue;
      shelves[m].Place(groups[i], *offset);
      places.of_group[i] = {memories[m].host, *offset};
      if (memories[m].host < 0) places.arena_bytes = std::max(places.arena_bytes, *offset + groups[i].bytes);
      break;
    }
  }
  return places;
}

// Hosts from the smallest to the largest, so that large hosts stay free for large groups; then the arena.
std::vector<Memory> Memories(absl::Span<const ArenaHost> hosts) {
  std::vector<Memory> memories;
  for (size_t h = 0; h < hosts.size(); ++h) {
    memories.push_back({static_cast<int>(h), hosts[h].bytes / kArenaAlignment * kArenaAlignment, hosts[h].first_step});
  }
  std::stable_sort(memories.begin(), memories.end(),
                   [](const Memory& a, const Memory& b) { return a.capacity > b.capacity; });
  if (memories.size() > kMaxHosts) memories.resize(kMaxHosts);
  std::reverse(memories.begin(), memories.end());
  memories.push_back({});
  return memories;
}

}  // namespace

ArenaLayout PlanArena(absl::Span<const ArenaRequest> requests, absl::Span<const ArenaHost> hosts) {
  // Sorts by first step, so that a request comes before the one that takes over its memory.
  std::vector<int> order(requests.size());
  for (size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
  std::stable_sort(order.begin(), order.end(),
                   [&](int a, int b) { return requests[a].first_step < requests[b].first_step; });
  std::vector<Group> groups;
  std::vector<int> group_of(requests.size(), -1);
  std::vector<bool> is_taken_over(requests.size(), false);
  for (const int i : order) {
    const ArenaRequest& request = requests[i];
    const int64_t bytes = RoundUp(request.bytes);
    const int other = request.in_place_of;
    if (other >= 0 && group_of[other] >= 0 && !is_taken_over[other] &&
        requests[other].last_step == request.first_step && groups[group_of[other]].bytes == bytes) {
      is_taken_over[other] = true;
      groups[group_of[other]].last_step = request.last_step;
      group_of[i] = group_of[other];
    } else {
      group_of[i] = static_cast<int>(groups.size());
      groups.push_back({bytes, request.first_step, request.last_step});
    }
  }

  const std::vector<Memory> memories = Memories(hosts);
  Places places = PlaceBySteps(groups, memories);
  if (groups.size() <= kMaxGroupsBySize) {
    Places by_size = PlaceBySize(groups, memories);
    if (by_size.arena_bytes < places.arena_bytes) places = std::move(by_size);
  }
  ArenaLayout layout;
  layout.bytes = places.arena_bytes;
  for (const int group : group_of) {
    layout.hosts.push_back(places.of_group[group].first);
    layout.offsets.push_back(places.of_group[group].second);
  }
  return layout;
}

}  // namespace backtape::jit
