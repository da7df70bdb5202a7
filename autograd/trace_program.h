#ifndef BACKTAPE_AUTOGRAD_TRACE_PROGRAM_H_
#define BACKTAPE_AUTOGRAD_TRACE_PROGRAM_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/autograd/dispatch.h"
#include "backtape/autograd/variable.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape {

// A piece of a C++ program over variables: any ops, backward, optimiser steps in place.
using VariableProgram = std::function<variable_list(const variable_list& inputs)>;

// What a program does to grad() of one of its tensors.
struct TracedGrad {
  Variable variable;
  // The graph is good only if grad() is defined now as it was then (had_grad); else the program sets it first.
  bool is_read = false;
  bool had_grad = false;
  // Where the grad() that was there is among the state; none when no op reads or writes it.
  std::optional<size_t> state;
  // What the program leaves behind.
  enum class After : uint8_t { kUnchanged, kUndefined, kOutput, kTensor };
  After after = After::kUnchanged;
  size_t output = 0;  // kOutput: of the graph
  Variable tensor;    // kTensor
};

// One of a program's results. A tensor that it was given or keeps is returned as it is.
struct TracedResult {
  enum class Kind : uint8_t { kUndefined, kOutput, kInput, kTensor };
  Kind kind = Kind::kUndefined;
  size_t index = 0;  // of the graph's output, or of the input
  Variable tensor;   // kTensor
};

struct TracedProgram {
  // Placeholders: "input_i", then "state_i". Writes of state are in-place calls.
  std::unique_ptr<Graph> graph;
  // Every tensor that the program uses besides its inputs: parameters, running statistics, optimiser state.
  variable_list state;
  std::vector<TracedResult> results;
  std::vector<TracedGrad> grads;
  // Calls that draw random numbers: named by their order (tensor/random_call.h).
  uint64_t num_draws = 0;
  // Why a run of the graph would not do all that a run of the program does; empty: it does.
  std::vector<std::string> reasons;
};

// Runs the program once, with symbolic tensors of these types for its inputs, and records all its ops as one graph;
// nothing is computed. Its other tensors are found as it meets them; their sizes are constants. Numbers of the program
// (a learning rate, a step count) are constants too. grad() of its tensors is afterwards what it was before. Errors:
// what the program throws.
absl::StatusOr<TracedProgram> TraceProgram(const VariableProgram& program, absl::Span<const TensorType> inputs,
                                           ShapeEnv& shape_env, const OpLibrary& library = BuiltinLibrary());

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TRACE_PROGRAM_H_
