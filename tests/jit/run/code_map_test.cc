// Maps machine addresses to nodes and source lines: through the API, in perf's map, and after a crash.
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/jit/compiler.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr char kGraph[] =
    R"(class G(torch.nn.Module):
    def forward(self, x: "f32[4096]", w: "f32[4096]"):
        # File: model.py:3 in f, code: y = x.exp() * w
        exp: "f32[4096]" = torch.ops.aten.exp.default(x)
        mul: "f32[4096]" = torch.ops.aten.mul.Tensor(exp, w)

        # File: model.py:4 in f, code: return y.sum(), y.tanh()
        sum_1: "f32[]" = torch.ops.aten.sum.default(mul)
        tanh: "f32[4096]" = torch.ops.aten.tanh.default(mul)
        return (sum_1, tanh)
)";

std::unique_ptr<NativeExecutable> Compile(bool perf_map, const char* graph = kGraph) {
  absl::StatusOr<GraphText> text = ReadGraph(graph);
  EXPECT_TRUE(text.ok()) << text.status();
  NativeOptions options;
  options.num_threads = 1;
  options.perf_map = perf_map;
  options.keep_listings = true;
  auto native = CompileNative(*text->graph, options);
  EXPECT_TRUE(native.ok()) << native.status();
  EXPECT_TRUE((*native)->Report().is_native) << (*native)->Report().ToString();
  return *std::move(native);
}

TEST(CodeMapTest, PerfMapAndDescribeAgree) {
  const std::string path = absl::StrCat("/tmp/perf-", getpid(), ".map");
  std::remove(path.c_str());
  const auto native = Compile(true);
  std::ifstream file(path);
  ASSERT_TRUE(file) << path;
  int64_t bytes = 0;
  std::map<std::string, int> entries;
  std::string line;
  while (std::getline(file, line)) {
    uint64_t start = 0;
    uint64_t size = 0;
    int end = 0;
    ASSERT_EQ(std::sscanf(line.c_str(), "%lx %lx %n", &start, &size, &end), 2) << line;
    const std::string name = line.substr(end);
    bytes += static_cast<int64_t>(size);
    ++entries[name.substr(name.find('['))];
    for (const uint64_t address : {start, start + size - 1}) {
      const std::optional<CodeLocation> location = native->Describe(reinterpret_cast<const void*>(address));
      ASSERT_TRUE(location.has_value()) << line;
      EXPECT_THAT(name, ::testing::StartsWith(location->kernel + " ["));
      for (const std::string& node : location->nodes) {
        EXPECT_THAT(name, HasSubstr(node.substr(0, node.find(' ')))) << absl::StrJoin(location->nodes, " ");
      }
    }
  }
  std::remove(path.c_str());
  EXPECT_EQ(bytes, native->Report().code_bytes);
  EXPECT_GT(entries["[%exp model.py:3]"], 0);
  EXPECT_GT(entries["[%tanh model.py:4]"], 0);
  EXPECT_EQ(native->Describe(&bytes), std::nullopt);
  EXPECT_EQ(native->Describe(nullptr), std::nullopt);
}

TEST(CodeMapTest, TilesBelongToGroupedProducts) {
  const std::string path = absl::StrCat("/tmp/perf-", getpid(), ".map");
  std::remove(path.c_str());
  const auto native = Compile(true, R"(class G(torch.nn.Module):
    def forward(self, x: "f32[3, 8, 4]", y: "f32[3, 4, 8]"):
        # File: model.py:3 in f, code: return torch._grouped_mm(x, y)
        product: "f32[3, 8, 8]" = torch.ops.aten._grouped_mm.default(x, y)
        return (product,)
)");
  std::ifstream file(path);
  const std::string map(std::istreambuf_iterator<char>(file), {});
  std::remove(path.c_str());
  EXPECT_THAT(map, HasSubstr("[%product model.py:3]"));
}

TEST(CodeMapTest, ListingIsPrintedUnderTheNodes) {
  const std::string listing = Compile(false)->CodeListing();
  EXPECT_THAT(listing, HasSubstr("; %exp (aten.exp.default) at model.py:3 in f: y = x.exp() * w\n"));
  EXPECT_THAT(listing, HasSubstr("vmulps"));
}

const NativeExecutable* crashing = nullptr;

// Signal handler of the child process: writes the nodes that the crashing instruction computes.
void OnCrash(int, siginfo_t*, void* context) {
  const auto address = static_cast<ucontext_t*>(context)->uc_mcontext.gregs[REG_RIP];
  const auto location = crashing->Describe(reinterpret_cast<const void*>(address));
  const std::string text = location ? absl::StrCat(location->kernel, "|", absl::StrJoin(location->nodes, ","), "|",
                                                   absl::StrJoin(location->lines, ","))
                                    : "unknown";
  const ssize_t written = write(STDOUT_FILENO, text.data(), text.size());
  _exit(written == static_cast<ssize_t>(text.size()) ? 0 : 1);
}

// The memory of the second input is inaccessible, so the load for mul crashes.
TEST(CodeMapTest, ACrashIsMappedToItsNode) {
  const auto native = Compile(false);
  constexpr size_t kBytes = 4096 * sizeof(float);
  void* const forbidden = mmap(nullptr, kBytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  ASSERT_NE(forbidden, MAP_FAILED);
  const auto storage = Storage::Borrow(static_cast<std::byte*>(forbidden), kBytes, nullptr);
  const absl::StatusOr<Tensor> w = Tensor::TryFromStorage(storage, {4096}, {1}, 0, DType::kFloat32);
  ASSERT_TRUE(w.ok()) << w.status();
  const Tensor x = Tensor::FromValues({4096}, std::vector<double>(4096, 1), DType::kFloat32);
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    dup2(ends[1], STDOUT_FILENO);
    crashing = native.get();
    struct sigaction action = {};
    action.sa_sigaction = OnCrash;
    action.sa_flags = SA_SIGINFO;
    sigaction(SIGSEGV, &action, nullptr);
    sigaction(SIGBUS, &action, nullptr);
    const auto results = native->Run({IValue(x), IValue(*w)});
    _exit(2);
  }
  close(ends[1]);
  std::string text;
  char buffer[256];
  for (ssize_t n; (n = read(ends[0], buffer, sizeof(buffer))) > 0;) text.append(buffer, static_cast<size_t>(n));
  close(ends[0]);
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  munmap(forbidden, kBytes);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
  EXPECT_THAT(text, HasSubstr("|%mul (aten.mul.Tensor)|model.py:3 in f: y = x.exp() * w"));
}

}  // namespace
}  // namespace backtape
