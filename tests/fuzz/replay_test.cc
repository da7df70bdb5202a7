// Runs every file of the committed corpora through the functions that libFuzzer calls.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "backtape/tests/fuzz/fuzz_targets.h"

namespace backtape::fuzz {
namespace {

namespace fs = std::filesystem;

class Replay : public ::testing::TestWithParam<FuzzTarget> {};

TEST_P(Replay, CorpusPasses) {
  const fs::path folder = fs::path(BACKTAPE_SOURCE_DIR) / "tests/fuzz/corpus" / std::string(GetParam().name);
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(folder)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  ASSERT_FALSE(files.empty()) << folder << " has no files";
  for (const fs::path& file : files) {
    SCOPED_TRACE(file.string());
    std::ifstream stream(file, std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(stream), {});
    GetParam().entry(bytes);
    // Also runs the first half of the file, which is what an interrupted copy leaves.
    GetParam().entry(absl::string_view(bytes).substr(0, bytes.size() / 2));
  }
}

INSTANTIATE_TEST_SUITE_P(Fuzz, Replay, ::testing::ValuesIn(FuzzTargets().begin(), FuzzTargets().end()),
                         [](const auto& test) { return std::string(test.param.name); });

}  // namespace
}  // namespace backtape::fuzz
