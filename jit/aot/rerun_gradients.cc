#include "backtape/jit/aot/rerun_gradients.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops/generator.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/tape/view_tracking.h"
#include "backtape/tensor/error.h"

namespace backtape::internal {
namespace {

// A node between the program and an argument. It has no edge while the gradients are computed, so that Grad does not
// continue from one argument to others that it was computed from.
class ArgumentNode final : public TapeNode {
 public:
  absl::string_view Name() const override { return "AotArgument"; }

 private:
  variable_list Apply(variable_list&& grads) override { return std::move(grads); }
};

class Rerun {
 public:
  Rerun(const AotVersion& version, const variable_list& primals)
      : version_(version), metadata_(version.program.metadata), primals_(primals) {}

  variable_list Gradients(const variable_list& tangents, uint64_t seed) {
    MakeArguments();
    RunProgram(seed);
    std::vector<TapePoint> outputs, inputs;
    for (const AotTangent& tangent : metadata_.tangents) outputs.emplace_back(ResultOf(tangent));
    for (const size_t i : metadata_.gradients) {
      inputs.push_back(nodes_[i] != nullptr ? TapePoint(Edge{nodes_[i], 0}) : TapePoint(primals_[i]));
    }
    variable_list grads = Grad(outputs, inputs, tangents, {.create_graph = true, .allow_unused = true});
    for (size_t i = 0; i < primals_.size(); ++i) {
      if (nodes_[i] != nullptr) nodes_[i]->AddNextEdge(primals_[i].gradient_edge());
    }
    return grads;
  }

 private:
  void MakeArguments() {
    nodes_.resize(primals_.size());
    variable_list stand_ins(primals_.size());
    for (const AotInput& input : metadata_.inputs) {
      const Variable& primal = primals_[input.primal];
      Variable& stand_in = stand_ins[input.primal];
      if (!stand_in.defined()) {
        stand_in = primal.detach();
        if (metadata_.primals[input.primal].requires_grad) {
          nodes_[input.primal] = MakeNode<ArgumentNode>();
          SetGradientEdge(stand_in, nodes_[input.primal], nodes_[input.primal]->AddInputMetadata(stand_in));
        }
      }
      arguments_.push_back(stand_in);
    }
  }

  void RunProgram(uint64_t seed) {
    const absl::StatusOr<std::string> change = version_.ChangeOf(version_.program_to_rerun, arguments_);
    if (!change.ok()) throw Error(change.status());
    if (!change->empty()) {
      throw Error(absl::FailedPreconditionError(
          absl::StrCat("create_graph has to run the program of an AotFunction again because ",
                       metadata_.higher_order_obstacle, ", but the program has changed since the call: ", *change)));
    }
    const GeneratorStateGuard random_state({.seed = seed});
    results_ = version_.program_to_rerun(arguments_);
    if (results_.size() == metadata_.outputs.size()) return;
    throw Error(absl::FailedPreconditionError(absl::StrCat("an ahead-of-time compiled function returned ",
                                                           metadata_.outputs.size(), " results, but ", results_.size(),
                                                           " when it ran again for create_graph")));
  }

  Variable ResultOf(const AotTangent& tangent) const {
    if (tangent.kind == AotTangent::Kind::kOutput) return results_[tangent.index];
    for (size_t i = 0; i < metadata_.outputs.size(); ++i) {
      const AotOutput& output = metadata_.outputs[i];
      const bool is_view_of_base = output.kind == AotOutputKind::kAliasOfIntermediateSaveAsOutput ||
                                   output.kind == AotOutputKind::kAliasOfIntermediate;
      if (is_view_of_base && output.base == tangent.index && output.is_tracked && results_[i].is_view()) {
        return results_[i].base();
      }
    }
    throw Error(
        absl::FailedPreconditionError("an output of an ahead-of-time compiled function was a view of a tensor that the "
                                      "function computed, but was not a view when the function ran again for "
                                      "create_graph"));
  }

  const AotVersion& version_;
  const AotMetadata& metadata_;
  const variable_list& primals_;
  std::vector<std::shared_ptr<TapeNode>> nodes_;  // for each primal; null: not an argument, or needs no gradient
  variable_list arguments_, results_;
};

}  // namespace

variable_list RerunGradients(const AotVersion& version, const variable_list& primals, const variable_list& tangents,
                             uint64_t seed) {
  return Rerun(version, primals).Gradients(tangents, seed);
}

}  // namespace backtape::internal
