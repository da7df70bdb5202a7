#ifndef BACKTAPE_INTERP_KERNELS_POINTWISE_LOOP_H_
#define BACKTAPE_INTERP_KERNELS_POINTWISE_LOOP_H_

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/tensor/dtype.h"
#include "backtape/tensor/scalar.h"
#include "backtape/tensor/tensor.h"

// The loop that all pointwise kernels share. A kernel passes its output, its operands and a function of one element of
// each; the loop broadcasts, converts and stores. Functions are called with one of four C++ types: bool; int64_t for
// every integer dtype (results wrap when stored); float for float32 and the 16-bit floats, PyTorch's "opmath"; or
// double.
namespace backtape::kernels {

// An argument of a pointwise computation: a tensor or a number. Refers to the tensor, which must outlive it.
class Operand {
 public:
  Operand(const Tensor& tensor) : tensor_(&tensor) {}  // NOLINT: implicit, so that kernels can simply list arguments
  Operand(const Scalar& number) : number_(number) {}   // NOLINT
  Operand(double number) : number_(number) {}          // NOLINT
  Operand(int number) : number_(number) {}             // NOLINT

  // Returns this operand, converted to the C++ type, but not rounded to the dtype in which the op computes. PyTorch
  // treats most parameters of ops this way.
  Operand Unrounded() const {
    Operand result = *this;
    result.is_rounded_ = false;
    return result;
  }

  // Null for a number.
  const Tensor* tensor() const { return tensor_; }
  const Scalar& number() const { return number_; }
  DType dtype() const { return tensor_ != nullptr ? tensor_->dtype() : number_.dtype(); }
  bool is_rounded() const { return is_rounded_; }
  bool is_lone_number() const { return tensor_ == nullptr || tensor_->numel() == 1; }

 private:
  const Tensor* tensor_ = nullptr;
  Scalar number_;
  bool is_rounded_ = true;
};

// PyTorch multiplies and divides 16-bit floats by an operand with one element without rounding it to 16 bits.
inline Operand LoneNumberUnrounded(const Operand& operand, const Tensor& out) {
  return IsFloatingPoint(out.dtype()) && operand.is_lone_number() ? operand.Unrounded() : operand;
}

// The C++ types for which an op has code.
enum ComputeTypes : uint8_t {
  kBoolean = 1,
  kInteger = 2,
  kSingle = 4,
  kDouble = 8,  // if alone, every floating-point dtype is computed in double
  kIntegerOrBoolean = kInteger | kBoolean,
  kFloats = kSingle | kDouble,
  kNumbers = kInteger | kFloats,
  kAllTypes = kNumbers | kBoolean,
};

// torch.result_type of the operands.
DType CommonDType(absl::Span<const Operand> operands);

namespace internal {

inline constexpr size_t kMaxOperands = 6;

// Calls the element function at `function` on `n` elements of contiguous inputs.
using BlockFn = void (*)(const void* function, const void* const* inputs, void* out, int64_t n);

// One function per C++ type; null if the op does not support it.
struct Blocks {
  BlockFn of_bool;
  BlockFn of_int64;
  BlockFn of_float;
  BlockFn of_double;
};

absl::Status RunBlocks(const Tensor& out, absl::Span<const Operand> operands, DType dtype, bool gives_bool,
                       const Blocks& blocks, const void* function);

template <typename T, typename Result, typename F, size_t... I>
void RunBlock(const void* function, const void* const* inputs, void* out, int64_t n) {
  const F& f = *static_cast<const F*>(function);
  const T* const in[] = {static_cast<const T*>(inputs[I])...};
  Result* __restrict to = static_cast<Result*>(out);
  for (int64_t i = 0; i < n; ++i) to[i] = static_cast<Result>(f(in[I][i]...));
}

template <ComputeTypes kTypes, bool kReturnsBool, typename F, size_t... I>
constexpr Blocks MakeBlocks(std::index_sequence<I...>) {
  Blocks blocks{};
  if constexpr ((kTypes & kBoolean) != 0) blocks.of_bool = &RunBlock<bool, bool, F, I...>;
  if constexpr ((kTypes & kInteger) != 0) {
    blocks.of_int64 = &RunBlock<int64_t, std::conditional_t<kReturnsBool, bool, int64_t>, F, I...>;
  }
  if constexpr ((kTypes & kSingle) != 0) {
    blocks.of_float = &RunBlock<float, std::conditional_t<kReturnsBool, bool, float>, F, I...>;
  }
  if constexpr ((kTypes & kDouble) != 0) {
    blocks.of_double = &RunBlock<double, std::conditional_t<kReturnsBool, bool, double>, F, I...>;
  }
  return blocks;
}

template <ComputeTypes kTypes, bool kReturnsBool, size_t N, typename F>
absl::Status RunMap(const Tensor& out, const Operand (&operands)[N], DType dtype, const F& f) {
  static_assert(N <= kMaxOperands);
  static constexpr Blocks kBlocks = MakeBlocks<kTypes, kReturnsBool, F>(std::make_index_sequence<N>());
  return RunBlocks(out, operands, dtype, kReturnsBool, kBlocks, &f);
}

}  // namespace internal

// out[i] = f(operands[0][i], operands[1][i], ...), computed in out's dtype, to which operands of other dtypes are
// converted first. Fails if kTypes does not include the dtype.
template <ComputeTypes kTypes, size_t N, typename F>
absl::Status Map(const Tensor& out, const Operand (&operands)[N], const F& f) {
  return internal::RunMap<kTypes, false>(out, operands, out.dtype(), f);
}

// Like Map for predicates: computes in the operands' common dtype (torch.result_type) and stores the result in `out`,
// whose dtype is bool.
template <ComputeTypes kTypes, size_t N, typename F>
absl::Status MapToBool(const Tensor& out, const Operand (&operands)[N], const F& f) {
  return internal::RunMap<kTypes, true>(out, operands, CommonDType(operands), f);
}

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_POINTWISE_LOOP_H_
