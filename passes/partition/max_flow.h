#ifndef BACKTAPE_PASSES_PARTITION_MAX_FLOW_H_
#define BACKTAPE_PASSES_PARTITION_MAX_FLOW_H_

#include <cstdint>
#include <limits>
#include <vector>

namespace backtape {

// A directed network with a source and a sink, for minimum cuts. Source: E. A. Dinic, "Algorithm for solution of a
// problem of maximum flow in networks with power estimation", 1970. No recursion.
class FlowNetwork {
 public:
  static constexpr int64_t kUnlimited = std::numeric_limits<int64_t>::max() / 4;

  // Vertices are 0 to num_vertices - 1.
  FlowNetwork(int num_vertices, int source, int sink);

  // Capacities are from 0 to kUnlimited, and their sum over all limited edges must be below kUnlimited.
  void AddEdge(int from, int to, int64_t capacity);

  // Computes the maximum flow, which is also the capacity of a minimum cut: at least kUnlimited if every cut contains
  // an unlimited edge. Call once, after all edges are added.
  int64_t Maximize();

  // After Maximize: for each vertex, whether it is on the sink's side of the minimum cut that lies nearest to the sink.
  std::vector<bool> SinkSide() const;

 private:
  struct Edge {
    int to;
    int next;          // the next edge of the same vertex; -1 at the end
    int64_t capacity;  // the remaining capacity; edge i ^ 1 is the reverse edge
  };

  bool ComputeLevels();
  int64_t Augment();

  int source_;
  int sink_;
  std::vector<Edge> edges_;
  std::vector<int> first_;
  std::vector<int> level_;
  std::vector<int> current_;
};

}  // namespace backtape

#endif  // BACKTAPE_PASSES_PARTITION_MAX_FLOW_H_
