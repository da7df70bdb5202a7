#include "backtape/jit/plan/decompose_prims.h"

#include <limits>
#include <optional>
#include <utility>

#include "backtape/passes/node_arguments.h"
#include "backtape/passes/view_inverse.h"

namespace backtape::jit {
namespace {

constexpr double kMinusInfinity = -std::numeric_limits<double>::infinity();

bool FinishConverted(Rewriter& r, Node* value) {
  if (r.ok()) r.Replace(value);
  return true;
}

bool Iota(Rewriter& r, const NodeArguments& args) {
  const Argument length = args.Value("length");
  const Argument start = args.Value("start");
  const Argument step = args.Value("step");
  if (!start.is_int() || !step.is_int()) return false;
  Argument end = length;
  if (length.is_int()) {
    const SymInt past_last = SymInt(start.int_value()) + SymInt(length.int_value()) * SymInt(step.int_value());
    if (past_last.overflowed()) return false;
    end = past_last.value();
  } else if (start.int_value() != 0 || step.int_value() != 1) {
    return false;
  }
  return FinishConverted(r, r.Call("aten.arange.start_step", {start, end, step}, {{"dtype", args.Value("dtype")}}));
}

// Like softmax, but 0 in rows whose elements are all -inf.
bool SafeSoftmax(Rewriter& r, const NodeArguments& args) {
  Node* x = r.Widened(args.NodeAt(0));
  const TensorType& type = x->type().tensor();
  if (!IsFloatingPoint(type.dtype) || type.dim() == 0 || type.numel() == SymInt(0)) return false;
  const Argument dtype = args.Value("dtype");
  if (!dtype.is_none() && r.node()->type().tensor().dtype == DType::kFloat64) {
    x = r.Call("aten._to_copy.default", {x}, {{"dtype", DType::kFloat64}});
  }
  const int64_t dim = args.Value("dim").int_value();
  Node* max = r.Call("aten.amax.default", {x, Argument::IntList({dim}), true});
  max = r.Call("aten.where.ScalarSelf", {r.Call("aten.eq.Scalar", {max, kMinusInfinity}), 0.0, max});
  Node* const exp = r.Call("aten.exp.default", {r.Call("aten.sub.Tensor", {x, max})});
  Node* sum = r.Sum(exp, {dim}, true);
  sum = r.Call("aten.where.ScalarSelf", {r.Call("aten.eq.Scalar", {sum, 0}), 1.0, sum});
  return FinishConverted(r, r.Call("aten.mul.Tensor", {exp, r.Call("aten.reciprocal.default", {sum})}));
}

// Indices clamped to the valid range; nullopt if a size that it needs is symbolic.
std::optional<Argument> ClampedIndices(Rewriter& r, const Argument& indices, const TensorType& self) {
  ArgumentList clamped;
  for (size_t d = 0; d < indices.items().size(); ++d) {
    const Argument& index = indices.items()[d];
    if (!index.is_node()) {
      clamped.push_back(index);
      continue;
    }
    const std::optional<int64_t> size = self.sizes[d].constant();
    if (!size || *size == 0) return std::nullopt;
    clamped.emplace_back(r.Call("aten.clamp.default", {index, -*size, *size - 1}));
  }
  return Argument::List(std::move(clamped));
}

bool MaskedIndex(Rewriter& r, const NodeArguments& args) {
  Node* const self = args.NodeAt(0);
  const std::optional<Argument> indices = ClampedIndices(r, args.Value("indices"), self->type().tensor());
  if (!indices) return false;
  Node* const read = r.Call("aten.index.Tensor", {self, *indices});
  return FinishConverted(r, r.Call("aten.where.ScalarOther", {args.NodeAt(1), read, args.Value("fill")}));
}

bool MaskedIndexPut(Rewriter& r, const NodeArguments& args) {
  Node* const self = args.NodeAt(0);
  const std::optional<Argument> indices = ClampedIndices(r, args.Value("indices"), self->type().tensor());
  if (!indices) return false;
  Node* values = r.Call("aten.where.ScalarOther", {args.NodeAt(1), args.NodeAt(3), 0});
  const DType dtype = self->type().tensor().dtype;
  // Selecting between bool values and the number 0 promotes them to integers.
  if (dtype == DType::kBool) values = r.Call("aten._to_copy.default", {values}, {{"dtype", dtype}});
  return FinishConverted(r, r.Call("aten.index_put.default", {self, *indices, values, true}));
}

// Replaces the call by the op of another name with the same meaning.
bool Renamed(Rewriter& r, const NodeArguments& args, absl::string_view name) {
  ArgumentList given;
  for (size_t k = 0; k < r.node()->op()->args.size(); ++k) given.push_back(args.Value(k));
  return FinishConverted(r, r.Call(name, std::move(given)));
}

// Kernels store values densely. The reference kernel makes strides with gaps, and those whose order depends on sizes.
bool ForceStrides(Rewriter& r, Node* input) {
  const TensorType& wanted = r.node()->type().tensor();
  if (!DenseOrder(wanted).has_value() && !(input->type().tensor().strides == wanted.strides)) return false;
  return FinishConverted(r, input);
}

bool IndexAdd(Rewriter& r, const NodeArguments& args) {
  const Argument alpha = args.Value("alpha");
  if (alpha.scalar().to_double() == 1) return false;  // handled by another rule
  Node* const source = r.Call("aten.mul.Tensor", {args.NodeAt(3), alpha});
  return FinishConverted(r,
                         r.Call("aten.index_add.default", {args.NodeAt(0), args.Value("dim"), args.NodeAt(2), source}));
}

}  // namespace

bool DecomposePrims(Rewriter& r, absl::string_view name) {
  const NodeArguments args(*r.node());
  if (name == "prims.convert_element_type.default") {
    return FinishConverted(r, r.Call("aten._to_copy.default", {args.NodeAt(0)}, {{"dtype", args.Value("dtype")}}));
  }
  if (name == "prims.iota.default") return Iota(r, args);
  if (name == "prims.rev.default") return Renamed(r, args, "aten.flip.default");
  if (name == "prims.fma.default") {
    return FinishConverted(r, r.Call("aten.addcmul.default", {args.Value("c"), args.Value("a"), args.Value("b")}));
  }
  if (name == "prims.inductor_force_stride_order.default") return ForceStrides(r, args.NodeAt(0));
  if (name == "aten._safe_softmax.default") return SafeSoftmax(r, args);
  if (name == "aten._unsafe_index.Tensor") return Renamed(r, args, "aten.index.Tensor");
  if (name == "aten._unsafe_index_put.default") return Renamed(r, args, "aten.index_put.default");
  if (name == "aten._unsafe_masked_index.default") return MaskedIndex(r, args);
  if (name == "aten._unsafe_masked_index_put_accumulate.default") return MaskedIndexPut(r, args);
  if (name == "aten.index_add.default") return IndexAdd(r, args);
  return false;
}

}  // namespace backtape::jit
