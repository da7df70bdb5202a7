#include "backtape/jit/plan/decompose_windows.h"

#include <algorithm>
#include <initializer_list>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "backtape/ir/node_arguments.h"
#include "backtape/jit/plan/decompose_pooling.h"
#include "backtape/jit/plan/type_strides.h"

namespace backtape::jit {
namespace {

// From this number of taps on, copying ranges of taps is faster than adding up one tap after another.
constexpr int64_t kMinRange = 8;
// Maximum number of elements in a window of im2col, unless windows are side by side.
constexpr int64_t kMaxTapsOfColumns = 64;

const TensorType& WindowedType(const Node* node) { return node->type().tensor(); }
int64_t RankOf(const Node* node) { return WindowedType(node).dim(); }

// x with its dims from `first` on permuted: dim first + i of the result is dim first + order[i] of x.
Node* LastDimsPermuted(Rewriter& r, Node* x, int64_t first, std::initializer_list<int64_t> order) {
  std::vector<int64_t> dims(first);
  std::iota(dims.begin(), dims.end(), int64_t{0});
  for (const int64_t d : order) dims.push_back(first + d);
  return r.Call(OpId::permute, {x, Argument::IntList(dims)});
}

// The windows along one dim of an image: tap t of window w is at position w * step + t * dilation - padding.
struct Windows {
  int64_t size = 0;  // of the dim
  int64_t taps = 0, step = 1, dilation = 1, padding = 0;

  int64_t padded() const { return size + 2 * padding; }
  int64_t span() const { return (taps - 1) * dilation + 1; }
  int64_t count() const { return (padded() - span()) / step + 1; }
  // Whether the windows cover the dim up to count() * step, each element once.
  bool are_side_by_side() const { return step == taps && dilation == 1 && padding == 0; }
  // Whether to add ranges of `step` taps instead of single taps: ranges are copied, which is fast if they are long.
  bool has_ranges() const { return dilation == 1 && (step == taps || step >= kMinRange); }
  bool has_short_sum() const {
    return has_ranges() ? (taps - 1) / step < kMaxTaps : taps <= kMaxTaps && step <= kMaxTaps;
  }
};

// Dims `dim` and `dim` + 1 of x become one, of the given size.
Node* MergedWithNext(Rewriter& r, Node* x, int64_t dim, int64_t size) {
  x = r.RowMajorCopy(x);
  ArgumentList sizes = r.SizesOf(x);
  sizes[dim] = size;
  sizes.erase(sizes.begin() + dim + 1);
  return r.Call(OpId::view, {x, Argument::List(std::move(sizes))});
}

// A dim of x as the range [start, start + its size) of a larger dim, which has zeros elsewhere.
Node* Placed(Rewriter& r, Node* x, int64_t dim, int64_t size, int64_t start) {
  ArgumentList sizes = r.SizesOf(x);
  const int64_t end = start + sizes[dim].int_value();
  if (start == 0 && end == size) return x;
  sizes[dim] = size;
  return r.Call(OpId::slice_backward, {x, Argument::List(std::move(sizes)), dim, start, end, 1});
}

// The positions of tap `tap` in all windows along `dim` of x; zeros where they are in the padding.
Node* ElementsOfTap(Rewriter& r, Node* x, int64_t dim, const Windows& windows, int64_t tap) {
  const int64_t offset = tap * windows.dilation - windows.padding;  // of the first window
  // Windows before `first` and from `end` on have the tap in the padding.
  const int64_t first = offset >= 0 ? 0 : (-offset + windows.step - 1) / windows.step;
  const int64_t end = std::min(windows.count(), (windows.size - 1 - offset + windows.step) / windows.step);
  if (first >= end) {
    ArgumentList sizes = r.SizesOf(x);
    sizes[dim] = windows.count();
    return r.Call(OpId::full, {Argument::List(std::move(sizes)), 0}, {{"dtype", WindowedType(x).dtype}});
  }
  const int64_t start = first * windows.step + offset;
  x = r.Call(OpId::slice_Tensor, {x, dim, start, (end - 1) * windows.step + offset + 1, windows.step});
  return Placed(r, x, dim, windows.count(), first);
}

// The terms for taps [first, first + windows.step) of all windows, which do not overlap: x has windows along `dim` and
// taps along the last dim.
Node* TermOfRange(Rewriter& r, Node* x, int64_t dim, const Windows& windows, int64_t first) {
  const int64_t last = RankOf(x) - 1;
  const int64_t end = std::min(first + windows.step, windows.taps);
  Node* term = x;
  if (first > 0 || end < windows.taps) term = r.Call(OpId::slice_Tensor, {x, last, first, end});
  term = Placed(r, term, last, windows.step, 0);
  std::vector<int64_t> order;
  for (int64_t d = 0; d < last; ++d) {
    order.push_back(d);
    if (d == dim) order.push_back(last);
  }
  const int64_t length = windows.count() * windows.step;
  term = MergedWithNext(r, r.Call(OpId::permute, {term, Argument::IntList(order)}), dim, length);
  const int64_t kept = std::min(length, windows.padded() - first);  // the part that is cut off is zero
  if (kept < length) term = r.Call(OpId::slice_Tensor, {term, dim, 0, kept});
  return Placed(r, term, dim, windows.padded(), first);
}

Node* Sum(Rewriter& r, Node* sum, Node* term) { return sum == nullptr ? term : r.Call(OpId::add_Tensor, {sum, term}); }

// The sum of the windows along `dim`, padding included, one range of `step` taps after another.
Node* SumOfRanges(Rewriter& r, Node* x, int64_t dim, const Windows& windows) {
  Node* sum = nullptr;
  // The interpreter adds windows in order, so the last taps come first.
  for (int64_t first = (windows.taps - 1) / windows.step * windows.step; first >= 0; first -= windows.step)
    sum = Sum(r, sum, TermOfRange(r, x, dim, windows, first));
  return sum;
}

// Sums the windows separately for the positions of each remainder modulo `step`. A tap contributes to only one
// remainder.
Node* SumOfPhases(Rewriter& r, Node* x, int64_t dim, const Windows& windows) {
  const int64_t length = (windows.padded() + windows.step - 1) / windows.step;
  std::vector<Node*> phases(windows.step, nullptr);
  for (int64_t tap = windows.taps; tap-- > 0;) {
    const int64_t position = tap * windows.dilation;
    Node*& phase = phases[position % windows.step];
    phase = Sum(r, phase, Placed(r, r.Call(OpId::select_int, {x, -1, tap}), dim, length, position / windows.step));
  }
  if (phases.size() == 1) return phases[0];
  ArgumentList sizes = r.SizesOf(x);
  sizes.pop_back();
  sizes[dim] = length;
  for (Node*& phase : phases) {
    if (phase == nullptr)
      phase = r.Call(OpId::full, {Argument::List(ArgumentList(sizes)), 0}, {{"dtype", WindowedType(x).dtype}});
  }
  Node* const all = r.Call(OpId::stack, {Argument::List(ArgumentList(phases.begin(), phases.end())), dim + 1});
  sizes[dim] = length * windows.step;
  return r.Call(OpId::view, {all, Argument::List(std::move(sizes))});
}

// Replaces the call by a sum of windows. PyTorch adds the terms to zeros, so the sum of negative zeros is +0.
void ReplaceBySum(Rewriter& r, Node* sum) { r.Replace(r.Call(OpId::add_Tensor, {sum, 0})); }

// The sum of the overlapping windows of x along `dim`. The last dim of x holds the taps; the result lacks it.
Node* SumOfWindows(Rewriter& r, Node* x, int64_t dim, const Windows& windows) {
  Node* const sum = windows.has_ranges() ? SumOfRanges(r, x, dim, windows) : SumOfPhases(r, x, dim, windows);
  const std::optional<int64_t> size = WindowedType(sum).sizes[dim].constant();
  if (windows.padding == 0 && size == windows.size) return sum;
  return r.Call(OpId::slice_Tensor, {sum, dim, windows.padding, windows.padding + windows.size});
}

bool HasConstantSizes(const Node* node, std::initializer_list<int64_t> dims) {
  return std::all_of(dims.begin(), dims.end(),
                     [node](int64_t d) { return WindowedType(node).sizes[d].constant().has_value(); });
}

bool UnfoldBackward(Rewriter& r) {
  const NodeArguments args(*r.node());
  const TensorType& result = WindowedType(r.node());
  const Argument dim = args.Value("dim"), size = args.Value("size"), step = args.Value("step");
  if (result.dim() == 0 || !dim.is_int() || !size.is_int() || !step.is_int()) return false;
  const int64_t d = dim.int_value() < 0 ? dim.int_value() + result.dim() : dim.int_value();
  const std::optional<int64_t> length = result.sizes[d].constant();
  if (!length || size.int_value() < 1 || !HasConstantSizes(args.NodeAt(0), {d, result.dim()})) return false;
  Windows windows = {.size = *length, .taps = size.int_value(), .step = step.int_value()};
  if (windows.span() > windows.size) return false;
  windows.step = std::min(windows.step, windows.size);  // a larger step means that there is one window
  if (!windows.has_short_sum()) return false;
  ReplaceBySum(r, SumOfWindows(r, r.Widened(args.NodeAt(0)), d, windows));
  return true;
}

// The windows of im2col and col2im along dim `d` of the two spatial dims.
std::optional<Windows> WindowsOf(const NodeArguments& args, int d, const SymInt& size) {
  const auto at = [&](const char* name) -> std::optional<int64_t> {
    const Argument list = args.Value(name);
    const Argument& item = list.is_sequence() ? list.items()[list.items().size() == 1 ? 0 : d] : list;
    return item.is_int() ? std::optional<int64_t>(item.int_value()) : std::nullopt;
  };
  const std::optional<int64_t> length = size.constant(), taps = at("kernel_size"), step = at("stride");
  const std::optional<int64_t> dilation = at("dilation"), padding = at("padding");
  if (!length || !taps || !step || !dilation || !padding) return std::nullopt;
  Windows windows = {*length, *taps, *step, *dilation, *padding};
  if (windows.span() > windows.padded()) return std::nullopt;
  windows.step = std::min(windows.step, windows.padded());  // a larger step means that there is one window
  return windows;
}

// Replaces im2col by x, a contiguous [..., channels, taps, windows] with several dims for taps and windows. The dims
// before the channels have the same sizes as in `image`.
bool ReplaceByColumns(Rewriter& r, Node* x, Node* image) {
  const TensorType& result = WindowedType(r.node());
  ArgumentList sizes = r.SizesOf(image);
  sizes.resize(result.dim());
  for (int64_t d = result.dim() - 2; d < result.dim(); ++d) sizes[d] = *result.sizes[d].constant();
  r.Replace(r.Call(OpId::view, {x, Argument::List(std::move(sizes))}));
  return true;
}

// im2col of windows that are side by side.
bool PatchesToColumns(Rewriter& r, Node* image, const Windows& rows, const Windows& columns) {
  Node* x = image;
  const int64_t first = RankOf(x) - 2;
  ArgumentList sizes = r.SizesOf(x);
  sizes.resize(first);
  for (const Windows* windows : {&rows, &columns}) {
    const int64_t dim = windows == &rows ? first : first + 1;
    x = r.Call(OpId::slice_Tensor, {x, dim, 0, windows->count() * windows->step});
    sizes.emplace_back(windows->count());
    sizes.emplace_back(windows->taps);
  }
  if (!(StridesOf(WindowedType(x)) == ContiguousStrides(WindowedType(x).sizes))) x = r.RowMajorCopy(x);
  x = r.Call(OpId::view, {x, Argument::List(std::move(sizes))});
  return ReplaceByColumns(r, r.RowMajorCopy(LastDimsPermuted(r, x, first, {1, 3, 0, 2})), image);
}

bool Im2Col(Rewriter& r) {
  const NodeArguments args(*r.node());
  Node* const x = args.NodeAt(0);
  const int64_t first = RankOf(x) - 2;
  const std::optional<Windows> rows = WindowsOf(args, 0, WindowedType(x).sizes[first]);
  const std::optional<Windows> columns = WindowsOf(args, 1, WindowedType(x).sizes[first + 1]);
  if (!rows || !columns || !WindowedType(x).sizes[first - 1].constant()) return false;
  if (rows->are_side_by_side() && columns->are_side_by_side()) return PatchesToColumns(r, x, *rows, *columns);
  if (rows->taps > kMaxTapsOfColumns || columns->taps > kMaxTapsOfColumns ||
      rows->taps * columns->taps > kMaxTapsOfColumns)
    return false;
  ArgumentList elements;
  for (int64_t a = 0; a < rows->taps; ++a) {
    Node* const of_row = ElementsOfTap(r, x, first, *rows, a);
    for (int64_t b = 0; b < columns->taps; ++b) elements.emplace_back(ElementsOfTap(r, of_row, first + 1, *columns, b));
  }
  return ReplaceByColumns(r, r.Call(OpId::stack, {Argument::List(std::move(elements)), first}), x);
}

bool Col2Im(Rewriter& r) {
  const NodeArguments args(*r.node());
  const TensorType& result = WindowedType(r.node());
  const int64_t first = result.dim() - 2;
  const std::optional<Windows> rows = WindowsOf(args, 0, result.sizes[first]);
  const std::optional<Windows> columns = WindowsOf(args, 1, result.sizes[first + 1]);
  const std::optional<int64_t> channels = result.sizes[first - 1].constant();
  if (!rows || !columns || !channels || !rows->has_short_sum() || !columns->has_short_sum()) return false;
  if (!HasConstantSizes(args.NodeAt(0), {first - 1, first})) return false;
  Node* x = r.Widened(args.NodeAt(0));
  if (!(StridesOf(WindowedType(x)) == ContiguousStrides(WindowedType(x).sizes))) x = r.RowMajorCopy(x);
  ArgumentList sizes = r.SizesOf(x);
  sizes.resize(first - 1);
  for (const int64_t size : {*channels, rows->taps, columns->taps, rows->count(), columns->count()})
    sizes.emplace_back(size);
  x = r.Call(OpId::view, {x, Argument::List(std::move(sizes))});
  x = LastDimsPermuted(r, x, first, {2, 3, 0, 1});
  ReplaceBySum(r, SumOfWindows(r, SumOfWindows(r, x, first + 1, *columns), first, *rows));
  return true;
}

}  // namespace

bool DecomposeWindows(Rewriter& r, OpId op) {
  if (op != OpId::im2col && op != OpId::col2im && op != OpId::unfold_backward) return false;
  if (op == OpId::im2col) return Im2Col(r);
  if (!IsFloatingPoint(WindowedType(r.node()).dtype)) return false;
  return op == OpId::col2im ? Col2Im(r) : UnfoldBackward(r);
}

}  // namespace backtape::jit
