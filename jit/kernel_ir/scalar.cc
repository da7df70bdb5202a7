#include "backtape/jit/kernel_ir/scalar.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>
#include <utility>

#include "backtape/interp/kernels/pointwise/bessel_functions.h"
#include "backtape/interp/kernels/pointwise/next_after.h"
#include "backtape/interp/kernels/pointwise/polynomials.h"
#include "backtape/interp/kernels/pointwise/special_functions.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/half.h"
#include "backtape/tensor/wrapping.h"

namespace backtape::jit::scalar {
namespace {

int BitWidth(DType type) { return static_cast<int>(ItemSize(type)) * 8; }

template <typename T>
T Read(const void* base, int64_t index) {
  return static_cast<const T*>(base)[index];
}

int64_t Truncate(DType type, double v) {
  if (type == DType::kInt64) return v >= -0x1p63 && v < 0x1p63 ? static_cast<int64_t>(v) : INT64_MIN;
  return v > -0x1p31 - 1 && v < 0x1p31 ? static_cast<int32_t>(v) : INT32_MIN;
}

uint64_t Bits(int64_t v) { return static_cast<uint64_t>(v); }

double RemainderOf(double a, double b) {
  const double r = std::fmod(a, b);
  return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}

}  // namespace

Value Number(DType type, double v) { return {type == DType::kFloat32 ? static_cast<float>(v) : v, 0}; }
Value Integer(DType type, int64_t v) { return {0, WrapInteger(type, v)}; }

Value LoadElement(const void* base, int64_t i, DType dtype) {
  switch (dtype) {
    case DType::kBool:
      return {0, Read<uint8_t>(base, i) != 0};
    case DType::kUInt8:
      return {0, Read<uint8_t>(base, i)};
    case DType::kInt8:
      return {0, Read<int8_t>(base, i)};
    case DType::kInt16:
      return {0, Read<int16_t>(base, i)};
    case DType::kInt32:
      return {0, Read<int32_t>(base, i)};
    case DType::kInt64:
      return {0, Read<int64_t>(base, i)};
    case DType::kFloat16:
      return {static_cast<float>(Read<Float16>(base, i)), 0};
    case DType::kBFloat16:
      return {static_cast<float>(Read<BFloat16>(base, i)), 0};
    case DType::kFloat32:
      return {Read<float>(base, i), 0};
    default:
      return {Read<double>(base, i), 0};
  }
}

void StoreElement(void* base, int64_t i, DType dtype, const Value& v) {
  switch (dtype) {
    case DType::kBool:
    case DType::kUInt8:
    case DType::kInt8:
      static_cast<uint8_t*>(base)[i] = static_cast<uint8_t>(v.integer);
      return;
    case DType::kInt16:
      static_cast<int16_t*>(base)[i] = static_cast<int16_t>(v.integer);
      return;
    case DType::kInt32:
      static_cast<int32_t*>(base)[i] = static_cast<int32_t>(v.integer);
      return;
    case DType::kInt64:
      static_cast<int64_t*>(base)[i] = v.integer;
      return;
    case DType::kFloat16:
      static_cast<Float16*>(base)[i] = Float16(static_cast<float>(v.number));
      return;
    case DType::kBFloat16:
      static_cast<BFloat16*>(base)[i] = BFloat16(static_cast<float>(v.number));
      return;
    case DType::kFloat32:
      static_cast<float*>(base)[i] = static_cast<float>(v.number);
      return;
    default:
      static_cast<double*>(base)[i] = v.number;
  }
}

Value ConvertValue(const Value& v, DType from, DType to) {
  const bool from_float = IsFloatingPoint(from);
  if (to == DType::kBool) return {0, from_float ? v.number != 0 : v.integer != 0};
  if (!IsFloatingPoint(to)) return Integer(to, from_float ? Truncate(to, v.number) : v.integer);
  if (from_float) return Number(to, v.number);
  // A conversion through double would round a 64-bit integer twice.
  return {to == DType::kFloat32 ? static_cast<float>(v.integer) : static_cast<double>(v.integer), 0};
}

Value IntegerOp(Op op, DType type, int64_t a, int64_t b) {
  const bool is_wrapping_division = b == -1;  // the quotient of the least integer does not fit
  const auto floor_rem = [](int64_t x, int64_t y) {
    const int64_t r = x % y;
    return r != 0 && (r < 0) != (y < 0) ? r + y : r;
  };
  const bool is_count = b >= 0 && b < BitWidth(type);
  switch (op) {
    case Op::kAdd:
      return Integer(type, static_cast<int64_t>(Bits(a) + Bits(b)));
    case Op::kSub:
      return Integer(type, static_cast<int64_t>(Bits(a) - Bits(b)));
    case Op::kMul:
      return Integer(type, static_cast<int64_t>(Bits(a) * Bits(b)));
    case Op::kNeg:
      return Integer(type, static_cast<int64_t>(-Bits(a)));
    case Op::kAbs:
      return Integer(type, a < 0 ? static_cast<int64_t>(-Bits(a)) : a);
    case Op::kSign:
      return Integer(type, (a > 0) - (a < 0));
    case Op::kMin:
      return Integer(type, std::min(a, b));
    case Op::kMax:
      return Integer(type, std::max(a, b));
    case Op::kFmod:
      return Integer(type, b == 0 || is_wrapping_division ? 0 : a % b);
    case Op::kRemainder:
      return Integer(type, b == 0 || is_wrapping_division ? 0 : floor_rem(a, b));
    case Op::kDivTrunc:
      if (is_wrapping_division) return Integer(type, static_cast<int64_t>(-Bits(a)));
      return Integer(type, b == 0 ? 0 : a / b);
    case Op::kDivFloor:
      if (is_wrapping_division) return Integer(type, static_cast<int64_t>(-Bits(a)));
      return Integer(type, b == 0 ? 0 : a / b - (a % b != 0 && (a < 0) != (b < 0)));
    case Op::kGcd: {
      uint64_t x = a < 0 ? -Bits(a) : Bits(a);
      uint64_t y = b < 0 ? -Bits(b) : Bits(b);
      while (y != 0) x = std::exchange(y, x % y);
      return Integer(type, static_cast<int64_t>(x));
    }
    case Op::kIntPow:
      if (b < 0) return Integer(type, a == 1 || a == -1 ? (b % 2 == 0 ? 1 : a) : 0);
      return Integer(type, WrappingPow(a, b));
    case Op::kAnd:
      return Integer(type, a & b);
    case Op::kOr:
      return Integer(type, a | b);
    case Op::kXor:
      return Integer(type, a ^ b);
    case Op::kNot:
      return Integer(type, type == DType::kBool ? a == 0 : ~a);
    case Op::kShl:
      return Integer(type, is_count ? static_cast<int64_t>(Bits(a) << b) : 0);
    case Op::kMulLow32:
      return Integer(type, static_cast<int64_t>((Bits(a) & 0xffffffff) * (Bits(b) & 0xffffffff)));
    case Op::kShrLogical:
      return Integer(type, static_cast<int64_t>(Bits(a) >> b));
    case Op::kShr:
      return Integer(type, is_count ? a >> b : a < 0 ? -1 : 0);
    default:
      BACKTAPE_CHECK(false) << Name(op) << " is not an integer operation";
      return {};
  }
}

double NumberOp(Op op, DType type, double a, double b, double c) {
  constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
  const bool is_nan = std::isnan(a) || std::isnan(b);
  switch (op) {
    case Op::kAdd:
      return a + b;
    case Op::kSub:
      return a - b;
    case Op::kMul:
      return a * b;
    case Op::kNeg:
      return -a;
    case Op::kAbs:
      return std::fabs(a);
    case Op::kSign:
      return (a > 0) - (a < 0);
    case Op::kMin:
      return is_nan ? kNaN : std::min(a, b);
    case Op::kMax:
      return is_nan ? kNaN : std::max(a, b);
    case Op::kFmod:
      return std::fmod(a, b);
    case Op::kRemainder:
      // For float32 the sum in RemainderOf is rounded by the caller, like the remainder itself.
      return RemainderOf(a, b);
    case Op::kDiv:
      return a / b;
    case Op::kFma:
      // For float32, std::fma in double would round twice.
      return type == DType::kFloat32 ? std::fmaf(static_cast<float>(a), static_cast<float>(b), static_cast<float>(c))
                                     : std::fma(a, b, c);
    case Op::kFmin:
      return std::fmin(a, b);
    case Op::kFmax:
      return std::fmax(a, b);
    case Op::kCopysign:
      return std::copysign(a, b);
    case Op::kFloor:
      return std::floor(a);
    case Op::kCeil:
      return std::ceil(a);
    case Op::kTrunc:
      return std::trunc(a);
    case Op::kRound:
      return std::nearbyint(a);
    case Op::kSqrt:
      return std::sqrt(a);
    case Op::kRsqrt:
      return 1 / Number(type, std::sqrt(a)).number;
    case Op::kReciprocal:
      return 1 / a;
    case Op::kExp:
      return std::exp(a);
    case Op::kExp2:
      return std::exp2(a);
    case Op::kExpm1:
      return std::expm1(a);
    case Op::kLog:
      return std::log(a);
    case Op::kLog2:
      return std::log2(a);
    case Op::kLog10:
      return std::log10(a);
    case Op::kLog1p:
      return std::log1p(a);
    case Op::kTanh:
      return std::tanh(a);
    case Op::kSinh:
      return std::sinh(a);
    case Op::kCosh:
      return std::cosh(a);
    case Op::kAsinh:
      return std::asinh(a);
    case Op::kAcosh:
      return std::acosh(a);
    case Op::kAtanh:
      return std::atanh(a);
    case Op::kErf:
      return std::erf(a);
    case Op::kErfc:
      return std::erfc(a);
    case Op::kNormalCdf:
      return 0.5 * std::erfc(-a * (std::numbers::sqrt2 / 2));
    case Op::kSigmoid:
      return 1 / (1 + std::exp(-a));
    case Op::kSin:
      return std::sin(a);
    case Op::kCos:
      return std::cos(a);
    case Op::kTan:
      return std::tan(a);
    case Op::kAsin:
      return std::asin(a);
    case Op::kAcos:
      return std::acos(a);
    case Op::kAtan:
      return std::atan(a);
    case Op::kAtan2:
      return std::atan2(a, b);
    case Op::kPow:
      return std::pow(a, b);
    case Op::kHypot:
      return std::hypot(a, b);
    case Op::kLgamma: {
      int sign = 0;
      return ::lgamma_r(a, &sign);
    }
    case Op::kDigamma:
      return kernels::Digamma(a);
    case Op::kTrigamma:
      return type == DType::kFloat32 ? kernels::Trigamma(static_cast<float>(a)) : kernels::Trigamma(a);
    case Op::kPolygamma:
      return kernels::Polygamma(static_cast<int64_t>(a), b);
    case Op::kLowerGamma:
      return kernels::LowerGamma(a, b);
    case Op::kUpperGamma:
      return kernels::UpperGamma(a, b);
    case Op::kBesselI0:
      return kernels::BesselI0(a);
    case Op::kBesselI0Scaled:
      return kernels::BesselI0Scaled(a);
    case Op::kBesselI1:
      return kernels::BesselI1(a);
    case Op::kBesselI1Scaled:
      return kernels::BesselI1Scaled(a);
    case Op::kErfinv:
      return kernels::InverseErf(a);
    case Op::kErfcx:
      return kernels::ScaledErfc(a);
    case Op::kLogNdtr:
      return kernels::LogNormalCdf(a);
    case Op::kNextAfter:
      return type == DType::kFloat32 ? std::nextafter(static_cast<float>(a), static_cast<float>(b))
                                     : std::nextafter(a, b);
    case Op::kNextAfterFloat16:
      return kernels::NextAfter<Float16>(static_cast<float>(a), static_cast<float>(b));
    case Op::kNextAfterBFloat16:
      return kernels::NextAfter<BFloat16>(static_cast<float>(a), static_cast<float>(b));
    case Op::kZeta:
      return kernels::RiemannHurwitzZeta(a, b);
    case Op::kNormalQuantile:
      return kernels::NormalQuantile(a);
    case Op::kBesselJ0:
      return kernels::BesselJ0(a);
    case Op::kBesselJ1:
      return kernels::BesselJ1(a);
    case Op::kBesselY0:
      return kernels::BesselY0(a);
    case Op::kBesselY1:
      return kernels::BesselY1(a);
    case Op::kBesselK0:
      return kernels::BesselK0(a);
    case Op::kBesselK0Scaled:
      return kernels::BesselK0Scaled(a);
    case Op::kBesselK1:
      return kernels::BesselK1(a);
    case Op::kBesselK1Scaled:
      return kernels::BesselK1Scaled(a);
    case Op::kSphericalBesselJ0:
      return kernels::SphericalBesselJ0(a);
    case Op::kAiryAi:
      return kernels::AiryAi(a);
    case Op::kChebyshevT:
      return kernels::ChebyshevT(a, b);
    case Op::kChebyshevU:
      return kernels::ChebyshevU(a, b);
    case Op::kChebyshevV:
      return kernels::ChebyshevV(a, b);
    case Op::kChebyshevW:
      return kernels::ChebyshevW(a, b);
    case Op::kShiftedChebyshevT:
      return kernels::ShiftedChebyshevT(a, b);
    case Op::kShiftedChebyshevU:
      return kernels::ShiftedChebyshevU(a, b);
    case Op::kShiftedChebyshevV:
      return kernels::ShiftedChebyshevV(a, b);
    case Op::kShiftedChebyshevW:
      return kernels::ShiftedChebyshevW(a, b);
    case Op::kHermiteH:
      return kernels::HermiteH(a, b);
    case Op::kHermiteHe:
      return kernels::HermiteHe(a, b);
    case Op::kLaguerre:
      return kernels::Laguerre(a, b);
    case Op::kLegendre:
      return kernels::Legendre(a, b);
    case Op::kRoundToFloat16:
      return static_cast<float>(Float16(static_cast<float>(a)));
    case Op::kRoundToBFloat16:
      return static_cast<float>(BFloat16(static_cast<float>(a)));
    default:
      BACKTAPE_CHECK(false) << Name(op) << " is not a floating-point operation";
      return 0;
  }
}

Value Initial(Op op, DType type) {
  const bool is_float = IsFloatingPoint(type);
  constexpr double kInf = std::numeric_limits<double>::infinity();
  const bool is_signed = type != DType::kUInt8;
  const int64_t greatest = static_cast<int64_t>(~uint64_t{0} >> (64 - BitWidth(type) + (is_signed ? 1 : 0)));
  switch (op) {
    case Op::kReduceProd:
      return {1, 1};
    case Op::kReduceMax:
      return is_float ? Value{-kInf, 0} : Value{0, is_signed ? -greatest - 1 : 0};
    case Op::kReduceMin:
      return is_float ? Value{kInf, 0} : Value{0, greatest};
    case Op::kReduceAll:
      return {0, 1};
    default:
      return {};
  }
}

Op Combiner(Op op) {
  switch (op) {
    case Op::kReduceSum:
      return Op::kAdd;
    case Op::kReduceProd:
      return Op::kMul;
    case Op::kReduceMax:
      return Op::kMax;
    case Op::kReduceMin:
      return Op::kMin;
    case Op::kReduceAny:
      return Op::kOr;
    default:
      return Op::kAnd;
  }
}

}  // namespace backtape::jit::scalar
