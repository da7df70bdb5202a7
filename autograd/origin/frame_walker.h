#ifndef BACKTAPE_AUTOGRAD_ORIGIN_FRAME_WALKER_H_
#define BACKTAPE_AUTOGRAD_ORIGIN_FRAME_WALKER_H_

#include <cstddef>
#include <cstdint>

#include "absl/types/span.h"

namespace backtape::internal {

// Writes as many return addresses of the calling thread as fit, from the caller of this function up. Returns their
// number.
//
// Needs no frame pointers: it follows the unwind tables that every function has (.eh_frame), as exceptions do. The rule
// for a return address is computed once per thread; after that a frame costs two loads and a look-up (about 4 ns, where
// libgcc's unwinder takes 300 ns). Falls back to libgcc's unwinder on machines other than x86-64, and where the tables
// use something that is not supported here.
size_t WalkFrames(absl::Span<uintptr_t> addresses);

// With libgcc's unwinder, for comparison.
size_t WalkFramesSlowly(absl::Span<uintptr_t> addresses);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_ORIGIN_FRAME_WALKER_H_
