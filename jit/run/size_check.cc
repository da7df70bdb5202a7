#include "backtape/jit/run/size_check.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "backtape/ir/aliasing.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/open_size.h"
#include "backtape/jit/plan/decompose_movement.h"
#include "backtape/jit/plan/prepare_graph.h"
#include "backtape/jit/plan/product_layouts.h"
#include "backtape/jit/run/layout_variants.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

using SizeValues = absl::btree_map<std::string, int64_t>;

std::optional<int64_t> ValueOf(const SymInt& size, const SizeValues& values) {
  return size.Evaluate([&](absl::string_view symbol) -> std::optional<int64_t> {
    const auto it = values.find(std::string(symbol));
    return it == values.end() ? std::nullopt : std::optional<int64_t>(it->second);
  });
}

bool HasValue(const SymInt& size, int64_t wanted, const SizeValues& values) {
  return size.is_symbolic() ? ValueOf(size, values) == wanted : size.value() == wanted;
}

// What to do with a size that depends on tensor values and is not the size of any input. A plan needs all sizes before
// the run; a graph that is cut into pieces finds such sizes during the run.
enum class OpenSizes : uint8_t { kRefuse, kIgnore };

bool IsIgnored(const SymInt& size, const SizeValues& values, OpenSizes open) {
  return open == OpenSizes::kIgnore && HasUnbackedSymbol(size) && !ValueOf(size, values).has_value();
}

// Whether `size` is ignored or has the value `known`. False for a size that is not ignored if `known` is symbolic.
bool HasSize(const SymInt& size, const SymInt& known, const SizeValues& values, OpenSizes open) {
  if (IsIgnored(size, values, open)) return true;
  return !known.is_symbolic() && HasValue(size, known.value(), values);
}

bool Holds(const ShapeGuard& guard, const SizeValues& values) {
  const std::optional<int64_t> lhs = ValueOf(guard.lhs, values);
  const std::optional<int64_t> rhs = ValueOf(guard.rhs, values);
  if (!lhs || !rhs) return false;
  switch (guard.relation) {
    case SymRelation::kEq:
      return *lhs == *rhs;
    case SymRelation::kNe:
      return *lhs != *rhs;
    case SymRelation::kLt:
      return *lhs < *rhs;
    case SymRelation::kLe:
      return *lhs <= *rhs;
  }
  return false;
}

// Whether the symbolic type is equal to the known type if the symbols have these values.
bool IsTypeFor(const ValueType& type, const ValueType& known, const SizeValues& values, OpenSizes open) {
  // Plans never read values of unknown type.
  if (!type.is_known() || type.is_opaque()) return true;
  if (type.is_sym_int()) {
    return known.is_sym_int() && HasSize(type.sym_int(), known.sym_int(), values, open);
  }
  if (type.is_list()) {
    if (!known.is_list() || type.list().size() != known.list().size()) return false;
    for (size_t i = 0; i < type.list().size(); ++i) {
      if (!IsTypeFor(type.list()[i], known.list()[i], values, open)) return false;
    }
    return true;
  }
  if (!type.is_tensor()) return type == known;
  if (!known.is_tensor()) return false;
  const TensorType& a = type.tensor();
  const TensorType& b = known.tensor();
  if (a.dtype != b.dtype || a.dim() != b.dim()) return false;
  for (int64_t d = 0; d < a.dim(); ++d) {
    if (!HasSize(a.sizes[d], b.sizes[d], values, open)) return false;
  }
  // Strides of empty tensors and of dims of size 1 do not matter.
  if (b.numel() == SymInt(0)) return HasSize(a.storage_offset, b.storage_offset, values, open);
  const SymIntVector strides = StridesOf(a);
  const SymIntVector known_strides = StridesOf(b);
  for (int64_t d = 0; d < a.dim(); ++d) {
    if (!(b.sizes[d] == SymInt(1)) && !HasSize(strides[d], known_strides[d], values, open)) return false;
  }
  return b.storage_offset.is_symbolic() || HasSize(a.storage_offset, b.storage_offset, values, open);
}

bool HasSymbols(const ValueType& type) {
  if (type.is_sym_int()) return type.sym_int().is_symbolic();
  if (!type.is_tensor()) return false;
  const SymIntVector& sizes = type.tensor().sizes;
  return std::any_of(sizes.begin(), sizes.end(), [](const SymInt& size) { return size.is_symbolic(); });
}

// Whether a call of reshape or a similar op returns a view, in which later writes to its source are visible.
bool IsView(const Node& node) {
  const ValueType& self = node.operand(0)->type();
  if (!self.is_tensor() || !node.type().is_tensor()) return false;
  ShapeEnv env;
  ShapeContext context(env, *node.op());
  return SharedView(context, *node.op(), self.tensor(), node.type().tensor()).has_value();
}

// Whether the call returns a view with both the plan's types and the known ones, or with neither. A dim of size 1 may
// turn a copy into a view of the same type.
bool SharesLike(const Node& node, const Node& known) {
  if (node.op() == nullptr || !node.op()->has_tag(kTagViewOrCopy)) return true;
  if (known.type().is_tensor() && known.type().tensor().numel() == SymInt(0)) return true;
  return IsView(node) == IsView(known);
}

std::vector<ValueType> TypesOf(absl::Span<Node* const> nodes) {
  std::vector<ValueType> types;
  for (const Node* node : nodes) types.push_back(node->type());
  return types;
}

bool HasElements(const ValueType& type, const SizeValues& values) {
  if (!type.is_tensor()) return true;
  const SymIntVector& sizes = type.tensor().sizes;
  return std::none_of(sizes.begin(), sizes.end(), [&](const SymInt& size) { return HasValue(size, 0, values); });
}

}  // namespace

SizeCheck::SizeCheck(std::unique_ptr<Graph> typed, std::vector<ValueType> given, ShapeEnv env)
    : typed_(std::move(typed)), given_(std::move(given)), env_(std::move(env)), storages_(*typed_) {
  for (const ValueType& type : given_) has_symbols_ |= HasSymbols(type);
}

absl::StatusOr<SizeCheck> SizeCheck::MakeForPieces(const Graph& graph) {
  ShapeEnv env;
  std::vector<const Node*> rejected;
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Graph> typed, TypedCopy(graph, env, &rejected));
  std::vector<ValueType> given = TypesOf(typed->placeholders());
  SizeCheck check(std::move(typed), std::move(given), std::move(env));
  check.may_reject_ = !rejected.empty();
  BACKTAPE_ASSIGN_OR_RETURN(check.numbers_, NumberCheck::Make(graph));
  return check;
}

absl::StatusOr<SizeCheck> SizeCheck::Make(const Graph& graph, absl::Span<const ShapeGuard> guards) {
  ShapeEnv env;
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Graph> typed, TypedCopy(graph, env));
  std::vector<ValueType> given = TypesOf(typed->placeholders());
  // Rules can only be applied to calls of typed ops.
  if (HasUnknownTypes(*typed)) {
    BACKTAPE_ASSIGN_OR_RETURN(typed, ResolvedCopy(graph, env));
  }
  SizeCheck check(std::move(typed), std::move(given), std::move(env));
  BACKTAPE_ASSIGN_OR_RETURN(check.numbers_, NumberCheck::Make(graph));
  for (const ShapeGuard& guard : guards) {
    if (guard.relation != SymRelation::kNe) check.plan_guards_.push_back(guard);
  }
  return check;
}

SizeCheck::Values SizeCheck::ValuesOf(absl::Span<const IValue> inputs) const {
  Values values;
  const auto set = [&](const SymInt& size, int64_t value) {
    if (size.is_symbolic()) values.emplace(size.ToString(), value);
  };
  for (size_t i = 0; i < given_.size(); ++i) {
    const ValueType& type = given_[i];
    if (type.is_sym_int() && inputs[i].is_int()) set(type.sym_int(), inputs[i].sym_int().value());
    if (!type.is_tensor() || !inputs[i].is_tensor()) continue;
    for (int64_t d = 0; d < type.tensor().dim(); ++d) set(type.tensor().sizes[d], inputs[i].tensor().size(d));
  }
  return values;
}

bool SizeCheck::HoldGuards(const Values& values, bool ignore_open) const {
  const OpenSizes open = ignore_open ? OpenSizes::kIgnore : OpenSizes::kRefuse;
  // The plan assumes sizes of at least 2. An equality that only sizes of 0 or 1 satisfy, such as s0 * s0 = s0,
  // contradicts this assumption, so the plan does not cover such a run.
  Values planned = values;
  for (auto& [symbol, value] : planned) value = std::max<int64_t>(value, 2);
  for (const ShapeGuard& guard : env_.guards()) {
    // If two sizes that the plan assumes to be equal differ, they might broadcast without changing any type. A
    // violation of any other guard changes a type.
    if (guard.relation != SymRelation::kEq) continue;
    if (IsIgnored(guard.lhs, values, open) || IsIgnored(guard.rhs, values, open)) continue;
    if (!Holds(guard, values) || !Holds(guard, planned)) return false;
  }
  // The guards of the plan must hold too. The planner infers types again when it knows all guards. It may then leave
  // out a minimum or maximum that the types of the given graph have, or read a value with a guarded size of 1 as a
  // broadcast.
  for (const ShapeGuard& guard : plan_guards_) {
    if (ValueOf(guard.lhs, values) && ValueOf(guard.rhs, values) && !Holds(guard, values)) return false;
  }
  return true;
}

bool SizeCheck::FitsTypes(absl::Span<const IValue> inputs) const {
  const Values values = ValuesOf(inputs);
  return HoldGuards(values, /*ignore_open=*/true) && HaveSameTypes(inputs, values, /*ignore_open=*/true) &&
         HoldNumbers(values);
}

bool SizeCheck::HoldNumbers(const Values& values) const {
  return numbers_.Holds([&](absl::string_view symbol) -> std::optional<int64_t> {
    const auto it = values.find(std::string(symbol));
    return it == values.end() ? std::nullopt : std::optional<int64_t>(it->second);
  });
}

bool SizeCheck::Fits(absl::Span<const IValue> inputs) const {
  const Values values = ValuesOf(inputs);
  if (!HoldGuards(values, /*ignore_open=*/false) || !HaveSameTypes(inputs, values, /*ignore_open=*/false)) return false;
  if (PicksNothing(values) || !HoldNumbers(values)) return false;
  return storages_
      .Check([&](absl::string_view symbol) -> std::optional<int64_t> {
        const auto it = values.find(std::string(symbol));
        return it == values.end() ? std::nullopt : std::optional<int64_t>(it->second);
      })
      .ok();
}

bool SizeCheck::PicksNothing(const Values& values) const {
  for (const Node* node : typed_->nodes()) {
    if (node->op() == nullptr || !node->op()->has_tag(kTagPicksByTensor)) continue;
    bool has_elements = HasElements(node->type(), values);
    for (size_t i = 0; i < NumPickOperands(*node); ++i) {
      has_elements = has_elements && HasElements(node->operand(i)->type(), values);
    }
    if (!has_elements) return true;
  }
  return false;
}

absl::Status SizeCheck::CheckKnownSizes() const {
  return storages_.Check([](absl::string_view) { return std::nullopt; });
}

bool SizeCheck::HaveKnownStorages(absl::Span<const IValue> inputs) const {
  for (const int i : storages_.viewed_inputs()) {
    if (i >= static_cast<int>(inputs.size()) || !inputs[i].is_tensor()) continue;
    const Tensor& tensor = inputs[i].tensor();
    if (tensor.is_symbolic() || tensor.storage_offset() != 0 || !IsDense(tensor)) return false;
  }
  return true;
}

bool SizeCheck::HaveSameTypes(absl::Span<const IValue> inputs, const Values& values, bool ignore_open) const {
  const OpenSizes open = ignore_open ? OpenSizes::kIgnore : OpenSizes::kRefuse;
  const std::unique_ptr<Graph> known = typed_->Clone();
  const std::vector<Node*> placeholders = known->placeholders();
  for (size_t i = 0; i < placeholders.size(); ++i) {
    const ValueType& type = placeholders[i]->type();
    if (type.is_sym_int() && inputs[i].is_int()) placeholders[i]->set_type(ValueType(inputs[i].sym_int()));
    if (!type.is_tensor() || !inputs[i].is_tensor()) continue;
    TensorType given = type.tensor();
    for (int64_t d = 0; d < given.dim(); ++d) given.sizes[d] = inputs[i].tensor().size(d);
    // The inputs have the strides that their types state, except inputs without elements: only sym_stride reads their
    // strides.
    if (inputs[i].tensor().numel() == 0) given.strides = inputs[i].tensor().type().strides;
    for (SymInt& stride : *given.strides) {
      if (stride.is_symbolic()) stride = ValueOf(stride, values).value_or(0);
    }
    placeholders[i]->set_type(ValueType(std::move(given)));
  }
  ShapeEnv env;
  std::vector<const Node*> rejected;
  if (!InferTypes(*known, env, {.overwrite = true, .rejected = may_reject_ ? &rejected : nullptr}).ok()) return false;
  const auto may_write = [](const Node* n) { return n->is_call() && MayWrite(*n); };
  const bool has_writes = std::any_of(typed_->nodes().begin(), typed_->nodes().end(), may_write);
  const Node* node = typed_->first();
  for (const Node* same = known->first(); same != nullptr; same = same->next(), node = node->next()) {
    // A call with an operand of unknown type keeps the type that the text states. A piece of the graph that reads the
    // result checks its type.
    const bool is_stated = ignore_open && node->type() == same->type();
    if (!is_stated && !IsTypeFor(node->type(), same->type(), values, open)) return false;
    if (has_writes && !SharesLike(*node, *same)) return false;
  }
  return true;
}

}  // namespace backtape::jit
