#ifndef BACKTAPE_JIT_AOT_AOT_NODE_H_
#define BACKTAPE_JIT_AOT_AOT_NODE_H_

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "backtape/autograd/tape/saved_variable.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/jit/aot/aot_version.h"

namespace backtape::internal {

// The tape node of one call of an AotFunction. Its inputs are the tangents of the joint graph, its outputs the
// gradients.
class AotNode final : public TapeNode {
 public:
  explicit AotNode(std::shared_ptr<AotVersion> version);

  absl::string_view Name() const override { return "AotFunctionBackward"; }
  void VisitSaved(SavedVisitor& visitor) override;
  void ReleaseVariables() override;
  std::shared_ptr<const Graph> backward_graph() const override {
    return version_->is_backward_inlinable ? version_->backward_graph : nullptr;
  }
  void VisitGraphInputs(SavedVisitor& visitor) override;
  void VisitUnpacked(SavedVisitor& visitor) override;

  // Saves the values that the forward graph returned for the backward, and AotVersion::primals_of_gradients.
  void Save(std::vector<SavedVariable> tensors, std::vector<SymInt> sizes, std::vector<SavedVariable> primals,
            uint64_t seed);

 private:
  variable_list Apply(variable_list&& grads) override;
  // Computes the gradients on the tape, as a function of the primals and `grads`.
  variable_list ApplyOnTape(variable_list grads);

  std::shared_ptr<AotVersion> version_;
  std::vector<SavedVariable> tensors_;
  std::vector<SymInt> sizes_;
  std::vector<SavedVariable> primals_;
  uint64_t seed_ = 0;  // the seed of the forward
};

// Appends the inputs that a graph with functional random numbers takes: a seed, and an offset of 0.
void AppendRandomState(uint64_t seed, IValueList& inputs);

}  // namespace backtape::internal

#endif  // BACKTAPE_JIT_AOT_AOT_NODE_H_
