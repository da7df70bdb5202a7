// Reading and writing at positions held in tensors. Positions that differ between samples become positions in the batch
// too: one more index enumerates the samples.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/functions/dims.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/vectorize/batching_rules.h"

namespace backtape::vectorize {
namespace {

bool IsMask(const Variable& index) {
  return index.defined() && (index.dtype() == DType::kBool || index.dtype() == DType::kUInt8);
}

// Where an index call puts the dims of its indices: in place of the first index if all are adjacent, otherwise before
// all other dims.
struct IndexLayout {
  bool is_adjacent = true;
  int64_t first = 0;  // dims before the indices in the result
  int64_t rank = 0;   // of the indices' common sizes; a mask counts as one dim
};

IndexLayout LayoutOf(const BatchedCall& call, const variable_list& indices) {
  IndexLayout layout;
  int64_t first = -1;
  int64_t last = -1;
  for (size_t i = 0; i < indices.size(); ++i) {
    if (!indices[i].defined()) continue;
    const auto place = static_cast<int64_t>(i);
    if (first < 0) first = place;
    if (last >= 0 && place != last + 1) layout.is_adjacent = false;
    last = place;
    layout.rank = std::max(layout.rank, IsMask(indices[i]) ? 1 : call.rank(indices[i]));
  }
  layout.first = layout.is_adjacent ? std::max<int64_t>(first, 0) : 0;
  return layout;
}

// The indices for all samples. If `counted`, an index that enumerates the samples comes first.
variable_list BatchedIndices(const BatchedCall& call, const variable_list& indices, int64_t rank, bool counted) {
  variable_list all;
  if (counted) {
    std::vector<SymInt> sizes(rank + 1, SymInt(1));
    sizes[0] = call.size();
    all.push_back(ops::view(ops::arange(SymScalar(call.size()), DType::kInt64), sizes));
  }
  for (const Variable& index : indices) {
    if (IsMask(index) && call.is_batched(index)) {
      RefuseCall("the mask is batched, so samples may pick different numbers of elements");
    }
    all.push_back(call.WithRank(index, rank));
  }
  return all;
}

variable_list Shifted(const variable_list& indices) {
  variable_list all = {Variable()};
  all.insert(all.end(), indices.begin(), indices.end());
  return all;
}

bool AnyBatched(const BatchedCall& call, const variable_list& indices) {
  return std::any_of(indices.begin(), indices.end(), [&](const Variable& index) { return call.is_batched(index); });
}

// Expands a list of positions, of sizes [k] for each sample, to the index of a gather or scatter along dim `dim` of
// `self`, which is batched.
Variable PositionsInRows(const BatchedCall& call, const Variable& index, const Variable& self, int64_t dim) {
  std::vector<SymInt> sizes = SymSizesOf(self);
  const Variable listed = call.BatchedWithRank(index, 1);
  std::vector<SymInt> narrow(sizes.size(), SymInt(1));
  narrow[0] = sizes[0];
  narrow[dim] = sizes[dim] = SymSizeOf(listed, 1);
  return ops::expand(ops::reshape(listed, narrow), sizes);
}

}  // namespace

IValue IndexSelect(BatchedCall& call, int64_t) {
  const Variable self = call.tensor("self");
  const Variable index = call.tensor("index");
  const int64_t dim = formulas::WrappedDim(call.arg("dim").sym_int().value(), std::max<int64_t>(call.rank(self), 1));
  if (!call.is_batched(index)) {
    return IValue(call.Shaped(ops::index_select(call.BatchedWithRank(self, 1), dim + 1, index)));
  }
  if (call.is_batched(self)) {
    const Variable rows = call.BatchedWithRank(self, 1);
    return IValue(call.Shaped(ops::gather(rows, dim + 1, PositionsInRows(call, index, rows, dim + 1))));
  }
  // A 0-dim tensor has only index 0.
  const Variable row = self.dim() == 0 ? ops::unsqueeze(self, 0) : self;
  const Variable picked = ops::index_select(row, dim, ops::reshape(index, {SymNumelOf(index)}));
  return IValue(call.Shaped(call.Split(picked, dim)));
}

IValue Index(BatchedCall& call, int64_t) {
  const Variable self = call.tensor("self");
  const variable_list indices = ToVariableList(call.arg("indices"));
  const IndexLayout layout = LayoutOf(call, indices);
  if (!AnyBatched(call, indices)) {
    const Variable picked = ops::index(self, Shifted(indices));
    return IValue(MovedDim(picked, layout.is_adjacent ? 0 : layout.rank, 0));
  }
  const bool counted = call.is_batched(self);
  const Variable picked = ops::index(self, BatchedIndices(call, indices, layout.rank, counted));
  if (!counted) return IValue(MovedDim(picked, layout.first, 0));
  // The index that enumerates the samples is not adjacent to the others, so `picked` has the dims of the indices before
  // all other dims of a sample. The dims of the indices belong after the first `layout.first` of the other dims.
  std::vector<int64_t> dims = {0};
  for (const int64_t i : DimRange(1 + layout.rank, 1 + layout.rank + layout.first)) dims.push_back(i);
  for (const int64_t i : DimRange(1, 1 + layout.rank)) dims.push_back(i);
  for (const int64_t i : DimRange(1 + layout.rank + layout.first, picked.dim())) dims.push_back(i);
  return IValue(layout.first == 0 ? picked : ops::permute(picked, dims));
}

IValue IndexPut(BatchedCall& call, int64_t) {
  const Variable self = call.Batched(call.tensor("self"));
  const Variable values = call.tensor("values");
  const variable_list indices = ToVariableList(call.arg("indices"));
  const bool accumulate = call.arg("accumulate").bool_value();
  const IndexLayout layout = LayoutOf(call, indices);
  if (AnyBatched(call, indices) && indices.size() == 1 && IsMask(indices[0]) && call.rank(values) == 0) {
    // Writes one number to the elements that each sample's mask picks.
    const int64_t rank = self.dim() - 1;
    std::vector<SymInt> sizes = call.sizes(indices[0]);
    sizes.resize(rank, SymInt(1));
    const Variable mask = ops::reshape(indices[0], call.WithBatch(sizes));
    const Variable number = ops::_to_copy(call.WithRank(values, rank), self.dtype());
    return IValue(ops::where(mask, accumulate ? ops::add(self, number) : number, self));
  }
  // For one sample, the picked elements have the dims of the indices in place of the indexed dims.
  int64_t indexed = 0;
  for (const Variable& index : indices) {
    if (index.defined()) indexed += IsMask(index) ? index.dim() - (call.is_batched(index) ? 1 : 0) : 1;
  }
  const int64_t picked_rank = self.dim() - 1 - indexed + layout.rank;
  if (!AnyBatched(call, indices) && layout.is_adjacent) {
    return IValue(ops::index_put(self, Shifted(indices), call.WithRank(values, picked_rank), accumulate));
  }
  Variable placed = call.WithRank(values, picked_rank);
  if (layout.first > 0 && call.rank(values) > 0) {
    placed = call.BatchedWithRank(values, picked_rank);
    std::vector<int64_t> dims = {0};
    for (const int64_t i : DimRange(1 + layout.first, 1 + layout.first + layout.rank)) dims.push_back(i);
    for (const int64_t i : DimRange(1, 1 + layout.first)) dims.push_back(i);
    for (const int64_t i : DimRange(1 + layout.first + layout.rank, placed.dim())) dims.push_back(i);
    placed = ops::permute(placed, dims);
  }
  return IValue(ops::index_put(self, BatchedIndices(call, indices, layout.rank, true), placed, accumulate));
}

// index_add, index_copy, index_fill and index_reduce. Positions that differ between samples
// become indices of a scatter.
IValue IndexAlongDim(BatchedCall& call, int64_t) {
  if (!call.is_batched(call.tensor("index"))) {
    const Variable index = call.tensor("index");
    const int64_t rank = std::max<int64_t>(call.rank(call.tensor("self")), 1);
    call.arg("self") = IValue(call.BatchedWithRank(call.tensor("self"), 1));
    if (call.has("source")) call.arg("source") = IValue(call.BatchedWithRank(call.tensor("source"), rank));
    call.arg("dim") = IValue(formulas::WrappedDim(call.arg("dim").sym_int().value(), rank) + 1);
    return call.Shaped(call.Call());
  }
  const Variable self = call.BatchedWithRank(call.tensor("self"), 1);
  const int64_t dim = formulas::WrappedDim(call.arg("dim").sym_int().value(), self.dim() - 1) + 1;
  const Variable index = PositionsInRows(call, call.tensor("index"), self, dim);
  if (call.op().is(OpId::index_fill_int_Scalar) || call.op().is(OpId::index_fill_int_Tensor)) {
    return call.Shaped(IValue(ops::scatter(self, dim, index, call.arg("value").sym_scalar())));
  }
  const Variable source = ops::reshape(call.Batched(call.tensor("source")), SymSizesOf(index));
  if (call.op().is(OpId::index_copy)) return call.Shaped(IValue(ops::scatter(self, dim, index, source)));
  if (call.op().is(OpId::index_add)) {
    Variable scaled = ops::mul(source, call.arg("alpha").sym_scalar());
    // A bool times a number is an integer.
    if (scaled.dtype() != source.dtype()) scaled = ops::_to_copy(scaled, source.dtype());
    return call.Shaped(IValue(ops::scatter_add(self, dim, index, scaled)));
  }
  return call.Shaped(call.CallOther(OpId::scatter_reduce_two,
                                    {IValue(self), IValue(dim), IValue(index), IValue(source), call.arg("reduce")},
                                    {{"include_self", call.arg("include_self")}}));
}

IValue Embedding(BatchedCall& call, int64_t) {
  const Variable weight = call.tensor("weight");
  const Variable indices = call.tensor("indices");
  if (!call.is_batched(weight)) return call.Call();
  if (!call.is_batched(indices)) {
    return IValue(call.Shaped(ops::index_select(weight, 1, ops::reshape(indices, {SymNumelOf(indices)}))));
  }
  return IValue(ops::index(weight, BatchedIndices(call, {indices}, call.rank(indices), true)));
}

}  // namespace backtape::vectorize
