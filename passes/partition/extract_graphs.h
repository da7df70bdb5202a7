#ifndef BACKTAPE_PASSES_PARTITION_EXTRACT_GRAPHS_H_
#define BACKTAPE_PASSES_PARTITION_EXTRACT_GRAPHS_H_

#include <memory>

#include "backtape/ir/graph.h"
#include "backtape/passes/partition/choose_saved.h"

namespace backtape {

// Adds symbolic inputs to the saved sizes: the symbols that the sizes of the saved tensors and tangents contain only
// within larger expressions. A run of the backward could not determine such a symbol from those sizes.
void SaveSymbols(const JointRoles& roles, SavedValues& saved);

// Build the graphs of a Partition (partition_joint.h), which states their inputs and outputs.
std::unique_ptr<Graph> ExtractForward(const Graph& joint, const JointRoles& roles, const SavedValues& saved);
std::unique_ptr<Graph> ExtractBackward(const Graph& joint, const JointRoles& roles, const SavedValues& saved);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_PARTITION_EXTRACT_GRAPHS_H_
