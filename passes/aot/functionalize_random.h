#ifndef BACKTAPE_PASSES_AOT_FUNCTIONALIZE_RANDOM_H_
#define BACKTAPE_PASSES_AOT_FUNCTIONALIZE_RANDOM_H_

#include <cstddef>
#include <cstdint>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"

// The state of a random number generator as inputs and outputs of a joint graph, as AOTAutograd's
// functionalize_rng_ops makes it.
namespace backtape {

// The roles of the new placeholders and outputs in the signature: the descriptors that AOTAutograd uses for them.
inline constexpr absl::string_view kForwardSeed = "PhiloxForwardSeedAOTInput()";
inline constexpr absl::string_view kForwardOffset = "PhiloxForwardBaseOffsetAOTInput()";
inline constexpr absl::string_view kBackwardSeed = "PhiloxBackwardSeedAOTInput()";
inline constexpr absl::string_view kBackwardOffset = "PhiloxBackwardBaseOffsetAOTInput()";
inline constexpr absl::string_view kNextForwardOffset = "PhiloxUpdatedForwardOffsetAOTOutput()";
inline constexpr absl::string_view kNextBackwardOffset = "PhiloxUpdatedBackwardOffsetAOTOutput()";

struct FunctionalizeRandomOptions {
  // The number of outputs that belong to the forward.
  size_t num_forward_outputs = 0;
  // The number of calls that draw in the forward. They come first in the graph; the others draw in the backward. Calls
  // that are numbered (tensor/random_call.h) keep their numbers.
  uint64_t forward_draws = 0;
  // The number of calls that draw in the backward, including calls that were erased.
  uint64_t backward_draws = 0;
};

// Replaces each call that draws random numbers by a call of rngprims.philox_rand or philox_randn and ops that compute
// with its result. The two philox ops are functions of a seed and an offset (the number of calls that have drawn
// before), so calls of them may be repeated, reordered or removed. The numbers are those that eager calls draw from a
// generator in this state, bit for bit.
//
// New placeholders, after all others: "forward_seed" and "forward_offset" if the forward draws, "backward_seed" and
// "backward_offset" if the backward draws. They are 0-dim int64 tensors. New outputs: the forward's next offset, as the
// last output of the forward, and the backward's next offset, as the last output of all. The signature, if there is
// one, states them. Returns whether there were such calls.
//
// The graph must be functional and its types known. Supports rand, randn, their _like forms, uniform, bernoulli with a
// number as its probability, and dropout. Returns an Unimplemented error that lists all other random calls.
absl::StatusOr<bool> FunctionalizeRandom(Graph& graph, const FunctionalizeRandomOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_AOT_FUNCTIONALIZE_RANDOM_H_
