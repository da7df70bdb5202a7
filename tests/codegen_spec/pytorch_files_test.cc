// Runs the generator on PyTorch's own native_functions.yaml and derivatives.yaml, if a wheel is available. They are
// taken from the folder that the environment variable BACKTAPE_TORCHGEN names (torchgen/packaged of a wheel), or from
// $VIRTUAL_ENV.
//
// pytorch_summary.txt holds the generator's output for torch 2.15, with the reason for everything that the generator
// leaves out. The counts of unusable entries and ops may only fall; BACKTAPE_REWRITE_GOLDEN=1 rewrites the file.
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/tests/support/golden_file.h"

namespace {

namespace fs = std::filesystem;

std::string ReadAll(const fs::path& path) {
  std::ifstream stream(path);
  std::stringstream text;
  text << stream.rdbuf();
  return text.str();
}

// The folder with both files; empty if there is none.
fs::path TorchgenFolder() {
  const auto has_files = [](const fs::path& folder) {
    return fs::exists(folder / "autograd/derivatives.yaml") && fs::exists(folder / "ATen/native/native_functions.yaml");
  };
  if (const char* folder = std::getenv("BACKTAPE_TORCHGEN")) return has_files(folder) ? fs::path(folder) : fs::path();
  const char* environment = std::getenv("VIRTUAL_ENV");
  if (environment == nullptr || !fs::exists(fs::path(environment) / "lib")) return {};
  for (const auto& python : fs::directory_iterator(fs::path(environment) / "lib")) {
    const fs::path folder = python.path() / "site-packages/torchgen/packaged";
    if (has_files(folder)) return folder;
  }
  return {};
}

// The number before `what` in the text; -1 if there is none.
int CountOf(const std::string& text, const std::string& what) {
  std::smatch match;
  return std::regex_search(text, match, std::regex("(\\d+) " + what)) ? std::stoi(match[1]) : -1;
}

class PyTorchFiles : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = TorchgenFolder();
    if (folder_.empty()) {
      GTEST_SKIP() << "no PyTorch found: set BACKTAPE_TORCHGEN to the folder torchgen/packaged of a wheel";
    }
    output_ = fs::temp_directory_path() / absl::StrCat("backtape_pytorch_files_", getpid());
    fs::create_directories(output_);
  }
  void TearDown() override {
    if (!output_.empty()) fs::remove_all(output_);
  }

  // Returns the exit code. The generator's standard output is in summary_.
  int Run(const std::string& arguments) {
    const int status =
        std::system(absl::StrCat(BACKTAPE_DERIVATIVE_GEN,
                                 " --pytorch --ops=", (folder_ / "ATen/native/native_functions.yaml").string(),
                                 " --derivatives=", (folder_ / "autograd/derivatives.yaml").string(), " ", arguments,
                                 " > ", (output_ / "summary").string(), " 2> /dev/null")
                        .c_str());
    summary_ = ReadAll(output_ / "summary");
    return WEXITSTATUS(status);
  }

  fs::path folder_;
  fs::path output_;
  std::string summary_;
};

TEST_F(PyTorchFiles, UnusableCountsMayOnlyFall) {
  rusage before{};
  rusage after{};
  getrusage(RUSAGE_CHILDREN, &before);
  ASSERT_EQ(Run("--keep-going --check"), 0) << summary_;
  getrusage(RUSAGE_CHILDREN, &after);
  const auto seconds = static_cast<double>(after.ru_utime.tv_sec - before.ru_utime.tv_sec) +
                       static_cast<double>(after.ru_utime.tv_usec - before.ru_utime.tv_usec) * 1e-6;
#ifdef NDEBUG
  EXPECT_LT(seconds, 1.0);
#else
  EXPECT_LT(seconds, 20.0);
#endif
  const std::string committed = backtape::testing::GoldenText(BACKTAPE_PYTORCH_SUMMARY, summary_);
  const int entries = CountOf(committed, "derivative entries");
  if (CountOf(summary_, "derivative entries") != entries) {
    GTEST_SKIP() << "the files and pytorch_summary.txt are from different versions of PyTorch";
  }
  for (const char* what : {"unusable\n", "ops are left out"}) {
    EXPECT_LE(CountOf(summary_, what), CountOf(committed, what)) << summary_;
    EXPECT_GE(CountOf(summary_, what), 0) << summary_;
  }
  EXPECT_EQ(summary_.find("unusable forward-mode formula"), std::string::npos) << summary_;
}

// Compiles the generated sources, which takes half a minute.
TEST_F(PyTorchFiles, GeneratedCodeCompiles) {
  if (std::getenv("BACKTAPE_COMPILE_PYTORCH") == nullptr) {
    GTEST_SKIP() << "takes half a minute: set BACKTAPE_COMPILE_PYTORCH=1";
  }
  ASSERT_EQ(Run(absl::StrCat("--keep-going --output=", output_.string())), 0) << summary_;
  int sources = 0;
  for (const auto& entry : fs::directory_iterator(output_ / "pytorch")) {
    if (entry.path().extension() != ".cc") continue;
    ++sources;
    const std::string log = (output_ / "log").string();
    EXPECT_EQ(
        std::system(absl::StrCat(BACKTAPE_COMPILER, " -std=c++20 -fsyntax-only -fmax-errors=20 -I", output_.string(),
                                 " ", BACKTAPE_INCLUDES, " ", entry.path().string(), " > ", log, " 2>&1")
                        .c_str()),
        0)
        << ReadAll(log);
  }
  EXPECT_EQ(sources, 11);
}

}  // namespace
