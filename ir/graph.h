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
#include "backtape/ir/program_function.h"
#include "backtape/tensor/flag.h"
#include "backtape/tensor/tensor.h"

namespace backtape {

struct Signature;

// An FX graph: an ordered list of nodes, which the graph owns. Not thread-safe while it is modified; several threads
// may call const members at once.
//
// A graph may be ill-formed while it is built (use before definition, no output); ir/verifier.h checks that. The
// members here only guarantee that uses are exact, names unique, and the order well defined.
class Graph {
 public:
  // Iterates in graph order. Erasing the current node invalidates the iterator, so advance it first.
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
  // The leading placeholders, in order; in a well-formed graph these are all placeholders. Takes time linear in their
  // number.
  std::vector<Node*> placeholders() const;
  // The output node, or null if there is none. If there are several (ill-formed), the last.
  Node* output() const;
  // Returns null if no node has this name.
  Node* Find(absl::string_view name) const;

  // Inserts new nodes before this node; null (the default) appends them.
  void set_insertion_point(Node* before) { insertion_point_ = before; }
  Node* insertion_point() const { return insertion_point_; }

  // Creates a node. Without `name`, the name is derived from the target as in FX. A name in use gets a suffix _1, _2,
  // ...
  Node* Create(Opcode opcode, absl::string_view target, ArgumentList args, KeywordArguments kwargs = {},
               absl::string_view name = "");
  Node* Placeholder(absl::string_view name, ValueType type = {});
  Node* GetAttr(absl::string_view target, absl::string_view name = "");
  Node* Call(const OpSchema& op, ArgumentList args, KeywordArguments kwargs = {}, absl::string_view name = "");
  // Throw backtape::Error if the graph's table does not have the op.
  Node* Call(OpId op, ArgumentList args, KeywordArguments kwargs = {}, absl::string_view name = "");
  // By qualified name: "aten.mul.Tensor".
  Node* Call(absl::string_view qualified_name, ArgumentList args, KeywordArguments kwargs = {},
             absl::string_view name = "");
  Node* Output(Argument value);

  // Destroys the node. Throws backtape::Error if it has uses or belongs to another graph.
  void Erase(Node* node);
  // Makes every use of `from` a use of `to`, in time proportional to the number of uses. With `except_in_to`, `to`'s
  // own arguments still use `from` (to replace x by f(x)).
  void ReplaceAllUsesWith(Node* from, Node* to, Flag except_in_to = false);
  // Moves `node` directly before `before`, or to the end if it is null.
  void MoveBefore(Node* node, Node* before);
  // Returns false, and changes nothing, if the name is in use.
  bool Rename(Node* node, absl::string_view name);

  // Values stored in the graph, by name: those of get_attr targets (folded constants), and those of the parameters,
  // buffers and constants that the signature names.
  absl::btree_map<std::string, Tensor>& attributes() { return attributes_; }
  const absl::btree_map<std::string, Tensor>& attributes() const { return attributes_; }

  // Graphs that get_attr and call_module nodes refer to by their target: the branches of torch.cond, a loop's body.
  absl::btree_map<std::string, std::unique_ptr<Graph>>& subgraphs() { return subgraphs_; }
  const absl::btree_map<std::string, std::unique_ptr<Graph>>& subgraphs() const { return subgraphs_; }
  // Null if there is none of this name.
  Graph* FindSubgraph(absl::string_view name) const;

  // C++ functions that calls refer to by their target. Only functional transforms (passes/func) make such calls; to all
  // other code they are calls of unknown ops.
  absl::btree_map<std::string, std::shared_ptr<const ProgramFunction>>& functions() { return functions_; }
  const absl::btree_map<std::string, std::shared_ptr<const ProgramFunction>>& functions() const { return functions_; }

  // The roles of the placeholders and outputs (ir/signature.h); empty if unknown.
  const Signature& signature() const { return *signature_; }
  void set_signature(Signature signature);

  // The nodes as first read or captured; Provenance::origins holds indices into this list. It only grows.
  const std::vector<Origin>& origins() const { return origins_; }
  OriginId AddOrigin(Origin origin);

  // A copy with the same names, ids, order, origins, subgraphs and signature. Both graphs share the tensors of
  // attributes.
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
  absl::flat_hash_map<std::string, int> next_suffix_;      // by base name, so that naming takes linear time overall
  absl::node_hash_set<std::string> targets_;
  absl::btree_map<std::string, Tensor> attributes_;
  absl::btree_map<std::string, std::unique_ptr<Graph>> subgraphs_;
  absl::btree_map<std::string, std::shared_ptr<const ProgramFunction>> functions_;
  std::unique_ptr<const Signature> signature_;
  std::vector<Origin> origins_;
};

// True if both graphs print the same text: the same nodes in the same order, with equal names, opcodes, targets,
// arguments, subgraphs and, with `compare_types`, types. If they differ, `difference` (unless null) receives the first
// difference.
bool StructurallyEqual(const Graph& a, const Graph& b, std::string* difference = nullptr, Flag compare_types = true);

}  // namespace backtape

#endif  // BACKTAPE_IR_GRAPH_H_
