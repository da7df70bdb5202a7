// The hooks of a program: "h0 = hook v3 ACTION ARGUMENT...". The actions are:
//   log             only logs the gradient, as every hook does
//   scale F         multiplies the gradients by F
//   read V          logs the gradient of V
//   spoil V         doubles the elements of V without recording it
//   set V           sets all elements of the gradient of V to 0.5
//   add V           registers a hook on V that logs
//   drop H          removes hook H
//   inner V         runs the backward of sum(2 V)
//   sgd F           for a leaf: updates the leaf and clears its gradient
#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tests/fuzz/tape/executor.h"

namespace backtape::tape_fuzz {

double Executor::HookFactor(const Instruction& hook) const {
  const bool scales = hook.operands.size() > 2 && hook.operands[1].word == "scale";
  return scales ? Real(hook.operands[2]) : 1;
}

void Executor::LogHook(const Instruction& hook, const Variable& value, size_t i) {
  if (step_inputs_ != nullptr || is_setup_) return;
  log_.push_back(EventOf(absl::StrCat("h", hook.results[0].number, ".", i), value));
}

void Executor::ActInHook(const Instruction& hook, const Variable& leaf) {
  if (hook_depth_ > 0 || hook.operands.size() < 2) return;
  const std::string& action = hook.operands[1].word;
  if (action == "log" || action == "scale") return;
  const Operand& argument = hook.operands.at(2);
  if (action == "sgd") {
    if (!leaf.grad().defined()) return;
    const NoGradGuard no_grad;
    ops::add_(leaf, leaf.grad(), -Real(argument));
    leaf.set_grad({});
    return;
  }
  if (action == "drop") {
    if (const auto it = hooks_.find(argument.number); it != hooks_.end()) it->second.Remove();
    return;
  }
  const Variable other = Register(argument.number);
  if (!other.defined()) return;
  ++hook_depth_;
  if (action == "read") {
    LogHook(hook, other.grad(), 9);
  } else if (action == "spoil") {
    const NoGradGuard no_grad;
    ops::mul_(other.detach(), 2.0);
  } else if (action == "set") {
    if (other.is_leaf()) other.set_grad(Tensor::Full(other.sizes(), 0.5, other.dtype()));
  } else if (action == "add") {
    if (other.requires_grad()) {
      other.RegisterHook([this, &hook](const Variable& grad) {
        LogHook(hook, grad, 8);
        return Variable();
      });
    }
  } else if (action == "inner") {
    const EnableGradGuard enable_grad;
    if (other.requires_grad() && other.is_leaf()) ops::sum(other * 2.0).backward();
  }
  --hook_depth_;
}

void Executor::AddHook(const Instruction& hook) {
  const Variable target = Register(hook.operands.at(0).number);
  const auto scaled = [this, &hook](const variable_list& grads) -> variable_list {
    const double factor = HookFactor(hook);
    if (factor == 1) return {};
    variable_list result;
    for (const Variable& grad : grads) result.push_back(grad.defined() ? grad * factor : Variable());
    return result;
  };
  const auto log_all = [this, &hook](const variable_list& grads) {
    for (size_t i = 0; i < grads.size(); ++i) LogHook(hook, grads[i], i);
  };
  HookHandle& handle = hooks_[hook.results.at(0).number];
  if (hook.op == "hook") {
    handle = target.RegisterHook([this, &hook](const Variable& grad) -> Variable {
      LogHook(hook, grad);
      ActInHook(hook, {});
      const double factor = HookFactor(hook);
      return factor == 1 || !grad.defined() ? Variable() : grad * factor;
    });
  } else if (hook.op == "acchook") {
    handle = target.RegisterPostAccumulateGradHook([this, &hook](const Variable& leaf) {
      LogHook(hook, leaf.grad());
      ActInHook(hook, leaf);
    });
  } else {
    const std::shared_ptr<TapeNode> node = target.grad_fn();
    if (node == nullptr) return;
    if (hook.op == "prehook") {
      handle = node->RegisterPreHook([=, this, &hook](const variable_list& grads) {
        log_all(grads);
        ActInHook(hook, {});
        return scaled(grads);
      });
    } else {
      handle = node->RegisterPostHook([=, this, &hook](const variable_list& grad_inputs, const variable_list&) {
        log_all(grad_inputs);
        ActInHook(hook, {});
        return scaled(grad_inputs);
      });
    }
  }
}

}  // namespace backtape::tape_fuzz
