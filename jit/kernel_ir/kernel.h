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

// Loop programs of fused memory-bound kernels: jit/plan builds one from each fusion group, and jit/emit compiles it to
// machine code. A kernel is called as
//     void kernel(const int64_t* params, void* const* buffers, int64_t begin, int64_t end)
// and computes the points [begin, end) of its flattened outer space. Any split of [0, OuterSize) into such calls (at
// chunk boundaries, if Kernel::chunk is set), in any order and on any threads, produces bitwise identical results.
namespace backtape::jit {

// Why a kernel failed at run time. The status word is then (source + 1) << 8 | error of one of the instructions that
// failed. kRequirement: a condition of backtape.require is false.
enum class KernelError : uint8_t { kNone, kDivisionByZero, kIndexOutOfRange, kRequirement };

using KernelFunction = void (*)(const int64_t* params, void* const* buffers, int64_t begin, int64_t end);

// A size, stride or offset: a constant of the kernel, or params[index], read on each call.
class Int {
 public:
  Int() = default;
  Int(int64_t constant) : value_(constant) {}  // NOLINT: implicit, so that numbers convert
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

// Index of an instruction in Kernel::instructions; also identifies the instruction's value.
using ValueId = int32_t;
inline constexpr ValueId kNoValue = -1;

// The address of a load or store: element offset + sum of outer_strides[i] * outer index i + sum of inner_strides[j] *
// index j of the phase's loop. Strides are in elements and may be 0 (broadcast) or negative. The stride of the
// vectorised dim should be a constant if it is known: strides other than 0 and 1, and params, need slower code.
// Accesses that together cover adjacent memory, such as the n elements of each row with a stride of n, are nearly as
// fast.
struct Access {
  int buffer = 0;
  DType dtype = DType::kFloat32;  // the dtype in memory: any storable one
  Int offset;
  Ints outer_strides;    // one for each outer dim
  Ints inner_strides;    // one for each dim of the phase's loop; none in straight phases
  Int chunk_stride = 0;  // multiplied by the index of the chunk of rows; see Kernel::chunk
};

struct Instruction {
  Op op = Op::kConstant;
  DType type = DType::kFloat32;  // the type of the result, or of the value that a store writes
  // Operands of a load: [index, predicate]; of a store: value, [index, predicate]. `index` (int64, or kNoValue) times
  // index_stride is added to the access's element offset without a bounds check. If `predicate` (bool, or kNoValue) is
  // false, a load returns 0 without touching memory and a store does nothing. Trailing kNoValues are omitted.
  absl::InlinedVector<ValueId, 3> operands;
  double number = 0;  // kConstant of a float type
  // kConstant of another type: the number. kParam: the index of a param, which holds the number (type int64) or the
  // bits of a double (type float64). kIota: the dim, outer dims first, then inner ones. kShrLogical: the shift count.
  // kReport: the KernelError; the status word is set if the operand is true at any point.
  int64_t integer = 0;
  int access = -1;  // load, store: index in Kernel::accesses
  Int index_stride = 0;
  int32_t source = -1;  // the caller's id of the instruction's origin; kept in the map of code offsets
};

// The value that a report writes to the status word.
inline int64_t StatusWord(const Instruction& report) { return int64_t{report.source + 1} << 8 | report.integer; }

// One dim of a phase's loop. It runs over [0, extent), or, if chunk_dim >= 0 and c is the index of that outer dim, over
// [c * chunk, min(extent, (c + 1) * chunk)). Chunks give the partial results of a long reduction an order that is
// independent of the number of threads.
struct LoopDim {
  LoopDim(Int extent) : extent(extent) {}  // NOLINT: implicit
  LoopDim(Int extent, int chunk_dim, Int chunk) : extent(extent), chunk_dim(chunk_dim), chunk(chunk) {}
  Int extent;
  int chunk_dim = -1;
  Int chunk = 0;
  bool operator==(const LoopDim&) const = default;
};

// Straight code (no dims) or a row-major loop nest, executed for each point of the outer space.
struct Phase {
  absl::InlinedVector<LoopDim, 2> dims;
  std::vector<ValueId> body;  // in execution order, without constants and params
};

enum class Vectorize : uint8_t {
  // The last outer dim runs through the vector lanes; loops of phases are serial with one accumulator per lane. For
  // pointwise kernels (one straight phase), for reductions over dims other than the contiguous one, and for reductions
  // of short rows (one straight phase that has the code of each element).
  kOuter,
  // The last dim of each loop runs through the vector lanes; straight phases are scalar code, once per row. For
  // reductions over the contiguous dim: softmax, layer norm, full reductions.
  kInner,
};

// One pointwise body applied to a table of tensors ("foreach"). Entry t, 0 <= t < OuterSize, has params[numel_param +
// t] elements. Buffer b is buffers[b] if b < shared_buffers, otherwise buffers[shared_buffers + t * (num_buffers -
// shared_buffers) + b - shared_buffers]. The kernel has one outer dim, whose extent is the number of entries, and one
// phase with one vectorised loop dim of extent Int::Param(numel_param). All accesses have outer stride 0. To spread a
// large tensor over threads, the caller splits it into several entries.
struct Foreach {
  int shared_buffers = 0;
  int numel_param = 0;  // index of the first param with a size; must be num_params - 1
};

// Rules. Verify checks types, the visibility of values, and the rules of kAccumulate. It does not check whether
// buffers share memory.
// - A value is used after its definition in the same phase. A value defined in a straight phase may also be used in any
//   later phase. A reduction must be in a loop, and its value is used in later phases only. Constants and params may be
//   used anywhere.
// - Over an empty loop a reduction returns 0 (sum), 1 (prod), -inf / +inf or the type's least / greatest value (max /
//   min), false (any), true (all).
// - A float32 sum is computed in float32, as several partial sums: kInner has 1 to 4 per lane; kOuter has one per outer
//   point, and in loops of more than 256 terms one for every 128 terms. Split long loops into chunks so that no partial
//   sum has more than a few thousand terms. Integers wrap.
// - An accumulate adds its operand to memory that no other instruction of the kernel touches. In this way one sweep
//   computes values at each outer point and also sums over outer points. It needs Kernel::chunk and an access whose
//   outer strides are 0.
// - Arithmetic is never contracted or reassociated, except in reductions.
// - A buffer that is stored to may also be loaded. In the same phase, the load and the store must have equal accesses,
//   so that each element is read before it is written. In a later phase, an outer point may load only what it stored
//   itself. Different buffers do not overlap. A buffer that each outer point writes before reading may be the caller's
//   scratch memory; concurrent calls need separate scratch memory.
struct Kernel {
  std::string name;
  int num_params = 0;
  int num_buffers = 0;
  // If true, buffers[num_buffers] is the address of the status word, an int64 that the kernel sets but never clears.
  // Not allowed in a foreach.
  bool reports = false;
  // If true, the next entry of `buffers` is the address of the run's seed (kSeed), an int64. Not allowed in a foreach.
  bool draws = false;
  Ints outer;
  Vectorize vectorize = Vectorize::kOuter;
  bool is_foreach = false;
  Foreach foreach;
  // If not 0 (kInner only), the flat outer space is divided into chunks of this many points, each with its own sums.
  // The first point of a chunk stores to the accumulators; later points add to them. Calls must begin at chunk
  // boundaries.
  Int chunk = 0;
  // If not 0, the outputs do not fit in the caches, so aligned full vectors are written with non-temporal stores.
  Int non_temporal = 0;
  std::vector<Access> accesses;
  std::vector<Instruction> instructions;
  std::vector<Phase> phases;

  const Instruction& at(ValueId id) const { return instructions[id]; }
  int seed_buffer() const { return num_buffers + (reports ? 1 : 0); }
  // Product of the outer extents. Callers run the range [0, OuterSize).
  int64_t OuterSize(const int64_t* params) const;
  // One instruction per line, with values numbered as in `instructions`. read_kernel.h reads this text.
  std::string ToString() const;
};

// bool, uint8, int8, int16, int32, int64, float32, float64.
bool IsValueType(DType dtype);
// The type of a loaded value: float32 for the 16-bit floats, otherwise `memory` itself.
DType ValueTypeOf(DType memory);

// `v` wrapped to an integer type, or `v != 0` for bool.
int64_t WrapInteger(DType type, int64_t v);

// Checks the kernel. An InvalidArgument error names the instruction and the violated rule.
absl::Status Verify(const Kernel& kernel);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_KERNEL_IR_KERNEL_H_
