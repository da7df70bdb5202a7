// Ops whose arguments name dims, and views: dims are counted after the batch.
#include <algorithm>
#include <array>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/functions/dims.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/passes/vectorize/batching_rules.h"
#include "backtape/tensor/error.h"

namespace backtape::vectorize {
namespace {

constexpr std::array<absl::string_view, 6> kDims = {"dim", "dims", "dim0", "dim1", "dim2", "dimension"};
constexpr std::array<absl::string_view, 1> kSizes = {"input_sizes"};

bool IsOneOf(absl::string_view name, absl::Span<const absl::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

IValue AfterBatchDim(const IValue& dim, int64_t rank) {
  if (dim.is_int()) return IValue(formulas::WrappedDim(dim.sym_int().value(), rank) + 1);
  if (!dim.is_list()) return dim;
  IValueList dims;
  for (const IValue& item : dim.list()) dims.push_back(AfterBatchDim(item, rank));
  return IValue(std::move(dims));
}

void MoveDims(BatchedCall& call, int64_t rank) {
  for (size_t i = 0; i < call.args().size(); ++i) {
    const ArgSchema& arg = call.op().args[i];
    if (IsOneOf(arg.name, kDims) && arg.type == SchemaType::kInt) call.args()[i] = AfterBatchDim(call.args()[i], rank);
    if (!IsOneOf(arg.name, kSizes)) continue;
    IValueList sizes = call.args()[i].list();
    sizes.insert(sizes.begin(), IValue(call.size()));
    call.args()[i] = IValue(std::move(sizes));
  }
}

const Variable& FirstTensor(const std::vector<Variable>& tensors) { return tensors.front(); }

}  // namespace

// A 0-dim tensor accepts the dims 0 and -1. `least` is 1 for ops that take such tensors as if they had one dim.
IValue AlongDims(BatchedCall& call, int64_t least) {
  const int64_t rank = std::max<int64_t>(call.rank(FirstTensor(call.tensors())), 1);
  const bool has_sizes = call.has("input_sizes");
  if (has_sizes && call.arg("input_sizes").list().empty()) {
    call.arg("input_sizes") = IValue(IValueList{IValue(1)});
    least = rank + 1;
  }
  const int64_t base = has_sizes ? static_cast<int64_t>(call.arg("input_sizes").list().size()) : rank;
  call.ForEachTensor([&](const Variable& x) { return call.BatchedWithRank(x, least); });
  MoveDims(call, base);
  return call.Shaped(call.Call());
}

IValue AlongResultDims(BatchedCall& call, int64_t) {
  call.ForEachTensor([&](const Variable& x) { return call.Batched(x); });
  MoveDims(call, call.result().dim());
  return call.Call();
}

IValue BroadcastAlongDims(BatchedCall& call, int64_t) {
  const int64_t rank = call.max_rank();
  call.ForEachTensor([&](const Variable& x) { return call.BatchedWithRank(x, rank); });
  MoveDims(call, rank);
  return call.Call();
}

// Drops tensors of sizes [0], which PyTorch allows among tensors of more dims.
IValue Cat(BatchedCall& call, int64_t) {
  IValueList kept;
  const int64_t rank = call.result().dim();
  for (const IValue& item : call.arg("tensors").list()) {
    if (call.rank(ToVariable(item)) == rank) kept.push_back(item);
  }
  call.arg("tensors") = IValue(std::move(kept));
  call.ForEachTensor([&](const Variable& x) { return call.Batched(x); });
  MoveDims(call, rank);
  return call.Call();
}

IValue Reduction(BatchedCall& call, int64_t) {
  const int64_t logical_rank = call.rank(FirstTensor(call.tensors()));
  const int64_t rank = std::max<int64_t>(logical_rank, 1);
  call.ForEachTensor([&](const Variable& x) { return call.BatchedWithRank(x, 1); });
  if (!call.has("dim")) RefuseCall("it has no batching rule");
  IValue& dim = call.arg("dim");
  const bool all = dim.is_none() || (dim.is_list() && dim.list().empty());
  // An empty list is all dims for most ops, and none for the others; the sizes of the result show which.
  const bool none = all && logical_rank > 0 && call.result().dim() == logical_rank &&
                    !(call.has("keepdim") && call.arg("keepdim").bool_value());
  if (!all) {
    MoveDims(call, rank);
  } else if (!none) {
    IValueList dims;
    for (const int64_t i : DimRange(1, rank + 1)) dims.emplace_back(i);
    dim = IValue(std::move(dims));
  }
  return call.Shaped(call.Call());
}

IValue Permute(BatchedCall& call, int64_t) {
  IValueList dims = {IValue(0)};
  const IValue moved = AfterBatchDim(call.arg("dims"), call.rank(call.tensor("self")));
  dims.insert(dims.end(), moved.list().begin(), moved.list().end());
  call.arg("dims") = IValue(std::move(dims));
  return call.Call();
}

// The transpose of a matrix; a vector or a number is its own.
IValue Transpose(BatchedCall& call, int64_t) {
  const Variable self = call.tensor("self");
  return IValue(call.rank(self) < 2 ? ops::alias(self) : ops::transpose(self, 1, 2));
}

// A view with the sizes of the result, or a copy if the strides of the batch do not allow a view.
IValue View(BatchedCall& call, int64_t) {
  const Variable self = call.Batched(call.tensor("self"));
  const std::vector<SymInt> sizes = call.WithBatch(call.result().sizes);
  if (self.type().strides.has_value()) {
    try {
      return IValue(ops::view(self, sizes));
    } catch (const Error&) {
      // The strides do not allow it.
    }
  }
  return IValue(ops::reshape(self, sizes));
}

IValue Expand(BatchedCall& call, int64_t) {
  const Variable self = call.BatchedWithRank(call.tensor("self"), call.result().dim());
  return IValue(ops::expand(self, call.WithBatch(call.result().sizes)));
}

IValue Repeat(BatchedCall& call, int64_t) {
  IValueList repeats = call.arg("repeats").list();
  call.arg("self") = IValue(call.BatchedWithRank(call.tensor("self"), static_cast<int64_t>(repeats.size())));
  repeats.insert(repeats.begin(), IValue(1));
  call.arg("repeats") = IValue(std::move(repeats));
  return call.Call();
}

// The strides are those of one sample, so each sample must be contiguous and must hold all elements of the view.
IValue AsStrided(BatchedCall& call, int64_t) {
  const Variable self = call.tensor("self");
  const Node& operand = *call.node().operand(0);
  const TensorType& logical = operand.type().tensor();
  if (!logical.strides.has_value() || *logical.strides != ContiguousStrides(logical.sizes) ||
      !(logical.storage_offset == SymInt(0))) {
    RefuseCall(
        "the tensor is not contiguous from the start of its storage, so the strides do not apply to every sample");
  }
  SymInt last = call.arg("storage_offset").is_none() ? SymInt(0) : call.arg("storage_offset").sym_int();
  const SymInt offset = last;
  const IValueList sizes = call.arg("size").list();
  const IValueList strides = call.arg("stride").list();
  bool is_empty = false;
  for (size_t i = 0; i < sizes.size(); ++i) {
    last += (sizes[i].sym_int() - SymInt(1)) * strides[i].sym_int();
    is_empty = is_empty || sizes[i].sym_int() == SymInt(0);
  }
  const SymInt numel = Product(logical.sizes);
  if (!is_empty && !SymLess(last, numel)) {
    RefuseCall(absl::StrCat("it reads element ", last.ToString(), " of a sample (counted from 0), but a sample has ",
                            numel.ToString(), numel == SymInt(1) ? " element" : " elements"));
  }
  std::vector<SymInt> batch_sizes = {call.size()};
  std::vector<SymInt> batch_strides = {numel};
  for (const IValue& size : sizes) batch_sizes.push_back(size.sym_int());
  for (const IValue& stride : strides) batch_strides.push_back(stride.sym_int());
  const TensorType& type = self.type();
  const bool is_contiguous = type.strides.has_value() && *type.strides == ContiguousStrides(type.sizes);
  const Variable contiguous = is_contiguous ? self : ops::clone(self, MemoryFormat::kContiguous);
  return IValue(ops::as_strided(contiguous, batch_sizes, batch_strides, offset + contiguous.type().storage_offset));
}

}  // namespace backtape::vectorize
