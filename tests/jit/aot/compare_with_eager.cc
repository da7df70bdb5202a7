#include "backtape/tests/jit/aot/compare_with_eager.h"

#include <cmath>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"

namespace backtape {
namespace {

std::string ValuesText(const Variable& variable) {
  std::string text = "[";
  for (int64_t i = 0; i < variable.numel(); ++i) {
    const double value = variable.item(i).to_double();
    absl::StrAppendFormat(&text, "%s%.6g", i == 0 ? "" : " ", std::abs(value) < 1e-12 ? 0.0 : value);
  }
  return text + "]";
}

std::string Describe(const Variable& variable) {
  if (!variable.defined()) return "undefined\n";
  return absl::StrCat(variable.type().ToString(true), variable.requires_grad() ? " requires grad" : "",
                      variable.requires_grad() && variable.is_leaf() ? " leaf" : "", " ", ValuesText(variable), "\n");
}

}  // namespace

Variable TestValues(const std::vector<int64_t>& sizes, double first) {
  int64_t numel = 1;
  for (const int64_t size : sizes) numel *= size;
  std::vector<double> values;
  for (int64_t i = 0; i < numel; ++i) {
    const double value = first + 0.37 * static_cast<double>(i);
    values.push_back(value - std::floor(value) - 0.4);
  }
  return Tensor::FromValues(sizes, values, DType::kFloat64);
}

Variable TestLeaf(const std::vector<int64_t>& sizes, double first) {
  const Variable leaf = TestValues(sizes, first);
  leaf.set_requires_grad();
  return leaf;
}

std::string Observe(const VariableProgram& function, const MakeArguments& make, bool with_backward) {
  std::string text;
  variable_list leaves;
  const variable_list arguments = make(leaves);
  const variable_list results = function(arguments);
  variable_list all = arguments;
  all.insert(all.end(), results.begin(), results.end());
  for (size_t i = 0; i < all.size(); ++i) {
    absl::StrAppend(&text, i < arguments.size() ? "argument " : "result ",
                    i < arguments.size() ? i : i - arguments.size(), ": ", Describe(all[i]));
    for (size_t k = 0; k < i; ++k) {
      if (!all[i].defined() || !all[k].defined()) continue;
      if (all[i].is_same(all[k])) absl::StrAppend(&text, "  is ", k, "\n");
      if (!all[i].is_same(all[k]) && all[i].shares_storage(all[k])) {
        absl::StrAppend(&text, "  shares memory with ", k, " at ", all[i].storage_offset() - all[k].storage_offset(),
                        "\n");
      }
    }
  }
  if (with_backward) {
    Variable sum;
    for (size_t i = 0; i < all.size(); ++i) {
      if (!all[i].defined() || !all[i].requires_grad()) continue;
      const Variable part = ops::sum(all[i] * all[i]) * (0.5 + static_cast<double>(i));
      sum = sum.defined() ? sum + part : part;
    }
    if (sum.defined()) sum.backward();
    for (const Variable& leaf : leaves) {
      // An argument that contributes only to results without a gradient gets zeros instead of nothing.
      const bool has_grad = leaf.grad().defined();
      absl::StrAppend(&text, "gradient: ", ValuesText(has_grad ? leaf.grad() : ops::zeros_like(leaf)), "\n");
    }
  }
  // Writes to each tensor, to see which others change.
  const NoGradGuard no_grad;
  for (size_t i = 0; i < all.size(); ++i) {
    if (!all[i].defined() || all[i].has_internal_overlap()) continue;
    const auto added = static_cast<int64_t>(100 * (i + 1));
    ops::add_(all[i], IsFloatingPoint(all[i].dtype()) ? SymScalar(static_cast<double>(added)) : SymScalar(added));
    absl::StrAppend(&text, "after writing ", i, ":");
    for (const Variable& other : all) absl::StrAppend(&text, " ", other.defined() ? ValuesText(other) : "-");
    absl::StrAppend(&text, "\n");
  }
  return text;
}

}  // namespace backtape
