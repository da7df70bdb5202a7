#include "backtape/interp/nan_check.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/ir/node_error.h"

namespace backtape {
namespace {

// "in [-1.5, 3], 2 infinite": what a reader needs to see why an op made a NaN.
std::string DescribeValues(const Tensor& tensor) {
  if (tensor.numel() == 0) return "empty";
  const Tensor values = tensor.To(DType::kFloat64);
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
  std::string text = num_nan == values.numel() ? "" : absl::StrCat("in [", low, ", ", high, "]");
  if (num_nan > 0) absl::StrAppend(&text, text.empty() ? "" : ", ", num_nan, " NaN");
  return text;
}

absl::Status NaNError(const Node& node, absl::Span<const IValue> operands, const std::string& what) {
  std::string text = what;
  for (size_t i = 0; i < operands.size(); ++i) {
    if (!operands[i].is_tensor()) continue;
    absl::StrAppend(&text, "\n  %", node.operand(i)->name(), ": ", DescribeValues(operands[i].tensor()));
  }
  return NodeError(absl::FailedPreconditionError(text), node, operands);
}

}  // namespace

int64_t CountNaN(const IValue& value) {
  if (value.is_list()) {
    int64_t count = 0;
    for (const IValue& item : value.list()) count += CountNaN(item);
    return count;
  }
  if (!value.is_tensor() || !IsFloatingPoint(value.tensor().dtype())) return 0;
  const Tensor values = value.tensor().To(DType::kFloat64);
  const double* begin = values.data<double>();
  return std::count_if(begin, begin + values.numel(), [](double x) { return std::isnan(x); });
}

NodeHook NaNCheck() {
  return [](const Node& node, absl::Span<const IValue> operands,
            absl::FunctionRef<absl::StatusOr<IValue>()> evaluate) -> absl::StatusOr<IValue> {
    for (size_t i = 0; i < operands.size(); ++i) {
      const int64_t count = CountNaN(operands[i]);
      if (count > 0) {
        return NaNError(node, operands, absl::StrCat(count, " NaN come in with %", node.operand(i)->name()));
      }
    }
    absl::StatusOr<IValue> value = evaluate();
    if (!value.ok()) return value;
    const int64_t count = CountNaN(*value);
    if (count > 0) {
      return NaNError(node, operands, absl::StrCat("makes ", count, " NaN from operands that have none"));
    }
    return value;
  };
}

}  // namespace backtape
