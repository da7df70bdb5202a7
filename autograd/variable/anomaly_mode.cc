#include "backtape/autograd/variable/anomaly_mode.h"

namespace backtape {

thread_local constinit bool AnomalyMode::enabled_ = false;
thread_local constinit bool AnomalyMode::checks_nan_ = true;

}  // namespace backtape
