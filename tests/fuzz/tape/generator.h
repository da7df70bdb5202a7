#ifndef BACKTAPE_TESTS_FUZZ_TAPE_GENERATOR_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_GENERATOR_H_

#include <cstdint>

#include "backtape/tests/fuzz/tape/program.h"

namespace backtape::tape_fuzz {

// The program of a seed. It depends only on the seed, not on the machine or the library. Nearly all instructions are
// valid; a few are errors on purpose.
Program GenerateProgram(uint64_t seed);

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_GENERATOR_H_
