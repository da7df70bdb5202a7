#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "absl/types/span.h"

#include "backtape/jit/plan/kernel_frame.h"
#include "backtape/jit/plan/kernel_maker.h"
#include "backtape/jit/plan/loop_space.h"
#include "backtape/jit/plan/memory_order.h"

namespace backtape::jit {

namespace {

// The number of elements of a row whose code is emitted separately: the extent of the last dim if rows are too short to
// fill vectors, so that lanes run through the dim before it (group_unrolling.cc); otherwise 1.
int64_t NumUnrolled(absl::Span<const LoopSpace::Dim> dims, int64_t item_bytes, const DomainStrides& from_strides,
                    const DomainStrides& to_strides) {
  constexpr int64_t kMaxBytesOfRow = 48, kMinRows = 8;
  if (dims.size() < 2) return 1;
  const LoopSpace::Dim& last = dims.back();
  const std::optional<int64_t> extent = last.extent.constant();
  if (!extent || *extent < 2 || *extent * std::max<int64_t>(item_bytes, 4) > kMaxBytesOfRow) return 1;
  if (dims[dims.size() - 2].extent.constant().value_or(kMinRows) < kMinRows) return 1;
  const SymInt& from = from_strides[last.source];
  return to_strides[last.source] == SymInt(1) && (from == SymInt(1) || from == SymInt(0)) ? *extent : 1;
}

}  // namespace

absl::StatusOr<Step> MakeCopyStep(const Operand& from, const Scalar& fill, const Operand& to, const Node* node) {
  const bool has_same_elements =
      from.block >= 0 && from.type.dtype == to.type.dtype && from.type.sizes == to.type.sizes;
  if (has_same_elements && IsTransposition(from.type, to.type))
    return Step{TransposeStep{from, to}, {node}, "transpose"};
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
  absl::Span<const LoopSpace::Dim> dims = loops.outer();
  const int64_t in_row = NumUnrolled(dims, ItemSize(to.type.dtype), from_strides, to_strides);
  const size_t last_dim = in_row > 1 ? dims.back().source : 0;
  if (in_row > 1) dims.remove_suffix(1);
  Access load;
  Access store;
  for (const LoopSpace::Dim& dim : dims) {
    builder.kernel().outer.push_back(frame.IntOf(dim.extent));
    load.outer_strides.push_back(frame.IntOf(from_strides[dim.source]));
    store.outer_strides.push_back(frame.IntOf(to_strides[dim.source]));
  }
  if (dims.empty()) {
    builder.kernel().outer.push_back(1);
    load.outer_strides.push_back(0);
    store.outer_strides.push_back(0);
  }
  builder.BeginPhase();
  store.buffer = frame.BufferOf(to.block, to.part, true);
  store.dtype = to.type.dtype;
  std::vector<ValueId> values;
  if (from.block >= 0) {
    load.buffer = frame.BufferOf(from.block, from.part, false);
    load.dtype = from.type.dtype;
    for (int64_t i = 0; i < in_row; ++i) {
      load.offset = frame.IntOf(from.type.storage_offset + (i == 0 ? SymInt(0) : from_strides[last_dim] * SymInt(i)));
      values.push_back(builder.Convert(builder.Load(load), type));
    }
  } else {
    values.assign(in_row, IsFloatingPoint(type)
                              ? builder.Constant(type, fill.to_double())
                              : builder.ConstantInt(type, type == DType::kBool ? fill.to_bool() : fill.to_int64()));
  }
  for (int64_t i = 0; i < in_row; ++i) {
    store.offset = frame.IntOf(to.type.storage_offset + SymInt(i));
    builder.Store(store, values[i]);
  }
  return frame.Finish(to.type.numel(), {node});
}

}  // namespace backtape::jit
