#ifndef BACKTAPE_AUTOGRAD_ORIGIN_SEQUENCE_NUMBER_H_
#define BACKTAPE_AUTOGRAD_ORIGIN_SEQUENCE_NUMBER_H_

#include <cstdint>

namespace backtape::internal {

// The current thread's count of tape nodes. The number of a node ties it to the calls that its op records while a
// program is traced.
uint64_t NextSequenceNumber();
// Returns the number and advances the count.
uint64_t TakeSequenceNumber();

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_ORIGIN_SEQUENCE_NUMBER_H_
