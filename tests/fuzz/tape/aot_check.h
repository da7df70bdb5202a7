#ifndef BACKTAPE_TESTS_FUZZ_TAPE_AOT_CHECK_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_AOT_CHECK_H_

#include <optional>
#include <string>

#include "backtape/jit/backward_compiler.h"
#include "backtape/tests/fuzz/tape/program.h"

namespace backtape::tape_fuzz {

// Turns a program into one that calls a function. The inputs come first. The views, writes and other ops up to the
// first backward form the function. Backwards and further ops follow. All other instructions are removed.
Program AotProgramOf(const Program& program);

// Runs a program of AotProgramOf twice: eagerly, and with its function compiled as an AotFunction with these options.
// Compares the results and arguments, their places on the tape, which of them share memory, and the gradients. Returns
// the first difference that rounding does not explain. Some errors occur in only one of the runs because the compiled
// function is one node of the tape; the comparison ends there.
std::optional<std::string> AotDifference(const Program& program, const EngineOptions& engine);

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_AOT_CHECK_H_
