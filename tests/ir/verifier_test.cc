#include "backtape/ir/verifier.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "backtape/ir/signature.h"

namespace backtape {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

TensorType F32(std::initializer_list<SymInt> sizes) {
  return TensorType::Contiguous(DType::kFloat32, std::vector<SymInt>(sizes));
}

std::vector<int> Invariants(const Graph& graph, const VerifyOptions& options = {}) {
  std::vector<int> numbers;
  for (const Violation& violation : FindViolations(graph, options)) numbers.push_back(violation.invariant);
  return numbers;
}

TEST(Verifier, AcceptsAWellFormedGraph) {
  Graph graph;
  Node* x = graph.Placeholder("x", F32({2, 3}));
  Node* relu = graph.Call("aten.relu.default", {x});
  relu->set_type(F32({2, 3}));
  graph.Output(Argument::Tuple({relu}));
  EXPECT_TRUE(Verify(graph).ok()) << Verify(graph);
}

TEST(Verifier, V1OneOutputAtTheEnd) {
  Graph empty;
  EXPECT_THAT(Invariants(empty), ElementsAre(1));
  Graph graph;
  Node* x = graph.Placeholder("x");
  graph.Output(x);
  graph.Call("aten.relu.default", {x});
  EXPECT_THAT(Invariants(graph), ElementsAre(1));
}

TEST(Verifier, V2PlaceholdersFirst) {
  Graph graph;
  Node* x = graph.Placeholder("x");
  graph.Call("aten.relu.default", {x});
  graph.Placeholder("y");
  graph.Output(x);
  EXPECT_THAT(Invariants(graph), ElementsAre(2));
}

TEST(Verifier, V3DefinitionBeforeUse) {
  Graph graph;
  Node* x = graph.Placeholder("x");
  Node* a = graph.Call("aten.relu.default", {x});
  Node* b = graph.Call("aten.relu.default", {a});
  graph.Output(b);
  graph.MoveBefore(b, a);
  const std::vector<Violation> violations = FindViolations(graph);
  ASSERT_EQ(violations.size(), 1);
  EXPECT_EQ(violations[0].ToString(), "V3: node %relu_1 (aten.relu.default) uses %relu before it is defined");
}

TEST(Verifier, V5NamesAreIdentifiers) {
  Graph graph;
  Node* x = graph.Placeholder("x y");
  graph.Output(x);
  EXPECT_THAT(Invariants(graph), ElementsAre(5));
}

TEST(Verifier, V6UnknownOpIsReportedWithASuggestion) {
  Graph graph;
  Node* x = graph.Placeholder("x");
  graph.Output(graph.Create(Opcode::kCallFunction, "torch.ops.aten.rellu.default", {x}));
  const std::vector<Violation> violations = FindViolations(graph);
  ASSERT_EQ(violations.size(), 1);
  EXPECT_THAT(violations[0].ToString(), HasSubstr("calls the unknown op torch.ops.aten.rellu.default; did you mean "
                                                  "torch.ops.aten.relu.default?"));
  EXPECT_THAT(Invariants(graph, {.allow_unknown_ops = true}), ElementsAre());
}

// The passes know such functions and ops, but have not replaced them, for example because the type of x is unknown.
TEST(Verifier, V6CallThatWasNotReplacedIsReportedWithoutASuggestion) {
  const std::pair<const char*, const char*> cases[] = {
      {"torch.sin", ", which no pass has replaced by known ops"},
      {"torch.ops.aten._unpack_dual.default", ", which no pass has replaced by known ops"},
      {"torch.ops.aten.mul", " without an overload, and no pass has chosen one"},
  };
  for (const auto& [target, problem] : cases) {
    Graph graph;
    Node* x = graph.Placeholder("x");
    graph.Output(graph.Create(Opcode::kCallFunction, target, {x}));
    const std::vector<Violation> violations = FindViolations(graph);
    ASSERT_EQ(violations.size(), 1) << target;
    EXPECT_THAT(violations[0].message,
                AllOf(HasSubstr(absl::StrCat("calls ", target, problem)), Not(HasSubstr("did you mean"))));
  }
}

TEST(Verifier, V7AllArgumentMistakesAreListed) {
  Graph graph;
  Node* x = graph.Placeholder("x", F32({2}));
  Node* missing = graph.Call("aten.mul.Tensor", {x});
  Node* unknown = graph.Call("aten.relu.default", {x}, {{"inplace", true}});
  Node* wrong = graph.Call("aten.permute.default", {x, "a"});
  graph.Output(Argument::Tuple({missing, unknown, wrong}));
  EXPECT_THAT(Invariants(graph), ElementsAre(7, 7, 7));
}

TEST(Verifier, V8GetItemWithinOutputs) {
  Graph graph;
  Node* x = graph.Placeholder("x");
  x->set_type(std::vector<ValueType>{F32({2}), F32({3})});
  Node* item = graph.Call("operator.getitem", {x, 2});
  graph.Output(item);
  EXPECT_THAT(Invariants(graph), ElementsAre(8));
}

TEST(Verifier, V9StatedTypeAgreesWithTheOp) {
  Graph graph;
  Node* x = graph.Placeholder("x", F32({2, 3}));
  Node* relu = graph.Call("aten.relu.default", {x});
  relu->set_type(F32({3, 2}));
  graph.Output(relu);
  EXPECT_THAT(Invariants(graph), ElementsAre(9));
  EXPECT_THAT(Invariants(graph, {.check_types = false}), ElementsAre());
  Node* y = graph.Find("relu");
  y->set_type(F32({2, SymInt::Symbol("s0")}));  // s0 may be 3
  EXPECT_THAT(Invariants(graph), ElementsAre());
}

TEST(Verifier, V9ShapesThatTheOpRejects) {
  Graph graph;
  Node* a = graph.Placeholder("a", F32({2, 3}));
  Node* b = graph.Placeholder("b", F32({4, 5}));
  Node* mm = graph.Call("aten.mm.default", {a, b});
  mm->mutable_provenance().stack =
      std::make_shared<StackTrace>(StackTrace{{{"model.py", 12, "forward", "y = x @ w"}}, ""});
  graph.Output(mm);
  const std::vector<Violation> violations = FindViolations(graph);
  ASSERT_EQ(violations.size(), 1);
  EXPECT_EQ(violations[0].invariant, 9);
  EXPECT_THAT(violations[0].ToString(), HasSubstr("%a f32[2, 3], %b f32[4, 5]"));
  EXPECT_THAT(violations[0].ToString(), HasSubstr("model.py:12 in forward: y = x @ w"));
}

TEST(Verifier, V10NothingUsesTheOutput) {
  Graph graph;
  Node* x = graph.Placeholder("x");
  Node* output = graph.Output(x);
  Node* relu = graph.Call("aten.relu.default", {output});
  graph.MoveBefore(relu, output);
  EXPECT_THAT(Invariants(graph), ::testing::Contains(10));
}

TEST(Verifier, V12TheSignatureFitsTheGraph) {
  Graph graph;
  Node* x = graph.Placeholder("x");
  Node* w = graph.Placeholder("w");
  graph.Output(Argument::Tuple({graph.Call("aten.mul.Tensor", {x, w})}));
  Signature signature;
  signature.inputs = {{InputKind::kUserInput, "x", "", 0}, {InputKind::kParameter, "w", "fc.weight"}};
  signature.outputs = {{OutputKind::kUserOutput, {}, "", 0}};
  graph.set_signature(signature);
  EXPECT_THAT(Invariants(graph), ElementsAre());
  EXPECT_EQ(graph.Clone()->signature(), signature);

  signature.inputs[0].placeholder = "y";
  signature.outputs.push_back(signature.outputs[0]);
  graph.set_signature(signature);
  EXPECT_THAT(Invariants(graph), ElementsAre(12));
  EXPECT_THAT(Verify(graph).message(), HasSubstr("no placeholder is named y"));
  EXPECT_THAT(Verify(graph).message(), HasSubstr("expected 1 output, found 2"));
}

TEST(Verifier, ReportsEveryViolationAtOnce) {
  Graph graph;
  Node* x = graph.Placeholder("x");
  Node* a = graph.Create(Opcode::kCallFunction, "torch.ops.aten.nope.default", {x});
  graph.Placeholder("late");
  graph.Output(a);
  EXPECT_THAT(Invariants(graph), ElementsAre(6, 2));
  EXPECT_THAT(Verify(graph).message(), HasSubstr("breaks 2 invariants"));
}

}  // namespace
}  // namespace backtape
