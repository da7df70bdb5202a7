// Indexing ops in terms of index, index_put and searches.
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/passes/vectorize/rewrites.h"

namespace backtape::vectorize {
namespace {

Variable InOneDim(const Variable& x) { return ops::reshape(x, {SymNumelOf(x)}); }

// The indices with every position in range. Where a mask is false, they are not used.
variable_list Clamped(const variable_list& indices, const Variable& self) {
  variable_list clamped;
  for (size_t i = 0; i < indices.size(); ++i) {
    if (!indices[i].defined()) {
      clamped.emplace_back();
      continue;
    }
    const SymInt size = SymSizeOf(self, static_cast<int64_t>(i));
    clamped.push_back(ops::clamp(indices[i], SymScalar(-size), SymScalar(size - SymInt(1))));
  }
  return clamped;
}

}  // namespace

Rewritten Take(const RewriteCall& call) {
  return IValue(ops::index(InOneDim(call.tensor("self")), {call.tensor("index")}));
}

Rewritten Put(const RewriteCall& call) {
  const Variable self = call.tensor("self");
  const Variable index = call.tensor("index");
  const Variable source = ops::reshape(call.tensor("source"), SymSizesOf(index));
  const Variable put = ops::index_put(InOneDim(self), {index}, source, call.arg("accumulate").bool_value());
  return IValue(ops::reshape(put, SymSizesOf(self)));
}

// The k-th element under the mask gets element k of the source.
Rewritten MaskedScatter(const RewriteCall& call) {
  const Variable self = call.tensor("self");
  const Variable mask = InOneDim(ops::expand(call.tensor("mask"), SymSizesOf(self)));
  const Variable places = ops::sub(ops::cumsum(mask, 0, DType::kInt64), SymScalar(1));
  const Variable picked = ops::gather(InOneDim(call.tensor("source")), 0, ops::where(mask, places, SymScalar(0)));
  return IValue(ops::reshape(ops::where(mask, picked, InOneDim(self)), SymSizesOf(self)));
}

Rewritten IsIn(const RewriteCall& call) {
  if (!call.depends(call.arg("test_elements"))) return std::nullopt;
  const Variable equal = ops::eq(ops::unsqueeze(call.tensor("elements"), -1), InOneDim(call.tensor("test_elements")));
  const Variable found = ops::any(equal, -1);
  return IValue(call.arg("invert").bool_value() ? ops::logical_not(found) : found);
}

Rewritten IndexFillTensor(const RewriteCall& call) {
  if (!call.depends(call.arg("value")) && !call.depends(call.arg("index"))) return std::nullopt;
  const Variable self = call.tensor("self");
  const Variable index = call.tensor("index");
  std::vector<SymInt> sizes = SymSizesOf(self);
  const int64_t dim = call.arg("dim").sym_int().value();
  if (!sizes.empty()) sizes[dim < 0 ? dim + static_cast<int64_t>(sizes.size()) : dim] = SymNumelOf(index);
  const Variable source = ops::expand(ops::_to_copy(call.tensor("value"), self.dtype()), sizes);
  return IValue(ops::index_copy(self, dim, index, source));
}

Rewritten EmbeddingBackward(const RewriteCall& call) {
  const Variable indices = InOneDim(call.tensor("indices"));
  const SymInt count = SymNumelOf(indices);
  const SymInt width = SymSizeOf(call.tensor("grad_output"), -1);
  const SymInt rows = call.arg("num_weights").sym_int();
  Variable grad = ops::reshape(call.tensor("grad_output"), {count, width});
  const SymInt padding = call.arg("padding_idx").sym_int();
  if (SymLess(SymInt(-1), padding)) {
    grad = ops::where(ops::unsqueeze(ops::eq(indices, SymScalar(padding)), 1), SymScalar(0), grad);
  }
  if (call.arg("scale_grad_by_freq").bool_value()) {
    const Variable ones = ops::new_ones(grad, {count});
    const Variable counts = ops::index_put(ops::new_zeros(grad, {rows}), {indices}, ones, true);
    grad = ops::div(grad, ops::unsqueeze(ops::index(counts, {indices}), 1));
  }
  return IValue(ops::index_put(ops::new_zeros(grad, {rows, width}), {indices}, grad, true));
}

Rewritten Bucketize(const RewriteCall& call) {
  if (!call.depends(call.arg("boundaries"))) return std::nullopt;
  return IValue(ops::searchsorted(call.tensor("boundaries"), call.tensor("self"), call.arg("out_int32").bool_value(),
                                  call.arg("right").bool_value()));
}

Rewritten MaskedIndex(const RewriteCall& call) {
  const Variable self = call.tensor("self");
  const Variable picked = ops::index(self, Clamped(ToVariableList(call.arg("indices")), self));
  return IValue(ops::where(call.tensor("mask"), picked, call.arg("fill").sym_scalar()));
}

Rewritten MaskedIndexPut(const RewriteCall& call) {
  const Variable self = call.tensor("self");
  const Variable values = ops::where(call.tensor("mask"), call.tensor("values"), SymScalar(0));
  return IValue(ops::index_put(self, Clamped(ToVariableList(call.arg("indices")), self), values, true));
}

}  // namespace backtape::vectorize
