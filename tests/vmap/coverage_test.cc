// Every op must have a batching rule or be listed with the reason why it has none.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/foreach.h"
#include "backtape/ir/op_table.h"
#include "backtape/passes/decomposed_ops.h"
#include "backtape/passes/vectorize/batching_rules.h"
#include "backtape/tests/vmap/vmap_case.h"

namespace backtape {
namespace {

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

// Each line must name an op of the table. If the op has a rule, the line must quote the rule's refusal (vmap_case.cc).
TEST(VmapCoverage, ListedOpsExist) {
  for (const auto& [name, reason] : testing::VmapList("without_rule.txt")) {
    EXPECT_NE(OpTable::Builtin().Find(name), nullptr) << name;
  }
}

}  // namespace
}  // namespace backtape
