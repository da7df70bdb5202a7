#include "backtape/jit/library/matmul.h"

#include <cmath>
#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

constexpr double kTolerance = 1e-5;

std::vector<float> RandomFloats(size_t n, int seed) {
  std::mt19937 generator(seed);
  std::uniform_real_distribution<float> distribution(-1, 1);
  std::vector<float> values(n);
  for (float& value : values) value = distribution(generator);
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

struct Operands {
  std::vector<float> a = RandomFloats(20000, 1);
  std::vector<float> b = RandomFloats(20000, 2);
  std::vector<float> bias = RandomFloats(500, 3);
};

std::vector<float> RunLibrary(const MatmulSpec& spec, Operands operands) {
  absl::StatusOr<std::unique_ptr<LibraryCall>> call = MakeMatmul(spec);
  EXPECT_TRUE(call.ok()) << call.status();
  std::vector<float> c(20000, spec.accumulate ? 0.5f : NAN);
  if (!call.ok()) return c;
  std::vector<std::byte> scratch((*call)->scratch_bytes() + 64);
  const auto aligned = reinterpret_cast<std::byte*>((reinterpret_cast<uintptr_t>(scratch.data()) + 63) / 64 * 64);
  std::vector<void*> buffers;
  for (std::vector<float>* buffer : {&operands.a, &operands.b, &c, &operands.bias}) {
    buffers.push_back(buffer->data());
  }
  const auto state = (*call)->NewState();
  const absl::Status status = RunOnThisThread(**call, *state, buffers, aligned);
  EXPECT_TRUE(status.ok()) << status;
  return c;
}

std::vector<float> Expected(const MatmulSpec& spec, const Operands& operands) {
  std::vector<float> c(20000, spec.accumulate ? 0.5f : NAN);
  int64_t count = 1;
  for (int64_t size : spec.batch) count *= size;
  for (int64_t batch = 0; batch < count; ++batch) {
    for (int64_t i = 0; i < spec.m; ++i) {
      for (int64_t j = 0; j < spec.n; ++j) {
        float& out = c[Offset(spec, spec.c, batch, i, j)];
        double sum = spec.accumulate ? out : 0;
        for (int64_t k = 0; k < spec.k; ++k) {
          sum += static_cast<double>(operands.a[Offset(spec, spec.a, batch, i, k)]) *
                 operands.b[Offset(spec, spec.b, batch, k, j)];
        }
        if (spec.has_bias) sum += operands.bias[j * spec.bias_stride];
        out = static_cast<float>(Activate(spec.activation, sum));
      }
    }
  }
  return c;
}

void ExpectRight(const MatmulSpec& spec) {
  const Operands operands;
  const std::vector<float> expected = Expected(spec, operands);
  const std::vector<float> found = RunLibrary(spec, operands);
  for (size_t i = 0; i < expected.size(); ++i) {
    if (std::isnan(expected[i])) {
      ASSERT_TRUE(std::isnan(found[i])) << "written outside of c at " << i;
    } else {
      ASSERT_NEAR(found[i], expected[i], kTolerance * (1 + std::sqrt(spec.k))) << "at " << i;
    }
  }
}

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

TEST(MatmulTest, SizesAndTransposes) {
  for (const auto& [m, n, k] : std::vector<std::array<int64_t, 3>>{
           {1, 1, 1}, {5, 7, 3}, {64, 33, 65}, {100, 2, 100}, {1, 40, 9}, {30, 1, 9}, {17, 40, 1}}) {
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

TEST(MatmulTest, GapsAndBroadcasts) {
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

TEST(MatmulTest, StacksOfMatrices) {
  MatmulSpec spec = Dense(8, 12, 4);
  spec.batch = {2, 3};
  spec.a = {{96, 4}, 12, 1};
  spec.b = {{144, 4}, 1, 12};
  spec.c = {{288, 96}, 12, 1};
  ExpectRight(spec);
  spec.max_pieces = 4;
  ExpectRight(spec);
}

TEST(MatmulTest, Epilogues) {
  for (Activation activation : {Activation::kNone, Activation::kRelu, Activation::kGeluErf, Activation::kGeluTanh,
                                Activation::kTanh, Activation::kSigmoid}) {
    SCOPED_TRACE(static_cast<int>(activation));
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

TEST(MatmulTest, NothingToSum) {
  MatmulSpec spec = Dense(5, 6, 0);
  ExpectRight(spec);
  spec.accumulate = true;
  ExpectRight(spec);
}

TEST(MatmulTest, SameBitsForAnyNumberOfPieces) {
  for (bool with_bias : {false, true}) {
    for (const auto& [m, n, k] : std::vector<std::array<int64_t, 3>>{{130, 120, 140}, {64, 100, 100}, {100, 2, 130}}) {
      MatmulSpec spec = Dense(m, n, k);
      spec.has_bias = with_bias;
      const Operands operands;
      const std::vector<float> one = RunLibrary(spec, operands);
      for (int pieces : {2, 3, 8}) {
        spec.max_pieces = pieces;
        const std::vector<float> several = RunLibrary(spec, operands);
        EXPECT_EQ(std::memcmp(one.data(), several.data(), one.size() * sizeof(float)), 0)
            << m << "x" << n << "x" << k << " in " << pieces << " pieces";
      }
    }
  }
}

TEST(MatmulTest, OtherTypesAreLeftToOthers) {
  MatmulSpec spec = Dense(2, 2, 2);
  spec.dtype = DType::kInt64;
  EXPECT_EQ(MakeMatmul(spec).status().code(), absl::StatusCode::kUnimplemented);
}

}  // namespace
}  // namespace backtape::jit
