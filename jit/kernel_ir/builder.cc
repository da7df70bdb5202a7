#include "backtape/jit/kernel_ir/builder.h"

#include <bit>
#include <cstdlib>

#include "backtape/jit/kernel_ir/exact_values.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {

void KernelBuilder::BeginPhase(absl::InlinedVector<LoopDim, 2> dims) {
  kernel_.phases.push_back({std::move(dims), {}});
  made_.clear();
}

ValueId KernelBuilder::Append(Instruction instruction, bool in_phase) {
  BACKTAPE_CHECK(!in_phase || !kernel_.phases.empty()) << "BeginPhase was not called";
  const bool is_unique = instruction.access < 0 && ClassOf(instruction.op) != OpClass::kReduce;
  const auto operand = [&](size_t i) { return i < instruction.operands.size() ? instruction.operands[i] : kNoValue; };
  const Key key(instruction.op, instruction.type, operand(0), operand(1), operand(2), instruction.integer,
                std::bit_cast<uint64_t>(instruction.number));
  auto& made = in_phase ? made_ : constants_;
  if (is_unique) {
    if (const auto it = made.find(key); it != made.end()) return it->second;
  }
  const auto id = static_cast<ValueId>(kernel_.instructions.size());
  instruction.source = source_;
  in_float16_.push_back(IsExactIn(DType::kFloat16, kernel_, instruction, in_float16_));
  in_bfloat16_.push_back(IsExactIn(DType::kBFloat16, kernel_, instruction, in_bfloat16_));
  kernel_.instructions.push_back(std::move(instruction));
  if (in_phase) kernel_.phases.back().body.push_back(id);
  if (is_unique) made.emplace(key, id);
  return id;
}

ValueId KernelBuilder::Constant(DType type, double value) {
  if (!IsFloatingPoint(type)) {
    return ConstantInt(type, type == DType::kBool ? value != 0 : static_cast<int64_t>(value));
  }
  return Append({.op = Op::kConstant, .type = type, .operands = {}, .number = value}, false);
}

ValueId KernelBuilder::ConstantInt(DType type, int64_t value) {
  if (IsFloatingPoint(type)) return Constant(type, static_cast<double>(value));
  return Append({.op = Op::kConstant, .type = type, .operands = {}, .integer = WrapInteger(type, value)}, false);
}

ValueId KernelBuilder::Param(int index, DType type) {
  return Append({.op = Op::kParam, .type = type, .operands = {}, .integer = index}, false);
}

ValueId KernelBuilder::Seed() {
  kernel_.draws = true;
  return Append({.op = Op::kSeed, .type = DType::kInt64, .operands = {}}, false);
}

ValueId KernelBuilder::ShiftRightLogical(ValueId value, int count) {
  return Append({.op = Op::kShrLogical, .type = TypeOf(value), .operands = {value}, .integer = count});
}

ValueId KernelBuilder::Iota(int dim, DType type) {
  return Append({.op = Op::kIota, .type = type, .operands = {}, .integer = dim});
}

ValueId KernelBuilder::Load(Access access, ValueId index, Int index_stride, ValueId predicate) {
  Instruction load{.op = Op::kLoad, .type = ValueTypeOf(access.dtype), .operands = {}};
  load.index_stride = index_stride;
  if (index != kNoValue || predicate != kNoValue) load.operands.push_back(index);
  if (predicate != kNoValue) load.operands.push_back(predicate);
  load.access = static_cast<int>(kernel_.accesses.size());
  kernel_.accesses.push_back(std::move(access));
  return Append(std::move(load));
}

void KernelBuilder::Store(Access access, ValueId value, ValueId index, Int index_stride, ValueId predicate) {
  Instruction store{.op = Op::kStore, .type = ValueTypeOf(access.dtype), .operands = {value}};
  store.index_stride = index_stride;
  if (index != kNoValue || predicate != kNoValue) store.operands.push_back(index);
  if (predicate != kNoValue) store.operands.push_back(predicate);
  store.access = static_cast<int>(kernel_.accesses.size());
  kernel_.accesses.push_back(std::move(access));
  Append(std::move(store));
}

void KernelBuilder::Report(KernelError error, ValueId condition) {
  kernel_.reports = true;
  Append({.op = Op::kReport, .type = DType::kBool, .operands = {condition}, .integer = static_cast<int64_t>(error)});
}

void KernelBuilder::Accumulate(Access access, ValueId value) {
  Instruction accumulate{.op = Op::kAccumulate, .type = ValueTypeOf(access.dtype), .operands = {value}};
  accumulate.access = static_cast<int>(kernel_.accesses.size());
  kernel_.accesses.push_back(std::move(access));
  Append(std::move(accumulate));
}

ValueId KernelBuilder::Make(Op op, ValueId a) { return Append({.op = op, .type = TypeOf(a), .operands = {a}}); }

ValueId KernelBuilder::Make(Op op, ValueId a, ValueId b) {
  return Append({.op = op, .type = ClassOf(op) == OpClass::kCompare ? DType::kBool : TypeOf(b), .operands = {a, b}});
}

ValueId KernelBuilder::Make(Op op, ValueId a, ValueId b, ValueId c) {
  return Append({.op = op, .type = TypeOf(c), .operands = {a, b, c}});
}

ValueId KernelBuilder::Convert(ValueId value, DType type) {
  if (TypeOf(value) == type) return value;
  const Instruction& from = kernel_.at(value);
  if (from.op == Op::kConstant && IsFloatingPoint(type)) {
    // The `number` of a float32 constant may have more digits than a float32, so it is rounded first. Integers beyond
    // 2^53 are converted by the kernel: through double, a conversion to float32 would round them twice.
    if (from.type == DType::kFloat32) return Constant(type, static_cast<float>(from.number));
    if (from.type == DType::kFloat64) return Constant(type, from.number);
    if (std::abs(from.integer) <= int64_t{1} << 53) return Constant(type, static_cast<double>(from.integer));
  }
  return Append({.op = Op::kConvert, .type = type, .operands = {value}});
}

ValueId KernelBuilder::RoundTo(ValueId value, DType dtype) {
  if (dtype == DType::kFloat16) return in_float16_[value] ? value : Make(Op::kRoundToFloat16, value);
  if (dtype == DType::kBFloat16) return in_bfloat16_[value] ? value : Make(Op::kRoundToBFloat16, value);
  return value;
}

absl::StatusOr<Kernel> KernelBuilder::Finish() {
  BACKTAPE_RETURN_IF_ERROR(Verify(kernel_));
  return std::move(kernel_);
}

}  // namespace backtape::jit
