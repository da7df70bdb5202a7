#include "backtape/passes/partition/joint_roles.h"

#include <algorithm>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/graph_signature.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/problem_list.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/aot/functionalize_random.h"

namespace backtape {
namespace {

class RoleFinder {
 public:
  explicit RoleFinder(const Graph& joint) : joint_(joint) {}

  absl::StatusOr<JointRoles> Run(std::optional<int> num_forward_outputs,
                                 const std::optional<std::vector<std::string>>& tangents) {
    FindTangents(tangents);
    MarkAfterTangents();
    SplitOutputs(num_forward_outputs);
    CheckWrites();
    if (!problems_.empty())
      return absl::InvalidArgumentError(absl::StrCat("cannot split the graph:", problems_.ToString()));
    MarkNeeded(roles_.forward_outputs, false, roles_.in_forward);
    MarkNeeded(roles_.gradients, true, roles_.in_backward);
    return std::move(roles_);
  }

 private:
  void Report(const std::string& problem) { problems_.Add(problem, problem); }

  void FindTangents(const std::optional<std::vector<std::string>>& names) {
    const std::vector<InputSpec>& inputs = joint_.signature().inputs;
    const bool has_signature = std::any_of(inputs.begin(), inputs.end(),
                                           [](const InputSpec& input) { return input.kind == InputKind::kTangent; });
    for (Node* node : joint_.placeholders()) {
      const InputSpec* const input = joint_.signature().FindPlaceholder(node->name());
      const bool is_tangent = names           ? std::find(names->begin(), names->end(), node->name()) != names->end()
                              : has_signature ? input != nullptr && input->kind == InputKind::kTangent
                                              : absl::StartsWith(node->name(), "tangent");
      const bool is_state = input != nullptr && (input->target == kBackwardSeed || input->target == kBackwardOffset);
      (is_tangent || is_state ? roles_.tangents : roles_.inputs).push_back(node);
    }
    for (const std::string& name : names.value_or(std::vector<std::string>())) {
      const Node* const node = joint_.Find(name);
      if (node == nullptr || !node->is_placeholder()) {
        Report(absl::StrCat("the tangent '", name, "' is not a placeholder of the graph"));
      }
    }
    if (roles_.tangents.empty() && problems_.empty()) {
      Report(names ? "the given list of tangents is empty"
                   : "no placeholder's name starts with 'tangent'; state which placeholders are tangents");
    }
  }

  void MarkAfterTangents() {
    roles_.after_tangents.insert(roles_.tangents.begin(), roles_.tangents.end());
    for (const Node* node : joint_.nodes()) {
      for (size_t i = 0; i < node->num_operands(); ++i) {
        if (roles_.after_tangents.contains(node->operand(i))) roles_.after_tangents.insert(node);
      }
    }
  }

  bool IsAfterTangents(const Argument& item) const {
    bool result = false;
    VisitNodes(item, [&](const Node* node) { result |= roles_.after_tangents.contains(node); });
    return result;
  }

  void SplitOutputs(std::optional<int> num_forward_outputs) {
    const std::vector<const Argument*> items = ReturnedItems(joint_);
    size_t first_gradient =
        std::find_if(items.begin(), items.end(), [&](const Argument* item) { return IsAfterTangents(*item); }) -
        items.begin();
    if (first_gradient == items.size() && !roles_.tangents.empty()) {
      Report("no output depends on a tangent: this is not a joint graph");
    }
    const std::vector<OutputSpec>& outputs = joint_.signature().outputs;
    const auto stated = std::find_if(outputs.begin(), outputs.end(),
                                     [](const OutputSpec& output) { return output.kind == OutputKind::kGradient; });
    if (!num_forward_outputs && stated != outputs.end()) {
      num_forward_outputs = static_cast<int>(stated - outputs.begin());
    }
    if (num_forward_outputs) {
      if (*num_forward_outputs < 0 || static_cast<size_t>(*num_forward_outputs) > items.size()) {
        Report(absl::StrCat("the graph returns ", items.size(), items.size() == 1 ? " value" : " values",
                            ", so the number of forward outputs cannot be ", *num_forward_outputs));
        return;
      }
      if (first_gradient < static_cast<size_t>(*num_forward_outputs)) {
        Report(absl::StrCat("output ", first_gradient, " depends on a tangent, so it cannot be a forward output"));
      }
      first_gradient = *num_forward_outputs;
    } else {
      while (first_gradient > 0 && items[first_gradient - 1]->is_none()) --first_gradient;
    }
    for (size_t i = 0; i < items.size(); ++i) {
      (i < first_gradient ? roles_.forward_outputs : roles_.gradients).push_back(*items[i]);
    }
  }

  void CheckWrites() {
    for (const Node* node : joint_.nodes()) {
      if (!node->is_call() || node->op() == nullptr || !MayWrite(*node)) continue;
      if (node->is_call_to(OpId::copy_) && node->operand(0)->is_placeholder()) continue;
      Report(absl::StrCat(DescribeNode(*node), " writes a tensor; only functional graphs can be split"));
    }
  }

  // Adds the nodes that the values need, the calls with effects that depend on a tangent (or on none, without
  // `is_after_tangents`), and the nodes that these calls need.
  void MarkNeeded(const std::vector<Argument>& values, bool is_after_tangents, NodeSet& needed) const {
    for (const Argument& value : values) {
      VisitNodes(value, [&](const Node* node) { needed.insert(node); });
    }
    for (const Node* node = joint_.last(); node != nullptr; node = node->prev()) {
      if (HasEffect(*node) && roles_.after_tangents.contains(node) == is_after_tangents) needed.insert(node);
      if (!needed.contains(node)) continue;
      for (size_t i = 0; i < node->num_operands(); ++i) needed.insert(node->operand(i));
    }
  }

  const Graph& joint_;
  JointRoles roles_;
  ProblemList problems_;
};

}  // namespace

bool HasEffect(const Node& call) {
  if (!call.is_call() || !call.is_impure()) return false;
  if (IsHigherOrderCall(call)) {
    const absl::StatusOr<HigherOrderCall> read = ReadHigherOrderCall(call);
    return !read.ok() || HasEffects(*read);
  }
  if (call.op() == nullptr) return true;
  return MayWrite(call) || call.op()->returns.empty();
}

absl::StatusOr<JointRoles> FindJointRoles(const Graph& joint, std::optional<int> num_forward_outputs,
                                          const std::optional<std::vector<std::string>>& tangents) {
  return RoleFinder(joint).Run(num_forward_outputs, tangents);
}

}  // namespace backtape
