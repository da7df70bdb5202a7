// The provenance of nodes in the forward and backward graphs of an ahead-of-time compiled function.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <set>
#include <string>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/trace/trace_program.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/aot_function.h"
#include "backtape/jit/backward_compiler.h"
#include "backtape/tests/jit/aot/compare_with_eager.h"

namespace backtape {
namespace {

using ::testing::EndsWith;
using ::testing::IsEmpty;
using ::testing::IsSubsetOf;

// The source lines are numbered from here.
constexpr int kFirstLine = __LINE__ + 2;
variable_list TwoLayers(const variable_list& a) {
  const Variable h = ops::tanh(ops::mm(a[0], a[1]));
  const Variable y = ops::sin(h) * ops::cos(h);
  const Variable total = ops::sum(y, {0});
  return {total};
}
constexpr int kLastLine = __LINE__ - 2;

struct CompiledGraphs {
  std::unique_ptr<Graph> forward, backward;
};

CompiledGraphs GraphsOf(const VariableProgram& program, const variable_list& arguments) {
  CompiledGraphs graphs;
  AotOptions options;
  options.compile_forward = [&](const Graph& graph) {
    graphs.forward = graph.Clone();
    return CompileGraph(graph, {});
  };
  options.compile_backward = [&](const Graph& graph) {
    graphs.backward = graph.Clone();
    return CompileGraph(graph, {});
  };
  AotFunction function(program, options);
  ops::sum(function(arguments)[0]).backward();
  return graphs;
}

variable_list Arguments() {
  variable_list arguments = {TestValues({2, 3}, 0.1), TestValues({3, 4}, 0.2)};
  for (const Variable& argument : arguments) argument.set_requires_grad();
  return arguments;
}

// PyTorch's test_aot_module_simplified_preserves_stack_trace.
TEST(AotProvenance, EveryNodeHasAStackOfTheUsersFile) {
  const CompiledGraphs graphs = GraphsOf(TwoLayers, Arguments());
  int num_sums = 0;
  for (const Graph* graph : {graphs.forward.get(), graphs.backward.get()}) {
    ASSERT_NE(graph, nullptr);
    for (const Node* node : graph->nodes()) {
      if (node->is_placeholder() || node->is_output()) continue;
      ASSERT_TRUE(node->provenance().has_stack()) << node->name();
      const StackTrace& stack = *node->provenance().stack;
      EXPECT_THAT(stack.frames.at(0).file, EndsWith("aot_provenance_test.cc")) << node->name();
      EXPECT_GE(stack.frames.at(0).line, kFirstLine) << node->name();
      EXPECT_LE(stack.frames.at(0).line, kLastLine) << node->name();
      if (stack.note.empty()) continue;
      EXPECT_EQ(stack.note, "Gradient addition node due to multiple use of tensor around:") << node->name();
      EXPECT_TRUE(node->is_call_to(OpId::add_Tensor)) << node->name();
      EXPECT_EQ(graph, graphs.backward.get());
      ++num_sums;
    }
  }
  EXPECT_EQ(num_sums, 1) << "h is used twice";
}

// PyTorch's test_aot_sequence_nr: calls of a backward node have the number of the forward call.
TEST(AotProvenance, ForwardAndBackwardCallsShareSequenceNumbers) {
  const CompiledGraphs graphs = GraphsOf(TwoLayers, Arguments());
  const auto calls_by_number = [](const Graph& graph) {
    std::map<int64_t, std::set<std::string>> calls;
    for (const Node* node : graph.nodes()) {
      if (node->is_call()) calls[node->provenance().sequence_number].emplace(node->op()->name);
    }
    return calls;
  };
  const auto forward = calls_by_number(*graphs.forward);
  const auto backward = calls_by_number(*graphs.backward);
  std::map<std::string, std::set<std::string>> backward_of;
  for (const auto& [number, calls] : backward) {
    ASSERT_TRUE(forward.contains(number) || calls == std::set<std::string>{"expand"}) << number;
    if (!forward.contains(number)) continue;
    for (const std::string& call : forward.at(number)) backward_of[call].insert(calls.begin(), calls.end());
  }
  EXPECT_THAT(backward_of["sin"], IsSubsetOf({"cos", "mul", "add", "sin"})) << "the backward computes sin again";
  EXPECT_TRUE(backward_of["sin"].contains("mul"));
  EXPECT_TRUE(backward_of["cos"].contains("neg")) << "the derivative of cos";
  EXPECT_TRUE(backward_of["mm"].contains("mm"));
  EXPECT_TRUE(backward_of["tanh"].contains("tanh_backward"));
}

// PyTorch's test_eager_sequence_nr: the numbers of eager nodes increase, and a derivative's nodes have later ones.
TEST(AotProvenance, EagerSequenceNumbersIncrease) {
  const Variable x = Arguments()[0];
  const Variable a = ops::sin(x);
  const Variable b = ops::cos(a);
  EXPECT_EQ(b.grad_fn()->sequence_number(), a.grad_fn()->sequence_number() + 1);
  const Variable gradient = Grad({ops::sum(b)}, {x}, {}, {.create_graph = true})[0];
  EXPECT_GT(gradient.grad_fn()->sequence_number(), b.grad_fn()->sequence_number());
  EXPECT_EQ(a.grad_fn()->sequence_number(), a.grad_fn()->creation_number());
}

// A call after a backward has its own stack, not that of the last tape node.
TEST(AotProvenance, CodeAfterABackwardHasItsOwnStack) {
  int line = 0;
  ShapeEnv env;
  const VariableProgram program = [&](const variable_list& in) -> variable_list {
    const Variable x = Variable(in[0]).set_requires_grad();
    const Variable gradient = Grad({ops::sum(ops::sin(x))}, {x})[0];
    line = __LINE__ + 1;
    const Variable result = ops::sigmoid(gradient);
    return {result};
  };
  const auto traced = TraceProgram(program, {TensorType::Contiguous(DType::kFloat64, {3})}, env);
  ASSERT_TRUE(traced.ok()) << traced.status();
  const Node* after = traced->graph->Find("sigmoid");
  ASSERT_NE(after, nullptr);
  EXPECT_EQ(after->provenance().stack->frames.at(0).line, line);
  EXPECT_THAT(after->provenance().stack->note, IsEmpty());
}

}  // namespace
}  // namespace backtape
