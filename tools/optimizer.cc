#include "backtape/tools/optimizer.h"

#include <algorithm>
#include <cmath>

#include "absl/strings/str_cat.h"
#include "backtape/ir/problem_list.h"
#include "backtape/tensor/element_access.h"

namespace backtape::tools {
namespace {

constexpr std::pair<absl::string_view, OptimizerKind> kOptimizers[] = {
    {"sgd", OptimizerKind::kSgd},
    {"momentum", OptimizerKind::kMomentum},
    {"adam", OptimizerKind::kAdam},
    {"adamw", OptimizerKind::kAdamW},
};

// The elements of a tensor in row-major order.
std::vector<double> Elements(const Tensor& tensor) {
  Tensor row_major = tensor;
  if (!tensor.is_contiguous()) {
    row_major = Tensor::Empty(tensor.sizes(), tensor.dtype());
    CopyElements(tensor, row_major);
  }
  std::vector<double> elements(static_cast<size_t>(tensor.numel()));
  LoadRun(row_major.raw_data(), 1, tensor.dtype(), elements.data(), tensor.numel());
  return elements;
}

void SetElements(const Tensor& tensor, const std::vector<double>& elements) {
  const Tensor row_major = tensor.is_contiguous() ? tensor : Tensor::Empty(tensor.sizes(), tensor.dtype());
  StoreRun(elements.data(), row_major.raw_data(), 1, tensor.dtype(), tensor.numel());
  if (!tensor.is_contiguous()) CopyElements(row_major, tensor);
}

bool SameSizes(const Tensor& a, const Tensor& b) {
  return std::equal(a.sizes().begin(), a.sizes().end(), b.sizes().begin(), b.sizes().end());
}

}  // namespace

absl::string_view NameOf(OptimizerKind kind) {
  return std::find_if(std::begin(kOptimizers), std::end(kOptimizers),
                      [kind](const auto& row) { return row.second == kind; })
      ->first;
}

Optimizer::Optimizer(const OptimizerOptions& options, std::vector<std::string> names, std::vector<Tensor> parameters)
    : options_(options), names_(std::move(names)), parameters_(std::move(parameters)) {
  if (options.kind == OptimizerKind::kMomentum) slots_ = {"momentum_buffer"};
  if (options.kind == OptimizerKind::kAdam || options.kind == OptimizerKind::kAdamW) slots_ = {"exp_avg", "exp_avg_sq"};
  for (size_t slot = 0; slot < slots_.size(); ++slot) {
    state_.emplace_back();
    for (const Tensor& parameter : parameters_) {
      state_.back().push_back(Tensor::Empty(parameter.sizes(), parameter.dtype()));
      SetElements(state_.back().back(), std::vector<double>(static_cast<size_t>(parameter.numel()), 0.0));
    }
  }
}

void Optimizer::UpdateOne(size_t i, const Tensor& gradient) {
  std::vector<double> p = Elements(parameters_[i]);
  std::vector<double> g = Elements(gradient);
  const size_t n = p.size();
  if (options_.kind == OptimizerKind::kAdamW) {
    for (double& x : p) x *= 1 - options_.lr * options_.weight_decay;
  } else if (options_.weight_decay != 0) {
    for (size_t k = 0; k < n; ++k) g[k] += options_.weight_decay * p[k];
  }
  if (options_.kind == OptimizerKind::kSgd) {
    for (size_t k = 0; k < n; ++k) p[k] -= options_.lr * g[k];
  } else if (options_.kind == OptimizerKind::kMomentum) {
    std::vector<double> buffer = Elements(state_[0][i]);
    for (size_t k = 0; k < n; ++k) buffer[k] = num_steps_ == 1 ? g[k] : options_.momentum * buffer[k] + g[k];
    for (size_t k = 0; k < n; ++k) p[k] -= options_.lr * buffer[k];
    SetElements(state_[0][i], buffer);
  } else {
    std::vector<double> mean = Elements(state_[0][i]);
    std::vector<double> square = Elements(state_[1][i]);
    const auto t = static_cast<double>(num_steps_);
    const double correction1 = 1 - std::pow(options_.beta1, t);
    const double correction2 = std::sqrt(1 - std::pow(options_.beta2, t));
    for (size_t k = 0; k < n; ++k) {
      mean[k] = options_.beta1 * mean[k] + (1 - options_.beta1) * g[k];
      square[k] = options_.beta2 * square[k] + (1 - options_.beta2) * g[k] * g[k];
      p[k] -= options_.lr / correction1 * mean[k] / (std::sqrt(square[k]) / correction2 + options_.eps);
    }
    SetElements(state_[0][i], mean);
    SetElements(state_[1][i], square);
  }
  SetElements(parameters_[i], p);
}

absl::Status Optimizer::Step(const std::vector<Tensor>& gradients) {
  ++num_steps_;
  for (size_t i = 0; i < parameters_.size(); ++i) {
    if (!gradients[i].defined()) continue;
    if (!SameSizes(gradients[i], parameters_[i])) {
      return absl::InvalidArgumentError(absl::StrCat("the gradient of ", names_[i], " is ",
                                                     gradients[i].type().ToString(), ", but the parameter is ",
                                                     parameters_[i].type().ToString()));
    }
    UpdateOne(i, gradients[i]);
  }
  return absl::OkStatus();
}

NamedTensors Optimizer::State() const {
  NamedTensors tensors;
  for (size_t slot = 0; slot < slots_.size(); ++slot) {
    for (size_t i = 0; i < names_.size(); ++i) {
      tensors.emplace_back(absl::StrCat(kOptimizerPrefix, slots_[slot], ".", names_[i]), state_[slot][i]);
    }
  }
  return tensors;
}

absl::Status Optimizer::Restore(const NamedTensors& tensors, int64_t num_steps) {
  const absl::btree_map<std::string, Tensor> by_name(tensors.begin(), tensors.end());
  ProblemList problems;
  for (size_t slot = 0; slot < slots_.size(); ++slot) {
    for (size_t i = 0; i < names_.size(); ++i) {
      const std::string name = absl::StrCat(kOptimizerPrefix, slots_[slot], ".", names_[i]);
      const auto found = by_name.find(name);
      Tensor& state = state_[slot][i];
      if (found == by_name.end()) {
        problems.Add(name, absl::StrCat("no array ", name));
      } else if (!SameSizes(found->second, state) || found->second.dtype() != state.dtype()) {
        problems.Add(name, absl::StrCat(name, ": expected ", state.type().ToString(), ", found ",
                                        found->second.type().ToString()));
      } else {
        SetElements(state, Elements(found->second));
      }
    }
  }
  if (!problems.empty()) {
    return absl::InvalidArgumentError(
        absl::StrCat("the optimiser's state does not match the parameters:", problems.ToString()));
  }
  num_steps_ = num_steps;
  return absl::OkStatus();
}

}  // namespace backtape::tools
