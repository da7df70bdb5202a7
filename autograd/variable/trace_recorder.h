#ifndef BACKTAPE_AUTOGRAD_VARIABLE_TRACE_RECORDER_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_TRACE_RECORDER_H_

#include <memory>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

class ProgramFunction;
class ShapeEnv;
class Variable;
struct OpLibrary;
using variable_list = std::vector<Variable>;

namespace internal {

// While a program is traced, receives the thread's calls of ops, its uses of grad() and its calls of user code. The
// only implementation is Tracer (autograd/trace/tracer.h).
class TraceRecorder {
 public:
  // The current thread's recorder; null if ops compute their results.
  static TraceRecorder* Current();

  // Records a call of the op instead of computing it, and returns symbolic results. `args` are bound. Throws
  // backtape::Error for arguments that the op refuses.
  virtual IValue RecordCall(const OpLibrary& library, int op_id, absl::Span<const IValue> args) = 0;
  // Called before grad() of a variable is read (`is_read`) or set.
  virtual void NoteGrad(const Variable& variable, bool is_read) = 0;
  // Called after the sizes of a symbolic tensor were changed in place, which counts as a write of its storage.
  virtual void NoteGeometryWrite(const Variable& variable) = 0;
  // Called before user code runs during backward (a hook, a custom function that is not traceable). Throws if the
  // traced graph replaces the program, because its runs would not call the user code.
  virtual void CheckUserCode(absl::string_view what) const = 0;
  // Whether calls of custom functions are recorded as such, by RecordFunction, and not as the ops that Forward calls.
  virtual bool keeps_functions() const = 0;
  // Records a call of `function`, and returns symbolic results. `name` is for the graph's text. `forward` is called
  // with symbolic inputs, to learn the types of the results; it must not write them.
  virtual variable_list RecordFunction(absl::string_view name, std::shared_ptr<const ProgramFunction> function,
                                       const variable_list& inputs,
                                       absl::FunctionRef<variable_list(const variable_list&)> forward) = 0;
  // Decides questions about symbolic sizes.
  virtual ShapeEnv& shape_env() const = 0;
  // Called for a new alias of a tensor with elements, before NoteDetach.
  virtual void NoteAlias(const Tensor& tensor, const Tensor& alias) = 0;
  // Called by variable.detach() with the alias that it returns.
  virtual void NoteDetach(const Variable& variable, const Variable& alias) = 0;
  // Called in no-grad mode before a call of an op without a derivative with respect to this argument.
  virtual void NoteWithoutDerivative(const IValue& argument) = 0;
  // Called when a custom function is put on the tape. `name` is the name of its class.
  virtual void NoteCustomFunction(absl::string_view name) = 0;
  // Called before the program does something besides calls of ops: `what` completes "the program ...". Throws if the
  // traced graph replaces the program, because its runs would not do it.
  virtual void CheckEffect(absl::string_view what) const = 0;
  // Called before the requires_grad flag of a variable changes. Throws as CheckEffect does, unless the program itself
  // made the variable.
  virtual void CheckRequiresGradChange(const Variable& variable) const = 0;

 protected:
  ~TraceRecorder() = default;
};

// Sets the current thread's recorder for a scope; null: ops compute their results.
class TraceRecorderGuard {
 public:
  explicit TraceRecorderGuard(TraceRecorder* recorder);
  ~TraceRecorderGuard();
  TraceRecorderGuard(const TraceRecorderGuard&) = delete;
  TraceRecorderGuard& operator=(const TraceRecorderGuard&) = delete;

 private:
  TraceRecorder* previous_;
};

}  // namespace internal
}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_VARIABLE_TRACE_RECORDER_H_
