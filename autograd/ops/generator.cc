#include "backtape/autograd/ops/generator.h"

#include "backtape/autograd/variable/trace_recorder.h"

namespace backtape {

Generator& Generator::Default() {
  static auto* const kGenerator = new Generator();
  return *kGenerator;
}

void Generator::manual_seed(uint64_t seed) { set_state({.seed = seed}); }

uint64_t Generator::initial_seed() const { return state().seed; }

Generator::State Generator::state() const {
  const std::lock_guard lock(mutex_);
  return state_;
}

void Generator::set_state(const State& state) {
  const auto* const recorder = internal::TraceRecorder::Current();
  if (recorder != nullptr && this == &Default()) {
    recorder->CheckEffect("sets the state of the random number generator");
  }
  Restore(state);
}

void Generator::Restore(const State& state) {
  const std::lock_guard lock(mutex_);
  state_ = state;
}

uint64_t Generator::TakeCalls(uint64_t count) {
  const std::lock_guard lock(mutex_);
  const uint64_t first = state_.seed + state_.offset * kCallSeedStep;
  state_.offset += count;
  return first;
}

RandomStream Generator::NextStream() { return {TakeCalls(1), 0}; }

void manual_seed(uint64_t seed) { Generator::Default().manual_seed(seed); }

}  // namespace backtape
