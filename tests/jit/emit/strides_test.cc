// Accesses whose lanes are a few elements apart: single ones, and sets that together cover adjacent memory. Compares
// with the evaluated kernel, bit by bit, for lengths with and without full vectors.

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/jit/kernel_ir/builder.h"
#include "backtape/tests/jit/emit/kernel_harness.h"

namespace backtape::jit {
namespace {

constexpr DType kDTypes[] = {DType::kFloat32,  DType::kFloat64, DType::kInt32, DType::kInt64, DType::kFloat16,
                             DType::kBFloat16, DType::kInt16,   DType::kInt8,  DType::kUInt8, DType::kBool};

// Row r of b1 (of `stride` elements) = the elements of row r of b0 at `offsets`, in reverse order. With `wide`, one
// value of 64 bits halves the number of lanes.
Kernel Reversed(DType dtype, int64_t stride, const std::vector<int64_t>& offsets, bool wide) {
  KernelBuilder b("reversed");
  b.kernel().num_params = 1;
  b.kernel().num_buffers = wide ? 3 : 2;
  b.kernel().outer = {Int::Param(0)};
  b.BeginPhase();
  std::vector<ValueId> values;
  for (const int64_t offset : offsets) values.push_back(b.Load({0, dtype, offset, {stride}, {}}));
  for (size_t i = 0; i < offsets.size(); ++i) {
    b.Store({1, dtype, offsets[i], {stride}, {}}, values[offsets.size() - 1 - i]);
  }
  if (wide) b.Store({2, DType::kInt64, 0, {1}, {}}, b.Iota(0));
  return *b.Finish();
}

void ExpectAsEvaluated(const Kernel& kernel, DType dtype, int64_t stride) {
  for (const CpuTarget target : Targets()) {
    const Compiled compiled = Compile(kernel, target);
    for (const int64_t rows : {1, 7, 8, 16, 17, 64, 75}) {
      const auto bytes = static_cast<size_t>(rows * stride * ItemSize(dtype));
      Guarded x(bytes), y(bytes), numbers(static_cast<size_t>(rows) * 8);
      std::vector<uint8_t> expected(bytes), expected_numbers(static_cast<size_t>(rows) * 8);
      std::iota(x.as<uint8_t>(), x.as<uint8_t>() + bytes, uint8_t{1});
      if (dtype == DType::kBool) std::for_each(x.as<uint8_t>(), x.as<uint8_t>() + bytes, [](uint8_t& b) { b %= 2; });
      std::iota(y.as<uint8_t>(), y.as<uint8_t>() + bytes, uint8_t{2});
      std::iota(expected.begin(), expected.end(), uint8_t{2});
      void* const reference[] = {x.data(), expected.data(), expected_numbers.data()};
      Evaluate(kernel, &rows, reference, 0, rows);
      void* const buffers[] = {x.data(), y.data(), numbers.data()};
      compiled.kernel.function(&rows, buffers, 0, rows / 3);
      compiled.kernel.function(&rows, buffers, rows / 3, rows);
      ASSERT_EQ(std::memcmp(y.data(), expected.data(), bytes), 0) << Name(target) << " " << rows << kernel.ToString();
      ASSERT_TRUE(y.IsIntact()) << Name(target) << " " << rows << kernel.ToString();
    }
  }
}

TEST(Strides, SetsOfInterleavedAccesses) {
  for (const DType dtype : kDTypes) {
    for (int64_t stride = 2; stride <= 17; ++stride) {
      std::vector<int64_t> all(static_cast<size_t>(stride));
      std::iota(all.begin(), all.end(), 0);
      for (const bool wide : {false, true}) ExpectAsEvaluated(Reversed(dtype, stride, all, wide), dtype, stride);
      std::swap(all[0], all[1]);
      ExpectAsEvaluated(Reversed(dtype, stride, all, false), dtype, stride);
    }
  }
}

// Runs of adjacent elements that do not fill their rows, accessed in ascending, descending and other orders.
TEST(Strides, RunsInRowsWithGaps) {
  for (const DType dtype : kDTypes) {
    for (const int64_t stride : {5, 8, 9, 12, 21}) {
      for (int64_t count = 2; count <= std::min<int64_t>(stride, 9); ++count) {
        std::vector<int64_t> offsets(static_cast<size_t>(count));
        std::iota(offsets.begin(), offsets.end(), stride - count);
        ExpectAsEvaluated(Reversed(dtype, stride, offsets, false), dtype, stride);
        std::rotate(offsets.begin(), offsets.begin() + count / 2, offsets.end());
        ExpectAsEvaluated(Reversed(dtype, stride, offsets, true), dtype, stride);
        std::sort(offsets.rbegin(), offsets.rend());
        ExpectAsEvaluated(Reversed(dtype, stride, offsets, false), dtype, stride);
      }
    }
  }
}

TEST(Strides, SingleAccesses) {
  for (const DType dtype : kDTypes) {
    for (int64_t stride = 2; stride <= 17; ++stride) {
      for (const bool wide : {false, true}) {
        ExpectAsEvaluated(Reversed(dtype, stride, {0}, wide), dtype, stride);
        ExpectAsEvaluated(Reversed(dtype, stride, {stride - 1}, wide), dtype, stride);
      }
    }
  }
}

// Two sets with the same stride that begin at different offsets, one of them read twice, an incomplete set, and a
// buffer that is both read and written, whose accesses must keep their order.
TEST(Strides, SetsOfTheSameBuffer) {
  KernelBuilder b("sets");
  b.kernel().num_params = 1;
  b.kernel().num_buffers = 2;
  b.kernel().outer = {Int::Param(0)};
  b.BeginPhase();
  const auto access = [](int buffer, int64_t offset) { return Access{buffer, DType::kFloat32, offset, {3}, {}}; };
  ValueId sum = b.Constant(DType::kFloat32, 0);
  for (const int64_t offset : {2, 0, 1, 4, 3, 5, 7, 0, 2, 1}) sum = b.Make(Op::kAdd, sum, b.Load(access(0, offset)));
  b.Store(access(1, 0), sum);
  const ValueId again = b.Load(access(1, 0));
  b.Store(access(1, 1), b.Make(Op::kAdd, again, again));
  b.Store(access(1, 2), b.Make(Op::kMul, again, again));
  const Kernel kernel = *b.Finish();
  constexpr int64_t kRows = 70;
  std::vector<float> x(3 * kRows + 8);
  std::iota(x.begin(), x.end(), 1.0F);
  std::vector<float> expected(3 * kRows);
  void* const reference[] = {x.data(), expected.data()};
  Evaluate(kernel, &kRows, reference, 0, kRows);
  for (const CpuTarget target : Targets()) {
    const Compiled compiled = Compile(kernel, target);
    std::vector<float> y(expected.size());
    void* const buffers[] = {x.data(), y.data()};
    compiled.kernel.function(&kRows, buffers, 0, kRows);
    EXPECT_EQ(y, expected) << Name(target);
  }
}

}  // namespace
}  // namespace backtape::jit
