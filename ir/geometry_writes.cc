#include "backtape/ir/geometry_writes.h"

#include <string>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "backtape/ir/aliasing.h"
#include "backtape/ir/op_table.h"

namespace backtape {
namespace {

class GeometryWrites {
 public:
  explicit GeometryWrites(Graph& graph) : graph_(graph) {}

  bool Run() {
    for (Node* node = graph_.first(); node != nullptr;) {
      Node* const next = node->next();
      for (size_t k = 0; k < node->num_operands(); ++k) {
        const auto it = now_.find(TensorOf(node->operand(k)));
        if (it != now_.end() && node->operand(k) != it->second) node->SetOperand(k, it->second);
      }
      const OpSchema* op = node->op();
      if (op != nullptr && op->has_tag(kTagInplace) && !node->args().empty() && node->args()[0].is_node()) {
        Node* const written = TensorOf(node->args()[0].node());
        if (WritesGeometry(graph_.ops(), *op)) {
          Replace(node, written);
        } else {
          tensor_.emplace(node, written);
        }
      }
      node = next;
    }
    return has_changed_;
  }

 private:
  // The first node whose value is the same tensor as that of `node`.
  Node* TensorOf(Node* node) const {
    const auto it = tensor_.find(node);
    return it == tensor_.end() ? node : it->second;
  }

  void Replace(Node* node, Node* written) {
    Node* const saved = graph_.insertion_point();
    graph_.set_insertion_point(node);
    Node* const view =
        graph_.Call(graph_.ops().at(node->op()->functional_id), ArgumentList(node->args().begin(), node->args().end()),
                    KeywordArguments(node->kwargs().begin(), node->kwargs().end()));
    graph_.set_insertion_point(saved);
    view->set_type(node->type());
    view->set_provenance(node->provenance());
    graph_.ReplaceAllUsesWith(node, view);
    const std::string name(node->name());
    graph_.Erase(node);
    graph_.Rename(view, name);
    tensor_.emplace(view, written);
    now_[written] = view;
    has_changed_ = true;
  }

  Graph& graph_;
  absl::flat_hash_map<Node*, Node*> tensor_;  // maps results of in-place calls to TensorOf(result)
  absl::flat_hash_map<Node*, Node*> now_;     // the newest view of each tensor whose sizes were changed
  bool has_changed_ = false;
};

}  // namespace

bool WritesGeometry(const OpTable& ops, const OpSchema& op) {
  return op.has_tag(kTagInplace) && op.functional_id >= 0 && MayViewFirstArgument(ops.at(op.functional_id));
}

bool ReplaceGeometryWrites(Graph& graph) { return GeometryWrites(graph).Run(); }

}  // namespace backtape
