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
  size_t queue = 0;
  if (const TapeNode& node = *items_[item].node; !items_[item].is_on_cpu) {
    const Device& device = node.device();
    while (queue < queues_.size() && queues_[queue].device != device) ++queue;
    if (queue == queues_.size()) queues_.push_back({.device = device, .nodes = {}});
  }
  std::vector<Ready>& nodes = queues_[queue].nodes;
  nodes.push_back({items_[item].sequence_number, item});
  std::push_heap(nodes.begin(), nodes.end());
}

uint32_t TapeWalk::PopReady() {
  if (queues_[current_queue_].nodes.empty()) {
    current_queue_ = 0;
    while (queues_[current_queue_].nodes.empty()) {
      if (++current_queue_ == queues_.size()) return kNowhere;
    }
  }
  std::vector<Ready>& nodes = queues_[current_queue_].nodes;
  std::pop_heap(nodes.begin(), nodes.end());
  const uint32_t item = nodes.back().item;
  nodes.pop_back();
  return item;
}

void TapeWalk::Reset(absl::Span<const Edge> roots) {
  items_.clear();
  edges_.clear();
  order_.clear();
  has_unused_values_ = false;
  queues_.resize(1);
  current_queue_ = 0;
  num_inputs_ = 0;
  item_of_.Clear();
  stack_.clear();
  for (const Edge& root : roots) ItemOf(root.node.get());
  while (!stack_.empty()) {
    Item& item = items_[stack_.back()];
    stack_.pop_back();
    const TapeNode& node = *item.node;
    item.sequence_number = node.sequence_number();
    item.is_on_cpu = node.is_on_cpu();
    item.num_edges = static_cast<uint32_t>(node.num_outputs());
    item.num_inputs = static_cast<uint32_t>(node.num_inputs());
    item.first_edge = static_cast<uint32_t>(edges_.size());
    item.first_input = num_inputs_;
    num_inputs_ += item.num_inputs;
    for (const Edge& edge : node.next_edges()) {
      edges_.push_back(edge.is_valid() ? ItemOf(edge.node.get()) : kNowhere);
    }
  }
  for (const Edge& root : roots) {
    const uint32_t item = item_of_.Find(root.node.get());
    if (--items_[item].dependencies == 0) PushReady(item);
  }
  for (uint32_t item = PopReady(); item != kNowhere; item = PopReady()) {
    items_[item].position = static_cast<uint32_t>(order_.size());
    order_.push_back(item);
    const uint32_t first = items_[item].first_edge;
    const uint32_t end = first + items_[item].num_edges;
    for (uint32_t edge = first; edge < end; ++edge) {
      const uint32_t next = edges_[edge];
      if (next != kNowhere && --items_[next].dependencies == 0) PushReady(next);
    }
  }
}

void TapeWalk::Restrict(absl::Span<const std::pair<TapeNode*, bool>> inputs) {
  for (Item& item : items_) item.runs = item.is_wanted = false;
  for (const auto& [node, accumulates] : inputs) {
    const uint32_t item = item_of_.Find(node);
    if (item == PointerIndex::kNone) continue;
    items_[item].is_wanted = items_[item].is_requested = true;
    items_[item].runs = items_[item].runs || accumulates;
  }
  for (size_t i = order_.size(); i-- > 0;) {
    Item& item = items_[order_[i]];
    const size_t count = item.num_edges;
    for (size_t e = 0; !item.runs && e < count; ++e) {
      const uint32_t next = edges_[item.first_edge + e];
      item.runs = next != kNowhere && items_[next].is_wanted;
    }
    item.is_wanted = item.is_wanted || item.runs;
  }
}

void TapeWalk::FindUnusedValues() {
  for (size_t i = order_.size(); i-- > 0;) {
    Item& item = items_[order_[i]];
    if (!item.runs || item.is_requested) continue;
    // A gradient that is not computed is represented by its type, which must be known.
    const absl::Span<const InputMetadata> inputs = item.node->input_metadata();
    item.uses_values =
        std::any_of(inputs.begin(), inputs.end(), [](const InputMetadata& input) { return !input.is_defined(); });
    const size_t count = item.num_edges;
    for (size_t e = 0; !item.uses_values && e < count; ++e) {
      const uint32_t next = edges_[item.first_edge + e];
      if (next == kNowhere || !items_[next].is_wanted) continue;
      item.uses_values = items_[next].uses_values && item.node->UsesGradients(e);
    }
    has_unused_values_ = has_unused_values_ || !item.uses_values;
  }
}

uint32_t TapeWalk::PositionOf(const TapeNode* node) const {
  const uint32_t item = item_of_.Find(node);
  return item == PointerIndex::kNone ? kNowhere : items_[item].position;
}

}  // namespace backtape::internal
