#include "backtape/jit/plan/decompose_reductions.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"

namespace backtape::jit {
namespace {

// Maximum number of elements among which a kernel finds the position of an extremum.
constexpr int64_t kMaxPositions = 1 << 30;

// The dims as non-negative numbers; all dims for None and for an empty list.
std::optional<std::vector<int64_t>> FoldedDims(const Argument& given, int64_t rank) {
  const std::vector<Argument> single = {given};
  std::vector<int64_t> dims;
  if (!given.is_none()) {
    for (const Argument& dim : given.is_sequence() ? given.items() : single) {
      if (!dim.is_int()) return std::nullopt;
      if (rank > 0) dims.push_back(dim.int_value() < 0 ? dim.int_value() + rank : dim.int_value());
    }
  }
  const bool is_all = dims.empty();
  for (int64_t d = 0; is_all && d < rank; ++d) dims.push_back(d);
  return dims;
}

const TensorType& TypeOf(const Node* node) { return node->type().tensor(); }

bool IsFloatTensor(const Node* node) {
  return node != nullptr && node->type().is_tensor() && IsFloatingPoint(TypeOf(node).dtype);
}

bool IsKnownEmpty(const Node* x) { return TypeOf(x).numel() == SymInt(0); }

Node* ConvertedTo(Rewriter& r, Node* x, DType dtype) {
  return TypeOf(x).dtype == dtype ? x : r.Call(OpId::_to_copy, {x}, {{"dtype", dtype}});
}

// The dtype of the computation if the result is a 16-bit float.
DType WideDType(DType dtype) { return IsHalf(dtype) ? DType::kFloat32 : dtype; }

Node* WithoutDims(Rewriter& r, Node* x, const std::vector<int64_t>& dims) {
  return dims.empty() ? x : r.Call(OpId::squeeze_dims, {x, Argument::IntList(dims)});
}

// The number of elements reduced into one; nullopt if unknown.
std::optional<int64_t> CountOver(const Node* x, const std::vector<int64_t>& dims) {
  int64_t count = 1;
  for (int64_t dim : dims) {
    const std::optional<int64_t> size = TypeOf(x).sizes[dim].constant();
    if (!size) return std::nullopt;
    count *= *size;
  }
  return count;
}

// The first element over the dims, whose sizes become 1.
Node* FirstElement(Rewriter& r, Node* x, const std::vector<int64_t>& dims) {
  for (const int64_t dim : dims) x = r.Call(OpId::slice_Tensor, {x, dim, 0, 1});
  return x;
}

bool Variance(Rewriter& r, const NodeArguments& args, bool is_root, bool has_mean) {
  Node* x = args.NodeAt(0);
  if (!IsFloatTensor(x)) return false;
  const auto dims = FoldedDims(args.Value("dim"), TypeOf(x).dim());
  const Argument correction = args.Value("correction");
  if (!dims || !(correction.is_none() || correction.is_scalar())) return false;
  const std::optional<int64_t> count = CountOver(x, *dims);
  if (!count) return false;
  const bool keep = args.Value("keepdim").bool_value();
  const DType dtype = TypeOf(x).dtype;
  x = ConvertedTo(r, x, WideDType(dtype));
  // The standard deviation of equal elements must be exactly 0, because its gradient divides by it. Their mean may be
  // rounded, but the mean of their distances from the first element is exactly 0.
  const bool has_origin = is_root && *count != 0;
  Node* const given = x;
  if (has_origin) x = r.Call(OpId::sub_Tensor, {x, FirstElement(r, x, *dims)});
  Node* mean = r.Mean(x, *dims, true);
  Node* centred = r.Call(OpId::sub_Tensor, {x, mean});
  Node* sum = r.Sum(r.Call(OpId::mul_Tensor, {centred, centred}), *dims, keep);
  if (has_origin && has_mean) mean = r.Mean(given, *dims, true);
  const double degrees = static_cast<double>(*count) - (correction.is_none() ? 1 : correction.scalar().to_double());
  // Without elements, the result is 0 / 0 for any correction.
  Node* result = r.Call(OpId::div_Tensor, {sum, *count == 0 ? 0.0 : std::max(0.0, degrees)});
  if (is_root) result = r.Call(OpId::sqrt, {result});
  result = ConvertedTo(r, result, dtype);
  if (!has_mean) {
    r.Replace(result);
  } else {
    r.ReplaceOutputs({result, ConvertedTo(r, keep ? mean : WithoutDims(r, mean, *dims), dtype)});
  }
  return true;
}

bool LogSumExp(Rewriter& r, const NodeArguments& args) {
  Node* x = args.NodeAt(0);
  const auto dims = FoldedDims(args.Value("dim"), TypeOf(x).dim());
  if (!dims || IsKnownEmpty(x)) return false;  // an empty tensor has no maximum
  const DType dtype = TypeOf(r.node()).dtype;
  x = ConvertedTo(r, x, WideDType(dtype));
  Node* max = r.Call(OpId::amax, {x, Argument::IntList(*dims), true});
  // Avoids inf - inf, which is NaN.
  max = r.Call(OpId::where_ScalarSelf, {r.Call(OpId::isinf, {max}), 0.0, max});
  Node* sum = r.Sum(r.Call(OpId::exp, {r.Call(OpId::sub_Tensor, {x, max})}), *dims, true);
  Node* result = r.Call(OpId::add_Tensor, {r.Call(OpId::log, {sum}), max});
  result = ConvertedTo(r, result, dtype);
  r.Replace(args.Value("keepdim").bool_value() ? result : WithoutDims(r, result, *dims));
  return true;
}

bool VectorNorm(Rewriter& r, const NodeArguments& args) {
  Node* x = args.NodeAt(0);
  const Argument ord = args.Value("ord");
  if (!IsFloatTensor(x) || !ord.is_scalar()) return false;
  const auto dims = FoldedDims(args.Value("dim"), TypeOf(x).dim());
  const double p = ord.scalar().to_double();
  if (!dims || std::isnan(p) || (std::isinf(p) && IsKnownEmpty(x))) return false;
  const bool keep = args.Value("keepdim").bool_value();
  const DType dtype = TypeOf(r.node()).dtype;
  x = ConvertedTo(r, x, WideDType(dtype));
  Node* result = nullptr;
  if (p == 0) {
    result = r.Sum(ConvertedTo(r, r.Call(OpId::ne_Scalar, {x, 0}), WideDType(dtype)), *dims, keep);
  } else if (p == 2) {
    result = r.Call(OpId::sqrt, {r.Sum(r.Call(OpId::mul_Tensor, {x, x}), *dims, keep)});
  } else {
    Node* magnitude = r.Call(OpId::abs, {x});
    if (std::isinf(p)) {
      result = r.Call(p > 0 ? OpId::amax : OpId::amin, {magnitude, Argument::IntList(*dims), keep});
    } else if (p == 1) {
      result = r.Sum(magnitude, *dims, keep);
    } else {
      result = r.Sum(r.Call(OpId::pow_Tensor_Scalar, {magnitude, p}), *dims, keep);
      result = r.Call(OpId::pow_Tensor_Scalar, {result, 1 / p});
    }
  }
  r.Replace(ConvertedTo(r, result, dtype));
  return true;
}

// The norm of the difference of two tensors that broadcast.
bool Distance(Rewriter& r, const NodeArguments& args) {
  if (!IsFloatTensor(args.NodeAt(0)) || !IsFloatTensor(args.NodeAt(1)) || !args.Value("p").is_scalar()) return false;
  Node* difference = r.Call(OpId::sub_Tensor, {r.Widened(args.NodeAt(0)), r.Widened(args.NodeAt(1))});
  const double p = args.Value("p").scalar().to_double();
  if (std::isinf(p) && IsKnownEmpty(difference)) return false;
  r.Replace(r.Call(OpId::linalg_vector_norm, {difference, p}));
  return true;
}

bool SumWithoutNan(Rewriter& r, const NodeArguments& args) {
  Node* x = r.Widened(args.NodeAt(0));
  if (IsFloatTensor(x)) x = r.Call(OpId::where_ScalarSelf, {r.Call(OpId::isnan, {x}), 0.0, x});
  const auto dims = FoldedDims(args.Value("dim"), TypeOf(x).dim());
  if (!dims) return false;
  r.Replace(r.Sum(x, *dims, args.Value("keepdim").bool_value(), TypeOf(r.node()).dtype));
  return true;
}

bool CountNonzero(Rewriter& r, const NodeArguments& args) {
  const auto dims = FoldedDims(args.Value("dim"), TypeOf(args.NodeAt(0)).dim());
  if (!dims) return false;
  Node* is_counted = r.Call(OpId::ne_Scalar, {args.NodeAt(0), 0});
  r.Replace(r.Sum(is_counted, *dims, false, DType::kInt64));
  return true;
}

bool NormOfDims(Rewriter& r, const NodeArguments& args) {
  const Argument p = args.Value("p");
  if (!IsFloatTensor(args.NodeAt(0)) || !(p.is_none() || p.is_scalar())) return false;
  r.Replace(r.Call(OpId::linalg_vector_norm,
                   {args.NodeAt(0), p.is_none() ? Argument(2.0) : p, args.Value("dim"), args.Value("keepdim")},
                   {{"dtype", args.Value("dtype")}}));
  return true;
}

// Calls the node's op on `x` instead of its first argument.
Node* CallOn(Rewriter& r, Node* x) {
  Node* const given = NodeArguments(*r.node()).NodeAt(0);
  ArgumentList args = r.node()->args();
  auto kwargs = r.node()->kwargs();
  for (Argument& argument : args) {
    if (argument.is_node() && argument.node() == given) argument = x;
  }
  for (auto& [name, argument] : kwargs) {
    if (argument.is_node() && argument.node() == given) argument = x;
  }
  return r.Call(r.node()->op()->op_id(), std::move(args), std::move(kwargs));
}

// Bools already have a loop form, except with an empty list of dims, which here means no dims.
bool Truth(Rewriter& r, const NodeArguments& args) {
  Node* x = args.NodeAt(0);
  const Argument dim = args.Value("dim");
  const bool folds_nothing = dim.is_sequence() && dim.items().empty();
  if (TypeOf(x).dtype == DType::kBool && !folds_nothing) return false;
  Node* result = r.Call(OpId::ne_Scalar, {x, 0});
  if (!folds_nothing) result = CallOn(r, result);
  r.Replace(ConvertedTo(r, result, TypeOf(r.node()).dtype));
  return true;
}

// A sum or a product with the dtype bool says whether any element, or each one, is not 0.
bool TruthOfFold(Rewriter& r, const NodeArguments& args) {
  Node* x = args.NodeAt(0);
  if (TypeOf(r.node()).dtype != DType::kBool || TypeOf(x).dtype == DType::kBool) return false;
  r.Replace(CallOn(r, r.Call(OpId::ne_Scalar, {x, 0})));
  return true;
}

// The first position along the dim where x equals its extremum or is NaN; keeps the dim.
Node* PositionOf(Rewriter& r, Node* x, Node* extremum, int64_t dim, int64_t size) {
  if (size == 1) return r.Call(OpId::full, {Argument::List(r.SizesOf(x)), 0}, {{"dtype", DType::kInt64}});
  Node* is_there = r.Call(OpId::eq_Tensor, {x, extremum});
  if (IsFloatTensor(x)) is_there = r.Call(OpId::logical_or, {is_there, r.Call(OpId::isnan, {x})});
  std::vector<int64_t> sizes(TypeOf(x).dim() - dim, 1);
  sizes[0] = size;
  Node* places = r.Call(OpId::arange, {size}, {{"dtype", DType::kInt32}});
  places = r.Call(OpId::view, {places, Argument::IntList(sizes)});
  const int64_t none = std::numeric_limits<int32_t>::max();
  Node* candidates = r.Call(OpId::where_ScalarOther, {is_there, places, none});
  return ConvertedTo(r, r.Call(OpId::amin, {candidates, Argument::IntList({dim}), true}), DType::kInt64);
}

OpId ExtremumOp(bool largest) { return largest ? OpId::amax : OpId::amin; }

bool ExtremumAlong(Rewriter& r, const NodeArguments& args, bool largest) {
  Node* x = args.NodeAt(0);
  const int64_t rank = TypeOf(x).dim();
  if (rank == 0 || !args.Value("dim").is_int()) return false;
  const int64_t dim =
      args.Value("dim").int_value() < 0 ? args.Value("dim").int_value() + rank : args.Value("dim").int_value();
  const std::optional<int64_t> size = TypeOf(x).sizes[dim].constant();
  if (r.IsOutputUsed(1) && (!size || *size > kMaxPositions)) return false;
  const bool keep = args.Value("keepdim").bool_value();
  Node* values = r.Call(ExtremumOp(largest), {x, Argument::IntList({dim}), true});
  Node* places = nullptr;
  if (r.IsOutputUsed(1)) places = PositionOf(r, x, values, dim, *size);
  if (!keep) {
    values = WithoutDims(r, values, {dim});
    if (places != nullptr) places = WithoutDims(r, places, {dim});
  }
  r.ReplaceOutputs({values, places});
  return true;
}

bool ArgExtremum(Rewriter& r, const NodeArguments& args, bool largest) {
  Node* x = args.NodeAt(0);
  const int64_t rank = TypeOf(x).dim();
  const bool keep = args.Value("keepdim").bool_value();
  const Argument given = args.Value("dim");
  const bool is_flat = given.is_none() || rank == 0;
  if (!is_flat && !given.is_int()) return false;
  const int64_t dim = is_flat ? 0 : given.int_value() < 0 ? given.int_value() + rank : given.int_value();
  const std::optional<int64_t> size = (is_flat ? TypeOf(x).numel() : TypeOf(x).sizes[dim]).constant();
  if (!size || *size > kMaxPositions) return false;
  if (is_flat) x = r.Call(OpId::reshape, {x, Argument::IntList({-1})});
  Node* extremum = r.Call(ExtremumOp(largest), {x, Argument::IntList({dim}), true});
  Node* result = PositionOf(r, x, extremum, dim, *size);
  if (is_flat) {
    result = r.Call(OpId::view, {result, Argument::IntList(std::vector<int64_t>(keep ? rank : 0, 1))});
  } else if (!keep) {
    result = WithoutDims(r, result, {dim});
  }
  r.Replace(result);
  return true;
}

bool BothExtrema(Rewriter& r, const NodeArguments& args) {
  const auto dims = FoldedDims(args.Value("dim"), TypeOf(args.NodeAt(0)).dim());
  if (!dims || IsKnownEmpty(args.NodeAt(0))) return false;
  const ArgumentList given = {args.NodeAt(0), Argument::IntList(*dims), args.Value("keepdim")};
  r.ReplaceOutputs({r.Call(OpId::amin, given), r.Call(OpId::amax, given)});
  return true;
}

std::vector<int64_t> AllDimsBut(int64_t dim, int64_t rank) {
  std::vector<int64_t> dims;
  for (int64_t d = 0; d < rank; ++d) {
    if (d != (dim < 0 ? dim + rank : dim)) dims.push_back(d);
  }
  return dims;
}

// w = v g / |v|, with a norm for each index of one dim.
bool WeightNorm(Rewriter& r, const NodeArguments& args) {
  Node* v = args.NodeAt(0);
  Node* g = args.NodeAt(1);
  if (!IsFloatTensor(v) || !IsFloatTensor(g) || TypeOf(v).dim() < 2 || !args.Value("dim").is_int()) return false;
  if (TypeOf(g).dim() != TypeOf(v).dim()) return false;
  v = r.Widened(v);
  const std::vector<int64_t> dims = AllDimsBut(args.Value("dim").int_value(), TypeOf(v).dim());
  Node* norm = r.Call(OpId::sqrt, {r.Sum(r.Call(OpId::mul_Tensor, {v, v}), dims, true)});
  Node* w = r.Call(OpId::mul_Tensor, {v, r.Call(OpId::div_Tensor, {r.Widened(g), norm})});
  r.ReplaceOutputs({w, norm});
  return true;
}

// With s = sum(grad v): grad_v = g / |v| (grad - v s / |v|^2) and grad_g = s / |v|.
bool WeightNormBackward(Rewriter& r, const NodeArguments& args) {
  for (size_t i = 0; i < 4; ++i) {
    if (!IsFloatTensor(args.NodeAt(i)) || TypeOf(args.NodeAt(i)).dim() != TypeOf(args.NodeAt(0)).dim()) return false;
  }
  if (TypeOf(args.NodeAt(0)).dim() < 2 || !args.Value("dim").is_int()) return false;
  Node* grad = r.Widened(args.NodeAt(0));
  Node* v = r.Widened(args.NodeAt(1));
  Node* norm = r.Widened(args.NodeAt(3));
  const std::vector<int64_t> dims = AllDimsBut(args.Value("dim").int_value(), TypeOf(v).dim());
  Node* sum = r.Sum(r.Call(OpId::mul_Tensor, {grad, v}), dims, true);
  Node* part = r.Call(OpId::div_Tensor, {sum, r.Call(OpId::mul_Tensor, {norm, norm})});
  Node* rest = r.Call(OpId::sub_Tensor, {grad, r.Call(OpId::mul_Tensor, {v, part})});
  Node* scale = r.Call(OpId::div_Tensor, {r.Widened(args.NodeAt(2)), norm});
  r.ReplaceOutputs({r.Call(OpId::mul_Tensor, {rest, scale}), r.Call(OpId::div_Tensor, {sum, norm})});
  return true;
}

}  // namespace

bool DecomposeReduction(Rewriter& r, OpId op) {
  using Maker = bool (*)(Rewriter&, const NodeArguments&);
  static const auto& makers = *new absl::flat_hash_map<OpId, Maker>{
      {OpId::var_correction, [](Rewriter& r, const NodeArguments& args) { return Variance(r, args, false, false); }},
      {OpId::std_correction, [](Rewriter& r, const NodeArguments& args) { return Variance(r, args, true, false); }},
      {OpId::std_mean_correction, [](Rewriter& r, const NodeArguments& args) { return Variance(r, args, true, true); }},
      {OpId::var_mean_correction,
       [](Rewriter& r, const NodeArguments& args) { return Variance(r, args, false, true); }},
      {OpId::logsumexp, LogSumExp},
      {OpId::norm_ScalarOpt_dim, NormOfDims},
      {OpId::norm_ScalarOpt_dim_dtype, NormOfDims},
      {OpId::dist, Distance},
      {OpId::nansum, SumWithoutNan},
      {OpId::count_nonzero, CountNonzero},
      {OpId::count_nonzero_dim_IntList, CountNonzero},
      {OpId::_weight_norm_interface, WeightNorm},
      {OpId::_weight_norm_interface_backward, WeightNormBackward},
      {OpId::linalg_vector_norm, VectorNorm},
      {OpId::sum, TruthOfFold},
      {OpId::sum_dim_IntList, TruthOfFold},
      {OpId::prod, TruthOfFold},
      {OpId::prod_dim_int, TruthOfFold},
      {OpId::any, Truth},
      {OpId::any_dim, Truth},
      {OpId::any_dims, Truth},
      {OpId::all, Truth},
      {OpId::all_dim, Truth},
      {OpId::all_dims, Truth},
      {OpId::aminmax, BothExtrema},
      {OpId::max_dim, [](Rewriter& r, const NodeArguments& args) { return ExtremumAlong(r, args, true); }},
      {OpId::min_dim, [](Rewriter& r, const NodeArguments& args) { return ExtremumAlong(r, args, false); }},
      {OpId::argmax, [](Rewriter& r, const NodeArguments& args) { return ArgExtremum(r, args, true); }},
      {OpId::argmin, [](Rewriter& r, const NodeArguments& args) { return ArgExtremum(r, args, false); }},
  };
  const auto it = makers.find(op);
  return it != makers.end() && it->second(r, NodeArguments(*r.node()));
}

}  // namespace backtape::jit
