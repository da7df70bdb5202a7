// Graphs that read and write elements at computed positions: negative and repeated ones, and some out of range.
#include <algorithm>

#include "backtape/tests/fuzz/graph/composer.h"

namespace backtape::graph_fuzz {

// Positions below `size`.
Node* Composer::Positions(const std::vector<int64_t>& sizes, int64_t size, bool may_be_negative, bool may_repeat) {
  int64_t numel = 1;
  for (const int64_t n : sizes) numel *= n;
  std::vector<double> positions;
  std::vector<int64_t> order(static_cast<size_t>(std::max<int64_t>(size, 1)));
  for (size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int64_t>(i);
  std::shuffle(order.begin(), order.end(), random_);
  for (int64_t i = 0; i < numel; ++i) {
    int64_t position = may_repeat ? Number(order.size()) : order[static_cast<size_t>(i) % order.size()];
    if (may_be_negative && OneIn(3)) position -= size;
    if (OneIn(200)) position = size;
    positions.push_back(static_cast<double>(position));
  }
  Node* const made = Input(WithLayout(Tensor::FromValues(sizes, positions, OneIn(6) ? DType::kInt32 : DType::kInt64)));
  values_.pop_back();  // not a value for other calls
  return made;
}

// Calls that take a dim and a 1-dim index.
void Composer::AddRowPick(Node* x, int64_t dim) {
  const int64_t size = Size(x, dim), count = size == 0 ? 0 : Number(5);
  std::vector<int64_t> rows = SizesOf(x);
  rows[static_cast<size_t>(dim)] = count;
  const DType dtype = TypeOf(x).dtype;
  const auto source = [&] { return AnyInput(rows, dtype); };
  switch (Number(7)) {
    case 0:
      Add("aten.index_select.default", {x, dim, Positions({count}, size, false, true)});
      return;
    case 1:
      Add(OneIn(2) ? "aten.index_add.default" : "aten.index_add_.default",
          {x, dim, Positions({count}, size, OneIn(4), true), source()}, {{"alpha", OneOf({1, 2, -1})}});
      return;
    case 2:
      Add(OneIn(2) ? "aten.index_copy.default" : "aten.index_copy_.default",
          {x, dim, Positions({count}, size, OneIn(4), false), source()});
      return;
    case 3:
      Add(OneIn(2) ? "aten.index_fill.int_Scalar" : "aten.index_fill_.int_Scalar",
          {x, dim, Positions({count}, size, true, true), NumberOperand()});
      return;
    case 4:
      Add(OneIn(2) ? "aten.index_reduce.default" : "aten.index_reduce_.default",
          {x, dim, Positions({count}, size, false, true), source(), OneOf({"prod", "mean", "amax", "amin"})},
          {{"include_self", OneIn(2)}});
      return;
    case 5:
      if (Rank(x) == 2) {
        Add("aten.embedding.default", {x, Positions(Sizes(3, {1, 2, 3}), Size(x, 0), false, true), Number(3) - 1});
        return;
      }
      [[fallthrough]];
    default: {
      std::vector<int64_t> part = SizesOf(x);
      part.erase(part.begin() + dim);
      if (size == 0) return;
      Add("aten.select_scatter.default", {x, AnyInput(part, dtype), dim, Number(static_cast<size_t>(2 * size)) - size});
    }
  }
}

// Calls whose index has as many dims as the tensor.
void Composer::AddElementPick(Node* x, int64_t dim) {
  std::vector<int64_t> sizes = SizesOf(x);
  for (int64_t& size : sizes) {
    if (OneIn(3) && size > 1) --size;
  }
  const int64_t size = Size(x, dim);
  sizes[static_cast<size_t>(dim)] = size == 0 ? 0 : Number(4);
  const bool is_unique = OneIn(2) && sizes[static_cast<size_t>(dim)] <= size && Rank(x) == 1;
  Node* const index = Positions(sizes, size, OneIn(12), !is_unique);
  const auto source = [&] {
    std::vector<int64_t> larger = sizes;
    if (OneIn(3)) ++larger[static_cast<size_t>(Number(larger.size()))];
    return AnyInput(larger, TypeOf(x).dtype);
  };
  switch (Number(7)) {
    case 0:
      Add("aten.gather.default", {x, dim, index});
      return;
    case 1:
      if (is_unique) Add(OneIn(2) ? "aten.scatter.src" : "aten.scatter_.src", {x, dim, index, source()});
      if (!is_unique) Add("aten.gather.default", {x, dim, index});
      return;
    case 2:
      Add(OneIn(2) ? "aten.scatter.value" : "aten.scatter_.value", {x, dim, index, NumberOperand()});
      return;
    case 3:
      Add(OneIn(2) ? "aten.scatter_add.default" : "aten.scatter_add_.default", {x, dim, index, source()});
      return;
    case 4:
      Add("aten.scatter.reduce", {x, dim, index, source()}, {{"reduce", OneOf({"add", "multiply"})}});
      return;
    case 5:
      Add("aten.scatter.value_reduce", {x, dim, index, NumberOperand()}, {{"reduce", OneOf({"add", "multiply"})}});
      return;
    default:
      Add(OneIn(2) ? "aten.scatter_reduce.two" : "aten.scatter_reduce_.two",
          {x, dim, index, source(), OneOf({"sum", "prod", "mean", "amax", "amin"})}, {{"include_self", OneIn(2)}});
  }
}

// index and index_put with several indices, masks and None.
void Composer::AddIndices(Node* x) {
  std::vector<Argument> indices;
  const std::vector<int64_t> common = Sizes(2, {1, 2, 3});
  bool has_mask = false;
  const bool accumulates = OneIn(2);
  for (int64_t d = 0; d < Rank(x); ++d) {
    if (OneIn(3)) {
      indices.emplace_back();
    } else if (OneIn(6) && !has_mask) {
      has_mask = true;
      indices.emplace_back(AnyInput({Size(x, d)}, DType::kBool));
      values_.pop_back();
    } else {
      indices.emplace_back(Positions(BroadcastSizes(common), Size(x, d), true, accumulates));
    }
    if (OneIn(3)) break;
  }
  // PyTorch's kernels fail if no dim is indexed.
  if (std::all_of(indices.begin(), indices.end(), [](const Argument& index) { return index.is_none(); })) return;
  const DType dtype = TypeOf(x).dtype;
  if (OneIn(2)) {
    Add("aten.index.Tensor", {x, Argument::List(std::move(indices))});
    return;
  }
  // The value is one number that broadcasts to all elements: a 0-dim tensor or one of size [1].
  Node* const value = AnyInput(OneIn(2) || Rank(x) == 0 ? std::vector<int64_t>() : std::vector<int64_t>{1}, dtype);
  Add(OneIn(2) ? "aten.index_put.default" : "aten.index_put_.default",
      {x, Argument::List(std::move(indices)), value, accumulates});
}

void Composer::AddFlatPick(Node* x) {
  int64_t numel = 1;
  for (const int64_t size : SizesOf(x)) numel *= size;
  const std::vector<int64_t> sizes = numel == 0 ? std::vector<int64_t>{0} : Sizes(2, {1, 2, 3});
  const DType dtype = TypeOf(x).dtype;
  switch (Number(5)) {
    case 0:
      Add("aten.take.default", {x, Positions(sizes, numel, true, true)});
      return;
    case 1: {
      const bool accumulates = OneIn(2);
      Node* const index = Positions(sizes, numel, true, accumulates);
      Add(OneIn(2) ? "aten.put.default" : "aten.put_.default", {x, index, AnyInput(sizes, dtype), accumulates});
      return;
    }
    case 2:
      Add(OneIn(2) ? "aten.masked_scatter.default" : "aten.masked_scatter_.default",
          {x, AnyInput(BroadcastSizes(SizesOf(x)), DType::kBool), AnyInput({numel}, dtype)});
      return;
    case 3:
      Add("aten.bucketize.Tensor", {x, Input(Tensor::FromValues({3}, std::vector<double>{-1, 0, 2}, dtype))},
          {{"right", OneIn(2)}, {"out_int32", OneIn(2)}});
      return;
    default:
      Add("aten.isin.Tensor_Tensor", {x, AnyInput({3}, dtype)}, {{"invert", OneIn(2)}});
  }
}

void Composer::ComposePicks() {
  const std::vector<int64_t> sizes =
      OneOf<std::vector<int64_t>>({{5}, {3, 4}, {2, 3, 4}, {40}, {9, 17}, {33, 3}, {2, 1, 3, 2}, {0, 3}, {4, 64}, {1}});
  AnyInput(sizes, AnyDType());
  if (OneIn(2)) Add("aten.clone.default", {values_.back()});
  for (int64_t i = 1 + Number(3); i > 0; --i) {
    Node* const x = OneIn(2) ? values_.back() : Pick(values_);
    if (Rank(x) == 0) continue;
    const int64_t dim = Number(static_cast<size_t>(Rank(x)));
    switch (Number(7)) {
      case 0:
      case 1:
        AddRowPick(x, dim);
        break;
      case 2:
      case 3:
        AddElementPick(x, dim);
        break;
      case 4:
        AddIndices(x);
        break;
      case 5:
        AddFlatPick(x);
        break;
      default:
        AddView(x);
    }
  }
}

}  // namespace backtape::graph_fuzz
