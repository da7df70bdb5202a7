// Executable memory: no page is both writable and executable, and the interpreter runs if the system provides none. A
// process cannot undo its own restrictions, so each test runs in a child process.
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <fstream>
#include <functional>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/interp/random_inputs.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/jit/run/native_executable.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

std::unique_ptr<Graph> SmallGraph() {
  absl::StatusOr<GraphText> text = ReadGraph(
      R"(class G(torch.nn.Module):
    def forward(self, x: "f32[33, 20]", w: "f32[20, 9]"):
        mm: "f32[33, 9]" = torch.ops.aten.mm.default(x, w)
        tanh: "f32[33, 9]" = torch.ops.aten.tanh.default(mm)
        sum_1: "f32[33]" = torch.ops.aten.sum.dim_IntList(tanh, [1])
        return (tanh, sum_1)
)");
  EXPECT_TRUE(text.ok()) << text.status();
  return std::move(text->graph);
}

// "" if the executable's results agree with the interpreter's. They must agree bit for bit if the executable uses the
// interpreter.
std::string EngineDifference(const Graph& graph, const NativeExecutable& native) {
  const absl::StatusOr<IValueList> inputs = RandomInputs(graph, {});
  const auto interpreter = CompileForInterpreter(graph);
  if (!inputs.ok() || !interpreter.ok()) return "no interpreter";
  const absl::StatusOr<IValueList> expected = (*interpreter)->Run(*inputs);
  const absl::StatusOr<IValueList> found = native.Run(*inputs);
  if (!expected.ok() || !found.ok()) return absl::StrCat("no results: ", found.status().ToString());
  const double tolerance = native.Report().is_native ? 1e-5 : 0;
  for (size_t i = 0; i < expected->size(); ++i) {
    const auto difference = Compare((*found)[i].tensor(), (*expected)[i].tensor(), {tolerance, tolerance});
    if (!difference.ok()) return difference.ToString((*expected)[i].tensor());
  }
  return "";
}

// Runs `body` in a child process. Returns its result, or how the child ended.
std::string InChild(const std::function<std::string()>& body) {
  int ends[2];
  if (pipe(ends) != 0) return "no pipe";
  const pid_t child = fork();
  if (child < 0) return "no child";
  if (child == 0) {
    const std::string text = body();
    _exit(write(ends[1], text.data(), text.size()) == static_cast<ssize_t>(text.size()) ? 0 : 1);
  }
  close(ends[1]);
  std::string text;
  char buffer[256];
  for (ssize_t n; (n = read(ends[0], buffer, sizeof(buffer))) > 0;) text.append(buffer, static_cast<size_t>(n));
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? text : absl::StrCat("the child ended with ", status);
}

NativeOptions OneThread() {
  NativeOptions options;
  options.num_threads = 1;
  return options;
}

// After this call, system calls that request executable memory fail with EPERM.
bool ForbidExecutableMemory() {
  constexpr uint32_t kProtection = offsetof(seccomp_data, args[2]);
  sock_filter filter[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mmap, 1, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mprotect, 0, 3),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, kProtection),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  const sock_fprog program = {sizeof(filter) / sizeof(filter[0]), filter};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

TEST(CodeMemoryTest, TheInterpreterTakesOverWithoutExecutableMemory) {
  const auto graph = SmallGraph();
  const std::string found = InChild([&]() -> std::string {
    if (!ForbidExecutableMemory()) return "skip";
    const auto native = CompileNative(*graph, OneThread());
    if (!native.ok()) return native.status().ToString();
    const std::string difference = EngineDifference(*graph, **native);
    if (!difference.empty()) return difference;
    return (*native)->Report().interpreter_reason;
  });
  if (found == "skip") GTEST_SKIP() << "this kernel has no seccomp filters";
  EXPECT_THAT(found, ::testing::StartsWith("cannot allocate executable memory for native code: "));
  EXPECT_THAT(found, ::testing::Not(::testing::HasSubstr("\n")));
}

// Linux's PR_SET_MDWE forbids making existing pages executable, which Backtape never does.
TEST(CodeMemoryTest, NativeCodeRunsWhereNoPageMayBecomeExecutable) {
#ifndef PR_SET_MDWE
#define PR_SET_MDWE 65
#define PR_MDWE_REFUSE_EXEC_GAIN 1
#endif
  const auto graph = SmallGraph();
  const std::string found = InChild([&]() -> std::string {
    if (prctl(PR_SET_MDWE, PR_MDWE_REFUSE_EXEC_GAIN, 0, 0, 0) != 0) return "skip";
    const auto native = CompileNative(*graph, OneThread());
    if (!native.ok()) return native.status().ToString();
    if (!(*native)->Report().is_native) return (*native)->Report().interpreter_reason;
    return EngineDifference(*graph, **native);
  });
  if (found == "skip") GTEST_SKIP() << "this kernel has no PR_SET_MDWE";
  EXPECT_EQ(found, "");
}

struct Mapping {
  uint64_t begin = 0;
  uint64_t end = 0;
  std::string permissions;  // "r-xp"
};

std::vector<Mapping> Mappings() {
  std::vector<Mapping> all;
  std::ifstream maps("/proc/self/maps");
  std::string line;
  while (std::getline(maps, line)) {
    Mapping mapping;
    char permissions[5] = "";
    EXPECT_EQ(std::sscanf(line.c_str(), "%lx-%lx %4s", &mapping.begin, &mapping.end, permissions), 3) << line;
    mapping.permissions = permissions;
    all.push_back(std::move(mapping));
  }
  return all;
}

// Other tests of this process may have made oneDNN generate code, whose pages are writable and executable.
int64_t WritableAndExecutableBytes() {
  int64_t bytes = 0;
  for (const Mapping& mapping : Mappings()) {
    if (mapping.permissions[1] == 'w' && mapping.permissions[2] == 'x') {
      bytes += static_cast<int64_t>(mapping.end - mapping.begin);
    }
  }
  return bytes;
}

TEST(CodeMemoryTest, NoPageIsWritableAndExecutable) {
  const int64_t bytes_before = WritableAndExecutableBytes();
  const auto graph = SmallGraph();
  std::vector<std::unique_ptr<NativeExecutable>> executables;
  for (int i = 0; i < 3; ++i) {
    auto native = CompileNative(*graph, OneThread());
    ASSERT_TRUE(native.ok()) << native.status();
    ASSERT_TRUE((*native)->Report().is_native);
    EXPECT_EQ(EngineDifference(*graph, **native), "");
    executables.push_back(*std::move(native));
  }
  EXPECT_EQ(WritableAndExecutableBytes(), bytes_before);
  // Each executable has its own pages, which are readable and executable but not writable.
  std::vector<int> pages(executables.size(), 0);
  for (const Mapping& mapping : Mappings()) {
    if (mapping.permissions[2] != 'x' || mapping.end - mapping.begin > (1 << 22)) continue;
    for (size_t e = 0; e < executables.size(); ++e) {
      for (uint64_t at = mapping.begin; at < mapping.end; at += 64) {
        if (!executables[e]->Describe(reinterpret_cast<const void*>(at))) continue;
        ++pages[e];
        EXPECT_EQ(mapping.permissions.substr(0, 3), "r-x");
      }
    }
  }
  for (const int count : pages) EXPECT_GT(count, 0);
}

}  // namespace
}  // namespace backtape
