#include "backtape/jit/kernel_ir/footprint.h"

#include <algorithm>

#include "absl/container/inlined_vector.h"
#include "absl/types/span.h"

namespace backtape::jit {
namespace {

// First and last value of an index.
struct IndexRange {
  int64_t first = 0;
  int64_t last = 0;
};

// The range of each outer index over the points [begin, end), which must not be empty. Exact if the points are whole
// rows of the inner dims.
absl::InlinedVector<IndexRange, 4> OuterIndices(const Kernel& kernel, const int64_t* params, int64_t begin,
                                                int64_t end) {
  absl::InlinedVector<IndexRange, 4> indices(kernel.outer.size());
  int64_t first = begin;
  int64_t last = end - 1;
  for (size_t d = kernel.outer.size(); d-- > 0;) {
    const int64_t extent = kernel.outer[d].Eval(params);
    indices[d] = {first % extent, last % extent};
    first /= extent;
    last /= extent;
    // The points differ in the index of a dim outside of d, so the index of d may take all of its values.
    if (first != last) indices[d] = {0, extent - 1};
  }
  return indices;
}

void Widen(int64_t stride, const IndexRange& index, IndexRange& offset) {
  offset.first += std::min(stride * index.first, stride * index.last);
  offset.last += std::max(stride * index.first, stride * index.last);
}

// Whether the instruction accesses only the elements of its Access (it has no index operand).
bool IsPlainAccess(const Instruction& instruction) {
  const size_t index = instruction.op == Op::kLoad ? 0 : 1;
  if (instruction.op != Op::kLoad && instruction.op != Op::kStore) return false;
  return instruction.operands.size() <= index || instruction.operands[index] == kNoValue;
}

// Whether a value decides if the instruction accesses memory.
bool HasPredicate(const Instruction& instruction) {
  const size_t predicate = instruction.op == Op::kLoad ? 1 : 2;
  return instruction.operands.size() > predicate && instruction.operands[predicate] != kNoValue;
}

// The range of a plain access for these outer indices; nullopt if its loop is empty.
std::optional<BufferRange> RangeOf(const Kernel& kernel, const int64_t* params, const Phase& phase,
                                   const Instruction& instruction, absl::Span<const IndexRange> outer) {
  const Access& access = kernel.accesses[instruction.access];
  IndexRange offset;
  offset.first = offset.last = access.offset.Eval(params);
  for (size_t d = 0; d < outer.size(); ++d) Widen(access.outer_strides[d].Eval(params), outer[d], offset);
  for (size_t d = 0; d < phase.dims.size(); ++d) {
    // For a loop over one chunk, this is the extent of all chunks together.
    const int64_t extent = phase.dims[d].extent.Eval(params);
    if (extent <= 0) return std::nullopt;
    Widen(access.inner_strides[d].Eval(params), {0, extent - 1}, offset);
  }
  const int64_t item = ItemSize(access.dtype);
  return BufferRange{access.buffer, instruction.op != Op::kLoad, offset.first * item, (offset.last + 1) * item};
}

}  // namespace

std::optional<std::vector<BufferRange>> RangesOfPoints(const Kernel& kernel, const int64_t* params, int64_t begin,
                                                       int64_t end) {
  if (kernel.is_foreach || !kernel.chunk.is_constant(0)) return std::nullopt;
  std::vector<BufferRange> ranges;
  if (begin >= end) return ranges;
  const absl::InlinedVector<IndexRange, 4> outer = OuterIndices(kernel, params, begin, end);
  for (const Phase& phase : kernel.phases) {
    for (const ValueId id : phase.body) {
      const Instruction& instruction = kernel.at(id);
      if (instruction.access < 0) continue;
      const Access& access = kernel.accesses[instruction.access];
      if (!IsPlainAccess(instruction) || !access.chunk_stride.is_constant(0)) return std::nullopt;
      if (auto range = RangeOf(kernel, params, phase, instruction, outer)) ranges.push_back(*range);
    }
  }
  return ranges;
}

std::vector<BufferRange> RangesOfPlainAccesses(const Kernel& kernel, const int64_t* params) {
  std::vector<BufferRange> ranges;
  const int64_t points = kernel.OuterSize(params);
  if (kernel.is_foreach || points <= 0) return ranges;
  const absl::InlinedVector<IndexRange, 4> outer = OuterIndices(kernel, params, 0, points);
  for (const Phase& phase : kernel.phases) {
    for (const ValueId id : phase.body) {
      const Instruction& instruction = kernel.at(id);
      if (instruction.access < 0 || !IsPlainAccess(instruction) || HasPredicate(instruction)) continue;
      if (!kernel.accesses[instruction.access].chunk_stride.is_constant(0)) continue;
      if (auto range = RangeOf(kernel, params, phase, instruction, outer)) ranges.push_back(*range);
    }
  }
  return ranges;
}

}  // namespace backtape::jit
