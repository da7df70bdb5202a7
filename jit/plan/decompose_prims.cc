#include "backtape/jit/plan/decompose_prims.h"

#include <limits>
#include <optional>
#include <utility>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/view_inverse.h"

namespace backtape::jit {
namespace {

constexpr double kMinusInfinity = -std::numeric_limits<double>::infinity();

bool FinishConverted(Rewriter& r, Node* value) {
  r.Replace(value);
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
  return FinishConverted(r, r.Call(OpId::arange_start_step, {start, end, step}, {{"dtype", args.Value("dtype")}}));
}

// Like softmax, but 0 in rows whose elements are all -inf.
bool SafeSoftmax(Rewriter& r, const NodeArguments& args) {
  Node* x = r.Widened(args.NodeAt(0));
  const TensorType& type = x->type().tensor();
  if (!IsFloatingPoint(type.dtype) || type.dim() == 0 || type.numel() == SymInt(0)) return false;
  const Argument dtype = args.Value("dtype");
  if (!dtype.is_none() && r.node()->type().tensor().dtype == DType::kFloat64) {
    x = r.Call(OpId::_to_copy, {x}, {{"dtype", DType::kFloat64}});
  }
  const int64_t dim = args.Value("dim").int_value();
  Node* max = r.Call(OpId::amax, {x, Argument::IntList({dim}), true});
  max = r.Call(OpId::where_ScalarSelf, {r.Call(OpId::eq_Scalar, {max, kMinusInfinity}), 0.0, max});
  Node* const exp = r.Call(OpId::exp, {r.Call(OpId::sub_Tensor, {x, max})});
  Node* sum = r.Sum(exp, {dim}, true);
  sum = r.Call(OpId::where_ScalarSelf, {r.Call(OpId::eq_Scalar, {sum, 0}), 1.0, sum});
  return FinishConverted(r, r.Call(OpId::mul_Tensor, {exp, r.Call(OpId::reciprocal, {sum})}));
}

// Indices clamped to the valid range; nullopt if the size of an indexed dim is symbolic or 0.
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
    clamped.emplace_back(r.Call(OpId::clamp, {index, -*size, *size - 1}));
  }
  return Argument::List(std::move(clamped));
}

bool MaskedIndex(Rewriter& r, const NodeArguments& args) {
  Node* const self = args.NodeAt(0);
  const std::optional<Argument> indices = ClampedIndices(r, args.Value("indices"), self->type().tensor());
  if (!indices) return false;
  Node* const read = r.Call(OpId::index_Tensor, {self, *indices});
  return FinishConverted(r, r.Call(OpId::where_ScalarOther, {args.NodeAt(1), read, args.Value("fill")}));
}

bool MaskedIndexPut(Rewriter& r, const NodeArguments& args) {
  Node* const self = args.NodeAt(0);
  const std::optional<Argument> indices = ClampedIndices(r, args.Value("indices"), self->type().tensor());
  if (!indices) return false;
  Node* values = r.Call(OpId::where_ScalarOther, {args.NodeAt(1), args.NodeAt(3), 0});
  const DType dtype = self->type().tensor().dtype;
  // Selecting between bool values and the number 0 promotes them to integers.
  if (dtype == DType::kBool) values = r.Call(OpId::_to_copy, {values}, {{"dtype", dtype}});
  return FinishConverted(r, r.Call(OpId::index_put, {self, *indices, values, true}));
}

// Replaces the call by a call of another op with the same meaning.
bool Renamed(Rewriter& r, const NodeArguments& args, OpId op) {
  ArgumentList given;
  for (size_t k = 0; k < r.node()->op()->args.size(); ++k) given.push_back(args.Value(k));
  return FinishConverted(r, r.Call(op, std::move(given)));
}

// Kernels store values densely. Strides with gaps, and strides whose order depends on sizes, need the reference kernel.
bool ForceStrides(Rewriter& r, Node* input) {
  const TensorType& wanted = r.node()->type().tensor();
  if (!DenseOrder(wanted).has_value() && !(input->type().tensor().strides == wanted.strides)) return false;
  return FinishConverted(r, input);
}

bool IndexAdd(Rewriter& r, const NodeArguments& args) {
  const Argument alpha = args.Value("alpha");
  if (alpha.scalar().to_double() == 1) return false;  // handled by another rule
  const DType dtype = args.NodeAt(3)->type().tensor().dtype;
  // As in PyTorch, the number is converted to the dtype before the product.
  const Argument factor = IsFloatingPoint(dtype) ? alpha : Argument(alpha.scalar().to_int64());
  Node* source = r.Call(OpId::mul_Tensor, {args.NodeAt(3), factor});
  // The product of bools and a number is an integer.
  if (source->type().tensor().dtype != dtype) source = r.Call(OpId::_to_copy, {source}, {{"dtype", dtype}});
  return FinishConverted(r, r.Call(OpId::index_add, {args.NodeAt(0), args.Value("dim"), args.NodeAt(2), source}));
}

}  // namespace

bool DecomposePrims(Rewriter& r, OpId op) {
  const NodeArguments args(*r.node());
  if (op == OpId::prims_convert_element_type) {
    return FinishConverted(r, r.Call(OpId::_to_copy, {args.NodeAt(0)}, {{"dtype", args.Value("dtype")}}));
  }
  if (op == OpId::prims_iota) return Iota(r, args);
  if (op == OpId::prims_rev) return Renamed(r, args, OpId::flip);
  if (op == OpId::prims_fma) {
    return FinishConverted(r, r.Call(OpId::addcmul, {args.Value("c"), args.Value("a"), args.Value("b")}));
  }
  if (op == OpId::prims_inductor_force_stride_order) return ForceStrides(r, args.NodeAt(0));
  if (op == OpId::_safe_softmax) return SafeSoftmax(r, args);
  if (op == OpId::_unsafe_index_Tensor) return Renamed(r, args, OpId::index_Tensor);
  if (op == OpId::_unsafe_index_put) return Renamed(r, args, OpId::index_put);
  if (op == OpId::_unsafe_masked_index) return MaskedIndex(r, args);
  if (op == OpId::_unsafe_masked_index_put_accumulate) return MaskedIndexPut(r, args);
  if (op == OpId::index_add) return IndexAdd(r, args);
  return false;
}

}  // namespace backtape::jit
