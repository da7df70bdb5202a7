#include "backtape/autograd/composite/composite.h"

#include <cmath>
#include <functional>
#include <ostream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/engine/gradcheck.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/ir/op_table.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

using ::testing::DoubleNear;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Pointwise;

// Irregular values between -1 and 1.
Variable Random(std::vector<int64_t> sizes, double seed = 0) {
  int64_t count = 1;
  for (int64_t size : sizes) count *= size;
  std::vector<double> values;
  for (int64_t i = 0; i < count; ++i) values.push_back(std::sin(1.7 * static_cast<double>(i) * (i + 3) + seed));
  return Tensor::FromValues(sizes, values, DType::kFloat64);
}

Variable SeededLeaf(std::vector<int64_t> sizes, double seed = 0) {
  const Variable leaf = Random(sizes, seed);
  leaf.set_requires_grad();
  return leaf;
}

Variable Integers(std::vector<int64_t> sizes, std::vector<double> values) {
  return Tensor::FromValues(sizes, values, DType::kInt64);
}

std::vector<double> Values(const Variable& v) {
  std::vector<double> values;
  for (int64_t i = 0; i < v.numel(); ++i) values.push_back(v.item(i).to_double());
  return values;
}

std::vector<int64_t> Sizes(const Variable& v) { return {v.sizes().begin(), v.sizes().end()}; }

void ExpectNear(const Variable& a, const Variable& b) {
  EXPECT_EQ(Sizes(a), Sizes(b));
  EXPECT_THAT(Values(a), Pointwise(DoubleNear(1e-12), Values(b)));
}

void ExpectDifferentiable(const std::function<Variable(const variable_list&)>& function, variable_list inputs) {
  const VariableFunction wrapped = [&](const variable_list& x) -> variable_list { return {function(x)}; };
  EXPECT_TRUE(Gradcheck(wrapped, inputs).ok()) << Gradcheck(wrapped, inputs);
  EXPECT_TRUE(Gradgradcheck(wrapped, inputs).ok()) << Gradgradcheck(wrapped, inputs);
}

// The matrix product of a and b, which have at least two dims, as a broadcast multiplication and a sum over the last
// dim of a and the next-to-last dim of b.
Variable ProductByBroadcast(const Variable& a, const Variable& b) {
  return ops::sum(ops::unsqueeze(a, -1) * ops::unsqueeze(b, -3), {-2});
}

struct Shapes {
  std::vector<int64_t> self, other, result;
};

// GoogleTest prints these in the names of tests.
void PrintTo(const Shapes& shapes, std::ostream* out) {
  *out << ::testing::PrintToString(shapes.self) << " by " << ::testing::PrintToString(shapes.other);
}

class MatmulTest : public ::testing::TestWithParam<Shapes> {};

TEST_P(MatmulTest, IsTheSumOfProducts) {
  const Variable a = Random(GetParam().self), b = Random(GetParam().other, 1);
  const Variable wide_a = a.dim() == 1 ? ops::unsqueeze(a, 0) : a;
  const Variable wide_b = b.dim() == 1 ? ops::unsqueeze(b, 1) : b;
  const Variable result = ops::matmul(a, b);
  EXPECT_EQ(Sizes(result), GetParam().result);
  EXPECT_THAT(Values(result), Pointwise(DoubleNear(1e-12), Values(ProductByBroadcast(wide_a, wide_b))));
}

TEST_P(MatmulTest, Differentiable) {
  ExpectDifferentiable([](const variable_list& x) { return ops::matmul(x[0], x[1]); },
                       {SeededLeaf(GetParam().self), SeededLeaf(GetParam().other, 1)});
}

INSTANTIATE_TEST_SUITE_P(Ranks, MatmulTest,
                         ::testing::Values(Shapes{{3}, {3}, {}}, Shapes{{2, 3}, {3}, {2}}, Shapes{{3}, {3, 2}, {2}},
                                           Shapes{{2, 3}, {3, 4}, {2, 4}}, Shapes{{2, 2, 3}, {3, 4}, {2, 2, 4}},
                                           Shapes{{2, 2, 3}, {3}, {2, 2}}, Shapes{{3}, {2, 3, 2}, {2, 2}},
                                           Shapes{{2, 3}, {2, 3, 2}, {2, 2, 2}},
                                           Shapes{{2, 1, 2, 3}, {3, 3, 2}, {2, 3, 2, 2}}));

std::string ErrorOf(const std::function<void()>& call) {
  try {
    call();
    return "";
  } catch (const Error& e) {
    return e.what();
  }
}

TEST(Composite, EinsumNamesTheSubscript) {
  const auto error = [](const std::string& equation, const variable_list& operands) {
    return ErrorOf([&] { ops::einsum(equation, operands); });
  };
  EXPECT_THAT(error("ij,jk->ik", {Random({2, 3}), Random({4, 5})}),
              HasSubstr("subscript j has size 4, which does not broadcast with previously seen size 3"));
  EXPECT_THAT(error("ii->i", {Random({1, 3})}),
              HasSubstr("subscript i is repeated for an operand, but the sizes don't match, 3 != 1"));
}

TEST(Composite, ErrorsNameTheArgument) {
  const Variable x = Random({2, 3}), points = Random({4, 2}), lengths = Integers({2, 1, 1}, {3, 3});
  const auto norm = [](const Variable& self, absl::string_view ord, absl::Span<const int64_t> dim) {
    return ErrorOf([&] { decompositions::linalg_matrix_norm_str_ord(self, ord, dim, false, std::nullopt); });
  };
  EXPECT_THAT(norm(x, "max", {0, 1}), HasSubstr("ord must be \"fro\" or \"nuc\", got \"max\""));
  EXPECT_THAT(norm(x, "nuc", {0}), HasSubstr("the nuclear norm needs a pair of dims, got [0]"));
  EXPECT_THAT(norm(Random({3}), "nuc", {-2, -1}), HasSubstr("a tensor of at least 2 dims, got a 1-D tensor"));

  const auto histogram = [&](int64_t bins, const std::vector<double>& range) {
    return ErrorOf([&] { decompositions::histogram_bin_ct(x, bins, absl::MakeConstSpan(range), Variable(), false); });
  };
  EXPECT_THAT(histogram(2, {1, 2, 3}), HasSubstr("range must have two elements, got 3"));
  EXPECT_THAT(histogram(2, {3, 2}), HasSubstr("the lower limit of the range (3) is greater than the upper limit (2)"));
  EXPECT_THAT(ErrorOf([&] { decompositions::histogramdd(points, {2}, std::nullopt, Variable(), false); }),
              HasSubstr("bins must have one element for each of the 2 coordinates, got 1"));
  EXPECT_THAT(ErrorOf([&] {
                decompositions::histogramdd_TensorList_bins(points, {Random({1}), Random({3})}, std::nullopt,
                                                            Variable(), false);
              }),
              HasSubstr("bin edges must be a 1-D tensor of at least two elements, got f64[1]"));

  EXPECT_THAT(ErrorOf([&] { decompositions::gradient_tensorarrayint(x, {Random({3})}, std::nullopt, 1); }),
              HasSubstr("expected one tensor of coordinates for each of the 2 dims, got 1"));
  EXPECT_THAT(ErrorOf([&] { decompositions::gradient_tensorarrayint(x, {Random({2})}, 1, 1); }),
              HasSubstr("the coordinates for dim 1 must be a 1-D tensor of 3 elements, got f64[2]"));

  const auto reduce = [&](const Variable& indices, const Variable& offsets) {
    const Variable given = offsets.defined() ? Variable() : lengths;
    return ErrorOf([&] { decompositions::segment_reduce(x, "sum", given, indices, offsets, 1, false, std::nullopt); });
  };
  EXPECT_THAT(reduce(Variable(), Variable()), HasSubstr("lengths must have 2 dims for axis 1, got 3"));
  EXPECT_THAT(reduce(Variable(), lengths), HasSubstr("offsets must have 2 dims for axis 1, got 3"));
  EXPECT_THAT(reduce(lengths, Variable()), HasSubstr("the argument 'indices' is not supported"));
}

TEST(Composite, ANumberHasNoDims) {
  const Variable x = Random({}), place = Integers({}, {0}), lengths = Integers({1}, {1});
  const std::vector<int64_t> dim = {0};
  const auto rejects = [](const std::function<void()>& call) {
    EXPECT_THAT(ErrorOf(call), HasSubstr("dim 0 is out of range for a 0-D tensor"));
  };
  using namespace decompositions;
  rejects([&] { segment_reduce(x, "sum", lengths, Variable(), Variable(), 0, false, std::nullopt); });
  rejects([&] { segment_reduce(x, "sum", Variable(), Variable(), lengths, 0, false, std::nullopt); });
  rejects([&] { _segment_reduce_backward(x, x, x, "sum", lengths, Variable(), 0, std::nullopt); });
  rejects([&] { unflatten_int(x, 0, {SymInt(1)}); });
  rejects([&] { tensor_split_sections(x, 1, 0); });
  rejects([&] { repeat_interleave_self_int(x, 3, 0, std::nullopt); });
  rejects([&] { repeat_interleave_self_Tensor(x, lengths, 0, std::nullopt); });
  rejects([&] { take_along_dim(x, place, 0); });
  rejects([&] { tensordot(x, x, dim, dim); });
  rejects([&] { norm_except_dim(x, 2, 0); });
  rejects([&] { gradient_array(x, dim, 1); });
  // Either factor may be computed first, so the message may be that of another check.
  EXPECT_NE(ErrorOf([&] { trapezoid_x(x, Random({1}), 0); }), "");
}

TEST(Composite, MatmulOfANumberIsAnError) { EXPECT_THROW(ops::matmul(Random({}), Random({2})), Error); }

TEST(Composite, Linear) {
  const Variable weight = Random({4, 3}, 1), bias = Random({4}, 2);
  for (const std::vector<int64_t>& sizes : std::vector<std::vector<int64_t>>{{3}, {2, 3}, {2, 2, 3}}) {
    const Variable input = Random(sizes);
    const Variable product = ops::matmul(input, ops::t(weight));
    ExpectNear(ops::linear(input, weight), product);
    ExpectNear(ops::linear(input, weight, bias), product + bias);
  }
  ExpectDifferentiable([](const variable_list& x) { return ops::linear(x[0], x[1], x[2]); },
                       {SeededLeaf({2, 2, 3}), SeededLeaf({4, 3}, 1), SeededLeaf({4}, 2)});
}

TEST(Composite, Attention) {
  const Variable query = Random({2, 3, 4}), key = Random({2, 5, 4}, 1), value = Random({2, 5, 2}, 2);
  const Variable scores = ops::matmul(query, ops::transpose(key, 1, 2)) / 2;
  ExpectNear(ops::scaled_dot_product_attention(query, key, value), ops::matmul(ops::softmax(scores, -1), value));
  const Variable bias = Random({3, 5}, 3);
  ExpectNear(ops::scaled_dot_product_attention(query, key, value, bias),
             ops::matmul(ops::softmax(scores + bias, -1), value));
  // The first query attends only to the first key.
  const Variable causal = ops::scaled_dot_product_attention(query, key, value, {}, /*dropout_p=*/0, /*is_causal=*/true);
  ExpectNear(ops::select(causal, 1, 0), ops::select(value, 1, 0));
  ExpectNear(ops::scaled_dot_product_attention(query, key, value, ops::tril(ops::ones({3, 5}, DType::kBool))), causal);
  ExpectDifferentiable(
      [](const variable_list& x) { return ops::scaled_dot_product_attention(x[0], x[1], x[2], {}, 0, true); },
      {SeededLeaf({2, 2, 3}), SeededLeaf({2, 2, 3}, 1), SeededLeaf({2, 2, 2}, 2)});
}

TEST(Composite, NllLossWithSpatialDims) {
  const Variable input = Random({2, 3, 2}), target = Integers({2, 2}, {0, 2, 1, -100});
  const Variable losses = ops::nll_loss(input, target, {}, ops::Reduction::kNone);
  EXPECT_EQ(Sizes(losses), (std::vector<int64_t>{2, 2}));
  const auto at = [&](int64_t n, int64_t c, int64_t d) { return input.item((n * 3 + c) * 2 + d).to_double(); };
  EXPECT_THAT(Values(losses), ElementsAre(-at(0, 0, 0), -at(0, 2, 1), -at(1, 1, 0), 0));
  EXPECT_DOUBLE_EQ(ops::nll_loss(input, target).item().to_double(), -(at(0, 0, 0) + at(0, 2, 1) + at(1, 1, 0)) / 3);
}

TEST(Composite, OneHotChecksTheClasses) {
  const auto message = [](const Variable& classes, int64_t num_classes = -1) -> std::string {
    try {
      ops::one_hot(classes, num_classes);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_THAT(message(Integers({2}, {0, -1})), HasSubstr("Class values must be non-negative."));
  EXPECT_THAT(message(Integers({2}, {0, -1}), 3), HasSubstr("Class values must be non-negative."));
  EXPECT_THAT(message(Integers({2}, {0, 3}), 3), HasSubstr("Class values must be smaller than num_classes."));
  EXPECT_THAT(message(Integers({2}, {0, 1}).to(DType::kInt32)), HasSubstr("index tensor of type LongTensor"));
  EXPECT_EQ(message(Integers({2}, {0, 2}), 3), "");
}

TEST(Composite, CrossEntropyChecksItsOptions) {
  const Variable input = Random({3, 4}), target = Integers({3}, {1, 3, 0});
  const auto message = [&](const Variable& wanted, int64_t ignored, double smoothing) -> std::string {
    try {
      ops::cross_entropy(input, wanted, {}, ops::Reduction::kMean, ignored, smoothing);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_THAT(message(target, -100, 1.5), HasSubstr("label_smoothing must be between 0.0 and 1.0. Got: 1.5"));
  EXPECT_THAT(message(input, -100, -0.5), HasSubstr("label_smoothing must be between 0.0 and 1.0. Got: -0.5"));
  EXPECT_THAT(message(input, 2, 0.5), HasSubstr("ignore_index is not supported for floating point target"));
  EXPECT_EQ(message(input, -100, 1.0), "");
}

TEST(Composite, CrossEntropy) {
  const Variable input = Random({3, 4}), target = Integers({3}, {1, 3, 0});
  const Variable log_probabilities = ops::log_softmax(input, 1);
  const Variable weight = Tensor::FromValues({4}, {0.5, 2, 1, 3}, DType::kFloat64);
  ExpectNear(ops::cross_entropy(input, target), ops::nll_loss(log_probabilities, target));
  const Variable one_hot = Tensor::FromValues({3, 4}, {0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0}, DType::kFloat64);
  ExpectNear(ops::cross_entropy(input, one_hot), ops::cross_entropy(input, target));
  for (const double smoothing : {0.0, 0.3}) {
    for (const ops::Reduction reduction : {ops::Reduction::kNone, ops::Reduction::kSum}) {
      ExpectNear(ops::cross_entropy(input, one_hot, weight, reduction, -100, smoothing),
                 ops::cross_entropy(input, target, weight, reduction, -100, smoothing));
    }
  }
  // The loss is the same as without the ignored sample.
  const Variable ignoring = Integers({3}, {1, -100, 0});
  const Variable rest = ops::index(input, {Integers({2}, {0, 2})});
  ExpectNear(ops::cross_entropy(input, ignoring, weight, ops::Reduction::kMean, -100, 0.3),
             ops::cross_entropy(rest, Integers({2}, {1, 0}), weight, ops::Reduction::kMean, -100, 0.3));
  ExpectDifferentiable(
      [&](const variable_list& x) {
        return ops::cross_entropy(x[0], target, weight, ops::Reduction::kMean, -100, 0.1);
      },
      {SeededLeaf({3, 4})});
}

TEST(Composite, OtherLosses) {
  const Variable input = Random({2, 3}), target = ops::sigmoid(Random({2, 3}, 1));
  ExpectNear(ops::l1_loss(input, target, ops::Reduction::kNone), ops::abs(input - target));
  const Variable p = ops::sigmoid(input), weight = Tensor::FromValues({3}, {2, 0.5, 1}, DType::kFloat64);
  const Variable losses = -(weight * target * ops::log(p) + (1 - target) * ops::log(1 - p));
  ExpectNear(ops::binary_cross_entropy_with_logits(input, target, {}, weight), ops::mean(losses));
  ExpectDifferentiable(
      [&](const variable_list& x) { return ops::binary_cross_entropy_with_logits(x[0], x[1], weight, weight); },
      {SeededLeaf({2, 3}), SeededLeaf({2, 3}, 1)});
}

TEST(Composite, Normalisations) {
  const Variable input = Random({2, 4, 3});
  const Variable grouped = ops::reshape(input, {2, 2, 6});
  const Variable centred = grouped - ops::mean(grouped, {2}, true);
  const Variable normalised = centred * ops::rsqrt(ops::mean(centred * centred, {2}, true) + 1e-5);
  ExpectNear(ops::group_norm(input, 2), ops::reshape(normalised, {2, 4, 3}));
  ExpectNear(ops::layer_norm(grouped, {6}), normalised);
  ExpectDifferentiable([](const variable_list& x) { return ops::layer_norm(x[0], {3}, x[1], x[2]); },
                       {SeededLeaf({2, 3}), SeededLeaf({3}, 1), SeededLeaf({3}, 2)});
  ExpectDifferentiable([](const variable_list& x) { return ops::group_norm(x[0], 2, x[1], x[2]); },
                       {SeededLeaf({2, 4, 2}), SeededLeaf({4}, 1), SeededLeaf({4}, 2)});
  for (const bool training : {true, false}) {
    ExpectDifferentiable(
        [training](const variable_list& x) {
          const Variable mean = Tensor::Full({2}, 0.1, DType::kFloat64), var = Tensor::Full({2}, 0.7, DType::kFloat64);
          return ops::batch_norm(x[0], x[1], x[2], mean, var, training);
        },
        {SeededLeaf({3, 2, 2}), SeededLeaf({2}, 1), SeededLeaf({2}, 2)});
  }
}

TEST(Composite, BatchNormUpdatesRunningStatistics) {
  const Variable input = Tensor::FromValues({4, 1}, {1, 2, 3, 6}, DType::kFloat64);
  const Variable mean = Tensor::Full({1}, 0.0, DType::kFloat64), var = Tensor::Full({1}, 1.0, DType::kFloat64);
  ops::batch_norm(input, {}, {}, mean, var, /*training=*/true, /*momentum=*/0.5);
  EXPECT_DOUBLE_EQ(mean.item().to_double(), 1.5);
  EXPECT_DOUBLE_EQ(var.item().to_double(), 0.5 + 0.5 * (4 + 1 + 0 + 9) / 3.0);
}

TEST(Composite, ConvolutionsAndPooling) {
  const Variable input = Random({1, 2, 4, 4}), weight = Random({3, 2, 2, 2}, 1), bias = Random({3}, 2);
  const Variable result = ops::conv2d(input, weight, bias, {2});
  EXPECT_EQ(Sizes(result), (std::vector<int64_t>{1, 3, 2, 2}));
  const Variable corner = ops::slice(ops::slice(input, 2, 0, 2), 3, 0, 2);
  ExpectNear(ops::select(ops::select(result, 3, 0), 2, 0),
             ops::unsqueeze(ops::sum(corner * weight, {1, 2, 3}) + bias, 0));
  ExpectNear(ops::conv2d(ops::squeeze(input, 0), weight, bias, {2}), ops::squeeze(result, 0));
  ExpectNear(
      ops::conv1d(ops::reshape(input, {1, 2, 16}), ops::reshape(weight, {3, 2, 4}), {}, {4}),
      ops::squeeze(ops::conv2d(ops::reshape(input, {1, 2, 1, 16}), ops::reshape(weight, {3, 2, 1, 4}), {}, {1, 4}), 2));
  EXPECT_THROW(ops::conv1d(input, weight), Error);
  EXPECT_EQ(Sizes(ops::max_pool2d(input, {2, 2})), (std::vector<int64_t>{1, 2, 2, 2}));
  ExpectDifferentiable([](const variable_list& x) { return ops::conv2d(x[0], x[1], x[2], {2}, {1}); },
                       {SeededLeaf({1, 2, 3, 3}), SeededLeaf({2, 2, 2, 2}, 1), SeededLeaf({2}, 2)});
}

TEST(Composite, Flatten) {
  const Variable input = Random({2, 3, 4});
  EXPECT_EQ(Sizes(ops::flatten(input)), (std::vector<int64_t>{24}));
  EXPECT_EQ(Sizes(ops::flatten(input, 1)), (std::vector<int64_t>{2, 12}));
  EXPECT_EQ(Sizes(ops::flatten(input, 0, 1)), (std::vector<int64_t>{6, 4}));
  EXPECT_EQ(Sizes(ops::flatten(Random({}))), (std::vector<int64_t>{1}));
  EXPECT_THROW(ops::flatten(input, 2, 1), Error);
  EXPECT_THROW(ops::flatten(input, 0, 3), Error);
}

// Rows of the weights that cannot be divided among the gates.
TEST(Composite, RecurrentCellsWithTooFewGates) {
  const Variable input = Random({2, 1}), hidden = Random({2, 1}), weight = Random({2, 1});
  EXPECT_THROW(ops::lstm_cell(input, {hidden, hidden}, weight, weight), Error);
  EXPECT_THROW(ops::gru_cell(input, hidden, weight, weight), Error);
}

// The matrix has 100,000 wrapped diagonals. Neither the time for each of them nor the depth of the stack may grow with
// their number.
TEST(Composite, WrappedDiagonalsOfATallMatrix) {
  constexpr int64_t kRows = 200000;
  const Variable x = ops::zeros({kRows, 1});
  decompositions::fill_diagonal_(x, 1, true);
  EXPECT_EQ(ops::sum(x).item().to_double(), kRows / 2);
  EXPECT_EQ(x.select(0, 2).item().to_double(), 1);
  EXPECT_EQ(x.select(0, 3).item().to_double(), 0);
}

// The gradient with respect to the second argument depends on the value that the in-place form overwrites.
TEST(Composite, AnInPlaceFormKeepsTheValueThatItsNodesSave) {
  const OpSchema& op = *OpTable::Builtin().Find("aten.ldexp_.default");
  ExpectDifferentiable(
      [&](const variable_list& x) {
        const Variable written = x[0] * 1;
        Call(BuiltinLibrary(), op.id, IValueList{IValue(written), IValue(x[1])});
        return written;
      },
      {SeededLeaf({3}), SeededLeaf({3}, 1)});
}

// PyTorch 2.15 prints these values.
TEST(Composite, CornerCasesOfSizesAndDtypes) {
  const variable_list halves = decompositions::hsplit_int(Random({2, 0, 1}), 2);
  ASSERT_EQ(halves.size(), 2);
  EXPECT_EQ(Sizes(halves[1]), (std::vector<int64_t>{2, 0, 1}));
  const Variable bytes = Tensor::FromValues({2}, {100, 1}, DType::kInt8);
  const Variable powers = decompositions::vander(bytes, 3);
  EXPECT_EQ(powers.dtype(), DType::kInt64);
  EXPECT_EQ(powers.item(0).to_double(), 10000);
  const Variable signs = Tensor::FromValues({2}, {1, -1}, DType::kInt64);
  const Variable scores = Tensor::FromValues({2}, {1, 0}, DType::kInt64);
  const Variable losses = decompositions::hinge_embedding_loss(scores, signs, 1.5, 0);
  EXPECT_EQ(losses.dtype(), DType::kInt64);
  EXPECT_EQ(losses.item(1).to_double(), 1) << "the margin is truncated";
  EXPECT_EQ(decompositions::cov(Random({1, 4}), 1, {}, {}).dim(), 0);
  EXPECT_EQ(decompositions::corrcoef(Random({1, 4})).dim(), 0);
  EXPECT_EQ(Sizes(decompositions::norm_except_dim(Random({3, 2, 2}), 2, -2)), (std::vector<int64_t>{1, 2, 1}));
  EXPECT_EQ(Sizes(decompositions::norm_except_dim(Random({3, 2, 2}), 2, -1)), (std::vector<int64_t>{}));
}

// Elements that a negative width removes are not repeated at the other side. PyTorch 2.15 prints these values.
TEST(Composite, CircularPaddingThatAlsoCuts) {
  const Variable row = ops::reshape(ops::arange(4, DType::kFloat64), {1, 1, 4});
  const auto padded = [&](int64_t before, int64_t after) {
    return ops::reshape(decompositions::_pad_circular(row, {before, after}), {-1});
  };
  ExpectNear(padded(1, -1), Tensor::FromValues({4}, {2, 0, 1, 2}, DType::kFloat64));
  ExpectNear(padded(-1, 2), Tensor::FromValues({5}, {1, 2, 3, 1, 2}, DType::kFloat64));
  ExpectNear(padded(-2, 1), Tensor::FromValues({3}, {2, 3, 2}, DType::kFloat64));
}

TEST(Composite, SizesOfZeroThatWouldBeDivisors) {
  const Variable query = Random({1, 2, 3, 4}), none = Random({1, 0, 3, 4});
  EXPECT_THROW(ops::scaled_dot_product_attention(query, none, none, {}, 0.0, false, std::nullopt, true), Error);
  EXPECT_THROW(ops::cross_entropy_loss(Random({2, 0}), Random({2, 0}), {}, 1), Error);
  EXPECT_THROW(decompositions::unflatten_int(Random({0}), 0, {0, -1}), Error);
}

TEST(OpsOnLists, AreDifferentiatedLikeTheOpOnOneTensor) {
  const OpSchema& op = *OpTable::Builtin().Find("aten._foreach_mul.List");
  ExpectDifferentiable(
      [&](const variable_list& x) {
        const IValueList args = {IValueList{IValue(x[0]), IValue(x[1])}, IValueList{IValue(x[1]), IValue(x[2])}};
        const IValue products = Call(BuiltinLibrary(), op.id, args);
        return ToVariable(products.list()[0]) + ops::sum(ToVariable(products.list()[1]));
      },
      {SeededLeaf({2}, 1), SeededLeaf({2}, 2), SeededLeaf({3, 2}, 3)});
}

TEST(OpsOnLists, RequireListsOfEqualLength) {
  const OpSchema& op = *OpTable::Builtin().Find("aten._foreach_mul.List");
  const Variable x = Random({2});
  EXPECT_THROW(Call(BuiltinLibrary(), op.id, IValueList{IValueList{IValue(x), IValue(x)}, IValueList{IValue(x)}}),
               Error);
}

}  // namespace
}  // namespace backtape
