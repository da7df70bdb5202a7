// Custom functions in captured backwards, on both engines.
#include "backtape/autograd/custom/function.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/ir/text/print_graph.h"
#include "backtape/jit/captured_step.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/jit/backward/compiled_backward_fixture.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class CustomFunctionTest : public CompiledBackwardTest {
 protected:
  // For each length, `step` must return gradients equal to the engine's. PyTorch captures such a function twice: for
  // the first length, then for any length. Backtape captures once and compiles the graph twice.
  void ExpectOneCaptureForAllLengths(const std::function<variable_list(const Variable& x)>& step) {
    for (const int64_t length : {10, 100, 10, 15, 20, 25}) {
      SCOPED_TRACE(length);
      const auto leaf = [&] { return Values({length}, 0.013 * static_cast<double>(length)).set_requires_grad(); };
      const variable_list expected = step(leaf());
      const auto scope = compiled_.Enable();
      const variable_list actual = step(leaf());
      ASSERT_EQ(actual.size(), expected.size());
      for (size_t i = 0; i < expected.size(); ++i) ExpectNear(actual[i], expected[i], 1e-12);
    }
    EXPECT_EQ(captures(), 1);
    EXPECT_EQ(compiles(), 2);
  }
};

INSTANTIATE_TEST_SUITE_P(Engines, CustomFunctionTest, ::testing::Values(Backend::kInterpreter, Backend::kNative),
                         EngineName);

template <typename F>
std::function<variable_list(const Variable&)> GradOf(F apply) {
  return [apply](const Variable& x) -> variable_list {
    ops::sum(apply(x)).backward();
    return {x.grad()};
  };
}

struct SavedTensor : Function<SavedTensor> {
  static constexpr bool is_traceable = true;
  static Variable Forward(FunctionContext& context, const Variable& x) {
    context.save_for_backward({x});
    return ops::sin(x);
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    return {grads[0] * ops::cos(context.saved_variables()[0])};
  }
};

TEST_P(CustomFunctionTest, SavedTensors) {
  ExpectOneCaptureForAllLengths(GradOf([](const Variable& x) { return SavedTensor::Apply(x); }));
  EXPECT_THAT(Stage("captured"), HasSubstr("compiled_autograd.ops.CppNodeSavedTensor0("));
  EXPECT_THAT(Stage("lowered"), Not(HasSubstr("CppNode")));
}

struct SavedTwo : Function<SavedTwo> {
  static constexpr bool is_traceable = true;
  static variable_list Forward(FunctionContext& context, const Variable& x, const Variable& y) {
    context.save_for_backward({x, y});
    return {ops::sin(x), ops::sin(y)};
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    const variable_list& saved = context.saved_variables();
    return {grads[0] * ops::cos(saved[0]), grads[1] * ops::cos(saved[1])};
  }
};

TEST_P(CustomFunctionTest, SavedMultipleTensors) {
  ExpectOneCaptureForAllLengths([](const Variable& x) -> variable_list {
    const Variable y = ops::clone(x.detach() * 0.5).set_requires_grad();
    const variable_list out = SavedTwo::Apply(x, y);
    ops::sum(out[0] * out[1]).backward();
    return {x.grad(), y.grad()};
  });
}

struct SavedTwice : Function<SavedTwice> {
  static constexpr bool is_traceable = true;
  static Variable Forward(FunctionContext& context, const Variable& x) {
    context.save_for_backward({x, x});
    return ops::sin(x);
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    const variable_list& saved = context.saved_variables();
    return {grads[0] * ops::cos(saved[0]) * ops::cos(saved[1])};
  }
};

TEST_P(CustomFunctionTest, SavedMultipleTensorsDedup) {
  ExpectOneCaptureForAllLengths(GradOf([](const Variable& x) { return SavedTwice::Apply(x); }));
  // The inputs are the seed and x, a leaf that the function saves twice.
  EXPECT_THAT(Stage("captured"), HasSubstr("CppNodeSavedTwice0([getitem_1], [True], [inputs_1, inputs_1],"));
  EXPECT_THAT(Stage("captured"), Not(HasSubstr("inputs_2")));
}

struct SavedShapeOfTensor : Function<SavedShapeOfTensor> {
  static constexpr bool is_traceable = true;
  static Variable Forward(FunctionContext& context, const Variable& x) {
    context.save_for_backward({x});
    return x * 1;
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    return {grads[0] * context.saved_variables()[0].sym_size(0)};
  }
};

TEST_P(CustomFunctionTest, SavedShapeTensor) {
  ExpectOneCaptureForAllLengths(GradOf([](const Variable& x) { return SavedShapeOfTensor::Apply(x); }));
}

struct SavedAttribute : Function<SavedAttribute> {
  static constexpr bool is_traceable = true;
  static Variable Forward(FunctionContext& context, const Variable& x) {
    context.saved_data["shape"] = IValueList{x.sym_size(0)};
    context.saved_data["is_negative"] = true;
    context.saved_data["dtype"] = DType::kFloat64;
    return x * 1;
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    const Variable scaled = grads[0] * context.saved_data["shape"].list()[0].sym_int();
    EXPECT_EQ(context.saved_data["dtype"].dtype(), DType::kFloat64);
    return {context.saved_data["is_negative"].bool_value() ? -scaled : scaled};
  }
};

TEST_P(CustomFunctionTest, SavedAttr) {
  ExpectOneCaptureForAllLengths(GradOf([](const Variable& x) { return SavedAttribute::Apply(x); }));
}

struct SumAndProduct : Function<SumAndProduct> {
  static constexpr bool is_traceable = true;
  static variable_list Forward(FunctionContext&, const Variable& x, const Variable& y) { return {x + y, y * 1}; }
  static variable_list Backward(FunctionContext&, variable_list grads) { return {grads[0], grads[0] + grads[1]}; }
};

TEST_P(CustomFunctionTest, MultipleGrads) {
  ExpectOneCaptureForAllLengths([](const Variable& x) -> variable_list {
    const Variable y = ops::clone(x.detach() * 0.5).set_requires_grad();
    const variable_list out = SumAndProduct::Apply(x, y);
    ops::sum(out[0] + out[1] * 3).backward();
    return {x.grad(), y.grad()};
  });
}

struct WithNumbers : Function<WithNumbers> {
  static constexpr bool is_traceable = true;
  static Variable Forward(FunctionContext& context, const Variable& x, double y, int64_t z, const std::string&) {
    context.saved_data["y"] = y;
    context.saved_data["z"] = z;
    return x * y * z;
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    return {grads[0] * context.saved_data["y"].float_value() * context.saved_data["z"].sym_int(), Variable(),
            Variable(), Variable()};
  }
};

TEST_P(CustomFunctionTest, NonVariableInput) {
  ExpectOneCaptureForAllLengths(
      GradOf([](const Variable& x) { return WithNumbers::Apply(x, 1.5, int64_t{3}, std::string("name")); }));
}

TEST_P(CustomFunctionTest, SavedIntegersBecomeSymbolsSavedFloatsAreConstants) {
  const Variable x = Values({4}).set_requires_grad();
  const auto scope = compiled_.Enable();
  for (const int64_t z : {2, 3, 4, 5}) {
    ExpectNear(Grad({TapePoint(ops::sum(WithNumbers::Apply(x, 1.5, z, std::string())))}, {TapePoint(x)})[0],
               Tensor::Full({4}, 1.5 * static_cast<double>(z), DType::kFloat64), 1e-12);
  }
  EXPECT_EQ(captures(), 1);
  EXPECT_EQ(compiles(), 2);
  ExpectNear(Grad({TapePoint(ops::sum(WithNumbers::Apply(x, 2.5, int64_t{5}, std::string())))}, {TapePoint(x)})[0],
             Tensor::Full({4}, 12.5, DType::kFloat64), 1e-12);
  EXPECT_EQ(captures(), 1);
  EXPECT_EQ(compiles(), 3);
}

// Only one of the two outputs is used. The other's gradient is materialised as zeros, whose size may change.
struct Zeros : Function<Zeros> {
  static constexpr bool is_traceable = true;
  static variable_list Forward(FunctionContext&, const Variable& x) { return {x * 2, x * 3}; }
  static variable_list Backward(FunctionContext&, variable_list grads) { return {grads[0] * 2 + grads[1] * 3}; }
};

TEST_P(CustomFunctionTest, MaterialisedZeros) {
  ExpectOneCaptureForAllLengths(GradOf([](const Variable& x) { return Zeros::Apply(x)[0]; }));
  EXPECT_THAT(Stage("captured"), HasSubstr("CppNodeZeros0([getitem_1, None], [True], [], []"));
  EXPECT_THAT(Stage("lowered"), HasSubstr("aten.zeros"));
}

TEST_P(CustomFunctionTest, RepeatedCallsAreNumbered) {
  const Variable x = Values({4}).set_requires_grad();
  const auto scope = compiled_.Enable();
  SavedTensor::Apply(SavedTwice::Apply(SavedTensor::Apply(x))).backward(Values({4}, 0.9));
  EXPECT_THAT(Stage("captured"), HasSubstr("ops.CppNodeSavedTensor0("));
  EXPECT_THAT(Stage("captured"), HasSubstr("ops.CppNodeSavedTwice0("));
  EXPECT_THAT(Stage("captured"), HasSubstr("ops.CppNodeSavedTensor1("));
}

// Reads elements and therefore cannot be traced. Counts its runs.
struct Clipped : Function<Clipped> {
  static Variable Forward(FunctionContext& context, const Variable& x) {
    context.save_for_backward({x});
    return x * 2;
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    ++runs;
    const double first = context.saved_variables()[0].item(0).to_double();
    return {grads[0] * (2 * first)};
  }
  static int runs;
};
int Clipped::runs = 0;

TEST_P(CustomFunctionTest, NonTraceableFunctionsRunUnchanged) {
  Clipped::runs = 0;
  int runs_at_capture = -1;
  std::string captured;
  compiled_.set_on_capture([&](const Graph& graph) {
    runs_at_capture = Clipped::runs;
    captured = PrintGraph(graph, TextStyle::Code());
  });
  for (int i = 0; i < 3; ++i) {
    const Variable x = Values({4}, 0.3 * i).set_requires_grad();
    const auto scope = compiled_.Enable();
    ops::sum(ops::sin(Clipped::Apply(ops::sin(x)))).backward();
    const Variable y = ops::sin(x.detach());
    ExpectNear(x.grad(), ops::cos(x.detach()) * ops::cos(y * 2) * (2 * y.item(0).to_double()), 1e-12);
    EXPECT_EQ(Clipped::runs, i + 1);
  }
  EXPECT_EQ(runs_at_capture, 0);
  EXPECT_EQ(captures(), 1);
  EXPECT_THAT(captured, HasSubstr("compiled_autograd.ops.CppNodeClipped0(["));
  EXPECT_THAT(Stage("lowered"), Not(HasSubstr("CppNodeClipped0"))) << "the engine calls the function";
}

struct WronglyTraceable : Function<WronglyTraceable> {
  static constexpr bool is_traceable = true;
  static Variable Forward(FunctionContext& context, const Variable& x) { return Clipped::Forward(context, x); }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    return Clipped::Backward(context, std::move(grads));
  }
};

TEST_P(CustomFunctionTest, AWronglyTraceableFunctionIsRunByTheEngine) {
  const auto scope = compiled_.Enable();
  for (int i = 0; i < 3; ++i) {
    const Variable x = Values({4}, 0.3 * i).set_requires_grad();
    ops::sum(WronglyTraceable::Apply(x)).backward();
    ExpectNear(x.grad(), Tensor::Full({4}, 2 * x.item(0).to_double(), DType::kFloat64), 0);
  }
  EXPECT_EQ(compiles(), 1) << "the failed compilation is not repeated";
  ASSERT_EQ(compiled_.stats().engine_reasons.size(), 1u);
  const auto& [reason, count] = *compiled_.stats().engine_reasons.begin();
  EXPECT_THAT(reason, HasSubstr("CppNodeWronglyTraceable0"));
  EXPECT_THAT(reason, HasSubstr("custom_function_test.cc"));
  EXPECT_EQ(count, 3);
}

struct KeepsAType : Function<KeepsAType> {
  static constexpr bool is_traceable = true;
  static Variable Forward(FunctionContext& context, const Variable& x) {
    context.saved_data["type"] = TensorType::Contiguous(DType::kFloat64, {SymInt(2)});
    return x * 1;
  }
  static variable_list Backward(FunctionContext&, variable_list grads) { return grads; }
};

TEST_P(CustomFunctionTest, ValuesThatCannotBeSavedAreErrors) {
  const Variable x = Values({4}).set_requires_grad();
  const auto scope = compiled_.Enable();
  try {
    ops::sum(KeepsAType::Apply(x)).backward();
    FAIL() << "nothing was thrown";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("saving is not implemented for type"));
  }
}

TEST_P(CustomFunctionTest, SecondOrder) {
  const Variable x = Values({4}).set_requires_grad();
  const Variable first =
      Grad({TapePoint(ops::sum(SavedTensor::Apply(x)))}, {TapePoint(x)}, {}, {.create_graph = true})[0];
  const auto scope = compiled_.Enable();
  ExpectNear(Grad({TapePoint(ops::sum(first))}, {TapePoint(x)})[0], -ops::sin(x.detach()), 1e-12);
  EXPECT_EQ(captures(), 1);
}

TEST_P(CustomFunctionTest, InACapturedStep) {
  const Variable w = Values({4}, 0.7).set_requires_grad();
  const auto step = [&w](const variable_list& in) -> variable_list {
    const Variable loss = ops::sum(SavedTensor::Apply(w * in[0]));
    return {loss.detach(), Grad({TapePoint(loss)}, {TapePoint(w)})[0]};
  };
  CapturedStep captured(step, {.backend = GetParam()});
  for (int i = 0; i < 3; ++i) {
    const Variable x = Values({4}, 0.2 * i);
    const variable_list expected = step({x});
    const variable_list actual = captured({x});
    for (size_t k = 0; k < expected.size(); ++k) ExpectNear(actual[k], expected[k], 1e-12);
  }
  EXPECT_EQ(captured.captures(), 1);
}

}  // namespace
}  // namespace backtape
