#include "backtape/jit/plan/decompose_movement.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/memory_order.h"
#include "backtape/jit/plan/pick_along.h"
#include "backtape/jit/plan/type_strides.h"
#include "backtape/passes/view_inverse.h"

namespace backtape::jit {
namespace {

// Maximum number of rows and of columns of a matrix whose triangle a kernel selects.
constexpr int64_t kMaxConstantPositions = 1 << 18;

const TensorType& TensorOf(const Node* node) { return node->type().tensor(); }

int64_t FromStart(int64_t dim, int64_t rank) { return dim < 0 ? dim + rank : dim; }

Node* SliceAlong(Rewriter& r, Node* x, int64_t dim, int64_t start, int64_t end) {
  return r.Call(OpId::slice_Tensor, {x, dim, start, end});
}

Node* Concat(Rewriter& r, const std::vector<Node*>& parts, int64_t dim) {
  if (parts.size() == 1) return r.RowMajorCopy(parts[0]);
  return r.Call(OpId::cat, {Argument::List(ArgumentList(parts.begin(), parts.end())), dim});
}

// Replaces the call by `value` if it has the dtype of the call.
bool Finish(Rewriter& r, Node* value) {
  if (!(TensorOf(value).dtype == TensorOf(r.node()).dtype)) return false;
  r.Replace(value);
  return true;
}

// `self` with a range of one dim replaced by `source`. The elements are copied in the order in which the result has
// them in memory.
bool PutRange(Rewriter& r, Node* self, Node* source, int64_t dim, int64_t start, int64_t end, int64_t size) {
  if (TensorOf(source).dtype != TensorOf(self).dtype) return false;
  const std::optional<std::vector<int64_t>> order = PermutedOrder(TensorOf(r.node()));
  if (order) {
    self = r.Call(OpId::permute, {self, Argument::IntList(*order)});
    source = r.Call(OpId::permute, {source, Argument::IntList(*order)});
    dim = std::find(order->begin(), order->end(), dim) - order->begin();
  }
  std::vector<Node*> parts;
  if (start > 0) parts.push_back(SliceAlong(r, self, dim, 0, start));
  if (end > start) parts.push_back(source);
  if (std::max(start, end) < size) parts.push_back(SliceAlong(r, self, dim, std::max(start, end), size));
  if (parts.empty()) return false;
  Node* const joined = Concat(r, parts, dim);
  return Finish(r, order ? r.Call(OpId::permute, {joined, Argument::IntList(InversePermutation(*order))}) : joined);
}

bool SliceScatter(Rewriter& r, const NodeArguments& args) {
  Node* self = args.NodeAt(0);
  if (TensorOf(args.NodeAt(1)).dtype != TensorOf(self).dtype) return false;
  const int64_t dim = FromStart(args.Value("dim").int_value(), TensorOf(self).dim());
  const std::optional<int64_t> size = TensorOf(self).sizes[dim].constant();
  const Argument first = args.Value("start");
  const Argument last = args.Value("end");
  if (!size || !args.Value("step").is_int() || args.Value("step").int_value() != 1) return false;
  if (!(first.is_none() || first.is_int()) || !(last.is_none() || last.is_int())) return false;
  const auto place = [&](int64_t at) { return std::clamp<int64_t>(at < 0 ? at + *size : at, 0, *size); };
  return PutRange(r, self, args.NodeAt(1), dim, first.is_none() ? 0 : place(first.int_value()),
                  last.is_none() ? *size : place(last.int_value()), *size);
}

bool SelectScatter(Rewriter& r, const NodeArguments& args) {
  Node* self = args.NodeAt(0);
  if (TensorOf(args.NodeAt(1)).dtype != TensorOf(self).dtype) return false;
  const int64_t dim = FromStart(args.Value("dim").int_value(), TensorOf(self).dim());
  const std::optional<int64_t> size = TensorOf(self).sizes[dim].constant();
  if (!size || !args.Value("index").is_int()) return false;
  const int64_t at = FromStart(args.Value("index").int_value(), *size);
  return PutRange(r, self, r.Call(OpId::unsqueeze, {args.NodeAt(1), dim}), dim, at, at + 1, *size);
}

// Inserts a dim before each repeated dim, expands it, and merges the two.
bool Repeat(Rewriter& r, const NodeArguments& args) {
  Node* x = args.NodeAt(0);
  const std::optional<std::vector<int64_t>> repeats = IntegersOf(args.Value("repeats"));
  if (!repeats) return false;
  const auto rank = static_cast<int64_t>(repeats->size());
  const int64_t added = rank - TensorOf(x).dim();
  ArgumentList expanded;
  ArgumentList merged;
  Node* from = x;
  int64_t place = 0;
  for (int64_t d = 0; d < rank; ++d) {
    const int64_t times = (*repeats)[d];
    if (times == 0) return false;
    if (d < added) {
      x = r.Call(OpId::unsqueeze, {x, place++});
      expanded.emplace_back(times);
      merged.emplace_back(times);
      continue;
    }
    const std::optional<int64_t> size = TensorOf(from).sizes[d - added].constant();
    if (times > 1) {
      if (!size) return false;
      x = r.Call(OpId::unsqueeze, {x, place++});
      expanded.emplace_back(times);
    }
    ++place;
    expanded.emplace_back(int64_t{-1});
    merged.push_back(size ? Argument(*size * times) : Argument(r.Call(OpId::sym_size_int, {from, d - added})));
  }
  x = r.RowMajorCopy(r.Call(OpId::expand, {x, Argument::List(std::move(expanded))}));
  return Finish(r, r.Call(OpId::view, {x, Argument::List(std::move(merged))}));
}

// The gradient of as_strided writes all elements if the sizes and strides describe self's memory as a whole.
bool AsStridedScatter(Rewriter& r, const NodeArguments& args) {
  const TensorType& self = TensorOf(args.NodeAt(0));
  Node* source = args.NodeAt(1);
  if (TensorOf(source).dtype != self.dtype) return false;
  const auto sizes = IntegersOf(args.Value("size")), strides = IntegersOf(args.Value("stride"));
  const Argument offset = args.Value("storage_offset");
  // The layout of an input's storage may differ from what its type states.
  const Node* const base = args.NodeAt(0);
  if (!base->is_call() || base->op() == nullptr || base->op()->has_tag(kTagView)) return false;
  const bool starts_at_0 =
      offset.is_none() ? self.storage_offset == SymInt(0) : offset.is_int() && offset.int_value() == 0;
  if (!sizes || !strides || !starts_at_0 || !(StridesOf(self) == ContiguousStrides(self.sizes))) return false;
  const SymIntVector seen(sizes->begin(), sizes->end());
  if (!(TensorOf(source).sizes == seen) || !(TensorOf(source).numel() == self.numel())) return false;
  if (!(ContiguousStrides(seen) == SymIntVector(strides->begin(), strides->end()))) return false;
  const ArgumentList all = r.SizesOf(args.NodeAt(0));
  return Finish(r, r.Call(OpId::view, {r.RowMajorCopy(source), Argument::List(all)}));
}

Node* Rolled(Rewriter& r, Node* x, int64_t shift, int64_t dim, int64_t size) {
  const int64_t by = size == 0 ? 0 : (shift % size + size) % size;
  if (by == 0) return x;
  return Concat(r, {SliceAlong(r, x, dim, size - by, size), SliceAlong(r, x, dim, 0, size - by)}, dim);
}

bool Roll(Rewriter& r, const NodeArguments& args) {
  Node* x = args.NodeAt(0);
  const auto shifts = IntegersOf(args.Value("shifts"));
  const auto dims = IntegersOf(args.Value("dims"));
  if (!shifts || !dims) return false;
  Node* rolled = x;
  if (dims->empty()) {
    const std::optional<int64_t> numel = TensorOf(x).numel().constant();
    if (!numel || TensorOf(x).dim() == 0) return false;
    rolled = r.Call(OpId::reshape, {x, Argument::IntList({-1})});
    rolled = Rolled(r, rolled, (*shifts)[0], 0, *numel);
    rolled = r.Call(OpId::view, {rolled, Argument::List(r.SizesOf(x))});
  } else {
    for (size_t i = 0; i < dims->size(); ++i) {
      if (TensorOf(x).dim() == 0) return false;
      const int64_t dim = FromStart((*dims)[i], TensorOf(x).dim());
      const std::optional<int64_t> size = TensorOf(x).sizes[dim].constant();
      if (!size) return false;
      rolled = Rolled(r, rolled, (*shifts)[i], dim, *size);
    }
  }
  return Finish(r, rolled == x ? r.RowMajorCopy(x) : rolled);
}

// Handles a step above 1. Splits the dim into groups of `step` positions, and pads each group around its element.
bool SliceBackward(Rewriter& r, const NodeArguments& args) {
  Node* x = args.NodeAt(0);
  const TensorType& output = TensorOf(r.node());
  const Argument start = args.Value("start"), step = args.Value("step");
  if (x == nullptr || !step.is_int() || step.int_value() <= 1 || !start.is_int()) return false;
  const int64_t dim = FromStart(args.Value("dim").int_value(), output.dim()), k = step.int_value();
  const std::optional<int64_t> size = output.sizes[dim].constant(), count = TensorOf(x).sizes[dim].constant();
  if (!size || !count || *count == 0 || *size >= std::numeric_limits<int64_t>::max() - k) return false;
  const int64_t first = start.int_value() < 0 ? std::max<int64_t>(start.int_value() + *size, 0) : start.int_value();
  if (first + (*count - 1) * k >= *size) return false;
  const auto padded = [&](Node* value, int64_t along, int64_t to, int64_t before) {
    ArgumentList sizes = r.SizesOf(value);
    const int64_t length = sizes[along].int_value();
    if (to == length) return value;
    sizes[along] = to;
    return r.Call(OpId::slice_backward, {value, Argument::List(std::move(sizes)), along, before, before + length, 1});
  };
  const int64_t groups = (*size + k - 1) / k;
  x = r.Call(OpId::unsqueeze, {padded(x, dim, groups, first / k), dim + 1});
  x = padded(x, dim + 1, k, first % k);
  ArgumentList sizes = r.SizesOf(x);
  sizes.erase(sizes.begin() + dim + 1);
  sizes[dim] = groups * k;
  x = r.Call(OpId::reshape, {x, Argument::List(std::move(sizes))});
  return Finish(r, groups * k == *size ? x : r.Call(OpId::slice_Tensor, {x, dim, 0, *size}));
}

// Moves factors of the channels into the last two dims, or back.
bool PixelShuffle(Rewriter& r, const NodeArguments& args, bool is_inverse) {
  Node* x = args.NodeAt(0);
  const int64_t factor = args.Value(1).int_value(), rank = TensorOf(x).dim();
  if (TensorOf(x).numel() == SymInt(0)) return false;
  ArgumentList sizes = r.SizesOf(x);
  std::vector<int64_t> order;
  for (int64_t d = 0; d < rank - 3; ++d) order.push_back(d);
  const int64_t c = rank - 3;
  for (int64_t d = c; d < rank; ++d) {
    if (!TensorOf(x).sizes[d].constant()) return false;
  }
  const int64_t channels = sizes[c].int_value(), height = sizes[c + 1].int_value(), width = sizes[c + 2].int_value();
  sizes.resize(c);
  ArgumentList result = sizes;
  if (is_inverse) {
    for (const int64_t n : {channels, height / factor, factor, width / factor, factor}) sizes.emplace_back(n);
    for (const int64_t d : {c, c + 2, c + 4, c + 1, c + 3}) order.push_back(d);
    for (const int64_t n : {channels * factor * factor, height / factor, width / factor}) result.emplace_back(n);
  } else {
    for (const int64_t n : {channels / (factor * factor), factor, factor, height, width}) sizes.emplace_back(n);
    for (const int64_t d : {c, c + 3, c + 1, c + 4, c + 2}) order.push_back(d);
    for (const int64_t n : {channels / (factor * factor), height * factor, width * factor}) result.emplace_back(n);
  }
  x = r.Call(OpId::reshape, {x, Argument::List(std::move(sizes))});
  x = r.RowMajorCopy(r.Call(OpId::permute, {x, Argument::IntList(order)}));
  return Finish(r, r.Call(OpId::view, {x, Argument::List(std::move(result))}));
}

// Splits the channels into groups and exchanges the order of groups and of channels in a group.
bool ChannelShuffle(Rewriter& r, const NodeArguments& args) {
  Node* x = args.NodeAt(0);
  const Argument groups = args.Value("groups");
  const std::optional<int64_t> channels = TensorOf(x).dim() < 2 ? std::nullopt : TensorOf(x).sizes[1].constant();
  if (!channels || !groups.is_int() || TensorOf(x).numel() == SymInt(0)) return false;
  const ArgumentList sizes = r.SizesOf(x);
  ArgumentList split = sizes;
  split[1] = groups.int_value();
  split.insert(split.begin() + 2, Argument(*channels / groups.int_value()));
  x = r.Call(OpId::reshape, {x, Argument::List(std::move(split))});
  x = r.RowMajorCopy(r.Call(OpId::transpose_int, {x, 1, 2}));
  return Finish(r, r.Call(OpId::view, {x, Argument::List(sizes)}));
}

// x where `keeps` (le or ge) holds between column and row + diagonal, else 0.
bool Triangle(Rewriter& r, const NodeArguments& args, OpId keeps) {
  Node* x = args.NodeAt(0);
  const int64_t rank = TensorOf(x).dim();
  const std::optional<int64_t> rows = TensorOf(x).sizes[rank - 2].constant();
  const std::optional<int64_t> columns = TensorOf(x).sizes[rank - 1].constant();
  const Argument given = args.Value("diagonal");
  if (!rows || !columns || !given.is_int() || std::max(*rows, *columns) > kMaxConstantPositions) return false;
  const int64_t diagonal = std::clamp(given.int_value(), -*rows - 1, *columns + 1);
  Node* row = r.Call(OpId::arange_start, {diagonal, diagonal + *rows}, {{"dtype", DType::kInt32}});
  Node* column = r.Call(OpId::arange, {*columns}, {{"dtype", DType::kInt32}});
  Node* mask = r.Call(keeps, {column, r.Call(OpId::view, {row, Argument::IntList({*rows, 1})})});
  const DType dtype = TensorOf(x).dtype;
  const Argument zero = IsFloatingPoint(dtype)  ? Argument(0.0)
                        : dtype == DType::kBool ? Argument(false)
                                                : Argument(int64_t{0});
  return Finish(r, r.Call(OpId::where_ScalarOther, {mask, x, zero}));
}

bool IndexSelect(Rewriter& r, const NodeArguments& args) {
  Node* self = args.NodeAt(0);
  Node* index = args.NodeAt(2);
  if (TensorOf(self).dim() == 0 || !args.Value("dim").is_int()) return false;
  if (TensorOf(index).dim() == 0) index = r.Call(OpId::view, {index, Argument::IntList({1})});
  Node* picked = PickAlong(r, self, FromStart(args.Value("dim").int_value(), TensorOf(self).dim()), index);
  return picked != nullptr && Finish(r, picked);
}

bool Embedding(Rewriter& r, const NodeArguments& args) {
  Node* picked = PickAlong(r, args.NodeAt(0), 0, args.NodeAt(1));
  return picked != nullptr && Finish(r, picked);
}

}  // namespace

size_t NumPickOperands(const Node& node) {
  if (node.is_call_to(OpId::_embedding_bag_backward) || node.is_call_to(OpId::_embedding_bag_dense_backward)) return 2;
  return node.is_call_to(OpId::_embedding_bag_per_sample_weights_backward) ? 3 : node.num_operands();
}

bool DecomposeMovement(Rewriter& r, OpId op) {
  using Maker = bool (*)(Rewriter&, const NodeArguments&);
  static const auto& makers = *new absl::flat_hash_map<OpId, Maker>{
      {OpId::slice_scatter, SliceScatter},
      {OpId::select_scatter, SelectScatter},
      {OpId::repeat, Repeat},
      {OpId::roll, Roll},
      {OpId::slice_backward, SliceBackward},
      {OpId::pixel_shuffle, [](Rewriter& r, const NodeArguments& args) { return PixelShuffle(r, args, false); }},
      {OpId::pixel_unshuffle, [](Rewriter& r, const NodeArguments& args) { return PixelShuffle(r, args, true); }},
      {OpId::as_strided_scatter, AsStridedScatter},
      {OpId::channel_shuffle, ChannelShuffle},
      {OpId::tril, [](Rewriter& r, const NodeArguments& args) { return Triangle(r, args, OpId::le_Tensor); }},
      {OpId::triu, [](Rewriter& r, const NodeArguments& args) { return Triangle(r, args, OpId::ge_Tensor); }},
      {OpId::index_select, IndexSelect},
      {OpId::embedding, Embedding},
  };
  const auto it = makers.find(op);
  return it != makers.end() && it->second(r, NodeArguments(*r.node()));
}

}  // namespace backtape::jit
