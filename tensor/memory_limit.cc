#include "backtape/tensor/memory_limit.h"

#include <unistd.h>

#include <optional>

#include "absl/strings/str_cat.h"
#include "backtape/tensor/checked.h"

namespace backtape {

int64_t MemoryLimit() {
  static const int64_t limit = SaturatingMul(int64_t{sysconf(_SC_PHYS_PAGES)}, int64_t{sysconf(_SC_PAGESIZE)});
  return limit;
}

absl::Status CheckMemory(int64_t numel, int64_t item_size) {
  const std::optional<int64_t> bytes = CheckedMul(numel, item_size);
  if (bytes.has_value() && *bytes <= MemoryLimit()) return absl::OkStatus();
  return absl::ResourceExhaustedError(absl::StrCat(numel, " elements of ", item_size,
                                                   item_size == 1 ? " byte" : " bytes", " exceed the ", MemoryLimit(),
                                                   " bytes of memory that this machine has"));
}

}  // namespace backtape
