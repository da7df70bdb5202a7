#include "backtape/autograd/engine/gradcheck.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

bool IsChecked(const Variable& v) { return v.defined() && v.dtype() == DType::kFloat64; }

absl::Status CheckFunction(const VariableFunction& function) {
  if (function) return absl::OkStatus();
  return absl::InvalidArgumentError("a function must be callable; found an empty function");
}

// A contiguous leaf with the same values.
Variable Leaf(const Variable& v) {
  if (!v.defined()) return v;
  Variable leaf(Tensor(v).To(v.dtype()));
  if (v.requires_grad()) leaf.set_requires_grad();
  return leaf;
}

variable_list Leaves(absl::Span<const Variable> variables) {
  variable_list leaves;
  for (const Variable& v : variables) leaves.push_back(Leaf(v));
  return leaves;
}

// A row-major position as text, such as "[1, 0]".
std::string PositionText(const Variable& v, int64_t position) {
  std::vector<int64_t> index(static_cast<size_t>(v.dim()));
  for (int64_t d = v.dim() - 1; d >= 0; --d) {
    index[d] = position % v.size(d);
    position /= v.size(d);
  }
  return absl::StrCat("[", absl::StrJoin(index, ", "), "]");
}

Variable OneHot(const Variable& like, int64_t position) {
  const Tensor seed = Tensor::Full(like.sizes(), 0.0, DType::kFloat64);
  seed.data<double>()[position] = 1;
  return Variable(seed);
}

// Irregular values, so that errors do not cancel: fractional parts of multiples of the golden ratio, scaled to [-1, 1].
Variable TestSeed(const Variable& like) {
  std::vector<double> values;
  for (int64_t i = 0; i < like.numel(); ++i) {
    const double x = (static_cast<double>(i) + 1) * 0.6180339887498949;
    values.push_back(2 * (x - std::floor(x)) - 1);
  }
  return Variable(Tensor::FromValues(like.sizes(), values, DType::kFloat64));
}

class Checker {
 public:
  Checker(const VariableFunction& function, absl::Span<const Variable> inputs, const GradcheckOptions& options)
      : function_(function), inputs_(inputs), options_(options) {}

  absl::Status Check() {
    leaves_ = Leaves(inputs_);
    const variable_list outputs = function_(leaves_);
    for (size_t i = 0; i < leaves_.size(); ++i) {
      if (!IsChecked(leaves_[i]) || !leaves_[i].requires_grad()) continue;
      for (int64_t at = 0; at < leaves_[i].numel(); ++at) CheckElement(outputs, i, at);
    }
    if (compared_ == 0)
      return absl::InvalidArgumentError(
          "nothing to check: expected a non-empty float64 input that requires grad, and a non-empty float64 result");
    if (wrong_ == 0) return absl::OkStatus();
    return absl::FailedPreconditionError(
        absl::StrCat("wrong derivatives: ", wrong_, " of ", compared_, ". The worst: ", worst_));
  }

 private:
  // gradients_[j][e][i] is the gradient of element e of output j with respect to the i-th input that requires grad;
  // computed on first use.
  const variable_list& GradientsOf(const variable_list& outputs, size_t output, int64_t element) {
    gradients_.resize(outputs.size());
    auto& rows = gradients_[output];
    if (rows.empty()) {
      variable_list wanted;
      for (const Variable& leaf : leaves_) {
        if (leaf.defined() && leaf.requires_grad()) wanted.push_back(leaf);
      }
      const std::vector<TapePoint> points(wanted.begin(), wanted.end());
      for (int64_t e = 0; e < outputs[output].numel(); ++e) {
        if (!outputs[output].requires_grad()) {
          rows.emplace_back(wanted.size());
          continue;
        }
        GradOptions options;
        options.retain_graph = options.allow_unused = true;
        rows.push_back(Grad(std::vector<TapePoint>{outputs[output]}, points, {OneHot(outputs[output], e)}, options));
      }
    }
    return rows[element];
  }

  variable_list Moved(size_t input, int64_t at, double step) const {
    variable_list moved = Leaves(inputs_);
    moved[input].data<double>()[at] += step;
    return function_(moved);
  }

  // Checks every result against one element of one input.
  void CheckElement(const variable_list& outputs, size_t input, int64_t at) {
    const variable_list above = Moved(input, at, options_.step);
    const variable_list below = Moved(input, at, -options_.step);
    size_t wanted_index = 0;
    for (size_t i = 0; i < input; ++i) wanted_index += leaves_[i].defined() && leaves_[i].requires_grad();
    for (size_t j = 0; j < outputs.size(); ++j) {
      if (!IsChecked(outputs[j])) continue;
      for (int64_t e = 0; e < outputs[j].numel(); ++e) {
        const double high = above[j].item(e).to_double();
        const double low = below[j].item(e).to_double();
        const double difference = (high - low) / (2 * options_.step);
        const double size = std::max(std::abs(high), std::abs(low));
        const double noise = 4 * std::numeric_limits<double>::epsilon() * size / options_.step;
        const Variable& gradient = GradientsOf(outputs, j, e)[wanted_index];
        const double given = gradient.defined() ? gradient.item(at).to_double() : 0;
        Compare(given, difference, noise, [&] {
          return absl::StrCat("result ", j, " at ", PositionText(outputs[j], e), " with respect to input ", input,
                              " at ", PositionText(leaves_[input], at));
        });
      }
    }
  }

  template <typename Describe>
  void Compare(double given, double difference, double noise, const Describe& describe) {
    ++compared_;
    const double error = std::abs(given - difference);
    const double limit = options_.atol + options_.rtol * std::abs(difference) + noise;
    if (error <= limit) return;  // false for a NaN
    ++wrong_;
    if (wrong_ > 1 && !(error / limit > worst_ratio_)) return;
    worst_ratio_ = error / limit;
    worst_ = absl::StrCat(describe(), ": backward gives ", given, ", central differences give ", difference);
  }

  const VariableFunction& function_;
  absl::Span<const Variable> inputs_;
  const GradcheckOptions& options_;
  variable_list leaves_;
  std::vector<std::vector<variable_list>> gradients_;
  int64_t compared_ = 0;
  int64_t wrong_ = 0;
  double worst_ratio_ = 0;
  std::string worst_;
};

}  // namespace

absl::Status Gradcheck(const VariableFunction& function, absl::Span<const Variable> inputs,
                       const GradcheckOptions& options) {
  BACKTAPE_RETURN_IF_ERROR(CheckFunction(function));
  return Checker(function, inputs, options).Check();
}

absl::Status Gradgradcheck(const VariableFunction& function, absl::Span<const Variable> inputs,
                           absl::Span<const Variable> grad_outputs, const GradcheckOptions& options) {
  BACKTAPE_RETURN_IF_ERROR(CheckFunction(function));
  variable_list seeds(grad_outputs.begin(), grad_outputs.end());
  std::vector<size_t> differentiable;  // results that have gradients
  const variable_list outputs = function(Leaves(inputs));
  for (size_t j = 0; j < outputs.size(); ++j) {
    if (!IsChecked(outputs[j]) || !outputs[j].requires_grad()) continue;
    differentiable.push_back(j);
    if (grad_outputs.empty()) seeds.push_back(TestSeed(outputs[j]));
  }
  if (differentiable.empty()) return absl::InvalidArgumentError("no result is a float64 tensor that requires grad");
  if (seeds.size() != differentiable.size()) {
    return absl::InvalidArgumentError(
        absl::StrCat("grad_outputs must have one element for each float64 result that requires grad; expected ",
                     differentiable.size(), ", found ", seeds.size()));
  }
  const VariableFunction gradients = [&](const variable_list& all) {
    const variable_list own(all.begin(), all.begin() + static_cast<int64_t>(inputs.size()));
    const variable_list results = function(own);
    std::vector<TapePoint> from, by;
    for (size_t j : differentiable) from.emplace_back(results[j]);
    for (const Variable& v : own) {
      if (v.defined() && v.requires_grad()) by.emplace_back(v);
    }
    GradOptions grad_options;
    grad_options.create_graph = grad_options.allow_unused = grad_options.materialize_grads = true;
    return Grad(from, by, absl::MakeSpan(all).subspan(inputs.size()), grad_options);
  };
  variable_list all(inputs.begin(), inputs.end());
  for (const Variable& seed : seeds) {
    all.push_back(Variable(Tensor(seed).To(DType::kFloat64)));
    all.back().set_requires_grad();
  }
  return Gradcheck(gradients, all, options);
}

}  // namespace backtape
