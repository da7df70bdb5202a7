#ifndef BACKTAPE_EXAMPLES_ADAM_H_
#define BACKTAPE_EXAMPLES_ADAM_H_

#include "absl/types/span.h"
#include "backtape/autograd/variable.h"

namespace backtape::examples {

// Adam (Kingma and Ba 2015), written in ops, so that its update is captured with the rest of a step.
class Adam {
 public:
  // Creates two zero moments for each parameter, with the parameter's dtype.
  Adam(variable_list parameters, double learning_rate);

  // Updates the parameters in place. `gradients` has one gradient for each parameter, in the same order.
  void Step(absl::Span<const Variable> gradients);

 private:
  variable_list parameters_;
  variable_list first_moments_;
  variable_list second_moments_;
  Variable step_;  // 0-dim tensor, because capture would turn a number into a constant
  double learning_rate_;
};

}  // namespace backtape::examples

#endif  // BACKTAPE_EXAMPLES_ADAM_H_
