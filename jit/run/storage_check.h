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

// What machine code relies on and does not check, because types alone do not decide it: that each view which states its
// own sizes, strides and offset (as_strided) lies within the storage of the value that it views, and that no value
// which a step reads or writes has more elements than fit in memory. Where that does not hold for a run's sizes, the
// run belongs to the interpreter, whose error names the node.
class StorageCheck {
 public:
  using ValueOf = std::function<std::optional<int64_t>(absl::string_view symbol)>;

  // `typed`: a graph with the types that row-major inputs give (TypedCopy in plan/prepare_graph.h). It must outlive the
  // check, which refers to its nodes.
  explicit StorageCheck(const Graph& typed);

  // OutOfRange or ResourceExhausted, with the node.
  absl::Status Check(const ValueOf& value_of) const;

  // Positions of the inputs that such views reach into. A plan is made for a storage that holds the input's elements in
  // row-major order and nothing else.
  const std::vector<int>& viewed_inputs() const { return viewed_inputs_; }

 private:
  struct View {
    const Node* node;
    const Node* root;  // null: whether it has a storage of its own depends on the run
  };
  struct Amount {
    const Node* node;
    SymInt numel;
    int64_t item_size;
  };
  void AddAmounts(const Node& node, const ValueType& type);

  std::vector<View> views_;
  std::vector<Amount> amounts_;  // no two are equal
  std::vector<int> viewed_inputs_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_STORAGE_CHECK_H_
