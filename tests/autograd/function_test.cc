#include "backtape/autograd/custom/function.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <thread>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/engine/gradcheck.h"
#include "backtape/autograd/engine/tape_graph.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape {
namespace {

using tape_test::Leaf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::vector<double> ToVector(const Variable& x) { return tape_test::Values(x); }

struct Cube : Function<Cube> {
  static Variable Forward(FunctionContext& context, const Variable& x) {
    context.save_for_backward({x});
    EXPECT_FALSE(GradMode::is_enabled());
    return x * x * x;
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    const Variable& x = context.saved_variables()[0];
    return {grads[0] * x * x * 3};
  }
};

TEST(Function, Gradient) {
  const Variable x = Leaf({2}, {2, -3});
  const Variable y = Cube::Apply(x);
  EXPECT_TRUE(y.requires_grad());
  EXPECT_EQ(y.grad_fn()->Name(), "CppNodeCube");
  ops::sum(y).backward();
  EXPECT_THAT(ToVector(x.grad()), ElementsAre(12, 27));
}

TEST(Function, HigherDerivatives) {
  const Variable x = Leaf({2}, {2, -3});
  const auto cube = [](const variable_list& in) -> variable_list { return {Cube::Apply(in[0])}; };
  EXPECT_TRUE(Gradcheck(cube, {x}).ok());
  EXPECT_TRUE(Gradgradcheck(cube, {x}).ok());
  const Variable first = Grad({TapePoint(ops::sum(Cube::Apply(x)))}, {TapePoint(x)}, {}, {.create_graph = true})[0];
  const Variable second = Grad({TapePoint(ops::sum(first))}, {TapePoint(x)}, {}, {.create_graph = true})[0];
  EXPECT_THAT(ToVector(second), ElementsAre(12, -18));
  EXPECT_THAT(ToVector(Grad({TapePoint(ops::sum(second))}, {TapePoint(x)})[0]), ElementsAre(6, 6));
}

TEST(Function, IsOffTheTapeWithoutGrad) {
  EXPECT_FALSE(Cube::Apply(tape_test::Constant({1}, {2})).requires_grad());
  const Variable x = Leaf({1}, {2});
  const NoGradGuard no_grad;
  EXPECT_FALSE(Cube::Apply(x).requires_grad());
}

TEST(Function, KnowsTheLineThatCalledIt) {
  const Variable x = Leaf({1}, {2});
  const Variable y = Cube::Apply(x);
  const int line = __LINE__ - 1;
  const std::shared_ptr<const StackTrace> stack = y.grad_fn()->creation_stack().Resolve();
  ASSERT_FALSE(stack->frames.empty());
  EXPECT_THAT(stack->frames[0].file, HasSubstr("function_test.cc"));
  EXPECT_EQ(stack->frames[0].line, line);
}

// Returns scale * (x + the sum of `list`) + `optional`, and x * 2.
struct Mix : Function<Mix> {
  static variable_list Forward(FunctionContext& context, double scale, const Variable& x, const variable_list& list,
                               const std::optional<Variable>& optional, const std::string& label) {
    context.saved_data["scale"] = scale;
    context.saved_data["label"] = label;
    Variable sum = x;
    for (const Variable& element : list) sum = sum + element;
    sum = sum * scale;
    return {optional.has_value() ? sum + *optional : sum, x * 2};
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    EXPECT_EQ(context.saved_data["label"].string(), "mixed");
    needed = {context.needs_input_grad(0), context.needs_input_grad(1), context.needs_input_grad(2),
              context.needs_input_grad(3), context.needs_input_grad(4), context.needs_input_grad(5)};
    const Variable scaled = grads[0] * context.saved_data["scale"].float_value();
    return {Variable(), scaled + grads[1] * 2, scaled, scaled, grads[0], Variable()};
  }
  static std::vector<bool> needed;
};
std::vector<bool> Mix::needed;

TEST(Function, ArgumentsOfEveryKind) {
  const Variable x = Leaf({1}, {1});
  const variable_list list = {Leaf({1}, {2}), tape_test::Constant({1}, {3})};
  const std::optional<Variable> optional = Leaf({1}, {4});
  const variable_list out = Mix::Apply(10.0, x, list, optional, std::string("mixed"));
  EXPECT_THAT(ToVector(out[0]), ElementsAre(64));
  (out[0] + out[1]).backward();
  EXPECT_THAT(ToVector(x.grad()), ElementsAre(12));
  EXPECT_THAT(ToVector(list[0].grad()), ElementsAre(10));
  EXPECT_FALSE(list[1].grad().defined());
  EXPECT_THAT(ToVector(optional->grad()), ElementsAre(1));
  // One flag each for the number, x, the two elements of `list`, `optional` and the label.
  EXPECT_THAT(Mix::needed, ElementsAre(false, true, true, false, true, false));
  const Variable without = Mix::Apply(10.0, x, variable_list{x, x}, std::optional<Variable>(), std::string("mixed"))[0];
  EXPECT_THAT(ToVector(Grad({TapePoint(without)}, {TapePoint(x)})[0]), ElementsAre(30));
  EXPECT_THAT(Mix::needed, ElementsAre(false, true, true, true, false, false));
}

struct TwoOutputs : Function<TwoOutputs> {
  static variable_list Forward(FunctionContext& context, const Variable& x, bool materialize) {
    context.set_materialize_grads(materialize);
    return {x * 2, x * 3};
  }
  static variable_list Backward(FunctionContext&, variable_list grads) {
    came = {grads[0].defined(), grads[1].defined()};
    if (grads[1].defined()) {
      EXPECT_THAT(ToVector(grads[1]), ElementsAre(0, 0));
    }
    return {grads[0] * 2, Variable()};
  }
  static std::vector<bool> came;
};
std::vector<bool> TwoOutputs::came;

TEST(Function, UndefinedGradientsAreMaterialisedUnlessDisabled) {
  const Variable x = Leaf({2}, {1, 2});
  ops::sum(TwoOutputs::Apply(x, true)[0]).backward();
  EXPECT_THAT(TwoOutputs::came, ElementsAre(true, true));
  ops::sum(TwoOutputs::Apply(x, false)[0]).backward();
  EXPECT_THAT(TwoOutputs::came, ElementsAre(true, false));
  EXPECT_THAT(ToVector(x.grad()), ElementsAre(4, 4));
}

struct WrongNumber : Function<WrongNumber> {
  static Variable Forward(FunctionContext& context, const Variable& x, int64_t given) {
    context.saved_data["given"] = given;
    return x * 2;
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    return variable_list(static_cast<size_t>(context.saved_data["given"].sym_int().value()), grads[0]);
  }
};

TEST(Function, TheNumberOfGradientsIsChecked) {
  const Variable x = Leaf({1}, {1});
  EXPECT_THAT([&] { WrongNumber::Apply(x, 1).backward(); },
              ThrowsError(HasSubstr("Function CppNodeWrongNumber returned an incorrect number of gradients (expected "
                                    "2, got 1)")));
  EXPECT_THAT([&] { WrongNumber::Apply(x, 3).backward(); }, ThrowsError(HasSubstr("(expected 2, got 3)")));
  EXPECT_THAT([&] { WrongNumber::Apply(x, 2).backward(); },
              ThrowsError(HasSubstr("returned a gradient at position 1, but the corresponding forward input was not a "
                                    "Variable")));
}

struct Double_ : Function<Double_> {
  static Variable Forward(FunctionContext& context, const Variable& x, bool marks) {
    Variable written = x;
    ops::mul_(written, 2);
    if (marks) context.mark_dirty({x});
    return x;
  }
  static variable_list Backward(FunctionContext&, variable_list grads) { return {grads[0] * 2, Variable()}; }
};

TEST(Function, InPlace) {
  const Variable leaf = Leaf({2}, {1, 2});
  const Variable x = leaf * 3;
  const Variable squares = x * x;  // saves x
  const Variable y = Double_::Apply(x, true);
  EXPECT_TRUE(y.is_same(x));
  EXPECT_THAT(ToVector(x), ElementsAre(6, 12));
  ops::sum(y * 5).backward();
  EXPECT_THAT(ToVector(leaf.grad()), ElementsAre(30, 30));
  EXPECT_THAT([&] { ops::sum(squares).backward(); }, ThrowsError(HasSubstr("modified by an inplace operation")));
  EXPECT_THAT([&] { Double_::Apply(leaf, true); }, ThrowsError(HasSubstr("a leaf Variable that requires grad")));
}

TEST(Function, InPlaceOnAView) {
  const Variable leaf = Leaf({4}, {1, 2, 3, 4});
  const Variable base = leaf * 1;
  const Variable part = ops::slice(base, 0, 1, 3);
  Double_::Apply(part, true);
  EXPECT_THAT(ToVector(base), ElementsAre(1, 4, 6, 4));
  ops::sum(base).backward();
  EXPECT_THAT(ToVector(leaf.grad()), ElementsAre(1, 2, 2, 1));
}

struct MarksWrong : Function<MarksWrong> {
  static Variable Forward(FunctionContext& context, const Variable& x, const Variable& marked) {
    context.mark_dirty({marked});
    return x * 2;
  }
  static variable_list Backward(FunctionContext&, variable_list grads) { return {grads[0], Variable()}; }
};

TEST(Function, MarkDirtyIsChecked) {
  const Variable x = Leaf({1}, {1});
  EXPECT_THAT([&] { MarksWrong::Apply(x, tape_test::Constant({1}, {1})); },
              ThrowsError(HasSubstr("were not returned as output")));
  struct Outside : Function<Outside> {
    static Variable Forward(FunctionContext& context, const Variable& x) {
      const Variable y = x * 2;
      context.mark_dirty({y});
      return y;
    }
    static variable_list Backward(FunctionContext&, variable_list grads) { return grads; }
  };
  EXPECT_THAT([&] { Outside::Apply(x); }, ThrowsError(HasSubstr("mark_dirty takes inputs of the function")));
}

TEST(Function, AReturnedInputIsAView) {
  const Variable leaf = Leaf({2}, {1, 2});
  struct Same : Function<Same> {
    static Variable Forward(FunctionContext&, const Variable& x) { return x; }
    static variable_list Backward(FunctionContext&, variable_list grads) { return {grads[0] * 7}; }
  };
  const Variable x = leaf * 1;
  const Variable y = Same::Apply(x);
  EXPECT_FALSE(y.is_same(x));
  EXPECT_TRUE(y.shares_storage(x));
  ops::sum(y).backward();
  EXPECT_THAT(ToVector(leaf.grad()), ElementsAre(7, 7));
  EXPECT_THAT([&] { ops::mul_(y, 2); }, ThrowsError(HasSubstr("is a view and is being modified inplace. This view was "
                                                              "created inside a custom Function")));
  {
    const NoGradGuard no_grad;
    EXPECT_FALSE(Same::Apply(leaf).requires_grad());
  }
}

TEST(Function, AViewMadeInForward) {
  struct Row : Function<Row> {
    static Variable Forward(FunctionContext&, const Variable& x) { return ops::select(x, 0, 1); }
    static variable_list Backward(FunctionContext&, variable_list grads) {
      return {ops::expand(ops::unsqueeze(grads[0], 0), {2, 3})};
    }
  };
  const Variable x = Leaf({2, 3}, {1, 2, 3, 4, 5, 6}) * 1;
  const Variable row = Row::Apply(x);
  EXPECT_EQ(row.grad_fn()->Name(), "CppNodeRow");
  EXPECT_THAT(ToVector(Grad({TapePoint(ops::sum(row))}, {TapePoint(x)})[0]), ElementsAre(1, 1, 1, 1, 1, 1));
  EXPECT_THAT([&] { ops::mul_(row, 2); }, ThrowsError(HasSubstr("created inside a custom Function")));
}

struct MaxAndPlace : Function<MaxAndPlace> {
  static variable_list Forward(FunctionContext& context, const Variable& x) {
    const Variable half = x * 0.5;
    context.mark_non_differentiable({half});
    return {x * 2, half, ops::argmax(x, 0)};
  }
  static variable_list Backward(FunctionContext&, variable_list grads) {
    EXPECT_EQ(grads.size(), 3u);
    return {grads[0] * 2};
  }
};

TEST(Function, OutputsWithoutGradient) {
  const Variable x = Leaf({2}, {1, 2});
  const variable_list out = MaxAndPlace::Apply(x);
  EXPECT_TRUE(out[0].requires_grad());
  EXPECT_FALSE(out[1].requires_grad());
  EXPECT_FALSE(out[2].requires_grad());
  ops::sum(out[0] * out[1]).backward();
  EXPECT_THAT(ToVector(x.grad()), ElementsAre(1, 2));
}

struct SavesAll : Function<SavesAll> {
  static Variable Forward(FunctionContext& context, const Variable& x) {
    const Variable y = ops::exp(x);
    context.save_for_backward({x, y, Variable(), x * 2});
    context.saved_data["shape"] = x.sym_sizes().size() == 1 ? IValue(IValueList{x.sym_size(0)}) : IValue();
    context.saved_data["mask"] = static_cast<const Tensor&>(ops::gt(x, 0));
    return y;
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    const variable_list& saved = context.saved_variables();
    EXPECT_EQ(saved.size(), 4u);
    EXPECT_FALSE(saved[2].defined());
    const Variable mask = context.saved_data["mask"].tensor();
    return {grads[0] * saved[1] * (saved[3] - saved[0]) * ops::_to_copy(mask, DType::kFloat64)};
  }
};

TEST(Function, SavedValues) {
  const Variable x = Leaf({2}, {1, -2});
  std::weak_ptr<TapeNode> gone;
  {
    const Variable y = SavesAll::Apply(x);
    gone = y.grad_fn();
    std::vector<std::string> names;
    for (const auto& [name, value] : y.grad_fn()->SavedValues()) names.push_back(name);
    EXPECT_THAT(names, ElementsAre("saved_variables", "saved_keys", "mask", "shape", "output_info", "is_variable",
                                   "materialize_grads"));
    EXPECT_THAT(PrintGraph(*TapeAsGraph({TapePoint(y)}), TextStyle()), HasSubstr("tape.CppNodeSavesAll]"));
    const Variable grad = Grad({TapePoint(ops::sum(y))}, {TapePoint(x)}, {}, {.retain_graph = true})[0];
    EXPECT_NEAR(ToVector(grad)[0], std::exp(1), 1e-12);
    EXPECT_EQ(ToVector(grad)[1], 0);
    ops::sum(y).backward();
    EXPECT_THAT([&] { ops::sum(y).backward(); }, ThrowsError(HasSubstr("a second time")));
  }
  EXPECT_TRUE(gone.expired()) << "saving an output must not create a reference cycle";
}

struct TraceableCube : Function<TraceableCube> {
  static constexpr bool is_traceable = true;
  static Variable Forward(FunctionContext& context, const Variable& x) { return Cube::Forward(context, x); }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    return Cube::Backward(context, std::move(grads));
  }
};

TEST(Function, TheFunctionalFormNeedsNoOtherState) {
  EXPECT_EQ(Cube::Apply(Leaf({1}, {1})).grad_fn()->functional_ivalue(), nullptr);
  const Variable x = Leaf({2}, {2, -3});
  const Variable y = TraceableCube::Apply(x);
  const std::shared_ptr<TapeNode> node = y.grad_fn();
  ivalue_list args = {ToArgument(std::vector<bool>{true})};
  for (const auto& [name, value] : node->SavedValues()) args.push_back(value);
  const variable_list grads = {tape_test::Constant({2}, {1, 10})};
  // The functional form is called on another thread, where no backward is running.
  variable_list given;
  std::thread([&] { given = node->functional_ivalue()(grads, args); }).join();
  const variable_list expected = Grad({TapePoint(y)}, {TapePoint(x)}, {grads[0]});
  EXPECT_EQ(ToVector(given[0]), ToVector(expected[0]));
}

// PyTorch's backward frees saved variables, but not the other values of a context.
struct Scaled : Function<Scaled> {
  static Variable Forward(FunctionContext& context, const Variable& x, const Tensor& factors) {
    context.saved_data["factors"] = factors;
    return x * Variable(factors);
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    return {grads[0] * Variable(context.saved_data["factors"].tensor()), Variable()};
  }
};

TEST(Function, ABackwardKeepsSavedData) {
  const Variable x = Leaf({3}, {1, 1, 1});
  const Variable y = Scaled::Apply(x, Tensor::FromValues({3}, {1, 2, 3}, DType::kFloat32));
  ops::sum(y).backward();
  ops::sum(y * y).backward();
  EXPECT_EQ(ToVector(x.grad()), (std::vector<double>{3, 10, 21}));
}

TEST(Function, AWriteToASavedVariableIsDetected) {
  const Variable x = Leaf({1}, {2}) * 1;
  const Variable y = Cube::Apply(x);
  {
    const NoGradGuard no_grad;
    Variable same = x.detach();
    ops::add_(same, 1);
  }
  EXPECT_THAT([&] { y.backward(); }, ThrowsError(HasSubstr("modified by an inplace operation")));
}

template <typename T>
struct Named : Function<Named<T>> {
  static Variable Forward(FunctionContext&, const Variable& x) { return x * 1; }
  static variable_list Backward(FunctionContext&, variable_list grads) { return grads; }
};

TEST(Function, NamesAreIdentifiers) {
  EXPECT_EQ(Named<std::vector<int>>::Apply(Leaf({1}, {1})).grad_fn()->Name(), "CppNodeNamed");
  struct InAFunction : Function<InAFunction> {
    static Variable Forward(FunctionContext&, const Variable& x) { return x * 1; }
    static variable_list Backward(FunctionContext&, variable_list grads) { return grads; }
  };
  EXPECT_EQ(InAFunction::Apply(Leaf({1}, {1})).grad_fn()->Name(), "CppNodeInAFunction");
}

}  // namespace
}  // namespace backtape
