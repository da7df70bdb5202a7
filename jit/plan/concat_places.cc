#include "backtape/jit/plan/concat_places.h"

#include <utility>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/memory_order.h"
#include "backtape/jit/plan/row_scatters.h"

namespace backtape::jit {
namespace {

// Whether the strides are equal, ignoring dims of size 1.
bool SameLayout(const SymIntVector& sizes, const SymIntVector& a, const SymIntVector& b) {
  for (size_t d = 0; d < sizes.size(); ++d) {
    if (!(sizes[d] == SymInt(1)) && !(a[d] == b[d])) return false;
  }
  return true;
}

bool HasRowMajorLayout(const TensorType& type) {
  return type.storage_offset == SymInt(0) && SameLayout(type.sizes, StridesOf(type), ContiguousStrides(type.sizes));
}

// For a copy, which has a single piece, any dim will do.
int64_t ConcatDim(const Node& node) {
  if (!node.op()->is(OpId::cat)) return 0;
  const int64_t dim = NodeArguments(node).Value("dim").int_value();
  return dim < 0 ? dim + node.type().tensor().dim() : dim;
}

class Placer {
 public:
  Placer(const ValueTable& values, const std::vector<bool>& is_returned)
      : values_(values), is_returned_(is_returned), places_(values.size()) {}

  std::vector<std::optional<ConcatPlace>> Run() {
    // In reverse order, so that the place of an outer concatenation is known before the places of the inner ones.
    for (auto i = static_cast<NodeIndex>(values_.size()); i-- > 0;) {
      if (values_.at(i).kind == ValueKind::kConcat) PlacePieces(i);
    }
    return std::move(places_);
  }

 private:
  void PlacePieces(NodeIndex concat) {
    const Node& node = *values_.at(concat).node;
    const TensorType& type = node.type().tensor();
    const SymIntVector strides = places_[concat] ? places_[concat]->strides : StridesOf(type);
    const int64_t dim = ConcatDim(node);
    SymInt offset = places_[concat] ? places_[concat]->offset : SymInt(0);
    for (size_t k = 0; k < node.num_operands(); ++k) {
      const Node& operand = *node.operand(k);
      ConcatPlace place;
      place.concat = places_[concat] ? places_[concat]->concat : concat;
      place.inner = concat;
      place.operand = k;
      place.offset = offset;
      place.strides = strides;
      place.sizes.clear();
      offset += operand.type().tensor().sizes[dim] * strides[dim];
      const NodeIndex root = values_.RootOf(&operand);
      if (CanBePlacedIn(root, operand, type.dtype, place)) places_[root] = std::move(place);
    }
  }

  // On entry `place` has the strides of the concatenation; on success it has those of the value.
  bool CanBePlacedIn(NodeIndex root, const Node& operand, DType dtype, ConcatPlace& place) const {
    const ValueInfo& info = values_.at(root);
    const bool is_made_here =
        info.kind == ValueKind::kLoop || info.kind == ValueKind::kConcat ||
        (info.kind == ValueKind::kDense && !info.node->op()->is(OpId::convolution) && !IsRowScatter(*info.node));
    if (!is_made_here || is_returned_[root] || places_[root]) return false;
    const TensorType& own = info.node->type().tensor();
    if (own.dtype != dtype || !(own.storage_offset == SymInt(0))) return false;
    const TensorType& piece = operand.type().tensor();
    if (&operand == info.node) {
      // Other readers, possibly through views, rely on the value's own strides.
      if (info.node->num_users() > 1 && !SameLayout(own.sizes, place.strides, StridesOf(own))) return false;
      if (info.kind == ValueKind::kDense) return place.strides.back() == SymInt(1);
      // A loop that runs in the order of its operands would write element by element.
      TensorType placed = own;
      placed.strides = place.strides;
      return info.kind != ValueKind::kLoop || !IsLargeTransposition(own, placed);
    }
    // The operand is a view of the whole value that keeps the order of elements, as in a stack.
    if (HasRowMajorLayout(own) && HasRowMajorLayout(piece) && own.numel() == piece.numel() &&
        SameLayout(piece.sizes, place.strides, ContiguousStrides(piece.sizes))) {
      place.strides = StridesOf(own);
      return true;
    }
    // The operand is some other view. The concatenation must then be the only reader of the value.
    std::optional<StackLayout> layout = LayoutThroughViews(*info.node, operand, place.strides);
    if (!layout || !CanBeMadeAs(info, *layout)) return false;
    place.strides = std::move(layout->strides);
    if (!(layout->sizes == own.sizes)) place.sizes = std::move(layout->sizes);
    return true;
  }

  bool CanBeMadeAs(const ValueInfo& info, const StackLayout& layout) const {
    if (info.kind != ValueKind::kDense) {
      // Kernels shuffle the elements of a small stack in registers.
      constexpr int64_t kMaxStack = 8;
      const TensorType& type = info.node->type().tensor();
      const int64_t stride = layout.strides.back().constant().value_or(0);
      return layout.sizes == type.sizes && stride >= 1 && stride <= kMaxStack;
    }
    if (info.node->op()->is(OpId::convolution_backward) || !IsGoodResult(*info.node, layout)) return false;
    const SymIntVector* batch = values_.BatchOf(*info.node);
    return batch == nullptr || layout.sizes.size() == 3 ||
           *batch == SymIntVector(layout.sizes.begin(), layout.sizes.end() - 2);
  }

  const ValueTable& values_;
  const std::vector<bool>& is_returned_;
  std::vector<std::optional<ConcatPlace>> places_;
};

}  // namespace

std::vector<std::optional<ConcatPlace>> PlaceInConcats(const ValueTable& values, const std::vector<bool>& is_returned) {
  return Placer(values, is_returned).Run();
}

}  // namespace backtape::jit
