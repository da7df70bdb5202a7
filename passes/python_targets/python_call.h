#ifndef BACKTAPE_PASSES_PYTHON_TARGETS_PYTHON_CALL_H_
#define BACKTAPE_PASSES_PYTHON_TARGETS_PYTHON_CALL_H_

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/passes/python_targets/autocast_regions.h"
#include "backtape/tensor/ivalue.h"

// Evaluates calls of Python-level targets as calls of typed ops, which the thread's tracer records.
namespace backtape::python_targets {

using Keywords = std::vector<std::pair<std::string, IValue>>;

// In a subscript a slice is a list of this marker, start, stop and step; Ellipsis is a string.
inline constexpr char kSliceMarker[] = "<slice>";
inline constexpr char kEllipsisMarker[] = "<Ellipsis>";

// Values of placeholders that are known.
using KnownValues = absl::flat_hash_map<const Node*, Tensor>;

struct PythonCall {
  // "torch.conv2d", "Tensor.view" for a method, "operator.add", "builtins.getattr".
  std::string target;
  IValueList args;
  Keywords kwargs;
  Tracer* tracer = nullptr;
  const OpLibrary* library = nullptr;
  const KnownValues* known = nullptr;
  AutocastRegions* autocast = nullptr;
  bool* grad_enabled = nullptr;  // set by torch._C._set_grad_enabled
};

// The value of a bare word: the dtype of a Python type (`float`), or Ellipsis; nullopt for other words.
std::optional<IValue> ValueOfSymbol(absl::string_view symbol);

// Calls the overload of an op packet ("conv2d") that PyTorch's argument parser would choose: accepts positional and
// keyword arguments, Python's names where they differ (input for self, axis for dim), integers instead of a list of
// sizes, and a number for a tensor only if no overload takes numbers. Returns NotFound if the op is unknown.
absl::StatusOr<IValue> CallPacket(const OpLibrary& library, absl::string_view name, const IValueList& args,
                                  const Keywords& kwargs);

// The op packet that a target in torch's modules calls: "linalg_norm" for "torch.linalg.norm". Empty for targets in
// other modules.
std::string PacketOfTarget(absl::string_view target);

// Adds a tensor with elements to the graph, as an attribute.
Variable ConstantOf(Tracer& tracer, const Tensor& value);

// x[index] and x[index] = value, with Python's meaning: integers, slices, None, Ellipsis, tensors and lists of
// integers.
Variable GetItem(Tracer& tracer, const Variable& x, const IValue& index);
void SetItem(Tracer& tracer, const Variable& x, const IValue& index, const IValue& value);

// Evaluates a Python operator on tensors, tuples, dtypes and so on. `name` is the function's name in the operator
// module.
absl::StatusOr<IValue> EvaluateOperator(const PythonCall& call, absl::string_view name);

// x.name. Returns NotFound for an attribute that is not supported.
absl::StatusOr<IValue> EvaluateAttribute(const IValue& x, absl::string_view name);

}  // namespace backtape::python_targets

#endif  // BACKTAPE_PASSES_PYTHON_TARGETS_PYTHON_CALL_H_
