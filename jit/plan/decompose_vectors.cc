#include "backtape/jit/plan/decompose_vectors.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"

namespace backtape::jit {
namespace {

const TensorType& FactorType(const Node* node) { return node->type().tensor(); }

Node* LastDimsSwapped(Rewriter& r, Node* x) { return r.Call(OpId::transpose_int, {x, -2, -1}); }

Node* AsColumn(Rewriter& r, Node* vector) { return r.Call(OpId::unsqueeze, {vector, 1}); }

bool MatrixVector(Rewriter& r, const NodeArguments& args) {
  Node* product = r.Call(OpId::mm, {args.NodeAt(0), AsColumn(r, args.NodeAt(1))});
  r.Replace(r.Call(OpId::squeeze_dim, {product, 1}));
  return true;
}

bool AddMatrixVector(Rewriter& r, const NodeArguments& args) {
  Node* self = args.NodeAt(0);
  self = r.Call(OpId::unsqueeze, {self, FactorType(self).dim()});
  Node* sum = r.Call(OpId::addmm, {self, args.NodeAt(1), AsColumn(r, args.NodeAt(2))},
                     {{"beta", args.Value("beta")}, {"alpha", args.Value("alpha")}});
  r.Replace(r.Call(OpId::squeeze_dim, {sum, 1}));
  return true;
}

// A product, or a batch of products, as sums over the last dim of a[.., i, 1, k] * b^T[.., 1, j, k].
void ReplaceBySums(Rewriter& r, Node* a, Node* b) {
  const DType dtype = FactorType(r.node()).dtype;
  const int64_t rank = FactorType(a).dim();
  a = r.Call(OpId::unsqueeze, {r.Widened(a), -2});
  b = r.Call(OpId::unsqueeze, {LastDimsSwapped(r, r.Widened(b)), -3});
  r.Replace(r.Sum(r.Call(OpId::mul_Tensor, {a, b}), {rank}, false, dtype));
}

// Whether a factor is a vector and the other one has 16-bit elements, which a kernel reads as fast as the memory
// allows. oneDNN would need a call for each product of a batch, or more time for each element.
bool IsHalfVectorProduct(const TensorType& a, const TensorType& b) {
  return IsHalf(a.dtype) && (a.sizes[a.dim() - 2] == SymInt(1) || b.sizes.back() == SymInt(1));
}

// Whether the kernel can have a pair of matrices in each lane (group_unrolling.cc).
bool AreManyAndSmall(const TensorType& a, const TensorType& b) {
  constexpr int64_t kMinBatch = 64, kMaxTerms = 64, kMaxElements = 36;
  const std::optional<int64_t> rows = a.sizes[1].constant(), columns = b.sizes[2].constant();
  const std::optional<int64_t> inner = a.sizes[2].constant();
  if (a.sizes[0].constant().value_or(kMinBatch) < kMinBatch || !rows || !columns || !inner) return false;
  if (*rows * *columns * *inner > kMaxTerms || *rows * *columns == 0 || *inner < 2) return false;
  return std::max({*rows * *inner, *inner * *columns, *rows * *columns}) <= kMaxElements;
}

bool BatchOfProducts(Rewriter& r, const NodeArguments& args) {
  Node* const a = args.NodeAt(0);
  Node* const b = args.NodeAt(1);
  if (!IsFloatingPoint(FactorType(a).dtype)) return false;
  if (!IsHalfVectorProduct(FactorType(a), FactorType(b)) && !AreManyAndSmall(FactorType(a), FactorType(b)))
    return false;
  ReplaceBySums(r, a, b);
  return true;
}

// A product of many rows with a small matrix, or a sum of many small outer products: kernels read the long factors
// once, in their own layout.
bool ThinProduct(Rewriter& r, const NodeArguments& args) {
  constexpr int64_t kMinLong = 1024, kMaxElements = 16;
  Node* const a = args.NodeAt(0);
  Node* const b = args.NodeAt(1);
  const DType dtype = FactorType(r.node()).dtype;
  if (!IsFloatingPoint(dtype)) return false;
  const SymInt& rows = FactorType(a).sizes[0];
  const SymInt& inner = FactorType(a).sizes[1];
  const SymInt& columns = FactorType(b).sizes[1];
  const auto is_small = [](const SymInt& x, const SymInt& y) {
    const std::optional<int64_t> elements = (x * y).constant();
    return elements && *elements >= 2 && *elements <= kMaxElements;
  };
  const auto is_long = [](const SymInt& x) { return x.constant().value_or(0) >= kMinLong; };
  if (is_long(rows) && is_small(inner, columns) && inner.constant() != 1) {
    ReplaceBySums(r, a, b);
    return true;
  }
  if (is_long(inner) && is_small(rows, columns)) {
    Node* column = r.Call(OpId::unsqueeze, {LastDimsSwapped(r, r.Widened(a)), 2});
    Node* terms = r.Call(OpId::mul_Tensor, {column, r.Call(OpId::unsqueeze, {r.Widened(b), 1})});
    r.Replace(r.Sum(terms, {0}, false, dtype));
    return true;
  }
  if (!IsHalfVectorProduct(FactorType(a), FactorType(b))) return false;
  ReplaceBySums(r, a, b);
  return true;
}

bool Dot(Rewriter& r, const NodeArguments& args) {
  const DType dtype = FactorType(r.node()).dtype;
  Node* products = r.Call(OpId::mul_Tensor, {r.Widened(args.NodeAt(0)), r.Widened(args.NodeAt(1))});
  r.Replace(r.Sum(products, {}, false, dtype));
  return true;
}

// beta * self + alpha * x y^T; with a beta of 0, NaN in self is ignored.
bool AddOuter(Rewriter& r, const NodeArguments& args) {
  const DType dtype = FactorType(r.node()).dtype;
  if (!IsFloatingPoint(dtype)) return false;
  for (const size_t i : {0, 1, 2}) {
    if (FactorType(args.NodeAt(i)).dtype != dtype) return false;
  }
  const Argument beta = args.Value("beta"), alpha = args.Value("alpha");
  if (!beta.is_scalar() || !alpha.is_scalar()) return false;
  Node* column = AsColumn(r, r.Widened(args.NodeAt(1)));
  Node* outer = r.Call(OpId::mul_Tensor, {column, r.Widened(args.NodeAt(2))});
  if (alpha.scalar().to_double() != 1) outer = r.Call(OpId::mul_Tensor, {outer, alpha});
  if (beta.scalar().to_double() != 0) {
    Node* self = r.Widened(args.NodeAt(0));
    if (beta.scalar().to_double() != 1) self = r.Call(OpId::mul_Tensor, {self, beta});
    outer = r.Call(OpId::add_Tensor, {self, outer});
  }
  r.Replace(outer);
  return true;
}

// The sum over the batch is one product of the concatenated factors.
bool AddSumOfProducts(Rewriter& r, const NodeArguments& args) {
  const TensorType& lhs_type = FactorType(args.NodeAt(1));
  const std::optional<int64_t> batch = lhs_type.sizes[0].constant(), inner = lhs_type.sizes[2].constant();
  if (!batch || !inner || *batch * *inner == 0) return false;
  const ArgumentList lhs_sizes = r.SizesOf(args.NodeAt(1)), rhs_sizes = r.SizesOf(args.NodeAt(2));
  Node* lhs = r.Call(OpId::permute, {args.NodeAt(1), Argument::IntList({1, 0, 2})});
  lhs = r.Call(OpId::reshape, {lhs, Argument::List({lhs_sizes[1], *batch * *inner})});
  Node* rhs = r.Call(OpId::reshape, {args.NodeAt(2), Argument::List({*batch * *inner, rhs_sizes[2]})});
  r.Replace(
      r.Call(OpId::addmm, {args.NodeAt(0), lhs, rhs}, {{"beta", args.Value("beta")}, {"alpha", args.Value("alpha")}}));
  return true;
}

bool Trace(Rewriter& r, const NodeArguments& args) {
  Node* diagonal = r.Call(OpId::diagonal, {args.NodeAt(0)});
  r.Replace(r.Sum(diagonal, {0}, false, FactorType(r.node()).dtype));
  return true;
}

bool Cross(Rewriter& r, const NodeArguments& args) {
  const Argument dim = args.Value("dim");
  if (!IsFloatingPoint(FactorType(r.node()).dtype) || !dim.is_int()) return false;
  const auto element = [&](int operand, int64_t i) {
    return r.Widened(r.Call(OpId::select_int, {args.NodeAt(operand), dim, i}));
  };
  ArgumentList parts;
  for (int64_t i = 0; i < 3; ++i) {
    const int64_t j = (i + 1) % 3, k = (i + 2) % 3;
    parts.emplace_back(r.Call(OpId::sub_Tensor, {r.Call(OpId::mul_Tensor, {element(0, j), element(1, k)}),
                                                 r.Call(OpId::mul_Tensor, {element(0, k), element(1, j)})}));
  }
  r.Replace(r.Call(OpId::stack, {Argument::List(std::move(parts)), dim}));
  return true;
}

// x[.., i, 1, :] - y[.., 1, j, :]
Node* Differences(Rewriter& r, Node* x, Node* y) {
  return r.Call(OpId::sub_Tensor, {r.Call(OpId::unsqueeze, {x, -2}), r.Call(OpId::unsqueeze, {y, -3})});
}

// Whether the lanes of a vector register should hold different points of y instead of the elements of one point. True
// if the points have at most `limit` elements and are enough to fill the lanes.
bool PointsFillLanes(const TensorType& y, int64_t limit) {
  constexpr int64_t kMinPoints = 16;
  const std::optional<int64_t> length = y.sizes.back().constant(), points = y.sizes[y.dim() - 2].constant();
  return length && *length <= limit && (!points || *points >= kMinPoints);
}

bool Distances(Rewriter& r, const NodeArguments& args, const Argument& p) {
  constexpr int64_t kMaxLength = 64;  // for longer vectors, sums along contiguous elements are as fast
  if (!p.is_scalar() || FactorType(args.NodeAt(0)).sizes.back() == SymInt(0)) return false;
  Node* x = r.Widened(args.NodeAt(0));
  Node* y = r.Widened(args.NodeAt(1));
  if (PointsFillLanes(FactorType(args.NodeAt(1)), kMaxLength)) {
    y = r.RowMajorCopy(LastDimsSwapped(r, y));
    Node* differences = r.Call(OpId::sub_Tensor, {r.Call(OpId::unsqueeze, {x, -1}), r.Call(OpId::unsqueeze, {y, -3})});
    r.Replace(r.Call(OpId::linalg_vector_norm, {differences, p, Argument::IntList({-2})}));
    return true;
  }
  r.Replace(r.Call(OpId::linalg_vector_norm, {Differences(r, x, y), p, Argument::IntList({-1})}));
  return true;
}

// grad d |d|^(p - 2) / distance^(p - 1), for p = 1 and p = 2.
Node* GradientTerms(Rewriter& r, double p, Node* grad, Node* difference, Node* distance) {
  if (p == 1) return r.Call(OpId::mul_Tensor, {grad, r.Call(OpId::sign, {difference})});
  // In PyTorch's order: dividing by a denormal distance first would overflow.
  Node* terms = r.Call(OpId::div_Tensor, {r.Call(OpId::mul_Tensor, {grad, difference}), distance});
  return r.Call(OpId::where_ScalarSelf, {r.Call(OpId::eq_Scalar, {distance, 0}), 0.0, terms});
}

// The gradient of the distances with respect to x is the sum over j of the terms above, with d = x_i - y_j. For a
// distance of 0 it is 0. Handles p = 1 and p = 2.
bool DistancesBackward(Rewriter& r, const NodeArguments& args) {
  constexpr int64_t kMaxLength = 16;  // for longer vectors, their elements fill the lanes
  const Argument p = args.Value("p");
  if (!p.is_scalar() || FactorType(r.node()).numel() == SymInt(0) || FactorType(args.NodeAt(2)).numel() == SymInt(0)) {
    return false;
  }
  const double order = p.scalar().to_double();
  if (order != 1 && order != 2) return false;
  Node* x = r.Widened(args.NodeAt(1));
  Node* y = r.Widened(args.NodeAt(2));
  const bool fills_lanes = PointsFillLanes(FactorType(args.NodeAt(2)), kMaxLength);
  const int64_t new_dim = fills_lanes ? -3 : -1;
  Node* grad = r.Call(OpId::unsqueeze, {r.Widened(args.NodeAt(0)), new_dim});
  Node* distance = order == 2 ? r.Call(OpId::unsqueeze, {r.Widened(args.NodeAt(4)), new_dim}) : nullptr;
  if (fills_lanes) {
    y = r.Call(OpId::unsqueeze, {r.RowMajorCopy(LastDimsSwapped(r, y)), -2});
    Node* difference = r.Call(OpId::sub_Tensor, {r.Call(OpId::unsqueeze, {LastDimsSwapped(r, x), -1}), y});
    Node* terms = GradientTerms(r, order, grad, difference, distance);
    r.Replace(LastDimsSwapped(r, r.Sum(terms, {FactorType(terms).dim() - 1}, false)));
    return true;
  }
  Node* terms = GradientTerms(r, order, grad, Differences(r, x, y), distance);
  r.Replace(r.Sum(terms, {FactorType(terms).dim() - 2}, false));
  return true;
}

}  // namespace

bool DecomposeVectors(Rewriter& r, OpId op) {
  using Maker = bool (*)(Rewriter&, const NodeArguments&);
  static const auto& makers = *new absl::flat_hash_map<OpId, Maker>{
      {OpId::bmm, BatchOfProducts},
      {OpId::mm, ThinProduct},
      {OpId::mv, MatrixVector},
      {OpId::addmv, AddMatrixVector},
      {OpId::dot, Dot},
      {OpId::vdot, Dot},
      {OpId::addr, AddOuter},
      {OpId::addbmm, AddSumOfProducts},
      {OpId::trace, Trace},
      {OpId::linalg_cross, Cross},
      {OpId::_cdist_forward,
       [](Rewriter& r, const NodeArguments& args) { return Distances(r, args, args.Value("p")); }},
      {OpId::_euclidean_dist, [](Rewriter& r, const NodeArguments& args) { return Distances(r, args, 2.0); }},
      {OpId::_cdist_backward, DistancesBackward},
  };
  const auto it = makers.find(op);
  return it != makers.end() && it->second(r, NodeArguments(*r.node()));
}

}  // namespace backtape::jit
