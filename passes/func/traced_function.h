#ifndef BACKTAPE_PASSES_FUNC_TRACED_FUNCTION_H_
#define BACKTAPE_PASSES_FUNC_TRACED_FUNCTION_H_

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/types/span.h"
#include "backtape/autograd/trace/trace_program.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/ir/graph.h"
#include "backtape/passes/node_evaluator.h"

namespace backtape::func {

// A function as a graph. Its placeholders are input_0, input_1, ..., then state_0, ... for the other tensors that the
// function uses; its outputs are those of the function.
struct TracedFunction {
  std::unique_ptr<Graph> graph;
  variable_list state;
  bool writes_state = false;
  // For each input.
  enum class Write : uint8_t { kNone, kHidden, kSeen };  // kHidden: only in no-grad mode or through detach()
  std::vector<Write> writes;
};

// Calls the function once with symbolic inputs, in the caller's grad mode, which the graph states. Throws the errors of
// the function, and FailedPrecondition if it uses grad() or symbolic tensors other than its inputs.
TracedFunction Trace(const VariableProgram& function, absl::Span<const TensorType> inputs,
                     Tracer::Detachments detachments);

// Switches the caller's no-grad mode off while the calls of a traced function run: the graph states the mode of each of
// them.
class ModeOfGraphGuard : public GradModeGuard {
 public:
  ModeOfGraphGuard();
};

// "input_3".
std::string InputName(size_t index);

// Makes the graph's calls one after the other with autograd, so that the results are differentiable in both modes, and
// traceable. `inputs` has a value for each placeholder. An undefined result stands for None. Throws backtape::Error
// with the node's name and source line.
variable_list RunCalls(const Graph& graph, const variable_list& inputs);

// A run of a joint graph in two parts: a forward, and any number of backwards that share its values and random numbers.
class JointRun {
 public:
  // Makes the calls of the forward, whose results are the first `num_outputs` outputs. `inputs` has the values of all
  // placeholders but the tangents, which come last. Throws like RunCalls.
  JointRun(std::shared_ptr<const Graph> joint, size_t num_outputs, const variable_list& inputs);
  const variable_list& outputs() const { return outputs_; }
  // Makes the other calls, and returns the outputs after the first `num_outputs`. Throws like RunCalls, and if a value
  // that these calls read has been written.
  variable_list RunBackward(const variable_list& tangents) const;

 private:
  void Release();

  const std::shared_ptr<const Graph> joint_;
  const size_t num_outputs_;
  const Node* first_of_backward_ = nullptr;
  internal::NodeEvaluator values_;
  variable_list outputs_;
  std::vector<std::pair<const Node*, int64_t>> versions_;  // of the values that the backward reads
};

}  // namespace backtape::func

#endif  // BACKTAPE_PASSES_FUNC_TRACED_FUNCTION_H_
