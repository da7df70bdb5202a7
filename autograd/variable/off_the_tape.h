#ifndef BACKTAPE_AUTOGRAD_VARIABLE_OFF_THE_TAPE_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_OFF_THE_TAPE_H_

#include "backtape/autograd/variable/variable.h"

namespace backtape::internal {

// Like Variable::detach(), but a traced program does not see a call: for an alias that gets another place on the tape.
Variable OffTheTape(const Variable& variable);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_VARIABLE_OFF_THE_TAPE_H_
