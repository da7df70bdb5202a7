#ifndef BACKTAPE_AUTOGRAD_ORIGIN_FRAME_RULE_H_
#define BACKTAPE_AUTOGRAD_ORIGIN_FRAME_RULE_H_

#include <cstdint>

namespace backtape::internal {

// How to get from a frame of an x86-64 function to its caller's frame, for one return address in the function. The
// canonical frame address (CFA) of a frame is the stack pointer before the call that made it; the return address is at
// CFA - 8.
struct FrameRule {
  enum Kind : uint8_t {
    kUnknown,   // the tables use something that is not supported here
    kEnd,       // the outermost frame, or no table
    kRsp,       // CFA = stack pointer + cfa_offset
    kRbp,       // CFA = frame pointer + cfa_offset
    kRbpDeref,  // CFA = *(frame pointer + cfa_offset), in functions that realign their stack
  };
  enum Saved : uint8_t {
    kSame,   // the frame pointer is the caller's
    kAtCfa,  // the caller's is at CFA + rbp_offset
    kAtRbp,  // the caller's is at frame pointer + rbp_offset
  };
  uintptr_t address = 0;
  int32_t cfa_offset = 0;
  int32_t rbp_offset = 0;
  Kind kind = kUnknown;
  Saved rbp = kSame;
};

// Reads the unwind tables of the object that contains the address.
FrameRule FindFrameRule(uintptr_t return_address);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_ORIGIN_FRAME_RULE_H_
