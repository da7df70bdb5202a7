#include "backtape/jit/emit/kernel_emitter.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "backtape/jit/kernel_ir/exact_values.h"
#include "backtape/tensor/check.h"

namespace backtape::jit {

using asmjit::Label;
namespace x86 = asmjit::x86;

namespace {

constexpr int kMaxUnroll = 4;

}  // namespace

KernelEmitter::KernelEmitter(x86::Compiler& cc, CpuTarget target, const Kernel& kernel)
    : cc_(cc),
      kernel_(kernel),
      placements_(PlacementsOf(kernel)),
      in_bfloat16_(ValuesExactIn(DType::kBFloat16, kernel)),
      has_short_nans_(ValuesWithShortNans(kernel)),
      pool_(cc),
      wide_(cc, pool_, target, LanesFor(target)),
      narrow_(cc, pool_, target, target == CpuTarget::kAvx512 ? 8 : 4) {
  values_.assign(kMaxUnroll, std::vector<Value>(kernel.instructions.size()));
  row_pointers_.resize(kernel.accesses.size());
  pointers_.resize(kernel.accesses.size());
  FindInterleaved();
  PlanPrefetches();
}

std::vector<KernelEmitter::Placement> KernelEmitter::PlacementsOf(const Kernel& kernel) {
  std::vector<Placement> placements(kernel.instructions.size(), Placement::kUniform);
  const bool is_outer = kernel.vectorize == Vectorize::kOuter;
  const auto num_outer = static_cast<int64_t>(kernel.outer.size());
  for (const Phase& phase : kernel.phases) {
    if (!is_outer && phase.dims.empty()) continue;  // scalar code: its values are uniform
    const int64_t vector_dim = is_outer ? num_outer - 1 : num_outer + static_cast<int64_t>(phase.dims.size()) - 1;
    for (ValueId id : phase.body) {
      const Instruction& instruction = kernel.at(id);
      bool is_uniform = true;
      for (ValueId operand : instruction.operands) {
        is_uniform &= operand == kNoValue || placements[operand] == Placement::kUniform;
      }
      if (instruction.op == Op::kIota && instruction.integer == vector_dim) is_uniform = false;
      if (instruction.op == Op::kLoad) {
        const Access& access = kernel.accesses[instruction.access];
        is_uniform &= (is_outer ? access.outer_strides : access.inner_strides).back().is_constant(0);
      }
      // With kOuter, accumulators differ between lanes; with kInner, the final values are equal in all lanes.
      if (ClassOf(instruction.op) == OpClass::kReduce) is_uniform = !is_outer;
      // A report in a loop that may be empty must not be hoisted.
      const bool always_runs = is_outer || (!phase.dims.back().extent.is_param() && phase.dims.back().chunk_dim < 0 &&
                                            phase.dims.back().extent.constant() > 0);
      if (ClassOf(instruction.op) == OpClass::kEffect) is_uniform &= instruction.op == Op::kReport && always_runs;
      if (!is_uniform) placements[id] = Placement::kVarying;
    }
  }
  return placements;
}

// The number of lanes of the widest varying type that fit in a register.
int KernelEmitter::LanesFor(CpuTarget target) const {
  const int bits = target == CpuTarget::kAvx512 ? 512 : 256;
  for (size_t id = 0; id < kernel_.instructions.size(); ++id) {
    const Instruction& instruction = kernel_.instructions[id];
    // Accumulators have one lane per varying value, even if the final result is uniform.
    const bool varies = placements_[id] == Placement::kVarying || ClassOf(instruction.op) == OpClass::kReduce;
    if (varies && ItemSize(instruction.type) == 8) return bits / 64;
  }
  return bits / 32;
}

void KernelEmitter::Emit() {
  asmjit::FuncNode* function = cc_.addFunc(
      asmjit::FuncSignatureT<void, const int64_t*, void* const*, int64_t, int64_t>(asmjit::CallConvId::kHost));
  if (function == nullptr) return;
  function->frame().setAvxEnabled();
  function->frame().setAvxCleanup();
  if (simd().has_avx512()) function->frame().setAvx512Enabled();
  params_ = cc_.newIntPtr("params");
  buffers_ = cc_.newIntPtr("buffers");
  begin_ = cc_.newInt64("begin");
  end_ = cc_.newInt64("end");
  function->setArg(0, params_);
  function->setArg(1, buffers_);
  function->setArg(2, begin_);
  function->setArg(3, end_);
  const Label done = cc_.newLabel();
  cc_.cmp(begin_, end_);
  cc_.jge(done);
  if (kernel_.vectorize == Vectorize::kOuter) {
    EmitOuter();
  } else {
    EmitInner();
  }
  if (HasNonTemporalStore()) cc_.sfence();
  cc_.bind(done);
  cc_.ret();
  cc_.endFunc();
}

std::vector<int> KernelEmitter::AccessesOf(const Phase& phase) const {
  std::vector<int> accesses;
  for (ValueId id : phase.body) {
    if (kernel_.at(id).access >= 0) accesses.push_back(kernel_.at(id).access);
  }
  return accesses;
}

// To hide latencies, each instruction is emitted for several vectors before the next instruction (EmitBody), because a
// processor's reorder window is shorter than one vector's chain of elementary functions. The resulting register spills
// cost less than the stalls would. Large bodies are unrolled less, because compile time grows with the code. Bodies
// with interleaved accesses have the code of several elements already.
int KernelEmitter::UnrollOf(const Phase& phase) const {
  const int cost = CostOf(phase);
  if (!interleaved_.empty()) return cost <= 24 ? 4 : cost <= 64 ? 2 : 1;
  return cost <= 400 ? 4 : 2;
}

int KernelEmitter::CostOf(const Phase& phase) const {
  int cost = 0;
  for (ValueId id : phase.body) {
    const Op op = kernel_.at(id).op;
    cost += IsFunction(op) ? 20 : 1;
  }
  return cost;
}

bool KernelEmitter::IsNonTemporalStore(const Instruction& instruction) const {
  if (instruction.op != Op::kStore || kernel_.non_temporal.is_constant(0)) return false;
  const Access& access = kernel_.accesses[instruction.access];
  if (ItemSize(access.dtype) < 4 || ModeOf(instruction) != Mode::kContiguous || instruction.operands.size() > 1) {
    return false;
  }
  // Values that are loaded again should stay in the cache.
  for (const Instruction& other : kernel_.instructions) {
    if (other.op == Op::kLoad && kernel_.accesses[other.access].buffer == access.buffer) return false;
  }
  return true;
}

bool KernelEmitter::HasNonTemporalStore() const {
  return std::any_of(kernel_.instructions.begin(), kernel_.instructions.end(),
                     [&](const Instruction& instruction) { return IsNonTemporalStore(instruction); });
}

void KernelEmitter::EmitUniform(const Phase& phase) {
  for (ValueId id : phase.body) {
    if (placements_[id] == Placement::kUniform && ClassOf(kernel_.at(id).op) != OpClass::kReduce) {
      EmitInstruction(id, 0, Group());
    }
  }
}

void KernelEmitter::EmitBody(const Phase& phase, const Group& group) {
  for (ValueId id : phase.body) {
    for (int u = 0; u < group.unroll; ++u) {
      if (ClassOf(kernel_.at(id).op) == OpClass::kReduce) {
        Accumulate(id, u, group);
      } else if (placements_[id] == Placement::kVarying) {
        EmitInstruction(id, u, group);
      }
    }
  }
}

// Emits the loop over `n` elements. n_bound is n if it is known at compile time, else a param.
void KernelEmitter::EmitRun(const Gp& n, const Int& n_bound, int unroll, bool may_be_non_temporal,
                            absl::FunctionRef<void(const Group&)> emit_group) {
  const int lanes = simd().lanes();
  const bool is_known = !n_bound.is_param();
  const int64_t known = is_known ? n_bound.constant() : 0;
  while (is_known && unroll > 1 && known < unroll * lanes) unroll /= 2;
  const Gp index = cc_.newInt64("index");
  const Label done = cc_.newLabel();
  const Label rest = cc_.newLabel();
  cc_.xor_(index.r32(), index.r32());
  const auto emit_loop = [&](int count, bool non_temporal) {
    const Label loop = cc_.newLabel();
    const Label exit = cc_.newLabel();
    const Gp limit = cc_.newInt64();
    Mark(-1);
    cc_.lea(limit, x86::ptr(n, -count * lanes));
    cc_.cmp(index, limit);
    cc_.jg(exit);
    cc_.bind(loop);
    // No value made in a group is used after it.
    pool_.BeginTemporaries();
    emit_group({.unroll = count, .non_temporal = non_temporal, .index = &index});
    pool_.EndTemporaries();
    Mark(-1);
    cc_.add(index, count * lanes);
    cc_.cmp(index, limit);
    cc_.jle(loop);
    cc_.bind(exit);
  };
  if (!is_known || known >= lanes) {
    if (may_be_non_temporal) {
      const Label normal = cc_.newLabel();
      if (kernel_.non_temporal.is_param()) {
        cc_.cmp(x86::qword_ptr(params_, kernel_.non_temporal.param() * 8), 0);
        cc_.je(normal);
      }
      for (const Instruction& instruction : kernel_.instructions) {
        if (!IsNonTemporalStore(instruction)) continue;
        const auto bytes = static_cast<int64_t>(lanes) * ItemSize(kernel_.accesses[instruction.access].dtype);
        cc_.test(pointers_[instruction.access], bytes - 1);
        cc_.jnz(normal);
      }
      emit_loop(unroll, true);
      cc_.jmp(rest);
      cc_.bind(normal);
    }
    emit_loop(unroll, false);
    cc_.bind(rest);
    // Masked vectors of AVX2 are slow, and so are interleaved ones.
    const bool has_slow_masks = !simd().has_avx512() || !interleaved_.empty();
    if (unroll > 1 && has_slow_masks && !(is_known && known % (unroll * lanes) < lanes)) emit_loop(1, false);
  }
  if (is_known && known % (unroll * lanes) == 0) return;
  const Label tail = cc_.newLabel();
  const Gp remaining = cc_.newInt64("remaining");
  Mark(-1);
  cc_.mov(remaining, n);
  cc_.sub(remaining, index);
  cc_.cmp(remaining, 0);
  cc_.jle(done);
  cc_.bind(tail);
  const Mask mask = simd().FirstLanes(remaining);
  pool_.BeginTemporaries();
  emit_group({.unroll = 1, .mask = &mask, .remaining = &remaining, .index = &index});
  pool_.EndTemporaries();
  Mark(-1);
  cc_.add(index, lanes);
  cc_.sub(remaining, lanes);
  cc_.cmp(remaining, 0);
  cc_.jg(tail);
  cc_.bind(done);
}

// Emits the loops over the dims [depth, num_serial) of a phase, which advance pointers_, around `emit_inside`.
void KernelEmitter::EmitSerialLoop(const Phase& phase, size_t depth, size_t num_serial,
                                   absl::FunctionRef<void()> emit_inside) {
  if (depth == num_serial) return emit_inside();
  const LoopDim& dim = phase.dims[depth];
  const std::vector<int> accesses = AccessesOf(phase);
  const std::vector<Gp> saved = pointers_;
  for (int a : accesses) {
    pointers_[a] = cc_.newIntPtr();
    cc_.mov(pointers_[a], saved[a]);
  }
  const Gp index = cc_.newInt64();
  const Gp end = Load(dim.extent);
  if (dim.chunk_dim >= 0) {
    cc_.mov(index, coordinates_[dim.chunk_dim]);
    MultiplyBy(index, dim.chunk, 1);
    for (int a : accesses) {
      AddScaled(pointers_[a], index, kernel_.accesses[a].inner_strides[depth], ItemSize(kernel_.accesses[a].dtype));
    }
    const Gp chunk_end = Load(dim.chunk);
    cc_.add(chunk_end, index);
    cc_.cmp(chunk_end, end);
    cc_.cmovl(end, chunk_end);
  } else {
    cc_.xor_(index.r32(), index.r32());
  }
  loop_indices_.push_back(index);
  const Label loop = cc_.newLabel();
  const Label done = cc_.newLabel();
  cc_.cmp(index, end);
  cc_.jge(done);
  cc_.bind(loop);
  EmitSerialLoop(phase, depth + 1, num_serial, emit_inside);
  Mark(-1);
  for (int a : accesses) {
    const Int& stride = kernel_.accesses[a].inner_strides[depth];
    const int64_t bytes = ItemSize(kernel_.accesses[a].dtype);
    if (stride.is_constant(0)) continue;
    if (!stride.is_param() && stride.constant() * bytes == static_cast<int32_t>(stride.constant() * bytes)) {
      cc_.add(pointers_[a], stride.constant() * bytes);
    } else {
      const Gp step = Load(stride);
      MultiplyBy(step, 1, bytes);
      cc_.add(pointers_[a], step);
    }
  }
  cc_.inc(index);
  cc_.cmp(index, end);
  cc_.jl(loop);
  cc_.bind(done);
  loop_indices_.pop_back();
  pointers_ = saved;
}

void KernelEmitter::EmitGroupOfPhases(const Group& group) {
  for (const Phase& phase : kernel_.phases) {
    if (phase.dims.empty()) {
      EmitBody(phase, group);
      continue;
    }
    const std::vector<Gp> saved = pointers_;
    for (int a : AccessesOf(phase)) {
      const Access& access = kernel_.accesses[a];
      pointers_[a] = cc_.newIntPtr();
      cc_.mov(pointers_[a], saved[a]);
      AddScaled(pointers_[a], *group.index, access.outer_strides.back(), ItemSize(access.dtype));
    }
    InitAccumulators(phase, group.unroll);
    Group inside = group;
    inside.index = nullptr;
    inside.first = group.index;
    loop_indices_.clear();
    EmitSerialLoop(phase, 0, phase.dims.size(), [&] {
      EmitUniform(phase);
      EmitBody(phase, inside);
      if (sums_in_blocks_) EndBlock(phase, group.unroll);
    });
    FinishAccumulators(phase, group.unroll);
    pointers_ = saved;
  }
}

void KernelEmitter::EmitOuter() {
  const size_t last = kernel_.outer.size() - 1;
  const Gp position = cc_.newInt64("position");
  cc_.mov(position, begin_);
  InitCoordinates(begin_);
  int unroll = kMaxUnroll;
  bool has_loops = false;
  for (const Phase& phase : kernel_.phases) {
    unroll = std::min(unroll, UnrollOf(phase));
    has_loops |= !phase.dims.empty();
  }
  const Int& row_length = kernel_.outer[last];
  while (!row_length.is_param() && unroll > 1 && row_length.constant() < unroll * simd().lanes()) unroll /= 2;
  const Label row = cc_.newLabel();
  const Label done = cc_.newLabel();
  cc_.bind(row);
  const Gp n = cc_.newInt64("n");
  const Gp left = cc_.newInt64();
  cc_.mov(n, Load(kernel_.outer[last]));
  cc_.sub(n, coordinates_[last]);
  cc_.mov(left, end_);
  cc_.sub(left, position);
  cc_.cmp(n, left);
  cc_.cmovg(n, left);
  ComputeRowPointers(true);
  pointers_ = row_pointers_;
  for (const Phase& phase : kernel_.phases) {
    if (phase.dims.empty()) EmitUniform(phase);
  }
  // A run may start and end anywhere in a row, so its length is not known at compile time.
  EmitRun(n, Int::Param(0), unroll, !has_loops && HasNonTemporalStore(),
          [&](const Group& group) { EmitGroupOfPhases(group); });
  cc_.add(position, n);
  cc_.cmp(position, end_);
  cc_.jge(done);
  AdvanceCoordinates();
  cc_.jmp(row);
  cc_.bind(done);
}

void KernelEmitter::EmitInner() {
  const Gp row = cc_.newInt64("row");
  cc_.mov(row, begin_);
  InitCoordinates(begin_);
  if (kernel_.is_foreach) {
    entry_buffers_ = cc_.newIntPtr();
    const int own = kernel_.num_buffers - kernel_.foreach.shared_buffers;
    cc_.imul(entry_buffers_, begin_, own * 8);
    cc_.add(entry_buffers_, buffers_);
    cc_.add(entry_buffers_, kernel_.foreach.shared_buffers * 8);
  }
  BeginChunks();
  const Label loop = cc_.newLabel();
  cc_.bind(loop);
  ComputeRowPointers(true);
  if (!kernel_.chunk.is_constant(0)) {
    const Gp behind = Load(kernel_.chunk);
    cc_.sub(behind, chunk_left_);
    is_added_to_ = simd().SplatMask(behind);
  }
  for (size_t p = 0; p < kernel_.phases.size(); ++p) {
    const Phase& phase = kernel_.phases[p];
    pointers_ = row_pointers_;
    if (phase.dims.empty()) {
      for (ValueId id : phase.body) EmitInstruction(id, 0, Group());
      continue;
    }
    const int unroll = UnrollOf(phase);
    const size_t vector_dim = phase.dims.size() - 1;
    InitAccumulators(phase, unroll);
    loop_indices_.clear();
    EmitSerialLoop(phase, 0, vector_dim, [&] {
      const LoopDim& dim = phase.dims[vector_dim];
      const std::vector<Gp> saved = pointers_;
      const Gp start = cc_.newInt64();
      Int bound = dim.extent;
      Gp n;
      if (kernel_.is_foreach) {
        n = cc_.newInt64();
        cc_.mov(n, x86::qword_ptr(params_, row, 3, kernel_.foreach.numel_param * 8));
      } else {
        n = Load(dim.extent);
      }
      if (dim.chunk_dim >= 0) {
        bound = Int::Param(0);
        cc_.mov(start, coordinates_[dim.chunk_dim]);
        MultiplyBy(start, dim.chunk, 1);
        cc_.sub(n, start);
        const Gp chunk = Load(dim.chunk);
        cc_.cmp(n, chunk);
        cc_.cmovg(n, chunk);
        for (int a : AccessesOf(phase)) {
          const Access& access = kernel_.accesses[a];
          pointers_[a] = cc_.newIntPtr();
          cc_.mov(pointers_[a], saved[a]);
          AddScaled(pointers_[a], start, access.inner_strides[vector_dim], ItemSize(access.dtype));
        }
      } else {
        cc_.xor_(start.r32(), start.r32());
      }
      loop_indices_.push_back(start);
      EmitUniform(phase);
      BeginPrefetches(p);
      bool may_be_non_temporal = false;
      for (ValueId id : phase.body) may_be_non_temporal |= IsNonTemporalStore(kernel_.at(id));
      EmitRun(n, bound, unroll, may_be_non_temporal, [&](const Group& group) {
        EmitPrefetches(p, group);
        EmitBody(phase, group);
      });
      loop_indices_.pop_back();
      pointers_ = saved;
    });
    FinishAccumulators(phase, unroll);
  }
  Mark(-1);
  if (kernel_.is_foreach) {
    cc_.add(entry_buffers_, (kernel_.num_buffers - kernel_.foreach.shared_buffers) * 8);
  }
  AdvanceCoordinates();
  AdvanceChunk();
  cc_.inc(row);
  cc_.cmp(row, end_);
  cc_.jl(loop);
}

}  // namespace backtape::jit
