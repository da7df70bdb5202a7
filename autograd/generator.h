#ifndef BACKTAPE_AUTOGRAD_GENERATOR_H_
#define BACKTAPE_AUTOGRAD_GENERATOR_H_

#include <cstdint>
#include <mutex>

#include "backtape/tensor/random_stream.h"

namespace backtape {

// Where eager ops have their random numbers from: each call takes the next stream of the seed. May be used by several
// threads; which of them gets which stream is then left to chance.
class Generator {
 public:
  explicit Generator(uint64_t seed = 0) : next_{seed, 0} {}
  Generator(const Generator&) = delete;
  Generator& operator=(const Generator&) = delete;

  // The one that all ops use.
  static Generator& Default();

  // Starts again from the first stream of `seed`.
  void manual_seed(uint64_t seed);
  uint64_t initial_seed() const;

  RandomStream NextStream();
  // A seed for a run of an executable, drawn from the next stream.
  uint64_t NextSeed();

 private:
  mutable std::mutex mutex_;
  RandomStream next_;
};

// Generator::Default().manual_seed(seed), as torch.manual_seed.
void manual_seed(uint64_t seed);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_GENERATOR_H_
