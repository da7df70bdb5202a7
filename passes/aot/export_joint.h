#ifndef BACKTAPE_PASSES_AOT_EXPORT_JOINT_H_
#define BACKTAPE_PASSES_AOT_EXPORT_JOINT_H_

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/autograd/trace/trace_program.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"
#include "backtape/passes/aot/trace_joint.h"
#include "backtape/tensor/flag.h"

// Programs as graphs with named parameters and buffers, as PyTorch's aot_export_module and aot_export_joint_simple make
// them. ir/backward_signature.h reads their signatures.
namespace backtape {

struct NamedTensor {
  std::string name;  // in the model: "layers.0.weight"
  Variable tensor;
};

struct ModuleToExport {
  std::vector<NamedTensor> parameters;
  std::vector<NamedTensor> buffers;
  VariableProgram forward;  // takes the user inputs; uses parameters and buffers, and may write buffers
};

// Traces the module. The graph takes the parameters ("p_layers_0_weight"), the buffers ("b_..."), other tensors that
// the program uses ("c_0", of kind kConstant), and the user inputs ("input_0"). It returns the new values of the
// buffers that the program writes, then the outputs. If `loss` states which output is the loss, the graph is a joint
// graph: it also returns the gradients of the loss with respect to the parameters and the user inputs that require
// grad. Its signature names all of these. The graph is pure.
//
// These are errors (FailedPrecondition): an argument whose sizes are changed in place, or that is detached in place; a
// write of any tensor but a buffer; arguments that are the same tensor or share memory; an output other than the loss
// that requires grad; a loss that is not a scalar, does not require grad or shares memory with another tensor. A loss
// that is not an output is an InvalidArgument error. The errors of TraceJoint are returned, too.
absl::StatusOr<std::unique_ptr<Graph>> ExportModule(const ModuleToExport& module,
                                                    absl::Span<const JointArgument> user_inputs,
                                                    std::optional<size_t> loss, ShapeEnv& shape_env,
                                                    const OpLibrary& library = BuiltinLibrary());

// Traces a function without state: the joint graph of TraceJoint or, without `joint`, the forward graph alone. It takes
// the arguments and the tangents of the outputs that require grad, and returns the outputs and the gradients. Errors as
// above for written and duplicate arguments; tensors that are not arguments are an error too.
absl::StatusOr<std::unique_ptr<Graph>> ExportSimple(const VariableProgram& function,
                                                    absl::Span<const JointArgument> arguments, Flag joint,
                                                    ShapeEnv& shape_env, const OpLibrary& library = BuiltinLibrary());

}  // namespace backtape

#endif  // BACKTAPE_PASSES_AOT_EXPORT_JOINT_H_
