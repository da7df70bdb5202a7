#include "backtape/autograd/variable/number.h"

#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/tensor/error.h"

namespace backtape {

Number::Number(double value) : variable_(Tensor::WrapNumber(value)) {
  AutogradMeta::Require(variable_).is_number = true;
}

Number& Number::operator=(double value) {
  if (internal::TraceRecorder::Current() != nullptr) {
    throw Error(absl::FailedPreconditionError("a traced program cannot assign to a Number; assign between its calls"));
  }
  *variable_.data<double>() = value;
  variable_.storage()->BumpVersion();
  return *this;
}

double Number::value() const {
  if (internal::TraceRecorder::Current() != nullptr) {
    throw Error(absl::FailedPreconditionError(
        "a traced program cannot read the value of a Number; use the Number as an operand of ops"));
  }
  return *variable_.data<double>();
}

}  // namespace backtape
