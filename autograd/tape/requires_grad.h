#ifndef BACKTAPE_AUTOGRAD_TAPE_REQUIRES_GRAD_H_
#define BACKTAPE_AUTOGRAD_TAPE_REQUIRES_GRAD_H_

#include <algorithm>

#include "backtape/autograd/variable/variable.h"

namespace backtape {

// Whether the value is a tensor that requires grad, or a list that contains one.
inline bool HoldsTensorThatRequiresGrad(const IValue& value) {
  if (value.is_tensor()) return ToVariable(value).requires_grad();
  return value.is_list() && std::any_of(value.list().begin(), value.list().end(), HoldsTensorThatRequiresGrad);
}

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_REQUIRES_GRAD_H_
