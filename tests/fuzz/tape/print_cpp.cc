#include "backtape/tests/fuzz/tape/print_cpp.h"

#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "backtape/tests/fuzz/tape/operations.h"

namespace backtape::tape_fuzz {
namespace {

std::string CppText(const Operand& operand) {
  if (operand.kind == Operand::Kind::kList) {
    return absl::StrReplaceAll(ToText(operand), {{"[", "{"}, {"]", "}"}, {",", ", "}});
  }
  if (operand.kind == Operand::Kind::kChangingFloat) {
    return absl::StrFormat("%.4f * (1 + 0.25 * repetition)", operand.real);
  }
  if (operand.kind == Operand::Kind::kWord) return absl::StrCat("\"", operand.word, "\"");
  return ToText(operand);
}

std::string Joined(const Instruction& instruction, size_t begin = 0) {
  std::vector<std::string> texts;
  for (size_t i = begin; i < instruction.operands.size(); ++i) texts.push_back(CppText(instruction.operands[i]));
  return absl::StrJoin(texts, ", ");
}

std::string Expression(const Operation& operation, const Instruction& instruction) {
  std::string text(operation.text);
  for (size_t i = 0; i < instruction.operands.size(); ++i) {
    const std::string operand = CppText(instruction.operands[i]);
    for (const char accessor : {'V', 'I', 'F', 'D', 'L'}) {
      text = absl::StrReplaceAll(text, {{absl::StrFormat("c.%c(%d)", accessor, i), operand}});
    }
    text =
        absl::StrReplaceAll(text, {{absl::StrFormat("c.Vs(%d)", i), absl::StrCat("{", Joined(instruction, i), "}")}});
  }
  return text;
}

// The call of Backward or Grad, with its roots, seeds and options.
std::string BackwardText(const Instruction& instruction) {
  std::vector<std::string> lists[2], words;
  bool are_inputs = false;
  for (const Operand& operand : instruction.operands) {
    if (operand.kind == Operand::Kind::kRegister) {
      lists[are_inputs].push_back(ToText(operand));
    } else if (operand.word == "inputs") {
      are_inputs = true;
    } else {
      words.push_back(operand.word);
    }
  }
  std::string seeds;
  for (const std::string& root : lists[0]) {
    const std::string all = absl::StrJoin(words, " ");
    const bool is_counted = absl::StrContains(all, "counted");
    if (!is_counted && !absl::StrContains(all, "seeded")) break;
    absl::StrAppend(&seeds, seeds.empty() ? "" : ", ", "ops::ones_like(", root,
                    is_counted ? ", DType::kInt64)" : ") * 0.75");
  }
  const auto has = [&](absl::string_view word) { return std::find(words.begin(), words.end(), word) != words.end(); };
  std::string options =
      absl::StrCat(has("retain") ? ".retain_graph = true, " : "", has("create") ? ".create_graph = true, " : "");
  const std::string roots = absl::StrJoin(lists[0], ", "), inputs = absl::StrJoin(lists[1], ", ");
  if (instruction.op == "grad") {
    return absl::StrCat("Grad({", roots, "}, {", inputs, "}, {", seeds, "}, {", options,
                        has("unused") ? ".allow_unused = true" : "", "})");
  }
  return absl::StrCat("Backward({", roots, "}, {", seeds, "}, {", options,
                      inputs.empty() ? "" : absl::StrCat(".inputs = {", inputs, "}"), "})");
}

std::string Statement(const Instruction& instruction) {
  std::string text;
  std::vector<std::string> results;
  for (const Operand& result : instruction.results) results.push_back(ToText(result));
  const std::string& op = instruction.op;
  if (const Operation* operation = FindOperation(op)) {
    text = Expression(*operation, instruction);
    if (results.size() > 1) {
      const std::string list = absl::StrCat("list_", results[0]);
      text = absl::StrCat("const variable_list ", list, " = ", text, ";");
      for (size_t i = 0; i < results.size(); ++i) {
        absl::StrAppend(&text, " const Variable ", results[i], " = ", list, "[", i, "];");
      }
    } else {
      text = absl::StrCat(results.empty() ? "" : absl::StrCat("const Variable ", results[0], " = "), text, ";");
    }
  } else if (op.starts_with("leaf") || op == "const" || op == "input") {
    const absl::string_view dtype = op == "leaf_f32"   ? ", DType::kFloat32"
                                    : op == "leaf_f64" ? ", DType::kFloat64"
                                                       : "";
    text = absl::StrCat("const Variable ", results[0], " = Values(", CppText(instruction.operands[0]), dtype, ");",
                        op.starts_with("leaf") ? absl::StrCat(" ", results[0], ".set_requires_grad();") : "");
  } else if (op == "backward") {
    text = absl::StrCat(BackwardText(instruction), ";");
  } else if (op == "grad") {
    text = absl::StrCat("const Variable ", results[0], " = ", BackwardText(instruction), "[0];");
  } else if (op == "grad_of") {
    text = absl::StrCat("const Variable ", results[0], " = ", Joined(instruction), ".grad();");
  } else if (op == "zero_grad") {
    text = absl::StrCat(Joined(instruction), ".set_grad({});");
  } else if (op == "set_grad") {
    text = absl::StrCat(CppText(instruction.operands[0]), ".set_grad(", CppText(instruction.operands[1]), ");");
  } else if (op == "retain_grad" || op == "requires_grad") {
    text = absl::StrCat(Joined(instruction), op == "retain_grad" ? ".retain_grad();" : ".set_requires_grad();");
  } else if (op == "set_data" || op == "set_") {
    text = absl::StrCat(op == "set_" ? "SetInPlace(" : "SetData(", Joined(instruction), ");");
  } else if (op == "no_requires_grad") {
    text = absl::StrCat(Joined(instruction), ".set_requires_grad(false);");
  } else if (op == "enter_dual" || op == "exit_dual") {
    text = op == "enter_dual" ? "level.emplace();" : "level.reset();";  // std::optional<ForwardLevel> level
  } else if (op == "make_dual") {
    text = absl::StrCat("const Variable ", results[0], " = MakeDual(", Joined(instruction), ");");
  } else if (op == "primal" || op == "tangent") {
    text = absl::StrCat("const Variable ", results[0], " = UnpackDual(", Joined(instruction), ").", op, ";");
  } else if (op == "fn") {
    const std::string list = absl::StrCat("list_", results.empty() ? "" : results[0]);
    text = absl::StrCat("const variable_list ", list, " = ", instruction.operands[0].word,
                        "([&](const variable_list& in) -> variable_list {  // of ", Joined(instruction, 1));
  } else if (op == "end") {
    text = absl::StrCat("return {", Joined(instruction), "}; });");
  } else if (op == "remove") {
    text = absl::StrCat(Joined(instruction), ".Remove();");
  } else if (op == "return") {
    text = absl::StrCat("return {", Joined(instruction), "};");
  } else {
    // Instructions for hooks, optimisers and the seed.
    text = absl::StrCat(results.empty() ? "" : absl::StrCat("HookHandle ", results[0], " = "), op, "(",
                        Joined(instruction), ");");
  }
  return instruction.no_grad ? absl::StrCat("{ const NoGradGuard no_grad; ", text, " }") : text;
}

}  // namespace

std::string PrintCpp(const Program& program) {
  std::string text;
  for (const Instruction& instruction : program.setup) absl::StrAppend(&text, Statement(instruction), "\n");
  absl::StrAppend(&text, "int repetition = 0;\nfor (const int64_t n : {", absl::StrJoin(program.n, ", "), "}) {\n");
  for (const Instruction& instruction : program.body) absl::StrAppend(&text, "  ", Statement(instruction), "\n");
  absl::StrAppend(&text, "  ++repetition;\n}\n");
  return text;
}

}  // namespace backtape::tape_fuzz
