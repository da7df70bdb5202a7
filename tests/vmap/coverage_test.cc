// Every op must have a batching rule or be listed with the reason why it has none.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/foreach.h"
#include "backtape/ir/op_table.h"
#include "backtape/passes/decomposed_ops.h"
#include "backtape/passes/vectorize/batching_rules.h"
#include "backtape/tests/vmap/vmap_case.h"

namespace backtape {
namespace {

namespace fs = std::filesystem;

// True if the op takes a tensor and remains after composite and in-place ops are replaced.
bool NeedsRule(const OpSchema& op) {
  if (op.has_tag(kTagPython) || op.has_tag(kTagMetadata) || op.has_tag(kTagComposite)) return false;
  if (op.has_tag(kTagInplace) || IsDecomposed(op) || ForeachBase(op) != nullptr) return false;
  return std::any_of(op.args.begin(), op.args.end(),
                     [](const ArgSchema& arg) { return arg.type == SchemaType::kTensor; });
}

TEST(VmapCoverage, EveryOpHasARuleOrAReason) {
  std::set<std::string> listed;
  for (const auto& [name, reason] : testing::VmapList("without_rule.txt")) {
    EXPECT_NE(reason, "") << name;
    listed.insert(name);
  }
  std::string missing;
  int with_rule = 0;
  for (const OpSchema* op : OpTable::Builtin().ops()) {
    if (!NeedsRule(*op)) continue;
    if (vectorize::FindBatchingRule(*op) != nullptr || vectorize::HasRewrite(*op)) {
      ++with_rule;
    } else if (!listed.contains(op->QualifiedName())) {
      absl::StrAppend(&missing, "\n  ", op->QualifiedName());
    }
  }
  EXPECT_EQ(missing, "") << "see passes/vectorize/rule_table.cc and tests/vmap/without_rule.txt";
  EXPECT_GT(with_rule, 0);
}

// The files of a folder of cases whose text calls the op.
std::vector<fs::path> CasesOf(const OpSchema& op) {
  std::vector<fs::path> cases;
  const fs::path tests = fs::path(BACKTAPE_SOURCE_DIR) / "tests";
  for (const char* folder : {"pointwise", "structured", "composites"}) {
    const fs::path path = tests / "conformance" / folder / absl::StrCat(op.name, ".", op.overload, ".fx");
    if (fs::exists(path)) cases.push_back(path);
  }
  for (const auto& entry : fs::directory_iterator(tests / "run")) {
    if (entry.path().extension() != ".fx") continue;
    std::ifstream file(entry.path());
    const std::string text(std::istreambuf_iterator<char>(file), {});
    const bool calls = absl::StrContains(text, absl::StrCat("[target=", op.Target(), "]"));
    if (calls || absl::StrContains(text, absl::StrCat(" = ", op.Target(), "("))) cases.push_back(entry.path());
  }
  return cases;
}

// Each op of the core ATen opset must be compared with a loop by at least one case, unless the list states why it
// cannot be. vmap_case compares all calls of all cases.
TEST(VmapCoverage, EveryCoreOpIsComparedWithALoop) {
  std::map<std::string, std::string> reasons;
  for (const auto& [name, reason] : testing::VmapList("core_not_compared.txt")) {
    EXPECT_NE(reason, "") << name;
    reasons.emplace(name, reason);
  }
  std::set<std::string> compared;
  std::string missing;
  int core_ops = 0;
  for (const OpSchema* op : OpTable::Builtin().ops()) {
    if (!op->has_tag(kTagCore)) continue;
    ++core_ops;
    const std::string name = op->QualifiedName();
    for (const fs::path& path : CasesOf(*op)) {
      if (compared.contains(name)) break;
      const absl::StatusOr<testing::RunCase> run_case = testing::ReadRunCase(path.string());
      ASSERT_TRUE(run_case.ok()) << run_case.status();
      testing::VmapFailures(*run_case, &compared);
    }
    const bool is_listed = reasons.contains(name);
    if (!compared.contains(name) && !is_listed) absl::StrAppend(&missing, "\n  ", name);
    EXPECT_FALSE(compared.contains(name) && is_listed) << "remove " << name << " from core_not_compared.txt";
  }
  EXPECT_EQ(missing, "") << "see tests/vmap/core_not_compared.txt";
  EXPECT_GT(core_ops, 150);
}

// Each line must name an op of the table. If the op has a rule, the line must quote the rule's refusal (vmap_case.cc).
TEST(VmapCoverage, ListedOpsExist) {
  for (const auto& [name, reason] : testing::VmapList("without_rule.txt")) {
    EXPECT_NE(OpTable::Builtin().Find(name), nullptr) << name;
  }
}

}  // namespace
}  // namespace backtape
