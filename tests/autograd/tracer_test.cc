#include "backtape/autograd/trace/tracer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/text/print_graph_text.h"
#include "backtape/ir/verifier.h"
#include "backtape/tests/autograd/throws.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;

// A graph that is being traced, with its ShapeEnv and tracer.
struct Traced {
  Graph graph;
  ShapeEnv env;
  Tracer tracer{BuiltinLibrary(), graph, env};

  Variable Input(const std::string& name, std::vector<SymInt> sizes) {
    return tracer.TensorFor(graph.Placeholder(name), TensorType::Contiguous(DType::kFloat64, sizes));
  }
  std::string Finish(const IValue& result) {
    graph.Output(tracer.ArgumentOf(result));
    EXPECT_EQ(Verify(graph).message(), "");
    return PrintGraphText(graph);
  }
  std::vector<double> Run(IValueList inputs) {
    const auto executable = CompileForInterpreter(graph);
    EXPECT_TRUE(executable.ok()) << executable.status();
    const auto outputs = (*executable)->Run(std::move(inputs));
    EXPECT_TRUE(outputs.ok()) << outputs.status();
    std::vector<double> values;
    const Tensor& out = (*outputs)[0].tensor();
    for (int64_t i = 0; i < out.numel(); ++i) values.push_back(out.item(i).to_double());
    return values;
  }
};

const SymInt kS0 = SymInt::Symbol("s0");

Variable Vector(std::vector<double> values) {
  return Tensor::FromValues({static_cast<int64_t>(values.size())}, values, DType::kFloat64);
}

TEST(Tracer, RecordsCallsAsFxWritesThem) {
  Traced t;
  const Variable x = t.Input("x", {2, 3});
  Variable y;
  {
    const TracingGuard guard(&t.tracer);
    y = ops::sum(ops::mul(x, 2.0) + x, {1}, /*keepdim=*/true);
  }
  EXPECT_EQ(
      t.Finish(ivalue_list{y}),
      "graph():\n"
      "    %x : [num_users=2] = placeholder[target=x]\n"
      "    %mul : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%x, 2.0), kwargs = {})\n"
      "    %add : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%mul, %x), kwargs = {})\n"
      "    %sum_1 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%add, [1], True), "
      "kwargs = {})\n"
      "    return [sum_1]\n");
}

TEST(Tracer, TheTapeRunsOverSymbolicTensors) {
  Traced t;
  const Variable x = t.Input("x", {3}).set_requires_grad();
  variable_list grads;
  {
    const TracingGuard guard(&t.tracer);
    grads = Grad({ops::sum(x * x * x)}, {x});
  }
  t.Finish(ToIValueList(grads));
  EXPECT_THAT(t.Run({Vector({1, 2, 3})}), ElementsAre(3, 12, 27));
}

TEST(Tracer, SecondDerivative) {
  Traced t;
  const Variable x = t.Input("x", {kS0}).set_requires_grad();
  variable_list grads;
  {
    const TracingGuard guard(&t.tracer);
    grads = Grad({ops::sum(x * x * x)}, {x}, {}, {.create_graph = true});
    grads = Grad({ops::sum(grads[0])}, {x});
  }
  t.Finish(ToIValueList(grads));
  EXPECT_THAT(t.Run({Vector({1, 2, 3})}), ElementsAre(6, 12, 18));
  EXPECT_THAT(t.Run({Vector({1, 2})}), ElementsAre(6, 12)) << "sizes are symbolic";
}

TEST(Tracer, SizesAreComputedByNodes) {
  Traced t;
  const Variable x = t.Input("x", {kS0, 3});
  Variable y;
  {
    const TracingGuard guard(&t.tracer);
    const SymInt doubled = x.sym_size(0) * SymInt(2) + SymInt(1);
    y = ops::sum(ops::zeros({doubled, 3}, DType::kFloat64)) + ops::sum(x) +
        ops::sum(ops::ones({doubled}, DType::kFloat64));
  }
  const std::string text = t.Finish(ivalue_list{y});
  EXPECT_THAT(
      text, HasSubstr("%sym_size : [num_users=1] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 0)"));
  EXPECT_THAT(t.Run({Tensor::Full({2, 3}, 1.0, DType::kFloat64)}), ElementsAre(11));
  EXPECT_THAT(t.Run({Tensor::Full({3, 3}, 1.0, DType::kFloat64)}), ElementsAre(16));
}

TEST(Tracer, TensorsWithElementsBecomeAttributes) {
  Traced t;
  const Variable x = t.Input("x", {2});
  const Variable weight = Vector({5, 7});
  Variable y;
  {
    const TracingGuard guard(&t.tracer);
    y = x * weight + weight;
  }
  EXPECT_THAT(t.Finish(ivalue_list{y}), HasSubstr("%_tensor_constant0 : [num_users=2] = get_attr"));
  EXPECT_THAT(t.Run({Vector({1, 2})}), ElementsAre(10, 21));
}

TEST(Tracer, WritesAreSeenByLaterReads) {
  Traced t;
  const Variable x = t.Input("x", {2});
  Variable y;
  {
    const TracingGuard guard(&t.tracer);
    const Variable part = ops::slice(x * 1.0, 0, 0, 1);
    ops::mul_(part, 10.0);
    y = ops::sum(part);
  }
  t.Finish(ivalue_list{y});
  EXPECT_THAT(t.Run({Vector({2, 3})}), ElementsAre(20));
}

TEST(Tracer, SeveralResultsAreReadWithGetitem) {
  Traced t;
  const Variable x = t.Input("x", {2, 3});
  Variable y;
  {
    const TracingGuard guard(&t.tracer);
    y = std::get<0>(ops::max(x, 1));
  }
  EXPECT_THAT(t.Finish(ivalue_list{y}), HasSubstr("call_function[target=operator.getitem](args = (%max_1, 0)"));
}

TEST(Tracer, CallsCarryTheLineAndTheSequenceNumber) {
  Traced t;
  const Variable x = t.Input("x", {3}).set_requires_grad();
  Variable product;
  variable_list grads;
  int line = 0;
  {
    const TracingGuard guard(&t.tracer);
    line = __LINE__ + 1;
    product = x * x;
    grads = Grad({ops::sum(product)}, {x});
  }
  const auto sequence_number = static_cast<int64_t>(product.grad_fn()->sequence_number());
  const auto expect_line = [&](const Node* node) {
    ASSERT_NE(node, nullptr);
    ASSERT_TRUE(node->provenance().has_stack()) << node->name();
    EXPECT_EQ(node->provenance().stack->frames[0].line, line) << node->name();
    EXPECT_THAT(node->provenance().stack->frames[0].file, EndsWith("tracer_test.cc"));
    EXPECT_EQ(node->provenance().sequence_number, sequence_number) << node->name();
    EXPECT_EQ(node->provenance().origins.size(), 1u);
  };
  expect_line(t.graph.Find("mul"));
  expect_line(t.graph.Find("mul_1"));  // made by backward
  expect_line(t.graph.Find("mul_2"));
  const Node* sum = t.graph.Find("add");  // made by the engine
  expect_line(sum);
  EXPECT_EQ(sum->provenance().stack->note, "Gradient addition node due to multiple use of tensor around:");
}

TEST(Tracer, ErrorsNameTheOp) {
  Traced t;
  const Variable x = t.Input("x", {2, 3});
  const Variable y = t.Input("y", {2, 3});
  {
    const TracingGuard guard(&t.tracer);
    EXPECT_THAT([&] { ops::mm(x, y); }, ThrowsError(HasSubstr("aten.mm.default: ")));
    EXPECT_THAT([&] { x.item(); }, ThrowsError(HasSubstr("the program that is being traced")));
    EXPECT_THAT(
        [&] {
          ops::mul_(Vector({1, 2}), 2.0);
        },
        ThrowsError(HasSubstr("is not an input of the traced program")));
  }
  EXPECT_THAT([&] { ops::mul(x, y); },
              ThrowsError(HasSubstr("a symbolic value is used, but no program is being traced")));
  Traced other;
  const TracingGuard guard(&other.tracer);
  EXPECT_THAT([&] { ops::mul(x, x); }, ThrowsError(HasSubstr("of another traced program")));
}

// A program may keep tensors of an earlier trace. The next tracer may be at the same address.
TEST(Tracer, DoesNotMistakeTensorsOfAnEarlierTraceForItsOwn) {
  const Variable weight = Vector({1, 2});
  Variable symbolic, alias;
  std::optional<Traced> t;
  t.emplace();
  t->tracer.LiftTensors();
  {
    const TracingGuard guard(&t->tracer);
    symbolic = ops::mul(t->Input("x", {2}), weight);
    alias = weight.detach();
  }
  t.emplace();
  t->tracer.LiftTensors();
  const TracingGuard guard(&t->tracer);
  EXPECT_THAT([&] { ops::neg(symbolic); }, ThrowsError(HasSubstr("of another traced program")));
  ops::neg(alias);
  ASSERT_EQ(t->tracer.lifted().size(), 1);
  EXPECT_TRUE(t->tracer.lifted()[0].is_same(alias));
}

// With KeepDetachments, a graph states which values the program took off the tape.
TEST(Tracer, KeepsDetachments) {
  using Detachments = Tracer::Detachments;
  const auto calls = [](Detachments kept, bool is_no_grad) {
    Traced t;
    t.tracer.KeepDetachments(kept);
    const TracingGuard guard(&t.tracer);
    const Variable x = t.Input("x", {2});
    Variable y = ops::sin(x);
    {
      const GradModeGuard mode(!is_no_grad);
      y = ops::cos(is_no_grad ? y : y.detach());
      ops::add_(y, 1);
    }
    std::string text;
    t.graph.Output(t.tracer.ArgumentOf(y));
    for (const Node* node : t.graph.nodes()) {
      if (node->is_call()) absl::StrAppend(&text, node->op()->name, " ");
    }
    return text;
  };
  EXPECT_EQ(calls(Detachments::kNone, false), "sin cos add_ ");
  EXPECT_EQ(calls(Detachments::kDetachOnly, false), "sin detach cos add_ ");
  EXPECT_EQ(calls(Detachments::kDetachOnly, true), "sin cos add_ ");
  EXPECT_EQ(calls(Detachments::kAny, true), "sin cos no_grad_alias no_grad_alias add_ ");
  EXPECT_EQ(calls(Detachments::kOnTape, true), "sin cos add_ ");  // nothing requires grad
}

// A joint graph has a placeholder for each output of the forward graph. Adding one must not take linear time.
TEST(Tracer, AddsPlaceholdersBeforeCallsInTheirOrder) {
  constexpr int kPlaceholders = 100'000;
  Traced traced;
  const Variable x = traced.Input("x", {2});
  {
    const TracingGuard guard(&traced.tracer);
    ops::exp(x);
  }
  const TensorType type = TensorType::Contiguous(DType::kFloat64, {2});
  for (int i = 0; i < kPlaceholders; ++i) traced.tracer.AddPlaceholder(absl::StrCat("added_", i), type);
  int count = 0;
  for (const Node* node = traced.graph.first()->next(); node->is_placeholder(); node = node->next()) {
    EXPECT_EQ(node->name(), absl::StrCat("added_", count++));
  }
  EXPECT_EQ(count, kPlaceholders);
}

}  // namespace
}  // namespace backtape
