// The routines of LAPACK and BLAS may be called by several threads at once, whichever library provides them.
#include "backtape/interp/kernels/lapack.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <thread>
#include <vector>

namespace backtape::kernels::lapack {
namespace {

// The product of the LU factors of a matrix, which depends on `seed`, with that matrix.
std::vector<double> FactorAndMultiply(int n, int seed) {
  std::vector<double> matrix(n * n), product(n * n);
  for (int i = 0; i < n * n; ++i) matrix[i] = std::sin(i * (seed + 1.7));
  std::vector<double> factors = matrix;
  std::vector<int> pivots(n);
  FactorLu(n, n, factors.data(), pivots.data());
  Multiply(n, n, n, factors.data(), matrix.data(), product.data());
  return product;
}

TEST(Lapack, ThreadsDoNotDisturbEachOther) {
  constexpr int kSize = 90, kThreads = 4, kRuns = 500;
  std::vector<std::vector<double>> expected;
  for (int seed = 0; seed < kThreads; ++seed) expected.push_back(FactorAndMultiply(kSize, seed));
  std::atomic<int> different{0};
  std::vector<std::thread> threads;
  for (int seed = 0; seed < kThreads; ++seed) {
    threads.emplace_back([&, seed] {
      for (int run = 0; run < kRuns; ++run) different += FactorAndMultiply(kSize, seed) == expected[seed] ? 0 : 1;
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(different, 0);
}

}  // namespace
}  // namespace backtape::kernels::lapack
