#ifndef BACKTAPE_JIT_PLAN_REWRITER_H_
#define BACKTAPE_JIT_PLAN_REWRITER_H_

#include <optional>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"

namespace backtape::jit {

// Builds what takes the place of one call. New nodes stand before it, with its provenance and inferred types.
class Rewriter {
 public:
  Rewriter(Graph& graph, Node* node) : graph_(graph), node_(node) {}

  Node* node() const { return node_; }
  // The first node whose type could not be inferred makes all fail.
  bool ok() const { return status_.ok(); }
  const absl::Status& status() const { return status_; }

  Node* Call(absl::string_view qualified_name, ArgumentList args, KeywordArguments kwargs = {});
  // Of x's dtype unless one is given; summed in float32 in either case where that has 16 bits.
  Node* Sum(Node* x, const std::vector<int64_t>& dims, bool keep, std::optional<DType> dtype = std::nullopt);
  // A 16-bit float as float32, in which composite ops are computed; another value (or null) as it is.
  Node* Widened(Node* x);
  Node* Mean(Node* x, const std::vector<int64_t>& dims, bool keep);
  // The sum over the dims, which go; `x` itself when there are none.
  Node* SumOver(Node* x, const std::vector<int64_t>& dims, DType dtype);

  // Of output `i`, a tensor, of a call with several.
  DType OutputDType(size_t i) const { return node_->type().list()[i].tensor().dtype; }
  // Sizes of a tensor as arguments: what is not known is asked of it.
  ArgumentList SizesOf(Node* x);
  // Row-major in new memory.
  Node* RowMajorCopy(Node* x);

  // Output `i` of a call with several is read by some node.
  bool IsOutputUsed(int64_t i) const;

  // End the rewriting: the call is erased. A value is converted to the dtype of the output that it replaces and, where
  // its strides are others than the op's shape rule states, copied to these: later views rely on them. Of several
  // outputs, those that nothing reads may be null.
  void Replace(Node* value);
  void ReplaceOutputs(std::vector<Node*> values);

 private:
  Node* Converted(Node* x, const ValueType& type);
  Node* LaidOut(Node* x, const ValueType& type);
  // A copy of an operand or of a view of one, where the call returns new memory: its readers may write into it or
  // return it.
  Node* Apart(Node* value);
  // The value as the output of this type.
  Node* Finished(Node* value, const ValueType& type);

  Graph& graph_;
  Node* node_;
  absl::flat_hash_set<const Node*> made_;
  absl::Status status_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_REWRITER_H_
