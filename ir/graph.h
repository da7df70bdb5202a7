#ifndef BACKTAPE_IR_GRAPH_H_
#define BACKTAPE_IR_GRAPH_H_

#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/container/flat_hash_map.h"
#include "absl/container/node_hash_set.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/node.h"
#include "backtape/ir/op_table.h"
#include "backtape/tensor/tensor.h"

namespace backtape {

// An FX graph: nodes in one ordered list, of which the graph is the owner. Not thread-safe while it is changed; const
// members may be called from several threads.
//
// A graph may be ill-formed while it is built (use before definition, no output); ir/verifier.h tells. The members here
// only guarantee that uses are exact, names unique, and order well defined.
class Graph {
 public:
  // Iterates in graph order. Erasing the node that an iterator stands on invalidates it: take next() first.
  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Node*;
    using difference_type = std::ptrdiff_t;
    using pointer = Node**;
    using reference = Node*;
    explicit Iterator(Node* node = nullptr) : node_(node) {}
    Node* operator*() const { return node_; }
    Iterator& operator++() {
      node_ = node_->next();
      return *this;
    }
    Iterator operator++(int) {
      Iterator old = *this;
      ++*this;
      return old;
    }
    bool operator==(const Iterator&) const = default;

   private:
    Node* node_;
  };
  struct NodeRange {
    Node* first;
    Iterator begin() const { return Iterator(first); }
    Iterator end() const { return Iterator(nullptr); }
  };

  // `ops` must outlive the graph.
  explicit Graph(const OpTable& ops = OpTable::Builtin());
  ~Graph();
  Graph(const Graph&) = delete;
  Graph& operator=(const Graph&) = delete;

  const OpTable& ops() const { return *ops_; }

  NodeRange nodes() const { return {first_}; }
  Node* first() const { return first_; }
  Node* last() const { return last_; }
  size_t num_nodes() const { return num_nodes_; }
  // Placeholders in order. Linear in the number of nodes up to the last placeholder run.
  std::vector<Node*> placeholders() const;
  // The output node, or null. With several (ill-formed), the first.
  Node* output() const;
  // Null when there is none.
  Node* Find(absl::string_view name) const;

  // New nodes go before this node; null (the default) means to the end.
  void set_insertion_point(Node* before) { insertion_point_ = before; }
  Node* insertion_point() const { return insertion_point_; }

  // Make a node. Without `name` one is made from the target as FX does; a name that is taken gets a suffix _1, _2, ...
  Node* Create(Opcode opcode, absl::string_view target, ArgumentList args, KeywordArguments kwargs = {},
               absl::string_view name = "");
  Node* Placeholder(absl::string_view name, ValueType type = {});
  Node* GetAttr(absl::string_view target, absl::string_view name = "");
  Node* Call(const OpSchema& op, ArgumentList args, KeywordArguments kwargs = {}, absl::string_view name = "");
  // By qualified name ("aten.mul.Tensor"); CHECKs that the op exists.
  Node* Call(absl::string_view qualified_name, ArgumentList args, KeywordArguments kwargs = {},
             absl::string_view name = "");
  Node* Output(Argument value);

  // CHECKs that nothing uses it.
  void Erase(Node* node);
  // Every use of `from` becomes a use of `to`; costs what it changes. `to` keeps uses of `from` in its own arguments
  // when `except_in_to` (to build x -> f(x) in place of x).
  void ReplaceAllUsesWith(Node* from, Node* to, bool except_in_to = false);
  // Moves `node` to stand directly before `before` (null: to the end).
  void MoveBefore(Node* node, Node* before);
  // False when the name is taken.
  bool Rename(Node* node, absl::string_view name);

  // Values of get_attr targets that the graph carries itself (folded constants, loaded parameters).
  absl::btree_map<std::string, Tensor>& attributes() { return attributes_; }
  const absl::btree_map<std::string, Tensor>& attributes() const { return attributes_; }

  // The nodes as first read or captured, which Provenance::origins points into. Grows only.
  const std::vector<Origin>& origins() const { return origins_; }
  OriginId AddOrigin(Origin origin);

  // A deep copy with the same names, ids, order and origins.
  std::unique_ptr<Graph> Clone() const;

 private:
  friend class Node;
  std::string UniqueName(absl::string_view candidate);
  void Link(Node* node, Node* before);
  void Unlink(Node* node);
  void AssignOrder(Node* node);
  void RenumberAround(Node* node);
  absl::string_view Intern(absl::string_view text);

  const OpTable* ops_;
  Node* first_ = nullptr;
  Node* last_ = nullptr;
  size_t num_nodes_ = 0;
  uint32_t next_id_ = 0;
  Node* insertion_point_ = nullptr;
  absl::flat_hash_map<absl::string_view, Node*> by_name_;  // keys point into Node::name_
  absl::flat_hash_map<std::string, int> next_suffix_;      // of a base name, so that naming stays linear
  absl::node_hash_set<std::string> targets_;
  absl::btree_map<std::string, Tensor> attributes_;
  std::vector<Origin> origins_;
};

// True when both print the same: same nodes in the same order with equal names, opcodes, targets, arguments and, when
// `compare_types`, types. On false, `difference` (if given) says where.
bool StructurallyEqual(const Graph& a, const Graph& b, std::string* difference = nullptr, bool compare_types = true);

}  // namespace backtape

#endif  // BACKTAPE_IR_GRAPH_H_
