#include "backtape/jit/aot/aot_version.h"

#include <algorithm>
#include <cstdio>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/capture/memory_overlap.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/signature.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/user_code.h"
#include "backtape/passes/aot/functionalize_random.h"
#include "backtape/passes/aot/state_dependence.h"
#include "backtape/passes/check_traced_ranks.h"
#include "backtape/passes/eliminate_dead_code.h"
#include "backtape/passes/partition/partition_joint.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::internal {
namespace {

// The graph need not compute the outputs that the caller replays as views of other tensors.
void DropAliases(Graph& graph, const AotMetadata& metadata) {
  ArgumentList items;
  for (const Argument& item : graph.output()->args()[0].items()) items.push_back(item);
  const size_t first = metadata.written().size();
  for (size_t i = 0; i < metadata.outputs.size(); ++i) {
    if (!metadata.outputs[i].is_computed() || metadata.outputs[i].kind == AotOutputKind::kCustomFunctionView) {
      items[first + i] = Argument();
    }
  }
  graph.output()->SetArgs({Argument::Tuple(std::move(items))});
}

bool ChangesPrimals(const AotMetadata& metadata) {
  return !metadata.written().empty() ||
         std::any_of(metadata.inputs.begin(), metadata.inputs.end(),
                     [](const auto& input) { return input.geometry_writes != nullptr || input.is_detached; });
}

void Dump(const AotOptions& options, absl::string_view stage, const Graph& graph) {
  if (options.engine.dump) options.engine.dump(stage, PrintGraph(graph, TextStyle::Code()));
}

}  // namespace

absl::StatusOr<JointProgram> AotVersion::Trace(const VariableProgram& traced, absl::Span<const Variable> arguments) {
  std::vector<JointArgument> types;
  size_t next_size = 0;
  for (size_t i = 0; i < arguments.size(); ++i) {
    JointArgument& argument = types.emplace_back();
    const auto symbolic_sizes = sizes.values().subspan(next_size, arguments[i].dim());
    next_size += arguments[i].dim();
    argument.type = layout.arguments[i].geometry.empty() ? TensorType::Contiguous(arguments[i].dtype(), symbolic_sizes)
                                                         : arguments[i].type();
    argument.requires_grad = layout.is_grad_mode && layout.arguments[i].requires_grad;
    argument.duplicate_of = layout.arguments[i].duplicate_of;
  }
  std::vector<JointArgument> bases;
  for (size_t g = 0; uses_bases && g < layout.groups.size(); ++g) {
    const std::vector<size_t> members = layout.MembersOf(g);
    if (members.empty()) continue;  // merged into another group
    BACKTAPE_ASSIGN_OR_RETURN(const GroupBase group, BaseOfGroup(layout, arguments, members));
    for (size_t k = 0; k < members.size(); ++k) {
      types[members[k]].base = bases.size();
      types[members[k]].views = group.views[k];
    }
    JointArgument& base = bases.emplace_back();
    base.type = group.base.type();
    base.requires_grad = layout.is_grad_mode && group.base.requires_grad();
  }
  return TraceJoint(ForTrace(traced), types, bases, sizes.shape_env(), *options->engine.library);
}

absl::Status AotVersion::Split(const Graph& joint) {
  PartitionOptions partition_options = options->partition;
  const AotMetadata& metadata = program.metadata;
  partition_options.num_forward_outputs = static_cast<int>(metadata.num_forward_outputs());
  partition_options.tangents.emplace();
  for (const AotTangent& tangent : metadata.tangents) partition_options.tangents->push_back(tangent.name);
  for (const InputSpec& input : joint.signature().inputs) {
    const bool is_state = input.target == kBackwardSeed || input.target == kBackwardOffset;
    if (is_state) partition_options.tangents->push_back(input.placeholder);
  }
  BACKTAPE_ASSIGN_OR_RETURN(Partition partition, PartitionJoint(joint, partition_options));
  for (const Node* node : partition.saved.tensors) {
    std::optional<size_t>& source = saved_tensors.emplace_back();
    for (size_t i = 0; i < metadata.primals.size(); ++i) {
      if (node->is_placeholder() && metadata.primals[i].name == node->name()) source = i;
    }
  }
  num_saved_sizes = partition.saved.sizes.size();
  Dump(*options, "forward", *partition.forward);
  Dump(*options, "backward", *partition.backward);
  ++stats->forward_compiles;
  BACKTAPE_ASSIGN_OR_RETURN(forward, options->compile_forward(*partition.forward));
  backward_graph = std::move(partition.backward);
  is_backward_inlinable = metadata.backward_draws == 0;
  may_run_user_code = MayRunUserCode(*backward_graph);
  for (const Node* node : backward_graph->nodes()) {
    const bool is_op = node->is_call() && node->op() != nullptr;
    is_backward_inlinable = is_backward_inlinable && (is_op || node->is_placeholder() || node->is_output());
  }
  if (options->keeps_arguments) FindPrimalsOfGradients();
  return absl::OkStatus();
}

void AotVersion::FindPrimalsOfGradients() {
  if (!program.metadata.higher_order_obstacle.empty()) {
    for (size_t i = 0; program_to_rerun && i < program.metadata.primals.size(); ++i) primals_of_gradients.push_back(i);
    return;
  }
  const Graph& joint = *program.joint;
  absl::flat_hash_set<const Node*> needed;
  const auto& items = joint.output()->args()[0].items();
  for (size_t i = program.metadata.num_forward_outputs(); i < items.size(); ++i) {
    if (items[i].is_node()) needed.insert(items[i].node());
  }
  for (const Node* node = joint.last(); node != nullptr; node = node->prev()) {
    // Calls with effects, and random ones, stay in the graph of the gradients.
    if (!needed.contains(node) && !(node->is_call() && node->is_impure())) continue;
    for (size_t i = 0; i < node->num_operands(); ++i) needed.insert(node->operand(i));
  }
  for (size_t i = 0; i < program.metadata.primals.size(); ++i) {
    if (!needed.contains(joint.Find(program.metadata.primals[i].name))) continue;
    // The call itself writes the primal, so its former value cannot be read again. Saving it would also make a cycle:
    // its new grad_fn() leads to the node that saves it.
    gradients_need_former_value |= program.metadata.primals[i].mutates_data;
    if (!program.metadata.primals[i].mutates_data) primals_of_gradients.push_back(i);
  }
}

// A graph of the gradients draws the same random numbers again, which only functional random ops can do.
absl::Status AotVersion::NoteRandomObstacle() {
  AotMetadata& metadata = program.metadata;
  const bool may_fail = !metadata.has_functional_random && metadata.forward_draws + metadata.backward_draws > 0;
  if (!may_fail || !metadata.higher_order_obstacle.empty()) return absl::OkStatus();
  const absl::StatusOr<bool> functional =
      FunctionalizeRandom(*program.joint->Clone(), {.num_forward_outputs = metadata.num_forward_outputs(),
                                                    .forward_draws = metadata.forward_draws,
                                                    .backward_draws = metadata.backward_draws});
  if (functional.ok()) return absl::OkStatus();
  if (!absl::IsUnimplemented(functional.status())) return functional.status();
  metadata.higher_order_obstacle = "it calls a random op that has no functional form";
  return absl::OkStatus();
}

absl::Status AotVersion::TraceWithBases(const VariableProgram& traced, absl::Span<const Variable> arguments) {
  BACKTAPE_ASSIGN_OR_RETURN(program, Trace(traced, arguments));
  bool writes_group = false;
  for (size_t i = 0; i < layout.arguments.size(); ++i) {
    writes_group |= layout.arguments[i].group.has_value() &&
                    program.metadata.primals[program.metadata.inputs[i].primal].mutates_data;
  }
  if (writes_group) {
    uses_bases = true;
    BACKTAPE_ASSIGN_OR_RETURN(program, Trace(traced, arguments));
  }
  AotMetadata& metadata = program.metadata;
  if (options->functional_random && metadata.forward_draws + metadata.backward_draws > 0) {
    BACKTAPE_ASSIGN_OR_RETURN(
        metadata.has_functional_random,
        FunctionalizeRandom(*program.joint, {.num_forward_outputs = metadata.num_forward_outputs(),
                                             .forward_draws = metadata.forward_draws,
                                             .backward_draws = metadata.backward_draws}));
  }
  return options->keeps_arguments && !metadata.tangents.empty() ? NoteRandomObstacle() : absl::OkStatus();
}

absl::Status AotVersion::TryCompile(const VariableProgram& traced, absl::Span<const Variable> arguments) {
  BACKTAPE_RETURN_IF_ERROR(TraceWithBases(traced, arguments));
  const AotMetadata& metadata = program.metadata;
  const size_t first_state = metadata.primals.size() - program.state.size();
  const std::string temporaries =
      ReasonOfTemporaries(program.state, [&](size_t i) { return metadata.primals[first_state + i].mutates_data; });
  if (!temporaries.empty()) return absl::FailedPreconditionError(temporaries);
  if (options->keeps_arguments && !metadata.tangents.empty() && !metadata.higher_order_obstacle.empty() &&
      !ChangesPrimals(metadata)) {
    program_to_rerun = traced;
  }
  Dump(*options, "joint", *program.joint);
  if (sizes.has_symbols())
    BACKTAPE_RETURN_IF_ERROR(CheckTracedRanks(*program.joint, sizes.shape_env(), *options->engine.library));
  const std::unique_ptr<Graph> joint = program.joint->Clone();
  DropAliases(*joint, metadata);
  BACKTAPE_RETURN_IF_ERROR(EliminateDeadCode(*joint, {}).status());
  if (!metadata.tangents.empty()) {
    BACKTAPE_RETURN_IF_ERROR(Split(*joint));
    if (num_saved_sizes == 0) return absl::OkStatus();
    const absl::StatusOr<const Executable*> eager = Backward();
    if (eager.ok()) return absl::OkStatus();
    const std::string warning = absl::StrCat(
        "the backward will be compiled when it first runs, because it cannot be compiled together with the forward: ",
        eager.status().message());
    options->warn(warning);
    return absl::OkStatus();
  }
  Dump(*options, "forward", *joint);
  ++stats->forward_compiles;
  BACKTAPE_ASSIGN_OR_RETURN(forward, options->compile_forward(*joint));
  return absl::OkStatus();
}

void AotVersion::Compile(const VariableProgram& traced, absl::Span<const Variable> arguments) {
  const absl::Status status = TryCompile(traced, arguments);
  if (!status.ok()) reason = absl::StrCat("cannot be compiled: ", status.message());
}

absl::StatusOr<std::string> AotVersion::ChangeOf(const VariableProgram& traced,
                                                 absl::Span<const Variable> arguments) const {
  AotVersion now(layout, sizes, options, stats, make_function);
  const absl::Status status = now.TraceWithBases(traced, arguments);
  if (absl::IsResourceExhausted(status)) throw Error(status);
  BACKTAPE_RETURN_IF_ERROR(status);
  if (std::string change = ChangeOfGraph(*program.joint, *now.program.joint); !change.empty()) return change;
  if (std::string change = ChangeOfState(program.state, now.program.state); !change.empty()) return change;
  return ToText(program.metadata) == ToText(now.program.metadata) ? "" : "it returns or writes different tensors";
}

absl::StatusOr<const Executable*> AotVersion::Backward() {
  {
    const std::lock_guard lock(mutex);
    if (backward != nullptr) return backward.get();
  }
  ++stats->backward_compiles;
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Executable> compiled, options->compile_backward(*backward_graph));
  const std::lock_guard lock(mutex);
  if (backward == nullptr) backward = std::move(compiled);
  return backward.get();
}

bool AotVersion::StateDependsOnItself() const {
  const auto is_computed = [](const Variable& state) { return state.requires_grad() && !state.is_leaf(); };
  if (std::none_of(program.state.begin(), program.state.end(), is_computed)) return false;
  EdgeList edges;
  for (const Variable& state : program.state) edges.push_back(state.requires_grad() ? state.gradient_edge() : Edge());
  if (edges != independent_edges_) {
    if (DependOnEachOther(program.state)) return true;
    independent_edges_ = std::move(edges);
  }
  return false;
}

std::string AotVersion::ReasonAgainst(absl::Span<const Variable> arguments) const {
  if (!reason.empty()) return reason;
  const std::vector<AotPrimal>& primals = program.metadata.primals;
  const size_t num_state = program.state.size();
  const auto primal_of_state = [&](size_t i) -> const AotPrimal& { return primals[primals.size() - num_state + i]; };
  for (size_t i = 0; i < num_state; ++i) {
    const Variable& state = program.state[i];
    const AotPrimal& primal = primal_of_state(i);
    if (primal.requires_grad != (layout.is_grad_mode && state.requires_grad())) {
      return absl::StrCat("requires_grad of a tensor that the function uses has changed: ", state.type().ToString());
    }
    for (size_t k = 0; k < arguments.size(); ++k) {
      const AotPrimal& argument = primals[program.metadata.inputs[k].primal];
      if ((primal.mutates_data || argument.mutates_data) && MemoryOverlaps(state, arguments[k])) {
        return absl::StrCat("argument ", layout.PositionOf(k),
                            " shares memory with a tensor that the function uses, and the function writes one of them");
      }
    }
    for (size_t k = 0; k < i; ++k) {
      if ((primal.mutates_data || primal_of_state(k).mutates_data) && MemoryOverlaps(state, program.state[k])) {
        return absl::StrCat("the function writes one of two tensors that overlap: ", state.type().ToString(), " and ",
                            program.state[k].type().ToString());
      }
    }
  }
  if (has_backward() && StateDependsOnItself()) {
    return "the function captures two tensors, one of which was computed from the other";
  }
  return "";
}

}  // namespace backtape::internal
