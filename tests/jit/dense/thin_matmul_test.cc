#include "backtape/jit/dense/thin_matmul.h"

#include <array>
#include <cmath>
#include <limits>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "backtape/jit/dense/outer_matmul.h"
#include "backtape/jit/emit/emitter.h"
#include "backtape/tests/jit/dense/matmul_harness.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

using Sizes = std::vector<std::array<int64_t, 3>>;  // m, n, k

class ThinKernelsTest : public testing::TestWithParam<CpuTarget> {
 protected:
  void SetUp() override {
    auto emitter = Emitter::Create({.target = GetParam()});
    if (!emitter.ok()) GTEST_SKIP() << emitter.status();
    emitter_ = *std::move(emitter);
    for (DType dtype : {DType::kFloat32, DType::kFloat64}) {
      const absl::StatusOr<TileKernels> kernels = emitter_->EmitTiles(dtype);
      ASSERT_TRUE(kernels.ok()) << kernels.status();
      (dtype == DType::kFloat32 ? tiles_.float32 : tiles_.float64) = *kernels;
    }
  }

  const TileKernels& KernelsOf(const MatmulSpec& spec) const {
    return spec.dtype == DType::kFloat64 ? tiles_.float64 : tiles_.float32;
  }

  template <typename T>
  void ExpectRightAs(MatmulSpec spec, bool is_outer, const std::vector<int64_t>& terms) const {
    spec.dtype = kDTypeOf<T>;
    const double tolerance = spec.dtype == DType::kFloat32 ? 1e-5 : MatmulTolerance<T>();
    const auto make = [&](const MatmulSpec& of) {
      return is_outer ? MakeOuterMatmul(of, KernelsOf(of)) : MakeThinMatmul(of, KernelsOf(of));
    };
    ExpectRightMatmul<T>(make, spec, tolerance, terms);
  }
  // Checks both dtypes, with one piece and with three pieces.
  void ExpectRight(MatmulSpec spec, bool is_outer = false, const std::vector<int64_t>& terms = {}) const {
    for (int pieces : {1, 3}) {
      spec.max_pieces = pieces;
      ExpectRightAs<float>(spec, is_outer, terms);
      ExpectRightAs<double>(spec, is_outer, terms);
    }
  }

  // The product of operands that are 1 except for the given elements.
  std::vector<float> Special(const MatmulSpec& spec, const std::vector<std::pair<size_t, float>>& in_a,
                             const std::vector<std::pair<size_t, float>>& in_b) const {
    MatmulOperands<float> operands(spec);
    operands.a.assign(operands.a.size(), 1);
    operands.b.assign(operands.b.size(), 1);
    for (const auto& [i, value] : in_a) operands.a[i] = value;
    for (const auto& [i, value] : in_b) operands.b[i] = value;
    const bool is_outer = std::min(spec.m, spec.n) > kMaxThin;
    const auto make = [&](const MatmulSpec& of) {
      return is_outer ? MakeOuterMatmul(of, KernelsOf(of)) : MakeThinMatmul(of, KernelsOf(of));
    };
    return RunMatmul<float>(make, spec, operands);
  }

 private:
  std::unique_ptr<Emitter> emitter_;
  TileSet tiles_;
};

// Calls f with every combination of transposed operands and initial values of the sums.
template <typename F>
void ForEachForm(const MatmulSpec& dense, F f) {
  for (int form = 0; form < 32; ++form) {
    SCOPED_TRACE(testing::Message() << dense.m << "x" << dense.n << "x" << dense.k << " form " << form);
    MatmulSpec spec = dense;
    if (form & 1) spec.a = {{}, 1, spec.m};
    if (form & 2) spec.b = {{}, 1, spec.k};
    if (form & 4) spec.c = {{}, 1, spec.m};
    spec.has_bias = (form & 8) != 0;
    if (form & 16) AddResidual(spec);
    f(spec);
  }
}

TEST_P(ThinKernelsTest, EverySizeOfGroup) {
  for (int64_t m = 1; m <= 33; m += m < 18 ? 1 : 5) {
    for (int64_t n = 1; n <= kMaxThin; ++n) {
      for (int64_t k : {1, 2, 7, 8, 16, 19, 33, 100}) {
        MatmulSpec spec = DenseMatmul(m, n, k);
        ExpectRightAs<float>(spec, false, {});
        ExpectRightAs<double>(spec, false, {});
        spec.a = {{}, 1, m};
        ExpectRightAs<float>(spec, false, {});
        ExpectRightAs<double>(spec, false, {});
      }
    }
  }
}

TEST_P(ThinKernelsTest, FormsOfThinProducts) {
  for (const auto& [m, n, k] : Sizes{{1, 1, 1}, {1, 1, 300}, {70, 1, 40}, {1, 70, 40}, {2, 90, 21}, {37, 3, 50}}) {
    ForEachForm(DenseMatmul(m, n, k), [&](const MatmulSpec& spec) { ExpectRight(spec); });
  }
}

TEST_P(ThinKernelsTest, SeveralUnitsAndParts) {
  for (const auto& [m, n, k] : Sizes{{700, 2, 130}, {1, 600, 517}, {3, 3, 9000}, {1, 1, 50000}, {2500, 1, 90}}) {
    for (int form : {0, 1, 2, 5}) {
      SCOPED_TRACE(testing::Message() << m << "x" << n << "x" << k << " form " << form);
      MatmulSpec spec = DenseMatmul(m, n, k);
      if (form & 1) spec.a = {{}, 1, spec.m};
      if (form & 2) spec.b = {{}, 1, spec.k};
      if (form & 4) spec.c = {{}, 1, spec.m};
      spec.has_bias = true;
      ExpectRight(spec);
    }
  }
}

TEST_P(ThinKernelsTest, GapsAndBroadcasts) {
  for (const auto& [m, n, k] : Sizes{{40, 1, 50}, {40, 2, 50}, {2, 40, 50}, {1, 1, 50}}) {
    const MatmulSpec dense = DenseMatmul(m, n, k);
    for (const auto& [row, column] :
         std::vector<std::pair<int64_t, int64_t>>{{3, 130}, {150, 3}, {0, 1}, {1, 0}, {0, 0}, {0, 2}, {2, 0}}) {
      SCOPED_TRACE(testing::Message() << m << "x" << n << "x" << k << " strides " << row << ", " << column);
      MatmulSpec spec = dense;
      spec.a = {{}, row, column};
      ExpectRight(spec);
      spec = dense;
      spec.b = {{}, row, column};
      ExpectRight(spec);
    }
    MatmulSpec spec = dense;
    spec.c = {{}, 3 * n + 1, 3};
    spec.has_bias = true;
    spec.bias_stride = 2;
    ExpectRight(spec);
  }
}

TEST_P(ThinKernelsTest, Stacks) {
  MatmulSpec spec = DenseMatmul(8, 1, 30);
  spec.batch = {5, 3};
  spec.a = {{720, 240}, 30, 1};
  spec.b = {{30, 0}, 1, 1};
  spec.c = {{24, 8}, 1, 1};
  ExpectRight(spec);
  spec.a = {{720, 240}, 1, 8};
  ExpectRight(spec);
  spec = DenseMatmul(1, 2000, 70);
  spec.batch = {3};
  spec.a = {{70}, 70, 1};
  spec.b = {{140000}, 2000, 1};
  spec.c = {{2000}, 2000, 1};
  ExpectRight(spec);
}

TEST_P(ThinKernelsTest, NothingToSum) {
  for (int64_t n : {1, 2}) {
    MatmulSpec spec = DenseMatmul(5, n, 0);
    ExpectRight(spec);
    spec.has_bias = true;
    ExpectRight(spec);
    AddResidual(spec);
    ExpectRight(spec);
  }
}

// The factors of the terms are adjacent in the operands, so that the sum equals the whole product.
TEST_P(ThinKernelsTest, SumsOfProducts) {
  for (const auto& sizes : std::vector<std::vector<int64_t>>{{16, 16, 16}, {1, 1}, {3, 40, 400, 40}, {4330, 2}}) {
    int64_t k = 0;
    for (int64_t size : sizes) k += size;
    for (int form : {0, 1, 2, 4}) {
      MatmulSpec spec = DenseMatmul(37, 2, k);
      if (form & 1) spec.a = {{}, 1, spec.m};
      if (form & 2) spec.b = {{}, 1, spec.k};
      if (form & 4) spec.c = {{}, 1, spec.m};
      spec.has_bias = form == 0;
      ExpectRight(spec, false, sizes);
      AddResidual(spec);
      ExpectRight(spec, false, sizes);
    }
  }
}

TEST_P(ThinKernelsTest, OuterProducts) {
  for (const auto& [m, n, k] : Sizes{{1, 1, 1}, {5, 7, 1}, {9, 100, 1}, {30, 33, 2}, {100, 16, 3}, {40, 64, 4}}) {
    ForEachForm(DenseMatmul(m, n, k), [&](const MatmulSpec& spec) {
      const bool has_rows = spec.c.column_stride == 1 || spec.n == 1;
      if ((spec.has_bias && spec.has_residual) || (spec.has_bias && !has_rows)) {
        MatmulSpec left = spec;
        EXPECT_EQ(MakeOuterMatmul(left, KernelsOf(left)).status().code(), absl::StatusCode::kUnimplemented);
      } else {
        ExpectRight(spec, true);
      }
    });
  }
}

TEST_P(ThinKernelsTest, OuterProductsWithGapsAndInStacks) {
  for (const auto& [row, column] : std::vector<std::pair<int64_t, int64_t>>{{3, 130}, {0, 1}, {1, 0}, {0, 0}, {9, 2}}) {
    MatmulSpec spec = DenseMatmul(20, 4500, 3);
    spec.a = {{}, row, column};
    ExpectRight(spec, true);
    spec = DenseMatmul(20, 4500, 3);
    spec.b = {{}, row, column};
    spec.c = {{}, 4507, 1};
    spec.has_bias = true;
    spec.bias_stride = 3;
    ExpectRight(spec, true);
  }
  MatmulSpec spec = DenseMatmul(50, 60, 2);
  spec.batch = {2, 9};
  spec.a = {{900, 100}, 2, 1};
  spec.b = {{0, 120}, 60, 1};
  spec.c = {{27000, 3000}, 60, 1};
  ExpectRight(spec, true);
}

// With row_pieces, each piece writes only its own rows.
TEST_P(ThinKernelsTest, OuterProductsInPiecesOfRows) {
  MatmulSpec spec = DenseMatmul(37, 40, 2);
  spec.row_pieces = 3;
  ExpectRight(spec, true);
  const auto call = MakeOuterMatmul(spec, KernelsOf(spec));
  ASSERT_TRUE(call.ok()) << call.status();
  ASSERT_EQ((*call)->num_pieces(0), 3);
  const std::vector<float> a(37 * 2, 1);
  const std::vector<float> b(2 * 40, 1);
  std::vector<float> c(37 * 40, 0);
  const std::vector<void*> buffers = {const_cast<float*>(a.data()), const_cast<float*>(b.data()), c.data()};
  const auto state = (*call)->NewState();
  int64_t row = 0;
  for (int piece = 0; piece < 3; ++piece) {
    const std::optional<DenseCall::Rows> rows = (*call)->RowsOfPiece(piece);
    ASSERT_TRUE(rows.has_value());
    EXPECT_EQ(rows->begin, row);
    row = rows->end;
    ASSERT_TRUE((*call)->RunPiece(0, piece, *state, buffers, nullptr).ok());
    for (int64_t i = 0; i < 37 * 40; ++i) ASSERT_EQ(c[i], i / 40 < row ? 2 : 0) << "row " << i / 40;
  }
  EXPECT_EQ(row, 37);
  spec.c = {{}, 1, 37};
  const auto by_columns = MakeOuterMatmul(spec, KernelsOf(spec));
  ASSERT_TRUE(by_columns.ok()) << by_columns.status();
  EXPECT_FALSE((*by_columns)->RowsOfPiece(0).has_value());
}

TEST_P(ThinKernelsTest, SameBitsForAnyNumberOfPieces) {
  for (const auto& [m, n, k] : Sizes{{2000, 1, 100}, {2000, 2, 100}, {100, 2, 2000}, {1, 1, 400000}, {2000, 100, 2}}) {
    for (int transposed : {0, 1}) {
      MatmulSpec spec = DenseMatmul(m, n, k);
      if (transposed != 0) spec.a = {{}, 1, m};
      const MatmulOperands<float> operands(spec);
      const bool is_outer = n > kMaxThin;
      bool is_shared = false;
      const auto make = [&](const MatmulSpec& of) {
        auto call = is_outer ? MakeOuterMatmul(of, KernelsOf(of)) : MakeThinMatmul(of, KernelsOf(of));
        is_shared = (*call)->num_pieces(0) > 1;
        return call;
      };
      const std::vector<float> one = RunMatmul<float>(make, spec, operands);
      EXPECT_FALSE(is_shared);
      for (int pieces : {2, 3, 8}) {
        spec.max_pieces = pieces;
        const std::vector<float> several = RunMatmul<float>(make, spec, operands);
        EXPECT_TRUE(is_shared);
        EXPECT_EQ(std::memcmp(one.data(), several.data(), one.size() * sizeof(float)), 0)
            << m << "x" << n << "x" << k << " transposed " << transposed << " in " << pieces << " pieces";
      }
    }
  }
}

// Products with 0 must not be skipped, and special values must not affect the sums of other rows or columns.
TEST_P(ThinKernelsTest, InfinitiesAndNaN) {
  constexpr float kInfinity = std::numeric_limits<float>::infinity();
  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  for (int64_t n : {1, 2, 40}) {
    for (int transposed : {0, 1}) {
      const int64_t k = n > kMaxThin ? 3 : 37;
      MatmulSpec spec = DenseMatmul(21, n, k);
      const auto a = [&](size_t row, size_t term) { return transposed != 0 ? term * 21 + row : row * k + term; };
      if (transposed != 0) spec.a = {{}, 1, 21};
      const size_t last = static_cast<size_t>(k) - 1;
      const std::vector<float> found =
          Special(spec, {{a(3, 2), kInfinity}, {a(4, last), kNan}, {a(5, 0), kInfinity}, {a(5, 1), -kInfinity}},
                  {{2 * n, 0.0f}});
      for (int64_t row = 0; row < 21; ++row) {
        for (int64_t column = 0; column < n; ++column) {
          const float value = found[row * n + column];
          if (row == 4 || row == 5 || (row == 3 && column == 0)) {
            EXPECT_TRUE(std::isnan(value)) << row << ", " << column << ": " << value;
          } else if (row == 3) {
            EXPECT_EQ(value, kInfinity) << row << ", " << column;
          } else {
            EXPECT_EQ(value, static_cast<float>(column == 0 ? k - 1 : k)) << row << ", " << column;
          }
        }
      }
    }
  }
}

TEST_P(ThinKernelsTest, UnsupportedFormsAreRefused) {
  MatmulSpec spec = DenseMatmul(5, 5, 5);
  EXPECT_EQ(MakeThinMatmul(spec, KernelsOf(spec)).status().code(), absl::StatusCode::kUnimplemented);
  EXPECT_EQ(MakeOuterMatmul(spec, KernelsOf(spec)).status().code(), absl::StatusCode::kUnimplemented);
  spec = DenseMatmul(5, 1, 2);
  spec.dtype = DType::kInt64;
  EXPECT_EQ(MakeThinMatmul(spec, KernelsOf(spec)).status().code(), absl::StatusCode::kUnimplemented);
  EXPECT_EQ(MakeOuterMatmul(spec, KernelsOf(spec)).status().code(), absl::StatusCode::kUnimplemented);
}

INSTANTIATE_TEST_SUITE_P(All, ThinKernelsTest, testing::Values(CpuTarget::kAvx2, CpuTarget::kAvx512),
                         [](const testing::TestParamInfo<CpuTarget>& info) {
                           return info.param == CpuTarget::kAvx2 ? "Avx2" : "Avx512";
                         });

}  // namespace
}  // namespace backtape::jit
