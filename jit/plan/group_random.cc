// Random numbers as loop values: Philox4x32-10 in 64-bit lanes whose lower halves hold the 32-bit words.
#include <array>
#include <cmath>

#include "backtape/jit/plan/group_kernel.h"
#include "backtape/tensor/random_call.h"

namespace backtape::jit {

// Random numbers, and the elements of an arange, are counted in row-major order, whatever the tensor's own strides are;
// these are the strides of that order.
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

absl::StatusOr<ValueId> GroupKernel::Random(Member& member) {
  const Node& node = NodeOf(member.index);
  const DType dtype = node.type().tensor().dtype;
  const bool is_double = dtype == DType::kFloat64;
  const ValueId element = ElementNumber(ElementStrides(member.index));
  const auto constant = [&](uint64_t value) { return b().ConstantInt(DType::kInt64, static_cast<int64_t>(value)); };
  const auto upper = [&](ValueId value) { return b().ShiftRightLogical(value, 32); };
  const auto exclusive_or = [&](ValueId x, ValueId y) { return b().Make(Op::kXor, x, y); };
  const RandomCall call = RandomCallOf(node.name());
  const ValueId block = b().ShiftRightLogical(element, is_double ? 1 : 2);
  std::array<ValueId, 4> words = {block, upper(block), constant(call.stream & 0xffffffff), constant(call.stream >> 32)};
  const ValueId seed = call.seed_offset == 0 ? b().Seed() : b().Make(Op::kAdd, b().Seed(), constant(call.seed_offset));
  std::array<ValueId, 2> key = {seed, upper(seed)};
  const ValueId multipliers[2] = {constant(kPhiloxMultipliers[0]), constant(kPhiloxMultipliers[1])};
  for (int round = 0; round < kPhiloxRounds; ++round) {
    const ValueId first = b().Make(Op::kMulLow32, words[0], multipliers[0]);
    const ValueId second = b().Make(Op::kMulLow32, words[2], multipliers[1]);
    words = {exclusive_or(exclusive_or(words[1], key[0]), upper(second)), second,
             exclusive_or(exclusive_or(words[3], key[1]), upper(first)), first};
    for (int i = 0; i < 2; ++i) key[i] = b().Make(Op::kAdd, key[i], constant(kPhiloxKeySteps[i]));
  }
  const auto choose = [&](int bit, ValueId if_set, ValueId if_not) {
    const ValueId is_set = b().Make(Op::kNe, b().Make(Op::kAnd, element, constant(bit)), constant(0));
    return b().Make(Op::kSelect, is_set, if_set, if_not);
  };
  const auto lower = [&](ValueId value) { return b().Make(Op::kAnd, value, constant(0xffffffff)); };
  const auto scaled = [&](ValueId value, DType type, double factor) {
    return b().Make(Op::kMul, b().Convert(value, type), b().Constant(type, factor));
  };
  if (is_double) {
    // The sum is exact: 32 bits above 21 bits.
    const ValueId low = b().ShiftRightLogical(lower(choose(1, words[2], words[0])), 11);
    const ValueId high = lower(choose(1, words[3], words[1]));
    return b().Make(Op::kAdd, scaled(high, dtype, 0x1p-32), scaled(low, dtype, 0x1p-53));
  }
  const ValueId word = lower(choose(2, choose(1, words[3], words[2]), choose(1, words[1], words[0])));
  const int bits = dtype == DType::kFloat16 ? 11 : dtype == DType::kBFloat16 ? 8 : 24;
  // Converts through int32, for which AVX2 has an instruction.
  const ValueId kept = b().Convert(b().ShiftRightLogical(word, 32 - bits), DType::kInt32);
  return scaled(kept, DType::kFloat32, std::ldexp(1.0, -bits));
}

}  // namespace backtape::jit
