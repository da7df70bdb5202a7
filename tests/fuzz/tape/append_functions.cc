#include <algorithm>
#include <string>
#include <utility>

#include "backtape/tests/fuzz/tape/program_builder.h"

namespace backtape::tape_fuzz {
namespace {

Operand Argument(const Value& value) { return Operand::Register(value.number); }

bool IsWritable(const ProgramBuilder& builder, const Value& value) {
  return !value.is_persistent && !value.is_expanded && value.may_be_written_in_grad_mode() && !builder.is_step();
}

// Appends a function whose result has the sizes of `a` and may have its layout.
void AppendOfSameSizes(ProgramBuilder& builder, const Value& a) {
  // The functions from "elu" on are not differentiable everywhere.
  static constexpr const char* kUnary[] = {
      "cos",        "erf",  "atan", "softplus",   "silu", "gelu", "log1p_square", "asinh", "root",     "inverse",
      "layer_norm", "tril", "elu",  "leaky_relu", "exp",  "sign", "hardtanh",     "floor", "log_gamma"};
  constexpr int64_t kNumSmooth = 12;
  std::string op = kUnary[builder.Number(builder.is_smooth() ? kNumSmooth : static_cast<int64_t>(std::size(kUnary)))];
  const auto rank = static_cast<int64_t>(a.shapes[0].size());
  if ((op == "tril" && rank < 2) || (op == "layer_norm" && (rank < 1 || !HasElements(a.shapes)))) op = "cos";
  Value& result = builder.AppendValue(op, {Argument(a)}, a.shapes);
  result.requires_grad = a.requires_grad;
  result.is_row_major = false;
}

void AppendOfTwo(ProgramBuilder& builder, const Value& a) {
  static constexpr const char* kBinary[] = {"quotient", "logaddexp", "atan2", "minimum", "hypot"};
  const std::optional<Value> b =
      builder.PickIf([&](const Value& v) { return Broadcast(a.shapes, v.shapes).has_value(); });
  if (!b.has_value()) return;
  const Shapes shapes = *Broadcast(a.shapes, b->shapes);
  if (std::any_of(shapes.begin(), shapes.end(), [](const Sizes& sizes) { return NumElements(sizes) > 64; })) return;
  const bool is_smooth = builder.is_smooth();
  // Only operands of equal sizes: if the target has more elements, PyTorch and Backtape compute different gradients of
  // the mean.
  if (builder.OneIn(5) && AreEqual(a.shapes, b->shapes)) {
    Value& loss = builder.AppendValue(is_smooth || builder.OneIn(2) ? "mse_loss" : "smooth_l1_loss",
                                      {Argument(a), Argument(*b)}, Shapes(shapes.size()));
    loss.requires_grad = a.requires_grad || b->requires_grad;
    return;
  }
  Value& result = builder.AppendValue(kBinary[builder.Number(is_smooth ? 2 : 5)], {Argument(a), Argument(*b)}, shapes);
  result.requires_grad = a.requires_grad || b->requires_grad;
  result.is_row_major = false;
}

void AppendOverDim(ProgramBuilder& builder, const Value& a, int64_t dim) {
  static constexpr const char* kReductions[] = {"var_dim", "norm_dim", "amin", "std_dim"};
  const int64_t keep = builder.Number(2);
  const char* const op = kReductions[builder.is_smooth() ? 0 : builder.Number(4)];
  builder.AppendValue(op, {Argument(a), Operand::List({dim}), Operand::Int(keep)}, Reduced(a.shapes, {dim}, keep != 0))
      .requires_grad = a.requires_grad;
}

void AppendMovement(ProgramBuilder& builder, const Value& a, int64_t dim) {
  Shapes shapes = a.shapes;
  const int64_t choice = builder.Number(4);
  if (choice == 0) {
    for (Sizes& sizes : shapes) sizes.back() += 3;
    builder.AppendValue("pad", {Argument(a), Operand::List({1, 2})}, std::move(shapes)).requires_grad = a.requires_grad;
    return;
  }
  if (choice == 1) {
    std::vector<int64_t> repeats(shapes[0].size(), 1);
    repeats[dim] = 2;
    for (Sizes& sizes : shapes) sizes[dim] *= 2;
    if (std::any_of(shapes.begin(), shapes.end(), [](const Sizes& sizes) { return NumElements(sizes) > 64; })) return;
    builder.AppendValue("repeat", {Argument(a), Operand::List(repeats)}, std::move(shapes)).requires_grad =
        a.requires_grad;
    return;
  }
  // A copy of `a` in which another tensor replaces a row or some rows.
  if (!HasElements(a.shapes)) return;
  for (Sizes& sizes : shapes) {
    if (choice == 2) sizes.erase(sizes.begin() + dim);
    if (choice == 3) sizes[dim] = 1;
  }
  const std::optional<Value> b = builder.PickIf([&](const Value& v) { return AreEqual(v.shapes, shapes); });
  if (!b.has_value()) return;
  Value& result = builder.AppendValue(choice == 2 ? "select_scatter" : "slice_scatter",
                                      {Argument(a), Argument(*b), Operand::Int(dim)}, a.shapes);
  result.requires_grad = a.requires_grad || b->requires_grad;
  result.is_row_major = false;
}

void AppendProduct(ProgramBuilder& builder, const Value& a) {
  if (a.shapes[0].size() != 2) return;
  const std::optional<Value> b = builder.PickIf(
      [&](const Value& v) { return v.shapes[0].size() == 2 && Product(a.shapes, v.shapes).has_value(); });
  if (!b.has_value()) return;
  const Shapes shapes = *Product(a.shapes, b->shapes);
  const std::optional<Value> c = builder.PickIf([&](const Value& v) { return BroadcastsTo(v.shapes, shapes); });
  if (!c.has_value()) return;
  builder.AppendValue("addmm", {Argument(*c), Argument(a), Argument(*b)}, shapes).requires_grad =
      a.requires_grad || b->requires_grad || c->requires_grad;
}

// In-place ops whose derivatives read the written value, the old value or an index.
void AppendWrite(ProgramBuilder& builder, const Value& a) {
  if (!IsWritable(builder, a)) return;
  static constexpr const char* kUnary[] = {"atan_", "softplus_exp_", "square_self_", "neg_", "clamp_", "exp_"};
  if (builder.OneIn(2)) {
    builder.Append({.op = kUnary[builder.Number(builder.is_smooth() ? 4 : 6)], .operands = {Argument(a)}});
    return;
  }
  const bool is_smooth = builder.is_smooth();
  const std::optional<Value> b =
      builder.PickIf([&](const Value& v) { return BroadcastsTo(v.shapes, a.shapes) && v.base != a.base; });
  if (!b.has_value()) return;
  static constexpr const char* kBinary[] = {"lerp_", "sub_scaled_", "atan2_", "addcdiv_"};
  builder.Append({.op = kBinary[builder.Number(is_smooth ? 2 : 4)], .operands = {Argument(a), Argument(*b)}});
  builder.MarkWritten(a, *b);
}

// Adds rows to the rows that an index chooses.
void AppendRows(ProgramBuilder& builder, const Value& a) {
  if (a.shapes[0].empty() || !HasElements(a.shapes)) return;
  int64_t smallest = INT64_MAX;
  for (const Sizes& sizes : a.shapes) smallest = std::min(smallest, sizes[0]);
  Shapes rows = a.shapes;
  for (Sizes& sizes : rows) sizes[0] = 2;
  const std::optional<Value> source =
      builder.PickIf([&](const Value& v) { return AreEqual(v.shapes, rows) && v.base != a.base; });
  if (!source.has_value()) return;
  const Operand indices = Operand::List({builder.Number(smallest), builder.Number(smallest)});
  if (IsWritable(builder, a) && builder.OneIn(2)) {
    builder.Append({.op = "index_add_", .operands = {Argument(a), indices, Argument(*source)}});
    builder.MarkWritten(a, *source);
    return;
  }
  Value& result = builder.AppendValue("index_add", {Argument(a), indices, Argument(*source)}, a.shapes);
  result.requires_grad = a.requires_grad || source->requires_grad;
  result.is_row_major = false;
}

}  // namespace

void AppendFunction(ProgramBuilder& builder) {
  const Value a = builder.Pick();
  const auto rank = static_cast<int64_t>(a.shapes[0].size());
  const int64_t choice = builder.Number(11);
  if (choice < 3) return AppendOfSameSizes(builder, a);
  if (choice < 5) return AppendOfTwo(builder, a);
  if (choice < 7) return AppendWrite(builder, a);
  if (choice == 7) return AppendProduct(builder, a);
  if (choice == 8) return AppendRows(builder, a);
  if (rank == 0) return AppendOfSameSizes(builder, a);
  if (choice == 9 && HasElements(a.shapes)) return AppendOverDim(builder, a, builder.Number(rank));
  AppendMovement(builder, a, builder.Number(rank));
}

}  // namespace backtape::tape_fuzz
