#ifndef BACKTAPE_PASSES_FUNC_FUNC_H_
#define BACKTAPE_PASSES_FUNC_FUNC_H_

#include <cstddef>
#include <vector>

#include "backtape/autograd/trace/trace_program.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/passes/vectorize.h"

// Functional transforms, as in torch.func: functions of C++ functions. Each one traces the function at the types of the
// inputs that it gets, transforms the graph (passes/vectorize.h, passes/differentiate.h,
// passes/differentiate_forward.h), and runs it. They compose: Vmap(Grad(f)) computes the gradient of each sample,
// Grad(Vmap(f)) differentiates a batch, and CapturedStep compiles a step that uses them.
//
// A function may use tensors besides its inputs; they are the same for all samples. It must not use tensors that are
// inputs of an enclosing transformed function: pass these as inputs. It must not branch on the values of tensors, which
// are unknown in a trace. A function that is differentiated must not write tensors that it captures; in reverse mode
// (Grad, Vjp, Jacrev) it must not write its inputs either. All functions throw backtape::Error.
//
// Detached values are constants. As in PyTorch, results computed in no-grad mode are constants for reverse mode, but
// have tangents in forward mode, which a surrounding reverse mode treats as constants. A write in no-grad mode, or of a
// detached alias, changes the value of the tensor; reverse mode ignores the write. Forward mode ignores a write of a
// detached alias, but a write in no-grad mode writes the tangent too. If the function itself is called in no-grad mode,
// Vmap, Jvp and Jacfwd pass this mode on to it. Grad, Vjp and Jacrev don't, but the gradients that they return are
// constants.
namespace backtape::func {

using TensorFunction = VariableProgram;

struct VmapOptions {
  // The batch dim of each input, or a single one for all; nullopt: the input is the same for all samples.
  std::vector<BatchDim> in_dims = {0};
  // The batch dim of each output, or a single one for all.
  std::vector<BatchDim> out_dims = {0};
  Randomness randomness = Randomness::kError;
  // Compute ops without a batching rule one sample at a time.
  bool loop_without_rule = false;
};

// Calls `f` for all samples of a batch at once.
TensorFunction Vmap(TensorFunction f, VmapOptions options = {});

// The gradients of the first output, which must be a scalar, with respect to the inputs `argnums`. If the output does
// not depend on an input, its gradient is zeros.
TensorFunction Grad(TensorFunction f, std::vector<size_t> argnums = {0});
// All outputs, then the gradients.
TensorFunction ValueAndGrad(TensorFunction f, std::vector<size_t> argnums = {0});

struct JvpResult {
  variable_list outputs;
  variable_list tangents;  // of each output; zeros for one that does not depend on the primals
};
// The outputs, and their derivatives along `tangents`, which has a tensor for each primal (undefined for zero).
JvpResult Jvp(const TensorFunction& f, const variable_list& primals, const variable_list& tangents);

struct VjpResult {
  variable_list outputs;
  // Takes a cotangent for each output (undefined: zero), and returns a gradient for each primal. May be called several
  // times. Holds the values that the gradients need; the primals and outputs must not be written in between.
  TensorFunction vjp;
};
VjpResult Vjp(const TensorFunction& f, const variable_list& primals);

// The Jacobians of each output with respect to each input of `argnums`, output by output. Each has the sizes of the
// output, then those of the input. Jacrev needs a gradient for each element of the outputs, Jacfwd a tangent for each
// element of the inputs; those of one output or input are computed at once.
TensorFunction Jacrev(TensorFunction f, std::vector<size_t> argnums = {0});
TensorFunction Jacfwd(TensorFunction f, std::vector<size_t> argnums = {0});
// The second derivatives of each output with respect to one input: Jacfwd of Jacrev.
TensorFunction Hessian(TensorFunction f, size_t argnum = 0);

}  // namespace backtape::func

#endif  // BACKTAPE_PASSES_FUNC_FUNC_H_
