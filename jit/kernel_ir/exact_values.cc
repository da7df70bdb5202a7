#include "backtape/jit/kernel_ir/exact_values.h"
#include "backtape/tensor/rounded_to.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

namespace backtape::jit {

bool IsExactIn(DType dtype, const Kernel& kernel, const Instruction& instruction, const std::vector<bool>& held) {
  if (instruction.type != DType::kFloat32) return false;
  const auto are_held = [&](size_t first) {
    return std::all_of(instruction.operands.begin() + static_cast<std::ptrdiff_t>(first), instruction.operands.end(),
                       [&](ValueId operand) { return held[operand]; });
  };
  switch (instruction.op) {
    case Op::kLoad:
      return kernel.accesses[instruction.access].dtype == dtype;
    case Op::kConstant:
      // Compared as bits: the sign of zero counts, and a NaN may have payload bits that the dtype drops.
      return std::bit_cast<uint64_t>(RoundedTo(dtype, instruction.number)) ==
             std::bit_cast<uint64_t>(instruction.number);
    case Op::kConvert: {
      // Both 16-bit floats have at least eight significand bits, enough for 8-bit integers.
      const DType from = kernel.at(instruction.operands[0]).type;
      return from == DType::kBool || ItemSize(from) == 1;
    }
    case Op::kRoundToFloat16:
      return dtype == DType::kFloat16;
    case Op::kRoundToBFloat16:
      return dtype == DType::kBFloat16;
    case Op::kSelect:
      return are_held(1);
    case Op::kSign:
      return true;
    case Op::kNeg:
    case Op::kAbs:
    case Op::kMin:
    case Op::kMax:
    case Op::kFmin:
    case Op::kFmax:
    case Op::kCopysign:
    case Op::kReduceMin:
    case Op::kReduceMax:
    // 16-bit floats that are not integers are small, so the dtype represents the neighbouring integers exactly.
    case Op::kFloor:
    case Op::kCeil:
    case Op::kTrunc:
    case Op::kRound:
      return are_held(0);
    default:
      return false;
  }
}

namespace {

bool HasShortNans(const Kernel& kernel, const Instruction& instruction, const std::vector<bool>& is_short) {
  if (instruction.type != DType::kFloat32) return false;
  size_t first = 0;
  switch (instruction.op) {
    case Op::kLoad:
      return kernel.accesses[instruction.access].dtype == DType::kBFloat16;
    case Op::kConstant:
      return !std::isnan(instruction.number);
    case Op::kConvert:
      return !IsFloatingPoint(kernel.at(instruction.operands[0]).type);
    case Op::kRoundToBFloat16:
      return true;
    case Op::kSelect:
      first = 1;
      break;
    case Op::kAdd:
    case Op::kSub:
    case Op::kMul:
    case Op::kDiv:
    case Op::kFma:
    case Op::kNeg:
    case Op::kAbs:
    case Op::kMin:
    case Op::kMax:
    case Op::kSqrt:
    case Op::kRsqrt:
    case Op::kReciprocal:
    case Op::kExp:
    case Op::kExpm1:
    case Op::kLog:
    case Op::kLog1p:
    case Op::kTanh:
    case Op::kErf:
    case Op::kNormalCdf:
    case Op::kSigmoid:
    case Op::kReduceSum:
    case Op::kReduceMax:
    case Op::kReduceMin:
      break;
    default:
      return false;
  }
  return std::all_of(instruction.operands.begin() + static_cast<std::ptrdiff_t>(first), instruction.operands.end(),
                     [&](ValueId operand) { return is_short[operand]; });
}

}  // namespace

std::vector<bool> ValuesWithShortNans(const Kernel& kernel) {
  std::vector<bool> is_short;
  is_short.reserve(kernel.instructions.size());
  for (const Instruction& instruction : kernel.instructions) {
    is_short.push_back(HasShortNans(kernel, instruction, is_short));
  }
  return is_short;
}

std::vector<bool> ValuesExactIn(DType dtype, const Kernel& kernel) {
  std::vector<bool> held;
  held.reserve(kernel.instructions.size());
  for (const Instruction& instruction : kernel.instructions)
    held.push_back(IsExactIn(dtype, kernel, instruction, held));
  return held;
}

}  // namespace backtape::jit
