#include "backtape/jit/plan/decompose_short_lines.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "backtape/ir/node_arguments.h"

namespace backtape::jit {
namespace {

constexpr int64_t kMaxLength = 4;

// A line's element at one place, and its position in the unsorted line, as tensors that keep the sorted dim.
struct Item {
  Node* value;
  Node* position;
};

// Whether b must come before a, which precedes it. NaN is above all numbers.
Node* IsOutOfOrder(Rewriter& r, const Item& a, const Item& b, bool descending) {
  Node* const is_less = r.Call(descending ? OpId::lt_Tensor : OpId::gt_Tensor, {a.value, b.value});
  if (!IsFloatingPoint(a.value->type().tensor().dtype)) return is_less;
  Node* const a_is_nan = r.Call(OpId::isnan, {a.value});
  Node* const b_is_nan = r.Call(OpId::isnan, {b.value});
  Node* const highest = descending ? b_is_nan : a_is_nan;
  Node* const other = descending ? a_is_nan : b_is_nan;
  Node* const is_above = r.Call(OpId::logical_and, {highest, r.Call(OpId::logical_not, {other})});
  return r.Call(OpId::logical_or, {is_less, is_above});
}

std::vector<Item> UnsortedItems(Rewriter& r, Node* x, int64_t dim, int64_t length) {
  std::vector<Item> items;
  for (int64_t i = 0; i < length; ++i) {
    Node* const value = r.Call(OpId::slice_Tensor, {x, dim, i, i + 1});
    Node* const position = r.Call(OpId::full, {Argument::IntList({}), i}, {{"dtype", DType::kInt32}});
    items.push_back({value, r.Call(OpId::expand, {position, Argument::List(r.SizesOf(value))})});
  }
  return items;
}

// Positions are compared as 32-bit numbers, and returned as 64-bit ones.
void FinishPositions(Rewriter& r, std::vector<Item>& items) {
  for (Item& item : items) item.position = r.Call(OpId::_to_copy, {item.position}, {{"dtype", DType::kInt64}});
}

// The items of each line in order. Only adjacent items are exchanged, so that equal elements keep their order.
std::vector<Item> SortedItems(Rewriter& r, Node* x, int64_t dim, int64_t length, bool descending) {
  std::vector<Item> items = UnsortedItems(r, x, dim, length);
  for (int64_t sorted = 1; sorted < length; ++sorted) {
    for (int64_t i = sorted; i > 0; --i) {
      Item& a = items[i - 1];
      Item& b = items[i];
      Node* const is_wrong = IsOutOfOrder(r, a, b, descending);
      const auto either = [&](Node* if_wrong, Node* otherwise) {
        return r.Call(OpId::where_self, {is_wrong, if_wrong, otherwise});
      };
      const Item first = {either(b.value, a.value), either(b.position, a.position)};
      b = {either(a.value, b.value), either(a.position, b.position)};
      a = first;
    }
  }
  FinishPositions(r, items);
  return items;
}

Node* Joined(Rewriter& r, const std::vector<Item>& items, int64_t count, int64_t dim, Node* Item::*part) {
  ArgumentList parts;
  for (int64_t i = 0; i < count; ++i) parts.emplace_back(items[i].*part);
  if (count == 1) return items[0].*part;
  return r.Call(OpId::cat, {Argument::List(std::move(parts)), dim});
}

struct Lines {
  Node* x;
  int64_t dim;
  int64_t length;
};

// The lines of the first operand along `dim`; nullopt if they are not short.
std::optional<Lines> ShortLines(const NodeArguments& args) {
  Node* x = args.NodeAt(0);
  const TensorType& type = x->type().tensor();
  if (type.dim() == 0 || !args.Value("dim").is_int()) return std::nullopt;
  const int64_t given = args.Value("dim").int_value();
  const int64_t dim = given < 0 ? given + type.dim() : given;
  const std::optional<int64_t> length = type.sizes[dim].constant();
  if (!length || *length == 0 || *length > kMaxLength) return std::nullopt;
  return Lines{x, dim, *length};
}

bool SortShortLines(Rewriter& r, OpId op, const NodeArguments& args, const Lines& lines) {
  const bool is_sort = op == OpId::sort || op == OpId::sort_stable;
  if (!is_sort && !args.Value("k").is_int()) return false;
  const int64_t k = is_sort ? lines.length : args.Value("k").int_value();
  if (k == 0) return false;
  bool descending = false;
  if (is_sort) descending = args.Value("descending").bool_value();
  if (op == OpId::topk) descending = args.Value("largest").bool_value();
  const std::vector<Item> items = SortedItems(r, lines.x, lines.dim, lines.length, descending);
  if (op == OpId::kthvalue) {
    Item item = items[k - 1];
    if (!args.Value("keepdim").bool_value()) {
      item = {r.Call(OpId::squeeze_dim, {item.value, lines.dim}),
              r.Call(OpId::squeeze_dim, {item.position, lines.dim})};
    }
    r.ReplaceOutputs({item.value, item.position});
    return true;
  }
  r.ReplaceOutputs({Joined(r, items, k, lines.dim, &Item::value), Joined(r, items, k, lines.dim, &Item::position)});
  return true;
}

// Like the kernels, accumulates in float64 or int64.
bool AccumulateShortLines(Rewriter& r, OpId op, const Lines& lines) {
  const DType dtype = r.node()->type().tensor().dtype;
  Node* x = r.Call(OpId::_to_copy, {lines.x}, {{"dtype", dtype}});
  x = r.Call(OpId::_to_copy, {x}, {{"dtype", IsFloatingPoint(dtype) ? DType::kFloat64 : DType::kInt64}});
  std::vector<Item> items;
  for (int64_t i = 0; i < lines.length; ++i) {
    Node* value = r.Call(OpId::slice_Tensor, {x, lines.dim, i, i + 1});
    if (i > 0) value = r.Call(op == OpId::cumsum ? OpId::add_Tensor : OpId::mul_Tensor, {items.back().value, value});
    items.push_back({value, nullptr});
  }
  for (Item& item : items) item.value = r.Call(OpId::_to_copy, {item.value}, {{"dtype", dtype}});
  r.Replace(Joined(r, items, lines.length, lines.dim, &Item::value));
  return true;
}

// After a NaN, only a later NaN is a new extremum; among equal elements, the last one is.
bool ExtremaOfShortLines(Rewriter& r, OpId op, const Lines& lines) {
  std::vector<Item> items = UnsortedItems(r, lines.x, lines.dim, lines.length);
  for (size_t i = 1; i < items.size(); ++i) {
    const Item& before = items[i - 1];
    Node* is_new = r.Call(op == OpId::cummax ? OpId::ge_Tensor : OpId::le_Tensor, {items[i].value, before.value});
    if (IsFloatingPoint(items[i].value->type().tensor().dtype)) {
      is_new = r.Call(OpId::logical_or, {is_new, r.Call(OpId::isnan, {items[i].value})});
    }
    items[i] = {r.Call(OpId::where_self, {is_new, items[i].value, before.value}),
                r.Call(OpId::where_self, {is_new, items[i].position, before.position})};
  }
  FinishPositions(r, items);
  r.ReplaceOutputs({Joined(r, items, lines.length, lines.dim, &Item::value),
                    Joined(r, items, lines.length, lines.dim, &Item::position)});
  return true;
}

}  // namespace

bool DecomposeShortLines(Rewriter& r, OpId op) {
  switch (op) {
    case OpId::sort:
    case OpId::sort_stable:
    case OpId::topk:
    case OpId::kthvalue:
    case OpId::cumsum:
    case OpId::cumprod:
    case OpId::cummax:
    case OpId::cummin:
    case OpId::logcumsumexp:
      break;
    default:
      return false;
  }
  const NodeArguments args(*r.node());
  const std::optional<Lines> lines = ShortLines(args);
  if (!lines) return false;
  if (op == OpId::cumsum || op == OpId::cumprod) return AccumulateShortLines(r, op, *lines);
  if (op == OpId::logcumsumexp) {
    if (lines->length != 1) return false;
    r.Replace(lines->x);
    return true;
  }
  if (op == OpId::cummax || op == OpId::cummin) return ExtremaOfShortLines(r, op, *lines);
  return SortShortLines(r, op, args, *lines);
}

}  // namespace backtape::jit
