#include <algorithm>
#include <map>

#include "absl/strings/str_cat.h"
#include "backtape/jit/plan/arena.h"

namespace backtape::jit {
namespace {

// The start or the end of a request's lifetime.
struct Event {
  int step;
  bool is_end;
  int request;
};

// Tracks which requests are alive in one piece of memory.
class Occupancy {
 public:
  Occupancy(absl::Span<const ArenaRequest> requests, const ArenaLayout& layout)
      : requests_(requests), layout_(layout) {}

  // Adds a request. Returns a request that is alive and overlaps it; -1 for none.
  int Enter(int i) {
    if (requests_[i].bytes == 0) return -1;
    // Requests that are alive do not overlap, except for in-place pairs, so it suffices to check the neighbours by
    // offset.
    const auto at = alive_.lower_bound(layout_.offsets[i]);
    auto before = at;
    for (int n = 0; n < 2 && before != alive_.begin(); ++n) {
      --before;
      if (Overlap(i, before->second)) return before->second;
    }
    for (auto it = at; it != alive_.end() && it->first < End(i); ++it) {
      if (Overlap(i, it->second)) return it->second;
    }
    alive_.emplace(layout_.offsets[i], i);
    return -1;
  }

  void Leave(int i) {
    for (auto [it, last] = alive_.equal_range(layout_.offsets[i]); it != last; ++it) {
      if (it->second != i) continue;
      alive_.erase(it);
      return;
    }
  }

 private:
  int64_t End(int i) const { return layout_.offsets[i] + requests_[i].bytes; }

  // Two requests may overlap only if one takes over the memory of the other.
  bool Overlap(int a, int b) const {
    if (layout_.offsets[a] >= End(b) || layout_.offsets[b] >= End(a)) return false;
    return requests_[a].in_place_of != b || requests_[b].last_step != requests_[a].first_step ||
           layout_.offsets[a] != layout_.offsets[b];
  }

  absl::Span<const ArenaRequest> requests_;
  const ArenaLayout& layout_;
  std::multimap<int64_t, int> alive_;  // keyed by offset
};

absl::Status VerifyPlace(const ArenaRequest& request, const ArenaLayout& layout, int64_t offset, int host,
                         absl::Span<const ArenaHost> hosts) {
  if (host < -1 || host >= static_cast<int>(hosts.size())) {
    return absl::InvalidArgumentError(absl::StrCat(request.name, " is placed in the memory of owner ", host,
                                                   ", but the number of owners is ", hosts.size()));
  }
  const int64_t limit = host < 0 ? layout.bytes : hosts[host].bytes;
  if (offset < 0 || offset % kArenaAlignment != 0 || offset + request.bytes > limit) {
    return absl::InvalidArgumentError(absl::StrCat(request.name, " at ", offset, " with ", request.bytes,
                                                   " bytes is misaligned or exceeds the ", limit, " bytes of ",
                                                   host < 0 ? "the arena" : hosts[host].name));
  }
  if (host >= 0 && request.last_step >= hosts[host].first_step) {
    return absl::InvalidArgumentError(absl::StrCat(request.name, " is in the memory of ", hosts[host].name,
                                                   " until step ", request.last_step, ", but ", hosts[host].name,
                                                   " needs this memory from step ", hosts[host].first_step));
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status VerifyArena(absl::Span<const ArenaRequest> requests, const ArenaLayout& layout,
                         absl::Span<const ArenaHost> hosts) {
  if (layout.offsets.size() != requests.size() || layout.hosts.size() != requests.size()) {
    return absl::InvalidArgumentError(absl::StrCat("the layout must have an offset and an owner for each of the ",
                                                   requests.size(), " requests, but has ", layout.offsets.size(),
                                                   " offsets and ", layout.hosts.size(), " owners"));
  }
  std::vector<Event> events;
  for (size_t i = 0; i < requests.size(); ++i) {
    if (absl::Status place = VerifyPlace(requests[i], layout, layout.offsets[i], layout.hosts[i], hosts); !place.ok()) {
      return place;
    }
    events.push_back({requests[i].first_step, false, static_cast<int>(i)});
    events.push_back({requests[i].last_step + 1, true, static_cast<int>(i)});
  }
  std::stable_sort(events.begin(), events.end(), [](const Event& a, const Event& b) {
    return a.step != b.step ? a.step < b.step : a.is_end > b.is_end;
  });
  std::vector<Occupancy> memories(hosts.size() + 1, Occupancy(requests, layout));
  for (const Event& event : events) {
    Occupancy& memory = memories[layout.hosts[event.request] + 1];
    if (event.is_end) {
      memory.Leave(event.request);
    } else if (const int other = memory.Enter(event.request); other >= 0) {
      return absl::InvalidArgumentError(
          absl::StrCat(requests[event.request].name, " and ", requests[other].name, " overlap at step ", event.step));
    }
  }
  return absl::OkStatus();
}

}  // namespace backtape::jit
