#ifndef BACKTAPE_JIT_EMIT_SIMD_H_
#define BACKTAPE_JIT_EMIT_SIMD_H_

#include <asmjit/x86.h>

#include <cstdint>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/types/span.h"
#include "backtape/jit/emit/cpu_target.h"
#include "backtape/jit/emit/register_pool.h"
#include "backtape/tensor/dtype.h"

namespace backtape::jit {

// The lane types of vectors in registers. Narrower integers are kept in 32-bit lanes, sign- or zero-extended.
enum class Lane : uint8_t { kF32, kF64, kI32, kI64 };
Lane LaneOf(DType value_type);  // not defined for bool
inline int BytesOf(Lane lane) { return lane == Lane::kF64 || lane == Lane::kI64 ? 8 : 4; }
inline bool IsFloat(Lane lane) { return lane == Lane::kF32 || lane == Lane::kF64; }

// A vector of Simd::lanes() elements: a virtual register, or a constant in memory, which instructions accept as their
// last operand.
struct Vector {
  Lane lane = Lane::kF32;
  bool is_constant = false;
  asmjit::x86::Vec reg;
  asmjit::x86::Mem mem;
  uint64_t bits = 0;  // the bits of a lane, if is_constant
};

// One truth value per lane: a mask register with AVX-512, otherwise a full-width vector whose lanes are all ones or all
// zeros.
struct Mask {
  asmjit::x86::KReg k;
  asmjit::x86::Vec reg;
};

// If an operand is NaN, kNe and kNotLe are true and the others false.
enum class Condition : uint8_t { kEq, kNe, kLt, kLe, kGt, kGe, kNotLe };

// A scalar function applied to arrays of lanes, for operations without a vector form. Parameters: out, operands (may be
// null), number of lanes. Called with values in the upper halves of vector registers, which it may overwrite.
using LaneFunction = void (*)(void* out, const void* a, const void* b, int64_t lanes);

// Vector operations by element type and instruction set, for a fixed number of lanes. Results are in new registers and
// operands are unchanged, except for functions named InPlace.
class Simd {
 public:
  // `pool` must outlive the object. Several objects may share it.
  Simd(asmjit::x86::Compiler& cc, RegisterPool& pool, CpuTarget target, int lanes)
      : cc_(cc), pool_(pool), target_(target), lanes_(lanes) {}

  asmjit::x86::Compiler& cc() const { return cc_; }
  CpuTarget target() const { return target_; }
  bool has_avx512() const { return target_ == CpuTarget::kAvx512; }
  int lanes() const { return lanes_; }
  int register_bytes(Lane lane) const { return lanes_ * BytesOf(lane); }

  Vector New(Lane lane);
  // A register of `bytes` (16, 32 or 64; smaller values become 16).
  asmjit::x86::Vec NewReg(int bytes) { return pool_.NewVec(bytes); }
  asmjit::x86::Vec Sized(const asmjit::x86::Vec& reg, int bytes) const;
  Vector Const(Lane lane, double value);
  Vector ConstBits(Lane lane, uint64_t bits);
  Vector ConstInt(Lane lane, int64_t value) { return ConstBits(lane, static_cast<uint64_t>(value)); }
  // 0, 1, 2, ... in integer lanes.
  Vector Iota(Lane lane);
  // Returns `a` in a register, loading a constant.
  Vector InReg(const Vector& a);
  Vector Copy(const Vector& a);
  void Assign(Vector& dst, const Vector& src);
  // Broadcasts the lowest element to all lanes.
  Vector SplatLow(Lane lane, const asmjit::x86::Vec& xmm);
  Vector SplatGp(Lane lane, const asmjit::x86::Gp& value);
  // Reinterprets the bits as another lane type of the same width.
  Vector As(Lane lane, const Vector& a) const;

  Vector Add(const Vector& a, const Vector& b);
  Vector Sub(const Vector& a, const Vector& b);
  Vector Mul(const Vector& a, const Vector& b);
  // For 64-bit integers: the unsigned product of the lower halves.
  Vector MulLow32(const Vector& a, const Vector& b);
  Vector Div(const Vector& a, const Vector& b);
  Vector Fma(const Vector& a, const Vector& b, const Vector& c);         // a * b + c
  Vector NegatedFma(const Vector& a, const Vector& b, const Vector& c);  // c - a * b
  void FmaInPlace(Vector& a, const Vector& b, const Vector& c);          // a = a * b + c
  void AddInPlace(Vector& a, const Vector& b);
  // c[0] + c[1] x + ...; x must be in a register.
  Vector Polynomial(const Vector& x, absl::Span<const double> coefficients);
  Vector Sqrt(const Vector& a);
  // With AVX semantics: the second operand if either is NaN or both are zeros.
  Vector RawMin(const Vector& a, const Vector& b);
  Vector RawMax(const Vector& a, const Vector& b);
  // Floats and integers. For floats, NaN if either is NaN, and the first operand if they are equal.
  Vector Min(const Vector& a, const Vector& b);
  Vector Max(const Vector& a, const Vector& b);
  enum class Rounding : uint8_t { kNearest = 0, kFloor = 1, kCeil = 2, kTrunc = 3 };
  Vector Round(const Vector& a, Rounding mode);
  Vector Neg(const Vector& a);
  Vector Abs(const Vector& a);
  // The magnitude of a with the sign of b.
  Vector Copysign(const Vector& a, const Vector& b);
  // a * 2^n, rounded once. The integer n may exceed the range of exponents only slightly.
  Vector Scale(const Vector& a, const Vector& n);
  // Like Scale in the lanes of the mask. The other lanes are 0, for any values of a and n. Requires AVX-512.
  Vector ScaleOrZero(const Mask& mask, const Vector& a, const Vector& n);
  // 2^n for an integer-valued float n in the range of normal exponents.
  Vector Exp2Int(const Vector& n);

  Vector And(const Vector& a, const Vector& b);
  Vector Or(const Vector& a, const Vector& b);
  Vector Xor(const Vector& a, const Vector& b);
  Vector AndNot(const Vector& a, const Vector& b);  // ~a & b
  Vector Not(const Vector& a);
  Vector ShiftLeft(const Vector& a, int count);
  Vector ShiftRight(const Vector& a, int count);  // arithmetic shift
  Vector ShiftRightLogical(const Vector& a, int count);
  enum class Shift : uint8_t { kLeft, kRight, kRightLogical };
  // Shifts each lane by its own count, which must be below the lane's width (AVX2's 64-bit arithmetic shift needs it).
  Vector ShiftBy(Shift kind, const Vector& a, const Vector& counts);

  Mask Compare(Condition condition, const Vector& a, const Vector& b);
  Mask IsNan(const Vector& a);
  Mask And(const Mask& a, const Mask& b);
  Mask Or(const Mask& a, const Mask& b);
  Mask Xor(const Mask& a, const Mask& b);
  Mask Not(const Mask& a);
  Mask ConstMask(bool value);
  Mask NewMask();
  void Assign(Mask& dst, const Mask& src);
  Mask Copy(const Mask& a);
  // A mask of the first `count` lanes; count must be positive and may exceed lanes().
  Mask FirstLanes(const asmjit::x86::Gp& count);
  Vector Select(const Mask& mask, const Vector& if_true, const Vector& if_false);
  // The mask as bits in a 32-bit general register; bits from lanes() on are 0.
  asmjit::x86::Gp Bits(const Mask& mask);
  // The mask as a vector whose lanes are all ones or all zeros.
  Vector AsVector(Lane lane, const Mask& mask);
  // True in all lanes if `condition` is not 0.
  Mask SplatMask(const asmjit::x86::Gp& condition);

  // Converts between lane types. Float to integer truncates; values out of range and NaN become the least integer.
  Vector Convert(const Vector& a, Lane to);

  // Applies a function in float64 to float32 vectors, in two halves if one register does not hold them. `b` may be
  // null.
  Vector InDouble(const Vector& a, const Vector* b,
                  absl::FunctionRef<Vector(Simd&, const Vector& a, const Vector& b)> function);

  // Calls a scalar function lane by lane.
  Vector Call(LaneFunction function, Lane result, const Vector* a, const Vector* b);

  // The vector as an instruction operand: its register, or its memory if it is a constant.
  asmjit::Operand Use(const Vector& a) const { return a.is_constant ? asmjit::Operand(a.mem) : asmjit::Operand(a.reg); }

 private:
  using Id = asmjit::InstId;
  Vector Binary(Lane lane, Id id, const Vector& a, const Vector& b);
  Vector FloatBinary(Id ps, Id pd, const Vector& a, const Vector& b);
  Vector Logic(Id ps, const Vector& a, const Vector& b);
  Mask FromLaneMask(Lane lane, const asmjit::x86::Vec& reg);
  asmjit::x86::Vec ToLaneMask(Lane lane, const Mask& mask);
  int mask_lane_bytes() const { return lanes_ >= 8 ? 4 : 8; }

  asmjit::x86::Compiler& cc_;
  RegisterPool& pool_;
  CpuTarget target_;
  int lanes_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_EMIT_SIMD_H_
