#ifndef BACKTAPE_TESTS_FUZZ_TAPE_PROGRAM_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_PROGRAM_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

// A program over variables as data, so that several engines (and PyTorch, through torch_programs.py) can execute it and
// failing programs can be shrunk. The text form has one instruction per line:
//
//   program seed=17 kind=free dtype=f64 n=4,4,6
//   setup
//   v0 = leaf [3,4]
//   body
//   v1 = input [n,4]
//   v2 v3 = split v1 2 0
//   mul_ v2 ~0.5 @nograd
//   h0 = hook v3 scale 2.0
//
// The setup runs once; the body runs once for each value of n. Registers of the setup live throughout, those of the
// body until its end. Instructions that read an unset register or hook are skipped, so that the shrinker can remove any
// instruction.
//
// "v5 v6 = fn TRANSFORM v1 v2" begins a function, and "end v3 v4" ends it (at the latest, the body's end does). Within
// it, v1 and v2 are its parameters; the operands of "end" are its results. The instruction calls the transform of the
// function with the values of v1 and v2. Functions nest.
namespace backtape::tape_fuzz {

struct Operand {
  enum class Kind : uint8_t { kRegister, kHook, kInt, kFloat, kChangingFloat, kList, kWord };
  static constexpr int64_t kN = INT64_MIN;  // stands for the current n, in a list or as an integer

  Kind kind = Kind::kInt;
  int64_t number = 0;  // the number of a register or hook, or the integer
  double real = 0;     // the float; a changing one (~0.5) grows by a quarter of this value in each repetition
  std::vector<int64_t> list{};
  std::string word{};

  static Operand Register(int64_t number) { return {.kind = Kind::kRegister, .number = number}; }
  static Operand Hook(int64_t number) { return {.kind = Kind::kHook, .number = number}; }
  static Operand Int(int64_t number) { return {.kind = Kind::kInt, .number = number}; }
  static Operand Float(double real) { return {.kind = Kind::kFloat, .real = real}; }
  static Operand ChangingFloat(double real) { return {.kind = Kind::kChangingFloat, .real = real}; }
  static Operand List(std::vector<int64_t> list) { return {.kind = Kind::kList, .list = std::move(list)}; }
  static Operand Word(std::string word) { return {.kind = Kind::kWord, .word = std::move(word)}; }
};

struct Instruction {
  std::vector<Operand> results{};  // registers or hooks
  std::string op{};
  std::vector<Operand> operands{};
  bool no_grad = false;
};

struct Program {
  uint64_t seed = 0;
  // "free": no restrictions. "step": the body can be captured as a CapturedStep. "smooth": gradients of the last
  // backward must agree with central differences.
  std::string kind = "free";
  bool is_float32 = false;
  std::vector<int64_t> n;
  std::vector<Instruction> setup;
  std::vector<Instruction> body;

  // Whether some values are float32.
  bool has_float32() const;
  // The same program with all floats in float64.
  Program InFloat64() const;
  size_t num_instructions() const { return setup.size() + body.size(); }
};

std::string ToText(const Operand& operand);
std::string ToText(const Instruction& instruction);
std::string ToText(const Program& program);
// Reads one or more programs. InvalidArgument if the text is malformed.
absl::StatusOr<std::vector<Program>> ParsePrograms(absl::string_view text);

// The initial value of element `i` of the leaf or input in a register, in [-1, 1). Inputs differ between repetitions.
double ElementOf(int64_t register_number, int64_t repetition, int64_t i);

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_PROGRAM_H_
