// Custom functions with SetupContext, once_differentiable and Jvp. Tests named after a test in PyTorch's
// test/test_autograd.py check the same behaviour.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/autograd/custom/function.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/forward/forward_level.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::tape_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

// x^n, written in both styles. Forward computes on detached values, so the derivatives come from Backward and Jvp, not
// from the ops of Forward.
struct PowerOfContext : Function<PowerOfContext> {
  static constexpr bool is_traceable = true;
  static Variable Forward(FunctionContext& context, const Variable& x, double n) {
    context.save_for_backward({x});
    context.saved_data["n"] = n;
    return pow(x.detach(), n);
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    const double n = context.saved_data["n"].float_value();
    return {grads[0] * pow(context.saved_variables()[0], n - 1) * n, Variable()};
  }
};

struct Power : Function<Power> {
  static constexpr bool is_traceable = true;
  static Variable Forward(const Variable& x, double n = 3) { return pow(x.detach(), n); }
  static std::tuple<double> DefaultArguments() { return {3}; }
  static void SetupContext(FunctionContext& context, const std::tuple<Variable, double>& inputs, const Variable&) {
    context.save_for_backward({std::get<0>(inputs)});
    context.saved_data["n"] = std::get<1>(inputs);
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    return PowerOfContext::Backward(context, std::move(grads));
  }
};

TEST(SetupContext, CustomFunctionSetupContextSimple) {
  const auto gradients = [](auto apply) {
    const Variable x = Leaf({2}, {2, 3});
    const Variable first = Grad({sum(apply(x))}, {x}, {}, {.create_graph = true})[0];
    std::vector<double> values = Values(first);
    sum(first).backward();
    for (const double value : Values(x.grad())) values.push_back(value);
    return values;
  };
  const auto with_setup = gradients([](const Variable& x) { return Power::Apply(x, 3.0); });
  EXPECT_THAT(with_setup, ElementsAre(12, 27, 12, 18));
  EXPECT_EQ(with_setup, gradients([](const Variable& x) { return PowerOfContext::Apply(x, 3.0); }));
}

TEST(SetupContext, SetupContextWhenForwardHasDefaultArgs) {
  const Variable x = Leaf({2}, {2, 3});
  const Variable y = Power::Apply(x);
  EXPECT_THAT(Values(y), ElementsAre(8, 27));
  sum(y).backward();
  EXPECT_THAT(Values(x.grad()), ElementsAre(12, 27));
}

struct Product : Function<Product> {
  static Variable Forward(const Variable& x, const std::optional<Variable>& scale, const variable_list& more, int) {
    Variable result = x * 1;
    if (scale.has_value()) result = result * *scale;
    for (const Variable& factor : more) result = result * factor;
    return result;
  }
  using Inputs = std::tuple<Variable, std::optional<Variable>, variable_list, int>;
  static void SetupContext(FunctionContext& context, const Inputs& inputs, const Variable& output) {
    const auto& [x, scale, more, number] = inputs;
    EXPECT_FALSE(GradMode::is_enabled());
    context.saved_data["has_scale"] = scale.has_value();
    context.saved_data["needs"] = IValueList{context.needs_input_grad(0), context.needs_input_grad(1),
                                             context.needs_input_grad(2), context.needs_input_grad(3)};
    variable_list saved = {output, x, scale.value_or(Variable())};
    saved.insert(saved.end(), more.begin(), more.end());
    context.save_for_backward(std::move(saved));
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    const variable_list& saved = context.saved_variables();
    variable_list results;
    for (size_t i = 1; i < saved.size(); ++i) {
      results.push_back(saved[i].defined() ? grads[0] * saved[0] / saved[i] : Variable());
    }
    results.emplace_back();  // the number
    return results;
  }
};

TEST(SetupContext, CustomFunctionSetupContextMultiInput) {
  const Variable x = Leaf({}, {2}), s = Leaf({}, {3}), a = Leaf({}, {5}), b = Constant(7);
  const Variable y = Product::Apply(x, s, variable_list{a, b}, 1);
  EXPECT_THAT(Values(y), ElementsAre(210));
  const auto saved = y.grad_fn()->SavedValues();
  for (const auto& [name, value] : saved) {
    if (name != "needs") continue;
    std::vector<bool> needs;
    for (const IValue& flag : value.list()) needs.push_back(flag.bool_value());
    EXPECT_THAT(needs, ElementsAre(true, true, true, false));
  }
  y.backward();
  EXPECT_THAT(Values(x.grad()), ElementsAre(105));
  EXPECT_THAT(Values(s.grad()), ElementsAre(70));
  EXPECT_THAT(Values(a.grad()), ElementsAre(42));
  const Variable z = Leaf({}, {2});
  Product::Apply(z, std::nullopt, variable_list{}, 1).backward();
  EXPECT_THAT(Values(z.grad()), ElementsAre(1));
}

struct SinAndCos : Function<SinAndCos> {
  static variable_list Forward(const Variable& x) { return {sin(x.detach()), cos(x.detach())}; }
  static void SetupContext(FunctionContext& context, const std::tuple<Variable>&, const variable_list& outputs) {
    context.save_for_backward(outputs);
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    const variable_list& saved = context.saved_variables();
    return {grads[0] * saved[1] - grads[1] * saved[0]};
  }
};

TEST(SetupContext, CustomFunctionSetupContextMultiOutput) {
  const Variable x = Leaf({2}, {0.5, -1});
  const variable_list y = SinAndCos::Apply(x);
  // The second derivative of sin. Backward computes with saved outputs, so its derivative calls Backward again.
  const Variable first = Grad({sum(y[0])}, {x}, {}, {.create_graph = true})[0];
  EXPECT_EQ(Values(first), Values(cos(x)));
  EXPECT_EQ(Values(Grad({sum(first)}, {x})[0]), Values(-sin(x)));
}

TEST(SetupContext, RunsWithoutGradToo) {
  const NoGradGuard no_grad;
  EXPECT_FALSE(Power::Apply(Leaf({1}, {2})).requires_grad());
}

// Classes that do not compile when they are applied: the message names the class.
struct BothStyles : Function<BothStyles> {
  static Variable Forward(FunctionContext&, const Variable& x) { return x; }
  static void SetupContext(FunctionContext&, const std::tuple<Variable>&, const Variable&) {}
};
struct BothRules : Function<BothRules> {
  static constexpr bool generate_vmap_rule = true;
  static Variable Forward(const Variable& x) { return x; }
  static VmapResult Vmap(const VmapInfo&, const std::vector<BatchDim>&, const Variable&) { return {}; }
};
static_assert(internal::StyleOf<BothStyles>() == internal::FunctionStyle::kBoth);
static_assert(internal::StyleOf<Power>() == internal::FunctionStyle::kSetupContext);
static_assert(internal::StyleOf<PowerOfContext>() == internal::FunctionStyle::kContext);
static_assert(!internal::VmapSupportOf<BothRules>().has_value());
static_assert(internal::VmapSupportOf<Power>() == internal::VmapSupport::kNone);

struct Once : Function<Once> {
  static constexpr bool is_traceable = true;
  static constexpr bool once_differentiable = true;
  static Variable Forward(FunctionContext& context, const Variable& x, const Variable& y) {
    context.save_for_backward({x, y});
    return x * y;
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    EXPECT_FALSE(GradMode::is_enabled());
    return {grads[0] * context.saved_variables()[1], grads[0] * context.saved_variables()[0]};
  }
};

TEST(OnceDifferentiable, OnceDifferentiable) {
  const Variable x = Leaf({2}, {2, 3}), y = Leaf({2}, {5, 7});
  sum(Once::Apply(x, y)).backward();
  EXPECT_THAT(Values(x.grad()), ElementsAre(5, 7));
  EXPECT_THAT(Values(y.grad()), ElementsAre(2, 3));
  EXPECT_FALSE(x.grad().requires_grad());
  const variable_list first = Grad({sum(Once::Apply(x, y))}, {x, y}, {}, {.create_graph = true});
  EXPECT_THAT(Values(first[0]), ElementsAre(5, 7));
  EXPECT_TRUE(first[0].requires_grad());
  EXPECT_THAT([&] { sum(first[0]).backward(); },
              ThrowsError("trying to differentiate twice a function that was marked with once_differentiable"));
}

// --- Forward mode ---

struct PowerWithJvp : Function<PowerWithJvp> {
  static Variable Forward(const Variable& x, double n) { return pow(x.detach(), n); }
  static void SetupContext(FunctionContext& context, const std::tuple<Variable, double>& inputs, const Variable& y) {
    Power::SetupContext(context, inputs, y);
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    return PowerOfContext::Backward(context, std::move(grads));
  }
  static variable_list Jvp(FunctionContext& context, variable_list tangents) {
    EXPECT_EQ(tangents.size(), 2u);
    EXPECT_FALSE(tangents[1].defined());
    return {PowerOfContext::Backward(context, {tangents[0]})[0]};
  }
};

TEST(CustomFunctionJvp, FirstOrder) {
  const ForwardLevel level;
  const Variable x = MakeDual(Constant({2}, {2, 3}), Constant({2}, {1, 10}));
  const DualParts y = UnpackDual(PowerWithJvp::Apply(x, 3.0));
  EXPECT_THAT(Values(y.primal), ElementsAre(8, 27));
  EXPECT_THAT(Values(y.tangent), ElementsAre(12, 270));
}

TEST(CustomFunctionJvp, TwoLevels) {
  const Variable p = Constant({1}, {2});
  const ForwardLevel outer;
  const Variable x = MakeDual(p, Constant({1}, {1}));
  const ForwardLevel inner;
  const DualParts y = UnpackDual(PowerWithJvp::Apply(MakeDual(x, Constant({1}, {1})), 3.0));
  EXPECT_THAT(Values(UnpackDual(y.primal, outer).tangent), ElementsAre(12));
  EXPECT_THAT(Values(y.tangent), ElementsAre(12));
  EXPECT_THAT(Values(UnpackDual(y.tangent, outer).tangent), ElementsAre(12)) << "6 x";
}

TEST(CustomFunctionJvp, ForwardOverReverseAndReverseOverForward) {
  const Variable x = Leaf({1}, {2});
  const ForwardLevel level;
  {
    const Variable dual = MakeDual(x, Constant({1}, {1}));
    const Variable first = Grad({sum(PowerWithJvp::Apply(dual, 3.0))}, {dual}, {}, {.create_graph = true})[0];
    EXPECT_THAT(Values(UnpackDual(first).tangent), ElementsAre(12));
  }
  const Variable tangent = UnpackDual(PowerWithJvp::Apply(MakeDual(x, Constant({1}, {1})), 3.0)).tangent;
  EXPECT_THAT(Values(Grad({sum(tangent)}, {x})[0]), ElementsAre(12));
}

struct SavesForForward : Function<SavesForForward> {
  static Variable Forward(FunctionContext& context, const Variable& x, const Variable& y) {
    context.save_for_backward({x});
    context.save_for_forward({y, x});
    return x * y;
  }
  static variable_list Backward(FunctionContext& context, variable_list) {
    EXPECT_EQ(context.saved_variables().size(), 1u);
    return {Variable(), Variable()};
  }
  static variable_list Jvp(FunctionContext& context, variable_list tangents) {
    const variable_list& saved = context.saved_variables();
    return {tangents[0] * saved[0] + tangents[1] * saved[1]};
  }
};

// The second argument has no tangent, so Jvp receives zeros for it.
TEST(CustomFunctionJvp, SaveForForwardAndMaterialisedTangents) {
  const ForwardLevel level;
  const Variable x = MakeDual(Leaf({1}, {2}), Constant({1}, {1}));
  const Variable y = SavesForForward::Apply(x, Constant({1}, {5}));
  EXPECT_THAT(Values(UnpackDual(y).tangent), ElementsAre(5));
  sum(y).backward();
}

struct PassesUndefinedOn : Function<PassesUndefinedOn> {
  static variable_list Forward(FunctionContext& context, const Variable& x, const Variable& y) {
    context.set_materialize_grads(false);
    return {x * 1, y * 1};
  }
  static variable_list Backward(FunctionContext&, variable_list grads) { return grads; }
  static variable_list Jvp(FunctionContext&, variable_list tangents) {
    EXPECT_FALSE(tangents[1].defined());
    return tangents;
  }
};

TEST(CustomFunctionJvp, AnUndefinedTangentIsZero) {
  const ForwardLevel level;
  const Variable x = MakeDual(Constant({1}, {2}), Constant({1}, {4}));
  const variable_list y = PassesUndefinedOn::Apply(x, Constant({1}, {5}));
  EXPECT_THAT(Values(UnpackDual(y[0]).tangent), ElementsAre(4));
  EXPECT_FALSE(UnpackDual(y[1]).tangent.defined());
  // The tangents of different tensors do not alias.
  mul_(UnpackDual(y[0]).tangent, Constant(3));
  EXPECT_THAT(Values(UnpackDual(x).tangent), ElementsAre(4));
}

template <int kMode>
struct DoublesInPlace : Function<DoublesInPlace<kMode>> {
  static Variable Forward(FunctionContext& context, const Variable& x) {
    mul_(x, Constant(2));
    context.mark_dirty({x});
    return x;
  }
  static variable_list Backward(FunctionContext&, variable_list grads) { return {grads[0] * 2}; }
  static variable_list Jvp(FunctionContext&, variable_list tangents) {
    if (kMode == 1) return {tangents[0] * 2};
    mul_(tangents[0], Constant(2));
    return {kMode == 0 ? tangents[0] : tangents[0].detach()};
  }
};

TEST(CustomFunctionJvp, InPlace) {
  const ForwardLevel level;
  const auto dual = [] { return MakeDual(Constant({1}, {2}), Constant({1}, {3})); };
  const Variable x = dual();
  DoublesInPlace<0>::Apply(x);
  EXPECT_THAT(Values(x), ElementsAre(4));
  EXPECT_THAT(Values(UnpackDual(x).tangent), ElementsAre(6));
  EXPECT_THAT([&] { DoublesInPlace<1>::Apply(dual()); },
              ThrowsError(HasSubstr("Jvp of function DoublesInPlace does not write the tangent in place")));
  EXPECT_THAT([&] { DoublesInPlace<2>::Apply(dual()); },
              ThrowsError(HasSubstr("does not return the tangent that it was given")));
}

template <bool kReturnsView>
struct Reshaped : Function<Reshaped<kReturnsView>> {
  static Variable Forward(FunctionContext&, const Variable& x) { return view(x, {2, 1}); }
  static variable_list Backward(FunctionContext&, variable_list grads) { return {view(grads[0], {2})}; }
  static variable_list Jvp(FunctionContext&, variable_list tangents) {
    const Variable tangent = view(tangents[0], {2, 1});
    return {kReturnsView ? tangent : tangent * 1};
  }
};

TEST(CustomFunctionJvp, Views) {
  const ForwardLevel level;
  const Variable x = MakeDual(Constant({2}, {2, 3}), Constant({2}, {4, 5}));
  const Variable tangent = UnpackDual(Reshaped<true>::Apply(x)).tangent;
  EXPECT_TRUE(tangent.shares_storage(UnpackDual(x).tangent));
  EXPECT_THAT(Values(tangent), ElementsAre(4, 5));
  EXPECT_THAT([&] { Reshaped<false>::Apply(x); },
              ThrowsError(HasSubstr("does not return the tangent of input 0 or a view of it")));
}

template <int kMode>
struct WrongTangent : Function<WrongTangent<kMode>> {
  static Variable Forward(FunctionContext&, const Variable& x) { return x * 1; }
  static variable_list Backward(FunctionContext&, variable_list grads) { return grads; }
  static variable_list Jvp(FunctionContext&, variable_list tangents) {
    if (kMode == 0) return {tangents[0], tangents[0]};
    return {sum(tangents[0])};
  }
};

TEST(CustomFunctionJvp, TangentsAreChecked) {
  const ForwardLevel level;
  const Variable x = MakeDual(Constant({2}, {2, 3}), Constant({2}, {4, 5}));
  EXPECT_THAT([&] { WrongTangent<0>::Apply(x); },
              ThrowsError(HasSubstr("returned an invalid number of tangents (expected 1, got 2)")));
  EXPECT_THAT(
      [&] { WrongTangent<1>::Apply(x); },
      ThrowsError(HasSubstr("returned f64[] as the tangent of output 0; expected the dtype and sizes of f64[2]")));
}

TEST(CustomFunctionJvp, AFunctionWithoutJvpRefusesTangents) {
  const ForwardLevel level;
  const Variable x = MakeDual(Constant({1}, {1}), Constant({1}, {1}));
  EXPECT_THAT([&] { Power::Apply(x); }, ThrowsError(HasSubstr("Function Power does not declare Jvp")));
}

}  // namespace
}  // namespace backtape::tape_test
