#include "backtape/tensor/dtype.h"

#include <iterator>
#include <limits>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

enum class Kind : uint8_t { kBool, kUnsigned, kSigned, kFloat, kComplex, kBits };

struct Row {
  DType dtype;
  int8_t item_size;
  Kind kind;
  absl::string_view abbreviation;
  absl::string_view torch_name;
};

// The rows are in the order of the enumeration.
constexpr Row kRows[kNumDTypes] = {
    {DType::kBool, 1, Kind::kBool, "b8", "bool"},
    {DType::kUInt8, 1, Kind::kUnsigned, "u8", "uint8"},
    {DType::kInt8, 1, Kind::kSigned, "i8", "int8"},
    {DType::kInt16, 2, Kind::kSigned, "i16", "int16"},
    {DType::kInt32, 4, Kind::kSigned, "i32", "int32"},
    {DType::kInt64, 8, Kind::kSigned, "i64", "int64"},
    {DType::kFloat16, 2, Kind::kFloat, "f16", "float16"},
    {DType::kBFloat16, 2, Kind::kFloat, "bf16", "bfloat16"},
    {DType::kFloat32, 4, Kind::kFloat, "f32", "float32"},
    {DType::kFloat64, 8, Kind::kFloat, "f64", "float64"},
    {DType::kUInt16, 2, Kind::kUnsigned, "u16", "uint16"},
    {DType::kUInt32, 4, Kind::kUnsigned, "u32", "uint32"},
    {DType::kUInt64, 8, Kind::kUnsigned, "u64", "uint64"},
    {DType::kComplex32, 4, Kind::kComplex, "c32", "complex32"},
    {DType::kComplex64, 8, Kind::kComplex, "c64", "complex64"},
    {DType::kComplex128, 16, Kind::kComplex, "c128", "complex128"},
    {DType::kFloat8E4M3FN, 1, Kind::kFloat, "f8e4m3fn", "float8_e4m3fn"},
    {DType::kFloat8E5M2, 1, Kind::kFloat, "f8e5m2", "float8_e5m2"},
    {DType::kFloat8E4M3FNUZ, 1, Kind::kFloat, "f8e4m3fnuz", "float8_e4m3fnuz"},
    {DType::kFloat8E5M2FNUZ, 1, Kind::kFloat, "f8e5m2fnuz", "float8_e5m2fnuz"},
    {DType::kFloat8E8M0FNU, 1, Kind::kFloat, "f8e8m0fnu", "float8_e8m0fnu"},
    {DType::kFloat4E2M1FNX2, 1, Kind::kFloat, "f4e2m1fnx2", "float4_e2m1fn_x2"},
    {DType::kBits1X8, 1, Kind::kBits, "b1x8", "bits1x8"},
};

constexpr std::pair<absl::string_view, DType> kAliases[] = {
    {"float", DType::kFloat32},    {"double", DType::kFloat64},     {"half", DType::kFloat16},
    {"int", DType::kInt32},        {"long", DType::kInt64},         {"short", DType::kInt16},
    {"cfloat", DType::kComplex64}, {"cdouble", DType::kComplex128}, {"chalf", DType::kComplex32}};

constexpr bool RowsAreInOrder() {
  for (int i = 0; i < kNumDTypes; ++i) {
    if (static_cast<int>(kRows[i].dtype) != i) return false;
  }
  return true;
}
static_assert(RowsAreInOrder());

// For a number that was cast to DType but is not an enumerator. It is not storable, so it is refused like other dtypes.
constexpr Row kUnknown = {DType{kNumDTypes}, 1, Kind::kBits, "unknown", "unknown"};

const Row& RowOf(DType dtype) {
  const auto index = static_cast<int>(dtype);
  return index < kNumDTypes ? kRows[index] : kUnknown;
}

}  // namespace

int64_t ItemSize(DType dtype) { return RowOf(dtype).item_size; }
absl::string_view Abbreviation(DType dtype) { return RowOf(dtype).abbreviation; }
absl::string_view TorchName(DType dtype) { return RowOf(dtype).torch_name; }

std::optional<DType> DTypeFromAbbreviation(absl::string_view text) {
  for (const Row& row : kRows) {
    if (row.abbreviation == text) return row.dtype;
  }
  return std::nullopt;
}

std::optional<DType> DTypeFromTorchName(absl::string_view text) {
  for (const Row& row : kRows) {
    if (row.torch_name == text) return row.dtype;
  }
  for (const auto& [alias, dtype] : kAliases) {
    if (alias == text) return dtype;
  }
  return std::nullopt;
}

bool IsFloatingPoint(DType dtype) { return RowOf(dtype).kind == Kind::kFloat; }
bool IsComplex(DType dtype) { return RowOf(dtype).kind == Kind::kComplex; }
bool IsInteger(DType dtype) { return RowOf(dtype).kind == Kind::kSigned || RowOf(dtype).kind == Kind::kUnsigned; }

double LargestFinite(DType dtype) {
  switch (dtype) {
    case DType::kFloat16:
    case DType::kComplex32:
      return 65504;
    case DType::kBFloat16:
      return 0x1.fep127;
    case DType::kFloat32:
    case DType::kComplex64:
      return std::numeric_limits<float>::max();
    case DType::kFloat64:
    case DType::kComplex128:
      return std::numeric_limits<double>::max();
    case DType::kFloat8E4M3FN:
      return 448;
    case DType::kFloat8E5M2:
    case DType::kFloat8E5M2FNUZ:
      return 57344;
    case DType::kFloat8E4M3FNUZ:
      return 240;
    case DType::kFloat8E8M0FNU:
      return 0x1p127;
    case DType::kFloat4E2M1FNX2:
      return 6;
    default:
      throw Error(absl::InvalidArgumentError(absl::StrCat(TorchName(dtype), " is not a floating-point dtype")));
  }
}

}  // namespace backtape
