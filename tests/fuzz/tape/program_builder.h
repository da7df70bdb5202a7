#ifndef BACKTAPE_TESTS_FUZZ_TAPE_PROGRAM_BUILDER_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_PROGRAM_BUILDER_H_

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/tests/fuzz/tape/program.h"
#include "backtape/tests/fuzz/tape/shapes.h"

namespace backtape::tape_fuzz {

// The program's floating-point dtype, the other one of float32 and float64, int64, or bool.
enum class ValueDType : uint8_t { kMain, kOtherFloat, kInt, kBool };

// The static properties of a register that the generator tracks.
struct Value {
  int64_t number = 0;
  Shapes shapes;
  ValueDType dtype = ValueDType::kMain;
  // For indices into a tensor of the sizes `indexed` along a dim; -1 for other values.
  int64_t indexed_dim = -1;
  Shapes indexed{};
  bool has_unique_indices = false;
  bool is_persistent = false;  // made by the setup
  bool is_leaf = false;
  bool requires_grad = false;
  bool is_written_leaf = false;  // a view of a leaf that requires grad; may be written only under no_grad
  bool is_view = false;
  bool is_one_of_several = false;  // a result of split or unbind
  bool is_no_grad_view = false;    // made in no-grad mode
  bool may_share = false;          // a result of reshape, flatten or contiguous
  bool is_expanded = false;
  bool is_outside = false;  // in a function: made before it; the function must not write it
  bool is_row_major = true;
  int64_t base = 0;  // the register that it is a view of; its own if it is not a view

  bool is_trained_leaf() const { return is_leaf && requires_grad; }
  // Whether autograd accepts a write in grad mode.
  bool may_be_written_in_grad_mode() const {
    return !is_written_leaf && !is_trained_leaf() && !is_one_of_several && !is_no_grad_view;
  }
};

// Appends instructions and keeps track of what they compute.
class ProgramBuilder {
 public:
  explicit ProgramBuilder(uint64_t seed) : random_(seed) { program_.seed = seed; }

  int64_t Number(int64_t below) {
    return below <= 1 ? 0 : static_cast<int64_t>(random_() % static_cast<uint64_t>(below));
  }
  bool OneIn(int64_t n) { return Number(n) == 0; }
  double Real() { return (static_cast<double>(Number(31)) - 15) / 10; }
  // A constant; sometimes one that changes between repetitions.
  Operand RealOperand() {
    const double real = Real();
    return OneIn(6) && !is_step() ? Operand::ChangingFloat(real) : Operand::Float(real);
  }

  Program& program() { return program_; }
  bool is_free() const { return program_.kind == "free"; }
  bool is_step() const { return program_.kind == "step"; }
  bool is_smooth() const { return program_.kind == "smooth"; }
  std::vector<Value>& values() { return values_; }
  // A value to compute with, usually a recent one. values() must not be empty.
  Value Pick();
  // A random value that `accept` accepts; nullopt if several tries find none.
  template <typename F>
  std::optional<Value> PickIf(const F& accept) {
    for (int i = 0; i < 12 && !values_.empty(); ++i) {
      Value value = Pick();
      if (accept(value)) return value;
    }
    return std::nullopt;
  }

  // Picks from the values whose dtype differs from the program's. Only AppendDTypes and AppendOrdering use these.
  template <typename F>
  std::optional<Value> PickOther(const F& accept) {
    for (int i = 0; i < 6 && !others_.empty(); ++i) {
      const Value& value = others_[Number(static_cast<int64_t>(others_.size()))];
      if (accept(value)) return value;
    }
    return std::nullopt;
  }
  std::optional<Value> PickOther() {
    return PickOther([](const Value&) { return true; });
  }
  bool program_is_float32() const { return program_.is_float32; }
  // Makes a value available to later instructions.
  Value& Add(Value value);
  void MarkOtherWritten(const Value& other);

  // After a recorded write of a source that requires grad, all views of the target's base require grad.
  void MarkWritten(const Value& target, const Value& source);

  void Append(Instruction instruction) { part().push_back(std::move(instruction)); }
  // Appends an instruction with one new register.
  Value& AppendValue(absl::string_view op, std::vector<Operand> operands, Shapes shapes,
                     ValueDType dtype = ValueDType::kMain);
  int64_t NewRegister() { return next_register_++; }
  int64_t NewHook() { return next_hook_++; }
  void set_in_setup(bool in_setup) { in_setup_ = in_setup; }
  bool in_setup() const { return in_setup_; }
  // Whether dual tensors can be made.
  bool has_level() const { return has_level_; }
  void set_has_level(bool has_level) { has_level_ = has_level; }
  // The sizes in each repetition for a list that may contain n.
  Shapes ShapesOf(const std::vector<int64_t>& sizes) const;

 private:
  std::vector<Instruction>& part() { return in_setup_ ? program_.setup : program_.body; }

  std::mt19937_64 random_;
  Program program_;
  std::vector<Value> values_;
  std::vector<Value> others_;  // of other dtypes
  int64_t next_register_ = 0;
  int64_t next_hook_ = 0;
  bool in_setup_ = true;
  bool has_level_ = false;
};

// Each appends one instruction of its kind, or none if no value is suitable.
void AppendView(ProgramBuilder& builder);
void AppendPointwise(ProgramBuilder& builder);
void AppendReduction(ProgramBuilder& builder);
void AppendInplace(ProgramBuilder& builder);
// A read or write of elements that a list of indices or a mask chooses.
void AppendIndexing(ProgramBuilder& builder);
// An in-place op that changes sizes (transpose_, unsqueeze_, squeeze_), or detach_.
void AppendGeometryWrite(ProgramBuilder& builder);
// A cast, or an op that reads or writes a value of another dtype.
void AppendDTypes(ProgramBuilder& builder);
// An op that orders or accumulates elements along a dim, or reads or writes elements at indices that such an op found.
void AppendOrdering(ProgramBuilder& builder);
// A function of a kind not listed above: activations, losses, norms, rows that are added or replaced, writes
// whose derivatives read what they wrote.
void AppendFunction(ProgramBuilder& builder);
void AppendCustomFunction(ProgramBuilder& builder);
void AppendHook(ProgramBuilder& builder);
void AppendBackward(ProgramBuilder& builder);
void AppendGrad(ProgramBuilder& builder);
// The backward of the sum of the squares of a gradient.
void AppendSquaredGradient(ProgramBuilder& builder);
void AppendStateChange(ProgramBuilder& builder);
// The call of a transformed function: its first instruction, its body and its end.
void AppendTransformedFunction(ProgramBuilder& builder);
// Makes or unpacks a dual tensor, or begins or ends the level of dual tensors.
void AppendDual(ProgramBuilder& builder);

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_PROGRAM_BUILDER_H_
