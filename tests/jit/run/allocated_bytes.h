#ifndef BACKTAPE_TESTS_JIT_RUN_ALLOCATED_BYTES_H_
#define BACKTAPE_TESTS_JIT_RUN_ALLOCATED_BYTES_H_

#include <cstdint>

namespace backtape::testing {

// Bytes allocated on the heap since the program began; the difference between two readings is the number of bytes that
// a run allocates. Linking this file replaces the operators new and delete.
int64_t AllocatedBytes();

// The bytes that are currently allocated with operator new, and their maximum since the last call of ResetPeakBytes.
// They include native code's memory for intermediate values and results, but not tensors that programs make.
int64_t LiveBytes();
int64_t PeakBytes();
void ResetPeakBytes();

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_JIT_RUN_ALLOCATED_BYTES_H_
