#include "backtape/tensor/dtype.h"

#include <gmock/gmock.h>

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_split.h"
#include "backtape/tensor/promotion.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

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

// The results of torch.promote_types. Rows and columns are in the order of the first row.
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
      const absl::StatusOr<DType> promoted = PromoteTypes(a, b);
      ASSERT_TRUE(promoted.ok()) << promoted.status();
      EXPECT_EQ(Abbreviation(*promoted), row[j]) << Abbreviation(a) << " and " << Abbreviation(b);
    }
  }
}

// The results of torch.promote_types with complex dtypes, which tensors cannot have. The columns are complex32,
// complex64 and complex128; "-" is an error.
TEST(DType, PromotesComplexAsPyTorch) {
  const std::pair<DType, absl::string_view> rows[] = {
      {DType::kBool, "c32 c64 c128"},      {DType::kInt64, "c32 c64 c128"},     {DType::kFloat16, "c32 c64 c128"},
      {DType::kBFloat16, "c64 c64 c128"},  {DType::kFloat32, "c64 c64 c128"},   {DType::kFloat64, "c128 c128 c128"},
      {DType::kComplex32, "c32 c64 c128"}, {DType::kComplex64, "c64 c64 c128"}, {DType::kComplex128, "c128 c128 c128"},
      {DType::kUInt16, "- - -"},           {DType::kFloat8E5M2, "- - -"},       {DType::kBits1X8, "- - -"}};
  const DType columns[] = {DType::kComplex32, DType::kComplex64, DType::kComplex128};
  for (const auto& [dtype, row] : rows) {
    const std::vector<std::string> expected = absl::StrSplit(row, ' ');
    for (int j = 0; j < 3; ++j) {
      for (const auto& [a, b] : {std::pair(dtype, columns[j]), std::pair(columns[j], dtype)}) {
        const absl::StatusOr<DType> promoted = PromoteTypes(a, b);
        EXPECT_EQ(promoted.ok() ? Abbreviation(*promoted) : "-", expected[j]) << TorchName(a) << " " << TorchName(b);
      }
    }
  }
}

TEST(DType, EveryPairPromotesOrIsAnError) {
  for (int i = 0; i < kNumDTypes; ++i) {
    for (int j = 0; j < kNumDTypes; ++j) {
      const auto a = static_cast<DType>(i);
      const auto b = static_cast<DType>(j);
      const absl::StatusOr<DType> promoted = PromoteTypes(a, b);
      EXPECT_EQ(promoted.ok(), PromoteTypes(b, a).ok()) << TorchName(a) << " " << TorchName(b);
      EXPECT_THAT(promoted.ok() ? "is not supported" : promoted.status().message(), HasSubstr("is not supported"));
    }
  }
  EXPECT_EQ(*PromoteTypes(DType::kUInt32, DType::kBFloat16), DType::kBFloat16);
  EXPECT_EQ(PromoteTypes(DType::kUInt16, DType::kInt8).status().message(),
            "Promotion for uint16, uint32, uint64 types is not supported, attempted to promote UInt16 and Char");
}

}  // namespace
}  // namespace backtape
