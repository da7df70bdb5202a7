#ifndef BACKTAPE_TENSOR_ELEMENT_ACCESS_H_
#define BACKTAPE_TENSOR_ELEMENT_ACCESS_H_

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "backtape/tensor/dtype.h"
#include "backtape/tensor/half.h"

namespace backtape {

// Maps each storable dtype to the C++ type of its elements, and back.
template <typename T>
inline constexpr bool kIsHalf = std::is_same_v<T, Float16> || std::is_same_v<T, BFloat16>;

template <typename T>
inline constexpr DType kDTypeOf = [] {
  if constexpr (std::is_same_v<T, bool>) return DType::kBool;
  if constexpr (std::is_same_v<T, uint8_t>) return DType::kUInt8;
  if constexpr (std::is_same_v<T, int8_t>) return DType::kInt8;
  if constexpr (std::is_same_v<T, int16_t>) return DType::kInt16;
  if constexpr (std::is_same_v<T, int32_t>) return DType::kInt32;
  if constexpr (std::is_same_v<T, int64_t>) return DType::kInt64;
  if constexpr (std::is_same_v<T, Float16>) return DType::kFloat16;
  if constexpr (std::is_same_v<T, BFloat16>) return DType::kBFloat16;
  if constexpr (std::is_same_v<T, float>) return DType::kFloat32;
  if constexpr (std::is_same_v<T, double>) return DType::kFloat64;
}();

namespace internal {
// Throws backtape::Error.
[[noreturn]] void ThrowNotStorable(DType dtype);
}  // namespace internal

// Calls f(std::type_identity<T>{}) with the C++ type of `dtype`. Throws backtape::Error if `dtype` is not storable.
template <typename F>
decltype(auto) DispatchStorable(DType dtype, F&& f) {
  switch (dtype) {
    case DType::kBool:
      return std::forward<F>(f)(std::type_identity<bool>{});
    case DType::kUInt8:
      return std::forward<F>(f)(std::type_identity<uint8_t>{});
    case DType::kInt8:
      return std::forward<F>(f)(std::type_identity<int8_t>{});
    case DType::kInt16:
      return std::forward<F>(f)(std::type_identity<int16_t>{});
    case DType::kInt32:
      return std::forward<F>(f)(std::type_identity<int32_t>{});
    case DType::kInt64:
      return std::forward<F>(f)(std::type_identity<int64_t>{});
    case DType::kFloat16:
      return std::forward<F>(f)(std::type_identity<Float16>{});
    case DType::kBFloat16:
      return std::forward<F>(f)(std::type_identity<BFloat16>{});
    case DType::kFloat32:
      return std::forward<F>(f)(std::type_identity<float>{});
    case DType::kFloat64:
      return std::forward<F>(f)(std::type_identity<double>{});
    default:
      internal::ThrowNotStorable(dtype);
  }
}

// Converts one element as PyTorch's CPU kernels do on x86-64, without undefined behaviour:
// - anything to bool: true if it differs from zero (NaN does);
// - float to int64 and uint8: truncated to int64 (INT64_MIN if NaN or out of range), then the low bits;
// - float to other integers: truncated to int32 (INT32_MIN if NaN or out of range), then the low bits;
// - integer to a smaller integer: the low bits;
// - double or an integer to a 16-bit float: through float.
template <typename To, typename From>
inline To ConvertElement(From value) {
  if constexpr (std::is_same_v<To, From>) {
    return value;
  } else if constexpr (kIsHalf<From>) {
    return ConvertElement<To>(static_cast<float>(value));
  } else if constexpr (kIsHalf<To>) {
    return To(static_cast<float>(value));
  } else if constexpr (std::is_same_v<To, bool>) {
    return value != From{0};
  } else if constexpr (std::is_floating_point_v<From> && std::is_integral_v<To>) {
    // Selecting before converting keeps the conversion defined and allows vectorisation.
    constexpr bool kThroughInt64 = sizeof(To) == 8 || (std::is_same_v<To, uint8_t> && sizeof(From) == 8);
    if constexpr (kThroughInt64) {
      constexpr From kMin = static_cast<From>(-0x1p63);
      return static_cast<To>(static_cast<int64_t>(value >= kMin && value < -kMin ? value : kMin));
    } else {
      // uint8 needs int64 only for doubles: a float outside the range of int32 is a multiple of 256, so its low byte is
      // 0, as is that of INT32_MIN. The lower bound is -2^31 - 1, because values just above it truncate to -2^31. If
      // From is float, the bound rounds to -2^31, and -2^31 counts as out of range; the result is INT32_MIN either way.
      constexpr From kMin = static_cast<From>(-0x1p31);
      const bool in_range = value > static_cast<From>(-0x1p31 - 1) && value < -kMin;
      return static_cast<To>(static_cast<int32_t>(in_range ? value : kMin));
    }
  } else {
    return static_cast<To>(value);
  }
}

// Reads `n` elements of dtype `src_dtype`, starting at `src` and `stride_elements` elements apart, converts them and
// writes them contiguously to `dst`. A stored bool is true if its byte is not 0. ComputeT is bool, int64_t, float or
// double.
template <typename ComputeT>
void LoadRun(const std::byte* src, int64_t stride_elements, DType src_dtype, ComputeT* dst, int64_t n);

// Converts and stores `n` contiguous elements of `src`. With a stride of 0, only the last element remains.
template <typename ComputeT>
void StoreRun(const ComputeT* src, std::byte* dst, int64_t stride_elements, DType dst_dtype, int64_t n);

extern template void LoadRun(const std::byte*, int64_t, DType, bool*, int64_t);
extern template void LoadRun(const std::byte*, int64_t, DType, int64_t*, int64_t);
extern template void LoadRun(const std::byte*, int64_t, DType, float*, int64_t);
extern template void LoadRun(const std::byte*, int64_t, DType, double*, int64_t);
extern template void StoreRun(const bool*, std::byte*, int64_t, DType, int64_t);
extern template void StoreRun(const int64_t*, std::byte*, int64_t, DType, int64_t);
extern template void StoreRun(const float*, std::byte*, int64_t, DType, int64_t);
extern template void StoreRun(const double*, std::byte*, int64_t, DType, int64_t);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_ELEMENT_ACCESS_H_
