#include "backtape/jit/plan/decompose_sorting.h"

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

// The items of each line in order. Only adjacent items are exchanged, so that equal elements keep their order.
std::vector<Item> SortedItems(Rewriter& r, Node* x, int64_t dim, int64_t length, bool descending) {
  std::vector<Item> items;
  for (int64_t i = 0; i < length; ++i) {
    Node* const position = r.Call(OpId::full, {Argument::IntList({}), i}, {{"dtype", DType::kInt32}});
    items.push_back({r.Call(OpId::slice_Tensor, {x, dim, i, i + 1}), position});
  }
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
  for (Item& item : items) {
    item.position = r.Call(OpId::_to_copy, {item.position}, {{"dtype", DType::kInt64}});
    if (length == 1) item.position = r.Call(OpId::expand, {item.position, Argument::List(r.SizesOf(item.value))});
  }
  return items;
}

Node* Joined(Rewriter& r, const std::vector<Item>& items, int64_t count, int64_t dim, Node* Item::*part) {
  ArgumentList parts;
  for (int64_t i = 0; i < count; ++i) parts.emplace_back(items[i].*part);
  if (count == 1) return items[0].*part;
  return r.Call(OpId::cat, {Argument::List(std::move(parts)), dim});
}

}  // namespace

bool DecomposeSorting(Rewriter& r, OpId op) {
  const bool is_sort = op == OpId::sort || op == OpId::sort_stable;
  if (!is_sort && op != OpId::topk && op != OpId::kthvalue) return false;
  const NodeArguments args(*r.node());
  Node* x = args.NodeAt(0);
  const TensorType& type = x->type().tensor();
  if (type.dim() == 0 || !args.Value("dim").is_int()) return false;
  const int64_t given = args.Value("dim").int_value();
  const int64_t dim = given < 0 ? given + type.dim() : given;
  const std::optional<int64_t> length = type.sizes[dim].constant();
  if (!length || *length == 0 || *length > kMaxLength) return false;
  if (!is_sort && !args.Value("k").is_int()) return false;
  const int64_t k = is_sort ? *length : args.Value("k").int_value();
  if (k == 0) return false;
  const bool descending = op == OpId::topk       ? args.Value("largest").bool_value()
                          : op == OpId::kthvalue ? false
                                                 : args.Value("descending").bool_value();
  const std::vector<Item> items = SortedItems(r, x, dim, *length, descending);
  if (op == OpId::kthvalue) {
    Item item = items[k - 1];
    if (!args.Value("keepdim").bool_value()) {
      item = {r.Call(OpId::squeeze_dim, {item.value, dim}), r.Call(OpId::squeeze_dim, {item.position, dim})};
    }
    r.ReplaceOutputs({item.value, item.position});
    return true;
  }
  r.ReplaceOutputs({Joined(r, items, k, dim, &Item::value), Joined(r, items, k, dim, &Item::position)});
  return true;
}

}  // namespace backtape::jit
