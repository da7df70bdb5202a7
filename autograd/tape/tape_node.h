#ifndef BACKTAPE_AUTOGRAD_TAPE_TAPE_NODE_H_
#define BACKTAPE_AUTOGRAD_TAPE_TAPE_NODE_H_

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/origin/call_stack.h"
#include "backtape/autograd/tape/input_metadata.h"
#include "backtape/autograd/tape/node_hooks.h"
#include "backtape/autograd/variable/current_node.h"
#include "backtape/autograd/variable/edge.h"
#include "backtape/autograd/variable/hooks.h"
#include "backtape/autograd/variable/variable.h"

namespace backtape {

class Graph;
class SavedVariable;
class SavedVisitor;

namespace internal {
class UnpackedValues;
}  // namespace internal

// The uniform functional form of a node: a pure function. `args` are needs_input_grad (a flag for each output), then
// the saved values in the order of VisitSaved.
using FunctionalIvalueFn = variable_list (*)(variable_list grads, absl::Span<const IValue> args);

// A node of the tape: computes the gradients of a forward op's inputs from those of its outputs. Made by MakeNode;
// owned by the op's outputs and by the nodes of ops that use them. (Node, in ir/node.h, is a node of a graph.)
//
// While it is made and recorded, a node belongs to one thread. Afterwards several threads may run it at once.
class TapeNode : public std::enable_shared_from_this<TapeNode> {
 public:
  TapeNode(const TapeNode&) = delete;
  TapeNode& operator=(const TapeNode&) = delete;
  virtual ~TapeNode();

  // "MulBackward0".
  virtual absl::string_view Name() const = 0;

  // Runs the node, as the current node of the thread, without its hooks. `grads` holds one gradient for each of
  // num_inputs(); an undefined one is zero. Throws if their number is wrong. Returns one gradient for each next edge;
  // an undefined one is zero or not needed.
  variable_list operator()(variable_list&& grads);

  // Every saved value by name, in the order of the parameters of the functional form.
  virtual void VisitSaved(SavedVisitor& visitor) {}
  // Like VisitSaved, for callers that read the values while other threads may use the node. Throws if the values were
  // released.
  void ReadSaved(SavedVisitor& visitor);
  // Null for a node without a functional form; captured programs then call the node itself, unless it has a graph.
  virtual FunctionalIvalueFn functional_ivalue() const { return nullptr; }
  // For a node that was compiled from a graph: that graph, whose calls become part of captured backwards. Null for
  // other nodes. Its placeholders take the elements of the lists that VisitGraphInputs visits, then a defined,
  // row-major gradient for each input of the node; it returns a list with the gradient, or None, of each output. It
  // consists of calls of ops that draw no random numbers, and stays the same object as long as anything holds it.
  virtual std::shared_ptr<const Graph> backward_graph() const { return nullptr; }
  virtual void VisitGraphInputs(SavedVisitor& visitor) {}
  // Like VisitGraphInputs, for callers that read the values while other threads may use the node.
  void ReadGraphInputs(SavedVisitor& visitor);
  // Whether compiled code of the formula may run user code: kernels of a user's op library, or exchanges of a process
  // group. Compiled code then does not accumulate gradients of leaves, because no lock may be held.
  bool may_run_user_code() const { return may_run_user_code_; }
  // Whether the formula is a user's function. It runs even if only the sizes of its results are needed, and may return
  // an undefined gradient even if it receives defined ones.
  virtual bool IsUserFunction() const { return false; }
  // Whether saved values may own objects of the user, whose destructors are user code: any variable that a custom
  // function saves may be the last handle of another tape.
  virtual bool MayOwnUserObjects() const { return false; }
  // Whether output i depends on the elements of the node's gradients. False if it depends at most on their types:
  // zeros_like(grad), for instance, reads no elements.
  virtual bool UsesGradients(size_t i) const { return true; }
  // Whether the formula may reject arguments that the op accepts: not_implemented(...), for instance. It then runs even
  // if only the sizes of its results are needed, so that its error is reported as in PyTorch.
  virtual bool MayReject() const { return may_run_user_code_; }
  // Throws if saved variables were released, or if one of them was written in place since it was saved.
  void CheckMayRun();
  // Releases saved variables. The node cannot run again if it had any.
  virtual void ReleaseVariables();

  // The inputs are the gradients of the forward op's differentiable outputs.
  size_t num_inputs() const { return input_metadata_.size(); }
  // The metadata of input i. Throws backtape::Error unless i < num_inputs().
  const InputMetadata& input_metadata(size_t i) const {
    CheckIndex("input", i, input_metadata_.size());
    return input_metadata_[i];
  }
  absl::Span<const InputMetadata> input_metadata() const { return input_metadata_; }
  // Each adds an input and returns its number.
  uint32_t AddInputMetadata(const Variable& output);
  uint32_t AddInputMetadata(const TensorType& output);
  uint32_t AddUndefinedInput();

  // The device whose ready queue the node waits in: the device of the first input that is not on the CPU, or else the
  // CPU. It does not depend on which gradients arrive, or in which order.
  const Device& device() const;
  bool is_on_cpu() const { return is_on_cpu_; }  // whether that is the CPU

  // Whether the node is an AccumulateGrad.
  bool is_gradient_accumulator() const { return is_gradient_accumulator_; }

  // Outputs.
  size_t num_outputs() const { return next_edges_.size(); }
  // The edge of output i. Throws backtape::Error unless i < num_outputs().
  const Edge& next_edge(size_t i) const {
    CheckIndex("output", i, next_edges_.size());
    return next_edges_[i];
  }
  const EdgeList& next_edges() const { return next_edges_; }
  void set_next_edges(EdgeList edges) { next_edges_ = std::move(edges); }
  void AddNextEdge(Edge edge) { next_edges_.push_back(std::move(edge)); }
  // While the node is recorded: whether output i may be wanted. If so, the values for its formula must be saved.
  bool ShouldComputeOutput(size_t i) const { return next_edges_[i].is_valid(); }
  // While the node runs: whether the running backward wants output i. The same as ShouldComputeOutput outside of
  // backward.
  bool TaskShouldComputeOutput(size_t i) const;
  // TaskShouldComputeOutput of each output.
  std::vector<bool> TaskNeededOutputs() const;

  // Increases with each node of a thread. Among the nodes that are ready, the engine runs the largest number first.
  // Gradient accumulators have the largest of all.
  uint64_t sequence_number() const { return sequence_number_; }
  // Changes the node's priority in later backwards. A node with kRunFirst runs as soon as it is ready: a node that
  // starts a collective should run early, so that other nodes overlap with it. Dependencies always come first.
  void set_sequence_number(uint64_t number) { sequence_number_ = number; }
  static constexpr uint64_t kRunFirst = INT32_MAX;  // the number that PyTorch programs use for this
  // Restores the number with which the node was created.
  void ResetSequenceNumber() { sequence_number_ = creation_number_; }
  // The number with which the node was created: it ties traced calls of the backward to those of the forward op.
  uint64_t creation_number() const { return creation_number_; }
  // The number that the thread's next node will have.
  static uint64_t NextSequenceNumber();

  // The call stack when the node was made.
  const CallStack& creation_stack() const { return creation_stack_; }
  // In anomaly mode: the node that was running when this one was made, if backward made it (create_graph).
  const std::shared_ptr<TapeNode>& anomaly_parent() const { return anomaly_parent_; }

  HookHandle RegisterPreHook(NodePreHook hook);
  HookHandle RegisterPostHook(NodePostHook hook);
  // Null when no hook was ever registered. Valid as long as the node.
  const NodeHooks* hooks() const { return hooks_.load(std::memory_order_acquire); }
  NodeHooks& mutable_hooks();

  // The engine calls this first: runs tensor hooks in order of registration, then retains_grad hooks.
  virtual void RunTensorHooks(variable_list& grads) const;

  // Saved values by name, for tests and printing; saved variables are unpacked.
  std::vector<std::pair<std::string, IValue>> SavedValues();
  // A saved variable by name, such as "self"; for a list, its element `i`. Throws if there is none. Valid as long as
  // the node.
  SavedVariable& RawSaved(absl::string_view name, size_t i = 0);
  // Whether hooks have packed one of the saved variables. Takes constant time if the process has no packed variables.
  bool HasPackedValues();
  // Calls the unpack hooks of the saved variables that the next run of the node reads, without holding the mutex.
  // Throws if the values were released.
  void CallUnpackHooks(internal::UnpackedValues& values);

 protected:
  TapeNode() = default;
  // Creates a gradient accumulator, which has this sequence number. Does not advance the thread's count.
  explicit TapeNode(uint64_t sequence_number)
      : sequence_number_(sequence_number), creation_number_(sequence_number), is_gradient_accumulator_(true) {}
  void set_may_run_user_code() { may_run_user_code_ = true; }
  // Computes the gradients. Generated nodes override it with generated code.
  virtual variable_list Apply(variable_list&& grads) = 0;
  // Throws "Trying to backward through the graph a second time" after ReleaseVariables has released something.
  void CheckNotReleased() const;
  // The saved variables that a run in the current grad mode unpacks. All by default.
  virtual void VisitUnpacked(SavedVisitor& visitor) { VisitSaved(visitor); }
  // Held while saved values are read or released, but not while user code runs: hooks are called before values are
  // unpacked (UnpackHooksGuard), and released values are destroyed afterwards.
  std::mutex mutex_;

 private:
  friend std::shared_ptr<TapeNode> AdoptNode(TapeNode* node);
  void CheckIndex(const char* what, size_t i, size_t size) const {
    if (i >= size) [[unlikely]] {
      ThrowIndex(what, i, size);
    }
  }
  [[noreturn]] void ThrowIndex(const char* what, size_t i, size_t size) const;
  uint32_t LastInput();
  void RecordCreation();
  static void Delete(TapeNode* node);

  EdgeList next_edges_;
  absl::InlinedVector<InputMetadata, 1> input_metadata_;
  static constexpr uint64_t kNotNumbered = UINT64_MAX - 1;
  uint64_t sequence_number_ = kNotNumbered;
  uint64_t creation_number_ = kNotNumbered;
  CallStack creation_stack_;
  std::shared_ptr<TapeNode> anomaly_parent_;
  std::atomic<NodeHooks*> hooks_ = nullptr;  // owned
  bool is_gradient_accumulator_ = false;
  bool is_on_cpu_ = true;
  bool is_released_ = false;
  bool may_run_user_code_ = false;
};

// Takes ownership of a node that was just created, and gives it a sequence number and the current call stack.
// Destroying the last handle of a tape does not recurse, however long the tape is.
std::shared_ptr<TapeNode> AdoptNode(TapeNode* node);

template <typename T, typename... Args>
std::shared_ptr<T> MakeNode(Args&&... args) {
  return std::static_pointer_cast<T>(AdoptNode(new T(std::forward<Args>(args)...)));
}

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_TAPE_NODE_H_
