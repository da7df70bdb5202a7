#include "backtape/autograd/wrapper.h"

#include "backtape/autograd/autograd_meta.h"
#include "backtape/autograd/grad_mode.h"
#include "backtape/autograd/view_tracking.h"

namespace backtape {

bool AnyRequiresGrad(absl::Span<const IValue> args, std::initializer_list<int> indices) {
  if (!GradMode::is_enabled()) return false;
  for (const int i : indices) {
    if (args[i].is_tensor()) {
      if (ToVariable(args[i]).requires_grad()) return true;
    } else if (args[i].is_list()) {
      for (const IValue& item : args[i].list()) {
        if (item.is_tensor() && ToVariable(item).requires_grad()) return true;
      }
    }
  }
  return false;
}

void SetNextEdges(TapeNode& node, absl::Span<const IValue> args, std::initializer_list<int> indices) {
  const auto edge_of = [](const IValue& value) {
    return value.is_tensor() ? ToVariable(value).gradient_edge() : Edge();
  };
  for (const int i : indices) {
    if (!args[i].is_list()) {
      node.AddNextEdge(edge_of(args[i]));
      continue;
    }
    for (const IValue& item : args[i].list()) node.AddNextEdge(edge_of(item));
  }
}

namespace {

void SetHistoryOf(const IValue& output, const std::shared_ptr<TapeNode>& node) {
  if (output.is_none() || !IsFloatingPoint(output.tensor().dtype())) {
    node->AddUndefinedInput();
    return;
  }
  const Variable variable = ToVariable(output);
  const uint32_t nr = node->AddInputMetadata(variable);
  internal::SetGradientEdge(variable, node, nr);
}

}  // namespace

void SetHistory(const IValue& result, const std::shared_ptr<TapeNode>& node, uint64_t differentiable) {
  if (!result.is_list()) {
    SetHistoryOf(result, node);
    return;
  }
  for (size_t i = 0; i < result.list().size(); ++i) {
    // More outputs than bits: a list, of which all count.
    if (i >= 64 || (differentiable >> i & 1) != 0) SetHistoryOf(result.list()[i], node);
  }
}

bool AnyDefined(const variable_list& grads) {
  for (const Variable& grad : grads) {
    if (grad.defined()) return true;
  }
  return false;
}

}  // namespace backtape
