#ifndef BACKTAPE_AUTOGRAD_VARIABLE_OFF_THE_TAPE_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_OFF_THE_TAPE_H_

namespace backtape {

class Variable;

namespace internal {

// Like Variable::detach(), but a trace records no call. For an alias that gets another place on the tape.
Variable OffTheTape(const Variable& variable);

}  // namespace internal
}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_VARIABLE_OFF_THE_TAPE_H_
