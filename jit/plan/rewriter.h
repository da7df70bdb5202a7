#ifndef BACKTAPE_JIT_PLAN_REWRITER_H_
#define BACKTAPE_JIT_PLAN_REWRITER_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape::jit {

// Whether values of the dtype are 16-bit floats, which are computed in float32.
inline bool IsHalf(DType dtype) { return dtype == DType::kFloat16 || dtype == DType::kBFloat16; }

// Builds the replacement of one call, for Rewrite. New nodes are inserted before it, with its provenance and inferred
// types.
class Rewriter {
 public:
  Rewriter(const Rewriter&) = delete;
  Rewriter& operator=(const Rewriter&) = delete;

  Node* node() const { return node_; }
  ShapeEnv& env() const { return env_; }

  // Returns a node of known type. Ends the rewrite (see Rewrite) if the op's shape rule rejects the arguments.
  Node* Call(OpId op, ArgumentList args, KeywordArguments kwargs = {});
  // For a floating-point x, the result has `dtype`, or x's dtype if none is given. 16-bit floats are summed in float32
  // in both cases.
  Node* Sum(Node* x, const std::vector<int64_t>& dims, bool keep, std::optional<DType> dtype = std::nullopt);
  // A 16-bit float converted to float32, in which composite ops are computed; other values and null are returned
  // unchanged.
  Node* Widened(Node* x);
  Node* Mean(Node* x, const std::vector<int64_t>& dims, bool keep);
  // The sum over the dims, which are removed; returns `x` itself if there are none.
  Node* SumOver(Node* x, const std::vector<int64_t>& dims, DType dtype);

  // The dtype of output `i`, a tensor, of a call with several outputs.
  DType OutputDType(size_t i) const { return node_->type().list()[i].tensor().dtype; }
  // The sizes of a tensor as arguments; unknown sizes become calls that query them.
  ArgumentList SizesOf(Node* x);
  // A constant, stored as an attribute of the graph.
  Node* Constant(const Tensor& value);
  // The value x; the run fails with the message if an element of the condition, a bool tensor, is false.
  Node* Required(Node* x, Node* condition, std::string message);
  // A row-major copy in new memory.
  Node* RowMajorCopy(Node* x);

  // Whether some node reads output `i` of a call with several outputs.
  bool IsOutputUsed(int64_t i) const;

  // Replace and ReplaceOutputs end the rewriting: they replace and erase the call (Replace keeps an impure one). A
  // value is converted to the dtype of the output that it replaces, and copied if its strides differ from those that
  // the op's shape rule states, because later views rely on them. A value of other sizes ends the rewrite with an
  // Internal error. The value of an output that has no readers may be null if there are several outputs.
  void Replace(Node* value);
  void ReplaceOutputs(std::vector<Node*> values);

 private:
  friend absl::StatusOr<bool> Rewrite(Graph& graph, Node* node, ShapeEnv& env,
                                      absl::FunctionRef<bool(Rewriter&)> rewrite);
  Rewriter(Graph& graph, Node* node, ShapeEnv& env) : graph_(graph), node_(node), env_(env) {}

  void EraseNewNodes();
  Node* Converted(Node* x, const ValueType& type);
  Node* LaidOut(Node* x, const ValueType& type);
  // If the call returns new memory, its readers may write to its result or return it. A value that is an operand, or a
  // view of one, is therefore copied.
  Node* Apart(Node* value);
  // The value converted to the type of the output.
  Node* Finished(Node* value, const ValueType& type);

  Graph& graph_;
  Node* node_;
  ShapeEnv& env_;
  absl::flat_hash_set<const Node*> made_;
  int num_constants_ = 0;
};

// Calls `rewrite` for one call and returns its result: whether it replaced the call. Does not call it for a call that
// returns new memory with gaps between elements if its strides depend on sizes. Types are inferred with the facts
// that `env` knows about the graph's symbols. If a shape rule rejects a new call, the rewrite ends there: its new nodes
// are erased, and the rule's error is returned, which does not name the node.
absl::StatusOr<bool> Rewrite(Graph& graph, Node* node, ShapeEnv& env, absl::FunctionRef<bool(Rewriter&)> rewrite);

// Calls Rewrite for each node in order, including the nodes that Rewrite inserts. Returns whether any node was
// replaced, or the first error, which names the node but does not refer to it (NodesOf in ir/node_error.h): the rewrite
// is wrong, not the call.
absl::StatusOr<bool> RewriteEach(Graph& graph, ShapeEnv& env, absl::FunctionRef<bool(Rewriter&)> rewrite);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_REWRITER_H_
