#include "backtape/jit/emit/lane_functions.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <type_traits>
#include <utility>

#include "backtape/interp/kernels/pointwise/bessel_functions.h"
#include "backtape/interp/kernels/pointwise/next_after.h"
#include "backtape/interp/kernels/pointwise/polynomials.h"
#include "backtape/interp/kernels/pointwise/special_functions.h"
#include "backtape/tensor/half.h"
#include "backtape/tensor/wrapping.h"

namespace backtape::jit {
namespace {

template <typename To, typename From>
To ConvertLane(From v) {
  if constexpr (std::is_floating_point_v<From> && std::is_same_v<To, int64_t>) {
    return v >= -0x1p63 && v < 0x1p63 ? static_cast<int64_t>(v) : std::numeric_limits<int64_t>::min();
  }
  return static_cast<To>(v);
}

// The functions below are compiled for any x86-64 CPU. While the upper halves of vector registers are not zero, each
// of their SSE instructions waits for the previous writer of its destination, which makes them up to ten times slower.
// Native code keeps no value in vector registers across a call.
void ClearUpperHalves() { asm volatile("vzeroupper" ::: "memory"); }

template <typename To, typename From>
void ConvertLanes(void* out, const void* a, const void* /*b*/, int64_t lanes) {
  ClearUpperHalves();
  for (int64_t i = 0; i < lanes; ++i) {
    static_cast<To*>(out)[i] = ConvertLane<To>(static_cast<const From*>(a)[i]);
  }
}

template <typename T, auto kFunction>
void Unary(void* out, const void* a, const void* /*b*/, int64_t lanes) {
  ClearUpperHalves();
  for (int64_t i = 0; i < lanes; ++i) static_cast<T*>(out)[i] = kFunction(static_cast<const T*>(a)[i]);
}

template <typename T, auto kFunction>
void Binary(void* out, const void* a, const void* b, int64_t lanes) {
  ClearUpperHalves();
  for (int64_t i = 0; i < lanes; ++i) {
    static_cast<T*>(out)[i] = kFunction(static_cast<const T*>(a)[i], static_cast<const T*>(b)[i]);
  }
}

template <typename T>
T Negated(T a) {
  return static_cast<T>(-static_cast<std::make_unsigned_t<T>>(a));
}
template <typename T>
T DivTrunc(T a, T b) {
  if (b == -1) return Negated(a);
  return b == 0 ? 0 : a / b;
}
// Without branches on the remainder, which could not be predicted.
template <typename T>
T DivFloor(T a, T b) {
  if (b == -1) return Negated(a);
  return b == 0 ? 0 : a / b - static_cast<T>((a % b != 0) & ((a ^ b) < 0));
}
template <typename T>
T IntFmod(T a, T b) {
  return b == 0 || b == -1 ? 0 : a % b;
}
template <typename T>
T IntRemainder(T a, T b) {
  const T r = IntFmod(a, b);
  const bool is_other_sign = (r != 0) & ((r ^ b) < 0);
  return r + b * static_cast<T>(is_other_sign);
}
template <typename T>
T Gcd(T a, T b) {
  using U = std::make_unsigned_t<T>;
  U x = a < 0 ? -static_cast<U>(a) : static_cast<U>(a);
  U y = b < 0 ? -static_cast<U>(b) : static_cast<U>(b);
  while (y != 0) x = std::exchange(y, x % y);
  return static_cast<T>(x);
}
template <typename T>
T IntPow(T a, T b) {
  if (b < 0) return a == 1 || a == -1 ? (b % 2 == 0 ? 1 : a) : 0;
  return static_cast<T>(WrappingPow(a, b));
}
template <typename T>
T FloatRemainder(T a, T b) {
  const T r = std::fmod(a, b);
  return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}
template <typename T, typename Half>
T NextAfter16(T a, T b) {
  return kernels::NextAfter<Half>(static_cast<float>(a), static_cast<float>(b));
}
template <typename T>
LaneFunction IntegerFunction(Op op) {
  switch (op) {
    case Op::kDivTrunc:
      return Binary<T, DivTrunc<T>>;
    case Op::kDivFloor:
      return Binary<T, DivFloor<T>>;
    case Op::kFmod:
      return Binary<T, IntFmod<T>>;
    case Op::kRemainder:
      return Binary<T, IntRemainder<T>>;
    case Op::kGcd:
      return Binary<T, Gcd<T>>;
    case Op::kIntPow:
      return Binary<T, IntPow<T>>;
    default:
      return nullptr;
  }
}

template <typename T>
LaneFunction FloatFunction(Op op) {
  switch (op) {
#define BACKTAPE_LANE_UNARY(id, name) \
  case Op::id:                        \
    return Unary<T, [](T a) -> T { return std::name(a); }>;
#define BACKTAPE_LANE_BINARY(id, name) \
  case Op::id:                         \
    return Binary<T, [](T a, T b) -> T { return std::name(a, b); }>;
    BACKTAPE_LANE_UNARY(kExp, exp)
    BACKTAPE_LANE_UNARY(kExp2, exp2)
    BACKTAPE_LANE_UNARY(kExpm1, expm1)
    BACKTAPE_LANE_UNARY(kLog, log)
    BACKTAPE_LANE_UNARY(kLog2, log2)
    BACKTAPE_LANE_UNARY(kLog10, log10)
    BACKTAPE_LANE_UNARY(kLog1p, log1p)
    BACKTAPE_LANE_UNARY(kTanh, tanh)
    BACKTAPE_LANE_UNARY(kSinh, sinh)
    BACKTAPE_LANE_UNARY(kCosh, cosh)
    BACKTAPE_LANE_UNARY(kAsinh, asinh)
    BACKTAPE_LANE_UNARY(kAcosh, acosh)
    BACKTAPE_LANE_UNARY(kAtanh, atanh)
    BACKTAPE_LANE_UNARY(kErf, erf)
    BACKTAPE_LANE_UNARY(kErfc, erfc)
    BACKTAPE_LANE_UNARY(kSin, sin)
    BACKTAPE_LANE_UNARY(kCos, cos)
    BACKTAPE_LANE_UNARY(kTan, tan)
    BACKTAPE_LANE_UNARY(kAsin, asin)
    BACKTAPE_LANE_UNARY(kAcos, acos)
    BACKTAPE_LANE_UNARY(kAtan, atan)
    BACKTAPE_LANE_BINARY(kAtan2, atan2)
    BACKTAPE_LANE_BINARY(kPow, pow)
    BACKTAPE_LANE_BINARY(kHypot, hypot)
    BACKTAPE_LANE_BINARY(kFmod, fmod)
#undef BACKTAPE_LANE_UNARY
#undef BACKTAPE_LANE_BINARY
    case Op::kRemainder:
      return Binary<T, FloatRemainder<T>>;
    case Op::kNextAfter:
      return Binary<T, [](T a, T b) -> T { return std::nextafter(a, b); }>;
    case Op::kNextAfterFloat16:
      return Binary<T, NextAfter16<T, Float16>>;
    case Op::kNextAfterBFloat16:
      return Binary<T, NextAfter16<T, BFloat16>>;
    case Op::kTrigamma:
      return Unary<T, [](T a) -> T { return kernels::Trigamma(a); }>;
    case Op::kPolygamma:
      return Binary<T, [](T n, T a) -> T { return static_cast<T>(kernels::Polygamma(static_cast<int64_t>(n), a)); }>;
    case Op::kLowerGamma:
      return Binary<T, [](T a, T x) -> T { return static_cast<T>(kernels::LowerGamma(a, x)); }>;
    case Op::kUpperGamma:
      return Binary<T, [](T a, T x) -> T { return static_cast<T>(kernels::UpperGamma(a, x)); }>;
      // Computed in double for every type.
#define BACKTAPE_LANE_SPECIAL(id, name) \
  case Op::id:                          \
    return Unary<T, [](T a) -> T { return static_cast<T>(kernels::name(a)); }>;
      BACKTAPE_LANE_SPECIAL(kLgamma, LogGamma)
      BACKTAPE_LANE_SPECIAL(kDigamma, Digamma)
      BACKTAPE_LANE_SPECIAL(kBesselI0, BesselI0)
      BACKTAPE_LANE_SPECIAL(kBesselI0Scaled, BesselI0Scaled)
      BACKTAPE_LANE_SPECIAL(kBesselI1, BesselI1)
      BACKTAPE_LANE_SPECIAL(kBesselI1Scaled, BesselI1Scaled)
      BACKTAPE_LANE_SPECIAL(kErfinv, InverseErf)
      BACKTAPE_LANE_SPECIAL(kErfcx, ScaledErfc)
      BACKTAPE_LANE_SPECIAL(kLogNdtr, LogNormalCdf)
      BACKTAPE_LANE_SPECIAL(kNormalQuantile, NormalQuantile)
      BACKTAPE_LANE_SPECIAL(kBesselJ0, BesselJ0)
      BACKTAPE_LANE_SPECIAL(kBesselJ1, BesselJ1)
      BACKTAPE_LANE_SPECIAL(kBesselY0, BesselY0)
      BACKTAPE_LANE_SPECIAL(kBesselY1, BesselY1)
      BACKTAPE_LANE_SPECIAL(kBesselK0, BesselK0)
      BACKTAPE_LANE_SPECIAL(kBesselK0Scaled, BesselK0Scaled)
      BACKTAPE_LANE_SPECIAL(kBesselK1, BesselK1)
      BACKTAPE_LANE_SPECIAL(kBesselK1Scaled, BesselK1Scaled)
      BACKTAPE_LANE_SPECIAL(kSphericalBesselJ0, SphericalBesselJ0)
      BACKTAPE_LANE_SPECIAL(kAiryAi, AiryAi)
#undef BACKTAPE_LANE_SPECIAL
#define BACKTAPE_LANE_SPECIAL(id, name) \
  case Op::id:                          \
    return Binary<T, [](T a, T b) -> T { return static_cast<T>(kernels::name(a, b)); }>;
      BACKTAPE_LANE_SPECIAL(kZeta, RiemannHurwitzZeta)
      BACKTAPE_LANE_SPECIAL(kChebyshevT, ChebyshevT)
      BACKTAPE_LANE_SPECIAL(kChebyshevU, ChebyshevU)
      BACKTAPE_LANE_SPECIAL(kChebyshevV, ChebyshevV)
      BACKTAPE_LANE_SPECIAL(kChebyshevW, ChebyshevW)
      BACKTAPE_LANE_SPECIAL(kShiftedChebyshevT, ShiftedChebyshevT)
      BACKTAPE_LANE_SPECIAL(kShiftedChebyshevU, ShiftedChebyshevU)
      BACKTAPE_LANE_SPECIAL(kShiftedChebyshevV, ShiftedChebyshevV)
      BACKTAPE_LANE_SPECIAL(kShiftedChebyshevW, ShiftedChebyshevW)
      BACKTAPE_LANE_SPECIAL(kHermiteH, HermiteH)
      BACKTAPE_LANE_SPECIAL(kHermiteHe, HermiteHe)
      BACKTAPE_LANE_SPECIAL(kLaguerre, Laguerre)
      BACKTAPE_LANE_SPECIAL(kLegendre, Legendre)
#undef BACKTAPE_LANE_SPECIAL
    default:
      return nullptr;
  }
}

}  // namespace

LaneFunction LaneConversion(Lane from, Lane to) {
  if (from == Lane::kI64) return to == Lane::kF32 ? ConvertLanes<float, int64_t> : ConvertLanes<double, int64_t>;
  return from == Lane::kF32 ? ConvertLanes<int64_t, float> : ConvertLanes<int64_t, double>;
}

LaneFunction LaneFunctionOf(Op op, Lane lane) {
  switch (lane) {
    case Lane::kF32:
      return FloatFunction<float>(op);
    case Lane::kF64:
      return FloatFunction<double>(op);
    case Lane::kI32:
      return IntegerFunction<int32_t>(op);
    default:
      return IntegerFunction<int64_t>(op);
  }
}

}  // namespace backtape::jit
