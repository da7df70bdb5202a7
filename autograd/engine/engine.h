#ifndef BACKTAPE_AUTOGRAD_ENGINE_ENGINE_H_
#define BACKTAPE_AUTOGRAD_ENGINE_ENGINE_H_

#include <functional>
#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

#include "absl/types/span.h"
#include "backtape/autograd/variable/edge.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/flag.h"

namespace backtape {

// A place on the tape: a variable or an edge. Backward starts there, or the gradient there is requested.
class TapePoint {
 public:
  // Backward and Grad report an undefined variable with its position.
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
  // Keeps saved values, so that the tape can run again. Defaults to create_graph.
  std::optional<Flag> retain_graph = std::nullopt;
  // Records the computation of the gradients on the tape.
  Flag create_graph = false;
  // The variables or edges where gradients are accumulated; empty for all leaves. Only nodes that lead there run.
  std::vector<TapePoint> inputs = {};
};

// Adds the gradients of `outputs`, weighted with `grad_outputs`, to grad() of the leaves. A missing or undefined
// grad_output is 1, which needs an output of one element. Throws backtape::Error; gradients that were already
// accumulated stay.
//
// Runs on the calling thread, without recursion. A node waits in the ready queue of its device (TapeNode::device).
// Within a queue, the node with the largest sequence number runs first; the order among equal ones (leaves) is that of
// PyTorch's heap. The engine stays with one device until that device's queue is empty. It then turns to the CPU's
// queue, and then to those of the other devices in the order in which the walk from the roots first met them.
//
// At each node, the engine runs in this order: hooks of its output tensors, retains_grad, results for Grad, its
// pre-hooks, the node itself (an accumulator then runs its post-accumulate hooks), its post-hooks. Hooks and nodes may
// call backward themselves; CurrentTapeNode() is the node that the thread is at.
void Backward(absl::Span<const TapePoint> outputs, absl::Span<const Variable> grad_outputs = {},
              const BackwardOptions& options = {});
void Backward(std::initializer_list<TapePoint> outputs, std::initializer_list<Variable> grad_outputs = {},
              const BackwardOptions& options = {});

struct GradOptions {
  std::optional<Flag> retain_graph = std::nullopt;
  Flag create_graph = false;
  // Return an undefined gradient for an input that no output depends on, instead of an error.
  Flag allow_unused = false;
  // Return zeros for an input that no output depends on.
  Flag materialize_grads = false;
};

// Returns the gradients with respect to `inputs`. Leaves grad() of all variables unchanged, and runs only the nodes
// that it needs.
variable_list Grad(absl::Span<const TapePoint> outputs, absl::Span<const TapePoint> inputs,
                   absl::Span<const Variable> grad_outputs = {}, const GradOptions& options = {});
variable_list Grad(std::initializer_list<TapePoint> outputs, std::initializer_list<TapePoint> inputs,
                   std::initializer_list<Variable> grad_outputs = {}, const GradOptions& options = {});

// For use while backward runs on this thread.

// Queues a callback for the end of the current backward. Throws outside of backward.
void QueueFinalCallback(std::function<void()> callback);
// -1 outside of backward.
int64_t CurrentGraphTaskId();
// The edges at which the current backward started; empty outside of backward.
EdgeList CurrentGraphTaskRoots();
// The nodes of the current backward in the order in which it runs them, including those that have already run. Nodes
// at which Grad takes a result are included even if their formulas do not run, because their tensor hooks do. If the
// backward has no user code, nodes whose formulas are skipped because no result depends on them are also included. The
// order is known from the start: hooks do not change it, and a captured backward keeps it. Empty outside of backward.
std::vector<std::shared_ptr<TapeNode>> CurrentGraphTaskExecutionOrder();
// Whether the current backward has run or will run the node. Throws outside of backward.
bool WillRun(TapeNode* node);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_ENGINE_ENGINE_H_
