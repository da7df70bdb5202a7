// A result that shares storage with its argument is a view, whichever op made it; any other result is a copy.
#include "backtape/ir/aliasing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "absl/strings/match.h"
#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::tape_test {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

struct Sharing {
  std::string name;
  std::function<Variable(const Variable&)> apply;  // called with a row-major [2, 3]
};

std::vector<Sharing> OpsThatShare() {
  const Variable like = Constant({3, 2}, {0, 0, 0, 0, 0, 0});
  return {
      {"reshape",
       [](const Variable& x) {
         return ops::reshape(x, {3, 2});
       }},
      {"reshape to the same sizes",
       [](const Variable& x) {
         return ops::reshape(x, {2, 3});
       }},
      {"contiguous", [](const Variable& x) { return ops::contiguous(x); }},
      {"flatten", [](const Variable& x) { return ops::flatten(x); }},
      {"flatten of one dim", [](const Variable& x) { return ops::flatten(x, 0, 0); }},
      {"ravel", [](const Variable& x) { return ops::ravel(x); }},
      {"to the same dtype", [](const Variable& x) { return ops::to(x, DType::kFloat64); }},
      {"Variable::to", [](const Variable& x) { return x.to(DType::kFloat64); }},
      {"view_as", [like](const Variable& x) { return ops::view_as(x, like); }},
      {"expand_as of the same sizes", [](const Variable& x) { return ops::expand_as(x, x.detach()); }},
      {"positive", [](const Variable& x) { return ops::positive(x); }},
      {"dropout in evaluation", [](const Variable& x) { return ops::dropout(x, 0.5, false); }},
      {"reshape of a reshape",
       [](const Variable& x) {
         return ops::reshape(ops::reshape(x, {6}), {3, 2});
       }},
      {"reshape of a transpose",
       [](const Variable& x) {
         return ops::reshape(ops::t(x), {3, 2, 1});
       }},
  };
}

TEST(Aliasing, WritingTheResultChangesTheHistoryOfTheArgument) {
  for (const Sharing& op : OpsThatShare()) {
    SCOPED_TRACE(op.name);
    const Variable leaf = Leaf({2, 3}, {1, 2, 3, 4, 5, 6});
    const Variable base = leaf * 1;
    const Variable shared = op.apply(base);
    ASSERT_TRUE(shared.shares_storage(base));
    ops::mul_(shared, 10);
    EXPECT_THAT(Values(base), ElementsAre(10, 20, 30, 40, 50, 60));
    ops::sum(base).backward();
    EXPECT_THAT(Values(leaf.grad()), Each(10));
  }
}

TEST(Aliasing, WritingTheArgumentChangesTheHistoryOfTheResult) {
  for (const Sharing& op : OpsThatShare()) {
    SCOPED_TRACE(op.name);
    const Variable leaf = Leaf({2, 3}, {1, 2, 3, 4, 5, 6});
    const Variable base = leaf * 1;
    const Variable shared = op.apply(base);
    ops::mul_(base, 10);
    ops::sum(shared).backward();
    EXPECT_THAT(Values(leaf.grad()), Each(10));
  }
}

TEST(Aliasing, AResultThatSharesALeafCannotBeWritten) {
  for (const Sharing& op : OpsThatShare()) {
    SCOPED_TRACE(op.name);
    const Variable leaf = Leaf({2, 3}, {1, 2, 3, 4, 5, 6});
    EXPECT_THAT([&] { ops::mul_(op.apply(leaf), 10); },
                ThrowsError(HasSubstr("a leaf Variable that requires grad is being used in an in-place operation.")));
    EXPECT_EQ(leaf.version(), 0);
    const NoGradGuard no_grad;
    ops::mul_(op.apply(leaf), 10);
    EXPECT_THAT(Values(leaf), ElementsAre(10, 20, 30, 40, 50, 60));
  }
}

TEST(Aliasing, ACopyIsIndependent) {
  const std::vector<Sharing> copies = {
      {"reshape", [](const Variable& x) { return ops::reshape(ops::t(x), {6}); }},
      {"contiguous", [](const Variable& x) { return ops::contiguous(ops::t(x)); }},
      {"flatten", [](const Variable& x) { return ops::flatten(ops::t(x)); }},
      {"ravel", [](const Variable& x) { return ops::ravel(ops::t(x)); }},
      {"to", [](const Variable& x) { return ops::to(x, DType::kFloat32); }},
  };
  for (const Sharing& op : copies) {
    SCOPED_TRACE(op.name);
    const Variable leaf = Leaf({2, 3}, {1, 2, 3, 4, 5, 6});
    const Variable copy = op.apply(leaf);
    EXPECT_FALSE(copy.shares_storage(leaf));
    EXPECT_FALSE(copy.is_view() && copy.base().shares_storage(leaf));
    ops::mul_(copy, 10);
    ops::sum(copy).backward();
    EXPECT_THAT(Values(leaf), ElementsAre(1, 2, 3, 4, 5, 6));
    EXPECT_THAT(Values(leaf.grad()), Each(10));
  }
}

TEST(Aliasing, ContiguousAndToReturnTheirArgument) {
  const Variable x = Leaf({2, 3}, {1, 2, 3, 4, 5, 6});
  EXPECT_TRUE(ops::contiguous(x).is_same(x));
  EXPECT_TRUE(ops::to(x, DType::kFloat64).is_same(x));
  EXPECT_TRUE(ops::flatten(x, 1, 1).is_same(x));
  EXPECT_EQ(ops::contiguous(ops::t(x)).grad_fn()->Name(), "CloneBackward0");
  EXPECT_THAT([&] { ops::contiguous(x, MemoryFormat::kPreserve); }, ThrowsError(HasSubstr("preserve memory format")));
}

template <typename T>
concept HasContiguous = requires(const T& x) {
  x.Contiguous();
};
template <typename T>
concept HasTo = requires(const T& x) {
  x.To(DType::kFloat32);
};
template <typename T>
concept HasAlias = requires(const T& x) {
  x.Alias();
};

TEST(Aliasing, ConversionsStayOnTheTape) {
  const Variable x = Leaf({2, 3}, {1, 2, 3, 4, 5, 6});
  ops::sum(x.t().contiguous().to(DType::kFloat32)).backward();
  EXPECT_THAT(Values(x.grad()), Each(1));
  static_assert(HasContiguous<Tensor> && HasTo<Tensor> && HasAlias<Tensor>);
  static_assert(!HasContiguous<Variable> && !HasTo<Variable> && !HasAlias<Variable>, "they would leave the tape");
}

// Symbolic tensors follow the same rule: a traced write to a reshape is a write to its base.
TEST(Aliasing, TracedProgramsFollowTheSameRule) {
  for (const bool is_transposed : {false, true}) {
    Graph graph(*BuiltinLibrary().ops);
    ShapeEnv env;
    Tracer tracer(BuiltinLibrary(), graph, env);
    const Variable x = tracer.TensorFor(graph.Placeholder("x"), TensorType::Contiguous(DType::kFloat64, {2, 3}));
    x.set_requires_grad();
    const TracingGuard guard(&tracer);
    const Variable base = ops::mul(is_transposed ? ops::t(x) : x, 2);
    const Variable flat = ops::reshape(base, {6});
    EXPECT_EQ(flat.is_view(), !is_transposed);
    ops::mul_(flat, 10);
    EXPECT_EQ(base.grad_fn()->Name() == "CopySlices", !is_transposed);
    EXPECT_TRUE(ops::contiguous(x).is_same(x));
    EXPECT_FALSE(ops::contiguous(ops::t(x)).is_same(x));
  }
}

// Every op whose schema lets its result share storage with an argument has a tag that says how.
TEST(Aliasing, SchemasAndTagsAgree) {
  for (const OpSchema* op : OpTable::Builtin().ops()) {
    if (absl::StartsWith(op->family, "composite_")) continue;  // like the ops that they are composed of
    const bool shares = !op->args.empty() && op->args[0].alias_set != 0 && !op->args[0].is_written;
    EXPECT_TRUE(!shares || MayViewFirstArgument(*op)) << op->schema;
    EXPECT_TRUE(shares || op->has_tag(kTagInplace) || !op->has_tag(kTagViewOrCopy)) << op->schema;
  }
}

}  // namespace
}  // namespace backtape::tape_test
