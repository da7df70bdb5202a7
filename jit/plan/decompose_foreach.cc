#include "backtape/jit/plan/decompose_foreach.h"

#include <string>
#include <utility>
#include <vector>

#include "backtape/ir/foreach.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/rewrite.h"

namespace backtape::jit {

bool DecomposeForeach(Rewriter& r) {
  const Node& node = *r.node();
  if (node.op() == nullptr || ForeachBase(*node.op()) == nullptr || !node.type().is_list()) return false;
  for (const Use& use : node.uses_unordered()) {
    if (!use.user->is_call_to(OpId::operator_getitem) || !use.user->args()[1].is_int()) return false;
  }
  const OpSchema& op = *node.op();
  const OpSchema& base = *ForeachBase(op);
  const NodeArguments args(node);
  std::vector<Argument> values;
  for (size_t k = 0; k < op.args.size(); ++k) {
    values.push_back(args.Value(k));
    if (op.args[k].is_list && !values.back().is_sequence()) return false;
  }
  std::vector<Node*> results;
  for (size_t i = 0; i < node.type().list().size(); ++i) {
    KeywordArguments named;
    for (size_t k = 0; k < op.args.size(); ++k) {
      Argument value = op.args[k].is_list ? values[k].items()[i] : values[k];
      named.emplace_back(std::string(base.args[ForeachArgument(op, base, k)].name), std::move(value));
    }
    results.push_back(r.Call(base.op_id(), {}, std::move(named)));
  }
  r.ReplaceOutputs(std::move(results));
  return true;
}

}  // namespace backtape::jit
