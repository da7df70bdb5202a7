#include "backtape/ir/op_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/match.h"
#include "backtape/interp/kernel.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/shape_rule.h"

namespace backtape {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(OpTable, FindsEverySpellingOfTargets) {
  const OpTable& table = OpTable::Builtin();
  const OpSchema* add = table.Find("torch.ops.aten.add.Tensor");
  ASSERT_NE(add, nullptr);
  EXPECT_EQ(table.Find("aten.add.Tensor"), add);
  EXPECT_EQ(add->Target(), "torch.ops.aten.add.Tensor");
  EXPECT_EQ(add->QualifiedName(), "aten.add.Tensor");
  const OpSchema* getitem = table.Find("_operator.getitem");
  ASSERT_NE(getitem, nullptr);
  EXPECT_EQ(table.Find("operator.getitem"), getitem);
  EXPECT_EQ(getitem->Target(), "operator.getitem");
  EXPECT_EQ(getitem->infix, "[]");
  EXPECT_EQ(table.Find("torch.ops.aten.add"), nullptr);
  EXPECT_EQ(table.Find("torch.ops.aten.add.Tenser"), nullptr);
}

TEST(OpTable, RowsMatchTheSpec) {
  const OpSchema& add = OpTable::Builtin().at(static_cast<int>(OpId::add_Tensor));
  EXPECT_EQ(add.schema, "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor");
  EXPECT_EQ(add.family, "pointwise_arithmetic");
  EXPECT_TRUE(add.has_tag(kTagPointwise));
  EXPECT_TRUE(add.has_tag(kTagCore));
  EXPECT_EQ(add.promotion, Promotion::kDefault);
  EXPECT_EQ(add.promote_mask, 0b011u);
  ASSERT_EQ(add.args.size(), 3u);
  EXPECT_EQ(add.args[2].ToString(), "Scalar alpha=1");
  EXPECT_TRUE(add.args[2].is_kwarg_only);
  EXPECT_EQ(add.functional_id, -1);
}

TEST(OpTable, InplaceFormRefersToItsFunctionalOp) {
  const OpSchema& op = OpTable::Builtin().at(static_cast<int>(OpId::add_Tensor_));
  EXPECT_EQ(op.schema, "add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)");
  EXPECT_EQ(op.functional_id, static_cast<int>(OpId::add_Tensor));
  EXPECT_TRUE(op.has_tag(kTagInplace));
  EXPECT_FALSE(op.has_tag(kTagCore));
  EXPECT_TRUE(op.args[0].is_written);
  EXPECT_EQ(op.args[0].ToString(), "Tensor(a!) self");
  EXPECT_EQ(op.returns[0].alias_set, 'a');
}

TEST(OpTable, IdsIndexTableRulesAndKernels) {
  const OpTable& table = OpTable::Builtin();
  ASSERT_EQ(table.ops().size(), static_cast<size_t>(kNumBuiltinOps));
  ASSERT_EQ(BuiltinShapeRules().size(), table.ops().size());
  ASSERT_EQ(BuiltinKernels().size(), table.ops().size());
  for (int id = 0; id < kNumBuiltinOps; ++id) {
    const OpSchema& op = table.at(id);
    EXPECT_EQ(op.id, id);
    EXPECT_EQ(table.Find(op.Target()), &op);
    const bool is_decomposed = absl::StartsWith(op.family, "composite_");
    EXPECT_EQ(BuiltinShapeRules()[id] == nullptr, op.has_tag(kTagPython) || is_decomposed) << op.schema;
    const bool has_no_kernel = is_decomposed || op.has_tag(kTagPython) || op.has_tag(kTagView) ||
                               op.has_tag(kTagInplace) || op.has_tag(kTagMetadata);
    EXPECT_EQ(BuiltinKernels()[id] == nullptr, has_no_kernel) << op.schema;
  }
}

TEST(OpTable, SuggestsCloseTargets) {
  const OpTable& table = OpTable::Builtin();
  EXPECT_THAT(table.Suggestions("torch.ops.aten.sigmod.default", 1), ElementsAre("torch.ops.aten.sigmoid.default"));
  EXPECT_THAT(table.Suggestions("torch.ops.aten.mul.default"), Contains("torch.ops.aten.mul.Tensor"));
  EXPECT_THAT(table.Suggestions("operator.get_item", 1), ElementsAre("operator.getitem"));
  EXPECT_THAT(table.Suggestions("my.very.own.operation"), IsEmpty());
}

}  // namespace
}  // namespace backtape
