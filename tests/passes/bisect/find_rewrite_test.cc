#include "backtape/passes/bisect/find_rewrite.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/interp/random_inputs.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/check_values.h"
#include "backtape/tests/jit/run/step_files.h"
#include "backtape/tests/passes/graphs.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

BoundGraph Example() {
  BoundGraph bound{testing::ReadCode("x: \"f32[6]\", y: \"f32[6]\"", R"(
      mul: "f32[6]" = @mul.Tensor(x, y)
      exp: "f32[6]" = @exp.default(mul)
      add: "f32[6]" = @add.Tensor(exp, 1.0)
      neg: "f32[6]" = @neg.default(add)
      return (neg, mul))"),
                   {}};
  const auto stack = std::make_shared<const StackTrace>(StackTrace{{{"model.py", 3, "forward", "(x * y).exp()"}}, ""});
  bound.graph->Find("exp")->mutable_provenance().stack = stack;
  bound.inputs = *RandomInputs(*bound.graph);
  return bound;
}

// A copy of the graph after `rewrite`.
std::unique_ptr<Graph> Rewritten(const BoundGraph& bound, void (*rewrite)(Graph&)) {
  std::unique_ptr<Graph> after = bound.graph->Clone();
  rewrite(*after);
  return after;
}

TEST(FindRewrite, NamesAReplacement) {
  const BoundGraph before = Example();
  const std::unique_ptr<Graph> after = Rewritten(before, [](Graph& graph) {
    Node* const exp = graph.Find("exp");
    graph.set_insertion_point(exp);
    Node* const made = graph.Call("aten.expm1.default", {graph.Find("mul")});
    made->set_type(exp->type());
    graph.ReplaceAllUsesWith(exp, made);
    graph.Erase(exp);
  });
  const std::optional<WrongRewrite> found = FindWrongRewrite(before, *after, {1e-4});
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->before, before.graph->Find("exp"));
  EXPECT_EQ(found->after, after->Find("expm1"));
  EXPECT_THAT(found->ToString(), HasSubstr("%exp (aten.exp.default) of %mul f32[6] was replaced by %expm1 "
                                           "(aten.expm1.default) of %mul f32[6]\n"
                                           "    at model.py:3 in forward: (x * y).exp()\n"
                                           "    6 of 6 elements are outside the tolerance; worst at ["));
}

TEST(FindRewrite, NamesACallThatWasChanged) {
  const BoundGraph before = Example();
  const std::unique_ptr<Graph> after = Rewritten(before, [](Graph& graph) {
    graph.Find("add")->SetArgs({graph.Find("exp"), Argument(2.0)});
  });
  const std::optional<WrongRewrite> found = FindWrongRewrite(before, *after, {1e-4});
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->after, after->Find("add"));
  EXPECT_THAT(found->ToString(), HasSubstr("%add (aten.add.Tensor) of %exp f32[6] became %add"));
}

TEST(FindRewrite, AcceptsAnAbsoluteDifference) {
  const BoundGraph before = Example();
  const std::unique_ptr<Graph> after = Rewritten(before, [](Graph& graph) {
    graph.Find("add")->SetArgs({graph.Find("exp"), Argument(2.0)});
  });
  EXPECT_TRUE(FindWrongRewrite(before, *after, {1e-4, 0.99}).has_value());
  EXPECT_FALSE(FindWrongRewrite(before, *after, {1e-4, 1.01}).has_value());

  CheckValuesOptions options;
  options.inputs = before.inputs;
  options.absolute_tolerance = 0.99;
  EXPECT_FALSE(CheckSameValues(*before.graph, *after, options).ok());
  options.absolute_tolerance = 1.01;
  EXPECT_TRUE(CheckSameValues(*before.graph, *after, options).ok());
}

// As in graph-run, integers must be equal for any tolerance.
TEST(FindRewrite, AcceptsNoAbsoluteDifferenceOfIntegers) {
  const auto graph_of = [](const std::string& addend) {
    return testing::ReadCode("x: \"i64[2]\"", absl::StrCat("y = @add.Tensor(x, ", addend, ")\nreturn (y,)"));
  };
  const std::unique_ptr<Graph> before = graph_of("1");
  const std::unique_ptr<Graph> after = graph_of("2");
  CheckValuesOptions options;
  options.absolute_tolerance = 5;
  EXPECT_FALSE(CheckSameValues(*before, *after, options).ok());
}

TEST(FindRewrite, NamesAnOutputThatWasChanged) {
  const BoundGraph before = Example();
  const std::unique_ptr<Graph> after =
      Rewritten(before, [](Graph& graph) { graph.output()->SetOperand(1, graph.Find("exp")); });
  const std::optional<WrongRewrite> found = FindWrongRewrite(before, *after, {1e-4});
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->before, before.graph->Find("mul"));
  EXPECT_EQ(found->after, after->Find("exp"));
}

TEST(FindRewrite, FindsNoFaultIfValuesAreKept) {
  const BoundGraph before = Example();
  const std::unique_ptr<Graph> after = Rewritten(before, [](Graph& graph) {
    Node* const add = graph.Find("add");
    add->SetArgs({graph.Find("exp"), Argument(1.00000001)});
    graph.MoveBefore(graph.Find("neg"), graph.output());
  });
  EXPECT_FALSE(FindWrongRewrite(before, *after, {1e-4}).has_value());
}

std::vector<PassOption> NoPassOptions() { return {}; }

// A wrong pass, which makes every floating-point constant in calls of add a little larger.
absl::StatusOr<bool> Drift(Graph& graph, const PassContext&) {
  for (Node* node : graph.nodes()) {
    if (!node->is_call_to(OpId::add_Tensor) || !node->args()[1].is_double()) continue;
    node->SetArgs({node->args()[0], Argument(node->args()[1].float_value() + 1e-3)});
  }
  return true;
}

TEST(BisectPasses, FindsWhereSmallDifferencesAddUp) {
  const PassInfo drift{"drift", "", &NoPassOptions, &Drift};
  const PassInfo* const other = FindPass("eliminate_dead_code");
  Pipeline pipeline;
  for (int i = 0; i < 5; ++i) pipeline.groups.push_back({{{other, {}}, {&drift, {}}}});
  const BoundGraph bound = Example();
  int comparisons = 0;
  CheckValuesOptions options;
  options.inputs = bound.inputs;
  options.scale_tolerance = 1e-3;
  const auto check = [&](const Graph& given, const Graph& now) {
    ++comparisons;
    return CheckSameValues(given, now, options);
  };
  const auto found = BisectPasses(*bound.graph, pipeline, check);
  ASSERT_TRUE(found.ok()) << found.status();
  ASSERT_TRUE(found->has_value());
  const PassBisection& bisection = **found;
  EXPECT_EQ(bisection.execution.pass, "drift");
  EXPECT_EQ(bisection.execution.invocation.pass, &drift);
  EXPECT_TRUE(check(*bound.graph, *bisection.before).ok());
  EXPECT_FALSE(check(*bound.graph, *bisection.after).ok());
  EXPECT_TRUE(CheckSameValues(*bisection.before, *bisection.after, options).ok());
  EXPECT_GT(bisection.execution.index, 2);
  EXPECT_LE(comparisons, 1 + 4 + 2);
  options.scale_tolerance = 1;
  const auto none = BisectPasses(*bound.graph, pipeline, check);
  ASSERT_TRUE(none.ok()) << none.status();
  EXPECT_FALSE(none->has_value());
}

// A single wrong rewrite at any of several places of a training step must be found among all the correct rewrites of
// the passes.
class FindRewriteStepTest : public ::testing::TestWithParam<std::string> {};

TEST_P(FindRewriteStepTest, FindsTheWrongRewriteAmongCorrectOnes) {
  absl::StatusOr<testing::TrainingStep> step = testing::ReadTrainingStep(GetParam());
  ASSERT_TRUE(step.ok()) << step.status();
  BoundGraph before{std::move(step->graph), std::move(step->inputs)};
  const auto prepared = testing::RunPasses(*before.graph, "infer_types,functionalize");
  ASSERT_TRUE(prepared.ok()) << prepared.status();
  const std::unique_ptr<Graph> after = before.graph->Clone();
  const auto optimised = testing::RunPasses(*after, "O2");
  ASSERT_TRUE(optimised.ok()) << optimised.status();
  EXPECT_FALSE(FindWrongRewrite(before, *after, {1e-5}).has_value());
  int found_calls = 0;
  std::vector<std::string> names;
  for (const Node* node : CallsOf(*after)) names.push_back(node->name());
  for (size_t i = 0; i < names.size(); i += names.size() / 6 + 1) {
    std::unique_ptr<Graph> wrong = after->Clone();
    Node* const node = wrong->Find(names[i]);
    if (!node->type().is_tensor() || !IsFloatingPoint(node->type().tensor().dtype) || !node->has_uses()) continue;
    SCOPED_TRACE(names[i]);
    wrong->set_insertion_point(node->next());
    Node* const made = wrong->Call("aten.mul.Tensor", {node, Argument(1.5)}, {}, "wrong");
    made->set_type(node->type());
    wrong->ReplaceAllUsesWith(node, made, /*except_in_to=*/true);
    const std::optional<WrongRewrite> found = FindWrongRewrite(before, *wrong, {1e-5});
    if (!found) continue;  // the values are zero, so the rewrite changes nothing
    ++found_calls;
    EXPECT_EQ(found->after->name(), "wrong") << found->ToString();
  }
  EXPECT_GE(found_calls, 2);
}

INSTANTIATE_TEST_SUITE_P(Steps, FindRewriteStepTest, ::testing::ValuesIn(testing::TrainingStepNames()),
                         [](const auto& info) { return info.param; });

}  // namespace
}  // namespace backtape
