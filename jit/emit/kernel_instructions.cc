#include "absl/strings/str_cat.h"
#include "backtape/jit/emit/kernel_emitter.h"
#include "backtape/jit/emit/lane_functions.h"
#include "backtape/jit/emit/math.h"
#include "backtape/tensor/check.h"

namespace backtape::jit {

namespace Inst = asmjit::x86::Inst;
namespace x86 = asmjit::x86;

namespace {

Condition ConditionOf(Op op) {
  switch (op) {
    case Op::kEq:
      return Condition::kEq;
    case Op::kNe:
      return Condition::kNe;
    case Op::kLt:
      return Condition::kLt;
    case Op::kLe:
      return Condition::kLe;
    case Op::kGt:
      return Condition::kGt;
    default:
      return Condition::kGe;
  }
}

}  // namespace

// Passes the source id as a comment in the compiler's node list; RecordingAssembler (emitter.cc) records it with its
// code offset.
void KernelEmitter::Mark(int32_t source) {
  if (source == marked_) return;
  marked_ = source;
  cc_.comment(absl::StrCat(source).c_str());
}

KernelEmitter::Value KernelEmitter::Get(ValueId id, int u) {
  const Instruction& instruction = kernel_.at(id);
  Value value;
  if (instruction.op == Op::kConstant) {
    if (instruction.type == DType::kBool) {
      value.mask = simd().ConstMask(instruction.integer != 0);
    } else {
      const Lane lane = LaneOf(instruction.type);
      value.vector =
          IsFloat(lane) ? simd().Const(lane, instruction.number) : simd().ConstInt(lane, instruction.integer);
    }
    return value;
  }
  if (instruction.op == Op::kParam) {
    return EmitParam(static_cast<int>(instruction.integer), instruction.type);
  }
  if (instruction.op == Op::kSeed) {
    const Gp address = cc_.newIntPtr();
    cc_.mov(address, x86::qword_ptr(buffers_, kernel_.seed_buffer() * 8));
    value.vector = simd().New(Lane::kI64);
    cc_.emit(Inst::kIdVbroadcastsd, value.vector.reg, x86::qword_ptr(address));
    return value;
  }
  const Value& made = values_[placements_[id] == Placement::kUniform ? 0 : u][id];
  return active_ == &wide_ ? made : ToNarrow(made);
}

void KernelEmitter::Set(ValueId id, int u, const Value& value) { values_[u][id] = value; }

// Loads a param as a vector of `type`: converts the number, then broadcasts it.
KernelEmitter::Value KernelEmitter::EmitParam(int index, DType type) {
  Value value;
  const x86::Mem mem = x86::qword_ptr(params_, index * 8);
  const Lane lane = LaneOf(type);
  value.vector = simd().New(lane);
  if (BytesOf(lane) == 8) {
    cc_.emit(Inst::kIdVbroadcastsd, value.vector.reg, mem);
  } else {
    x86::Mem low = mem;
    low.setSize(4);
    cc_.emit(Inst::kIdVbroadcastss, value.vector.reg, low);
  }
  return value;
}

Vector KernelEmitter::Normalize(DType type, const Vector& value) {
  switch (type) {
    case DType::kUInt8:
      return simd().And(value, simd().ConstInt(Lane::kI32, 0xff));
    case DType::kInt8:
      return simd().ShiftRight(simd().ShiftLeft(value, 24), 24);
    case DType::kInt16:
      return simd().ShiftRight(simd().ShiftLeft(value, 16), 16);
    default:
      return value;
  }
}

KernelEmitter::Value KernelEmitter::EmitConvert(const Value& value, DType from, DType to) {
  Value out;
  if (to == DType::kBool) {
    const Lane lane = LaneOf(from);
    out.mask = simd().Compare(Condition::kNe, value.vector, simd().ConstInt(lane, 0));
    return out;
  }
  const Lane lane = LaneOf(to);
  if (from == DType::kBool) {
    out.vector = simd().Select(value.mask, simd().Const(lane, 1), simd().Const(lane, 0));
    return out;
  }
  out.vector = simd().Convert(value.vector, lane);
  if (!IsFloat(lane) && ItemSize(to) < ItemSize(from)) out.vector = Normalize(to, out.vector);
  if (!IsFloat(lane) && (to == DType::kUInt8 || from == DType::kUInt8 || IsFloatingPoint(from))) {
    out.vector = Normalize(to, out.vector);
  }
  return out;
}

KernelEmitter::Value KernelEmitter::EmitIota(const Instruction& instruction, int u, const Group& group) {
  const auto id = static_cast<ValueId>(&instruction - kernel_.instructions.data());
  Value value;
  if (u > 0) {
    const Vector step = simd().ConstInt(LaneOf(instruction.type), u * simd().lanes());
    value.vector = Normalize(instruction.type, simd().Add(values_[0][id].vector, step));
    return value;
  }
  const auto dim = static_cast<size_t>(instruction.integer);
  const size_t num_outer = kernel_.outer.size();
  const Lane lane = LaneOf(instruction.type);
  const Gp base = cc_.newInt64();
  cc_.mov(base, dim < num_outer ? coordinates_[dim] : loop_indices_[dim - num_outer]);
  if (placements_[id] == Placement::kUniform) {
    value.vector = Normalize(instruction.type, simd().SplatGp(lane, base));
    return value;
  }
  if (const Gp* first = group.index != nullptr ? group.index : group.first; first != nullptr) cc_.add(base, *first);
  value.vector = Normalize(instruction.type, simd().Add(simd().SplatGp(lane, base), simd().Iota(lane)));
  return value;
}

Vector KernelEmitter::EmitInteger(const Instruction& instruction, const Vector& a, const Vector& b) {
  const Lane lane = LaneOf(instruction.type);
  const auto constant = [&](int64_t v) { return simd().ConstInt(lane, v); };
  switch (instruction.op) {
    case Op::kAdd:
      return Normalize(instruction.type, simd().Add(a, b));
    case Op::kSub:
      return Normalize(instruction.type, simd().Sub(a, b));
    case Op::kMul:
      return Normalize(instruction.type, simd().Mul(a, b));
    case Op::kNeg:
      return Normalize(instruction.type, simd().Neg(a));
    case Op::kAbs:
      return Normalize(instruction.type, simd().Abs(a));
    case Op::kSign:
      return simd().Max(simd().Min(a, constant(1)), constant(-1));
    case Op::kMin:
      return simd().Min(a, b);
    case Op::kMax:
      return simd().Max(a, b);
    case Op::kAnd:
      return simd().And(a, b);
    case Op::kOr:
      return simd().Or(a, b);
    case Op::kXor:
      return simd().Xor(a, b);
    case Op::kNot:
      return Normalize(instruction.type, simd().Not(a));
    case Op::kMulLow32:
      return simd().MulLow32(a, b);
    case Op::kShrLogical:
      return simd().ShiftRightLogical(a, static_cast<int>(instruction.integer));
    case Op::kShl:
    case Op::kShr: {
      const int64_t bits = ItemSize(instruction.type) * 8;
      const Vector counts = simd().InReg(b);
      const Mask is_count = simd().And(simd().Compare(Condition::kGe, counts, constant(0)),
                                       simd().Compare(Condition::kLt, counts, constant(bits)));
      if (instruction.op == Op::kShl) {
        const Vector shifted = simd().ShiftBy(Simd::Shift::kLeft, a, counts);
        return Normalize(instruction.type, simd().Select(is_count, shifted, constant(0)));
      }
      const Vector capped = simd().Select(is_count, counts, constant(BytesOf(lane) * 8 - 1));
      return simd().ShiftBy(Simd::Shift::kRight, a, capped);
    }
    default: {
      const LaneFunction function = LaneFunctionOf(instruction.op, lane);
      BACKTAPE_CHECK(function != nullptr) << Name(instruction.op);
      return Normalize(instruction.type, simd().Call(function, lane, &a, &b));
    }
  }
}

bool KernelEmitter::IsNarrow(ValueId id) const {
  if (wide_.lanes() == narrow_.lanes() || placements_[id] != Placement::kUniform) return false;
  const Instruction& instruction = kernel_.at(id);
  bool has_64_bits = ItemSize(instruction.type) == 8;
  for (ValueId operand : instruction.operands) {
    has_64_bits |= operand != kNoValue && ItemSize(kernel_.at(operand).type) == 8;
  }
  return has_64_bits;
}

KernelEmitter::Value KernelEmitter::ToNarrow(const Value& value) const {
  Value out = value;
  if (out.vector.reg.isValid()) {
    out.vector.reg = narrow_.Sized(out.vector.reg, narrow_.register_bytes(out.vector.lane));
  }
  return out;
}

// All lanes are equal, so the lowest one is broadcast and the bits of a mask register are duplicated. AVX2 masks are
// vectors, which have the same width already.
KernelEmitter::Value KernelEmitter::FromNarrow(const Value& value) {
  Value out = value;
  if (value.vector.reg.isValid() && BytesOf(value.vector.lane) == 4) {
    out.vector = wide_.SplatLow(value.vector.lane, value.vector.reg);
  }
  if (value.mask.k.isValid()) {
    out.mask = wide_.NewMask();
    cc_.kunpckbw(out.mask.k, value.mask.k, value.mask.k);
  }
  return out;
}

void KernelEmitter::EmitReport(const Instruction& instruction, int u, const Group& group) {
  const Mask condition = Get(instruction.operands[0], u).mask;
  const Gp bits = simd().Bits(group.mask != nullptr ? simd().And(condition, *group.mask) : condition);
  const asmjit::Label none = cc_.newLabel();
  cc_.test(bits, bits);
  cc_.jz(none);
  const Gp word = cc_.newIntPtr();
  const Gp status = cc_.newInt64();
  cc_.mov(word, x86::qword_ptr(buffers_, kernel_.num_buffers * 8));
  cc_.mov(status, StatusWord(instruction));
  cc_.mov(x86::qword_ptr(word), status);
  cc_.bind(none);
}

void KernelEmitter::EmitInstruction(ValueId id, int u, const Group& group) {
  Mark(kernel_.at(id).source);
  if (!IsNarrow(id)) {
    const Op op = kernel_.at(id).op;
    const bool is_function = IsFunction(op);
    if (is_function) pool_.BeginTemporaries();
    EmitInstructionAs(id, u, group);
    if (is_function) pool_.EndTemporaries(values_[u][id].vector.reg);
    return;
  }
  active_ = &narrow_;
  EmitInstructionAs(id, u, group);
  active_ = &wide_;
  Set(id, u, FromNarrow(values_[u][id]));
}

void KernelEmitter::EmitInstructionAs(ValueId id, int u, const Group& group) {
  const Instruction& instruction = kernel_.at(id);
  const Op op = instruction.op;
  if (op == Op::kLoad) return EmitLoad(id, u, group);
  if (op == Op::kStore) return EmitStore(id, u, group);
  if (op == Op::kReport) return EmitReport(instruction, u, group);
  if (op == Op::kAccumulate) return EmitAccumulate(id, u, group);
  if (op == Op::kIota) return Set(id, u, EmitIota(instruction, u, group));
  Value out;
  if (op == Op::kConvert && kernel_.at(instruction.operands[0]).op == Op::kParam) {
    const Instruction& param = kernel_.at(instruction.operands[0]);
    const x86::Mem mem = x86::qword_ptr(params_, static_cast<int32_t>(param.integer) * 8);
    const Gp bits = cc_.newInt64();
    const bool is_float = param.type == DType::kFloat64;
    const x86::Xmm number = cc_.newXmm();
    if (IsFloatingPoint(instruction.type)) {
      const bool to_f32 = instruction.type == DType::kFloat32;
      if (is_float) {
        cc_.emit(Inst::kIdVmovsd, number, mem);
        if (to_f32) cc_.vcvtsd2ss(number, number, number);
      } else {
        cc_.vxorps(number, number, number);
        cc_.emit(to_f32 ? Inst::kIdVcvtsi2ss : Inst::kIdVcvtsi2sd, number, number, mem);
      }
      out.vector = simd().SplatLow(LaneOf(instruction.type), number);
    } else {
      if (is_float && instruction.type != DType::kBool) {
        // Like the vector conversion: for 32-bit types, a value that does not fit becomes the least 32-bit integer.
        if (instruction.type == DType::kInt64) {
          cc_.vcvttsd2si(bits, mem);
        } else {
          cc_.vcvttsd2si(bits.r32(), mem);
        }
      } else {
        cc_.mov(bits, mem);
        if (is_float) cc_.shl(bits, 1);  // -0 becomes false, NaN true
      }
      if (instruction.type == DType::kBool) {
        out.mask = simd().SplatMask(bits);
      } else {
        out.vector = Normalize(instruction.type, simd().SplatGp(LaneOf(instruction.type), bits));
      }
    }
    return Set(id, u, out);
  }
  Value operands[3];
  for (size_t i = 0; i < instruction.operands.size(); ++i) operands[i] = Get(instruction.operands[i], u);
  const Vector& a = operands[0].vector;
  const Vector& b = operands[1].vector;
  if (op == Op::kConvert) {
    return Set(id, u, EmitConvert(operands[0], kernel_.at(instruction.operands[0]).type, instruction.type));
  }
  if (op == Op::kSelect) {
    if (instruction.type == DType::kBool) {
      const Mask& c = operands[0].mask;
      out.mask = simd().Or(simd().And(c, operands[1].mask), simd().And(simd().Not(c), operands[2].mask));
    } else {
      out.vector = simd().Select(operands[0].mask, operands[1].vector, operands[2].vector);
    }
    return Set(id, u, out);
  }
  if (ClassOf(op) == OpClass::kCompare) {
    if (kernel_.at(instruction.operands[0]).type != DType::kBool) {
      out.mask = simd().Compare(ConditionOf(op), a, b);
      return Set(id, u, out);
    }
    const Mask& x = operands[0].mask;
    const Mask& y = operands[1].mask;
    switch (op) {
      case Op::kEq:
        out.mask = simd().Not(simd().Xor(x, y));
        break;
      case Op::kNe:
        out.mask = simd().Xor(x, y);
        break;
      case Op::kLt:
        out.mask = simd().And(simd().Not(x), y);
        break;
      case Op::kLe:
        out.mask = simd().Or(simd().Not(x), y);
        break;
      case Op::kGt:
        out.mask = simd().And(x, simd().Not(y));
        break;
      default:
        out.mask = simd().Or(x, simd().Not(y));
    }
    return Set(id, u, out);
  }
  if (instruction.type == DType::kBool) {
    switch (op) {
      case Op::kAnd:
        out.mask = simd().And(operands[0].mask, operands[1].mask);
        break;
      case Op::kOr:
        out.mask = simd().Or(operands[0].mask, operands[1].mask);
        break;
      case Op::kXor:
        out.mask = simd().Xor(operands[0].mask, operands[1].mask);
        break;
      default:
        out.mask = simd().Not(operands[0].mask);
    }
    return Set(id, u, out);
  }
  if (!IsFloatingPoint(instruction.type)) {
    out.vector = EmitInteger(instruction, a, b);
  } else if (op == Op::kRoundToBFloat16) {
    const Vector rounded = RoundedBFloat16(simd().InReg(a), has_short_nans_[instruction.operands[0]]);
    out.vector = simd().As(Lane::kF32, simd().And(rounded, simd().ConstInt(Lane::kI32, ~int64_t{0xffff})));
  } else {
    out.vector = EmitFloat(simd(), op, simd().InReg(a), b, operands[2].vector);
  }
  Set(id, u, out);
}

}  // namespace backtape::jit
