// Tools that run out of memory anywhere must report it and end with exit code 1. The tests raise the limit of the
// address space step by step until the tool succeeds.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace {

namespace fs = std::filesystem;

class LittleMemory : public ::testing::TestWithParam<const char*> {
 protected:
  // Returns the exit code of a shell command. Its output is in output_.
  int Run(const std::string& command) {
    const std::string log = (fs::temp_directory_path() / ("backtape-memory-" + std::to_string(getpid()))).string();
    const int status = std::system(("( " + command + " ) > " + log + " 2>&1").c_str());
    std::ifstream file(log, std::ios::binary);
    output_.assign(std::istreambuf_iterator<char>(file), {});
    fs::remove(log);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  }

  std::string output_;
};

TEST_P(LittleMemory, EndsWithAnError) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "sanitizers reserve terabytes of address space";
#endif
  const std::string command = std::string("cd ") + BACKTAPE_SOURCE_DIR + "; " + BACKTAPE_BIN + "/" + GetParam();
  const std::string version = command.substr(0, command.find(' ', command.find("graph-"))) + " --version";
  int kilobytes = 8 << 10;  // the loader and static data need at least this much
  while (kilobytes < (4 << 20) && Run("ulimit -v " + std::to_string(kilobytes) + "; " + version) != 0) kilobytes += 512;
  int failures = 0;
  for (int step = 128; kilobytes < (4 << 20); kilobytes += step, step += step / 3) {
    const int code = Run("ulimit -v " + std::to_string(kilobytes) + "; " + command);
    if (code == 0) break;
    ++failures;
    ASSERT_EQ(code, 1) << kilobytes << " kB: " << output_;
    ASSERT_THAT(output_, ::testing::AnyOf(::testing::HasSubstr("out of memory"), ::testing::HasSubstr("allocate")))
        << kilobytes << " kB";
  }
  EXPECT_GT(failures, 0);
  EXPECT_LT(kilobytes, 4 << 20) << "the tool never succeeded";
}

INSTANTIATE_TEST_SUITE_P(Tools, LittleMemory,
                         ::testing::Values("graph-dump tests/steps/full/adam.code --stats",
                                           "graph-optimize tests/steps/full/adam.code -o /dev/null",
                                           "graph-run tests/golden/run/true_zero.code --random-inputs=1"),
                         [](const auto& test) {
                           return std::string(test.param).substr(6, std::string(test.param).find(' ') - 6);
                         });

}  // namespace
