#include "backtape/jit/plan/decompose_pooling.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"

namespace backtape::jit {
namespace {

constexpr int kPlaneDims = 2;
using PlaneSizes = std::array<int64_t, kPlaneDims>;

// A pooling op over the last two dims of its input.
struct PlanePool {
  PlaneSizes in, out, kernel, stride, padding, dilation;
  int64_t first_dim = 0;

  int64_t At(int dim, int64_t position, int64_t tap) const {
    return position * stride[dim] - padding[dim] + tap * dilation[dim];
  }
  // The number of padding elements that windows cover before and after the input.
  int64_t Before(int dim) const { return std::max<int64_t>(0, -At(dim, 0, 0)); }
  int64_t After(int dim) const { return std::max<int64_t>(0, At(dim, out[dim] - 1, kernel[dim] - 1) - in[dim] + 1); }
  bool IsPadded(int dim) const { return Before(dim) > 0 || After(dim) > 0; }
};

std::optional<PlaneSizes> PlaneOf(const Argument& list) {
  if (list.is_int()) return PlaneSizes{list.int_value(), list.int_value()};
  if (!list.is_sequence() || list.items().empty() || list.items().size() > kPlaneDims) return std::nullopt;
  for (const Argument& item : list.items()) {
    if (!item.is_int()) return std::nullopt;
  }
  return PlaneSizes{list.items().front().int_value(), list.items().back().int_value()};
}

std::optional<PlaneSizes> PlaneOf(const TensorType& type) {
  PlaneSizes sizes;
  for (int d = 0; d < kPlaneDims; ++d) {
    const std::optional<int64_t> size = type.sizes[type.dim() - kPlaneDims + d].constant();
    if (!size || *size == 0) return std::nullopt;
    sizes[d] = *size;
  }
  return sizes;
}

std::optional<PlanePool> PoolOf(const NodeArguments& args, const TensorType& input, const TensorType& output) {
  const auto in = PlaneOf(input);
  const auto out = PlaneOf(output);
  const auto kernel = PlaneOf(args.Value("kernel_size"));
  const Argument stride_argument = args.Value("stride");
  const bool has_stride = !stride_argument.is_sequence() || !stride_argument.items().empty();
  const auto stride = has_stride ? PlaneOf(stride_argument) : kernel;
  const auto padding = PlaneOf(args.Value("padding"));
  const auto dilation = PlaneOf(args.Value("dilation"));
  if (!in || !out || !kernel || !stride || !padding || !dilation) return std::nullopt;
  constexpr int64_t kMaxPlane = int64_t{1} << 30;
  if ((*kernel)[0] > kMaxTaps || (*kernel)[1] > kMaxTaps || (*kernel)[0] * (*kernel)[1] > kMaxTaps) return std::nullopt;
  if ((*in)[0] > kMaxPlane || (*in)[1] > kMaxPlane / (*in)[0]) return std::nullopt;
  return PlanePool{*in, *out, *kernel, *stride, *padding, *dilation, input.dim() - kPlaneDims};
}

// x padded with zeros where windows extend beyond its ends.
Node* Padded(Rewriter& r, const PlanePool& pool, Node* x) {
  for (int d = 0; d < kPlaneDims; ++d) {
    if (!pool.IsPadded(d)) continue;
    ArgumentList sizes = r.SizesOf(x);
    const int64_t end = pool.Before(d) + pool.in[d];
    sizes[pool.first_dim + d] = end + pool.After(d);
    x = r.Call(OpId::slice_backward, {x, Argument::List(std::move(sizes)), pool.first_dim + d, pool.Before(d), end, 1});
  }
  return x;
}

// Element `tap` of each window.
Node* ElementsOfTap(Rewriter& r, const PlanePool& pool, Node* padded, const PlaneSizes& tap) {
  for (int d = 0; d < kPlaneDims; ++d) {
    const int64_t first = pool.At(d, 0, tap[d]) + pool.Before(d);
    const int64_t end = first + (pool.out[d] - 1) * pool.stride[d] + 1;
    padded = r.Call(OpId::slice_Tensor, {padded, pool.first_dim + d, first, end, pool.stride[d]});
  }
  return padded;
}

// The positions of `tap` in the input along one dim, shaped to broadcast against a plane of the output. The positions
// have 32 bits, so that a vector holds as many of them as elements; PoolOf rejects larger planes.
Node* PositionsOfTap(Rewriter& r, const PlanePool& pool, int dim, int64_t tap) {
  Node* positions =
      r.Call(OpId::arange_start_step, {pool.At(dim, 0, tap), pool.At(dim, pool.out[dim], tap), pool.stride[dim]},
             {{"dtype", DType::kInt32}});
  PlaneSizes sizes = {1, 1};
  sizes[dim] = pool.out[dim];
  return r.Call(OpId::view, {positions, Argument::IntList({sizes[0], sizes[1]})});
}

// Whether these positions are inside the input; null if all of them are.
Node* IsInside(Rewriter& r, const PlanePool& pool, int dim, int64_t tap, Node* positions) {
  if (pool.At(dim, 0, tap) >= 0 && pool.At(dim, pool.out[dim] - 1, tap) < pool.in[dim]) return nullptr;
  return r.Call(OpId::logical_and,
                {r.Call(OpId::ge_Scalar, {positions, 0}), r.Call(OpId::lt_Scalar, {positions, pool.in[dim]})});
}

Node* Both(Rewriter& r, Node* a, Node* b) {
  if (a == nullptr || b == nullptr) return a == nullptr ? b : a;
  return r.Call(OpId::logical_and, {a, b});
}

// The first position of each window that is inside the input.
Node* FirstPositions(Rewriter& r, const PlanePool& pool, int dim) {
  std::optional<Node*> first;
  for (int64_t tap = pool.kernel[dim]; tap-- > 0;) {
    Node* positions = PositionsOfTap(r, pool, dim, tap);
    Node* is_inside = IsInside(r, pool, dim, tap, positions);
    first = first && is_inside != nullptr ? r.Call(OpId::where_self, {is_inside, positions, *first}) : positions;
  }
  return *first;
}

Node* InPlane(Rewriter& r, const PlanePool& pool, Node* row, Node* column) {
  return r.Call(OpId::add_Tensor, {r.Call(OpId::mul_Tensor, {row, pool.in[1]}), column});
}

// As in the reference kernel, an element replaces the current maximum if it is larger or NaN, and a window of negative
// infinities returns the position of its first element.
bool MaxPool(Rewriter& r) {
  const NodeArguments args(*r.node());
  Node* x = args.NodeAt(0);
  if (!IsFloatingPoint(x->type().tensor().dtype)) return false;
  const std::optional<PlanePool> found = PoolOf(args, x->type().tensor(), r.node()->type().list()[0].tensor());
  if (!found) return false;
  const PlanePool& pool = *found;
  Node* padded = Padded(r, pool, r.Widened(x));
  Node* position = InPlane(r, pool, FirstPositions(r, pool, 0), FirstPositions(r, pool, 1));
  Node* largest = nullptr;
  const double lowest = -std::numeric_limits<double>::infinity();
  for (int64_t row = 0; row < pool.kernel[0]; ++row) {
    Node* const rows = PositionsOfTap(r, pool, 0, row);
    Node* const is_row_inside = IsInside(r, pool, 0, row, rows);
    for (int64_t column = 0; column < pool.kernel[1]; ++column) {
      Node* const columns = PositionsOfTap(r, pool, 1, column);
      Node* const is_inside = Both(r, is_row_inside, IsInside(r, pool, 1, column, columns));
      Node* element = ElementsOfTap(r, pool, padded, {row, column});
      if (is_inside != nullptr) element = r.Call(OpId::where_ScalarOther, {is_inside, element, lowest});
      if (largest == nullptr) {
        largest = element;
        continue;
      }
      Node* const replaces = r.Call(
          OpId::logical_or, {r.Call(OpId::gt_Tensor, {element, largest}), r.Call(OpId::ne_Tensor, {element, element})});
      largest = r.Call(OpId::where_self, {replaces, element, largest});
      if (r.IsOutputUsed(1)) {
        position = r.Call(OpId::where_self, {replaces, InPlane(r, pool, rows, columns), position});
      }
    }
  }
  if (r.IsOutputUsed(1)) {
    position = r.Call(OpId::expand, {position, Argument::List(r.SizesOf(largest))});
  }
  r.ReplaceOutputs({largest, position});
  return true;
}

}  // namespace

bool DecomposePooling(Rewriter& r, OpId op) { return op == OpId::max_pool2d_with_indices && MaxPool(r); }

}  // namespace backtape::jit
