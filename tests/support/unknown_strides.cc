#include "backtape/tests/support/unknown_strides.h"

#include <memory>

#include "absl/strings/str_cat.h"
#include "backtape/ir/geometry_writes.h"
#include "backtape/ir/infer_types.h"

namespace backtape::testing {
namespace {

void EraseStrides(Node& node) {
  if (!node.type().is_tensor()) return;
  TensorType type = node.type().tensor();
  if (type.dim() > 0) type.strides.reset();
  node.set_type(ValueType(std::move(type)));
}

// Whether a tensor has the strides that a type states. Dims with fewer than two elements and strides that are not known
// are not compared.
bool HasStrides(const Tensor& value, const TensorType& type) {
  if (value.dim() != type.dim() || value.numel() == 0) return true;
  for (int64_t d = 0; d < value.dim(); ++d) {
    const std::optional<int64_t> stride = (*type.strides)[d].constant();
    if (stride.has_value() && value.size(d) > 1 && value.stride(d) != *stride) return false;
  }
  return true;
}

}  // namespace

std::vector<std::string> UnfoundedStrides(const BoundGraph& bound) {
  const std::unique_ptr<Graph> typed = bound.graph->Clone();
  for (Node* node : typed->nodes()) {
    if (node->is_call()) {
      node->set_type(ValueType());
    } else {
      EraseStrides(*node);
    }
  }
  ReplaceGeometryWrites(*typed);  // InferTypes needs tensors that keep their sizes
  ShapeEnv env;
  std::vector<const Node*> rejected;  // calls that need strides
  InferTypes(*typed, env, {.rejected = &rejected}).IgnoreError();
  const NodeValues values = RecordValues(bound);
  std::vector<std::string> failures;
  for (const Node* node : bound.graph->nodes()) {
    const auto value = values.find(node);
    if (!node->is_call() || value == values.end() || !value->second.is_tensor()) continue;
    const ValueType& type = typed->Find(node->name())->type();
    if (!type.is_tensor() || !type.tensor().strides.has_value() || !value->second.tensor().defined()) continue;
    if (HasStrides(value->second.tensor(), type.tensor())) continue;
    failures.push_back(absl::StrCat(
        "%", node->name(), " (", node->target(), "): the type states the strides of ", type.tensor().ToString(true),
        " although those of the inputs are unknown; the value is ", value->second.tensor().type().ToString(true)));
  }
  return failures;
}

}  // namespace backtape::testing
