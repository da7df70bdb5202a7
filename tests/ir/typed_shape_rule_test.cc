// Tests the adapters through which generated tables call typed shape rules and kernels.
#include "backtape/ir/typed_shape_rule.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/interp/typed_kernel.h"

namespace backtape {
namespace {

constexpr OpSchema kTypedOp = {.name = "f", .overload = "default", .ns = "aten"};

// The arguments of a call, as text.
template <typename T>
std::string Text(absl::Span<const T> list) {
  return absl::StrCat("[",
                      absl::StrJoin(list, ",",
                                    [](std::string* out, const T& x) {
                                      if constexpr (std::is_same_v<T, SymInt>) {
                                        out->append(x.ToString());
                                      } else {
                                        absl::StrAppend(out, x);
                                      }
                                    }),
                      "]");
}

class TypedFunctions : public ::testing::Test {
 protected:
  ShapeEnv env_;
  ShapeContext ctx_{env_, kTypedOp};
  const TensorType type_ = TensorType::Contiguous(DType::kFloat32, {2, 3});
};

absl::StatusOr<SymInt> ManyArguments(ShapeContext& ctx, const TensorType& a, const TensorType* b,
                                     absl::Span<const TensorType* const> c, const SymInt& d, absl::Span<const SymInt> e,
                                     std::optional<absl::Span<const int64_t>> f, std::optional<SymInt> g,
                                     const SymScalar& h, std::array<bool, 2> i, absl::string_view j,
                                     std::optional<DType> k, const Device& l, std::optional<SymScalar> m,
                                     std::optional<absl::string_view> n) {
  EXPECT_EQ(a.dim(), 2);
  EXPECT_EQ(b, nullptr);
  EXPECT_EQ(c.size(), 2u);
  EXPECT_EQ(c[0], nullptr);
  EXPECT_EQ(c[1]->dim(), 2);
  EXPECT_EQ(d.ToString(), "s0");
  EXPECT_EQ(Text(e), "[s1,4]");
  EXPECT_EQ(Text(*f), "[5,6]");
  EXPECT_EQ(g, std::nullopt);
  EXPECT_EQ(h.dtype, DType::kFloat64);
  EXPECT_EQ(h.number, 1.5);
  EXPECT_TRUE(i[0] && !i[1]);
  EXPECT_EQ(j, "mean");
  EXPECT_EQ(k, DType::kInt64);
  EXPECT_EQ(l.type, "cuda");
  EXPECT_EQ(m->integer.ToString(), "s0");
  EXPECT_EQ(n, "tanh");
  return d * 2;
}

TEST_F(TypedFunctions, ShapeRuleGetsItsParameterTypes) {
  const SymInt s0 = SymInt::Symbol("s0");
  // Argument 4 is a generator, which the rule does not take.
  const IValueList args = {type_,
                           IValue(),
                           IValueList{IValue(), type_},
                           s0,
                           IValue(),
                           IValueList{SymInt::Symbol("s1"), 4},
                           IValueList{5, 6},
                           IValue(),
                           1.5,
                           IValueList{true, false},
                           "mean",
                           DType::kInt64,
                           Device{"cuda", 0},
                           s0,
                           "tanh"};
  const auto result = TypedShapeRule<&ManyArguments, 0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14>(ctx_, args);
  ASSERT_TRUE(result.ok()) << result.status();
  EXPECT_EQ(result->sym_int().ToString(), "2*s0");
}

absl::StatusOr<std::array<std::optional<TensorType>, 2>> Pair(ShapeContext& ctx, const TensorType& a) {
  return std::array<std::optional<TensorType>, 2>{a, std::nullopt};
}
absl::StatusOr<std::vector<TensorType>> ListRule(ShapeContext& ctx, const TensorType& a) {
  return std::vector<TensorType>{a, a, a};
}
absl::StatusOr<TensorType> Failure(ShapeContext& ctx) { return absl::InvalidArgumentError("no"); }

TEST_F(TypedFunctions, ShapeRuleResultsArePacked) {
  const IValueList args = {type_};
  const auto pair = TypedShapeRule<&Pair, 0>(ctx_, args);
  ASSERT_TRUE(pair.ok());
  ASSERT_EQ(pair->list().size(), 2u);
  EXPECT_EQ(pair->list()[0].tensor_type(), type_);
  EXPECT_TRUE(pair->list()[1].is_none());
  const auto list = TypedShapeRule<&ListRule, 0>(ctx_, args);
  ASSERT_TRUE(list.ok());
  EXPECT_EQ(list->list().size(), 3u);
  EXPECT_EQ(TypedShapeRule<&Failure>(ctx_, args).status().message(), "no");
}

absl::Status Kernel(const Tensor& a, const Tensor& b, absl::Span<const Tensor> c, absl::Span<const int64_t> d,
                    const Scalar& e, std::optional<Scalar> f, const Tensor& out0, const Tensor& out1) {
  EXPECT_TRUE(a.defined());
  EXPECT_FALSE(b.defined());
  EXPECT_EQ(c.size(), 2u);
  EXPECT_FALSE(c[0].defined());
  EXPECT_TRUE(c[1].is_same(a));
  EXPECT_EQ(Text(d), "[1,2,3,4,5,6,7,8]");
  EXPECT_EQ(e.to_double(), 2.5);
  EXPECT_FALSE(f.has_value());
  EXPECT_TRUE(out0.is_same(a));
  EXPECT_FALSE(out1.defined());
  return absl::OkStatus();
}
absl::Status ListKernel(const Tensor& a, absl::Span<const Tensor> outs) {
  EXPECT_EQ(outs.size(), 3u);
  return absl::InvalidArgumentError("index out of range");
}

TEST_F(TypedFunctions, KernelGetsArgumentsThenOutputs) {
  const Tensor a = Tensor::Full({2}, 1.0, DType::kFloat32);
  const IValueList args = {a, IValue(), IValueList{IValue(), a}, IValueList{1, 2, 3, 4, 5, 6, 7, 8}, 2.5, IValue()};
  const std::vector<Tensor> outs = {a, Tensor()};
  EXPECT_TRUE((TypedKernel<&Kernel, 0, 1, 2, 3, 4, 5>(args, outs).ok()));
  const std::vector<Tensor> three(3, a);
  EXPECT_EQ((TypedKernel<&ListKernel, 0>(args, three).message()), "index out of range");
}

}  // namespace
}  // namespace backtape
