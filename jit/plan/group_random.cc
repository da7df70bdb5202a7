// Random numbers as loop values: Philox4x32-10 in 64-bit lanes whose lower halves hold the 32-bit words.
#include <array>
#include <cmath>
#include <numbers>

#include "backtape/jit/plan/group_kernel.h"
#include "backtape/tensor/random_call.h"

namespace backtape::jit {

// Random numbers, and the elements of an arange, are counted in row-major order, even if the tensor has other strides.
// Returns the strides of that order.
DomainStrides GroupKernel::ElementStrides(NodeIndex i) const {
  TensorType type = NodeOf(i).type().tensor();
  type.strides = ContiguousStrides(type.sizes);
  type.storage_offset = 0;
  return *fusion_.StridesAsMember(i, group_, type);
}

ValueId GroupKernel::ElementNumber(const DomainStrides& strides) {
  ValueId number = b().ConstantInt(DType::kInt64, 0);
  int loop = group_.chunked ? 1 : 0;
  const auto add = [&](const LoopSpace::Dim& dim) {
    const SymInt& stride = strides[dim.source];
    if (!(stride == SymInt(0))) {
      const ValueId place = b().Iota(loop);
      const ValueId part = stride == SymInt(1) ? place : b().Make(Op::kMul, place, frame_.NumberOf(stride));
      number = b().Make(Op::kAdd, number, part);
    }
    ++loop;
  };
  for (const LoopSpace::Dim& dim : space_->outer()) add(dim);
  if (needs_unit_outer_) ++loop;
  for (size_t d = 0; d < element_.size(); ++d) {
    const SymInt along = strides[space_->unrolled()[d].source] * SymInt(element_[d]);
    if (!(along == SymInt(0))) number = b().Make(Op::kAdd, number, frame_.NumberOf(along));
  }
  if (in_straight_) return number;
  for (const LoopSpace::Dim& dim : space_->inner()) add(dim);
  return number;
}

namespace {

// Computes with the words of one element's block.
class RandomWords {
 public:
  // `element`: the row-major index of the element. `per_element`: the number of words that an element takes (1 or 2).
  RandomWords(KernelBuilder& b, const RandomCall& call, ValueId element, int per_element) : b_(b), element_(element) {
    const ValueId block = b_.ShiftRightLogical(element, per_element == 2 ? 1 : 2);
    words_ = {block, Upper(block), Constant(call.stream & 0xffffffff), Constant(call.stream >> 32)};
    const ValueId seed = call.seed_offset == 0 ? b_.Seed() : b_.Make(Op::kAdd, b_.Seed(), Constant(call.seed_offset));
    std::array<ValueId, 2> key = {seed, Upper(seed)};
    const ValueId multipliers[2] = {Constant(kPhiloxMultipliers[0]), Constant(kPhiloxMultipliers[1])};
    for (int round = 0; round < kPhiloxRounds; ++round) {
      const ValueId first = b_.Make(Op::kMulLow32, words_[0], multipliers[0]);
      const ValueId second = b_.Make(Op::kMulLow32, words_[2], multipliers[1]);
      words_ = {ExclusiveOr(ExclusiveOr(words_[1], key[0]), Upper(second)), second,
                ExclusiveOr(ExclusiveOr(words_[3], key[1]), Upper(first)), first};
      for (int i = 0; i < 2; ++i) key[i] = b_.Make(Op::kAdd, key[i], Constant(kPhiloxKeySteps[i]));
    }
  }

  ValueId Uniform(DType dtype) {
    if (dtype == DType::kFloat64) return Significand(Choose(1, words_[2], words_[0]), Choose(1, words_[3], words_[1]));
    const ValueId word = Lower(Choose(2, Choose(1, words_[3], words_[2]), Choose(1, words_[1], words_[0])));
    const int bits = dtype == DType::kFloat16 ? 11 : dtype == DType::kBFloat16 ? 8 : 24;
    // Converts through int32, for which AVX2 has an instruction.
    const ValueId kept = b_.Convert(b_.ShiftRightLogical(word, 32 - bits), DType::kInt32);
    return Scaled(kept, DType::kFloat32, std::ldexp(1.0, -bits));
  }

  // In float64: a float32 between 1 - 2^-24 and 1 would lose most bits of its logarithm.
  ValueId Normal(DType dtype) {
    ValueId u, v;
    double step;
    if (dtype == DType::kFloat64) {
      u = Significand(words_[0], words_[1]);
      v = Significand(words_[2], words_[3]);
      step = 0x1p-53;
    } else {
      u = Scaled(Lower(Choose(2, words_[2], words_[0])), DType::kFloat64, 0x1p-32);
      v = Scaled(Lower(Choose(2, words_[3], words_[1])), DType::kFloat64, 0x1p-32);
      step = 0x1p-32;
    }
    const auto constant = [&](double value) { return b_.Constant(DType::kFloat64, value); };
    u = b_.Make(Op::kAdd, u, constant(step));
    const ValueId radius = b_.Make(Op::kSqrt, b_.Make(Op::kMul, b_.Make(Op::kLog, u), constant(-2)));
    // sin(2 pi v) = cos(2 pi (v - 1/4)), where the difference is exact.
    v = b_.Make(Op::kSub, v, Choose(1, constant(0.25), constant(0)));
    const ValueId angle = b_.Make(Op::kMul, v, constant(2 * std::numbers::pi));
    return b_.Make(Op::kMul, radius, b_.Make(Op::kCos, angle));
  }

  // In [0, count): the upper half of the product of `count` and the element's two words.
  ValueId Below(uint32_t count) {
    const ValueId factor = Constant(count);
    const ValueId low = Upper(b_.Make(Op::kMulLow32, Choose(1, words_[2], words_[0]), factor));
    const ValueId high = b_.Make(Op::kMulLow32, Choose(1, words_[3], words_[1]), factor);
    return Upper(b_.Make(Op::kAdd, high, low));
  }

 private:
  ValueId Constant(uint64_t value) { return b_.ConstantInt(DType::kInt64, static_cast<int64_t>(value)); }
  ValueId Upper(ValueId value) { return b_.ShiftRightLogical(value, 32); }
  ValueId Lower(ValueId value) { return b_.Make(Op::kAnd, value, Constant(0xffffffff)); }
  ValueId ExclusiveOr(ValueId x, ValueId y) { return b_.Make(Op::kXor, x, y); }
  // Depends on a bit of the element's number.
  ValueId Choose(uint64_t bit, ValueId if_set, ValueId if_not) {
    const ValueId is_set = b_.Make(Op::kNe, b_.Make(Op::kAnd, element_, Constant(bit)), Constant(0));
    return b_.Make(Op::kSelect, is_set, if_set, if_not);
  }
  ValueId Scaled(ValueId value, DType type, double factor) {
    return b_.Make(Op::kMul, b_.Convert(value, type), b_.Constant(type, factor));
  }
  // The upper 53 bits of two words, in [0, 1). The sum is exact: 32 bits above 21 bits.
  ValueId Significand(ValueId low, ValueId high) {
    return b_.Make(Op::kAdd, Scaled(Lower(high), DType::kFloat64, 0x1p-32),
                   Scaled(b_.ShiftRightLogical(Lower(low), 11), DType::kFloat64, 0x1p-53));
  }

  KernelBuilder& b_;
  ValueId element_;
  std::array<ValueId, 4> words_;
};

}  // namespace

ValueId GroupKernel::Random(const Member& member, const LoopOp& op, DType type) {
  const Node& node = NodeOf(member.index);
  const DType dtype = node.type().tensor().dtype;
  const bool is_integer = op.distribution == LoopOp::Distribution::kIntegers;
  RandomWords words(b(), RandomCallOf(node.name()), ElementNumber(ElementStrides(member.index)),
                    is_integer || dtype == DType::kFloat64 ? 2 : 1);
  switch (op.distribution) {
    case LoopOp::Distribution::kUniform:
      return words.Uniform(dtype);
    case LoopOp::Distribution::kNormal:
      return b().Convert(words.Normal(dtype), type);
    case LoopOp::Distribution::kIntegers:
      break;
  }
  const ValueId number = words.Below(op.count);
  return b().Convert(b().Make(Op::kAdd, number, b().ConstantInt(DType::kInt64, op.low)), type);
}

}  // namespace backtape::jit
