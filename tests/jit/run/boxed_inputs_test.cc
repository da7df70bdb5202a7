// Both engines release the inputs that a run owns during the run.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "backtape/interp/interpreter.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/compiler.h"
#include "backtape/tests/jit/run/small_graph.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;

constexpr char kText[] =
    R"(unused: "f32[8]", early: "f32[8]", late: "f32[8]", returned: "f32[8]", written: "f32[8]"):
        exp: "f32[8]" = torch.ops.aten.exp.default(early)
        histc: "f32[8]" = torch.ops.aten.histc.default(exp, 8)
        add: "f32[8]" = torch.ops.aten.add.Tensor(histc, late)
        add_: "f32[8]" = torch.ops.aten.add_.Tensor(written, add)
        histc_1: "f32[8]" = torch.ops.aten.histc.default(add, 8)
        return (histc_1, returned)
)";

// The memory of each input. histc has no native form, and its kernel checks in each call which of these inputs are
// still alive.
std::vector<std::weak_ptr<const void>>& Watched() {
  static std::vector<std::weak_ptr<const void>> watched;
  return watched;
}
std::vector<std::string>& Seen() {
  static std::vector<std::string> seen;
  return seen;
}

absl::Status WatchingHistc(absl::Span<const IValue> args, absl::Span<const Tensor> outputs) {
  std::string alive;
  for (const auto& owner : Watched()) alive += owner.expired() ? '-' : '+';
  Seen().push_back(alive);
  return BuiltinKernels()[static_cast<size_t>(OpId::histc)](args, outputs);
}

std::vector<KernelFn> KernelsWithWatchingHistc() {
  std::vector<KernelFn> kernels(BuiltinKernels().begin(), BuiltinKernels().end());
  kernels[static_cast<size_t>(OpId::histc)] = &WatchingHistc;
  return kernels;
}

// Creates a tensor that has the only reference to its memory, and watches that memory.
Tensor Watch() {
  auto owner = std::make_shared<std::vector<float>>(8, 0.5F);
  Watched().push_back(owner);
  float* const data = owner->data();
  return *Tensor::TryFromStorage(Storage::Borrow(data, 32, std::move(owner)), {8}, {1}, 0, DType::kFloat32);
}

void RunWatched(const Executable& executable) {
  for (int run = 0; run < 3; ++run) {
    SCOPED_TRACE(run);
    Watched().clear();
    Seen().clear();
    IValueList inputs = {Watch(), Watch(), Watch(), Watch(), Watch()};
    const absl::StatusOr<IValueList> results = executable.Run(std::move(inputs));
    ASSERT_TRUE(results.ok()) << results.status();
    EXPECT_TRUE(inputs.empty());  // NOLINT(bugprone-use-after-move): the test is about the state after the move
    ASSERT_EQ(Seen().size(), 2u);
    // The inputs are: unused, read early, read late, returned, written.
    EXPECT_EQ(Seen()[0].substr(0, 4), "--++");
    EXPECT_EQ(Seen()[1].substr(0, 4), "---+");
    EXPECT_FALSE(Watched()[3].expired());
    EXPECT_TRUE(Watched()[4].expired()) << "the written input is released at the end of the run";
  }
}

TEST(BoxedInputs, Interpreted) {
  const auto graph = testing::ReadForward(kText);
  ASSERT_NE(graph, nullptr);
  const std::vector<KernelFn> kernels = KernelsWithWatchingHistc();
  InterpreterOptions options;
  options.kernels = kernels;
  const auto executable = CompileForInterpreter(*graph, options);
  ASSERT_TRUE(executable.ok()) << executable.status();
  RunWatched(**executable);
}

TEST(BoxedInputs, Native) {
  const auto graph = testing::ReadForward(kText);
  ASSERT_NE(graph, nullptr);
  const std::vector<KernelFn> kernels = KernelsWithWatchingHistc();
  NativeOptions options;
  options.kernels = kernels;
  const auto executable = CompileNative(*graph, options);
  ASSERT_TRUE(executable.ok()) << executable.status();
  const CompileReport report = (*executable)->Report();
  ASSERT_TRUE(report.is_native) << report.ToString();
  EXPECT_EQ(report.fallback_nodes.size(), 2u) << "this test needs an op without a native form";
  RunWatched(**executable);
}

TEST(BoxedInputs, InputsThatTheCallerKeepsSurvive) {
  const auto graph = testing::ReadForward(kText);
  ASSERT_NE(graph, nullptr);
  const auto executable = CompileNative(*graph, {});
  ASSERT_TRUE(executable.ok()) << executable.status();
  const IValueList inputs = testing::RandomInputsOf(*graph);
  ASSERT_TRUE((*executable)->Run(inputs).ok());
  const IValueList again = *(*executable)->Run(inputs);
  EXPECT_EQ(again.size(), 2u);
  EXPECT_TRUE(again[1].tensor().shares_storage(inputs[3].tensor()));
}

}  // namespace
}  // namespace backtape
