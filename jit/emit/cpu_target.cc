#include "backtape/jit/emit/cpu_target.h"

#include <asmjit/core.h>

namespace backtape::jit {

absl::string_view Name(CpuTarget target) { return target == CpuTarget::kAvx2 ? "avx2" : "avx512"; }

bool HostSupports(CpuTarget target) {
  const auto& features = asmjit::CpuInfo::host().features().x86();
  const bool has_avx2 = features.hasAVX2() && features.hasFMA() && features.hasF16C() && features.hasBMI2();
  if (target == CpuTarget::kAvx2) return has_avx2;
  return has_avx2 && features.hasAVX512_F() && features.hasAVX512_BW() && features.hasAVX512_DQ() &&
         features.hasAVX512_VL();
}

absl::StatusOr<CpuTarget> HostCpuTarget() {
  if (HostSupports(CpuTarget::kAvx512)) return CpuTarget::kAvx512;
  if (HostSupports(CpuTarget::kAvx2)) return CpuTarget::kAvx2;
  return absl::FailedPreconditionError("native code needs a CPU with AVX2, FMA, F16C and BMI2");
}

}  // namespace backtape::jit
