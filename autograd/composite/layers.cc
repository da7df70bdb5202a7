// Short C++ forms of layers.
#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/required_arguments.h"

namespace backtape::ops {

Variable softmax(const Variable& self, int64_t dim, std::optional<DType> dtype) {
  return decompositions::softmax_int(self, dim, dtype);
}

Variable log_softmax(const Variable& self, int64_t dim, std::optional<DType> dtype) {
  return decompositions::log_softmax_int(self, dim, dtype);
}

Variable logsigmoid(const Variable& self) {
  internal::RequireDefined("logsigmoid", {{"self", self}});
  return log_sigmoid(self);
}

Variable batch_norm(const Variable& input, const Variable& weight, const Variable& bias, const Variable& running_mean,
                    const Variable& running_var, Flag training, double momentum, double eps) {
  return batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps, /*cudnn_enabled=*/false);
}

Variable flatten(const Variable& self, int64_t start_dim, int64_t end_dim) {
  return decompositions::flatten_using_ints(self, start_dim, end_dim);
}

Variable to(const Variable& self, DType dtype) {
  internal::RequireDefined("to", {{"self", self}});
  return self.to(dtype);
}

}  // namespace backtape::ops
