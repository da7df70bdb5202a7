// Compositions of functional transforms, for functions that compute or write in no-grad mode or through detach(). The
// expected values are those of torch.func.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/interp/compare.h"
#include "backtape/passes/func/func.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/autograd/throws.h"

namespace backtape {
namespace {

struct GradModeRow {
  std::string function;
  std::string composition;
  std::vector<double> values;
};

const std::vector<GradModeRow> kRows = {
#include "backtape/tests/passes/func_grad_mode_values.inc"
};

template <typename F>
Variable WithoutGrad(F f) {
  const NoGradGuard no_grad;
  return f();
}

// The functions of func_grad_mode_values.py.

Variable NoGradFactor(const Variable& a) {
  const Variable factor = WithoutGrad([&] { return a * a * a; });
  return ops::sum(a * a * factor);
}

Variable NoGradTerm(const Variable& a) {
  return WithoutGrad([&] { return ops::sum(a * a * a); }) + ops::sum(a * a);
}

Variable DetachedFactor(const Variable& a) { return ops::sum(a * a * (a * a * a).detach()); }

Variable GradInNoGrad(const Variable& a) {
  Variable square;
  const Variable factor = WithoutGrad([&] {
    {
      const EnableGradGuard enable_grad;
      square = a * a;
    }
    return square * a;
  });
  return ops::sum(square * factor);
}

Variable DetachedWrite(const Variable& a) {
  const Variable y = a * 2;
  ops::mul_(y.detach(), 3);
  return ops::sum(y * a);
}

Variable DetachedWriteOfInput(const Variable& a) {
  const Variable y = a * 2;
  ops::mul_(y.detach(), a);
  return ops::sum(y * a);
}

Variable NoGradWrite(const Variable& a) {
  const Variable y = a * 2;
  WithoutGrad([&] { return ops::mul_(y, 3); });
  return ops::sum(y * a);
}

Variable NoGradWriteOfInput(const Variable& a) {
  const Variable y = a * 2;
  WithoutGrad([&] { return ops::mul_(y, a); });
  return ops::sum(y * a);
}

Variable NoGradWriteOfView(const Variable& a) {
  const Variable y = a * 2;
  const Variable v = ops::narrow(y, 0, 0, 2);
  WithoutGrad([&] { return ops::mul_(v, ops::narrow(a, 0, 1, 2)); });
  return ops::sum(y * y) + ops::sum(v * ops::narrow(a, 0, 0, 2));
}

Variable DetachedWriteOfView(const Variable& a) {
  const Variable y = a * 2;
  ops::mul_(ops::slice(y, 0, 1).detach(), ops::slice(a, 0, 0, 2));
  return ops::sum(y * y * a);
}

Variable NoGradWriteOfConstant(const Variable& a) {
  const Variable y = ops::zeros_like(a);
  WithoutGrad([&] { return ops::copy_(y, a * a); });
  return ops::sum(y * y * a);
}

Variable BothWrites(const Variable& a) {
  const Variable y = a * a;
  WithoutGrad([&] { return ops::mul_(y, a); });
  ops::mul_(y, a);
  ops::add_(y.detach(), a);
  return ops::sum(y * a);
}

Variable ReadOfDetached(const Variable& a) {
  const Variable y = a * a;
  const Variable d = y.detach();
  ops::mul_(y, 2);
  WithoutGrad([&] { return ops::mul_(d, a); });
  return ops::sum(y * a) + ops::sum(d * a * a);
}

Variable WriteOfNoGradResult(const Variable& a) {
  const Variable y = WithoutGrad([&] { return a * a; });
  ops::mul_(y, a);
  return ops::sum(y * a);
}

Variable VmapInNoGrad(const Variable& a) {
  const auto square = [](const variable_list& in) -> variable_list {
    const EnableGradGuard enable_grad;
    return {in[0] * in[0]};
  };
  return ops::sum(WithoutGrad([&] { return func::Vmap(square)({a})[0]; }) * a);
}

Variable PlainVmapInNoGrad(const Variable& a) {
  const auto square = [](const variable_list& in) -> variable_list { return {in[0] * in[0]}; };
  return ops::sum(WithoutGrad([&] { return func::Vmap(square)({a})[0]; }) * a);
}

Variable GradientInNoGrad(const Variable& a) {
  const auto cube = [](const variable_list& in) -> variable_list { return {ops::sum(in[0] * in[0] * in[0])}; };
  return ops::sum(WithoutGrad([&] { return func::Grad(cube)({a})[0]; }) * a);
}

Variable JvpInNoGrad(const Variable& a) {
  const auto cube = [](const variable_list& in) -> variable_list {
    Variable square;
    {
      const EnableGradGuard enable_grad;
      square = in[0] * in[0];
    }
    return {square * in[0]};
  };
  func::JvpResult result;
  {
    const NoGradGuard no_grad;
    result = func::Jvp(cube, {a}, {ops::ones_like(a)});
  }
  return ops::sum(result.outputs[0] * a + result.tangents[0] * a * a);
}

Variable NoGradInVmap(const Variable& a) {
  const auto f = [](const variable_list& in) -> variable_list {
    const Variable square = WithoutGrad([&] { return in[0] * in[0]; });
    return {in[0] * square};
  };
  return ops::sum(func::Vmap(f)({a})[0] * a);
}

using ScalarFunction = Variable (*)(const Variable&);
const std::map<std::string, ScalarFunction> kFunctions = {
    {"no_grad_factor", NoGradFactor},
    {"no_grad_term", NoGradTerm},
    {"detached_factor", DetachedFactor},
    {"grad_in_no_grad", GradInNoGrad},
    {"detached_write", DetachedWrite},
    {"detached_write_of_input", DetachedWriteOfInput},
    {"no_grad_write", NoGradWrite},
    {"no_grad_write_of_input", NoGradWriteOfInput},
    {"no_grad_write_of_view", NoGradWriteOfView},
    {"detached_write_of_view", DetachedWriteOfView},
    {"no_grad_write_of_constant", NoGradWriteOfConstant},
    {"both_writes", BothWrites},
    {"read_of_detached", ReadOfDetached},
    {"write_of_no_grad_result", WriteOfNoGradResult},
    {"vmap_in_no_grad", VmapInNoGrad},
    {"plain_vmap_in_no_grad", PlainVmapInNoGrad},
    {"gradient_in_no_grad", GradientInNoGrad},
    {"jvp_in_no_grad", JvpInNoGrad},
    {"no_grad_in_vmap", NoGradInVmap},
};

Variable ModePoint() { return Tensor::FromValues({3}, std::vector<double>{0.5, -1.25, 2}, DType::kFloat64); }

func::TensorFunction SumOf(func::TensorFunction f) {
  return [f](const variable_list& in) -> variable_list { return {ops::sum(f(in)[0])}; };
}

Variable TangentOf(const func::TensorFunction& f, const Variable& x) {
  return func::Jvp(f, {x}, {ops::ones_like(x)}).tangents[0];
}
func::TensorFunction TangentFunction(func::TensorFunction f) {
  return [f](const variable_list& in) -> variable_list { return {TangentOf(f, in[0])}; };
}

using Composition = Variable (*)(const func::TensorFunction& f, const Variable& x, const Variable& batch);
const std::map<std::string, Composition> kCompositions = {
    {"Grad", [](const auto& f, const auto& x, const auto&) { return func::Grad(f)({x})[0]; }},
    {"Jvp", [](const auto& f, const auto& x, const auto&) { return TangentOf(f, x); }},
    {"Vjp", [](const auto& f, const auto& x,
               const auto&) { return func::Vjp(f, {x}).vjp({ops::full({}, 2, DType::kFloat64)})[0]; }},
    {"GradGrad", [](const auto& f, const auto& x, const auto&) { return func::Grad(SumOf(func::Grad(f)))({x})[0]; }},
    {"JvpGrad", [](const auto& f, const auto& x, const auto&) { return TangentOf(func::Grad(f), x); }},
    {"GradJvp", [](const auto& f, const auto& x, const auto&) { return func::Grad(TangentFunction(f))({x})[0]; }},
    {"JvpJvp", [](const auto& f, const auto& x, const auto&) { return TangentOf(TangentFunction(f), x); }},
    {"Hessian", [](const auto& f, const auto& x, const auto&) { return func::Hessian(f)({x})[0]; }},
    {"JacrevJacrev", [](const auto& f, const auto& x, const auto&) { return func::Jacrev(func::Jacrev(f))({x})[0]; }},
    {"JacrevJacfwd", [](const auto& f, const auto& x, const auto&) { return func::Jacrev(func::Jacfwd(f))({x})[0]; }},
    {"JacfwdJacfwd", [](const auto& f, const auto& x, const auto&) { return func::Jacfwd(func::Jacfwd(f))({x})[0]; }},
    {"VmapGrad", [](const auto& f, const auto&, const auto& batch) { return func::Vmap(func::Grad(f))({batch})[0]; }},
    {"GradVmap",
     [](const auto& f, const auto&, const auto& batch) { return func::Grad(SumOf(func::Vmap(f)))({batch})[0]; }},
    {"JvpVmap", [](const auto& f, const auto&, const auto& batch) { return TangentOf(func::Vmap(f), batch); }},
    {"VmapHessian",
     [](const auto& f, const auto&, const auto& batch) { return func::Vmap(func::Hessian(f))({batch})[0]; }},
    {"HessianVmap",
     [](const auto& f, const auto& x, const auto&) {
       const auto of_batch = [f](const variable_list& in) -> variable_list {
         return {ops::sum(func::Vmap(f)({ops::unsqueeze(in[0], 0)})[0])};
       };
       return func::Hessian(of_batch)({x})[0];
     }},
    {"GradInNoGrad", [](const auto& f, const auto& x,
                        const auto&) { return WithoutGrad([&] { return func::Grad(SumOf(func::Grad(f)))({x})[0]; }); }},
};

// Empty if the row is right.
std::string ProblemOf(const GradModeRow& row) {
  const ScalarFunction function = kFunctions.at(row.function);
  const auto f = [function](const variable_list& in) -> variable_list { return {function(in[0])}; };
  const Variable x = ModePoint();
  try {
    const Variable found = kCompositions.at(row.composition)(f, x, ops::stack({x, x * 2}));
    const Variable expected = Tensor::FromValues({static_cast<int64_t>(row.values.size())}, row.values, found.dtype());
    const Difference difference = Compare(ops::reshape(found, {-1}), expected, {.rtol = 1e-12, .atol = 1e-12});
    if (difference.ok()) return "";
    return absl::StrCat(difference.mismatch, difference.ToString(expected));
  } catch (const Error& error) {
    return std::string(error.status().message());
  }
}

TEST(FuncGradMode, EveryCompositionAgreesWithPyTorch) {
  std::set<std::string> functions, compositions;
  for (const GradModeRow& row : kRows) {
    EXPECT_EQ(ProblemOf(row), "") << row.function << " " << row.composition;
    functions.insert(row.function);
    compositions.insert(row.composition);
  }
  EXPECT_EQ(functions.size(), kFunctions.size());
  EXPECT_EQ(compositions.size(), kCompositions.size());
}

// The caller's grad mode applies to what Vmap and Jvp return, but not to calls for which the function enables
// gradients.
TEST(FuncGradMode, CallsInNoGradModeOnTheTape) {
  const Variable x = ModePoint();
  x.set_requires_grad();
  const auto plain = [](const variable_list& in) -> variable_list { return {in[0] * in[0]}; };
  const auto enables = [](const variable_list& in) -> variable_list {
    const EnableGradGuard enable_grad;
    return {in[0] * in[0]};
  };
  EXPECT_TRUE(func::Vmap(plain)({x})[0].requires_grad());
  const NoGradGuard no_grad;
  EXPECT_FALSE(func::Vmap(plain)({x})[0].requires_grad());
  EXPECT_TRUE(func::Vmap(enables)({x})[0].requires_grad());
  EXPECT_FALSE(func::Jvp(plain, {x}, {x}).outputs[0].requires_grad());
  EXPECT_TRUE(func::Jvp(enables, {x}, {x}).outputs[0].requires_grad());
  EXPECT_FALSE(func::Grad(SumOf(enables))({x})[0].requires_grad());
}

// A write in no-grad mode may change a leaf, and keeps the place of the tensor on the tape.
TEST(FuncGradMode, WritesOfInputsInNoGradMode) {
  const auto f = [](const variable_list& in) -> variable_list {
    WithoutGrad([&] { return ops::mul_(in[0], 3); });
    return {in[0] * in[0]};
  };
  const Variable leaf = ModePoint();
  leaf.set_requires_grad();
  const Variable result = func::Vmap(f)({leaf})[0];
  EXPECT_TRUE(Compare(leaf.detach(), ModePoint() * 3, {}).ok());
  EXPECT_TRUE(leaf.is_leaf());
  Backward({ops::sum(result)});
  EXPECT_TRUE(Compare(leaf.grad(), ModePoint() * 6, {}).ok());
  // A transposed input is written through a copy.
  const Variable square = ops::reshape(ops::arange(4, DType::kFloat64), {2, 2});
  square.set_requires_grad();
  func::Vmap(f, {.in_dims = {1}})({square});
  EXPECT_TRUE(square.is_leaf());
  EXPECT_TRUE(Compare(square.detach(), ops::reshape(ops::arange(4, DType::kFloat64), {2, 2}) * 3, {}).ok());
}

// Forward mode ignores no-grad mode, even for ops that return lists.
TEST(FuncGradMode, ListsOfViewsInNoGradMode) {
  const auto f = [](const variable_list& in) -> variable_list {
    variable_list parts;
    WithoutGrad([&] { return parts = ops::unbind(in[0]), in[0]; });
    return {parts[1] * -0.9, parts[0] * in[0]};
  };
  const Variable x = ops::reshape(ops::arange(6, DType::kFloat64), {2, 3});
  const Variable tangent = ops::ones_like(x);
  const func::JvpResult result = func::Jvp(f, {x}, {tangent});
  const Variable first = ops::select(x, 0, 0), second = ops::select(x, 0, 1);
  EXPECT_TRUE(Compare(result.outputs[0], second * -0.9, {}).ok());
  EXPECT_TRUE(Compare(result.outputs[1], first * x, {}).ok());
  EXPECT_TRUE(Compare(result.tangents[0], ops::ones({3}, DType::kFloat64) * -0.9, {}).ok());
  EXPECT_TRUE(Compare(result.tangents[1], first + x, {}).ok());
  const variable_list batch = func::Vmap(f)({ops::stack({x, x * 2})});
  EXPECT_TRUE(Compare(batch[0], ops::stack({second * -0.9, second * -1.8}), {}).ok());
  EXPECT_TRUE(Compare(batch[1], ops::stack({first * x, first * x * 4}), {}).ok());
}

}  // namespace
}  // namespace backtape
