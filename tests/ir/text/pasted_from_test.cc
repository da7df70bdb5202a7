// Graphs inside other texts: logs, sources, web pages, notebooks, tables and quotations.

#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/tests/ir/text/pasted.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

TEST(PastedFrom, TablesInLogs) {
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

TEST(PastedFrom, ShortenedPrefixes) {
  const std::string nodes = "%x : [num_users=1] = placeholder[target=x]\nreturn (x,)\n";
  EXPECT_EQ(
      Nodes("[__graph_code] TRACED GRAPH\n[__graph_code] def forward(self, x):\n[__graph_code]     return (x,)\n"),
      nodes);
  EXPECT_EQ(Nodes("[0/1] [__aot_graphs] def forward(self, x):\n[0/1] [__aot_graphs]     return (x,)\n"), nodes);
  EXPECT_EQ(
      Nodes("h.py:20] [0/1] [__aot_graphs] def forward(self, x):\nh.py:20] [0/1] [__aot_graphs]     return (x,)\n"),
      nodes);
  EXPECT_EQ(Nodes("torch._dynamo.output_graph: [INFO] def forward(self, x):\n    return (x,)\n"), nodes);
  EXPECT_EQ(Nodes("[aot_autograd.py:1664 DEBUG] def forward(self, x):\n    return (x,)\n"), nodes);
}

TEST(PastedFrom, PrefixesOfOtherLoggers) {
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

TEST(PastedFrom, RecordsOfALogInJson) {
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

TEST(PastedFrom, StringsOfPythonSources) {
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

// Triple quotes around a block of metadata do not delimit a graph, unlike those of a Python source.
TEST(PastedFrom, BlocksOfMetadataInLogs) {
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

TEST(PastedFrom, QuotationMarksWithoutSpace) {
  const std::string end = "graph():\n>    %x : [num_users=1] = placeholder[target=x]\n>    return x\n";
  EXPECT_EQ(Nodes(">" + end), "%x : [num_users=1] = placeholder[target=x]\nreturn x\n");
  // The lines were broken before "kwargs", so the space after ">" is part of the node, not of the quotation mark.
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

TEST(PastedFrom, TablesInComments) {
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

TEST(PastedFrom, ArrowsMarkNodes) {
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

TEST(PastedFrom, GraphsPrintedAfterOtherText) {
  EXPECT_EQ(Nodes("[INFO] COMPILER(7,python):2025-11-07 [fx.py:4]7   graph: graph():\n"
                  "    %x : [num_users=1] = placeholder[target=x]\n"
                  "    return x\n"),
            "%x : [num_users=1] = placeholder[target=x]\nreturn x\n");
}

TEST(PastedFrom, PromptsInDocstrings) {
  EXPECT_EQ(Nodes("        >>> a = '''class GraphModule(torch.nn.Module):\n"
                  "        ...     def forward(self, x : torch.Tensor):\n"
                  "        ...\n"
                  "        ...         return (x,)\n"
                  "        ... '''\n"),
            "%x : torch.Tensor [num_users=1] = placeholder[target=x]\nreturn (x,)\n");
}

TEST(PastedFrom, LinesOfWebPagesAsRowsOfATable) {
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

TEST(PastedFrom, NodesInAStringOfASource) {
  EXPECT_EQ(Nodes("    expected = \"\"\"%x : torch.Tensor [#users=1] = placeholder[target=x]\n"
                  "%y : [#users=1] = placeholder[target=y](default=2)\n"
                  "return (x, y)\n"
                  "\"\"\".splitlines()\n"),
            "%x : torch.Tensor [num_users=1] = placeholder[target=x]\n"
            "%y : [num_users=1] = placeholder[target=y](default=2)\n"
            "return (x, y)\n");
}

TEST(PastedFrom, RowsOfATableWithoutHeader) {
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

TEST(PastedFrom, TablesInNotebooks) {
  EXPECT_EQ(Nodes("{\"cells\": [{\"outputs\": [{\"name\": \"stdout\", \"text\": [\n"
                  "  \"opcode         name    target   args       kwargs\\n\",\n"
                  "  \"-------------  ------  -------  ---------  --------\\n\",\n"
                  "  \"placeholder    x       x        ()         {}\\n\",\n"
                  "  \"output         output  output   ((x,),)    {}\\n\"\n"
                  "]}]}]}\n"),
            "%x : [num_users=1] = placeholder[target=x]\nreturn (x,)\n");
}

TEST(PastedFrom, CommentsOfOtherLanguages) {
  EXPECT_EQ(Nodes("def forward(self, x):\n    // replaceable\n    return (x,)\n"),
            "%x : [num_users=1] = placeholder[target=x]\nreturn (x,)\n");
}

}  // namespace
}  // namespace backtape
