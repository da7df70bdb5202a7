// Matrix products out of own tiles and through oneDNN, by sizes and transposes: where which is faster, which
// jit/library/matmul.cc must know. The names are m x n x k and which operands are transposed.

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/jit/emit/emitter.h"
#include "backtape/jit/library/matmul.h"
#include "backtape/jit/library/packed_matmul.h"
#include "backtape/jit/library/tiled_matmul.h"
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

enum class Maker : uint8_t { kTiles, kBlocks, kOnednn };
constexpr Maker kMakers[] = {Maker::kTiles, Maker::kBlocks, Maker::kOnednn};
constexpr const char* kNames[] = {" tiles", " blocks", " onednn"};

absl::StatusOr<std::unique_ptr<LibraryCall>> Make(const MatmulSpec& spec, Maker maker) {
  const TileSet& tiles = TheSetup().tiles;
  const TileKernels& kernels = spec.dtype == DType::kFloat64 ? tiles.float64 : tiles.float32;
  switch (maker) {
    case Maker::kTiles:
      return MakeTiledMatmul(spec, kernels);
    case Maker::kBlocks:
      return MakePackedMatmul(spec, kernels);
    default:
      return MakeOnednnMatmul(spec);
  }
}

void Run(benchmark::State& state, const MatmulSpec& spec, Maker maker) {
  const SingleThreadScope single_thread;
  const auto call = Make(spec, maker);
  if (!call.ok()) {
    state.SkipWithError(call.status().ToString().c_str());
    return;
  }
  const auto memory = [&](int64_t elements) {
    const auto bytes = static_cast<size_t>((elements * ItemSize(spec.dtype) + 63) / 64 * 64);
    return std::shared_ptr<void>(std::calloc(1, bytes + 4096), std::free);
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
      BACKTAPE_CHECK((*call)->RunPiece(stage, 0, *own_state, buffers, aligned).ok());
    }
  }
  state.counters["GFLOP/s"] = benchmark::Counter(2e-9 * static_cast<double>(spec.m * spec.n * spec.k),
                                                 benchmark::Counter::kIsIterationInvariantRate);
}

void Register(DType dtype, int64_t m, int64_t n, int64_t k) {
  for (int transposed = 0; transposed < 4; ++transposed) {
    for (Maker maker : kMakers) {
      if (maker == Maker::kOnednn && dtype != DType::kFloat32) continue;
      MatmulSpec spec;
      spec.dtype = dtype;
      spec.m = m;
      spec.n = n;
      spec.k = k;
      spec.a = (transposed & 1) != 0 ? MatrixLayout{{}, 1, m} : MatrixLayout{{}, k, 1};
      spec.b = (transposed & 2) != 0 ? MatrixLayout{{}, 1, k} : MatrixLayout{{}, n, 1};
      spec.c = {{}, n, 1};
      const std::string name =
          absl::StrCat(Abbreviation(dtype), "/", m, "x", n, "x", k, (transposed & 1) != 0 ? " aT" : "",
                       (transposed & 2) != 0 ? " bT" : "", kNames[static_cast<int>(maker)]);
      benchmark::RegisterBenchmark(name.c_str(), [spec, maker](benchmark::State& state) { Run(state, spec, maker); });
    }
  }
}

}  // namespace
}  // namespace backtape::jit

int main(int argc, char** argv) {
  using backtape::DType;
  for (const auto& [m, n, k] : std::vector<std::array<int64_t, 3>>{{4, 16, 16},
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
                                                                   {2000, 1, 100},
                                                                   {2000, 100, 2},
                                                                   {2000, 2, 100},
                                                                   {100, 100, 2000},
                                                                   {512, 512, 512},
                                                                   {256, 768, 768},
                                                                   {1024, 1024, 1024}}) {
    backtape::jit::Register(DType::kFloat32, m, n, k);
    backtape::jit::Register(DType::kFloat64, m, n, k);
  }
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
