#ifndef BACKTAPE_JIT_RUN_STORAGE_CHECK_H_
#define BACKTAPE_JIT_RUN_STORAGE_CHECK_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"
#include "backtape/tensor/sym_int.h"

namespace backtape::jit {

// Checks two assumptions of machine code that types alone do not guarantee. Each view that states its own sizes,
// strides and offset (as_strided) must lie within the storage of its base. No value that a step reads or writes may
// have more elements than fit in memory. If an assumption does not hold for the sizes of a run, the interpreter runs
// the graph, and its error names the node.
class StorageCheck {
 public:
  using ValueOf = std::function<std::optional<int64_t>(absl::string_view symbol)>;

  // `typed` is a result of TypedCopy (plan/prepare_graph.h). The check keeps references to the graph's nodes, so the
  // graph must outlive the check.
  explicit StorageCheck(const Graph& typed);

  // Checks the assumptions for one run. An OutOfRange or ResourceExhausted error names the first node for which an
  // assumption does not hold. The error refers to all such nodes (NodesOf), and to the views between each view and the
  // owner of its storage.
  absl::Status Check(const ValueOf& value_of) const;

  // Positions of the inputs that such views refer to. A plan assumes that the storage of such an input holds exactly
  // its elements, densely from the beginning, in any order of dims.
  const std::vector<int>& viewed_inputs() const { return viewed_inputs_; }

 private:
  struct View {
    const Node* node;
    const Node* root;  // the owner of the storage; null if it is known only at run time
  };
  struct Amount {
    const Node* node;
    SymInt numel;
    int64_t item_size;
  };
  void AddAmounts(const Node& node, const ValueType& type);

  std::vector<View> views_;
  std::vector<Amount> amounts_;  // without duplicates
  std::vector<int> viewed_inputs_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_STORAGE_CHECK_H_
