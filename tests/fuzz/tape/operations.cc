#include "backtape/tests/fuzz/tape/operations.h"

#include <tuple>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/composite/geometry.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/tests/fuzz/tape/custom_functions.h"

namespace backtape::tape_fuzz {
namespace {

variable_list Results(Variable result) { return {std::move(result)}; }
variable_list Results(variable_list results) { return results; }
variable_list List(const std::tuple<Variable, Variable>& pair) { return {std::get<0>(pair), std::get<1>(pair)}; }

#define BACKTAPE_OPERATION(name, expression)                              \
  Operation {                                                             \
#name, [](const Call& c) { return Results(expression); }, #expression \
  }

const Operation kOperations[] = {
    // Pointwise.
    BACKTAPE_OPERATION(sin, ops::sin(c.V(0))),
    BACKTAPE_OPERATION(tanh, ops::tanh(c.V(0))),
    BACKTAPE_OPERATION(sigmoid, ops::sigmoid(c.V(0))),
    BACKTAPE_OPERATION(neg, ops::neg(c.V(0))),
    BACKTAPE_OPERATION(relu, ops::relu(c.V(0))),
    BACKTAPE_OPERATION(abs, ops::abs(c.V(0))),
    BACKTAPE_OPERATION(clone, ops::clone(c.V(0))),
    BACKTAPE_OPERATION(square, c.V(0) * c.V(0)),
    BACKTAPE_OPERATION(add, ops::add(c.V(0), c.V(1))),
    BACKTAPE_OPERATION(sub, ops::sub(c.V(0), c.V(1))),
    BACKTAPE_OPERATION(mul, ops::mul(c.V(0), c.V(1))),
    BACKTAPE_OPERATION(add_scaled, ops::add(c.V(0), c.V(1), c.F(2))),
    BACKTAPE_OPERATION(add_number, ops::add(c.V(0), c.F(1))),
    BACKTAPE_OPERATION(mul_number, ops::mul(c.V(0), c.F(1))),
    BACKTAPE_OPERATION(lerp, ops::lerp(c.V(0), c.V(1), c.F(2))),
    BACKTAPE_OPERATION(addcmul, ops::addcmul(c.V(0), c.V(1), c.V(2), c.F(3))),
    BACKTAPE_OPERATION(where_positive, ops::where(c.V(0) > 0.0, c.V(1), c.V(2))),
    BACKTAPE_OPERATION(dropout, ops::dropout(c.V(0), c.F(1), true)),
    // Reductions and products.
    BACKTAPE_OPERATION(sum, ops::sum(c.V(0))),
    BACKTAPE_OPERATION(mean, ops::mean(c.V(0))),
    BACKTAPE_OPERATION(sum_dim, ops::sum(c.V(0), c.D(1), c.I(2) != 0)),
    BACKTAPE_OPERATION(mean_dim, ops::mean(c.V(0), c.D(1), c.I(2) != 0)),
    BACKTAPE_OPERATION(amax, ops::amax(c.V(0), c.D(1), c.I(2) != 0)),
    BACKTAPE_OPERATION(softmax, ops::softmax(c.V(0), c.I(1))),
    BACKTAPE_OPERATION(cumsum, ops::cumsum(c.V(0), c.I(1))),
    BACKTAPE_OPERATION(matmul, ops::matmul(c.V(0), c.V(1))),
    BACKTAPE_OPERATION(cat, ops::cat(c.Vs(1), c.I(0))),
    BACKTAPE_OPERATION(stack, ops::stack(c.Vs(1), c.I(0))),
    // Sorts and scans along a dim.
    BACKTAPE_OPERATION(sort, List(ops::sort(c.V(0), c.I(1), c.I(2) != 0))),
    BACKTAPE_OPERATION(topk, List(ops::topk(c.V(0), c.I(1), c.I(2)))),
    BACKTAPE_OPERATION(cummax, List(ops::cummax(c.V(0), c.I(1)))),
    BACKTAPE_OPERATION(max_dim, List(ops::max(c.V(0), c.I(1), true))),
    BACKTAPE_OPERATION(cumprod, ops::cumprod(c.V(0), c.I(1))),
    BACKTAPE_OPERATION(logcumsumexp, ops::logcumsumexp(c.V(0), c.I(1))),
    BACKTAPE_OPERATION(log_softmax, ops::log_softmax(c.V(0), c.I(1))),
    BACKTAPE_OPERATION(prod_dim, ops::clone(ops::prod(c.V(0), c.I(1)))),
    BACKTAPE_OPERATION(logsumexp, ops::logsumexp(c.V(0), {c.I(1)})),
    BACKTAPE_OPERATION(flip, ops::flip(c.V(0), {c.I(1)})),
    BACKTAPE_OPERATION(roll, ops::roll(c.V(0), {1}, {c.I(1)})),
    BACKTAPE_OPERATION(gather, ops::gather(c.V(0), c.I(1), c.V(2))),
    BACKTAPE_OPERATION(scatter, ops::scatter(c.V(0), c.I(1), c.V(2), c.V(3))),
    BACKTAPE_OPERATION(scatter_add, ops::scatter_add(c.V(0), c.I(1), c.V(2), c.V(3))),
    BACKTAPE_OPERATION(scatter_, ops::scatter_(c.V(0), c.I(1), c.V(2), c.V(3))),
    BACKTAPE_OPERATION(scatter_add_, ops::scatter_add_(c.V(0), c.I(1), c.V(2), c.V(3))),
    // Dtypes.
    BACKTAPE_OPERATION(to_f32, c.V(0).to(DType::kFloat32)),
    BACKTAPE_OPERATION(to_f64, c.V(0).to(DType::kFloat64)),
    BACKTAPE_OPERATION(to_i64, ops::mul(c.V(0), 3).to(DType::kInt64)),
    BACKTAPE_OPERATION(to_b8, ops::gt(c.V(0), 0.1)),
    BACKTAPE_OPERATION(maximum, ops::maximum(c.V(0), c.V(1))),
    BACKTAPE_OPERATION(where, ops::where(c.V(0), c.V(1), c.F(2))),
    // Views.
    BACKTAPE_OPERATION(view, ops::view(c.V(0), c.L(1))),
    BACKTAPE_OPERATION(reshape, ops::reshape(c.V(0), c.L(1))),
    BACKTAPE_OPERATION(flatten, ops::flatten(c.V(0), c.I(1), c.I(2))),
    BACKTAPE_OPERATION(contiguous, ops::contiguous(c.V(0))),
    BACKTAPE_OPERATION(transpose, ops::transpose(c.V(0), c.I(1), c.I(2))),
    BACKTAPE_OPERATION(permute, ops::permute(c.V(0), c.D(1))),
    BACKTAPE_OPERATION(slice, ops::slice(c.V(0), c.I(1), c.I(2), c.I(3), c.I(4))),
    BACKTAPE_OPERATION(select, ops::select(c.V(0), c.I(1), c.I(2))),
    BACKTAPE_OPERATION(expand, ops::expand(c.V(0), c.L(1))),
    BACKTAPE_OPERATION(as_strided, ops::as_strided(c.V(0), c.L(1), c.L(2), c.I(3))),
    BACKTAPE_OPERATION(diagonal, ops::diagonal(c.V(0), c.I(1), c.I(2), c.I(3))),
    BACKTAPE_OPERATION(squeeze, ops::squeeze(c.V(0), c.I(1))),
    BACKTAPE_OPERATION(unsqueeze, ops::unsqueeze(c.V(0), c.I(1))),
    BACKTAPE_OPERATION(unbind, ops::unbind(c.V(0), c.I(1))),
    BACKTAPE_OPERATION(split, ops::split(c.V(0), c.I(1), c.I(2))),
    BACKTAPE_OPERATION(alias, ops::alias(c.V(0))),
    BACKTAPE_OPERATION(detach, c.V(0).detach()),
    // Elements chosen by indices or a mask.
    BACKTAPE_OPERATION(index_select, ops::index_select(c.V(0), c.I(1), Indices(c.D(2)))),
    BACKTAPE_OPERATION(index, ops::index(c.V(0), {Indices(c.D(1))})),
    BACKTAPE_OPERATION(masked_fill, ops::masked_fill(c.V(0), c.V(1) > 0.0, c.F(2))),
    BACKTAPE_OPERATION(masked_fill_, ops::masked_fill_(c.V(0), c.V(1) > 0.0, c.F(2))),
    BACKTAPE_OPERATION(index_fill_, ops::index_fill_(c.V(0), c.I(1), Indices(c.D(2)), c.F(3))),
    BACKTAPE_OPERATION(index_put_, ops::index_put_(c.V(0), {Indices(c.D(1))}, c.V(2), c.I(3) != 0)),
    // Changes of sizes and detach_.
    BACKTAPE_OPERATION(transpose_, ops::transpose_(c.V(0), c.I(1), c.I(2))),
    BACKTAPE_OPERATION(unsqueeze_, ops::unsqueeze_(c.V(0), c.I(1))),
    BACKTAPE_OPERATION(squeeze_, ops::squeeze_(c.V(0), c.I(1))),
    BACKTAPE_OPERATION(detach_, ops::detach_(c.V(0))),
    // In-place ops.
    BACKTAPE_OPERATION(add_, ops::add_(c.V(0), c.V(1))),
    BACKTAPE_OPERATION(sub_, ops::sub_(c.V(0), c.V(1))),
    BACKTAPE_OPERATION(mul_, ops::mul_(c.V(0), c.V(1))),
    BACKTAPE_OPERATION(add_number_, ops::add_(c.V(0), c.F(1))),
    BACKTAPE_OPERATION(mul_number_, ops::mul_(c.V(0), c.F(1))),
    BACKTAPE_OPERATION(addcmul_, ops::addcmul_(c.V(0), c.V(1), c.V(2), c.F(3))),
    BACKTAPE_OPERATION(copy_, ops::copy_(c.V(0), c.V(1))),
    BACKTAPE_OPERATION(sin_, ops::sin_(c.V(0))),
    BACKTAPE_OPERATION(tanh_, ops::tanh_(c.V(0))),
    BACKTAPE_OPERATION(sigmoid_, ops::sigmoid_(c.V(0))),
    BACKTAPE_OPERATION(relu_, ops::relu_(c.V(0))),
    BACKTAPE_OPERATION(zero_, ops::zero_(c.V(0))),
    BACKTAPE_OPERATION(fill_, ops::fill_(c.V(0), c.F(1))),
    // Further functions.
    BACKTAPE_OPERATION(cos, ops::cos(c.V(0))),
    BACKTAPE_OPERATION(erf, ops::erf(c.V(0))),
    BACKTAPE_OPERATION(atan, ops::atan(c.V(0))),
    BACKTAPE_OPERATION(softplus, ops::softplus(c.V(0))),
    BACKTAPE_OPERATION(silu, ops::silu(c.V(0))),
    BACKTAPE_OPERATION(gelu, ops::gelu(c.V(0))),
    BACKTAPE_OPERATION(asinh, ops::asinh(c.V(0))),
    BACKTAPE_OPERATION(log1p_square, ops::log1p(ops::square(c.V(0)))),
    BACKTAPE_OPERATION(root, ops::sqrt(ops::add(ops::square(c.V(0)), 1.0))),
    BACKTAPE_OPERATION(inverse, ops::reciprocal(ops::add(ops::square(c.V(0)), 1.0))),
    BACKTAPE_OPERATION(layer_norm, ops::layer_norm(c.V(0), {c.V(0).sym_sizes().back()}, {}, {}, 0.01)),
    BACKTAPE_OPERATION(tril, ops::tril(c.V(0))),
    BACKTAPE_OPERATION(elu, ops::elu(c.V(0))),
    BACKTAPE_OPERATION(leaky_relu, ops::leaky_relu(c.V(0))),
    BACKTAPE_OPERATION(exp, ops::exp(c.V(0))),
    BACKTAPE_OPERATION(sign, ops::sign(c.V(0))),
    BACKTAPE_OPERATION(hardtanh, ops::hardtanh(c.V(0))),
    BACKTAPE_OPERATION(floor, ops::floor(c.V(0))),
    BACKTAPE_OPERATION(log_gamma, ops::lgamma(ops::add(ops::square(c.V(0)), 0.5))),
    BACKTAPE_OPERATION(quotient, ops::div(c.V(0), ops::add(ops::square(c.V(1)), 1.0))),
    BACKTAPE_OPERATION(logaddexp, ops::logaddexp(c.V(0), c.V(1))),
    BACKTAPE_OPERATION(atan2, ops::atan2(c.V(0), c.V(1))),
    BACKTAPE_OPERATION(minimum, ops::minimum(c.V(0), c.V(1))),
    BACKTAPE_OPERATION(hypot, ops::hypot(c.V(0), c.V(1))),
    BACKTAPE_OPERATION(mse_loss, ops::mse_loss(c.V(0), c.V(1))),
    BACKTAPE_OPERATION(smooth_l1_loss, ops::smooth_l1_loss(c.V(0), c.V(1))),
    BACKTAPE_OPERATION(var_dim, ops::var(c.V(0), c.D(1), SymScalar(0), c.I(2) != 0)),
    BACKTAPE_OPERATION(std_dim, ops::std(c.V(0), c.D(1), SymScalar(0), c.I(2) != 0)),
    BACKTAPE_OPERATION(norm_dim, ops::linalg_vector_norm(c.V(0), 2, c.D(1), c.I(2) != 0)),
    BACKTAPE_OPERATION(amin, ops::amin(c.V(0), c.D(1), c.I(2) != 0)),
    BACKTAPE_OPERATION(pad, ops::constant_pad_nd(c.V(0), c.L(1), 0.5)),
    BACKTAPE_OPERATION(repeat, ops::repeat(c.V(0), c.L(1))),
    BACKTAPE_OPERATION(select_scatter, ops::clone(ops::select_scatter(c.V(0), c.V(1), c.I(2), 0))),
    BACKTAPE_OPERATION(slice_scatter, ops::clone(ops::slice_scatter(c.V(0), c.V(1), c.I(2), 0, 1))),
    BACKTAPE_OPERATION(addmm, ops::addmm(c.V(0), c.V(1), c.V(2), 0.5, 2.0)),
    BACKTAPE_OPERATION(index_add, ops::index_add(c.V(0), 0, Indices(c.D(1)), c.V(2))),
    BACKTAPE_OPERATION(index_add_, ops::index_add_(c.V(0), 0, Indices(c.D(1)), c.V(2))),
    BACKTAPE_OPERATION(atan_, ops::atan_(c.V(0))),
    BACKTAPE_OPERATION(softplus_exp_, ops::log1p_(ops::exp_(ops::clamp_(c.V(0), -9.0, 9.0)))),
    BACKTAPE_OPERATION(square_self_, ops::mul_(c.V(0), c.V(0))),
    BACKTAPE_OPERATION(neg_, ops::neg_(c.V(0))),
    BACKTAPE_OPERATION(clamp_, ops::clamp_(c.V(0), -0.5, 0.5)),
    BACKTAPE_OPERATION(exp_, ops::exp_(c.V(0))),
    BACKTAPE_OPERATION(lerp_, ops::lerp_(c.V(0), c.V(1), 0.25)),
    BACKTAPE_OPERATION(sub_scaled_, ops::sub_(c.V(0), c.V(1), 0.5)),
    BACKTAPE_OPERATION(atan2_, ops::atan2_(c.V(0), c.V(1))),
    BACKTAPE_OPERATION(addcdiv_, ops::addcdiv_(c.V(0), c.V(1), ops::add(ops::square(c.V(1)), 1.0), 0.5)),
    // Custom functions.
    BACKTAPE_OPERATION(cube, Cube<false>::Apply(c.V(0))),
    BACKTAPE_OPERATION(cube_traceable, Cube<true>::Apply(c.V(0))),
    BACKTAPE_OPERATION(half, Half<false>::Apply(c.V(0), c.V(1))),
    BACKTAPE_OPERATION(half_traceable, Half<true>::Apply(c.V(0), c.V(1))),
    BACKTAPE_OPERATION(pair, Pair<false>::Apply(c.V(0))),
    BACKTAPE_OPERATION(pair_traceable, Pair<true>::Apply(c.V(0))),
    BACKTAPE_OPERATION(doubled, Doubled::Apply(c.V(0))),
    BACKTAPE_OPERATION(same, Same::Apply(c.V(0))),
    BACKTAPE_OPERATION(fails, Fails::Apply(c.V(0))),
    BACKTAPE_OPERATION(once, Once::Apply(c.V(0))),
    BACKTAPE_OPERATION(marked, Marked::Apply(c.V(0))),
    BACKTAPE_OPERATION(weighted, Weighted::Apply(variable_list(c.Vs(0)))),
    BACKTAPE_OPERATION(with_setup, WithSetup::Apply(c.V(0), c.F(1))),
    BACKTAPE_OPERATION(recomputed, Recomputed(c.V(0), c.V(1))),
    BACKTAPE_OPERATION(packed, Packed(c.V(0))),
    BACKTAPE_OPERATION(checkpoint, Checkpoint::Apply(c.V(0), Checkpoint::Hidden{c.V(1)})),
};
#undef BACKTAPE_OPERATION

}  // namespace

const Operation* FindOperation(absl::string_view name) {
  for (const Operation& operation : kOperations) {
    if (operation.name == name) return &operation;
  }
  return nullptr;
}

}  // namespace backtape::tape_fuzz
