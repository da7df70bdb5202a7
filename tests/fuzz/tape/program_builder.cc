#include "backtape/tests/fuzz/tape/program_builder.h"

#include <algorithm>
#include <utility>

namespace backtape::tape_fuzz {

Value ProgramBuilder::Pick() {
  const auto size = static_cast<int64_t>(values_.size());
  if (OneIn(3)) return values_[Number(size)];
  return values_[std::max<int64_t>(0, size - 1 - Number(4))];
}

Value& ProgramBuilder::Add(Value value) {
  std::vector<Value>& list = value.dtype == ValueDType::kMain ? values_ : others_;
  list.push_back(std::move(value));
  return list.back();
}

void ProgramBuilder::MarkOtherWritten(const Value& other) {
  for (Value& value : others_) {
    if (value.number == other.number) value.requires_grad = true;
  }
}

Value& ProgramBuilder::AppendValue(absl::string_view op, std::vector<Operand> operands, Shapes shapes,
                                   ValueDType dtype) {
  Value value;
  value.dtype = dtype;
  value.number = value.base = NewRegister();
  value.shapes = std::move(shapes);
  value.is_persistent = in_setup_;
  Append({.results = {Operand::Register(value.number)}, .op = std::string(op), .operands = std::move(operands)});
  return Add(std::move(value));
}

void ProgramBuilder::MarkWritten(const Value& target, const Value& source) {
  if (!source.requires_grad) return;
  for (Value& value : values_) {
    if (value.base == target.base) value.requires_grad = true;
  }
}

Shapes ProgramBuilder::ShapesOf(const std::vector<int64_t>& sizes) const {
  Shapes shapes;
  for (const int64_t n : program_.n) {
    Sizes& now = shapes.emplace_back(sizes);
    std::replace(now.begin(), now.end(), Operand::kN, n);
  }
  return shapes;
}

}  // namespace backtape::tape_fuzz
