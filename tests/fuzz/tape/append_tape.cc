#include <algorithm>
#include <utility>

#include "backtape/tests/fuzz/tape/program_builder.h"

namespace backtape::tape_fuzz {
namespace {

Operand At(const Value& value) { return Operand::Register(value.number); }

bool IsLeafOfSetup(const Value& value) { return value.is_persistent && value.is_trained_leaf(); }

// The action of a hook and its argument; empty if no action is possible.
std::vector<Operand> HookAction(ProgramBuilder& builder, bool is_accumulation, int64_t own_hook) {
  const bool is_step = builder.is_step();
  const auto with_leaf = [&](absl::string_view action) -> std::vector<Operand> {
    const std::optional<Value> leaf = builder.PickIf(IsLeafOfSetup);
    if (!leaf.has_value()) return {};
    return {Operand::Word(std::string(action)), At(*leaf)};
  };
  if (is_accumulation && builder.OneIn(3)) return {Operand::Word("sgd"), Operand::Float(0.1)};
  if (!is_accumulation && (is_step || builder.OneIn(2))) return {Operand::Word("scale"), builder.RealOperand()};
  if (is_step) return {Operand::Word("log")};
  switch (builder.Number(7)) {
    case 0:
      return with_leaf("read");
    case 1: {
      const std::optional<Value> value = builder.PickIf([](const Value& v) { return !v.is_persistent; });
      if (!value.has_value()) return {};
      return {Operand::Word("spoil"), At(*value)};
    }
    case 2:
      return is_accumulation ? std::vector<Operand>{} : with_leaf("set");
    case 3: {
      const std::optional<Value> value =
          builder.PickIf([](const Value& v) { return !v.is_persistent && v.requires_grad; });
      if (!value.has_value()) return {};
      return {Operand::Word("add"), At(*value)};
    }
    case 4:
      if (own_hook == 0) return {};
      return {Operand::Word("drop"), Operand::Hook(builder.Number(own_hook))};
    case 5:
      return with_leaf("inner");
    default:
      return {Operand::Word("log")};
  }
}

}  // namespace

void AppendHook(ProgramBuilder& builder) {
  const bool is_step = builder.is_step();
  if (builder.OneIn(8) && !builder.in_setup()) {
    const std::optional<Value> value =
        builder.PickIf([&](const Value& v) { return v.requires_grad && !v.is_leaf && !v.is_no_grad_view; });
    if (value.has_value() && !is_step) builder.Append({.op = "retain_grad", .operands = {At(*value)}});
    return;
  }
  const bool is_leaf = builder.in_setup();
  const std::optional<Value> target = builder.PickIf(
      [&](const Value& v) { return v.requires_grad && (is_leaf ? IsLeafOfSetup(v) : !v.is_leaf && !v.is_persistent); });
  if (!target.has_value()) return;
  static constexpr absl::string_view kKinds[] = {"hook", "hook", "prehook", "posthook"};
  const absl::string_view kind = is_leaf ? (builder.OneIn(2) ? "acchook" : "hook") : kKinds[builder.Number(4)];
  const int64_t number = builder.NewHook();
  std::vector<Operand> action = HookAction(builder, kind == "acchook", number);
  if (action.empty()) action = {Operand::Word("log")};
  action.insert(action.begin(), At(*target));
  builder.Append({.results = {Operand::Hook(number)}, .op = std::string(kind), .operands = std::move(action)});
  if (!is_step && builder.OneIn(10)) builder.Append({.op = "remove", .operands = {Operand::Hook(number)}});
}

void AppendBackward(ProgramBuilder& builder) {
  const bool is_wrong = builder.is_free() && builder.OneIn(12);
  const std::optional<Value> root = builder.PickIf(
      [&](const Value& v) { return (is_wrong || (v.requires_grad && !v.is_leaf)) && !v.is_no_grad_view; });
  if (!root.has_value()) return;
  Instruction instruction{.op = "backward"};
  const bool is_scalar = root->shapes[0].empty();
  if (is_scalar || is_wrong) {
    instruction.operands.push_back(At(*root));
  } else if (builder.OneIn(4)) {
    instruction.operands.push_back(At(*root));
    instruction.operands.push_back(Operand::Word(!builder.is_smooth() && builder.OneIn(4) ? "counted" : "seeded"));
  } else {
    Value& sum = builder.AppendValue("sum", {At(*root)}, Shapes(root->shapes.size()));
    sum.requires_grad = true;
    instruction.operands.push_back(At(sum));
  }
  const bool is_seeded = instruction.operands.size() > 1;
  if (builder.OneIn(8) && !is_seeded) {
    const std::optional<Value> second = builder.PickIf(
        [&](const Value& v) { return v.requires_grad && !v.is_leaf && !v.is_no_grad_view && v.shapes[0].empty(); });
    const Operand root_or_second = second.has_value() ? At(*second) : instruction.operands[0];
    instruction.operands.insert(instruction.operands.begin() + 1, root_or_second);
  }
  if (builder.OneIn(8)) {
    if (const std::optional<Value> leaf = builder.PickIf(IsLeafOfSetup)) {
      instruction.operands.push_back(Operand::Word("inputs"));
      instruction.operands.push_back(At(*leaf));
    }
  }
  const bool is_free = builder.is_free();
  if (is_free && builder.OneIn(8)) {
    instruction.operands.push_back(Operand::Word("create"));
  } else if (is_free && builder.OneIn(2)) {
    instruction.operands.push_back(Operand::Word("retain"));
  }
  builder.Append(std::move(instruction));
}

void AppendSquaredGradient(ProgramBuilder& builder) {
  const std::optional<Value> root =
      builder.PickIf([&](const Value& v) { return v.requires_grad && !v.is_leaf && !v.is_no_grad_view; });
  const std::optional<Value> leaf = builder.PickIf(IsLeafOfSetup);
  if (!root.has_value() || !leaf.has_value()) return;
  Value grad;
  grad.number = grad.base = builder.NewRegister();
  grad.shapes = leaf->shapes;
  Instruction instruction{.results = {Operand::Register(grad.number)}, .op = "grad", .operands = {At(*root)}};
  for (const char* word : {"inputs", "create", "unused"}) {
    instruction.operands.push_back(Operand::Word(word));
    if (instruction.operands.size() == 2) instruction.operands.push_back(At(*leaf));
  }
  if (!root->shapes[0].empty()) instruction.operands.push_back(Operand::Word("seeded"));
  builder.Append(std::move(instruction));
  const int64_t square = builder.AppendValue("square", {At(grad)}, leaf->shapes).number;
  Value& sum = builder.AppendValue("sum", {Operand::Register(square)}, Shapes(leaf->shapes.size()));
  sum.requires_grad = true;
  builder.Append({.op = "backward", .operands = {At(sum)}});
}

void AppendGrad(ProgramBuilder& builder) {
  const std::optional<Value> root =
      builder.PickIf([&](const Value& v) { return v.requires_grad && !v.is_leaf && !v.is_no_grad_view; });
  const std::optional<Value> input =
      builder.PickIf([&](const Value& v) { return v.requires_grad || v.is_no_grad_view; });
  if (!root.has_value() || !input.has_value()) return;
  Instruction instruction{.op = "grad", .operands = {At(*root)}};
  Value result;
  result.number = result.base = builder.NewRegister();
  result.shapes = input->shapes;
  instruction.results.push_back(Operand::Register(result.number));
  instruction.operands.push_back(Operand::Word("inputs"));
  instruction.operands.push_back(At(*input));
  if (!root->shapes[0].empty()) instruction.operands.push_back(Operand::Word("seeded"));
  if (!builder.OneIn(6)) instruction.operands.push_back(Operand::Word("unused"));
  result.requires_grad = builder.OneIn(2);
  instruction.operands.push_back(Operand::Word(result.requires_grad ? "create" : "retain"));
  builder.Append(std::move(instruction));
  // Neither requires_grad nor the layout is known before the program runs.
  result.is_one_of_several = true;
  result.is_expanded = true;
  result.is_row_major = false;
  builder.values().push_back(std::move(result));
}

void AppendStateChange(ProgramBuilder& builder) {
  const std::optional<Value> leaf = builder.PickIf(IsLeafOfSetup);
  if (!leaf.has_value()) return;
  switch (builder.Number(builder.is_free() ? 7 : 5)) {
    case 0:
      builder.Append({.op = "zero_grad", .operands = {At(*leaf)}});
      return;
    case 1:
      builder.Append({.op = "zero_grad_", .operands = {At(*leaf)}});
      return;
    case 2:
      builder.Append({.op = "sgd", .operands = {At(*leaf), builder.RealOperand()}});
      return;
    case 3: {
      Value& grad = builder.AppendValue("grad_of", {At(*leaf)}, leaf->shapes);
      grad.is_expanded = grad.is_one_of_several = true;
      grad.is_row_major = false;
      return;
    }
    case 5: {
      const std::optional<Value> target = builder.OneIn(2) ? leaf : std::optional<Value>(builder.Pick());
      const std::optional<Value> source =
          builder.PickIf([&](const Value& v) { return AreEqual(v.shapes, target->shapes) && v.base != target->base; });
      if (!source.has_value()) return;
      builder.Append({.op = builder.OneIn(3) ? "set_" : "set_data",
                      .operands = {At(*target), At(*source)},
                      .no_grad = builder.OneIn(3)});
      return;
    }
    case 6:
      builder.Append({.op = builder.OneIn(2) ? "no_requires_grad" : "requires_grad", .operands = {At(builder.Pick())}});
      return;
    default: {
      const std::optional<Value> value = builder.PickIf(
          [&](const Value& v) { return AreEqual(v.shapes, leaf->shapes) && !v.requires_grad && !v.is_expanded; });
      if (value.has_value()) builder.Append({.op = "set_grad", .operands = {At(*leaf), At(*value)}});
    }
  }
}

}  // namespace backtape::tape_fuzz
