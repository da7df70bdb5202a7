// Texts of graphs as users have them: changed by loggers, terminals, mail programs, web pages, formatters and files, in
// random combinations. They must be read as the same graphs, and errors must have correct positions.

#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/tests/ir/text/mangling/mangle.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

std::string MangledFixture(const std::string& name) {
  std::ifstream file(std::string(BACKTAPE_SOURCE_DIR) + "/tests/steps/" + name, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

ReadOptions MangledOptions(bool allow_unknown_ops = true) {
  ReadOptions options;
  options.file_name = "pasted";
  options.allow_unknown_ops = allow_unknown_ops;
  return options;
}

struct Mangled {
  std::string text;
  std::vector<std::string> names;  // the manglings that were applied, in order
  std::string Names() const { return absl::StrJoin(names, ", "); }
};

// Applies each stage with probability 1 / `one_in`, with one of its manglings.
Mangled Mangle(const std::string& text, std::mt19937& random, int one_in) {
  Mangled mangled{text, {}};
  const bool is_code = absl::StrContains(text, "def ");
  for (const MangleStage& stage : MangleStages()) {
    if (random() % one_in != 0) continue;
    const MangleStage::Entry& entry = stage.entries[random() % stage.entries.size()];
    if (entry.code_only && !is_code) continue;
    mangled.text = entry.mangle(mangled.text, random);
    mangled.names.push_back(entry.name);
  }
  return mangled;
}

void ExpectReadsAs(const Graph& expected, const Mangled& mangled) {
  const auto graphs = ReadEachGraph(mangled.text, MangledOptions());
  ASSERT_TRUE(graphs.ok()) << mangled.Names() << "\n" << graphs.status().message();
  ASSERT_EQ(graphs->size(), 1u) << mangled.Names();
  const GraphReading& reading = graphs->front();
  ASSERT_TRUE(reading.problem.ok()) << mangled.Names() << "\n" << reading.problem.message();
  std::string difference;
  EXPECT_TRUE(StructurallyEqual(expected, *reading.text.graph, &difference)) << mangled.Names() << "\n" << difference;
}

class MangledTest : public testing::TestWithParam<std::string> {
 protected:
  // Short texts suffice, because a mangling that fails does so within a few lines.
  static std::string Text() { return MangledFixture(GetParam()); }
};

TEST_P(MangledTest, EachManglingKeepsTheGraph) {
  const std::string text = Text();
  const auto expected = ReadGraph(text, MangledOptions());
  ASSERT_TRUE(expected.ok()) << expected.status().message();
  std::mt19937 random(7);
  for (const MangleStage& stage : MangleStages()) {
    for (const MangleStage::Entry& entry : stage.entries) {
      if (entry.code_only && !absl::StrContains(text, "def ")) continue;
      for (int round = 0; round < 4; ++round)
        ExpectReadsAs(*expected->graph, {entry.mangle(text, random), {entry.name}});
    }
  }
}

TEST_P(MangledTest, CombinationsKeepTheGraph) {
  const std::string text = Text();
  const auto expected = ReadGraph(text, MangledOptions());
  ASSERT_TRUE(expected.ok()) << expected.status().message();
  for (unsigned seed = 0; seed < 120; ++seed) {
    SCOPED_TRACE(absl::StrCat("seed ", seed));
    std::mt19937 random(seed);
    ExpectReadsAs(*expected->graph, Mangle(text, random, 2 + static_cast<int>(seed % 2)));
    if (HasFatalFailure()) return;
  }
}

// "LINE:COLUMN" of a byte, from 1.
std::string PlaceOf(const std::string& text, size_t offset) {
  size_t line = 1;
  size_t begin = 0;
  for (size_t i = text.find('\n'); i < offset; i = text.find('\n', i + 1)) {
    ++line;
    begin = i + 1;
  }
  return absl::StrCat(line, ":", offset - begin + 1);
}

TEST_P(MangledTest, ProblemsHaveCorrectPositions) {
  constexpr absl::string_view kProblem = "torch.ops.aten.no_such_op.default";
  const std::string text = Text();
  std::vector<size_t> calls;
  for (size_t at = text.find("torch.ops.aten."); at != std::string::npos; at = text.find("torch.ops.aten.", at + 1)) {
    calls.push_back(at);
  }
  if (calls.empty()) GTEST_SKIP() << "no calls of aten ops";
  int found = 0;
  for (unsigned seed = 0; seed < 40; ++seed) {
    std::mt19937 random(seed);
    const size_t begin = calls[random() % calls.size()];
    const size_t end = text.find_first_of("(]", begin);
    const std::string wrong = absl::StrCat(text.substr(0, begin), kProblem, text.substr(end));
    const Mangled mangled = Mangle(wrong, random, 3);
    const size_t place = mangled.text.find(kProblem.data(), 0, kProblem.size());
    if (place == std::string::npos) continue;  // an escape sequence or a line end is inside
    ++found;
    const auto read = ReadGraph(mangled.text, MangledOptions(/*allow_unknown_ops=*/false));
    ASSERT_FALSE(read.ok());
    EXPECT_TRUE(absl::StrContains(read.status().message(), absl::StrCat("pasted:", PlaceOf(mangled.text, place),
                                                                        ": error: unknown op ", kProblem)))
        << "seed " << seed << ": " << mangled.Names() << "\n"
        << read.status().message();
  }
  EXPECT_GT(found, 20);
}

INSTANTIATE_TEST_SUITE_P(Texts, MangledTest,
                         testing::Values("layernorm_softmax.fx", "layernorm_softmax.code", "full/tiny_mlp.code",
                                         "more_texts/operators.fx", "pointwise_chain.code",
                                         "age_1_13/layernorm_softmax.code", "age_1_13/layernorm_softmax.fx",
                                         "more_texts/symbolic_sizes.code", "more_texts/expanded_def.code",
                                         "more_texts/boxed.code", "more_texts/inplace.code", "more_texts/metadata.fx"),
                         [](const auto& info) {
                           std::string name = info.param;
                           for (char& c : name) c = absl::ascii_isalnum(static_cast<unsigned char>(c)) ? c : '_';
                           return name;
                         });

}  // namespace
}  // namespace backtape
