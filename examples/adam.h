#ifndef BACKTAPE_EXAMPLES_ADAM_H_
#define BACKTAPE_EXAMPLES_ADAM_H_

#include "absl/types/span.h"
#include "backtape/autograd/variable/variable.h"

namespace backtape::examples {

// Adam (Kingma and Ba 2015) written in ops, so that an update is captured with the rest of a step.
class Adam {
 public:
  // One moment of each kind for each parameter, of zeros; they share the parameters' dtype.
  Adam(variable_list parameters, double learning_rate);

  // Updates the parameters in place. One gradient for each, in their order.
  void Step(absl::Span<const Variable> gradients);

 private:
  variable_list parameters_;
  variable_list first_moments_;
  variable_list second_moments_;
  Variable step_;  // 0-dim; a tensor, because a number would be a constant of the captured graph
  double learning_rate_;
};

}  // namespace backtape::examples

#endif  // BACKTAPE_EXAMPLES_ADAM_H_
