#include "backtape/autograd/engine/engine.h"

namespace backtape {

void Variable::backward(const Variable& gradient) const { backward(gradient, BackwardOptions()); }

void Variable::backward(const Variable& gradient, const BackwardOptions& options) const {
  CheckDefined("backward");
  Backward({*this}, {gradient}, options);
}

}  // namespace backtape
