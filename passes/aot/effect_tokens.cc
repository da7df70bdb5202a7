#include "backtape/passes/aot/effect_tokens.h"

#include <string>
#include <utility>
#include <vector>

#include "backtape/ir/effect_calls.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/signature.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/aot/insert_outputs.h"
#include "backtape/passes/partition/joint_roles.h"

namespace backtape {
namespace {

TensorType TokenType() { return TensorType::Contiguous(DType::kFloat32, {SymInt(0)}); }

Node* AddTokenPlaceholder(Graph& graph) {
  Node* const first = graph.first();
  Node* const token = graph.Placeholder("token", TokenType());
  graph.MoveBefore(token, first);
  return token;
}

// Replaces the call; returns the token after it.
Node* Thread(Graph& graph, Node* call, Node* token) {
  graph.set_insertion_point(call);
  ArgumentList args = {Argument(token), Argument(Argument::Symbol{std::string(call->op()->Target())})};
  for (const Argument& arg : call->args()) args.push_back(arg);
  Node* const threaded = graph.Create(Opcode::kCallFunction, kWithEffects, std::move(args),
                                      KeywordArguments(call->kwargs().begin(), call->kwargs().end()));
  Node* const next = graph.Call(OpId::operator_getitem, {threaded, int64_t{0}});
  graph.set_insertion_point(nullptr);
  next->set_type(TokenType());
  for (Node* made : {threaded, next}) made->set_provenance(call->provenance());
  graph.Erase(call);
  return next;
}

}  // namespace

absl::StatusOr<int> AddEffectTokens(Graph& graph) {
  std::vector<Node*> calls;
  for (Node* node : graph.nodes()) {
    if (!node->is_call() || !HasEffect(*node) || MayWrite(*node)) continue;
    if (node->has_uses()) {
      return absl::InvalidArgumentError("a call without results has users: " + std::string(node->name()));
    }
    calls.push_back(node);
  }
  if (calls.empty()) return 0;
  Node* token = AddTokenPlaceholder(graph);
  Signature signature = graph.signature();
  if (!signature.inputs.empty()) {
    signature.inputs.insert(signature.inputs.begin(), InputSpec{InputKind::kOther, token->name(), "effect token", -1});
    graph.set_signature(std::move(signature));
  }
  for (Node* call : calls) token = Thread(graph, call, token);
  InsertOutputs(graph, 0, {{.value = Argument(token), .role = {OutputKind::kOther, {}, "effect token", -1}}});
  return static_cast<int>(calls.size());
}

}  // namespace backtape
