#ifndef BACKTAPE_PASSES_PARTITION_EXTRACT_GRAPHS_H_
#define BACKTAPE_PASSES_PARTITION_EXTRACT_GRAPHS_H_

#include <memory>

#include "backtape/ir/graph.h"
#include "backtape/passes/partition/choose_saved.h"

namespace backtape {

// Adds to the saved sizes the inputs that are symbols which the sizes of the saved tensors and tangents contain, but
// which none of these sizes is by itself: a run of the backward could not know them.
void SaveSymbols(const JointRoles& roles, SavedValues& saved);

// The graphs of a Partition, as stated there.
std::unique_ptr<Graph> ExtractForward(const Graph& joint, const JointRoles& roles, const SavedValues& saved);
std::unique_ptr<Graph> ExtractBackward(const Graph& joint, const JointRoles& roles, const SavedValues& saved);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_PARTITION_EXTRACT_GRAPHS_H_
