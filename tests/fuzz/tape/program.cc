#include "backtape/tests/fuzz/tape/program.h"

#include <algorithm>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::tape_fuzz {
namespace {

std::string IntText(int64_t value) { return value == Operand::kN ? "n" : absl::StrCat(value); }

bool ParseInt(absl::string_view text, int64_t& value) {
  if (text == "n") {
    value = Operand::kN;
    return true;
  }
  return absl::SimpleAtoi(text, &value);
}

absl::StatusOr<Operand> ParseOperand(absl::string_view text) {
  const absl::string_view whole = text;
  int64_t number = 0;
  double real = 0;
  if (absl::ConsumePrefix(&text, "[")) {
    std::vector<int64_t> list;
    if (!absl::ConsumeSuffix(&text, "]"))
      return absl::InvalidArgumentError(absl::StrCat("expected ']' at the end of the list ", whole));
    for (const absl::string_view item : absl::StrSplit(text, ',', absl::SkipEmpty())) {
      if (!ParseInt(item, list.emplace_back()))
        return absl::InvalidArgumentError(absl::StrCat("expected integers or n in the list ", whole));
    }
    return Operand::List(std::move(list));
  }
  if (absl::ConsumePrefix(&text, "~") && absl::SimpleAtod(text, &real)) return Operand::ChangingFloat(real);
  if (ParseInt(text, number)) return Operand::Int(number);
  if (absl::StrContains(text, '.') && absl::SimpleAtod(text, &real)) return Operand::Float(real);
  if (absl::StartsWith(text, "v") && absl::SimpleAtoi(text.substr(1), &number)) return Operand::Register(number);
  if (absl::StartsWith(text, "h") && absl::SimpleAtoi(text.substr(1), &number)) return Operand::Hook(number);
  return Operand::Word(std::string(text));
}

absl::StatusOr<Instruction> ParseInstruction(absl::string_view line) {
  Instruction instruction;
  if (absl::ConsumeSuffix(&line, " @nograd")) instruction.no_grad = true;
  if (const size_t equals = line.find(" = "); equals != absl::string_view::npos) {
    for (const absl::string_view word : absl::StrSplit(line.substr(0, equals), ' ', absl::SkipEmpty())) {
      BACKTAPE_ASSIGN_OR_RETURN(Operand result, ParseOperand(word));
      instruction.results.push_back(std::move(result));
    }
    line.remove_prefix(equals + 3);
  }
  const std::vector<absl::string_view> words = absl::StrSplit(line, ' ', absl::SkipEmpty());
  instruction.op = std::string(words[0]);
  for (size_t i = 1; i < words.size(); ++i) {
    BACKTAPE_ASSIGN_OR_RETURN(Operand operand, ParseOperand(words[i]));
    instruction.operands.push_back(std::move(operand));
  }
  return instruction;
}

absl::StatusOr<Program> ParseHeading(absl::string_view line) {
  Program program;
  for (const absl::string_view word : absl::StrSplit(line, ' ', absl::SkipEmpty())) {
    const std::pair<absl::string_view, absl::string_view> pair = absl::StrSplit(word, absl::MaxSplits('=', 1));
    bool ok = true;
    if (pair.first == "seed") {
      ok = absl::SimpleAtoi(pair.second, &program.seed);
    } else if (pair.first == "kind") {
      program.kind = std::string(pair.second);
    } else if (pair.first == "dtype") {
      program.is_float32 = pair.second == "f32";
    } else if (pair.first == "n") {
      for (const absl::string_view item : absl::StrSplit(pair.second, ',')) {
        ok = ok && absl::SimpleAtoi(item, &program.n.emplace_back());
      }
    }
    if (!ok)
      return absl::InvalidArgumentError(absl::StrCat("expected integers in \"", word, "\" of the heading: ", line));
  }
  if (program.n.empty()) return absl::InvalidArgumentError(absl::StrCat("expected n=N,... in the heading: ", line));
  return program;
}

}  // namespace

bool Program::has_float32() const {
  const auto makes_float32 = [](const Instruction& instruction) { return instruction.op.ends_with("_f32"); };
  return is_float32 || std::any_of(setup.begin(), setup.end(), makes_float32) ||
         std::any_of(body.begin(), body.end(), makes_float32);
}

Program Program::InFloat64() const {
  Program precise = *this;
  precise.is_float32 = false;
  for (std::vector<Instruction>* part : {&precise.setup, &precise.body}) {
    for (Instruction& instruction : *part) {
      if (instruction.op == "to_f32") instruction.op = "to_f64";
      if (instruction.op == "leaf_f32") instruction.op = "leaf_f64";
    }
  }
  return precise;
}

std::string ToText(const Operand& operand) {
  switch (operand.kind) {
    case Operand::Kind::kRegister:
      return absl::StrCat("v", operand.number);
    case Operand::Kind::kHook:
      return absl::StrCat("h", operand.number);
    case Operand::Kind::kInt:
      return IntText(operand.number);
    case Operand::Kind::kFloat:
      return absl::StrFormat("%.4f", operand.real);
    case Operand::Kind::kChangingFloat:
      return absl::StrFormat("~%.4f", operand.real);
    case Operand::Kind::kList:
      return absl::StrCat(
          "[",
          absl::StrJoin(operand.list, ",", [](std::string* out, int64_t item) { absl::StrAppend(out, IntText(item)); }),
          "]");
    case Operand::Kind::kWord:
      return operand.word;
  }
  return "";
}

std::string ToText(const Instruction& instruction) {
  std::string text;
  for (const Operand& result : instruction.results) absl::StrAppend(&text, ToText(result), " ");
  if (!instruction.results.empty()) absl::StrAppend(&text, "= ");
  absl::StrAppend(&text, instruction.op);
  for (const Operand& operand : instruction.operands) absl::StrAppend(&text, " ", ToText(operand));
  if (instruction.no_grad) absl::StrAppend(&text, " @nograd");
  return text;
}

std::string ToText(const Program& program) {
  std::string text =
      absl::StrCat("program seed=", program.seed, " kind=", program.kind, " dtype=", program.is_float32 ? "f32" : "f64",
                   " n=", absl::StrJoin(program.n, ","), "\nsetup\n");
  for (const Instruction& instruction : program.setup) absl::StrAppend(&text, ToText(instruction), "\n");
  absl::StrAppend(&text, "body\n");
  for (const Instruction& instruction : program.body) absl::StrAppend(&text, ToText(instruction), "\n");
  return text;
}

absl::StatusOr<std::vector<Program>> ParsePrograms(absl::string_view text) {
  std::vector<Program> programs;
  std::vector<Instruction>* part = nullptr;
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    line = absl::StripAsciiWhitespace(line);
    if (line.empty() || line[0] == '#') continue;
    if (absl::ConsumePrefix(&line, "program ")) {
      BACKTAPE_ASSIGN_OR_RETURN(Program program, ParseHeading(line));
      programs.push_back(std::move(program));
      part = nullptr;
      continue;
    }
    if (programs.empty()) return absl::InvalidArgumentError(absl::StrCat("expected a heading before the line: ", line));
    if (line == "setup" || line == "body") {
      part = line == "setup" ? &programs.back().setup : &programs.back().body;
      continue;
    }
    if (part == nullptr)
      return absl::InvalidArgumentError(absl::StrCat("expected 'setup' or 'body' before the instruction: ", line));
    BACKTAPE_ASSIGN_OR_RETURN(Instruction instruction, ParseInstruction(line));
    part->push_back(std::move(instruction));
  }
  return programs;
}

double ElementOf(int64_t register_number, int64_t repetition, int64_t i) {
  // A SplitMix64 hash of the three numbers.
  uint64_t x = static_cast<uint64_t>(register_number) * 1000003 + static_cast<uint64_t>(repetition) * 10007 +
               static_cast<uint64_t>(i) * 101 + 1;
  x += 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  x ^= x >> 31;
  return static_cast<double>(x >> 40) / (1 << 23) - 1;
}

}  // namespace backtape::tape_fuzz
