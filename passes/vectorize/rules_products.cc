// Matrix products. Where the right operand is the same for all samples, the samples are more rows of the left one.
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/passes/vectorize/batching_rules.h"

namespace backtape::vectorize {
namespace {

Variable Column(const BatchedCall& call, const Variable& x) { return ops::unsqueeze(call.Batched(x), -1); }

Variable Row(const BatchedCall& call, const Variable& x) { return ops::unsqueeze(call.Batched(x), 1); }

// The addend of a matrix product. A batched one gets two logical dims.
Variable Addend(const BatchedCall& call, const Variable& self) { return call.WithRank(self, 2); }

IValue AddProduct(BatchedCall& call, const Variable& self, const Variable& a, const Variable& b) {
  const SymScalar beta = call.arg("beta").sym_scalar();
  const SymScalar alpha = call.arg("alpha").sym_scalar();
  return call.Shaped(IValue(ops::baddbmm(self, a, b, beta, alpha)));
}

Variable FlatMatrices(const BatchedCall& call, const Variable& x) {
  const std::vector<SymInt> sizes = call.sizes(x);
  return ops::reshape(call.Batched(x), {call.size() * sizes[0], sizes[1], sizes[2]});
}

}  // namespace

IValue MatrixProduct(BatchedCall& call, int64_t) {
  const Variable a = call.tensor("self");
  const Variable b = call.tensor("mat2");
  if (!call.is_batched(b)) return IValue(call.Shaped(ops::mm(call.Merged(a, 0), b)));
  return IValue(ops::bmm(call.Batched(a), call.Batched(b)));
}

IValue AddMatrixProduct(BatchedCall& call, int64_t) {
  const Variable self = call.tensor("self");
  const Variable a = call.tensor("mat1");
  const Variable b = call.tensor("mat2");
  const bool is_row = self.dim() < 2 || SymSizeOf(self, 0) == SymInt(1);
  if (!call.is_batched(self) && !call.is_batched(b) && is_row) {
    call.arg("mat1") = IValue(call.Merged(a, 0));
    return call.Shaped(call.Call());
  }
  return AddProduct(call, Addend(call, self), call.Batched(a), call.Batched(b));
}

IValue BatchedProduct(BatchedCall& call, int64_t) {
  return IValue(
      call.Shaped(ops::bmm(FlatMatrices(call, call.tensor("self")), FlatMatrices(call, call.tensor("mat2")))));
}

IValue AddBatchedProduct(BatchedCall& call, int64_t) {
  const TensorType& out = call.result();
  const Variable self = ops::expand(call.BatchedWithRank(call.tensor("self"), 3), call.WithBatch(out.sizes));
  const Variable flat = ops::reshape(self, {call.size() * out.sizes[0], out.sizes[1], out.sizes[2]});
  return AddProduct(call, flat, FlatMatrices(call, call.tensor("batch1")), FlatMatrices(call, call.tensor("batch2")));
}

IValue MatrixVector(BatchedCall& call, int64_t) {
  const Variable matrix = call.tensor("self");
  const Variable vector = call.tensor("vec");
  if (!call.is_batched(vector)) return IValue(call.Shaped(ops::mv(call.Merged(matrix, 0), vector)));
  if (!call.is_batched(matrix)) return IValue(ops::mm(vector, ops::t(matrix)));
  return IValue(call.Shaped(ops::bmm(matrix, Column(call, vector))));
}

IValue DotProduct(BatchedCall& call, int64_t) {
  return IValue(call.Shaped(ops::bmm(Row(call, ToVariable(call.args()[0])), Column(call, ToVariable(call.args()[1])))));
}

IValue AddMatrixVector(BatchedCall& call, int64_t) {
  Variable self = call.WithRank(call.tensor("self"), 1);
  if (self.dim() > 0) self = ops::unsqueeze(self, -1);
  return AddProduct(call, self, call.Batched(call.tensor("mat")), Column(call, call.tensor("vec")));
}

IValue AddOuterProduct(BatchedCall& call, int64_t) {
  return AddProduct(call, Addend(call, call.tensor("self")), Column(call, call.tensor("vec1")),
                    Row(call, call.tensor("vec2")));
}

// The sum over a sample's matrices is part of the inner dim.
IValue AddSumOfProducts(BatchedCall& call, int64_t) {
  const Variable a = call.tensor("batch1");
  const Variable b = call.tensor("batch2");
  const std::vector<SymInt> left = call.sizes(a);
  const std::vector<SymInt> right = call.sizes(b);
  const std::vector<int64_t> rows_first = {0, 2, 1, 3};
  const Variable wide =
      ops::reshape(ops::permute(call.Batched(a), rows_first), {call.size(), left[1], left[0] * left[2]});
  const Variable tall = ops::reshape(call.Batched(b), {call.size(), right[0] * right[1], right[2]});
  return AddProduct(call, Addend(call, call.tensor("self")), wide, tall);
}

}  // namespace backtape::vectorize
