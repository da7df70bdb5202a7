#ifndef BACKTAPE_AUTOGRAD_ORIGIN_TRACED_ORIGIN_H_
#define BACKTAPE_AUTOGRAD_ORIGIN_TRACED_ORIGIN_H_

#include <cstdint>
#include <memory>

#include "backtape/ir/provenance.h"

namespace backtape {

// Sets the provenance of the calls that are traced in a scope. The engine does so around each tape node, so that
// the calls belong to the node's forward call.
class TracedOriginGuard {
 public:
  struct Origin {
    std::shared_ptr<const StackTrace> stack;
    int64_t sequence_number = -1;
  };

  TracedOriginGuard(std::shared_ptr<const StackTrace> stack, int64_t sequence_number);
  ~TracedOriginGuard();
  TracedOriginGuard(const TracedOriginGuard&) = delete;
  TracedOriginGuard& operator=(const TracedOriginGuard&) = delete;

  // The current thread's origin; null outside of such a scope.
  static const Origin* Current();

 private:
  Origin origin_;
  const Origin* previous_;
};

// Used around the call of a traced op: each call that the op records gets the sequence number that the op's tape node
// will get.
class TracedCallGuard {
 public:
  TracedCallGuard();
  ~TracedCallGuard();
  TracedCallGuard(const TracedCallGuard&) = delete;
  TracedCallGuard& operator=(const TracedCallGuard&) = delete;

  // The number for a call that is recorded now.
  static int64_t SequenceNumber();

 private:
  int64_t previous_;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_ORIGIN_TRACED_ORIGIN_H_
