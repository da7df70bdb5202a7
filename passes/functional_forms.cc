#include "backtape/passes/functional_forms.h"

#include <utility>

#include "backtape/ir/node_arguments.h"
#include "backtape/passes/full_call.h"
#include "backtape/passes/rewrite.h"

namespace backtape {
namespace {

std::optional<Scalar> FilledWith(const Node& writer) {
  if (writer.is_call_to(OpId::zero_)) return Scalar(0);
  if (!writer.is_call_to(OpId::fill_Scalar_)) return std::nullopt;
  const Argument value = NodeArguments(writer).Value("value");
  if (!value.is_scalar()) return std::nullopt;
  return value.scalar();
}

// States the size 1 of the value's dims wherever `self` has size 1. There, a symbolic size of the value must be 1 in
// every valid run, because an in-place op does not broadcast the tensor that it writes.
Node* WithSizesOfOne(Graph& graph, Node* writer, Node* value, const TensorType& self) {
  for (int64_t d = 0; d < self.dim(); ++d) {
    const ValueType& type = value->type();
    if (!type.is_tensor() || type.tensor().dim() != self.dim()) break;
    if (!(self.sizes[d] == SymInt(1)) || type.tensor().sizes[d] == SymInt(1)) continue;
    value = CallFor(graph, writer, OpId::select_int, {value, d, 0});
    value = CallFor(graph, writer, OpId::unsqueeze, {value, d});
  }
  return value;
}

}  // namespace

std::optional<OpId> ReturningForm(const Node& node) {
  if (node.is_call_to(OpId::native_batch_norm) || node.is_call_to(OpId::_native_batch_norm_legit)) {
    return OpId::_native_batch_norm_legit_functional;
  }
  if (node.is_call_to(OpId::rrelu_with_noise)) return OpId::rrelu_with_noise_functional;
  return std::nullopt;
}

Node* CallReturningForm(Graph& graph, Node* call) {
  ArgumentList args;
  const NodeArguments given(*call);
  for (size_t i = 0; i < call->op()->args.size(); ++i) args.push_back(given.Value(i));
  Node* const functional = CallFor(graph, call, *ReturningForm(*call), std::move(args));
  if (call->op()->has_tag(kTagNondeterministic)) SetUniqueName(graph, functional, call->name());
  return functional;
}

Node* FunctionalValue(Graph& graph, Node* writer) {
  Node* const self = writer->args()[0].node();
  if (!writer->type().is_known()) writer->set_type(self->type());
  if (std::optional<Scalar> filled = FilledWith(*writer)) {
    if (Node* full = FullFor(graph, writer, *filled)) return full;
  }
  const OpSchema& op = graph.ops().at(writer->op()->functional_id);
  Node* value = CallFor(graph, writer, op, writer->args(), writer->kwargs());
  if (op.has_tag(kTagNondeterministic)) SetUniqueName(graph, value, writer->name());
  if (value->type().is_tensor() && self->type().is_tensor() &&
      value->type().tensor().dtype != self->type().tensor().dtype) {
    value = CallFor(graph, writer, OpId::_to_copy, {value}, {{"dtype", self->type().tensor().dtype}});
  }
  if (self->type().is_tensor()) value = WithSizesOfOne(graph, writer, value, self->type().tensor());
  return value;
}

}  // namespace backtape
