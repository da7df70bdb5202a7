#include "backtape/jit/step_memory.h"

#include <memory>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

absl::StatusOr<int64_t> BytesOfNodes(const NodeSet& nodes) {
  int64_t bytes = 0;
  for (const Node* node : nodes) {
    if (!node->type().is_tensor()) continue;
    const SymInt numel = node->type().tensor().numel();
    if (numel.is_symbolic()) {
      return absl::InvalidArgumentError(
          absl::StrCat("the memory of a step is known only for constant sizes, but the type of %", node->name(), " is ",
                       node->type().ToString()));
    }
    bytes += numel.value() * ItemSize(node->type().tensor().dtype);
  }
  return bytes;
}

// The values that own the storages of `values`.
NodeSet MemoryOf(const std::vector<Argument>& values) {
  NodeSet nodes;
  for (const Argument& value : values) VisitNodes(value, [&](const Node* node) { nodes.insert(StorageOf(node)); });
  return nodes;
}

absl::StatusOr<int64_t> ArenaOf(const Graph& graph, const NativeOptions& options) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<NativeExecutable> executable, CompileNative(graph, options));
  const CompileReport report = executable->Report();
  if (!report.is_native) {
    return absl::InvalidArgumentError(absl::StrCat("no native code: ", report.interpreter_reason));
  }
  return report.arena_bytes;
}

}  // namespace

absl::StatusOr<StepMemory> PlanStepMemory(const Partition& partition, const NativeOptions& options) {
  StepMemory memory;
  const JointRoles& roles = partition.roles;
  const NodeSet inputs(roles.inputs.begin(), roles.inputs.end());
  NodeSet results = MemoryOf(roles.forward_outputs);
  NodeSet gradients = MemoryOf(roles.gradients);
  NodeSet saved;
  for (const Node* node : partition.saved.tensors) saved.insert(StorageOf(node));
  const NodeSet tangents(roles.tangents.begin(), roles.tangents.end());
  for (const Node* node : inputs) {
    for (NodeSet* others : {&results, &saved, &gradients}) others->erase(node);
  }
  for (const Node* node : results) {
    for (NodeSet* others : {&saved, &gradients}) others->erase(node);
  }
  for (const Node* node : saved) gradients.erase(node);
  for (const Node* node : tangents) gradients.erase(node);
  BACKTAPE_ASSIGN_OR_RETURN(memory.inputs, BytesOfNodes(inputs));
  BACKTAPE_ASSIGN_OR_RETURN(memory.results, BytesOfNodes(results));
  BACKTAPE_ASSIGN_OR_RETURN(memory.saved, BytesOfNodes(saved));
  BACKTAPE_ASSIGN_OR_RETURN(memory.tangents, BytesOfNodes(tangents));
  BACKTAPE_ASSIGN_OR_RETURN(memory.gradients, BytesOfNodes(gradients));
  BACKTAPE_ASSIGN_OR_RETURN(memory.forward_arena, ArenaOf(*partition.forward, options));
  BACKTAPE_ASSIGN_OR_RETURN(memory.backward_arena, ArenaOf(*partition.backward, options));
  return memory;
}

}  // namespace backtape
