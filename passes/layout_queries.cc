#include "backtape/passes/layout_queries.h"

#include "absl/container/inlined_vector.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/op_schema.h"
#include "backtape/passes/alias_analysis.h"

namespace backtape {
namespace {

// True if the result's strides do not depend on the operands' strides.
bool ForgetsStrides(const OpSchema& op) {
  return op.family == "matmul" || (op.has_tag(kTagMetadata) && !op.has_tag(kTagReadsStrides)) || op.returns.empty();
}

// True if the result has the strides of another operand and does not depend on the strides of this one.
bool FollowsOther(const Use& use) {
  const Node& user = *use.user;
  return use.operand_index != 0 &&
         (user.is_call_to(OpId::slice_scatter) || user.is_call_to(OpId::select_scatter) || user.is_call_to(OpId::copy));
}

// True if the result has the strides of this operand, gaps between elements included.
bool KeepsGaps(const Use& use) {
  const Node& user = *use.user;
  if (use.operand_index != 0) return false;
  for (const OpId op : {OpId::copy, OpId::no_grad_write, OpId::detached_write, OpId::select_scatter,
                        OpId::slice_scatter, OpId::diagonal_scatter, OpId::as_strided_scatter}) {
    if (user.is_call_to(op)) return true;
  }
  return false;
}

// Like StridesMatter. With `in_single_dims`, only strides in dims of size 1 may change.
bool AreObserved(const Node& node, bool in_single_dims) {
  constexpr size_t kMaxFollowed = 256;
  struct Value {
    const Node* node;
    bool is_view;    // true for the given node and for views of it
    bool may_alias;  // strides determine whether it shares an operand's storage
    bool has_gaps;   // a computed result whose elements may have gaps between them
  };
  absl::InlinedVector<Value, 16> values = {{&node, true, false, false}};
  for (size_t i = 0; i < values.size(); ++i) {
    const Value value = values[i];
    for (const Use& use : value.node->uses_unordered()) {
      const Node* user = use.user;
      if (user->is_output()) {
        // Strides of a computed result count only if its type states them. A dense result with one dim always has the
        // stride 1, unless it may be a view of its operand. Only results with 4 or 5 dims can be channels-last.
        const ValueType& type = value.node->type();
        if (value.is_view && in_single_dims) continue;
        if (value.is_view || !type.is_tensor()) return true;
        const int64_t max_unobserved_dims = in_single_dims ? 3 : value.may_alias || value.has_gaps ? 0 : 1;
        if (type.tensor().strides.has_value() && type.tensor().dim() > max_unobserved_dims) return true;
        continue;
      }
      if (user->op() == nullptr || user->op()->has_tag(kTagReadsStrides)) return true;
      if (!in_single_dims && value.may_alias && MayWrite(*user)) return true;
      if (ForgetsStrides(*user->op()) || FollowsOther(use)) continue;
      if (values.size() == kMaxFollowed) return true;
      values.push_back({user, value.is_view && user->op()->has_tag(kTagView),
                        value.may_alias || user->op()->has_tag(kTagViewOrCopy),
                        (value.is_view || value.has_gaps) && KeepsGaps(use)});
    }
  }
  return false;
}

}  // namespace

bool StridesMatter(const Node& node) { return AreObserved(node, false); }

bool MayTakeStridesOf(const Node& node, const TensorType& other) {
  const TensorType& own = node.type().tensor();
  if (own.strides && own.strides == other.strides) return true;
  return !AreObserved(node, HaveSameStrides(own, other));
}

bool HaveSameStrides(const TensorType& a, const TensorType& b) {
  if (!a.strides || !b.strides || a.sizes != b.sizes) return false;
  for (size_t i = 0; i < a.sizes.size(); ++i) {
    // A dim of size 1 may have any stride.
    if (!(a.sizes[i] == SymInt(1)) && !((*a.strides)[i] == (*b.strides)[i])) return false;
  }
  return true;
}

bool MayHaveSameStrides(const ValueType& a, const ValueType& b) {
  if (!a.is_tensor() || !b.is_tensor() || !a.tensor().strides || !b.tensor().strides) return true;
  return HaveSameStrides(a.tensor(), b.tensor());
}

bool IsExpanded(const ValueType& type) {
  if (!type.is_tensor() || !type.tensor().strides.has_value()) return false;
  const TensorType& tensor = type.tensor();
  for (int64_t d = 0; d < tensor.dim(); ++d) {
    if ((*tensor.strides)[d] == SymInt(0) && !(tensor.sizes[d] == SymInt(1))) return true;
  }
  return false;
}

bool HaveSameType(const Node& a, const Node& b) {
  if (!a.type().is_tensor() || !b.type().is_tensor()) return false;
  const TensorType& left = a.type().tensor();
  const TensorType& right = b.type().tensor();
  return left.dtype == right.dtype && left.sizes == right.sizes && left.device == right.device &&
         left.is_wrapped_number == right.is_wrapped_number;
}

}  // namespace backtape
