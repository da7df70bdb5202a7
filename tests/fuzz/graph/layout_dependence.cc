#include "backtape/tests/fuzz/graph/layout_dependence.h"

#include "absl/strings/match.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/alias_analysis.h"

namespace backtape::graph_fuzz {
namespace {

// The number of results of a determinant that do not depend on the layout; 0 for other calls.
int64_t NumDefinedResults(const Node& node) {
  if (node.is_call_to(OpId::_linalg_det)) return 1;
  return node.is_call_to(OpId::_linalg_slogdet) ? 2 : 0;
}

class LayoutDependence {
 public:
  explicit LayoutDependence(const Graph& graph) : graph_(graph), aliases_(graph) {}

  std::set<const Node*> Nodes() {
    for (const Node* node : graph_.nodes()) {
      if (node->is_output()) continue;
      if (ReadsLayout(*node)) Add(node);
      if (const Node* const written = WrittenLater(*node)) Add(written);
      bool reads_dependent = false;
      for (size_t i = 0; i < node->num_operands(); ++i) {
        reads_dependent = reads_dependent || (nodes_.contains(node->operand(i)) && !IsDefinedResult(*node));
      }
      if (!reads_dependent) continue;
      Add(node);
      VisitWritten(*node, [this](const Node* written) { Add(written); });
    }
    return std::move(nodes_);
  }

 private:
  // Adds all values that may share memory with the node, also the earlier ones: writes change them, too.
  void Add(const Node* node) {
    for (const Node* other : graph_.nodes()) {
      if (other == node || (!other->is_output() && aliases_.MayShareStorage(other, node))) nodes_.insert(other);
    }
  }

  static bool ReadsLayout(const Node& node) {
    if (node.is_call_to(OpId::sym_storage_offset) || node.is_call_to(OpId::sym_stride_int)) return true;
    if (NumDefinedResults(node) > 0) return true;
    return node.op() != nullptr && absl::StartsWith(node.op()->name, "as_strided");
  }

  // True for the getitem of a result of a determinant that does not depend on the layout.
  static bool IsDefinedResult(const Node& node) {
    if (node.num_operands() != 1 || node.args().size() != 2 || !node.args()[1].is_int()) return false;
    return node.args()[1].int_value() < NumDefinedResults(*node.operand(0));
  }

  // The result of a call that may be a view or a copy, if it or the operand is written after the call.
  const Node* WrittenLater(const Node& node) const {
    if (node.op() == nullptr || !node.op()->has_tag(kTagViewOrCopy)) return nullptr;
    bool is_written = false;
    for (const Node* later = node.next(); later != nullptr && !is_written; later = later->next()) {
      if (later->is_output()) break;
      VisitWritten(*later,
                   [&](const Node* written) { is_written = is_written || aliases_.MayShareStorage(written, &node); });
    }
    return is_written ? &node : nullptr;
  }

  const Graph& graph_;
  const AliasAnalysis aliases_;
  std::set<const Node*> nodes_;
};

}  // namespace

std::set<const Node*> NodesThatDependOnLayout(const Graph& graph) { return LayoutDependence(graph).Nodes(); }

}  // namespace backtape::graph_fuzz
