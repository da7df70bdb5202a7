// Compares Backtape's own matrix products with oneDNN's, by sizes and transposes. The choice in jit/dense/matmul.cc is
// based on these results. The names of the cases consist of m x n x k, the transposed operands, the implementation,
// and the number of threads.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/matmul.h"
#include "backtape/jit/dense/outer_matmul.h"
#include "backtape/jit/dense/packed_matmul.h"
#include "backtape/jit/dense/thin_matmul.h"
#include "backtape/jit/dense/tiled_matmul.h"
#include "backtape/jit/emit/emitter.h"
#include "backtape/jit/run/thread_pool.h"
#include "backtape/tensor/check.h"

namespace backtape::jit {
namespace {

struct Setup {
  std::unique_ptr<Emitter> emitter;
  TileSet tiles;
};

const Setup& TheSetup() {
  static const Setup& setup = [&]() -> Setup& {
    auto* made = new Setup;
    auto emitter = Emitter::Create({.target = *HostCpuTarget()});
    BACKTAPE_CHECK(emitter.ok()) << emitter.status();
    made->emitter = *std::move(emitter);
    made->tiles.float32 = *made->emitter->EmitTiles(DType::kFloat32);
    made->tiles.float64 = *made->emitter->EmitTiles(DType::kFloat64);
    return *made;
  }();
  return setup;
}

enum class Maker : uint8_t { kTiles, kBlocks, kThin, kOuter, kOnednn };
constexpr Maker kMakers[] = {Maker::kTiles, Maker::kBlocks, Maker::kThin, Maker::kOuter, Maker::kOnednn};
constexpr const char* kNames[] = {" tiles", " blocks", " thin", " outer", " onednn"};

absl::StatusOr<std::unique_ptr<DenseCall>> Make(const MatmulSpec& spec, Maker maker) {
  const TileSet& tiles = TheSetup().tiles;
  const TileKernels& kernels = spec.dtype == DType::kFloat64 ? tiles.float64 : tiles.float32;
  switch (maker) {
    case Maker::kTiles:
      return MakeTiledMatmul(spec, kernels);
    case Maker::kBlocks:
      return MakePackedMatmul(spec, kernels);
    case Maker::kThin:
      return MakeThinMatmul(spec, kernels);
    case Maker::kOuter:
      return MakeOuterMatmul(spec, kernels);
    default:
      return MakeOnednnMatmul(spec);
  }
}

void Run(benchmark::State& state, const MatmulSpec& spec, Maker maker) {
  const SingleThreadScope single_thread;
  ThreadPool pool(spec.max_pieces);
  const ThreadPool::Shift shift(pool);
  const auto call = Make(spec, maker);
  if (!call.ok()) {
    state.SkipWithError(call.status().ToString().c_str());
    return;
  }
  // The memory is written, because pages that were never written all map to the same zero page.
  const auto memory = [&](int64_t elements) {
    const auto bytes = static_cast<size_t>(elements * ItemSize(spec.dtype)) / 4096 * 4096 + 8192;
    std::shared_ptr<void> owner(std::aligned_alloc(4096, bytes), std::free);
    std::memset(owner.get(), 0x3c, bytes);
    return owner;
  };
  const auto a = memory(spec.m * spec.k);
  const auto b = memory(spec.k * spec.n);
  const auto c = memory(spec.m * spec.n);
  const auto bias = memory(spec.n);
  const auto scratch = memory((*call)->scratch_bytes() + 64);
  const std::vector<void*> buffers = {a.get(), b.get(), c.get(), bias.get()};
  auto* aligned = reinterpret_cast<std::byte*>((reinterpret_cast<uintptr_t>(scratch.get()) + 63) / 64 * 64);
  const auto own_state = (*call)->NewState();
  for (auto _ : state) {
    for (int stage = 0; stage < (*call)->num_stages(); ++stage) {
      pool.Run((*call)->num_pieces(stage),
               [&](int piece) { BACKTAPE_CHECK((*call)->RunPiece(stage, piece, *own_state, buffers, aligned).ok()); });
    }
  }
  state.counters["GFLOP/s"] = benchmark::Counter(2e-9 * static_cast<double>(spec.m * spec.n * spec.k),
                                                 benchmark::Counter::kIsIterationInvariantRate);
}

void Register(DType dtype, int64_t m, int64_t n, int64_t k) {
  for (int transposed = 0; transposed < 4; ++transposed) {
    MatmulSpec spec;
    spec.dtype = dtype;
    spec.m = m;
    spec.n = n;
    spec.k = k;
    spec.a = (transposed & 1) != 0 ? MatrixLayout{{}, 1, m} : MatrixLayout{{}, k, 1};
    spec.b = (transposed & 2) != 0 ? MatrixLayout{{}, 1, k} : MatrixLayout{{}, n, 1};
    spec.c = {{}, n, 1};
    for (Maker maker : kMakers) {
      if (maker == Maker::kOnednn && dtype != DType::kFloat32) continue;
      if (maker == Maker::kOuter && k > kMaxOuterTerms) continue;
      if (maker == Maker::kThin && std::min(m, n) > kMaxThin) continue;
      for (int threads : {1, 2}) {
        spec.max_pieces = threads;
        const std::string name =
            absl::StrCat(Abbreviation(dtype), "/", m, "x", n, "x", k, (transposed & 1) != 0 ? " aT" : "",
                         (transposed & 2) != 0 ? " bT" : "", kNames[static_cast<int>(maker)], " ", threads);
        benchmark::RegisterBenchmark(name.c_str(), [spec, maker](benchmark::State& state) {
          Run(state, spec, maker);
        })->UseRealTime();
      }
    }
  }
}

}  // namespace
}  // namespace backtape::jit

int main(int argc, char** argv) {
  using backtape::DType;
  const std::vector<std::array<int64_t, 3>> sizes = {{4, 16, 16},
                                                     {16, 16, 16},
                                                     {32, 32, 32},
                                                     {64, 64, 64},
                                                     {100, 100, 100},
                                                     {128, 128, 128},
                                                     {16, 512, 128},
                                                     {16, 128, 512},
                                                     {512, 128, 16},
                                                     {256, 256, 256},
                                                     {2000, 100, 100},
                                                     {100, 100, 2000},
                                                     {512, 512, 512},
                                                     {256, 768, 768},
                                                     {1024, 1024, 1024},
                                                     // Thin products.
                                                     {10, 1, 10},
                                                     {100, 1, 100},
                                                     {1000, 1, 1000},
                                                     {4096, 1, 4096},
                                                     {4096, 2, 4096},
                                                     {2000, 1, 100},
                                                     {2000, 2, 100},
                                                     {2000, 3, 100},
                                                     {2000, 4, 100},
                                                     {100, 2, 2000},
                                                     {1, 100, 2000},
                                                     {1, 1, 4096},
                                                     {1, 1, 100000},
                                                     {3, 300, 100},
                                                     {4, 1000, 1000},
                                                     {4, 40, 40},
                                                     // Sums of few terms.
                                                     {100, 100, 1},
                                                     {500, 128, 4},
                                                     {2000, 100, 1},
                                                     {2000, 100, 2},
                                                     {2000, 100, 4},
                                                     {2000, 1000, 1},
                                                     {4096, 4096, 2}};
  for (const auto& [m, n, k] : sizes) {
    backtape::jit::Register(DType::kFloat32, m, n, k);
    backtape::jit::Register(DType::kFloat64, m, n, k);
  }
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
