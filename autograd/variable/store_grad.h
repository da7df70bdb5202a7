#ifndef BACKTAPE_AUTOGRAD_VARIABLE_STORE_GRAD_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_STORE_GRAD_H_

namespace backtape {

class Variable;

namespace internal {

// Throws if the gradient's sizes differ from the variable's.
void CheckSizesOfGrad(const Variable& variable, const Variable& grad);

// Sets grad() as backward does: unlike Variable::set_grad(), accepts a gradient of another dtype. The gradient has the
// dtype that the variable had when the tape was made, which SetData (autograd/tape/replace_data.h) may have changed.
// Throws if the sizes differ.
void StoreGrad(const Variable& variable, Variable grad);

}  // namespace internal
}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_VARIABLE_STORE_GRAD_H_
