#include "backtape/jit/emit/cpu_target.h"

#include <asmjit/core.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace backtape::jit {

absl::string_view Name(CpuTarget target) { return target == CpuTarget::kAvx2 ? "avx2" : "avx512"; }

namespace {

// The features of CpuTarget::kAvx2 that this CPU lacks: "F16C, BMI2".
std::string MissingForAvx2() {
  const auto& features = asmjit::CpuInfo::host().features().x86();
  std::vector<absl::string_view> missing;
  if (!features.hasAVX2()) missing.emplace_back("AVX2");
  if (!features.hasFMA()) missing.emplace_back("FMA");
  if (!features.hasF16C()) missing.emplace_back("F16C");
  if (!features.hasBMI2()) missing.emplace_back("BMI2");
  return absl::StrJoin(missing, ", ");
}

}  // namespace

bool HostSupports(CpuTarget target) {
  if (!MissingForAvx2().empty()) return false;
  const auto& features = asmjit::CpuInfo::host().features().x86();
  return target == CpuTarget::kAvx2 ||
         (features.hasAVX512_F() && features.hasAVX512_BW() && features.hasAVX512_DQ() && features.hasAVX512_VL());
}

absl::StatusOr<CpuTarget> HostCpuTarget() {
  if (HostSupports(CpuTarget::kAvx512)) return CpuTarget::kAvx512;
  if (HostSupports(CpuTarget::kAvx2)) return CpuTarget::kAvx2;
  return absl::FailedPreconditionError(
      absl::StrCat("native code needs a CPU with AVX2, FMA, F16C and BMI2; this one lacks ", MissingForAvx2()));
}

}  // namespace backtape::jit
