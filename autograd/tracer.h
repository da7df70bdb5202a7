#ifndef BACKTAPE_AUTOGRAD_TRACER_H_
#define BACKTAPE_AUTOGRAD_TRACER_H_

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/string_view.h"
#include "backtape/autograd/dispatch.h"
#include "backtape/autograd/variable.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape {

// Records ops into a graph instead of computing them. While a TracingGuard makes it the thread's tracer, every op that
// gets below autograd becomes a call at the graph's insertion point and gives symbolic tensors; a tensor with elements
// that an op reads becomes an attribute of the graph. Each call carries the user's stack and the sequence number: of
// the program, or, in backward, of the tape node that is running.
class Tracer {
 public:
  // All three outlive the tracer. Ops of other libraries are found in `library` by name.
  Tracer(const OpLibrary& library, Graph& graph, ShapeEnv& shape_env);
  ~Tracer();
  Tracer(const Tracer&) = delete;
  Tracer& operator=(const Tracer&) = delete;

  // The thread's; null when it computes.
  static Tracer* Current();

  Graph& graph() const { return graph_; }
  ShapeEnv& shape_env() const { return shape_env_; }
  const OpLibrary& library() const { return library_; }

  // From now on a tensor with elements that an op reads becomes a placeholder ("state_0", behind those there are), not
  // an attribute; ops may write it. Until the tracer's end the tensor itself stands for its place in the graph.
  void LiftTensors() { lifts_tensors_ = true; }
  // These tensors, in the order of their placeholders.
  absl::Span<const Tensor> lifted() const { return lifted_; }
  // The nodes that had made them when they were met; null for leaves.
  absl::Span<const std::shared_ptr<TapeNode>> makers_of_lifted() const { return makers_of_lifted_; }

  // From now on calls that draw random numbers are named by their order (tensor/random_call.h), so that runs of the
  // graph draw what the program draws.
  void NumberDraws() { numbers_draws_ = true; }
  uint64_t num_draws() const { return num_draws_; }

  // What a program does besides calling ops, while tensors are lifted. The first use of grad() of a tensor with
  // elements:
  struct GradUse {
    Variable variable;
    bool is_read = false;  // what it was before matters; else the program set it first
    Variable before;
  };
  void NoteGrad(const Variable& variable, bool is_read);
  absl::Span<const GradUse> grad_uses() const { return grad_uses_; }
  // Before user code is called in a backward (a hook, a custom function that is not traceable): throws, because runs of
  // the graph would not call it.
  void CheckUserCode(absl::string_view what) const;
  // Adds a placeholder after those that there are. None of those may be erased while the tracer is in use.
  Node* AddPlaceholder(absl::string_view name, ValueType type);

  // A symbolic tensor that stands for `node`. Symbols that are one of its sizes may be asked from it.
  Variable TensorFor(Node* node, TensorType type);
  // `node` gives the value of this symbol.
  void BindSymbol(absl::string_view symbol, Node* node) { symbols_[symbol] = node; }

  // How a value is written as an argument: tensors as the nodes that they stand for, symbolic integers as nodes that
  // compute them. CHECKs that symbolic tensors are this tracer's own.
  Argument ArgumentOf(const IValue& value);

  // Makes the call and its results.
  IValue Record(const OpSchema& op, absl::Span<const IValue> args);

 private:
  friend class TracingGuard;
  Node* NodeOf(const Tensor& tensor);
  Node* NodeOfSymbol(const std::string& symbol);
  Argument ArgumentOfSymInt(const SymInt& value);
  Node* CallOnNumbers(absl::string_view target, Argument a, Argument b, const SymInt& value);
  IValue ResultOf(Node* call, const IValue& type, const OpSchema& op, absl::Span<const IValue> args);
  void SetProvenance(Node* node);

  const OpLibrary& library_;
  Graph& graph_;
  ShapeEnv& shape_env_;
  absl::flat_hash_map<std::string, Node*> symbols_;
  absl::flat_hash_map<std::string, std::pair<Node*, int>> sizes_;  // symbol -> a tensor and the dim that has it
  absl::flat_hash_map<std::string, Node*> expressions_;            // by text
  absl::flat_hash_map<std::string, Argument> powers_;              // by text
  absl::flat_hash_map<const void*, Node*> constants_;              // by tensor identity
  // The last node of a sequence number: others that have it come before the tape node was made, and are not on the
  // tape.
  absl::flat_hash_map<int64_t, const Node*> forward_nodes_;
  Node* last_placeholder_ = nullptr;  // of those that AddPlaceholder made; none is erased before the tracer's end
  bool lifts_tensors_ = false;
  bool numbers_draws_ = false;
  uint64_t num_draws_ = 0;
  std::vector<GradUse> grad_uses_;
  absl::flat_hash_set<const void*> has_grad_use_;  // by tensor identity
  std::vector<Tensor> lifted_;
  std::vector<std::shared_ptr<TapeNode>> makers_of_lifted_;
  std::vector<Tensor> kept_;  // keeps the identities of constants_ taken
};

// Makes a tracer the thread's for a scope; null: computes.
class TracingGuard {
 public:
  explicit TracingGuard(Tracer* tracer);
  ~TracingGuard();
  TracingGuard(const TracingGuard&) = delete;
  TracingGuard& operator=(const TracingGuard&) = delete;

 private:
  Tracer* previous_;
};

// Around a call of an op that is traced: what it records has the sequence number that the op's tape node gets.
class TracedCallGuard {
 public:
  TracedCallGuard();
  ~TracedCallGuard();
  TracedCallGuard(const TracedCallGuard&) = delete;
  TracedCallGuard& operator=(const TracedCallGuard&) = delete;

 private:
  int64_t previous_;
};

// Where traced calls are said to come from, for a scope: set by the engine around a tape node.
class TracedOriginGuard {
 public:
  TracedOriginGuard(std::shared_ptr<const StackTrace> stack, int64_t sequence_number);
  ~TracedOriginGuard();
  TracedOriginGuard(const TracedOriginGuard&) = delete;
  TracedOriginGuard& operator=(const TracedOriginGuard&) = delete;

  // Null when the thread has none.
  static std::shared_ptr<const StackTrace> CurrentStack();

  struct Origin {
    std::shared_ptr<const StackTrace> stack;
    int64_t sequence_number = -1;
  };

 private:
  Origin origin_;
  const Origin* previous_;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TRACER_H_
