#ifndef BACKTAPE_TESTS_PASSES_BISECT_FAULTY_ENGINE_H_
#define BACKTAPE_TESTS_PASSES_BISECT_FAULTY_ENGINE_H_

#include <string>

#include "backtape/passes/bisect/compare_engines.h"

namespace backtape::testing {

// The fault of an engine that otherwise returns the interpreter's values: which nodes are wrong, and how.
struct Fault {
  std::string node{};  // the node's name; empty: any
  std::string op{};    // the op, such as "aten.exp.default"; empty: any
  // If set, the node is wrong only if a call of this name reads it and the graph does not return it, as if the two
  // were fused.
  std::string fused_with{};
  // If set, the node is wrong only in graphs that also call this op.
  std::string beside_op{};
  // The run fails at the node instead of returning a wrong value.
  bool fails = false;
  // The error of the first element, relative to the largest value. Integers are off by 1; a bool is inverted.
  double error = 0.5;
};

EngineCompiler FaultyEngine(const Fault& fault);

// A compiler for an engine without a fault.
EngineCompiler FlawlessEngine();

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_PASSES_BISECT_FAULTY_ENGINE_H_
