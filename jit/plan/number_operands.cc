#include "backtape/jit/plan/number_operands.h"

#include "backtape/ir/infer_types.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/rewriter.h"
#include "backtape/passes/rewrite.h"

namespace backtape::jit {
namespace {

bool IsInPlaceOfTensor(const ArgSchema& schema, const Argument* given) {
  if (schema.type != SchemaType::kTensor || schema.is_list || given == nullptr || given->is_none()) return false;
  return !given->is_node() || !given->node()->type().is_tensor();
}

bool IsNumber(const Argument& argument) {
  return argument.is_scalar() || (argument.is_node() && argument.node()->type().is_sym_int());
}

DType DTypeOfNumber(const Argument& number) {
  return number.is_bool() ? DType::kBool : number.is_double() ? DType::kFloat64 : DType::kInt64;
}

// Replaces the call by one with tensors instead of numbers if that has the same type.
bool UseTensors(Rewriter& r) {
  const Node& node = *r.node();
  Graph& graph = *node.graph();
  const OpSchema& op = *node.op();
  const auto tensor_for = [&](size_t i, const Argument& given) -> Argument {
    if (!IsInPlaceOfTensor(op.args[i], &given) || !IsNumber(given)) return given;
    return r.Call(OpId::scalar_tensor, {given}, {{"dtype", DTypeOfNumber(given)}});
  };
  ArgumentList args;
  for (size_t i = 0; i < node.args().size(); ++i) args.push_back(tensor_for(i, node.args()[i]));
  KeywordArguments kwargs;
  for (const auto& [key, given] : node.kwargs()) {
    size_t i = 0;
    while (i < op.args.size() && op.args[i].name != key) ++i;
    kwargs.emplace_back(key, i < op.args.size() ? tensor_for(i, given) : given);
  }
  Node* const made = r.Call(op.op_id(), std::move(args), std::move(kwargs));
  const bool has_same_type = made->type() == node.type();
  if (has_same_type) {
    ReplaceNode(graph, r.node(), made);
  } else {
    graph.Erase(made);  // it may write
  }
  return has_same_type;
}

}  // namespace

bool HasTensorOperands(const Node& node) {
  const NodeArguments args(node);
  for (size_t i = 0; i < node.op()->args.size(); ++i) {
    if (IsInPlaceOfTensor(node.op()->args[i], args.Given(i))) return false;
  }
  return true;
}

absl::StatusOr<bool> MakeNumberOperandsTensors(Graph& graph, ShapeEnv& env) {
  bool changed = false;
  for (Node* node = graph.first(); node != nullptr;) {
    Node* const next = node->next();
    const OpSchema* op = node->op();
    const bool is_own =
        op != nullptr && !op->has_tag(kTagPython) && !op->has_tag(kTagPointwise) && !op->has_tag(kTagNondeterministic);
    if (is_own && !HasTensorOperands(*node)) {
      // A call whose op accepts only numbers is rejected and stays. If only the type differs, the new tensors stay too.
      changed |= Rewrite(graph, node, env, UseTensors).ok();
    }
    node = next;
  }
  return changed;
}

}  // namespace backtape::jit
