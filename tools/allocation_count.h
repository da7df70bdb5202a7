#ifndef BACKTAPE_TOOLS_ALLOCATION_COUNT_H_
#define BACKTAPE_TOOLS_ALLOCATION_COUNT_H_

#include <cstdint>

namespace backtape::tools {

// Counts how often the program asks the heap for memory, in any thread and by any library (malloc and similar, operator
// new) while it lives. One at a time. A program that links this has malloc replaced by one that counts.
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
