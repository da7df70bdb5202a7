#include "backtape/tensor/dtype.h"

#include <string>
#include <vector>

#include "absl/strings/str_split.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

TEST(DType, NamesRoundTrip) {
  for (int i = 0; i < kNumDTypes; ++i) {
    const auto dtype = static_cast<DType>(i);
    EXPECT_EQ(DTypeFromAbbreviation(Abbreviation(dtype)), dtype);
    EXPECT_EQ(DTypeFromTorchName(TorchName(dtype)), dtype);
    EXPECT_EQ(IsStorable(dtype), i < kNumStorableDTypes);
  }
  EXPECT_EQ(DTypeFromTorchName("half"), DType::kFloat16);
  EXPECT_EQ(DTypeFromTorchName("long"), DType::kInt64);
  EXPECT_EQ(DTypeFromTorchName("float"), DType::kFloat32);
  EXPECT_FALSE(DTypeFromTorchName("f32").has_value());
  EXPECT_FALSE(DTypeFromAbbreviation("float32").has_value());
}

TEST(DType, Categories) {
  EXPECT_FALSE(IsInteger(DType::kBool));
  EXPECT_TRUE(IsInteger(DType::kUInt8));
  EXPECT_TRUE(IsInteger(DType::kUInt64));
  EXPECT_TRUE(IsFloatingPoint(DType::kBFloat16));
  EXPECT_TRUE(IsFloatingPoint(DType::kFloat8E5M2));
  EXPECT_FALSE(IsFloatingPoint(DType::kComplex64));
  EXPECT_TRUE(IsComplex(DType::kComplex32));
  EXPECT_EQ(ItemSize(DType::kBool), 1);
  EXPECT_EQ(ItemSize(DType::kBFloat16), 2);
  EXPECT_EQ(ItemSize(DType::kComplex128), 16);
}

// torch.promote_types of rows and columns in the order of the first row.
constexpr absl::string_view kPromotion = R"(b8 u8 i8 i16 i32 i64 f16 bf16 f32 f64
u8 u8 i16 i16 i32 i64 f16 bf16 f32 f64
i8 i16 i8 i16 i32 i64 f16 bf16 f32 f64
i16 i16 i16 i16 i32 i64 f16 bf16 f32 f64
i32 i32 i32 i32 i32 i64 f16 bf16 f32 f64
i64 i64 i64 i64 i64 i64 f16 bf16 f32 f64
f16 f16 f16 f16 f16 f16 f16 f32 f32 f64
bf16 bf16 bf16 bf16 bf16 bf16 f32 bf16 f32 f64
f32 f32 f32 f32 f32 f32 f32 f32 f32 f64
f64 f64 f64 f64 f64 f64 f64 f64 f64 f64)";

TEST(DType, PromotesAsPyTorch) {
  const std::vector<std::string> rows = absl::StrSplit(kPromotion, '\n');
  ASSERT_EQ(rows.size(), kNumStorableDTypes);
  for (int i = 0; i < kNumStorableDTypes; ++i) {
    const std::vector<std::string> row = absl::StrSplit(rows[i], ' ');
    ASSERT_EQ(row.size(), kNumStorableDTypes);
    for (int j = 0; j < kNumStorableDTypes; ++j) {
      const auto a = static_cast<DType>(i);
      const auto b = static_cast<DType>(j);
      EXPECT_EQ(Abbreviation(PromoteTypes(a, b)), row[j]) << Abbreviation(a) << " and " << Abbreviation(b);
    }
  }
}

}  // namespace
}  // namespace backtape
