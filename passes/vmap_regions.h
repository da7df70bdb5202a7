#ifndef BACKTAPE_PASSES_VMAP_REGIONS_H_
#define BACKTAPE_PASSES_VMAP_REGIONS_H_

#include <optional>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/passes/graph_slice.h"
#include "backtape/tensor/ivalue.h"

namespace backtape::internal {

// The calls of one torch.vmap, as Dynamo and torch.export record them: from the call that opens a level of batching to
// the one that closes it. In between, _add_batch_dim hides a dim of a value, the calls that follow see one sample, and
// _remove_batch_dim makes the dim of a result visible again.
struct VmapRegion {
  Node* first;
  Node* last;
};

// The region that the node opens; nullopt if it opens none, or if its end is missing.
std::optional<VmapRegion> VmapRegionAt(Node* node);

// Makes the calls of typed ops that compute the region for all samples at once (passes/vectorize.h). Returns the values
// of its _remove_batch_dim calls, or NotFound for a region that is not supported. May throw backtape::Error, too.
absl::StatusOr<std::vector<std::pair<Node*, IValue>>> CallVmapRegion(const VmapRegion& region,
                                                                     const CallContext& context);

}  // namespace backtape::internal

#endif  // BACKTAPE_PASSES_VMAP_REGIONS_H_
