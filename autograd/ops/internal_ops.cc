#include "backtape/autograd/ops/internal_ops.h"

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops/op_observer.h"
#include "backtape/autograd/variable/off_the_tape.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/ir/bind_arguments.h"
#include "backtape/tensor/error.h"

namespace backtape::internal {
namespace {

using Kwargs = std::vector<std::pair<std::string, IValue>>;

IValue CallWithKwargs(OpId id, absl::Span<const IValue> args, const Kwargs& kwargs) {
  const OpLibrary& library = BuiltinLibrary();
  const OpSchema& op = library.ops->at(static_cast<int>(id));
  absl::StatusOr<IValueList> bound = BindArguments(op, args, kwargs, BindFor::kTape);
  if (!bound.ok()) throw Error(bound.status());
  return Call(library, op.id, *bound);
}

}  // namespace

IValue CallBuiltin(OpId op, std::initializer_list<IValue> args) { return CallWithKwargs(op, args, {}); }

Variable Zeros(absl::Span<const SymInt> sizes, DType dtype, const Device& device) {
  return ToVariable(
      CallWithKwargs(OpId::zeros, {IValueList(sizes.begin(), sizes.end())}, {{"dtype", dtype}, {"device", device}}));
}

Variable Add(const Variable& a, const Variable& b) { return CallForTensor(OpId::add_Tensor, {a, b}); }

Variable AddInplace(const Variable& self, const Variable& other) {
  return CallForTensor(OpId::add_Tensor_, {self, other});
}

Variable Clone(const Variable& self) { return CallForTensor(OpId::clone, {self}); }

Variable CloneRowMajor(const Variable& self) {
  return ToVariable(CallWithKwargs(OpId::clone, {self}, {{"memory_format", MemoryFormat::kContiguous}}));
}

Variable NewEmptyStrided(const Variable& self, absl::Span<const SymInt> sizes, absl::Span<const SymInt> strides) {
  return CallForTensor(OpId::new_empty_strided,
                       {self, IValueList(sizes.begin(), sizes.end()), IValueList(strides.begin(), strides.end())});
}

Variable AsStrided(const Variable& self, absl::Span<const SymInt> sizes, absl::Span<const SymInt> strides,
                   const SymInt& storage_offset) {
  return CallForTensor(OpId::as_strided, {self, IValueList(sizes.begin(), sizes.end()),
                                          IValueList(strides.begin(), strides.end()), storage_offset});
}

Variable CopyInplace(const Variable& self, const Variable& source) {
  return CallForTensor(OpId::copy_, {self, source});
}

Variable OnesLike(const Variable& self) { return CallForTensor(OpId::ones_like, {self}); }

Variable ToDType(const Variable& self, DType dtype) {
  if (self.dtype() == dtype) return self;
  return ToVariable(CallWithKwargs(OpId::_to_copy, {self}, {{"dtype", dtype}}));
}

Variable DetachForGrad(const Variable& gradient) {
  Variable result = OffTheTape(gradient);
  if (OpObserverScope::is_active() && TraceRecorder::Current() == nullptr) {
    const OpSchema& detach = BuiltinLibrary().ops->at(static_cast<int>(OpId::detach));
    const IValue alias = ToIValue(result.detach());
    OpObserverScope::Notify(detach, {ToIValue(gradient)}, alias);
    OpObserverScope::Notify(detach, {alias}, ToIValue(result));
  }
  return result;
}

bool HasNaN(const Variable& gradient) {
  const TraceRecorderGuard not_traced(nullptr);
  const OpLibrary& library = BuiltinLibrary();
  const IValue is_nan = Redispatch(library, static_cast<int>(OpId::isnan), {IValue(gradient.detach())});
  const IValue any = Redispatch(library, static_cast<int>(OpId::any), {is_nan});
  const bool has_nan = any.tensor().item().to_bool();
  if (OpObserverScope::is_active()) {
    const int read = static_cast<int>(OpId::_local_scalar_dense);
    OpObserverScope::Notify(library.ops->at(read), {any}, IValue(has_nan));
  }
  return has_nan;
}

Variable SumTo(const Variable& self, absl::Span<const SymInt> sizes) {
  const SymIntVector from = self.sym_sizes();
  const size_t added = from.size() - sizes.size();
  IValueList dims;
  for (size_t i = 0; i < from.size(); ++i) {
    const bool is_stretched = i >= added && sizes[i - added] == SymInt(1) && from[i] != SymInt(1);
    if (i < added || is_stretched) dims.emplace_back(static_cast<int64_t>(i));
  }
  Variable result = self;
  if (!dims.empty()) result = CallForTensor(OpId::sum_dim_IntList, {self, dims, true});
  if (added > 0) result = CallForTensor(OpId::view, {result, IValueList(sizes.begin(), sizes.end())});
  return result;
}

}  // namespace backtape::internal
