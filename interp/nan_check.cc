#include "backtape/interp/nan_check.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/ir/node_error.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

// Describes the values so that a reader can see why an op produced a NaN: "has values in [-1.5, 3] and 2 NaNs".
std::string DescribeValues(const Tensor& tensor) {
  if (tensor.numel() == 0) return "has no elements";
  const absl::StatusOr<Tensor> converted = tensor.TryTo(DType::kFloat64);
  if (!converted.ok()) return "is too large to inspect";
  const Tensor& values = *converted;
  double low = INFINITY;
  double high = -INFINITY;
  int64_t num_nan = 0;
  for (int64_t i = 0; i < values.numel(); ++i) {
    const double x = values.data<double>()[i];
    if (std::isnan(x)) {
      ++num_nan;
      continue;
    }
    low = std::min(low, x);
    high = std::max(high, x);
  }
  const std::string nans = absl::StrCat(num_nan, num_nan == 1 ? " NaN" : " NaNs");
  if (num_nan == values.numel()) return absl::StrCat("has ", nans);
  return absl::StrCat("has values in [", low, ", ", high, "]", num_nan > 0 ? " and " + nans : "");
}

absl::Status NaNError(const Node& node, absl::Span<const IValue> operands, const std::string& what) {
  std::string text = what;
  for (size_t i = 0; i < operands.size(); ++i) {
    if (!operands[i].is_tensor()) continue;
    absl::StrAppend(&text, "\n  %", node.operand(i)->name(), " ", DescribeValues(operands[i].tensor()));
  }
  return NodeError(absl::FailedPreconditionError(text), node, operands);
}

}  // namespace

absl::StatusOr<int64_t> TryCountNaN(const IValue& value) {
  if (value.is_list()) {
    int64_t count = 0;
    for (const IValue& item : value.list()) {
      BACKTAPE_ASSIGN_OR_RETURN(const int64_t in_item, TryCountNaN(item));
      count += in_item;
    }
    return count;
  }
  if (!value.is_tensor() || !IsFloatingPoint(value.tensor().dtype())) return 0;
  BACKTAPE_ASSIGN_OR_RETURN(const Tensor values, value.tensor().TryTo(DType::kFloat64));
  const double* begin = values.data<double>();
  return std::count_if(begin, begin + values.numel(), [](double x) { return std::isnan(x); });
}

NodeHook NaNCheck() {
  return [](const Node& node, absl::Span<const IValue> operands,
            absl::FunctionRef<absl::StatusOr<IValue>()> evaluate) -> absl::StatusOr<IValue> {
    for (size_t i = 0; i < operands.size(); ++i) {
      BACKTAPE_ASSIGN_OR_RETURN(const int64_t count, TryCountNaN(operands[i]));
      if (count > 0) {
        return NaNError(
            node, operands,
            absl::StrCat("the call reads ", count, count == 1 ? " NaN" : " NaNs", " from %", node.operand(i)->name()));
      }
    }
    absl::StatusOr<IValue> value = evaluate();
    if (!value.ok()) return value;
    BACKTAPE_ASSIGN_OR_RETURN(const int64_t count, TryCountNaN(*value));
    if (count > 0) {
      return NaNError(
          node, operands,
          absl::StrCat("the call produces ", count, count == 1 ? " NaN" : " NaNs", " from operands without NaNs"));
    }
    return value;
  };
}

}  // namespace backtape
