#ifndef BACKTAPE_PASSES_GRAPH_SLICE_H_
#define BACKTAPE_PASSES_GRAPH_SLICE_H_

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/ir/graph.h"
#include "backtape/passes/call_context.h"
#include "backtape/tensor/ivalue.h"

namespace backtape::internal {

// Copies some calls of a graph into a graph of its own, in order. Values computed by other nodes become placeholders,
// or constants if they contain no tensor and no symbol.
class GraphSlice {
 public:
  // `purpose`, such as "vmap", begins each error.
  GraphSlice(const Graph& source, const CallContext& context, std::string purpose)
      : context_(context), purpose_(std::move(purpose)), graph_(std::make_unique<Graph>(source.ops())) {}

  // Add all placeholders before the first call of Copy. AddInput makes the placeholder that stands for a node.
  Node* AddInput(const Node* node, IValue value, ValueType type);
  // Adds a placeholder for a tensor that is computed outside of the slice.
  absl::Status AddTensor(Node* node);
  // Makes the placeholder of `node` also stand for `other`, which has the same value.
  void AddName(const Node* node, const Node* other) {
    Node* const copy = copies_.at(node);  // not passed as a reference, which emplace may invalidate
    copies_.emplace(other, copy);
  }
  // Adds placeholders for the first `count` operands of a node that are neither copied nor added yet, and for which
  // `is_inside` is false.
  absl::Status Capture(const Node& node, size_t count, const std::function<bool(const Node*)>& is_inside);
  // All operands of the node must have been added or copied.
  void Copy(const Node& node);

  // The copy of a node; null if there is none.
  Node* CopyOf(const Node* node) const;
  absl::StatusOr<IValue> ValueOf(Node* node) const;
  // Returns NotFound if the graph writes a placeholder, because that write would be lost.
  absl::Status CheckWrites() const;

  Graph& graph() const { return *graph_; }
  // One value for each placeholder.
  const IValueList& inputs() const { return inputs_; }

 private:
  absl::StatusOr<Argument> ConstantOf(const IValue& value) const;

  const CallContext& context_;
  const std::string purpose_;
  std::unique_ptr<Graph> graph_;
  IValueList inputs_;
  absl::flat_hash_map<const Node*, Node*> copies_;
  absl::flat_hash_map<const Node*, Argument> constants_;
};

// True for a call of one of functorch's functions, which have the same names in several modules. `function` begins with
// a dot.
bool CallsFunctorch(const Node& node, absl::string_view function);

// The calls before `end` that depend on a root and on which a target depends, in order, with the calls among them that
// open and close levels of transforms.
std::vector<Node*> CallsBetween(absl::Span<Node* const> roots, absl::Span<Node* const> targets, const Node* end);

}  // namespace backtape::internal

#endif  // BACKTAPE_PASSES_GRAPH_SLICE_H_
