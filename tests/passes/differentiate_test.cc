#include "backtape/passes/differentiate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ctime>
#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/ir/verifier.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

std::unique_ptr<Graph> Read(absl::string_view body) {
  absl::StatusOr<GraphText> text = ReadGraph(body);
  EXPECT_TRUE(text.ok()) << text.status();
  return std::move(text->graph);
}

constexpr absl::string_view kForward = R"(
class GraphModule(torch.nn.Module):
    def forward(self, x: "f64[s0, 3]", w: "f64[3, 4]", index: "i64[2]"):
        # File: model.py:3 in forward, code: h = (x @ w).tanh()
        mm: "f64[s0, 4]" = torch.ops.aten.mm.default(x, w)
        tanh: "f64[s0, 4]" = torch.ops.aten.tanh.default(mm)

        # File: model.py:4 in forward, code: top = h.max(1)
        max_1 = torch.ops.aten.max.dim(tanh, 1)
        getitem: "f64[s0]" = max_1[0]
        mul: "f64[s0, 4]" = torch.ops.aten.mul.Tensor(tanh, tanh)
        sum_1: "f64[]" = torch.ops.aten.sum.default(x)
        return (mul, index, getitem, sum_1)
)";

Tensor Ramp(std::vector<int64_t> sizes, double step) {
  int64_t numel = 1;
  for (const int64_t size : sizes) numel *= size;
  std::vector<double> values;
  for (int64_t i = 0; i < numel; ++i) values.push_back(static_cast<double>(i * 5 % 11) * step - 0.4);
  return Tensor::FromValues(sizes, values, DType::kFloat64);
}

TEST(Differentiate, GradientsMatchTheTape) {
  const std::unique_ptr<Graph> forward = Read(kForward);
  const absl::StatusOr<std::unique_ptr<Graph>> joint = Differentiate(*forward);
  ASSERT_TRUE(joint.ok()) << joint.status();
  ASSERT_TRUE(Verify(**joint).ok()) << Verify(**joint);
  std::vector<std::string> names;
  for (const Node* node : (*joint)->placeholders()) names.push_back(node->name());
  EXPECT_THAT(names, ::testing::ElementsAre("x", "w", "index", "tangent0", "tangent2", "tangent3"));

  const Variable x = Variable(Ramp({2, 3}, 0.1)).set_requires_grad();
  const Variable w = Variable(Ramp({3, 4}, 0.07)).set_requires_grad();
  const Tensor index = Tensor::FromValues({2}, {1, 2}, DType::kInt64);
  const variable_list tangents = {Ramp({2, 4}, 0.3), Ramp({2}, 0.2), Ramp({}, 0.9)};
  const Variable h = ops::tanh(ops::mm(x, w));
  const variable_list expected =
      Grad({TapePoint(h * h), TapePoint(std::get<0>(ops::max(h, 1))), TapePoint(ops::sum(x))},
           {TapePoint(x), TapePoint(w)}, tangents);
  const auto executable = CompileForInterpreter(**joint);
  ASSERT_TRUE(executable.ok()) << executable.status();
  const absl::StatusOr<IValueList> results =
      (*executable)->Run({x.detach(), w.detach(), index, tangents[0], tangents[1], tangents[2]});
  ASSERT_TRUE(results.ok()) << results.status();
  ASSERT_EQ(results->size(), 6u);
  for (size_t i = 0; i < 2; ++i) {
    const Difference difference = Compare((*results)[4 + i].tensor(), expected[i], {.rtol = 1e-12, .atol = 1e-14});
    EXPECT_TRUE(difference.ok()) << difference.ToString(expected[i]);
  }
}

TEST(Differentiate, BackwardCallsBelongToForwardCalls) {
  const absl::StatusOr<std::unique_ptr<Graph>> joint = Differentiate(*Read(kForward));
  ASSERT_TRUE(joint.ok()) << joint.status();
  int num_backward = 0;
  for (const Node* node : (*joint)->nodes()) {
    if (!node->is_call()) continue;
    EXPECT_TRUE(node->provenance().has_stack()) << node->name();
    if (node->target() != "torch.ops.aten.tanh_backward.default") continue;
    ++num_backward;
    EXPECT_EQ(node->provenance().forward_node, "tanh");
    EXPECT_EQ(node->provenance().sequence_number, (*joint)->Find("tanh")->provenance().sequence_number);
    EXPECT_EQ(node->provenance().Location(), (*joint)->Find("tanh")->provenance().Location());
  }
  EXPECT_EQ(num_backward, 1);
  EXPECT_THAT(PrintGraph(**joint, TextStyle::Code()),
              HasSubstr("Gradient addition node due to multiple use of tensor around:"));
}

TEST(Differentiate, OnlyRequestedGradients) {
  const std::unique_ptr<Graph> forward = Read(kForward);
  const absl::StatusOr<std::unique_ptr<Graph>> joint =
      Differentiate(*forward, {.wrt = std::vector<std::string>{"w"}, .outputs = std::vector<int>{3}});
  EXPECT_THAT(joint.status().message(), HasSubstr("output 3 does not depend differentiably on"));
  const auto other =
      Differentiate(*forward, {.wrt = std::vector<std::string>{"w", "x"}, .outputs = std::vector<int>{3}});
  ASSERT_TRUE(other.ok()) << other.status();
  const std::vector<Argument>& outputs = (*other)->output()->args()[0].items();
  ASSERT_EQ(outputs.size(), 6u);
  EXPECT_TRUE(outputs[4].is_none());
  EXPECT_TRUE(outputs[5].is_node());
}

TEST(Differentiate, ReportsAllMistakes) {
  const auto joint = Differentiate(*Read(kForward), {.wrt = std::vector<std::string>{"v", "index", "x", "x"}});
  for (const char* text : {"no placeholder is named v", "%index is i64[2]: only tensors of floating-point dtype",
                           "%x is given twice", "the placeholders of floating-point dtype are: x, w"}) {
    EXPECT_THAT(joint.status().message(), HasSubstr(text));
  }
  const auto outputs = Differentiate(*Read(kForward), {.outputs = std::vector<int>{7, 1, 0, 0}});
  for (const char* text :
       {"output 7 (counted from 0) does not exist: the graph has 4 outputs",
        "output 1 is Tensor i64[2]; expected a real floating-point tensor", "output 0 is given twice"}) {
    EXPECT_THAT(outputs.status().message(), HasSubstr(text));
  }
}

TEST(Differentiate, ErrorsOfFormulasNameTheForwardCall) {
  for (const char* call : {"linalg_vector_norm.default(x, s0)", "norm.Scalar(x, s0)", "dist.default(x, x, s0)",
                           "renorm.default(x, s0, 0, 1.0)", "celu.default(x, s0)"}) {
    const std::unique_ptr<Graph> forward = Read(absl::StrCat("def forward(self, s0: \"Sym(s0)\", x: \"f32[s0, 4]\"):\n",
                                                             "    # File: model.py:3 in forward, code: y = f(x)\n",
                                                             "    y = torch.ops.aten.", call, "\n    return (y,)\n"));
    const std::string error(Differentiate(*forward).status().message());
    EXPECT_THAT(error,
                HasSubstr("a decomposition or a derivative formula needs the value of s0, which is symbolic\n  in "))
        << call;
    EXPECT_THAT(error, HasSubstr("Backward0\n  at model.py:3 in forward: y = f(x)")) << call;
  }
}

TEST(Differentiate, NeedsTypes) {
  const auto joint = Differentiate(*Read(R"(
graph():
    %x : [num_users=1] = placeholder[target=x]
    %relu : [num_users=1] = call_function[target=torch.ops.aten.relu.default](args = (%x,), kwargs = {})
    return relu
)"));
  EXPECT_THAT(joint.status().message(), HasSubstr("the types of these placeholders are unknown: %x"));
}

// A write changes every tensor that shares the storage, for any strides of the view and any op that made it.
TEST(Differentiate, WritesThroughViews) {
  struct WriteThroughView {
    absl::string_view lines;
    std::vector<double> by_x;
  };
  const WriteThroughView cases[] = {
      {R"(
        base = torch.ops.aten.mul.Tensor(x, 1.0)
        q = torch.ops.aten.reshape.default(base, [6])
        m = torch.ops.aten.mul_.Tensor(q, 10.0)
        shown = torch.ops.aten.t.default(base))",
       {10, 30, 50, 20, 40, 60}},
      {R"(
        t = torch.ops.aten.t.default(x)
        base = torch.ops.aten.mul.Tensor(t, 1.0)
        v = torch.ops.aten.as_strided.default(base, [3], [1], 0)
        m = torch.ops.aten.mul_.Tensor(v, 10.0)
        shown = torch.ops.aten.alias.default(base))",
       {10, 30, 50, 2, 4, 6}},
      {R"(
        t = torch.ops.aten.t.default(x)
        base = torch.ops.aten.mul.Tensor(t, 1.0)
        bt = torch.ops.aten.t.default(base)
        v = torch.ops.aten.view.default(bt, [6])
        m = torch.ops.aten.mul_.Tensor(v, 10.0)
        shown = torch.ops.aten.alias.default(base))",
       {10, 30, 50, 20, 40, 60}},
      {R"(
        base = torch.ops.aten.mul.Tensor(x, 1.0)
        same = torch.ops.aten.contiguous.default(base)
        m = torch.ops.aten.mul_.Tensor(same, 10.0)
        shown = torch.ops.aten.t.default(base))",
       {10, 30, 50, 20, 40, 60}},
      {R"(
        t = torch.ops.aten.t.default(x)
        base = torch.ops.aten.mul.Tensor(t, 1.0)
        copy = torch.ops.aten.contiguous.default(base)
        m = torch.ops.aten.mul_.Tensor(copy, 10.0)
        shown = torch.ops.aten.alias.default(base))",
       {1, 3, 5, 2, 4, 6}},
  };
  const Tensor x = Ramp({2, 3}, 0.1);
  const Tensor w = Tensor::FromValues({3, 2}, {1, 2, 3, 4, 5, 6}, DType::kFloat64);
  const Tensor one = Tensor::FromValues({}, {1}, DType::kFloat64);
  for (const WriteThroughView& c : cases) {
    const auto joint = Differentiate(*Read(absl::StrCat(
        "class GraphModule(torch.nn.Module):\n    def forward(self, x: \"f64[2, 3]\", w: \"f64[3, 2]\"):", c.lines,
        "\n        p = torch.ops.aten.mul.Tensor(shown, w)\n        s = torch.ops.aten.sum.default(p)\n"
        "        return (s,)\n")));
    ASSERT_TRUE(joint.ok()) << joint.status() << c.lines;
    const auto executable = CompileForInterpreter(**joint);
    ASSERT_TRUE(executable.ok()) << executable.status();
    const absl::StatusOr<IValueList> results = (*executable)->Run({x, w, one});
    ASSERT_TRUE(results.ok()) << results.status();
    const Tensor by_x = (*results)[1].tensor();
    for (int64_t i = 0; i < by_x.numel(); ++i) EXPECT_EQ(by_x.item(i).to_double(), c.by_x[i]) << i << c.lines;
  }
}

// The formulas hold for any sizes, so the joint graph of symbolic sizes does too.
TEST(Differentiate, MatricesThatMayBeTallOrWide) {
  constexpr absl::string_view kTwo = "    first = y[0]\n    second = y[1]\n    return (first, second)\n";
  constexpr absl::string_view kLastTwo = "    first = y[1]\n    second = y[2]\n    return (first, second)\n";
  constexpr absl::string_view kThree =
      "    first = y[0]\n    second = y[1]\n    third = y[2]\n    return (first, second, third)\n";
  const std::pair<absl::string_view, absl::string_view> cases[] = {
      {"linalg_qr.default(a)", kTwo},
      {"linalg_lu.default(a)", kLastTwo},
      {"_linalg_svd.default(a)", kThree},
      {"trace.default(a)", "    return (y,)\n"},
  };
  for (const auto& [call, rest] : cases) {
    const auto joint_for = [call = call, rest = rest](absl::string_view rows) {
      const std::unique_ptr<Graph> forward = Read(
          absl::StrCat("def forward(self, a: \"f64[", rows, ", 4]\"):\n    y = torch.ops.aten.", call, "\n", rest));
      absl::StatusOr<std::unique_ptr<Graph>> joint = Differentiate(*forward);
      EXPECT_TRUE(joint.ok()) << call << joint.status();
      return *std::move(joint);
    };
    const std::unique_ptr<Graph> symbolic = joint_for("s0");
    for (const int64_t rows : {2, 3, 4, 5, 9}) {
      const std::unique_ptr<Graph> known = joint_for(absl::StrCat(rows));
      IValueList inputs;
      for (const Node* placeholder : known->placeholders()) {
        std::vector<int64_t> sizes;
        for (const SymInt& size : placeholder->type().tensor().sizes) sizes.push_back(size.value());
        inputs.emplace_back(Ramp(sizes, 0.3));
      }
      const auto expected = (*CompileForInterpreter(*known))->Run(inputs);
      const auto found = (*CompileForInterpreter(*symbolic))->Run(inputs);
      ASSERT_TRUE(expected.ok() && found.ok()) << call << expected.status() << found.status();
      for (size_t i = 0; i < found->size(); ++i) {
        const Difference difference = Compare((*found)[i].tensor(), (*expected)[i].tensor(), {1e-9, 1e-9});
        EXPECT_TRUE(difference.ok()) << call << " " << rows << " rows, output " << i;
      }
    }
  }
}

// Processor time of this thread in seconds, which other programs do not change.
double SecondsOfThread() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

// Ten times as many outputs must not take 100 times as long.
TEST(Differentiate, TwentyThousandOutputsTakeLinearTime) {
  double seconds[2];
  for (int k = 0; k < 2; ++k) {
    const int outputs = k == 0 ? 2'000 : 20'000;
    std::string text = "class G(torch.nn.Module):\n    def forward(self, x: \"f64[2]\"):\n";
    std::string names;
    for (int i = 0; i < outputs; ++i) {
      absl::StrAppend(&text, "        y", i, ": \"f64[2]\" = torch.ops.aten.mul.Tensor(x, ", i, ")\n");
      absl::StrAppend(&names, "y", i, ", ");
    }
    const std::unique_ptr<Graph> forward = Read(absl::StrCat(text, "        return (", names, ")\n"));
    ASSERT_NE(forward, nullptr);
    const double begin = SecondsOfThread();
    const absl::StatusOr<std::unique_ptr<Graph>> joint = Differentiate(*forward);
    seconds[k] = SecondsOfThread() - begin;
    ASSERT_TRUE(joint.ok()) << joint.status();
    EXPECT_EQ((*joint)->placeholders().size(), outputs + 1);
  }
  EXPECT_LT(seconds[1], 40 * seconds[0]) << seconds[0] << " s for 2,000 outputs";
}

}  // namespace
}  // namespace backtape
