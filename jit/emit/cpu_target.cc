#include "backtape/jit/emit/cpu_target.h"

#include <asmjit/core.h>

#include <string>

#include "absl/strings/str_cat.h"

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
  const auto& features = asmjit::CpuInfo::host().features().x86();
  std::string missing;
  const auto require = [&missing](bool has, absl::string_view name) {
    if (!has) absl::StrAppend(&missing, missing.empty() ? "" : ", ", name);
  };
  require(features.hasAVX2(), "AVX2");
  require(features.hasFMA(), "FMA");
  require(features.hasF16C(), "F16C");
  require(features.hasBMI2(), "BMI2");
  return absl::FailedPreconditionError(
      absl::StrCat("native code needs a CPU with AVX2, FMA, F16C and BMI2; this one lacks ", missing));
}

}  // namespace backtape::jit
