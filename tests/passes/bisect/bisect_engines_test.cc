// Bisecting must locate faults of an engine: in one op, in fused code, and in the middle of real training steps.
#include "backtape/passes/bisect/bisect_engines.h"

#include <algorithm>
#include <string>
#include <vector>

#include "backtape/interp/random_inputs.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/ir/verifier.h"
#include "backtape/tests/jit/run/step_files.h"
#include "backtape/tests/passes/bisect/faulty_engine.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::ElementsAreArray;
using testing::Fault;
using testing::FaultyEngine;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using Cause = EngineBisection::Cause;

BoundGraph Read(const std::string& text) {
  absl::StatusOr<GraphText> read = ReadGraph(text);
  EXPECT_TRUE(read.ok()) << read.status();
  BoundGraph bound{std::move(read->graph), {}};
  bound.inputs = *RandomInputs(*bound.graph);
  return bound;
}

BoundGraph Small() {
  return Read(R"(
def forward(self, x: "f32[8, 6]", w: "f32[6, 6]"):
    # File: model.py:3 in forward, code: y = (x @ w).exp()
    mm: "f32[8, 6]" = torch.ops.aten.mm.default(x, w)
    exp: "f32[8, 6]" = torch.ops.aten.exp.default(mm)

    # File: model.py:4 in forward, code: z = y.tanh() * y
    tanh: "f32[8, 6]" = torch.ops.aten.tanh.default(exp)
    mul: "f32[8, 6]" = torch.ops.aten.mul.Tensor(tanh, exp)
    neg: "f32[8, 6]" = torch.ops.aten.neg.default(x)
    sum_1: "f32[8]" = torch.ops.aten.sum.dim_IntList(mul, [1])
    return (sum_1, neg)
)");
}

EngineBisection Bisect(const BoundGraph& bound, const Fault& fault, const BisectOptions& options = {}) {
  absl::StatusOr<EngineBisection> found = BisectEngines(bound, FaultyEngine(fault), options);
  EXPECT_TRUE(found.ok()) << found.status();
  return *std::move(found);
}

std::vector<std::string> CallNames(const BoundGraph& bound) {
  std::vector<std::string> names;
  if (bound.graph == nullptr) return names;
  for (const Node* node : CallsOf(*bound.graph)) names.push_back(node->name());
  return names;
}

TEST(BisectEngines, ReportsThatEnginesAgree) {
  const absl::StatusOr<EngineBisection> found = BisectEngines(Small(), testing::FlawlessEngine());
  ASSERT_TRUE(found.ok()) << found.status();
  EXPECT_EQ(found->cause, Cause::kNone);
  EXPECT_EQ(found->node, nullptr);
  EXPECT_EQ(found->ToString(), "the engines agree\n");
}

TEST(BisectEngines, NamesANodeThatIsWrongAlone) {
  BisectOptions options;
  options.variants = {{"without the fault", testing::FlawlessEngine()}, {"the same", FaultyEngine({.node = "tanh"})}};
  const EngineBisection found = Bisect(Small(), {.node = "tanh"}, options);
  EXPECT_EQ(found.cause, Cause::kNode);
  ASSERT_NE(found.node, nullptr);
  EXPECT_EQ(found.node->name(), "tanh");
  EXPECT_TRUE(found.seen_when_all_observed);
  EXPECT_EQ(found.difference.difference.worst_index, 0);
  EXPECT_THAT(CallNames(found.smallest), ElementsAre("tanh"));
  EXPECT_THAT(found.variants, ElementsAre(std::pair("without the fault", false), std::pair("the same", true)));
  EXPECT_THAT(found.ToString(), HasSubstr("first difference: node %tanh (aten.tanh.default): f32[8, 6]\n"
                                          "  arguments: %exp f32[8, 6]\n"
                                          "  at model.py:4 in forward: z = y.tanh() * y\n"
                                          "  1 of 48 elements are outside the tolerance; worst at [0, 0]: found "));
  EXPECT_THAT(found.ToString(), HasSubstr("cause: this op alone"));
}

TEST(BisectEngines, NamesNodesThatAreWrongTogether) {
  const EngineBisection found = Bisect(Small(), {.node = "exp", .fused_with = "tanh"});
  EXPECT_EQ(found.cause, Cause::kTogether);
  // When every value is returned, exp and tanh are not fused and the fault disappears.
  EXPECT_FALSE(found.seen_when_all_observed);
  ASSERT_NE(found.node, nullptr);
  EXPECT_EQ(found.node->name(), "tanh");
  EXPECT_THAT(CallNames(found.smallest), ElementsAre("exp", "tanh"));
  EXPECT_THAT(found.ToString(), HasSubstr("the difference vanishes when every value is returned"));
}

TEST(BisectEngines, DistinguishesRoundingFromFaults) {
  const BoundGraph bound = Read(R"(
def forward(self, x: "f32[8]"):
    exp: "f32[8]" = torch.ops.aten.exp.default(x)
    add: "f32[8]" = torch.ops.aten.add.Tensor(exp, 1000.0)
    sub: "f32[8]" = torch.ops.aten.sub.Tensor(add, 1000.0)
    gt: "b8[8]" = torch.ops.aten.gt.Scalar(sub, 0.5)
    return (sub, gt)
)");
  const EngineBisection found = Bisect(bound, {.node = "add", .error = 2e-6});
  EXPECT_EQ(found.cause, Cause::kRounding) << found.ToString();
  EXPECT_EQ(found.node->name(), "sub");
  ASSERT_EQ(found.operands.size(), 1);
  EXPECT_EQ(found.operands[0].first, "add");
  EXPECT_NEAR(found.operands[0].second, 2e-6, 1e-6);
  EXPECT_EQ(found.smallest.graph, nullptr);
}

TEST(BisectEngines, NamesAFaultAfterRounding) {
  const BoundGraph bound = Read(R"(
def forward(self, x: "f32[8]"):
    exp: "f32[8]" = torch.ops.aten.exp.default(x)
    add: "f32[8]" = torch.ops.aten.add.Tensor(exp, 1000.0)
    sub: "f32[8]" = torch.ops.aten.sub.Tensor(add, 1000.0)
    tanh: "f32[8]" = torch.ops.aten.tanh.default(x)
    return (sub, tanh)
)");
  const EngineCompiler rounds = FaultyEngine({.node = "add", .error = 2e-6});
  // An engine that has a second fault, in another node.
  const EngineCompiler engine = [&rounds](const Graph& graph) -> absl::StatusOr<std::unique_ptr<Executable>> {
    if (graph.Find("tanh") == nullptr || !graph.Find("tanh")->is_call()) return rounds(graph);
    const std::unique_ptr<Graph> other = graph.Clone();
    Node* const tanh = other->Find("tanh");
    other->set_insertion_point(tanh->next());
    other->ReplaceAllUsesWith(tanh, other->Call("aten.mul.Tensor", {tanh, Argument(2.0)}), /*except_in_to=*/true);
    return rounds(*other);
  };
  const absl::StatusOr<EngineBisection> found = BisectEngines(bound, engine);
  ASSERT_TRUE(found.ok()) << found.status();
  EXPECT_EQ(found->cause, Cause::kNode) << found->ToString();
  EXPECT_EQ(found->node->name(), "tanh") << found->ToString();
  EXPECT_THAT(found->differing_outputs, ElementsAre("sub", "tanh"));
  EXPECT_THAT(found->unexplained_outputs, ElementsAre("sub"));
}

TEST(BisectEngines, FindsEveryFirstDifference) {
  const BoundGraph bound = Read(R"(
def forward(self, x: "f32[8]"):
    exp: "f32[8]" = torch.ops.aten.exp.default(x)
    tanh: "f32[8]" = torch.ops.aten.tanh.default(exp)
    sin: "f32[8]" = torch.ops.aten.sin.default(x)
    exp_1: "f32[8]" = torch.ops.aten.exp.default(sin)
    neg: "f32[8]" = torch.ops.aten.neg.default(exp_1)
    return (tanh, neg)
)");
  const EngineBisection found = Bisect(bound, {.op = "aten.exp.default"});
  EXPECT_EQ(found.node->name(), "exp");
  EXPECT_THAT(found.other_starts, ElementsAre("exp_1"));
  EXPECT_THAT(found.differing_outputs, ElementsAre("tanh", "neg"));
  EXPECT_THAT(found.unexplained_outputs, ElementsAre("neg"));
}

TEST(BisectEngines, FindsWhereAnEngineFails) {
  const EngineBisection found = Bisect(Small(), {.op = "aten.tanh.default", .fails = true});
  EXPECT_EQ(found.cause, Cause::kNode);
  EXPECT_EQ(found.node->name(), "tanh");
  EXPECT_THAT(std::string(found.engine_error.message()), HasSubstr("the engine cannot run this node"));
  EXPECT_THAT(CallNames(found.smallest), ElementsAre("tanh"));
}

TEST(BisectEngines, ReportsFaultsOfWrites) {
  const BoundGraph bound = Read(R"(
def forward(self, x: "f32[8]", y: "f32[8]"):
    exp: "f32[8]" = torch.ops.aten.exp.default(y)
    mul: "f32[8]" = torch.ops.aten.mul.Tensor(exp, y)
    add: "f32[8]" = torch.ops.aten.add.Tensor(x, mul)
    copy_: "f32[8]" = torch.ops.aten.copy_.default(x, add)
    return (mul,)
)");
  const EngineBisection found = Bisect(bound, {.node = "add", .beside_op = "aten.copy_.default"});
  EXPECT_EQ(found.cause, Cause::kWrites) << found.ToString();
  EXPECT_THAT(CallNames(found.smallest), ElementsAre("add", "copy_"));
  EXPECT_THAT(found.differing_outputs, ElementsAre("x"));
}

TEST(BisectEngines, LooksThroughWrites) {
  const BoundGraph bound = Read(R"(
def forward(self, x: "f32[8]", y: "f32[8]"):
    exp: "f32[8]" = torch.ops.aten.exp.default(y)
    add_: "f32[8]" = torch.ops.aten.add_.Tensor(x, exp)
    sin: "f32[8]" = torch.ops.aten.sin.default(x)
    mul_: "f32[8]" = torch.ops.aten.mul_.Tensor(x, sin)
    return (sin,)
)");
  const EngineBisection found = Bisect(bound, {.op = "aten.sin.default"});
  EXPECT_EQ(found.cause, Cause::kNode) << found.ToString();
  EXPECT_EQ(found.node->name(), "sin");
}

// Random ops draw the same numbers in a part of a graph as in the whole graph.
TEST(BisectEngines, KeepsRandomNumbers) {
  BoundGraph bound = Read(R"(
def forward(self, x: "f32[40]"):
    exp: "f32[40]" = torch.ops.aten.exp.default(x)
    rand_like: "f32[40]" = torch.ops.aten.rand_like.default(exp)
    mul: "f32[40]" = torch.ops.aten.mul.Tensor(exp, rand_like)
    sin: "f32[40]" = torch.ops.aten.sin.default(mul)
    return (sin,)
)");
  bound.seed = 7;
  for (const char* const name : {"rand_like", "sin"}) {
    const EngineBisection found = Bisect(bound, {.node = name});
    EXPECT_EQ(found.cause, Cause::kNode) << found.ToString();
    EXPECT_EQ(found.node->name(), name) << found.ToString();
    EXPECT_THAT(found.other_starts, IsEmpty());
    EXPECT_EQ(found.smallest.seed, 7U);
    EXPECT_THAT(CallNames(found.smallest), ElementsAre(name));
  }
  EXPECT_EQ(Bisect(bound, {.node = "rand_like", .fused_with = "mul"}).cause, Cause::kTogether);
}

TEST(BisectEngines, ReturnsTheInterpretersErrors) {
  const BoundGraph bound = Read(R"(
def forward(self, x: "f32[2]", i: "i64[2]"):
    add: "i64[2]" = torch.ops.aten.add.Tensor(i, 9)
    index_select: "f32[2]" = torch.ops.aten.index_select.default(x, 0, add)
    return (index_select,)
)");
  EXPECT_THAT(std::string(BisectEngines(bound, testing::FlawlessEngine()).status().message()),
              HasSubstr("node %index_select"));
}

class BisectStepTest : public ::testing::TestWithParam<std::string> {
 protected:
  BisectStepTest() {
    absl::StatusOr<testing::TrainingStep> step = testing::ReadTrainingStep(GetParam());
    EXPECT_TRUE(step.ok()) << step.status();
    bound_ = {std::move(step->graph), std::move(step->inputs)};
    // Samples the names of the calls that remain after writes are functionalised.
    const absl::StatusOr<BoundGraph> functional = WithoutWrites(bound_);
    EXPECT_TRUE(functional.ok()) << functional.status();
    std::vector<std::string> names;
    for (const Node* node : CallsOf(*bound_.graph)) {
      const Node* const same = functional->graph->Find(node->name());
      if (same != nullptr && same->target() == node->target()) names.push_back(node->name());
    }
    constexpr size_t kNodes = 12;
    for (size_t i = 0; i < kNodes; ++i) sample_.push_back(names[i * names.size() / kNodes]);
  }

  bool Agrees(const Fault& fault) {
    const auto compared = CompareWithInterpreter(bound_, FaultyEngine(fault), {});
    EXPECT_TRUE(compared.ok()) << compared.status();
    return !compared->differs();
  }

  BoundGraph bound_;
  std::vector<std::string> sample_;
};

TEST_P(BisectStepTest, FindsAnyNode) {
  int found_nodes = 0;
  for (const std::string& name : sample_) {
    SCOPED_TRACE(name);
    const Fault fault{.node = name};
    const EngineBisection found = Bisect(bound_, fault);
    if (found.cause == Cause::kNone) {  // no later value depends on the wrong element, or the value is a list
      EXPECT_TRUE(Agrees(fault));
      continue;
    }
    ++found_nodes;
    EXPECT_EQ(found.cause, Cause::kNode) << found.ToString();
    EXPECT_EQ(found.node->name(), name) << found.ToString();
    EXPECT_TRUE(found.node->provenance().has_stack());
    EXPECT_THAT(found.other_starts, IsEmpty());
    ASSERT_NE(found.smallest.graph, nullptr);
    // A getitem cannot run without the call that made its list.
    std::vector<std::string> alone = {name};
    if (found.node->is_call_to(OpId::operator_getitem)) alone.insert(alone.begin(), found.node->operand(0)->name());
    EXPECT_THAT(CallNames(found.smallest), ElementsAreArray(alone));
    EXPECT_TRUE(Verify(*found.smallest.graph).ok());
  }
  EXPECT_GE(found_nodes, 3);
}

TEST_P(BisectStepTest, FindsNodesThatAreWrongTogether) {
  int found_pairs = 0;
  for (const std::string& name : sample_) {
    const Node* const node = bound_.graph->Find(name);
    if (!node->has_uses() || node->users()[0]->is_output() || node->op()->has_tag(kTagView)) continue;
    SCOPED_TRACE(name);
    const std::string reader = node->users()[0]->name();
    const Fault fault{.node = name, .fused_with = reader};
    const EngineBisection found = Bisect(bound_, fault);
    if (found.cause == Cause::kNone || found.cause == Cause::kWrites) {
      EXPECT_TRUE(found.cause == Cause::kWrites || Agrees(fault));
      continue;
    }
    ++found_pairs;
    EXPECT_EQ(found.cause, Cause::kTogether) << found.ToString();
    EXPECT_FALSE(found.seen_when_all_observed);
    EXPECT_THAT(CallNames(found.smallest), ::testing::Contains(name)) << found.ToString();
    EXPECT_THAT(CallNames(found.smallest), ::testing::Contains(reader)) << found.ToString();
    // The reader may return a list, whose getitem calls remain too.
    EXPECT_LE(CallNames(found.smallest).size(), 4) << found.ToString();
  }
  EXPECT_GE(found_pairs, 1);
}

INSTANTIATE_TEST_SUITE_P(Steps, BisectStepTest, ::testing::ValuesIn(testing::TrainingStepNames()),
                         [](const auto& info) { return info.param; });

}  // namespace
}  // namespace backtape
