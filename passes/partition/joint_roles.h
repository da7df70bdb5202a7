#ifndef BACKTAPE_PASSES_PARTITION_JOINT_ROLES_H_
#define BACKTAPE_PASSES_PARTITION_JOINT_ROLES_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

using NodeSet = absl::flat_hash_set<const Node*>;

// Calls visit(const Node*) for each node in a value that a graph returns.
template <typename F>
void VisitNodes(Argument value, F&& visit) {
  value.ForEachNode([&](Argument& leaf) { visit(static_cast<const Node*>(leaf.node())); });
}

// What the nodes of a joint graph are for.
struct JointRoles {
  std::vector<Node*> inputs;    // placeholders other than tangents, in order
  std::vector<Node*> tangents;  // in order, including the state from which the backward draws random numbers
  // The items of the output: those of the forward, and the gradients, which may be None.
  std::vector<Argument> forward_outputs;
  std::vector<Argument> gradients;
  NodeSet after_tangents;  // depends on a tangent
  NodeSet in_forward;      // the forward outputs need it; or it has an effect and does not depend on a tangent
  NodeSet in_backward;     // the gradients need it; or it has an effect and depends on a tangent
  // The copies that the forward makes, for the backward, of inputs that it writes (PartitionJoint). The backward cannot
  // make them itself.
  NodeSet copies_of_inputs;
};

// Whether dropping the call would be observable: it writes, checks a value, or is unknown. Random calls without a use
// have no effect.
bool HasEffect(const Node& call);

// Finds the roles. If `tangents` is nullopt, the signature names the tangents; if the signature names none, they are
// the placeholders whose names start with "tangent". If `num_forward_outputs` is nullopt, the forward outputs end
// before the first gradient of the signature. If the signature names no gradients, the first gradient is the first
// output that depends on a tangent; Nones directly before this output are gradients too. Returns an InvalidArgument
// error that lists every problem: unknown tangents, none at all, a forward output that depends on a tangent, no output
// that does, more forward outputs than there are outputs, and writes other than a copy_ into an input.
absl::StatusOr<JointRoles> FindJointRoles(const Graph& joint, std::optional<int> num_forward_outputs,
                                          const std::optional<std::vector<std::string>>& tangents);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_PARTITION_JOINT_ROLES_H_
