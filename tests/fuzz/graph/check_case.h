#ifndef BACKTAPE_TESTS_FUZZ_GRAPH_CHECK_CASE_H_
#define BACKTAPE_TESTS_FUZZ_GRAPH_CHECK_CASE_H_

#include <string>

#include "backtape/passes/bisect/bound_graph.h"

namespace backtape::graph_fuzz {

// The checks. The interpreter is always the reference.
enum class Check : uint8_t {
  kNative,     // native code for AVX2 and the best instruction set, on one thread and on three
  kPipelines,  // the interpreter after O1 and O2
  kSymbolic,   // native code for a graph with a symbolic size, at sizes from 0 to 5 and its own
  kGradient,   // the joint graph: native code, and the interpreter after O2
};

// Empty when the two agree, in values up to rounding or in that both refuse; else it begins with the name of the check.
// `is_exact`: tolerances are those of tests/support/native_tolerance.h; else errors may add up over calls.
std::string FailureOf(const BoundGraph& bound, Check check, bool is_exact);
// The failure of the first check that fails.
std::string FailureOf(const BoundGraph& bound, bool is_exact);

// A graph with its inputs as the text of a run case (tests/support/run_case.h).
std::string RunCaseText(const BoundGraph& bound, const std::string& comment);

}  // namespace backtape::graph_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_GRAPH_CHECK_CASE_H_
