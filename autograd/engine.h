#ifndef BACKTAPE_AUTOGRAD_ENGINE_H_
#define BACKTAPE_AUTOGRAD_ENGINE_H_

#include <functional>
#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

#include "absl/types/span.h"
#include "backtape/autograd/edge.h"
#include "backtape/autograd/variable.h"

namespace backtape {

// A place on the tape where a gradient comes in or is asked for: a variable's, or an edge by itself.
class TapePoint {
 public:
  // An undefined variable has no gradient, which Backward and Grad report with its position.
  TapePoint(const Variable& variable)  // NOLINT: implicit
      : variable_(variable), edge_(variable.defined() ? variable.gradient_edge() : Edge()) {}
  TapePoint(Edge edge) : edge_(std::move(edge)) {}  // NOLINT
  // Undefined for an edge.
  const Variable& variable() const { return variable_; }
  const Edge& edge() const { return edge_; }

 private:
  Variable variable_;
  Edge edge_;
};

struct BackwardOptions {
  // Saved values stay, so that the tape can run again. Without a value: as create_graph.
  std::optional<bool> retain_graph = std::nullopt;
  // The gradients are on a tape themselves.
  bool create_graph = false;
  // Where gradients are accumulated; empty: in every leaf. What does not lead there does not run.
  std::vector<TapePoint> inputs = {};
};

// Adds the gradients of `outputs`, weighted with `grad_outputs` (ones when left out or undefined; only for outputs of
// one element), to the grad() of the leaves. Throws backtape::Error; what was accumulated before stays.
//
// Runs on the calling thread, without recursion. Among nodes that are ready, the one with the larger sequence number
// runs first; among equals, the one that was ready last. Around a node run, in this order: hooks of its output tensors,
// retains_grad, results for Grad, its pre-hooks, itself (an accumulator then runs its post-accumulate hooks), its
// post-hooks. A hook or a node may call backward itself.
void Backward(absl::Span<const TapePoint> outputs, absl::Span<const Variable> grad_outputs = {},
              const BackwardOptions& options = {});
void Backward(std::initializer_list<TapePoint> outputs, std::initializer_list<Variable> grad_outputs = {},
              const BackwardOptions& options = {});

struct GradOptions {
  std::optional<bool> retain_graph = std::nullopt;
  bool create_graph = false;
  // An input that no output depends on has an undefined gradient, instead of being an error.
  bool allow_unused = false;
  // It has a gradient of zeros.
  bool materialize_grads = false;
};

// The gradients with respect to `inputs`; grad() of no variable changes, and only what is needed for them runs.
variable_list Grad(absl::Span<const TapePoint> outputs, absl::Span<const TapePoint> inputs,
                   absl::Span<const Variable> grad_outputs = {}, const GradOptions& options = {});
variable_list Grad(std::initializer_list<TapePoint> outputs, std::initializer_list<TapePoint> inputs,
                   std::initializer_list<Variable> grad_outputs = {}, const GradOptions& options = {});

// Of use while backward runs on this thread.

// Runs when the current backward is done. Throws outside of backward.
void QueueFinalCallback(std::function<void()> callback);
// -1 outside of backward.
int64_t CurrentGraphTaskId();
// Where the current backward began: what it may run is reachable from there.
EdgeList CurrentGraphTaskRoots();
// Whether the current backward has run or will run the node. Throws outside of backward.
bool WillRun(TapeNode* node);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_ENGINE_H_
