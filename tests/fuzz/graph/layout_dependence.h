#ifndef BACKTAPE_TESTS_FUZZ_GRAPH_LAYOUT_DEPENDENCE_H_
#define BACKTAPE_TESTS_FUZZ_GRAPH_LAYOUT_DEPENDENCE_H_

#include <set>

#include "backtape/ir/graph.h"

namespace backtape::graph_fuzz {

// The nodes whose values in PyTorch depend not only on the values of the inputs, but also on their strides and offsets:
//  - views that address the storage (as_strided), and strides and offsets that a graph reads
//  - the factors that a determinant also returns: for a row-major matrix, they are those of its transpose
//  - the operand and the result of reshape, contiguous and similar calls, if one of the two is written after the call:
//    the result may be a view or a copy
//  - all values that are computed from these, or written by calls that read them.
std::set<const Node*> NodesThatDependOnLayout(const Graph& graph);

}  // namespace backtape::graph_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_GRAPH_LAYOUT_DEPENDENCE_H_
