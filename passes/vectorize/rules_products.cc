// Matrix products. If the right operand is the same for all samples, the samples become additional rows of the left
// operand.
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

// A stack of matrices for each sample, followed by a matrix of zeros.
Variable WithZeroMatrix(const BatchedCall& call, const Variable& stack) {
  const std::vector<SymInt> sizes = call.sizes(stack);
  const Variable zeros = ops::new_zeros(stack, {call.size(), 1, sizes[1], sizes[2]});
  return ops::reshape(ops::cat({call.Batched(stack), zeros}, 1), {call.size() * (sizes[0] + 1), sizes[1], sizes[2]});
}

// Returns the ends of the groups of all samples, which are joined along the dim that the groups divide. What remains of
// a sample's dim after its last group is a group of its own.
Variable EndsOfAll(const BatchedCall& call, const Variable& ends, const SymInt& length) {
  const SymInt groups = call.sizes(ends)[0];
  const Variable rest = ops::full({call.size(), 1}, SymScalar(length), DType::kInt32);
  const Variable starts = ops::mul(ops::arange(SymScalar(call.size()), DType::kInt32), SymScalar(length));
  const Variable all = ops::cat({call.Batched(ends), rest}, 1);
  return ops::reshape(ops::add(all, ops::unsqueeze(starts, 1)), {call.size() * (groups + 1)});
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

IValue GroupedProduct(BatchedCall& call, int64_t) {
  const Variable a = call.tensor("self");
  const Variable b = call.tensor("mat2");
  const Variable ends = call.tensor("offs");
  const bool a_is_stack = call.rank(a) == 3;
  const bool b_is_stack = call.rank(b) == 3;
  if (a_is_stack && b_is_stack) {
    return IValue(call.Shaped(ops::_grouped_mm(FlatMatrices(call, a), FlatMatrices(call, b))));
  }
  if (b_is_stack) {
    const Variable all = EndsOfAll(call, ends, call.sizes(a)[0]);
    return IValue(call.Shaped(ops::_grouped_mm(call.Merged(a, 0), WithZeroMatrix(call, b), all)));
  }
  if (a_is_stack) {
    const Variable all = EndsOfAll(call, ends, call.sizes(b)[1]);
    return IValue(call.Split(ops::_grouped_mm(WithZeroMatrix(call, a), call.Merged(b, 1), all), 1));
  }
  const Variable all = EndsOfAll(call, ends, call.sizes(a)[1]);
  const Variable products = ops::_grouped_mm(call.Merged(a, 1), call.Merged(b, 0), all);
  const SymIntVector& sizes = call.result().sizes;
  const Variable of_samples = ops::reshape(products, {call.size(), sizes[0] + 1, sizes[1], sizes[2]});
  return IValue(ops::slice(of_samples, 1, SymInt(0), sizes[0]));
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

// Joins the matrices of a sample along the inner dim, so that one product also sums over them.
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
