#include <algorithm>
#include <limits>

#include "backtape/jit/emit/kernel_emitter.h"

namespace backtape::jit {

using asmjit::Imm;
namespace Inst = asmjit::x86::Inst;
namespace x86 = asmjit::x86;

namespace {

// Consecutive terms that one float32 accumulator sums.
constexpr int64_t kTermsOfBlock = 128;

}  // namespace

KernelEmitter::Value KernelEmitter::Identity(const Instruction& instruction) {
  Value value;
  const DType type = instruction.type;
  if (type == DType::kBool) {
    value.mask = simd().ConstMask(instruction.op == Op::kReduceAll);
    return value;
  }
  const Lane lane = LaneOf(type);
  constexpr double kInf = std::numeric_limits<double>::infinity();
  const bool is_signed = type != DType::kUInt8;
  const auto bits = static_cast<int>(ItemSize(type)) * 8;
  const auto greatest = static_cast<int64_t>(~uint64_t{0} >> (64 - bits + (is_signed ? 1 : 0)));
  switch (instruction.op) {
    case Op::kReduceProd:
      value.vector = simd().Const(lane, 1);
      break;
    case Op::kReduceMax:
      value.vector = IsFloat(lane) ? simd().Const(lane, -kInf) : simd().ConstInt(lane, is_signed ? -greatest - 1 : 0);
      break;
    case Op::kReduceMin:
      value.vector = IsFloat(lane) ? simd().Const(lane, kInf) : simd().ConstInt(lane, greatest);
      break;
    default:
      value.vector = simd().ConstInt(lane, 0);
  }
  return value;
}

Vector KernelEmitter::Combine(Op op, const Vector& a, const Vector& b) {
  switch (op) {
    case Op::kReduceSum:
      return simd().Add(a, b);
    case Op::kReduceProd:
      return simd().Mul(a, b);
    case Op::kReduceMax:
      return simd().Max(a, b);
    default:
      return simd().Min(a, b);
  }
}

bool KernelEmitter::IsSummedInBlocks(const Instruction& instruction) const {
  return instruction.op == Op::kReduceSum && instruction.type == DType::kFloat32;
}

// Whether the loop is so long that float32 sums with one accumulator per lane would lose precision.
bool KernelEmitter::SumsInBlocks(const Phase& phase) const {
  if (kernel_.vectorize != Vectorize::kOuter) return false;
  if (std::none_of(phase.body.begin(), phase.body.end(),
                   [&](ValueId id) { return IsSummedInBlocks(kernel_.at(id)); })) {
    return false;
  }
  int64_t terms = 1;
  for (const LoopDim& dim : phase.dims) {
    const Int& count = dim.chunk_dim >= 0 ? dim.chunk : dim.extent;
    if (count.is_param() || count.constant() > 2 * kTermsOfBlock) return true;
    terms *= count.constant();
  }
  return terms > 2 * kTermsOfBlock;
}

void KernelEmitter::AddBlocks(ValueId id, int u) {
  Vector& accumulator = values_[u][id].vector;
  cc_.emit(Inst::kIdVaddps, accumulator.reg, accumulator.reg, blocks_[u][id]);
}

// Emits the code that follows each term: it adds full accumulators to the block sums and sets them to 0.
void KernelEmitter::EndBlock(const Phase& phase, int unroll) {
  const asmjit::Label inside = cc_.newLabel();
  cc_.dec(block_left_);
  cc_.jnz(inside);
  for (ValueId id : phase.body) {
    if (!IsSummedInBlocks(kernel_.at(id))) continue;
    for (int u = 0; u < unroll; ++u) {
      AddBlocks(id, u);
      const x86::Vec& reg = values_[u][id].vector.reg;
      cc_.emit(Inst::kIdVmovups, blocks_[u][id], reg);
      cc_.emit(Inst::kIdVxorps, reg.xmm(), reg.xmm(), reg.xmm());
    }
  }
  cc_.mov(block_left_, kTermsOfBlock);
  cc_.bind(inside);
}

void KernelEmitter::InitAccumulators(const Phase& phase, int unroll) {
  sums_in_blocks_ = SumsInBlocks(phase);
  if (sums_in_blocks_) {
    block_left_ = cc_.newInt64();
    cc_.mov(block_left_, kTermsOfBlock);
    blocks_.resize(values_.size(), std::vector<x86::Mem>(kernel_.instructions.size()));
  }
  for (ValueId id : phase.body) {
    const Instruction& instruction = kernel_.at(id);
    if (ClassOf(instruction.op) != OpClass::kReduce) continue;
    Mark(instruction.source);
    for (int u = 0; u < unroll; ++u) {
      const Value identity = Identity(instruction);
      if (instruction.type == DType::kBool) {
        values_[u][id].mask = simd().Copy(identity.mask);
      } else {
        values_[u][id].vector = simd().Copy(identity.vector);
      }
      if (!sums_in_blocks_ || !IsSummedInBlocks(instruction)) continue;
      if (!blocks_[u][id].hasBase()) blocks_[u][id] = cc_.newStack(64, 64);
      cc_.emit(Inst::kIdVmovups, blocks_[u][id], values_[u][id].vector.reg);
    }
  }
}

void KernelEmitter::Accumulate(ValueId id, int u, const Group& group) {
  const Instruction& instruction = kernel_.at(id);
  Mark(instruction.source);
  const Value value = Get(instruction.operands[0], u);
  Value& accumulator = values_[u][id];
  // Lanes beyond the end matter only if lanes are combined.
  const bool is_masked = group.mask != nullptr && kernel_.vectorize == Vectorize::kInner;
  if (instruction.type == DType::kBool) {
    Mask mask = value.mask;
    if (instruction.op == Op::kReduceAny) {
      if (is_masked) mask = simd().And(mask, *group.mask);
      simd().Assign(accumulator.mask, simd().Or(accumulator.mask, mask));
    } else {
      if (is_masked) mask = simd().Or(mask, simd().Not(*group.mask));
      simd().Assign(accumulator.mask, simd().And(accumulator.mask, mask));
    }
    return;
  }
  Vector vector = value.vector;
  if (is_masked) vector = simd().Select(*group.mask, vector, Identity(instruction).vector);
  if (instruction.op == Op::kReduceSum) {
    simd().AddInPlace(accumulator.vector, vector);
  } else {
    simd().Assign(accumulator.vector, Combine(instruction.op, accumulator.vector, vector));
  }
}

Vector KernelEmitter::ReduceLanes(Op op, const Vector& a) {
  // Combines the upper half with the lower half repeatedly, in narrower registers as the width shrinks.
  x86::Vec reg = a.reg;
  const int width = simd().register_bytes(a.lane);
  const auto combine = [&](const x86::Vec& low, const x86::Vec& high, int bytes) {
    Simd half(cc_, pool_, simd().target(), bytes / BytesOf(a.lane));
    Vector x = a;
    Vector y = a;
    x.reg = low;
    y.reg = high;
    switch (op) {
      case Op::kReduceSum:
        return half.Add(x, y).reg;
      case Op::kReduceProd:
        return half.Mul(x, y).reg;
      case Op::kReduceMax:
        return half.Max(x, y).reg;
      default:
        return half.Min(x, y).reg;
    }
  };
  if (width == 64) {
    const x86::Vec high = cc_.newYmm();
    cc_.emit(Inst::kIdVextractf64x4, high, reg.zmm(), Imm(1));
    reg = combine(reg.ymm(), high, 32);
  }
  if (width >= 32) {
    const x86::Vec high = cc_.newXmm();
    cc_.emit(simd().has_avx512() ? Inst::kIdVextractf32x4 : Inst::kIdVextractf128, high, reg.ymm(), Imm(1));
    reg = combine(reg.xmm(), high, 16);
  }
  {
    const x86::Vec high = cc_.newXmm();
    cc_.emit(Inst::kIdVpshufd, high, reg.xmm(), Imm(0x4e));
    reg = combine(reg.xmm(), high, 16);
  }
  if (BytesOf(a.lane) == 4) {
    const x86::Vec high = cc_.newXmm();
    cc_.emit(Inst::kIdVpshufd, high, reg.xmm(), Imm(0xb1));
    reg = combine(reg.xmm(), high, 16);
  }
  return simd().SplatLow(a.lane, reg);
}

void KernelEmitter::FinishAccumulators(const Phase& phase, int unroll) {
  for (ValueId id : phase.body) {
    const Instruction& instruction = kernel_.at(id);
    if (ClassOf(instruction.op) != OpClass::kReduce) continue;
    Mark(instruction.source);
    const bool across_lanes = kernel_.vectorize == Vectorize::kInner;
    if (instruction.type == DType::kBool) {
      if (!across_lanes) continue;
      Mask mask = values_[0][id].mask;
      const bool is_any = instruction.op == Op::kReduceAny;
      for (int u = 1; u < unroll; ++u) {
        mask = is_any ? simd().Or(mask, values_[u][id].mask) : simd().And(mask, values_[u][id].mask);
      }
      // all(x) == !any(!x).
      const Mask any = simd().SplatMask(simd().Bits(is_any ? mask : simd().Not(mask)));
      values_[0][id].mask = is_any ? any : simd().Not(any);
      continue;
    }
    if (across_lanes) {
      Vector vector = values_[0][id].vector;
      if (unroll == 4) {
        vector = Combine(instruction.op, Combine(instruction.op, vector, values_[1][id].vector),
                         Combine(instruction.op, values_[2][id].vector, values_[3][id].vector));
      } else if (unroll == 2) {
        vector = Combine(instruction.op, vector, values_[1][id].vector);
      }
      values_[0][id].vector = ReduceLanes(instruction.op, vector);
    }
    for (int u = 0; u < (across_lanes ? 1 : unroll); ++u) {
      if (sums_in_blocks_ && IsSummedInBlocks(instruction)) AddBlocks(id, u);
      values_[u][id].vector = Normalize(instruction.type, values_[u][id].vector);
    }
  }
}

}  // namespace backtape::jit
