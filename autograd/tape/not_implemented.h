#ifndef BACKTAPE_AUTOGRAD_TAPE_NOT_IMPLEMENTED_H_
#define BACKTAPE_AUTOGRAD_TAPE_NOT_IMPLEMENTED_H_

#include <string>
#include <utility>

#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/tape/tape_node.h"

namespace backtape {

// The node of an op without a derivative: throws when backward reaches it.
class NotImplementedNode final : public TapeNode {
 public:
  explicit NotImplementedNode(std::string op) : op_(std::move(op)) {}
  absl::string_view Name() const override { return "NotImplemented"; }

 private:
  variable_list Apply(variable_list&& grads) override;
  std::string op_;
};

// The generic recording function of ops without a derivative.
IValue CallWithoutDerivative(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_NOT_IMPLEMENTED_H_
