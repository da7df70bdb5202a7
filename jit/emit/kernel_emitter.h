#ifndef BACKTAPE_JIT_EMIT_KERNEL_EMITTER_H_
#define BACKTAPE_JIT_EMIT_KERNEL_EMITTER_H_

#include <asmjit/x86.h>

#include <utility>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/functional/function_ref.h"
#include "absl/types/span.h"
#include "backtape/jit/emit/simd.h"
#include "backtape/jit/kernel_ir/kernel.h"

namespace backtape::jit {

// Translates one kernel and appends its code to an AsmJit compiler. Errors go to the compiler's error handler.
//
// Structure of the code: for each run of the vectorised dim, first the uniform instructions (equal in all lanes), then
// a loop over groups of `unroll` vectors, then single masked vectors.
class KernelEmitter {
 public:
  KernelEmitter(asmjit::x86::Compiler& cc, CpuTarget target, const Kernel& kernel);
  void Emit();

 private:
  using Gp = asmjit::x86::Gp;

  struct Value {
    Vector vector;
    Mask mask;  // holds the value if it is a bool
  };
  // Instructions keep the order of the kernel. A uniform one is executed once per run or, in the loops inside a group
  // (kOuter), once per iteration.
  enum class Placement : uint8_t { kVarying, kUniform };

  // The elements for which code is emitted: `unroll` vectors, starting at element `index` of the run.
  struct Group {
    int unroll = 1;
    const Mask* mask = nullptr;  // null for all lanes
    const Gp* remaining = nullptr;
    bool non_temporal = false;
    // If set, accesses are at this element relative to the run's pointers. If null, they are at the pointers
    // themselves.
    const Gp* index = nullptr;
    // The group's first element if accesses are at the pointers themselves (inside loops of kOuter).
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
  // Approximate number of instructions per vector.
  int CostOf(const Phase& phase) const;
  bool HasNonTemporalStore() const;
  bool IsNonTemporalStore(const Instruction& instruction) const;

  // kernel_coordinates.cc: positions of points.
  void InitCoordinates(const Gp& flat);
  void AdvanceCoordinates();
  void BeginChunks();
  void AdvanceChunk();
  void ComputeRowPointers(bool with_last_dim);
  // Loads the number into a new register.
  Gp Load(const Int& value);
  void MultiplyBy(const Gp& reg, const Int& factor, int64_t scale);
  // dst += reg * stride * bytes.
  void AddScaled(const Gp& dst, const Gp& reg, const Int& stride, int64_t bytes);

  // kernel_reductions.cc: reductions.
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
  // `mem` as an operand of this many bytes.
  static asmjit::x86::Mem WithSize(asmjit::x86::Mem mem, int64_t bytes) {
    mem.setSize(static_cast<uint32_t>(bytes));
    return mem;
  }
  asmjit::x86::Mem ContiguousMem(const Gp& pointer, const Access& access, int u, const Group& group) const;
  Value LoadUniform(DType dtype, const Gp& pointer);
  Value LoadContiguous(DType dtype, asmjit::x86::Mem mem, const Mask* mask);
  void StoreUniform(DType dtype, const Gp& pointer, const Value& value);
  void StoreContiguous(DType dtype, asmjit::x86::Mem mem, const Value& value, const Mask* mask, bool non_temporal);
  bool CanMask(DType dtype) const;
  // A value as a store writes it. The dtype is that of the element in memory, except that the bits of bfloat16 are
  // int16.
  struct Stored {
    DType dtype;
    Value value;
  };
  Stored ToStore(ValueId id, int u, DType dtype);
  Vector RoundedBFloat16(const Vector& value, bool has_short_nans);
  Vector NarrowAvx2(const Vector& value, int bytes);

  // kernel_lanes.cc: accesses whose lanes are not adjacent in ascending order.
  bool IsVarying(ValueId id) const;
  // In a straight phase of a kInner kernel, an access has a single element.
  bool IsSingle(const Access& access) const;
  const Int& LaneStride(const Access& access) const;
  bool IsDescending(const Instruction& instruction, ValueId index) const;
  // Whether lanes can be gathered; with AVX-512, they can then be scattered too.
  bool CanGather(const Instruction& instruction, ValueId index) const;
  Vector LaneSequence(Lane lane, int64_t start, int64_t step);
  asmjit::x86::Mem LaneAddresses(const Instruction& instruction, ValueId index, int u, const Group& group);
  Value Gather(const Instruction& instruction, ValueId index, int u, const Group& group, const Mask* mask);
  void Scatter(const Instruction& instruction, ValueId index, int u, const Group& group, const Mask* mask,
               const Vector& value);
  bool CanInsert(const Instruction& instruction, ValueId index) const;
  void InsertLanes(const Instruction& instruction, ValueId index, int u, const Group& group,
                   const asmjit::x86::Mem& slot);
  Value LoadDescending(const Instruction& instruction, ValueId index, int u, const Group& group);
  // Copies elements lane by lane between the memory of an access and a contiguous buffer on the stack.
  void CopyLanes(const Instruction& instruction, const Gp& pointer, const asmjit::x86::Mem& slot, bool is_load, int u,
                 const Group& group, const Vector* index, const Mask* predicate);

  // kernel_strides.cc: accesses whose lanes are a few elements apart. With a larger distance, a gather is as fast.
  static constexpr int64_t kMaxShuffledDistance = 8;
  bool CanShuffle(const Instruction& instruction, ValueId index) const;
  asmjit::x86::Mem FirstLane(const Instruction& instruction, ValueId index, int u, const Group& group);
  asmjit::x86::Mem LaneNumbers(Lane lane, absl::Span<const int64_t> numbers);
  Vector LoadLanes(DType dtype, const asmjit::x86::Mem& mem, const Mask* mask = nullptr);
  Value FromLanes(DType dtype, const Vector& lanes);
  Stored ToLanes(const Stored& stored);
  Value LoadShuffled(const Instruction& instruction, ValueId index, int u, const Group& group);
  void StoreShuffled(const Instruction& instruction, ValueId index, int u, const Group& group, const Stored& stored);

  // kernel_interleaved.cc: sets of accesses that together cover adjacent memory.
  void FindInterleaved();
  void FindInterleaved(const std::vector<ValueId>& body);
  static bool CanShuffleVectors(int64_t n);
  static std::vector<ValueId> AdjacentAccesses(const absl::btree_map<int64_t, ValueId>& by_offset, int64_t n);
  Mask MaskOfVector(const Gp& remaining, size_t n, size_t i);
  bool EmitInterleaved(ValueId id, int u, const Group& group);
  std::vector<Vector> Shuffled(std::vector<Vector> vectors, bool apart);
  Vector DealtOut(absl::Span<const Vector> vectors, size_t to, bool apart);
  Vector Gathered(absl::Span<const Vector> vectors, absl::Span<const size_t> from, absl::Span<const int64_t> place);
  Vector Permuted(const Vector& a, const Vector& b, absl::FunctionRef<int64_t(int64_t)> number);
  std::pair<Vector, Vector> DealtOut(const Vector& a, const Vector& b);
  std::pair<Vector, Vector> InTurns(const Vector& a, const Vector& b);

  // kernel_rows.cc: runs of adjacent elements of rows.
  std::vector<ValueId> RunOfRow(const absl::btree_map<int64_t, ValueId>& by_offset, const Access& access) const;
  template <typename Visit>
  void ForEachPart(const asmjit::x86::Mem& first, const Access& access, int64_t count, Visit visit);
  std::vector<Vector> LoadRows(const asmjit::x86::Mem& first, const Access& access, int64_t count);
  void StoreRows(const asmjit::x86::Mem& first, const Access& access, absl::Span<const Vector> vectors);

  // kernel_prefetch.cc: prefetching rows during other loops.
  struct Prefetch {
    ValueId load = kNoValue;
    bool is_next_row = false;
    Gp pointer = {};
  };
  void PlanPrefetches();
  void BeginPrefetches(size_t phase);
  void EmitPrefetches(size_t phase, const Group& group);

  // kernel_instructions.cc: all other instructions.
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
  // Whether this is a uniform instruction on 64-bit values in a kernel whose lane count is that of 32-bit values.
  bool IsNarrow(ValueId id) const;
  Value ToNarrow(const Value& value) const;
  Value FromNarrow(const Value& value);
  void EmitInstructionAs(ValueId id, int u, const Group& group);
  // Attributes the following code to this source.
  void Mark(int32_t source);

  asmjit::x86::Compiler& cc_;
  const Kernel& kernel_;
  std::vector<Placement> placements_;
  std::vector<bool> in_bfloat16_;     // the results of ValuesExactIn
  std::vector<bool> has_short_nans_;  // the results of ValuesWithShortNans
  RegisterPool pool_;
  // wide_ computes varying values; narrow_ computes uniform 64-bit values, of which fewer fit in a register.
  Simd wide_, narrow_;
  Simd* active_ = &wide_;
  // A set of interleaved accesses, ordered by offset. All are emitted at the position of one of them, `trigger`.
  struct Interleaved {
    std::vector<ValueId> ids;
    ValueId trigger = kNoValue;
  };
  std::vector<Interleaved> interleaved_;
  std::vector<int> interleaved_of_;                // for each instruction: its set, or -1
  std::vector<std::vector<Prefetch>> prefetches_;  // for each phase
  bool prefetches_to_first_cache_ = false;         // whether to prefetch to L1 rather than to L2
  Gp params_, buffers_, begin_, end_;
  Gp entry_buffers_;             // foreach: the buffers of the current entry
  std::vector<Gp> coordinates_;  // indices of the outer dims
  Gp chunk_index_, chunk_left_;  // Kernel::chunk: the current chunk, and its remaining points including the current one
  bool sums_in_blocks_ = false;  // whether the current phase sums in blocks; if so:
  Gp block_left_;                // number of terms left until the block is full
  std::vector<std::vector<asmjit::x86::Mem>> blocks_;  // [u][id]: sums of earlier blocks
  Mask is_added_to_;                                   // true except for the first point of a chunk
  std::vector<Gp> loop_indices_;            // indices of the phase's serial dims, then the start of the vectorised dim
  std::vector<Gp> row_pointers_;            // for each access: its address at the current outer point
  std::vector<Gp> pointers_;                // for each access: the address to which Group::index is relative
  std::vector<std::vector<Value>> values_;  // [u][id]
  int32_t marked_ = -2;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_EMIT_KERNEL_EMITTER_H_
