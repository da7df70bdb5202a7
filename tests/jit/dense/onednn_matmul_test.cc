// Matrix products through oneDNN.
#include <array>
#include <cmath>
#include <cstring>
#include <limits>
#include <memory>
#include <vector>

#include "backtape/jit/dense/matmul.h"
#include "backtape/tensor/half.h"
#include "backtape/tests/jit/dense/matmul_harness.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

class OnednnMatmulTest : public testing::Test {
 protected:
  void SetUp() override {
    if (OneDnnVersion() == "none") GTEST_SKIP() << "built without oneDNN";
  }
};

TEST_F(OnednnMatmulTest, IsRight) {
  for (const auto& [m, n, k] :
       std::vector<std::array<int64_t, 3>>{{5, 7, 3}, {64, 33, 65}, {700, 40, 90}, {300, 80, 9}}) {
    for (int transposed = 0; transposed < 4; ++transposed) {
      SCOPED_TRACE(testing::Message() << m << "x" << n << "x" << k << " transposed " << transposed);
      MatmulSpec spec = DenseMatmul(m, n, k);
      if (transposed & 1) spec.a = {{}, 1, m};
      if (transposed & 2) spec.b = {{}, 1, k};
      spec.has_bias = transposed % 2 == 1;
      if (transposed & 2) AddResidual(spec);
      if (transposed == 3) {
        spec.residual = {{}, n + 5, 1};
        spec.activation = Activation::kRelu;
      }
      ExpectRightMatmul<float>(MakeOnednnMatmul, spec, 1e-5, {});
      spec.dtype = DType::kBFloat16;
      ExpectRightMatmul<BFloat16>(MakeOnednnMatmul, spec, 5e-3, {});
    }
  }
}

TEST_F(OnednnMatmulTest, Batches) {
  MatmulSpec spec = DenseMatmul(300, 24, 40);
  spec.batch = {3, 2};
  // `a` is broadcast along the second batch dim. In `c`, the rows of the matrices along that dim alternate in memory.
  spec.a = {{300 * 40, 0}, 40, 1};
  spec.b = {{2 * 24 * 40, 24 * 40}, 1, 40};
  spec.c = {{2 * 300 * 24, 24}, 2 * 24, 1};
  spec.has_bias = true;
  for (const Activation activation : {Activation::kNone, Activation::kRelu}) {
    spec.activation = activation;
    spec.dtype = DType::kFloat32;
    ExpectRightMatmul<float>(MakeOnednnMatmul, spec, 1e-5, {});
    spec.dtype = DType::kBFloat16;
    ExpectRightMatmul<BFloat16>(MakeOnednnMatmul, spec, 5e-3, {});
  }
}

// The transposed product is computed if the columns of `a` are contiguous and the result has few columns.
TEST_F(OnednnMatmulTest, FewColumns) {
  for (const int64_t m : {40, 700}) {
    MatmulSpec spec = DenseMatmul(m, 3, 50);
    spec.a = {{}, 1, m};
    spec.c = {{}, 5, 1};
    for (const bool is_transposed : {false, true}) {
      if (is_transposed) spec.b = {{}, 1, 50};
      ExpectRightMatmul<float>(MakeOnednnMatmul, spec, 1e-5, {});
      spec.dtype = DType::kBFloat16;
      ExpectRightMatmul<BFloat16>(MakeOnednnMatmul, spec, 5e-3, {});
      spec.dtype = DType::kFloat32;
    }
  }
}

// One call multiplies several small matrices: up to all those along the last dim of the batch.
TEST_F(OnednnMatmulTest, ManySmallMatrices) {
  constexpr int64_t kRows = 9, kColumns = 4, kTerms = 20;
  MatmulSpec spec = DenseMatmul(kRows, kColumns, kTerms);
  spec.batch = {2, 700};
  const auto stack = [&](int64_t rows, int64_t columns) {
    return MatrixLayout{{700 * rows * columns, rows * columns}, columns, 1};
  };
  spec.a = stack(kRows, kTerms);
  spec.b = stack(kTerms, kColumns);
  spec.c = stack(kRows, kColumns);
  for (const bool is_transposed : {false, true}) {
    if (is_transposed) spec.a = {{700 * kRows * kTerms, kRows * kTerms}, 1, kRows};
    for (const bool is_shared : {false, true}) {
      if (is_shared) spec.b.batch_strides = {kTerms * kColumns, 0};
      for (const bool has_more : {false, true}) {
        if (has_more) AddResidual(spec);
        spec.has_bias = has_more;
        spec.dtype = DType::kFloat32;
        ExpectRightMatmul<float>(MakeOnednnMatmul, spec, 1e-5, {});
        spec.dtype = DType::kBFloat16;
        ExpectRightMatmul<BFloat16>(MakeOnednnMatmul, spec, 5e-3, {});
      }
      spec.has_residual = false;
      spec.has_bias = false;
    }
    spec.b = stack(kTerms, kColumns);
  }
  spec.batch = {1, 700};
  spec.a.batch_strides = spec.b.batch_strides = {0, 0};  // all matrices are equal
  ExpectRightMatmul<BFloat16>(MakeOnednnMatmul, spec, 5e-3, {});
}

TEST_F(OnednnMatmulTest, SameBitsForAnyNumberOfPieces) {
  MatmulSpec spec = DenseMatmul(700, 96, 200);
  spec.dtype = DType::kBFloat16;
  const MatmulOperands<BFloat16> operands(spec);
  const std::vector<BFloat16> one = RunMatmul<BFloat16>(MakeOnednnMatmul, spec, operands);
  spec.max_pieces = 4;
  const std::vector<BFloat16> several = RunMatmul<BFloat16>(MakeOnednnMatmul, spec, operands);
  EXPECT_EQ(std::memcmp(one.data(), several.data(), one.size() * sizeof(BFloat16)), 0);
}

// oneDNN has several implementations: which one computes a product depends on the strides.
TEST_F(OnednnMatmulTest, AnInfiniteLastTermIsNotMultipliedByPadding) {
  for (const int64_t terms : {5, 6, 33}) {
    for (const int64_t row_stride : {5, 8}) {
      MatmulSpec spec = DenseMatmul(16, 5, terms);
      spec.c.row_stride = row_stride;
      spec.dtype = DType::kBFloat16;
      if (MakeOnednnMatmul(spec).status().code() == absl::StatusCode::kUnimplemented) continue;
      MatmulOperands<BFloat16> operands(spec);
      operands.a[terms - 1] = ConvertElement<BFloat16>(std::numeric_limits<float>::infinity());
      const std::vector<BFloat16> c = RunMatmul<BFloat16>(MakeOnednnMatmul, spec, operands);
      for (int64_t column = 0; column < 5; ++column) {
        EXPECT_TRUE(std::isinf(ConvertElement<float>(c[column]))) << terms << " terms, column " << column;
      }
    }
  }
}

TEST_F(OnednnMatmulTest, UnsupportedFormsAreRefused) {
  MatmulSpec spec = DenseMatmul(5, 5, 5);
  spec.dtype = DType::kFloat64;
  EXPECT_EQ(MakeOnednnMatmul(spec).status().code(), absl::StatusCode::kUnimplemented);
}

}  // namespace
}  // namespace backtape::jit
