// Every op must state whether it is differentiable, and every differentiable op must have gradient cases.
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "backtape/autograd/composite_ops/foreach.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/tape/forward_call.h"
#include "backtape/autograd/tape/geometry_write.h"
#include "backtape/autograd/tape/not_implemented.h"
#include "backtape/autograd/tape/recording_table.h"
#include "backtape/ir/op_table.h"
#include "backtape/tests/gradient/forward_checks.h"

namespace backtape {
namespace {

namespace fs = std::filesystem;

TEST(GradientCoverage, EveryOpHasAnEntryInTheDerivatives) {
  std::string missing;
  for (const OpSchema* op : OpTable::Builtin().ops()) {
    if (op->has_tag(kTagPython) || op->has_tag(kTagMetadata)) continue;
    if (BuiltinAutograd()[op->id] == nullptr) absl::StrAppend(&missing, "\n  ", op->QualifiedName());
  }
  EXPECT_EQ(missing, "") << "ops without an entry in codegen_spec/derivatives";
}

// The texts of the run cases that are differentiated.
std::string DifferentiatedRunCases() {
  std::string texts;
  for (const auto& entry : fs::directory_iterator(fs::path(BACKTAPE_SOURCE_DIR) / "tests/run")) {
    if (entry.path().extension() != ".fx") continue;
    std::ifstream file(entry.path());
    const std::string text(std::istreambuf_iterator<char>(file), {});
    if (absl::StrContains(text, "\n# differentiate: ")) absl::StrAppend(&texts, text);
  }
  return texts;
}

TEST(GradientCoverage, EveryDifferentiableOpHasACase) {
  const std::string run_cases = DifferentiatedRunCases();
  const fs::path folder = fs::path(BACKTAPE_SOURCE_DIR) / "tests/conformance/gradients";
  std::string missing;
  int differentiable = 0;
  for (const OpSchema* op : OpTable::Builtin().ops()) {
    const AutogradFn recording = BuiltinAutograd()[op->id];
    if (recording == nullptr || recording == &CallNonDifferentiable || recording == &CallForeach) continue;
    // Decomposed ops have their cases in tests/conformance/composites.
    if (absl::StartsWith(op->family, "composite_")) continue;
    if (recording == &CallWithoutDerivative || recording == &WriteGeometry) continue;
    ++differentiable;
    const std::string file = absl::StrCat(op->name, ".", op->overload, ".fx");
    if (fs::exists(folder / file)) continue;
    const OpSchema& tested = op->functional_id >= 0 ? OpTable::Builtin().at(op->functional_id) : *op;
    if (absl::StrContains(run_cases, absl::StrCat("[target=", tested.Target(), "]"))) continue;
    if (absl::StrContains(run_cases, absl::StrCat(" = ", tested.Target(), "("))) continue;
    absl::StrAppend(&missing, "\n  ", file);
  }
  EXPECT_EQ(missing, "") << "see CONTRIBUTING.md, Add an op";
  EXPECT_GT(differentiable, 0);
}

// Whether the file exists and has a case to which central differences apply (tests/conformance/README.md).
bool HasSmoothCase(const fs::path& path) {
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    const bool is_case = absl::StartsWith(line, "# case ");
    if (is_case && !absl::StrContains(line, ", not smooth") && !absl::StrContains(line, ", empty")) return true;
  }
  return false;
}

// The lines "OP: REASON" of tests/gradient/without_differences.txt.
std::map<std::string, std::string> OpsWithoutDifferences() {
  std::ifstream file(BACKTAPE_SOURCE_DIR "/tests/gradient/without_differences.txt");
  std::map<std::string, std::string> reasons;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    const std::pair<std::string, std::string> parts = absl::StrSplit(line, absl::MaxSplits(": ", 1));
    reasons.insert(parts);
  }
  return reasons;
}

// Each forward-mode formula must be compared with central differences in float64 by some case (forward_checks.h),
// unless the list states why it cannot be. The list may only become shorter.
TEST(GradientCoverage, EveryForwardFormulaIsComparedWithDifferences) {
  const std::string run_cases = DifferentiatedRunCases();
  const fs::path folder = fs::path(BACKTAPE_SOURCE_DIR) / "tests/conformance/gradients";
  const std::map<std::string, std::string> reasons = OpsWithoutDifferences();
  std::string missing;
  std::string compared;
  int formulas = 0;
  for (const OpSchema* op : OpTable::Builtin().ops()) {
    const ForwardFn formula = BuiltinForward()[op->id];
    if (formula == nullptr || formula == &NoTangents || formula == &TangentsOfCalls) continue;
    ++formulas;
    const bool has_case = HasSmoothCase(folder / absl::StrCat(op->name, ".", op->overload, ".fx")) ||
                          absl::StrContains(run_cases, absl::StrCat("[target=", op->Target(), "]")) ||
                          absl::StrContains(run_cases, absl::StrCat(" = ", op->Target(), "("));
    const auto reason = reasons.find(op->QualifiedName());
    if (reason != reasons.end() && reason->second.empty()) absl::StrAppend(&missing, "\n  no reason: ", reason->first);
    if (!has_case && reason == reasons.end()) absl::StrAppend(&missing, "\n  ", op->QualifiedName());
    if (has_case && reason != reasons.end()) absl::StrAppend(&compared, "\n  ", op->QualifiedName());
  }
  EXPECT_EQ(missing, "") << "see tests/gradient/without_differences.txt";
  EXPECT_EQ(compared, "") << "remove these from tests/gradient/without_differences.txt";
  for (const auto& [name, reason] : reasons) EXPECT_NE(OpTable::Builtin().Find(name), nullptr) << name;
  EXPECT_GT(formulas, 0);
}

// The formula of _ctc_loss assumes logarithms of probabilities, so the test applies _log_softmax first.
TEST(ForwardDifferences, CtcLossOfLogSoftmax) {
  std::vector<double> scores(24);
  for (size_t i = 0; i < scores.size(); ++i) scores[i] = std::sin(0.37 * static_cast<double>(i) - 1);
  const variable_list inputs = {Variable(Tensor::FromValues({4, 2, 3}, scores, DType::kFloat64)).set_requires_grad()};
  const auto integers = [](const std::vector<int64_t>& sizes, const std::vector<double>& values) {
    return Variable(Tensor::FromValues(sizes, values, DType::kInt64));
  };
  const Variable targets = integers({2, 2}, {1, 2, 2, 2}), lengths = integers({2}, {4, 3});
  const Variable target_lengths = integers({2}, {2, 1});
  const VariableFunction with_lists = [&](const variable_list& v) -> variable_list {
    return {std::get<0>(ops::_ctc_loss(ops::_log_softmax(v[0], 2, false), targets, {4, 3}, {2, 1}))};
  };
  const VariableFunction with_tensors = [&](const variable_list& v) -> variable_list {
    return {std::get<0>(ops::_ctc_loss(ops::_log_softmax(v[0], 2, false), targets, lengths, target_lengths))};
  };
  testing::ForwardChecks checks;
  checks.has_second_order = false;  // _ctc_loss_backward has no derivative
  EXPECT_THAT(testing::FailuresOfForward(with_lists, inputs, checks), ::testing::IsEmpty());
  EXPECT_THAT(testing::FailuresOfForward(with_tensors, inputs, checks), ::testing::IsEmpty());
}

// The list may only become shorter: an op that gets a formula must be removed from it.
TEST(GradientCoverage, OpsWithoutForwardModeAreListed) {
  std::vector<std::string> missing;
  for (const OpSchema* op : OpTable::Builtin().ops()) {
    const AutogradFn recording = BuiltinAutograd()[op->id];
    if (recording == nullptr || recording == &CallWithoutDerivative || recording == &WriteGeometry) continue;
    if (BuiltinForward()[op->id] == nullptr) missing.push_back(op->QualifiedName());
  }
  EXPECT_EQ(missing, testing::OpsWithoutForward()) << "see tests/gradient/without_forward.txt";
}

}  // namespace
}  // namespace backtape
