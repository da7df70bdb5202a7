#include <algorithm>
#include <utility>

#include "backtape/tests/fuzz/tape/program_builder.h"

namespace backtape::tape_fuzz {
namespace {

Operand Use(const Value& value) { return Operand::Register(value.number); }

// Derives the properties of a result from its operands.
void Compute(Value& result, std::initializer_list<const Value*> operands) {
  for (const Value* operand : operands) {
    result.requires_grad = result.requires_grad || operand->requires_grad;
    result.is_row_major = result.is_row_major && operand->is_row_major;
  }
}

bool IsSmall(const Shapes& shapes) {
  return std::all_of(shapes.begin(), shapes.end(), [](const Sizes& sizes) { return NumElements(sizes) <= 64; });
}

}  // namespace

void AppendPointwise(ProgramBuilder& builder) {
  static constexpr const char* kUnary[] = {"sin", "tanh", "sigmoid", "neg", "clone", "square", "abs", "relu"};
  static constexpr const char* kBinary[] = {"add", "sub", "mul"};
  const Value a = builder.Pick();
  const bool is_smooth = builder.is_smooth();
  const int64_t choice = builder.Number(10);
  if (choice < 3) {
    Compute(builder.AppendValue(kUnary[builder.Number(is_smooth ? 6 : 8)], {Use(a)}, a.shapes), {&a});
    return;
  }
  if (choice == 3) {
    const absl::string_view op = builder.OneIn(2) ? "add_number" : "mul_number";
    Compute(builder.AppendValue(op, {Use(a), builder.RealOperand()}, a.shapes), {&a});
    return;
  }
  const std::optional<Value> b =
      builder.PickIf([&](const Value& v) { return Broadcast(a.shapes, v.shapes).has_value(); });
  if (!b.has_value()) return;
  const Shapes shapes = *Broadcast(a.shapes, b->shapes);
  if (!IsSmall(shapes)) return;
  if (choice < 8) {
    Compute(builder.AppendValue(kBinary[builder.Number(3)], {Use(a), Use(*b)}, shapes), {&a, &*b});
  } else if (choice == 8) {
    const absl::string_view op = builder.OneIn(2) ? "add_scaled" : "lerp";
    Compute(builder.AppendValue(op, {Use(a), Use(*b), builder.RealOperand()}, shapes), {&a, &*b});
  } else if (is_smooth || builder.OneIn(2)) {
    Compute(builder.AppendValue("addcmul", {Use(a), Use(*b), Use(a), builder.RealOperand()}, shapes), {&a, &*b});
  } else {
    Compute(builder.AppendValue("where_positive", {Use(a), Use(*b), Use(a)}, shapes), {&a, &*b});
  }
}

void AppendReduction(ProgramBuilder& builder) {
  const Value a = builder.Pick();
  const auto rank = static_cast<int64_t>(a.shapes[0].size());
  const int64_t choice = builder.Number(8);
  if (choice == 0) {
    Compute(builder.AppendValue(builder.OneIn(2) ? "mean" : "sum", {Use(a)}, Shapes(a.shapes.size())), {&a});
    return;
  }
  if (choice == 1 && rank == 2) {
    const std::optional<Value> b =
        builder.PickIf([&](const Value& v) { return Product(a.shapes, v.shapes).has_value(); });
    if (b.has_value()) {
      Value& product = builder.AppendValue("matmul", {Use(a), Use(*b)}, *Product(a.shapes, b->shapes));
      product.requires_grad = a.requires_grad || b->requires_grad;
      return;
    }
  }
  if (rank == 0) return;
  const int64_t dim = builder.Number(rank), keep = builder.Number(2);
  if (choice <= 4) {
    absl::string_view op = builder.OneIn(2) ? "sum_dim" : "mean_dim";
    if (!builder.is_smooth() && HasElements(a.shapes) && builder.OneIn(4)) op = "amax";
    Compute(builder.AppendValue(op, {Use(a), Operand::List({dim}), Operand::Int(keep)},
                                Reduced(a.shapes, {dim}, keep != 0)),
            {&a});
  } else if (choice <= 6) {
    Compute(builder.AppendValue(builder.OneIn(2) ? "softmax" : "cumsum", {Use(a), Operand::Int(dim)}, a.shapes), {&a});
  } else {
    const std::optional<Value> b = builder.PickIf([&](const Value& v) { return AreEqual(a.shapes, v.shapes); });
    if (!b.has_value()) return;
    const bool is_cat = builder.OneIn(2);
    Shapes shapes = a.shapes;
    for (Sizes& sizes : shapes) {
      if (is_cat) {
        sizes[dim] *= 2;
      } else {
        sizes.insert(sizes.begin() + dim, 2);
      }
    }
    if (!IsSmall(shapes)) return;
    Value& joined = builder.AppendValue(is_cat ? "cat" : "stack", {Operand::Int(dim), Use(a), Use(*b)}, shapes);
    joined.requires_grad = a.requires_grad || b->requires_grad;
  }
}

void AppendInplace(ProgramBuilder& builder) {
  static constexpr const char* kUnary[] = {"sin_", "tanh_", "sigmoid_", "zero_", "relu_"};
  static constexpr const char* kBinary[] = {"add_", "sub_", "mul_", "copy_"};
  const bool is_wrong = builder.is_free() && builder.OneIn(12);
  const bool no_grad = !builder.is_smooth() && builder.OneIn(6);
  // Only fill ops may write expanded tensors. Backward fails after such a write, so "smooth" programs have none.
  const bool is_fill = !builder.is_smooth() && builder.OneIn(8);
  const std::optional<Value> a = builder.PickIf([&](const Value& v) {
    if (v.is_outside) return false;
    // Constants of the setup are the state of a step; only the optimiser writes them.
    if (builder.is_step() && v.is_persistent) return false;
    if (is_wrong) return true;
    if (builder.is_smooth() && v.is_persistent) return false;
    return (is_fill || !v.is_expanded) && (no_grad || v.may_be_written_in_grad_mode());
  });
  if (!a.has_value()) return;
  Instruction instruction{.operands = {Use(*a)}, .no_grad = no_grad};
  std::optional<Value> recorded;
  const int64_t choice = builder.Number(6);
  if (is_fill) {
    instruction.op = choice < 3 ? "zero_" : "fill_";
    if (choice >= 3) instruction.operands.push_back(builder.RealOperand());
  } else if (choice == 0) {
    instruction.op = kUnary[builder.Number(builder.is_smooth() ? 4 : 5)];
  } else if (choice == 1) {
    static constexpr const char* kNumber[] = {"add_number_", "mul_number_", "fill_"};
    instruction.op = kNumber[builder.Number(3)];
    instruction.operands.push_back(builder.RealOperand());
  } else {
    const std::optional<Value> b = builder.PickIf([&](const Value& v) {
      // A recorded write into a tensor of the setup would put it on the tape for all later repetitions.
      const bool is_plain = !v.requires_grad || no_grad || !a->is_persistent;
      return is_plain && BroadcastsTo(v.shapes, a->shapes) && v.base != a->base;
    });
    if (!b.has_value()) return;
    if (!no_grad) recorded = b;
    if (choice == 2) {
      instruction.op = "addcmul_";
      instruction.operands.push_back(Use(*b));
      instruction.operands.push_back(Use(*b));
      instruction.operands.push_back(builder.RealOperand());
    } else {
      instruction.op = kBinary[builder.Number(4)];
      instruction.operands.push_back(Use(*b));
    }
  }
  builder.Append(std::move(instruction));
  if (recorded.has_value()) builder.MarkWritten(*a, *recorded);
}

namespace {

// A custom function of another kind, a checkpointed function, or one with packed saved values.
void AppendOtherFunction(ProgramBuilder& builder, const Value& a) {
  const auto with_second = [&](const char* op, const auto& accept) {
    const std::optional<Value> b = builder.PickIf(accept);
    if (b.has_value()) Compute(builder.AppendValue(op, {Use(a), Use(*b)}, a.shapes), {&a, &*b});
  };
  switch (builder.Number(6)) {
    case 0:
      Compute(builder.AppendValue("once", {Use(a)}, a.shapes), {&a});
      return;
    case 1: {
      Instruction instruction{.op = "marked", .operands = {Use(a)}};
      Value values[2];
      Compute(values[0], {&a});
      for (Value& value : values) {
        value.number = value.base = builder.NewRegister();
        value.shapes = a.shapes;
        instruction.results.push_back(Operand::Register(value.number));
      }
      builder.Append(std::move(instruction));
      for (Value& value : values) builder.Add(std::move(value));
      return;
    }
    case 2:
      return with_second("weighted", [&](const Value& v) { return AreEqual(a.shapes, v.shapes); });
    case 3:
      Compute(builder.AppendValue("with_setup", {Use(a), Operand::Float(builder.Real())}, a.shapes), {&a});
      return;
    case 4:
      return with_second("recomputed", [&](const Value& v) { return BroadcastsTo(v.shapes, a.shapes); });
    default:
      Compute(builder.AppendValue("packed", {Use(a)}, a.shapes), {&a});
  }
}

}  // namespace

void AppendCustomFunction(ProgramBuilder& builder) {
  const Value a = builder.Pick();
  if (builder.is_smooth()) {
    const absl::string_view op = builder.OneIn(2) ? "cube" : "cube_traceable";
    Compute(builder.AppendValue(op, {Use(a)}, a.shapes), {&a});
    return;
  }
  const bool is_step = builder.is_step();
  if (builder.OneIn(2)) return AppendOtherFunction(builder, a);
  switch (builder.Number(8)) {
    case 0:
      Compute(builder.AppendValue(is_step || builder.OneIn(2) ? "cube_traceable" : "cube", {Use(a)}, a.shapes), {&a});
      return;
    case 1:
    case 2: {
      const std::optional<Value> b = builder.PickIf([&](const Value& v) { return AreEqual(a.shapes, v.shapes); });
      if (!b.has_value()) return;
      const absl::string_view op = is_step || builder.OneIn(2) ? "half_traceable" : "half";
      Compute(builder.AppendValue(op, {Use(a), Use(*b)}, a.shapes), {&a, &*b});
      return;
    }
    case 3:
    case 4: {
      Instruction instruction{.op = is_step || builder.OneIn(2) ? "pair_traceable" : "pair", .operands = {Use(a)}};
      for (int i = 0; i < 2; ++i) {
        Value value;
        value.number = value.base = builder.NewRegister();
        value.shapes = a.shapes;
        Compute(value, {&a});
        instruction.results.push_back(Operand::Register(value.number));
        builder.values().push_back(std::move(value));
      }
      builder.Append(std::move(instruction));
      return;
    }
    case 5: {
      if (is_step || a.is_leaf || a.is_view || a.is_persistent) return;
      Compute(builder.AppendValue("doubled", {Use(a)}, a.shapes), {&a});
      builder.values().back().base = a.base;
      return;
    }
    case 6: {
      const std::optional<Value> w = builder.PickIf(
          [&](const Value& v) { return v.is_trained_leaf() && v.is_persistent && BroadcastsTo(v.shapes, a.shapes); });
      if (is_step || !w.has_value() || !a.requires_grad) return;
      Compute(builder.AppendValue("checkpoint", {Use(a), Use(*w)}, a.shapes), {&a});
      return;
    }
    default:
      if (is_step || !builder.OneIn(4) || !a.requires_grad) return;
      if (builder.OneIn(2)) {
        Compute(builder.AppendValue("same", {Use(a)}, a.shapes), {&a});
        builder.values().back().is_view = true;
        builder.values().back().is_one_of_several = true;
      } else {
        Compute(builder.AppendValue("fails", {Use(a)}, a.shapes), {&a});
      }
  }
}

}  // namespace backtape::tape_fuzz
