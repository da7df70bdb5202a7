// Every use of an undefined Variable or of a dim that does not exist throws backtape::Error.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/capture/compiled_backward.h"
#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/custom/checkpoint.h"
#include "backtape/autograd/custom/function.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/engine/gradcheck.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::tape_test {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const Variable kNone;

// For each Tensor argument of every op, calls the op with this argument undefined and those before it defined.
TEST(Undefined, EveryOpNamesTheArgument) {
  const IValue one(Tensor::FromValues({1}, {1}, DType::kFloat64));
  int checked = 0;
  for (const OpSchema* op : OpTable::Builtin().ops()) {
    if (op->has_tag(kTagPython)) continue;
    IValueList args(op->args.size());
    for (size_t i = 0; i < args.size(); ++i) {
      const ArgSchema& arg = op->args[i];
      if (arg.type != SchemaType::kTensor || arg.is_optional) continue;
      if (arg.is_list && arg.is_element_optional) {
        args[i] = IValueList();
        continue;
      }
      if (arg.is_list) args[i] = IValueList{one, IValue()};
      const std::string place = absl::StrCat(arg.is_list ? "element 1 of " : "", "argument #", i, " '", arg.name, "'");
      EXPECT_THAT([&] { Call(BuiltinLibrary(), op->id, args); },
                  ThrowsError(AllOf(StartsWith(op->QualifiedName()), EndsWith(place),
                                    HasSubstr("Expected a proper Tensor but got None"))))
          << op->schema;
      args[i] = arg.is_list ? IValue(IValueList{one}) : one;
      ++checked;
    }
  }
  EXPECT_GT(checked, 600);
}

TEST(Undefined, TypedOpsAndOperators) {
  const Variable x = Leaf({2}, {1, 2});
  EXPECT_THAT([&] { ops::mul(kNone, x); }, ThrowsError("aten.mul.Tensor: Expected a proper Tensor but got None (or an "
                                                       "undefined Tensor in C++) for argument #0 'self'"));
  EXPECT_THAT([&] { x + kNone; }, ThrowsError(EndsWith("argument #1 'other'")));
  EXPECT_THAT([&] { x + 1 + kNone * 2; }, ThrowsError(HasSubstr("aten.mul")));
  EXPECT_THAT([&] { ops::cat({x, kNone}); }, ThrowsError(EndsWith("for element 1 of argument #0 'tensors'")));
  EXPECT_THAT([&] { kNone.sum(); }, ThrowsError(HasSubstr("aten.sum.default")));
  EXPECT_THAT([&] { ops::add_(kNone, x); }, ThrowsError(HasSubstr("aten.add_.Tensor")));
}

TEST(Undefined, ComposedFunctions) {
  const Variable x = Leaf({2, 2}, {1, 2, 3, 4});
  const std::pair<std::string, std::function<void()>> calls[] = {
      {"matmul: . 'other'", [&] { ops::matmul(x, kNone); }},
      {"linear: . 'weight'", [&] { ops::linear(x, kNone); }},
      {"outer: . 'self'", [&] { ops::outer(kNone, x); }},
      {"softmax: . 'self'", [&] { ops::softmax(kNone, 0); }},
      {"log_softmax: . 'self'", [&] { ops::log_softmax(kNone, 0); }},
      {"logsigmoid: . 'self'", [&] { ops::logsigmoid(kNone); }},
      {"scaled_dot_product_attention: . 'value'", [&] { ops::scaled_dot_product_attention(x, x, kNone); }},
      {"layer_norm: . 'input'", [&] { ops::layer_norm(kNone, {2}); }},
      {"group_norm: . 'input'", [&] { ops::group_norm(kNone, 1); }},
      {"batch_norm: . 'input'", [&] { ops::batch_norm(kNone, {}, {}, {}, {}, true); }},
      {"nll_loss: . 'target'", [&] { ops::nll_loss(x, kNone); }},
      {"cross_entropy: . 'target'", [&] { ops::cross_entropy(x, kNone); }},
      {"l1_loss: . 'target'", [&] { ops::l1_loss(x, kNone); }},
      {"conv1d: . 'weight'", [&] { ops::conv1d(x, kNone); }},
      {"conv2d: . 'input'", [&] { ops::conv2d(kNone, x); }},
      {"max_pool2d: . 'self'",
       [&] {
         ops::max_pool2d(kNone, {2, 2});
       }},
      {"flatten: . 'self'", [&] { ops::flatten(kNone); }},
      {"ravel: . 'self'", [&] { ops::ravel(kNone); }},
      {"to: . 'self'", [&] { ops::to(kNone, DType::kFloat32); }},
  };
  for (const auto& [expected, call] : calls) {
    const size_t dot = expected.find('.');
    EXPECT_THAT(call, ThrowsError(AllOf(StartsWith(expected.substr(0, dot)), EndsWith(expected.substr(dot + 2)))));
  }
}

TEST(Undefined, MembersOfAVariable) {
  const std::pair<std::string, std::function<void()>> calls[] = {
      {"sizes", [] { kNone.sizes(); }},
      {"strides", [] { kNone.strides(); }},
      {"size", [] { kNone.size(0); }},
      {"stride", [] { kNone.stride(0); }},
      {"dim", [] { kNone.dim(); }},
      {"numel", [] { kNone.numel(); }},
      {"dtype", [] { kNone.dtype(); }},
      {"item", [] { kNone.item(); }},
      {"type", [] { kNone.type(); }},
      {"version", [] { kNone.version(); }},
      {"is_contiguous", [] { kNone.is_contiguous(); }},
      {"sym_sizes", [] { kNone.sym_sizes(); }},
      {"requires_grad", [] { kNone.requires_grad(); }},
      {"set_requires_grad", [] { kNone.set_requires_grad(); }},
      {"is_leaf", [] { kNone.is_leaf(); }},
      {"output_nr", [] { kNone.output_nr(); }},
      {"gradient_edge", [] { kNone.gradient_edge(); }},
      {"grad_accumulator", [] { kNone.grad_accumulator(); }},
      {"grad", [] { kNone.grad(); }},
      {"set_grad", [] { kNone.set_grad({}); }},
      {"retain_grad", [] { kNone.retain_grad(); }},
      {"retains_grad", [] { kNone.retains_grad(); }},
      {"detach", [] { kNone.detach(); }},
      {"to", [] { kNone.to(DType::kFloat32); }},
      {"is_view", [] { kNone.base(); }},
      {"backward", [] { kNone.backward(); }},
      {"RegisterHook", [] { kNone.RegisterHook([](const Variable&) { return Variable(); }); }},
      {"RegisterPostAccumulateGradHook", [] { kNone.RegisterPostAccumulateGradHook([](const Variable&) {}); }},
  };
  for (const auto& [method, call] : calls) {
    EXPECT_THAT(call, ThrowsError(absl::StrCat(method, "() called on an undefined Tensor")));
  }
  const Variable x = Leaf({2}, {1, 2});
  EXPECT_THAT([&] { x.grad().item(); }, ThrowsError("item() called on an undefined Tensor"));
}

TEST(Undefined, ElementsAndDimsThatDoNotExist) {
  const Variable x = Leaf({2, 3}, {1, 2, 3, 4, 5, 6});
  const Variable empty = Leaf({0}, {});
  EXPECT_THAT([&] { x.size(7); },
              ThrowsError("Dimension out of range (expected to be in range of [-2, 1], but got 7)"));
  EXPECT_THAT([&] { x.stride(-3); }, ThrowsError(HasSubstr("but got -3")));
  EXPECT_THAT([&] { x.sym_size(2); }, ThrowsError(HasSubstr("but got 2")));
  EXPECT_EQ(x.size(-2), 2);
  EXPECT_THAT([&] { ops::sum(x).size(0); }, ThrowsError("Dimension specified as 0 but tensor has no dimensions"));
  EXPECT_THAT([&] { empty.item(); }, ThrowsError("a Tensor with 0 elements cannot be converted to Scalar"));
  EXPECT_THAT([&] { x.item(6); }, ThrowsError("item(6) is out of range for a tensor of 6 elements"));
  EXPECT_THAT([&] { x.item(-1); }, ThrowsError(HasSubstr("item(-1)")));
}

TEST(Undefined, InBackward) {
  const Variable x = Leaf({2}, {1, 2});
  const Variable y = ops::sum(x);
  EXPECT_THAT([&] { Grad({kNone}, {x}); },
              ThrowsError("element 0 of tensors does not require grad and does not have a grad_fn"));
  EXPECT_THAT([&] { Backward({y, kNone}); }, ThrowsError(HasSubstr("element 1 of tensors does not require grad")));
  EXPECT_THAT([&] { Grad({y}, {kNone}); }, ThrowsError(HasSubstr("does not require grad")));
  EXPECT_THAT([&] { Backward({y}, {}, {.inputs = {kNone}}); }, ThrowsError(HasSubstr("does not require grad")));
}

TEST(Undefined, EmptyHooks) {
  const Variable x = Leaf({2}, {1, 2});
  const Variable y = x * 2;
  const auto refused = ThrowsError("a hook or function must be callable; found an empty function");
  EXPECT_THAT([&] { x.RegisterHook(nullptr); }, refused);
  EXPECT_THAT([&] { x.RegisterPostAccumulateGradHook(nullptr); }, refused);
  EXPECT_THAT([&] { y.grad_fn()->RegisterPreHook(nullptr); }, refused);
  EXPECT_THAT([&] { y.grad_fn()->RegisterPostHook(nullptr); }, refused);
}

TEST(Undefined, EmptyFunctions) {
  const Variable x = Leaf({2}, {1, 2});
  const auto refused = ThrowsError("a hook or function must be callable; found an empty function");
  EXPECT_THAT([&] { Checkpoint(nullptr, {x}); }, refused);
  EXPECT_THAT([&] { CompiledBackward{BackwardCompiler()}; }, refused);
  EXPECT_EQ(Gradcheck(nullptr, {x}).message(), "a function must be callable; found an empty function");
  EXPECT_EQ(Gradgradcheck(nullptr, {x}).message(), "a function must be callable; found an empty function");
}

TEST(Undefined, TapePointsThatDoNotExist) {
  const Variable x = Leaf({2}, {1, 2});
  const Variable y = x * x;
  const std::shared_ptr<TapeNode> node = y.grad_fn();
  EXPECT_THAT([&] { node->next_edge(2); }, ThrowsError("MulBackward0 has 2 outputs; there is no output 2"));
  EXPECT_THAT([&] { node->input_metadata(1); }, ThrowsError("MulBackward0 has 1 input; there is no input 1"));
  EXPECT_THAT([&] { Grad({TapePoint(Edge(node, 7))}, {x}, {y}); }, ThrowsError(HasSubstr("there is no input 7")));
  EXPECT_THAT([&] { Grad({ops::sum(y)}, {TapePoint(Edge(node, 7))}); }, ThrowsError(HasSubstr("there is no input 7")));
  EXPECT_THAT([&] { (*node)({}); }, ThrowsError("MulBackward0 takes 1 gradient; found 0"));
}

struct UsesAnUndefinedGradient : Function<UsesAnUndefinedGradient> {
  static variable_list Forward(FunctionContext& context, const Variable& x) {
    context.set_materialize_grads(false);
    return {x * 2, x * 3};
  }
  static variable_list Backward(FunctionContext&, variable_list grads) { return {grads[0] + grads[1]}; }
};

TEST(Undefined, InACustomFunctionsBackward) {
  const Variable x = Leaf({2}, {1, 2});
  EXPECT_THAT([&] { ops::sum(UsesAnUndefinedGradient::Apply(x)[0]).backward(); },
              ThrowsError(HasSubstr("aten.add.Tensor: Expected a proper Tensor")));
}

TEST(Undefined, CallsWithIValues) {
  EXPECT_THAT([] { Call(BuiltinLibrary(), -1, {}); }, ThrowsError("the library has no op with the id -1"));
  EXPECT_THAT([] { Call(BuiltinLibrary(), 1 << 20, {}); }, ThrowsError(HasSubstr("no op with the id")));
  const OpSchema& relu = *OpTable::Builtin().Find("aten.relu.default");
  EXPECT_THAT([&] { Call(BuiltinLibrary(), relu.id, {}); }, ThrowsError("aten.relu.default takes 1 argument; found 0"));
  EXPECT_THAT([&] { Call(BuiltinLibrary(), relu.id, IValueList{IValue(1.5)}); },
              ThrowsError("aten.relu.default(float): the op needs at least one tensor"));
}

}  // namespace
}  // namespace backtape::tape_test
