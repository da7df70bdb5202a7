#include "backtape/tests/fuzz/tape/generator.h"

#include <utility>
#include <vector>

#include "backtape/tests/fuzz/tape/program_builder.h"

namespace backtape::tape_fuzz {
namespace {

class ProgramGenerator {
 public:
  explicit ProgramGenerator(uint64_t seed) : builder_(seed) {}

  Program Make() {
    Program& program = builder_.program();
    const int64_t kind = builder_.Number(8);
    program.kind = kind < 5 ? "free" : kind < 7 ? "step" : "smooth";
    program.is_float32 = program.kind != "smooth" && builder_.OneIn(10);
    static const std::vector<int64_t> kSizes[] = {{3, 3, 3},    {4, 4, 4, 4}, {4, 6, 3},
                                                  {2, 5, 5, 1}, {3, 1, 4},    {2, 3, 0, 4}};
    program.n = kSizes[builder_.Number(std::size(kSizes))];
    Setup();
    builder_.set_in_setup(false);
    Body();
    return std::move(program);
  }

 private:
  void AppendTensor(absl::string_view op, const std::vector<int64_t>& sizes) {
    Value& value = builder_.AppendValue(op, {Operand::List(sizes)}, builder_.ShapesOf(sizes));
    value.is_leaf = true;
    value.requires_grad = op == "leaf";
  }

  void AppendLeafOfOtherDType(const std::vector<int64_t>& sizes) {
    Value& value = builder_.AppendValue(builder_.program().is_float32 ? "leaf_f64" : "leaf_f32", {Operand::List(sizes)},
                                        builder_.ShapesOf(sizes), ValueDType::kOtherFloat);
    value.is_leaf = value.requires_grad = true;
  }

  void Setup() {
    static const std::vector<int64_t> kLeaves[] = {{3}, {3, 2}, {2, 3}, {3, 3}, {1}, {}, {2, 1, 3}};
    const int64_t num_leaves = 1 + builder_.Number(3);
    for (int64_t i = 0; i < num_leaves; ++i) {
      const std::vector<int64_t>& sizes = kLeaves[builder_.Number(std::size(kLeaves))];
      AppendTensor("leaf", sizes);
      leaves_.push_back(builder_.values().back());
      if (!builder_.is_step()) continue;
      // The moments of the optimiser.
      for (int j = 0; j < 2; ++j) {
        AppendTensor("const", sizes);
        moments_.push_back(builder_.values().back());
      }
    }
    if (!builder_.is_step() && builder_.OneIn(2)) AppendTensor("const", kLeaves[builder_.Number(std::size(kLeaves))]);
    if (builder_.is_free() && builder_.OneIn(6)) AppendLeafOfOtherDType(kLeaves[builder_.Number(std::size(kLeaves))]);
    if (builder_.is_smooth()) return;
    while (builder_.OneIn(3)) AppendHook(builder_);
  }

  void Body() {
    static const std::vector<int64_t> kInputs[] = {{Operand::kN, 3}, {Operand::kN}, {Operand::kN, 1},
                                                   {3, 3},           {2, 3},        {Operand::kN, 2, 3}};
    // Only the optimiser reads and writes the moments.
    if (builder_.is_step()) {
      std::erase_if(builder_.values(), [](const Value& value) { return !value.requires_grad; });
      for (const Value& leaf : leaves_) {
        if (builder_.OneIn(2)) {
          builder_.Append({.op = "zero_grad", .operands = {Operand::Register(leaf.number)}});
        }
      }
    }
    const int64_t num_inputs = 1 + builder_.Number(2);
    for (int64_t i = 0; i < num_inputs; ++i) AppendTensor("input", kInputs[builder_.Number(std::size(kInputs))]);
    if (builder_.OneIn(6)) AppendSameInput();
    // Makes some values that are not leaves.
    for (int i = 0; i < 3; ++i) AppendPointwise(builder_);
    const int64_t num_instructions = 4 + builder_.Number(18);
    for (int64_t i = 0; i < num_instructions; ++i) AppendAny();
    if (builder_.is_smooth() && builder_.OneIn(4)) {
      AppendSquaredGradient(builder_);
    } else {
      AppendBackward(builder_);
    }
    if (builder_.is_step()) Finish();
  }

  void AppendAny() {
    if (builder_.OneIn(8)) return AppendOrdering(builder_);
    if (builder_.OneIn(8)) return AppendFunction(builder_);
    if (!builder_.is_smooth() && builder_.OneIn(8)) return AppendDTypes(builder_);
    const int64_t choice = builder_.Number(100);
    if (choice < 30) return AppendView(builder_);
    if (choice < 52) return AppendPointwise(builder_);
    if (choice < 60) return AppendReduction(builder_);
    if (choice < 72) return AppendInplace(builder_);
    if (choice < 76) return AppendIndexing(builder_);
    if (choice < 78) return AppendGeometryWrite(builder_);
    if (choice < 82) return AppendCustomFunction(builder_);
    if (builder_.is_smooth()) return;
    if (choice < 90) return AppendHook(builder_);
    if (choice < 93) return AppendBackward(builder_);
    if (choice >= 98) return AppendDropout();
    if (builder_.is_step()) return;
    if (builder_.is_free() && builder_.OneIn(3)) {
      return builder_.OneIn(3) ? AppendDual(builder_) : AppendTransformedFunction(builder_);
    }
    if (builder_.has_level() && builder_.OneIn(2)) return AppendDual(builder_);
    if (choice < 96) return AppendGrad(builder_);
    AppendStateChange(builder_);
  }

  // Adds the last input again: the same tensor in two registers.
  void AppendSameInput() {
    const Value value = builder_.values().back();
    const std::vector<int64_t> sizes = builder_.program().body.back().operands[0].list;
    Value& same = builder_.AppendValue("input", {Operand::List(sizes), Operand::Word("same")}, value.shapes);
    same.is_leaf = true;
    same.base = value.base;
  }

  void AppendDropout() {
    const Value value = builder_.Pick();
    // Each step is seeded at its beginning.
    if (!builder_.is_step()) builder_.Append({.op = "manual_seed", .operands = {Operand::Int(builder_.Number(9))}});
    builder_.AppendValue("dropout", {Operand::Register(value.number), Operand::Float(0.5)}, value.shapes)
        .requires_grad = value.requires_grad;
  }

  void Finish() {
    static constexpr absl::string_view kOptimisers[] = {"sgd", "momentum", "adam"};
    const absl::string_view optimiser = kOptimisers[builder_.Number(3)];
    for (size_t i = 0; i < leaves_.size(); ++i) {
      std::vector<Operand> operands = {Operand::Register(leaves_[i].number)};
      if (optimiser != "sgd") operands.push_back(Operand::Register(moments_[2 * i].number));
      if (optimiser == "adam") operands.push_back(Operand::Register(moments_[2 * i + 1].number));
      operands.push_back(Operand::Float(0.1));
      builder_.Append({.op = std::string(optimiser), .operands = std::move(operands)});
    }
    std::vector<Operand> returned;
    for (int i = 0; i < 3; ++i) returned.push_back(Operand::Register(builder_.Pick().number));
    builder_.Append({.op = "return", .operands = std::move(returned)});
  }

  ProgramBuilder builder_;
  std::vector<Value> leaves_;
  std::vector<Value> moments_;
};

}  // namespace

Program GenerateProgram(uint64_t seed) { return ProgramGenerator(seed).Make(); }

}  // namespace backtape::tape_fuzz
