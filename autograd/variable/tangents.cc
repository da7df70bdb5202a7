#include "backtape/autograd/variable/tangents.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "backtape/autograd/variable/autograd_meta.h"

namespace backtape::internal {
namespace {

void AddLevelsOfTensor(const Tensor& tensor, std::vector<LevelId>& levels) {
  const AutogradMeta* meta = AutogradMeta::Get(tensor);
  if (meta == nullptr) return;
  const ViewInfo* const view = meta->TangentView();
  const auto add = [&](const AutogradMeta* from, bool is_base) {
    if (from == nullptr || from->tangents == nullptr) return;
    for (const LevelId level : from->tangents->levels()) {
      if (level >= BelowLevelGuard::limit()) continue;
      if (is_base && std::count(view->hidden_levels.begin(), view->hidden_levels.end(), level) != 0) continue;
      if (std::find(levels.begin(), levels.end(), level) == levels.end()) levels.push_back(level);
    }
  };
  add(meta, /*is_base=*/false);
  if (view != nullptr) add(AutogradMeta::Get(BaseOf(*view)), /*is_base=*/true);
}

}  // namespace

constinit std::atomic<int> ForwardMode::num_levels_ = 0;
thread_local constinit LevelId BelowLevelGuard::limit_ = std::numeric_limits<LevelId>::max();

namespace {

template <typename Items>
auto FindLevel(Items& items, LevelId level) {
  return std::find_if(items.begin(), items.end(), [&](const LevelTangent& item) { return item.level == level; });
}

}  // namespace

Tensor Tangents::At(LevelId level) const {
  const std::lock_guard lock(mutex_);
  const auto found = FindLevel(items_, level);
  return found == items_.end() ? Tensor() : found->tangent;
}

Tensor Tangents::Exchange(LevelId level, Tensor tangent) {
  const std::lock_guard lock(mutex_);
  const auto found = FindLevel(items_, level);
  if (found != items_.end()) return std::exchange(found->tangent, std::move(tangent));
  items_.push_back({level, std::move(tangent)});
  return {};
}

void Tangents::Erase(LevelId level) {
  Tensor freed;  // without the lock, because freeing it may reach these tangents again
  const std::lock_guard lock(mutex_);
  const auto found = FindLevel(items_, level);
  if (found == items_.end()) return;
  freed = std::move(found->tangent);
  items_.erase(found);
}

std::vector<LevelId> Tangents::levels() const {
  const std::lock_guard lock(mutex_);
  std::vector<LevelId> levels;
  for (const LevelTangent& item : items_) levels.push_back(item.level);
  return levels;
}

void AddLevelsOf(const IValue& value, std::vector<LevelId>& levels) {
  if (value.is_tensor()) AddLevelsOfTensor(value.tensor(), levels);
  if (!value.is_list()) return;
  for (const IValue& item : value.list()) AddLevelsOf(item, levels);
}

bool MayHaveTangent(const IValue& value) {
  std::vector<LevelId> levels;
  AddLevelsOf(value, levels);
  return !levels.empty();
}

bool AnyMayHaveTangent(absl::Span<const IValue> values) {
  return std::any_of(values.begin(), values.end(), MayHaveTangent);
}

void ShareTangents(const Tensor& from, const Tensor& to) {
  AutogradMeta& meta = AutogradMeta::Require(from);
  if (meta.tangents == nullptr) meta.tangents = std::make_shared<Tangents>();
  AutogradMeta::Require(to).tangents = meta.tangents;
}

void ShareExistingTangents(const Tensor& from, const Tensor& to) {
  const AutogradMeta* const meta = AutogradMeta::Get(from);
  if (meta != nullptr && meta->tangents != nullptr) AutogradMeta::Require(to).tangents = meta->tangents;
}

}  // namespace backtape::internal
