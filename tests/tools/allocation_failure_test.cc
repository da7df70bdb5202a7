// Functions that make no hash tables must unwind from any failed allocation. Hash tables cannot (tools/out_of_memory.cc
// explains why), so compilers and readers of graphs are left out. Each function runs with the N-th allocation failing,
// for growing N (FailEach) until it succeeds. It reports the error, objects that existed before remain usable, and no
// memory leaks. little_memory_test.cc tests how whole tools end when memory runs out.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/interp/interpreter.h"
#include "backtape/interp/random_inputs.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/ir/verifier.h"
#include "backtape/jit/captured_step.h"
#include "backtape/jit/compiler.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/npz.h"
#include "backtape/tests/tools/failing_allocations.h"

namespace backtape {
namespace {

using ::backtape::testing::FailEach;
using ::backtape::testing::Failure;
using ::backtape::testing::NoFailures;

constexpr char kText[] = R"(class GraphModule(torch.nn.Module):
    def forward(self, x: "f32[4, 8]", w: "f32[8, 8]", b: "f32[8]"):
        # File: model.py:7 in forward, code: y = torch.relu(x @ w + b)
        addmm: "f32[4, 8]" = torch.ops.aten.addmm.default(b, x, w);  b = None
        relu: "f32[4, 8]" = torch.ops.aten.relu.default(addmm);  addmm = None
        view: "f32[32]" = torch.ops.aten.view.default(relu, [32])
        mul: "f32[32]" = torch.ops.aten.mul.Tensor(view, 1);  view = None
        add_: "f32[32]" = torch.ops.aten.add_.Tensor(mul, 2);  mul = None
        cat: "f32[64]" = torch.ops.aten.cat.default([add_, add_]);  add_ = None
        mean: "f32[]" = torch.ops.aten.mean.default(cat);  cat = None
        split = torch.ops.aten.split.Tensor(relu, 2);  relu = None
        getitem: "f32[2, 8]" = split[0];  split = None
        return (mean, getitem)
)";

std::unique_ptr<Graph> ReadText() {
  absl::StatusOr<GraphText> read = ReadGraph(kText);
  EXPECT_TRUE(read.ok()) << read.status();
  return std::move(read->graph);
}

TEST(AllocationFailure, Printing) {
  const std::unique_ptr<Graph> graph = ReadText();
  const std::string text = PrintGraph(*graph, TextStyle::Code());
  FailEach(
      [&] {
        EXPECT_EQ(PrintGraph(*graph, TextStyle::Code()), text);
        return absl::OkStatus();
      },
      [] {}, Failure::kStatusOrThrow);
}

// Both engines run a compiled graph, whose results are the same before and after.
void RunWithFailures(const Graph& graph, const Executable& executable) {
  const absl::StatusOr<IValueList> inputs = RandomInputs(graph, {});
  ASSERT_TRUE(inputs.ok());
  const auto copied = [&] {
    const NoFailures no_failures;
    return *inputs;
  };
  const auto mean = [&] { return (*executable.Run(*inputs))[0].tensor().item().to_double(); };
  const double expected = mean();
  FailEach([&] { return executable.Run(copied()).status(); },
           [&] {
             EXPECT_TRUE(Verify(graph).ok());
             EXPECT_EQ(mean(), expected);
           });
}

TEST(AllocationFailure, Interpretation) {
  const std::unique_ptr<Graph> graph = ReadText();
  const auto executable = CompileForInterpreter(*graph);
  ASSERT_TRUE(executable.ok());
  RunWithFailures(*graph, **executable);
}

TEST(AllocationFailure, NativeRun) {
  const std::unique_ptr<Graph> graph = ReadText();
  for (const bool keep_memory : {true, false}) {
    const auto executable = CompileNative(*graph, {.num_threads = 1, .keep_memory = keep_memory});
    ASSERT_TRUE(executable.ok());
    RunWithFailures(*graph, **executable);
  }
}

Variable TestTensor(const std::vector<int64_t>& sizes, double first) {
  Tensor tensor = Tensor::Empty(sizes, DType::kFloat64);
  for (int64_t i = 0; i < tensor.numel(); ++i) tensor.data<double>()[i] = first + 0.1 * static_cast<double>(i % 7);
  return tensor;
}

std::vector<double> ElementsOf(const Tensor& tensor) {
  const NoFailures no_failures;
  return {tensor.data<double>(), tensor.data<double>() + tensor.numel()};
}

Variable Loss(const Variable& x, const Variable& w) {
  return ops::sum((ops::relu(ops::mm(x, w)) * ops::sigmoid(x) + w.select(0, 1)).reshape({9}), {0});
}

TEST(AllocationFailure, EagerOps) {
  const Variable x = TestTensor({3, 3}, -0.2), w = TestTensor({3, 3}, 0.1).set_requires_grad();
  const std::vector<double> before = ElementsOf(x);
  const double expected = Loss(x, w).item().to_double();
  FailEach(
      [&] {
        EXPECT_EQ(Loss(x, w).item().to_double(), expected);
        return absl::OkStatus();
      },
      [&] {
        EXPECT_EQ(ElementsOf(x), before);
        EXPECT_EQ(Loss(x, w).item().to_double(), expected);
      });
}

TEST(AllocationFailure, Backward) {
  const Variable x = TestTensor({3, 3}, -0.2), w = TestTensor({3, 3}, 0.1).set_requires_grad();
  Loss(x, w).backward();
  const std::vector<double> expected = ElementsOf(w.grad());
  w.set_grad({});
  const Variable loss = Loss(x, w);
  FailEach(
      [&] {
        w.set_grad({});
        Backward({loss}, {}, {.retain_graph = true});
        return absl::OkStatus();
      },
      [&] {
        if (w.grad().defined()) {
          EXPECT_EQ(ElementsOf(w.grad()), expected);
        }
        EXPECT_EQ(ElementsOf(Grad({loss}, {w}, {}, {.retain_graph = true})[0]), expected);
      });
}

// Every call finds its code in the cache, so nothing is compiled.
TEST(AllocationFailure, CompiledBackward) {
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    const Variable x = TestTensor({3, 3}, -0.2), w = TestTensor({3, 3}, 0.1).set_requires_grad();
    const Variable loss = Loss(x, w);
    const std::vector<double> expected = ElementsOf(Grad({loss}, {w}, {}, {.retain_graph = true})[0]);
    CompiledBackward compiled(MakeBackwardCompiler({.backend = backend, .native = {.num_threads = 1}}));
    const CompiledBackward::Scope scope = compiled.Enable();
    const auto gradient = [&] { return ElementsOf(Grad({loss}, {w}, {}, {.retain_graph = true})[0]); };
    EXPECT_EQ(gradient(), expected);
    FailEach(
        [&] {
          EXPECT_EQ(gradient(), expected);
          return absl::OkStatus();
        },
        [&] { EXPECT_EQ(gradient(), expected); });
    EXPECT_EQ(compiled.stats().captures, 1);
  }
}

// Without checks: a call that traces the program builds a graph, and builders of graphs do not survive failed
// allocations.
TEST(AllocationFailure, CapturedStep) {
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    const Variable x = TestTensor({3, 3}, -0.2), w = TestTensor({3, 3}, 0.1).set_requires_grad();
    CapturedStep step(
        [&](const variable_list& inputs) -> variable_list {
          Variable loss = Loss(inputs[0], w);
          loss.backward();
          return {loss.detach()};
        },
        {.backend = backend, .native = {.num_threads = 1}}, {}, StepChecks::kNever);
    const auto run = [&] {
      w.set_grad({});
      return step({x})[0].item().to_double();
    };
    const double expected = run();
    const std::vector<double> gradient = ElementsOf(w.grad());
    FailEach(
        [&] {
          EXPECT_EQ(run(), expected);
          return absl::OkStatus();
        },
        [&] {
          if (w.grad().defined()) {
            EXPECT_EQ(ElementsOf(w.grad()), gradient);
          }
          EXPECT_EQ(run(), expected);
          EXPECT_EQ(ElementsOf(w.grad()), gradient);
        });
    EXPECT_EQ(step.captures(), 1);
  }
}

TEST(AllocationFailure, ReadingFiles) {
  const std::string folder = ::testing::TempDir();
  const std::vector<std::pair<std::string, Tensor>> tensors = {{"a", TestTensor({3, 3}, 0)},
                                                               {"b", TestTensor({90}, 1)}};
  const std::string npz = folder + "/allocation_failure.npz";
  ASSERT_TRUE(WriteNpz(npz, tensors).ok());
  FailEach([&] { return ReadNpz(npz).status(); }, [] {});
  std::remove(npz.c_str());
}

// Tensor::Contiguous() throws backtape::Error. Kernels that call it must not let the error out of Run().
TEST(AllocationFailure, ContiguousCopiesInKernels) {
  absl::StatusOr<GraphText> read = ReadGraph(R"(class GraphModule(torch.nn.Module):
    def forward(self, x: "f32[4, 8]"):
        t: "f32[8, 4]" = torch.ops.aten.t.default(x)
        roll: "f32[8, 4]" = torch.ops.aten.roll.default(t, [3])
        mean: "f32[]" = torch.ops.aten.mean.default(roll)
        return (mean,)
)");
  ASSERT_TRUE(read.ok()) << read.status();
  const auto executable = CompileForInterpreter(*read->graph);
  ASSERT_TRUE(executable.ok());
  RunWithFailures(*read->graph, **executable);
  // Larger than any machine's memory: a copy of an expanded tensor.
  const Tensor expanded = *Tensor::FromValues({1}, {2}, DType::kFloat32).TryAsStrided({int64_t{1} << 42}, {0}, 0);
  EXPECT_THROW(expanded.Contiguous(), Error);
  EXPECT_EQ(expanded.TryContiguous().status().code(), absl::StatusCode::kResourceExhausted);
}

}  // namespace
}  // namespace backtape
