#ifndef BACKTAPE_PASSES_FUNC_TRACED_FUNCTION_H_
#define BACKTAPE_PASSES_FUNC_TRACED_FUNCTION_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "backtape/autograd/trace/trace_program.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/ir/graph.h"

namespace backtape::func {

// A function as a graph. Its placeholders are input_0, input_1, ..., then state_0, ... for the other tensors that the
// function uses; its outputs are those of the function.
struct TracedFunction {
  std::unique_ptr<Graph> graph;
  variable_list state;
  bool writes_state = false;
  bool writes_inputs = false;
};

// Calls the function once with symbolic inputs. Throws the errors of the function, and FailedPrecondition if it uses
// grad() or symbolic tensors other than its inputs.
TracedFunction Trace(const VariableProgram& function, absl::Span<const TensorType> inputs,
                     Tracer::Detachments detachments);

// "input_3".
std::string InputName(size_t index);

// Makes the graph's calls one after the other with autograd, so that the results are differentiable in both modes, and
// traceable. `inputs` has a value for each placeholder. An undefined result stands for None. Throws backtape::Error
// with the node's name and source line.
variable_list RunCalls(const Graph& graph, const variable_list& inputs);

}  // namespace backtape::func

#endif  // BACKTAPE_PASSES_FUNC_TRACED_FUNCTION_H_
