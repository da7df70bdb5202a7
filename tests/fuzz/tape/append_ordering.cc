#include <algorithm>
#include <string>
#include <utility>

#include "backtape/tests/fuzz/tape/program_builder.h"

namespace backtape::tape_fuzz {
namespace {

Operand Source(const Value& value) { return Operand::Register(value.number); }

// Appends an op that returns elements of `a` along a dim and their indices.
void AppendWithIndices(ProgramBuilder& builder, const Value& a, int64_t dim) {
  static constexpr const char* kOps[] = {"sort", "sort", "sort", "cummax", "cummax", "max_dim", "max_dim", "topk"};
  const std::string op = kOps[builder.Number(8)];
  Instruction instruction{.op = op, .operands = {Source(a)}};
  Shapes shapes = a.shapes;
  if (op == "topk" || op == "max_dim") {
    for (Sizes& sizes : shapes) sizes[dim] = 1;
  }
  if (op == "topk") instruction.operands.push_back(Operand::Int(1));
  instruction.operands.push_back(Operand::Int(dim));
  if (op == "sort") instruction.operands.push_back(Operand::Int(builder.Number(2)));
  Value values;
  values.shapes = shapes;
  values.requires_grad = a.requires_grad;
  values.is_row_major = false;  // the layout depends on that of `a`
  Value indices = values;
  indices.requires_grad = false;
  indices.dtype = ValueDType::kInt;
  indices.indexed_dim = dim;
  indices.indexed = a.shapes;
  // Each element of a row is chosen once.
  indices.has_unique_indices = op == "sort";
  for (Value* result : {&values, &indices}) {
    result->number = result->base = builder.NewRegister();
    instruction.results.push_back(Operand::Register(result->number));
  }
  builder.Append(std::move(instruction));
  builder.Add(std::move(values));
  builder.Add(std::move(indices));
}

// Reads or writes elements whose indices an earlier instruction computed.
bool AppendIndexed(ProgramBuilder& builder) {
  const std::optional<Value> indices = builder.PickOther([](const Value& v) { return v.indexed_dim >= 0; });
  if (!indices.has_value()) return false;
  const std::optional<Value> a = builder.PickIf([&](const Value& v) { return AreEqual(v.shapes, indices->indexed); });
  if (!a.has_value()) return false;
  const Operand dim = Operand::Int(indices->indexed_dim);
  if (builder.OneIn(2)) {
    builder.AppendValue("gather", {Source(*a), dim, Source(*indices)}, indices->shapes).requires_grad =
        a->requires_grad;
    return true;
  }
  const std::optional<Value> source =
      builder.PickIf([&](const Value& v) { return AreEqual(v.shapes, indices->shapes) && v.base != a->base; });
  if (!source.has_value()) return false;
  const std::vector<Operand> operands = {Source(*a), dim, Source(*indices), Source(*source)};
  const bool is_scatter = indices->has_unique_indices && builder.OneIn(2);
  const bool is_writable = !a->is_persistent && !a->is_expanded && a->may_be_written_in_grad_mode();
  if (is_writable && builder.OneIn(2)) {
    builder.Append({.op = is_scatter ? "scatter_" : "scatter_add_", .operands = operands});
    builder.MarkWritten(*a, *source);
  } else {
    builder.AppendValue(is_scatter ? "scatter" : "scatter_add", operands, a->shapes).requires_grad =
        a->requires_grad || source->requires_grad;
  }
  return true;
}

}  // namespace

void AppendOrdering(ProgramBuilder& builder) {
  if (!builder.is_smooth() && builder.OneIn(3) && AppendIndexed(builder)) return;
  const Value a = builder.Pick();
  const auto rank = static_cast<int64_t>(a.shapes[0].size());
  if (rank == 0) return;
  const int64_t dim = builder.Number(rank);
  // Elements that share memory are equal, and the order of equal elements is not defined.
  if (!builder.is_smooth() && !a.is_expanded && HasElements(a.shapes) && builder.OneIn(2)) {
    return AppendWithIndices(builder, a, dim);
  }
  static constexpr const char* kOfSameSizes[] = {"cumprod", "flip", "log_softmax", "logcumsumexp", "roll"};
  static constexpr const char* kReductions[] = {"prod_dim", "logsumexp"};
  if (builder.OneIn(4) && HasElements(a.shapes)) {
    const char* const op = kReductions[builder.Number(2)];
    builder.AppendValue(op, {Source(a), Operand::Int(dim)}, Reduced(a.shapes, {dim}, false)).requires_grad =
        a.requires_grad;
    return;
  }
  const char* const op = kOfSameSizes[builder.Number(5)];
  Value& result = builder.AppendValue(op, {Source(a), Operand::Int(dim)}, a.shapes);
  result.requires_grad = a.requires_grad;
  result.is_row_major = false;  // the layout depends on that of `a`
}

}  // namespace backtape::tape_fuzz
