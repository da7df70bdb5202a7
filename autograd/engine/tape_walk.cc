#include "backtape/autograd/engine/tape_walk.h"

#include <algorithm>

namespace backtape::internal {

uint32_t TapeWalk::ItemOf(TapeNode* node) {
  const auto [item, is_new] = item_of_.TryEmplace(node, static_cast<uint32_t>(items_.size()));
  if (is_new) {
    items_.push_back({.node = node});
    stack_.push_back(item);
  }
  ++items_[item].dependencies;
  return item;
}

void TapeWalk::PushReady(uint32_t item) {
  ready_.push_back({items_[item].node->sequence_number(), arrivals_++, item});
  std::push_heap(ready_.begin(), ready_.end());
}

void TapeWalk::Reset(absl::Span<const Edge> roots) {
  items_.clear();
  edges_.clear();
  order_.clear();
  arrivals_ = 0;
  num_inputs_ = 0;
  item_of_.Clear();
  stack_.clear();
  for (const Edge& root : roots) ItemOf(root.node.get());
  while (!stack_.empty()) {
    const uint32_t item = stack_.back();
    stack_.pop_back();
    items_[item].first_edge = static_cast<uint32_t>(edges_.size());
    items_[item].first_input = num_inputs_;
    num_inputs_ += static_cast<uint32_t>(items_[item].node->num_inputs());
    for (const Edge& edge : items_[item].node->next_edges()) {
      edges_.push_back(edge.is_valid() ? ItemOf(edge.node.get()) : kNowhere);
    }
  }
  for (const Edge& root : roots) {
    const uint32_t item = item_of_.Find(root.node.get());
    if (--items_[item].dependencies == 0) PushReady(item);
  }
  while (!ready_.empty()) {
    std::pop_heap(ready_.begin(), ready_.end());
    const uint32_t item = ready_.back().item;
    ready_.pop_back();
    items_[item].position = static_cast<uint32_t>(order_.size());
    order_.push_back(item);
    const uint32_t first = items_[item].first_edge;
    const size_t count = items_[item].node->num_outputs();
    for (size_t i = 0; i < count; ++i) {
      const uint32_t next = edges_[first + i];
      if (next != kNowhere && --items_[next].dependencies == 0) PushReady(next);
    }
  }
}

void TapeWalk::Restrict(absl::Span<const std::pair<TapeNode*, bool>> inputs) {
  for (Item& item : items_) item.runs = item.is_wanted = false;
  for (const auto& [node, accumulates] : inputs) {
    const uint32_t item = item_of_.Find(node);
    if (item == PointerIndex::kNone) continue;
    items_[item].is_wanted = true;
    items_[item].runs = items_[item].runs || accumulates;
  }
  for (size_t i = order_.size(); i-- > 0;) {
    Item& item = items_[order_[i]];
    const size_t count = item.node->num_outputs();
    for (size_t e = 0; !item.runs && e < count; ++e) {
      const uint32_t next = edges_[item.first_edge + e];
      item.runs = next != kNowhere && items_[next].is_wanted;
    }
    item.is_wanted = item.is_wanted || item.runs;
  }
}

uint32_t TapeWalk::PositionOf(const TapeNode* node) const {
  const uint32_t item = item_of_.Find(node);
  return item == PointerIndex::kNone ? kNowhere : items_[item].position;
}

}  // namespace backtape::internal
