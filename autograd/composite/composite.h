#ifndef BACKTAPE_AUTOGRAD_COMPOSITE_COMPOSITE_H_
#define BACKTAPE_AUTOGRAD_COMPOSITE_COMPOSITE_H_

#include <cstdint>
#include <optional>

#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/ir/loss_reduction.h"
#include "backtape/tensor/dtype.h"
#include "backtape/tensor/flag.h"

// Short C++ forms of composite functions. (decompositions.h declares the composite functions that are ops themselves.)
// The tape records the ops that they call. An undefined variable stands for None. All functions throw backtape::Error.
namespace backtape::ops {

// How a loss combines the losses of the elements.
enum class Reduction : int64_t { kNone = kNoReduction, kMean = kMeanReduction, kSum = kSumReduction };

// The ops softmax.int, log_softmax.int and log_sigmoid under the names that Python uses.
Variable softmax(const Variable& self, int64_t dim, std::optional<DType> dtype = std::nullopt);
Variable log_softmax(const Variable& self, int64_t dim, std::optional<DType> dtype = std::nullopt);
Variable logsigmoid(const Variable& self);

// When training, the running statistics are updated in place.
Variable batch_norm(const Variable& input, const Variable& weight, const Variable& bias, const Variable& running_mean,
                    const Variable& running_var, Flag training, double momentum = 0.1, double eps = 1e-5);

// nll_loss of log_softmax. A target of floating dtype holds class probabilities.
Variable cross_entropy(const Variable& self, const Variable& target, const Variable& weight = {},
                       Reduction reduction = Reduction::kMean, const SymInt& ignore_index = -100,
                       double label_smoothing = 0);
// The ops of the same names, with the reduction as an enumerator.
Variable nll_loss(const Variable& self, const Variable& target, const Variable& weight, Reduction reduction,
                  const SymInt& ignore_index = -100);
Variable l1_loss(const Variable& self, const Variable& target, Reduction reduction);
Variable binary_cross_entropy_with_logits(const Variable& self, const Variable& target, const Variable& weight,
                                          const Variable& pos_weight, Reduction reduction);

// These share the storage of `self` where they can; to() returns `self` if it already has the dtype.
Variable flatten(const Variable& self, int64_t start_dim = 0, int64_t end_dim = -1);
Variable to(const Variable& self, DType dtype);

}  // namespace backtape::ops

#endif  // BACKTAPE_AUTOGRAD_COMPOSITE_COMPOSITE_H_
