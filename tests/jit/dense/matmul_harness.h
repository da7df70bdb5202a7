#ifndef BACKTAPE_TESTS_JIT_DENSE_MATMUL_HARNESS_H_
#define BACKTAPE_TESTS_JIT_DENSE_MATMUL_HARNESS_H_

#include <sys/mman.h>
#include <unistd.h>

#include <cmath>
#include <cstring>
#include <memory>
#include <random>
#include <type_traits>
#include <vector>

#include "backtape/jit/dense/matmul.h"
#include "backtape/tensor/element_access.h"
#include "gtest/gtest.h"

// Runs matrix products with arbitrary strides on random values and compares them with sums in float64.
namespace backtape::jit {

// Memory directly before an inaccessible page, so that a load beyond an operand crashes.
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
std::vector<T> RandomFloats(size_t n, int seed) {
  std::mt19937 generator(seed);
  std::uniform_real_distribution<float> distribution(-1, 1);
  std::vector<T> values(n);
  for (T& value : values) value = ConvertElement<T>(distribution(generator));
  return values;
}

inline int64_t MatmulOffset(const MatmulSpec& spec, const MatrixLayout& layout, int64_t batch, int64_t row,
                            int64_t column) {
  int64_t offset = row * layout.row_stride + column * layout.column_stride;
  for (size_t i = spec.batch.size(); i-- > 0;) {
    offset += batch % spec.batch[i] * layout.batch_strides[i];
    batch /= spec.batch[i];
  }
  return offset;
}

inline int64_t NumMatrices(const MatmulSpec& spec) {
  int64_t count = 1;
  for (int64_t size : spec.batch) count *= size;
  return count;
}

// The number of elements from the first to the last of an operand, including gaps.
inline size_t MatmulExtent(const MatmulSpec& spec, const MatrixLayout& layout, int64_t rows, int64_t columns) {
  if (rows == 0 || columns == 0) return 0;
  int64_t last = (rows - 1) * layout.row_stride + (columns - 1) * layout.column_stride;
  for (size_t i = 0; i < spec.batch.size(); ++i) last += (spec.batch[i] - 1) * layout.batch_strides[i];
  return static_cast<size_t>(last + 1);
}

template <typename T>
struct MatmulOperands {
  explicit MatmulOperands(const MatmulSpec& spec)
      : a(RandomFloats<T>(MatmulExtent(spec, spec.a, spec.m, spec.k), 1)),
        b(RandomFloats<T>(MatmulExtent(spec, spec.b, spec.k, spec.n), 2)),
        bias(RandomFloats<T>(spec.has_bias ? (spec.n - 1) * spec.bias_stride + 1 : 0, 3)),
        c(MatmulExtent(spec, spec.c, spec.m, spec.n), ConvertElement<T>(NAN)),
        residual(RandomFloats<T>(spec.has_residual ? MatmulExtent(spec, spec.residual, spec.m, spec.n) : 0, 4)) {}
  std::vector<T> a, b, bias, c, residual;
};

inline MatmulSpec DenseMatmul(int64_t m, int64_t n, int64_t k) {
  MatmulSpec spec;
  spec.m = m;
  spec.n = n;
  spec.k = k;
  spec.a = {{}, k, 1};
  spec.b = {{}, n, 1};
  spec.c = {{}, n, 1};
  return spec;
}

// Adds a residual with the layout of the result.
inline void AddResidual(MatmulSpec& spec) {
  spec.has_residual = true;
  spec.residual = spec.c;
}

template <typename T>
constexpr double MatmulTolerance() {
  if constexpr (std::is_same_v<T, double>) return 1e-14;
  if constexpr (std::is_same_v<T, BFloat16>) return 5e-3;
  return 1e-3;
}

template <typename T, typename Make>
std::vector<T> RunMatmul(const Make& make, const MatmulSpec& whole, const MatmulOperands<T>& operands,
                         const std::vector<int64_t>& sizes = {}) {
  MatmulSpec spec = whole;
  if (!sizes.empty()) spec.k = sizes[0];
  for (size_t i = 1; i < sizes.size(); ++i) spec.more_terms.push_back({sizes[i], spec.a, spec.b});
  const absl::StatusOr<std::unique_ptr<DenseCall>> call = make(spec);
  EXPECT_TRUE(call.ok()) << call.status();
  std::vector<T> c = operands.c;
  if (!call.ok()) return c;
  std::vector<std::byte> scratch((*call)->scratch_bytes() + 64);
  const auto aligned = reinterpret_cast<std::byte*>((reinterpret_cast<uintptr_t>(scratch.data()) + 63) / 64 * 64);
  std::vector<std::unique_ptr<AtPageEnd>> memory;
  for (const std::vector<T>* values : {&operands.a, &operands.b, &operands.c, &operands.bias, &operands.residual}) {
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
  if (spec.has_bias) buffers.push_back(memory[3]->data());
  if (spec.has_residual) buffers.push_back(memory[4]->data());
  const auto state = (*call)->NewState();
  const absl::Status status = RunOnThisThread(**call, *state, buffers, aligned);
  EXPECT_TRUE(status.ok()) << status;
  if (!c.empty()) std::memcpy(c.data(), memory[2]->data(), c.size() * sizeof(T));
  return c;
}

// `tolerance` is relative to the magnitude of a sum. For a sum of several products, `terms` has the k of each
// product.
template <typename T, typename Make>
void ExpectRightMatmul(const Make& make, const MatmulSpec& spec, double tolerance,
                       const std::vector<int64_t>& terms = {}) {
  const MatmulOperands<T> operands(spec);
  const std::vector<T> found = RunMatmul<T>(make, spec, operands, terms);
  std::vector<double> expected(found.size(), NAN);
  for (int64_t batch = 0; batch < NumMatrices(spec); ++batch) {
    for (int64_t i = 0; i < spec.m; ++i) {
      for (int64_t j = 0; j < spec.n; ++j) {
        double sum = 0;
        for (int64_t k = 0; k < spec.k; ++k) {
          sum += ConvertElement<double>(operands.a[MatmulOffset(spec, spec.a, batch, i, k)]) *
                 ConvertElement<double>(operands.b[MatmulOffset(spec, spec.b, batch, k, j)]);
        }
        if (spec.has_bias) sum += ConvertElement<double>(operands.bias[j * spec.bias_stride]);
        if (spec.has_residual) {
          sum += ConvertElement<double>(operands.residual[MatmulOffset(spec, spec.residual, batch, i, j)]);
        }
        expected[MatmulOffset(spec, spec.c, batch, i, j)] = spec.activation == Activation::kRelu && sum < 0 ? 0 : sum;
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

}  // namespace backtape::jit

#endif  // BACKTAPE_TESTS_JIT_DENSE_MATMUL_HARNESS_H_
