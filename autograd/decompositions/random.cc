// Dropout of whole channels, dropout for self-normalising networks, and rrelu.
#include <cmath>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::decompositions {
namespace {

enum class Grain : uint8_t { kElement, kChannel };

Variable KeptMask(const Variable& input, Grain grain, double keep) {
  std::vector<SymInt> sizes = SymSizesOf(input);
  if (grain == Grain::kChannel) {
    if (sizes.size() < 2) Reject("feature_dropout", absl::StrCat("expected at least 2 dims, got ", sizes.size()));
    for (size_t d = 2; d < sizes.size(); ++d) sizes[d] = 1;
  }
  return ops::bernoulli(ops::full(sizes, SymScalar(keep), input.dtype()));
}

void CheckProbability(absl::string_view op, double p) {
  if (!(p >= 0 && p <= 1)) Reject(op, absl::StrCat("dropout probability has to be between 0 and 1, but got ", p));
}

Variable AlphaDropout(absl::string_view op, const Variable& input, Grain grain, double p, bool train) {
  CheckProbability(op, p);
  if (p == 0 || !train) return input;
  if (p == 1) return input * ops::zeros({}, input.dtype());
  // Dropped elements become the limit of selu at -infinity; then mean and variance are restored.
  constexpr double kAlpha = 1.7580993408473766;
  const double a = 1 / std::sqrt((kAlpha * kAlpha * p + 1) * (1 - p));
  const Variable kept = KeptMask(input, grain, 1 - p);
  const Variable shift = (kept - SymScalar(1)) * SymScalar(kAlpha * a) + SymScalar(kAlpha * a * p);
  return input * (kept * SymScalar(a)) + shift;
}

}  // namespace

Variable feature_dropout(const Variable& input, double p, Flag train) {
  CheckProbability("feature_dropout", p);
  if (p == 0 || !train) return input;
  if (p == 1) return input * ops::zeros({}, input.dtype());
  return input * (KeptMask(input, Grain::kChannel, 1 - p) / SymScalar(1 - p));
}
Variable alpha_dropout(const Variable& input, double p, Flag train) {
  return AlphaDropout("alpha_dropout", input, Grain::kElement, p, train);
}
Variable feature_alpha_dropout(const Variable& input, double p, Flag train) {
  return AlphaDropout("feature_alpha_dropout", input, Grain::kChannel, p, train);
}

Variable rrelu(const Variable& self, const SymScalar& lower, const SymScalar& upper, Flag training) {
  return ops::rrelu_with_noise(self, ops::empty_like(self), lower, upper, training);
}

// Written here because the row of dropout in codegen_spec/ops does not generate an in-place form.
Variable dropout_(const Variable& self, double p, Flag train) {
  CheckProbability("dropout_", p);
  if (p != 0 && train) ops::copy_(self, ops::dropout(self, p, train));
  return self;
}

}  // namespace backtape::decompositions
