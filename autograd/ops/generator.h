#ifndef BACKTAPE_AUTOGRAD_OPS_GENERATOR_H_
#define BACKTAPE_AUTOGRAD_OPS_GENERATOR_H_

#include <cstdint>
#include <mutex>

#include "backtape/tensor/random_call.h"

namespace backtape {

// The source of random numbers for eager ops: each call takes the next stream (tensor/random_call.h). Thread-safe; when
// several threads use it, the order in which they get streams is not deterministic.
class Generator {
 public:
  explicit Generator(uint64_t seed = 0) : state_{.seed = seed} {}
  Generator(const Generator&) = delete;
  Generator& operator=(const Generator&) = delete;

  // The generator that all ops use.
  static Generator& Default();

  // Restarts with the first stream of `seed`. This and set_state throw backtape::Error for the default generator while
  // a program is traced; a CapturedStep or an AotFunction then runs the program eagerly.
  void manual_seed(uint64_t seed);
  uint64_t initial_seed() const;

  // The seed, and how many calls have drawn since it was set. A generator that is set to the state of another one draws
  // the same numbers from then on.
  struct State {
    uint64_t seed = 0;
    uint64_t offset = 0;
    bool operator==(const State&) const = default;
  };
  State state() const;
  void set_state(const State& state);

  // The stream of the next call.
  RandomStream NextStream();
  // Reserves the streams of `count` calls for a run of a captured program, so that it draws the numbers that eager
  // calls would. Returns the seed of the run.
  uint64_t TakeCalls(uint64_t count);

 private:
  friend class GeneratorStateGuard;
  void Restore(const State& state);  // does not throw

  mutable std::mutex mutex_;
  State state_;
};

// Sets the state of the default generator for a scope.
class GeneratorStateGuard {
 public:
  explicit GeneratorStateGuard(const Generator::State& state) : before_(Generator::Default().state()) {
    Generator::Default().set_state(state);
  }
  ~GeneratorStateGuard() { Generator::Default().Restore(before_); }
  GeneratorStateGuard(const GeneratorStateGuard&) = delete;
  GeneratorStateGuard& operator=(const GeneratorStateGuard&) = delete;

 private:
  const Generator::State before_;
};

// Calls Generator::Default().manual_seed(seed), like torch.manual_seed.
void manual_seed(uint64_t seed);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_OPS_GENERATOR_H_
