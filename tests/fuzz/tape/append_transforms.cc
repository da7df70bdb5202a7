#include <algorithm>
#include <string>
#include <utility>

#include "backtape/tests/fuzz/tape/program_builder.h"

namespace backtape::tape_fuzz {
namespace {

Operand RegisterOf(const Value& value) { return Operand::Register(value.number); }

bool AreSmall(const Shapes& shapes) {
  return std::all_of(shapes.begin(), shapes.end(), [](const Sizes& sizes) { return NumElements(sizes) <= 64; });
}

// The sizes of `a`, then those of `b`.
Shapes Concatenated(Shapes a, const Shapes& b) {
  for (size_t i = 0; i < a.size(); ++i) a[i].insert(a[i].end(), b[i].begin(), b[i].end());
  return a;
}

void AliasOf(Value& alias, const Value& value) {
  const int64_t number = alias.number;
  alias = value;
  alias.number = number;
  alias.is_view = true;
  alias.is_written_leaf = value.is_written_leaf || value.is_trained_leaf();
  alias.is_leaf = alias.is_persistent = false;
}

class TransformAppender {
 public:
  TransformAppender(ProgramBuilder& builder, bool is_nested) : builder_(builder), is_nested_(is_nested) {}

  void Append() {
    // PyTorch's functional transforms support no checkpoints.
    static constexpr const char* kTransforms[] = {"vmap",   "vmap",    "grad",        "jvp",     "vjp",       "jacrev",
                                                  "jacfwd", "hessian", "enable_grad", "no_grad", "checkpoint"};
    transform_ = kTransforms[builder_.Number(static_cast<int64_t>(std::size(kTransforms)) - (is_nested_ ? 1 : 0))];
    if (!PickArguments()) return;
    Instruction head{.op = "fn", .operands = {Operand::Word(transform_)}};
    for (const Value& argument : arguments_) head.operands.push_back(RegisterOf(argument));
    const size_t position = builder_.program().body.size();
    builder_.Append(head);
    const std::vector<Value> outside = builder_.values();
    EnterFunction();
    const int64_t first = builder_.NewRegister();
    AppendBody();
    std::vector<Value> results;
    for (const Value& value : builder_.values()) {
      if (value.number > first) results.push_back(value);
    }
    builder_.values() = outside;
    if (results.empty()) {
      builder_.program().body.resize(position);
      return;
    }
    const bool has_two = transform_ != "grad" && builder_.OneIn(4);
    if (has_two && results.size() > 1) results = {results[results.size() - 2], results.back()};
    if (!has_two) results = {results.back()};
    Instruction end{.op = "end"};
    for (const Value& result : results) end.operands.push_back(RegisterOf(result));
    builder_.Append(std::move(end));
    std::vector<Operand> registers;
    std::vector<Value> made = ResultsOf(results);
    for (Value& value : made) {
      value.number = value.base = builder_.NewRegister();
      registers.push_back(RegisterOf(value));
    }
    builder_.program().body[position].results = std::move(registers);
    for (Value& value : made) {
      if (AreSmall(value.shapes)) builder_.Add(std::move(value));
    }
  }

 private:
  bool IsArgument(const Value& value) const {
    return std::any_of(arguments_.begin(), arguments_.end(),
                       [&](const Value& argument) { return argument.number == value.number; });
  }
  bool IsJacobian() const { return transform_ == "jacrev" || transform_ == "jacfwd" || transform_ == "hessian"; }

  bool PickArguments() {
    const auto is_suitable = [&](const Value& v) {
      if (transform_ != "vmap") {
        return !IsJacobian() || (HasElements(v.shapes) && NumElements(v.shapes[0]) <= 6);
      }
      if (v.shapes[0].empty() || !HasElements(v.shapes)) return false;
      // All arguments of vmap must have the same number of samples.
      return arguments_.empty() || std::equal(v.shapes.begin(), v.shapes.end(), arguments_[0].shapes.begin(),
                                              [](const Sizes& a, const Sizes& b) { return a[0] == b[0]; });
    };
    const int64_t count = 1 + builder_.Number(2);
    for (int64_t i = 0; i < count; ++i) {
      const std::optional<Value> value = builder_.PickIf(is_suitable);
      if (value.has_value() && !IsArgument(*value)) arguments_.push_back(*value);
    }
    return !arguments_.empty();
  }

  // Replaces the arguments by the parameters. A function writes neither these nor what it captures.
  // PyTorch's functions may also capture values of a function around them; Backtape's may not.
  void EnterFunction() {
    if (is_nested_) {
      std::erase_if(builder_.values(), [&](const Value& value) { return !value.is_persistent && !IsArgument(value); });
    }
    for (Value& value : builder_.values()) {
      value.is_outside = value.is_expanded = true;
      if (!IsArgument(value)) continue;
      value.is_row_major = value.is_leaf = value.is_persistent = false;
      if (transform_ != "vmap") continue;
      for (Sizes& sizes : value.shapes) sizes.erase(sizes.begin());
    }
    // The arguments are the most recent values, so that the body reads them.
    std::stable_partition(builder_.values().begin(), builder_.values().end(),
                          [&](const Value& value) { return !IsArgument(value); });
  }

  void AppendBody() {
    const int64_t count = 2 + builder_.Number(5);
    for (int64_t i = 0; i < count; ++i) {
      switch (builder_.Number(8)) {
        case 0:
        case 1:
          AppendView(builder_);
          break;
        case 2:
          AppendReduction(builder_);
          break;
        case 3:
          AppendFunction(builder_);
          break;
        case 4:
          AppendInplace(builder_);
          break;
        case 5:
          AppendIndexing(builder_);
          break;
        default:
          AppendPointwise(builder_);
      }
    }
    if (builder_.OneIn(6)) TransformAppender(builder_, /*is_nested=*/true).Append();
  }

  std::vector<Value> ResultsOf(const std::vector<Value>& results) const {
    std::vector<Value> made;
    const auto add = [&](Shapes shapes) {
      Value value;
      value.shapes = std::move(shapes);
      // Neither requires_grad nor the layout is known before the program runs; the results may share memory.
      value.is_one_of_several = value.is_expanded = value.requires_grad = true;
      value.is_row_major = false;
      made.push_back(std::move(value));
    };
    const auto with_batch = [&](Shapes shapes) {
      for (size_t i = 0; i < shapes.size(); ++i) shapes[i].insert(shapes[i].begin(), arguments_[0].shapes[i][0]);
      return shapes;
    };
    for (const Value& result : results) {
      if (transform_ == "grad") {
        add(arguments_[0].shapes);
      } else if (transform_ == "vmap") {
        add(with_batch(result.shapes));
      } else if (transform_ == "hessian") {
        add(Concatenated(Concatenated(result.shapes, arguments_[0].shapes), arguments_[0].shapes));
      } else if (IsJacobian()) {
        add(Concatenated(result.shapes, arguments_[0].shapes));
      } else {
        add(result.shapes);
      }
    }
    if (transform_ == "jvp") {
      for (const Value& result : results) add(result.shapes);
    } else if (transform_ == "vjp") {
      for (const Value& argument : arguments_) add(argument.shapes);
    }
    return made;
  }

  ProgramBuilder& builder_;
  const bool is_nested_;
  std::string transform_;
  std::vector<Value> arguments_;
};

}  // namespace

void AppendTransformedFunction(ProgramBuilder& builder) { TransformAppender(builder, /*is_nested=*/false).Append(); }

void AppendDual(ProgramBuilder& builder) {
  if (!builder.has_level()) {
    builder.Append({.op = "enter_dual"});
    builder.set_has_level(true);
  } else if (builder.OneIn(8)) {
    builder.Append({.op = "exit_dual"});
    builder.set_has_level(false);
    return;
  }
  const Value value = builder.Pick();
  if (builder.OneIn(2)) {
    const std::optional<Value> tangent =
        builder.PickIf([&](const Value& v) { return AreEqual(v.shapes, value.shapes) && v.number != value.number; });
    if (!tangent.has_value()) return;
    return AliasOf(builder.AppendValue("make_dual", {RegisterOf(value), RegisterOf(*tangent)}, value.shapes), value);
  }
  const bool is_primal = builder.OneIn(4);
  Value& part = builder.AppendValue(is_primal ? "primal" : "tangent", {RegisterOf(value)}, value.shapes);
  if (is_primal) return AliasOf(part, value);
  // The tangent may be undefined, or share memory with others.
  part.is_one_of_several = part.is_expanded = true;
  part.is_row_major = false;
}

}  // namespace backtape::tape_fuzz
