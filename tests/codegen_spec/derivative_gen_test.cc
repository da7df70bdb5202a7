// Tests the generator as a program: its exit codes, its messages, and the files that it writes.

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

  // Returns the exit code. The generator's output is in output_.
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

TEST_F(DerivativeGen, OutputIsDeterministicAndUnchangedFilesAreNotWritten) {
  ASSERT_EQ(Run(absl::StrCat("--ops=", Path("ops.yaml"), " --output=", Path("a"))), 0) << output_;
  ASSERT_EQ(Run(absl::StrCat("--ops=", Path("ops.yaml"), " --output=", Path("b"))), 0) << output_;
  int files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(dir_ / "a")) {
    if (!entry.is_regular_file()) continue;
    ++files;
    const std::string name = fs::relative(entry.path(), dir_ / "a").string();
    EXPECT_EQ(Read("a/" + name), Read("b/" + name)) << name;
    fs::last_write_time(entry.path(), fs::file_time_type::min());
  }
  EXPECT_EQ(files, 7);
  ASSERT_EQ(Run(absl::StrCat("--ops=", Path("ops.yaml"), " --output=", Path("a"))), 0) << output_;
  for (const auto& entry : fs::recursive_directory_iterator(dir_ / "a")) {
    if (!entry.is_regular_file()) continue;
    EXPECT_LT(entry.last_write_time(), fs::last_write_time(dir_ / "ops.yaml")) << entry.path();
  }
}

TEST_F(DerivativeGen, CheckFindsDrift) {
  const std::string flags = absl::StrCat("--ops=", Path("ops.yaml"), " --output=", Path("a"));
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
  EXPECT_THAT(output_, HasSubstr("one.yaml:1:11: error: unknown type Foo"));
  EXPECT_THAT(output_, HasSubstr("two.yaml:1:11: error: unknown type Bar"));
  EXPECT_THAT(output_, HasSubstr("missing.yaml: No such file or directory"));
}

std::string Sum(int terms) {
  std::string sum = "grad";
  for (int i = 1; i < terms; ++i) sum += " + grad";
  return sum;
}

TEST_F(DerivativeGen, LongFormulas) {
  const std::string row = "- name: mine::twice(Tensor self) -> Tensor\n  self: ";
  Write("my_ops.yaml", "- func: mine::twice(Tensor self) -> Tensor\n  tags: pointwise\n  promotion: first\n");
  Write("my.yaml", row + Sum(250) + "\n");
  const std::string arguments = absl::StrCat("--library=mine --ops=", Path("my_ops.yaml"),
                                             " --derivatives=", Path("my.yaml"), " --output=", Path("out"));
  EXPECT_EQ(Run(arguments), 0) << output_;
  EXPECT_THAT(Read("out/mine/generated_nodes_0.cc"), HasSubstr("ops::add(grads[0], grads[0]"));
  Write("my.yaml", row + Sum(20000) + "\n");
  EXPECT_EQ(Run(arguments), 1);
  EXPECT_THAT(output_, HasSubstr("error: the formula nests more than 250 operations"));
  EXPECT_LT(output_.size(), 2000) << "only a part of a long line is shown";
}

TEST_F(DerivativeGen, LongNamesTakeLinearTime) {
  const std::string name(3000000, 'm');
  Write("ops.yaml", absl::StrCat(kRow, "- func: relu(", name, " self) -> Tensor\n"));
  Write("my.yaml", absl::StrCat("- name: ", name, "(Tensor self) -> Tensor\n  self: grad * ", name, "(grad)\n"));
  // With quadratic time, this would take hours.
  EXPECT_EQ(Run(absl::StrCat("--check --ops=", Path("ops.yaml"), " --derivatives=", Path("my.yaml"))), 1);
  EXPECT_LT(output_.size(), 100000);
}

TEST_F(DerivativeGen, ARepeatedMistakeIsShownTenTimes) {
  std::string rows;
  for (int i = 0; i < 300; ++i) absl::StrAppend(&rows, "- func: f", i, "(Foo a) -> Tensor\n");
  Write("ops.yaml", rows);
  EXPECT_EQ(Run(absl::StrCat("--check --ops=", Path("ops.yaml"))), 1);
  EXPECT_THAT(output_, HasSubstr("ops.yaml: 290 more problems with the same message"));
  EXPECT_THAT(output_, HasSubstr("300 problems"));
}

// A mistake that merely follows from a reported one is not reported.
TEST_F(DerivativeGen, FollowOnMistakesAreNotShown) {
  Write("ops.yaml", absl::StrCat(kRow, "- func: nn(Tensr self) -> Tensor\n"));
  Write("functions.yaml", "- func: helper(Tensor grad, Tensr x) -> Tensor\n");
  Write("derivatives.yaml",
        "- name: nn(Tensor self) -> Tensor\n  self: grad\n"
        "- name: mm(Tensor self, Tensor mat2) -> Tensor\n  self: nn(grad)\n  mat2: helper(grad, self)\n");
  EXPECT_EQ(Run(absl::StrCat("--ops=", Path("ops.yaml"), " --functions=", Path("functions.yaml"),
                             " --derivatives=", Path("derivatives.yaml"), " --check")),
            1);
  EXPECT_THAT(output_, HasSubstr("2 problems\n"));
  EXPECT_THAT(output_, HasSubstr("2 derivative entries: 0 usable"));
  EXPECT_THAT(output_, HasSubstr("1  the row of this entry's op has errors (nn)\n"));
}

// Each entry but one has a mistake in its YAML. None of the mistakes hides another, or a mistake in a formula.
TEST_F(DerivativeGen, AMistakeInYamlDoesNotHideOthers) {
  Write("ops.yaml",
        "- func: a(Tensor self) -> Tensor\n- func: b(Tensor self) -> Tensor\n- func: c(Tensor self) -> Tensor\n"
        "- func: d(Tensor self) -> Tensor\n- func: e(Tensor self) -> Tensor\n- func: f(Tensor self) -> Tensor\n");
  Write("derivatives.yaml",
        "- name: a(Tensor self) -> Tensor\n  self: grad.defined() ? grad : Tensor()\n"
        "- name: b(Tensor self) -> Tensor\n\tself: grad\n"
        "- name: c(Tensor self) -> Tensor\n  self: \"grad\n"
        "- name: d(Tensor self) -> Tensor\n  self: nope\n"
        "- name: e(Tensor self) -> Tensor\n  self: {grad\n"
        "- name: f(Tensor self) -> Tensor\n  self: grad\n  self: grad\n");
  EXPECT_EQ(Run(absl::StrCat("--check --ops=", Path("ops.yaml"), " --derivatives=", Path("derivatives.yaml"))), 1);
  EXPECT_THAT(output_, HasSubstr("derivatives.yaml:2:31: error: a formula with '?:' must be quoted"));
  EXPECT_THAT(output_, HasSubstr("derivatives.yaml:4:1: error: invalid YAML: illegal tab"));
  EXPECT_THAT(output_, HasSubstr("derivatives.yaml:6:9: error: this quote is not closed"));
  EXPECT_THAT(output_, HasSubstr("derivatives.yaml:8:9: error: unknown name 'nope'"));
  EXPECT_THAT(output_, HasSubstr("derivatives.yaml:11:1: error: invalid YAML: end of map flow not found"));
  EXPECT_THAT(output_, HasSubstr("derivatives.yaml:13:3: error: duplicate 'self' in this entry"));
  EXPECT_THAT(output_, HasSubstr("6 problems\n"));
}

// The parser of YAML accepts a quote that is not closed: the entries that follow become part of the formula.
TEST_F(DerivativeGen, AQuoteThatIsNotClosedDoesNotHideOthers) {
  Write("ops.yaml", "- func: a(Tensor self) -> Tensor\n- func: b(Tensor self) -> Tensor\n");
  Write("derivatives.yaml",
        "- name: a(Tensor self) -> Tensor\n  self: \"grad\n- name: b(Tensor self) -> Tensor\n  self: nope\n");
  EXPECT_EQ(Run(absl::StrCat("--check --ops=", Path("ops.yaml"), " --derivatives=", Path("derivatives.yaml"))), 1);
  EXPECT_THAT(output_, HasSubstr("derivatives.yaml:2:9: error: this quote is not closed"));
  EXPECT_THAT(output_, HasSubstr("derivatives.yaml:4:9: error: unknown name 'nope'"));
  EXPECT_THAT(output_, HasSubstr("2 problems\n"));
}

TEST_F(DerivativeGen, AReservedNameIsReportedOnce) {
  Write("ops.yaml",
        "- func: a(Tensor self, int grads) -> Tensor\n- func: mul.Scalar(Tensor self, Scalar other) -> Tensor\n");
  Write("derivatives.yaml", "- name: a(Tensor self, int grads) -> Tensor\n  self: grad * grads\n");
  EXPECT_EQ(Run(absl::StrCat("--check --ops=", Path("ops.yaml"), " --derivatives=", Path("derivatives.yaml"))), 1);
  EXPECT_THAT(output_, HasSubstr("the argument name 'grads' is reserved in formulas"));
  EXPECT_THAT(output_, HasSubstr("1 problem\n"));
}

// An entry is usable only if code can be generated for its op and for all functions and ops that it calls.
TEST_F(DerivativeGen, CheckCountsWhatCanBeGenerated) {
  Write("ops.yaml", absl::StrCat(kRow, "- func: wait(Tensor self, Stream s) -> Tensor\n"));
  Write("derivatives.yaml",
        "- name: wait(Tensor self, Stream s) -> Tensor\n  self: grad\n"
        "- name: mm(Tensor self, Tensor mat2) -> Tensor\n  self: wait(grad)\n");
  EXPECT_EQ(Run(absl::StrCat("--ops=", Path("ops.yaml"), " --derivatives=", Path("derivatives.yaml"), " --check")), 1);
  EXPECT_THAT(output_, HasSubstr("2 derivative entries: 0 usable"));
  EXPECT_THAT(output_, HasSubstr("1  arguments of type Stream are not supported (wait)\n"));
  EXPECT_THAT(output_, HasSubstr("1  the op wait is not supported: arguments of type Stream are not supported (mm)\n"));
}

// With --keep-going, the library contains the usable entries, and the unusable ones are listed.
TEST_F(DerivativeGen, KeepGoing) {
  const std::string rows =
      "- func: f(Tensor self) -> Tensor\n- func: g(Tensor self) -> Tensor\n"
      "- func: g.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n";
  Write("ops.yaml", rows);
  Write(
      "derivatives.yaml",
      "- name: f(Tensor self) -> Tensor\n  self: grad * 2\n- name: g(Tensor self) -> Tensor\n  self: missing(grad)\n");
  const std::string flags = absl::StrCat("--pytorch --library=lib --ops=", Path("ops.yaml"),
                                         " --derivatives=", Path("derivatives.yaml"), " --output=", Path("out"));
  EXPECT_EQ(Run(flags), 1);
  EXPECT_THAT(output_, HasSubstr("unknown function missing"));
  EXPECT_EQ(Run(flags + " --keep-going"), 0) << output_;
  EXPECT_THAT(output_, HasSubstr("2 derivative entries: 0 usable"));  // no row defines the op `mul`
  Write("ops.yaml", rows + "- func: mul.Scalar(Tensor self, Scalar other) -> Tensor\n");
  EXPECT_EQ(Run(flags + " --keep-going"), 0) << output_;
  EXPECT_THAT(output_, HasSubstr("1 usable (1 with a tape node), 1 unusable\n"));
  EXPECT_THAT(output_, HasSubstr("1  unknown function missing (g)\n"));
  EXPECT_THAT(output_, HasSubstr("1  an op that writes into an 'out' argument has no derivative (g.out)\n"));
  EXPECT_THAT(Read("out/lib/generated_nodes.h"), HasSubstr("class FBackward0"));
}

TEST_F(DerivativeGen, FailureWritesNothing) {
  Write("bad.yaml", "- func: f(Foo a) -> Tensor\n");
  EXPECT_EQ(Run(absl::StrCat("--ops=", Path("bad.yaml"), " --output=", Path("a"))), 1);
  EXPECT_FALSE(fs::exists(dir_ / "a"));
}

TEST_F(DerivativeGen, Usage) {
  EXPECT_EQ(Run("--help"), 0);
  EXPECT_THAT(output_, HasSubstr("Examples:"));
  EXPECT_EQ(Run(""), 2);
  EXPECT_EQ(Run("--bogus=1"), 2);
  EXPECT_EQ(Run("--ops=x.yaml"), 2);
  EXPECT_THAT(output_, HasSubstr("--output or --check is required"));
  EXPECT_EQ(Run("--ops=x.yaml --check=perhaps"), 2);
  EXPECT_EQ(Run("--ops=x.yaml --check stray"), 2);
}

TEST_F(DerivativeGen, LibraryThatExtendsTheBuiltinOne) {
  Write("my_ops.yaml", "- func: mine::twice(Tensor self) -> Tensor\n  tags: pointwise\n  promotion: first\n");
  Write("my.yaml", "- name: mine::twice(Tensor self) -> Tensor\n  self: maybe_multiply(grad.mul(2), 1)\n");
  const std::string specs = absl::StrCat("--ops=", Path("my_ops.yaml"), " --derivatives=", Path("my.yaml"));
  ASSERT_EQ(Run(absl::StrCat(specs, " --library=mine --output=", Path("out"))), 0) << output_;
  EXPECT_THAT(Read("out/mine/ops.h"), HasSubstr("namespace mine::ops {"));
  EXPECT_THAT(Read("out/mine/ops.h"), HasSubstr("Variable twice(const Variable& self);"));
  EXPECT_THAT(
      Read("out/mine/generated_nodes_0.cc"),
      HasSubstr("backtape::formulas::maybe_multiply(backtape::ops::mul(grads[0], SymScalar(2)), SymScalar(1))"));
  EXPECT_THAT(Read("out/mine/kernel_declarations.h"),
              HasSubstr("absl::Status twice(const Tensor& self, const Tensor& out);"));
  EXPECT_EQ(Run(absl::StrCat(specs, " --library=mine --check --output=", Path("out"))), 0) << output_;
  EXPECT_THAT(output_, HasSubstr("1 derivative entry: 1 usable (1 with a tape node), 0 unusable"));
  // Without the builtin specs, formulas cannot call builtin ops.
  EXPECT_EQ(Run(absl::StrCat(specs, " --check")), 1);
  EXPECT_THAT(output_, HasSubstr("unknown method mul of Tensor"));
}

TEST_F(DerivativeGen, LibraryWithMistakes) {
  Write("my_ops.yaml",
        "- func: mul.Tensor(Tensor self, Tensor other) -> Tensor\n- func: mine::add(Tensor self) -> Tensor\n");
  Write("my.yaml", "- name: mine::add(Tensor self) -> Tensor\n  self: grad.mull(2)\n");
  const std::string specs = absl::StrCat("--ops=", Path("my_ops.yaml"), " --derivatives=", Path("my.yaml"));
  EXPECT_EQ(Run(absl::StrCat(specs, " --library=mine --check")), 1);
  EXPECT_THAT(output_,
              HasSubstr("my_ops.yaml:1:9: error: mul.Tensor is a builtin op; use mine::mul for an op of this library"));
  EXPECT_THAT(output_, HasSubstr("my.yaml:2:14: error: unknown method mull of Tensor; did you mean mul?"));
  EXPECT_EQ(Run(absl::StrCat(specs, " --library=backtape --check")), 2);
  EXPECT_EQ(Run(absl::StrCat(specs, " --library=my-ops --check")), 2);
}

}  // namespace
}  // namespace backtape::codegen_spec
