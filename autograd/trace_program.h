#ifndef BACKTAPE_AUTOGRAD_TRACE_PROGRAM_H_
#define BACKTAPE_AUTOGRAD_TRACE_PROGRAM_H_

#include <functional>
#include <memory>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/autograd/dispatch.h"
#include "backtape/autograd/variable.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape {

// A piece of a C++ program over variables: any ops, backward, optimiser steps in place.
using VariableProgram = std::function<variable_list(const variable_list& inputs)>;

struct TracedProgram {
  // Placeholders: "input_i", then "state_i". Writes of state are in-place calls.
  std::unique_ptr<Graph> graph;
  // Every tensor that the program uses besides its inputs: parameters, running statistics, optimiser state.
  variable_list state;
};

// Runs the program once, with symbolic tensors of these types for its inputs, and records all its ops as one graph;
// nothing is computed. Its other tensors are found as it meets them; their sizes are constants. Numbers of the program
// (a learning rate, a step count) are constants too. A new grad() that the program leaves behind in a variable is
// forgotten. Errors: what the program throws.
absl::StatusOr<TracedProgram> TraceProgram(const VariableProgram& program, absl::Span<const TensorType> inputs,
                                           ShapeEnv& shape_env, const OpLibrary& library = BuiltinLibrary());

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TRACE_PROGRAM_H_
