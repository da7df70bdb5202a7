#include "backtape/jit/dense/matmul.h"

#include <array>
#include <cmath>
#include <cstring>
#include <string>
#include <vector>

#include "backtape/jit/dense/packed_matmul.h"
#include "backtape/jit/dense/tiled_matmul.h"
#include "backtape/jit/emit/emitter.h"
#include "backtape/tests/jit/dense/matmul_harness.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

// The implementation under test.
enum class Engine : uint8_t { kTilesAvx2, kTilesAvx512, kBlocksAvx2, kBlocksAvx512 };

std::string NameOfEngine(const testing::TestParamInfo<Engine>& info) {
  return std::array{"TilesAvx2", "TilesAvx512", "BlocksAvx2", "BlocksAvx512"}[static_cast<size_t>(info.param)];
}

class MatmulTest : public testing::TestWithParam<Engine> {
 protected:
  void SetUp() override {
    const bool is_avx2 = GetParam() == Engine::kTilesAvx2 || GetParam() == Engine::kBlocksAvx2;
    const CpuTarget target = is_avx2 ? CpuTarget::kAvx2 : CpuTarget::kAvx512;
    auto emitter = Emitter::Create({.target = target});
    if (!emitter.ok()) GTEST_SKIP() << emitter.status();
    emitter_ = *std::move(emitter);
    for (DType dtype : {DType::kFloat32, DType::kFloat64}) {
      const absl::StatusOr<TileKernels> kernels = emitter_->EmitTiles(dtype);
      ASSERT_TRUE(kernels.ok()) << kernels.status();
      (dtype == DType::kFloat32 ? tiles_.float32 : tiles_.float64) = *kernels;
    }
  }

  absl::StatusOr<std::unique_ptr<DenseCall>> Make(const MatmulSpec& spec) const {
    const TileKernels& kernels = spec.dtype == DType::kFloat64 ? tiles_.float64 : tiles_.float32;
    if (GetParam() == Engine::kTilesAvx2 || GetParam() == Engine::kTilesAvx512) return MakeTiledMatmul(spec, kernels);
    return MakePackedMatmul(spec, kernels);
  }

  template <typename T>
  std::vector<T> Run(const MatmulSpec& spec, const MatmulOperands<T>& operands) const {
    return RunMatmul<T>([this](const MatmulSpec& of) { return Make(of); }, spec, operands);
  }

  template <typename T = float>
  void ExpectRight(const MatmulSpec& spec, double tolerance = 1e-5, const std::vector<int64_t>& terms = {}) const {
    ExpectRightMatmul<T>([this](const MatmulSpec& of) { return Make(of); }, spec, tolerance, terms);
  }

 private:
  std::unique_ptr<Emitter> emitter_;
  TileSet tiles_;
};

TEST_P(MatmulTest, SizesAndTransposes) {
  for (const auto& [m, n, k] : std::vector<std::array<int64_t, 3>>{{1, 1, 1},
                                                                   {5, 7, 3},
                                                                   {64, 33, 65},
                                                                   {100, 2, 100},
                                                                   {1, 40, 9},
                                                                   {30, 1, 9},
                                                                   {17, 40, 1},
                                                                   {9, 96, 700},
                                                                   {7, 52, 1100}}) {
    for (int transposed = 0; transposed < 8; ++transposed) {
      SCOPED_TRACE(testing::Message() << m << "x" << n << "x" << k << " transposed " << transposed);
      MatmulSpec spec = DenseMatmul(m, n, k);
      if (transposed & 1) spec.a = {{}, 1, m};
      if (transposed & 2) spec.b = {{}, 1, k};
      if (transposed & 4) spec.c = {{}, 1, m};
      ExpectRight(spec);
    }
  }
}

TEST_P(MatmulTest, GapsAndBroadcasts) {
  MatmulSpec spec = DenseMatmul(20, 30, 10);
  spec.a = {{}, 25, 2};
  spec.b = {{}, 71, 2};
  spec.c = {{}, 45, 1};
  ExpectRight(spec);
  spec.a = {{}, 0, 0};
  ExpectRight(spec);
  spec.b = {{}, 0, 1};
  ExpectRight(spec);
}

TEST_P(MatmulTest, StacksOfMatrices) {
  MatmulSpec spec = DenseMatmul(8, 12, 4);
  spec.batch = {2, 3};
  spec.a = {{96, 4}, 12, 1};
  spec.b = {{144, 4}, 1, 12};
  spec.c = {{288, 96}, 12, 1};
  ExpectRight(spec);
  spec.max_pieces = 4;
  ExpectRight(spec);
}

TEST_P(MatmulTest, Epilogues) {
  for (const int64_t k : {0, 17, 700}) {
    for (const Activation activation : {Activation::kNone, Activation::kRelu}) {
      SCOPED_TRACE(testing::Message() << k << " terms, activation " << static_cast<int>(activation));
      MatmulSpec spec = DenseMatmul(33, 40, k);
      spec.activation = activation;
      spec.has_bias = true;
      ExpectRight(spec);
      spec.b = {{}, 1, k};
      ExpectRight(spec);
      spec.has_bias = false;
      spec.c = {{}, 1, 33};
      ExpectRight(spec);
    }
  }
  MatmulSpec spec = DenseMatmul(33, 40, 17);
  AddResidual(spec);
  ExpectRight(spec);
}

// Residuals in all forms of products: thin, outer, tiled, blocked, with long sums in parts, and batched.
TEST_P(MatmulTest, ResidualsOfAnyLayout) {
  for (const auto& [m, n, k] : std::vector<std::array<int64_t, 3>>{
           {33, 40, 17}, {70, 1, 40}, {1, 90, 30}, {3, 50, 20}, {40, 64, 2}, {90, 64, 1100}, {600, 35, 300}}) {
    for (const MatrixLayout& layout :
         std::vector<MatrixLayout>{{{}, n, 1}, {{}, n + 3, 1}, {{}, 1, m}, {{}, 0, 1}, {{}, 1, 0}, {{}, 3 * n, 3}}) {
      for (int form = 0; form < 8; ++form) {
        SCOPED_TRACE(testing::Message() << m << "x" << n << "x" << k << " residual " << layout.row_stride << ", "
                                        << layout.column_stride << " form " << form);
        MatmulSpec spec = DenseMatmul(m, n, k);
        if (form & 1) spec.c = {{}, 1, m};
        spec.has_bias = (form & 2) != 0;
        if (form & 4) spec.activation = Activation::kRelu;
        spec.has_residual = true;
        spec.residual = layout;
        spec.max_pieces = 2;
        ExpectRight(spec);
      }
    }
  }
  MatmulSpec spec = DenseMatmul(8, 12, 40);
  spec.batch = {2, 3};
  spec.a = {{960, 320}, 40, 1};
  spec.b = {{0, 480}, 12, 1};
  spec.c = {{288, 96}, 12, 1};
  spec.has_residual = true;
  spec.residual = {{96, 200}, 12, 1};
  ExpectRight(spec);
}

TEST_P(MatmulTest, NothingToSum) {
  MatmulSpec spec = DenseMatmul(5, 6, 0);
  ExpectRight(spec);
  AddResidual(spec);
  ExpectRight(spec);
}

TEST_P(MatmulTest, SameBitsForAnyNumberOfPieces) {
  for (bool with_bias : {false, true}) {
    for (const auto& [m, n, k] : std::vector<std::array<int64_t, 3>>{{130, 120, 140}, {64, 100, 100}, {100, 2, 130}}) {
      MatmulSpec spec = DenseMatmul(m, n, k);
      spec.has_bias = with_bias;
      const MatmulOperands<float> operands(spec);
      const std::vector<float> one = Run(spec, operands);
      for (int pieces : {2, 3, 8}) {
        spec.max_pieces = pieces;
        const std::vector<float> several = Run(spec, operands);
        EXPECT_EQ(std::memcmp(one.data(), several.data(), one.size() * sizeof(float)), 0)
            << m << "x" << n << "x" << k << " in " << pieces << " pieces";
      }
    }
  }
}

TEST_P(MatmulTest, OtherTypesAreUnsupported) {
  MatmulSpec spec = DenseMatmul(2, 2, 2);
  spec.dtype = DType::kInt64;
  EXPECT_EQ(Make(spec).status().code(), absl::StatusCode::kUnimplemented);
}

INSTANTIATE_TEST_SUITE_P(All, MatmulTest, testing::Values(Engine::kTilesAvx2, Engine::kTilesAvx512), NameOfEngine);

class TiledMatmulTest : public MatmulTest {};

TEST_P(TiledMatmulTest, EveryTile) {
  for (int64_t m = 1; m <= 9; ++m) {
    for (int64_t n : {1, 3, 4, 7, 8, 15, 16, 17, 24, 31, 32, 40, 48, 49, 64, 100}) {
      for (int64_t k : {1, 2, 3, 4, 5, 21}) {
        SCOPED_TRACE(testing::Message() << m << "x" << n << "x" << k);
        MatmulSpec spec = DenseMatmul(m, n, k);
        ExpectRight(spec);
        spec.b = {{}, 1, k};
        AddResidual(spec);
        ExpectRight(spec);
        spec.has_bias = true;
        ExpectRight(spec);
      }
    }
  }
}

TEST_P(TiledMatmulTest, OtherFloats) {
  for (const auto& [m, n, k] : std::vector<std::array<int64_t, 3>>{{1, 1, 1}, {5, 7, 3}, {33, 70, 65}, {9, 30, 700}}) {
    for (int transposed = 0; transposed < 8; ++transposed) {
      for (bool with_bias : {false, true}) {
        SCOPED_TRACE(testing::Message() << m << "x" << n << "x" << k << " transposed " << transposed);
        MatmulSpec spec = DenseMatmul(m, n, k);
        if (transposed & 1) spec.a = {{}, 1, m};
        if (transposed & 2) spec.b = {{}, 1, k};
        if (transposed & 4) spec.c = {{}, 1, m};
        spec.has_bias = with_bias;
        spec.max_pieces = 3;
        if (with_bias) AddResidual(spec);
        spec.dtype = DType::kFloat64;
        ExpectRight<double>(spec, MatmulTolerance<double>());
        spec.dtype = DType::kBFloat16;
        ExpectRight<BFloat16>(spec, MatmulTolerance<BFloat16>());
      }
    }
  }
}

// The factors of the terms are adjacent in the operands, so that the sum equals the whole product.
TEST_P(TiledMatmulTest, SumsOfProducts) {
  for (const auto& sizes : std::vector<std::vector<int64_t>>{{16, 16, 16}, {1, 1}, {3, 40, 400, 40, 40}, {330, 2}}) {
    int64_t k = 0;
    for (int64_t size : sizes) k += size;
    for (int transposed = 0; transposed < 8; ++transposed) {
      MatmulSpec spec = DenseMatmul(37, 52, k);
      if (transposed & 1) spec.a = {{}, 1, spec.m};
      if (transposed & 2) spec.b = {{}, 1, spec.k};
      if (transposed & 4) spec.c = {{}, 1, spec.m};
      spec.has_bias = (transposed & 4) == 0;
      ExpectRight(spec, 1e-5, sizes);
      AddResidual(spec);
      ExpectRight(spec, 1e-5, sizes);
    }
  }
}

TEST_P(TiledMatmulTest, AnyStridesOfTheResult) {
  MatmulSpec spec = DenseMatmul(20, 30, 10);
  spec.c = {{}, 95, 3};
  ExpectRight(spec);
  AddResidual(spec);
  ExpectRight(spec);
  spec.has_bias = true;
  spec.bias_stride = 2;
  ExpectRight(spec);
}

// Each piece writes only its own rows and reads no others.
constexpr float kUntouched = 0.5;
TEST_P(TiledMatmulTest, PiecesOfRows) {
  for (const auto& [m, n, k] : std::vector<std::array<int64_t, 3>>{{40, 5, 7}, {19, 100, 30}, {130, 33, 700}}) {
    MatmulSpec spec = DenseMatmul(m, n, k);
    AddResidual(spec);
    const MatmulOperands<float> operands(spec);
    const std::vector<float> whole = Run(spec, operands);
    for (const int pieces : {2, 3, 50}) {
      spec.row_pieces = pieces;
      const absl::StatusOr<std::unique_ptr<DenseCall>> call = Make(spec);
      ASSERT_TRUE(call.ok()) << call.status();
      ASSERT_EQ((*call)->num_stages(), 1);
      EXPECT_GT((*call)->num_pieces(0), 1);
      EXPECT_LE((*call)->num_pieces(0), pieces);
      std::vector<std::byte> scratch((*call)->scratch_bytes() + 64);
      const auto aligned = reinterpret_cast<std::byte*>((reinterpret_cast<uintptr_t>(scratch.data()) + 63) / 64 * 64);
      const auto state = (*call)->NewState();
      int64_t row = 0;
      for (int piece = 0; piece < (*call)->num_pieces(0); ++piece) {
        const std::optional<DenseCall::Rows> rows = (*call)->RowsOfPiece(piece);
        ASSERT_TRUE(rows.has_value());
        EXPECT_EQ(rows->begin, row);
        row = rows->end;
        std::vector<float> a(operands.a.size(), NAN);
        std::copy(operands.a.begin() + rows->begin * k, operands.a.begin() + row * k, a.begin() + rows->begin * k);
        std::vector<float> b = operands.b;
        std::vector<float> c(whole.size(), kUntouched);
        std::vector<float> residual(whole.size(), NAN);
        std::copy(operands.residual.begin() + rows->begin * n, operands.residual.begin() + row * n,
                  residual.begin() + rows->begin * n);
        const std::vector<void*> buffers = {a.data(), b.data(), c.data(), residual.data()};
        ASSERT_TRUE((*call)->RunPiece(0, piece, *state, buffers, aligned).ok());
        for (int64_t i = 0; i < static_cast<int64_t>(c.size()); ++i) {
          const bool is_own = i / n >= rows->begin && i / n < rows->end;
          ASSERT_EQ(c[i], is_own ? whole[i] : kUntouched) << "row " << i / n << " of piece " << piece;
        }
      }
      EXPECT_EQ(row, m);
    }
  }
  // Empty sums, a column-major result, and stacks of matrices.
  MatmulSpec empty = DenseMatmul(40, 5, 0);
  MatmulSpec by_columns = DenseMatmul(40, 5, 7);
  by_columns.c = {{}, 1, 40};
  MatmulSpec stack = DenseMatmul(40, 5, 7);
  stack.batch = {2};
  stack.a.batch_strides = stack.b.batch_strides = stack.c.batch_strides = {280};
  for (MatmulSpec spec : {empty, by_columns, stack}) {
    spec.row_pieces = 2;
    const auto call = Make(spec);
    ASSERT_TRUE(call.ok()) << call.status();
    EXPECT_FALSE((*call)->RowsOfPiece(0).has_value());
  }
}

INSTANTIATE_TEST_SUITE_P(All, TiledMatmulTest, testing::Values(Engine::kTilesAvx2, Engine::kTilesAvx512), NameOfEngine);

class PackedMatmulTest : public MatmulTest {
 protected:
  // The bits of `transposed` select which of the factors and the result are transposed.
  static MatmulSpec Spec(int64_t m, int64_t n, int64_t k, int transposed) {
    MatmulSpec spec = DenseMatmul(m, n, k);
    if (transposed & 1) spec.a = {{}, 1, m};
    if (transposed & 2) spec.b = {{}, 1, k};
    if (transposed & 4) spec.c = {{}, 1, m};
    return spec;
  }
};

TEST_P(PackedMatmulTest, SizesAndTransposes) {
  for (const auto& [m, n, k] : std::vector<std::array<int64_t, 3>>{{43, 43, 1},
                                                                   {44, 300, 3},
                                                                   {57, 47, 40},
                                                                   {64, 64, 64},
                                                                   {90, 49, 257},
                                                                   {113, 52, 600},
                                                                   {130, 64, 1030},
                                                                   {128, 1100, 65},
                                                                   {1200, 70, 300}}) {
    for (int transposed = 0; transposed < 8; ++transposed) {
      SCOPED_TRACE(testing::Message() << m << "x" << n << "x" << k << " transposed " << transposed);
      MatmulSpec spec = Spec(m, n, k, transposed);
      ExpectRight(spec);
      AddResidual(spec);
      spec.max_pieces = 3;
      ExpectRight(spec);
      spec.dtype = DType::kFloat64;
      ExpectRight<double>(spec, MatmulTolerance<double>());
    }
  }
}

TEST_P(PackedMatmulTest, EveryTile) {
  // The row counts lead to tiles of 7 to 9 rows, or of 5 and 6.
  for (int64_t m : {28, 29, 31, 43, 44, 45, 46, 51, 54}) {
    for (int64_t n = 3; n <= 99; n += 3) {
      for (int64_t k : {1, 2, 3, 4, 9}) {
        SCOPED_TRACE(testing::Message() << m << "x" << n << "x" << k);
        // The terms of `a` are not contiguous.
        MatmulSpec spec = Spec(m, n, k, 1);
        ExpectRight(spec);
        spec = DenseMatmul(m, n, k);
        spec.has_bias = true;
        ExpectRight(spec);
        spec.activation = Activation::kRelu;
        ExpectRight(spec);
      }
    }
  }
}

TEST_P(PackedMatmulTest, ReluAfterTheLastTerm) {
  for (const int64_t k : {100, 600, 2000}) {
    SCOPED_TRACE(k);
    MatmulSpec spec = DenseMatmul(100, 100, k);
    spec.activation = Activation::kRelu;
    spec.max_pieces = 2;
    ExpectRight(spec);
  }
}

// Strides that map the rows of a factor to the same cache sets, and strides with gaps.
TEST_P(PackedMatmulTest, StridesAndStacks) {
  MatmulSpec spec = DenseMatmul(60, 70, 50);
  spec.a = {{}, 1024, 1};
  spec.b = {{}, 1024, 1};
  ExpectRight(spec);
  spec.a = {{}, 1, 2048};
  ExpectRight(spec);
  spec.a = {{}, 300, 3};
  spec.b = {{}, 2, 150};
  spec.c = {{}, 77, 1};
  ExpectRight(spec);
  spec.a = {{}, 0, 1};
  ExpectRight(spec);
  spec.batch = {2, 3};
  spec.a = {{9000, 3000}, 50, 1};
  spec.b = {{3500, 0}, 70, 1};
  spec.c = {{12600, 4200}, 70, 1};
  for (int pieces : {1, 2, 4, 16}) {
    spec.max_pieces = pieces;
    ExpectRight(spec);
  }
}

TEST_P(PackedMatmulTest, SumsOfProducts) {
  for (const auto& sizes :
       std::vector<std::vector<int64_t>>{{16, 16, 16}, {1, 1}, {3, 40, 400, 40, 40}, {330, 2, 900}}) {
    int64_t k = 0;
    for (int64_t size : sizes) k += size;
    for (int transposed = 0; transposed < 8; ++transposed) {
      MatmulSpec spec = Spec(67, 52, k, transposed);
      spec.has_bias = (transposed & 4) == 0;
      ExpectRight(spec, 1e-5, sizes);
    }
  }
}

// There are more row blocks than one call handles; the operands end before an inaccessible page.
TEST_P(PackedMatmulTest, ManyAdjacentRows) {
  for (const int64_t m : {900, 1000, 1003}) {
    SCOPED_TRACE(m);
    MatmulSpec spec = Spec(m, 200, 20, 1);
    ExpectRight(spec, 1e-5, {7, 1, 12});
    spec.max_pieces = 3;
    spec.dtype = DType::kFloat64;
    ExpectRight<double>(spec, MatmulTolerance<double>(), {7, 1, 12});
  }
}

TEST_P(PackedMatmulTest, SameBitsForAnyNumberOfPieces) {
  for (const auto& [m, n, k] :
       std::vector<std::array<int64_t, 3>>{{130, 120, 140}, {100, 100, 2000}, {50, 900, 70}, {900, 50, 70}}) {
    MatmulSpec spec = DenseMatmul(m, n, k);
    spec.has_bias = true;
    const MatmulOperands<float> operands(spec);
    const std::vector<float> one = Run(spec, operands);
    for (int pieces : {2, 3, 8, 64}) {
      spec.max_pieces = pieces;
      const std::vector<float> several = Run(spec, operands);
      EXPECT_EQ(std::memcmp(one.data(), several.data(), one.size() * sizeof(float)), 0)
          << m << "x" << n << "x" << k << " in " << pieces << " pieces";
    }
  }
}

// A NaN or an infinity in a factor must affect exactly its row or column of the result.
TEST_P(PackedMatmulTest, SpecialValuesStayInTheirRowsAndColumns) {
  const MatmulSpec spec = DenseMatmul(61, 45, 33);
  MatmulOperands<float> operands(spec);
  operands.a[20 * 33 + 32] = NAN;
  operands.b[32 * 45 + 44] = INFINITY;
  const std::vector<float> c = Run(spec, operands);
  for (int64_t i = 0; i < 61; ++i) {
    for (int64_t j = 0; j < 45; ++j) {
      const float value = c[i * 45 + j];
      EXPECT_EQ(std::isnan(value), i == 20) << i << ", " << j;
      EXPECT_EQ(std::isinf(value), i != 20 && j == 44) << i << ", " << j;
    }
  }
}

TEST_P(PackedMatmulTest, FewRowsAndOtherStridesAreUnsupported) {
  EXPECT_EQ(Make(DenseMatmul(4, 100, 100)).status().code(), absl::StatusCode::kUnimplemented);
  MatmulSpec spec = DenseMatmul(100, 30, 10);
  spec.c = {{}, 95, 3};
  EXPECT_EQ(Make(spec).status().code(), absl::StatusCode::kUnimplemented);
  spec = DenseMatmul(100, 30, 0);
  EXPECT_EQ(Make(spec).status().code(), absl::StatusCode::kUnimplemented);
}

INSTANTIATE_TEST_SUITE_P(All, PackedMatmulTest, testing::Values(Engine::kBlocksAvx2, Engine::kBlocksAvx512),
                         NameOfEngine);

}  // namespace
}  // namespace backtape::jit
