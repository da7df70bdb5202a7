#include "backtape/jit/plan/decompose_pooling.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"

namespace backtape::jit {
namespace {

constexpr int kMaxPooledDims = 3;
// Up to this many windows of different sizes, the positions of their elements are constants of the plan.
constexpr int64_t kMaxWindows = 1 << 16;
// The maximum number of elements of a plane or volume, whose positions have 32 bits.
constexpr int64_t kMaxPooledElements = int64_t{1} << 30;
using PooledSizes = std::array<int64_t, kMaxPooledDims>;

// A pooling op over the last `dims` dims of its input.
struct Pool {
  int dims = 0;
  PooledSizes in, out, kernel, stride, padding, dilation;
  int64_t first_dim = 0;
  // For a dim whose windows have different sizes: the positions of each window's first and last element. `kernel` is
  // then the largest size, and `stride` is 0. A tap after the end of a window is its last element again, which does not
  // change a maximum.
  std::array<std::vector<std::pair<int64_t, int64_t>>, kMaxPooledDims> windows = {};

  int64_t At(int dim, int64_t position, int64_t tap) const {
    return position * stride[dim] - padding[dim] + tap * dilation[dim];
  }
  // The number of padding elements that windows cover before and after the input.
  int64_t Before(int dim) const { return std::max<int64_t>(0, -At(dim, 0, 0)); }
  int64_t After(int dim) const { return std::max<int64_t>(0, At(dim, out[dim] - 1, kernel[dim] - 1) - in[dim] + 1); }
  bool IsPadded(int dim) const { return Before(dim) > 0 || After(dim) > 0; }
};

// One number for all dims, or one for each.
std::optional<PooledSizes> PooledSizesOf(const Argument& list, int dims) {
  PooledSizes sizes = {};
  if (list.is_int()) {
    sizes.fill(list.int_value());
    return sizes;
  }
  if (!list.is_sequence()) return std::nullopt;
  const size_t count = list.items().size();
  if (count != 1 && count != static_cast<size_t>(dims)) return std::nullopt;
  for (int d = 0; d < dims; ++d) {
    const Argument& item = list.items()[count == 1 ? 0 : d];
    if (!item.is_int()) return std::nullopt;
    sizes[d] = item.int_value();
  }
  return sizes;
}

std::optional<PooledSizes> PooledSizesOf(const TensorType& type, int dims) {
  PooledSizes sizes = {};
  for (int d = 0; d < dims; ++d) {
    const std::optional<int64_t> size = type.sizes[type.dim() - dims + d].constant();
    if (!size || *size == 0) return std::nullopt;
    sizes[d] = *size;
  }
  return sizes;
}

// Whether the product of the first `dims` sizes, which are not 0, is at most `limit`.
bool HasAtMost(const PooledSizes& sizes, int dims, int64_t limit) {
  for (int d = 0; d < dims; ++d) {
    if (sizes[d] > limit) return false;
    limit /= sizes[d];
  }
  return true;
}

// Whether the code of each element of a window may be emitted separately, if dims are pooled one after another.
bool HasSmallWindows(const Pool& pool) {
  return *std::max_element(pool.kernel.begin(), pool.kernel.begin() + pool.dims) <= kMaxTaps;
}

std::optional<Pool> PoolOf(const NodeArguments& args, int dims, const TensorType& input, const TensorType& output) {
  const auto in = PooledSizesOf(input, dims);
  const auto out = PooledSizesOf(output, dims);
  const auto kernel = PooledSizesOf(args.Value("kernel_size"), dims);
  const Argument stride_argument = args.Value("stride");
  const bool has_stride = !stride_argument.is_sequence() || !stride_argument.items().empty();
  const auto stride = has_stride ? PooledSizesOf(stride_argument, dims) : kernel;
  const auto padding = PooledSizesOf(args.Value("padding"), dims);
  const auto dilation = PooledSizesOf(args.Value("dilation"), dims);
  if (!in || !out || !kernel || !stride || !padding || !dilation) return std::nullopt;
  if (!HasAtMost(*in, dims, kMaxPooledElements)) return std::nullopt;
  return Pool{dims, *in, *out, *kernel, *stride, *padding, *dilation, input.dim() - dims};
}

std::optional<Pool> AdaptivePoolOf(int dims, const TensorType& input, const TensorType& output) {
  const auto in = PooledSizesOf(input, dims), out = PooledSizesOf(output, dims);
  if (!in || !out || !HasAtMost(*in, dims, kMaxPooledElements)) return std::nullopt;
  Pool pool{dims, *in, *out, {}, {}, {}, {}, input.dim() - dims};
  for (int d = 0; d < dims; ++d) {
    const int64_t size = pool.in[d], count = pool.out[d];
    pool.dilation[d] = 1;
    if (size % count == 0) {
      pool.kernel[d] = pool.stride[d] = size / count;
      continue;
    }
    if (count > kMaxWindows) return std::nullopt;
    for (int64_t i = 0; i < count; ++i) {
      const int64_t first = i * size / count, last = ((i + 1) * size + count - 1) / count - 1;
      pool.windows[d].emplace_back(first, last);
      pool.kernel[d] = std::max(pool.kernel[d], last - first + 1);
    }
  }
  return pool;
}

// x padded with zeros where windows extend beyond its ends.
Node* Padded(Rewriter& r, const Pool& pool, Node* x) {
  for (int d = 0; d < pool.dims; ++d) {
    if (!pool.IsPadded(d)) continue;
    ArgumentList sizes = r.SizesOf(x);
    const int64_t end = pool.Before(d) + pool.in[d];
    sizes[pool.first_dim + d] = end + pool.After(d);
    x = r.Call(OpId::slice_backward, {x, Argument::List(std::move(sizes)), pool.first_dim + d, pool.Before(d), end, 1});
  }
  return x;
}

// The positions of `tap` along a dim whose windows have different sizes.
template <typename Position>
Node* PositionsInWindows(Rewriter& r, const Pool& pool, int dim, int64_t tap, DType dtype) {
  const Tensor positions = Tensor::Empty({pool.out[dim]}, dtype);
  auto* position = positions.data<Position>();
  for (const auto& [first, last] : pool.windows[dim]) *position++ = static_cast<Position>(std::min(first + tap, last));
  return r.Constant(positions);
}

// Element `tap` of each window.
Node* ElementsOfTap(Rewriter& r, const Pool& pool, Node* padded, const PooledSizes& tap) {
  for (int d = 0; d < pool.dims; ++d) {
    if (!pool.windows[d].empty()) {
      Node* const positions = PositionsInWindows<int64_t>(r, pool, d, tap[d], DType::kInt64);
      padded = r.Call(OpId::index_select, {padded, pool.first_dim + d, positions});
      continue;
    }
    const int64_t first = pool.At(d, 0, tap[d]) + pool.Before(d);
    const int64_t end = first + (pool.out[d] - 1) * pool.stride[d] + 1;
    padded = r.Call(OpId::slice_Tensor, {padded, pool.first_dim + d, first, end, pool.stride[d]});
  }
  return padded;
}

// The positions of `tap` in the input along one dim, shaped to broadcast against the pooled dims of the output. The
// positions have 32 bits, so that a vector holds as many of them as elements; PoolOf rejects larger inputs.
Node* PositionsOfTap(Rewriter& r, const Pool& pool, int dim, int64_t tap) {
  Node* positions =
      pool.windows[dim].empty()
          ? r.Call(OpId::arange_start_step, {pool.At(dim, 0, tap), pool.At(dim, pool.out[dim], tap), pool.stride[dim]},
                   {{"dtype", DType::kInt32}})
          : PositionsInWindows<int32_t>(r, pool, dim, tap, DType::kInt32);
  std::vector<int64_t> sizes(pool.dims, 1);
  sizes[dim] = pool.out[dim];
  return r.Call(OpId::view, {positions, Argument::IntList(sizes)});
}

// Whether these positions are inside the input; null if all of them are.
Node* IsInside(Rewriter& r, const Pool& pool, int dim, int64_t tap, Node* positions) {
  if (pool.At(dim, 0, tap) >= 0 && pool.At(dim, pool.out[dim] - 1, tap) < pool.in[dim]) return nullptr;
  return r.Call(OpId::logical_and,
                {r.Call(OpId::ge_Scalar, {positions, 0}), r.Call(OpId::lt_Scalar, {positions, pool.in[dim]})});
}

Node* Both(Rewriter& r, Node* a, Node* b) {
  if (a == nullptr || b == nullptr) return a == nullptr ? b : a;
  return r.Call(OpId::logical_and, {a, b});
}

// The element, or negative infinity where it is not inside; `is_inside` is null if it is inside everywhere.
Node* InsideOrLowest(Rewriter& r, Node* is_inside, Node* element) {
  if (is_inside == nullptr) return element;
  return r.Call(OpId::where_ScalarOther, {is_inside, element, -std::numeric_limits<double>::infinity()});
}

// As in the reference kernel, an element replaces the current maximum if it is larger or NaN.
Node* Replaces(Rewriter& r, Node* element, Node* largest) {
  return r.Call(OpId::logical_or,
                {r.Call(OpId::gt_Tensor, {element, largest}), r.Call(OpId::ne_Tensor, {element, element})});
}

// For each window, its first position that is not before the beginning of the input. This position may be after the
// end.
Node* FirstPositions(Rewriter& r, const Pool& pool, int dim) {
  std::optional<Node*> first;
  for (int64_t tap = pool.kernel[dim]; tap-- > 0;) {
    Node* positions = PositionsOfTap(r, pool, dim, tap);
    const bool is_partly_before = pool.At(dim, 0, tap) < 0;
    first = first && is_partly_before
                ? r.Call(OpId::where_self, {r.Call(OpId::ge_Scalar, {positions, 0}), positions, *first})
                : positions;
  }
  return *first;
}

// The element's position among all pooled ones; `position` is null for the first dim.
Node* Joined(Rewriter& r, const Pool& pool, int dim, Node* position, Node* along_dim) {
  if (position == nullptr) return along_dim;
  return r.Call(OpId::add_Tensor, {r.Call(OpId::mul_Tensor, {position, pool.in[dim]}), along_dim});
}

// Compares the elements of all windows, one window position after another.
class MaxPool {
 public:
  MaxPool(Rewriter& r, const Pool& pool, Node* x)
      : r_(r), pool_(pool), padded_(Padded(r, pool, x)), is_position_used_(r.IsOutputUsed(1)) {
    for (int d = 0; d < pool.dims; ++d) position_ = Joined(r, pool, d, position_, FirstPositions(r, pool, d));
  }

  // Replaces the call.
  void Run() {
    VisitTaps(0, nullptr, nullptr);
    if (is_position_used_) {
      position_ = r_.Call(OpId::expand, {position_, Argument::List(r_.SizesOf(largest_))});
    }
    r_.ReplaceOutputs({largest_, position_});
  }

 private:
  // Visits the taps whose first `dim` coordinates are given by `tap_`.
  void VisitTaps(int dim, Node* position, Node* is_inside) {
    if (dim == pool_.dims) return Compare(position, is_inside);
    for (tap_[dim] = 0; tap_[dim] < pool_.kernel[dim]; ++tap_[dim]) {
      Node* const along_dim = PositionsOfTap(r_, pool_, dim, tap_[dim]);
      VisitTaps(dim + 1, is_position_used_ ? Joined(r_, pool_, dim, position, along_dim) : nullptr,
                Both(r_, is_inside, IsInside(r_, pool_, dim, tap_[dim], along_dim)));
    }
  }

  void Compare(Node* position, Node* is_inside) {
    Node* const element = InsideOrLowest(r_, is_inside, ElementsOfTap(r_, pool_, padded_, tap_));
    if (largest_ == nullptr) {
      largest_ = element;
      return;
    }
    Node* const replaces = Replaces(r_, element, largest_);
    largest_ = r_.Call(OpId::where_self, {replaces, element, largest_});
    if (is_position_used_) position_ = r_.Call(OpId::where_self, {replaces, position, position_});
  }

  Rewriter& r_;
  const Pool& pool_;
  Node* padded_;
  bool is_position_used_;
  PooledSizes tap_ = {};
  Node* position_ = nullptr;
  Node* largest_ = nullptr;
};

// Pools one dim after another, beginning with the last, which takes fewer comparisons for large windows. The result is
// the same: among equal elements, the first of each row is chosen, and then the first of the rows, which is the first
// in row-major order.
class MaxPoolByDims {
 public:
  MaxPoolByDims(Rewriter& r, const Pool& pool, Node* x)
      : r_(r), pool_(pool), values_(x), is_position_used_(r.IsOutputUsed(1)) {}

  // Replaces the call.
  void Run() {
    Pool stage = pool_;
    stage.out = pool_.in;
    for (int d = 0; d < pool_.dims; ++d) KeepDim(stage, d);
    int64_t elements_after = 1;  // the number of elements of the input for each position along the dim
    for (int d = pool_.dims; d-- > 0; elements_after *= pool_.in[d]) {
      stage.out[d] = pool_.out[d];
      stage.kernel[d] = pool_.kernel[d];
      stage.stride[d] = pool_.stride[d];
      stage.padding[d] = pool_.padding[d];
      stage.dilation[d] = pool_.dilation[d];
      stage.windows[d] = pool_.windows[d];
      PoolDim(stage, d, elements_after);
      stage.in[d] = pool_.out[d];
      KeepDim(stage, d);
    }
    r_.ReplaceOutputs({values_, positions_});
  }

 private:
  static void KeepDim(Pool& stage, int dim) {
    stage.kernel[dim] = stage.stride[dim] = stage.dilation[dim] = 1;
    stage.padding[dim] = 0;
    stage.windows[dim].clear();
  }

  void PoolDim(const Pool& stage, int dim, int64_t elements_after) {
    Node* const padded = Padded(r_, stage, values_);
    Node* const padded_positions = positions_ == nullptr ? nullptr : Padded(r_, stage, positions_);
    Node* largest = nullptr;
    Node* position = nullptr;
    Node* was_inside = nullptr;
    PooledSizes tap = {};
    for (; tap[dim] < stage.kernel[dim]; ++tap[dim]) {
      Node* along_dim = PositionsOfTap(r_, stage, dim, tap[dim]);
      Node* const is_inside = IsInside(r_, stage, dim, tap[dim], along_dim);
      Node* const element = InsideOrLowest(r_, is_inside, ElementsOfTap(r_, stage, padded, tap));
      if (padded_positions != nullptr) {
        along_dim = r_.Call(OpId::add_Tensor, {r_.Call(OpId::mul_Tensor, {along_dim, elements_after}),
                                               ElementsOfTap(r_, stage, padded_positions, tap)});
      }
      if (largest == nullptr) {
        largest = element;
        position = along_dim;
      } else {
        Node* replaces = Replaces(r_, element, largest);
        if (was_inside != nullptr) {
          // The first element inside replaces those before the beginning, even if it is negative infinity.
          Node* const enters = Both(r_, is_inside, r_.Call(OpId::logical_not, {was_inside}));
          replaces = r_.Call(OpId::logical_or, {replaces, enters});
        }
        largest = r_.Call(OpId::where_self, {replaces, element, largest});
        if (is_position_used_) position = r_.Call(OpId::where_self, {replaces, along_dim, position});
      }
      was_inside = is_inside;
    }
    values_ = largest;
    if (is_position_used_) positions_ = r_.Call(OpId::expand, {position, Argument::List(r_.SizesOf(largest))});
  }

  Rewriter& r_;
  const Pool& pool_;
  Node* values_;
  Node* positions_ = nullptr;
  bool is_position_used_;
};

// Whether the windows divide the input into blocks of equal size.
bool AreWindowsBlocks(const Pool& pool) {
  for (int d = 0; d < pool.dims; ++d) {
    if (!pool.windows[d].empty() || pool.padding[d] != 0 || pool.dilation[d] != 1) return false;
    if (pool.stride[d] != pool.kernel[d] || pool.out[d] * pool.kernel[d] != pool.in[d]) return false;
  }
  return true;
}

// Sums of one number for each dim, row-major: the multiples of `steps[d]` below `counts[d] * steps[d]`.
Node* SumsOfMultiples(Rewriter& r, int dims, const PooledSizes& counts, const PooledSizes& steps) {
  Node* sums = nullptr;
  for (int d = 0; d < dims; ++d) {
    Node* numbers = r.Call(OpId::arange, {counts[d]}, {{"dtype", DType::kInt32}});
    numbers = r.Call(OpId::mul_Scalar, {numbers, steps[d]});
    sums = sums == nullptr ? numbers : r.Call(OpId::add_Tensor, {r.Call(OpId::unsqueeze, {sums, -1}), numbers});
  }
  return sums;
}

// Pools blocks as rows, with reductions: for blocks of so many elements that code for each would be too much. As in the
// reference kernel, the position is that of the last NaN, or else of the first maximum.
void MaxPoolOfBlocks(Rewriter& r, const Pool& pool, Node* x) {
  ArgumentList split = r.SizesOf(x);
  split.resize(pool.first_dim);
  ArgumentList rows = split;
  std::vector<int64_t> order;
  for (int64_t d = 0; d < pool.first_dim + pool.dims; ++d) {
    order.push_back(d < pool.first_dim ? d : pool.first_dim + 2 * (d - pool.first_dim));
  }
  PooledSizes in_block = {}, of_blocks = {};  // distances of elements, and of blocks, in the input
  int64_t elements_after = 1;
  for (int d = pool.dims; d-- > 0; elements_after *= pool.in[d]) {
    in_block[d] = elements_after;
    of_blocks[d] = elements_after * pool.kernel[d];
  }
  for (int d = 0; d < pool.dims; ++d) {
    split.emplace_back(pool.out[d]);
    split.emplace_back(pool.kernel[d]);
    rows.emplace_back(pool.out[d]);
    order.push_back(pool.first_dim + 2 * d + 1);
  }
  rows.emplace_back(int64_t{-1});
  x = r.Call(OpId::permute, {r.Call(OpId::reshape, {x, Argument::List(std::move(split))}), Argument::IntList(order)});
  x = r.Call(OpId::reshape, {x, Argument::List(std::move(rows))});
  Node* const largest = r.Call(OpId::amax, {x, Argument::IntList({-1}), true});
  Node* position = nullptr;
  if (r.IsOutputUsed(1)) {
    Node* const places =
        r.Call(OpId::reshape, {SumsOfMultiples(r, pool.dims, pool.kernel, in_block), Argument::IntList({-1})});
    const auto reduced = [&](OpId op, Node* is_there, int64_t none) {
      Node* const candidates = r.Call(OpId::where_ScalarOther, {is_there, places, none});
      return r.Call(op, {candidates, Argument::IntList({-1})});
    };
    const int64_t after_all = std::numeric_limits<int32_t>::max();
    Node* const first = reduced(OpId::amin, r.Call(OpId::eq_Tensor, {x, largest}), after_all);
    Node* const last_nan = reduced(OpId::amax, r.Call(OpId::isnan, {x}), -1);
    position = r.Call(OpId::where_self, {r.Call(OpId::ge_Scalar, {last_nan, 0}), last_nan, first});
    position = r.Call(OpId::add_Tensor, {position, SumsOfMultiples(r, pool.dims, pool.out, of_blocks)});
  }
  r.ReplaceOutputs({r.Call(OpId::squeeze_dim, {largest, -1}), position});
}

// Whether each window contains an element of the input.
bool HasNoEmptyWindow(const Pool& pool) {
  for (int d = 0; d < pool.dims; ++d) {
    if (!pool.windows[d].empty()) continue;
    if (pool.At(d, pool.out[d] - 1, 0) >= pool.in[d]) return false;
    for (int64_t i = 0; pool.At(d, i, 0) < 0; ++i) {  // the windows that begin before the input
      bool has_element = false;
      for (int64_t tap = 0; tap < pool.kernel[d]; ++tap) {
        has_element = has_element || (pool.At(d, i, tap) >= 0 && pool.At(d, i, tap) < pool.in[d]);
      }
      if (!has_element) return false;
    }
  }
  return true;
}

// As in the reference kernel, a window of negative infinities returns the position of its first element.
bool DecomposeMaxPool(Rewriter& r, int dims, bool is_adaptive) {
  const NodeArguments args(*r.node());
  Node* x = args.NodeAt(0);
  const TensorType& input = x->type().tensor();
  const TensorType& output = r.node()->type().list()[0].tensor();
  if (!IsFloatingPoint(input.dtype)) return false;
  const std::optional<Pool> pool =
      is_adaptive ? AdaptivePoolOf(dims, input, output) : PoolOf(args, dims, input, output);
  if (!pool) return false;
  if (HasAtMost(pool->kernel, dims, kMaxTaps)) {
    MaxPool(r, *pool, r.Widened(x)).Run();
  } else if (!HasSmallWindows(*pool) && AreWindowsBlocks(*pool)) {
    MaxPoolOfBlocks(r, *pool, r.Widened(x));
  } else if (HasSmallWindows(*pool) && HasNoEmptyWindow(*pool)) {
    MaxPoolByDims(r, *pool, r.Widened(x)).Run();
  } else {
    return false;
  }
  return true;
}

}  // namespace

bool DecomposePooling(Rewriter& r, OpId op) {
  const bool is_adaptive = op == OpId::adaptive_max_pool2d || op == OpId::adaptive_max_pool3d;
  if (op == OpId::max_pool2d_with_indices || op == OpId::adaptive_max_pool2d) {
    return DecomposeMaxPool(r, 2, is_adaptive);
  }
  const bool is_volume = op == OpId::max_pool3d_with_indices || op == OpId::adaptive_max_pool3d;
  return is_volume && DecomposeMaxPool(r, 3, is_adaptive);
}

}  // namespace backtape::jit
