// Texts in forms that Backtape does not print: older and rarer output of PyTorch, and texts that users have changed.

#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/read_graphs.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

absl::StatusOr<GraphText> ReadPasted(absl::string_view text, bool partial = false) {
  ReadOptions options;
  options.file_name = "pasted";
  options.allow_unknown_ops = true;
  options.partial = partial;
  return ReadGraph(text, options);
}

// The graph as print(graph) writes it, without the header and the indentation; or the problems, if there are any.
std::string Nodes(absl::string_view text, bool partial = false) {
  const auto read = ReadPasted(text, partial);
  if (!read.ok()) return std::string(read.status().message());
  std::string nodes;
  const std::string printed = PrintGraph(*read->graph);
  for (size_t begin = printed.find('\n') + 1; begin < printed.size();) {
    const size_t end = printed.find('\n', begin);
    absl::StrAppend(&nodes, printed.substr(begin + 4, end - begin - 3));
    begin = end + 1;
  }
  return nodes;
}

std::string Problems(absl::string_view text) {
  const auto read = ReadPasted(text);
  EXPECT_FALSE(read.ok()) << text;
  return std::string(read.status().message());
}

TEST(Pasted, NamesThatAreAssignedAgain) {
  EXPECT_EQ(Nodes("def forward(self, x, y):\n"
                  "    x += y\n"
                  "    z = x\n"
                  "    w = torch.relu(z)\n"
                  "    w = torch.sigmoid(w)\n"
                  "    v = w\n"
                  "    return (v, x)\n"),
            "%x : [num_users=2] = placeholder[target=x]\n"
            "%y : [num_users=1] = placeholder[target=y]\n"
            "%z : [num_users=1] = call_function[target=operator.iadd](args = (%x, %y), kwargs = {})\n"
            "%w : [num_users=1] = call_function[target=torch.relu](args = (%z,), kwargs = {})\n"
            "%w_1 : [num_users=1] = call_function[target=torch.sigmoid](args = (%w,), kwargs = {})\n"
            "return (w_1, x)\n");
}

TEST(Pasted, GeneratedNamesYieldToNamesInTheText) {
  // The call without a name is named add until the text uses this name for another node.
  EXPECT_EQ(Nodes("def forward(self, x):\n"
                  "    torch.add(x, 1)\n"
                  "    add = torch.add(x, 2)\n"
                  "    return add\n"),
            "%x : [num_users=2] = placeholder[target=x]\n"
            "%add_1 : [num_users=0] = call_function[target=torch.add](args = (%x, 1), kwargs = {})\n"
            "%add : [num_users=1] = call_function[target=torch.add](args = (%x, 2), kwargs = {})\n"
            "return add\n");
}

TEST(Pasted, BoxedArguments) {
  EXPECT_EQ(
      Nodes("def forward(self, x, y):\n"
            "    call_boxed_arg_0 = [x, y];  x = y = None\n"
            "    call = torch.ops.mylib.fancy.default(call_boxed_arg_0, 2);  call_boxed_arg_0 = None\n"
            "    return (call,)\n"),
      "%x : [num_users=1] = placeholder[target=x]\n"
      "%y : [num_users=1] = placeholder[target=y]\n"
      "%call : [num_users=1] = call_function[target=torch.ops.mylib.fancy.default](args = ([%x, %y], 2), kwargs = {})\n"
      "return (call,)\n");
}

TEST(Pasted, ParenthesesThatFormattersAdd) {
  const std::string plain = Nodes(
      "def forward(self, x, y):\n"
      "    z = torch.add(x, y)\n"
      "    w = z * 2\n"
      "    return (w,)\n");
  EXPECT_EQ(Nodes("def forward(self, x, y):\n"
                  "    (z) = (torch.add((x), (y)))\n"
                  "    (\n"
                  "        w\n"
                  "    ) = z * (\n"
                  "        2\n"
                  "    )\n"
                  "    return (\n"
                  "        (w),\n"
                  "    )\n"),
            plain);
}

TEST(Pasted, TheModuleMayBeNamedRoot) {
  const std::string node = "%w : [num_users=1] = get_attr[target=linear.weight]\nreturn w\n";
  EXPECT_EQ(Nodes("def forward(root):\n    w = root.linear.weight\n    return w\n"), node);
  EXPECT_EQ(Nodes("def forward(self):\n    w = root.linear.weight\n    return w\n"), node);
}

TEST(Pasted, OldestGraphs) {
  EXPECT_EQ(Nodes("graph(x, y):\n"
                  "    %w : [#users=1] = self.linear.weight\n"
                  "    %add_1 : [#users=1] = call_function[target=operator.add](args = (%x, %w), kwargs = {})\n"
                  "    %sum = call_function[target=torch.sum](args = (%add_1, %y))\n"
                  "    return sum\n"),
            "%x : [num_users=1] = placeholder[target=x]\n"
            "%y : [num_users=1] = placeholder[target=y]\n"
            "%w : [num_users=1] = get_attr[target=linear.weight]\n"
            "%add_1 : [num_users=1] = call_function[target=operator.add](args = (%x, %w), kwargs = {})\n"
            "%sum : [num_users=1] = call_function[target=torch.sum](args = (%add_1, %y), kwargs = {})\n"
            "return sum\n");
}

TEST(Pasted, TorchScriptGraphsAreNotRead) {
  EXPECT_THAT(
      Problems("graph(%self : __torch__.M, %x.1 : Tensor):\n  %3 : Tensor = prim::CallMethod[name=\"f\"](%self)\n"),
      HasSubstr("no FX graph"));
}

TEST(Pasted, GetAttrNodesBeforePlaceholders) {
  EXPECT_EQ(
      Nodes("graph():\n"
            "    %w : [num_users=1] = get_attr[target=w]\n"
            "    %x : [num_users=1] = placeholder[target=x]\n"
            "    %mm : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%x, %w), kwargs = {})\n"
            "    return (mm,)\n"),
      "%x : [num_users=1] = placeholder[target=x]\n"
      "%w : [num_users=1] = get_attr[target=w]\n"
      "%mm : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%x, %w), kwargs = {})\n"
      "return (mm,)\n");
}

TEST(Pasted, LoweredGraphsOfExecuTorch) {
  const auto read = ReadPasted(
      "graph():\n"
      "    %x : [num_users=1] = placeholder[target=x]\n"
      "    %lowered_module_0 : [num_users=1] = get_attr[target=lowered_module_0]\n"
      "        backend_id: XnnpackBackend\n"
      "        lowered graph():\n"
      "            %x : [num_users=1] = placeholder[target=x]\n"
      "            %add : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x, 1), kwargs = "
      "{})\n"
      "            return [add]\n"
      "    %call : [num_users=1] = call_function[target=torch.ops.higher_order.executorch_call_delegate](args = "
      "(%lowered_module_0, %x), kwargs = {})\n"
      "    return (call,)\n");
  ASSERT_TRUE(read.ok()) << read.status().message();
  EXPECT_EQ(read->graph->num_nodes(), 4u);
  const Graph* lowered = read->graph->FindSubgraph("lowered_module_0");
  ASSERT_NE(lowered, nullptr);
  EXPECT_EQ(lowered->num_nodes(), 3u);
}

TEST(Pasted, BodiesWithoutHeader) {
  const std::string nodes =
      "%primals_1 : [num_users=1] = placeholder[target=primals_1]\n"
      "%mm : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%primals_1, %primals_1), kwargs = "
      "{})\n"
      "%relu : [num_users=1] = call_function[target=torch.ops.aten.relu.default](args = (%mm,), kwargs = {})\n";
  EXPECT_EQ(Nodes("        mm: \"f32[2, 2]\" = torch.ops.aten.mm.default(primals_1, primals_1)\n"
                  "        relu: \"f32[2, 2]\" = torch.ops.aten.relu.default(mm);  mm = None\n"
                  "        return [relu]\n"),
            nodes + "return [relu]\n");
  EXPECT_EQ(
      Nodes(
          "# Source node to ATen node mapping:\n"
          "#   x => relu\n"
          "# Graph fragment:\n"
          "#   %mm : [num_users=3] = call_function[target=torch.ops.aten.mm.default](args = (%primals_1, %primals_1), "
          "kwargs = {})\n"
          "#   %relu : [num_users=2] = call_function[target=torch.ops.aten.relu.default](args = (%mm,), kwargs = {})\n"
          "triton_poi_fused_relu_0 = async_compile.triton('x', '''\n"),
      nodes + "return (relu,)\n");
}

TEST(Pasted, JointGraphsBefore2_0) {
  EXPECT_EQ(Nodes("class functionalized_joint(torch.nn.Module):\n"
                  "    def forward(self, primals, tangents):\n"
                  "        primals_1: f32[2], tangents_1: f32[2], = fx_pytree.tree_flatten_spec([primals, tangents], "
                  "self._in_spec)\n"
                  "        mul: f32[2] = torch.ops.aten.mul.Tensor(primals_1, tangents_1)\n"
                  "        return pytree.tree_unflatten([mul], self._out_spec)\n"),
            "%primals_1 : [num_users=1] = placeholder[target=primals_1]\n"
            "%tangents_1 : [num_users=1] = placeholder[target=tangents_1]\n"
            "%mul : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%primals_1, %tangents_1), "
            "kwargs = {})\n"
            "return [mul]\n");
}

TEST(Pasted, TablesInLogs) {
  EXPECT_EQ(Nodes("[2023-07-26 17:47:10,325] torch._dynamo.output_graph: [INFO] TRACED GRAPH\n"
                  " __compiled_fn_0 <eval_with_key>.5 opcode         name    target        args         kwargs\n"
                  "-------------  ------  -------------------------------  ---------  --------\n"
                  "placeholder    x       x                                ()         {}\n"
                  "call_function  add     <built-in function add>          (x, 1.5)   {}\n"
                  "call_function  sin     aten.sin.default                 (add,)     {}\n"
                  "output         output  output                           ((sin,),)  {}\n"),
            "%x : [num_users=1] = placeholder[target=x]\n"
            "%add : [num_users=1] = call_function[target=operator.add](args = (%x, 1.5), kwargs = {})\n"
            "%sin : [num_users=1] = call_function[target=torch.ops.aten.sin.default](args = (%add,), kwargs = {})\n"
            "return (sin,)\n");
}

TEST(Pasted, ShortenedPrefixes) {
  const std::string nodes = "%x : [num_users=1] = placeholder[target=x]\nreturn (x,)\n";
  EXPECT_EQ(
      Nodes("[__graph_code] TRACED GRAPH\n[__graph_code] def forward(self, x):\n[__graph_code]     return (x,)\n"),
      nodes);
  EXPECT_EQ(Nodes("[0/1] [__aot_graphs] def forward(self, x):\n[0/1] [__aot_graphs]     return (x,)\n"), nodes);
  EXPECT_EQ(Nodes("torch._dynamo.output_graph: [INFO] def forward(self, x):\n    return (x,)\n"), nodes);
  EXPECT_EQ(Nodes("[aot_autograd.py:1664 DEBUG] def forward(self, x):\n    return (x,)\n"), nodes);
}

TEST(Pasted, PrefixesOfOtherLoggers) {
  const std::string nodes = "%x : [num_users=1] = placeholder[target=x]\nreturn (x,)\n";
  for (const std::string prefix :
       {"2024-05-01 12:00:00,123 - torch._dynamo - DEBUG - ", "2024-05-01 12:00:00,123 - DEBUG - torch._dynamo - ",
        "2024-05-01 12:00:00,123 - INFO - ", "[2024-05-01 12:00:00,123][torch._dynamo][DEBUG] - ",
        "[2024-05-01 12:00:00,123][__main__][INFO] - ", "INFO 07-07 02:22:12 [core.py:588] ",
        "(EngineCore_DP0 pid=233) DEBUG 11-10 12:00:00 [compilation/backends.py:519] ", "server-1  | ",
        "my-server-1  | (Worker_TP0 pid=81) ERROR 01-02 11:29:30 [executor.py:824] "}) {
    EXPECT_EQ(Nodes(absl::StrCat(prefix, "def forward(self, x):\n", prefix, "    return (x,)\n")), nodes) << prefix;
  }
}

TEST(Pasted, RecordsOfALogInJson) {
  EXPECT_EQ(
      Nodes(
          "{\"log\":\"starting\\n\",\"stream\":\"stderr\"}\n"
          "{\"log\":\"def forward(self, x: \\\"f32[2]\\\"):\\n\",\"stream\":\"stderr\"}\n"
          "{\"log\":\"    neg: \\\"f32[2]\\\" = torch.ops.aten.neg.default(x);  x = None\\n\",\"stream\":\"stderr\"}\n"
          "{\"log\":\"    return (neg,)\\n\",\"stream\":\"stderr\"}\n"
          "{\"log\":\"done\\n\",\"stream\":\"stderr\"}\n"),
      "%x : [num_users=1] = placeholder[target=x]\n"
      "%neg : [num_users=1] = call_function[target=torch.ops.aten.neg.default](args = (%x,), kwargs = {})\n"
      "return (neg,)\n");
}

TEST(Pasted, ProgramsNextToGraphsAreIgnored) {
  const std::string program =
      "import torch\n"
      "class M(torch.nn.Module):\n"
      "    def forward(self, x):\n"
      "        if x.sum() > 0:\n"
      "            x = self.fc(x).relu() + 1\n"
      "        return x + 1\n";
  const std::string graph =
      "def forward(self, x):\n"
      "    neg = torch.ops.aten.neg.default(x);  x = None\n"
      "    return (neg,)\n";
  EXPECT_EQ(Nodes(program + graph), Nodes(graph));
  // If the text has no graph, the problems refer to the program.
  EXPECT_THAT(Problems(program), HasSubstr("pasted:4:"));
}

TEST(Pasted, HigherOrderOpsAsArguments) {
  const auto target = [](absl::string_view argument) {
    return Nodes(
        absl::StrCat("graph():\n    %x : [num_users=1] = placeholder[target=x]\n    %y : [num_users=1] = call_function["
                     "target=torch.ops.higher_order.wrap](args = (",
                     argument, ", %x), kwargs = {})\n    return (y,)\n"));
  };
  for (const absl::string_view argument : {"aten.mm.default", "cond", "torch.ops.higher_order.cond",
                                           "<torch._higher_order_ops.cond.CondOp object at 0x7f>"}) {
    EXPECT_THAT(target(argument), HasSubstr(absl::StrCat("(args = (", argument, ", %x)"))) << argument;
  }
}

TEST(Pasted, HigherOrderOpsAsArgumentsInCode) {
  const std::string text =
      "def forward(self, token, obj):\n"
      "    with_effects = torch.ops.higher_order.with_effects(token, torch.ops.higher_order.call_torchbind, obj, "
      "'get');"
      "  token = obj = None\n"
      "    return with_effects\n";
  const auto read = ReadPasted(text);
  ASSERT_TRUE(read.ok()) << read.status().message();
  EXPECT_EQ(PrintGraph(*read), text);
}

TEST(Pasted, UnknownCallsOfEveryKindAreNoted) {
  const auto read = ReadPasted(
      "def forward(self, x):\n"
      "    a = torch.ops.mylib.fancy.default(x)\n"
      "    b = self.linear(a)\n"
      "    c = b.view(2)\n"
      "    d = torch.relu(c)\n"
      "    e = torch_nn_functional_gelu(d)\n"
      "    f = torch.relu(e)\n"
      "    return f\n");
  ASSERT_TRUE(read.ok()) << read.status().message();
  EXPECT_THAT(read->unknown_ops, ElementsAre("torch.ops.mylib.fancy.default", "self.linear", "Tensor.view",
                                             "torch.relu", "torch_nn_functional_gelu"));
}

TEST(Pasted, StringsOfPythonSources) {
  const auto readings = ReadEachGraph(
      "class TestAdd(TestCase):\n"
      "    def test_add(self):\n"
      "        gm = make_fx(torch.add)(x, y)\n"
      "        self.assertExpectedInline(gm.graph, \"\"\"graph():\n"
      "    %x : [num_users=1] = placeholder[target=x]\n"
      "    return (x,)\"\"\")\n"
      "        self.assertExpectedInline(gm.code.strip(), '''\\\n"
      "def forward(self, x, y):\n"
      "    # File: m.py:3 in forward, code: s = \"\"\"a\"\"\",\n"
      "    add = torch.ops.aten.add.Tensor(x, y);  x = y = None\n"
      "    return pytree.tree_unflatten([add], self._out_spec)''',  # noqa: B950\n"
      "        )\n",
      {});
  ASSERT_TRUE(readings.ok()) << readings.status().message();
  ASSERT_EQ(readings->size(), 2u);
  for (const GraphReading& reading : *readings) EXPECT_TRUE(reading.problem.ok()) << reading.problem.message();
  EXPECT_EQ((*readings)[0].text.first_line, 4);
  EXPECT_EQ((*readings)[1].text.first_line, 8);
  EXPECT_THAT(PrintGraph((*readings)[1].text), HasSubstr("in forward, code: s = \"\"\"a\"\"\",\n"));
}

// Their triple quotes are not those of a Python source.
TEST(Pasted, BlocksOfMetadataInLogs) {
  const std::string nodes =
      "%x : [num_users=1] = placeholder[target=x]\n"
      "%neg : [num_users=1] = call_function[target=torch.ops.aten.neg.default](args = (%x,), kwargs = {})\n"
      "return (neg,)\n";
  for (const std::string prefix : {"", "INFO:torch:", "server-1  | ", "> "}) {
    const std::vector<std::string> lines = {"def forward(self, x):",
                                            "    \"\"\"",
                                            "    stack_trace: '  File \"m.py\", line 3, in forward'",
                                            "    \"\"\"",
                                            "    neg = torch.ops.aten.neg.default(x);  x = None",
                                            "    return (neg,)"};
    std::string text;
    for (const std::string& line : lines) absl::StrAppend(&text, prefix, line, "\n");
    EXPECT_EQ(Nodes(text), nodes) << prefix;
  }
}

TEST(Pasted, QuotationMarksWithoutSpace) {
  const std::string end = "graph():\n>    %x : [num_users=1] = placeholder[target=x]\n>    return x\n";
  EXPECT_EQ(Nodes(">" + end), "%x : [num_users=1] = placeholder[target=x]\nreturn x\n");
  // The terminal cut the node, and the space after the mark is the one before "kwargs".
  EXPECT_EQ(Nodes(">graph():\n"
                  ">    %x : [num_users=1] = placeholder[target=x]\n"
                  ">    %f : [num_users=1] = call_function[target=f](args = (%x,),\n"
                  "> kwargs = {})\n"
                  ">    %g : [num_users=1] = call_function[target=g](args = (%f,),\n"
                  "> kwargs = {})\n"
                  "># two lines without a space\n"
                  ">    return g\n"),
            "%x : [num_users=1] = placeholder[target=x]\n"
            "%f : [num_users=1] = call_function[target=f](args = (%x,), kwargs = {})\n"
            "%g : [num_users=1] = call_function[target=g](args = (%f,), kwargs = {})\n"
            "return g\n");
}

TEST(Pasted, NamesOfFlattenedArgumentsThatLostTheirTypes) {
  const std::string text =
      "def forward(self, other):\n"
      "    _fn_args = (self, other)\n"
      "    self, L_self_ , L_other_ , = self._dynamo_bytecode_flatten(*_fn_args)\n"
      "    l_self_ = L_self_\n"
      "    l_other_ = L_other_\n"
      "    add = l_self_ + l_other_;  l_self_ = l_other_ = None\n"
      "    return self._dynamo_bytecode_unflatten((add,), _fn_args)";
  EXPECT_EQ(Nodes(text),
            "%l_self_ : [num_users=1] = placeholder[target=L_self_]\n"
            "%l_other_ : [num_users=1] = placeholder[target=L_other_]\n"
            "%add : [num_users=1] = call_function[target=operator.add](args = (%l_self_, %l_other_), kwargs = {})\n"
            "return (add,)\n");
  const auto read = ReadPasted(text);
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(PrintGraph(*read), text);
}

TEST(Pasted, EmptyDefaults) {
  const std::string text = "graph():\n    %x : [#users=1] = placeholder[target=x](default=)\n    return x\n";
  const auto read = ReadPasted(text);
  ASSERT_TRUE(read.ok()) << read.status().message();
  EXPECT_EQ(read->graph->Find("x")->args()[0], Argument(std::string()));
  EXPECT_EQ(PrintGraph(*read), text);
}

TEST(Pasted, TablesInComments) {
  const std::string nodes =
      "%x : [num_users=1] = placeholder[target=x]\n"
      "%neg : [num_users=1] = call_function[target=operator.neg](args = (%x,), kwargs = {})\n"
      "return (neg,)\n";
  EXPECT_EQ(Nodes("    # The graph:\n"
                  "    #  __compiled_fn_0 <eval_with_key>.0 opcode         name    target    args    kwargs\n"
                  "    # -------------  ------  ------------------------  ---------  --------\n"
                  "    # placeholder    x       x                         ()         {}\n"
                  "    # call_function  neg     <built-in function neg>   (x,)       {}\n"
                  "    # output         output  output                    ((neg,),)  {}\n"),
            nodes);
  // ExecuTorch numbers the rows.
  EXPECT_EQ(Nodes("# idx  opcode         name    target                   args       kwargs\n"
                  "# ---  -------------  ------  -----------------------  ---------  --------\n"
                  "# 0    placeholder    x       x                        ()         {}\n"
                  "# 1    call_function  neg     <built-in function neg>  (x,)       {}\n"
                  "# 2    output         output  output                   ((neg,),)  {}\n"),
            nodes);
  EXPECT_EQ(Nodes("idx  opcode         name    target                   args       kwargs\n"
                  "---  -------------  ------  -----------------------  ---------  --------\n"
                  "  0  placeholder    x       x                        ()         {}\n"
                  "  1  call_function  neg     <built-in function neg>  (x,)       {}\n"
                  "  2  output         output  output                   ((neg,),)  {}\n"),
            nodes);
}

TEST(Pasted, ArrowsMarkNodes) {
  EXPECT_EQ(Nodes("    graph():\n"
                  "        %x : [num_users=1] = placeholder[target=x]\n"
                  "    --> %w : [num_users=1] = get_attr[target=w]\n"
                  "        %add : [num_users=1] = call_function[target=operator.add](args = (%x, %w), kwargs = {})\n"
                  "        return [add]\n"),
            "%x : [num_users=1] = placeholder[target=x]\n"
            "%w : [num_users=1] = get_attr[target=w]\n"
            "%add : [num_users=1] = call_function[target=operator.add](args = (%x, %w), kwargs = {})\n"
            "return [add]\n");
  EXPECT_EQ(Nodes("    # graph():\n    #   %x : [num_users=1] = placeholder[target=x]\n"
                  "    # --> %f : [num_users=1] = call_module[target=f](args = (%x,), kwargs = {})\n"
                  "    #   return f\n"),
            "%x : [num_users=1] = placeholder[target=x]\n"
            "%f : [num_users=1] = call_module[target=f](args = (%x,), kwargs = {})\n"
            "return f\n");
}

TEST(Pasted, StatementsOfProgramsThatCannotBeGraphsAreIgnored) {
  const auto readings = ReadEachGraph(
      "def lower(x, y):\n"
      "    y = torch.ops.aten.neg.default(x)\n"
      "    return y\n"
      "def other(node):\n"
      "    y = torch.ops.aten.neg.default(node.args[0] if node else None)\n",
      {});
  ASSERT_TRUE(readings.ok()) << readings.status().message();
  ASSERT_EQ(readings->size(), 1u);
  EXPECT_EQ((*readings)[0].text.first_line, 2);
}

// ---- texts that were cut ----

TEST(Pasted, ShortenedTextsAreReportedAsSuch) {
  const std::string shortened = "error: the text was shortened here (\"...\")";
  EXPECT_THAT(Problems("graph():\n    %x : [num_users=1] = placeholder[target=x]\n    ...\n    return x\n"),
              HasSubstr("pasted:3:5: " + shortened));
  EXPECT_THAT(Problems("graph():\n"
                       "    %x : [num_users=1] = placeholder[target=x]\n"
                       "    %f : [num_users=1] = call_function[target=f](args = (), ...\n"
                       "    return f\n"),
              HasSubstr("pasted:3:61: " + shortened));
  EXPECT_THAT(Problems("def forward(self, x):\n    y = torch.relu(x);  x = None\n    ...\n    return (y,)\n"),
              HasSubstr("pasted:3:5: " + shortened));
  EXPECT_THAT(Problems("def forward(self, x):\n    y = torch.relu(x);  x = None\n    \xE2\x80\xA6\n    return (y,)\n"),
              HasSubstr("pasted:3:5: " + shortened));
}

// Authors of docstrings remove the return line.
TEST(Pasted, TextAfterAGraphWithoutReturnLine) {
  const std::string message = "error: the text ends before the return line of the graph";
  const std::string graph = "    graph():\n    %x : [num_users=0] = placeholder[target=x]\n";
  EXPECT_THAT(Problems(graph + "\n    Returns:\n        a cost\n    \"\"\"\n    y = f(x)\n    return y\n"),
              AllOf(HasSubstr("pasted:2:"), HasSubstr(message), Not(HasSubstr("expected"))));
  EXPECT_THAT(Problems("    def forward(self, x):\n"
                       "        y = torch.ops.aten.neg.default(x);  x = None\n"
                       "\n"
                       "    Args:\n"
                       "        n (Node): a node\n"),
              AllOf(HasSubstr("pasted:2:"), HasSubstr(message), Not(HasSubstr("expected"))));
  // A line of another kind inside the graph.
  EXPECT_THAT(Problems(graph + "    a warning\n    return x\n"), HasSubstr("pasted:3:5: error: expected a node"));
}

TEST(Pasted, ProgramsBesideGraphsAreIgnored) {
  for (const absl::string_view body : {"        loss = None\n        return logits, loss\n",
                                       "        a, b = x\n        return (a.cos() + b.sin(),)\n"}) {
    EXPECT_EQ(Nodes(absl::StrCat("class Model(torch.nn.Module):\n    def forward(self, x):\n", body,
                                 "\ngraph():\n    %x : [num_users=1] = placeholder[target=x]\n    return x\n")),
              "%x : [num_users=1] = placeholder[target=x]\nreturn x\n")
        << body;
  }
  // A program that describes its parameters, and one that writes graphs.
  for (const absl::string_view program : {"def forward(self, x):\n"
                                          "    \"\"\"\n"
                                          "    x: input tensor (of any size)\n"
                                          "    \"\"\"\n"
                                          "    return self.linear(x)\n",
                                          "    text = f\"{indent}lowered graph():\\n\"\n"
                                          "    for node in nodes:\n"
                                          "        text += str(node)\n"
                                          "    return text\n"}) {
    EXPECT_EQ(Nodes(absl::StrCat("graph():\n    %x : [num_users=1] = placeholder[target=x]\n    return x\n", program)),
              "%x : [num_users=1] = placeholder[target=x]\nreturn x\n")
        << program;
  }
  // The parameter of a program is not a statement of a graph.
  EXPECT_THAT(
      Problems("def plan(\n    size: Optional[str] = \"auto\",\n    module: \"Optional[Module]\" = None,\n):\n"),
      HasSubstr("no FX graph in this text"));
}

TEST(Pasted, AttributesWithoutName) {
  const std::string text = "graph():\n    %_unnamed : [num_users=1] = get_attr[target=]\n    return _unnamed\n";
  const auto read = ReadPasted(text);
  ASSERT_TRUE(read.ok()) << read.status().message();
  EXPECT_EQ(PrintGraph(*read), text);
}

TEST(Pasted, GraphsPrintedAfterOtherText) {
  EXPECT_EQ(Nodes("[INFO] COMPILER(7,python):2025-11-07 [fx.py:4]7   graph: graph():\n"
                  "    %x : [num_users=1] = placeholder[target=x]\n"
                  "    return x\n"),
            "%x : [num_users=1] = placeholder[target=x]\nreturn x\n");
}

TEST(Pasted, PromptsInDocstrings) {
  EXPECT_EQ(Nodes("        >>> a = '''class GraphModule(torch.nn.Module):\n"
                  "        ...     def forward(self, x : torch.Tensor):\n"
                  "        ...\n"
                  "        ...         return (x,)\n"
                  "        ... '''\n"),
            "%x : torch.Tensor [num_users=1] = placeholder[target=x]\nreturn (x,)\n");
}

TEST(Pasted, LinesOfWebPagesAsRowsOfATable) {
  const auto readings = ReadEachGraph(
      "|  | print(traced.graph) | \n"
      "|  | graph(): | \n"
      "|  | %x : [num_users=1] = placeholder[target=x] | \n"
      "|  | return x | \n"
      "|  | \"\"\" | \n"
      "|  |  | \n"
      "|  | def forward(self, x): | \n"
      "|  | neg = torch.neg(x);  x = None | \n"
      "|  | return neg | \n",
      {});
  ASSERT_TRUE(readings.ok()) << readings.status().message();
  ASSERT_EQ(readings->size(), 2u);
  for (const GraphReading& reading : *readings) EXPECT_TRUE(reading.problem.ok()) << reading.problem.message();
}

TEST(Pasted, NodesEditedByHand) {
  EXPECT_EQ(Nodes("graph():\n"
                  "    %x      : [num_users=?] = placeholder[target=x]\n"
                  "    %weight : FakeTensor = placeholder[target=weight]\n"
                  "    return (x, weight)\n"),
            "%x : [num_users=1] = placeholder[target=x]\n"
            "%weight : FakeTensor [num_users=1] = placeholder[target=weight]\n"
            "return (x, weight)\n");
}

TEST(Pasted, NodesInAStringOfASource) {
  EXPECT_EQ(Nodes("    expected = \"\"\"%x : torch.Tensor [#users=1] = placeholder[target=x]\n"
                  "%y : [#users=1] = placeholder[target=y](default=2)\n"
                  "return (x, y)\n"
                  "\"\"\".splitlines()\n"),
            "%x : torch.Tensor [num_users=1] = placeholder[target=x]\n"
            "%y : [num_users=1] = placeholder[target=y](default=2)\n"
            "return (x, y)\n");
}

TEST(Pasted, TorchScriptIsReportedAsSuch) {
  EXPECT_THAT(Problems("graph(%x : Tensor):\n  %0 : None = prim::Constant()\n  return (%x)\n"),
              HasSubstr("pasted:2:12: error: no FX graph in this text; this is a graph of TorchScript"));
  EXPECT_THAT(Problems("graph():\n  %0 : None = prim::Constant()\n  return (%0)\n"),
              HasSubstr("pasted:2:4: error: this is a graph of TorchScript, not an FX graph"));
}

TEST(Pasted, RowsOfATableWithoutHeader) {
  const std::string rows =
      "call_function  neg_default   aten.neg.default   (x,)                 {}\n"
      "call_function  add_tensor    aten.add.Tensor    (neg_default, 2)     {}\n";
  EXPECT_EQ(
      Nodes(rows),
      "%x : [num_users=1] = placeholder[target=x]\n"
      "%neg_default : [num_users=1] = call_function[target=torch.ops.aten.neg.default](args = (%x,), kwargs = {})\n"
      "%add_tensor : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%neg_default, 2), "
      "kwargs = {})\n"
      "return (add_tensor,)\n");
  EXPECT_EQ(Nodes("call_function  bad  aten.neg.default  (x y)  {}\n" + rows, /*partial=*/true),
            "%x : [num_users=0] = placeholder[target=x]\nreturn ()\n");
  EXPECT_THAT(Nodes(rows + "output         output        output             ((neg_default,),)    {}\n"),
              HasSubstr("return (neg_default,)\n"));
}

TEST(Pasted, TablesInNotebooks) {
  EXPECT_EQ(Nodes("{\"cells\": [{\"outputs\": [{\"name\": \"stdout\", \"text\": [\n"
                  "  \"opcode         name    target   args       kwargs\\n\",\n"
                  "  \"-------------  ------  -------  ---------  --------\\n\",\n"
                  "  \"placeholder    x       x        ()         {}\\n\",\n"
                  "  \"output         output  output   ((x,),)    {}\\n\"\n"
                  "]}]}]}\n"),
            "%x : [num_users=1] = placeholder[target=x]\nreturn (x,)\n");
}

TEST(Pasted, LoweredGraphsWithoutHeader) {
  const auto read = ReadPasted(
      "  %lowered_module_0 : [num_users=1] = get_attr[target=lowered_module_0]\n"
      "    backend_id: Demo\n"
      "    lowered graph():\n"
      "      %x : [num_users=1] = placeholder[target=x]\n"
      "      return [x]\n"
      "  %call : [num_users=0] = call_function[target=f](args = (%lowered_module_0, %y), kwargs = {})\n");
  ASSERT_TRUE(read.ok()) << read.status().message();
  EXPECT_NE(read->graph->Find("call"), nullptr);
  EXPECT_NE(read->graph->FindSubgraph("lowered_module_0"), nullptr);
}

TEST(Pasted, CommentsOfOtherLanguages) {
  EXPECT_EQ(Nodes("def forward(self, x):\n    // replaceable\n    return (x,)\n"),
            "%x : [num_users=1] = placeholder[target=x]\nreturn (x,)\n");
}

TEST(Pasted, CutReleases) {
  EXPECT_THAT(Problems("def forward(self, x):\n    y = torch.ops.aten.neg.default(x);  x"),
              HasSubstr("pasted:2:42: error: the line ends inside \"name = None\""));
}

TEST(Pasted, NestedCallsAreNotConstants) {
  const auto problems = [](absl::string_view call) {
    return Problems(absl::StrCat("def forward(self, x):\n    y = ", call, "\n    return y\n"));
  };
  for (const absl::string_view call :
       {"torch.add(torch.relu(x), 2)", "self.act(self.fc(x))", "torch.add(f(2, [x]), 2)"}) {
    EXPECT_THAT(problems(call), HasSubstr("error: calls cannot be nested")) << call;
  }
  EXPECT_THAT(Nodes("def forward(self, x):\n    y = torch.foo(x, Shard(x=0, y='x', z=a.x));  x = None\n    return y\n"),
              HasSubstr("args = (%x, Shard(x=0, y='x', z=a.x))"));
}

TEST(Pasted, ProgramsAreReportedAsSuch) {
  EXPECT_THAT(Problems("def forward(self, x):\n    if x.dim() == 3:\n        return x * 2\n    return x\n"),
              HasSubstr("pasted:2:5: error: \"if\" is not allowed in a graph; this looks like a Python program"));
  EXPECT_THAT(Problems("def forward(self, x):\n    return x * 2\n"),
              HasSubstr("pasted:2:14: error: expected the end of the line; a graph returns values, not expressions"));
}

constexpr absl::string_view kCutCode =
    "def forward(self, x: \"f32[4]\"):\n"
    "    sin: \"f32[4]\" = torch.ops.aten.sin.default(x)\n"
    "    cos: \"f32[4]\" = torch.ops.aten.cos.default(x);  x = None\n"
    "    mul: \"f32[4]\" = torch.ops.aten.mul.Tensor(sin, co";

TEST(Pasted, PartialTextsEndBeforeTheCut) {
  EXPECT_THAT(Problems(kCutCode), HasSubstr("pasted:4:52: error: undefined name co"));
  EXPECT_EQ(Nodes(kCutCode, /*partial=*/true),
            "%x : [num_users=2] = placeholder[target=x]\n"
            "%sin : [num_users=1] = call_function[target=torch.ops.aten.sin.default](args = (%x,), kwargs = {})\n"
            "%cos : [num_users=1] = call_function[target=torch.ops.aten.cos.default](args = (%x,), kwargs = {})\n"
            "return (sin, cos)\n");
  EXPECT_THAT(ReadPasted(kCutCode, true)->cut, HasSubstr("pasted:4:52: error: undefined name co"));
}

// Without a header, the statements after the first problem are left out as well.
TEST(Pasted, PartialStatements) {
  const std::string nodes =
      "%x : [num_users=1] = placeholder[target=x]\n"
      "%a : [num_users=1] = call_function[target=torch.ops.aten.neg.default](args = (%x,), kwargs = {})\n"
      "return (a,)\n";
  EXPECT_EQ(Nodes("    a = torch.ops.aten.neg.default(x)\n"
                  "    b = torch.ops.aten.neg.default(a\n"
                  "    c = torch.ops.aten.neg.default(a)\n"
                  "    return (c,)\n",
                  /*partial=*/true),
            nodes);
  EXPECT_EQ(
      Nodes("    %a : [num_users=1] = call_function[target=torch.ops.aten.neg.default](args = (%x,), kwargs = {})\n"
            "    %b : [num_users=1] = call_function[target=torch.ops.aten.neg.default](args = (%a\n"
            "    %c : [num_users=1] = call_function[target=torch.ops.aten.neg.default](args = (%a,), kwargs = {})\n"
            "    return (c,)\n",
            /*partial=*/true),
      nodes);
}

TEST(Pasted, PartialTextsMayStateMoreUsers) {
  const std::string text =
      "graph():\n"
      "    %x : [num_users=5] = placeholder[target=x]\n"
      "    %sin : [num_users=3] = call_function[target=torch.ops.aten.sin.default](args = (%x,), kwargs = {})\n";
  EXPECT_EQ(Nodes(text, /*partial=*/true),
            "%x : [num_users=1] = placeholder[target=x]\n"
            "%sin : [num_users=1] = call_function[target=torch.ops.aten.sin.default](args = (%x,), kwargs = {})\n"
            "return (sin,)\n");
  EXPECT_THAT(ReadPasted(text, true)->cut, HasSubstr("before the return line"));
}

TEST(Pasted, CompleteTextsAreUnchanged) {
  EXPECT_THAT(ReadPasted("def forward(self, x):\n    return (x,)\n", true)->cut, IsEmpty());
}

TEST(Pasted, ATracebackIsReported) {
  const std::string problems = Problems(
      "def forward(self, x: \"f32[4]\"):\n"
      "    sin: \"f32[4]\" = torch.ops.aten.sin.default(x)\n"
      "Traceback (most recent call last):\n"
      "  File \"a.py\", line 3, in <module>\n"
      "RuntimeError: no\n");
  EXPECT_THAT(problems, HasSubstr("pasted:3:1: error: a Python traceback interrupts the graph"));
  EXPECT_THAT(problems, Not(HasSubstr("before the return line")));
}

TEST(Pasted, EachGraphHasItsOwnProblem) {
  const auto readings = ReadEachGraph(
      "def forward(self, x: \"f32[4]\"):\n    return (x,)\n\n"
      "def forward(self, x: \"f32[4]\"):\n    return (y,)\n");
  ASSERT_TRUE(readings.ok());
  ASSERT_EQ(readings->size(), 2u);
  EXPECT_TRUE((*readings)[0].problem.ok());
  EXPECT_THAT(std::string((*readings)[1].problem.message()), HasSubstr(":5:13: error: undefined name y"));
}

}  // namespace
}  // namespace backtape
