// Every text that PyTorch printed for us is read and printed back: byte for byte in its own form, and structurally
// equal through the other form.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_replace.h"
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

std::string ReadFixture(const std::string& name) {
  std::ifstream file(StepsFolder() + "/" + name, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

ReadOptions Options(const std::string& name) {
  ReadOptions options;
  options.file_name = name;
  options.allow_unknown_ops = true;  // the texts hold more than we implement
  return options;
}

class RoundTrip : public testing::TestWithParam<std::string> {};

TEST_P(RoundTrip, PrintsWhatWasRead) {
  const std::string text = ReadFixture(GetParam());
  const auto graph = ReadGraph(text, Options(GetParam()));
  ASSERT_TRUE(graph.ok()) << graph.status().message();
  EXPECT_EQ(PrintGraph(*graph), text);
}

TEST_P(RoundTrip, DefaultGraphFormReadsBackEqual) {
  const auto graph = ReadGraph(ReadFixture(GetParam()), Options(GetParam()));
  ASSERT_TRUE(graph.ok()) << graph.status().message();
  const std::string printed = PrintGraph(*graph->graph);
  const auto again = ReadGraph(printed, Options("printed"));
  ASSERT_TRUE(again.ok()) << again.status().message();
  std::string difference;
  EXPECT_TRUE(StructurallyEqual(*graph->graph, *again->graph, &difference, /*compare_types=*/false)) << difference;
  EXPECT_EQ(PrintGraph(*again->graph), printed);
}

INSTANTIATE_TEST_SUITE_P(Steps, RoundTrip, testing::ValuesIn(Fixtures({".fx"})), [](const auto& info) {
  return absl::StrReplaceAll(info.param, {{"/", "_"}, {".", "_"}});
});

}  // namespace
}  // namespace backtape
