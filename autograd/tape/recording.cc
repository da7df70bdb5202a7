#include "backtape/autograd/tape/recording.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops/internal_ops.h"
#include "backtape/autograd/tape/requires_grad.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/tensor/error.h"

namespace backtape {

bool AnyRequiresGrad(absl::Span<const IValue> args, std::initializer_list<int> indices) {
  return GradMode::is_enabled() &&
         std::any_of(indices.begin(), indices.end(), [args](int i) { return HoldsTensorThatRequiresGrad(args[i]); });
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
  if (output.is_list()) {
    for (const IValue& item : output.list()) SetHistoryOf(item, node);
    return;
  }
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
    // Only a list can have more outputs than there are bits, and all outputs of a list are differentiable.
    if (i >= 64 || (differentiable >> i & 1) != 0) SetHistoryOf(result.list()[i], node);
  }
}

Variable OriginalSelf(const Variable& self) { return internal::Clone(self); }

void CheckNoRequiresGrad(const IValue& value, absl::string_view arg, absl::string_view op) {
  if (!GradMode::is_enabled()) {
    if (auto* const recorder = internal::TraceRecorder::Current()) recorder->NoteWithoutDerivative(value);
    return;
  }
  if (!HoldsTensorThatRequiresGrad(value)) return;
  throw Error(
      absl::UnimplementedError(absl::StrCat("The function '", op, "' is not differentiable with respect to argument '",
                                            arg, "'. This input cannot have requires_grad True.")));
}

std::vector<bool> FlagsOf(const std::vector<bool>& needs_input_grad, const IndexRange& range) {
  const auto begin = needs_input_grad.begin() + static_cast<int64_t>(range.first);
  return {begin, begin + static_cast<int64_t>(range.size)};
}

bool AnyNeeded(const std::vector<bool>& needs_input_grad, const IndexRange& range) {
  const std::vector<bool> flags = FlagsOf(needs_input_grad, range);
  return std::find(flags.begin(), flags.end(), true) != flags.end();
}

bool AnyDefined(const variable_list& grads) {
  for (const Variable& grad : grads) {
    if (grad.defined()) return true;
  }
  return false;
}

}  // namespace backtape
