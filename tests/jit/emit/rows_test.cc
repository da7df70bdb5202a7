// Kernels with several loops over each row: prefetching, and errors that are reported once.

#include <sys/mman.h>

#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_split.h"
#include "backtape/jit/kernel_ir/builder.h"
#include "backtape/tests/jit/emit/kernel_harness.h"

namespace backtape::jit {
namespace {

constexpr int64_t kRows = 3;

// b1 = exp(b0) - sum(b0) for each row. The loads have source 7.
Kernel ExpMinusSum(Int length, bool in_place = false) {
  KernelBuilder b("rows");
  b.kernel().num_params = 1;
  b.kernel().num_buffers = 2;
  b.kernel().outer = {kRows};
  b.kernel().vectorize = Vectorize::kInner;
  b.SetSource(7);
  b.BeginPhase({length});
  const Access x{0, DType::kFloat32, 0, {length}, {1}};
  const ValueId sum = b.Make(Op::kReduceSum, b.Load(x));
  b.BeginPhase({length});
  const ValueId again = b.Load(x);
  b.SetSource(8);
  b.Store({in_place ? 0 : 1, DType::kFloat32, 0, {length}, {1}}, b.Make(Op::kSub, b.Make(Op::kExp, again), sum));
  return *b.Finish();
}

struct Prefetches {
  int to_first = 0;
  int to_second = 0;
  bool all_of_the_load = true;
};

Prefetches PrefetchesOf(const Kernel& kernel, CpuTarget target) {
  auto emitter = *Emitter::Create({.target = target, .keep_listings = true});
  const NativeKernel native = *emitter->Emit(kernel);
  Prefetches out;
  std::string source;
  for (const absl::string_view line : absl::StrSplit(emitter->pieces()[native.piece].listing, '\n')) {
    if (absl::StartsWith(line, kListingSource)) source = std::string(line.substr(kListingSource.size()));
    const bool to_first = absl::StrContains(line, "prefetcht0");
    const bool to_second = absl::StrContains(line, "prefetcht1");
    out.to_first += to_first ? 1 : 0;
    out.to_second += to_second ? 1 : 0;
    if (to_first || to_second) out.all_of_the_load &= source == "7";
  }
  return out;
}

TEST(Rows, TheNextRowIsPrefetched) {
  for (const CpuTarget target : Targets()) {
    // One prefetch for each 64-byte line that an iteration over four vectors reads.
    const int lines = target == CpuTarget::kAvx512 ? 4 : 2;
    const Prefetches small = PrefetchesOf(ExpMinusSum(1024), target);
    EXPECT_EQ(small.to_first, lines) << Name(target);
    EXPECT_EQ(small.to_second, 0);
    EXPECT_TRUE(small.all_of_the_load);
    const Prefetches large = PrefetchesOf(ExpMinusSum(8192), target);
    EXPECT_EQ(large.to_first, 0);
    EXPECT_EQ(large.to_second, lines) << Name(target);
    const Prefetches of_any_length = PrefetchesOf(ExpMinusSum(Int::Param(0)), target);
    EXPECT_GE(of_any_length.to_second, lines);
    // Such a row does not fit in any cache.
    const Prefetches huge = PrefetchesOf(ExpMinusSum(1 << 20), target);
    EXPECT_EQ(huge.to_first + huge.to_second, 0);
    // Buffers that the kernel itself writes are not prefetched.
    const Prefetches written = PrefetchesOf(ExpMinusSum(1024, /*in_place=*/true), target);
    EXPECT_EQ(written.to_first + written.to_second, 0);
  }
}

TEST(Rows, NothingIsReadBeyondTheLastRow) {
  const int64_t page = 4096;
  for (const CpuTarget target : Targets()) {
    for (const int64_t length : {16, 100, 1024, 4096}) {
      const int64_t bytes = kRows * length * 4;
      const int64_t pages = (bytes + page - 1) / page * page;
      void* const map = mmap(nullptr, pages + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
      ASSERT_NE(map, MAP_FAILED);
      auto* const begin = static_cast<std::byte*>(map);
      ASSERT_EQ(mprotect(begin + pages, page, PROT_NONE), 0);
      auto* const x = reinterpret_cast<float*>(begin + pages - bytes);
      for (int64_t i = 0; i < kRows * length; ++i) x[i] = 1.0f / static_cast<float>(1 + i);
      const Kernel kernel = ExpMinusSum(length);
      const Compiled compiled = Compile(kernel, target);
      Guarded y(static_cast<size_t>(bytes));
      const int64_t params[] = {length};
      void* const buffers[] = {x, y.data()};
      compiled.kernel.function(params, buffers, 0, kRows);
      for (int64_t row = 0; row < kRows; ++row) {
        double sum = 0;
        for (int64_t i = 0; i < length; ++i) sum += x[row * length + i];
        for (int64_t i = 0; i < length; ++i) {
          ASSERT_NEAR(y.as<float>()[row * length + i], std::exp(x[row * length + i]) - sum, 1e-5 * (1 + sum));
        }
      }
      EXPECT_TRUE(y.IsIntact());
      ASSERT_EQ(munmap(map, pages + page), 0);
    }
  }
}

// An error that is the same at all points of a loop is reported before the loop, unless the loop has no points.
TEST(Rows, ErrorsOfWholeLoops) {
  for (const bool is_known : {true, false}) {
    KernelBuilder b("reports");
    b.kernel().num_params = 1;
    b.kernel().num_buffers = 2;
    b.kernel().reports = true;
    b.kernel().outer = {kRows};
    b.kernel().vectorize = Vectorize::kInner;
    const Int length = is_known ? Int(100) : Int::Param(0);
    b.BeginPhase();
    const ValueId index = b.Load({0, DType::kInt64, 0, {1}, {}});
    b.BeginPhase({length});
    const ValueId is_negative = b.Make(Op::kLt, index, b.ConstantInt(DType::kInt64, 0));
    b.SetSource(4);
    b.Report(KernelError::kIndexOutOfRange, is_negative);
    b.Store({1, DType::kInt32, 0, {100}, {1}}, b.Iota(1, DType::kInt32));
    const Kernel kernel = *b.Finish();
    for (const CpuTarget target : Targets()) {
      const Compiled compiled = Compile(kernel, target);
      for (const int64_t n : {int64_t{0}, int64_t{5}, int64_t{100}}) {
        if (is_known && n != 100) continue;
        for (const bool is_wrong : {false, true}) {
          int64_t indices[kRows] = {1, is_wrong ? -1 : 2, 3};
          std::vector<int32_t> out(kRows * 100, -5);
          int64_t status = 0;
          const int64_t params[] = {n};
          void* const buffers[] = {indices, out.data(), &status};
          compiled.kernel.function(params, buffers, 0, kRows);
          const int64_t expected = int64_t{4 + 1} << 8 | static_cast<int64_t>(KernelError::kIndexOutOfRange);
          EXPECT_EQ(status, is_wrong && n > 0 ? expected : 0) << Name(target) << " " << n;
          for (int64_t i = 0; i < kRows * 100; ++i) ASSERT_EQ(out[i], i % 100 < n ? i % 100 : -5);
        }
      }
    }
  }
}

}  // namespace
}  // namespace backtape::jit
