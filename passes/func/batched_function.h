#ifndef BACKTAPE_PASSES_FUNC_BATCHED_FUNCTION_H_
#define BACKTAPE_PASSES_FUNC_BATCHED_FUNCTION_H_

#include <memory>
#include <vector>

#include "backtape/autograd/custom/program_function.h"
#include "backtape/autograd/custom/vmap_rule.h"
#include "backtape/autograd/trace/trace_program.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/passes/vectorize.h"

namespace backtape::func {

// Calls `f` for all samples of a batch at once: traces it for one sample, vectorises the graph and runs it. Inputs
// whose entry of `dims` is 0 have the batch as their dim 0; the other entries are nullopt. `options` states the number
// of samples and everything else but in_dims and batch_function.
variable_list BatchOfCalls(const VariableProgram& f, const variable_list& inputs, const std::vector<BatchDim>& dims,
                           VectorizeOptions options);

// The function that computes `function` for all samples of a batch: its Forward, SetupContext, Backward and Jvp are
// those of `function`, vectorised. `in_dims` has 0 or nullopt for each input; outputs have the batch as their dim 0.
std::shared_ptr<const internal::CustomProgramFunction> BatchedFunction(
    std::shared_ptr<const internal::CustomProgramFunction> function, std::vector<BatchDim> in_dims, VmapInfo info);

}  // namespace backtape::func

#endif  // BACKTAPE_PASSES_FUNC_BATCHED_FUNCTION_H_
