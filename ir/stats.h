#ifndef BACKTAPE_IR_STATS_H_
#define BACKTAPE_IR_STATS_H_

#include <string>

#include "absl/container/btree_map.h"
#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/tensor/sym_int.h"

namespace backtape {

// What a graph is made of. Amounts are expressions where sizes are symbolic.
struct GraphStats {
  int64_t num_nodes = 0;
  int64_t num_placeholders = 0;
  int64_t num_attributes = 0;  // get_attr nodes
  int64_t num_calls = 0;
  int64_t num_outputs = 0;                                // values that the output node returns
  absl::btree_map<std::string, int64_t> calls_by_target;  // "aten.mm.default"

  // Multiplications and additions: 2*m*n*k of a matrix product, and so on for convolutions; one for each element that a
  // pointwise op writes or a reduction reads. Nothing for moves.
  SymInt flops;
  // Of tensor values; a view counts nothing.
  SymInt input_bytes;
  SymInt output_bytes;
  SymInt intermediate_bytes;
  int64_t num_calls_without_type = 0;  // not in the amounts above

  int64_t num_calls_with_stack = 0;  // a line of the user's program is known
  int64_t num_calls_with_origin = 0;
};

// From the types that the nodes have (see ir/infer_types.h). Linear. ResourceExhausted, with the node, for an amount
// that does not fit in 64 bits.
absl::StatusOr<GraphStats> ComputeStats(const Graph& graph);

// Operations of one call, as above; 0 when a needed type is unknown, SymInt::Overflow() when they do not fit.
SymInt CountFlops(const Node& node);

}  // namespace backtape

#endif  // BACKTAPE_IR_STATS_H_
