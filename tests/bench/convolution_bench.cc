// Compares Backtape's own convolutions and their gradients with oneDNN's. The choice in jit/dense/convolution.cc is
// based on these results. The names of the cases consist of the kind, images x input channels x size, output channels,
// window, stride and groups.

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/convolution.h"
#include "backtape/jit/dense/depthwise_by_channels.h"
#include "backtape/jit/dense/depthwise_convolution.h"
#include "backtape/jit/dense/gathered_weight_gradient.h"
#include "backtape/jit/dense/small_image_convolution.h"
#include "backtape/jit/dense/tiled_convolution.h"
#include "backtape/jit/dense/winograd_convolution.h"
#include "backtape/jit/emit/emitter.h"
#include "backtape/tensor/check.h"

namespace backtape::jit {
namespace {

struct Setup {
  std::unique_ptr<Emitter> emitter;
  TileKernels tiles;
};

const Setup& TheSetup() {
  static const Setup& setup = [&]() -> Setup& {
    auto* made = new Setup;
    auto emitter = Emitter::Create({.target = *HostCpuTarget()});
    BACKTAPE_CHECK(emitter.ok()) << emitter.status();
    made->emitter = *std::move(emitter);
    made->tiles = *made->emitter->EmitTiles(DType::kFloat32);
    std::vector<DepthwiseWindow> windows;
    for (const int64_t lines : {1, 3, 5, 7, 9}) {
      for (const int64_t stride : {1, 2}) windows.push_back({lines, stride, 1});
    }
    made->tiles.depthwise = *made->emitter->EmitDepthwise(DType::kFloat32, windows);
    return *made;
  }();
  return setup;
}

int64_t Product(const ConvolutionDims& sizes) {
  int64_t product = 1;
  for (int64_t size : sizes) product *= size;
  return product;
}

ConvolutionDims RowMajor(const ConvolutionDims& sizes) {
  ConvolutionDims strides(sizes.size(), 1);
  for (size_t i = sizes.size() - 1; i-- > 0;) strides[i] = strides[i + 1] * sizes[i + 1];
  return strides;
}

enum class Maker : uint8_t { kOwn, kWinograd, kSmallImage, kGathered, kDepthwise, kByChannels, kOnednn };

void Run(benchmark::State& state, const ConvolutionSpec& spec, Maker maker) {
  const SingleThreadScope single_thread;
  const auto call = maker == Maker::kOwn          ? MakeTiledConvolution(spec, TheSetup().tiles)
                    : maker == Maker::kSmallImage ? MakeSmallImageConvolution(spec, TheSetup().tiles)
                    : maker == Maker::kGathered   ? MakeGatheredWeightGradient(spec, TileSet{TheSetup().tiles, {}})
                    : maker == Maker::kDepthwise  ? MakeDepthwiseConvolution(spec, TheSetup().tiles)
                    : maker == Maker::kByChannels ? MakeDepthwiseByChannels(spec, TheSetup().tiles)
                    : maker == Maker::kWinograd   ? MakeWinogradConvolution(spec, TheSetup().tiles)
                                                  : MakeOnednnConvolution(spec);
  if (!call.ok()) {
    state.SkipWithError(call.status().ToString().c_str());
    return;
  }
  const auto memory = [&](int64_t bytes) {
    return std::shared_ptr<void>(std::aligned_alloc(4096, static_cast<size_t>(bytes / 4096 + 2) * 4096), std::free);
  };
  std::vector<std::shared_ptr<void>> owners;
  std::vector<void*> buffers;
  for (const ConvolutionDims* sizes : {&spec.input_sizes, &spec.weight_sizes, &spec.output_sizes}) {
    owners.push_back(memory(Product(*sizes) * 4));
    std::fill_n(static_cast<float*>(owners.back().get()), Product(*sizes), 1.0f);
    buffers.push_back(owners.back().get());
  }
  const auto scratch = memory((*call)->scratch_bytes());
  const auto own_state = (*call)->NewState();
  for (auto _ : state) {
    for (int stage = 0; stage < (*call)->num_stages(); ++stage) {
      for (int piece = 0; piece < (*call)->num_pieces(stage); ++piece) {
        BACKTAPE_CHECK(
            (*call)->RunPiece(stage, piece, *own_state, buffers, static_cast<std::byte*>(scratch.get())).ok());
      }
    }
  }
  const double products = static_cast<double>(Product(spec.output_sizes)) *
                          static_cast<double>(Product(spec.weight_sizes) / spec.weight_sizes[0]);
  state.counters["GFLOP/s"] = benchmark::Counter(2e-9 * products, benchmark::Counter::kIsIterationInvariantRate);
  state.counters["scratch_kB"] = static_cast<double>((*call)->scratch_bytes()) / 1e3;
}

void Register(int64_t images, int64_t channels, int64_t size, int64_t made, int64_t window, int64_t stride,
              int64_t groups) {
  ConvolutionSpec spec;
  const int64_t padding = window / 2;
  const int64_t out = (size + 2 * padding - window) / stride + 1;
  spec.input_sizes = {images, channels, size, size};
  spec.weight_sizes = {made, channels / groups, window, window};
  spec.output_sizes = {images, made, out, out};
  spec.input_strides = RowMajor(spec.input_sizes);
  spec.weight_strides = RowMajor(spec.weight_sizes);
  spec.output_strides = RowMajor(spec.output_sizes);
  spec.stride = {stride, stride};
  spec.padding = {padding, padding};
  spec.dilation = {1, 1};
  spec.groups = groups;
  for (const auto& [kind, name] :
       {std::pair(ConvolutionKind::kForward, "forward"), std::pair(ConvolutionKind::kBackwardInput, "input"),
        std::pair(ConvolutionKind::kBackwardWeight, "weight")}) {
    spec.kind = kind;
    for (const auto& [maker, suffix] :
         {std::pair(Maker::kOwn, " own"), std::pair(Maker::kWinograd, " winograd"),
          std::pair(Maker::kSmallImage, " small"), std::pair(Maker::kGathered, " gathered"),
          std::pair(Maker::kDepthwise, " depthwise"), std::pair(Maker::kByChannels, " by channels"),
          std::pair(Maker::kOnednn, " onednn")}) {
      if (maker == Maker::kByChannels && !MakeDepthwiseByChannels(spec, TheSetup().tiles).ok()) continue;
      if (maker == Maker::kDepthwise && (groups == 1 || channels != groups)) continue;
      if (maker == Maker::kGathered && spec.kind != ConvolutionKind::kBackwardWeight) continue;
      if (maker == Maker::kSmallImage && spec.kind == ConvolutionKind::kBackwardWeight) continue;
      if (maker == Maker::kWinograd && !MakeWinogradConvolution(spec, TheSetup().tiles).ok()) continue;
      const std::string text = absl::StrCat(name, "/", images, "x", channels, "x", size, " to ", made, " by ", window,
                                            " stride ", stride, " groups ", groups, suffix);
      const Maker by = maker;
      benchmark::RegisterBenchmark(text.c_str(), [spec, by](benchmark::State& state) { Run(state, spec, by); });
    }
  }
}

}  // namespace
}  // namespace backtape::jit

int main(int argc, char** argv) {
  using backtape::jit::Register;
  Register(4, 32, 56, 32, 3, 1, 1);
  Register(4, 64, 56, 64, 3, 1, 1);
  Register(4, 128, 28, 128, 3, 1, 1);
  Register(4, 256, 14, 256, 3, 1, 1);
  Register(4, 512, 7, 512, 3, 1, 1);
  Register(4, 64, 56, 128, 3, 2, 1);
  Register(4, 64, 56, 128, 1, 2, 1);
  Register(4, 256, 56, 64, 1, 1, 1);
  Register(4, 64, 56, 256, 1, 1, 1);
  Register(1, 3, 224, 64, 7, 2, 1);
  // Few pixels and many channels.
  Register(1, 512, 7, 512, 3, 1, 1);
  Register(4, 512, 7, 512, 1, 1, 1);
  Register(4, 256, 14, 512, 1, 2, 1);
  Register(4, 256, 14, 512, 3, 2, 1);
  Register(1, 128, 8, 128, 3, 1, 1);
  Register(4, 512, 3, 512, 3, 1, 1);
  Register(2, 256, 4, 512, 3, 2, 1);
  Register(1, 512, 2, 512, 3, 1, 1);
  Register(8, 512, 2, 512, 3, 1, 1);
  Register(8, 512, 7, 512, 3, 1, 1);
  Register(16, 256, 14, 256, 3, 1, 1);
  Register(8, 1024, 7, 256, 1, 1, 1);
  // Groups.
  Register(4, 128, 32, 128, 3, 1, 64);
  Register(4, 512, 8, 512, 3, 1, 256);
  Register(4, 128, 32, 128, 3, 1, 32);
  Register(4, 416, 8, 416, 3, 1, 104);
  Register(4, 1024, 4, 1024, 3, 1, 256);
  Register(4, 128, 32, 128, 3, 1, 16);
  Register(4, 256, 16, 256, 3, 1, 32);
  Register(4, 512, 8, 512, 3, 2, 64);
  Register(4, 128, 32, 128, 3, 2, 64);
  Register(4, 128, 32, 128, 3, 2, 32);
  Register(4, 128, 56, 128, 3, 2, 16);
  Register(4, 64, 56, 64, 3, 1, 8);
  Register(4, 128, 14, 128, 3, 1, 32);
  Register(4, 64, 56, 64, 3, 1, 64);
  Register(8, 256, 32, 256, 3, 1, 256);
  Register(8, 96, 64, 96, 3, 2, 96);
  Register(4, 32, 128, 32, 3, 1, 32);
  Register(4, 96, 20, 96, 3, 1, 96);
  Register(4, 192, 28, 192, 3, 1, 192);
  Register(4, 192, 28, 192, 5, 1, 192);
  Register(16, 192, 28, 192, 3, 1, 192);
  Register(4, 120, 28, 120, 5, 2, 120);
  Register(16, 480, 14, 480, 3, 1, 480);
  Register(4, 480, 14, 480, 5, 1, 480);
  Register(4, 672, 7, 672, 5, 1, 672);
  Register(4, 128, 8, 128, 5, 2, 128);
  Register(4, 960, 4, 960, 3, 1, 960);
  Register(1, 1152, 7, 1152, 3, 1, 1152);
  Register(4, 96, 56, 96, 7, 1, 96);
  Register(2, 384, 14, 384, 7, 1, 384);
  Register(2, 768, 9, 768, 9, 1, 768);
  Register(4, 64, 56, 64, 3, 1, 4);
  Register(16, 1, 28, 8, 5, 1, 1);
  Register(16, 8, 28, 16, 3, 1, 1);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
