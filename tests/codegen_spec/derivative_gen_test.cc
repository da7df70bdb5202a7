// The generator as a program: exit codes, what it writes and when.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/codegen_spec/output_files.h"

namespace backtape::codegen_spec {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

constexpr char kRow[] = "- func: mm(Tensor self, Tensor mat2) -> Tensor\n";

class DerivativeGen : public ::testing::Test {
 protected:
  void SetUp() override {
    dir_ = fs::temp_directory_path() / absl::StrCat("backtape_derivative_gen_", getpid());
    fs::create_directories(dir_);
    Write("ops.yaml", kRow);
  }
  void TearDown() override { fs::remove_all(dir_); }

  void Write(const std::string& name, const std::string& text) { std::ofstream(dir_ / name) << text; }
  std::string Read(const std::string& name) { return ReadFile((dir_ / name).string()).value_or("(missing)"); }
  std::string Path(const std::string& name) { return (dir_ / name).string(); }

  // The exit code; what it prints is in output_.
  int Run(const std::string& arguments) {
    const std::string log = Path("log");
    const int status =
        std::system(absl::StrCat(BACKTAPE_DERIVATIVE_GEN, " ", arguments, " > ", log, " 2>&1 < /dev/null").c_str());
    output_ = Read("log");
    return WEXITSTATUS(status);
  }

  fs::path dir_;
  std::string output_;
};

TEST_F(DerivativeGen, TwoRunsGiveTheSameBytesAndTouchNothing) {
  ASSERT_EQ(Run(absl::StrCat("--ops=", Path("ops.yaml"), " --out=", Path("a"))), 0) << output_;
  ASSERT_EQ(Run(absl::StrCat("--ops=", Path("ops.yaml"), " --out=", Path("b"))), 0) << output_;
  int files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(dir_ / "a")) {
    if (!entry.is_regular_file()) continue;
    ++files;
    const std::string name = fs::relative(entry.path(), dir_ / "a").string();
    EXPECT_EQ(Read("a/" + name), Read("b/" + name)) << name;
    fs::last_write_time(entry.path(), fs::file_time_type::min());
  }
  EXPECT_EQ(files, 7);
  ASSERT_EQ(Run(absl::StrCat("--ops=", Path("ops.yaml"), " --out=", Path("a"))), 0) << output_;
  for (const auto& entry : fs::recursive_directory_iterator(dir_ / "a")) {
    if (!entry.is_regular_file()) continue;
    EXPECT_LT(entry.last_write_time(), fs::last_write_time(dir_ / "ops.yaml")) << entry.path();
  }
}

TEST_F(DerivativeGen, CheckFindsDrift) {
  const std::string flags = absl::StrCat("--ops=", Path("ops.yaml"), " --out=", Path("a"));
  ASSERT_EQ(Run(flags), 0) << output_;
  EXPECT_EQ(Run(flags + " --check"), 0) << output_;
  Write("a/generated/backtape/ir/op_id.h", "// edited\n");
  fs::remove(dir_ / "a/op_status.md");
  EXPECT_EQ(Run(flags + " --check"), 1);
  EXPECT_THAT(output_, HasSubstr("ir/op_id.h: differs"));
  EXPECT_THAT(output_, HasSubstr("op_status.md: missing"));
  EXPECT_EQ(Read("a/generated/backtape/ir/op_id.h"), "// edited\n");
}

TEST_F(DerivativeGen, ReportsTheProblemsOfAllFiles) {
  Write("one.yaml", "- func: f(Foo a) -> Tensor\n");
  Write("two.yaml", "- func: g(Bar a) -> Tensor\n");
  EXPECT_EQ(
      Run(absl::StrCat("--check --ops=", Path("one.yaml"), ",", Path("missing.yaml"), " --ops=", Path("two.yaml"))), 1);
  EXPECT_THAT(output_, HasSubstr("one.yaml:1:11: unknown type Foo"));
  EXPECT_THAT(output_, HasSubstr("two.yaml:1:11: unknown type Bar"));
  EXPECT_THAT(output_, HasSubstr("missing.yaml: cannot be opened"));
}

TEST_F(DerivativeGen, FailureWritesNothing) {
  Write("bad.yaml", "- func: f(Foo a) -> Tensor\n");
  EXPECT_EQ(Run(absl::StrCat("--ops=", Path("bad.yaml"), " --out=", Path("a"))), 1);
  EXPECT_FALSE(fs::exists(dir_ / "a"));
}

TEST_F(DerivativeGen, Usage) {
  EXPECT_EQ(Run("--help"), 0);
  EXPECT_THAT(output_, HasSubstr("Examples:"));
  EXPECT_EQ(Run(""), 2);
  EXPECT_EQ(Run("--bogus=1"), 2);
  EXPECT_EQ(Run("--ops=x.yaml"), 2);
  EXPECT_THAT(output_, HasSubstr("--out or --check is needed"));
  EXPECT_EQ(Run("--ops=x.yaml --check=perhaps"), 2);
  EXPECT_EQ(Run("--ops=x.yaml --check stray"), 2);
}

}  // namespace
}  // namespace backtape::codegen_spec
