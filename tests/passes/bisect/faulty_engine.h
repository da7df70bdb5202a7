#ifndef BACKTAPE_TESTS_PASSES_BISECT_FAULTY_ENGINE_H_
#define BACKTAPE_TESTS_PASSES_BISECT_FAULTY_ENGINE_H_

#include <string>

#include "backtape/passes/bisect/compare_engines.h"

namespace backtape::testing {

// What is wrong with an engine that otherwise gives the interpreter's values.
struct Fault {
  std::string node{};  // of this name; empty: of any
  std::string op{};    // "aten.exp.default"; empty: of any
  // Only where a call of this name reads the node, and the node is not returned: as one that is fused with its reader.
  std::string fused_with{};
  // Only in graphs that call this op.
  std::string beside_op{};
  // The run fails there, in place of a wrong value.
  bool fails = false;
  // By how much the first element is wrong, of the largest value; integers by 1, bool is the other.
  double error = 0.5;
};

EngineCompiler FaultyEngine(const Fault& fault);

// A compiler of nothing that is wrong.
EngineCompiler FlawlessEngine();

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_PASSES_BISECT_FAULTY_ENGINE_H_
