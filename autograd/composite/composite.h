#ifndef BACKTAPE_AUTOGRAD_COMPOSITE_COMPOSITE_H_
#define BACKTAPE_AUTOGRAD_COMPOSITE_COMPOSITE_H_

#include <cstdint>
#include <optional>

#include "absl/types/span.h"
#include "backtape/autograd/variable/list_arguments.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/dtype.h"

// Functions that PyTorch composes of other ops. They are recorded and differentiated as these ops. Arguments, defaults
// and results are PyTorch's; an undefined variable stands for None. All functions throw backtape::Error.
namespace backtape::ops {

// How the losses of the elements are combined.
enum class Reduction : int64_t { kNone = 0, kMean = 1, kSum = 2 };

// Matrix products over the last two dims, also with vectors; the other dims broadcast.
Variable matmul(const Variable& self, const Variable& other);
// input weight^T + bias over the last dim of input.
Variable linear(const Variable& input, const Variable& weight, const Variable& bias = {});
Variable outer(const Variable& self, const Variable& vec2);

Variable softmax(const Variable& self, int64_t dim, std::optional<DType> dtype = std::nullopt);
Variable log_softmax(const Variable& self, int64_t dim, std::optional<DType> dtype = std::nullopt);
Variable logsigmoid(const Variable& self);
// softmax(query key^T scale + mask) value over the last two dims. `scale` defaults to 1 / sqrt(size of a query). A bool
// mask selects the keys that take part; any other mask is added. With is_causal, each query sees only the keys up to
// its own position.
Variable scaled_dot_product_attention(const Variable& query, const Variable& key, const Variable& value,
                                      const Variable& attn_mask = {}, bool is_causal = false,
                                      std::optional<double> scale = std::nullopt);

Variable layer_norm(const Variable& input, const SymIntSpan& normalized_shape, const Variable& weight = {},
                    const Variable& bias = {}, double eps = 1e-5);
Variable group_norm(const Variable& input, int64_t num_groups, const Variable& weight = {}, const Variable& bias = {},
                    double eps = 1e-5);
// When training, the running statistics are updated in place.
Variable batch_norm(const Variable& input, const Variable& weight, const Variable& bias, const Variable& running_mean,
                    const Variable& running_var, bool training, double momentum = 0.1, double eps = 1e-5);

// `target` holds class indices; input holds log-probabilities, [N, C, ...] or [C].
Variable nll_loss(const Variable& self, const Variable& target, const Variable& weight = {},
                  Reduction reduction = Reduction::kMean, const SymInt& ignore_index = -100);
// nll_loss of log_softmax. A target of floating dtype holds class probabilities.
Variable cross_entropy(const Variable& self, const Variable& target, const Variable& weight = {},
                       Reduction reduction = Reduction::kMean, const SymInt& ignore_index = -100,
                       double label_smoothing = 0);
Variable l1_loss(const Variable& self, const Variable& target, Reduction reduction = Reduction::kMean);
// The op of this name, with the reduction as an enum.
Variable binary_cross_entropy_with_logits(const Variable& self, const Variable& target, const Variable& weight,
                                          const Variable& pos_weight, Reduction reduction);

// A single size applies to all spatial dims.
Variable conv1d(const Variable& input, const Variable& weight, const Variable& bias = {},
                const SymIntSpan& stride = {1}, const SymIntSpan& padding = {0}, const SymIntSpan& dilation = {1},
                const SymInt& groups = 1);
Variable conv2d(const Variable& input, const Variable& weight, const Variable& bias = {},
                const SymIntSpan& stride = {1}, const SymIntSpan& padding = {0}, const SymIntSpan& dilation = {1},
                const SymInt& groups = 1);
Variable max_pool2d(const Variable& self, absl::Span<const int64_t> kernel_size, absl::Span<const int64_t> stride = {},
                    absl::Span<const int64_t> padding = {0}, absl::Span<const int64_t> dilation = {1},
                    bool ceil_mode = false);

// These three share the storage of `self` if they can; to() returns `self` if it has the dtype.
Variable flatten(const Variable& self, int64_t start_dim = 0, int64_t end_dim = -1);
Variable ravel(const Variable& self);
Variable to(const Variable& self, DType dtype);

}  // namespace backtape::ops

#endif  // BACKTAPE_AUTOGRAD_COMPOSITE_COMPOSITE_H_
