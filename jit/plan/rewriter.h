#ifndef BACKTAPE_JIT_PLAN_REWRITER_H_
#define BACKTAPE_JIT_PLAN_REWRITER_H_

#include <vector>

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
  Node* Sum(Node* x, const std::vector<int64_t>& dims, bool keep);
  Node* Mean(Node* x, const std::vector<int64_t>& dims, bool keep);
  // The sum over the dims, which go; `x` itself when there are none.
  Node* SumOver(Node* x, const std::vector<int64_t>& dims);

  // Output `i` of a call with several is read by some node.
  bool IsOutputUsed(int64_t i) const;
  // No output is a 16-bit float: a chain of ops would round where the one op does not.
  bool OutputsAreFullPrecision() const;

  // End the rewriting: the call goes. Of several outputs, those that nothing reads may be null.
  void Replace(Node* value);
  void ReplaceOutputs(const std::vector<Node*>& values);

 private:
  Graph& graph_;
  Node* node_;
  absl::Status status_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_REWRITER_H_
