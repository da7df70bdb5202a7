#include "backtape/autograd/ops/generator.h"

namespace backtape {

Generator& Generator::Default() {
  static auto* const kGenerator = new Generator();
  return *kGenerator;
}

void Generator::manual_seed(uint64_t seed) {
  const std::lock_guard lock(mutex_);
  seed_ = next_seed_ = seed;
}

uint64_t Generator::initial_seed() const {
  const std::lock_guard lock(mutex_);
  return seed_;
}

uint64_t Generator::TakeCalls(uint64_t count) {
  const std::lock_guard lock(mutex_);
  const uint64_t first = next_seed_;
  next_seed_ += count * kCallSeedStep;
  return first;
}

RandomStream Generator::NextStream() { return {TakeCalls(1), 0}; }

void manual_seed(uint64_t seed) { Generator::Default().manual_seed(seed); }

}  // namespace backtape
