#include "backtape/codegen_spec/foreach_entry.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "backtape/codegen_spec/formula_lexer.h"

namespace backtape::codegen_spec {
namespace {

bool IsSymbol(const FormulaToken& token, absl::string_view text) {
  return token.kind == FormulaToken::Kind::kSymbol && token.text == text;
}

// Replaces the names in a formula, except those of functions, methods and qualified names.
std::string Renamed(const std::string& formula, const std::map<std::string, std::string>& names) {
  std::vector<SchemaProblem> problems;
  const std::vector<FormulaToken> tokens = TokenizeFormula(formula, problems);
  if (!problems.empty()) return formula;  // BuildDerivativeEntry reports them
  std::string out;
  size_t copied = 0;
  for (size_t t = 0; t < tokens.size(); ++t) {
    const auto name = tokens[t].kind == FormulaToken::Kind::kName ? names.find(tokens[t].text) : names.end();
    if (name == names.end()) continue;
    const bool is_member =
        t > 0 && (IsSymbol(tokens[t - 1], ".") || IsSymbol(tokens[t - 1], "->") || IsSymbol(tokens[t - 1], "::"));
    const bool is_call = t + 1 < tokens.size() && (IsSymbol(tokens[t + 1], "(") || IsSymbol(tokens[t + 1], "::"));
    if (is_member || is_call) continue;
    const auto begin = static_cast<size_t>(tokens[t].offset);
    absl::StrAppend(&out, formula.substr(copied, begin - copied), name->second);
    copied = begin + name->first.size();
  }
  return out + formula.substr(copied);
}

}  // namespace

DerivativeRow ForeachRow(const DerivativeRow& reference, const Schema& list) {
  DerivativeRow row = reference;
  row.schema = list;
  std::map<std::string, std::string> keys;
  std::map<std::string, std::string> names = {{"grad", "grads[i]"}, {"result", "result[i]"}};
  for (size_t k = 0; k < reference.schema.args.size(); ++k) {
    const std::string& name = reference.schema.args[k].name;
    if (k < list.args.size()) {
      keys[name] = list.args[k].name;
      names[name] = absl::StrCat(list.args[k].name, list.args[k].type.is_list ? "[i]" : "");
      for (const char* suffix : {"_p", "_t"}) {
        names[absl::StrCat(name, suffix)] = absl::StrCat(list.args[k].name, suffix);
      }
    } else {
      const std::string text = reference.schema.args[k].default_text.value_or("");
      names[name] = text == "None"                      ? "std::nullopt"
                    : text == "True" || text == "False" ? absl::AsciiStrToLower(text)
                                                        : text;
    }
  }
  for (FormulaBlock& block : row.blocks) {
    std::vector<FormulaText> formulas;
    for (FormulaText& text : block.formulas) {
      bool is_known = true;
      for (SpecText& name : text.names) {
        const auto found = keys.find(name.value);
        is_known = is_known && (found != keys.end() || name.value == "result");
        if (found != keys.end()) name.value = found->second;
      }
      if (!is_known) continue;  // the formula of an argument that is left out
      text.formula.value = Renamed(text.formula.value, names);
      formulas.push_back(std::move(text));
    }
    block.formulas = std::move(formulas);
  }
  return row;
}

}  // namespace backtape::codegen_spec
