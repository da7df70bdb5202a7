#ifndef BACKTAPE_TESTS_FUZZ_GRAPH_CHECK_CASE_H_
#define BACKTAPE_TESTS_FUZZ_GRAPH_CHECK_CASE_H_

#include <string>

#include "backtape/passes/bisect/bound_graph.h"

namespace backtape::graph_fuzz {

// What a check compares with the interpreter's results on the unchanged graph.
// For one seed in eight (BoundGraph::seed), native code also runs with every value between guard pages
// (NativeOptions::check_bounds).
enum class Check : uint8_t {
  kNative,     // native code for AVX2 on one thread, and for the best instruction set on three; skipped for
               // graphs of several calls that write inputs which share memory
  kPipelines,  // the interpreter after O1 and O2; skipped for graphs with writes whose inputs share memory
  kPasses,     // the interpreter after the random pipeline of the seed (check_passes.h); skipped for the same graphs
  kTexts,      // the texts of the graph, read back; for one seed in eight, also files of its inputs (check_texts.h)
  kSymbolic,   // native code for one or two symbolic sizes, run with the original sizes and with sizes of 0 to 5
  kGradient,   // the joint graph: native code, and the interpreter after O1, O2 and the random pipeline
  kSymbolicGradient,  // native code of the joint graph for a symbolic size, run with the original size, 2 and 5
  kTape,              // the graph as a program over variables (check_tape.h)
};

// Returns "" if the results are equal up to rounding or both sides fail, otherwise a text that begins with the name of
// the check. With `is_exact` the tolerances of tests/support/native_tolerance.h apply, otherwise larger ones, since
// errors may accumulate over calls.
std::string FailureOf(const BoundGraph& bound, Check check, bool is_exact);
// Runs all checks and returns the failure of the first one that fails, or "".
std::string FailureOf(const BoundGraph& bound, bool is_exact);

// The properties of a graph that decide which checks apply. The other checks pass without comparing any value.
struct Reach {
  bool runs = false;         // the interpreter accepts it
  bool is_symbolic = false;  // its types can be inferred with a symbolic size
  bool has_gradient = false;
};
Reach ReachOf(const BoundGraph& bound);

}  // namespace backtape::graph_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_GRAPH_CHECK_CASE_H_
