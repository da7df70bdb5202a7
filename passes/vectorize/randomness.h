#ifndef BACKTAPE_PASSES_VECTORIZE_RANDOMNESS_H_
#define BACKTAPE_PASSES_VECTORIZE_RANDOMNESS_H_

#include <cstdint>

namespace backtape {

// The behaviour of random ops in a vectorised graph, as in torch.func.vmap: they are errors, draw different numbers for
// each sample, or draw the same numbers for all samples.
enum class Randomness : uint8_t { kError, kDifferent, kSame };

}  // namespace backtape

#endif  // BACKTAPE_PASSES_VECTORIZE_RANDOMNESS_H_
