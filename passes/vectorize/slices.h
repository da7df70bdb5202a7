#ifndef BACKTAPE_PASSES_VECTORIZE_SLICES_H_
#define BACKTAPE_PASSES_VECTORIZE_SLICES_H_

#include "backtape/passes/vectorize/batched_call.h"

namespace backtape::vectorize {

// Makes the call for each sample, and stacks the results. Refuses a batch of symbolic or zero size.
IValue LoopOverSamples(const BatchedCall& call);

}  // namespace backtape::vectorize

#endif  // BACKTAPE_PASSES_VECTORIZE_SLICES_H_
