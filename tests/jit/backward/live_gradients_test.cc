// How many gradients exist at once in a training step whose optimiser runs inside the backward: a post-accumulate hook
// of each parameter updates it and clears its gradient.
#include <gtest/gtest.h>
#include <malloc.h>

#include <algorithm>
#include <memory>

#include "backtape/tests/jit/backward/compiled_backward_fixture.h"

namespace backtape {
namespace {

constexpr int kNumLayers = 8;
// The sizes of the layers differ, and so do those of their gradients.
constexpr int64_t Width(int layer) { return 256 + 8 * layer; }
// The size of the largest gradient.
constexpr int64_t kGradientBytes = Width(kNumLayers - 1) * Width(kNumLayers) * int64_t{sizeof(double)};

// The bytes of the process's heap that are in use.
int64_t HeapBytes() {
  const struct mallinfo2 info = mallinfo2();
  return static_cast<int64_t>(info.uordblks + info.hblkhd);
}

class Network {
 public:
  Network() {
    for (int i = 0; i < kNumLayers; ++i) {
      parameters_.push_back(Values({Width(i), Width(i + 1)}, 0.1 + 0.07 * i) * (1.0 / 256));
      parameters_.back().set_requires_grad();
    }
  }
  const variable_list& parameters() const { return parameters_; }
  Variable Loss() const {
    Variable h = Values({2, Width(0)});
    for (const Variable& p : parameters_) h = ops::tanh(ops::mm(h, p));
    return ops::sum(h);
  }

 private:
  variable_list parameters_;
};

void Update(const Variable& parameter) {
  const NoGradGuard no_grad;
  ops::sub_(parameter, parameter.grad() * 0.5);
  parameter.set_grad({});
}

struct Peak {
  int64_t gradients = 0;  // storages of gradients that exist at the beginning of a hook
  double heap = 0;        // growth of the heap since the first step began, in units of kGradientBytes
};

class LiveGradientsTest : public CompiledBackwardTest {
 protected:
  // Trains for some steps, with or without capture, and returns the largest numbers of the last step.
  static Peak PeakOf(const Network& network, const std::function<void(const Variable& loss)>& backward) {
    Peak peak;
    std::vector<std::weak_ptr<Storage>> storages;
    const int64_t before = HeapBytes();
    std::vector<HookHandle> hooks;
    for (const Variable& p : network.parameters()) {
      hooks.push_back(p.RegisterPostAccumulateGradHook([&](const Variable& leaf) {
        storages.push_back(leaf.grad().storage());
        const auto alive = std::count_if(storages.begin(), storages.end(), [](const auto& s) { return !s.expired(); });
        peak.gradients = std::max<int64_t>(peak.gradients, alive);
        peak.heap = std::max(peak.heap, static_cast<double>(HeapBytes() - before) / kGradientBytes);
        Update(leaf);
      }));
    }
    for (int step = 0; step < 3; ++step) {
      peak = {};
      storages.clear();
      backward(network.Loss());
    }
    EXPECT_EQ(storages.size(), kNumLayers);
    for (HookHandle& hook : hooks) hook.Remove();
    return peak;
  }
};
INSTANTIATE_TEST_SUITE_P(Engines, LiveGradientsTest, ::testing::Values(Backend::kInterpreter, Backend::kNative),
                         EngineName);

TEST_P(LiveGradientsTest, AnOptimiserInsideTheBackwardKeepsOneGradient) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "sanitizers replace the heap";
#endif
  Network().Loss().backward();  // kernels keep buffers of their own for later calls
  const Network eager_network;
  const Peak eager = PeakOf(eager_network, [](const Variable& loss) { loss.backward(); });
  EXPECT_EQ(eager.gradients, 1);
  EXPECT_LT(eager.heap, 2);

  const Network network;
  const Peak captured = PeakOf(network, [&](const Variable& loss) {
    const auto scope = compiled_.Enable();
    loss.backward();
  });
  EXPECT_EQ(compiled_.stats().engine_runs, 0);
  EXPECT_EQ(compiled_.stats().hits, 2);
  EXPECT_GE(compiled_.stats().pieces_compiled, 3);
  EXPECT_EQ(captured.gradients, 1);
  EXPECT_LT(captured.heap, 2) << "compiled pieces keep no memory between their runs";
  for (int i = 0; i < kNumLayers; ++i) {
    ExpectNear(network.parameters()[i], eager_network.parameters()[i], 1e-12);
  }

  // For comparison, the same optimiser runs after the backward.
  const Network network_after;
  const int64_t before = HeapBytes();
  double all = 0;
  for (int step = 0; step < 3; ++step) {
    network_after.Loss().backward();
    all = static_cast<double>(HeapBytes() - before) / kGradientBytes;
    for (const Variable& p : network_after.parameters()) Update(p);
  }
  EXPECT_GT(all, 0.8 * kNumLayers) << "the measurement sees every gradient";
  for (int i = 0; i < kNumLayers; ++i) {
    ExpectNear(network_after.parameters()[i], eager_network.parameters()[i], 1e-12);
  }
}

}  // namespace
}  // namespace backtape
