// Sums of padded values become concatenations.
#include "backtape/jit/plan/padded_terms.h"

#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/op_id.h"
#include "backtape/tests/jit/compare_engines.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CountOf;
using testing::ExpectSameAsInterpreter;

// The gradients of four of five time steps, in any order, and another term.
TEST(PaddedTermsTest, SelectedSteps) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(a: "f32[3, 4]", b: "f32[3, 4]", c: "f32[3, 4]", d: "f32[3, 4]", e: "f32[3, 5, 4]"):
        p = torch.ops.aten.select_backward.default(a, [3, 5, 4], 1, 3)
        q = torch.ops.aten.select_backward.default(b, [3, 5, 4], -2, 0)
        r = torch.ops.aten.select_backward.default(c, [3, 5, 4], 1, -1)
        s = torch.ops.aten.select_backward.default(d, [3, 5, 4], 1, 2)
        t = torch.ops.aten.add.Tensor(p, q)
        u = torch.ops.aten.add.Tensor(t, e)
        v = torch.ops.aten.add.Tensor(u, r)
        w = torch.ops.aten.add.Tensor(v, s)
        return (w,)
)",
      0);
  EXPECT_EQ(CountOf(plan, "select_backward"), 0) << plan;
}

TEST(PaddedTermsTest, Slices) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(a: "f64[2, 4]", b: "f64[3, 4]", c: "f64[1, 4]", d: "f64[1, 4]"):
        p = torch.ops.aten.slice_backward.default(a, [9, 4], 0, 6, 8, 1)
        q = torch.ops.aten.slice_backward.default(b, [9, 4], 0, 1, 4, 1)
        r = torch.ops.aten.slice_backward.default(c, [9, 4], 0, 8, 9223372036854775807, 1)
        s = torch.ops.aten.slice_backward.default(d, [9, 4], 0, -5, -4, 1)
        t = torch.ops.aten.add.Tensor(p, q)
        u = torch.ops.aten.add.Tensor(r, s)
        v = torch.ops.aten.add.Tensor(t, u)
        neg = torch.ops.aten.neg.default(v)
        return (neg,)
)",
      0);
  EXPECT_EQ(CountOf(plan, "slice_backward"), 0) << plan;
}

// Terms that overlap, sums that others read, and padding along several dims stay sums.
TEST(PaddedTermsTest, OthersStaySums) {
  ExpectSameAsInterpreter(
      R"(a: "f32[3, 4]", b: "f32[3, 4]", c: "f32[5, 4]"):
        p = torch.ops.aten.select_backward.default(a, [3, 5, 4], 1, 3)
        q = torch.ops.aten.select_backward.default(b, [3, 5, 4], 1, 0)
        r = torch.ops.aten.select_backward.default(a, [3, 5, 4], 1, 3)
        s = torch.ops.aten.select_backward.default(b, [3, 5, 4], 1, 2)
        x = torch.ops.aten.select_backward.default(c, [3, 5, 4], 0, 1)
        t = torch.ops.aten.add.Tensor(p, q)
        u = torch.ops.aten.add.Tensor(t, r)
        v = torch.ops.aten.add.Tensor(u, s)
        w = torch.ops.aten.add.Tensor(v, x)
        y = torch.ops.aten.add.Tensor(v, p, alpha = 2)
        return (v, w, y)
)");
}

// Each sum reads the one before it twice. Following both operands would take 2^60 steps.
TEST(PaddedTermsTest, AChainOfDoublings) {
  std::string text = R"(x: "f32[4]"):
)";
  std::string last = "x";
  for (int i = 0; i < 60; ++i) {
    const std::string next = absl::StrCat("v", i);
    absl::StrAppend(&text, "        ", next, " = torch.ops.aten.add.Tensor(", last, ", ", last, ")\n");
    last = next;
  }
  ExpectSameAsInterpreter(absl::StrCat(text, "        return (", last, ",)\n"));
}

TEST(PaddedTermsTest, TheConcatenationHasTheOriginsOfAllCalls) {
  const std::unique_ptr<Graph> graph = testing::ReadForward(
      R"(a: "f32[4]", b: "f32[4]", c: "f32[4]", d: "f32[4]"):
        p = torch.ops.aten.select_backward.default(a, [5, 4], 0, 3)
        q = torch.ops.aten.select_backward.default(b, [5, 4], 0, 0)
        r = torch.ops.aten.select_backward.default(c, [5, 4], 0, 4)
        s = torch.ops.aten.select_backward.default(d, [5, 4], 0, 2)
        t = torch.ops.aten.add.Tensor(p, q)
        u = torch.ops.aten.add.Tensor(t, r)
        v = torch.ops.aten.add.Tensor(u, s)
        return (v,)
)");
  ShapeEnv env;
  ASSERT_TRUE(InferTypes(*graph, env).ok());
  const absl::StatusOr<bool> changed = jit::JoinPaddedTerms(*graph, env);
  ASSERT_TRUE(changed.ok() && *changed) << changed.status();
  const Node* const joined = graph->output()->operand(0);
  ASSERT_TRUE(joined->is_call_to(OpId::cat));
  std::vector<std::string> origins;
  for (const OriginId id : joined->provenance().origins) origins.push_back(graph->origins().at(id).name);
  EXPECT_THAT(origins, ::testing::ElementsAre("p", "q", "r", "s", "t", "u", "v"));
}

}  // namespace
}  // namespace backtape
