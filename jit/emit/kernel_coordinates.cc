// The position of a kernel's points: coordinates of the outer dims, chunks, and the pointers of a row's accesses.
#include <algorithm>

#include "backtape/jit/emit/kernel_emitter.h"

namespace backtape::jit {

using asmjit::Label;
namespace x86 = asmjit::x86;

x86::Gp KernelEmitter::Load(const Int& value) {
  const Gp reg = cc_.newInt64();
  if (value.is_param()) {
    cc_.mov(reg, x86::qword_ptr(params_, value.param() * 8));
  } else {
    cc_.mov(reg, value.constant());
  }
  return reg;
}

void KernelEmitter::MultiplyBy(const Gp& reg, const Int& factor, int64_t scale) {
  if (factor.is_param()) {
    cc_.imul(reg, x86::qword_ptr(params_, factor.param() * 8));
    if (scale != 1) cc_.imul(reg, reg, scale);
    return;
  }
  const int64_t product = factor.constant() * scale;
  if (product == 1) return;
  if (product == static_cast<int32_t>(product)) {
    cc_.imul(reg, reg, product);
  } else {
    cc_.imul(reg, Load(product));
  }
}

void KernelEmitter::AddScaled(const Gp& dst, const Gp& reg, const Int& stride, int64_t bytes) {
  if (stride.is_constant(0)) return;
  const Gp offset = cc_.newInt64();
  cc_.mov(offset, reg);
  MultiplyBy(offset, stride, bytes);
  cc_.add(dst, offset);
}

void KernelEmitter::InitCoordinates(const Gp& flat) {
  const size_t rank = kernel_.outer.size();
  coordinates_.clear();
  for (size_t i = 0; i < rank; ++i) coordinates_.push_back(cc_.newInt64());
  if (rank == 0) return;
  const Gp rest = cc_.newInt64();
  cc_.mov(rest, flat);
  for (size_t i = rank - 1; i > 0; --i) {
    const Gp remainder = cc_.newInt64();
    cc_.xor_(remainder.r32(), remainder.r32());
    cc_.div(remainder, rest, Load(kernel_.outer[i]));
    cc_.mov(coordinates_[i], remainder);
  }
  cc_.mov(coordinates_[0], rest);
}

// Advances to the next point of all dims except the last one (kOuter), or of all dims (kInner).
void KernelEmitter::AdvanceCoordinates() {
  size_t last = kernel_.outer.size();
  if (kernel_.vectorize == Vectorize::kOuter) {
    --last;
    cc_.xor_(coordinates_[last].r32(), coordinates_[last].r32());
  }
  if (last == 0) return;
  const Label done = cc_.newLabel();
  for (size_t i = last; i-- > 0;) {
    cc_.inc(coordinates_[i]);
    if (i == 0) break;
    const Int& extent = kernel_.outer[i];
    if (extent.is_param()) {
      cc_.cmp(coordinates_[i], x86::qword_ptr(params_, extent.param() * 8));
    } else {
      cc_.cmp(coordinates_[i], Load(extent));
    }
    cc_.jl(done);
    cc_.xor_(coordinates_[i].r32(), coordinates_[i].r32());
  }
  cc_.bind(done);
}

void KernelEmitter::BeginChunks() {
  if (kernel_.chunk.is_constant(0)) return;
  const Gp size = Load(kernel_.chunk);
  const Gp rest = cc_.newInt64();
  chunk_index_ = cc_.newInt64();
  chunk_left_ = cc_.newInt64();
  cc_.xor_(rest.r32(), rest.r32());
  cc_.mov(chunk_index_, begin_);
  cc_.div(rest, chunk_index_, size);
  cc_.mov(chunk_left_, size);
}

void KernelEmitter::AdvanceChunk() {
  if (kernel_.chunk.is_constant(0)) return;
  const Label inside = cc_.newLabel();
  cc_.dec(chunk_left_);
  cc_.jnz(inside);
  cc_.inc(chunk_index_);
  cc_.mov(chunk_left_, Load(kernel_.chunk));
  cc_.bind(inside);
}

void KernelEmitter::ComputeRowPointers(bool with_last_dim) {
  Mark(-1);
  const int shared = kernel_.is_foreach ? kernel_.foreach.shared_buffers : kernel_.num_buffers;
  for (size_t a = 0; a < kernel_.accesses.size(); ++a) {
    const Access& access = kernel_.accesses[a];
    const int64_t bytes = ItemSize(access.dtype);
    // Registers are scarce, so accesses that begin at the same address share a pointer.
    const auto same_start = [&](const Access& other) {
      return other.buffer == access.buffer && other.offset == access.offset && ItemSize(other.dtype) == bytes &&
             other.outer_strides == access.outer_strides && other.chunk_stride == access.chunk_stride;
    };
    const auto first = std::find_if(kernel_.accesses.begin(), kernel_.accesses.end(), same_start);
    if (first != kernel_.accesses.begin() + static_cast<int64_t>(a)) {
      row_pointers_[a] = row_pointers_[first - kernel_.accesses.begin()];
      continue;
    }
    if (!row_pointers_[a].isValid()) row_pointers_[a] = cc_.newIntPtr();
    const Gp& pointer = row_pointers_[a];
    if (access.buffer < shared) {
      cc_.mov(pointer, x86::qword_ptr(buffers_, access.buffer * 8));
    } else {
      cc_.mov(pointer, x86::qword_ptr(entry_buffers_, (access.buffer - shared) * 8));
    }
    if (!access.offset.is_constant(0)) {
      const Gp offset = Load(access.offset);
      MultiplyBy(offset, 1, bytes);
      cc_.add(pointer, offset);
    }
    const size_t dims = kernel_.outer.size() - (with_last_dim || kernel_.outer.empty() ? 0 : 1);
    for (size_t i = 0; i < dims; ++i) AddScaled(pointer, coordinates_[i], access.outer_strides[i], bytes);
    if (!access.chunk_stride.is_constant(0)) AddScaled(pointer, chunk_index_, access.chunk_stride, bytes);
  }
}

}  // namespace backtape::jit
