#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/bind_arguments.h"
#include "backtape/ir/python_operators.h"
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

// Strides over dims of size 1 lead nowhere.
bool HasStrides(const Tensor& tensor, const TensorType& type) {
  const DimVector strides = ConcreteStrides(type);
  for (int64_t d = 0; d < tensor.dim(); ++d) {
    if (tensor.size(d) > 1 && tensor.stride(d) != strides[d]) return false;
  }
  return true;
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
    ShapeContext context(env, op);
    if (op.id >= shape_rules_.size()) return absl::UnimplementedError("the op has no shape rule");
    BACKTAPE_ASSIGN_OR_RETURN(IValue result_types, shape_rules_[op.id](context, types));
    if (op.has_tag(kTagMetadata)) return result_types;
    if (op.has_tag(kTagView)) return MakeViews(bound[0].tensor(), result_types);
    if (op.has_tag(kTagInplace)) return EvaluateInplace(op, bound);
    if (op.name == "contiguous" && HasStrides(bound[0].tensor(), result_types.tensor_type())) return bound[0];
    if (op.name == "reshape") return EvaluateReshape(op, bound, types, result_types);
    return RunKernel(op, bound, result_types);
  }

 private:
  absl::StatusOr<IValue> EvaluatePython(const OpSchema& op, absl::Span<const IValue> args) {
    BACKTAPE_ASSIGN_OR_RETURN(std::optional<IValue> value, EvaluatePythonOperator(op, args));
    if (value) return *std::move(value);
    const OpSchema* tensor_op = ops_.Find(TensorOpOfPythonOperator(op.name, args));
    if (tensor_op == nullptr) {
      return absl::UnimplementedError(absl::StrCat(op.Target(), " does not work on these values"));
    }
    return Evaluate(*tensor_op, args, {});
  }

  // A view where there can be one, so that writing the result writes the operand.
  absl::StatusOr<IValue> EvaluateReshape(const OpSchema& op, absl::Span<const IValue> bound, const IValueList& types,
                                         const IValue& result_types) {
    ShapeEnv env;
    if (const OpSchema* view = ops_.Find("aten.view.default")) {
      ShapeContext context(env, *view);
      const absl::StatusOr<IValue> view_type = shape_rules_[view->id](context, types);
      if (view_type.ok()) return MakeView(bound[0].tensor(), *view_type);
    }
    return RunKernel(op, bound, result_types);
  }

  absl::StatusOr<IValue> EvaluateInplace(const OpSchema& op, absl::Span<const IValue> bound) {
    // The functional op reads everything before anything is written, so operands may overlap the result.
    BACKTAPE_ASSIGN_OR_RETURN(IValue value, EvaluateBound(ops_.at(op.functional_id), bound));
    const Tensor& self = bound[0].tensor();
    CopyElements(value.tensor(), self);
    return IValue(self);
  }

  absl::StatusOr<IValue> RunKernel(const OpSchema& op, absl::Span<const IValue> bound, const IValue& result_types) {
    const KernelFn kernel = op.id < kernels_.size() ? kernels_[op.id] : nullptr;
    if (kernel == nullptr) return absl::UnimplementedError("the op has no kernel");
    if (!op.has_tag(kTagNondeterministic)) return RunKernel(kernel, bound, result_types);
    IValueList with_stream(bound.begin(), bound.end());
    with_stream.push_back(BoxedStream(random_));
    return RunKernel(kernel, with_stream, result_types);
  }

  static absl::StatusOr<IValue> RunKernel(KernelFn kernel, absl::Span<const IValue> bound, const IValue& result_types) {
    if (!result_types.is_list()) {
      BACKTAPE_ASSIGN_OR_RETURN(Tensor out, Allocate(result_types));
      BACKTAPE_RETURN_IF_ERROR(kernel(bound, {&out, 1}));
      return IValue(std::move(out));
    }
    std::vector<Tensor> outs;
    outs.reserve(result_types.list().size());
    for (const IValue& type : result_types.list()) {
      BACKTAPE_ASSIGN_OR_RETURN(Tensor out, Allocate(type));
      outs.push_back(std::move(out));
    }
    BACKTAPE_RETURN_IF_ERROR(kernel(bound, outs));
    return IValue(IValueList(outs.begin(), outs.end()));
  }

  const OpTable& ops_;
  KernelTable kernels_;
  ShapeRuleTable shape_rules_;
  const RandomStream& random_;
};

}  // namespace

IValue BoxedStream(const RandomStream& stream) {
  return IValue(IValueList{static_cast<int64_t>(stream.seed), static_cast<int64_t>(stream.stream)});
}

absl::StatusOr<IValue> EvaluateOp(const OpTable& ops, const OpSchema& op, absl::Span<const IValue> args,
                                  absl::Span<const std::pair<std::string, IValue>> kwargs, KernelTable kernels,
                                  ShapeRuleTable shape_rules, const RandomStream& random) {
  return OpEvaluator(ops, kernels, shape_rules, random).Evaluate(op, args, kwargs);
}

absl::StatusOr<IValue> EvaluateBoundOp(const OpTable& ops, const OpSchema& op, absl::Span<const IValue> bound,
                                       KernelTable kernels, ShapeRuleTable shape_rules, const RandomStream& random) {
  return OpEvaluator(ops, kernels, shape_rules, random).EvaluateBound(op, bound);
}

}  // namespace backtape
