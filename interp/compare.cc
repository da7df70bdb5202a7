#include "backtape/interp/compare.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/types/span.h"

namespace backtape {
namespace {

double DistanceOf(double actual, double expected) {
  if (actual == expected || (std::isnan(actual) && std::isnan(expected))) return 0;
  if (!std::isfinite(actual) || !std::isfinite(expected)) return std::numeric_limits<double>::infinity();
  return std::fabs(actual - expected);
}

void CompareElements(const Tensor& actual, const Tensor& expected, const Tolerance& tolerance, Difference& difference) {
  // float64 represents every storable dtype except int64 exactly.
  const bool exact = expected.dtype() == DType::kInt64;
  const Tensor a = actual.To(exact ? DType::kInt64 : DType::kFloat64);
  const Tensor e = expected.To(exact ? DType::kInt64 : DType::kFloat64);
  const double* const allowed = tolerance.allowed.defined() ? tolerance.allowed.data<double>() : nullptr;
  double& scale = difference.scale;
  std::pair<bool, double> worst = {false, 0};
  for (int64_t i = 0; i < difference.num_elements; ++i) {
    double found;
    double wanted;
    bool equal = false;
    if (exact) {
      found = static_cast<double>(a.data<int64_t>()[i]);
      wanted = static_cast<double>(e.data<int64_t>()[i]);
      equal = a.data<int64_t>()[i] == e.data<int64_t>()[i];
    } else {
      found = a.data<double>()[i];
      wanted = e.data<double>()[i];
    }
    if (std::isfinite(wanted)) scale = std::max(scale, std::fabs(wanted));
    double distance = equal ? 0 : DistanceOf(found, wanted);
    if (exact && !equal) distance = std::max(distance, 1.0);
    if (distance == 0) continue;
    double limit = tolerance.atol + tolerance.rtol * std::fabs(wanted);
    if (allowed != nullptr) limit = std::max(limit, allowed[i]);
    // A NaN or infinity on only one side is outside the tolerance, unless `allowed` is infinite there.
    const bool outside =
        !(distance <= limit) || (std::isinf(distance) && (allowed == nullptr || !std::isinf(allowed[i])));
    if (outside) ++difference.num_outside;
    if (wanted != 0) difference.max_relative = std::max(difference.max_relative, distance / std::fabs(wanted));
    difference.max_absolute = std::max(difference.max_absolute, distance);
    // Any element outside the tolerance is worse than any inside.
    if (std::pair(outside, distance) > worst) {
      worst = {outside, distance};
      difference.worst_index = i;
      difference.worst_actual = found;
      difference.worst_expected = wanted;
    }
  }
  difference.relative_to_scale = scale > 0 ? difference.max_absolute / scale : difference.max_absolute;
}

int64_t MostRareElements(int64_t num_elements) {
  if (num_elements < 10) return 0;
  return std::max<int64_t>(1, num_elements / 50);
}

double LargestFinite(const Tensor& allowed) {
  double largest = 0;
  for (const double value : absl::MakeConstSpan(allowed.data<double>(), allowed.numel())) {
    if (std::isfinite(value)) largest = std::max(largest, value);
  }
  return largest;
}

}  // namespace

std::string Difference::ToString(const Tensor& expected) const {
  if (!mismatch.empty()) return mismatch;
  if (worst_index < 0) return "equal";
  std::vector<int64_t> index(expected.dim());
  int64_t rest = worst_index;
  for (int64_t d = expected.dim() - 1; d >= 0; --d) {
    index[d] = rest % expected.size(d);
    rest /= expected.size(d);
  }
  return absl::StrCat(num_outside, " of ", num_elements, " elements are outside the tolerance; worst at [",
                      absl::StrJoin(index, ", "), "]: found ", worst_actual, ", expected ", worst_expected);
}

Difference Compare(const Tensor& actual, const Tensor& expected, const Tolerance& tolerance) {
  Difference difference;
  if (!actual.defined() || !expected.defined()) {
    if (actual.defined() != expected.defined()) {
      difference.mismatch = absl::StrCat("expected ", expected.defined() ? expected.type().ToString() : "None",
                                         ", found ", actual.defined() ? actual.type().ToString() : "None");
    }
    return difference;
  }
  if (actual.dtype() != expected.dtype() || actual.sizes() != expected.sizes()) {
    difference.mismatch = absl::StrCat("expected ", expected.type().ToString(), ", found ", actual.type().ToString());
    return difference;
  }
  difference.num_elements = expected.numel();
  Difference by_element = difference;
  CompareElements(actual, expected, tolerance, by_element);
  if (by_element.num_outside == 0 || !tolerance.allowed.defined()) return by_element;
  const Tolerance for_all{tolerance.rtol, std::max(tolerance.atol, LargestFinite(tolerance.allowed)),
                          tolerance.allowed};
  CompareElements(actual, expected, for_all, difference);
  const int64_t num_rare = by_element.num_outside - difference.num_outside;
  return num_rare <= MostRareElements(expected.numel()) ? difference : by_element;
}

}  // namespace backtape
