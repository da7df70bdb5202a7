#ifndef BACKTAPE_AUTOGRAD_ORIGIN_SEQUENCE_NUMBER_H_
#define BACKTAPE_AUTOGRAD_ORIGIN_SEQUENCE_NUMBER_H_

#include <cstdint>

namespace backtape::internal {

// The current thread's count of tape nodes, which numbers the next node. While a program is traced, the calls that an
// op records get the number of the op's node.
uint64_t NextSequenceNumber();
// Returns the number and advances the count.
uint64_t TakeSequenceNumber();

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_ORIGIN_SEQUENCE_NUMBER_H_
