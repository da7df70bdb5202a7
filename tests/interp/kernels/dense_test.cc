#include "backtape/interp/kernels/dense.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "backtape/interp/kernels/fold_rows.h"

namespace backtape::kernels {
namespace {

// The tests permute tensors of these sizes in every way. Some of the sizes exceed the loops' block size.
const DimVector kDenseSizes[] = {{40, 3, 67}, {2, 9, 600}, {5, 70, 1}, {1, 1, 33}};

template <typename F>
void ForEachLayout(const F& visit) {
  for (const DimVector& sizes : kDenseSizes) {
    DimVector order = {0, 1, 2};
    do {
      DimVector strides(3, 1);
      int64_t stride = 1;
      for (size_t i = 3; i-- > 0;) {
        strides[order[i]] = stride;
        stride *= sizes[order[i]];
      }
      const Tensor storage = Tensor::Empty({stride}, DType::kFloat32);
      visit(AsStrided(storage, sizes, strides, 0));
    } while (std::next_permutation(order.begin(), order.end()));
  }
}

std::vector<double> Numbers(int64_t count) {
  std::vector<double> numbers(count);
  std::iota(numbers.begin(), numbers.end(), 1);
  return numbers;
}

TEST(Dense, ReadsAndWritesEveryLayoutInRowMajorOrder) {
  ForEachLayout([](const Tensor& tensor) {
    const std::vector<double> numbers = Numbers(tensor.numel());
    WriteDense(numbers, tensor);
    EXPECT_EQ(ReadDense<double>(tensor), numbers);
    const auto* data = reinterpret_cast<const float*>(tensor.raw_data());
    for (int64_t a : {int64_t{0}, tensor.size(0) - 1}) {
      for (int64_t b : {int64_t{0}, tensor.size(1) - 1}) {
        for (int64_t c : {int64_t{0}, tensor.size(2) - 1}) {
          EXPECT_EQ(data[a * tensor.stride(0) + b * tensor.stride(1) + c * tensor.stride(2)],
                    numbers[(a * tensor.size(1) + b) * tensor.size(2) + c]);
        }
      }
    }
  });
}

TEST(Dense, ReadsBroadcastDims) {
  const Tensor row = Tensor::Empty({70}, DType::kFloat32);
  WriteDense(Numbers(70), row);
  const std::vector<double> values = ReadDense<double>(Expand(row, {2, 70}));
  EXPECT_EQ(values[69], 70);
  EXPECT_EQ(values[70], 1);
}

// A function for which the order of the elements matters.
TEST(FoldRows, CombinesTheElementsOfEachRowInOrder) {
  const auto f = [](double value, double x) { return value * 0.75 + x; };
  ForEachLayout([&](const Tensor& tensor) {
    WriteDense(Numbers(tensor.numel()), tensor);
    for (int bits = 0; bits < 8; ++bits) {
      const std::vector<bool> reduced = {(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0};
      const Rows<double> rows = ReadRows<double>(tensor, reduced);
      std::vector<double> expected(rows.count, 2.0);
      for (int64_t r = 0; r < rows.count; ++r) {
        for (double x : rows.row(r)) expected[r] = f(expected[r], x);
      }
      EXPECT_EQ(FoldRows<double>(tensor, reduced, 2.0, f), expected) << bits;
    }
  });
}

TEST(FoldRows, RowsOfEmptyAndZeroDimTensors) {
  const auto add = [](double sum, double x) { return sum + x; };
  EXPECT_EQ(FoldRows<double>(Tensor::Empty({2, 0}, DType::kFloat32), {false, true}, 3.0, add),
            std::vector<double>({3, 3}));
  const Tensor number = Tensor::Full({}, 4, DType::kFloat32);
  EXPECT_EQ(FoldRows<double>(number, {}, 3.0, add), std::vector<double>({7}));
}

}  // namespace
}  // namespace backtape::kernels
