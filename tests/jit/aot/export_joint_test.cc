// Exported modules: PyTorch's test_aot_export_* in test/functorch/test_aotdispatch.py.
#include "backtape/passes/aot/export_joint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/composite/geometry.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/backward_signature.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/verifier.h"
#include "backtape/jit/backward_compiler.h"
#include "backtape/passes/aot/effect_tokens.h"
#include "backtape/passes/partition/partition_joint.h"
#include "backtape/tests/jit/aot/compare_with_eager.h"

namespace backtape {
namespace {

using V = variable_list;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Pair;

Variable Parameter(const std::vector<int64_t>& sizes, double first) {
  const Variable leaf = TestValues(sizes, first);
  leaf.set_requires_grad();
  return leaf;
}

JointArgument Argument64(const std::vector<int64_t>& sizes, bool requires_grad = false) {
  return {.type = TensorType::Contiguous(DType::kFloat64, SymIntVector(sizes.begin(), sizes.end())),
          .requires_grad = requires_grad};
}

// A convolution and a batch norm in training mode.
struct ConvBatchnorm {
  Variable weight = Parameter({3, 1, 1, 1}, 0.1), bias = Parameter({3}, 0.2), scale = Parameter({3}, 0.3),
           shift = Parameter({3}, 0.4);
  Variable mean = TestValues({3}, 0.5), var = TestValues({3}, 0.9), count = Tensor::FromValues({}, {0}, DType::kInt64);

  ModuleToExport Module(VariableProgram forward) const {
    return {.parameters = {{"conv.weight", weight}, {"conv.bias", bias}, {"bn.weight", scale}, {"bn.bias", shift}},
            .buffers = {{"bn.running_mean", mean}, {"bn.running_var", var}, {"bn.num_batches_tracked", count}},
            .forward = std::move(forward)};
  }
  Variable Forward(const Variable& x) const {
    const Variable y = ops::convolution(x, weight, bias, {1, 1}, {0, 0}, {1, 1}, false, {0, 0}, 1);
    ops::add_(count, 1);
    return ops::batch_norm(y, scale, shift, mean, var, /*training=*/true);
  }
};

TEST(ExportModule, ConvBatchnormHas8InputsAnd9Outputs) {
  const ConvBatchnorm model;
  const ModuleToExport module = model.Module([&](const V& inputs) -> V {
    const Variable y = model.Forward(inputs[0]);
    return {ops::sum(y * y), y.detach()};
  });
  ShapeEnv env;
  const std::vector<JointArgument> inputs = {Argument64({1, 1, 3, 3})};
  const auto joint = ExportModule(module, inputs, /*loss=*/0, env);
  ASSERT_TRUE(joint.ok()) << joint.status();
  EXPECT_TRUE(Verify(**joint).ok()) << Verify(**joint);
  EXPECT_EQ((*joint)->placeholders().size(), 8);
  EXPECT_EQ((*joint)->output()->args()[0].items().size(), 9);
  const absl::StatusOr<BackwardSignature> names = BackwardSignatureOf(**joint);
  ASSERT_TRUE(names.ok()) << names.status();
  EXPECT_THAT(names->parameters, ElementsAre("conv.weight", "conv.bias", "bn.weight", "bn.bias"));
  EXPECT_THAT(names->buffers, ElementsAre("bn.running_mean", "bn.running_var", "bn.num_batches_tracked"));
  EXPECT_THAT(names->user_inputs, ElementsAre("input_0"));
  ASSERT_EQ(names->buffers_to_mutate.size(), 3);
  EXPECT_EQ(names->buffers_to_mutate[0].second, "bn.running_mean");
  EXPECT_EQ(names->buffers_to_mutate[2].second, "bn.num_batches_tracked");
  EXPECT_EQ(names->user_outputs.size(), 2);
  EXPECT_EQ(names->loss_output, names->user_outputs[0]);
  ASSERT_EQ(names->gradients_to_parameters.size(), 4);
  EXPECT_EQ(names->gradients_to_parameters[0].second, "conv.weight");
  EXPECT_EQ(names->gradients_to_parameters[3].second, "bn.bias");
  EXPECT_TRUE(names->gradients_to_user_inputs.empty());
  EXPECT_THAT(ToText(*names), HasSubstr("input p_conv_weight is parameter conv.weight"));

  // The joint graph must return the values of an eager step.
  const Variable x = TestValues({1, 1, 3, 3}, 0.6);
  const V state = {model.weight, model.bias, model.scale, model.shift, model.mean, model.var, model.count};
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    const auto executable = CompileGraph(**joint, {.backend = backend});
    ASSERT_TRUE(executable.ok()) << executable.status();
    IValueList values;
    for (const Variable& tensor : state) values.emplace_back(static_cast<const Tensor&>(tensor));
    values.emplace_back(static_cast<const Tensor&>(x));
    const absl::StatusOr<IValueList> outputs = (*executable)->Run(values);
    ASSERT_TRUE(outputs.ok()) << outputs.status();
    ConvBatchnorm eager;  // the same initial values
    const Variable y = eager.Forward(x);
    const Variable loss = ops::sum(y * y);
    loss.backward();
    const V expected = {eager.mean,        eager.var,          eager.count,       loss, y, eager.weight.grad(),
                        eager.bias.grad(), eager.scale.grad(), eager.shift.grad()};
    ASSERT_EQ(outputs->size(), expected.size());
    for (size_t i = 0; i < expected.size(); ++i) {
      const Tensor& found = (*outputs)[i].tensor();
      ASSERT_EQ(found.numel(), expected[i].numel());
      for (int64_t k = 0; k < found.numel(); ++k) {
        EXPECT_NEAR(found.item(k).to_double(), expected[i].item(k).to_double(), 1e-10) << "output " << i;
      }
    }
  }
}

TEST(ExportModule, ForwardOnlyAndGradientsOfUserInputs) {
  const Variable w = Parameter({3}, 0.2), unused = Parameter({2}, 0.7);
  const ModuleToExport module = {.parameters = {{"w", w}, {"unused", unused}},
                                 .buffers = {},
                                 .forward = [&](const V& a) -> V { return {ops::sum(a[0] * w)}; }};
  const std::vector<JointArgument> inputs = {Argument64({3}, /*requires_grad=*/true)};
  ShapeEnv env;
  const auto forward = ExportModule(module, inputs, std::nullopt, env);
  ASSERT_TRUE(forward.ok()) << forward.status();
  EXPECT_EQ((*forward)->placeholders().size(), 3);
  EXPECT_EQ((*forward)->output()->args()[0].items().size(), 1);
  const auto joint = ExportModule(module, inputs, 0, env);
  ASSERT_TRUE(joint.ok()) << joint.status();
  const absl::StatusOr<BackwardSignature> names = BackwardSignatureOf(**joint);
  ASSERT_TRUE(names.ok()) << names.status();
  ASSERT_EQ(names->gradients_to_user_inputs.size(), 1);
  EXPECT_EQ(names->gradients_to_user_inputs[0].second, "input_0");
  ASSERT_EQ(names->gradients_to_parameters.size(), 1);
  EXPECT_EQ(names->gradients_to_parameters[0].second, "w");
}

std::string ErrorOf(const ModuleToExport& module, std::vector<JointArgument> inputs, std::optional<size_t> loss = 0) {
  ShapeEnv env;
  return std::string(ExportModule(module, inputs, loss, env).status().message());
}

// PyTorch's test_aot_export_*_banned.
TEST(ExportModule, BannedCasesAreErrors) {
  const Variable w = Parameter({3, 3}, 0.2);
  const auto module = [&](VariableProgram forward) {
    return ModuleToExport{.parameters = {{"w", w}}, .buffers = {}, .forward = std::move(forward)};
  };
  const std::vector<JointArgument> one = {Argument64({3, 3})};
  EXPECT_THAT(ErrorOf(module([&](const V& a) -> V {
                        ops::t_(a[0]);
                        return {ops::sum(a[0] * w)};
                      }),
                      one),
              HasSubstr("the sizes of argument 0 are changed in place; such a program cannot be exported"));
  EXPECT_THAT(ErrorOf(module([&](const V& a) -> V {
                        ops::mul_(a[0], 4.0);
                        return {ops::sum(a[0] * w)};
                      }),
                      one),
              HasSubstr("argument 0 is written"));
  EXPECT_THAT(ErrorOf(module([&](const V& a) -> V {
                        ops::mul_(a[0], 4.0);
                        return {ops::sum(a[0] * w)};
                      }),
                      {Argument64({3, 3}, true)}),
              HasSubstr("argument 0, which requires grad, is written"));
  EXPECT_THAT(ErrorOf(module([&](const V& a) -> V {
                        {
                          const NoGradGuard no_grad;
                          ops::mul_(w, 4.0);
                        }
                        return {ops::sum(a[0] * w)};
                      }),
                      one),
              HasSubstr("the parameter w is written"));
  EXPECT_THAT(ErrorOf(module([&](const V& a) -> V {
                        return {ops::sum(a[0] * w), a[0] * w};
                      }),
                      one),
              HasSubstr("output 1 requires grad, but only the loss (output 0) may"));
  EXPECT_THAT(ErrorOf(module([&](const V& a) -> V { return {a[0] * w}; }), one), HasSubstr("is not a scalar"));
  EXPECT_THAT(ErrorOf(module([&](const V& a) -> V { return {ops::sum(a[0])}; }), one),
              HasSubstr("does not require grad"));
  JointArgument same = Argument64({3, 3});
  same.duplicate_of = 0;
  EXPECT_THAT(ErrorOf(module([&](const V& a) -> V { return {ops::sum(a[0] * w)}; }), {Argument64({3, 3}), same}),
              HasSubstr("argument 1 is the same tensor as argument 0"));
}

// PyTorch's test_aot_export_simplified_basic.
TEST(ExportSimple, Basic) {
  const VariableProgram f = [](const V& a) -> V { return {a[0] * a[1], (a[1] * a[1]).detach()}; };
  ShapeEnv env;
  const std::vector<JointArgument> plain = {Argument64({2}), Argument64({2})};
  const auto forward = ExportSimple(f, plain, /*joint=*/false, env);
  ASSERT_TRUE(forward.ok()) << forward.status();
  EXPECT_EQ((*forward)->placeholders().size(), 2);
  EXPECT_EQ((*forward)->output()->args()[0].items().size(), 2);
  const std::vector<JointArgument> with_grad = {Argument64({2}, true), Argument64({2}, true)};
  const auto joint = ExportSimple(f, with_grad, /*joint=*/true, env);
  ASSERT_TRUE(joint.ok()) << joint.status();
  EXPECT_EQ((*joint)->placeholders().size(), 3);               // x, y, the tangent of the first output
  EXPECT_EQ((*joint)->output()->args()[0].items().size(), 4);  // two outputs, two gradients
  const absl::StatusOr<Partition> partition = PartitionJoint(**joint);
  ASSERT_TRUE(partition.ok()) << partition.status();
  EXPECT_EQ(partition->roles.forward_outputs.size(), 2);

  const Variable captured = TestValues({2});
  const auto with_state = ExportSimple([&](const V& a) -> V { return {a[0] * captured}; }, plain, /*joint=*/false, env);
  EXPECT_THAT(std::string(with_state.status().message()), HasSubstr("a tensor that is not an argument"));
  const auto written = ExportSimple(
      [](const V& a) -> V {
        ops::mul_(a[0], 2.0);
        return {a[0] + a[1]};
      },
      plain, /*joint=*/false, env);
  EXPECT_THAT(std::string(written.status().message()), HasSubstr("argument 0 is written"));
}

TEST(EffectTokens, OrderChecksByTokens) {
  ShapeEnv env;
  const std::vector<JointArgument> arguments = {Argument64({2}, true)};
  const auto joint = ExportSimple(
      [](const V& a) -> V {
        ops::_assert_async(ops::all(a[0] > 0.0));
        const Variable y = a[0] * 2.0;
        ops::_assert_async(ops::all(y < 9.0));
        return {y};
      },
      arguments, /*joint=*/true, env);
  ASSERT_TRUE(joint.ok()) << joint.status();
  const absl::StatusOr<int> count = AddEffectTokens(**joint);
  ASSERT_TRUE(count.ok()) << count.status();
  EXPECT_EQ(*count, 2);
  EXPECT_TRUE(Verify(**joint).ok()) << Verify(**joint);
  const std::string text = PrintGraph(**joint, TextStyle::Code());
  EXPECT_THAT(text, HasSubstr("token: \"f32[0]\""));
  EXPECT_THAT(text, HasSubstr("torch.ops.higher_order.with_effects(token, torch.ops.aten._assert_async.default"));
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    const auto executable = CompileGraph(**joint, {.backend = backend});
    ASSERT_TRUE(executable.ok()) << executable.status() << text;
    const Tensor token = Tensor::Empty({0}, DType::kFloat32), tangent = Tensor::Full({2}, 1.0, DType::kFloat64);
    const auto outputs = (*executable)->Run({token, Tensor::FromValues({2}, {1, 2}, DType::kFloat64), tangent});
    ASSERT_TRUE(outputs.ok()) << outputs.status();
    EXPECT_EQ((*outputs)[1].tensor().item(1).to_double(), 4);
    EXPECT_FALSE((*executable)->Run({token, Tensor::FromValues({2}, {1, -2}, DType::kFloat64), tangent}).ok());
    EXPECT_FALSE((*executable)->Run({token, Tensor::FromValues({2}, {1, 20}, DType::kFloat64), tangent}).ok());
  }
}

}  // namespace
}  // namespace backtape
