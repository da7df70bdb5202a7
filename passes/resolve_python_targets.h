#ifndef BACKTAPE_PASSES_RESOLVE_PYTHON_TARGETS_H_
#define BACKTAPE_PASSES_RESOLVE_PYTHON_TARGETS_H_

#include <string>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/symbol_values.h"

namespace backtape {

struct ResolvePythonTargetsOptions {
  const OpLibrary* library = &BuiltinLibrary();
  // Receives a line for each call of a known target that is not replaced, with the reason; the reader lists unknown
  // targets (GraphText::unknown_ops). May be null.
  std::vector<std::string>* notes = nullptr;
  // Values of placeholders by name, to which the graph is specialised. If the program needs the number that a tensor
  // holds (x.item(), or an argument that must be a number), and the tensor depends only on these placeholders, that
  // number becomes a constant; the graph is then correct only for these values. If null, only numbers that follow from
  // constants of the graph are known.
  const absl::btree_map<std::string, Tensor>* values = nullptr;
  // Values of symbols in a run. With `specialise_sizes`, they decide how calls are resolved where that depends on
  // sizes; the graph is then correct only for sizes for which the decisions are the same. Without it, the graph is
  // resolved for all sizes; the result is FailedPrecondition if an assumption about sizes does not hold for these
  // values.
  const SymbolValues* sizes = nullptr;
  bool specialise_sizes = false;
};

// Turns Python-level graphs, as Dynamo passes them to a backend, into graphs of aten ops. Replaces functions of torch,
// torch.nn.functional, torch._C._nn, torch.linalg and torch.special, Tensor methods and attributes (call_method,
// getattr), Python's operators on tensors, subscripts with slices, None, Ellipsis and tensors, op packets without an
// overload, and arithmetic on sizes, dtypes and tuples. Overloads are chosen by PyTorch's rules: keyword names,
// defaults and the types of the arguments. Composite ops are decomposed on the way, as DecomposeComposites does.
// Numbers that are known become constants.
//
// The types of the operands must be known or inferable. Calls that cannot be resolved stay as they are, with all calls
// that depend on them. Returns an InvalidArgument error that names every call of a known target with invalid arguments.
absl::StatusOr<bool> ResolvePythonTargets(Graph& graph, const ResolvePythonTargetsOptions& options = {});

// True if the graph has a call that ResolvePythonTargets may replace. Does not consider types.
bool HasPythonTargets(const Graph& graph, const OpLibrary& library = BuiltinLibrary());

// True if ResolvePythonTargets knows the call target ("torch.conv2d"; "Tensor.view" for a method).
bool IsPythonTarget(absl::string_view target, const OpTable& ops = OpTable::Builtin());

}  // namespace backtape

#endif  // BACKTAPE_PASSES_RESOLVE_PYTHON_TARGETS_H_
