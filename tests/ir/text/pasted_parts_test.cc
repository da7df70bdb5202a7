// Parts of graphs without their header: in comments, reviews, messages and logs, as people quote them.

#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/tests/ir/text/pasted.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr char kNegOfX[] =
    "%x : [num_users=1] = placeholder[target=x]\n"
    "%neg : [num_users=1] = call_function[target=torch.ops.aten.neg.default](args = (%x,), kwargs = {})\n"
    "return (neg,)\n";

TEST(PastedParts, StatementsInADiff) {
  const std::string text =
      "@reviewer, see line 20:\n"
      "```diff\n"
      "+        neg: f32[s1, 4] = torch.ops.aten.neg.default(x);  x = None\n"
      "+        return (neg,)\n"
      "+\n"
      "+    Graph signature: ...\n"
      "```\n";
  EXPECT_EQ(Nodes(text), kNegOfX);
  EXPECT_EQ(Nodes("@@ -1,4 +1,4 @@ def forward(self, x):\n"
                  "     c = torch.arange(n)\n"
                  "-    neg = torch.abs(c);  c = None\n"
                  "+    neg = torch.neg(c);  c = None\n"),
            "%n : [num_users=1] = placeholder[target=n]\n"
            "%c : [num_users=1] = call_function[target=torch.arange](args = (%n,), kwargs = {})\n"
            "%neg : [num_users=1] = call_function[target=torch.neg](args = (%c,), kwargs = {})\n"
            "return (neg,)\n");
}

TEST(PastedParts, TablesInADiff) {
  EXPECT_EQ(Nodes("+    # The graph:\n"
                  "+    \"\"\"\n"
                  "+    opcode         name    target            args     kwargs\n"
                  "+    -------------  ------  ----------------  -------  --------\n"
                  "+    placeholder    x       x                 ()       {}\n"
                  "+    call_function  neg     aten.neg.default  (x,)     {}\n"
                  "+    output         output  output            ((neg,),)  {}\n"
                  "+    \"\"\"\n"
                  "+    graph.print_tabular()\n"),
            kNegOfX);
}

TEST(PastedParts, Comments) {
  EXPECT_EQ(Nodes("    # This pass must not change:\n"
                  "    # ```\n"
                  "    # neg = torch.ops.aten.neg.default(x);  x = None\n"
                  "    # ```\n"
                  "    # See the test.\n"
                  "    run_pass(graph)\n"),
            kNegOfX);
  EXPECT_EQ(
      Nodes("// For example:\n"
            "//    %neg : [num_users=1] = call_function[target=torch.ops.aten.neg.default](args = (%x,), kwargs = "
            "{})\n"
            "// and so on.\n"),
      kNegOfX);
}

TEST(PastedParts, CommentsAfterNodes) {
  EXPECT_EQ(
      Nodes("    # Capture this pattern:\n"
            "    # %mm : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%x, %w), kwargs = "
            "{})  # noqa: E501\n"
            "    # %relu : [num_users=1] = call_function[target=torch.ops.aten.relu.default](args = (%mm,), kwargs "
            "= {})\n"),
      "%x : [num_users=1] = placeholder[target=x]\n"
      "%w : [num_users=1] = placeholder[target=w]\n"
      "%mm : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%x, %w), kwargs = {})\n"
      "%relu : [num_users=1] = call_function[target=torch.ops.aten.relu.default](args = (%mm,), kwargs = {})\n"
      "return (relu,)\n");
}

TEST(PastedParts, NodesInMessages) {
  const std::string node =
      "%neg : [num_users=1] = call_function[target=torch.ops.aten.neg.default](args = (%x,), kwargs = {})";
  EXPECT_EQ(Nodes("RuntimeError: wrong dtype\n\nWhile executing " + node + "\nOriginal traceback:\n  File \"m.py\"\n"),
            kNegOfX);
  const std::string prefix = "2024-02-01 22:25:52,715||torch._inductor.graph||DEBUG||graph.py:793||";
  EXPECT_EQ(
      Nodes(absl::StrCat(prefix, "lowering ", node, " \n", prefix,
                         "  via <function make_pointwise.<locals>.inner at 0x7ff1>\n", prefix,
                         "lowering %abs_1 : [num_users=1] = call_function[target=torch.ops.aten.abs.default](args "
                         "= (%neg,), kwargs = {}) \n")),
      "%x : [num_users=1] = placeholder[target=x]\n"
      "%neg : [num_users=1] = call_function[target=torch.ops.aten.neg.default](args = (%x,), kwargs = {})\n"
      "%abs_1 : [num_users=1] = call_function[target=torch.ops.aten.abs.default](args = (%neg,), kwargs = {})\n"
      "return (abs_1,)\n");
}

TEST(PastedParts, MethodsOfImplicitPlaceholders) {
  EXPECT_EQ(Nodes("out: \"f16[4]\" = output.view((4,));  output = None\nreturn (out, x)\n"),
            "%output : [num_users=1] = placeholder[target=output]\n"
            "%x : [num_users=1] = placeholder[target=x]\n"
            "%out : [num_users=1] = call_method[target=view](args = (%output, (4,)), kwargs = {})\n"
            "return (out, x)\n");
  EXPECT_THAT(Problems("neg: \"f32[2]\" = torch.ops.aten.neg.default(x)\nabs_1: \"f32[2]\" = torch\n"),
              HasSubstr("pasted:2:24: error: the text ends inside this line of the graph"));
}

TEST(PastedParts, NodesThatEndBeforeTheirNumberOfUsers) {
  const std::string node =
      "    %neg : [num_users=0] = call_function[target=torch.ops.aten.neg.default](args = (%x,), kwargs = {})\n";
  for (const absl::string_view cut : {"    %y : [nu", "    %y : [num_users=", "    %y : [#use", "    %y : ["}) {
    EXPECT_THAT(Problems(absl::StrCat(node, cut, "\n")),
                AllOf(HasSubstr("error: the text ends inside this line of the graph"), Not(HasSubstr("expected"))))
        << cut;
  }
}

// Statements of Dynamo's graphs have neither types nor overloads.
TEST(PastedParts, StatementsThatFreeValues) {
  EXPECT_EQ(Nodes("This makes symbolic arithmetic:\n"
                  "```\n"
                  "size = l_x_.size()\n"
                  "getitem = size[0];  size = None\n"
                  "mul = getitem * 2;  getitem = None\n"
                  "```\n"),
            "%l_x_ : [num_users=1] = placeholder[target=l_x_]\n"
            "%size : [num_users=1] = call_method[target=size](args = (%l_x_,), kwargs = {})\n"
            "%getitem : [num_users=1] = call_function[target=operator.getitem](args = (%size, 0), kwargs = {})\n"
            "%mul : [num_users=1] = call_function[target=operator.mul](args = (%getitem, 2), kwargs = {})\n"
            "return (mul,)\n");
  EXPECT_THAT(Problems("size = x.size()\nhalf = size[0] // 2\n"), HasSubstr("no FX graph in this text"));
}

TEST(PastedParts, NodesWrittenByHand) {
  EXPECT_EQ(Nodes("It should be:\n"
                  "%weight : get_attr[target=weight]\n"
                  "%T: call_method[target=T](args=(%weight, ), kwargs={})\n"
                  "%q = call_function[target=torch.neg](args=(%T,), kwargs={})\n"),
            "%weight : [num_users=1] = get_attr[target=weight]\n"
            "%T : [num_users=1] = call_method[target=T](args = (%weight,), kwargs = {})\n"
            "%q : [num_users=1] = call_function[target=torch.neg](args = (%T,), kwargs = {})\n"
            "return (q,)\n");
}

TEST(PastedParts, NodesInACall) {
  EXPECT_EQ(Nodes("    graph = dedent(\n"
                  "        \"\"\"\n"
                  "        %neg = call_function[target=torch.ops.aten.neg.default](args=(%x,), kwargs={})\n"
                  "        \"\"\"\n"
                  "    )\n"),
            kNegOfX);
}

TEST(PastedParts, ArgumentsBelowTheTarget) {
  EXPECT_EQ(Nodes("graph():\n"
                  "    %x : [num_users=1] = placeholder[target=x]\n"
                  "    %neg : [num_users=1] = call_function[target=torch.ops.aten.neg.default]\n"
                  "        (args = (%x,), kwargs = {})\n"
                  "    return (neg,)\n"),
            kNegOfX);
  EXPECT_EQ(Nodes("graph():\n"
                  "    %x : [num_users=1] = placeholder[target=x]\n"
                  "    %neg : [num_users=1] = call_function\n"
                  "        [target=torch.ops.aten.neg.default]\n"
                  "        (args = (%x,), kwargs = {})\n"
                  "    return (neg,)\n"),
            kNegOfX);
}

TEST(PastedParts, HeadersWithLongerNames) {
  const std::string body = "    %x : [num_users=1] = placeholder[target=x]\n    return x\n";
  const std::string nodes = "%x : [num_users=1] = placeholder[target=x]\nreturn x\n";
  EXPECT_EQ(Nodes("fwd_graph():\n" + body), nodes);
  EXPECT_EQ(Nodes("# fwd_graph():\n#     %x : [num_users=1] = placeholder[target=x]\n#     return x\n"), nodes);
  EXPECT_THAT(Problems("    # g: graph():\n"
                       "    #   %25 : Long(1, strides=[1]) = prim::Constant[value={1}]()\n"
                       "    #   return (%25)\n"),
              HasSubstr("pasted:2:10: error: this is a TorchScript graph"));
  // A parameter in a docstring.
  EXPECT_THAT(Problems("    Args:\n        graph(FunctionGraph): The graph of the function.\n"),
              HasSubstr("no FX graph in this text"));
}

TEST(PastedParts, FlattenedInputsWithoutTheLineThatFlattensThem) {
  EXPECT_EQ(Nodes("class inner_f(torch.nn.Module):\n"
                  "    def forward(self, primals, tangents):\n"
                  "        primals_1: \"f32[2]\"; tangents_1: \"f32[2]\";\n"
                  "\n"
                  "        mul: \"f32[2]\" = torch.ops.aten.mul.Tensor(tangents_1, primals_1)\n"
                  "        return pytree.tree_unflatten([mul], self._out_spec)\n"),
            "%primals_1 : [num_users=1] = placeholder[target=primals_1]\n"
            "%tangents_1 : [num_users=1] = placeholder[target=tangents_1]\n"
            "%mul : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%tangents_1, %primals_1), "
            "kwargs = {})\n"
            "return [mul]\n");
}

TEST(PastedParts, EllipsisOfPythonInAnIndex) {
  EXPECT_EQ(Nodes("def forward(self, x):\n"
                  "    getitem = x[(slice(None, None, None), ...)];  x = None\n"
                  "    return getitem\n"),
            "%x : [num_users=1] = placeholder[target=x]\n"
            "%getitem : [num_users=1] = call_function[target=operator.getitem](args = (%x, (slice(None, None, None), "
            "Ellipsis)), kwargs = {})\n"
            "return getitem\n");
  EXPECT_THAT(Problems("def forward(self, x):\n"
                       "    y = torch.ops.aten.neg.default(x, ...);  x = None\n"
                       "    return y\n"),
              AllOf(HasSubstr("pasted:2:39: error: the text was shortened here"), Not(HasSubstr("expected a value"))));
}

TEST(PastedParts, TextsThatEndInsideALine) {
  const std::string message = "error: the text ends inside this line of the graph";
  const std::string header = "def forward(self, x: \"f32[2]\"):\n    neg: \"f32[2]\" = torch.ops.aten.neg.default(x)\n";
  for (const std::string end :
       {"    abs: \"f3", "    abs: f3", "    abs: \"f32[2]\" = phi", "    abs_1 = torch.ops.aten.abs",
        "    abs_1 = torch.ops.aten.abs.default(ne", "    y = torch.f(neg, a = 1, bc"}) {
    EXPECT_THAT(Problems(header + end), AllOf(HasSubstr("pasted:3:"), HasSubstr(message), Not(HasSubstr("pasted:1"))))
        << end;
    const auto read = ReadPasted(header + end + "\n```\n", /*partial=*/true);
    ASSERT_TRUE(read.ok()) << read.status().message();
    EXPECT_THAT(read->cut, HasSubstr(message)) << end;
    EXPECT_NE(read->graph->Find("neg"), nullptr) << end;
  }
  for (const std::string end : {"    %y :", "    %y : [num_users=1] = call_function[target=torch.n"}) {
    EXPECT_THAT(Problems("graph():\n    %x : [num_users=1] = placeholder[target=x]\n" + end), HasSubstr(message))
        << end;
  }
  EXPECT_THAT(Problems("def forward(self, x: \"f32[2]\", y: \"f32[2, 3"), HasSubstr(message));
  // A problem before the last word is reported.
  EXPECT_THAT(Problems(header + "    y = torch.f(other, neg"), HasSubstr("undefined name other"));
}

// Programs that extract text from web pages join its lines.
TEST(PastedParts, GraphsInOneLine) {
  const std::string message = "error: the line breaks of this graph are lost: expected one statement in each line";
  EXPECT_THAT(Problems("Prints: class M(torch.nn.Module): def forward(self, x: \"f32[2]\"): neg: \"f32[2]\" = "
                       "torch.ops.aten.neg.default(x) return (neg,)\n"),
              HasSubstr("pasted:1:16: " + message));
  EXPECT_THAT(Problems("print(m.graph) graph(): %x : [num_users=1] = placeholder[target=x] %neg : [num_users=1] = "
                       "call_function[target=torch.ops.aten.neg.default](args = (%x,), kwargs = {}) return neg\n"),
              HasSubstr("pasted:1:16: " + message));
}

TEST(PastedParts, TextAfterStatements) {
  EXPECT_EQ(Nodes("```text\nneg: \"i64[8]\" = torch.ops.aten.neg.default(x)\nFile: m.py:130 in f\n```\n"), kNegOfX);
}

TEST(PastedParts, TextAfterATableWithoutOutput) {
  EXPECT_THAT(Problems("    opcode         name  target            args  kwargs\n"
                       "    -------------  ----  ----------------  ----  ------\n"
                       "    placeholder    x     x                 ()    {}\n"
                       "    call_function  neg   aten.neg.default  (x,)  {}\n"
                       "    \"\"\"\n"
                       "    graph.print_tabular()\n"),
              AllOf(HasSubstr("pasted:4:"), HasSubstr("error: the text ends before the return line of the graph"),
                    Not(HasSubstr("expected"))));
}

TEST(PastedParts, TablesWithoutAlignedColumns) {
  EXPECT_EQ(Nodes("opcode name target args kwargs\n"
                  "-------------  ------  ----------------  ---------  --------\n"
                  "placeholder x x                ()         {}\n"
                  "call_function neg aten.neg.default (x,)       {}\n"
                  "output output output           ((neg,),)  {}\n"),
            kNegOfX);
}

TEST(PastedParts, EllipsisBelowALongLine) {
  const std::string node =
      "    %l_x_ : torch._subclasses.fake_tensor.FakeTensor [num_users=2] = placeholder[target=l_x_]\n";
  EXPECT_THAT(Problems("graph():\n" + node + "    %l_y_" + node.substr(9) + "    ....\n    return (l_x_,)\n"),
              AllOf(HasSubstr("pasted:4:5: error: the text was shortened here"), Not(HasSubstr("expected"))));
}

// PyTorch 1.7 writes the arguments of methods as a list.
TEST(PastedParts, TablesWithListsOfArguments) {
  EXPECT_EQ(Nodes("opcode       name    target  args     kwargs\n"
                  "-----------  ------  ------  -------  --------\n"
                  "placeholder  x       x       ()       {}\n"
                  "call_method  relu_2  relu    [x]      {}\n"
                  "output       output  output  (relu_2,)  {}\n"),
            "%x : [num_users=1] = placeholder[target=x]\n"
            "%relu_2 : [num_users=1] = call_method[target=relu](args = (%x,), kwargs = {})\n"
            "return relu_2\n");
}

// Dynamo's graphs of distributed programs have such calls.
TEST(PastedParts, PacketsOfCollectives) {
  EXPECT_EQ(
      Nodes("graph():\n"
            "    %x : [num_users=1] = placeholder[target=x]\n"
            "    %y : [num_users=1] = call_function[target=torch.ops._c10d_functional.all_reduce](args = (%x, sum, "
            "default), kwargs = {})\n"
            "    return (y,)\n"),
      "%x : [num_users=1] = placeholder[target=x]\n"
      "%y : [num_users=1] = call_function[target=torch.ops._c10d_functional.all_reduce.default](args = (%x, sum, "
      "default), kwargs = {})\n"
      "return (y,)\n");
}

TEST(PastedParts, LiteralsWithLineEndsOfWindows) {
  EXPECT_EQ(Nodes("compile(\"def forward(x : Tensor) -> Tensor:\\r\\n    neg = torch.neg(x)\\r\\n    x = None\\r\\n    "
                  "return neg\\r\\n\")\n"),
            "%x : Tensor [num_users=1] = placeholder[target=x]\n"
            "%neg : [num_users=1] = call_function[target=torch.neg](args = (%x,), kwargs = {})\n"
            "return neg\n");
}

}  // namespace
}  // namespace backtape
