// Graphs of views and writes through them.
#include <algorithm>

#include "backtape/tests/fuzz/graph/composer.h"

namespace backtape::graph_fuzz {

std::vector<int64_t> Composer::Refactored(const std::vector<int64_t>& sizes) {
  int64_t numel = 1;
  for (const int64_t size : sizes) numel *= size;
  std::vector<int64_t> made;
  while (numel > 1 && made.size() < 4) {
    std::vector<int64_t> divisors;
    for (int64_t d = 1; d <= numel; ++d) {
      if (numel % d == 0) divisors.push_back(d);
    }
    made.push_back(Pick(divisors));
    numel /= made.back();
  }
  made.push_back(numel);
  if (numel != 0 && OneIn(3)) made[static_cast<size_t>(Number(made.size()))] = -1;
  return made;
}

void Composer::AddView(Node* x) {
  const int64_t rank = Rank(x), dim = DimOf(x);
  const int64_t size = rank == 0 ? 1 : Size(x, (dim + rank) % rank);
  const auto position = [&] { return Number(static_cast<size_t>(2 * size + 3)) - size - 1; };
  switch (Number(20)) {
    case 0:
    case 1:
      Add("aten.select.int", {x, dim, Number(static_cast<size_t>(size)) - (OneIn(2) ? size : 0)});
      return;
    case 2:
    case 3:
    case 4:
      Add("aten.slice.Tensor", {x, dim, OneIn(4) ? Argument() : Argument(position()),
                                OneIn(4) ? Argument(INT64_MAX) : Argument(position()), 1 + Number(3)});
      return;
    case 5:
      Add("aten.transpose.int", {x, dim, DimOf(x)});
      return;
    case 6: {
      std::vector<int64_t> order(static_cast<size_t>(rank));
      for (size_t d = 0; d < order.size(); ++d) order[d] = static_cast<int64_t>(d);
      std::shuffle(order.begin(), order.end(), random_);
      Add("aten.permute.default", {x, Argument::IntList(order)});
      return;
    }
    case 7:
    case 8:
      Add("aten.view.default", {x, Argument::IntList(Refactored(SizesOf(x)))});
      return;
    case 9:
      Add("aten.reshape.default", {x, Argument::IntList(Refactored(SizesOf(x)))});
      return;
    case 10:
      Add("aten.unsqueeze.default", {x, Number(static_cast<size_t>(rank + 1))});
      return;
    case 11:
      OneIn(3) ? Add("aten.squeeze.default", {x}) : Add("aten.squeeze.dim", {x, dim});
      return;
    case 12: {
      std::vector<int64_t> sizes = SizesOf(x);
      for (int64_t& now : sizes) now = now == 1 ? Number(4) : OneIn(2) ? -1 : now;
      if (OneIn(2)) sizes.insert(sizes.begin(), 1 + Number(3));
      Add("aten.expand.default", {x, Argument::IntList(sizes)});
      return;
    }
    case 13:
      Add("aten.diagonal.default", {x, Number(5) - 2, dim, DimOf(x)});
      return;
    case 14:
      Add("aten.unfold.default", {x, dim, 1 + Number(3), 1 + Number(3)});
      return;
    case 15: {
      std::vector<int64_t> sizes = Sizes(3, {1, 2, 3}), strides;
      for (size_t i = 0; i < sizes.size(); ++i) strides.push_back(Number(5));
      const Argument offset = OneIn(2) ? Argument() : Argument(Number(3));
      Add("aten.as_strided.default", {x, Argument::IntList(sizes), Argument::IntList(strides), offset});
      return;
    }
    case 16:
      Add("aten.split.Tensor", {x, 1 + Number(3), dim});
      return;
    case 17:
      OneIn(2) ? Add("aten.unbind.int", {x, dim}) : Add("aten.chunk.default", {x, 1 + Number(4), dim});
      return;
    case 18:
      Add("aten.narrow.default", {x, dim, position(), Number(static_cast<size_t>(size + 1))});
      return;
    default:
      Add(OneOf({"aten.alias.default", "aten.detach.default", "aten.t.default", "aten.contiguous.default"}), {x});
  }
}

void Composer::AddWrite(Node* x) {
  switch (Number(13)) {
    case 0:
      Add("aten.add_.Tensor", {x, OperandFor(x)});
      return;
    case 1:
      Add("aten.mul_.Tensor", {x, OperandFor(x)});
      return;
    case 2:
    case 3:
      Add("aten.copy_.default", {x, OperandFor(x)});
      return;
    case 4:
      Add("aten.fill_.Scalar", {x, Number(5)});
      return;
    case 5:
      Add("aten.zero_.default", {x});
      return;
    case 6:
      Add(OneOf({"aten.neg_.default", "aten.abs_.default", "aten.relu_.default"}), {x});
      return;
    case 7:
      Add("aten.clamp_.default", {x, -2, 2});
      return;
    case 8:
      Add("aten.sub_.Tensor", {x, x});
      return;
    case 9: {
      Node* const mask = Call("aten.lt.Scalar", {OperandFor(x), 1});
      if (mask != nullptr) Add("aten.masked_fill_.Scalar", {x, mask, 3});
      return;
    }
    case 10:
      Add("aten.add_.Scalar", {x, Number(4) - 2});
      return;
    case 11: {
      const int64_t rank = Rank(x);
      if (rank == 0 || Size(x, 0) == 0) return;
      std::vector<double> positions;
      for (int64_t i = Number(4); i >= 0; --i)
        positions.push_back(static_cast<double>(Number(static_cast<size_t>(Size(x, 0)))));
      Node* const index = Input(Tensor::FromValues({static_cast<int64_t>(positions.size())}, positions, DType::kInt64));
      values_.pop_back();  // not a value for other calls, because its elements are positions
      Node* const one = Call("aten.full_like.default", {x, 1});
      Node* const added = one == nullptr ? nullptr : Call("aten.select.int", {one, 0, 0});
      if (added == nullptr) return;
      Add("aten.index_put_.default", {x, Argument::List({Argument(index)}), added, /*accumulate=*/true});
      return;
    }
    default:
      Add("aten.mul_.Scalar", {x, OneOf({2, -1, 0})});
  }
}

Node* Composer::OperandFor(const Node* x) {
  std::vector<Node*> fitting;
  for (Node* node : values_) {
    const std::vector<int64_t> from = SizesOf(node), to = SizesOf(x);
    if (from.size() > to.size() || TypeOf(node).dtype != TypeOf(x).dtype) continue;
    bool fits = true;
    for (size_t i = 1; i <= from.size(); ++i) {
      fits = fits && (from[from.size() - i] == 1 || from[from.size() - i] == to[to.size() - i]);
    }
    if (fits) fitting.push_back(node);
  }
  return Pick(fitting);  // x is one of them
}

void Composer::WriteThroughViews() {
  const DType dtype = OneOf({DType::kFloat32, DType::kFloat32, DType::kFloat64, DType::kInt64, DType::kBFloat16});
  for (int64_t i = Number(2); i >= 0; --i) Input(Sizes(4, {1, 2, 2, 3, 4, 5}), dtype);
  if (OneIn(2)) Add("aten.clone.default", {Pick(values_)});
  for (int64_t i = 4 + Number(14); i > 0; --i) {
    // Recent values are preferred, for long chains.
    Node* const x = OneIn(2) ? values_.back() : Pick(values_);
    switch (Number(8)) {
      case 0:
      case 1:
      case 2:
        AddWrite(x);
        break;
      case 3:
        Add("aten.add.Tensor", {x, OperandFor(x)});
        break;
      default:
        AddView(x);
    }
  }
}

}  // namespace backtape::graph_fuzz
