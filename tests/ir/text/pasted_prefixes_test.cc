// Graphs whose lines have prefixes of programs outside PyTorch, markup of web pages and Markdown, or line breaks of
// mail programs.

#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "backtape/tests/ir/text/pasted.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

constexpr char kCode[] =
    "class GraphModule(torch.nn.Module):\n"
    "    def forward(self, arg0_1: \"f32[2, 3]\", arg1_1: \"f32[3]\"):\n"
    "        # File: m.py:3 in f, code: y = (x + b).sin()\n"
    "        add: \"f32[2, 3]\" = torch.ops.aten.add.Tensor(arg0_1, arg1_1);  arg0_1 = arg1_1 = None\n"
    "        sin: \"f32[2, 3]\" = torch.ops.aten.sin.default(add);  add = None\n"
    "        return (sin,)\n";
constexpr char kNodes[] =
    "%arg0_1 : [num_users=1] = placeholder[target=arg0_1]\n"
    "%arg1_1 : [num_users=1] = placeholder[target=arg1_1]\n"
    "%add : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%arg0_1, %arg1_1), kwargs = {})\n"
    "%sin : [num_users=1] = call_function[target=torch.ops.aten.sin.default](args = (%add,), kwargs = {})\n"
    "return (sin,)\n";

// Each line of `text` after `prefix`, in which "@" stands for the last digit of the line's number and "$" for the
// number.
std::string Prefixed(const std::string& text, const std::string& prefix) {
  std::string out;
  int number = 8;
  for (const absl::string_view line : absl::StrSplit(text, '\n')) {
    ++number;
    absl::StrAppend(&out,
                    absl::StrReplaceAll(prefix, {{"@", std::to_string(number % 10)}, {"$", std::to_string(number)}}),
                    line, "\n");
  }
  return out;
}

std::string TextOfGraph() {
  std::string text = "graph():\n";
  for (const absl::string_view line : absl::StrSplit(kNodes, '\n', absl::SkipEmpty()))
    absl::StrAppend(&text, "    ", line, "\n");
  return text;
}

TEST(PastedPrefixes, LogCollectorsLaunchersAndGrep) {
  for (const std::string prefix :
       {"2024-05-01T12:00:0@.12345678@Z stdout F ",
        "May 01 12:00:0@ node-7 python3[12345]: ", "2024-05-01T12:00:0@+00:00 node7 train[991]: ", "0: ", "worker-3: ",
        "2024-05-01 12:00:0@.123 | INFO     | __main__:main:12 - ", "[12:00:0@] INFO     ", "$-", "run.log-$-",
        "2024-05-01T12:00:0@.1Z stdout F V0629 08:52:4@.859000 1398 path.py:732] [0/0] [__aot_graphs] "}) {
    EXPECT_EQ(Nodes(Prefixed(kCode, prefix)), kNodes) << prefix;
    EXPECT_EQ(Nodes(Prefixed(TextOfGraph(), prefix)), kNodes) << prefix;
  }
}

TEST(PastedPrefixes, IndentedLogs) {
  EXPECT_EQ(Nodes(Prefixed(kCode, "    V0629 08:52:4@.859000 1398 path.py:732] [0/0] [__aot_graphs] ")), kNodes);
}

TEST(PastedPrefixes, LinesOfOtherProcessesAreNotPartOfTheGraph) {
  std::string text;
  for (const absl::string_view line : absl::StrSplit(kCode, '\n')) {
    absl::StrAppend(&text, "worker-0: ", line, "\nworker-1: step ", text.size(), " done\n");
  }
  EXPECT_EQ(Nodes(text), kNodes);
}

TEST(PastedPrefixes, JsonRecordsOfMessages) {
  std::string text;
  for (const absl::string_view line : absl::StrSplit(kCode, '\n')) {
    absl::StrAppend(&text, "{\"ts\": \"12:00:0", text.size() % 7, "\", \"level\": \"info\", \"message\": \"",
                    absl::StrReplaceAll(line, {{"\"", "\\\""}}), "\"}\n");
  }
  EXPECT_EQ(Nodes(text), kNodes);
}

TEST(PastedPrefixes, TagsOfWebPages) {
  const std::string escaped =
      absl::StrReplaceAll(kCode, {{"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}, {"\"", "&quot;"}});
  const std::string coloured = absl::StrReplaceAll(
      escaped, {{"def", "<span class=\"k\">def</span>"}, {"None", "<span class=\"kc\">None</span>"}});
  EXPECT_EQ(Nodes(absl::StrCat("<div class=\"highlight\"><pre>", coloured, "</pre></div>\n")), kNodes);
  std::string spans = "<!DOCTYPE html>\n<html>\n<body>\n<pre>";
  std::string rows = "<table>";
  int number = 0;
  for (const absl::string_view line : absl::StrSplit(escaped, '\n')) {
    ++number;
    absl::StrAppend(&spans, "<span id=\"L", number, "\">", line, "</span>\n");
    absl::StrAppend(&rows, "<tr><td class=\"number\"><a href=\"#L", number, "\">", number, "</a></td><td><pre>", line,
                    "</pre></td></tr>\n");
  }
  EXPECT_EQ(Nodes(absl::StrCat(spans, "</pre></body></html>\n")), kNodes);
  EXPECT_EQ(Nodes(absl::StrCat(rows, "</table>\n")), kNodes);
  const std::string lambda = absl::StrReplaceAll(kCode, {{"GraphModule", "<lambda>"}});
  EXPECT_EQ(Nodes(absl::StrCat("<details><summary>graph</summary><br>\n", lambda, "</details>\n")), kNodes);
}

TEST(PastedPrefixes, MarkdownEscapes) {
  EXPECT_EQ(Nodes(absl::StrReplaceAll(kCode, {{"_", "\\_"}, {"[", "\\["}, {"]", "\\]"}})), kNodes);
  // A Windows path in a comment has no escapes.
  EXPECT_EQ(Nodes(absl::StrReplaceAll(kCode, {{"m.py", "C:\\a\\_m.py"}})), kNodes);
}

TEST(PastedPrefixes, LinesBrokenAtSpaces) {
  for (const size_t width : {40, 72, 80}) {
    std::string code;
    for (absl::string_view line : absl::StrSplit(kCode, '\n')) {
      while (line.size() > width) {
        const size_t indent = line.find_first_not_of(' ');
        size_t space = line.rfind(' ', width);
        if (space == absl::string_view::npos || space <= indent) space = line.find(' ', width);
        if (space == absl::string_view::npos) break;
        absl::StrAppend(&code, line.substr(0, space), "\n");
        line.remove_prefix(space + 1);
      }
      absl::StrAppend(&code, line, "\n");
    }
    EXPECT_EQ(Nodes(code), kNodes) << width;
  }
}

TEST(PastedPrefixes, HeadersAfterOtherText) {
  EXPECT_EQ(Nodes(absl::StrCat("<system-out><![CDATA[", TextOfGraph())), kNodes);
  EXPECT_EQ(Nodes(absl::StrCat("    code: `", TextOfGraph())), kNodes);
}

TEST(PastedPrefixes, TablesWithBlankLines) {
  EXPECT_EQ(Nodes("opcode         name    target                   args      kwargs\n\n"
                  "-------------  ------  -----------------------  --------  --------\n\n"
                  "placeholder    x       x                        ()        {}\n\n"
                  "call_function  sin     aten.sin.default         (x,)      {}\n\n"
                  "output         output  output                   (sin,)    {}\n"),
            "%x : [num_users=1] = placeholder[target=x]\n"
            "%sin : [num_users=1] = call_function[target=torch.ops.aten.sin.default](args = (%x,), kwargs = {})\n"
            "return sin\n");
}

TEST(PastedPrefixes, OpsWithoutTorchOps) {
  const std::string nodes =
      "%x : [num_users=1] = placeholder[target=x]\n"
      "%sin : [num_users=1] = call_function[target=torch.ops.aten.sin](args = (%x,), kwargs = {})\n"
      "%neg : [num_users=1] = call_function[target=torch.ops.aten.neg.default](args = (%sin,), kwargs = {})\n"
      "return (neg,)\n";
  EXPECT_EQ(Nodes("def forward(self, x):\n"
                  "    sin = aten.sin(x);  x = None\n"
                  "    neg = aten.neg.default(sin);  sin = None\n"
                  "    return (neg,)\n"),
            nodes);
  EXPECT_EQ(Nodes("graph():\n"
                  "    %x : [num_users=1] = placeholder[target=x]\n"
                  "    %sin : [num_users=1] = call_function[target=aten.sin](args = (%x,), kwargs = {})\n"
                  "    %neg : [num_users=1] = call_function[target=aten.neg.default](args = (%sin,), kwargs = {})\n"
                  "    return (neg,)\n"),
            nodes);
  ReadOptions options;
  options.file_name = "pasted";
  const auto read = ReadGraph("def forward(self, x):\n    y = aten.snafu(x);  x = None\n    return (y,)\n", options);
  EXPECT_THAT(std::string(read.status().message()), HasSubstr("pasted:2:9: error: unknown op torch.ops.aten.snafu"));
}

TEST(PastedPrefixes, FragmentsThatReadTheBufferOfTheirResult) {
  EXPECT_EQ(Nodes("# Graph fragment:\n"
                  "#   %x : Tensor \"f32[4, 8][8, 1]cuda:0\" = PlaceHolder[target=x]\n"
                  "#   %sum_1 : Tensor \"f32[4][1]cuda:0\" = PlaceHolder[target=sum_1]\n"
                  "#   %sum_1 : Tensor \"f32[4][1]cuda:0\"[num_users=1] = "
                  "call_function[target=torch.ops.aten.sum.dim_IntList](args = (%x, [1]), kwargs = {})\n"
                  "#   return %sum_1\n"),
            "%x : [num_users=1] = placeholder[target=x]\n"
            "%sum_1 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%x, [1]), "
            "kwargs = {})\n"
            "return sum_1\n");
}

TEST(PastedPrefixes, NumberedStatementsInCommentsOfKernels) {
  EXPECT_EQ(Nodes("aten = torch.ops.aten\n\n"
                  "#line 44: ne = torch.ops.aten.ne.Scalar(arg0_1, 1)\n"
                  "#line 45: unsqueeze = torch.ops.aten.unsqueeze.default(ne, -2);  ne = None\n"
                  "kernel_0 = async_compile.cpp('''\n"),
            "%arg0_1 : [num_users=1] = placeholder[target=arg0_1]\n"
            "%ne : [num_users=1] = call_function[target=torch.ops.aten.ne.Scalar](args = (%arg0_1, 1), kwargs = {})\n"
            "%unsqueeze : [num_users=1] = call_function[target=torch.ops.aten.unsqueeze.default](args = (%ne, -2), "
            "kwargs = {})\n"
            "return (unsqueeze,)\n");
}

}  // namespace
}  // namespace backtape
