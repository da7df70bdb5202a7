#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/tests/ir/text/test_ops.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

absl::StatusOr<GraphText> ReadGraphForm(absl::string_view text, bool allow_unknown_ops = false) {
  ReadOptions options;
  options.file_name = "g.fx";
  options.ops = &TestOps();
  options.allow_unknown_ops = allow_unknown_ops;
  return ReadGraph(text, options);
}

GraphText GoodText(absl::string_view text, bool allow_unknown_ops = false) {
  auto graph = ReadGraphForm(text, allow_unknown_ops);
  EXPECT_TRUE(graph.ok()) << graph.status().message();
  if (graph.ok()) return *std::move(graph);
  GraphText none;
  none.graph = std::make_unique<Graph>(TestOps());
  return none;
}

std::string ErrorOfText(absl::string_view text) {
  const auto graph = ReadGraphForm(text);
  EXPECT_FALSE(graph.ok());
  EXPECT_EQ(graph.status().code(), absl::StatusCode::kInvalidArgument);
  return std::string(graph.status().message());
}

// A graph of one placeholder x and one call with the given arguments.
GraphText WithCall(absl::string_view target, absl::string_view args, absl::string_view kwargs, int users_of_x = 1) {
  return GoodText(absl::StrCat("graph():\n    %x : [num_users=", users_of_x,
                               "] = placeholder[target=x]\n    %y : [num_users=1] = call_function[target=", target,
                               "](args = ", args, ", kwargs = ", kwargs, ")\n    return y\n"),
                  /*allow_unknown_ops=*/true);
}

TEST(GraphText, ReadsEveryOpcode) {
  const GraphText text = GoodText(R"(# a test case may start with comments

graph():
    %x : [num_users=1] = placeholder[target=x]
    %s : [num_users=0] = placeholder[target=s](default=1.5)
    %w : [num_users=1] = get_attr[target=linear.weight]
    %add : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x, %w), kwargs = {alpha: 2})
    %view : [num_users=1] = call_method[target=view](args = (%add, -1, 4), kwargs = {})
    %net_0 : [num_users=1] = call_module[target=net.0](args = (%view,), kwargs = {})
    return (net_0, None)
)");
  const Graph& graph = *text.graph;
  EXPECT_EQ(text.first_line, 3);
  EXPECT_EQ(graph.num_nodes(), 7u);
  EXPECT_EQ(graph.Find("s")->args()[0], Argument(1.5));
  EXPECT_EQ(graph.Find("w")->target(), "linear.weight");
  const Node* add = graph.Find("add");
  EXPECT_EQ(add->op(), TestOps().Find("aten.add.Tensor"));
  EXPECT_EQ(add->args()[1], Argument(graph.Find("w")));
  EXPECT_EQ(*add->FindKwarg("alpha"), Argument(2));
  EXPECT_EQ(graph.Find("view")->opcode(), Opcode::kCallMethod);
  EXPECT_EQ(graph.Find("net_0")->target(), "net.0");
  EXPECT_EQ(graph.output()->args()[0], Argument::Tuple({graph.Find("net_0"), Argument()}));
}

TEST(GraphText, EachNodeHasItsLineAsOrigin) {
  const GraphText text = GoodText("\ngraph():\n    %x : [num_users=1] = placeholder[target=x]\n    return x\n");
  const Graph& graph = *text.graph;
  const auto& origins = graph.Find("x")->provenance().origins;
  ASSERT_EQ(origins.size(), 1u);
  EXPECT_EQ(graph.origins()[origins[0]].name, "x");
  EXPECT_EQ(graph.origins()[origins[0]].line, 3);
  EXPECT_EQ(graph.origins()[graph.output()->provenance().origins[0]].line, 4);
}

TEST(GraphText, TheSchemaDecidesTheKindOfABareWord) {
  const auto kwarg = [](absl::string_view target, absl::string_view kwargs, absl::string_view name) {
    const GraphText text = WithCall(target, "(%x,)", kwargs);
    return *text.graph->Find("y")->FindKwarg(name);
  };
  EXPECT_EQ(kwarg("torch.ops.aten.gelu.default", "{approximate: tanh}", "approximate"), Argument("tanh"));
  EXPECT_EQ(kwarg("torch.ops.aten.div.Tensor_mode", "{rounding_mode: None}", "rounding_mode"), Argument());
  EXPECT_EQ(kwarg("torch.ops.aten.gelu.default", "{approximate: None}", "approximate"), Argument("None"));
  EXPECT_EQ(kwarg("torch.ops.aten.gelu.default", "{approximate: 1}", "approximate"), Argument("1"));
  EXPECT_EQ(kwarg("torch.ops.aten.gelu.default", "{approximate: }", "approximate"), Argument(""));
  EXPECT_EQ(kwarg("torch.ops.aten.empty.memory_format", "{device: xpu:1}", "device"), Argument(Device{"xpu", 1}));
  // For an unknown op, the form of a word determines its type.
  EXPECT_EQ(kwarg("foo.bar", "{a: cuda:0}", "a"), Argument(Device{"cuda", 0}));
  EXPECT_EQ(kwarg("foo.bar", "{a: tanh}", "a"), Argument("tanh"));
  EXPECT_EQ(kwarg("foo.bar", "{a: aten.mul.Tensor}", "a"), Argument(Argument::Symbol{"aten.mul.Tensor"}));
}

TEST(GraphText, StringsMayContainCommas) {
  const GraphText text = WithCall("torch.ops.aten.einsum.default", "(ij,jk->ik, [%x, %x])", "{}");
  EXPECT_EQ(text.graph->Find("y")->args()[0], Argument("ij,jk->ik"));
}

TEST(GraphText, ReadsConstants) {
  const GraphText text = WithCall(
      "foo", "(1, -2, 0.1, 1e-05, inf, -inf, nan, True, False, None, torch.float32, torch.strided, cpu)", "{}", 0);
  const ArgumentList& args = text.graph->Find("y")->args();
  const double inf = std::numeric_limits<double>::infinity();
  EXPECT_THAT(
      args, ElementsAre(Argument(1), Argument(-2), Argument(0.1), Argument(1e-5), Argument(inf), Argument(-inf),
                        Argument(std::numeric_limits<double>::quiet_NaN()), Argument(true), Argument(false), Argument(),
                        Argument(DType::kFloat32), Argument(Layout::kStrided), Argument(Device{"cpu", -1})));
}

TEST(GraphText, ReadsContainersAndSlices) {
  const GraphText text =
      WithCall("foo", "([%x, [1, 2]], (3,), (), slice(None, 3, None), {a: 1, b: [%x]}, (1+2j), 2j)", "{}");
  const Node* x = text.graph->Find("x");
  const ArgumentList& args = text.graph->Find("y")->args();
  ASSERT_EQ(args.size(), 7u);
  EXPECT_EQ(args[0], Argument::List({const_cast<Node*>(x), Argument::List({1, 2})}));
  EXPECT_EQ(args[1], Argument::Tuple({3}));
  EXPECT_EQ(args[2], Argument::Tuple({}));
  EXPECT_EQ(args[3], Argument::Slice({}, 3, {}));
  EXPECT_EQ(args[4].dict().items[0].second, Argument(1));
  EXPECT_EQ(args[5], Argument(std::complex<double>(1, 2)));
  EXPECT_EQ(args[6], Argument(std::complex<double>(0, 2)));
  EXPECT_EQ(x->num_uses(), 2u);
}

TEST(GraphText, ANodeInsideASliceHasNoPercentSign) {
  const GraphText text = WithCall("operator.getitem", "(%x, slice(0, x, None))", "{}");
  EXPECT_EQ(text.graph->Find("x")->num_uses(), 2u);
}

TEST(GraphText, ReadsTheVersionWithHashUsers) {
  constexpr absl::string_view kText =
      "graph():\n    %x : [#users=1] = placeholder[target=x]\n"
      "    %sum_1 : [#users=1] = call_function[target=torch.sum](args = (%x,), kwargs = {dim: -1})\n    return sum_1";
  const GraphText text = GoodText(kText);
  EXPECT_TRUE(text.style.hash_users);
  EXPECT_EQ(text.graph->Find("sum_1")->op(), nullptr);
  EXPECT_EQ(PrintGraph(text), kText);
}

TEST(GraphText, ReadsTensorMetadata) {
  constexpr absl::string_view kText =
      "graph():\n    %x : [num_users=1] = placeholder[target=x]\n"
      "    %y : Tensor \"f32[2, s0][s0, 1]cuda:0\"[num_users=1] = "
      "call_function[target=torch.ops.aten.relu.default](args = (%x,), kwargs = {})\n    return y\n";
  const GraphText text = GoodText(kText);
  const TensorType& type = text.graph->Find("y")->type().tensor();
  EXPECT_EQ(type.dtype, DType::kFloat32);
  EXPECT_EQ(type.sizes[1], SymInt::Symbol("s0"));
  EXPECT_EQ((*type.strides)[1], SymInt(1));
  EXPECT_EQ(type.device, (Device{"cuda", 0}));
  EXPECT_EQ(PrintGraph(text), kText);
}

TEST(GraphText, ReadsPlaceholdersOfInductorSources) {
  const GraphText text =
      GoodText("graph():\n    %x : Tensor \"i32[4][1]cuda:0\" = PlaceHolder[target=x]\n    return %x\n");
  EXPECT_EQ(text.graph->Find("x")->type().tensor().dtype, DType::kInt32);
}

TEST(GraphText, KeepsStatedTypes) {
  constexpr absl::string_view kText =
      "graph():\n    %n : int [num_users=0] = placeholder[target=n](default=3)\n    return None\n";
  const GraphText text = GoodText(kText);
  EXPECT_EQ(text.graph->Find("n")->type().opaque(), "int");
  EXPECT_EQ(PrintGraph(text), kText);
}

TEST(GraphText, UnknownOpsAreReportedTogetherWithSuggestions) {
  const std::string message = ErrorOfText(R"(graph():
    %x : [num_users=2] = placeholder[target=x]
    %a : [num_users=1] = call_function[target=torch.ops.aten.mull.Tensor](args = (%x, %x), kwargs = {})
    %b : [num_users=1] = call_function[target=torch.ops.mylib.foo.default](args = (%x, %a), kwargs = {})
    return b
)");
  EXPECT_THAT(message, HasSubstr("g.fx:3:47: error: unknown op torch.ops.aten.mull.Tensor; did you mean "
                                 "torch.ops.aten.mul.Tensor"));
  EXPECT_THAT(message, HasSubstr("g.fx:4:47: error: unknown op torch.ops.mylib.foo.default"));
}

TEST(GraphText, UnknownOpsCanBeKept) {
  const GraphText text = WithCall("torch.ops.mylib.foo.default", "(%x,)", "{mode: fast}");
  EXPECT_THAT(text.unknown_ops, ElementsAre("torch.ops.mylib.foo.default"));
  EXPECT_EQ(text.graph->Find("y")->op(), nullptr);
}

TEST(GraphText, ANodeIsNotNamedLikeAConstant) {
  const std::string message = ErrorOfText(R"(graph():
    %x : [num_users=1] = placeholder[target=x]
    %nan : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%x, nan), kwargs = {})
    return nan
)");
  EXPECT_THAT(message, HasSubstr("g.fx:3:6: error: a node cannot be named nan, which is a constant"));
}

TEST(GraphText, OneErrorDoesNotHideTheNext) {
  const std::string message = ErrorOfText(R"(graph():
    %x : [num_users=1] = placeholder[target=x]
    %a : [num_users=1] = call_function[target=torch.ops.aten.relu.default](args = (%x,, kwargs = {})
    %b : [num_users=1] = call_fun[target=torch.ops.aten.relu.default](args = (%a,), kwargs = {})
    what is this
    %c : [num_users=1] = call_function[target=torch.ops.aten.relu.default](args = (%zz,), kwargs = {})
    %c : [num_users=1] = call_function[target=torch.ops.aten.relu.default](args = (%late,), kwargs = {})
    %late : [num_users=1] = call_function[target=torch.ops.aten.relu.default](args = (%b,), kwargs = {})
    return (c, d)
)");
  EXPECT_THAT(message, HasSubstr("g.fx:3:"));
  EXPECT_THAT(message, HasSubstr("g.fx:4:26: error: expected placeholder, get_attr"));
  EXPECT_THAT(message, HasSubstr("g.fx:5:5: error: expected a node"));
  EXPECT_THAT(message, HasSubstr("g.fx:6:85: error: undefined name zz"));
  EXPECT_THAT(message, HasSubstr("g.fx:7:6: error: %c is defined a second time; the first definition is on line 6"));
  EXPECT_THAT(message, HasSubstr("g.fx:7:85: error: late is used before its definition on line 8"));
  EXPECT_THAT(message, HasSubstr("g.fx:9:16: error: undefined name d"));
  // Lines that could not be read cause no further errors.
  EXPECT_THAT(message, Not(HasSubstr("undefined name a")));
  EXPECT_THAT(message, Not(HasSubstr("undefined name b")));
  EXPECT_THAT(message, Not(HasSubstr("the text says")));
}

TEST(GraphText, UserCountsAreChecked) {
  const std::string message = ErrorOfText(R"(graph():
    %x : [num_users=2] = placeholder[target=x]
    %y : [num_users=2] = call_function[target=torch.ops.aten.mul.Tensor](args = (%x, %x), kwargs = {})
    return y
)");
  EXPECT_THAT(message, HasSubstr("g.fx:2:10: error: the text says that %x has 2 users, but in this graph it has 1"));
  EXPECT_THAT(message, HasSubstr("g.fx:3:10:"));
}

TEST(GraphText, ATextThatEndsEarlyIsAnError) {
  EXPECT_THAT(ErrorOfText("graph():\n    %x : [num_users=1] = placeholder[target=x]\n"),
              HasSubstr("g.fx:2:47: error: the text ends before the return line of the graph"));
  EXPECT_THAT(ErrorOfText("graph():"), HasSubstr("the text ends before the return line"));
  EXPECT_THAT(ErrorOfText("graph():\n    %x : [num_users=1] = placehol"),
              HasSubstr("g.fx:2:34: error: the text ends inside this line of the graph"));
}

TEST(GraphText, ATextWithoutGraphIsAnError) {
  EXPECT_THAT(ErrorOfText("hello\n"), HasSubstr("g.fx:1:1: error: no FX graph in this text"));
  EXPECT_THAT(ErrorOfText(""), HasSubstr("no FX graph"));
}

TEST(GraphText, SeveralGraphsAreListed) {
  const std::string one = "graph():\n    %x : [num_users=1] = placeholder[target=x]\n    return x\n";
  const std::string text = " ===== Forward graph 0 =====\n" + one + " ===== Backward graph 0 =====\n" + one;
  const std::string message = ErrorOfText(text);
  EXPECT_THAT(message, HasSubstr("0: Forward graph 0, 2 nodes, line 2"));
  EXPECT_THAT(message, HasSubstr("1: Backward graph 0, 2 nodes, line 6"));
  const auto graphs = ReadGraphs(text);
  ASSERT_TRUE(graphs.ok()) << graphs.status().message();
  EXPECT_EQ(graphs->size(), 2u);
  const auto second = ReadGraph(text, {}, 1);
  ASSERT_TRUE(second.ok());
  EXPECT_EQ(second->first_line, 6);
  EXPECT_THAT(std::string(ReadGraph(text, {}, 2).status().message()), HasSubstr("has no graph 2"));
}

TEST(GraphText, NestingIsLimited) {
  const auto nested = [](int depth) {
    return absl::StrCat("graph():\n    %y : [num_users=1] = call_function[target=foo](args = (",
                        std::string(depth, '['), std::string(depth, ']'), ",), kwargs = {})\n    return y\n");
  };
  EXPECT_TRUE(ReadGraphForm(nested(100)).ok());
  EXPECT_THAT(ErrorOfText(nested(100000)), HasSubstr("nested deeper than 200"));
}

TEST(GraphText, TruncatedListsAreAnError) {
  EXPECT_THAT(
      ErrorOfText("graph():\n    %y : [num_users=1] = call_function[target=foo](args = ([1, 2, ...[total_len=9]],), "
                  "kwargs = {})\n    return y\n"),
      HasSubstr("the list was truncated when it was printed"));
}

}  // namespace
}  // namespace backtape
