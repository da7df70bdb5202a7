// How tools end: exit codes, and the files that remain after a signal.
#include "backtape/tools/command_line.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <new>
#include <string>
#include <vector>

#include "backtape/tensor/check.h"
#include "backtape/tools/files.h"

namespace backtape::tools {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

class CommandLine : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "backtape-tool-XXXXXX").string();
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
  }
  void TearDown() override { fs::remove_all(folder_); }

  // Starts `run` as a tool in a child process whose standard error goes to a file.
  pid_t Start(const std::function<absl::Status()>& run) {
    const pid_t child = fork();
    if (child != 0) return child;
    dup2(open((folder_ / "stderr").c_str(), O_CREAT | O_WRONLY | O_TRUNC, 0600), STDERR_FILENO);
    CLI::App app("A tool.", "tool");
    std::string name = "tool";
    char* argv[] = {name.data(), nullptr};
    const int code = RunTool(1, argv, app, run);
    _exit(code);
  }
  // The exit code of the child, or 128 plus the signal that killed it.
  static int EndOf(pid_t child) {
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  }
  int Run(const std::function<absl::Status()>& run) { return EndOf(Start(run)); }
  std::string Errors() const {
    std::ifstream file(folder_ / "stderr", std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), {});
  }

  fs::path folder_;
};

TEST_F(CommandLine, FailedCheckIsABugThatNamesItsLocation) {
  EXPECT_EQ(Run([] {
              BACKTAPE_CHECK(1 + 1 == 3) << "arithmetic";
              return absl::OkStatus();
            }),
            kBug);
  EXPECT_THAT(Errors(), HasSubstr("command_line_test.cc:"));
  EXPECT_THAT(Errors(), HasSubstr("internal error: check failed: 1 + 1 == 3 arithmetic"));
  EXPECT_THAT(Errors(), HasSubstr("This is a bug in Backtape"));
}

TEST_F(CommandLine, UncaughtExceptionIsABug) {
  EXPECT_EQ(Run([]() -> absl::Status { throw std::runtime_error("torn"); }), kBug);
  EXPECT_THAT(Errors(), HasSubstr("tool: error: internal error: torn"));
  EXPECT_EQ(Run([] { return absl::InternalError("torn"); }), kBug);
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)  // sanitizers replace operator new
TEST_F(CommandLine, OutOfMemoryIsAnErrorThatNamesTheSize) {
  EXPECT_EQ(Run([] {
              ::operator delete(::operator new (size_t{1} << 60));  // a direct call, which the compiler may not elide
              return absl::OkStatus();
            }),
            kFailed);
  EXPECT_EQ(Errors(), "tool: error: out of memory: cannot allocate 1152921504606846976 bytes\n");
}
#endif

TEST_F(CommandLine, SignalsLeaveNoTemporaryFiles) {
  const std::string out = (folder_ / "out").string();
  const std::string text(4 << 20, 'x');
  for (int i = 0; i < 30; ++i) {
    const int signal = std::vector<int>{SIGINT, SIGTERM, SIGHUP}[i % 3];
    const pid_t child = Start([&] {
      for (;;) {
        if (absl::Status status = WriteFile(out, text); !status.ok()) return status;
      }
    });
    while (!fs::exists(out)) usleep(1000);
    usleep(1000 + i * 700);
    kill(child, signal);
    EXPECT_EQ(EndOf(child), 128 + signal);
    EXPECT_EQ(fs::file_size(out), text.size());
    for (const auto& entry : fs::directory_iterator(folder_)) {
      EXPECT_TRUE(entry.path().filename() == "out" || entry.path().filename() == "stderr") << entry.path();
    }
    fs::remove(out);
  }
}

TEST_F(CommandLine, IgnoredSignalsStayIgnored) {
  const pid_t child = fork();
  if (child == 0) {
    std::signal(SIGHUP, SIG_IGN);  // like nohup
    CLI::App app("A tool.", "tool");
    std::string name = "tool";
    char* argv[] = {name.data(), nullptr};
    _exit(RunTool(1, argv, app, [] {
      std::raise(SIGHUP);
      return absl::OkStatus();
    }));
  }
  EXPECT_EQ(EndOf(child), kDone);
}

}  // namespace
}  // namespace backtape::tools
