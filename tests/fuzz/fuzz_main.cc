// The entry point of libFuzzer. Each target is a program; BACKTAPE_FUZZ_ENTRY is the target's function.
#include <cstddef>
#include <cstdint>

#include "backtape/tests/fuzz/fuzz_targets.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  backtape::fuzz::BACKTAPE_FUZZ_ENTRY(absl::string_view(reinterpret_cast<const char*>(data), size));
  return 0;
}
