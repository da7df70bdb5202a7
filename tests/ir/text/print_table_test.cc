#include "backtape/ir/text/print_table.h"

#include <fstream>
#include <iterator>

#include "backtape/ir/text/print_dot.h"
#include "backtape/ir/text/read_graphs.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

std::string ReadFixture(const std::string& name) {
  std::ifstream file(std::string(BACKTAPE_SOURCE_DIR) + "/tests/steps/more_texts/" + name, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

GraphText ReadText(const std::string& text) {
  ReadOptions options;
  options.allow_unknown_ops = true;
  auto graph = ReadGraph(text, options);
  EXPECT_TRUE(graph.ok()) << graph.status().message();
  return *std::move(graph);
}

// Compares with tables that PyTorch printed for the same graphs.
TEST(PrintTable, MatchesPyTorch) {
  for (const std::string name : {"operators", "many_outputs"}) {
    EXPECT_EQ(PrintTable(*ReadText(ReadFixture(name + ".fx")).graph), ReadFixture(name + ".table")) << name;
  }
}

TEST(PrintTable, NamesPythonFunctions) {
  const std::string table = PrintTable(*ReadText(ReadFixture("modules.fx")).graph);
  EXPECT_THAT(table, HasSubstr("call_function  sum_2          torch.sum                    (mul,)"));
}

TEST(PrintTable, AnEmptyGraphHasOnlyAHeader) {
  EXPECT_EQ(PrintTable(Graph()),
            "opcode    name    target    args    kwargs\n--------  ------  --------  ------  --------\n");
}

TEST(PrintDot, ShowsNodesAndOperandPositions) {
  const GraphText text = ReadText(R"(graph():
    %x : [num_users=1] = placeholder[target=x]
    %y : [num_users=1] = call_function[target=my.f](args = (%x, %x), kwargs = {mode: say "hi\n"})
    return y
)");
  EXPECT_EQ(PrintDot(*text.graph), R"(digraph {
  node [style=filled, fontname="monospace", fontsize=10];
  edge [fontsize=8];
  n0 [label="x", shape=ellipse, fillcolor="#d5e8d4"];
  n1 [label="y\nmy.f\n(x, x) mode='say \"hi\\\\n\"'", shape=box, fillcolor="#ffffff"];
  n2 [label="output", shape=ellipse, fillcolor="#f8cecc"];
  n0 -> n1 [label="0"];
  n0 -> n1 [label="1"];
  n1 -> n2;
}
)");
}

}  // namespace
}  // namespace backtape
