#ifndef BACKTAPE_PASSES_RESOLVE_PYTHON_TARGETS_H_
#define BACKTAPE_PASSES_RESOLVE_PYTHON_TARGETS_H_

#include <string>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct ResolvePythonTargetsOptions {
  const OpLibrary* library = &BuiltinLibrary();
  // Gets a line for each call that was left: its target is unknown, or the type of an operand is. May be null.
  std::vector<std::string>* notes = nullptr;
  // Values of placeholders by name, for a run of its own: where the program asks a tensor that depends on these alone for
  // its number, by x.item() or as an argument that must be a number, the graph has that number as a constant, and is right
  // for these values alone. May be null: then only numbers that follow from constants of the graph are known.
  const absl::btree_map<std::string, Tensor>* values = nullptr;
};

// Python-level graphs, as Dynamo hands them to a backend, become graphs of aten ops: functions of torch,
// torch.nn.functional, torch._C._nn, torch.linalg and torch.special, Tensor methods and attributes (call_method,
// getattr), Python's operators on tensors, subscripts with slices, None, Ellipsis and tensors, op packets without an
// overload, and arithmetic on sizes, dtypes and tuples. Overloads are chosen by PyTorch's rules: keyword names,
// defaults and the types of the arguments. Composite ops are decomposed on the way, as DecomposeComposites does.
// Numbers that are known become constants.
//
// The types of the operands must be known or inferable. Calls that can't be resolved stay as they are, with what
// depends on them. InvalidArgument names every call of a known target with arguments that it does not take.
absl::StatusOr<bool> ResolvePythonTargets(Graph& graph, const ResolvePythonTargetsOptions& options = {});

// Whether the graph has a call that ResolvePythonTargets would replace, as far as can be seen without types.
bool HasPythonTargets(const Graph& graph, const OpLibrary& library = BuiltinLibrary());

// Whether a call target ("torch.conv2d"; "Tensor.view" for a method) is one that ResolvePythonTargets knows.
bool IsPythonTarget(absl::string_view target, const OpTable& ops = OpTable::Builtin());

}  // namespace backtape

#endif  // BACKTAPE_PASSES_RESOLVE_PYTHON_TARGETS_H_
