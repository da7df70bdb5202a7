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

// Builds a kernel phase by phase. Operand types are checked only by Finish (through Verify). Equal instructions within
// a phase are created once. Conversions of constants to floats are folded, except those of integers beyond 2^53; other
// operations on constants are not.
class KernelBuilder {
 public:
  explicit KernelBuilder(std::string name) { kernel_.name = std::move(name); }

  // For setting the fields that have no function here (outer, vectorize, num_params, num_buffers, is_foreach, foreach,
  // chunk, non_temporal).
  Kernel& kernel() { return kernel_; }
  DType TypeOf(ValueId value) const { return kernel_.at(value).type; }

  // Sets Instruction::source of the instructions created from now on.
  void SetSource(int32_t source) { source_ = source; }

  // Starts the next phase; new instructions are appended to it.
  void BeginPhase(absl::InlinedVector<LoopDim, 2> dims = {});

  ValueId Constant(DType type, double value);      // truncated if the type is an integer
  ValueId ConstantInt(DType type, int64_t value);  // wrapped to the type
  // `type` is int64 (params[index] is the number) or float64 (params[index] holds the bits of a double).
  ValueId Param(int index, DType type);
  ValueId Seed();
  ValueId Iota(int dim, DType type = DType::kInt64);
  ValueId Load(Access access, ValueId index = kNoValue, Int index_stride = 0, ValueId predicate = kNoValue);
  // `value` must have the type ValueTypeOf(access.dtype).
  void Accumulate(Access access, ValueId value);
  void Store(Access access, ValueId value, ValueId index = kNoValue, Int index_stride = 0,
             ValueId predicate = kNoValue);

  // If `condition` is true at any point, the run fails with this error, attributed to the current source.
  void Report(KernelError error, ValueId condition);

  // Result type: bool for comparisons; otherwise the type of the last operand.
  ValueId Make(Op op, ValueId a);
  ValueId Make(Op op, ValueId a, ValueId b);
  ValueId Make(Op op, ValueId a, ValueId b, ValueId c);
  ValueId ShiftRightLogical(ValueId value, int count);
  // Returns `value` itself if it already has the type. Conversion to bool is a comparison with 0. Integers wrap to
  // narrower types. Floats are truncated to int64, or to int32 for narrower types, which then wrap. As on x86, NaN and
  // values out of range become the least int64 or int32.
  ValueId Convert(ValueId value, DType type);
  // Rounds a float32 value to the precision of a 16-bit float dtype. Returns `value` itself for other dtypes and if the
  // dtype already represents it exactly.
  ValueId RoundTo(ValueId value, DType dtype);

  // Returns the kernel after Verify has accepted it.
  absl::StatusOr<Kernel> Finish();

 private:
  ValueId Append(Instruction instruction, bool in_phase = true);

  Kernel kernel_;
  int32_t source_ = -1;
  // For each instruction: whether a float16 represents its value exactly (IsExactIn).
  std::vector<bool> in_float16_;
  std::vector<bool> in_bfloat16_;
  using Key = std::tuple<Op, DType, ValueId, ValueId, ValueId, int64_t, uint64_t>;
  absl::flat_hash_map<Key, ValueId> made_;       // for the current phase
  absl::flat_hash_map<Key, ValueId> constants_;  // for the whole kernel
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_KERNEL_IR_BUILDER_H_
