#include "backtape/tools/compare_outputs.h"

#include <string>

#include "absl/container/btree_map.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

namespace backtape::tools {

absl::Status CompareOutputs(const NamedTensors& found, const NamedTensors& expected, const Tolerance& tolerance,
                            absl::string_view whose) {
  absl::btree_map<std::string, Tensor> rest(found.begin(), found.end());
  bool all_close = true;
  absl::PrintF("%-8s %-22s %12s %12s  %s\n", "output", "type", "difference", "of scale", "verdict");
  for (const auto& [key, tensor] : expected) {
    const auto it = rest.find(key);
    const Difference difference = Compare(it != rest.end() ? it->second : Tensor(), tensor, {});
    const bool exact = !IsFloatingPoint(tensor.dtype());
    const bool close = difference.mismatch.empty() && (exact ? difference.max_absolute == 0
                                                             : difference.max_absolute <= tolerance.atol ||
                                                                   difference.relative_to_scale <= tolerance.rtol);
    all_close = all_close && close;
    if (!difference.mismatch.empty()) {
      absl::PrintF("%-8s %-22s %26s %s\n", key, tensor.type().ToString(), "", difference.mismatch);
    } else {
      absl::PrintF("%-8s %-22s %12.3g %12.3g  %s\n", key, tensor.type().ToString(), difference.max_absolute,
                   difference.relative_to_scale,
                   close ? "equal" : absl::StrCat("differs: ", difference.ToString(tensor)));
    }
    if (it != rest.end()) rest.erase(it);
  }
  for (const auto& [key, tensor] : rest) {
    all_close = false;
    absl::PrintF("%-8s %-22s %26s not in %s\n", key, tensor.type().ToString(), "", whose);
  }
  if (all_close) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("outputs differ from ", whose, " by more than ", tolerance.rtol, " of their scale"));
}

}  // namespace backtape::tools
