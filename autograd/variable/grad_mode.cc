#include "backtape/autograd/variable/grad_mode.h"

namespace backtape {

thread_local constinit bool GradMode::enabled_ = true;

}  // namespace backtape
