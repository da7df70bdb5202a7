#include "backtape/jit/plan/concat_places.h"

#include <utility>

#include "backtape/passes/call_arguments.h"

namespace backtape::jit {
namespace {

// Equal but for dims of one element.
bool SameLayout(const SymIntVector& sizes, const SymIntVector& a, const SymIntVector& b) {
  for (size_t d = 0; d < sizes.size(); ++d) {
    if (!(sizes[d] == SymInt(1)) && !(a[d] == b[d])) return false;
  }
  return true;
}

bool IsRowMajor(const TensorType& type) {
  return type.storage_offset == SymInt(0) && SameLayout(type.sizes, StridesOf(type), ContiguousStrides(type.sizes));
}

class Placer {
 public:
  Placer(const ValueTable& values, const std::vector<bool>& is_returned)
      : values_(values), is_returned_(is_returned), places_(values.size()) {}

  std::vector<std::optional<ConcatPlace>> Run() {
    // From the last to the first: the place of an outer concatenation is known before those of the inner ones.
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
    int64_t dim = CallArguments(node).Value("dim").to_int();
    if (dim < 0) dim += type.dim();
    SymInt offset = places_[concat] ? places_[concat]->offset : SymInt(0);
    for (size_t k = 0; k < node.num_operands(); ++k) {
      const Node& operand = *node.operand(k);
      ConcatPlace place;
      place.concat = places_[concat] ? places_[concat]->concat : concat;
      place.inner = concat;
      place.operand = k;
      place.offset = offset;
      place.strides = strides;
      offset += operand.type().tensor().sizes[dim] * strides[dim];
      const NodeIndex root = values_.RootOf(&operand);
      if (CanLieIn(root, operand, type.dtype, place)) places_[root] = std::move(place);
    }
  }

  // `place` has the strides of the concatenation; they become those of the value.
  bool CanLieIn(NodeIndex root, const Node& operand, DType dtype, ConcatPlace& place) const {
    const ValueInfo& info = values_.at(root);
    const bool is_made_here = info.kind == ValueKind::kLoop || info.kind == ValueKind::kConcat ||
                              (info.kind == ValueKind::kLibrary && info.node->op()->name != "convolution");
    if (!is_made_here || is_returned_[root] || places_[root]) return false;
    const TensorType& own = info.node->type().tensor();
    if (own.dtype != dtype || !(own.storage_offset == SymInt(0))) return false;
    const TensorType& piece = operand.type().tensor();
    if (&operand == info.node) {
      // Others that read it, maybe through views, know its own strides.
      if (info.node->num_users() > 1 && !SameLayout(own.sizes, place.strides, StridesOf(own))) return false;
      return info.kind != ValueKind::kLibrary || place.strides.back() == SymInt(1);
    }
    // A view: of the whole value, in its order, as a stack has it.
    if (!IsRowMajor(own) || !IsRowMajor(piece) || !(own.numel() == piece.numel())) return false;
    if (!SameLayout(piece.sizes, place.strides, ContiguousStrides(piece.sizes))) return false;
    place.strides = StridesOf(own);
    return true;
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
