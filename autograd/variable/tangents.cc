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
    for (const LevelTangent& item : from->tangents->items) {
      if (item.level >= BelowLevelGuard::limit()) continue;
      if (is_base && std::count(view->hidden_levels.begin(), view->hidden_levels.end(), item.level) != 0) continue;
      if (std::find(levels.begin(), levels.end(), item.level) == levels.end()) levels.push_back(item.level);
    }
  };
  add(meta, /*is_base=*/false);
  if (view != nullptr) add(AutogradMeta::Get(BaseOf(*view)), /*is_base=*/true);
}

}  // namespace

constinit std::atomic<int> ForwardMode::num_levels_ = 0;
thread_local constinit LevelId BelowLevelGuard::limit_ = std::numeric_limits<LevelId>::max();

Tensor Tangents::At(LevelId level) const {
  const auto found = std::find_if(items.begin(), items.end(), [&](const auto& i) { return i.level == level; });
  return found == items.end() ? Tensor() : found->tangent;
}

void Tangents::Set(LevelId level, Tensor tangent) {
  Erase(level);
  items.push_back({level, std::move(tangent)});
}

void Tangents::Erase(LevelId level) {
  const auto found = std::find_if(items.begin(), items.end(), [&](const auto& i) { return i.level == level; });
  if (found == items.end()) return;
  // Freeing the tensor may reach these tangents again.
  const Tensor freed = std::move(found->tangent);
  items.erase(found);
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

}  // namespace backtape::internal
