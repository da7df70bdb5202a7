#ifndef BACKTAPE_JIT_KERNEL_IR_KERNEL_H_
#define BACKTAPE_JIT_KERNEL_IR_KERNEL_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/jit/kernel_ir/opcode.h"
#include "backtape/tensor/dtype.h"

// Loop programs of fused memory-bound kernels: what jit/plan makes of a fusion group and jit/emit turns into machine
// code. A kernel is called as
//     void kernel(const int64_t* params, void* const* buffers, int64_t begin, int64_t end)
// and does the points [begin, end) of its flat outer space. Any split of [0, OuterSize) into such calls, in any order
// and on any threads, gives the same bits.
namespace backtape::jit {

// Why a kernel can't compute what the graph asks. Its status word is then (source + 1) << 8 | error, of an instruction
// that met the error (of one of them, when several did).
enum class KernelError : uint8_t { kNone, kDivisionByZero, kIndexOutOfRange };

using KernelFunction = void (*)(const int64_t* params, void* const* buffers, int64_t begin, int64_t end);

// A size, stride or offset: known when the kernel is made, or params[index] of each call.
class Int {
 public:
  Int() = default;
  Int(int64_t constant) : value_(constant) {}  // NOLINT: implicit, as numbers are
  static Int Param(int index) {
    Int result(index);
    result.is_param_ = true;
    return result;
  }
  bool is_param() const { return is_param_; }
  bool is_constant(int64_t v) const { return !is_param_ && value_ == v; }
  int64_t constant() const { return value_; }
  int param() const { return static_cast<int>(value_); }
  int64_t Eval(const int64_t* params) const { return is_param_ ? params[value_] : value_; }
  bool operator==(const Int&) const = default;

 private:
  int64_t value_ = 0;
  bool is_param_ = false;
};
using Ints = absl::InlinedVector<Int, 4>;

// Index of an instruction in Kernel::instructions; an instruction stands for its value.
using ValueId = int32_t;
inline constexpr ValueId kNoValue = -1;

// Where a load or store goes: element offset + sum of outer_strides[i] * outer index i + sum of inner_strides[j] *
// index j of the phase's loop. Strides count elements and may be 0 (broadcast) or negative. The stride of the
// vectorised dim should be a constant 0 or 1 wherever that is known: any other is a gather or scatter.
struct Access {
  int buffer = 0;
  DType dtype = DType::kFloat32;  // in memory: any storable dtype
  Int offset;
  Ints outer_strides;    // one for each outer dim
  Ints inner_strides;    // one for each dim of the phase's loop; none in straight phases
  Int chunk_stride = 0;  // times the index of the chunk of rows; see Kernel::chunk
};

struct Instruction {
  Op op = Op::kConstant;
  DType type = DType::kFloat32;  // of the result; of the stored value for a store
  // load:  [index, predicate], store: value, [index, predicate]. index (int64, kNoValue for none) times index_stride is
  // added to the access's element offset; it is not checked. Where predicate (bool, kNoValue for none) is false a load
  // gives 0 without touching memory and a store does nothing. Trailing kNoValues are left out.
  absl::InlinedVector<ValueId, 3> operands;
  double number = 0;    // kConstant of a float type
  int64_t integer = 0;  // kConstant of another type; kParam: the index in params (type int64: the number; type
                        // float64: its bits are a double's); kIota: the dim, outer dims first, then inner ones
  int access = -1;      // load, store: index in Kernel::accesses
  // kShrLogical: the count is in `integer`. kReport: the KernelError is in `integer`; where the operand is true at any
  // point, the status word is set.
  Int index_stride = 0;
  int32_t source = -1;  // the caller's id of what this was made from; kept in the map of code offsets
};

// What a report writes.
inline int64_t StatusWord(const Instruction& report) { return int64_t{report.source + 1} << 8 | report.integer; }

// One dim of a phase's loop, over [0, extent); or, with chunk_dim >= 0, over [c * chunk, min(extent, (c + 1) * chunk))
// where c is the index of that outer dim: partial results of a long reduction, in an order that is independent of the
// number of threads.
struct LoopDim {
  LoopDim(Int extent) : extent(extent) {}  // NOLINT: implicit
  LoopDim(Int extent, int chunk_dim, Int chunk) : extent(extent), chunk_dim(chunk_dim), chunk(chunk) {}
  Int extent;
  int chunk_dim = -1;
  Int chunk = 0;
  bool operator==(const LoopDim&) const = default;
};

// Straight code (no dims), or a row-major loop nest. Runs for each point of the outer space.
struct Phase {
  absl::InlinedVector<LoopDim, 2> dims;
  std::vector<ValueId> body;  // in order; constants and params stand in no body
};

enum class Vectorize : uint8_t {
  // The last outer dim runs through the lanes; loops of phases are serial with one accumulator per lane. Pointwise
  // kernels (one straight phase) and reductions over dims other than the contiguous one.
  kOuter,
  // The last dim of each loop runs through the lanes; straight phases are per-row scalar code. Reductions over the
  // contiguous dim: softmax, layer norm, full reductions.
  kInner,
};

// One pointwise body over a table of tensors ("foreach"). Entry t, 0 <= t < OuterSize, has params[numel_param + t]
// elements. A buffer b < shared_buffers is buffers[b]; any other is
// buffers[shared_buffers + t * (num_buffers - shared_buffers) + b - shared_buffers]. The kernel has one outer dim (its
// extent is the number of entries) and one phase with one loop dim, of extent Int::Param(numel_param) (vectorised);
// accesses have outer stride 0. To spread large tensors over threads, the caller makes several entries of one tensor.
struct Foreach {
  int shared_buffers = 0;
  int numel_param = 0;  // the first one; must be num_params - 1
};

// Rules (Verify checks them):
// - A value is used in the phase that defines it, after it; if defined in a straight phase, also in any later phase. A
//   reduction stands in a loop and its value is used in later phases only. Constants and params are used anywhere.
// - Over an empty loop a reduction gives 0 (sum), 1 (prod), -inf / +inf or the type's least / greatest value (max /
//   min), false (any), true (all).
// - A float32 sum is kept in float32, in several partial sums (lanes times 2 to 4 in kInner; in kOuter one for
//   each outer point and, in loops of more than 256 terms, each 128 terms); chunk loops so that no partial sum takes
//   more than some thousands of terms. Integers wrap.
// - An accumulate adds its operand to memory that nothing else in the kernel touches: sums over outer points, beside
//   what is done at each of them. It needs Kernel::chunk, and an access with outer strides 0.
// - Arithmetic is never contracted or reassociated except in reductions.
// - A buffer that is stored to may also be loaded: in the same phase with equal accesses only (in place: each element
//   is read before it is written), in later phases by the same outer point. Otherwise buffers do not overlap. One that
//   each outer point writes before it reads it may be the caller's scratch memory, another for each call at a time.
struct Kernel {
  std::string name;
  int num_params = 0;
  int num_buffers = 0;
  // Behind its buffers, buffers[num_buffers], a kernel that reports expects the address of its status word, an int64
  // that it never clears. Not in a foreach.
  bool reports = false;
  // Behind these one that draws random numbers (kSeed) expects the address of the run's seed, an int64. Not a foreach.
  bool draws = false;
  Ints outer;
  Vectorize vectorize = Vectorize::kOuter;
  bool is_foreach = false;
  Foreach foreach;
  // Not 0 (kInner only): the outer space, flat, is cut into chunks of so many points, whose sums lie apart. The first
  // point of a chunk sets what others add to. Calls begin at whole chunks.
  Int chunk = 0;
  // Not 0: outputs are too large for the caches; full vectors are stored past them where they are aligned. Params are
  // read at each call.
  Int non_temporal = 0;
  std::vector<Access> accesses;
  std::vector<Instruction> instructions;
  std::vector<Phase> phases;

  const Instruction& at(ValueId id) const { return instructions[id]; }
  int seed_buffer() const { return num_buffers + (reports ? 1 : 0); }
  // Product of the outer extents: callers run [0, OuterSize).
  int64_t OuterSize(const int64_t* params) const;
  // One line for each instruction; made to be read and compared, numbering values as they are.
  std::string ToString() const;
};

// bool, uint8, int8, int16, int32, int64, float32, float64.
bool IsValueType(DType dtype);
// What a load of `memory` gives: float32 for the 16-bit floats, else the same.
DType ValueTypeOf(DType memory);

// What an integer type or bool keeps of a number.
int64_t WrapInteger(DType type, int64_t v);

// The nearest number that a floating-point dtype has.
double RoundNumber(DType dtype, double v);

// InvalidArgument naming the instruction and the rule broken.
absl::Status Verify(const Kernel& kernel);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_KERNEL_IR_KERNEL_H_
