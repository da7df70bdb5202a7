#include "backtape/jit/plan/verify_memory.h"

#include <map>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

constexpr int kScratch = -1;

// The last writer of each byte, as disjoint ranges keyed by their start.
class Owners {
 public:
  void Write(const MemoryRange& range, int owner) {
    const int64_t end = range.offset + range.bytes;
    Split(range.offset);
    Split(end);
    ranges_.erase(ranges_.lower_bound(range.offset), ranges_.lower_bound(end));
    ranges_[range.offset] = {end, owner};
  }

  // Whether `owner` was the last writer of the whole range. If not, sets `other` to the last writer of some part, or to
  // `owner` if a part has not been written.
  bool IsAllOf(const MemoryRange& range, int owner, int& other) const {
    other = owner;
    int64_t at = range.offset;
    auto it = ranges_.upper_bound(at);
    if (it != ranges_.begin()) --it;
    for (; it != ranges_.end() && at < range.offset + range.bytes; ++it) {
      if (it->second.end <= at) continue;
      if (it->first > at) return false;
      if (it->second.owner != owner) {
        other = it->second.owner;
        return false;
      }
      at = it->second.end;
    }
    return at >= range.offset + range.bytes;
  }

 private:
  struct Range {
    int64_t end;
    int owner;
  };

  void Split(int64_t at) {
    auto it = ranges_.lower_bound(at);
    if (it == ranges_.begin()) return;
    --it;
    if (it->second.end <= at) return;
    const Range rest = it->second;
    it->second.end = at;
    ranges_[at] = rest;
  }

  std::map<int64_t, Range> ranges_;
};

bool Overlap(const MemoryRange& a, const MemoryRange& b) {
  return a.host == b.host && a.offset < b.offset + b.bytes && b.offset < a.offset + a.bytes;
}

}  // namespace

absl::Status VerifyMemory(const Plan& plan, absl::Span<const MemoryRange> places,
                          absl::Span<const MemoryRange> scratch) {
  const auto name = [&](int block) {
    return block == kScratch ? std::string("scratch memory") : absl::StrCat("%", block, " ", plan.blocks[block].name);
  };
  std::vector<MemoryRange> blocks(places.begin(), places.end());
  absl::flat_hash_map<int, Owners> owners;  // keyed by host
  for (size_t b = 0; b < blocks.size(); ++b) {
    const BlockKind kind = plan.blocks[b].kind;
    if (kind != BlockKind::kOutput && kind != BlockKind::kInput) continue;
    blocks[b].host = static_cast<int>(b);
    blocks[b].offset = 0;
    if (kind == BlockKind::kInput) owners[static_cast<int>(b)].Write(blocks[b], static_cast<int>(b));
  }
  const auto is_placed = [&](int block) { return blocks[block].offset >= 0 && blocks[block].bytes > 0; };
  std::vector<bool> is_begun(blocks.size(), false);
  for (size_t s = 0; s < plan.steps.size(); ++s) {
    const Step& step = plan.steps[s];
    const auto error = [&](absl::string_view what) {
      return absl::InvalidArgumentError(absl::StrCat("step ", s, " ", step.name, " ", what));
    };
    const StepBlocks used = BlocksOf(step);
    for (int block : used.reads) {
      if (!is_placed(block)) continue;
      int other = block;
      if (owners[blocks[block].host].IsAllOf(blocks[block], block, other)) continue;
      return error(other == block
                       ? absl::StrCat("reads ", name(block), ", which has not been written")
                       : absl::StrCat("reads ", name(block), ", part of which ", name(other), " has overwritten"));
    }
    for (size_t i = 0; i < used.writes.size(); ++i) {
      const int to = used.writes[i];
      if (!is_placed(to)) continue;
      for (int from : used.reads) {
        if (from == to || !is_placed(from) || !Overlap(blocks[to], blocks[from])) continue;
        const bool is_same_place = blocks[to].offset == blocks[from].offset && blocks[to].bytes == blocks[from].bytes;
        if (is_same_place && CanReuseMemory(step, to, from)) continue;
        return error(absl::StrCat("writes ", name(to), " over ", name(from), ", which it reads"));
      }
      for (size_t k = 0; k < i; ++k) {
        if (is_placed(used.writes[k]) && Overlap(blocks[to], blocks[used.writes[k]])) {
          return error(absl::StrCat("writes ", name(to), " over ", name(used.writes[k]), ", which it also writes"));
        }
      }
    }
    for (int block : used.writes) {
      if (is_placed(block) && blocks[block].host == block) is_begun[block] = true;
    }
    const auto write = [&](const MemoryRange& range, int owner) -> absl::Status {
      if (range.host >= 0 && range.host != owner) {
        const Block& host = plan.blocks[range.host];
        const bool is_replaced =
            owner >= 0 && plan.blocks[owner].kind == BlockKind::kInPlace && plan.blocks[owner].index == range.host;
        if (host.kind == BlockKind::kInput && !is_replaced) {
          return error(absl::StrCat("writes ", name(owner), " into ", name(range.host), ", which the caller owns"));
        }
        if (is_begun[range.host]) {
          return error(absl::StrCat("writes ", name(owner), " into the memory of ", name(range.host), " after ",
                                    name(range.host), " was written"));
        }
      }
      owners[range.host].Write(range, owner);
      return absl::OkStatus();
    };
    if (scratch[s].bytes > 0) {
      for (const auto* list : {&used.reads, &used.writes}) {
        for (int block : *list) {
          if (is_placed(block) && Overlap(blocks[block], scratch[s])) {
            return error(absl::StrCat("uses scratch memory that overlaps ", name(block)));
          }
        }
      }
      BACKTAPE_RETURN_IF_ERROR(write(scratch[s], kScratch));
    }
    for (int block : used.writes) {
      if (is_placed(block)) BACKTAPE_RETURN_IF_ERROR(write(blocks[block], block));
    }
  }
  for (size_t b = 0; b < blocks.size(); ++b) {
    if (plan.blocks[b].kind != BlockKind::kInPlace || blocks[b].bytes == 0) continue;
    int other = -1;
    if (blocks[b].host != plan.blocks[b].index || blocks[b].offset != 0 ||
        blocks[b].bytes != blocks[plan.blocks[b].index].bytes ||
        !owners[blocks[b].host].IsAllOf(blocks[b], static_cast<int>(b), other)) {
      return absl::InvalidArgumentError(
          absl::StrCat(name(static_cast<int>(b)), " is not the final value of ", name(plan.blocks[b].index)));
    }
  }
  for (const PlannedOutput& output : plan.outputs) {
    if (output.kind == PlannedOutput::Kind::kTensor && places[output.tensor.block].offset >= 0) {
      return absl::InvalidArgumentError(absl::StrCat(name(output.tensor.block), " is returned but is in the arena"));
    }
  }
  return absl::OkStatus();
}

}  // namespace backtape::jit
