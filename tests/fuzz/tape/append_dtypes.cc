#include <algorithm>
#include <utility>

#include "backtape/tests/fuzz/tape/program_builder.h"

namespace backtape::tape_fuzz {
namespace {

Operand Of(const Value& value) { return Operand::Register(value.number); }

bool IsFloat(const Value& value) { return value.dtype <= ValueDType::kOtherFloat; }

// The other float is float32 in a float64 program, and float64 in a float32 program.
bool IsFloat64(const ProgramBuilder& builder, ValueDType dtype) {
  return (dtype == ValueDType::kMain) != builder.program_is_float32();
}

// The dtype of an op of two operands, as in PyTorch: the category of the result is the higher one. Within a category,
// an operand of rank 0 counts only if the other one has rank 0 too.
ValueDType Promoted(const ProgramBuilder& builder, const Value& a, const Value& b) {
  if (!IsFloat(a) || !IsFloat(b)) return std::min(a.dtype, b.dtype);
  const bool is_a_scalar = a.shapes[0].empty(), is_b_scalar = b.shapes[0].empty();
  if (is_a_scalar != is_b_scalar) return is_a_scalar ? b.dtype : a.dtype;
  return IsFloat64(builder, a.dtype) ? a.dtype : b.dtype;
}

void AppendCast(ProgramBuilder& builder) {
  const Value a = builder.Pick();
  const bool is_other_float64 = IsFloat64(builder, ValueDType::kOtherFloat);
  switch (builder.Number(4)) {
    case 0:
      builder.AppendValue("to_i64", {Of(a)}, a.shapes, ValueDType::kInt);
      return;
    case 1:
      builder.AppendValue("to_b8", {Of(a)}, a.shapes, ValueDType::kBool);
      return;
    default:
      builder.AppendValue(is_other_float64 ? "to_f64" : "to_f32", {Of(a)}, a.shapes, ValueDType::kOtherFloat)
          .requires_grad = a.requires_grad;
  }
}

void AppendCastBack(ProgramBuilder& builder, const Value& other) {
  const bool is_main_float64 = IsFloat64(builder, ValueDType::kMain);
  builder.AppendValue(is_main_float64 ? "to_f64" : "to_f32", {Of(other)}, other.shapes).requires_grad =
      other.requires_grad;
}

// An op of values of two dtypes.
void AppendMixed(ProgramBuilder& builder, const Value& other) {
  const std::optional<Value> a =
      builder.PickIf([&](const Value& v) { return Broadcast(v.shapes, other.shapes).has_value(); });
  if (!a.has_value()) return;
  const Shapes shapes = *Broadcast(a->shapes, other.shapes);
  if (std::any_of(shapes.begin(), shapes.end(), [](const Sizes& sizes) { return NumElements(sizes) > 64; })) return;
  const bool requires_grad = a->requires_grad || other.requires_grad;
  if (other.dtype == ValueDType::kBool && !builder.OneIn(3)) {
    builder.AppendValue("where", {Of(other), Of(*a), builder.RealOperand()}, shapes).requires_grad = a->requires_grad;
    return;
  }
  static constexpr const char* kOps[] = {"add", "mul", "maximum", "sub"};
  // Subtraction of bools is an error.
  const char* const op = kOps[builder.Number(other.dtype == ValueDType::kBool ? 3 : 4)];
  const bool is_swapped = builder.OneIn(2);
  builder
      .AppendValue(op, {Of(is_swapped ? other : *a), Of(is_swapped ? *a : other)}, shapes, Promoted(builder, *a, other))
      .requires_grad = requires_grad;
}

// A write of a value of another dtype.
void AppendMixedWrite(ProgramBuilder& builder, const Value& other) {
  const std::optional<Value> a = builder.PickIf([&](const Value& v) {
    return !v.is_persistent && !v.is_expanded && v.may_be_written_in_grad_mode() &&
           BroadcastsTo(other.shapes, v.shapes);
  });
  if (!a.has_value()) return;
  static constexpr const char* kOps[] = {"copy_", "add_", "mul_"};
  builder.Append({.op = kOps[builder.Number(3)], .operands = {Of(*a), Of(other)}});
  builder.MarkWritten(*a, other);
}

// A write of a value of the program's dtype into `other`, except into indices, which must stay valid. PyTorch converts
// floats to integers only in copies.
void AppendWriteOfOther(ProgramBuilder& builder, const Value& other) {
  if (other.is_persistent || other.indexed_dim >= 0) return;
  const std::optional<Value> source =
      // Results of split and unbind are excluded: when such a source is written into an integer tensor, PyTorch checks
      // only at the next use of the source whether it is still valid.
      builder.PickIf([&](const Value& v) { return BroadcastsTo(v.shapes, other.shapes) && !v.is_one_of_several; });
  if (!source.has_value()) return;
  const bool is_copy = !IsFloat(other) || builder.OneIn(2);
  builder.Append({.op = is_copy ? "copy_" : "mul_", .operands = {Of(other), Of(*source)}});
  if (IsFloat(other) && source->requires_grad) builder.MarkOtherWritten(other);
}

void AppendUnary(ProgramBuilder& builder, const Value& other) {
  static constexpr const char* kFloat[] = {"sin", "tanh", "neg", "square", "clone"};
  static constexpr const char* kInt[] = {"neg", "abs", "square", "clone"};
  const auto rank = static_cast<int64_t>(other.shapes[0].size());
  const ValueDType sum_dtype = other.dtype == ValueDType::kBool ? ValueDType::kInt : other.dtype;
  if (builder.OneIn(4)) {
    builder.AppendValue("sum", {Of(other)}, Shapes(other.shapes.size()), sum_dtype).requires_grad = other.requires_grad;
  } else if (rank > 0 && builder.OneIn(4)) {
    builder.AppendValue("cumsum", {Of(other), Operand::Int(builder.Number(rank))}, other.shapes, sum_dtype)
        .requires_grad = other.requires_grad;
  } else if (other.dtype != ValueDType::kBool) {
    const char* const op = IsFloat(other) ? kFloat[builder.Number(5)] : kInt[builder.Number(4)];
    builder.AppendValue(op, {Of(other)}, other.shapes, other.dtype).requires_grad = other.requires_grad;
  }
}

void AppendHookOfOther(ProgramBuilder& builder, const Value& other) {
  if (!other.requires_grad || other.is_persistent) return;
  if (builder.OneIn(3) && !builder.is_step()) {
    builder.Append({.op = "retain_grad", .operands = {Of(other)}});
    return;
  }
  builder.Append({.results = {Operand::Hook(builder.NewHook())},
                  .op = "hook",
                  .operands = {Of(other), Operand::Word("scale"), Operand::Float(builder.Real())}});
}

}  // namespace

void AppendDTypes(ProgramBuilder& builder) {
  const std::optional<Value> other = builder.PickOther();
  if (!other.has_value() || builder.OneIn(4)) return AppendCast(builder);
  switch (builder.Number(9)) {
    case 0:
    case 1:
    case 2:
      return AppendMixed(builder, *other);
    case 3:
      return AppendMixedWrite(builder, *other);
    case 4:
      return AppendWriteOfOther(builder, *other);
    case 5:
      return AppendHookOfOther(builder, *other);
    case 6:
      return AppendUnary(builder, *other);
    default:
      return AppendCastBack(builder, *other);
  }
}

}  // namespace backtape::tape_fuzz
