#include "backtape/autograd/ops/dispatch.h"

#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops/generator.h"
#include "backtape/autograd/ops/op_observer.h"
#include "backtape/autograd/ops/required_arguments.h"
#include "backtape/autograd/ops/traced_arguments_scope.h"
#include "backtape/autograd/origin/traced_origin.h"
#include "backtape/autograd/variable/off_the_tape.h"
#include "backtape/autograd/variable/tangents.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/aliasing.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/out_of_memory.h"

namespace backtape {
namespace {

bool HasSymbolic(const IValue& value) {
  if (value.is_tensor()) return value.tensor().is_symbolic();
  if (value.is_int()) return value.sym_int().is_symbolic();
  if (!value.is_list()) return false;
  for (const IValue& item : value.list()) {
    if (HasSymbolic(item)) return true;
  }
  return false;
}

[[noreturn]] void ThrowFrom(const absl::Status& status, const OpSchema& op, absl::Span<const IValue> args) {
  std::string types;
  for (const IValue& arg : args) absl::StrAppend(&types, types.empty() ? "" : ", ", arg.KindName());
  throw Error(absl::Status(status.code(), absl::StrCat(op.QualifiedName(), "(", types, "): ", status.message())));
}

IValue Compute(const OpLibrary& library, const OpSchema& op, absl::Span<const IValue> args) {
  for (const IValue& arg : args) {
    if (HasSymbolic(arg)) {
      ThrowFrom(
          absl::FailedPreconditionError(
              "a symbolic value is used, but no program is being traced. While a CapturedStep, an AotFunction or a "
              "functional transform traces a program, the tensors that the program computes have no elements. The "
              "program must not keep them after the trace. To keep a value from one call to the next, create a "
              "tensor before the first call and write to it in place"),
          op, args);
    }
  }
  const RandomStream random = op.has_tag(kTagNondeterministic) ? Generator::Default().NextStream() : RandomStream();
  absl::StatusOr<IValue> result = EvaluateBoundOp(*library.ops, op, args, library.kernels, library.shape_rules, random);
  if (!result.ok()) ThrowFrom(result.status(), op, args);
  return *std::move(result);
}

// The schema marks running statistics as written, but an op writes them only in training.
bool WritesNothing(const OpSchema& op, absl::Span<const IValue> args) {
  const int training = TrainingArgument(op);
  return training >= 0 && args[training].is_bool() && !args[training].bool_value();
}

template <typename F>
void ForEachTensor(const IValue& value, F&& f) {
  if (value.is_tensor()) f(value.tensor());
  if (!value.is_list()) return;
  for (const IValue& item : value.list()) ForEachTensor(item, f);
}

bool IsSameAsAnArgument(const IValue& result, absl::Span<const IValue> args) {
  if (!result.is_tensor()) return false;
  for (const IValue& arg : args) {
    if (arg.is_tensor() && arg.tensor().is_same(result.tensor())) return true;
  }
  return false;
}

}  // namespace

IValue Redispatch(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const OpSchema& op = library.ops->at(op_id);
  IValue result;
  if (auto* recorder = internal::TraceRecorder::Current()) {
    result = recorder->RecordCall(library, op_id, args);
  } else {
    result = Compute(library, op, args);
    if (OpObserverScope::is_active()) [[unlikely]] {
      OpObserverScope::Notify(op, args, result);
    }
  }
  const bool writes_nothing = WritesNothing(op, args);
  for (size_t i = 0; i < op.args.size() && !writes_nothing; ++i) {
    if (op.args[i].is_written) ForEachTensor(args[i], [](const Tensor& t) { t.storage()->BumpVersion(); });
  }
  // The tape needs a separate tensor if an op returns its argument.
  if (!op.has_tag(kTagInplace) && IsSameAsAnArgument(result, args)) {
    result = ToIValue(internal::OffTheTape(ToVariable(result)));
  }
  return result;
}

namespace {

IValue CallUnguarded(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  std::optional<TracedCallGuard> traced;
  if (internal::TraceRecorder::Current() != nullptr) traced.emplace();
  const size_t id = static_cast<size_t>(op_id);
  if (id >= library.ops->ops().size()) [[unlikely]] {
    throw Error(absl::InvalidArgumentError(absl::StrCat("the library has no op with the id ", op_id)));
  }
  internal::CheckArguments(library.ops->at(op_id), args);
  if (traced.has_value()) {
    if (const std::optional<IValueList> changed = TracedArgumentsScope::NewArguments(library.ops->at(op_id), args)) {
      const TracedArgumentsScope without_changes({});
      return CallUnguarded(library, op_id, *changed);
    }
  }
  if (internal::ForwardMode::is_active() && internal::AnyMayHaveTangent(args)) [[unlikely]] {
    return library.with_tangents(library, op_id, args);
  }
  return CallWithoutTangents(library, op_id, args);
}

}  // namespace

IValue Call(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  return ErrorIfOutOfMemory([&] { return CallUnguarded(library, op_id, args); });
}

IValue CallWithoutTangents(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const size_t id = static_cast<size_t>(op_id);
  if (id < library.autograd.size() && library.autograd[id] != nullptr) {
    return library.autograd[id](library, op_id, args);
  }
  return library.without_derivative(library, op_id, args);
}

}  // namespace backtape
