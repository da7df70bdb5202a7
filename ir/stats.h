#ifndef BACKTAPE_IR_STATS_H_
#define BACKTAPE_IR_STATS_H_

#include <string>

#include "absl/container/btree_map.h"
#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/tensor/sym_int.h"

namespace backtape {

// Counts of a graph's contents. Operations and bytes are expressions if sizes are symbolic.
struct GraphStats {
  int64_t num_nodes = 0;
  int64_t num_placeholders = 0;
  int64_t num_attributes = 0;  // get_attr nodes
  int64_t num_calls = 0;
  int64_t num_outputs = 0;                                // number of nodes that the output returns
  absl::btree_map<std::string, int64_t> calls_by_target;  // "aten.mm.default"

  // Multiplications and additions: 2*m*n*k for a matrix product, the analogous count for convolutions and attention,
  // one for each element that a pointwise op writes or a reduction reads, and none for other ops.
  SymInt flops;
  // Bytes of tensor values. `intermediate_bytes` counts the results of calls, except views and items of lists.
  SymInt input_bytes;
  SymInt output_bytes;
  SymInt intermediate_bytes;
  int64_t num_calls_without_type = 0;  // excluded from the amounts above

  int64_t num_calls_with_stack = 0;  // with a known line of the user's program
  int64_t num_calls_with_origin = 0;
};

// Uses the types stored in the nodes (see ir/infer_types.h). Takes time linear in the size of the graph. Returns
// ResourceExhausted, naming the node, if an amount does not fit in 64 bits.
absl::StatusOr<GraphStats> ComputeStats(const Graph& graph);

// Operations of one call, counted as above. 0 if a required type is unknown; SymInt::Overflow() if the count does not
// fit.
SymInt CountFlops(const Node& node);

// Bytes of the tensors that one call receives and returns. Unknown types count 0; SymInt::Overflow() if the sum does
// not fit.
SymInt CountBytes(const Node& node);

}  // namespace backtape

#endif  // BACKTAPE_IR_STATS_H_
