#ifndef BACKTAPE_AUTOGRAD_TRACE_TRACE_PROGRAM_H_
#define BACKTAPE_AUTOGRAD_TRACE_TRACE_PROGRAM_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape {

// A part of a C++ program over variables: any ops, backward, in-place optimiser steps.
using VariableProgram = std::function<variable_list(const variable_list& inputs)>;

// How a program uses grad() of one of its tensors.
struct TracedGrad {
  Variable variable;
  // The program reads grad() before it sets it. Before each run of the graph, grad() must then be defined if
  // `had_grad`, and undefined if not.
  bool is_read = false;
  bool had_grad = false;
  // The index of the previous grad() in the state; nullopt if no op reads or writes it.
  std::optional<size_t> state;
  // The value of grad() after the program.
  enum class After : uint8_t { kUnchanged, kUndefined, kOutput, kTensor };
  After after = After::kUnchanged;
  size_t output = 0;  // for kOutput: the output of the graph
  Variable tensor;    // kTensor
};

// One of a program's results. Inputs, and tensors that the program keeps, are returned as the same tensors.
struct TracedResult {
  enum class Kind : uint8_t { kUndefined, kOutput, kInput, kTensor };
  Kind kind = Kind::kUndefined;
  size_t index = 0;  // the index of the graph's output, or of the input
  Variable tensor;   // kTensor
};

struct TracedProgram {
  // Placeholders: "input_i", then "state_i". Writes of state are in-place calls.
  std::unique_ptr<Graph> graph;
  // All tensors that the program uses besides its inputs: parameters, running statistics, optimiser state, and Numbers.
  variable_list state;
  std::vector<TracedResult> results;
  std::vector<TracedGrad> grads;
  // The number of calls that draw random numbers. These calls are named by their order (tensor/random_call.h).
  uint64_t num_draws = 0;
  // The reasons why a run of the graph is not equivalent to a run of the program; empty if it is.
  std::vector<std::string> reasons;
};

// Runs the program once with symbolic tensors of these types as its inputs, and records all its ops as one graph;
// nothing is computed. The other tensors that it uses are discovered as ops read them; their sizes are constants.
// Numbers of the program (a step count, the branch that an `if` takes) are constants too, except those that it keeps in
// a Number (autograd/variable/number.h), which are state. grad() of its tensors is restored afterwards. Returns the
// backtape::Error that the program throws; other exceptions pass through.
absl::StatusOr<TracedProgram> TraceProgram(const VariableProgram& program, absl::Span<const TensorType> inputs,
                                           ShapeEnv& shape_env, const OpLibrary& library = BuiltinLibrary());

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TRACE_TRACE_PROGRAM_H_
