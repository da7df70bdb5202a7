#include "backtape/autograd/forward/tangent_storage.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "backtape/autograd/ops/internal_ops.h"
#include "backtape/autograd/tape/view_replay.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/tensor/error.h"

namespace backtape::internal {
namespace {

struct LevelState {
  bool tangents_may_alias = false;
  std::vector<std::weak_ptr<Tangents>> tangents;  // tangents with an entry of this level
};

// The levels that have begun and not ended.
struct LevelTable {
  std::mutex mutex;
  LevelId next = 1;
  absl::flat_hash_map<LevelId, LevelState> levels;
};

LevelTable& Levels() {
  static LevelTable* const kTable = new LevelTable();
  return *kTable;
}

void Store(const Variable& variable, LevelId level, const Variable& tangent) {
  AutogradMeta& meta = AutogradMeta::Require(variable);
  if (meta.tangents == nullptr) meta.tangents = std::make_shared<Tangents>();
  Tensor before;  // destroyed after the lock is released
  LevelTable& table = Levels();
  const std::lock_guard lock(table.mutex);
  const auto state = table.levels.find(level);
  if (state == table.levels.end()) return;
  std::vector<std::weak_ptr<Tangents>>& all = state->second.tangents;
  // Entries of freed tensors are removed when the list would grow.
  if (all.size() == all.capacity()) {
    all.erase(std::remove_if(all.begin(), all.end(), [](const auto& t) { return t.expired(); }), all.end());
    all.reserve(2 * all.size() + 16);
  }
  all.push_back(meta.tangents);
  // Under the lock: if the level ended first, nothing would erase the tangent.
  before = meta.tangents->Exchange(level, tangent);
}

// The view info if the tensor's tangent is a view of its base's tangent at this level; otherwise null.
const ViewInfo* ForwardView(const AutogradMeta* meta, LevelId level) {
  const ViewInfo* const view = meta != nullptr ? meta->TangentView() : nullptr;
  if (view == nullptr || view->steps == nullptr) return nullptr;
  const std::vector<uint64_t>& hidden = view->hidden_levels;
  return std::find(hidden.begin(), hidden.end(), level) == hidden.end() ? view : nullptr;
}

// False if the strides are not known.
bool IsRowMajor(const Variable& variable) {
  const TensorType type = variable.type();
  return type.strides.has_value() && *type.strides == ContiguousStrides(type.sizes);
}

}  // namespace

LevelId BeginLevel(bool tangents_may_alias) {
  LevelTable& table = Levels();
  const std::lock_guard lock(table.mutex);
  const LevelId level = table.next++;
  table.levels[level].tangents_may_alias = tangents_may_alias;
  ForwardMode::AddLevels(1);
  return level;
}

void EndLevel(LevelId level) {
  std::vector<std::weak_ptr<Tangents>> tangents;
  {
    LevelTable& table = Levels();
    const std::lock_guard lock(table.mutex);
    tangents = std::move(table.levels.at(level).tangents);
    table.levels.erase(level);
  }
  // Not under the lock, because freeing tensors may run arbitrary code.
  for (const std::weak_ptr<Tangents>& weak : tangents) {
    if (const std::shared_ptr<Tangents> alive = weak.lock()) alive->Erase(level);
  }
  ForwardMode::AddLevels(-1);
}

bool TangentsMayAlias(LevelId level) {
  LevelTable& table = Levels();
  const std::lock_guard lock(table.mutex);
  const auto state = table.levels.find(level);
  return state != table.levels.end() && state->second.tangents_may_alias;
}

Variable GetTangent(const Variable& variable, LevelId level) {
  const AutogradMeta* meta = AutogradMeta::Get(variable);
  if (meta == nullptr) return {};
  if (meta->tangents != nullptr) {
    if (const Tensor own = meta->tangents->At(level); own.defined()) return own;
  }
  const ViewInfo* view = ForwardView(meta, level);
  if (view == nullptr) return {};
  const AutogradMeta* base = AutogradMeta::Get(BaseOf(*view));
  if (base == nullptr || base->tangents == nullptr) return {};
  const Tensor of_base = base->tangents->At(level);
  if (!of_base.defined()) return {};
  const BelowLevelGuard below(level);
  Variable tangent = ReplayViews(*view->steps, of_base);
  // If the tape has saved the view, the saved copy shares its tangents (`meta->tangents`), so the new one is stored
  // there. Otherwise nothing is stored, because other threads may be reading the view.
  if (meta->tangents != nullptr) Store(variable, level, tangent);
  return tangent;
}

void CheckTangent(const Variable& tangent, LevelId level) {
  if (!GetTangent(tangent, level).defined()) return;
  throw Error(absl::InvalidArgumentError("a tangent must not itself have a tangent of the same forward level"));
}

void SetTangent(const Variable& variable, LevelId level, const Variable& tangent) { Store(variable, level, tangent); }

Variable InLayoutOf(const Variable& variable, const Variable& tangent) {
  if (variable.is_symbolic() || tangent.is_symbolic()) {
    return IsRowMajor(variable) && !IsRowMajor(tangent) ? CloneRowMajor(tangent) : tangent;
  }
  if (tangent.strides() == variable.strides()) return tangent;
  for (int64_t d = 0; d < variable.dim(); ++d) {
    if (variable.strides()[d] == 0 && variable.sizes()[d] > 1) return tangent;  // elements that share memory
  }
  const Variable same = NewEmptyStrided(tangent, variable.sym_sizes(), variable.sym_strides());
  return CopyInplace(same, tangent);
}

void UpdateTangent(const Variable& variable, LevelId level, const Variable& old, const Variable& tangent, OpId clear) {
  if (!IsFloatingPoint(variable.dtype())) return;
  const BelowLevelGuard below(level);
  if (old.defined()) {
    if (tangent.defined() && tangent.is_same(old)) return;
    // Stores `old` as the variable's own tangent. If the variable is a view off the tape, a view of its base's tangent
    // that is made later would lack the history of this write.
    const std::shared_ptr<Tangents>& own = AutogradMeta::Require(variable).tangents;
    if (own == nullptr || !own->At(level).defined()) Store(variable, level, old);
    if (tangent.defined()) {
      CopyInplace(old, tangent);
    } else if (clear == OpId::fill_Scalar_) {
      CallBuiltin(clear, {old, IValue(0.0)});
    } else {
      CallBuiltin(clear, {old});
    }
    return;
  }
  if (!tangent.defined()) return;
  const AutogradMeta* meta = AutogradMeta::Get(variable);
  if (meta == nullptr || meta->TangentView() == nullptr) return Store(variable, level, tangent);
  const ViewInfo* view = ForwardView(meta, level);
  if (view == nullptr) {
    throw Error(absl::UnimplementedError(
        "cannot write a value with a tangent into this view: the view was returned by MakeDual or UnpackDual of the "
        "same level, so the tangents of the view and of its base do not share memory; write into a clone"));
  }
  // The tangent of the rest of the base is zero.
  const Variable base = BaseOf(*view);
  const Variable of_base = CallForTensor(OpId::zeros_like, {base});
  Store(base, level, of_base);
  const Variable part = ReplayViews(*view->steps, of_base);
  CopyInplace(part, tangent);
  Store(variable, level, part);
}

}  // namespace backtape::internal
