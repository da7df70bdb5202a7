#ifndef BACKTAPE_EXAMPLES_MODEL_H_
#define BACKTAPE_EXAMPLES_MODEL_H_

#include <cstdint>
#include <random>

#include "absl/types/span.h"
#include "backtape/autograd/variable.h"

namespace backtape::examples {

// A text model to train. Models made from the same sizes have the same initial weights.
class Model {
 public:
  virtual ~Model() = default;
  // Leaves that require grad.
  virtual const variable_list& parameters() const = 0;
  // The mean cross entropy of the next characters, 0-dim. `inputs` and `targets` are int64[batch, context].
  virtual Variable Loss(const Variable& inputs, const Variable& targets) const = 0;
};

// Makes initial weights: leaves that require grad, with the same values in float32 and float64.
class Initialiser {
 public:
  explicit Initialiser(DType dtype) : dtype_(dtype) {}
  // Normally distributed numbers from a seeded generator, times `scale`.
  Variable Normal(absl::Span<const int64_t> sizes, double scale);
  Variable Constant(absl::Span<const int64_t> sizes, double value) const;

 private:
  DType dtype_;
  std::mt19937 random_{1};
};

}  // namespace backtape::examples

#endif  // BACKTAPE_EXAMPLES_MODEL_H_
