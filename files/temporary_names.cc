#include "backtape/files/temporary_names.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstring>

namespace backtape {
namespace {

constexpr size_t kMaxPath = 4096;

enum class State : char { kFree, kTaken, kFile, kFolder };

struct NameSlot {
  std::atomic<State> state{State::kFree};
  char path[kMaxPath];
};

// Process-wide, because signals are. A fixed table, because a signal handler can neither lock nor allocate.
std::array<NameSlot, TemporaryName::kMaxNames> g_slots;
static_assert(std::atomic<State>::is_always_lock_free);

}  // namespace

TemporaryName::TemporaryName(const std::string& path, Kind kind) : slot_(kMaxNames) {
  if (path.size() >= kMaxPath) return;
  for (size_t i = 0; i < kMaxNames; ++i) {
    State expected = State::kFree;
    if (!g_slots[i].state.compare_exchange_strong(expected, State::kTaken)) continue;
    std::memcpy(g_slots[i].path, path.c_str(), path.size() + 1);
    g_slots[i].state = kind == Kind::kFile ? State::kFile : State::kFolder;
    slot_ = i;
    return;
  }
}

TemporaryName::~TemporaryName() {
  if (slot_ < kMaxNames) g_slots[slot_].state = State::kFree;
}

void RemoveTemporaryFiles() {
  const int saved_errno = errno;
  for (const NameSlot& slot : g_slots) {
    if (slot.state == State::kFile) unlink(slot.path);
  }
  for (const NameSlot& slot : g_slots) {
    if (slot.state == State::kFolder) rmdir(slot.path);
  }
  errno = saved_errno;
}

}  // namespace backtape
