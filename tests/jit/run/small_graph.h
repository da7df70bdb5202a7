#ifndef BACKTAPE_TESTS_JIT_RUN_SMALL_GRAPH_H_
#define BACKTAPE_TESTS_JIT_RUN_SMALL_GRAPH_H_

#include <memory>
#include <string>

#include "absl/types/span.h"
#include "backtape/jit/compiler.h"
#include "backtape/tensor/ivalue.h"

namespace backtape::testing {

// The graph of a module whose forward has this text, from the first placeholder on.
std::unique_ptr<Graph> ReadForward(const std::string& text);

// Random inputs; `size` stands for every symbol.
IValueList RandomInputsOf(const Graph& graph, int64_t size = 2);

// A run gives what the interpreter gives, within 1e-4 of an output's largest value.
void ExpectAsInterpreter(const Graph& graph, const NativeExecutable& native, const IValueList& inputs);
// Each of them does; the interpreter runs once.
void ExpectAllAsInterpreter(const Graph& graph, absl::Span<const std::unique_ptr<NativeExecutable>> natives,
                            const IValueList& inputs);

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_JIT_RUN_SMALL_GRAPH_H_
