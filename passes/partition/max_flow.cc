#include "backtape/passes/partition/max_flow.h"

#include <algorithm>

namespace backtape {

FlowNetwork::FlowNetwork(int num_vertices, int source, int sink)
    : source_(source), sink_(sink), first_(num_vertices, -1) {}

void FlowNetwork::AddEdge(int from, int to, int64_t capacity) {
  edges_.push_back({to, first_[from], capacity});
  first_[from] = static_cast<int>(edges_.size()) - 1;
  edges_.push_back({from, first_[to], 0});
  first_[to] = static_cast<int>(edges_.size()) - 1;
}

// The distance of each vertex from the source over edges with capacity left. Returns whether the sink is reached.
bool FlowNetwork::ComputeLevels() {
  level_.assign(first_.size(), -1);
  level_[source_] = 0;
  std::vector<int> queue = {source_};
  for (size_t i = 0; i < queue.size(); ++i) {
    for (int e = first_[queue[i]]; e >= 0; e = edges_[e].next) {
      if (edges_[e].capacity == 0 || level_[edges_[e].to] >= 0) continue;
      level_[edges_[e].to] = level_[queue[i]] + 1;
      queue.push_back(edges_[e].to);
    }
  }
  return level_[sink_] >= 0;
}

// Pushes flow along one shortest path. Returns 0 if there is none.
int64_t FlowNetwork::Augment() {
  std::vector<int> path;  // edges
  int vertex = source_;
  while (vertex != sink_) {
    int& e = current_[vertex];
    while (e >= 0 && (edges_[e].capacity == 0 || level_[edges_[e].to] != level_[vertex] + 1)) e = edges_[e].next;
    if (e >= 0) {
      path.push_back(e);
      vertex = edges_[e].to;
      continue;
    }
    if (path.empty()) return 0;
    vertex = edges_[path.back() ^ 1].to;  // a dead end: go back
    path.pop_back();
    current_[vertex] = edges_[current_[vertex]].next;
  }
  int64_t flow = kUnlimited;
  for (int e : path) flow = std::min(flow, edges_[e].capacity);
  for (int e : path) {
    if (edges_[e].capacity != kUnlimited) edges_[e].capacity -= flow;
    if (edges_[e ^ 1].capacity != kUnlimited) edges_[e ^ 1].capacity += flow;
  }
  return flow;
}

int64_t FlowNetwork::Maximize() {
  int64_t total = 0;
  while (ComputeLevels()) {
    current_ = first_;
    while (const int64_t flow = Augment()) {
      total += flow;
      if (total >= kUnlimited) return total;
    }
  }
  return total;
}

std::vector<bool> FlowNetwork::SinkSide() const {
  std::vector<bool> reaches(first_.size(), false);
  reaches[sink_] = true;
  std::vector<int> queue = {sink_};
  for (size_t i = 0; i < queue.size(); ++i) {
    for (int e = first_[queue[i]]; e >= 0; e = edges_[e].next) {
      if (edges_[e ^ 1].capacity == 0 || reaches[edges_[e].to]) continue;
      reaches[edges_[e].to] = true;
      queue.push_back(edges_[e].to);
    }
  }
  return reaches;
}

}  // namespace backtape
