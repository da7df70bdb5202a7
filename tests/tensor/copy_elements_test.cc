#include <cstdint>
#include <random>
#include <vector>

#include "backtape/tensor/element_access.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/tensor.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

// A tensor of these sizes with permuted and padded strides and an offset. Neighbouring elements of its storage differ.
Tensor MakeStrided(absl::Span<const int64_t> sizes, DType dtype, std::mt19937& random) {
  std::vector<size_t> order(sizes.size());
  for (size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::shuffle(order.begin(), order.end(), random);
  DimVector strides(sizes.size());
  int64_t stride = 1 + static_cast<int64_t>(random() % 2);
  for (const size_t dim : order) {
    strides[dim] = stride;
    stride *= sizes[dim] + static_cast<int64_t>(random() % 2);
  }
  const int64_t offset = static_cast<int64_t>(random() % 3);
  Tensor base = Tensor::Empty({offset + stride + 1}, dtype);
  DispatchStorable(dtype, [&]<typename T>(std::type_identity<T>) {
    for (int64_t i = 0; i < base.numel(); ++i) base.data<T>()[i] = ConvertElement<T>(int64_t{i % 120});
  });
  return *base.TryAsStrided(sizes, strides, offset);
}

TEST(CopyElements, AnyStridesAndDtypes) {
  std::mt19937 random(20);
  for (int repeat = 0; repeat < 2000; ++repeat) {
    DimVector sizes(random() % 5);
    for (int64_t& size : sizes) size = static_cast<int64_t>(random() % 5);
    if (repeat % 100 == 0) sizes = {3, 700};  // more elements than one conversion chunk
    const auto src_dtype = static_cast<DType>(random() % kNumStorableDTypes);
    const auto dst_dtype = random() % 3 == 0 ? src_dtype : static_cast<DType>(random() % kNumStorableDTypes);
    const Tensor src = MakeStrided(sizes, src_dtype, random);
    const Tensor dst = MakeStrided(sizes, dst_dtype, random);
    const Tensor whole_before =
        dst.TryAsStrided({dst.storage()->nbytes() / ItemSize(dst_dtype)}, {1}, 0)->To(dst_dtype);
    CopyElements(src, dst);
    for (int64_t i = 0; i < src.numel(); ++i) {
      const Scalar value = src.item(i);
      const Tensor expected = Tensor::Full({}, value, dst_dtype);
      ASSERT_EQ(dst.item(i).to_double(), expected.item(0).to_double());
    }
    // The elements between those of dst are unchanged.
    std::vector<bool> written(whole_before.numel());
    for (int64_t i = 0; i < dst.numel(); ++i) {
      int64_t rest = i;
      int64_t position = dst.storage_offset();
      for (int64_t d = dst.dim() - 1; d >= 0; rest /= dst.size(d), --d) position += rest % dst.size(d) * dst.stride(d);
      written[position] = true;
    }
    const Tensor whole_after = *dst.TryAsStrided(whole_before.sizes(), {1}, 0);
    for (int64_t i = 0; i < whole_before.numel(); ++i) {
      if (written[i]) continue;
      ASSERT_EQ(whole_after.item(i).to_double(), whole_before.item(i).to_double());
    }
  }
}

TEST(CopyElements, ExpandedSource) {
  const Tensor row = Tensor::FromValues({3}, {1, 2, 3}, DType::kFloat32);
  const Tensor copy = row.TryAsStrided({2, 3}, {0, 1}, 0)->Contiguous();
  EXPECT_EQ(copy.item(5).to_double(), 3);
  EXPECT_EQ(row.TryAsStrided({2, 3}, {0, 1}, 0)->To(DType::kInt64).item(3).to_int64(), 1);
}

TEST(CopyElements, WideIntegersKeepTheirBits) {
  const Tensor big = Tensor::Full({1}, Scalar((int64_t{1} << 62) + 1), DType::kInt64);
  EXPECT_EQ(big.To(DType::kUInt8).item().to_int64(), 1);
  EXPECT_EQ(big.To(DType::kBool).item().to_bool(), true);
}

TEST(CopyElements, OntoItself) {
  const Tensor t = Tensor::FromValues({3}, {1, 2, 3}, DType::kFloat32);
  CopyElements(t, t);
  EXPECT_EQ(t.item(2).to_double(), 3);
}

TEST(CopyElements, NeedsEqualSizes) {
  const Tensor t = Tensor::Full({3}, 5, DType::kInt64);
  EXPECT_THAT([&] { CopyElements(Tensor::Empty({2}, DType::kInt64), t); },
              ::testing::ThrowsMessage<Error>(::testing::HasSubstr("needs equal sizes; found [2] and [3]")));
  EXPECT_EQ(t.item(0).to_int64(), 5);
}

}  // namespace
}  // namespace backtape
