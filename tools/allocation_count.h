#ifndef BACKTAPE_TOOLS_ALLOCATION_COUNT_H_
#define BACKTAPE_TOOLS_ALLOCATION_COUNT_H_

#include <cstdint>

namespace backtape::tools {

// Counts heap allocations (malloc and similar, operator new) by every thread and library of the program while it
// exists. Only one may exist at a time. Linking this file replaces malloc with one that counts.
class AllocationCount {
 public:
  AllocationCount();
  ~AllocationCount();
  AllocationCount(const AllocationCount&) = delete;
  AllocationCount& operator=(const AllocationCount&) = delete;

  int64_t value() const;
};

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_ALLOCATION_COUNT_H_
