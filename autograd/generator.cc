#include "backtape/autograd/generator.h"

namespace backtape {

Generator& Generator::Default() {
  static auto* const kGenerator = new Generator();
  return *kGenerator;
}

void Generator::manual_seed(uint64_t seed) {
  const std::lock_guard lock(mutex_);
  next_ = {seed, 0};
}

uint64_t Generator::initial_seed() const {
  const std::lock_guard lock(mutex_);
  return next_.seed;
}

RandomStream Generator::NextStream() {
  const std::lock_guard lock(mutex_);
  const RandomStream stream = next_;
  ++next_.stream;
  return stream;
}

uint64_t Generator::NextSeed() { return NextStream().DoubleWord(0); }

void manual_seed(uint64_t seed) { Generator::Default().manual_seed(seed); }

}  // namespace backtape
