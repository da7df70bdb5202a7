#include "backtape/jit/run/storage_check.h"

#include <algorithm>
#include <string>

#include "absl/algorithm/container.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/product_layouts.h"
#include "backtape/tensor/checked.h"
#include "backtape/tensor/memory_limit.h"

namespace backtape::jit {
namespace {

using SymbolValue = StorageCheck::ValueOf;

bool StatesItsStrides(const Node& node) {
  return node.is_call_to(OpId::as_strided) || node.is_call_to(OpId::_reshape_alias);
}

// Whether the result may be a copy or a view of its operand, depending on strides.
bool MayCopy(const Node& node) { return node.is_call_to(OpId::contiguous) || node.is_call_to(OpId::reshape); }

// Whether the node's result shares storage with its first operand.
bool IsViewOfOperand(const Node& node) {
  if (node.op() == nullptr || node.num_operands() == 0) return false;
  if (!node.is_call_to(OpId::operator_getitem)) {
    return node.op()->has_tag(kTagView) || node.op()->has_tag(kTagInplace);
  }
  const OpSchema* made_by = node.operand(0)->op();
  return made_by != nullptr && made_by->has_tag(kTagView);
}

// Returns the node that owns the storage of `node`'s result; null if the owner depends on strides.
const Node* StorageOwner(const Node* node) {
  while (!MayCopy(*node) && IsViewOfOperand(*node)) node = node->operand(0);
  return MayCopy(*node) ? nullptr : node;
}

// Makes the error refer to a view and to all values through which it sees the storage, so that all of them run
// separately: a piece that returned the base of the view would return it in a storage of its own.
void AddViewsTo(const Node* view, absl::Status& status) {
  for (; MayCopy(*view) || IsViewOfOperand(*view); view = view->operand(0)) AddErrorNode(*view, status);
}

// One more than the offset of the last element; 0 for an empty value, nullopt if it is unknown or exceeds 64 bits.
std::optional<int64_t> ExtentOf(const TensorType& type, const SymbolValue& value_of) {
  std::optional<int64_t> end = type.storage_offset.Evaluate(value_of);
  const SymIntVector strides = StridesOf(type);
  for (size_t d = 0; d < type.sizes.size(); ++d) {
    const std::optional<int64_t> size = type.sizes[d].Evaluate(value_of);
    if (size == 0) return 0;
    const std::optional<int64_t> stride = strides[d].Evaluate(value_of);
    if (!end || !size || !stride || *size < 0 || *stride < 0) return std::nullopt;
    const std::optional<int64_t> reach = CheckedMul(*size - 1, *stride);
    end = reach ? CheckedAdd(*end, *reach) : std::nullopt;
  }
  return end && *end >= 0 ? CheckedAdd(*end, 1) : std::nullopt;
}

}  // namespace

StorageCheck::StorageCheck(const Graph& typed) {
  const std::vector<Node*> placeholders = typed.placeholders();
  for (const Node* node : typed.nodes()) {
    if (!node->is_call()) continue;
    if (StatesItsStrides(*node) && node->type().is_tensor()) {
      const Node* root = StorageOwner(node->operand(0));
      views_.push_back({node, root});
      const auto place = std::find(placeholders.begin(), placeholders.end(), root);
      if (place != placeholders.end()) viewed_inputs_.push_back(static_cast<int>(place - placeholders.begin()));
    }
    const bool computes = node->op() != nullptr && !node->op()->has_tag(kTagView) && !node->op()->has_tag(kTagPython) &&
                          !node->op()->has_tag(kTagMetadata);
    if (!computes) continue;
    AddAmounts(*node, node->type());
    for (size_t k = 0; k < node->num_operands(); ++k) AddAmounts(*node, node->operand(k)->type());
  }
  absl::c_sort(viewed_inputs_);
  viewed_inputs_.erase(std::unique(viewed_inputs_.begin(), viewed_inputs_.end()), viewed_inputs_.end());
  absl::flat_hash_set<std::string> seen;
  std::erase_if(amounts_, [&](const Amount& amount) {
    return !seen.insert(absl::StrCat(amount.numel.ToString(), ":", amount.item_size)).second;
  });
}

void StorageCheck::AddAmounts(const Node& node, const ValueType& type) {
  if (type.is_list()) {
    for (const ValueType& item : type.list()) AddAmounts(node, item);
  } else if (type.is_tensor()) {
    // Values this small fit on every machine and need no check.
    constexpr int64_t kSmall = int64_t{1} << 24;
    SymInt numel = type.tensor().numel();
    if (!numel.is_symbolic() && numel.value() < kSmall) return;
    amounts_.push_back({&node, std::move(numel), ItemSize(type.tensor().dtype)});
  }
}

absl::Status StorageCheck::Check(const ValueOf& value_of) const {
  absl::Status first;
  const auto report = [&first](const absl::Status& status, const Node& node) {
    if (first.ok()) {
      first = NodeError(status, node);
    } else {
      AddErrorNode(node, first);
    }
  };
  for (const Amount& amount : amounts_) {
    const std::optional<int64_t> numel = amount.numel.Evaluate(value_of);
    const absl::Status status = CheckMemory(numel.value_or(INT64_MAX), amount.item_size);
    if (!status.ok()) report(status, *amount.node);
  }
  for (const View& view : views_) {
    if (view.root == nullptr) {
      report(absl::OutOfRangeError(
                 "cannot check that this view lies within the storage of its base: whether the base is a "
                 "copy depends on the strides of the inputs"),
             *view.node);
      AddViewsTo(view.node, first);
      continue;
    }
    const std::optional<int64_t> extent = ExtentOf(view.node->type().tensor(), value_of);
    const std::optional<int64_t> capacity =
        view.root->type().is_tensor() ? ExtentOf(view.root->type().tensor(), value_of) : std::nullopt;
    if (extent && capacity && *extent <= *capacity) continue;
    const std::string numbers =
        extent && capacity ? absl::StrCat(": it needs ", *extent, " elements, and the base has ", *capacity) : "";
    report(absl::OutOfRangeError(absl::StrCat("the view extends beyond the storage of its base", numbers)), *view.node);
    AddViewsTo(view.node, first);
  }
  return first;
}

}  // namespace backtape::jit
