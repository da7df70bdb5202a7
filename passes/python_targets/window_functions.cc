// The window functions of torch.signal.windows.
#include <cmath>
#include <numbers>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/passes/python_targets/python_functions.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::python_targets {
namespace {

using Arguments = PythonArguments;
using Value = absl::StatusOr<IValue>;

constexpr double kPi = std::numbers::pi;

// The arguments that all windows take.
struct Window {
  int64_t length = 0;  // M
  DType dtype = DType::kFloat32;
  double period = 0;  // the distance between the ends of a symmetric window, one sample more for a periodic one

  bool has_formula() const { return length > 1; }
  // A window of 0 or 1 samples.
  Variable Short() const { return ops::ones({SymInt(length)}, dtype); }
  Variable Ramp(double start, double step) const {
    return ops::linspace(SymScalar(start), SymScalar(start + static_cast<double>(length - 1) * step), length, dtype);
  }
};

absl::StatusOr<Window> ReadWindow(const Arguments& args) {
  const absl::string_view name = absl::StripPrefix(args.call().target, "torch.signal.windows.windows.");
  const IValue& length = args["M"];
  if (!length.is_int() || length.sym_int().is_symbolic()) {
    return absl::NotFoundError(absl::StrCat(name, " needs a length that is known before the run"));
  }
  Window window;
  window.length = length.sym_int().value();
  if (window.length < 0) {
    return absl::InvalidArgumentError(
        absl::StrCat(name, " requires non-negative window length, got M=", window.length));
  }
  if (!args.is_none("dtype")) window.dtype = args["dtype"].dtype();
  if (window.dtype != DType::kFloat32 && window.dtype != DType::kFloat64) {
    return absl::InvalidArgumentError(
        absl::StrCat(name, " expects float32 or float64 dtypes, got: ", TorchName(window.dtype)));
  }
  const bool is_periodic = !args.flag("sym") && window.length > 1;
  window.period = static_cast<double>(is_periodic ? window.length : window.length - 1);
  return window;
}

Value ExponentialWindow(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const Window window, ReadWindow(args));
  const double tau = args.number("tau");
  if (!(tau > 0)) return absl::InvalidArgumentError(absl::StrCat("Tau must be positive, got: ", tau, " instead."));
  if (args.flag("sym") && !args.is_none("center")) {
    return absl::InvalidArgumentError("Center must be None for symmetric windows");
  }
  if (window.length == 0) return ToIValue(window.Short());
  const double center = args.is_none("center") ? window.period / 2 : args.number("center");
  return ToIValue(ops::exp(-ops::abs(window.Ramp(-center / tau, 1 / tau))));
}

Value CosineWindow(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const Window window, ReadWindow(args));
  if (window.length == 0) return ToIValue(window.Short());
  const double step = kPi / (window.period + 1);
  return ToIValue(ops::sin(window.Ramp(0.5 * step, step)));
}

Value GaussianWindow(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const Window window, ReadWindow(args));
  const double deviation = args.number("std");
  if (!(deviation > 0)) {
    return absl::InvalidArgumentError(
        absl::StrCat("Standard deviation must be positive, got: ", deviation, " instead."));
  }
  if (window.length == 0) return ToIValue(window.Short());
  const double step = 1 / (deviation * std::numbers::sqrt2);
  const Variable k = window.Ramp(-window.period / 2 * step, step);
  return ToIValue(ops::exp(-(k * k)));
}

// Computes in the window's dtype, as PyTorch does: at the ends of the window, rounding must not make the number below
// the root negative.
Value KaiserWindow(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const Window window, ReadWindow(args));
  const double beta = args.number("beta");
  if (!(beta >= 0))
    return absl::InvalidArgumentError(absl::StrCat("beta must be non-negative, got: ", beta, " instead."));
  if (!window.has_formula()) return ToIValue(window.Short());
  const Variable b = ops::scalar_tensor(SymScalar(beta), window.dtype);
  const Variable step = b * SymScalar(2.0) / SymScalar(window.period);
  const Variable end = ops::minimum(b, -b + step * SymScalar(window.length - 1));
  const Variable k = decompositions::linspace_Tensor_Tensor(-b, end, window.length, window.dtype);
  return ToIValue(ops::i0(ops::sqrt(b * b - k * k)) / ops::i0(b));
}

Value BartlettWindow(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const Window window, ReadWindow(args));
  if (!window.has_formula()) return ToIValue(window.Short());
  return ToIValue(SymScalar(1) - ops::abs(window.Ramp(-1, 2 / window.period)));
}

Value CosineSum(const Arguments& args, const std::vector<double>& coefficients) {
  BACKTAPE_ASSIGN_OR_RETURN(const Window window, ReadWindow(args));
  if (!window.has_formula()) return ToIValue(window.Short());
  if (coefficients.empty()) return absl::InvalidArgumentError("Coefficients cannot be empty");
  const Variable k = window.Ramp(0, 2 * kPi / window.period);
  variable_list terms;
  double sign = 1;
  for (size_t i = 0; i < coefficients.size(); ++i, sign = -sign) {
    terms.push_back(ops::cos(k * SymScalar(static_cast<int64_t>(i))) * SymScalar(sign * coefficients[i]));
  }
  return ToIValue(ops::sum(ops::stack(terms, 0), std::vector<int64_t>{0}));
}
Value GeneralCosineWindow(const Arguments& args) {
  std::vector<double> coefficients;
  for (const IValue& item : args["a"].list()) coefficients.push_back(item.scalar().to_double());
  return CosineSum(args, coefficients);
}
Value GeneralHammingWindow(const Arguments& args) {
  const double alpha = args.number("alpha");
  return CosineSum(args, {alpha, 1.0 - alpha});
}
Value BlackmanWindow(const Arguments& args) { return CosineSum(args, {0.42, 0.5, 0.08}); }
Value NuttallWindow(const Arguments& args) { return CosineSum(args, {0.3635819, 0.4891775, 0.1365995, 0.0106411}); }

constexpr std::pair<absl::string_view, PythonFunction> kWindows[] = {
    {"bartlett_window", &BartlettWindow},
    {"blackman_window", &BlackmanWindow},
    {"cosine_window", &CosineWindow},
    {"exponential_window", &ExponentialWindow},
    {"gaussian_window", &GaussianWindow},
    {"general_cosine_window", &GeneralCosineWindow},
    {"general_hamming_window", &GeneralHammingWindow},
    {"kaiser_window", &KaiserWindow},
    {"nuttall_window", &NuttallWindow},
};

}  // namespace

PythonFunctionTable WindowFunctions() { return kWindows; }

}  // namespace backtape::python_targets
