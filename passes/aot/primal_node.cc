#include "backtape/passes/aot/primal_node.h"

#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/tape/view_tracking.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

class PrimalNode final : public TapeNode {
 public:
  absl::string_view Name() const override { return "AotInput"; }

 private:
  variable_list Apply(variable_list&&) override {
    throw Error(
        absl::FailedPreconditionError("a backward inside a traced function reaches tensors outside of the function; "
                                      "call Grad with the inputs instead"));
  }
};

}  // namespace

Edge MakePrimal(const Variable& variable) {
  const auto node = MakeNode<PrimalNode>();
  const uint32_t nr = node->AddInputMetadata(variable);
  internal::SetGradientEdge(variable, node, nr);
  return {node, nr};
}

}  // namespace backtape
