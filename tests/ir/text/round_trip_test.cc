// Every text in tests/steps that PyTorch printed is read and printed. In its own form, the result must be equal byte
// for byte. If the graph is printed in the other form and read again, it must be structurally equal.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "backtape/ir/text/lines/line_cursor.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/read_graphs.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

std::string StepsFolder() { return std::string(BACKTAPE_SOURCE_DIR) + "/tests/steps"; }

// Paths below tests/steps, sorted.
std::vector<std::string> Fixtures(const std::vector<std::string>& extensions) {
  std::vector<std::string> found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(StepsFolder())) {
    if (std::find(extensions.begin(), extensions.end(), entry.path().extension()) == extensions.end()) continue;
    found.push_back(std::filesystem::relative(entry.path(), StepsFolder()));
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::string RoundTripFixture(const std::string& name) {
  std::ifstream file(StepsFolder() + "/" + name, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

ReadOptions Options(const std::string& name) {
  ReadOptions options;
  options.file_name = name;
  options.allow_unknown_ops = true;  // the texts contain ops that are not implemented
  return options;
}

class RoundTrip : public testing::TestWithParam<std::string> {};

TEST_P(RoundTrip, PrintsTheSameText) {
  const std::string text = RoundTripFixture(GetParam());
  const auto graph = ReadGraph(text, Options(GetParam()));
  ASSERT_TRUE(graph.ok()) << graph.status().message();
  EXPECT_EQ(PrintGraph(*graph), text);
}

// Prints the graph in the given style, reads it again, and expects an equal graph.
void ExpectReadsBackEqual(const Graph& graph, const TextStyle& style, bool compare_types) {
  const std::string printed = PrintGraph(graph, style);
  const auto again = ReadGraph(printed, Options("printed"));
  ASSERT_TRUE(again.ok()) << again.status().message() << printed;
  std::string difference;
  EXPECT_TRUE(StructurallyEqual(graph, *again->graph, &difference, compare_types)) << difference;
  EXPECT_EQ(PrintGraph(*again->graph, style), printed);
}

TEST_P(RoundTrip, DefaultGraphFormReadsBackEqual) {
  const auto graph = ReadGraph(RoundTripFixture(GetParam()), Options(GetParam()));
  ASSERT_TRUE(graph.ok()) << graph.status().message();
  ExpectReadsBackEqual(*graph->graph, TextStyle(), /*compare_types=*/false);
}

TEST_P(RoundTrip, DefaultCodeFormReadsBackEqual) {
  const auto graph = ReadGraph(RoundTripFixture(GetParam()), Options(GetParam()));
  ASSERT_TRUE(graph.ok()) << graph.status().message();
  TextStyle style = TextStyle::Code();
  style.strides = style.devices = true;
  ExpectReadsBackEqual(*graph->graph, style, /*compare_types=*/true);
}

INSTANTIATE_TEST_SUITE_P(Steps, RoundTrip, testing::ValuesIn(Fixtures({".code", ".fx"})), [](const auto& info) {
  return absl::StrReplaceAll(info.param, {{"/", "_"}, {".", "_"}});
});

class Logs : public testing::TestWithParam<std::string> {};

// Each graph of a log must print as its lines in the log without their prefixes.
TEST_P(Logs, PrintsTheSameText) {
  const std::string text = RoundTripFixture(GetParam());
  const auto graphs = ReadGraphs(text, Options(GetParam()));
  ASSERT_TRUE(graphs.ok()) << graphs.status().message();
  const LogicalLines logical(text);
  EXPECT_GE(graphs->size(), 1u);
  for (const GraphText& graph : *graphs) {
    std::string printed = PrintGraph(graph);
    std::string lines;
    LineCursor cursor(logical);
    while (cursor.line().number < graph.first_line) cursor.Advance();
    // In the log a path comes before the class.
    absl::string_view first = cursor.line().text;
    first.remove_prefix(first.find("class "));
    absl::StrAppend(&lines, first, "\n");
    while (lines.size() < printed.size()) {
      cursor.Advance();
      ASSERT_FALSE(cursor.at_end());
      absl::StrAppend(&lines, cursor.line().text, "\n");
    }
    EXPECT_EQ(printed, lines) << graph.title;
  }
}

INSTANTIATE_TEST_SUITE_P(Steps, Logs, testing::ValuesIn(Fixtures({".log"})), [](const auto& info) {
  return absl::StrReplaceAll(info.param, {{"/", "_"}, {".", "_"}});
});

}  // namespace
}  // namespace backtape
