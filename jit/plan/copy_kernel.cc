#include <utility>

#include "backtape/jit/plan/kernel_frame.h"
#include "backtape/jit/plan/kernel_maker.h"
#include "backtape/jit/plan/loop_space.h"

namespace backtape::jit {

namespace {

bool IsOneElement(const SymInt& size) { return size == SymInt(1); }

// Whether the two operands are contiguous along different dims, so that a kernel would access one of them element by
// element.
bool IsTransposition(const Operand& from, const Operand& to) {
  if (from.block < 0 || from.type.dtype != to.type.dtype || from.type.sizes != to.type.sizes) return false;
  const SymIntVector from_strides = StridesOf(from.type);
  const SymIntVector to_strides = StridesOf(to.type);
  bool has_row = false;
  bool has_column = false;
  for (size_t d = 0; d < to_strides.size(); ++d) {
    if (IsOneElement(to.type.sizes[d])) continue;
    const bool in_from = from_strides[d] == SymInt(1);
    const bool in_to = to_strides[d] == SymInt(1);
    if (in_from && in_to) return false;
    has_row |= in_from;
    has_column |= in_to;
  }
  return has_row && has_column;
}

}  // namespace

absl::StatusOr<Step> MakeCopyStep(const Operand& from, const Scalar& fill, const Operand& to, const Node* node) {
  if (IsTransposition(from, to)) return Step{TransposeStep{from, to}, {node}, "transpose"};
  KernelFrame frame(from.block < 0 ? "fill" : "copy");
  KernelBuilder& builder = frame.builder();
  const DType type = ValueTypeOf(to.type.dtype);
  FusionGroup space;
  space.dims = to.type.sizes;
  const size_t rank = space.dims.size();
  DomainStrides to_strides = StridesOf(to.type);
  DomainStrides from_strides(rank, SymInt(0));
  if (from.block >= 0) {
    const SymIntVector given = StridesOf(from.type);
    const size_t shift = rank - from.type.sizes.size();
    for (size_t d = 0; d < from.type.sizes.size(); ++d) {
      if (!(from.type.sizes[d] == SymInt(1))) from_strides[d + shift] = given[d];
    }
  }
  const LoopSpace loops(space, {to_strides, from_strides}, 0);
  Access load;
  Access store;
  for (const LoopSpace::Dim& dim : loops.outer()) {
    builder.kernel().outer.push_back(frame.IntOf(dim.extent));
    load.outer_strides.push_back(frame.IntOf(from_strides[dim.source]));
    store.outer_strides.push_back(frame.IntOf(to_strides[dim.source]));
  }
  if (loops.outer().empty()) {
    builder.kernel().outer.push_back(1);
    load.outer_strides.push_back(0);
    store.outer_strides.push_back(0);
  }
  builder.BeginPhase();
  ValueId value = kNoValue;
  if (from.block >= 0) {
    load.buffer = frame.BufferOf(from.block, from.part, false);
    load.dtype = from.type.dtype;
    load.offset = frame.IntOf(from.type.storage_offset);
    value = builder.Convert(builder.Load(std::move(load)), type);
  } else {
    value = IsFloatingPoint(type) ? builder.Constant(type, fill.to_double())
                                  : builder.ConstantInt(type, type == DType::kBool ? fill.to_bool() : fill.to_int64());
  }
  store.buffer = frame.BufferOf(to.block, to.part, true);
  store.dtype = to.type.dtype;
  store.offset = frame.IntOf(to.type.storage_offset);
  builder.Store(std::move(store), value);
  return frame.Finish(to.type.numel(), {node});
}

}  // namespace backtape::jit
