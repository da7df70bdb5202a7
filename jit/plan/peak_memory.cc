#include "backtape/jit/plan/peak_memory.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "backtape/jit/plan/arena.h"

namespace backtape::jit {
namespace {

// A move must save at least 1 / kMinSaving of the peak.
constexpr int64_t kMinSaving = 200;
// Bounds that keep planning linear: the distance of a move, and the number of moves, including those that are undone.
constexpr int kMaxDistance = 512;
constexpr int kMaxMoves = 128;

constexpr int kBeforeAll = -1;
constexpr int kAfterAll = std::numeric_limits<int>::max();

// The positions of units in an order.
struct UnitRange {
  int first = kAfterAll;
  int last = kBeforeAll;

  void Add(int position) {
    first = std::min(first, position);
    last = std::max(last, position);
  }
};

// Where each use is needed, from its first to its last unit.
std::vector<UnitRange> RangesOf(absl::Span<const MemoryUse> uses, absl::Span<const int> position) {
  std::vector<UnitRange> ranges(uses.size());
  for (size_t i = 0; i < uses.size(); ++i) {
    for (int unit : uses[i].units) ranges[i].Add(position[unit]);
  }
  return ranges;
}

// For each use, the use whose memory it takes over, or -1.
std::vector<int> TakenOver(absl::Span<const MemoryUse> uses, absl::Span<const UnitRange> ranges) {
  std::vector<int> taken(uses.size(), -1);
  std::vector<bool> is_taken(uses.size(), false);
  for (size_t i = 0; i < uses.size(); ++i) {
    for (int from : uses[i].in_place_of) {
      if (is_taken[from] || ranges[from].last != ranges[i].first || ranges[from].first == ranges[i].first) continue;
      taken[i] = from;
      is_taken[from] = true;
      break;
    }
  }
  return taken;
}

std::vector<int> PositionsIn(absl::Span<const int> order) {
  std::vector<int> position(order.size());
  for (size_t i = 0; i < order.size(); ++i) position[order[i]] = static_cast<int>(i);
  return position;
}

// An order, and the memory in use at each of its positions.
class Schedule {
 public:
  Schedule(std::vector<int> order, absl::Span<const std::vector<int>> next, absl::Span<const MemoryUse> uses)
      : order_(std::move(order)), next_(next), uses_(uses), previous_(next.size()), uses_of_(next.size()) {
    for (size_t u = 0; u < next.size(); ++u) {
      for (int after : next[u]) previous_[after].push_back(static_cast<int>(u));
    }
    for (size_t use = 0; use < uses.size(); ++use) {
      for (int unit : uses[use].units) uses_of_[unit].push_back(static_cast<int>(use));
    }
    Update();
  }

  const std::vector<int>& order() const { return order_; }

  // Moves one unit across the peak. Returns false if no move saves enough memory.
  bool MoveOne() {
    const int first = std::max(0, peak_position_ - kMaxDistance);
    const int last = std::min(static_cast<int>(order_.size()) - 1, peak_position_ + kMaxDistance);
    for (int from = peak_position_ - 1; from >= first; --from) {
      if (num_moves_ < kMaxMoves && SavesAsLater(from) && Move(from)) return true;
    }
    for (int from = peak_position_ + 1; from <= last; ++from) {
      if (num_moves_ < kMaxMoves && SavesAsEarlier(from) && Move(from)) return true;
    }
    return false;
  }

 private:
  // How a unit changes the memory in use between its position and the peak.
  struct Effect {
    int64_t allocated = 0;  // needed from this unit on, by no unit before the peak has passed
    int64_t released = 0;   // needed until this unit, by no other unit since the peak
  };

  Effect EffectOf(int from) const {
    Effect effect;
    const int unit = order_[from];
    const int begin = std::min(from, peak_position_), end = std::max(from, peak_position_);
    for (int index : uses_of_[unit]) {
      const MemoryUse& use = uses_[index];
      UnitRange others;
      if (use.is_kept) others.Add(kAfterAll);
      for (int other : use.units) {
        if (other != unit) others.Add(position_[other]);
      }
      if (others.first > end && others.last > end) effect.allocated += use.bytes;
      if (others.first < begin && others.last < begin) effect.released += use.bytes;
    }
    return effect;
  }

  bool IsEnough(int64_t saved) const { return saved > 0 && saved >= peak_ / kMinSaving; }

  bool SavesAsLater(int from) const {
    const Effect effect = EffectOf(from);
    const std::vector<int>& next = next_[order_[from]];
    return IsEnough(effect.allocated - effect.released) &&
           std::all_of(next.begin(), next.end(), [&](int unit) { return position_[unit] > peak_position_; });
  }

  bool SavesAsEarlier(int from) const {
    const Effect effect = EffectOf(from);
    const std::vector<int>& previous = previous_[order_[from]];
    return IsEnough(effect.released - effect.allocated) &&
           std::all_of(previous.begin(), previous.end(), [&](int unit) { return position_[unit] < peak_position_; });
  }

  // Moves a unit to the position of the peak. Undoes this and returns false if the peak is not lower then, or reached
  // at fewer positions: the unit may need as much memory at its new position, or keep others from taking over memory.
  bool Move(int from) {
    const int64_t old_peak = peak_;
    const int old_count = num_peaks_, to = peak_position_;
    ++num_moves_;
    Rotate(from, to);
    Update();
    if (peak_ < old_peak || (peak_ == old_peak && num_peaks_ < old_count)) return true;
    Rotate(to, from);
    Update();
    return false;
  }

  void Rotate(int from, int to) {
    const auto begin = order_.begin();
    from < to ? std::rotate(begin + from, begin + from + 1, begin + to + 1)
              : std::rotate(begin + to, begin + from, begin + from + 1);
  }

  void Update() {
    const int size = static_cast<int>(order_.size());
    position_ = PositionsIn(order_);
    const std::vector<UnitRange> ranges = RangesOf(uses_, position_);
    std::vector<int64_t> allocated(size, 0), released(size, 0), taken_over(size, 0);
    int64_t in_use = 0;
    for (size_t i = 0; i < uses_.size(); ++i) {
      if (uses_[i].units.empty()) continue;
      allocated[ranges[i].first] += uses_[i].bytes;
      if (!uses_[i].is_kept) released[ranges[i].last] += uses_[i].bytes;
    }
    for (int from : TakenOver(uses_, ranges)) {
      if (from >= 0) taken_over[ranges[from].last] += uses_[from].bytes;
    }
    peak_ = -1;
    for (int i = 0; i < size; ++i) {
      const int64_t needed = in_use + allocated[i] - taken_over[i];
      in_use += allocated[i] - released[i];
      if (needed < peak_) continue;
      num_peaks_ = needed == peak_ ? num_peaks_ + 1 : 1;
      if (needed > peak_) peak_position_ = i;
      peak_ = needed;
    }
  }

  std::vector<int> order_;
  absl::Span<const std::vector<int>> next_;
  absl::Span<const MemoryUse> uses_;
  std::vector<int> position_;
  std::vector<std::vector<int>> previous_;
  std::vector<std::vector<int>> uses_of_;
  int64_t peak_ = 0;       // the most bytes in use while a unit runs
  int peak_position_ = 0;  // the first of num_peaks_ positions with this number
  int num_peaks_ = 0;
  int num_moves_ = 0;
};

}  // namespace

std::vector<int> LowerPeak(std::vector<int> order, absl::Span<const std::vector<int>> next,
                           absl::Span<const MemoryUse> uses) {
  if (order.empty() || uses.empty()) return order;
  Schedule schedule(order, next, uses);
  if (!schedule.MoveOne()) return order;
  // Only some values have room in outputs, so the arena does not always become smaller. It is laid out after 1, 2, 4,
  // 8,
  // ... moves and after the last one, and the best order is taken.
  int64_t least = ArenaBytes(order, uses);
  bool is_last = false;
  for (int moves = 1, check = 1; !is_last; ++moves) {
    if (moves == check) {
      check *= 2;
      const int64_t bytes = ArenaBytes(schedule.order(), uses);
      if (bytes < least) order = schedule.order();
      least = std::min(least, bytes);
    }
    is_last = !schedule.MoveOne();
  }
  return ArenaBytes(schedule.order(), uses) < least ? schedule.order() : order;
}

int64_t ArenaBytes(absl::Span<const int> order, absl::Span<const MemoryUse> uses) {
  const std::vector<UnitRange> ranges = RangesOf(uses, PositionsIn(order));
  std::vector<ArenaRequest> requests;
  std::vector<ArenaHost> hosts;
  std::vector<int> request_of(uses.size(), -1);
  for (size_t i = 0; i < uses.size(); ++i) {
    if (uses[i].units.empty()) continue;
    const auto [first, last] = ranges[i];
    if (!uses[i].is_kept) {
      request_of[i] = static_cast<int>(requests.size());
      requests.push_back({uses[i].bytes, first, last, -1, ""});
    } else if (first > 0) {
      hosts.push_back({uses[i].bytes, first, ""});
    }
  }
  const std::vector<int> taken_over = TakenOver(uses, ranges);
  for (size_t i = 0; i < uses.size(); ++i) {
    if (taken_over[i] >= 0) requests[request_of[i]].in_place_of = request_of[taken_over[i]];
  }
  return PlanArena(requests, hosts).bytes;
}

}  // namespace backtape::jit
