#ifndef BACKTAPE_TESTS_JIT_RUN_ALLOCATED_BYTES_H_
#define BACKTAPE_TESTS_JIT_RUN_ALLOCATED_BYTES_H_

#include <cstdint>

namespace backtape::testing {

// Bytes allocated with operator new since the program began; the difference between two readings is the number of bytes
// that a run allocates. Linking this file replaces the operators new and delete.
int64_t AllocatedBytes();

// The bytes that are allocated on the heap now, and the most since the last call of ResetPeakBytes. Native code
// allocates with operator new, and tensors' storages with the C library's functions. Shared libraries' own memory does
// not count.
int64_t LiveBytes();
int64_t PeakBytes();
void ResetPeakBytes();

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_JIT_RUN_ALLOCATED_BYTES_H_
