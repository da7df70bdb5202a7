#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/read_graphs.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

absl::StatusOr<GraphText> Read(absl::string_view text, bool allow_unknown_ops = false) {
  ReadOptions options;
  options.file_name = "g.code";
  options.allow_unknown_ops = allow_unknown_ops;
  return ReadGraph(text, options);
}

GraphText Good(absl::string_view text) {
  auto graph = Read(text);
  EXPECT_TRUE(graph.ok()) << graph.status().message() << "\n" << text;
  if (graph.ok()) return *std::move(graph);
  GraphText none;
  none.graph = std::make_unique<Graph>();
  return none;
}

std::string ErrorOf(absl::string_view text) {
  const auto graph = Read(text);
  EXPECT_FALSE(graph.ok()) << text;
  return std::string(graph.status().message());
}

// Reads a text and checks that the graph prints as the same text.
GraphText Same(absl::string_view text) {
  GraphText graph = Good(text);
  EXPECT_EQ(PrintGraph(graph), text);
  return graph;
}

// A function of x and y with one statement for z.
std::string WithStatement(absl::string_view statement) {
  return absl::StrCat("def forward(self, x, y):\n    ", statement, "\n    return z\n");
}

TEST(Code, Functions) {
  const GraphText text = Same(WithStatement("z = torch.sum(x, dim = -1, keepdim = True);  x = None"));
  const Node* z = text.graph->Find("z");
  EXPECT_EQ(z->target(), "torch.sum");
  EXPECT_EQ(z->args()[0], Argument(text.graph->Find("x")));
  EXPECT_EQ(*z->FindKwarg("keepdim"), Argument(true));
  EXPECT_EQ(Same(WithStatement("z = torch.ops.aten.add.Tensor(x, y, alpha = 2);  x = y = None")).graph->Find("z")->op(),
            OpTable::Builtin().Find("aten.add.Tensor"));
}

TEST(Code, PythonFunctionNamesDifferFromTargets) {
  const auto target = [](absl::string_view call) {
    return std::string(Same(WithStatement(absl::StrCat("z = ", call, "(x);  x = None"))).graph->Find("z")->target());
  };
  EXPECT_EQ(target("abs"), "builtins.abs");
  EXPECT_EQ(target("_operator_truth"), "operator.truth");
  EXPECT_EQ(target("torch__dynamo_compiled_autograd_ops_MulBackward0"),
            "torch__dynamo_compiled_autograd_ops_MulBackward0");
}

TEST(Code, Operators) {
  const auto target = [](absl::string_view expression, absl::string_view frees) {
    const GraphText text = Same(WithStatement(absl::StrCat("z = ", expression, ";  ", frees, " = None")));
    return std::string(text.graph->Find("z")->target());
  };
  EXPECT_EQ(target("x + y", "x = y"), "operator.add");
  EXPECT_EQ(target("x // y", "x = y"), "operator.floordiv");
  EXPECT_EQ(target("x / -2", "x"), "operator.truediv");
  EXPECT_EQ(target("3 ** y", "y"), "operator.pow");
  EXPECT_EQ(target("-2.5 * y", "y"), "operator.mul");
  EXPECT_EQ(target("x << y", "x = y"), "operator.lshift");
  EXPECT_EQ(target("x <= y", "x = y"), "operator.le");
  EXPECT_EQ(target("x < inf", "x"), "operator.lt");
  EXPECT_EQ(target("x != None", "x"), "operator.ne");
  EXPECT_EQ(target("x @ y", "x = y"), "operator.matmul");
  EXPECT_EQ(target("-x", "x"), "operator.neg");
  EXPECT_EQ(target("~x", "x"), "operator.invert");
  EXPECT_EQ(target("x[0]", "x"), "operator.getitem");
  EXPECT_EQ(target("x[(0, slice(None, y, None), Ellipsis)]", "x = y"), "operator.getitem");
}

TEST(Code, InPlaceOperators) {
  const GraphText add = Same(WithStatement("x += y;  z = x;  x = y = None"));
  EXPECT_EQ(add.graph->Find("z")->target(), "operator.iadd");
  EXPECT_THAT(add.graph->Find("z")->args(),
              ElementsAre(Argument(add.graph->Find("x")), Argument(add.graph->Find("y"))));
  EXPECT_EQ(Same(WithStatement("x //= 2;  z = x;  x = None")).graph->Find("z")->target(), "operator.ifloordiv");
  const GraphText item = Same(WithStatement("x[(0, slice(1, None, None))] = 3.0;  z = x;  x = None"));
  EXPECT_EQ(item.graph->Find("z")->target(), "operator.setitem");
  EXPECT_EQ(item.graph->Find("z")->args()[2], Argument(3.0));
}

TEST(Code, MethodsAttributesAndModules) {
  const GraphText method = Same(WithStatement("z = x.view(-1, 4);  x = None"));
  EXPECT_EQ(method.graph->Find("z")->opcode(), Opcode::kCallMethod);
  EXPECT_EQ(method.graph->Find("z")->args().size(), 3u);
  const GraphText attribute = Same(WithStatement("z = x.shape;  x = None"));
  EXPECT_EQ(attribute.graph->Find("z")->target(), "builtins.getattr");
  EXPECT_EQ(attribute.graph->Find("z")->args()[1], Argument("shape"));
  const GraphText fallback = Same(WithStatement("z = getattr(x, 'shape', None);  x = None"));
  EXPECT_EQ(fallback.graph->Find("z")->args().size(), 3u);
  const GraphText parameter = Same(WithStatement("z = self.net.weight"));
  EXPECT_EQ(parameter.graph->Find("z")->opcode(), Opcode::kGetAttr);
  EXPECT_EQ(parameter.graph->Find("z")->target(), "net.weight");
  const GraphText indexed = Same(WithStatement("z = getattr(getattr(self.net, \"2\"), \"0\").weight"));
  EXPECT_EQ(indexed.graph->Find("z")->target(), "net.2.0.weight");
  const GraphText module = Same(WithStatement("z = getattr(self.net, \"0\")(x, scale = 2);  x = None"));
  EXPECT_EQ(module.graph->Find("z")->opcode(), Opcode::kCallModule);
  EXPECT_EQ(module.graph->Find("z")->target(), "net.0");
}

TEST(Code, Values) {
  const GraphText text = Same(WithStatement(
      "z = torch.foo(x, [1, (2,)], 'it', \"it's\", device(type='cuda', index=0), torch.float32, torch.channels_last, "
      "(1+2j), complex(0.0, 2.0), {'a': y, 0: None}, torch.ops.aten.mul.Tensor, Mode.fast, -inf, nan, 1e-05, "
      "torch.Tensor(size=[2], dtype=float32));  x = y = None"));
  const ArgumentList& args = text.graph->Find("z")->args();
  ASSERT_EQ(args.size(), 16u);
  EXPECT_EQ(args[2], Argument("it"));
  EXPECT_EQ(args[3], Argument("it's"));
  EXPECT_EQ(args[4], Argument(Device{"cuda", 0}));
  EXPECT_EQ(args[7], Argument(std::complex<double>(1, 2)));
  EXPECT_EQ(args[8], Argument(std::complex<double>(0, 2)));
  EXPECT_EQ(args[9].dict().items[0].second, Argument(text.graph->Find("y")));
  EXPECT_EQ(args[10], Argument(Argument::Symbol{"aten.mul.Tensor"}));
  EXPECT_EQ(args[11], Argument(Argument::Symbol{"Mode.fast"}));
  EXPECT_EQ(args[15], Argument(Argument::Symbol{"torch.Tensor(size=[2], dtype=float32)"}));
}

TEST(Code, AnnotationsOfAllVersions) {
  const GraphText quoted = Same(R"py(class GraphModule(torch.nn.Module):
    def forward(self, x: "f32[2, s0][s0, 1]cuda:0", s0: "Sym(s0)", p: "Parameter(f32[3][1]cpu)", t : torch.Tensor, u):
        # No stacktrace found for following nodes
        z: "b8[][]cpu" = torch.foo(x, s0, p, t, u);  x = s0 = p = t = u = None
        return z
)py");
  const Graph& graph = *quoted.graph;
  EXPECT_TRUE(quoted.style.strides);
  EXPECT_EQ(graph.Find("x")->type().tensor().device, (Device{"cuda", 0}));
  EXPECT_EQ(graph.Find("s0")->type().sym_int(), SymInt::Symbol("s0"));
  EXPECT_EQ(graph.Find("p")->type().tensor().subclass, "Parameter");
  EXPECT_EQ(graph.Find("t")->type().opaque(), "torch.Tensor");
  EXPECT_FALSE(graph.Find("u")->type().is_known());
}

TEST(Code, TextOfTwoPointZero) {
  const GraphText text = Same(R"(class GraphModule(torch.nn.Module):
    def forward(self, x: f32[2, 3], y: f32[3]):
        # File: /home/a b/model.py:12, code: z = x in y, code: 3
        z: f32[2, 3] = torch.ops.aten.add.Tensor(x, y);  x = y = None
        return z
)");
  EXPECT_EQ(text.style.annotations, TextStyle::Annotations::kUnquoted);
  EXPECT_EQ(text.graph->Find("x")->type().tensor().sizes.size(), 2u);
  const StackFrame& frame = text.graph->Find("z")->provenance().stack->frames[0];
  EXPECT_EQ(frame.file, "/home/a b/model.py");
  EXPECT_EQ(frame.line, 12);
  EXPECT_EQ(frame.function, "");
  EXPECT_EQ(frame.code, "z = x in y, code: 3");
}

TEST(Code, CommentsApplyToTheNodesAfterThem) {
  const GraphText text = Same(R"(class GraphModule(torch.nn.Module):
    def forward(self, x):
         # File: a.py:1 in f.<locals>.g, code: a = x + 1
        a = x + 1;  x = None
        b = a * 2;  a = None

         # Annotation: {'stage': 1} recompute: MUST_SAVE File: b.py:2 in <lambda>, code: 
        c = b - 1;  b = None

         # No stacktrace found for following nodes
        d = -c;  c = None
        return d
)");
  const Graph& graph = *text.graph;
  EXPECT_TRUE(text.style.comment_extra_space);
  EXPECT_EQ(graph.Find("a")->provenance().stack, graph.Find("b")->provenance().stack);
  EXPECT_EQ(graph.Find("a")->provenance().stack->frames[0].function, "f.<locals>.g");
  EXPECT_EQ(graph.Find("c")->provenance().stack->note, "Annotation: {'stage': 1} recompute: MUST_SAVE");
  EXPECT_EQ(graph.Find("d")->provenance().stack, nullptr);
  EXPECT_EQ(graph.Find("x")->provenance().stack, nullptr);
}

TEST(Code, CommentsArePrintedWhereTheLineChanges) {
  GraphText text = Good(R"(class GraphModule(torch.nn.Module):
    def forward(self, x):
        # File: a.py:1 in f, code: a
        a = x + 1

        # File: a.py:2 in f, code: b
        b = a * 2
        return b
)");
  // A pass may leave different stack objects for the same line.
  Provenance provenance = text.graph->Find("b")->provenance();
  provenance.stack = std::make_shared<const StackTrace>(*text.graph->Find("a")->provenance().stack);
  text.graph->Find("b")->set_provenance(provenance);
  const std::string printed = PrintGraph(text);
  EXPECT_EQ(printed.find("# File: a.py:1"), printed.rfind("# File:"));
}

TEST(Code, ParametersWithReservedNamesAreRenamed) {
  const GraphText text = Same(R"(def forward(self, x, input = None, *args):
    input_1 = input
    args_1 = args
    z = x + input_1;  x = input_1 = None
    return (z, args_1)
)");
  EXPECT_EQ(text.graph->Find("input_1")->target(), "input");
  EXPECT_EQ(text.graph->Find("input_1")->args()[0], Argument());
  EXPECT_EQ(text.graph->Find("args_1")->target(), "*args");
}

TEST(Code, JointGraphs) {
  const GraphText text = Same(R"(class joint_helper(torch.nn.Module):
    def forward(self, primals, tangents):
        primals_1: "f32[2]"; tangents_1: "f32[2]";

        primals_1, tangents_1, = fx_pytree.tree_flatten_spec([primals, tangents], self._in_spec)
        # No stacktrace found for following nodes
        mul: "f32[2]" = torch.ops.aten.mul.Tensor(primals_1, tangents_1);  primals_1 = tangents_1 = None
        return pytree.tree_unflatten([mul, None], self._out_spec)
)");
  EXPECT_EQ(text.graph->placeholders().size(), 2u);
  EXPECT_EQ(text.graph->Find("tangents_1")->type().tensor().dtype, DType::kFloat32);
  EXPECT_EQ(text.style.return_prefix, "pytree.tree_unflatten(");
}

TEST(Code, JointGraphsWithNotes) {
  Same(R"(class joint_helper(torch.nn.Module):
    def forward(
        self,
        primals,
        tangents,
    ):
        primals_1: "f32[2][1]cpu"  # PlainAOTInput(idx=0)
        tangents_1: "f32[2][1]cpu"  # TangentAOTInput(output=PlainAOTOutput(idx=0))
        primals_1, tangents_1, = fx_pytree.tree_flatten_spec([primals, tangents], self._in_spec)
        # No stacktrace found for following nodes
        mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, tangents_1);  primals_1 = tangents_1 = None
        return pytree.tree_unflatten([
            mul,  # PlainAOTOutput(idx=0)
            None,  # None
        ], self._out_spec)
)");
  Same(R"(class GraphModule(torch.nn.Module):
    def forward(
        self,
        x: "f32[2]",  # PlainAOTInput(idx=0)
    ):
        # No stacktrace found for following nodes
        y: "f32[2]" = torch.ops.aten.relu.default(x);  x = None
        return (
            y,  # PlainAOTOutput(idx=0)
        )
)");
}

TEST(Code, OlderTextsDoNotFreeUnusedNames) {
  const GraphText text = Same("def forward(self, x):\n    y = x + 1\n    z = x * 2;  x = None\n    return z\n    ");
  EXPECT_FALSE(text.style.frees_unused);
  EXPECT_EQ(text.style.trailer, "\n    ");
  EXPECT_FALSE(Same("def forward(self, x):\n    y = x + 1\n    z = y * 2\n    return z\n").style.frees);
  // Parameters are freed too, and so are values with several uses.
  EXPECT_FALSE(Same("def forward(self, x):\n    y = x + 1\n    return y\n").style.frees);
  EXPECT_FALSE(Same("def forward(self, x):\n    y = x + x\n    return (y, y)\n").style.frees);
  EXPECT_TRUE(Same("def forward(self, x):\n    y = x + 1\n    return (y, x)\n").style.frees);
}

TEST(Code, NestedClassesAreSubmodules) {
  const GraphText text = Good(R"(class GraphModule(torch.nn.Module):
    def forward(self, x):
        body_0 = self.body_0
        z = torch.foo(x, body_0);  x = body_0 = None
        return z

    class body_0(torch.nn.Module):
        def forward(self, x):
            y = x + 1;  x = None
            return (y,)

        class inner(torch.nn.Module):
            def forward(self):
                return ()
)");
  const Graph* body = text.graph->FindSubgraph("body_0");
  ASSERT_NE(body, nullptr);
  ASSERT_NE(body->FindSubgraph("inner"), nullptr);
  EXPECT_EQ(body->FindSubgraph("inner")->num_nodes(), 1u);
}

// Up to 2.3, the classes of subgraphs are named after their types.
TEST(Code, NestedClassesWithoutNames) {
  for (const char* class_name : {"GraphModule", "<lambda>"}) {
    const GraphText text = Good(absl::StrReplaceAll(R"(class GraphModule(torch.nn.Module):
    def forward(self, p: "b8[]", x: "f32[2]"):
        w: "f32[2]" = self.w
        true_graph_0 = self.true_graph_0
        false_graph_0 = self.false_graph_0
        cond = torch.ops.higher_order.cond(p, true_graph_0, false_graph_0, [x, w]);  p = true_graph_0 = None
        getitem: "f32[2]" = cond[0];  cond = None
        return (getitem,)

    class $CLASS(torch.nn.Module):
        def forward(self, x: "f32[2]", w: "f32[2]"):
            mul: "f32[2]" = torch.ops.aten.mul.Tensor(x, w);  x = w = None
            return (mul,)

    class $CLASS(torch.nn.Module):
        def forward(self, x: "f32[2]", w: "f32[2]"):
            sub: "f32[2]" = torch.ops.aten.sub.Tensor(x, w);  x = w = None
            return (sub,)
)",
                                                    {{"$CLASS", class_name}}));
    ASSERT_NE(text.graph->FindSubgraph("true_graph_0"), nullptr) << class_name;
    EXPECT_NE(text.graph->FindSubgraph("true_graph_0")->Find("mul"), nullptr);
    ASSERT_NE(text.graph->FindSubgraph("false_graph_0"), nullptr) << class_name;
    EXPECT_NE(text.graph->FindSubgraph("false_graph_0")->Find("sub"), nullptr);
    EXPECT_THAT(PrintGraph(text), HasSubstr("    class false_graph_0(torch.nn.Module):\n"));
  }
}

TEST(Code, LogFiles) {
  const std::string prefix = "[rank1]:V0629 08:52:45.859000 1398 torch/a b.py:732] [0/0_1] [__aot_graphs] ";
  std::string log = "plain noise\n";
  for (const absl::string_view line :
       {"TRACED GRAPH", " ===== Backward graph 3 =====", " <eval_with_key>.14 class GraphModule(torch.nn.Module):",
        "    def forward(self, x):", "        y = x + 1;  x = None", "NOISE", "        return y", ""}) {
    absl::StrAppend(&log, line == "NOISE" ? "a line that another program printed\n" : absl::StrCat(prefix, line, "\n"));
    if (line == "NOISE") absl::StrAppend(&log, "W0629 08:52:45.860000 1398 b.py:1] [0/0] a warning\n");
  }
  const GraphText text = Good(log);
  EXPECT_EQ(text.title, "Backward graph 3");
  EXPECT_EQ(text.first_line, 4);
  EXPECT_EQ(text.graph->num_nodes(), 3u);
  EXPECT_EQ(text.graph->origins()[text.graph->Find("y")->provenance().origins[0]].line, 6);
}

TEST(Code, OtherPythonIsNotAGraph) {
  EXPECT_THAT(ErrorOf("class Net(torch.nn.Module):\n    def __init__(self):\n        pass\n"),
              HasSubstr("no FX graph"));
}

TEST(Code, GraphFragmentsOfInductor) {
  const GraphText text = Good(R"(# Topologically Sorted Source Nodes: [a], Original ATen: [aten.relu]
# Graph fragment:
#   %arg0_1 : Tensor "f32[4][1]cuda:0" = PlaceHolder[target=arg0_1]
#   %relu : Tensor "f32[4][1]cuda:0"[num_users=3] = call_function[target=torch.ops.aten.relu.default](args = (%arg0_1,), kwargs = {})
#   return %relu,%arg0_1
triton_poi_fused_0 = async_compile.triton('''
''')
)");
  EXPECT_EQ(text.title, "graph fragment");
  EXPECT_EQ(text.graph->num_nodes(), 3u);
  EXPECT_EQ(text.graph->output()->args()[0].items().size(), 2u);
}

TEST(Code, OneErrorDoesNotHideTheNext) {
  const std::string message = ErrorOf(R"(def forward(self, x, y = ):
    a = torch.ops.aten.mull.Tensor(x, x)
    b = torch.sum(a, nothing)
    c = b +
    d = foo.view(2)
    e = c * 2;  c = Nothing
    y += x;  7
    g = 3 4
    a = x + 1
    3 + 4
    return (e, unknown)
)");
  EXPECT_THAT(message, HasSubstr("g.code:1:26: error: expected a value"));
  EXPECT_THAT(message, HasSubstr("g.code:2:9: error: unknown op torch.ops.aten.mull.Tensor; did you mean"));
  EXPECT_THAT(message, HasSubstr("g.code:3:22: error: undefined name nothing"));
  EXPECT_THAT(message, HasSubstr("g.code:4:12: error: the line ends; expected a value"));
  EXPECT_THAT(message, HasSubstr("g.code:5:9: error: undefined name foo"));
  EXPECT_THAT(message, HasSubstr("g.code:6:17: error: after ';', only \"name = None\" is allowed"));
  EXPECT_THAT(message, HasSubstr("g.code:7:14: error: after ';', expected \"name = y\", which names the result"));
  EXPECT_THAT(message, HasSubstr("g.code:8:9: error: expected a call, an operator or a subscript"));
  EXPECT_THAT(message, Not(HasSubstr("g.code:9:")));  // a name that is assigned again
  EXPECT_THAT(message, HasSubstr("g.code:10:5: error: expected a statement"));
  EXPECT_THAT(message, HasSubstr("g.code:11:16: error: undefined name unknown"));
  // e and c are defined in lines that could not be read.
  EXPECT_THAT(message, Not(HasSubstr("undefined name e")));
}

TEST(Code, TextsThatEndEarly) {
  EXPECT_THAT(ErrorOf("class GraphModule(torch.nn.Module):\n"), HasSubstr("g.code:1:36: error: the text ends before"));
  EXPECT_THAT(ErrorOf("class GraphModule(torch.nn.Module):\n    def forward(\n        self,\n"),
              HasSubstr("the text ends inside the parameters"));
  EXPECT_THAT(ErrorOf("def forward(self, x):\n    y = x + 1\n"), HasSubstr("g.code:2:14: error: the text ends before"));
  EXPECT_THAT(ErrorOf("def forward(self, x):\n    return (\n        x,\n"),
              HasSubstr("the text ends inside the returned values"));
}

TEST(Code, NestingIsLimited) {
  const auto nested = [](int depth) {
    return WithStatement(absl::StrCat("z = torch.foo(", std::string(depth, '['), std::string(depth, ']'), ")"));
  };
  EXPECT_TRUE(Read(nested(100)).ok());
  EXPECT_THAT(ErrorOf(nested(100000)), HasSubstr("nested deeper than 200"));
}

}  // namespace
}  // namespace backtape
