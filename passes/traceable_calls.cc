#include "backtape/passes/traceable_calls.h"

#include "backtape/ir/autograd_function_call.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/decomposed_ops.h"
#include "backtape/passes/flex_attention.h"

namespace backtape {
namespace {

// True for Python operators on sizes (SymInts, and results of Python or metadata ops), and for items of calls with
// several results. These are not replaced.
bool IsArithmeticOnSizes(const Node& node) {
  if (node.op() == nullptr || !node.op()->has_tag(kTagPython)) return false;
  if (node.op()->is(OpId::operator_getitem) && node.args().size() == 2 && node.args()[0].is_node() &&
      node.args()[1].is_int()) {
    const Node& source = *node.args()[0].node();
    if (IsHigherOrderCall(source) || IsAutogradFunctionCall(source)) return true;
    return source.op() != nullptr && (source.type().is_list() || source.op()->returns.size() > 1 ||
                                      (source.op()->returns.size() == 1 && source.op()->returns[0].is_list));
  }
  for (size_t i = 0; i < node.num_operands(); ++i) {
    const Node& operand = *node.operand(i);
    const bool is_size =
        operand.op() != nullptr && (operand.op()->has_tag(kTagPython) || operand.op()->has_tag(kTagMetadata));
    if (!operand.type().is_sym_int() && !is_size) return false;
  }
  return true;
}

}  // namespace

namespace internal {

bool IsConstant(const IValue& value) {
  if (value.is_tensor()) return false;
  if (value.is_int()) return !value.sym_int().is_symbolic();
  if (!value.is_list()) return true;
  for (const IValue& item : value.list()) {
    if (!IsConstant(item)) return false;
  }
  return true;
}

bool MayReplace(const Node& node, const TraceCallsOptions& options) {
  if (!node.is_call() || IsHigherOrderCall(node) || IsAutogradFunctionCall(node)) return false;
  if (IsFlexAttention(node)) return true;
  if (node.op() != nullptr && IsDecomposed(*node.op(), *options.library)) return true;
  if (!options.python) return false;
  return node.op() == nullptr || node.op()->has_tag(kTagPython);
}

}  // namespace internal

bool HasCallsToTrace(const Graph& graph, const TraceCallsOptions& options) {
  for (const Node* node : graph.nodes()) {
    if (internal::MayReplace(*node, options) && !IsArithmeticOnSizes(*node)) return true;
  }
  for (const auto& [name, subgraph] : graph.subgraphs()) {
    if (HasCallsToTrace(*subgraph, options)) return true;
  }
  return false;
}

}  // namespace backtape
