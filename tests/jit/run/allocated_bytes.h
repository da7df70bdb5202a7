#ifndef BACKTAPE_TESTS_JIT_RUN_ALLOCATED_BYTES_H_
#define BACKTAPE_TESTS_JIT_RUN_ALLOCATED_BYTES_H_

#include <cstdint>

namespace backtape::testing {

// Bytes asked of the heap since the program began: what a run takes is told from two readings. A program that links
// this has its operators new and delete replaced.
int64_t AllocatedBytes();

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_JIT_RUN_ALLOCATED_BYTES_H_
