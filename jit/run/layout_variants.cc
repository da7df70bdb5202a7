#include "backtape/jit/run/layout_variants.h"

#include <algorithm>
#include <utility>

#include "backtape/jit/plan/prepare_graph.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

// The dims from the innermost to the outermost if the elements are dense in that order, otherwise empty. Dims of size 1
// come last.
std::vector<int64_t> DenseOrderOf(const Tensor& tensor) {
  std::vector<int64_t> order;
  for (int64_t d = tensor.dim() - 1; d >= 0; --d) {
    if (tensor.size(d) != 1) order.push_back(d);
  }
  std::stable_sort(order.begin(), order.end(),
                   [&](int64_t a, int64_t b) { return tensor.stride(a) < tensor.stride(b); });
  int64_t expected = 1;
  for (const int64_t d : order) {
    if (tensor.stride(d) != expected) return {};
    expected *= tensor.size(d);
  }
  for (int64_t d = tensor.dim() - 1; d >= 0; --d) {
    if (tensor.size(d) == 1) order.push_back(d);
  }
  return order;
}

}  // namespace

bool IsDense(const Tensor& tensor) {
  return tensor.is_contiguous() || static_cast<int64_t>(DenseOrderOf(tensor).size()) == tensor.dim();
}

namespace {

// The placeholder's type with the tensor's strides. If the tensor is dense, they are expressions of its sizes, which
// may be symbols; otherwise they are numbers.
ValueType TypeWithLayoutOf(const Tensor& tensor, const Node& placeholder) {
  if (!placeholder.type().is_tensor()) return placeholder.type();
  TensorType type = placeholder.type().tensor();
  type.storage_offset = ShowsStorageOffset(placeholder) ? tensor.storage_offset() : 0;
  const std::vector<int64_t> order = tensor.numel() == 0 ? std::vector<int64_t>() : DenseOrderOf(tensor);
  if (static_cast<int64_t>(order.size()) != tensor.dim()) {
    type.strides.emplace();
    for (const int64_t stride : tensor.strides()) type.strides->emplace_back(stride);
    return ValueType(std::move(type));
  }
  type.strides = SymIntVector(order.size(), SymInt(1));
  SymInt stride = 1;
  for (const int64_t d : order) {
    (*type.strides)[d] = stride;
    stride *= type.sizes[d];
  }
  return ValueType(std::move(type));
}

}  // namespace

absl::StatusOr<std::shared_ptr<const NativeExecutable>> LayoutVariants::For(absl::Span<const IValue> inputs) {
  const std::vector<Node*> placeholders = graph_.placeholders();
  std::vector<ValueType> types;
  for (size_t i = 0; i < inputs.size(); ++i) {
    types.push_back(inputs[i].is_tensor() ? TypeWithLayoutOf(inputs[i].tensor(), *placeholders[i])
                                          : placeholders[i]->type());
  }
  const auto find = [&]() -> std::shared_ptr<const NativeExecutable> {
    for (auto it = variants_.begin(); it != variants_.end(); ++it) {
      if (it->types != types) continue;
      std::rotate(it, it + 1, variants_.end());
      return variants_.back().executable;
    }
    return nullptr;
  };
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (std::shared_ptr<const NativeExecutable> known = find()) return known;
  }
  const std::unique_ptr<Graph> graph = graph_.Clone();
  size_t i = 0;
  for (Node* placeholder : graph->placeholders()) placeholder->set_type(types[i++]);
  // Without the lock, because kernels of a user's library may compute constants.
  BACKTAPE_ASSIGN_OR_RETURN(std::shared_ptr<const NativeExecutable> executable, compile_(*graph));
  Variant evicted;  // destroyed after the lock is released
  const std::lock_guard<std::mutex> lock(mutex_);
  if (std::shared_ptr<const NativeExecutable> known = find()) return known;
  if (variants_.size() == kMaxVariants) {
    evicted = std::move(variants_.front());
    variants_.erase(variants_.begin());
  }
  variants_.push_back({std::move(types), std::move(executable)});
  return variants_.back().executable;
}

void LayoutVariants::Trim() {
  const std::lock_guard<std::mutex> lock(mutex_);
  for (const Variant& variant : variants_) variant.executable->Trim();
}

}  // namespace backtape::jit
