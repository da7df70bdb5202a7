// Values that are zero except for rounding, and values near a kink, must not be taken for faults.
#include "backtape/passes/bisect/rounding_noise.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "backtape/interp/interpreter.h"
#include "backtape/interp/random_inputs.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/passes/bisect/compare_engines.h"
#include "backtape/tests/passes/bisect/faulty_engine.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::Fault;
using testing::FaultyEngine;

BoundGraph ReadAndBind(const std::string& text) {
  absl::StatusOr<GraphText> read = ReadGraph(text);
  EXPECT_TRUE(read.ok()) << read.status();
  BoundGraph bound{std::move(read->graph), {}};
  bound.inputs = *RandomInputs(*bound.graph);
  return bound;
}

EngineComparison CompareFaulty(const BoundGraph& bound, const Fault& fault, const EngineTolerance& tolerance = {}) {
  absl::StatusOr<EngineComparison> compared = CompareWithInterpreter(bound, FaultyEngine(fault), tolerance);
  EXPECT_TRUE(compared.ok()) << compared.status();
  return *std::move(compared);
}

// The rows of a softmax sum to 1, so sum - 1 consists only of rounding errors and has no scale of its own.
BoundGraph TrueZero() {
  return ReadAndBind(R"(
def forward(self, x: "f32[16, 40]"):
    softmax: "f32[16, 40]" = torch.ops.aten._softmax.default(x, 1, False)
    sum_1: "f32[16]" = torch.ops.aten.sum.dim_IntList(softmax, [1])
    sub: "f32[16]" = torch.ops.aten.sub.Tensor(sum_1, 1)
    mul: "f32[16, 40]" = torch.ops.aten.mul.Tensor(softmax, 2)
    return (sub, mul)
)");
}

TEST(RoundingNoise, TrueZeroMayDifferByTheRoundingOfItsTerms) {
  const BoundGraph bound = TrueZero();
  EXPECT_FALSE(CompareFaulty(bound, {.node = "sum_1", .error = 1.2e-7}).differs());
  // With an explicit tolerance, rounding noise is not taken into account.
  EXPECT_TRUE(CompareFaulty(bound, {.node = "sum_1", .error = 1.2e-7}, {.rtol = 1e-4}).differs());
}

// With few samples, the measured changes of elements vary by chance. Each element that changes at all may therefore
// differ by at least the median change.
TEST(RoundingNoise, ElementsMayDifferByTheMedianOfTheirTensor) {
  const absl::StatusOr<RoundingNoise> noise = MeasureRoundingNoise(TrueZero(), {.samples = 2});
  ASSERT_TRUE(noise.ok()) << noise.status();
  const Tensor sub = noise->outputs[0].tensor();
  std::vector<double> changed;  // sums that rounding does not change are left out
  std::copy_if(sub.data<double>(), sub.data<double>() + sub.numel(), std::back_inserter(changed),
               [](double allowed) { return allowed > 0; });
  std::sort(changed.begin(), changed.end());
  ASSERT_GE(changed.size(), 4);
  EXPECT_EQ(changed[0], changed[(changed.size() - 1) / 2]);
  EXPECT_LT(changed[0], changed.back());
}

// In the gradient of a norm all elements of a row contain the same rounded mean. The error of the row's sum is
// therefore the mean's error times the number of elements, far more than the sum of independent errors.
TEST(RoundingNoise, ErrorsSharedByARowAddUp) {
  const BoundGraph bound = ReadAndBind(R"(
def forward(self, grad: "f32[4, 256]", x: "f32[4, 256]", mean: "f32[4, 1]", rstd: "f32[4, 1]"):
    backward = torch.ops.aten.native_layer_norm_backward.default(grad, x, [256], mean, rstd, None, None, [True, False, False])
    getitem: "f32[4, 256]" = backward[0]
    sum_1: "f32[4]" = torch.ops.aten.sum.dim_IntList(getitem, [1])
    return (sum_1, getitem)
)");
  const absl::StatusOr<RoundingNoise> noise = MeasureRoundingNoise(bound);
  ASSERT_TRUE(noise.ok()) << noise.status();
  const Tensor& of_sums = noise->outputs[0].tensor();
  const Tensor& of_elements = noise->outputs[1].tensor();
  for (int64_t row = 0; row < 4; ++row) {
    double of_element = 0;
    for (int64_t i = 0; i < 256; ++i) of_element = std::max(of_element, of_elements.data<double>()[row * 256 + i]);
    EXPECT_GT(of_sums.data<double>()[row], 20 * of_element) << row;
  }
}

// The largest difference that rounding explains in a product of matrices, relative to the product's largest element.
double NoiseOfProduct(int num_terms) {
  const BoundGraph bound = ReadAndBind(absl::StrReplaceAll(R"(
def forward(self, x: "f32[8, K]", y: "f32[K, 8]"):
    mm: "f32[8, 8]" = torch.ops.aten.mm.default(x, y)
    return (mm,)
)",
                                                           {{"K", absl::StrCat(num_terms)}}));
  const absl::StatusOr<RoundingNoise> noise = MeasureRoundingNoise(bound);
  const absl::StatusOr<IValueList> product = (*CompileForInterpreter(*bound.graph))->Run(bound.inputs);
  EXPECT_TRUE(noise.ok() && product.ok());
  double largest_noise = 0;
  double largest = 0;
  for (int64_t i = 0; i < 64; ++i) {
    largest_noise = std::max(largest_noise, noise->outputs[0].tensor().data<double>()[i]);
    largest = std::max(largest, std::fabs((*product)[0].tensor().item(i).to_double()));
  }
  return largest_noise / largest;
}

TEST(RoundingNoise, SumsOfManyTermsRoundMore) {
  const double of_few = NoiseOfProduct(4);
  const double of_many = NoiseOfProduct(65536);
  EXPECT_GT(of_many, 3 * of_few);
  EXPECT_LT(of_many, 1e-4);
}

// The gradient of a norm's input is 0 if its own gradient is the same everywhere. Kernels that round in other places
// return the rounding errors of the terms that cancel, or sums of these errors.
TEST(RoundingNoise, CancelledGradientsOfNormsMayDifferByTheRoundingOfTheirTerms) {
  const BoundGraph bound = ReadAndBind(R"(
def forward(self, g: "f32[]", x: "f32[4, 6, 50]", mean: "f32[4, 2]", w: "f32[6]"):
    grad: "f32[4, 6, 50]" = torch.ops.aten.expand.default(g, [4, 6, 50])
    ones: "f32[4, 2]" = torch.ops.aten.ones_like.default(mean)
    backward = torch.ops.aten.native_group_norm_backward.default(grad, x, mean, ones, None, 4, 6, 50, 2, [True, True, True])
    getitem: "f32[4, 6, 50]" = backward[0]
    rest: "f32[4, 6, 50]" = torch.ops.aten.sub.Tensor(getitem, getitem)
    sum_1: "f32[6]" = torch.ops.aten.sum.dim_IntList(rest, [0, 2])
    return (getitem, sum_1)
)");
  const absl::StatusOr<RoundingNoise> noise = MeasureRoundingNoise(bound);
  ASSERT_TRUE(noise.ok()) << noise.status();
  const double g = std::fabs(bound.inputs[0].tensor().item(0).to_double());
  for (int64_t i = 0; i < 20; ++i) {
    EXPECT_GT(noise->outputs[0].tensor().data<double>()[i], 1e-8 * g) << i;
    EXPECT_LT(noise->outputs[0].tensor().data<double>()[i], 1e-4) << i;
  }
}

// A sum may be 0 although its partial sums are not.
TEST(RoundingNoise, SumsThatCancelRoundLikeTheirPartialSums) {
  const BoundGraph bound = ReadAndBind(R"(
def forward(self, x: "f32[500, 3]"):
    neg: "f32[500, 3]" = torch.ops.aten.neg.default(x)
    cat: "f32[1000, 3]" = torch.ops.aten.cat.default([x, neg])
    sum_1: "f32[3]" = torch.ops.aten.sum.dim_IntList(cat, [0])
    return (sum_1,)
)");
  EXPECT_FALSE(CompareFaulty(bound, {.node = "sum_1", .error = 1e-5}).differs());
  EXPECT_TRUE(CompareFaulty(bound, {.node = "sum_1", .error = 1e-2}).differs());
}

// The mean of equal elements may be rounded, and then their variance is not 0.
TEST(RoundingNoise, VariancesOfEqualElementsMayBeTheSquareOfARoundingError) {
  const BoundGraph bound = ReadAndBind(R"(
def forward(self, x: "f32[4]"):
    expand: "f32[3, 4]" = torch.ops.aten.expand.default(x, [3, 4])
    var: "f32[4]" = torch.ops.aten.var.correction(expand, [0])
    return (var,)
)");
  EXPECT_FALSE(CompareFaulty(bound, {.node = "var", .error = 1e-15}).differs());
  EXPECT_TRUE(CompareFaulty(bound, {.node = "var", .error = 1e-9}).differs());
}

TEST(RoundingNoise, FaultInAnExactZeroIsFound) {
  const BoundGraph bound = TrueZero();
  const EngineComparison compared = CompareFaulty(bound, {.node = "sum_1", .error = 1e-5});
  ASSERT_EQ(compared.outside.size(), 1);
  EXPECT_EQ(compared.outside[0].node->name(), "sub");
  EXPECT_EQ(compared.outside[0].difference.num_outside, 1) << "only the first element is wrong";
}

TEST(RoundingNoise, FaultElsewhereIsFoundWithItsCount) {
  const BoundGraph bound = TrueZero();
  const EngineComparison compared = CompareFaulty(bound, {.node = "mul", .error = 1e-3});
  ASSERT_EQ(compared.outside.size(), 1);
  EXPECT_EQ(compared.outside[0].node->name(), "mul");
  EXPECT_EQ(compared.outside[0].difference.num_outside, 1);
}

// A ReLU at its kink: the sum of row `kink` is zero except for rounding, and its sign decides whether the gradient
// passes.
BoundGraph Kink(int kink) {
  BoundGraph bound = ReadAndBind(R"(
def forward(self, x: "f32[4, 32]", grad: "f32[4]"):
    sum_1: "f32[4]" = torch.ops.aten.sum.dim_IntList(x, [1])
    relu: "f32[4]" = torch.ops.aten.relu.default(sum_1)
    threshold_backward: "f32[4]" = torch.ops.aten.threshold_backward.default(grad, relu, 0)
    argmax: "i64[]" = torch.ops.aten.argmax.default(sum_1)
    return (threshold_backward, argmax)
)");
  auto* x = const_cast<float*>(bound.inputs[0].tensor().data<float>());
  for (int i = 0; i < 32; ++i) {
    const float value = 0.3F + 0.01F * static_cast<float>(i);
    for (int row = 0; row < 4; ++row) x[32 * row + i] = static_cast<float>(row + 1) * value;
    // Row `kink` consists of pairs that cancel.
    x[32 * kink + i] = i % 2 == 0 ? value : -(0.3F + 0.01F * static_cast<float>(i - 1));
  }
  x[32 * kink + 1] -= 1e-7F;  // makes the sum negative, but by less than its rounding error
  for (int row = 0; row < 4; ++row) const_cast<float*>(bound.inputs[1].tensor().data<float>())[row] = 1.5F;
  return bound;
}

TEST(RoundingNoise, ValuesAtAKinkMayTakeEitherSide) {
  const BoundGraph bound = Kink(0);
  // The largest value of sum_1 is about 58. An error of 1e-8 times this value is 6e-7, which crosses the kink.
  const EngineComparison compared = CompareFaulty(bound, {.node = "sum_1", .error = 1e-8});
  EXPECT_FALSE(compared.differs());
  const absl::StatusOr<RoundingNoise> noise = MeasureRoundingNoise(bound);
  ASSERT_TRUE(noise.ok());
  const double* const allowed = noise->outputs[0].tensor().data<double>();
  EXPECT_GE(allowed[0], 1.5) << "at the kink the gradient may pass or be zero";
  EXPECT_LT(allowed[1], 1e-5) << "elsewhere the gradient is certain";
  EXPECT_EQ(noise->outputs[1].tensor().data<double>()[0], 0) << "the position of the largest sum is certain";
}

TEST(RoundingNoise, FaultAwayFromTheKinkIsFound) {
  const BoundGraph bound = Kink(3);  // faulty engines spoil the first element
  const EngineComparison wrong_gradient = CompareFaulty(bound, {.node = "threshold_backward", .error = -1});
  ASSERT_EQ(wrong_gradient.outside.size(), 1);
  EXPECT_EQ(wrong_gradient.outside[0].node->name(), "threshold_backward");
  const EngineComparison wrong_index = CompareFaulty(bound, {.node = "argmax"});
  ASSERT_EQ(wrong_index.outside.size(), 1);
  EXPECT_EQ(wrong_index.outside[0].node->name(), "argmax");
}

// Two sums that are equal except for rounding: rounding decides which one is larger, and so the index.
TEST(RoundingNoise, IndexOfATieIsUpToRounding) {
  BoundGraph bound = ReadAndBind(R"(
def forward(self, x: "f32[2, 33]"):
    sum_1: "f32[2]" = torch.ops.aten.sum.dim_IntList(x, [1])
    argmax: "i64[]" = torch.ops.aten.argmax.default(sum_1)
    return (argmax,)
)");
  auto* x = const_cast<float*>(bound.inputs[0].tensor().data<float>());
  for (int i = 0; i < 33; ++i) x[i] = x[33 + i] = 0.1F + 0.37F * static_cast<float>(i);
  EXPECT_FALSE(CompareFaulty(bound, {.node = "argmax"}).differs());
}

TEST(RoundingNoise, DoesNotChangeTheValues) {
  BoundGraph bound = ReadAndBind(R"(
def forward(self, x: "f32[5]"):
    exp: "f32[5]" = torch.ops.aten.exp.default(x)
    add_: "f32[5]" = torch.ops.aten.add_.Tensor(x, exp)
    return (add_,)
)");
  const Tensor before = bound.inputs[0].tensor().To(DType::kFloat32);
  ASSERT_TRUE(MeasureRoundingNoise(bound).ok());
  EXPECT_TRUE(Compare(bound.inputs[0].tensor(), before, {}).ok());
}

}  // namespace
}  // namespace backtape
