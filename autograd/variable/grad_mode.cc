#include "backtape/autograd/variable/grad_mode.h"

namespace backtape {

thread_local constinit internal::GradModeState GradMode::state_ = internal::GradModeState::kOn;

}  // namespace backtape
