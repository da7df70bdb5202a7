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
#include "backtape/tensor/ivalue.h"

// Calls of Python's targets, evaluated as calls of typed ops that the thread's tracer records.
namespace backtape::python_targets {

using Keywords = std::vector<std::pair<std::string, IValue>>;

// In a subscript a slice is a list of this marker, start, stop and step; Ellipsis is a string.
inline constexpr char kSliceMarker[] = "<slice>";
inline constexpr char kEllipsisMarker[] = "<Ellipsis>";

// Values of placeholders that are known.
using KnownValues = absl::flat_hash_map<const Node*, Tensor>;

// What vmap hides dims of, and how many dims the program has been shown again (batched_functions.cc).
using BatchedValues = absl::flat_hash_map<const Node*, int64_t>;

struct PythonCall {
  // "torch.conv2d", "Tensor.view" for a method, "operator.add", "builtins.getattr".
  std::string target;
  IValueList args;
  Keywords kwargs;
  Tracer* tracer = nullptr;
  const OpLibrary* library = nullptr;
  const KnownValues* known = nullptr;
  BatchedValues* batched = nullptr;
};

// A bare word as a value: a dtype by Python's type (`float`), Ellipsis; nullopt for others.
std::optional<IValue> ValueOfSymbol(absl::string_view symbol);

// An overload of an op packet ("conv2d"), chosen by the arguments as PyTorch's parser does: positional and keyword
// arguments by its signatures, Python's names where they differ (input for self, axis for dim), integers instead of a
// list of sizes, a number for a tensor only if no overload takes numbers. NotFound: the op is unknown.
absl::StatusOr<IValue> CallPacket(const OpLibrary& library, absl::string_view name, const IValueList& args,
                                  const Keywords& kwargs);

// The name of the packet that a target of torch's modules stands for, "linalg_norm" of "torch.linalg.norm"; empty for
// targets of other modules.
std::string PacketOfTarget(absl::string_view target);

// A tensor with elements as a constant of the graph: an attribute.
Variable ConstantOf(Tracer& tracer, const Tensor& value);

// x[index] and x[index] = value, with Python's meaning: integers, slices, None, Ellipsis, tensors and lists of
// integers.
Variable GetItem(Tracer& tracer, const Variable& x, const IValue& index);
void SetItem(Tracer& tracer, const Variable& x, const IValue& index, const IValue& value);

// Python's operators with a tensor among the operands, or with tuples, dtypes and the like. `name` as in the operator
// module.
absl::StatusOr<IValue> EvaluateOperator(const PythonCall& call, absl::string_view name);

// x.name; NotFound for an attribute that is not known.
absl::StatusOr<IValue> EvaluateAttribute(const IValue& x, absl::string_view name);

}  // namespace backtape::python_targets

#endif  // BACKTAPE_PASSES_PYTHON_TARGETS_PYTHON_CALL_H_
