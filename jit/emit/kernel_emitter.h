#ifndef BACKTAPE_JIT_EMIT_KERNEL_EMITTER_H_
#define BACKTAPE_JIT_EMIT_KERNEL_EMITTER_H_

#include <asmjit/x86.h>

#include <vector>

#include "absl/functional/function_ref.h"
#include "backtape/jit/emit/simd.h"
#include "backtape/jit/kernel_ir/kernel.h"

namespace backtape::jit {

// Walks one kernel and appends its code to a compiler: begin, visit, end. Errors go to the compiler's error handler.
//
// Structure: for each run of the vectorised dim, uniform instructions (equal in all lanes) first, then a loop over
// groups of `unroll` vectors, then single masked vectors.
class KernelEmitter {
 public:
  KernelEmitter(asmjit::x86::Compiler& cc, CpuTarget target, const Kernel& kernel);
  void Emit();

 private:
  using Gp = asmjit::x86::Gp;

  struct Value {
    Vector vector;
    Mask mask;  // of bool
  };
  // A value stays where the kernel's text puts it, once for all vectors of a group if it is uniform.
  enum class Placement : uint8_t { kVarying, kUniform };

  // What is being emitted for: `unroll` vectors from element `index` of the run on.
  struct Group {
    int unroll = 1;
    const Mask* mask = nullptr;  // null: all lanes
    const Gp* remaining = nullptr;
    bool non_temporal = false;
    // With it, accesses are relative to the run's pointers at this element; without, to the pointers themselves.
    const Gp* index = nullptr;
    // The group's first element where accesses are to the pointers themselves: inside loops of kOuter.
    const Gp* first = nullptr;
  };
  enum class Mode : uint8_t { kUniform, kContiguous, kLanes };

  // kernel_emitter.cc: loops.
  static std::vector<Placement> PlacementsOf(const Kernel& kernel);
  int LanesFor(CpuTarget target) const;
  void EmitOuter();
  void EmitInner();
  void EmitRun(const Gp& n, const Int& n_bound, int unroll, bool may_be_non_temporal,
               absl::FunctionRef<void(const Group&)> emit_group);
  void EmitSerialLoop(const Phase& phase, size_t depth, size_t num_serial, absl::FunctionRef<void()> emit_inside);
  void EmitGroupOfPhases(const Group& group);
  void EmitBody(const Phase& phase, const Group& group);
  void EmitUniform(const Phase& phase);
  std::vector<int> AccessesOf(const Phase& phase) const;
  int UnrollOf(const Phase& phase) const;
  // About how many instructions a vector takes.
  int CostOf(const Phase& phase) const;
  bool HasNonTemporalStore() const;
  bool IsNonTemporalStore(const Instruction& instruction) const;

  // kernel_coordinates.cc.
  void InitCoordinates(const Gp& flat);
  void AdvanceCoordinates();
  void BeginChunks();
  void AdvanceChunk();
  void ComputeRowPointers(bool with_last_dim);
  // The number in a register (fresh unless it is a constant's).
  Gp Load(const Int& value);
  void MultiplyBy(const Gp& reg, const Int& factor, int64_t scale);
  // dst += reg * stride * bytes.
  void AddScaled(const Gp& dst, const Gp& reg, const Int& stride, int64_t bytes);

  // kernel_reductions.cc.
  void InitAccumulators(const Phase& phase, int unroll);
  void Accumulate(ValueId id, int u, const Group& group);
  void FinishAccumulators(const Phase& phase, int unroll);
  bool SumsInBlocks(const Phase& phase) const;
  bool IsSummedInBlocks(const Instruction& instruction) const;
  void EndBlock(const Phase& phase, int unroll);
  void AddBlocks(ValueId id, int u);
  Value Identity(const Instruction& instruction);
  Vector Combine(Op op, const Vector& a, const Vector& b);
  Vector ReduceLanes(Op op, const Vector& a);

  // kernel_memory.cc: loads and stores.
  Mode ModeOf(const Instruction& instruction) const;
  void EmitLoad(ValueId id, int u, const Group& group);
  void EmitStore(ValueId id, int u, const Group& group);
  void EmitAccumulate(ValueId id, int u, const Group& group);
  const Mask* ActiveLanes(ValueId predicate, int u, const Group& group, Mask& both);
  Gp AddressOf(const Instruction& instruction, ValueId index);
  asmjit::x86::Mem ContiguousMem(const Gp& pointer, const Access& access, int u, const Group& group) const;
  Value LoadUniform(DType dtype, const Gp& pointer);
  Value LoadContiguous(DType dtype, asmjit::x86::Mem mem, const Mask* mask);
  void StoreUniform(DType dtype, const Gp& pointer, const Value& value);
  void StoreContiguous(DType dtype, asmjit::x86::Mem mem, const Value& value, const Mask* mask, bool non_temporal);
  bool CanMask(DType dtype) const;
  // Copies elements between the memory that an access says and a dense buffer on the stack, lane by lane.
  void CopyLanes(const Instruction& instruction, const Gp& pointer, const asmjit::x86::Mem& slot, bool is_load, int u,
                 const Group& group, const Vector* index, const Mask* predicate);
  Vector RoundedBFloat16(const Vector& value, bool has_short_nans);
  Vector NarrowAvx2(const Vector& value, int bytes);

  // kernel_prefetch.cc: of rows, while others are in work.
  struct Prefetch {
    ValueId load = kNoValue;
    bool is_next_row = false;
    Gp pointer = {};
  };
  void PlanPrefetches();
  void BeginPrefetches(size_t phase);
  void EmitPrefetches(size_t phase, const Group& group);

  // kernel_instructions.cc.
  void EmitInstruction(ValueId id, int u, const Group& group);
  void EmitReport(const Instruction& instruction, int u, const Group& group);
  Value EmitParam(int index, DType type);
  Value EmitConvert(const Value& value, DType from, DType to);
  Value EmitIota(const Instruction& instruction, int u, const Group& group);
  Vector EmitInteger(const Instruction& instruction, const Vector& a, const Vector& b);
  Vector Normalize(DType type, const Vector& value);
  Value Get(ValueId id, int u);
  void Set(ValueId id, int u, const Value& value);
  Simd& simd() { return *active_; }
  const Simd& simd() const { return *active_; }
  // A uniform instruction on 64-bit values in a kernel whose lanes are for 32-bit ones.
  bool IsNarrow(ValueId id) const;
  Value ToNarrow(const Value& value) const;
  Value FromNarrow(const Value& value);
  void EmitInstructionAs(ValueId id, int u, const Group& group);
  // Code from here on belongs to this source.
  void Mark(int32_t source);

  asmjit::x86::Compiler& cc_;
  const Kernel& kernel_;
  std::vector<Placement> placements_;
  std::vector<bool> in_bfloat16_;     // by value: ValuesHeldBy
  std::vector<bool> has_short_nans_;  // by value: ValuesWithShortNans
  // Of varying values; uniform 64-bit values are not that many to a register, and are computed by narrow_.
  Simd wide_, narrow_;
  Simd* active_ = &wide_;
  std::vector<std::vector<Prefetch>> prefetches_;  // by phase
  bool prefetches_to_first_cache_ = false;         // else to the second one
  Gp params_, buffers_, begin_, end_;
  Gp entry_buffers_;             // foreach: the current entry's
  std::vector<Gp> coordinates_;  // of the outer dims
  Gp chunk_index_, chunk_left_;  // of Kernel::chunk: the current one, and its points from the current one on
  bool sums_in_blocks_ = false;  // the current phase; then:
  Gp block_left_;                // terms that the accumulators still take
  std::vector<std::vector<asmjit::x86::Mem>> blocks_;  // [u][id]: what they took before
  Mask is_added_to_;                                   // all but the first point of a chunk
  std::vector<Gp> loop_indices_;            // of the phase's serial dims, then the start of the vectorised one
  std::vector<Gp> row_pointers_;            // by access: at the current outer point
  std::vector<Gp> pointers_;                // by access: what groups are relative to
  std::vector<std::vector<Value>> values_;  // [u][id]
  int32_t marked_ = -2;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_EMIT_KERNEL_EMITTER_H_
