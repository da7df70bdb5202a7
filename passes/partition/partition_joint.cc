#include "backtape/passes/partition/partition_joint.h"

#include <cmath>
#include <limits>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/functionalize.h"
#include "backtape/passes/partition/extract_graphs.h"
#include "backtape/passes/rewrite.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

// The backward runs after the forward has written its inputs, so it must not read those: the forward makes copies for
// it.
void CopyWrittenInputs(Graph& joint, JointRoles& roles) {
  for (Node* input : roles.inputs) {
    bool is_written = false;
    std::vector<Use> uses;
    for (const Use& use : input->uses_unordered()) {
      const bool is_target = use.user->is_call_to(OpId::copy_) && use.user->operand(0) == input;
      is_written |= is_target && roles.in_forward.contains(use.user);
      if (!is_target && roles.in_backward.contains(use.user)) uses.push_back(use);
    }
    if (!is_written || uses.empty()) continue;
    Node* const copy = CallFor(joint, input->users().front(), OpId::clone, {input});
    if (!copy->type().is_known()) copy->set_type(input->type());
    for (const Use& use : uses) use.user->SetOperand(use.operand_index, copy);
    roles.copies_of_inputs.insert(copy);
    roles.in_forward.insert(copy);
    roles.in_backward.insert(copy);
  }
}

absl::StatusOr<SavedValues> CutAtPrice(const Graph& joint, const JointRoles& roles, const PartitionOptions& options,
                                       double bytes_per_operation) {
  const bool is_budget = options.strategy == PartitionStrategy::kBudget;
  CutOptions cut;
  cut.bytes_per_operation = bytes_per_operation;
  cut.inputs_are_free = is_budget && options.budget_fraction.has_value();
  cut.may_recompute = [&](const Node& node) {
    if (options.may_recompute) return options.may_recompute(node);
    const std::string why_not = WhyNotRecompute(node);
    return why_not.empty() || (why_not == "expensive" && is_budget) ||
           (why_not == "random" && options.recompute_random);
  };
  return SaveMinimumCut(joint, roles, cut);
}

// Prices of one operation, in saved bytes. The lowest, 0, saves the fewest bytes; the highest recomputes almost
// nothing.
constexpr int kNumPrices = 64;
double Price(int step) { return step == 0 ? 0 : std::exp2(-24 + 0.75 * (step - 1)); }

absl::StatusOr<SavedValues> CutWithinBudget(const Graph& joint, const JointRoles& roles,
                                            const PartitionOptions& options) {
  const bool is_fraction = options.budget_fraction.has_value();
  const auto bytes_of = [&](const SavedValues& saved) { return is_fraction ? saved.activation_bytes : saved.bytes; };
  int64_t budget = options.budget_bytes.value_or(0);
  if (is_fraction) {
    PartitionOptions min_cut = options;
    min_cut.strategy = PartitionStrategy::kMinCut;
    BACKTAPE_ASSIGN_OR_RETURN(const SavedValues cut, CutAtPrice(joint, roles, min_cut, 0));
    budget = std::llround(*options.budget_fraction * static_cast<double>(cut.activation_bytes));
  }
  SavedValues all = SaveAll(joint, roles);
  if (bytes_of(all) <= budget) return all;
  BACKTAPE_ASSIGN_OR_RETURN(SavedValues best, CutAtPrice(joint, roles, options, Price(0)));
  if (bytes_of(best) > budget) {
    return absl::InvalidArgumentError(absl::StrCat("the backward needs at least ", bytes_of(best), " saved bytes",
                                                   is_fraction ? " of activations" : "", "; the budget is ", budget));
  }
  // The saved bytes grow with the price.
  int fits = 0;
  int exceeds = kNumPrices;
  while (exceeds - fits > 1) {
    const int step = (fits + exceeds) / 2;
    BACKTAPE_ASSIGN_OR_RETURN(SavedValues saved, CutAtPrice(joint, roles, options, Price(step)));
    if (bytes_of(saved) > budget) {
      exceeds = step;
      continue;
    }
    fits = step;
    if (saved.recomputed_operations <= best.recomputed_operations) best = std::move(saved);
  }
  return best;
}

absl::StatusOr<SavedValues> Choose(const Graph& joint, const JointRoles& roles, const PartitionOptions& options) {
  switch (options.strategy) {
    case PartitionStrategy::kMinCut:
      return CutAtPrice(joint, roles, options, 0);
    case PartitionStrategy::kBudget:
      return CutWithinBudget(joint, roles, options);
    case PartitionStrategy::kDefault:
      break;
  }
  return SaveAll(joint, roles);
}

}  // namespace

absl::StatusOr<std::vector<SavedValues>> ParetoChoices(const Partition& partition, PartitionOptions options) {
  options.strategy = PartitionStrategy::kBudget;
  options.budget_fraction.reset();
  std::vector<SavedValues> choices = {SaveAll(*partition.joint, partition.roles)};
  for (int step = kNumPrices; step-- > 0;) {
    BACKTAPE_ASSIGN_OR_RETURN(SavedValues saved, CutAtPrice(*partition.joint, partition.roles, options, Price(step)));
    if (saved.bytes >= choices.back().bytes) continue;
    if (saved.recomputed_operations <= choices.back().recomputed_operations) choices.pop_back();
    choices.push_back(std::move(saved));
  }
  return choices;
}

absl::StatusOr<Partition> PartitionJoint(const Graph& joint, const PartitionOptions& options) {
  std::unique_ptr<Graph> copy = joint.Clone();
  BACKTAPE_RETURN_IF_ERROR(Functionalize(*copy, {}).status());
  Partition partition;
  BACKTAPE_ASSIGN_OR_RETURN(partition.roles, FindJointRoles(*copy, options.num_forward_outputs, options.tangents));
  CopyWrittenInputs(*copy, partition.roles);
  BACKTAPE_ASSIGN_OR_RETURN(partition.saved, Choose(*copy, partition.roles, options));
  SaveSymbols(partition.roles, partition.saved);
  partition.forward = ExtractForward(*copy, partition.roles, partition.saved);
  partition.backward = ExtractBackward(*copy, partition.roles, partition.saved);
  partition.joint = std::move(copy);
  return partition;
}

}  // namespace backtape
