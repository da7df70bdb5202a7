#include "backtape/jit/library/matmul.h"

#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <cmath>
#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "backtape/jit/emit/emitter.h"
#include "backtape/jit/library/packed_matmul.h"
#include "backtape/jit/library/tiled_matmul.h"
#include "backtape/tensor/element_access.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

// What makes the product. The tests of tiles need no library.
enum class Engine : uint8_t { kOnednn, kTilesAvx2, kTilesAvx512, kBlocksAvx2, kBlocksAvx512 };

std::string NameOfEngine(const testing::TestParamInfo<Engine>& info) {
  return std::array{"OneDnn", "TilesAvx2", "TilesAvx512", "BlocksAvx2",
                    "BlocksAvx512"}[static_cast<size_t>(info.param)];
}

// Memory that ends where no byte can be read: a load beyond an operand ends the test.
class AtPageEnd {
 public:
  explicit AtPageEnd(size_t bytes) {
    const auto page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
    const size_t pages = (bytes + page - 1) / page;
    mapped_ = (pages + 1) * page;
    void* const memory = mmap(nullptr, mapped_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    EXPECT_NE(memory, MAP_FAILED);
    base_ = static_cast<std::byte*>(memory);
    EXPECT_EQ(mprotect(base_ + pages * page, page, PROT_NONE), 0);
    data_ = base_ + pages * page - bytes;
  }
  ~AtPageEnd() { munmap(base_, mapped_); }
  AtPageEnd(const AtPageEnd&) = delete;
  AtPageEnd& operator=(const AtPageEnd&) = delete;
  void* data() { return data_; }

 private:
  std::byte* base_ = nullptr;
  size_t mapped_ = 0;
  std::byte* data_ = nullptr;
};

template <typename T>
std::vector<T> RandomValues(size_t n, int seed) {
  std::mt19937 generator(seed);
  std::uniform_real_distribution<float> distribution(-1, 1);
  std::vector<T> values(n);
  for (T& value : values) value = ConvertElement<T>(distribution(generator));
  return values;
}

int64_t Offset(const MatmulSpec& spec, const MatrixLayout& layout, int64_t batch, int64_t row, int64_t column) {
  int64_t offset = row * layout.row_stride + column * layout.column_stride;
  for (size_t i = spec.batch.size(); i-- > 0;) {
    offset += batch % spec.batch[i] * layout.batch_strides[i];
    batch /= spec.batch[i];
  }
  return offset;
}

double Activate(Activation activation, double x) {
  switch (activation) {
    case Activation::kNone:
      return x;
    case Activation::kRelu:
      return x < 0 ? 0 : x;
    case Activation::kGeluErf:
      return 0.5 * x * (1 + std::erf(x * M_SQRT1_2));
    case Activation::kGeluTanh:
      return 0.5 * x * (1 + std::tanh(std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x)));
    case Activation::kTanh:
      return std::tanh(x);
    case Activation::kSigmoid:
      return 1 / (1 + std::exp(-x));
  }
  return x;
}

int64_t Matrices(const MatmulSpec& spec) {
  int64_t count = 1;
  for (int64_t size : spec.batch) count *= size;
  return count;
}

// Elements from the first of an operand to its last.
size_t Extent(const MatmulSpec& spec, const MatrixLayout& layout, int64_t rows, int64_t columns) {
  if (rows == 0 || columns == 0) return 0;
  int64_t last = (rows - 1) * layout.row_stride + (columns - 1) * layout.column_stride;
  for (size_t i = 0; i < spec.batch.size(); ++i) last += (spec.batch[i] - 1) * layout.batch_strides[i];
  return static_cast<size_t>(last + 1);
}

// What c holds before.
constexpr float kBefore = 0.5;

template <typename T>
struct Operands {
  explicit Operands(const MatmulSpec& spec)
      : a(RandomValues<T>(Extent(spec, spec.a, spec.m, spec.k), 1)),
        b(RandomValues<T>(Extent(spec, spec.b, spec.k, spec.n), 2)),
        bias(RandomValues<T>(spec.has_bias ? (spec.n - 1) * spec.bias_stride + 1 : 0, 3)),
        c(Extent(spec, spec.c, spec.m, spec.n), ConvertElement<T>(spec.accumulate ? kBefore : NAN)) {}
  std::vector<T> a, b, bias, c;
};

class MatmulTest : public testing::TestWithParam<Engine> {
 protected:
  void SetUp() override {
    if (GetParam() == Engine::kOnednn) {
      if (LibraryVersion() == "none") GTEST_SKIP() << "built without oneDNN";
      return;
    }
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

  absl::StatusOr<std::unique_ptr<LibraryCall>> Make(const MatmulSpec& spec) const {
    if (GetParam() == Engine::kOnednn) return MakeOnednnMatmul(spec);
    const TileKernels& kernels = spec.dtype == DType::kFloat64 ? tiles_.float64 : tiles_.float32;
    if (GetParam() == Engine::kTilesAvx2 || GetParam() == Engine::kTilesAvx512) return MakeTiledMatmul(spec, kernels);
    return MakePackedMatmul(spec, kernels);
  }

  template <typename T>
  std::vector<T> Run(const MatmulSpec& whole, const Operands<T>& operands, std::vector<int64_t> sizes = {}) const {
    MatmulSpec spec = whole;
    if (!sizes.empty()) spec.k = sizes[0];
    for (size_t i = 1; i < sizes.size(); ++i) spec.more_terms.push_back({sizes[i], spec.a, spec.b});
    const absl::StatusOr<std::unique_ptr<LibraryCall>> call = Make(spec);
    EXPECT_TRUE(call.ok()) << call.status();
    std::vector<T> c = operands.c;
    if (!call.ok()) return c;
    std::vector<std::byte> scratch((*call)->scratch_bytes() + 64);
    const auto aligned = reinterpret_cast<std::byte*>((reinterpret_cast<uintptr_t>(scratch.data()) + 63) / 64 * 64);
    std::vector<std::unique_ptr<AtPageEnd>> memory;
    for (const std::vector<T>* values : {&operands.a, &operands.b, &operands.c, &operands.bias}) {
      memory.push_back(std::make_unique<AtPageEnd>(values->size() * sizeof(T)));
      if (!values->empty()) std::memcpy(memory.back()->data(), values->data(), values->size() * sizeof(T));
    }
    std::vector<void*> buffers = {memory[0]->data(), memory[1]->data()};
    int64_t first = spec.k;
    for (const MatmulTerm& term : spec.more_terms) {
      buffers.push_back(static_cast<T*>(buffers[0]) + first * spec.a.column_stride);
      buffers.push_back(static_cast<T*>(buffers[1]) + first * spec.b.row_stride);
      first += term.k;
    }
    buffers.push_back(memory[2]->data());
    buffers.push_back(memory[3]->data());
    const auto state = (*call)->NewState();
    const absl::Status status = RunOnThisThread(**call, *state, buffers, aligned);
    EXPECT_TRUE(status.ok()) << status;
    if (!c.empty()) std::memcpy(c.data(), memory[2]->data(), c.size() * sizeof(T));
    return c;
  }

  // `tolerance` is relative to the size of a sum; `terms`: how many of the k each term takes, for several.
  template <typename T = float>
  void ExpectRight(const MatmulSpec& spec, double tolerance = 1e-5, const std::vector<int64_t>& terms = {}) const {
    const Operands<T> operands(spec);
    const std::vector<T> found = Run(spec, operands, terms);
    std::vector<double> expected(found.size(), NAN);
    for (int64_t batch = 0; batch < Matrices(spec); ++batch) {
      for (int64_t i = 0; i < spec.m; ++i) {
        for (int64_t j = 0; j < spec.n; ++j) {
          double sum = spec.accumulate ? kBefore : 0;
          for (int64_t k = 0; k < spec.k; ++k) {
            sum += ConvertElement<double>(operands.a[Offset(spec, spec.a, batch, i, k)]) *
                   ConvertElement<double>(operands.b[Offset(spec, spec.b, batch, k, j)]);
          }
          if (spec.has_bias) sum += ConvertElement<double>(operands.bias[j * spec.bias_stride]);
          expected[Offset(spec, spec.c, batch, i, j)] = Activate(spec.activation, sum);
        }
      }
    }
    for (size_t i = 0; i < expected.size(); ++i) {
      const auto value = ConvertElement<double>(found[i]);
      if (std::isnan(expected[i])) {
        ASSERT_EQ(std::memcmp(&found[i], &operands.c[i], sizeof(T)), 0) << "written outside of c at " << i;
      } else {
        ASSERT_NEAR(value, expected[i], tolerance * (1 + std::sqrt(spec.k))) << "at " << i;
      }
    }
  }

 private:
  std::unique_ptr<Emitter> emitter_;
  TileSet tiles_;
};

MatmulSpec Dense(int64_t m, int64_t n, int64_t k) {
  MatmulSpec spec;
  spec.m = m;
  spec.n = n;
  spec.k = k;
  spec.a = {{}, k, 1};
  spec.b = {{}, n, 1};
  spec.c = {{}, n, 1};
  return spec;
}

TEST_P(MatmulTest, SizesAndTransposes) {
  for (const auto& [m, n, k] : std::vector<std::array<int64_t, 3>>{
           {1, 1, 1}, {5, 7, 3}, {64, 33, 65}, {100, 2, 100}, {1, 40, 9}, {30, 1, 9}, {17, 40, 1}, {9, 96, 700}}) {
    for (int transposed = 0; transposed < 8; ++transposed) {
      SCOPED_TRACE(testing::Message() << m << "x" << n << "x" << k << " transposed " << transposed);
      MatmulSpec spec = Dense(m, n, k);
      if (transposed & 1) spec.a = {{}, 1, m};
      if (transposed & 2) spec.b = {{}, 1, k};
      if (transposed & 4) spec.c = {{}, 1, m};
      ExpectRight(spec);
    }
  }
}

TEST_P(MatmulTest, GapsAndBroadcasts) {
  MatmulSpec spec = Dense(20, 30, 10);
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
  MatmulSpec spec = Dense(8, 12, 4);
  spec.batch = {2, 3};
  spec.a = {{96, 4}, 12, 1};
  spec.b = {{144, 4}, 1, 12};
  spec.c = {{288, 96}, 12, 1};
  ExpectRight(spec);
  spec.max_pieces = 4;
  ExpectRight(spec);
}

TEST_P(MatmulTest, Epilogues) {
  for (Activation activation : {Activation::kNone, Activation::kRelu, Activation::kGeluErf, Activation::kGeluTanh,
                                Activation::kTanh, Activation::kSigmoid}) {
    SCOPED_TRACE(static_cast<int>(activation));
    if (activation != Activation::kNone && GetParam() != Engine::kOnednn) continue;
    MatmulSpec spec = Dense(33, 40, 17);
    spec.has_bias = true;
    spec.activation = activation;
    ExpectRight(spec);
    spec.b = {{}, 1, 17};
    ExpectRight(spec);
  }
  MatmulSpec spec = Dense(33, 40, 17);
  spec.accumulate = true;
  ExpectRight(spec);
}

TEST_P(MatmulTest, NothingToSum) {
  MatmulSpec spec = Dense(5, 6, 0);
  ExpectRight(spec);
  spec.accumulate = true;
  ExpectRight(spec);
}

TEST_P(MatmulTest, SameBitsForAnyNumberOfPieces) {
  for (bool with_bias : {false, true}) {
    for (const auto& [m, n, k] : std::vector<std::array<int64_t, 3>>{{130, 120, 140}, {64, 100, 100}, {100, 2, 130}}) {
      MatmulSpec spec = Dense(m, n, k);
      spec.has_bias = with_bias;
      const Operands<float> operands(spec);
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

TEST_P(MatmulTest, OtherTypesAreLeftToOthers) {
  MatmulSpec spec = Dense(2, 2, 2);
  spec.dtype = DType::kInt64;
  EXPECT_EQ(Make(spec).status().code(), absl::StatusCode::kUnimplemented);
}

INSTANTIATE_TEST_SUITE_P(All, MatmulTest, testing::Values(Engine::kOnednn, Engine::kTilesAvx2, Engine::kTilesAvx512),
                         NameOfEngine);

class TiledMatmulTest : public MatmulTest {};

TEST_P(TiledMatmulTest, EveryTile) {
  for (int64_t m = 1; m <= 9; ++m) {
    for (int64_t n : {1, 3, 4, 7, 8, 15, 16, 17, 24, 31, 32, 40, 48, 49, 64, 100}) {
      for (int64_t k : {1, 2, 3, 4, 5, 21}) {
        SCOPED_TRACE(testing::Message() << m << "x" << n << "x" << k);
        MatmulSpec spec = Dense(m, n, k);
        ExpectRight(spec);
        spec.b = {{}, 1, k};
        spec.accumulate = true;
        ExpectRight(spec);
        spec.has_bias = true;
        ExpectRight(spec);
      }
    }
  }
}

template <typename T>
constexpr double Tolerance() {
  if constexpr (std::is_same_v<T, double>) return 1e-14;
  if constexpr (std::is_same_v<T, BFloat16>) return 5e-3;
  return 1e-3;
}

TEST_P(TiledMatmulTest, OtherFloats) {
  for (const auto& [m, n, k] : std::vector<std::array<int64_t, 3>>{{1, 1, 1}, {5, 7, 3}, {33, 70, 65}, {9, 30, 700}}) {
    for (int transposed = 0; transposed < 8; ++transposed) {
      for (bool with_bias : {false, true}) {
        SCOPED_TRACE(testing::Message() << m << "x" << n << "x" << k << " transposed " << transposed);
        MatmulSpec spec = Dense(m, n, k);
        if (transposed & 1) spec.a = {{}, 1, m};
        if (transposed & 2) spec.b = {{}, 1, k};
        if (transposed & 4) spec.c = {{}, 1, m};
        spec.has_bias = with_bias;
        spec.max_pieces = 3;
        spec.dtype = DType::kFloat64;
        ExpectRight<double>(spec, Tolerance<double>());
        spec.dtype = DType::kBFloat16;
        ExpectRight<BFloat16>(spec, Tolerance<BFloat16>());
        spec.dtype = DType::kFloat16;
        ExpectRight<Float16>(spec, Tolerance<Float16>());
      }
    }
  }
}

// Terms lie in the operands one after the other, so that the sum is that of the whole.
TEST_P(TiledMatmulTest, SumsOfProducts) {
  for (const auto& sizes : std::vector<std::vector<int64_t>>{{16, 16, 16}, {1, 1}, {3, 40, 400, 40, 40}, {330, 2}}) {
    int64_t k = 0;
    for (int64_t size : sizes) k += size;
    for (int transposed = 0; transposed < 8; ++transposed) {
      MatmulSpec spec = Dense(37, 52, k);
      if (transposed & 1) spec.a = {{}, 1, spec.m};
      if (transposed & 2) spec.b = {{}, 1, spec.k};
      if (transposed & 4) spec.c = {{}, 1, spec.m};
      spec.has_bias = (transposed & 4) == 0;
      ExpectRight(spec, 1e-5, sizes);
      spec.accumulate = true;
      ExpectRight(spec, 1e-5, sizes);
    }
  }
}

TEST_P(TiledMatmulTest, AnyStridesOfTheResult) {
  MatmulSpec spec = Dense(20, 30, 10);
  spec.c = {{}, 95, 3};
  ExpectRight(spec);
  spec.accumulate = true;
  ExpectRight(spec);
  spec.has_bias = true;
  spec.bias_stride = 2;
  ExpectRight(spec);
}

// Each piece alone writes its rows, and reads no others.
TEST_P(TiledMatmulTest, PiecesOfRows) {
  for (const auto& [m, n, k] : std::vector<std::array<int64_t, 3>>{{40, 5, 7}, {19, 100, 30}, {130, 33, 700}}) {
    MatmulSpec spec = Dense(m, n, k);
    const Operands<float> operands(spec);
    const std::vector<float> whole = Run(spec, operands);
    for (const int pieces : {2, 3, 50}) {
      spec.row_pieces = pieces;
      const absl::StatusOr<std::unique_ptr<LibraryCall>> call = Make(spec);
      ASSERT_TRUE(call.ok()) << call.status();
      ASSERT_EQ((*call)->num_stages(), 1);
      EXPECT_GT((*call)->num_pieces(0), 1);
      EXPECT_LE((*call)->num_pieces(0), pieces);
      std::vector<std::byte> scratch((*call)->scratch_bytes() + 64);
      const auto aligned = reinterpret_cast<std::byte*>((reinterpret_cast<uintptr_t>(scratch.data()) + 63) / 64 * 64);
      const auto state = (*call)->NewState();
      int64_t row = 0;
      for (int piece = 0; piece < (*call)->num_pieces(0); ++piece) {
        const std::optional<LibraryCall::Rows> rows = (*call)->RowsOfPiece(piece);
        ASSERT_TRUE(rows.has_value());
        EXPECT_EQ(rows->begin, row);
        row = rows->end;
        std::vector<float> a(operands.a.size(), NAN);
        std::copy(operands.a.begin() + rows->begin * k, operands.a.begin() + row * k, a.begin() + rows->begin * k);
        std::vector<float> b = operands.b;
        std::vector<float> c(whole.size(), kBefore);
        const std::vector<void*> buffers = {a.data(), b.data(), c.data()};
        ASSERT_TRUE((*call)->RunPiece(0, piece, *state, buffers, aligned).ok());
        for (int64_t i = 0; i < static_cast<int64_t>(c.size()); ++i) {
          const bool is_own = i / n >= rows->begin && i / n < rows->end;
          ASSERT_EQ(c[i], is_own ? whole[i] : kBefore) << "row " << i / n << " of piece " << piece;
        }
      }
      EXPECT_EQ(row, m);
    }
  }
  // Other cuts: nothing to add up, a result by columns, several matrices.
  MatmulSpec empty = Dense(40, 5, 0);
  MatmulSpec by_columns = Dense(40, 5, 7);
  by_columns.c = {{}, 1, 40};
  MatmulSpec stack = Dense(40, 5, 7);
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
  // With factors and result row-major or transposed, by the bits of `transposed`.
  static MatmulSpec Spec(int64_t m, int64_t n, int64_t k, int transposed) {
    MatmulSpec spec = Dense(m, n, k);
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
      spec.accumulate = true;
      spec.max_pieces = 3;
      ExpectRight(spec);
      spec.dtype = DType::kFloat64;
      ExpectRight<double>(spec, Tolerance<double>());
    }
  }
}

TEST_P(PackedMatmulTest, EveryTile) {
  for (int64_t m = 43; m <= 56; ++m) {
    for (int64_t n = 3; n <= 66; n += 3) {
      for (int64_t k : {1, 2, 3, 4, 9}) {
        SCOPED_TRACE(testing::Message() << m << "x" << n << "x" << k);
        MatmulSpec spec = Dense(m, n, k);
        spec.has_bias = true;
        ExpectRight(spec);
      }
    }
  }
}

// Where a would lie at the same places of a cache, and with gaps.
TEST_P(PackedMatmulTest, StridesAndStacks) {
  MatmulSpec spec = Dense(60, 70, 50);
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

TEST_P(PackedMatmulTest, SameBitsForAnyNumberOfPieces) {
  for (const auto& [m, n, k] :
       std::vector<std::array<int64_t, 3>>{{130, 120, 140}, {100, 100, 2000}, {50, 900, 70}, {900, 50, 70}}) {
    MatmulSpec spec = Dense(m, n, k);
    spec.has_bias = true;
    const Operands<float> operands(spec);
    const std::vector<float> one = Run(spec, operands);
    for (int pieces : {2, 3, 8, 64}) {
      spec.max_pieces = pieces;
      const std::vector<float> several = Run(spec, operands);
      EXPECT_EQ(std::memcmp(one.data(), several.data(), one.size() * sizeof(float)), 0)
          << m << "x" << n << "x" << k << " in " << pieces << " pieces";
    }
  }
}

// A NaN in a factor reaches its row or column, and only that.
TEST_P(PackedMatmulTest, SpecialValuesStayInTheirRowsAndColumns) {
  const MatmulSpec spec = Dense(61, 45, 33);
  Operands<float> operands(spec);
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

TEST_P(PackedMatmulTest, FewRowsAndOtherStridesAreLeftToTiles) {
  EXPECT_EQ(Make(Dense(4, 100, 100)).status().code(), absl::StatusCode::kUnimplemented);
  MatmulSpec spec = Dense(100, 30, 10);
  spec.c = {{}, 95, 3};
  EXPECT_EQ(Make(spec).status().code(), absl::StatusCode::kUnimplemented);
  spec = Dense(100, 30, 0);
  EXPECT_EQ(Make(spec).status().code(), absl::StatusCode::kUnimplemented);
}

INSTANTIATE_TEST_SUITE_P(All, PackedMatmulTest, testing::Values(Engine::kBlocksAvx2, Engine::kBlocksAvx512),
                         NameOfEngine);

}  // namespace
}  // namespace backtape::jit
