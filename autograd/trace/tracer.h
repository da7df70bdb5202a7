#ifndef BACKTAPE_AUTOGRAD_TRACE_TRACER_H_
#define BACKTAPE_AUTOGRAD_TRACE_TRACER_H_

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/string_view.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/tape/tape_place.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/shape_env.h"
#include "backtape/tensor/traced_writes.h"

namespace backtape {

// Records ops into a graph instead of computing them. While a TracingGuard makes it the thread's tracer, every op that
// is called below autograd becomes a call at the graph's insertion point and returns symbolic tensors; a tensor with
// elements that an op reads becomes an attribute of the graph. Each call carries a stack and a sequence number: those
// of the program or, in backward, those of the tape node that is running.
class Tracer final : public internal::TraceRecorder {
 public:
  // All three must outlive the tracer. Ops of other libraries are looked up in `library` by name.
  Tracer(const OpLibrary& library, Graph& graph, ShapeEnv& shape_env);
  ~Tracer();
  Tracer(const Tracer&) = delete;
  Tracer& operator=(const Tracer&) = delete;

  // The current thread's tracer; null if ops compute their results.
  static Tracer* Current();

  Graph& graph() const { return graph_; }
  ShapeEnv& shape_env() const override { return shape_env_; }
  const OpLibrary& library() const { return library_; }

  // From now on a tensor with elements that an op reads becomes a placeholder ("state_0", after the existing ones), not
  // an attribute; ops may write it. Until the tracer is destroyed the tensor itself represents that node. The same
  // holds for a Number (autograd/variable/number.h); other wrapped numbers are constants of the graph.
  void LiftTensors() { lifts_tensors_ = true; }
  // The lifted tensors, in the order of their placeholders.
  absl::Span<const Tensor> lifted() const { return lifted_; }
  // Whether the program has changed the place of a lifted tensor on the tape by writing the tensor.
  bool HasMovedLifted() const;
  // Whether ops have written to the memory of a lifted tensor. Ignores tensors to which only the tracer has handles,
  // because the program itself made them. Call it after the program has ended.
  bool HasWrittenCaptured() const;
  // Restores the places of lifted tensors, whose elements can then be read again. Call it after the trace.
  void RestoreLifted();

  // From now on calls that draw random numbers are named by their order (tensor/random_call.h), so runs of the graph
  // draw the numbers that the program draws.
  void NumberDraws() { numbers_draws_ = true; }
  uint64_t num_draws() const { return num_draws_; }

  // The first use of grad() of a tensor with elements. Only noted after LiftTensors.
  struct GradUse {
    Variable variable;
    bool is_read = false;  // its previous value matters; otherwise the program set it first
    Variable before;
  };
  void NoteGrad(const Variable& variable, bool is_read) override;
  absl::Span<const GradUse> grad_uses() const { return grad_uses_; }
  void NoteGeometryWrite(const Variable& variable) override;
  // How many writes of the variable's storage changed only sizes.
  int64_t num_geometry_writes(const Variable& variable) const;
  // Throws after LiftTensors: a traced graph cannot call user code.
  void CheckUserCode(absl::string_view what) const override;
  void CheckEffect(absl::string_view what) const override;
  void CheckRequiresGradChange(const Variable& variable) const override;

  // From now on the graph states where the program takes values off the tape, so that derivatives of the graph are
  // those of the program: detach() is a call of aten.detach. In no-grad mode, a floating-point result that may depend
  // on the inputs is followed by a call of backtape.no_grad_alias, and writes go to such an alias of their target.
  // An argument for which an op has no derivative is passed as such an alias too. With `kOnTape`, only variables that
  // require grad count as depending on the inputs, and aten.detach is called instead of backtape.no_grad_alias; with
  // `kAny`, all variables do. With `kDetachOnly`, the grad mode is ignored.
  enum class Detachments : uint8_t { kNone, kDetachOnly, kOnTape, kAny };
  void KeepDetachments(Detachments kept) { detachments_ = kept; }
  Detachments detachments() const { return detachments_; }
  // With `kOnTape`: whether the program did what a functional form of the graph cannot express. Either a write in
  // no-grad mode or through a detached alias changed the elements of a tensor that requires grad, but not its history.
  // Or a write gave a history only to a detached alias, and the tensor was read afterwards.
  bool has_hidden_write() const { return has_hidden_write_; }
  void NoteDetach(const Variable& variable, const Variable& alias) override;
  void NoteAlias(const Tensor& tensor, const Tensor& alias) override;
  void NoteWithoutDerivative(const IValue& argument) override;
  // The name of a custom function that was called with an argument that requires grad; empty if there was no such call.
  const std::string& custom_function() const { return custom_function_; }
  void NoteCustomFunction(absl::string_view name) override { custom_function_ = std::string(name); }

  // From now on a call of a custom function is a call of the graph (Graph::functions()), so that transforms of the
  // graph can use the function's own derivatives and batching rule.
  void KeepFunctions() { keeps_functions_ = true; }
  bool keeps_functions() const override { return keeps_functions_; }
  variable_list RecordFunction(absl::string_view name, std::shared_ptr<const ProgramFunction> function,
                               const variable_list& inputs,
                               absl::FunctionRef<variable_list(const variable_list&)> forward) override;

  // Adds a placeholder after the existing ones, none of which may be erased while the tracer is in use.
  Node* AddPlaceholder(absl::string_view name, ValueType type);

  // A symbolic tensor that represents `node`. A symbol that is one of the sizes can be computed from the tensor.
  Variable TensorFor(Node* node, TensorType type);
  // `node` computes this integer. No effect if it is a known number.
  void BindSize(const SymInt& size, Node* node);

  // The value as an argument of a call: tensors become the nodes that they represent, symbolic integers become nodes
  // that compute them. Throws backtape::Error for a symbolic tensor of another tracer.
  Argument ArgumentOf(const IValue& value);

  IValue RecordCall(const OpLibrary& library, int op_id, absl::Span<const IValue> args) override;

 private:
  IValue Record(const OpSchema& op, absl::Span<const IValue> args);
  Node* NodeOf(const Tensor& tensor);
  // The node that the tensor represents in this trace; null if there is none yet.
  Node* KnownNode(const Tensor& tensor) const;
  // Changes that node.
  void SetNode(const Tensor& tensor, Node* node);
  bool IsChangingNumber(const Tensor& tensor) const;
  Node* NodeOfSymbol(const std::string& symbol);
  Argument ArgumentOfSymInt(const SymInt& value);
  bool HasUnboundSymbol(const SymInt& value) const;
  Node* CallOnNumbers(OpId op, Argument a, Argument b, const SymInt& value);
  IValue ResultOf(Node* call, const IValue& type, const OpSchema& op, absl::Span<const IValue> args);
  void SetProvenance(Node* node);
  // From now on a symbolic size of the node's tensor can be computed from the node.
  void NoteSizes(Node* node, const TensorType& type);
  bool TakesOffTape(absl::Span<const IValue> args) const;
  // A call of `alias_op` on the node, of this type.
  Node* AliasNode(OpId alias_op, Node* node, const TensorType& type);
  // From now on the value is an alias of its node made by `alias_op`.
  void TakeOffTape(const Variable& value, OpId alias_op);
  OpId NoGradAlias() const;
  IValue AliasOnTape(const Tensor& tensor);
  // `tensor` has an alias, which may have another history on the tape.
  void NoteAliased(const Tensor& tensor);
  // Updates has_hidden_write().
  void NoteWrite(const Tensor& target, absl::Span<const IValue> args);
  void NoteRead(const Tensor& tensor);
  void TakeAllOffTape(const IValue& results);
  // The value as an argument of a call, with aliases off the tape in place of these tensors.
  Argument ArgumentOffTape(const IValue& value, absl::Span<const Tensor> tensors);

  const OpLibrary& library_;
  Graph& graph_;
  ShapeEnv& shape_env_;
  const uint64_t number_;  // AutogradMeta::trace_number
  absl::flat_hash_map<std::string, Node*> symbols_;
  absl::flat_hash_map<std::string, std::pair<Node*, int>> sizes_;  // a size's text -> a tensor and the dim that has it
  absl::flat_hash_map<std::string, Node*> expressions_;            // keyed by text
  absl::flat_hash_map<std::string, Argument> powers_;              // keyed by text
  absl::flat_hash_map<const void*, Node*> constants_;              // keyed by tensor identity
  // The last node with each sequence number. Earlier ones were recorded before the tape node was made and are not on
  // the tape.
  absl::flat_hash_map<int64_t, const Node*> forward_nodes_;
  Node* last_placeholder_ = nullptr;  // the last that AddPlaceholder made
  bool lifts_tensors_ = false;
  bool numbers_draws_ = false;
  bool keeps_functions_ = false;
  Detachments detachments_ = Detachments::kNone;
  bool has_hidden_write_ = false;
  // The tensors with aliases, keyed by storage. The first one is the tensor that the others are aliases of.
  absl::flat_hash_map<const Storage*, std::vector<Tensor>> aliased_;
  // The last alias to which a write gave a history that the first tensor does not have.
  absl::flat_hash_map<const Storage*, Tensor> joined_;
  std::vector<Tensor> without_derivative_;  // arguments of the next call, which is made in no-grad mode
  std::string custom_function_;
  uint64_t num_draws_ = 0;
  std::vector<GradUse> grad_uses_;
  absl::flat_hash_set<const void*> has_grad_use_;              // keyed by tensor identity
  absl::flat_hash_map<const void*, int64_t> geometry_writes_;  // keyed by storage
  std::vector<Tensor> lifted_;
  // The nodes of these and of their aliases, keyed by tensor identity. Not in AutogradMeta, because several threads may
  // trace programs that use the same tensors, and a trace may run inside of another one.
  absl::flat_hash_map<const void*, Node*> nodes_of_lifted_;
  std::vector<int64_t> versions_of_lifted_;
  std::vector<internal::TapePlace> places_of_lifted_;
  // These keep tensors alive, so that identities stay unique: those of constants_, and aliases of lifted_.
  std::vector<Tensor> kept_, aliases_;
  TracedWrites traced_writes_;  // of lifted tensors
};

// Sets the current thread's tracer for a scope; null: ops compute their results.
class TracingGuard {
 public:
  explicit TracingGuard(Tracer* tracer) : guard_(tracer) {}

 private:
  internal::TraceRecorderGuard guard_;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TRACE_TRACER_H_
