#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "backtape/ir/bind_arguments.h"
#include "backtape/ir/op_table.h"
#include "backtape/ir/shape_rule.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

constexpr DType kF16 = DType::kFloat16;
constexpr DType kF32 = DType::kFloat32;
constexpr DType kF64 = DType::kFloat64;
constexpr DType kI32 = DType::kInt32;
constexpr DType kI64 = DType::kInt64;
constexpr DType kBool = DType::kBool;

TensorType Contiguous(DType dtype, std::vector<SymInt> sizes) { return TensorType::Contiguous(dtype, sizes); }

TensorType Strided(std::vector<SymInt> sizes, std::vector<SymInt> strides, DType dtype = kF32) {
  TensorType type;
  type.dtype = dtype;
  type.sizes.assign(sizes.begin(), sizes.end());
  type.strides.emplace(strides.begin(), strides.end());
  return type;
}

class PointwiseShapeRule : public ::testing::Test {
 protected:
  absl::StatusOr<IValue> Run(absl::string_view target, std::vector<IValue> args) {
    const OpSchema* op = OpTable::Builtin().Find(target);
    if (op == nullptr) return absl::NotFoundError(target);
    absl::StatusOr<IValueList> bound = BindArguments(*op, args, {}, BindFor::kShapeRule);
    if (!bound.ok()) return bound.status();
    ShapeContext ctx(env_, *op);
    return BuiltinShapeRules()[op->id](ctx, *bound);
  }
  // The result type, such as "f32[2, 3][3, 1]cpu", or the error message.
  std::string Text(absl::string_view target, std::vector<IValue> args) {
    absl::StatusOr<IValue> result = Run(target, std::move(args));
    return result.ok() ? result->tensor_type().ToString(true) : std::string(result.status().message());
  }
  std::string Add(const IValue& a, const IValue& b) { return Text("aten.add.Tensor", {a, b}); }

  ShapeEnv env_;
};

TEST_F(PointwiseShapeRule, BroadcastsSizes) {
  EXPECT_EQ(Add(Contiguous(kF32, {2, 3}), Contiguous(kF32, {3})), "f32[2, 3][3, 1]cpu");
  EXPECT_EQ(Add(Contiguous(kF32, {2, 1}), Contiguous(kF32, {1, 3})), "f32[2, 3][3, 1]cpu");
  EXPECT_EQ(Add(Contiguous(kF32, {}), Contiguous(kF32, {})), "f32[][]cpu");
  EXPECT_EQ(Add(Contiguous(kF32, {0, 3}), Contiguous(kF32, {1, 3})), "f32[0, 3][3, 1]cpu");
  EXPECT_EQ(Add(Contiguous(kF32, {0}), Contiguous(kF32, {})), "f32[0][1]cpu");
}

TEST_F(PointwiseShapeRule, NamesTheDimensionThatDoesNotFit) {
  EXPECT_EQ(Add(Contiguous(kF32, {2, 3}), Contiguous(kF32, {4})),
            "sizes [2, 3] and [4] do not broadcast: in dimension 1, the sizes are 3 and 4");
}

TEST_F(PointwiseShapeRule, PromotesByCategory) {
  EXPECT_EQ(Add(Contiguous(kF32, {2}), Contiguous(kF64, {})), "f32[2][1]cpu");
  EXPECT_EQ(Add(Contiguous(kI64, {2}), Contiguous(kF64, {})), "f64[2][1]cpu");
  EXPECT_EQ(Add(Contiguous(kF32, {}), Contiguous(kF64, {2})), "f64[2][1]cpu");
  EXPECT_EQ(Add(Contiguous(kI64, {2}), 1.5), "f32[2][1]cpu");
  EXPECT_EQ(Add(Contiguous(kI32, {2}), 7), "i32[2][1]cpu");
  EXPECT_EQ(Add(Contiguous(kF16, {}), 1.5), "f16[][]cpu");
  EXPECT_EQ(Add(Contiguous(kBool, {2}), true), "b8[2][1]cpu");
  EXPECT_EQ(Add(Contiguous(kBool, {2}), 1), "i64[2][1]cpu");
  EXPECT_EQ(Text("aten.gt.Scalar", {Contiguous(kF32, {2}), 0}), "b8[2][1]cpu");
  EXPECT_EQ(Text("aten.sigmoid.default", {Contiguous(kI64, {2})}), "f32[2][1]cpu");
  EXPECT_EQ(Text("aten.where.self", {Contiguous(kBool, {2}), Contiguous(kF16, {2}), Contiguous(kI64, {2})}),
            "f16[2][1]cpu");
}

TEST_F(PointwiseShapeRule, RefusesDTypes) {
  EXPECT_EQ(Text("aten.relu.default", {Contiguous(kBool, {2})}),
            "the op needs a floating-point or integer dtype other than bool, got bool");
}

// As in PyTorch, bounds that no value of an integer dtype satisfies are refused. Bounds that every value satisfies, and
// bounds that make the result a float, are accepted.
TEST_F(PointwiseShapeRule, BoundsBeyondTheDType) {
  const TensorType x = Contiguous(kI32, {2});
  const int64_t large = int64_t{1} << 40;
  EXPECT_EQ(Text("aten.clamp.default", {x, -large, large}), "i32[2][1]cpu");
  EXPECT_EQ(Text("aten.clamp_min.default", {x, -large}), "i32[2][1]cpu");
  EXPECT_THAT(Text("aten.clamp.default", {x, large, IValue()}), HasSubstr("Clamp min value"));
  EXPECT_THAT(Text("aten.clamp.default", {x, IValue(), -large}), HasSubstr("Clamp max value"));
  EXPECT_THAT(Text("aten.clamp_min.default", {x, large}), HasSubstr("Clamp min value"));
  EXPECT_THAT(Text("aten.clamp_max.default", {Contiguous(DType::kUInt8, {2}), int64_t{-5}}),
              HasSubstr("Clamp max value"));
  EXPECT_EQ(Text("aten.clamp.default", {x, large, 2.5}), "f32[2][1]cpu");
  EXPECT_EQ(Text("aten.clamp_min.default", {Contiguous(kI64, {2}), large}), "i64[2][1]cpu");
}

TEST_F(PointwiseShapeRule, KeepsStridesThatInputsShare) {
  const TensorType transposed = Strided({2, 3}, {1, 2});
  EXPECT_EQ(Add(transposed, transposed), "f32[2, 3][1, 2]cpu");
  const TensorType channels_last = Strided({2, 3, 4, 5}, {60, 1, 15, 3});
  EXPECT_EQ(Add(channels_last, channels_last), "f32[2, 3, 4, 5][60, 1, 15, 3]cpu");
  EXPECT_EQ(Text("aten.relu.default", {transposed}), "f32[2, 3][1, 2]cpu");
}

// Expected strides are derived by hand from the algorithm in ATen/TensorIterator.cpp, not recorded from PyTorch.
TEST_F(PointwiseShapeRule, OrdersDimsByStrides) {
  // The first operand determines the order; its broadcast dims are ignored.
  EXPECT_EQ(Add(Strided({2, 3}, {1, 2}), Contiguous(kF32, {2, 3})), "f32[2, 3][1, 2]cpu");
  EXPECT_EQ(Add(Contiguous(kF32, {2, 3}), Strided({2, 3}, {1, 2})), "f32[2, 3][3, 1]cpu");
  EXPECT_EQ(Add(Strided({2, 3}, {1, 2}), Contiguous(kF32, {3})), "f32[2, 3][1, 2]cpu");
  EXPECT_EQ(Add(Strided({2, 3}, {0, 1}), Strided({2, 3}, {1, 2})), "f32[2, 3][1, 2]cpu");
  // The result has no gaps.
  EXPECT_EQ(Add(Strided({2, 3}, {12, 2}), 1), "f32[2, 3][3, 1]cpu");
  EXPECT_EQ(Add(Strided({2, 3, 4}, {4, 8, 1}), 1), "f32[2, 3, 4][4, 8, 1]cpu");
  EXPECT_EQ(Add(Strided({2, 3, 4, 5}, {60, 1, 15, 3}), Contiguous(kF32, {3, 4, 5})),
            "f32[2, 3, 4, 5][60, 1, 15, 3]cpu");
  // If strides are equal, the smaller dim becomes the inner one.
  EXPECT_EQ(Add(Strided({3, 1, 2}, {2, 2, 1}), 1), "f32[3, 1, 2][2, 2, 1]cpu");
  EXPECT_EQ(Add(Strided({1, 3, 2}, {7, 7, 1}), 1), "f32[1, 3, 2][2, 2, 1]cpu");
  EXPECT_EQ(Add(Strided({0, 3}, {1, 5}), 1), "f32[0, 3][1, 0]cpu");
}

TEST_F(PointwiseShapeRule, UnknownStridesStayUnknown) {
  TensorType unknown = Contiguous(kF32, {2, 3});
  unknown.strides.reset();
  const auto result = Run("aten.add.Tensor", {unknown, Contiguous(kF32, {3})});
  ASSERT_TRUE(result.ok());
  EXPECT_FALSE(result->tensor_type().strides.has_value());
}

TEST_F(PointwiseShapeRule, SymbolicSizes) {
  const SymInt s0 = SymInt::Symbol("s0");
  const SymInt s1 = SymInt::Symbol("s1");
  EXPECT_EQ(Add(Contiguous(kF32, {s0, s1}), Contiguous(kF32, {s0, s1})), "f32[s0, s1][s1, 1]cpu");
  EXPECT_EQ(Add(Contiguous(kF32, {s0, s1}), Contiguous(kF32, {s1})), "f32[s0, s1][s1, 1]cpu");
  EXPECT_EQ(Add(Contiguous(kF32, {s0, 1}), Contiguous(kF32, {s1})), "f32[s0, s1][s1, 1]cpu");
  EXPECT_EQ(Add(Strided({s0, s1}, {1, s0}), Strided({s0, s1}, {1, s0})), "f32[s0, s1][1, s0]cpu");
  EXPECT_EQ(Add(Strided({s0, s1}, {1, s0}), 2), "f32[s0, s1][1, s0]cpu");
  EXPECT_TRUE(env_.guards().empty());
}

TEST_F(PointwiseShapeRule, SymbolicSizesThatMustAgreeAreGuarded) {
  const SymInt s0 = SymInt::Symbol("s0");
  EXPECT_EQ(Add(Contiguous(kF32, {s0}), Contiguous(kF32, {8})), "f32[8][1]cpu");
  ASSERT_EQ(env_.guards().size(), 1u);
  EXPECT_EQ(env_.guards()[0].ToString(), "Eq(s0, 8)");
  EXPECT_EQ(env_.guards()[0].reason, "aten.add.Tensor: the sizes broadcast");
  EXPECT_THAT(Add(Contiguous(kF32, {s0}), Contiguous(kF32, {9})), HasSubstr("in dimension 0, the sizes are s0 and 9"));
}

TEST_F(PointwiseShapeRule, InplaceReturnsSelfsType) {
  const TensorType self = Strided({2, 3}, {1, 2}, kF16);
  EXPECT_EQ(Text("aten.add_.Tensor", {self, Contiguous(kF32, {3})}), "f16[2, 3][1, 2]cpu");
  EXPECT_EQ(Text("aten.gt_.Scalar", {self, 0}), "f16[2, 3][1, 2]cpu");
}

TEST_F(PointwiseShapeRule, InplaceRefusesResultsThatDoNotFit) {
  EXPECT_EQ(Text("aten.add_.Tensor", {Contiguous(kF32, {3}), Contiguous(kF32, {2, 3})}),
            "output with shape [3] doesn't match the broadcast shape [2, 3]");
  EXPECT_EQ(Text("aten.add_.Tensor", {Contiguous(kI64, {3}), Contiguous(kF32, {3})}),
            "result type Float can't be cast to the desired output type Long");
  EXPECT_EQ(Text("aten.mul_.Tensor", {Contiguous(kBool, {3}), 2}),
            "result type Long can't be cast to the desired output type Bool");
  EXPECT_THAT(Text("aten.add_.Tensor", {Strided({2, 3}, {0, 1}), 1}), HasSubstr("single memory location"));
}

}  // namespace
}  // namespace backtape
