#ifndef BACKTAPE_JIT_EMIT_CPU_TARGET_H_
#define BACKTAPE_JIT_EMIT_CPU_TARGET_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace backtape::jit {

// Instruction sets for which code is emitted.
enum class CpuTarget : uint8_t { kAvx2 /* with FMA, F16C and BMI2 */, kAvx512 /* these, and F, BW, DQ, VL */ };
absl::string_view Name(CpuTarget target);

// The best target of this CPU. FailedPrecondition if the CPU lacks AVX2.
absl::StatusOr<CpuTarget> HostCpuTarget();

// Whether this CPU can run code for the target.
bool HostSupports(CpuTarget target);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_EMIT_CPU_TARGET_H_
