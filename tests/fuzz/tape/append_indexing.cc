#include <algorithm>
#include <utility>

#include "backtape/tests/fuzz/tape/program_builder.h"

namespace backtape::tape_fuzz {
namespace {

Operand OperandOf(const Value& value) { return Operand::Register(value.number); }

int64_t SmallestSize(const Shapes& shapes, int64_t dim) {
  int64_t smallest = INT64_MAX;
  for (const Sizes& sizes : shapes) smallest = std::min(smallest, sizes[dim]);
  return smallest;
}

// Up to three indices below `size`, which may repeat.
Sizes RandomIndices(ProgramBuilder& builder, int64_t size) {
  Sizes indices(1 + builder.Number(3));
  for (int64_t& index : indices) index = builder.Number(size);
  return indices;
}

bool MayBeWritten(const ProgramBuilder& builder, const Value& value) {
  return !value.is_persistent && !value.is_expanded && value.may_be_written_in_grad_mode() && !builder.is_step();
}

void AppendPick(ProgramBuilder& builder, const Value& source) {
  const bool is_index = builder.OneIn(2);
  const int64_t dim = is_index ? 0 : builder.Number(static_cast<int64_t>(source.shapes[0].size()));
  const Sizes indices = RandomIndices(builder, SmallestSize(source.shapes, dim));
  const auto count = static_cast<int64_t>(indices.size());
  Shapes shapes = source.shapes;
  for (Sizes& sizes : shapes) sizes[dim] = count;
  std::vector<Operand> operands = {OperandOf(source), Operand::List(indices)};
  if (!is_index) operands.insert(operands.begin() + 1, Operand::Int(dim));
  builder.AppendValue(is_index ? "index" : "index_select", std::move(operands), std::move(shapes)).requires_grad =
      source.requires_grad;
}

void AppendMaskedFill(ProgramBuilder& builder, const Value& source) {
  const std::optional<Value> mask =
      builder.PickIf([&](const Value& v) { return BroadcastsTo(v.shapes, source.shapes); });
  if (!mask.has_value() || builder.is_smooth()) return;
  std::vector<Operand> operands = {OperandOf(source), OperandOf(*mask), builder.RealOperand()};
  if (builder.OneIn(2) && MayBeWritten(builder, source)) {
    builder.Append({.op = "masked_fill_", .operands = std::move(operands)});
    return;
  }
  builder.AppendValue("masked_fill", std::move(operands), source.shapes).requires_grad = source.requires_grad;
}

void AppendPut(ProgramBuilder& builder, const Value& target) {
  if (!MayBeWritten(builder, target)) return;
  const int64_t dim = builder.Number(static_cast<int64_t>(target.shapes[0].size()));
  if (builder.OneIn(3)) {
    const Sizes indices = RandomIndices(builder, SmallestSize(target.shapes, dim));
    builder.Append({.op = "index_fill_",
                    .operands = {OperandOf(target), Operand::Int(dim), Operand::List(indices), builder.RealOperand()}});
    return;
  }
  // Without accumulation, the indices must differ, as the order of the writes is not defined.
  const int64_t accumulates = builder.Number(2);
  Sizes indices = RandomIndices(builder, SmallestSize(target.shapes, 0));
  if (accumulates == 0) indices.resize(1);
  Shapes rows = target.shapes;
  for (Sizes& sizes : rows) sizes[0] = static_cast<int64_t>(indices.size());
  const std::optional<Value> source =
      builder.PickIf([&](const Value& v) { return v.base != target.base && BroadcastsTo(v.shapes, rows); });
  if (!source.has_value()) return;
  builder.Append(
      {.op = "index_put_",
       .operands = {OperandOf(target), Operand::List(indices), OperandOf(*source), Operand::Int(accumulates)}});
  builder.MarkWritten(target, *source);
}

}  // namespace

void AppendIndexing(ProgramBuilder& builder) {
  const Value value = builder.Pick();
  if (value.shapes[0].empty() || !HasElements(value.shapes)) return;
  switch (builder.Number(4)) {
    case 0:
    case 1:
      return AppendPick(builder, value);
    case 2:
      return AppendMaskedFill(builder, value);
    default:
      return AppendPut(builder, value);
  }
}

}  // namespace backtape::tape_fuzz
