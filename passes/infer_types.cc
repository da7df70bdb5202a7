#include "backtape/passes/infer_types.h"

#include <utility>
#include <vector>

#include "backtape/ir/infer_types.h"
#include "backtape/ir/plain_graph.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

// `inferred`, completed with what only `stated` contains.
ValueType Completed(const ValueType& stated, const ValueType& inferred) {
  if (!stated.is_tensor() || !inferred.is_tensor() || stated.tensor_ptr() == inferred.tensor_ptr()) return inferred;
  const TensorType& old_type = stated.tensor();
  TensorType type = inferred.tensor();
  if (!type.strides && old_type.strides && old_type.sizes == type.sizes) {
    type.strides = old_type.strides;
    type.storage_offset = old_type.storage_offset;
  }
  if (type.device == Device()) type.device = old_type.device;
  if (type.subclass.empty()) type.subclass = old_type.subclass;
  if (type == old_type) return stated;
  return ValueType(std::move(type));
}

// The nodes of a graph and of its subgraphs.
void AddNodes(Graph& graph, std::vector<Node*>& nodes) {
  for (Node* node : graph.nodes()) nodes.push_back(node);
  for (auto& [name, subgraph] : graph.subgraphs()) AddNodes(*subgraph, nodes);
}

}  // namespace

absl::StatusOr<bool> InferMissingTypes(Graph& graph, const InferMissingTypesOptions& options) {
  // Floats have no type, and the node of a tensor whose sizes are changed in place would need two types.
  BACKTAPE_ASSIGN_OR_RETURN(bool changed,
                            MakePlain(graph, {.keep_autograd_functions = true, .keep_unreplaced_floats = true}));
  std::vector<Node*> nodes;
  AddNodes(graph, nodes);
  std::vector<ValueType> stated;
  stated.reserve(nodes.size());
  for (const Node* node : nodes) stated.push_back(node->type());
  ShapeEnv own;
  ShapeEnv& env = options.env == nullptr ? own : *options.env;
  InferTypesOptions infer_options;
  infer_options.overwrite = options.overwrite;
  BACKTAPE_RETURN_IF_ERROR(InferTypes(graph, env, infer_options));
  size_t i = 0;
  for (Node* node : nodes) {
    const ValueType& before = stated[i++];
    node->set_type(Completed(before, node->type()));
    changed |= !(node->type() == before);
  }
  return changed;
}

}  // namespace backtape
