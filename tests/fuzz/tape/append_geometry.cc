#include <algorithm>
#include <utility>

#include "backtape/tests/fuzz/tape/program_builder.h"

namespace backtape::tape_fuzz {
namespace {

// Whether exactly one register holds the tensor, so that a change of its sizes changes only this register. Views are
// refused: PyTorch fails in the backward of most of them.
bool MayChange(ProgramBuilder& builder, const Value& value) {
  if (value.is_persistent || value.is_view || value.is_one_of_several || value.is_trained_leaf()) {
    return false;
  }
  return std::none_of(builder.values().begin(), builder.values().end(), [&](const Value& other) {
    return other.number != value.number && other.base == value.base && !other.is_view;
  });
}

}  // namespace

void AppendGeometryWrite(ProgramBuilder& builder) {
  const std::optional<Value> picked = builder.PickIf([&](const Value& v) { return MayChange(builder, v); });
  if (!picked.has_value()) return;
  Value& value = *std::find_if(builder.values().begin(), builder.values().end(),
                               [&](const Value& v) { return v.number == picked->number; });
  const auto rank = static_cast<int64_t>(value.shapes[0].size());
  const Operand target = Operand::Register(value.number);
  switch (builder.Number(4)) {
    case 0: {
      if (rank < 2) return;
      const int64_t a = builder.Number(rank), b = builder.Number(rank);
      for (Sizes& sizes : value.shapes) std::swap(sizes[a], sizes[b]);
      value.is_row_major = value.is_row_major && a == b;
      builder.Append({.op = "transpose_", .operands = {target, Operand::Int(a), Operand::Int(b)}});
      return;
    }
    case 1: {
      if (rank > 3) return;
      const int64_t dim = builder.Number(rank + 1);
      for (Sizes& sizes : value.shapes) sizes.insert(sizes.begin() + dim, 1);
      builder.Append({.op = "unsqueeze_", .operands = {target, Operand::Int(dim)}});
      return;
    }
    case 2: {
      for (int64_t dim = 0; dim < rank; ++dim) {
        const auto is_one = [dim](const Sizes& sizes) { return sizes[dim] == 1; };
        if (!std::all_of(value.shapes.begin(), value.shapes.end(), is_one)) continue;
        for (Sizes& sizes : value.shapes) sizes.erase(sizes.begin() + dim);
        builder.Append({.op = "squeeze_", .operands = {target, Operand::Int(dim)}});
        return;
      }
      return;
    }
    default:
      if (!builder.is_free() || !builder.OneIn(3)) return;
      value.requires_grad = false;
      builder.Append({.op = "detach_", .operands = {target}});
  }
}

}  // namespace backtape::tape_fuzz
