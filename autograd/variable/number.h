#ifndef BACKTAPE_AUTOGRAD_VARIABLE_NUMBER_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_NUMBER_H_

#include "backtape/autograd/variable/variable.h"

namespace backtape {

// A floating-point number that a program may change between the calls of a CapturedStep: a learning rate, a loss scale,
// a bias correction. Captured code reads its current value in each call; a plain C++ number becomes a constant of the
// code. A Number is used like a 0-dim Variable:
//
//   Number learning_rate = 0.1;
//   CapturedStep step([&](const variable_list& batch) -> variable_list {
//     ...
//     parameter -= learning_rate * parameter.grad();
//     ...
//   });
//   learning_rate = 0.05;  // between calls; nothing is captured again
//
// As an operand, it takes part in type promotion like a C++ number: float32 tensors stay float32. Ops on Numbers alone
// return ordinary 0-dim float64 tensors. Assigning to a Number that a tape has saved is a write in place: backward
// through that tape is then an error. Not thread-safe.
class Number {
 public:
  Number(double value);  // NOLINT: implicit, as for a double
  Number(const Number&) = delete;
  Number& operator=(const Number&) = delete;

  // Sets the number. Throws backtape::Error while a program is traced.
  Number& operator=(double value);
  // Returns the number. Throws while a program is traced: the value would become a constant of the graph.
  double value() const;
  // 0-dim, float64, marked as a wrapped number. Its elements change with the Number.
  operator const Variable&() const { return variable_; }  // NOLINT

 private:
  Variable variable_;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_VARIABLE_NUMBER_H_
