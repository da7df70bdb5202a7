#ifndef BACKTAPE_PASSES_AOT_TRACE_JOINT_H_
#define BACKTAPE_PASSES_AOT_TRACE_JOINT_H_

#include <memory>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/trace/trace_program.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"
#include "backtape/passes/aot/aot_metadata.h"

namespace backtape {

// An argument of a program to trace, or a tensor that several arguments are views of (a synthetic base).
struct JointArgument {
  TensorType type;
  bool requires_grad = false;
  // The index of an earlier argument that is the same tensor.
  std::optional<size_t> duplicate_of = std::nullopt;
  // The base of which the argument is a view; without `views`, the argument is the base itself.
  std::optional<size_t> base = std::nullopt;
  std::shared_ptr<const ViewStep> views = nullptr;
};

struct JointProgram {
  // Pure; placeholders are metadata.primals, then metadata.tangents. It has a signature.
  std::unique_ptr<Graph> joint;
  AotMetadata metadata;
  // The tensors of the primals of kind kState: those that the program uses besides its arguments.
  variable_list state;
};

// Runs the program once with symbolic tensors, then its backward if an output requires grad, and makes the recorded
// graph functional. Arguments may be written, even those that require grad. Arguments must not share memory unless
// `bases` says so. Returns the error that the program throws, or
// - FailedPrecondition if the program uses grad() of a tensor, or calls retain_grad() on an argument or a result; if
//   the tape records a write of a tensor that is not an argument; if a tensor that the program captures was computed
//   from another one; if a result cannot be made from the graph's outputs (ClassifiedOutputs::problem); if the layout
//   of a result or the sizes of its gradient depend on values; or if the program makes a leaf that requires grad and
//   returns it together with other results;
// - Unimplemented, with the reasons, if a write cannot be made functional.
absl::StatusOr<JointProgram> TraceJoint(const VariableProgram& program, absl::Span<const JointArgument> arguments,
                                        absl::Span<const JointArgument> bases, ShapeEnv& shape_env,
                                        const OpLibrary& library = BuiltinLibrary());

}  // namespace backtape

#endif  // BACKTAPE_PASSES_AOT_TRACE_JOINT_H_
