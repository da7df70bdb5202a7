// Only one thread at a time may call LAPACK or BLAS, as lapack.h promises: some libraries are not thread-safe.
#include "backtape/interp/kernels/lapack.h"

#include <dlfcn.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <limits>
#include <thread>
#include <vector>

namespace backtape::kernels::lapack {
namespace {

std::atomic<int> calls{0}, running{0}, overlapping{0};

// Counts a call of a routine, and stays long enough in it that a call of another thread would overlap.
class CountedCall {
 public:
  CountedCall() {
    ++calls;
    if (running.fetch_add(1) > 0) ++overlapping;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  ~CountedCall() { --running; }
};

// The routine that the program would have called without this file.
template <typename Function>
Function* Original(const char* name) {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

}  // namespace

// The dynamic linker prefers these functions of the program to functions of the same names in shared libraries.
extern "C" {
void dgemm_(const char* transa, const char* transb, const int* m, const int* n, const int* k, const double* alpha,
            const double* a, const int* lda, const double* b, const int* ldb, const double* beta, double* c,
            const int* ldc, std::size_t transa_length, std::size_t transb_length) {
  static auto* const original = Original<decltype(dgemm_)>("dgemm_");
  const CountedCall call;
  original(transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc, transa_length, transb_length);
}

void dgetrf_(const int* m, const int* n, double* a, const int* lda, int* ipiv, int* info) {
  static auto* const original = Original<decltype(dgetrf_)>("dgetrf_");
  const CountedCall call;
  original(m, n, a, lda, ipiv, info);
}
}

namespace {

TEST(Lapack, CallsOfThreadsDoNotOverlap) {
  constexpr int kThreads = 4, kRuns = 10;
  calls = overlapping = 0;
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  for (int thread = 0; thread < kThreads; ++thread) {
    threads.emplace_back([&] {
      for (int run = 0; run < kRuns; ++run) {
        const std::vector<double> matrix = {4, 1, 2, 3};
        std::vector<double> factors = matrix, product(4);
        std::vector<int> pivots(2);
        FactorLu(2, 2, factors.data(), pivots.data());
        Multiply(2, 2, 2, matrix.data(), matrix.data(), product.data());
        wrong += factors == std::vector<double>{4, 0.25, 2, 2.5} ? 0 : 1;
        wrong += product == std::vector<double>{18, 7, 14, 11} ? 0 : 1;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(calls, 2 * kThreads * kRuns);
  EXPECT_EQ(overlapping, 0);
  EXPECT_EQ(wrong, 0);
}

// BLAS looks for the largest element in an order that depends on addresses. With a NaN, the order decides.
TEST(Lapack, PivotsDoNotDependOnTheAddress) {
  constexpr int kSize = 17;
  for (const bool is_symmetric : {false, true}) {
    std::vector<double> matrix(kSize * kSize);
    const auto element = [](int row, int column) { return (5 * row + 3 * column + 2) % 11 - 5.5; };
    for (int row = 0; row < kSize; ++row) {
      for (int column = 0; column < kSize; ++column) {
        matrix[row + column * kSize] = element(row, column) + (is_symmetric ? element(column, row) : 0);
      }
    }
    const int place = is_symmetric ? kSize / 2 : 0;
    matrix[place] = matrix[place * kSize] = std::numeric_limits<double>::quiet_NaN();
    std::vector<int> first;
    for (int offset = 0; offset < 8; ++offset) {
      std::vector<double> memory(offset);
      memory.insert(memory.end(), matrix.begin(), matrix.end());
      std::vector<int> results(kSize + 1);  // pivots, then the info
      double* const a = memory.data() + offset;
      results.back() = is_symmetric ? FactorLdl(kSize, a, results.data()) : FactorLu(kSize, kSize, a, results.data());
      if (offset == 0) first = results;
      EXPECT_EQ(results, first) << "offset " << offset << (is_symmetric ? ", symmetric" : "");
    }
  }
}

}  // namespace
}  // namespace backtape::kernels::lapack
