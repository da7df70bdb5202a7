#ifndef BACKTAPE_TENSOR_DTYPE_H_
#define BACKTAPE_TENSOR_DTYPE_H_

#include <cstdint>
#include <optional>

#include "absl/strings/string_view.h"

namespace backtape {

// Element types. Tensors can store the first ten. The others occur only in the types of graph nodes, which can be read,
// inferred and printed.
enum class DType : uint8_t {
  kBool,
  kUInt8,
  kInt8,
  kInt16,
  kInt32,
  kInt64,
  kFloat16,
  kBFloat16,
  kFloat32,
  kFloat64,
  kUInt16,
  kUInt32,
  kUInt64,
  kComplex32,
  kComplex64,
  kComplex128,
  kFloat8E4M3FN,
  kFloat8E5M2,
  kFloat8E4M3FNUZ,
  kFloat8E5M2FNUZ,
  kFloat8E8M0FNU,
  kFloat4E2M1FNX2,
  kBits1X8,
};
inline constexpr int kNumDTypes = 23;
inline constexpr int kNumStorableDTypes = 10;

// Size of one element in bytes.
int64_t ItemSize(DType dtype);

// "f32", as in shape annotations.
absl::string_view Abbreviation(DType dtype);
std::optional<DType> DTypeFromAbbreviation(absl::string_view text);

// "float32", as in torch.float32.
absl::string_view TorchName(DType dtype);
// Accepts the names of TorchName and torch's aliases: float, double, half, int, long, short and so on.
std::optional<DType> DTypeFromTorchName(absl::string_view text);

inline bool IsStorable(DType dtype) { return static_cast<int>(dtype) < kNumStorableDTypes; }
bool IsFloatingPoint(DType dtype);
bool IsComplex(DType dtype);
// Integer types; bool does not count.
bool IsInteger(DType dtype);

// The largest finite value of a floating-point dtype, or of a complex dtype's parts: 65504 for float16. Throws
// backtape::Error for other dtypes.
double LargestFinite(DType dtype);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_DTYPE_H_
