#ifndef BACKTAPE_TESTS_FUZZ_SUPPORT_SEED_CHOICE_H_
#define BACKTAPE_TESTS_FUZZ_SUPPORT_SEED_CHOICE_H_

#include <cstdint>

namespace backtape::fuzz {

// True for one seed in `n`. Which kind of program a seed stands for depends on the seed's last bits, so a choice that
// is to be made for every kind must not depend on those. Choices with different salts are independent.
inline bool IsOneIn(uint64_t seed, uint64_t n, uint64_t salt) {
  // The output function of splitmix64.
  uint64_t bits = seed + salt * 0x9e3779b97f4a7c15;
  bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9;
  bits = (bits ^ (bits >> 27)) * 0x94d049bb133111eb;
  return (bits ^ (bits >> 31)) % n == 0;
}

}  // namespace backtape::fuzz

#endif  // BACKTAPE_TESTS_FUZZ_SUPPORT_SEED_CHOICE_H_
