#include "backtape/autograd/origin/traced_origin.h"

#include <utility>

#include "backtape/autograd/origin/sequence_number.h"

namespace backtape {
namespace {

thread_local constinit const TracedOriginGuard::Origin* current_origin = nullptr;
thread_local constinit int64_t call_sequence_number = -1;

int64_t ThreadSequenceNumber() { return static_cast<int64_t>(internal::NextSequenceNumber()); }

}  // namespace

TracedOriginGuard::TracedOriginGuard(std::shared_ptr<const StackTrace> stack, int64_t sequence_number)
    : origin_{.stack = std::move(stack), .sequence_number = sequence_number}, previous_(current_origin) {
  current_origin = &origin_;
}
TracedOriginGuard::~TracedOriginGuard() { current_origin = previous_; }

const TracedOriginGuard::Origin* TracedOriginGuard::Current() { return current_origin; }

TracedCallGuard::TracedCallGuard() : previous_(call_sequence_number) { call_sequence_number = ThreadSequenceNumber(); }
TracedCallGuard::~TracedCallGuard() { call_sequence_number = previous_; }

int64_t TracedCallGuard::SequenceNumber() {
  return call_sequence_number >= 0 ? call_sequence_number : ThreadSequenceNumber();
}

}  // namespace backtape
