#ifndef BACKTAPE_JIT_AOT_RERUN_GRADIENTS_H_
#define BACKTAPE_JIT_AOT_RERUN_GRADIENTS_H_

#include <cstdint>

#include "backtape/autograd/variable/variable.h"
#include "backtape/jit/aot/aot_version.h"

namespace backtape::internal {

// Computes the gradients of a call on the tape by running AotVersion::program_to_rerun again, in eager mode. `primals`
// has all primals of the call, and `tangents` a gradient for each tangent. The program draws the random numbers of the
// call, whose seed is `seed`; the default generator then continues as if the program had not run. Returns one gradient
// for each of AotMetadata::gradients, undefined if no result depends on that primal.
//
// Throws backtape::Error if the number of results, or the views among them, differ from the call. Exceptions of the
// program pass through.
variable_list RerunGradients(const AotVersion& version, const variable_list& primals, const variable_list& tangents,
                             uint64_t seed);

}  // namespace backtape::internal

#endif  // BACKTAPE_JIT_AOT_RERUN_GRADIENTS_H_
