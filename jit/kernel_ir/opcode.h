#ifndef BACKTAPE_JIT_KERNEL_IR_OPCODE_H_
#define BACKTAPE_JIT_KERNEL_IR_OPCODE_H_

#include <cstdint>

#include "absl/strings/string_view.h"

namespace backtape::jit {

// The types that an instruction's operands and result may have. The value types are bool, uint8, int8, int16, int32,
// int64, float32 and float64. 16-bit floats exist only in memory: a load widens to float32, a store rounds to nearest
// even.
enum class OpClass : uint8_t {
  kSource,      // constant, param, iota, seed, load
  kEffect,      // store, accumulate, report
  kReduce,      // accumulates over the phase's loop; the value is available after the loop
  kArithmetic,  // integers and floats, all operands and the result of one type; integers wrap
  kFloat,       // floats, all of one type
  kInteger,     // integers, all of one type
  kBitwise,     // bool and integers, all of one type
  kCompare,     // two operands of one type, result bool
  kSelect,      // bool, then two operands of the result's type
  kConvert,     // any value type to any other
};

// (enumerator, name in text, number of operands, class). -1 operands: see the comments on Instruction.
#define BACKTAPE_KERNEL_OPS(V)                                                                              \
  V(kConstant, "const", 0, kSource)                                                                         \
  V(kParam, "param", 0, kSource)                                                                            \
  V(kIota, "iota", 0, kSource)                                                                              \
  V(kSeed, "seed", 0, kSource) /* int64: seed of the run's random numbers; see Kernel::draws */             \
  V(kLoad, "load", -1, kSource)                                                                             \
  V(kStore, "store", -1, kEffect)                                                                           \
  V(kReport, "report", 1, kEffect)                                                                          \
  V(kAccumulate, "accumulate", 1, kEffect) /* adds to memory; see Kernel::chunk */                          \
  V(kReduceSum, "reduce_sum", 1, kReduce)                                                                   \
  V(kReduceProd, "reduce_prod", 1, kReduce)                                                                 \
  V(kReduceMax, "reduce_max", 1, kReduce) /* NaN if any element is NaN */                                   \
  V(kReduceMin, "reduce_min", 1, kReduce)                                                                   \
  V(kReduceAny, "reduce_any", 1, kReduce) /* bool */                                                        \
  V(kReduceAll, "reduce_all", 1, kReduce)                                                                   \
  V(kAdd, "add", 2, kArithmetic)                                                                            \
  V(kSub, "sub", 2, kArithmetic)                                                                            \
  V(kMul, "mul", 2, kArithmetic)                                                                            \
  V(kNeg, "neg", 1, kArithmetic)                                                                            \
  V(kAbs, "abs", 1, kArithmetic)                                                                            \
  V(kSign, "sign", 1, kArithmetic) /* -1, 0, 1; 0 for NaN and -0, as in torch.sign */                       \
  V(kMin, "min", 2, kArithmetic)   /* NaN if either is NaN */                                               \
  V(kMax, "max", 2, kArithmetic)                                                                            \
  V(kFmod, "fmod", 2, kArithmetic)           /* sign of the first operand; integers: x mod 0 is 0 */        \
  V(kRemainder, "remainder", 2, kArithmetic) /* sign of the second, as in Python; integers: x mod 0 is 0 */ \
  V(kDivTrunc, "div_trunc", 2, kInteger)     /* division by 0 gives 0; the least integer / -1 wraps */      \
  V(kDivFloor, "div_floor", 2, kInteger)                                                                    \
  V(kGcd, "gcd", 2, kInteger)                                                                               \
  V(kIntPow, "int_pow", 2, kInteger)         /* wraps; if b < 0: 1 / a^-b, truncated, or 0 if a is 0 */     \
  V(kMulLow32, "mul_low32", 2, kInteger)     /* int64: product of the lower 32 bits, unsigned */            \
  V(kShrLogical, "shr_logical", 1, kInteger) /* int64: shift by `integer`, filled with zeros */             \
  V(kDiv, "div", 2, kFloat)                                                                                 \
  V(kFma, "fma", 3, kFloat)   /* a * b + c, rounded once */                                                 \
  V(kFmin, "fmin", 2, kFloat) /* the other operand if one is NaN */                                         \
  V(kFmax, "fmax", 2, kFloat)                                                                               \
  V(kCopysign, "copysign", 2, kFloat)                                                                       \
  V(kFloor, "floor", 1, kFloat)                                                                             \
  V(kCeil, "ceil", 1, kFloat)                                                                               \
  V(kTrunc, "trunc", 1, kFloat)                                                                             \
  V(kRound, "round", 1, kFloat) /* half to even */                                                          \
  V(kSqrt, "sqrt", 1, kFloat)                                                                               \
  V(kRsqrt, "rsqrt", 1, kFloat) /* 1 / sqrt(x), with both operations rounded */                             \
  V(kReciprocal, "reciprocal", 1, kFloat)                                                                   \
  V(kExp, "exp", 1, kFloat)                                                                                 \
  V(kExp2, "exp2", 1, kFloat)                                                                               \
  V(kExpm1, "expm1", 1, kFloat)                                                                             \
  V(kLog, "log", 1, kFloat)                                                                                 \
  V(kLog2, "log2", 1, kFloat)                                                                               \
  V(kLog10, "log10", 1, kFloat)                                                                             \
  V(kLog1p, "log1p", 1, kFloat)                                                                             \
  V(kTanh, "tanh", 1, kFloat)                                                                               \
  V(kSinh, "sinh", 1, kFloat)                                                                               \
  V(kCosh, "cosh", 1, kFloat)                                                                               \
  V(kAsinh, "asinh", 1, kFloat)                                                                             \
  V(kAcosh, "acosh", 1, kFloat)                                                                             \
  V(kAtanh, "atanh", 1, kFloat)                                                                             \
  V(kErf, "erf", 1, kFloat)                                                                                 \
  V(kErfc, "erfc", 1, kFloat)                                                                               \
  V(kNormalCdf, "normal_cdf", 2, kFloat) /* normal distribution function at a; b is exp(-a * a / 2) */      \
  V(kSigmoid, "sigmoid", 1, kFloat)                                                                         \
  V(kSin, "sin", 1, kFloat)                                                                                 \
  V(kCos, "cos", 1, kFloat)                                                                                 \
  V(kTan, "tan", 1, kFloat)                                                                                 \
  V(kAsin, "asin", 1, kFloat)                                                                               \
  V(kAcos, "acos", 1, kFloat)                                                                               \
  V(kAtan, "atan", 1, kFloat)                                                                               \
  V(kAtan2, "atan2", 2, kFloat)                                                                             \
  V(kPow, "pow", 2, kFloat)                                                                                 \
  V(kHypot, "hypot", 2, kFloat)                                                                             \
  V(kLgamma, "lgamma", 1, kFloat)                                                                           \
  V(kDigamma, "digamma", 1, kFloat)                                                                         \
  V(kTrigamma, "trigamma", 1, kFloat)                                                                       \
  V(kPolygamma, "polygamma", 2, kFloat)    /* derivative of order a of digamma at b */                      \
  V(kLowerGamma, "lower_gamma", 2, kFloat) /* regularised, of order a, up to b */                           \
  V(kUpperGamma, "upper_gamma", 2, kFloat)                                                                  \
  V(kBesselI0, "bessel_i0", 1, kFloat)                                                                      \
  V(kBesselI0Scaled, "bessel_i0_scaled", 1, kFloat) /* multiplied by exp(-|x|) */                           \
  V(kBesselI1, "bessel_i1", 1, kFloat)                                                                      \
  V(kBesselI1Scaled, "bessel_i1_scaled", 1, kFloat)                                                         \
  V(kErfinv, "erfinv", 1, kFloat)                                                                           \
  V(kErfcx, "erfcx", 1, kFloat)      /* exp(x^2) erfc(x) */                                                 \
  V(kLogNdtr, "log_ndtr", 1, kFloat) /* logarithm of the normal CDF */                                      \
  V(kNextAfter, "next_after", 2, kFloat)                                                                    \
  V(kNextAfterFloat16, "next_after_float16", 2, kFloat)                                                     \
  V(kNextAfterBFloat16, "next_after_bfloat16", 2, kFloat)                                                   \
  V(kZeta, "zeta", 2, kFloat)                                                                               \
  V(kNormalQuantile, "normal_quantile", 1, kFloat)                                                          \
  V(kBesselJ0, "bessel_j0", 1, kFloat)                                                                      \
  V(kBesselJ1, "bessel_j1", 1, kFloat)                                                                      \
  V(kBesselY0, "bessel_y0", 1, kFloat)                                                                      \
  V(kBesselY1, "bessel_y1", 1, kFloat)                                                                      \
  V(kBesselK0, "bessel_k0", 1, kFloat)                                                                      \
  V(kBesselK0Scaled, "bessel_k0_scaled", 1, kFloat)                                                         \
  V(kBesselK1, "bessel_k1", 1, kFloat)                                                                      \
  V(kBesselK1Scaled, "bessel_k1_scaled", 1, kFloat)                                                         \
  V(kSphericalBesselJ0, "spherical_bessel_j0", 1, kFloat)                                                   \
  V(kAiryAi, "airy_ai", 1, kFloat)                                                                          \
  V(kChebyshevT, "chebyshev_t", 2, kFloat)                                                                  \
  V(kChebyshevU, "chebyshev_u", 2, kFloat)                                                                  \
  V(kChebyshevV, "chebyshev_v", 2, kFloat)                                                                  \
  V(kChebyshevW, "chebyshev_w", 2, kFloat)                                                                  \
  V(kShiftedChebyshevT, "shifted_chebyshev_t", 2, kFloat)                                                   \
  V(kShiftedChebyshevU, "shifted_chebyshev_u", 2, kFloat)                                                   \
  V(kShiftedChebyshevV, "shifted_chebyshev_v", 2, kFloat)                                                   \
  V(kShiftedChebyshevW, "shifted_chebyshev_w", 2, kFloat)                                                   \
  V(kHermiteH, "hermite_h", 2, kFloat)                                                                      \
  V(kHermiteHe, "hermite_he", 2, kFloat)                                                                    \
  V(kLaguerre, "laguerre", 2, kFloat)                                                                       \
  V(kLegendre, "legendre", 2, kFloat)                                                                       \
  V(kRoundToFloat16, "round_to_float16", 1, kFloat) /* float32 to the nearest float16, as a float32 */      \
  V(kRoundToBFloat16, "round_to_bfloat16", 1, kFloat)                                                       \
  V(kAnd, "and", 2, kBitwise)                                                                               \
  V(kOr, "or", 2, kBitwise)                                                                                 \
  V(kXor, "xor", 2, kBitwise)                                                                               \
  V(kNot, "not", 1, kBitwise) /* logical for bool */                                                        \
  V(kShl, "shl", 2, kInteger) /* 0 if the count is negative or >= the width */                              \
  V(kShr, "shr", 2, kInteger) /* arithmetic; 0 or -1 if the count is negative or >= the width */            \
  V(kEq, "eq", 2, kCompare)                                                                                 \
  V(kNe, "ne", 2, kCompare)                                                                                 \
  V(kLt, "lt", 2, kCompare)                                                                                 \
  V(kLe, "le", 2, kCompare)                                                                                 \
  V(kGt, "gt", 2, kCompare)                                                                                 \
  V(kGe, "ge", 2, kCompare)                                                                                 \
  V(kSelect, "select", 3, kSelect)                                                                          \
  V(kConvert, "convert", 1, kConvert)

enum class Op : uint8_t {
#define BACKTAPE_KERNEL_OP_ENUMERATOR(id, text, arity, op_class) id,
  BACKTAPE_KERNEL_OPS(BACKTAPE_KERNEL_OP_ENUMERATOR)
#undef BACKTAPE_KERNEL_OP_ENUMERATOR
};
inline constexpr int kNumOps = static_cast<int>(Op::kConvert) + 1;

// Whether the op is an elementary or special function.
constexpr bool IsFunction(Op op) { return op >= Op::kExp && op <= Op::kLegendre; }

absl::string_view Name(Op op);
// The number of operands, or -1 if it varies (load, store).
int Arity(Op op);
OpClass ClassOf(Op op);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_KERNEL_IR_OPCODE_H_
