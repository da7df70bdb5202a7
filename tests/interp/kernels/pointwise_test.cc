// Behaviour of PyTorch's pointwise ops that is not obvious. tests/conformance has values of all overloads.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <vector>

#include "backtape/tests/interp/kernels/call_op.h"

namespace backtape {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsNan;

constexpr DType kBool = DType::kBool;
constexpr DType kI8 = DType::kInt8;
constexpr DType kU8 = DType::kUInt8;
constexpr DType kBF16 = DType::kBFloat16;
constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kMinInt = static_cast<double>(std::numeric_limits<int64_t>::min());

std::string ErrorOf(absl::string_view target, std::vector<IValue> args, Kwargs kwargs = {}) {
  return std::string(TryCall(target, std::move(args), std::move(kwargs)).status().message());
}

// The type as text, such as "f32[2, 3]".
std::string TypeOf(const Tensor& tensor) { return tensor.type().ToString(); }

TEST(PointwiseLoop, BroadcastsInAnyOrderOfMemory) {
  const Tensor x = MakeTransposed(2, 3, {1, 2, 3, 4, 5, 6});
  const Tensor sum = Call("aten.add.Tensor", {x, Make({2, 1}, {10, 20})});
  EXPECT_EQ(sum.type().ToString(true), "f32[2, 3][1, 2]cpu");
  EXPECT_THAT(Values(sum), ElementsAre(11, 12, 13, 24, 25, 26));
  const Tensor outer = Call("aten.mul.Tensor", {Make({2, 1}, {2, 3}), Make({3}, {5, 7, 11})});
  EXPECT_THAT(Values(outer), ElementsAre(10, 14, 22, 15, 21, 33));
}

TEST(PointwiseLoop, SteppedAndExpandedOperands) {
  const Tensor row = Make({6}, {1, 2, 3, 4, 5, 6});
  const Tensor stepped = *row.TryAsStrided({2, 2}, {3, 2}, 0);
  const Tensor expanded = *row.TryAsStrided({2, 2}, {0, 1}, 4);
  EXPECT_THAT(Values(Call("aten.add.Tensor", {stepped, expanded})), ElementsAre(6, 9, 9, 12));
}

TEST(PointwiseLoop, FourLoopsThatDontJoin) {
  const Tensor storage = Call("aten.arange.default", {256}, {{"dtype", kF32}});
  const Tensor x = *storage.TryAsStrided({3, 2, 3, 2}, {64, 24, 5, 2}, 1);
  const Tensor y = *storage.TryAsStrided({3, 1, 3, 1}, {1, 1, 7, 1}, 0);
  const Tensor out = Call("aten.sub.Tensor", {x, y});
  for (int64_t i = 0; i < out.numel(); ++i) {
    const int64_t a = i / 12, b = i / 6 % 2, c = i / 2 % 3, d = i % 2;
    EXPECT_EQ(out.item(i).to_double(), 1 + 64 * a + 24 * b + 5 * c + 2 * d - (a + 7 * c));
  }
}

TEST(PointwiseLoop, MoreElementsThanABlock) {
  const Tensor x = Call("aten.arange.default", {3000}, {{"dtype", kI64}});
  const Tensor square = Call("aten.mul.Tensor", {x, Call("aten._to_copy.default", {x}, {{"dtype", kF32}})});
  EXPECT_EQ(TypeOf(square), "f32[3000]");
  for (int64_t i : {0, 511, 512, 513, 2047, 2999}) EXPECT_EQ(square.item(i).to_double(), i * i);
}

TEST(PointwiseLoop, NoDimsAndNoElements) {
  EXPECT_THAT(Values(Call("aten.add.Tensor", {Make({}, {1}), Make({}, {2})})), ElementsAre(3));
  EXPECT_EQ(TypeOf(Call("aten.add.Tensor", {Make({2, 0}, {}), Make({1}, {2})})), "f32[2, 0]");
}

TEST(PointwiseLoop, NarrowIntegersWrap) {
  EXPECT_THAT(Values(Call("aten.add.Tensor", {Make({1}, {127}, kI8), Make({1}, {2}, kI8)})), ElementsAre(-127));
  EXPECT_THAT(Values(Call("aten.neg.default", {Make({2}, {1, 0}, kU8)})), ElementsAre(255, 0));
  EXPECT_THAT(Values(Call("aten.mul.Tensor", {Make({1}, {kMinInt}, kI64), Make({1}, {-1}, kI64)})),
              ElementsAre(kMinInt));
}

TEST(PointwiseLoop, OperandsAreRoundedToTheCommonDType) {
  // The other operand is converted to the dtype of the tensor: 300 becomes 44 as int8, and 0.1 is rounded to bfloat16.
  EXPECT_THAT(Values(Call("aten.eq.Tensor", {Make({1}, {44}, kI8), Make({}, {300}, kI64)})), ElementsAre(1));
  EXPECT_THAT(Values(Call("aten.eq.Scalar", {Make({1}, {0.1}, kBF16), 0.1})), ElementsAre(1));
  EXPECT_THAT(Values(Call("aten.lt.Scalar", {Make({1}, {44}, kU8), -1})), ElementsAre(1));
}

TEST(PointwiseLoop, LoneMultiplierIsNotRounded) {
  // A single factor is not rounded before the product: 3 * 0.7237 = 2.1711 and 3 * bfloat16(0.7237) = 3 * 0.72265625
  // round to different bfloat16 numbers.
  EXPECT_THAT(Values(Call("aten.mul.Tensor", {Make({1}, {3}, kBF16), 0.7237})), ElementsAre(2.171875));
  // A summand is rounded before the sum: slightly more than half a unit in the last place becomes exactly half, which
  // rounds to even.
  EXPECT_THAT(Values(Call("aten.add.Tensor", {Make({1}, {1}, kBF16), 0x1p-8 * 1.001})), ElementsAre(1));
}

TEST(PointwiseLoop, SixteenBitFloatsComputeInSinglePrecision) {
  // 256 * 256 overflows float16, but the quotient does not.
  const DType kF16 = DType::kFloat16;
  const Tensor x = Make({1}, {60000}, kF16);
  EXPECT_THAT(Values(Call("aten.addcdiv.default", {Make({1}, {0}, kF16), x, x}, {{"value", 4}})), ElementsAre(4));
}

TEST(Arithmetic, BoolIsALogicalNumber) {
  const Tensor a = Make({4}, {0, 0, 1, 1}, kBool);
  const Tensor b = Make({4}, {0, 1, 0, 1}, kBool);
  EXPECT_THAT(Values(Call("aten.add.Tensor", {a, b})), ElementsAre(0, 1, 1, 1));
  EXPECT_THAT(Values(Call("aten.mul.Tensor", {a, b})), ElementsAre(0, 0, 0, 1));
  EXPECT_THAT(Values(Call("aten.maximum.default", {a, b})), ElementsAre(0, 1, 1, 1));
  EXPECT_THAT(ErrorOf("aten.sub.Tensor", {a, b}), HasSubstr("bool cannot be subtracted"));
  EXPECT_THAT(ErrorOf("aten.sub.Tensor", {Make({1}, {1}), true}), HasSubstr("bool cannot be subtracted"));
  EXPECT_THAT(ErrorOf("aten.neg.default", {a}), HasSubstr("other than bool"));
  EXPECT_EQ(TypeOf(Call("aten.add.Tensor", {a, 1})), "i64[4]");
}

TEST(Arithmetic, AlphaFitsTheDType) {
  const Tensor x = Make({1}, {1}, kI64);
  EXPECT_THAT(Values(Call("aten.add.Tensor", {x, x}, {{"alpha", 2}})), ElementsAre(3));
  EXPECT_THAT(Values(Call("aten.rsub.Scalar", {x, 10, 3})), ElementsAre(7));
  EXPECT_THAT(ErrorOf("aten.add.Tensor", {x, x}, {{"alpha", 0.5}}), HasSubstr("alpha must not be a floating-point"));
  EXPECT_THAT(ErrorOf("aten.add.Tensor", {x, x}, {{"alpha", true}}), HasSubstr("bool alpha"));
}

TEST(Arithmetic, LerpIsExactAtBothEnds) {
  const Tensor from = Make({3}, {1e8, 1e8, 1e8});
  const Tensor to = Make({3}, {1, 1, 1});
  EXPECT_THAT(Values(Call("aten.lerp.Tensor", {from, to, Make({3}, {0, 1, 0.5})})), ElementsAre(1e8, 1, 5e7));
  EXPECT_THAT(ErrorOf("aten.lerp.Scalar", {from, Make({3}, {1, 1, 1}, kF64), 0.5}), HasSubstr("the same dtype"));
}

TEST(Division, RoundsAsPythonDoes) {
  const Tensor x = Make({4}, {7, -7, 7, -7}, kI64);
  const Tensor y = Make({4}, {2, 2, -2, -2}, kI64);
  EXPECT_THAT(Values(Call("aten.floor_divide.default", {x, y})), ElementsAre(3, -4, -4, 3));
  EXPECT_THAT(Values(Call("aten.div.Tensor_mode", {x, y}, {{"rounding_mode", "trunc"}})), ElementsAre(3, -3, -3, 3));
  EXPECT_THAT(Values(Call("aten.remainder.Tensor", {x, y})), ElementsAre(1, 1, -1, -1));
  EXPECT_THAT(Values(Call("aten.fmod.Tensor", {x, y})), ElementsAre(1, -1, 1, -1));
  const Tensor quotient = Call("aten.div.Tensor_mode", {x, y}, {{"rounding_mode", IValue()}});
  EXPECT_EQ(TypeOf(quotient), "f32[4]");
  EXPECT_THAT(Values(quotient), ElementsAre(3.5, -3.5, -3.5, 3.5));
  EXPECT_THAT(ErrorOf("aten.div.Tensor_mode", {x, y}, {{"rounding_mode", "up"}}), HasSubstr("not 'up'"));
}

TEST(Division, SmallestIntegerByMinusOne) {
  const Tensor x = Make({1}, {kMinInt}, kI64);
  EXPECT_THAT(Values(Call("aten.floor_divide.Scalar", {x, -1})), ElementsAre(kMinInt));
  EXPECT_THAT(Values(Call("aten.remainder.Scalar", {x, -1})), ElementsAre(0));
  EXPECT_THAT(Values(Call("aten.gcd.default", {x, Make({1}, {6}, kI64)})), ElementsAre(2));
}

TEST(Division, ByZero) {
  const Tensor zero = Make({2}, {1, 0}, kI64);
  for (const char* op : {"aten.floor_divide.default", "aten.remainder.Tensor", "aten.fmod.Tensor"}) {
    EXPECT_THAT(ErrorOf(op, {zero, zero}), HasSubstr("ZeroDivisionError")) << op;
  }
  const Tensor x = Make({3}, {1, -1, 0});
  EXPECT_THAT(Values(Call("aten.floor_divide.Scalar", {x, 0.0})), ElementsAre(kInf, -kInf, IsNan()));
  EXPECT_THAT(Values(Call("aten.remainder.Scalar", {x, 0.0})), Each(IsNan()));
  EXPECT_THAT(Values(Call("aten.div.Scalar", {zero, 0})), ElementsAre(kInf, IsNan()));
}

// Numbers whose quotients have up to 80 bits, and some that are multiples of the divisor or next to one.
template <typename T, typename Bits>
void ExpectRemaindersOfTheLibrary(DType dtype) {
  constexpr int kCount = 20000, kMantissa = std::numeric_limits<T>::digits - 1;
  constexpr auto kExponents = static_cast<int64_t>((Bits{1} << (8 * sizeof(Bits) - 1 - kMantissa)) - 1);
  const Tensor x = Tensor::Empty({kCount}, dtype), y = Tensor::Empty({kCount}, dtype);
  std::mt19937_64 random(3);
  for (int i = 0; i < kCount; ++i) {
    auto a = static_cast<Bits>(random()), b = static_cast<Bits>(random());
    const auto exponent = static_cast<int64_t>(a >> kMantissa & kExponents);
    const int64_t smaller = std::max<int64_t>(0, exponent - static_cast<int64_t>(random() % 85) + 5);
    b = (b & ~(static_cast<Bits>(kExponents) << kMantissa)) | static_cast<Bits>(std::min(smaller, kExponents))
                                                                  << kMantissa;
    y.data<T>()[i] = std::bit_cast<T>(b);
    x.data<T>()[i] = i % 3 > 0 ? std::bit_cast<T>(a) : static_cast<T>(random() % 100000) * y.data<T>()[i];
    if (i % 3 == 2) x.data<T>()[i] = std::nextafter(x.data<T>()[i], T{0});
  }
  const Tensor truncated = Call("aten.fmod.Tensor", {x, y}), floored = Call("aten.remainder.Tensor", {x, y});
  for (int i = 0; i < kCount; ++i) {
    const T divisor = y.data<T>()[i], expected = std::fmod(x.data<T>()[i], divisor);
    if (std::isnan(expected)) {
      EXPECT_TRUE(std::isnan(truncated.data<T>()[i]) && std::isnan(floored.data<T>()[i]));
      continue;
    }
    EXPECT_EQ(std::bit_cast<Bits>(truncated.data<T>()[i]), std::bit_cast<Bits>(expected))
        << x.data<T>()[i] << " by " << divisor;
    const bool is_added = expected != 0 && (expected < 0) != (divisor < 0);
    EXPECT_EQ(floored.data<T>()[i], is_added ? expected + divisor : expected);
  }
}

TEST(Division, RemaindersOfFloats) {
  ExpectRemaindersOfTheLibrary<float, uint32_t>(kF32);
  ExpectRemaindersOfTheLibrary<double, uint64_t>(kF64);
  const Tensor x = Make({7}, {-0.0, -6, 6, -3, kInf, 1, kNaN}), y = Make({7}, {2, 3, -3, kInf, 2, 0, 1});
  const Tensor rests = Call("aten.fmod.Tensor", {x, y});
  EXPECT_THAT(Values(rests), ElementsAre(0, 0, 0, -3, IsNan(), IsNan(), IsNan()));
  EXPECT_TRUE(std::signbit(rests.data<float>()[0]) && std::signbit(rests.data<float>()[1]));
  EXPECT_FALSE(std::signbit(rests.data<float>()[2]));
}

// The functions of float arguments, which compute in double, agree with those of double arguments.
TEST(Trigonometric, InverseFunctionsOfFloats) {
  std::vector<double> numbers = {0.0, -0.0, 1e-45, -1e-45, 1e-20, -1e-5, 0.3,   -0.3, 0.999,
                                 1,   -1,   2,     -2,     3e38,  kInf,  -kInf, kNaN};
  std::vector<double> ys, xs;
  for (const double y : numbers) {
    for (const double x : numbers) {
      ys.push_back(static_cast<float>(y));
      xs.push_back(static_cast<float>(x));
    }
  }
  const auto size = static_cast<int64_t>(ys.size());
  const auto expect_near = [](const Tensor& actual, const Tensor& expected) {
    for (int64_t i = 0; i < actual.numel(); ++i) {
      const float wanted = static_cast<float>(expected.data<double>()[i]), found = actual.data<float>()[i];
      if (std::isnan(wanted)) {
        EXPECT_TRUE(std::isnan(found)) << i;
      } else {
        EXPECT_FLOAT_EQ(found, wanted) << i;
        EXPECT_EQ(std::signbit(found), std::signbit(wanted)) << i;
      }
    }
  };
  expect_near(Call("aten.atan2.default", {Make({size}, ys), Make({size}, xs)}),
              Call("aten.atan2.default", {Make({size}, ys, kF64), Make({size}, xs, kF64)}));
  expect_near(Call("aten.atanh.default", {Make({size}, xs)}), Call("aten.atanh.default", {Make({size}, xs, kF64)}));
}

TEST(Division, FloorOfAQuotientThatRoundsUp) {
  // 1 / 0.1 rounds to 10, but the double 0.1 is slightly more than a tenth, so the exact quotient is below 10.
  EXPECT_THAT(Values(Call("aten.floor_divide.Scalar", {Make({1}, {1}, kF64), 0.1})), ElementsAre(9));
  EXPECT_THAT(Values(Call("aten.remainder.Scalar", {Make({2}, {5.5, -5.5}), kInf})), ElementsAre(5.5, kInf));
}

TEST(Powers, OfIntegers) {
  EXPECT_THAT(
      Values(Call("aten.pow.Tensor_Tensor", {Make({4}, {2, 1, -1, 0}, kI64), Make({4}, {-1, -2, -3, 0}, kI64)})),
      ElementsAre(0, 1, -1, 1));
  EXPECT_THAT(Values(Call("aten.pow.Tensor_Scalar", {Make({1}, {3}, kI8), 6})), ElementsAre(729 - 3 * 256));
  EXPECT_THAT(ErrorOf("aten.pow.Tensor_Scalar", {Make({1}, {2}, kI64), -1}), HasSubstr("negative integer powers"));
  EXPECT_EQ(TypeOf(Call("aten.pow.Tensor_Scalar", {Make({1}, {2}, kI64), -1.0})), "f32[1]");
}

TEST(Powers, OfFloats) {
  EXPECT_THAT(Values(Call("aten.pow.Tensor_Scalar", {Make({3}, {-kInf, 4, -4}), 0.5})),
              ElementsAre(IsNan(), 2, IsNan()));
  EXPECT_THAT(Values(Call("aten.pow.Tensor_Scalar", {Make({2}, {kNaN, 0}), 0})), ElementsAre(1, 1));
  EXPECT_THAT(Values(Call("aten.pow.Scalar", {1, Make({2}, {kNaN, 5})})), ElementsAre(1, 1));
}

TEST(Comparison, NaNWinsOrLoses) {
  const Tensor x = Make({3}, {kNaN, 1, 2});
  const Tensor y = Make({3}, {1, kNaN, 3});
  EXPECT_THAT(Values(Call("aten.maximum.default", {x, y})), ElementsAre(IsNan(), IsNan(), 3));
  EXPECT_THAT(Values(Call("aten.minimum.default", {x, y})), ElementsAre(IsNan(), IsNan(), 2));
  EXPECT_THAT(Values(Call("aten.fmax.default", {x, y})), ElementsAre(1, 1, 3));
  EXPECT_THAT(Values(Call("aten.fmin.default", {x, y})), ElementsAre(1, 1, 2));
  EXPECT_THAT(Values(Call("aten.ne.Tensor", {x, x})), ElementsAre(1, 0, 0));
  EXPECT_THAT(Values(Call("aten.ge.Tensor", {x, y})), ElementsAre(0, 0, 0));
}

TEST(Comparison, ClampPrefersTheUpperBoundAndKeepsNaN) {
  const Tensor x = Make({3}, {-5, 0, kNaN});
  EXPECT_THAT(Values(Call("aten.clamp.default", {x, 3, 1})), ElementsAre(1, 1, IsNan()));
  EXPECT_THAT(Values(Call("aten.clamp.default", {x, kNaN, 1.0})), Each(IsNan()));
  EXPECT_THAT(Values(Call("aten.clamp.default", {x, IValue(), -1})), ElementsAre(-5, -1, IsNan()));
  EXPECT_THAT(ErrorOf("aten.clamp.default", {x}), HasSubstr("at least one of min and max"));
  EXPECT_EQ(TypeOf(Call("aten.clamp.default", {Make({1}, {1}, kI64), 0.5})), "f32[1]");
}

TEST(Logical, ShiftsBeyondTheWidth) {
  const Tensor x = Make({4}, {-8, -8, 8, 8}, kI8);
  const Tensor by = Make({4}, {1, 8, 7, -1}, kI8);
  EXPECT_THAT(Values(Call("aten.bitwise_left_shift.Tensor", {x, by})), ElementsAre(-16, 0, 0, 0));
  EXPECT_THAT(Values(Call("aten.bitwise_right_shift.Tensor", {x, by})), ElementsAre(-4, -1, 0, 0));
  EXPECT_THAT(Values(Call("aten.__rshift__.Scalar", {Make({1}, {200}, kU8), 7})), ElementsAre(1));
  EXPECT_THAT(ErrorOf("aten.bitwise_left_shift.Tensor", {Make({1}, {1}, kBool), Make({1}, {1}, kBool)}),
              HasSubstr("an integer dtype"));
}

TEST(Logical, BitsAndTruth) {
  EXPECT_THAT(Values(Call("aten.bitwise_not.default", {Make({2}, {0, 1}, kBool)})), ElementsAre(1, 0));
  EXPECT_THAT(Values(Call("aten.bitwise_not.default", {Make({2}, {0, 255}, kU8)})), ElementsAre(255, 0));
  EXPECT_THAT(Values(Call("aten.logical_and.default", {Make({2}, {kNaN, -0.0}), Make({2}, {0.5, 1})})),
              ElementsAre(1, 0));
  EXPECT_THAT(Values(Call("aten.logical_xor.default", {Make({2}, {2, 0}), Make({2}, {3, 3})})), ElementsAre(0, 1));
}

TEST(Rounding, HalvesGoToEven) {
  const Tensor x = Make({6}, {0.5, 1.5, 2.5, -0.5, -1.5, -2.5});
  EXPECT_THAT(Values(Call("aten.round.default", {x})), ElementsAre(0, 2, 2, 0, -2, -2));
  EXPECT_THAT(Values(Call("aten.round.decimals", {Make({2}, {0.25, 1234}, kF64)}, {{"decimals", 1}})),
              ElementsAre(0.2, 1234));
  EXPECT_THAT(Values(Call("aten.round.decimals", {Make({2}, {250, 1250}, kF64)}, {{"decimals", -2}})),
              ElementsAre(200, 1200));
  EXPECT_THAT(Values(Call("aten.trunc.default", {Make({1}, {-7}, kI64)})), ElementsAre(-7));
}

TEST(Rounding, SignsOfZeroAndNaN) {
  EXPECT_THAT(Values(Call("aten.sign.default", {Make({4}, {-0.0, kNaN, -3, 2})})), ElementsAre(0, 0, -1, 1));
  EXPECT_THAT(Values(Call("aten.signbit.default", {Make({3}, {-0.0, 0, -kNaN})})), ElementsAre(1, 0, 1));
  EXPECT_TRUE(std::signbit(Call("aten.copysign.Scalar", {Make({1}, {0}), -1}).item().to_double()));
  EXPECT_THAT(Values(Call("aten.heaviside.default", {Make({3}, {-1, -0.0, kNaN}), Make({1}, {0.5})})),
              ElementsAre(0, 0.5, 0));
}

TEST(Exponential, LimitsAreExact) {
  EXPECT_THAT(Values(Call("aten.xlogy.Tensor", {Make({3}, {0, 0, 2}), Make({3}, {0, kNaN, 1})})),
              ElementsAre(0, IsNan(), 0));
  const Tensor x = Make({3}, {kInf, -kInf, 1000});
  EXPECT_THAT(Values(Call("aten.logaddexp.default", {x, x})),
              ElementsAre(kInf, -kInf, testing::DoubleNear(1000 + std::log(2.0), 1e-4)));
  EXPECT_THAT(Values(Call("aten.sinc.default", {Make({2}, {0, 0.5}, kF64)})),
              ElementsAre(1, testing::DoubleEq(2 / M_PI)));
}

TEST(Activation, GeluKinds) {
  const Tensor x = Make({3}, {-1, 0, 2}, kF64);
  const auto near = [](double value) { return testing::DoubleNear(value, 1e-15); };
  EXPECT_THAT(Values(Call("aten.gelu.default", {x})),
              ElementsAre(near(-0.15865525393145705), 0, near(1.9544997361036416)));
  EXPECT_THAT(Values(Call("aten.gelu.default", {x}, {{"approximate", "tanh"}})),
              ElementsAre(near(-0.15880800939172324), 0, near(1.9545976940877752)));
  EXPECT_THAT(ErrorOf("aten.gelu.default", {x}, {{"approximate", "erf"}}), HasSubstr("'none' or 'tanh'"));
}

TEST(Activation, SoftplusIsLinearAboveTheThreshold) {
  EXPECT_THAT(Values(Call("aten.softplus.default", {Make({2}, {1, 1.5}, kF64), 2, 2.5})),
              ElementsAre(testing::DoubleEq(std::log1p(std::exp(2.0)) / 2), 1.5));
}

TEST(Activation, ThresholdsKeepNaN) {
  const Tensor x = Make({3}, {kNaN, 0, 1});
  EXPECT_THAT(Values(Call("aten.relu.default", {x})), ElementsAre(IsNan(), 0, 1));
  EXPECT_THAT(Values(Call("aten.hardtanh.default", {x, 0.25, 0.5})), ElementsAre(IsNan(), 0.25, 0.5));
  EXPECT_THAT(Values(Call("aten.threshold_backward.default", {Make({3}, {5, 6, 7}), x, 0})), ElementsAre(5, 0, 7));
  EXPECT_THAT(Values(Call("aten.softshrink.default", {x})), ElementsAre(IsNan(), 0, 0.5));
}

TEST(Activation, PreluWeightBelongsToTheChannel) {
  const Tensor x = Make({1, 2, 2}, {-1, 1, -1, -2});
  EXPECT_THAT(Values(Call("aten.prelu.default", {x, Make({2}, {10, 20})})), ElementsAre(-10, 1, -20, -40));
  EXPECT_THAT(Values(Call("aten.prelu.default", {x, Make({1}, {10})})), ElementsAre(-10, 1, -10, -20));
  EXPECT_THAT(ErrorOf("aten.prelu.default", {x, Make({3}, {1, 2, 3})}), HasSubstr("one for each of the 2 channels"));
}

TEST(Activation, LogSigmoidReturnsTheBufferForItsBackward) {
  const Tensor x = Make({2}, {-1, 2}, kF64);
  const IValueList results = CallAll("aten.log_sigmoid_forward.default", {x});
  ASSERT_EQ(results.size(), 2u);
  EXPECT_THAT(Values(results[1].tensor()),
              ElementsAre(testing::DoubleEq(std::exp(-1)), testing::DoubleEq(std::exp(-2))));
  const Tensor grad = Call("aten.log_sigmoid_backward.default", {Make({2}, {1, 1}, kF64), x, results[1]});
  EXPECT_THAT(Values(grad),
              ElementsAre(testing::DoubleEq(1 / (1 + std::exp(-1))), testing::DoubleEq(1 / (1 + std::exp(2)))));
}

TEST(Selection, WherePromotesItsValuesOnly) {
  const Tensor condition = Make({2}, {1, 0}, kBool);
  EXPECT_EQ(TypeOf(Call("aten.where.self", {condition, Make({2}, {1, 2}, kI64), Make({}, {0.5})})), "f32[2]");
  EXPECT_EQ(TypeOf(Call("aten.where.Scalar", {condition, 1, 0})), "i64[2]");
  EXPECT_EQ(TypeOf(Call("aten.where.Scalar", {condition, 1.0, 0})), "f32[2]");
  EXPECT_THAT(Values(Call("aten.where.ScalarOther", {condition, Make({1}, {7}), -kInf})), ElementsAre(7, -kInf));
  EXPECT_THAT(ErrorOf("aten.where.self", {Make({1}, {1}), Make({1}, {1}), Make({1}, {1})}),
              HasSubstr("condition must be bool or uint8"));
}

TEST(Selection, FillingKeepsTheDType) {
  const Tensor x = Make({2}, {1, 2}, kI64);
  const Tensor mask = Make({2}, {1, 0}, kBool);
  EXPECT_THAT(Values(Call("aten.masked_fill.Scalar", {x, mask, 2.9})), ElementsAre(2, 2));
  EXPECT_THAT(Values(Call("aten.fill.Scalar", {Make({2}, {0, 0}, kBool), 2.5})), ElementsAre(1, 1));
  EXPECT_THAT(ErrorOf("aten.masked_fill.Scalar", {x, mask, -kInf}),
              HasSubstr("value cannot be converted to type int64_t without overflow"));
  EXPECT_THAT(ErrorOf("aten.masked_fill.Scalar", {x, x, 1}), HasSubstr("mask must be bool"));
  EXPECT_THAT(ErrorOf("aten.fill.Tensor", {x, x}), HasSubstr("must be 0-dim"));
}

TEST(Selection, CopyBroadcastsTheSourceOnly) {
  const Tensor target = MakeTransposed(2, 2, {0, 0, 0, 0});
  const Tensor copy = Call("aten.copy.default", {target, Make({2}, {1.5, 2}, kF64)});
  EXPECT_EQ(copy.type().ToString(true), "f32[2, 2][1, 2]cpu");
  EXPECT_THAT(Values(copy), ElementsAre(1.5, 2, 1.5, 2));
  EXPECT_THAT(ErrorOf("aten.copy.default", {Make({1}, {0}), Make({2}, {1, 2})}), HasSubstr("doesn't match"));
}

TEST(Selection, NanToNumKnowsTheLargestNumberOfTheDType) {
  const Tensor x = Make({3}, {kNaN, kInf, -kInf}, DType::kFloat16);
  EXPECT_THAT(Values(Call("aten.nan_to_num.default", {x})), ElementsAre(0, 65504, -65504));
  EXPECT_THAT(Values(Call("aten.nan_to_num.default", {x, 1.5, 2.0, -3.0})), ElementsAre(1.5, 2, -3));
}

TEST(Inplace, WritesIntoTheTensorItself) {
  const Tensor x = Make({4}, {1, 2, 3, 4});
  const Tensor every_second = *x.TryAsStrided({2}, {2}, 0);
  const Tensor same = Call("aten.add_.Tensor", {every_second, Make({}, {10}, kF64)});
  EXPECT_TRUE(same.is_same(every_second));
  EXPECT_THAT(Values(x), ElementsAre(11, 2, 13, 4));
  EXPECT_THAT(Values(Call("aten.zero_.default", {x})), Each(0));
}

TEST(Inplace, ResultMustFit) {
  const Tensor x = Make({2}, {1, 2}, kI64);
  EXPECT_THAT(ErrorOf("aten.add_.Scalar", {x, 0.5}), HasSubstr("can't be cast"));
  EXPECT_THAT(ErrorOf("aten.add_.Tensor", {x, Make({2, 1}, {1, 2}, kI64)}), HasSubstr("doesn't match"));
  EXPECT_THAT(Values(Call("aten.pow_.Scalar", {x, 3})), ElementsAre(1, 8));
  EXPECT_THAT(Values(Call("aten.floor_divide_.Tensor", {x, Make({1}, {2}, kI64)})), ElementsAre(0, 4));
}

}  // namespace
}  // namespace backtape
