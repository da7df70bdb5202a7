#include "backtape/passes/rounding.h"

#include <algorithm>
#include <limits>

#include "backtape/ir/op_id.h"
#include "backtape/passes/alias_analysis.h"

namespace backtape {
namespace {

// Orders dtypes from the coarsest to the exact ones.
bool IsCoarser(DType a, DType b) { return DefaultRtol(a) > DefaultRtol(b); }

// The narrowest dtype of the tensors in a type; bool, which is exact, if there are none.
DType NarrowestIn(const ValueType& type) {
  if (type.is_tensor()) return type.tensor().dtype;
  DType narrowest = DType::kBool;
  if (!type.is_list()) return narrowest;
  for (const ValueType& item : type.list()) {
    if (IsCoarser(NarrowestIn(item), narrowest)) narrowest = NarrowestIn(item);
  }
  return narrowest;
}

double SmallestNormal(DType dtype) {
  switch (dtype) {
    case DType::kFloat16:
      return 0x1p-14;
    case DType::kBFloat16:
    case DType::kFloat32:
      return std::numeric_limits<float>::min();
    default:
      return std::numeric_limits<double>::min();
  }
}

}  // namespace

double ScaleLimit(double rtol, double scale, DType dtype) {
  if (scale == 0) return std::numeric_limits<float>::min();
  return rtol * std::max(scale, SmallestNormal(dtype));
}

double DefaultRtol(DType dtype) {
  switch (dtype) {
    case DType::kBFloat16:
      return 1e-2;
    case DType::kFloat16:
      return 2e-3;
    case DType::kFloat32:
      return 1e-4;
    case DType::kFloat64:
      return 1e-10;
    default:
      return 0;
  }
}

RoundedDTypes::RoundedDTypes(const Graph& graph) {
  for (const Node* node : graph.nodes()) Visit(*node);
}

DType RoundedDTypes::Of(const Node* node) const {
  const auto it = narrowest_.find(node);
  return it == narrowest_.end() ? DType::kBool : it->second;
}

void RoundedDTypes::Narrow(const Node* node, DType dtype) {
  DType& known = narrowest_.try_emplace(node, DType::kBool).first->second;
  if (IsCoarser(dtype, known)) known = dtype;
}

void RoundedDTypes::Visit(const Node& node) {
  const OpSchema* const op = node.op();
  const bool is_view = op != nullptr && (op->has_tag(kTagView) || node.is_call_to(OpId::operator_getitem));
  // Inputs are exact; computed values are rounded.
  if (node.is_call() && !is_view && node.type().is_known()) Narrow(&node, NarrowestIn(node.type()));
  for (size_t i = 0; i < node.num_operands(); ++i) Narrow(&node, Of(node.operand(i)));
  if (!node.is_call() || !MayWrite(node)) return;
  // Also narrow the tensors that the call writes, and the tensors that these are views of.
  for (size_t i = 0; i < node.num_operands(); ++i) {
    for (const Node* written = node.operand(i); written != nullptr;) {
      Narrow(written, Of(&node));
      const bool goes_on = written->op() != nullptr && written->op()->has_tag(kTagView) && written->num_operands() > 0;
      written = goes_on ? written->operand(0) : nullptr;
    }
  }
}

}  // namespace backtape
