#ifndef BACKTAPE_JIT_KERNEL_IR_BUILDER_H_
#define BACKTAPE_JIT_KERNEL_IR_BUILDER_H_

#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/statusor.h"
#include "backtape/jit/kernel_ir/kernel.h"

namespace backtape::jit {

// Makes a kernel phase by phase. Types of operands are CHECKed only by Finish (through Verify). Equal instructions of
// one phase are made once; operations on constants are left as they are.
class KernelBuilder {
 public:
  explicit KernelBuilder(std::string name) { kernel_.name = std::move(name); }

  // Fields that have no function here (outer, vectorize, num_params, num_buffers, foreach, non_temporal) are set here.
  Kernel& kernel() { return kernel_; }
  DType TypeOf(ValueId value) const { return kernel_.at(value).type; }

  // Instructions made from here on carry this id.
  void SetSource(int32_t source) { source_ = source; }

  // The next phase; instructions go to the last one begun.
  void BeginPhase(absl::InlinedVector<LoopDim, 2> dims = {});

  ValueId Constant(DType type, double value);      // an integer type: truncated
  ValueId ConstantInt(DType type, int64_t value);  // wrapped
  // Of type int64 (a number) or float64 (the bits of a double).
  ValueId Param(int index, DType type);
  ValueId Seed();
  ValueId Iota(int dim, DType type = DType::kInt64);
  ValueId Load(Access access, ValueId index = kNoValue, Int index_stride = 0, ValueId predicate = kNoValue);
  // Of a value of ValueTypeOf(access.dtype).
  void Accumulate(Access access, ValueId value);
  void Store(Access access, ValueId value, ValueId index = kNoValue, Int index_stride = 0,
             ValueId predicate = kNoValue);

  // Where `condition` is true, the run fails with this error in the name of the current source.
  void Report(KernelError error, ValueId condition);

  // Result type: bool for comparisons, the last operand's for all others.
  ValueId Make(Op op, ValueId a);
  ValueId Make(Op op, ValueId a, ValueId b);
  ValueId Make(Op op, ValueId a, ValueId b, ValueId c);
  ValueId ShiftRightLogical(ValueId value, int count);
  // `value` itself when it has that type. Float to integer truncates (out of range and NaN: x86's least integer of 32
  // or 64 bits, then wrapped to narrower types); anything to bool is != 0; a narrower integer wraps.
  ValueId Convert(ValueId value, DType type);
  // A float32 rounded to what a 16-bit float holds; `value` itself for another dtype, or where it is held already.
  ValueId RoundTo(ValueId value, DType dtype);

  // Verified.
  absl::StatusOr<Kernel> Finish();

 private:
  ValueId Append(Instruction instruction, bool in_phase = true);

  Kernel kernel_;
  int32_t source_ = -1;
  // By instruction: whether the dtype holds its value (IsHeldBy).
  std::vector<bool> in_float16_;
  std::vector<bool> in_bfloat16_;
  using Key = std::tuple<Op, DType, ValueId, ValueId, ValueId, int64_t, uint64_t>;
  absl::flat_hash_map<Key, ValueId> made_;       // in the current phase
  absl::flat_hash_map<Key, ValueId> constants_;  // in the kernel
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_KERNEL_IR_BUILDER_H_
