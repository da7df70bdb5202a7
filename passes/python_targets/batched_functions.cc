// vmap as Dynamo records it: _add_batch_dim hides the dim of a vector, the calls that follow see 0-dim tensors, and
// _remove_batch_dim makes the dim of a result visible again. Programs compute attention masks in this way, element by
// element. Here, the dim of level k stays in the tensor as the k-th from the right, so that elementwise calls broadcast
// as under vmap. Other calls on batched values are rejected.
#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/python_targets/python_functions.h"

namespace backtape::python_targets {
namespace {

using Result = absl::StatusOr<IValue>;

const Node* NodeOf(const PythonArguments& args, const Variable& x) {
  const Argument argument = args.tracer().ArgumentOf(Boxed(x));
  return argument.is_node() ? argument.node() : nullptr;
}

bool IsNumberTensor(const Node& node) { return node.type().is_tensor() && node.type().tensor().dim() == 0; }

// True for a call that uses only the dtype and device of its operand.
bool IsNewTensor(const Node& call) {
  return call.is_call_to(OpId::new_ones) || call.is_call_to(OpId::new_zeros) || call.is_call_to(OpId::new_full);
}

// True if a call with batched operands computes each element from single elements of its operands.
bool IsElementwise(const Node& call, const absl::flat_hash_set<const Node*>& batched) {
  if (!call.is_call() || call.op() == nullptr || MayWrite(call)) return false;
  const OpSchema& op = *call.op();
  if (call.is_call_to(OpId::index_Tensor)) {
    // Indices for all dims of a tensor that is not batched.
    const Argument& self = call.args()[0];
    if (!self.is_node() || batched.contains(self.node()) || !self.node()->type().is_tensor()) return false;
    const auto indices = call.args()[1].items();
    const bool all_given = std::all_of(indices.begin(), indices.end(), [](const Argument& i) { return i.is_node(); });
    return all_given && static_cast<int64_t>(indices.size()) == self.node()->type().tensor().dim();
  }
  const bool copies = call.is_call_to(OpId::_to_copy) || call.is_call_to(OpId::clone) || call.is_call_to(OpId::alias) ||
                      call.is_call_to(OpId::detach);
  if (!copies && !op.has_tag(kTagPointwise)) return false;
  for (size_t k = 0; k < call.num_operands(); ++k) {
    if (!batched.contains(call.operand(k)) && !IsNumberTensor(*call.operand(k))) return false;
  }
  return true;
}

// Returns NotFound if `last` depends on a call that has operands with hidden dims and is not elementwise.
absl::Status CheckElementwise(const Graph& graph, const BatchedValues& values, const Node* last) {
  absl::flat_hash_set<const Node*> batched;
  absl::flat_hash_map<const Node*, const Node*> refused;  // by value: the call
  for (const Node* node : graph.nodes()) {
    const auto known = values.find(node);
    const Node* reason = nullptr;
    bool is_batched = known != values.end();
    for (size_t k = 0; !is_batched && k < node->num_operands(); ++k) is_batched = batched.contains(node->operand(k));
    if (IsNewTensor(*node)) is_batched = false;
    if (is_batched) batched.insert(node);
    if (is_batched && known == values.end()) {
      if (!IsElementwise(*node, batched)) reason = node;
      for (size_t k = 0; k < node->num_operands(); ++k) {
        const auto shown = values.find(node->operand(k));
        if (shown != values.end() && shown->second > 0) reason = node;
        if (const auto it = refused.find(node->operand(k)); it != refused.end()) reason = it->second;
      }
    }
    if (reason != nullptr) refused.emplace(node, reason);
    if (node == last) break;
  }
  const auto it = refused.find(last);
  if (it == refused.end()) return absl::OkStatus();
  return absl::NotFoundError(
      absl::StrCat("vmap supports only indexing and elementwise calls on batched values and numbers, not this call of ",
                   it->second->target()));
}

Result AddBatchDim(const PythonArguments& args) {
  const Variable x = args.tensor("self");
  const int64_t level = args.integer("level");
  if (args.call().batched == nullptr) return absl::NotFoundError("vmap is supported only in a traced graph");
  if (x.dim() != 1 || level < 1 || (args.integer("dim") != 0 && args.integer("dim") != -1)) {
    return absl::NotFoundError(
        absl::StrCat("vmap is supported only over dim 0 of a 1-D tensor, at level 1 or higher; found dim ",
                     args.integer("dim"), " of a ", x.dim(), "-D tensor, at level ", level));
  }
  if (args.call().batched->contains(NodeOf(args, x)))
    return absl::NotFoundError("vmap over a dim of a batched value is not supported");
  std::vector<SymInt> sizes(level, SymInt(1));
  sizes[0] = SymSizeOf(x, 0);
  const Variable hidden = ops::view(x, sizes);
  args.call().batched->emplace(NodeOf(args, hidden), 0);
  return Boxed(hidden);
}

Result RemoveBatchDim(const PythonArguments& args) {
  Variable x = args.tensor("self");
  const int64_t level = args.integer("level");
  BatchedValues* const batched = args.call().batched;
  const Node* const node = NodeOf(args, x);
  if (batched == nullptr || node == nullptr || level < 1)
    return absl::NotFoundError(
        absl::StrCat("vmap is supported only for values of a traced graph, at level 1 or higher; found level ", level));
  int64_t shown = 0;  // dims that the program sees, on the left
  if (const auto it = batched->find(node); it != batched->end()) {
    shown = it->second;
  } else {
    const absl::Status status = CheckElementwise(args.tracer().graph(), *batched, node);
    if (!status.ok()) return status;
  }
  const int64_t place = args.integer("dim") < 0 ? args.integer("dim") + shown + 1 : args.integer("dim");
  if (x.dim() - shown > level || place < 0 || place > shown) {
    return absl::NotFoundError("vmap must remove batch dims in the reverse order of adding them");
  }
  while (x.dim() - shown < level) x = ops::unsqueeze(x, shown);
  std::vector<SymInt> sizes = SymSizesOf(x);
  sizes[shown] = args["size"].sym_int();
  x = ops::expand(x, sizes);
  if (place != shown) x = decompositions::movedim_int(x, shown, place);
  if (level > 1) (*batched)[NodeOf(args, x)] = shown + 1;
  return Boxed(x);
}

constexpr std::pair<absl::string_view, PythonFunction> kBatched[] = {
    {"add_batch_dim", &AddBatchDim},
    {"remove_batch_dim", &RemoveBatchDim},
};

}  // namespace

PythonFunctionTable BatchedFunctions() { return kBatched; }

}  // namespace backtape::python_targets
