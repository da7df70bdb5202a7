#include "backtape/jit/plan/decompose_indexing.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/decompose_movement.h"
#include "backtape/jit/plan/pick_along.h"
#include "backtape/passes/view_inverse.h"

namespace backtape::jit {
namespace {

const TensorType& TypeAt(const Node* node) { return node->type().tensor(); }

struct Indexed {
  std::vector<int64_t> dims;  // ascending
  std::vector<int64_t> sizes;
  std::vector<Node*> indices;

  // Whether the indexed dims are adjacent. The dims of the indices then replace them; otherwise they come first.
  bool IsAdjacent() const { return dims.back() - dims.front() + 1 == static_cast<int64_t>(dims.size()); }
  // The indexed dims, then the others.
  std::vector<int64_t> Order(int64_t rank) const {
    std::vector<int64_t> order = dims;
    for (int64_t d = 0; d < rank; ++d) {
      if (std::find(dims.begin(), dims.end(), d) == dims.end()) order.push_back(d);
    }
    return order;
  }
};

std::optional<Indexed> IndexedOf(const Argument& indices, const TensorType& self) {
  Indexed indexed;
  if (!indices.is_sequence() || static_cast<int64_t>(indices.items().size()) > self.dim()) return std::nullopt;
  for (size_t d = 0; d < indices.items().size(); ++d) {
    const Argument& item = indices.items()[d];
    if (item.is_none()) continue;
    if (!item.is_node() || !item.node()->type().is_tensor()) return std::nullopt;
    const DType dtype = TypeAt(item.node()).dtype;
    const std::optional<int64_t> size = self.sizes[d].constant();
    if ((dtype != DType::kInt64 && dtype != DType::kInt32) || !size) return std::nullopt;
    indexed.dims.push_back(static_cast<int64_t>(d));
    indexed.sizes.push_back(*size);
    indexed.indices.push_back(item.node());
  }
  if (indexed.dims.empty()) return std::nullopt;
  return indexed;
}

Node* FromStartOf(Rewriter& r, Node* index, int64_t size) {
  Node* from_end = r.Call(OpId::add_Tensor, {index, size});
  return r.Call(OpId::where_self, {r.Call(OpId::lt_Scalar, {index, 0}), from_end, index});
}

// The position in the merged dims. If there are several indices and any of them is out of range, the result is the
// position after the last element.
Node* MergedIndex(Rewriter& r, const Indexed& indexed) {
  if (indexed.indices.size() == 1) return FromStartOf(r, indexed.indices[0], indexed.sizes[0]);
  Node* merged = nullptr;
  Node* is_inside = nullptr;
  int64_t total = 1;
  for (size_t i = 0; i < indexed.indices.size(); ++i) {
    const int64_t size = indexed.sizes[i];
    Node* index = indexed.indices[i];
    if (TypeAt(index).dtype != DType::kInt64) {
      index = r.Call(OpId::_to_copy, {index}, {{"dtype", DType::kInt64}});
    }
    index = FromStartOf(r, index, size);
    Node* inside =
        r.Call(OpId::logical_and, {r.Call(OpId::ge_Scalar, {index, 0}), r.Call(OpId::lt_Scalar, {index, size})});
    is_inside = i == 0 ? inside : r.Call(OpId::logical_and, {is_inside, inside});
    merged = i == 0 ? index : r.Call(OpId::add_Tensor, {r.Call(OpId::mul_Tensor, {merged, size}), index});
    total *= size;
  }
  return r.Call(OpId::where_ScalarOther, {is_inside, merged, total});
}

bool Index(Rewriter& r, const NodeArguments& args) {
  Node* self = args.NodeAt(0);
  const std::optional<Indexed> indexed = IndexedOf(args.Value("indices"), TypeAt(self));
  if (!indexed) return false;
  int64_t dim = indexed->dims[0];
  ArgumentList sizes = r.SizesOf(self);
  if (!indexed->IsAdjacent()) {
    const std::vector<int64_t> order = indexed->Order(TypeAt(self).dim());
    self = r.Call(OpId::permute, {self, Argument::IntList(order)});
    sizes = r.SizesOf(self);
    dim = 0;
  }
  if (indexed->dims.size() > 1) {
    int64_t total = 1;
    for (const int64_t size : indexed->sizes) total *= size;
    sizes.erase(sizes.begin() + dim + 1, sizes.begin() + dim + static_cast<int64_t>(indexed->dims.size()));
    sizes[dim] = total;
    self = r.Call(OpId::reshape, {self, Argument::List(std::move(sizes))});
  }
  Node* picked = PickAlong(r, self, dim, MergedIndex(r, *indexed));
  r.Replace(picked);
  return true;
}

bool Take(Rewriter& r, const NodeArguments& args) {
  const std::optional<int64_t> numel = TypeAt(args.NodeAt(0)).numel().constant();
  if (!numel || *numel == 0) return false;
  Node* elements = r.Call(OpId::reshape, {args.NodeAt(0), Argument::IntList({-1})});
  r.Replace(PickAlong(r, elements, 0, FromStartOf(r, args.NodeAt(1), *numel)));
  return true;
}

bool Put(Rewriter& r, const NodeArguments& args) {
  Node* self = args.NodeAt(0);
  const std::optional<int64_t> numel = TypeAt(self).numel().constant();
  if (!numel || *numel == 0 || TypeAt(args.NodeAt(2)).dtype != TypeAt(self).dtype) return false;
  const auto flat = [&](Node* x) { return r.Call(OpId::reshape, {x, Argument::IntList({-1})}); };
  const OpId op = args.Value("accumulate").bool_value() ? OpId::scatter_add : OpId::scatter_src;
  Node* put = r.Call(op, {flat(self), 0, FromStartOf(r, flat(args.NodeAt(1)), *numel), flat(args.NodeAt(2))});
  r.Replace(r.Call(OpId::view, {put, Argument::List(r.SizesOf(self))}));
  return true;
}

// The number of selected elements before each element that the 1-dim mask selects; `otherwise` for the others.
Node* PositionsOfSelected(Rewriter& r, Node* mask, int64_t otherwise) {
  Node* count = r.Call(OpId::cumsum, {r.Call(OpId::_to_copy, {mask}, {{"dtype", DType::kInt64}}), 0});
  return r.Call(OpId::where_ScalarOther, {mask, r.Call(OpId::sub_Scalar, {count, 1}), otherwise});
}

bool MaskedScatter(Rewriter& r, const NodeArguments& args) {
  const TensorType& type = TypeAt(r.node());
  Node* source = args.NodeAt(2);
  const std::optional<int64_t> available = TypeAt(source).numel().constant();
  const std::optional<int64_t> numel = type.numel().constant();
  if (!available || *available == 0 || !numel || *numel == 0 || TypeAt(source).dtype != type.dtype) return false;
  if (TypeAt(args.NodeAt(1)).dtype != DType::kBool) return false;
  const Argument sizes = Argument::IntList(*KnownSizes(type.sizes));
  const auto flat = [&](Node* x) {
    return r.Call(OpId::reshape, {r.Call(OpId::expand, {x, sizes}), Argument::IntList({-1})});
  };
  Node* mask = flat(args.NodeAt(1));
  Node* position = PositionsOfSelected(r, mask, 0);
  position =
      r.Required(position, r.Call(OpId::lt_Scalar, {position, *available}),
                 absl::StrCat("the mask has more true elements than the source has elements (", *available, ")"));
  position = r.Call(OpId::clamp_max, {position, *available - 1});
  Node* picked = PickAlong(r, r.Call(OpId::reshape, {source, Argument::IntList({-1})}), 0, position);
  Node* result = r.Call(OpId::where_self, {mask, picked, flat(args.NodeAt(0))});
  r.Replace(r.Call(OpId::view, {result, sizes}));
  return true;
}

// Elements that are not selected, or that do not fit, are written to an extra element after the last one.
bool MaskedScatterBackward(Rewriter& r, const NodeArguments& args) {
  Node* grad = args.NodeAt(0);
  const std::optional<int64_t> room = TypeAt(r.node()).numel().constant();
  const std::optional<int64_t> numel = TypeAt(grad).numel().constant();
  if (!room || *room == 0 || !numel || *numel == 0 || TypeAt(args.NodeAt(1)).dtype != DType::kBool) return false;
  Node* mask = r.Call(OpId::expand, {args.NodeAt(1), Argument::List(r.SizesOf(grad))});
  mask = r.Call(OpId::reshape, {mask, Argument::IntList({-1})});
  Node* position = PositionsOfSelected(r, mask, *room);
  Node* zeros = r.Call(OpId::full, {Argument::IntList({*room + 1}), 0}, {{"dtype", TypeAt(grad).dtype}});
  Node* put = r.Call(OpId::scatter_src, {zeros, 0, r.Call(OpId::clamp_max, {position, *room}),
                                         r.Call(OpId::reshape, {grad, Argument::IntList({-1})})});
  put = r.Call(OpId::slice_Tensor, {put, 0, 0, *room});
  r.Replace(r.Call(OpId::view, {put, Argument::IntList(*KnownSizes(TypeAt(r.node()).sizes))}));
  return true;
}

// The values expanded to the sizes of the elements that they replace, with the dims of the index first.
Node* ValuesToPut(Rewriter& r, Node* values, const Indexed& indexed, Node* index, const ArgumentList& self_sizes) {
  const ArgumentList middle = r.SizesOf(index);
  const int64_t first = indexed.IsAdjacent() ? indexed.dims[0] : 0;
  ArgumentList sizes;
  for (const int64_t d : indexed.Order(static_cast<int64_t>(self_sizes.size()))) {
    if (std::find(indexed.dims.begin(), indexed.dims.end(), d) == indexed.dims.end()) sizes.push_back(self_sizes[d]);
  }
  sizes.insert(sizes.begin() + first, middle.begin(), middle.end());
  const auto rank = static_cast<int64_t>(sizes.size());
  const auto count = static_cast<int64_t>(middle.size());
  values = r.Call(OpId::expand, {values, Argument::List(std::move(sizes))});
  if (first == 0) return values;
  std::vector<int64_t> order;
  for (int64_t d = first; d < first + count; ++d) order.push_back(d);
  for (int64_t d = 0; d < rank; ++d) {
    if (d < first || d >= first + count) order.push_back(d);
  }
  return r.Call(OpId::permute, {values, Argument::IntList(order)});
}

bool IndexPut(Rewriter& r, const NodeArguments& args) {
  Node* self = args.NodeAt(0);
  Node* values = args.NodeAt(2);
  const std::optional<Indexed> indexed = IndexedOf(args.Value("indices"), TypeAt(self));
  if (!indexed || values == nullptr || (indexed->dims.size() == 1 && indexed->dims[0] == 0)) return false;
  const ArgumentList self_sizes = r.SizesOf(self);
  const std::vector<int64_t> order = indexed->Order(TypeAt(self).dim());
  Node* index = MergedIndex(r, *indexed);
  values = ValuesToPut(r, values, *indexed, index, self_sizes);
  Node* permuted = r.Call(OpId::permute, {self, Argument::IntList(order)});
  ArgumentList rows = r.SizesOf(permuted);
  const ArgumentList permuted_sizes = rows;
  int64_t total = 1;
  for (const int64_t size : indexed->sizes) total *= size;
  rows.erase(rows.begin() + 1, rows.begin() + static_cast<int64_t>(indexed->dims.size()));
  rows[0] = total;
  Node* merged = r.Call(OpId::reshape, {permuted, Argument::List(std::move(rows))});
  merged = r.RowMajorCopy(merged);  // for row scatters; the copy fuses with the computation of self
  Node* put = r.Call(OpId::index_put, {merged, Argument::List({index}), values, args.Value("accumulate")});
  put = r.Call(OpId::view, {put, Argument::List(permuted_sizes)});
  put = r.Call(OpId::permute, {put, Argument::IntList(InversePermutation(order))});
  r.Replace(put);
  return true;
}

// self[mask] = value: the number of elements that a mask selects is unknown, but a single value needs no positions.
bool PutByMask(Rewriter& r, const NodeArguments& args) {
  const Argument indices = args.Value("indices");
  Node* values = args.NodeAt(2);
  if (!indices.is_sequence() || indices.items().size() != 1 || !indices.items()[0].is_node() || values == nullptr) {
    return false;
  }
  if (!args.Value("accumulate").is_bool() || args.Value("accumulate").bool_value()) return false;
  Node* mask = indices.items()[0].node();
  if (!mask->type().is_tensor() || TypeAt(mask).dtype != DType::kBool) return false;
  if (!(TypeAt(values).numel() == SymInt(1)) || TypeAt(values).dim() > 1) return false;
  const int64_t rank = TypeAt(args.NodeAt(0)).dim();
  for (int64_t d = TypeAt(mask).dim(); d < rank; ++d) mask = r.Call(OpId::unsqueeze, {mask, -1});
  if (TypeAt(values).dim() == 1) values = r.Call(OpId::squeeze_dim, {values, 0});
  r.Replace(r.Call(OpId::where_self, {mask, values, args.NodeAt(0)}));
  return true;
}

// The `indices` argument of an index_put that indexes only one dim.
Argument IndicesAlong(int64_t dim, Node* index) {
  ArgumentList indices(static_cast<size_t>(dim));
  indices.emplace_back(index);
  return Argument::List(std::move(indices));
}

std::optional<int64_t> DimFromStart(const NodeArguments& args) {
  const int64_t rank = TypeAt(args.NodeAt(0)).dim();
  const Argument dim = args.Value("dim");
  if (!dim.is_int() || rank == 0) return std::nullopt;
  return dim.int_value() < 0 ? dim.int_value() + rank : dim.int_value();
}

// Marks the positions along `dim` in a vector, and selects by the marks in one sweep over `self`. A scatter along an
// inner dim would need copies.
bool FillMarked(Rewriter& r, Node* self, int64_t dim, Node* index, Node* value) {
  const std::optional<int64_t> numel = TypeAt(self).numel().constant();
  if (!numel || *numel == 0) return false;  // without elements, positions are not checked
  const auto full = [&](std::vector<int64_t> sizes, double number) {
    return r.Call(OpId::full, {Argument::IntList(sizes), number}, {{"dtype", DType::kFloat32}});
  };
  Node* marks = r.Call(OpId::index_put,
                       {full({*TypeAt(self).sizes[dim].constant()}, 0), IndicesAlong(0, index), full({}, 1), false});
  marks = r.Call(OpId::ne_Scalar, {marks, 0});
  for (int64_t d = dim + 1; d < TypeAt(self).dim(); ++d) marks = r.Call(OpId::unsqueeze, {marks, -1});
  r.Replace(r.Call(OpId::where_self, {marks, value, self}));
  return true;
}

bool IndexFill(Rewriter& r, const NodeArguments& args) {
  Node* self = args.NodeAt(0);
  const std::optional<int64_t> dim = DimFromStart(args);
  Node* value = args.NodeAt(3);
  if (!dim || TypeAt(args.NodeAt(2)).dim() > 1) return false;
  if (value == nullptr) {
    if (!args.Value("value").is_scalar()) return false;
    value = r.Call(OpId::full, {Argument::IntList({}), args.Value("value")}, {{"dtype", TypeAt(self).dtype}});
  }
  if (!value->type().is_tensor()) return false;  // an integer that is read from a tensor
  if (TypeAt(value).dtype != TypeAt(self).dtype || TypeAt(value).dim() != 0) return false;
  if (*dim > 0 && FillMarked(r, self, *dim, args.NodeAt(2), value)) return true;
  r.Replace(r.Call(OpId::index_put, {self, IndicesAlong(*dim, args.NodeAt(2)), value, false}));
  return true;
}

// A vector of positions along one dim, expanded to the sizes of `source`.
Node* ExpandedAlong(Rewriter& r, Node* index, int64_t dim, Node* source) {
  for (int64_t d = 0; d < dim; ++d) index = r.Call(OpId::unsqueeze, {index, 0});
  for (int64_t d = dim + 1; d < TypeAt(source).dim(); ++d) index = r.Call(OpId::unsqueeze, {index, -1});
  return r.Call(OpId::expand, {index, Argument::List(r.SizesOf(source))});
}

// Unlike index_put, index_copy refuses negative positions.
bool IndexCopy(Rewriter& r, const NodeArguments& args) {
  Node* self = args.NodeAt(0);
  Node* index = args.NodeAt(2);
  const std::optional<int64_t> dim = DimFromStart(args);
  if (!dim || TypeAt(index).dim() != 1 || TypeAt(args.NodeAt(3)).dim() != TypeAt(self).dim()) return false;
  const std::optional<int64_t> size = TypeAt(self).sizes[*dim].constant();
  if (!size) return false;
  if (*dim > 0 && TypeAt(index).dtype == DType::kInt64 && !(TypeAt(args.NodeAt(3)).numel() == SymInt(0))) {
    r.Replace(r.Call(OpId::scatter_src, {self, *dim, ExpandedAlong(r, index, *dim, args.NodeAt(3)), args.NodeAt(3)}));
    return true;
  }
  index = r.Call(OpId::where_ScalarSelf, {r.Call(OpId::lt_Scalar, {index, 0}), *size, index});
  r.Replace(r.Call(OpId::index_put, {self, IndicesAlong(*dim, index), args.NodeAt(3), false}));
  return true;
}

// A scatter whose positions are the same along all other dims.
bool IndexReduce(Rewriter& r, const NodeArguments& args) {
  Node* self = args.NodeAt(0);
  Node* index = args.NodeAt(2);
  Node* source = args.NodeAt(3);
  const std::optional<int64_t> dim = DimFromStart(args);
  if (!dim || TypeAt(index).dim() != 1 || TypeAt(source).dim() != TypeAt(self).dim()) return false;
  const std::optional<int64_t> numel = TypeAt(source).numel().constant();
  if (!numel || *numel == 0) return false;  // a scatter of no elements checks no positions
  if (TypeAt(index).dtype != DType::kInt64) index = r.Call(OpId::_to_copy, {index}, {{"dtype", DType::kInt64}});
  index = ExpandedAlong(r, index, *dim, source);
  r.Replace(r.Call(OpId::scatter_reduce_two, {self, *dim, index, source, args.Value("reduce")},
                   {{"include_self", args.Value("include_self")}}));
  return true;
}

}  // namespace

bool DecomposeIndexing(Rewriter& r, OpId op) {
  const NodeArguments args(*r.node());
  if (op == OpId::index_Tensor) return Index(r, args);
  if (op == OpId::index_put) return PutByMask(r, args) || IndexPut(r, args);
  if (op == OpId::index_fill_int_Scalar || op == OpId::index_fill_int_Tensor) return IndexFill(r, args);
  if (op == OpId::take) return Take(r, args);
  if (op == OpId::put) return Put(r, args);
  if (op == OpId::masked_scatter) return MaskedScatter(r, args);
  if (op == OpId::masked_scatter_backward) return MaskedScatterBackward(r, args);
  if (op == OpId::index_copy) return IndexCopy(r, args);
  return op == OpId::index_reduce && IndexReduce(r, args);
}

}  // namespace backtape::jit
