#include "backtape/ir/write_overlap.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/strings/string_view.h"
#include "backtape/ir/aliasing.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/shape_env.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

int64_t NumelOf(const MemoryPlace& place) {
  int64_t numel = 1;
  for (const int64_t size : place.sizes) numel *= size;
  return numel;
}

bool Checks(const OpSchema& op) {
  return op.has_tag(kTagInplace) && (op.has_tag(kTagPointwise) || op.has_tag(kTagOperandsApart));
}

// The value of fill_ and masked_fill_ is read before anything is written.
bool IsReadFirst(const OpSchema& op, absl::string_view name) { return op.has_tag(kTagPointwise) && name == "value"; }

absl::Status CheckPair(const OpSchema& op, const MemoryPlace& written, const MemoryPlace& operand) {
  const MemoryOverlap overlap = OverlapOf(written, operand);
  if (overlap == MemoryOverlap::kNone) return absl::OkStatus();
  if (overlap == MemoryOverlap::kFull && !op.has_tag(kTagOperandsApart)) return absl::OkStatus();
  return absl::InvalidArgumentError(
      "unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory "
      "location. Please clone() the tensor before performing the operation.");
}

// The node whose result owns the storage, according to the types of the calls in between. The types of calls such as
// reshape state the offset of a copy even if the call returns a view; corrects `offset` accordingly.
const Node* StorageRoot(const Node* node, SymInt& offset) {
  while (node->is_call() && node->op() != nullptr && node->num_operands() > 0) {
    const OpSchema& op = *node->op();
    const Node* const from = node->operand(0);
    if (node->is_call_to(OpId::operator_getitem)) {
      if (from->op() == nullptr || !from->op()->has_tag(kTagView)) return node;
    } else if (op.has_tag(kTagViewOrCopy)) {
      if (!node->type().is_tensor() || !from->type().is_tensor()) return node;
      ShapeEnv env;
      ShapeContext context(env, op);
      if (!SharedView(context, op, from->type().tensor(), node->type().tensor()).has_value()) return node;
      offset += from->type().tensor().storage_offset - node->type().tensor().storage_offset;
    } else if (!op.has_tag(kTagView) && !op.has_tag(kTagInplace)) {
      return node;
    }
    node = from;
  }
  return node;
}

std::optional<MemoryPlace> PlaceOf(const Node* node) {
  if (!node->type().is_tensor()) return std::nullopt;
  const TensorType& type = node->type().tensor();
  if (!type.strides.has_value()) return std::nullopt;
  MemoryPlace place;
  SymInt offset = type.storage_offset;
  place.storage = StorageRoot(node, offset);
  if (offset.is_symbolic()) return std::nullopt;
  place.item_size = ItemSize(type.dtype);
  place.begin = offset.value() * place.item_size;
  for (size_t d = 0; d < type.sizes.size(); ++d) {
    const SymInt &size = type.sizes[d], &stride = (*type.strides)[d];
    if (size.is_symbolic() || stride.is_symbolic()) return std::nullopt;
    place.sizes.push_back(size.value());
    place.strides.push_back(stride.value());
  }
  return place;
}

template <typename F>
absl::Status ForEachTensor(const IValue& value, F&& f) {
  if (value.is_tensor()) return f(value.tensor());
  if (!value.is_list()) return absl::OkStatus();
  for (const IValue& item : value.list()) BACKTAPE_RETURN_IF_ERROR(ForEachTensor(item, f));
  return absl::OkStatus();
}

template <typename F>
absl::Status ForEachNode(const Argument& argument, F&& f) {
  if (argument.is_node()) return f(argument.node());
  if (!argument.is_sequence() || argument.is_slice()) return absl::OkStatus();
  for (const Argument& item : argument.items()) BACKTAPE_RETURN_IF_ERROR(ForEachNode(item, f));
  return absl::OkStatus();
}

}  // namespace

MemoryPlace MemoryPlace::Of(const Tensor& tensor) {
  MemoryPlace place;
  place.storage = tensor.storage().get();
  place.sizes.assign(tensor.sizes().begin(), tensor.sizes().end());
  place.strides.assign(tensor.strides().begin(), tensor.strides().end());
  place.item_size = ItemSize(tensor.dtype());
  place.begin = tensor.storage_offset() * place.item_size;
  return place;
}

MemoryOverlap OverlapOf(const MemoryPlace& a, const MemoryPlace& b) {
  if (a.storage != b.storage) return MemoryOverlap::kNone;
  const int64_t numel_a = NumelOf(a), numel_b = NumelOf(b);
  if (numel_a == 0 || numel_b == 0) return MemoryOverlap::kNone;
  if (a.begin == b.begin && a.sizes == b.sizes && a.strides == b.strides && a.item_size == b.item_size) {
    return MemoryOverlap::kFull;
  }
  if (!IsNonOverlappingAndDense(a.sizes, a.strides) || !IsNonOverlappingAndDense(b.sizes, b.strides))
    return MemoryOverlap::kNone;
  const int64_t end_a = a.begin + numel_a * a.item_size, end_b = b.begin + numel_b * b.item_size;
  if (a.begin == b.begin && end_a == end_b) {
    return a.strides == b.strides ? MemoryOverlap::kFull : MemoryOverlap::kPartial;
  }
  return a.begin < end_b && b.begin < end_a ? MemoryOverlap::kPartial : MemoryOverlap::kNone;
}

absl::Status CheckWrittenMemory(const OpSchema& op, absl::Span<const IValue> args) {
  if (!Checks(op) || !args[0].is_tensor() || args[0].tensor().is_symbolic()) return absl::OkStatus();
  const Tensor& written = args[0].tensor();
  for (size_t i = 1; i < args.size(); ++i) {
    if (IsReadFirst(op, op.args[i].name)) continue;
    BACKTAPE_RETURN_IF_ERROR(ForEachTensor(args[i], [&](const Tensor& operand) -> absl::Status {
      if (!operand.defined() || operand.is_symbolic() || operand.storage() != written.storage())
        return absl::OkStatus();
      return CheckPair(op, MemoryPlace::Of(written), MemoryPlace::Of(operand));
    }));
  }
  return absl::OkStatus();
}

absl::Status CheckWrittenMemory(const Node& node) {
  const OpSchema& op = *node.op();
  if (!Checks(op) || node.args().empty() || !node.args()[0].is_node()) return absl::OkStatus();
  const std::optional<MemoryPlace> written = PlaceOf(node.args()[0].node());
  if (!written.has_value()) return absl::OkStatus();
  const auto check = [&](const Node* operand) -> absl::Status {
    const std::optional<MemoryPlace> place = PlaceOf(operand);
    return place.has_value() ? CheckPair(op, *written, *place) : absl::OkStatus();
  };
  for (size_t i = 1; i < node.args().size(); ++i) {
    if (i < op.args.size() && IsReadFirst(op, op.args[i].name)) continue;
    BACKTAPE_RETURN_IF_ERROR(ForEachNode(node.args()[i], check));
  }
  for (const auto& [key, argument] : node.kwargs()) {
    if (!IsReadFirst(op, key)) BACKTAPE_RETURN_IF_ERROR(ForEachNode(argument, check));
  }
  return absl::OkStatus();
}

}  // namespace backtape
