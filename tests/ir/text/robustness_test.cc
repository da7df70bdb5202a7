// No input may crash the readers. A text that is cut at any place or has changed bytes must be read as a graph, or
// fail with an error that has a position.

#include <fstream>
#include <iterator>
#include <random>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/text/print_dot.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/print_table.h"
#include "backtape/ir/text/read_graphs.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

std::string RobustnessFixture(const std::string& name) {
  std::ifstream file(std::string(BACKTAPE_SOURCE_DIR) + "/tests/steps/" + name, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

// Reads the text; if that succeeds, prints the graph in every form, and reads the code form again.
void TryAll(const std::string& text) {
  // A copy of exactly this size, so that a sanitizer detects any read beyond its end.
  const std::unique_ptr<char[]> bytes(new char[text.size()]);
  std::copy(text.begin(), text.end(), bytes.get());
  const absl::string_view exact(bytes.get(), text.size());
  ReadOptions options;
  options.allow_unknown_ops = true;
  options.partial = true;
  (void)ReadEachGraph(exact, options).ok();
  options.partial = false;
  const auto graphs = ReadGraphs(exact, options);
  if (!graphs.ok()) {
    EXPECT_TRUE(absl::StrContains(graphs.status().message(), "<text>:")) << graphs.status().message();
    return;
  }
  for (const GraphText& graph : *graphs) {
    (void)PrintGraph(graph);
    (void)PrintTable(*graph.graph);
    (void)PrintDot(*graph.graph);
    (void)ReadGraph(PrintGraph(*graph.graph, TextStyle::Code()), options).ok();
  }
}

class Robustness : public testing::TestWithParam<const char*> {
 protected:
  // The beginning and the end of the text; the middle of most texts is repetitive.
  std::string Reduced() const {
    const std::string text = RobustnessFixture(GetParam());
    constexpr size_t kPart = 2500;
    if (text.size() <= 2 * kPart) return text;
    return text.substr(0, text.rfind('\n', kPart) + 1) + text.substr(text.find('\n', text.size() - kPart) + 1);
  }
};

TEST_P(Robustness, CutAnywhere) {
  const std::string text = Reduced();
  for (size_t size = 0; size < text.size(); size += size < 800 || size + 400 > text.size() ? 1 : 7) {
    TryAll(text.substr(0, size));
  }
}

TEST_P(Robustness, ChangedBytes) {
  const std::string text = Reduced();
  std::mt19937 random(20);
  constexpr absl::string_view kBytes = "()[]{}'\"%#:;,. \n\t=_-+*/<>@\\a0j\x80\xff";
  for (int round = 0; round < 400; ++round) {
    std::string changed = text;
    for (int i = random() % 4; i >= 0; --i) {
      const size_t at = random() % changed.size();
      switch (random() % 4) {
        case 0:
          changed[at] = static_cast<char>(random());
          break;
        case 1:
          changed[at] = kBytes[random() % kBytes.size()];
          break;
        case 2:
          changed.erase(at, 1 + random() % 20);
          break;
        default:
          changed.insert(at, 1 + random() % 3, kBytes[random() % kBytes.size()]);
          break;
      }
      if (changed.empty()) break;
    }
    TryAll(changed);
  }
}

INSTANTIATE_TEST_SUITE_P(Texts, Robustness,
                         testing::Values("gpt_block.fx", "gpt_block.code", "age_1_13/resnet_block.code",
                                         "more_texts/operators.fx", "more_texts/operators.code",
                                         "more_texts/modules.code", "more_texts/submodules.code",
                                         "more_texts/symbolic_sizes.code", "more_texts/expanded_def.code",
                                         "more_texts/boxed.code", "more_texts/aot_dynamic.log",
                                         "more_texts/compiled_autograd.log", "more_texts/metadata.fx"));

TEST(Robustness, RandomBytes) {
  std::mt19937 random(21);
  for (int round = 0; round < 300; ++round) {
    std::string text = round % 2 == 0 ? "graph():\n    " : "def forward(self, x):\n    ";
    for (int i = random() % 200; i > 0; --i) text.push_back(static_cast<char>(random()));
    TryAll(text);
  }
}

}  // namespace
}  // namespace backtape
