#include "backtape/autograd/engine/tape_piece.h"

#include <typeinfo>

#include "backtape/autograd/tape/accumulate_grad.h"
#include "backtape/autograd/tape/copy_slices.h"
#include "backtape/autograd/variable/autograd_meta.h"

namespace backtape::internal {
namespace {

// The leaf of a gradient accumulator; null for other nodes.
const AutogradMeta* LeafOf(const TapeNode& node) {
  if (!node.is_gradient_accumulator()) return nullptr;
  return AutogradMeta::Get(static_cast<const AccumulateGrad&>(node).variable());
}

}  // namespace

bool TapePiece::IsExcluded(uint32_t position) const {
  return walk->runs(position) && walk->node(position).is_gradient_accumulator();
}

bool HasHooksBefore(const TapeNode& node) {
  if (const AutogradMeta* leaf = LeafOf(node); leaf != nullptr && !leaf->tensor_hooks.empty()) return true;
  const NodeHooks* hooks = node.hooks();
  if (hooks == nullptr) return false;
  for (const auto& [nr, list] : hooks->tensor()) {
    if (!list->empty()) return true;
  }
  return !hooks->retains_grad().empty() || !hooks->pre.empty();
}

bool IsTraceable(const TapeNode& node) {
  return node.functional_ivalue() != nullptr || node.is_gradient_accumulator() || typeid(node) == typeid(CopySlices);
}

bool IsForEngine(const TapeNode& node) {
  if (node.hooks() != nullptr && !node.hooks()->post.empty()) return true;
  if (const AutogradMeta* leaf = LeafOf(node)) return !leaf->post_accumulate_hooks.empty();
  return !HasFormula(node);
}

bool HasFormula(const TapeNode& node) {
  return node.functional_ivalue() != nullptr || node.backward_graph() != nullptr;
}

void AddLeaves(const TapePiece& piece, LeafLocks& locks) {
  for (uint32_t position = piece.begin; position < piece.end; ++position) {
    if (!piece.walk->is_wanted(position) || !piece.Includes(position)) continue;
    TapeNode& node = piece.walk->node(position);
    if (node.is_gradient_accumulator()) locks.Add(static_cast<AccumulateGrad&>(node));
  }
}

}  // namespace backtape::internal
