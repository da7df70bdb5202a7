#include <cstring>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/interp/call_kernel.h"
#include "backtape/interp/collectives/pending_collectives.h"
#include "backtape/interp/interpreter.h"
#include "backtape/interp/open_sizes.h"
#include "backtape/ir/aliasing.h"
#include "backtape/ir/bind_arguments.h"
#include "backtape/ir/open_sizes.h"
#include "backtape/ir/python_operators.h"
#include "backtape/ir/write_overlap.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/out_of_memory.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

DimVector Concrete(absl::Span<const SymInt> values) {
  DimVector numbers;
  for (const SymInt& value : values) numbers.push_back(value.value());
  return numbers;
}

DimVector ConcreteStrides(const TensorType& type) {
  if (type.strides) return Concrete(*type.strides);
  return ContiguousStrides(Concrete(type.sizes));
}

absl::StatusOr<Tensor> Allocate(const IValue& type) {
  if (type.is_none()) return Tensor();
  const TensorType& t = type.tensor_type();
  return Tensor::TryEmptyStrided(Concrete(t.sizes), ConcreteStrides(t), t.dtype);
}

// Allocates a tensor for each type in `types`, a type or nested lists of types, and appends it to `outs`.
absl::Status AllocateAll(const IValue& types, std::vector<Tensor>& outs) {
  if (!types.is_list()) {
    BACKTAPE_ASSIGN_OR_RETURN(Tensor out, Allocate(types));
    outs.push_back(std::move(out));
    return absl::OkStatus();
  }
  for (const IValue& type : types.list()) BACKTAPE_RETURN_IF_ERROR(AllocateAll(type, outs));
  return absl::OkStatus();
}

// Arranges the allocated tensors, from `next` on, in the same lists as their types.
IValue Structured(const IValue& types, std::vector<Tensor>::iterator& next) {
  if (!types.is_list()) return IValue(std::move(*next++));
  IValueList values;
  values.reserve(types.list().size());
  for (const IValue& type : types.list()) values.push_back(Structured(type, next));
  return IValue(std::move(values));
}

absl::StatusOr<IValue> MakeView(const Tensor& base, const IValue& type) {
  const TensorType& t = type.tensor_type();
  BACKTAPE_ASSIGN_OR_RETURN(Tensor view,
                            base.TryAsStrided(Concrete(t.sizes), ConcreteStrides(t), t.storage_offset.value()));
  return IValue(std::move(view));
}

absl::StatusOr<IValue> MakeViews(const Tensor& base, const IValue& types) {
  if (!types.is_list()) return MakeView(base, types);
  IValueList views;
  views.reserve(types.list().size());
  for (const IValue& type : types.list()) {
    BACKTAPE_ASSIGN_OR_RETURN(IValue view, MakeView(base, type));
    views.push_back(std::move(view));
  }
  return IValue(std::move(views));
}

// True if a dim of size above 1 has stride 0.
bool IsExpanded(const Tensor& tensor) {
  for (int64_t d = 0; d < tensor.dim(); ++d) {
    if (tensor.stride(d) == 0 && tensor.size(d) > 1) return tensor.numel() > 0;
  }
  return false;
}

// Copies the elements of `value` that differ from those of `self`, an expanded tensor. Only ops that write one value to
// some elements accept such a tensor (FillShapeRule). The other elements must not be copied: where they share memory
// with a written element, they would overwrite its new value.
void CopyChangedElements(const Tensor& value, const Tensor& self) {
  const Tensor before = self.Contiguous(), after = value.To(self.dtype()).Contiguous();
  const int64_t item = ItemSize(self.dtype());
  for (int64_t i = 0; i < self.numel(); ++i) {
    const std::byte* const element = after.raw_data() + i * item;
    if (std::memcmp(before.raw_data() + i * item, element, item) == 0) continue;
    int64_t position = 0, rest = i;
    for (int64_t d = self.dim() - 1; d >= 0; --d) {
      position += rest % self.size(d) * self.stride(d);
      rest /= self.size(d);
    }
    std::memcpy(self.raw_data() + position * item, element, item);
  }
}

class OpEvaluator {
 public:
  OpEvaluator(const OpTable& ops, KernelTable kernels, ShapeRuleTable shape_rules, const RandomStream& random)
      : ops_(ops), kernels_(kernels), shape_rules_(shape_rules), random_(random) {}

  absl::StatusOr<IValue> Evaluate(const OpSchema& op, absl::Span<const IValue> args,
                                  absl::Span<const std::pair<std::string, IValue>> kwargs) {
    if (op.has_tag(kTagPython)) return EvaluatePython(op, args);
    BACKTAPE_ASSIGN_OR_RETURN(IValueList bound, BindArguments(op, args, kwargs, BindFor::kKernel));
    return EvaluateBound(op, bound);
  }

  absl::StatusOr<IValue> EvaluateBound(const OpSchema& op, absl::Span<const IValue> bound) {
    IValueList types;
    types.reserve(bound.size());
    for (const IValue& arg : bound) types.push_back(TypesOf(arg));
    ShapeEnv env;
    BACKTAPE_ASSIGN_OR_RETURN(IValue result_types, ApplyShapeRule(shape_rules_, env, op, types));
    if (HasOpenSizes(result_types)) {
      BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> counts, CountOpenSizes(op, bound));
      result_types = WithOpenSizes(result_types, [&](int k) { return SymInt(counts[k]); });
    }
    if (op.has_tag(kTagMetadata)) return result_types;
    if (op.has_tag(kTagView)) return MakeViews(bound[0].tensor(), result_types);
    if (op.has_tag(kTagInplace)) return EvaluateInplace(op, bound);
    if (op.has_tag(kTagViewOrCopy)) {
      ShapeContext context(env, op);
      const std::optional<TensorType> view =
          SharedView(context, op, types[0].tensor_type(), result_types.tensor_type());
      if (view.has_value()) return MakeView(bound[0].tensor(), *view);
    }
    return RunKernel(op, bound, result_types);
  }

 private:
  absl::StatusOr<IValue> EvaluatePython(const OpSchema& op, absl::Span<const IValue> args) {
    BACKTAPE_ASSIGN_OR_RETURN(std::optional<IValue> value, EvaluatePythonOperator(op, args));
    if (value) return *std::move(value);
    const std::optional<OpId> id = TensorOpOfPythonOperator(op.name, args);
    const OpSchema* tensor_op = id ? ops_.Find(*id) : nullptr;
    if (tensor_op == nullptr) {
      std::vector<std::string> kinds;
      for (const IValue& arg : args) kinds.push_back(arg.KindName());
      return absl::UnimplementedError(absl::StrCat(op.Target(), " does not take ", absl::StrJoin(kinds, " and ")));
    }
    return Evaluate(*tensor_op, args, {});
  }

  absl::StatusOr<IValue> EvaluateInplace(const OpSchema& op, absl::Span<const IValue> bound) {
    BACKTAPE_RETURN_IF_ERROR(CheckWrittenMemory(op, bound));
    // The functional op has read all operands before its result is written, so an operand may overlap the written
    // tensor if CheckWrittenMemory accepts it.
    BACKTAPE_ASSIGN_OR_RETURN(IValue value, EvaluateBound(ops_.at(op.functional_id), bound));
    if (PendingCollectives* const pending = PendingCollectives::Current(); pending != nullptr) {
      BACKTAPE_RETURN_IF_ERROR(pending->Finish(value.tensor()));
    }
    const Tensor& self = bound[0].tensor();
    if (IsExpanded(self)) {
      CopyChangedElements(value.tensor(), self);
    } else {
      CopyElements(value.tensor(), self);
    }
    return IValue(self);
  }

  absl::StatusOr<IValue> RunKernel(const OpSchema& op, absl::Span<const IValue> bound, const IValue& result_types) {
    const KernelFn kernel = op.id < kernels_.size() ? kernels_[op.id] : nullptr;
    if (kernel == nullptr) return absl::UnimplementedError("the op has no kernel");
    if (!op.has_tag(kTagNondeterministic)) return RunKernel(kernel, bound, result_types);
    IValueList with_stream(bound.begin(), bound.end());
    with_stream.push_back(ToIValue(random_));
    return RunKernel(kernel, with_stream, result_types);
  }

  static absl::StatusOr<IValue> RunKernel(KernelFn kernel, absl::Span<const IValue> bound, const IValue& result_types) {
    if (result_types.is_none()) {
      BACKTAPE_RETURN_IF_ERROR(CallKernel(kernel, bound, {}));
      return IValue();
    }
    if (!result_types.is_list()) {
      BACKTAPE_ASSIGN_OR_RETURN(Tensor out, Allocate(result_types));
      BACKTAPE_RETURN_IF_ERROR(CallKernel(kernel, bound, {&out, 1}));
      return IValue(std::move(out));
    }
    std::vector<Tensor> outs;
    outs.reserve(result_types.list().size());
    BACKTAPE_RETURN_IF_ERROR(AllocateAll(result_types, outs));
    BACKTAPE_RETURN_IF_ERROR(CallKernel(kernel, bound, outs));
    auto next = outs.begin();
    return Structured(result_types, next);
  }

  const OpTable& ops_;
  KernelTable kernels_;
  ShapeRuleTable shape_rules_;
  const RandomStream& random_;
};

// Kernels create temporary values with functions that throw if memory runs out.
template <typename F>
absl::StatusOr<IValue> CatchOutOfMemory(const F& evaluate) {
  try {
    return StatusIfOutOfMemory(evaluate);
  } catch (const Error& error) {
    return error.status();
  }
}

}  // namespace

IValue ToIValue(const RandomStream& stream) {
  return IValue(IValueList{static_cast<int64_t>(stream.seed), static_cast<int64_t>(stream.stream)});
}

absl::StatusOr<IValue> EvaluateOp(const OpTable& ops, const OpSchema& op, absl::Span<const IValue> args,
                                  absl::Span<const std::pair<std::string, IValue>> kwargs, KernelTable kernels,
                                  ShapeRuleTable shape_rules, const RandomStream& random) {
  return CatchOutOfMemory([&] { return OpEvaluator(ops, kernels, shape_rules, random).Evaluate(op, args, kwargs); });
}

absl::StatusOr<IValue> EvaluateBoundOp(const OpTable& ops, const OpSchema& op, absl::Span<const IValue> bound,
                                       KernelTable kernels, ShapeRuleTable shape_rules, const RandomStream& random) {
  return CatchOutOfMemory([&] { return OpEvaluator(ops, kernels, shape_rules, random).EvaluateBound(op, bound); });
}

}  // namespace backtape
