#include "backtape/ir/reduction.h"

#include <array>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace backtape {
namespace {

// In the order of the enumerators.
constexpr std::array<absl::string_view, 8> kReductionNames = {"sum", "avg",  "product", "min",
                                                              "max", "band", "bor",     "bxor"};

}  // namespace

absl::string_view NameOf(Reduction reduction) { return kReductionNames[static_cast<size_t>(reduction)]; }

absl::StatusOr<Reduction> ParseReduction(absl::string_view name) {
  for (size_t i = 0; i < kReductionNames.size(); ++i) {
    if (absl::EqualsIgnoreCase(name, kReductionNames[i])) return static_cast<Reduction>(i);
  }
  return absl::InvalidArgumentError(
      absl::StrCat("unknown reduction '", name, "'; the reductions are ", absl::StrJoin(kReductionNames, ", ")));
}

absl::Status CheckReducible(Reduction reduction, DType dtype) {
  const bool is_integer = IsInteger(dtype) || dtype == DType::kBool;
  const bool is_bitwise = reduction >= Reduction::kBitAnd;
  if (!IsStorable(dtype)) {
    return absl::InvalidArgumentError(absl::StrCat("values of dtype ", TorchName(dtype), " cannot be reduced"));
  }
  if (reduction == Reduction::kAvg && !IsFloatingPoint(dtype)) {
    return absl::InvalidArgumentError(
        absl::StrCat("the reduction avg needs a floating-point dtype, but got ", TorchName(dtype)));
  }
  if (is_bitwise && !is_integer) {
    return absl::InvalidArgumentError(
        absl::StrCat("the reduction ", NameOf(reduction), " needs integers or bool, but got ", TorchName(dtype)));
  }
  return absl::OkStatus();
}

}  // namespace backtape
