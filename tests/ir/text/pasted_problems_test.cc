// Texts that are cut or damaged, and programs that are not graphs.

#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/tests/ir/text/pasted.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

TEST(PastedProblems, TorchScriptGraphsAreNotRead) {
  EXPECT_THAT(
      Problems("graph(%self : __torch__.M, %x.1 : Tensor):\n  %3 : Tensor = prim::CallMethod[name=\"f\"](%self)\n"),
      HasSubstr("no FX graph"));
}

TEST(PastedProblems, ProgramsNextToGraphsAreIgnored) {
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

TEST(PastedProblems, StatementsOfProgramsThatCannotBeGraphsAreIgnored) {
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
TEST(PastedProblems, ShortenedTextsAreReportedAsSuch) {
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
  EXPECT_THAT(Problems("def forward(self, b_weight, ..., x):\n    y = torch.relu(x);  x = None\n    return (y,)\n"),
              HasSubstr("pasted:1:29: " + shortened));
}

// Authors of docstrings remove the return line.
TEST(PastedProblems, TextAfterAGraphWithoutReturnLine) {
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

TEST(PastedProblems, ProgramsBesideGraphsAreIgnored) {
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

TEST(PastedProblems, TorchScriptIsReportedAsSuch) {
  EXPECT_THAT(Problems("graph(%x : Tensor):\n  %0 : None = prim::Constant()\n  return (%x)\n"),
              HasSubstr("pasted:2:12: error: no FX graph in this text; this is a TorchScript graph"));
  EXPECT_THAT(Problems("graph():\n  %0 : None = prim::Constant()\n  return (%0)\n"),
              HasSubstr("pasted:2:4: error: this is a TorchScript graph, not an FX graph"));
}

TEST(PastedProblems, CutReleases) {
  EXPECT_THAT(Problems("def forward(self, x):\n    y = torch.ops.aten.neg.default(x);  x"),
              HasSubstr("pasted:2:42: error: the text ends inside this line of the graph"));
}

TEST(PastedProblems, NestedCallsAreNotConstants) {
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

TEST(PastedProblems, ProgramsAreReportedAsSuch) {
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

TEST(PastedProblems, PartialTextsEndBeforeTheCut) {
  EXPECT_THAT(Problems(kCutCode), HasSubstr("pasted:4:54: error: the text ends inside this line of the graph"));
  EXPECT_EQ(Nodes(kCutCode, /*partial=*/true),
            "%x : [num_users=2] = placeholder[target=x]\n"
            "%sin : [num_users=1] = call_function[target=torch.ops.aten.sin.default](args = (%x,), kwargs = {})\n"
            "%cos : [num_users=1] = call_function[target=torch.ops.aten.cos.default](args = (%x,), kwargs = {})\n"
            "return (sin, cos)\n");
  EXPECT_THAT(ReadPasted(kCutCode, true)->cut,
              HasSubstr("pasted:4:54: error: the text ends inside this line of the graph"));
}

// Without a header, the statements after the first problem are left out as well.
TEST(PastedProblems, PartialStatements) {
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

TEST(PastedProblems, PartialTextsMayStateMoreUsers) {
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

TEST(PastedProblems, CompleteTextsAreUnchanged) {
  EXPECT_THAT(ReadPasted("def forward(self, x):\n    return (x,)\n", true)->cut, IsEmpty());
}

TEST(PastedProblems, ATracebackIsReported) {
  const std::string problems = Problems(
      "def forward(self, x: \"f32[4]\"):\n"
      "    sin: \"f32[4]\" = torch.ops.aten.sin.default(x)\n"
      "Traceback (most recent call last):\n"
      "  File \"a.py\", line 3, in <module>\n"
      "RuntimeError: no\n");
  EXPECT_THAT(problems, HasSubstr("pasted:3:1: error: a Python traceback interrupts the graph"));
  EXPECT_THAT(problems, Not(HasSubstr("before the return line")));
}

TEST(PastedProblems, EachGraphHasItsOwnProblem) {
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
