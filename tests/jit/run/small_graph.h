#ifndef BACKTAPE_TESTS_JIT_RUN_SMALL_GRAPH_H_
#define BACKTAPE_TESTS_JIT_RUN_SMALL_GRAPH_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "backtape/jit/compiler.h"
#include "backtape/tensor/ivalue.h"

namespace backtape::testing {

// Reads the graph of a module. `text` is the text of its forward from the first placeholder on.
std::unique_ptr<Graph> ReadForward(const std::string& text);

// Random inputs; every symbol has the value `size`.
IValueList RandomInputsOf(const Graph& graph, int64_t size = 2);

// The instruction sets that this CPU can run, as targets of native code.
std::vector<NativeCpu> NativeTargets();

// Expects that a native run returns the interpreter's values, within 1e-4 of the largest value of each output.
void ExpectAsInterpreter(const Graph& graph, const NativeExecutable& native, const IValueList& inputs);
// Like ExpectAsInterpreter, for several executables. The interpreter runs only once.
void ExpectAllAsInterpreter(const Graph& graph, absl::Span<const std::unique_ptr<NativeExecutable>> natives,
                            const IValueList& inputs);

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_JIT_RUN_SMALL_GRAPH_H_
