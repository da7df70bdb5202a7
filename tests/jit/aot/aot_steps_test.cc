// Training steps of known models, written in eager C++ with writes and aliases. On both engines, a call of the
// compiled function must show what an eager call shows.
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/jit/aot_function.h"
#include "backtape/tests/jit/aot/compare_with_eager.h"

namespace backtape {
namespace {

using V = variable_list;

// A parameter: a leaf that requires grad.
Variable Parameter(V& leaves, const std::vector<int64_t>& sizes) {
  const Variable leaf = TestValues(sizes, 0.1 + 0.07 * static_cast<double>(leaves.size()));
  leaf.set_requires_grad();
  leaves.push_back(leaf);
  return leaf;
}

// The partitions with which the step is tested: the minimum cut, the default, and the smallest budget, in tenths, that
// suffices for the step.
std::vector<PartitionOptions> PartitionsOf(const VariableProgram& step, const MakeArguments& make) {
  std::vector<PartitionOptions> partitions = {{.strategy = PartitionStrategy::kMinCut}, {}};
  for (int tenths = 1; tenths < 10; ++tenths) {
    const PartitionOptions partition{.strategy = PartitionStrategy::kBudget, .budget_fraction = tenths / 10.0};
    AotFunction function(step, {.engine = {.backend = Backend::kInterpreter}, .partition = partition});
    V leaves;
    function(make(leaves));
    if (function.stats().eager_runs > 0) continue;
    partitions.push_back(partition);
    return partitions;
  }
  ADD_FAILURE() << "no budget below 1.0 suffices";
  return partitions;
}

void ExpectWhatEagerShows(const VariableProgram& step, const MakeArguments& make) {
  const std::string expected = Observe(step, make);
  const std::vector<PartitionOptions> partitions = PartitionsOf(step, make);
  EXPECT_NE(expected.find("gradient: "), std::string::npos);
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    for (const PartitionOptions& partition : partitions) {
      AotFunction function(step, {.engine = {.backend = backend}, .partition = partition});
      for (int call = 0; call < 2; ++call) {
        EXPECT_EQ(Observe([&](const V& arguments) { return function(arguments); }, make), expected);
      }
      for (const auto& [reason, count] : function.stats().eager_reasons) ADD_FAILURE() << reason;
      EXPECT_EQ(function.stats().forward_compiles, 1);
      EXPECT_EQ(function.stats().backward_compiles, 1);
    }
  }
}

// An MLP with relu in place, a running mean of the activations, and views of the output.
TEST(AotSteps, Mlp) {
  const auto make = [](V& leaves) -> V {
    return {TestValues({4, 3}, 0.35),  Parameter(leaves, {5, 3}), Parameter(leaves, {5}),
            Parameter(leaves, {2, 5}), Parameter(leaves, {2}),    TestValues({5}, 0.2)};
  };
  ExpectWhatEagerShows(
      [](const V& a) -> V {
        const Variable hidden = ops::linear(a[0], a[1], a[2]);
        ops::relu_(hidden);
        {
          const NoGradGuard no_grad;
          ops::mul_(a[5], 0.9);
          ops::add_(a[5], ops::mean(hidden, {0}) * 0.1);
        }
        const Variable y = ops::linear(hidden, a[3], a[4]);
        return {ops::mean(y * y), ops::view(y, {-1}), ops::t(y), a[5]};
      },
      make);
}

// One block of causal attention that writes its keys and values to a cache, and adds to the residual stream in place.
TEST(AotSteps, GptBlock) {
  static constexpr int64_t kBatch = 2, kLength = 3, kHeads = 2, kSize = 2, kWidth = kHeads * kSize;
  const auto make = [](V& leaves) -> V {
    return {TestValues({kBatch, kLength, kWidth}, 0.35),
            Parameter(leaves, {kWidth}),
            Parameter(leaves, {kWidth}),
            Parameter(leaves, {3 * kWidth, kWidth}),
            Parameter(leaves, {kWidth, kWidth}),
            Parameter(leaves, {2 * kWidth, kWidth}),
            Parameter(leaves, {kWidth, 2 * kWidth}),
            TestValues({2, kBatch, kHeads, kLength + 1, kSize}, 0.6)};
  };
  ExpectWhatEagerShows(
      [](const V& a) -> V {
        const Variable x = a[0] * 1.0;
        const Variable normed = ops::layer_norm(x, {kWidth}, a[1], a[2]);
        const Variable parts =
            ops::permute(ops::reshape(ops::linear(normed, a[3]), {kBatch, kLength, 3, kHeads, kSize}), {2, 0, 3, 1, 4});
        const V qkv = ops::unbind(parts);
        const Variable cached = ops::slice(a[7], 3, 0, kLength);
        {
          const NoGradGuard no_grad;
          ops::copy_(ops::select(cached, 0, 0), qkv[1]);
          ops::copy_(ops::select(cached, 0, 1), qkv[2]);
        }
        const Variable mixed = ops::scaled_dot_product_attention(qkv[0], qkv[1], qkv[2], {}, /*dropout_p=*/0,
                                                                 /*is_causal=*/true);
        const Variable joined = ops::reshape(ops::permute(mixed, {0, 2, 1, 3}), {kBatch, kLength, kWidth});
        const Variable attended = ops::linear(joined, a[4]);
        ops::add_(attended, x);
        const Variable y = ops::linear(ops::gelu(ops::linear(attended, a[5]), "tanh"), a[6]);
        ops::add_(y, attended);
        return {ops::mean(y * y), y, ops::view(y, {-1, kWidth}), ops::select(cached, 0, 0)};
      },
      make);
}

// A whole GPT with two blocks: tokens in, the loss out. The output layer has the weights of the embedding. Adds to the
// residual stream in place, counts the tokens in an argument, and returns views of the logits.
TEST(AotSteps, Gpt) {
  static constexpr int64_t kBatch = 2, kLength = 3, kHeads = 2, kSize = 2, kWidth = kHeads * kSize, kTokens = 5;
  static constexpr size_t kPerBlock = 8, kFirstBlock = 6;
  const auto make = [](V& leaves) -> V {
    V arguments = {Tensor::FromValues({kBatch, kLength}, {0, 3, 1, 4, 2, 3}, DType::kInt64),
                   Tensor::FromValues({kBatch, kLength}, {3, 1, 2, 2, 3, 0}, DType::kInt64),
                   TestValues({kTokens}, 0.4),
                   Parameter(leaves, {kTokens, kWidth}),
                   Parameter(leaves, {kLength, kWidth}),
                   Parameter(leaves, {kTokens})};
    for (int block = 0; block < 2; ++block) {
      for (const std::vector<int64_t>& sizes : std::vector<std::vector<int64_t>>{{kWidth},
                                                                                 {kWidth},
                                                                                 {3 * kWidth, kWidth},
                                                                                 {kWidth, kWidth},
                                                                                 {kWidth},
                                                                                 {kWidth},
                                                                                 {2 * kWidth, kWidth},
                                                                                 {kWidth, 2 * kWidth}}) {
        arguments.push_back(Parameter(leaves, sizes));
      }
    }
    return arguments;
  };
  ExpectWhatEagerShows(
      [](const V& a) -> V {
        Variable x = ops::embedding(a[3], a[0]) + a[4];
        {
          const NoGradGuard no_grad;
          ops::add_(a[2], ops::sum(ops::one_hot(ops::view(a[0], {-1}), kTokens).to(DType::kFloat64), {0}));
        }
        for (size_t block = 0; block < 2; ++block) {
          const Variable* const p = &a[kFirstBlock + kPerBlock * block];
          const Variable normed = ops::layer_norm(x, {kWidth}, p[0], p[1]);
          const V qkv = ops::unbind(
              ops::permute(ops::view(ops::linear(normed, p[2]), {kBatch, kLength, 3, kHeads, kSize}), {2, 0, 3, 1, 4}));
          const Variable mixed = ops::scaled_dot_product_attention(qkv[0], qkv[1], qkv[2], {}, /*dropout_p=*/0,
                                                                   /*is_causal=*/true);
          const Variable attended =
              ops::linear(ops::reshape(ops::permute(mixed, {0, 2, 1, 3}), {kBatch, kLength, kWidth}), p[3]);
          ops::add_(attended, x);
          x = ops::linear(ops::gelu(ops::linear(ops::layer_norm(attended, {kWidth}, p[4], p[5]), p[6]), "tanh"), p[7]);
          ops::add_(x, attended);
        }
        const Variable logits = ops::linear(x, a[3], a[5]);
        const Variable flat = ops::view(logits, {-1, kTokens});
        return {ops::cross_entropy(flat, ops::view(a[1], {-1})), logits, flat, ops::select(logits, 1, -1), a[2]};
      },
      make);
}

// Two convolutions with batch norm in training mode, which writes its running statistics, and a residual added in
// place.
TEST(AotSteps, ResnetBlock) {
  const auto make = [](V& leaves) -> V {
    V arguments = {TestValues({2, 2, 4, 4}, 0.35)};
    for (int layer = 0; layer < 2; ++layer) {
      arguments.push_back(Parameter(leaves, {2, 2, 3, 3}));
      arguments.push_back(Parameter(leaves, {2}));
      arguments.push_back(Parameter(leaves, {2}));
      arguments.push_back(TestValues({2}, 0.5));  // running mean
      arguments.push_back(TestValues({2}, 0.9));  // running variance
    }
    arguments.push_back(Tensor::FromValues({}, {3}, DType::kFloat64));  // number of batches
    return arguments;
  };
  ExpectWhatEagerShows(
      [](const V& a) -> V {
        const auto layer = [&](const Variable& x, size_t first) {
          const Variable y = ops::convolution(x, a[first], Variable(), {1, 1}, {1, 1}, {1, 1}, false, {0, 0}, 1);
          return ops::batch_norm(y, a[first + 1], a[first + 2], a[first + 3], a[first + 4], /*training=*/true);
        };
        ops::add_(a[11], 1.0);
        const Variable hidden = layer(a[0], 1);
        ops::relu_(hidden);
        const Variable y = layer(hidden, 6);
        ops::add_(y, a[0]);
        ops::relu_(y);
        return {ops::mean(y), y, ops::flatten(y, 1), a[4]};
      },
      make);
}

// An unrolled LSTM that writes each step's output into a buffer and its last state into its arguments.
TEST(AotSteps, Lstm) {
  static constexpr int64_t kSteps = 3, kBatch = 2, kInput = 2, kHidden = 3;
  const auto make = [](V& leaves) -> V {
    return {TestValues({kSteps, kBatch, kInput}, 0.35), Parameter(leaves, {4 * kHidden, kInput}),
            Parameter(leaves, {4 * kHidden, kHidden}),  Parameter(leaves, {4 * kHidden}),
            TestValues({kBatch, kHidden}, 0.2),         TestValues({kBatch, kHidden}, 0.7)};
  };
  ExpectWhatEagerShows(
      [](const V& a) -> V {
        Variable h = a[4] * 1.0, c = a[5] * 1.0;
        const Variable outputs = ops::zeros({kSteps, kBatch, kHidden}, DType::kFloat64);
        for (int64_t t = 0; t < kSteps; ++t) {
          const Variable gates = ops::linear(ops::select(a[0], 0, t), a[1], a[3]) + ops::linear(h, a[2]);
          const V parts = ops::chunk(gates, 4, 1);
          c = ops::sigmoid(parts[1]) * c + ops::sigmoid(parts[0]) * ops::tanh(parts[2]);
          h = ops::sigmoid(parts[3]) * ops::tanh(c);
          ops::copy_(ops::select(outputs, 0, t), h);
        }
        {
          const NoGradGuard no_grad;
          ops::copy_(a[4], h);
          ops::copy_(a[5], c);
        }
        return {ops::mean(outputs * outputs), outputs, ops::select(outputs, 0, -1), a[4]};
      },
      make);
}

}  // namespace
}  // namespace backtape
