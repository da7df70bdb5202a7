#include "backtape/jit/run/guarded_memory.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "backtape/tensor/memory_limit.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

constexpr std::byte kFilled{0xa5};

int64_t PageSize() {
  static const int64_t size = sysconf(_SC_PAGESIZE);
  return size;
}

}  // namespace

absl::StatusOr<std::shared_ptr<GuardedMemory>> GuardedMemory::Make(int64_t bytes, GuardedEnd guarded,
                                                                   int64_t alignment) {
  BACKTAPE_RETURN_IF_ERROR(CheckMemory(bytes, 1));
  const int64_t page = PageSize();
  const int64_t usable = (std::max<int64_t>(bytes, 1) + page - 1) / page * page;
  const int64_t mapped = usable + 2 * page;
  void* const memory =
      mmap(nullptr, static_cast<size_t>(mapped), PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) {
    return absl::ResourceExhaustedError(absl::StrCat("cannot map ", mapped, " bytes of guarded memory"));
  }
  auto* const mapping = static_cast<std::byte*>(memory);
  std::byte* const begin = mapping + page;
  if (mprotect(begin, static_cast<size_t>(usable), PROT_READ | PROT_WRITE) != 0) {
    munmap(memory, static_cast<size_t>(mapped));
    return absl::ResourceExhaustedError(absl::StrCat("cannot make ", usable, " bytes of guarded memory writable"));
  }
  std::memset(begin, static_cast<int>(kFilled), static_cast<size_t>(usable));
  const int64_t offset = guarded == GuardedEnd::kBegin ? 0 : (usable - bytes) / alignment * alignment;
  return std::shared_ptr<GuardedMemory>(new GuardedMemory(mapping, mapped, begin + offset, bytes));
}

absl::StatusOr<std::shared_ptr<Storage>> GuardedMemory::MakeStorage(int64_t bytes, GuardedEnd guarded,
                                                                    int64_t alignment) {
  BACKTAPE_ASSIGN_OR_RETURN(std::shared_ptr<GuardedMemory> memory, Make(bytes, guarded, alignment));
  std::byte* const data = memory->data();
  return Storage::Borrow(data, bytes, std::move(memory));
}

GuardedMemory::~GuardedMemory() { munmap(mapping_, static_cast<size_t>(mapped_)); }

absl::Status GuardedMemory::CheckUntouched(absl::string_view name) const {
  const std::byte* const begin = mapping_ + PageSize();
  const std::byte* const end = mapping_ + mapped_ - PageSize();
  const auto is_filled = [](std::byte byte) { return byte == kFilled; };
  if (std::all_of(begin, static_cast<const std::byte*>(data_), is_filled) &&
      std::all_of(static_cast<const std::byte*>(data_) + bytes_, end, is_filled)) {
    return absl::OkStatus();
  }
  return absl::InternalError(absl::StrCat("native code wrote outside the ", bytes_, " bytes of ", name));
}

}  // namespace backtape::jit
