#ifndef BACKTAPE_INTERP_RANDOM_INPUTS_H_
#define BACKTAPE_INTERP_RANDOM_INPUTS_H_

#include <cstdint>

#include "absl/container/btree_map.h"
#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

struct RandomInputsOptions {
  uint64_t seed = 0;
  // Values of symbols; a symbol that is not here takes the smallest free value from 4 up, in order of names.
  absl::btree_map<std::string, int64_t> symbols{};
};

// One value for each placeholder, of its type and with the strides that this states: floating-point elements are nearly
// standard normal (within 6), integers 0 or 1 (valid indices wherever there are at least two choices), bools fair coins.
// The same seed gives the same values on every machine. InvalidArgument lists the placeholders whose type is not known.
absl::StatusOr<IValueList> RandomInputs(const Graph& graph, const RandomInputsOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_INTERP_RANDOM_INPUTS_H_
