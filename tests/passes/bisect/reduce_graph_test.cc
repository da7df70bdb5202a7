#include "backtape/passes/bisect/reduce_graph.h"

#include <algorithm>
#include <string>

#include "backtape/interp/interpreter.h"
#include "backtape/interp/random_inputs.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/ir/verifier.h"
#include "backtape/tests/jit/run/step_files.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

BoundGraph ReadBound(const std::string& text, int64_t s0 = 6) {
  absl::StatusOr<GraphText> read = ReadGraph(text);
  EXPECT_TRUE(read.ok()) << read.status();
  BoundGraph bound{std::move(read->graph), {}};
  bound.inputs = *RandomInputs(*bound.graph, {.symbols = {{"s0", s0}}});
  return bound;
}

std::string Body(const Graph& graph) {
  TextStyle style = TextStyle::Code();
  style.class_name.clear();
  style.comments = false;
  style.frees = false;
  style.trailer = "\n";
  return PrintGraph(graph, style);
}

bool Runs(const BoundGraph& bound) {
  const BoundGraph own = WithOwnValues(bound);
  const auto executable = CompileForInterpreter(*own.graph);
  return executable.ok() && (*executable)->Run(own.inputs).ok();
}

// Accepts graphs that run and in which a call of `reader` has a call of `read` as a direct operand.
ReduceCheck Reads(OpId reader, OpId read) {
  return [reader, read](const BoundGraph& bound) {
    for (const Node* node : bound.graph->nodes()) {
      if (!node->is_call_to(reader)) continue;
      for (size_t i = 0; i < node->num_operands(); ++i) {
        if (node->operand(i)->is_call_to(read)) return Runs(bound);
      }
    }
    return false;
  };
}

TEST(ReduceGraph, RefusesAGraphThatDoesNotFail) {
  const BoundGraph bound = ReadBound(R"(
def forward(self, x: "f32[8]"):
    exp: "f32[8]" = torch.ops.aten.exp.default(x)
    return (exp,)
)");
  const absl::StatusOr<Reduction> reduced = ReduceGraph(bound, [](const BoundGraph&) { return false; });
  EXPECT_EQ(reduced.status().code(), absl::StatusCode::kFailedPrecondition);
}

TEST(ReduceGraph, KeepsTheFailureAndReducesSizes) {
  const BoundGraph bound = ReadBound(R"(
def forward(self, x: "f32[16, 12]", w: "f32[12, 20]", unused: "f32[3]"):
    tanh: "f32[16, 12]" = torch.ops.aten.tanh.default(x)
    mm: "f32[16, 20]" = torch.ops.aten.mm.default(tanh, w)
    view: "f32[320]" = torch.ops.aten.view.default(mm, [320])
    exp: "f32[16, 20]" = torch.ops.aten.exp.default(mm)
    relu: "f32[16, 20]" = torch.ops.aten.relu.default(exp)
    sum_1: "f32[16]" = torch.ops.aten.sum.dim_IntList(relu, [1])
    return (view, sum_1, None, sum_1)
)");
  int calls_to_progress = 0;
  ReduceOptions options;
  options.progress = [&](int, size_t) { ++calls_to_progress; };
  const absl::StatusOr<Reduction> reduced = ReduceGraph(bound, Reads(OpId::exp, OpId::mm), options);
  ASSERT_TRUE(reduced.ok()) << reduced.status();
  EXPECT_EQ(Body(*reduced->smallest.graph), R"(def forward(self, w: "f32[1, 1]", tanh: "f32[1, 1]"):
    mm: "f32[1, 1]" = torch.ops.aten.mm.default(tanh, w)
    exp: "f32[1, 1]" = torch.ops.aten.exp.default(mm)
    return (exp,)
)");
  EXPECT_EQ(calls_to_progress, reduced->checks);
  EXPECT_FALSE(reduced->gave_up);
}

TEST(ReduceGraph, KeepsListsWithTheirReadersAndReplacesSymbolsByNumbers) {
  const BoundGraph bound = ReadBound(R"code(
def forward(self, s0: "Sym(s0)", x: "f32[s0, 4]"):
    exp: "f32[s0, 4]" = torch.ops.aten.exp.default(x)
    sym_size_int: "Sym(s0)" = torch.ops.aten.sym_size.int(exp, 0)
    view: "f32[4*s0]" = torch.ops.aten.view.default(exp, [-1])
    split = torch.ops.aten.split.Tensor(exp, 2, 1)
    getitem: "f32[s0, 2]" = split[0]
    getitem_1: "f32[s0, 2]" = split[1]
    mul: "f32[s0, 2]" = torch.ops.aten.mul.Tensor(getitem, sym_size_int)
    neg: "f32[s0, 2]" = torch.ops.aten.neg.default(mul)
    return (neg, getitem_1, view)
)code");
  ReduceOptions options;
  options.shrink_sizes = false;
  const absl::StatusOr<Reduction> reduced =
      ReduceGraph(bound, Reads(OpId::mul_Tensor, OpId::operator_getitem), options);
  ASSERT_TRUE(reduced.ok()) << reduced.status();
  EXPECT_EQ(Body(*reduced->smallest.graph), R"(def forward(self, exp: "f32[6, 4]"):
    split = torch.ops.aten.split.Tensor(exp, 2, 1)
    getitem: "f32[6, 2]" = split[0]
    mul: "f32[6, 2]" = torch.ops.aten.mul.Tensor(getitem, 6)
    return (mul,)
)");
}

TEST(ReduceGraph, CarriesAttributesAndWrites) {
  BoundGraph bound = ReadBound(R"(
def forward(self, x: "f32[8]"):
    weight = self.weight
    exp: "f32[8]" = torch.ops.aten.exp.default(x)
    add_: "f32[8]" = torch.ops.aten.add_.Tensor(weight, exp)
    neg: "f32[8]" = torch.ops.aten.neg.default(weight)
    return (neg,)
)");
  bound.graph->attributes().emplace("weight", Tensor::Full({8}, 2.0, DType::kFloat32));
  const ReduceCheck writes = [](const BoundGraph& part) {
    const auto nodes = part.graph->nodes();
    return std::any_of(nodes.begin(), nodes.end(),
                       [](const Node* node) { return node->is_call_to(OpId::add_Tensor_); }) &&
           Runs(part);
  };
  ReduceOptions options;
  options.shrink_sizes = false;
  const absl::StatusOr<Reduction> reduced = ReduceGraph(bound, writes, options);
  ASSERT_TRUE(reduced.ok()) << reduced.status();
  EXPECT_EQ(Body(*reduced->smallest.graph), R"(def forward(self, exp: "f32[8]"):
    weight: "f32[8]" = self.weight
    add_: "f32[8]" = torch.ops.aten.add_.Tensor(weight, exp)
    return ()
)");
  EXPECT_TRUE(reduced->smallest.graph->attributes().contains("weight"));
  EXPECT_EQ(bound.graph->attributes().at("weight").data<float>()[0], 2.0F);  // unchanged
}

TEST(ReduceGraph, FindsTheNodeThatFails) {
  const BoundGraph bound = ReadBound(R"(
def forward(self, x: "f32[8]", i: "i64[3]"):
    exp: "f32[8]" = torch.ops.aten.exp.default(x)
    add: "i64[3]" = torch.ops.aten.add.Tensor(i, 40)
    index_select: "f32[3]" = torch.ops.aten.index_select.default(exp, 0, add)
    neg: "f32[3]" = torch.ops.aten.neg.default(index_select)
    return (neg, exp)
)");
  const ReduceCheck fails = [](const BoundGraph& part) {
    const auto executable = CompileForInterpreter(*part.graph);
    return executable.ok() && (*executable)->Run(part.inputs).status().code() == absl::StatusCode::kOutOfRange;
  };
  const absl::Status status = (*CompileForInterpreter(*bound.graph))->Run(bound.inputs).status();
  ASSERT_EQ(status.code(), absl::StatusCode::kOutOfRange) << status;
  const absl::StatusOr<Reduction> reduced = ReduceGraph(bound, fails);
  ASSERT_TRUE(reduced.ok()) << reduced.status();
  EXPECT_EQ(Body(*reduced->smallest.graph), R"(def forward(self, exp: "f32[1]", add: "i64[1]"):
    index_select: "f32[1]" = torch.ops.aten.index_select.default(exp, 0, add)
    return (index_select,)
)");
}

TEST(ReduceGraph, StopsAtTheNumberOfChecks) {
  absl::StatusOr<testing::TrainingStep> step = testing::ReadTrainingStep("adam");
  ASSERT_TRUE(step.ok()) << step.status();
  const BoundGraph bound{std::move(step->graph), std::move(step->inputs)};
  ReduceOptions options;
  options.max_checks = 7;
  const absl::StatusOr<Reduction> reduced = ReduceGraph(bound, Reads(OpId::sub_Tensor, OpId::mul_Tensor), options);
  ASSERT_TRUE(reduced.ok()) << reduced.status();
  EXPECT_EQ(reduced->checks, 7);
  EXPECT_TRUE(reduced->gave_up);
}

// Every step can be reduced to a pair of calls from its middle, which keep their source lines. The result can be
// printed and read back.
class ReduceStepTest : public ::testing::TestWithParam<std::string> {};

TEST_P(ReduceStepTest, ReducesToAPairOfCalls) {
  absl::StatusOr<testing::TrainingStep> step = testing::ReadTrainingStep(GetParam());
  ASSERT_TRUE(step.ok()) << step.status();
  const BoundGraph bound{std::move(step->graph), std::move(step->inputs)};
  const std::vector<const Node*> calls = CallsOf(*bound.graph);
  std::string reader;
  std::string read;
  for (size_t i = calls.size() / 2; i < calls.size() && reader.empty(); ++i) {
    const Node* const node = calls[i];
    if (node->num_operands() == 0 || !node->operand(0)->is_call() || !node->type().is_tensor()) continue;
    if (!node->operand(0)->type().is_tensor()) continue;
    reader = node->name();
    read = node->operand(0)->name();
  }
  ASSERT_FALSE(reader.empty());
  const ReduceCheck check = [&](const BoundGraph& part) {
    const Node* const node = part.graph->Find(reader);
    const Node* const operand = part.graph->Find(read);
    return node != nullptr && operand != nullptr && node->is_call() && operand->is_call() && Runs(part);
  };
  const absl::StatusOr<Reduction> reduced = ReduceGraph(bound, check);
  ASSERT_TRUE(reduced.ok()) << reduced.status();
  const Graph& graph = *reduced->smallest.graph;
  // If the operand is a getitem, the call that made its list remains too.
  const bool reads_list = graph.Find(read)->is_call_to(OpId::operator_getitem);
  EXPECT_EQ(CallsOf(graph).size(), reads_list ? 3 : 2) << PrintGraph(graph);
  EXPECT_TRUE(Verify(graph).ok()) << Verify(graph);
  for (const Node* node : CallsOf(graph)) {
    EXPECT_TRUE(node->provenance().has_stack());
    EXPECT_EQ(node->provenance().Location(), bound.graph->Find(node->name())->provenance().Location());
  }
  const absl::StatusOr<GraphText> again = ReadGraph(PrintGraph(graph, TextStyle::Code()));
  ASSERT_TRUE(again.ok()) << again.status();
  EXPECT_TRUE(check({again->graph->Clone(), reduced->smallest.inputs}));
}

INSTANTIATE_TEST_SUITE_P(Steps, ReduceStepTest, ::testing::ValuesIn(testing::TrainingStepNames()),
                         [](const auto& info) { return info.param; });

}  // namespace
}  // namespace backtape
