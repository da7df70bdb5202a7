#ifndef BACKTAPE_INTERP_RANDOM_INPUTS_H_
#define BACKTAPE_INTERP_RANDOM_INPUTS_H_

#include <cstdint>
#include <string>

#include "absl/container/btree_map.h"
#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/tensor/ivalue.h"
#include "backtape/tensor/tensor.h"

namespace backtape {

struct RandomInputsOptions {
  uint64_t seed = 0;
  // Values of symbols. A symbol not listed gets 4 plus the number of symbols that already have a value; symbols are
  // visited in the order of the placeholders.
  absl::btree_map<std::string, int64_t> symbols{};
};

// Creates one value per placeholder: the value of a symbolic integer, or a tensor with the dtype, sizes and strides
// that its type states. Floating-point elements are approximately standard normal, in [-6, 6). Integers are 0 or 1,
// which are valid indices into any dim of size 2 or more. Bools are true or false with equal probability. Equal seeds
// give equal values on every machine. A placeholder of another type, or of unknown type, gets None if it is unused.
// Returns an InvalidArgument error that lists such placeholders that are used.
absl::StatusOr<IValueList> RandomInputs(const Graph& graph, const RandomInputsOptions& options = {});

// Creates such a tensor for each get_attr target without a value in Graph::attributes if the text states its type.
absl::StatusOr<absl::btree_map<std::string, Tensor>> RandomAttributes(const Graph& graph,
                                                                      const RandomInputsOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_INTERP_RANDOM_INPUTS_H_
