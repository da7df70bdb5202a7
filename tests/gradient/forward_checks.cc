#include "backtape/tests/gradient/forward_checks.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <functional>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/forward/forward_level.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tensor/error.h"

namespace backtape::testing {
namespace {

// Irregular values that are odd multiples of 1/16, so none is 0.
Variable MadeUp(const Tensor& like, size_t salt) {
  std::vector<double> values(like.numel());
  for (size_t i = 0; i < values.size(); ++i) values[i] = (static_cast<double>((5 * i + 3 * salt + 2) % 11) - 5.5) / 8;
  return Tensor::FromValues(like.sizes(), values, DType::kFloat64);
}

variable_list MadeUpLike(const variable_list& variables, size_t salt) {
  variable_list out;
  for (const Variable& v : variables) out.push_back(v.defined() ? MadeUp(v, salt++) : Variable());
  return out;
}

bool IsDifferentiated(const Variable& v) { return v.defined() && v.requires_grad(); }

// The sum of <a_i, b_i> over the pairs in which both are defined.
Variable Dot(const variable_list& a, const variable_list& b) {
  Variable sum;
  for (size_t i = 0; i < a.size(); ++i) {
    if (!a[i].defined() || !b[i].defined()) continue;
    const Variable product = ops::sum(a[i] * b[i]);
    sum = sum.defined() ? sum + product : product;
  }
  return sum;
}

double DotValue(const variable_list& a, const variable_list& b) {
  const Variable dot = Dot(a, b);
  return dot.defined() ? dot.item(0).to_double() : 0;
}

double LargestOf(const variable_list& variables) {
  double largest = 0;
  for (const Variable& v : variables) {
    for (int64_t i = 0; v.defined() && i < v.numel(); ++i) largest = std::max(largest, std::abs(v.item(i).to_double()));
  }
  return largest;
}

// Describes the first element that differs; empty if there is none. Undefined variables count as zeros.
std::string Compared(const variable_list& found, const variable_list& expected, double rtol, double atol) {
  const double scale = std::max(LargestOf(found), LargestOf(expected));
  for (size_t i = 0; i < found.size(); ++i) {
    const int64_t count = found[i].defined() ? found[i].numel() : expected[i].defined() ? expected[i].numel() : 0;
    for (int64_t k = 0; k < count; ++k) {
      const double a = found[i].defined() ? found[i].item(k).to_double() : 0;
      const double b = expected[i].defined() ? expected[i].item(k).to_double() : 0;
      if (std::abs(a - b) <= atol + rtol * scale || (std::isnan(a) && std::isnan(b))) continue;
      return absl::StrCat("element ", k, " of value ", i, " is ", a, ", expected ", b);
    }
  }
  return "";
}

class ForwardChecker {
 public:
  ForwardChecker(const VariableFunction& function, const variable_list& inputs)
      : function_(function), inputs_(inputs), directions_(MadeUpLike(inputs, 1)) {}

  std::vector<std::string> Check(const ForwardChecks& checks) {
    Try("", [&] { CheckTangents(checks.has_transpose); });
    if (is_missing_) return {};
    if (failures_.empty() && checks.has_differences) Try("", [&] { CheckDifferences(); });
    if (failures_.empty() && checks.has_second_order) CheckSecondOrder();
    return std::move(failures_);
  }

 private:
  // A missing formula is a failure only if the op is not listed.
  void Try(absl::string_view what, const std::function<void()>& check) {
    try {
      check();
    } catch (const Error& error) {
      const std::string message = error.what();
      const std::vector<std::string> missing = OpsWithoutForward();
      const bool is_listed = std::any_of(missing.begin(), missing.end(), [&](const std::string& op) {
        return absl::StrContains(message, absl::StrCat("forward-mode formula of ", op, " is not implemented"));
      });
      is_missing_ = is_missing_ || is_listed;
      if (!is_listed) failures_.push_back(absl::StrCat(what, message));
    }
  }

  void Expect(absl::string_view what, const std::string& difference) {
    if (!difference.empty()) failures_.push_back(absl::StrCat(what, ": ", difference));
  }

  // The inputs with the directions as their tangents.
  variable_list Duals() const {
    variable_list duals;
    for (size_t i = 0; i < inputs_.size(); ++i) duals.push_back(MakeDual(inputs_[i], directions_[i]));
    return duals;
  }
  static variable_list TangentsOf(const variable_list& outputs) {
    variable_list tangents;
    for (const Variable& output : outputs) tangents.push_back(UnpackDual(output).tangent);
    return tangents;
  }

  // One evaluation yields tangents and gradients, so that both use the same random numbers.
  void CheckTangents(bool has_transpose) {
    variable_list outputs;
    {
      const ForwardLevel level;
      outputs = function_(Duals());
      tangents_ = TangentsOf(outputs);
    }
    for (size_t j = 0; j < outputs.size(); ++j) {
      if (!tangents_[j].defined()) continue;
      if (tangents_[j].dtype() != outputs[j].dtype() || tangents_[j].sizes() != outputs[j].sizes()) {
        failures_.push_back(absl::StrCat("tangent ", j, " is ", tangents_[j].type().ToString(), ", expected ",
                                         outputs[j].type().ToString()));
        return;
      }
    }
    if (!has_transpose) return;
    const variable_list cotangents = MadeUpLike(outputs, 4);
    const NoGradGuard no_grad;
    const double by_forward = DotValue(cotangents, tangents_);
    const variable_list gradients = GradientsOf(outputs, cotangents, false);
    const double by_reverse = DotValue(gradients, directions_);
    const double scale = 1 + LargestOf(gradients) + LargestOf(tangents_);
    if (!(std::abs(by_forward - by_reverse) <= 1e-9 * scale)) {
      failures_.push_back(absl::StrCat("<u, J v> = ", by_forward, ", but <J^T u, v> = ", by_reverse));
    }
  }

  variable_list GradientsOf(const variable_list& outputs, const variable_list& cotangents, bool create_graph) const {
    std::vector<TapePoint> from;
    variable_list seeds;
    for (size_t j = 0; j < outputs.size(); ++j) {
      if (!IsDifferentiated(outputs[j])) continue;
      from.emplace_back(outputs[j]);
      seeds.push_back(cotangents[j]);
    }
    if (from.empty()) return variable_list(inputs_.size());
    GradOptions options;
    options.allow_unused = true;
    options.create_graph = create_graph;
    return Grad(from, std::vector<TapePoint>(inputs_.begin(), inputs_.end()), seeds, options);
  }

  variable_list At(double step) const {
    variable_list moved;
    for (size_t i = 0; i < inputs_.size(); ++i) moved.push_back(inputs_[i].detach() + directions_[i] * step);
    return function_(moved);
  }

  void CheckDifferences() {
    const NoGradGuard no_grad;
    constexpr double kStep = 1e-6;
    const variable_list after = At(kStep), before = At(-kStep);
    variable_list differences;
    for (size_t j = 0; j < after.size(); ++j) {
      const bool is_compared = tangents_[j].defined() || (after[j].defined() && IsFloatingPoint(after[j].dtype()));
      differences.push_back(is_compared ? (after[j] - before[j]) / (2 * kStep) : Variable());
    }
    const double rounding = 1e-9 * LargestOf(after);
    Expect("against central differences", Compared(tangents_, differences, 1e-5, 1e-6 + rounding));
  }

  variable_list HessianProducts(const Variable& slope) const {
    if (!slope.defined() || !slope.requires_grad()) return variable_list(inputs_.size());
    return GradientsOf({slope}, {ops::ones_like(slope)}, false);
  }

  void CheckSecondOrder() {
    const variable_list outputs = function_(inputs_);
    const variable_list cotangents = MadeUpLike(outputs, 4);
    const variable_list expected = HessianProducts(Dot(GradientsOf(outputs, cotangents, true), directions_));
    Try("forward over reverse: ", [&] {
      const ForwardLevel level;
      const variable_list gradients = GradientsOf(function_(Duals()), cotangents, false);
      Expect("forward over reverse against reverse over reverse",
             Compared(TangentsOf(gradients), expected, 1e-9, 1e-10));
    });
    Try("reverse over forward: ", [&] {
      variable_list tangents;
      {
        const ForwardLevel level;
        tangents = TangentsOf(function_(Duals()));
      }
      Expect("reverse over forward against reverse over reverse",
             Compared(HessianProducts(Dot(cotangents, tangents)), expected, 1e-9, 1e-10));
    });
  }

  const VariableFunction& function_;
  const variable_list& inputs_;
  const variable_list directions_;
  variable_list tangents_;
  bool is_missing_ = false;  // a listed op has no formula
  std::vector<std::string> failures_;
};

}  // namespace

std::vector<std::string> FailuresOfForward(const VariableFunction& function, const variable_list& inputs,
                                           const ForwardChecks& checks) {
  return ForwardChecker(function, inputs).Check(checks);
}

std::vector<std::string> OpsWithoutForward() {
  std::ifstream file(BACKTAPE_SOURCE_DIR "/tests/gradient/without_forward.txt");
  std::vector<std::string> ops;
  for (std::string line; std::getline(file, line);) {
    if (!line.empty() && line[0] != '#') ops.push_back(line);
  }
  return ops;
}

}  // namespace backtape::testing
