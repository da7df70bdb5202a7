// Formulas of random tokens must be accepted or rejected with an error, but never crash the parser or checker.

#include <gtest/gtest.h>

#include <random>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/codegen_spec/callables.h"
#include "backtape/codegen_spec/emit_formula.h"
#include "backtape/codegen_spec/formula_parser.h"
#include "backtape/codegen_spec/saved_value.h"
#include "backtape/codegen_spec/type_check.h"

namespace backtape::codegen_spec {
namespace {

constexpr char kFuzzOps[] = R"(
- func: mul.Tensor(Tensor self, Tensor other) -> Tensor
- func: mul.Scalar(Tensor self, Scalar other) -> Tensor
- func: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
- func: neg(Tensor self) -> Tensor
- func: eq.Tensor(Tensor self, Tensor other) -> Tensor
- func: sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
- func: view(Tensor(a) self, SymInt[] size) -> Tensor(a)
  tags: view
- func: max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
- func: zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
)";

constexpr const char* kTokens[] = {"self",
                                   "weight",
                                   "xs",
                                   "grad",
                                   "grads",
                                   "alpha",
                                   "dim",
                                   "dims",
                                   "result",
                                   "flag",
                                   "name",
                                   "unknown",
                                   "1",
                                   "2.5",
                                   "0",
                                   "\"s\"",
                                   "nullopt",
                                   "true",
                                   "M_PI",
                                   "grad_input_mask",
                                   "(",
                                   ")",
                                   "(",
                                   ")",
                                   "{",
                                   "}",
                                   "[",
                                   "]",
                                   ",",
                                   ".",
                                   "->",
                                   "?",
                                   ":",
                                   "+",
                                   "-",
                                   "*",
                                   "/",
                                   "==",
                                   "<",
                                   "&&",
                                   "!",
                                   "&",
                                   ".sum(",
                                   ".view(",
                                   ".sym_sizes()",
                                   ".sym_size(",
                                   ".dim()",
                                   ".defined()",
                                   "->sym_sizes()",
                                   ".options()",
                                   ".value()",
                                   ".max(",
                                   "mul(",
                                   "zeros(",
                                   "max(",
                                   "zeros_like(",
                                   "std::get<0>(",
                                   "std::tuple<Tensor, Tensor>()",
                                   "Tensor()",
                                   "Scalar(",
                                   "wrap_opt_if(",
                                   "to_args_sizes(",
                                   "not_implemented(",
                                   "TensorGeometry(",
                                   "std::vector<SymInt>(",
                                   "GradMode::is_enabled()",
                                   "at::",
                                   "/*c*/"};

SchemaTypeText Type(const std::string& text) {
  std::vector<SchemaProblem> problems;
  return ParseSchema(absl::StrCat("f(", text, " x) -> Tensor"), problems)->args[0].type;
}

TEST(FormulaFuzz, RandomTokens) {
  const SourceFile file{"ops.yaml", kFuzzOps};
  Diagnostics diagnostics;
  const OpSet ops = BuildOpSet(ReadOpFile(file, diagnostics), diagnostics);
  ASSERT_TRUE(diagnostics.empty());
  const OpSet* const sets[] = {&ops};
  const Callables callables(sets, {});
  const std::vector<SavableName> savable = {
      {"self", FormulaType::Of(Type("Tensor")), false},  {"weight", FormulaType::Of(Type("Tensor?")), false},
      {"xs", FormulaType::Of(Type("Tensor[]")), false},  {"alpha", FormulaType::Of(Type("Scalar")), false},
      {"dim", FormulaType::Of(Type("int")), false},      {"dims", FormulaType::Of(Type("int[]?")), false},
      {"flag", FormulaType::Of(Type("bool")), false},    {"name", FormulaType::Of(Type("str?")), false},
      {"result", FormulaType::Of(Type("Tensor")), true},
  };
  const FormulaNames names = {{"grad", FormulaType::Value("Tensor")},
                              {"grads", FormulaType::Value("Tensor", true)},
                              {"grad_input_mask", FormulaType::Of(Type("bool[2]"))}};
  const FormulaType tensor = FormulaType::Value("Tensor");
  std::mt19937 random(20240607);
  int good = 0;
  for (int i = 0; i < 200000; ++i) {
    std::string text;
    const size_t length = 1 + random() % 14;
    for (size_t k = 0; k < length; ++k) absl::StrAppend(&text, kTokens[random() % std::size(kTokens)], " ");
    std::vector<SchemaProblem> problems;
    ExprPtr expr = ParseFormula(text, problems);
    ASSERT_EQ(expr == nullptr, !problems.empty()) << text;
    if (expr == nullptr) continue;
    bool is_good = true;
    const std::function<void(int, std::string)> report = [&](int offset, const std::string& message) {
      is_good = false;
      EXPECT_GE(offset, 0) << text;
      EXPECT_LT(offset, static_cast<int>(text.size())) << text;
      EXPECT_FALSE(message.empty());
    };
    std::vector<SavedValue> saved;
    RewriteSavedExpressions(expr, savable, {}, saved, report);
    CheckFormulaGives(*expr, tensor, names, {callables}, report);
    if (!is_good) continue;
    ++good;
    EXPECT_FALSE(EmitFormula(*expr, tensor, {}).empty()) << text;
  }
  EXPECT_GT(good, 1000);
}

}  // namespace
}  // namespace backtape::codegen_spec
