// Compares random ops with known values and their distributions, for fixed seeds, and checks that invalid arguments are
// refused. tests/run/random_without_chance.fx compares with PyTorch for arguments that make the result deterministic.
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <string>
#include <vector>

#include "backtape/tests/interp/kernels/call_op.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr RandomStream kStream{.seed = 2026, .stream = 11};
constexpr int64_t kMany = 20000;

IValue Draw(absl::string_view target, std::vector<IValue> args, Kwargs kwargs = {},
            const RandomStream& random = kStream) {
  const OpTable& ops = OpTable::Builtin();
  return EvaluateOp(ops, *ops.Find(target), args, kwargs, BuiltinKernels(), BuiltinShapeRules(), random).value();
}

std::vector<double> Drawn(absl::string_view target, std::vector<IValue> args, Kwargs kwargs = {}) {
  return Values(Draw(target, std::move(args), std::move(kwargs)).tensor());
}

std::string RandomErrorOf(absl::string_view target, std::vector<IValue> args, Kwargs kwargs = {}) {
  const absl::StatusOr<IValue> result = TryCall(target, std::move(args), std::move(kwargs));
  return result.ok() ? "" : std::string(result.status().message());
}

double MeanOf(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

// Kolmogorov-Smirnov test of the values against the cumulative distribution function `below`. For n correct values,
// the largest distance exceeds 1.95 / sqrt(n) in only one of a thousand samples.
template <typename F>
void ExpectDistribution(std::vector<double> values, F&& below) {
  std::sort(values.begin(), values.end());
  const auto n = static_cast<double>(values.size());
  double distance = 0;
  for (size_t i = 0; i < values.size(); ++i) {
    const double share = below(values[i]);
    distance = std::max(
        {distance, std::abs(share - static_cast<double>(i) / n), std::abs(share - static_cast<double>(i + 1) / n)});
  }
  EXPECT_LT(distance, 1.95 / std::sqrt(n));
}

double NormalBelow(double x) { return 0.5 * std::erfc(-x / std::sqrt(2)); }

TEST(RandomKernels, UniformNumbersComeFromTheStream) {
  for (const DType dtype : {kF32, kF64, DType::kFloat16, DType::kBFloat16}) {
    const std::vector<double> values = Drawn("aten.rand.default", {Ints({3, 2})}, {{"dtype", dtype}});
    for (size_t i = 0; i < values.size(); ++i) EXPECT_EQ(values[i], kStream.Uniform(dtype, i));
  }
  EXPECT_EQ(Drawn("aten.rand_like.default", {Make({2}, {0, 0}, kI64)}, {{"dtype", kF32}}),
            Drawn("aten.rand.default", {Ints({2})}));
}

TEST(RandomKernels, ElementsAreNumberedInRowMajorOrderInAnyLayout) {
  const Tensor transposed = MakeTransposed(2, 3, {1, 2, 3, 4, 5, 6});
  const Tensor dense = Make({2, 3}, {1, 2, 3, 4, 5, 6});
  for (const char* op : {"aten.rand_like.default", "aten.randn_like.default", "aten.bernoulli.p"}) {
    EXPECT_EQ(Drawn(op, {transposed}), Drawn(op, {dense})) << op;
  }
  const IValueList dropped = Draw("aten.native_dropout.default", {transposed, 0.5, true}).list();
  EXPECT_EQ(dropped[0].tensor().type().ToString(true), "f32[2, 3][1, 2]cpu");
  EXPECT_EQ(Values(dropped[1].tensor()),
            Values(Draw("aten.native_dropout.default", {dense, 0.5, true}).list()[1].tensor()));
}

TEST(RandomKernels, SeedsAndStreamsChangeTheNumbers) {
  const IValue size = Ints({50});
  const auto drawn = [&](const RandomStream& random) {
    return Values(Draw("aten.rand.default", {size}, {}, random).tensor());
  };
  EXPECT_EQ(drawn({1, 2}), drawn({1, 2}));
  EXPECT_NE(drawn({1, 2}), drawn({1, 3}));
  EXPECT_NE(drawn({1, 2}), drawn({2, 2}));
  EXPECT_NE(drawn({1, 2}), drawn({2, 1}));
}

TEST(RandomKernels, Distributions) {
  const IValue size = Ints({kMany});
  const Tensor x = Tensor::Full({kMany}, 0, kF32);
  const auto exponential = [](double v) { return 1 - std::exp(-2 * v); };
  const auto cauchy = [](double v) { return 0.5 + std::atan((v - 1) / 3) / 3.14159265358979323846; };
  for (const DType dtype : {kF32, kF64}) {
    SCOPED_TRACE(TorchName(dtype));
    ExpectDistribution(Drawn("aten.rand.default", {size}, {{"dtype", dtype}}), [](double v) { return v; });
    ExpectDistribution(Drawn("aten.randn.default", {size}, {{"dtype", dtype}}), &NormalBelow);
  }
  ExpectDistribution(Drawn("aten.uniform.default", {x, -1.0, 3.0}), [](double v) { return (v + 1) / 4; });
  ExpectDistribution(Drawn("aten.normal_functional.default", {x, 5.0, 2.0}),
                     [](double v) { return NormalBelow((v - 5) / 2); });
  ExpectDistribution(Drawn("aten.exponential.default", {x, 2.0}), exponential);
  ExpectDistribution(Drawn("aten.cauchy.default", {x, 1.0, 3.0}), cauchy);
  ExpectDistribution(Drawn("aten.log_normal.default", {x, 1.0, 0.5}),
                     [](double v) { return NormalBelow((std::log(v) - 1) / 0.5); });
}

TEST(RandomKernels, NeighboursAreUncorrelated) {
  const std::vector<double> values = Drawn("aten.randn.default", {Ints({kMany})});
  double products = 0;
  for (size_t i = 0; i + 1 < values.size(); ++i) products += values[i] * values[i + 1];
  EXPECT_LT(std::abs(products), 4 * std::sqrt(kMany));
}

TEST(RandomKernels, Bernoulli) {
  const Tensor x = Tensor::Full({kMany}, 0.3, kF32);
  const double spread = 4 * std::sqrt(0.21 / kMany);
  EXPECT_NEAR(MeanOf(Drawn("aten.bernoulli.default", {x})), 0.3, spread);
  EXPECT_NEAR(MeanOf(Drawn("aten.bernoulli.p", {x, 0.3})), 0.3, spread);
  EXPECT_NEAR(MeanOf(Drawn("aten.bernoulli.p", {x.To(kI64), 0.3})), 0.3, spread);
  EXPECT_NEAR(MeanOf(Drawn("aten.bernoulli.Tensor", {x.To(DType::kBool), Make({1}, {0.3}, kF64)})), 0.3, spread);
  // bernoulli draws the same uniform numbers as rand_like; those below p become 1.
  const std::vector<double> u = Drawn("aten.rand_like.default", {x}), hits = Drawn("aten.bernoulli.p", {x, 0.3});
  for (size_t i = 0; i < u.size(); ++i) ASSERT_EQ(hits[i], u[i] < 0.3 ? 1 : 0);
}

TEST(RandomKernels, DropoutScalesKeptElements) {
  const Tensor x = Tensor::Full({kMany}, 3, kF32);
  const IValueList dropped = Draw("aten.native_dropout.default", {x, 0.25, true}).list();
  const std::vector<double> values = Values(dropped[0].tensor()), kept = Values(dropped[1].tensor());
  for (size_t i = 0; i < values.size(); ++i) ASSERT_EQ(values[i], kept[i] * 4);
  EXPECT_NEAR(MeanOf(kept), 0.75, 4 * std::sqrt(0.1875 / kMany));
  EXPECT_EQ(Drawn("aten.dropout.default", {x, 0.25, true}), values);
  EXPECT_THAT(Drawn("aten.dropout.default", {x, 0.25, false}), Each(3));
  // As in PyTorch, which multiplies by the mask: inf * 0 is NaN.
  EXPECT_TRUE(std::isnan(Drawn("aten.dropout.default", {Make({1}, {INFINITY}), 1.0, true})[0]));
}

TEST(RandomKernels, Integers) {
  std::vector<double> counts(7, 0);
  for (const double v : Drawn("aten.randint.low", {-3, 4, Ints({kMany})})) ++counts.at(static_cast<size_t>(v + 3));
  for (const double count : counts) EXPECT_NEAR(count, kMany / 7.0, 4 * std::sqrt(kMany * 6 / 49.0));
  const Tensor bytes = Tensor::Full({kMany}, 0, DType::kUInt8);
  const std::vector<double> all = Drawn("aten.random.default", {bytes});
  EXPECT_EQ(*std::max_element(all.begin(), all.end()), 255);
  EXPECT_NEAR(MeanOf(all), 127.5, 4 * std::sqrt(256.0 * 256 / 12 / kMany));
  for (const double v : Drawn("aten.random.from", {bytes, 250, IValue()})) ASSERT_GE(v, 250);
  for (const double v : Drawn("aten.random.default", {Tensor::Full({kMany}, 0, kI64)})) ASSERT_GE(v, 0);
  const int64_t least = std::numeric_limits<int64_t>::min();
  const std::vector<double> whole = Drawn("aten.random.from", {Tensor::Full({kMany}, 0, kI64), least, IValue()});
  EXPECT_LT(*std::min_element(whole.begin(), whole.end()), -0x1p62);
  EXPECT_GT(*std::max_element(whole.begin(), whole.end()), 0x1p62);
  const Tensor x = Tensor::Full({kMany}, 0, kF32);
  EXPECT_NEAR(MeanOf(Drawn("aten.geometric.default", {x, 0.25})), 4, 4 * std::sqrt(12.0 / kMany));
}

TEST(RandomKernels, Permutations) {
  std::vector<double> order = Drawn("aten.randperm.default", {1000});
  EXPECT_FALSE(std::is_sorted(order.begin(), order.end()));
  std::sort(order.begin(), order.end());
  for (size_t i = 0; i < order.size(); ++i) ASSERT_EQ(order[i], static_cast<double>(i));
  // Each element comes first about equally often.
  std::vector<double> first(4, 0);
  for (uint64_t stream = 0; stream < 4000; ++stream) {
    ++first.at(static_cast<size_t>(Values(Draw("aten.randperm.default", {4}, {}, {1, stream}).tensor())[0]));
  }
  for (const double count : first) EXPECT_NEAR(count, 1000, 4 * std::sqrt(750));
}

TEST(RandomKernels, InPlaceOpsMatchTheirFunctionalOps) {
  const Tensor x = Make({2, 2}, {1, 2, 3, 4});
  const std::vector<double> expected = Drawn("aten.uniform.default", {x, 2.0, 5.0});
  Draw("aten.uniform_.default", {x, 2.0, 5.0});
  EXPECT_EQ(Values(x), expected);
  const Tensor coins = Tensor::Full({kMany}, 7, kF32);
  Draw("aten.bernoulli_.float", {coins});
  EXPECT_NEAR(MeanOf(Values(coins)), 0.5, 4 * std::sqrt(0.25 / kMany));
}

TEST(RandomKernels, RefuseTheSameArgumentsAsPyTorch) {
  const Tensor f = Make({2}, {0.5, 0.5}), i = Make({2}, {1, 1}, kI64), b = Make({2}, {1, 0}, DType::kBool);
  const double nan = std::nan("");
  for (const double p : {-0.5, 1.5, nan}) {
    EXPECT_THAT(RandomErrorOf("aten.native_dropout.default", {f, p, true}), HasSubstr("between 0 and 1"));
    EXPECT_THAT(RandomErrorOf("aten.dropout.default", {f, p, false}), HasSubstr("between 0 and 1"));
    EXPECT_THAT(RandomErrorOf("aten.bernoulli.p", {f, p}), HasSubstr("between 0 and 1"));
    EXPECT_THAT(RandomErrorOf("aten.bernoulli.default", {Make({1}, {p})}), HasSubstr("in [0, 1]"));
    EXPECT_THAT(RandomErrorOf("aten.bernoulli.Tensor", {i, Make({1}, {p})}), HasSubstr("in [0, 1]"));
  }
  EXPECT_EQ(RandomErrorOf("aten.native_dropout.default", {f, 1.5, false}), "");
  for (const Tensor& x : {i, b}) {
    EXPECT_THAT(RandomErrorOf("aten.native_dropout.default", {x, 0.5, true}), HasSubstr("floating point"));
    EXPECT_THAT(RandomErrorOf("aten.dropout.default", {x, 0.5, true}), HasSubstr("floating point"));
    for (const char* op : {"rand_like", "randn_like", "uniform", "normal_functional", "exponential", "cauchy",
                           "log_normal", "bernoulli"}) {
      EXPECT_THAT(RandomErrorOf("aten." + std::string(op) + ".default", {x}), HasSubstr("floating point")) << op;
    }
    EXPECT_THAT(RandomErrorOf("aten.bernoulli.Tensor", {f, x}), HasSubstr("floating point"));
    EXPECT_THAT(RandomErrorOf("aten.normal.Tensor_float", {x}), HasSubstr("floating point"));
    EXPECT_THAT(RandomErrorOf("aten.normal.float_Tensor", {0.0, x}), HasSubstr("floating point"));
  }
  EXPECT_THAT(RandomErrorOf("aten.rand.default", {Ints({2})}, {{"dtype", kI64}}), HasSubstr("floating point"));
  EXPECT_THAT(RandomErrorOf("aten.rand.default", {Ints({2, -1})}), HasSubstr("negative dimension"));
  EXPECT_THAT(RandomErrorOf("aten.bernoulli.Tensor", {f, Make({2, 1}, {1, 1})}),
              HasSubstr("cannot be broadcast to the sizes of self"));
  EXPECT_THAT(RandomErrorOf("aten.uniform.default", {f, 2.0, 1.0}), HasSubstr("from=2 and to=1"));
  EXPECT_THAT(RandomErrorOf("aten.uniform.default", {f, 0.0, double{INFINITY}}),
              HasSubstr("is out of range for float32"));
  EXPECT_THAT(RandomErrorOf("aten.uniform.default", {f, -3e38, 3e38}), HasSubstr("to - from"));
  EXPECT_THAT(RandomErrorOf("aten.normal_functional.default", {f, 0.0, -1.0}), HasSubstr("std >= 0"));
  EXPECT_THAT(RandomErrorOf("aten.normal.Tensor_float", {f, -1.0}), HasSubstr("std >= 0"));
  EXPECT_THAT(RandomErrorOf("aten.normal.float_Tensor", {0.0, Make({1}, {-1})}), HasSubstr("std >= 0"));
  EXPECT_THAT(RandomErrorOf("aten.normal.Tensor_Tensor", {f, Make({3}, {1, 1, 1})}), HasSubstr("3"));
  EXPECT_THAT(RandomErrorOf("aten.exponential.default", {f, 0.0}), HasSubstr("lambda > 0"));
  EXPECT_THAT(RandomErrorOf("aten.cauchy.default", {f, 0.0, 0.0}), HasSubstr("sigma > 0"));
  EXPECT_THAT(RandomErrorOf("aten.log_normal.default", {f, 0.0, 0.0}), HasSubstr("std > 0"));
  for (const double p : {0.0, 1.0, nan})
    EXPECT_THAT(RandomErrorOf("aten.geometric.default", {f, p}), HasSubstr("(0, 1)"));
  EXPECT_THAT(RandomErrorOf("aten.geometric.default", {b, 0.5}), HasSubstr("bool"));
  for (const int high : {0, -3})
    EXPECT_THAT(RandomErrorOf("aten.randint.default", {high, Ints({2})}), HasSubstr("less than"));
  EXPECT_THAT(RandomErrorOf("aten.randint.low", {5, 5, Ints({2})}), HasSubstr("less than"));
  EXPECT_THAT(RandomErrorOf("aten.randint.default", {300, Ints({2})}, {{"dtype", DType::kUInt8}}),
              HasSubstr("out of bounds"));
  EXPECT_THAT(RandomErrorOf("aten.randint.low", {-1, 2, Ints({2})}, {{"dtype", DType::kUInt8}}),
              HasSubstr("out of bounds"));
  EXPECT_THAT(RandomErrorOf("aten.random.from", {f, (int64_t{1} << 24) + 1, IValue()}), HasSubstr("out of bounds"));
  EXPECT_THAT(RandomErrorOf("aten.randperm.default", {-1}), HasSubstr("negative dimension"));
  EXPECT_THAT(RandomErrorOf("aten.randperm.default", {300}, {{"dtype", DType::kUInt8}}), HasSubstr("too large"));
  EXPECT_THAT(RandomErrorOf("aten.randperm.default", {1}, {{"dtype", DType::kBool}}), HasSubstr("bool"));
}

TEST(RandomKernels, EmptyTensors) {
  EXPECT_THAT(Drawn("aten.randperm.default", {0}), ElementsAre());
  EXPECT_THAT(Drawn("aten.rand.default", {Ints({0, 3})}), ElementsAre());
  EXPECT_THAT(Drawn("aten.bernoulli.default", {Make({0}, {})}), ElementsAre());
}

}  // namespace
}  // namespace backtape
