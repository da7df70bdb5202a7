#include "backtape/autograd/origin/frame_walker.h"

#include <pthread.h>
#include <unwind.h>

#include "backtape/autograd/origin/frame_rule.h"

// Sanitizers would report the reads of the stack.
#define BACKTAPE_NOT_INSTRUMENTED __attribute__((noinline, no_sanitize("address", "thread", "undefined")))

namespace backtape::internal {
namespace {

struct Walk {
  absl::Span<uintptr_t> addresses;
  size_t size = 0;
  int skip = 0;
};

_Unwind_Reason_Code Step(_Unwind_Context* context, void* data) {
  auto& walk = *static_cast<Walk*>(data);
  if (walk.skip > 0) {
    --walk.skip;
    return _URC_NO_REASON;
  }
  const uintptr_t address = _Unwind_GetIP(context);
  if (address == 0 || walk.size == walk.addresses.size()) return _URC_END_OF_STACK;
  walk.addresses[walk.size++] = address;
  return _URC_NO_REASON;
}

}  // namespace

__attribute__((noinline)) size_t WalkFramesSlowly(absl::Span<uintptr_t> addresses) {
  Walk walk{.addresses = addresses, .skip = 1};  // skips the frame of this function
  _Unwind_Backtrace(Step, &walk);
  return walk.size;
}

#if defined(__x86_64__) && defined(__linux__)
namespace {

// Rules by return address, in a two-way associative cache; a newer rule replaces an older one.
struct ThreadRules {
  static constexpr int kBits = 10;
  const FrameRule& Find(uintptr_t address) {
    const size_t i = address * 0x9e3779b97f4a7c15 >> (64 - kBits);
    if (rules[i].address == address) return rules[i];
    FrameRule& second = rules[i ^ 1];
    if (second.address == address) return second;
    second = rules[i];
    rules[i] = FindFrameRule(address);
    return rules[i];
  }
  FrameRule rules[1 << kBits];
  uintptr_t stack_end = 0;
};

thread_local constinit ThreadRules thread_rules;

// The end of the thread's own stack; 0 if it is unknown.
uintptr_t FindStackEnd() {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  void* lowest = nullptr;
  size_t size = 0;
  pthread_attr_getstack(&attributes, &lowest, &size);
  pthread_attr_destroy(&attributes);
  return reinterpret_cast<uintptr_t>(lowest) + size;
}

__attribute__((no_sanitize("address", "thread", "undefined"))) inline uintptr_t Load(uintptr_t address) {
  return *reinterpret_cast<const uintptr_t*>(address);
}  // NOLINT

}  // namespace

BACKTAPE_NOT_INSTRUMENTED size_t WalkFrames(absl::Span<uintptr_t> addresses) {
  ThreadRules& known = thread_rules;
  if (known.stack_end == 0) known.stack_end = FindStackEnd();
  // Reading the frame address forces the compiler to give this function a frame pointer.
  const auto frame = reinterpret_cast<uintptr_t>(__builtin_frame_address(0));
  uintptr_t rbp = Load(frame);
  uintptr_t cfa = frame + 16;
  // This check does not bound the loads below if the code runs on a stack other than the thread's own (a coroutine's).
  const auto is_in_stack = [&](uintptr_t address) { return address >= frame && address + 8 <= known.stack_end; };
  if (!is_in_stack(cfa)) return WalkFramesSlowly(addresses);
  uintptr_t address = Load(cfa - 8);
  size_t size = 0;
  while (size < addresses.size()) {
    addresses[size++] = address;
    const FrameRule& rule = known.Find(address);
    uintptr_t next = 0;
    switch (rule.kind) {
      case FrameRule::kUnknown:
        return WalkFramesSlowly(addresses);
      case FrameRule::kEnd:
        return size;
      case FrameRule::kRsp:
        next = cfa + rule.cfa_offset;
        break;
      case FrameRule::kRbp:
        next = rbp + rule.cfa_offset;
        break;
      case FrameRule::kRbpDeref:
        if (!is_in_stack(rbp + rule.cfa_offset)) return WalkFramesSlowly(addresses);
        next = Load(rbp + rule.cfa_offset);
        break;
    }
    if (rule.rbp != FrameRule::kSame) {
      const uintptr_t saved = (rule.rbp == FrameRule::kAtCfa ? next : rbp) + rule.rbp_offset;
      if (!is_in_stack(saved)) return WalkFramesSlowly(addresses);
      rbp = Load(saved);
    }
    // Frames are in ascending order. A rule that breaks the order is stale: it describes code that dlclose removed.
    if (next <= cfa || !is_in_stack(next - 8)) return WalkFramesSlowly(addresses);
    cfa = next;
    address = Load(cfa - 8);
    if (address == 0) return size;
  }
  return size;
}

#else

__attribute__((noinline)) size_t WalkFrames(absl::Span<uintptr_t> addresses) { return WalkFramesSlowly(addresses); }

#endif

}  // namespace backtape::internal
