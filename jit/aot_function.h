#ifndef BACKTAPE_JIT_AOT_FUNCTION_H_
#define BACKTAPE_JIT_AOT_FUNCTION_H_

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "backtape/autograd/trace/trace_program.h"
#include "backtape/jit/aot/aot_options.h"
#include "backtape/passes/aot/aot_metadata.h"

namespace backtape {

namespace internal {
struct AotVersion;
}  // namespace internal

// A function of variables that is compiled ahead of its backward. The first call traces the function and its backward
// as one joint graph, splits this graph into a forward and a backward graph, and compiles the forward. The results are
// on the tape, with one node for the whole function.
//
//   AotFunction block([&](const variable_list& inputs) -> variable_list { return {ops::tanh(inputs[0].mm(weight))}; });
//   block({x})[0].sum().backward();
//
// The caller sees what an eager call shows: writes of arguments, results that are arguments or views of arguments or of
// each other, places on the tape, random numbers. The backward graph is compiled on the first backward. If the backward
// graph takes symbolic sizes, it is compiled together with the forward instead, so that its guards hold for both. If
// this compilation fails, the function warns, and the first backward compiles the graph again; it throws if the second
// compilation fails too. A backward with create_graph runs another AotFunction, whose inputs are the arguments and the
// gradients of the results, so derivatives of any order exist. It reads the arguments again, so these must not have
// been written since the call. Some functions cannot be differentiated again in this way, because their joint graph
// does not state all derivatives: they call a custom function, whose Backward may differ from the derivative of its
// Forward; or, in no-grad mode or through a detached alias, they write a tensor that requires grad; or they call
// certain ops that draw random numbers. A backward with create_graph then runs the program itself again, with the
// random numbers of the call. It throws if the program writes its arguments or tensors that it captures, and if it has
// changed since the call. The objects to which the program refers must then still exist.
//
// The function is one node of the tape: a backward without retain_graph releases all that it saved. Results without a
// gradient get zeros, as in PyTorch. An argument that contributes only to such results therefore gets a gradient of
// zeros, or of NaNs where a derivative is not finite. In eager mode, its gradient is undefined.
//
// C++ code of the function runs only while it is traced. Its decisions outside of tensors (numbers, control flow, which
// tensors it captures) become part of the compiled code. Therefore the program is traced again in some calls
// (AotOptions::checks), as in a CapturedStep (jit/captured_step.h): if all earlier calls that reused the code were
// checked, a changed program is compiled; after three such changes the function runs eagerly. If some earlier calls
// were not checked, they may have missed the change, and the call throws. Arguments and captured tensors may be written
// in place between calls.
//
// If a graph cannot replace the function, a call runs it eagerly, and stats() has the reason. Possible reasons: the
// function cannot be traced (it calls grad() or retain_grad(), or its backward runs hooks or non-traceable custom
// functions, sets the seed of random numbers, or reads elements of a tensor that it has written); a write cannot be
// functionalised; arguments or results share memory in a way that views cannot express.
//
// Arguments may be undefined; there is code for each combination of defined ones.
//
// Not thread-safe; backward may run on other threads.
class AotFunction {
 public:
  explicit AotFunction(VariableProgram program, AotOptions options = {});
  ~AotFunction();
  AotFunction(AotFunction&&) noexcept;

  // Calls the function. Throws backtape::Error.
  variable_list operator()(absl::Span<const Variable> arguments);
  variable_list operator()(std::initializer_list<Variable> arguments) {
    return (*this)(absl::MakeConstSpan(arguments.begin(), arguments.size()));
  }

  const AotStats& stats() const;
  // What the last call compiled or reused; null if it ran eagerly.
  const AotMetadata* metadata() const;
  const Graph* joint() const;

 private:
  // Makes versions_.back() the code for a call with these defined arguments; `is_defined` has a flag for each argument.
  void Find(absl::Span<const Variable> arguments, const std::vector<bool>& is_defined);
  // Traces the program again if that is due. Replaces the last version if the program has changed.
  void Check(absl::Span<const Variable> arguments, const std::vector<bool>& is_defined);
  variable_list Run(absl::Span<const Variable> arguments);
  variable_list RunProgram(absl::Span<const Variable> arguments, const std::string& reason);

  std::shared_ptr<const VariableProgram> program_;
  std::shared_ptr<const AotOptions> options_;
  std::shared_ptr<AotStats> stats_;
  std::vector<bool> is_dynamic_;                                 // for each size of each argument
  std::vector<std::shared_ptr<internal::AotVersion>> versions_;  // most recently used last
  std::shared_ptr<internal::AotVersion> last_;
  int num_changes_ = 0;      // how often a check has found a change
  std::string last_change_;  // the difference
};

}  // namespace backtape

#endif  // BACKTAPE_JIT_AOT_FUNCTION_H_
