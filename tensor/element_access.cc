#include "backtape/tensor/element_access.h"

#include <cstring>

#include "absl/strings/str_cat.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

// Reads a stored bool as a byte, because a C++ bool must not hold values other than 0 and 1.
template <typename T>
using ReadAs = std::conditional_t<std::is_same_v<T, bool>, uint8_t, T>;

template <typename Stored, typename ComputeT>
void LoadTyped(const std::byte* src, int64_t stride, ComputeT* dst, int64_t n) {
  const auto* from = reinterpret_cast<const ReadAs<Stored>*>(src);
  if constexpr (std::is_same_v<Stored, bool>) {
    for (int64_t i = 0; i < n; ++i) dst[i] = static_cast<ComputeT>(from[i * stride] != 0);
  } else if (stride == 1) {
    if constexpr (std::is_same_v<Stored, ComputeT>) {
      if (n > 0) std::memcpy(dst, src, static_cast<size_t>(n) * sizeof(ComputeT));
    } else if constexpr (std::is_same_v<Stored, Float16> && std::is_same_v<ComputeT, float>) {
      ConvertRun(from, dst, n);
    } else {
      for (int64_t i = 0; i < n; ++i) dst[i] = ConvertElement<ComputeT>(from[i]);
    }
  } else {
    for (int64_t i = 0; i < n; ++i) dst[i] = ConvertElement<ComputeT>(from[i * stride]);
  }
}

template <typename Stored, typename ComputeT>
void StoreTyped(const ComputeT* src, std::byte* dst, int64_t stride, int64_t n) {
  auto* to = reinterpret_cast<Stored*>(dst);
  if (stride == 1) {
    if constexpr (std::is_same_v<Stored, ComputeT>) {
      if (n > 0) std::memcpy(dst, src, static_cast<size_t>(n) * sizeof(ComputeT));
    } else if constexpr (std::is_same_v<Stored, Float16> && std::is_same_v<ComputeT, float>) {
      ConvertRun(src, to, n);
    } else {
      for (int64_t i = 0; i < n; ++i) to[i] = ConvertElement<Stored>(src[i]);
    }
  } else {
    for (int64_t i = 0; i < n; ++i) to[i * stride] = ConvertElement<Stored>(src[i]);
  }
}

}  // namespace

template <typename ComputeT>
void LoadRun(const std::byte* src, int64_t stride_elements, DType src_dtype, ComputeT* dst, int64_t n) {
  DispatchStorable(src_dtype, [&]<typename T>(std::type_identity<T>) { LoadTyped<T>(src, stride_elements, dst, n); });
}

template <typename ComputeT>
void StoreRun(const ComputeT* src, std::byte* dst, int64_t stride_elements, DType dst_dtype, int64_t n) {
  DispatchStorable(dst_dtype, [&]<typename T>(std::type_identity<T>) { StoreTyped<T>(src, dst, stride_elements, n); });
}

template void LoadRun(const std::byte*, int64_t, DType, bool*, int64_t);
template void LoadRun(const std::byte*, int64_t, DType, int64_t*, int64_t);
template void LoadRun(const std::byte*, int64_t, DType, float*, int64_t);
template void LoadRun(const std::byte*, int64_t, DType, double*, int64_t);
template void StoreRun(const bool*, std::byte*, int64_t, DType, int64_t);
template void StoreRun(const int64_t*, std::byte*, int64_t, DType, int64_t);
template void StoreRun(const float*, std::byte*, int64_t, DType, int64_t);
template void StoreRun(const double*, std::byte*, int64_t, DType, int64_t);

void internal::ThrowNotStorable(DType dtype) {
  throw Error(absl::InvalidArgumentError(absl::StrCat("values of dtype ", TorchName(dtype), " are not supported")));
}

}  // namespace backtape
