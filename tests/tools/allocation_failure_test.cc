// Functions that use no hash tables must unwind from any failed allocation. (tools/out_of_memory.cc explains why hash
// tables cannot.) Each function runs with the N-th call of operator new failing, for N from 1 until it succeeds. It
// may end with std::bad_alloc or a status, and objects that existed before must remain usable. little_memory_test.cc
// tests how whole tools end when memory runs out.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <memory>
#include <new>
#include <string>

#include "backtape/interp/interpreter.h"
#include "backtape/interp/random_inputs.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/ir/verifier.h"
#include "backtape/tensor/error.h"

namespace {

// The number of calls before the one that fails; negative if none fails. Tests run on one thread.
long g_calls_until_failure = -1;

void* AllocateOrFail(std::size_t bytes) {
  if (g_calls_until_failure > 0 && --g_calls_until_failure == 0) throw std::bad_alloc();
  if (void* memory = std::malloc(bytes == 0 ? 1 : bytes)) return memory;
  throw std::bad_alloc();
}

}  // namespace

void* operator new(std::size_t bytes) { return AllocateOrFail(bytes); }
void* operator new[](std::size_t bytes) { return AllocateOrFail(bytes); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace backtape {
namespace {

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

// Runs `step` with each allocation failing in turn: each of the first kEach, then some of the later ones, at growing
// distances. `step` returns whether it succeeded; `check` checks the objects that must be unchanged.
void FailEach(const std::function<bool()>& step, const std::function<void()>& check) {
  constexpr long kEach = 1500;
  long failures = 0;
  for (long n = 1;; n += 1 + std::max(0L, n - kEach) / 20) {
    g_calls_until_failure = n;
    bool succeeded = false;
    try {
      succeeded = step();
    } catch (const std::bad_alloc&) {
      succeeded = false;
    }
    const bool was_reached = g_calls_until_failure == 0;
    g_calls_until_failure = -1;
    check();
    if (!was_reached) {
      EXPECT_TRUE(succeeded) << "failed without a failed allocation";
      break;
    }
    ++failures;
  }
  EXPECT_GT(failures, 10);
}

std::unique_ptr<Graph> ReadText() {
  absl::StatusOr<GraphText> read = ReadGraph(kText);
  EXPECT_TRUE(read.ok()) << read.status();
  return std::move(read->graph);
}

TEST(AllocationFailure, Printing) {
  const std::unique_ptr<Graph> graph = ReadText();
  const std::string text = PrintGraph(*graph, TextStyle::Code());
  FailEach([&] { return PrintGraph(*graph, TextStyle::Code()) == text; }, [] {});
}

TEST(AllocationFailure, Interpretation) {
  const std::unique_ptr<Graph> graph = ReadText();
  const absl::StatusOr<IValueList> inputs = RandomInputs(*graph, {});
  ASSERT_TRUE(inputs.ok());
  const auto executable = CompileForInterpreter(*graph);
  ASSERT_TRUE(executable.ok());
  FailEach(
      [&] {
        const absl::StatusOr<IValueList> outputs = (*executable)->Run(*inputs);
        if (outputs.ok()) return outputs->size() == 2;
        EXPECT_EQ(outputs.status().code(), absl::StatusCode::kResourceExhausted);
        return false;
      },
      [&] { EXPECT_TRUE(Verify(*graph).ok()); });
}

// Tensor::Contiguous() throws backtape::Error. Kernels that call it must not let the error out of Run().
TEST(AllocationFailure, ContiguousCopiesInKernels) {
  absl::StatusOr<GraphText> read = ReadGraph(R"(class GraphModule(torch.nn.Module):
    def forward(self, x: "f32[4, 8]"):
        t: "f32[8, 4]" = torch.ops.aten.t.default(x)
        roll: "f32[8, 4]" = torch.ops.aten.roll.default(t, [3])
        return (roll,)
)");
  ASSERT_TRUE(read.ok()) << read.status();
  const absl::StatusOr<IValueList> inputs = RandomInputs(*read->graph, {});
  ASSERT_TRUE(inputs.ok());
  const auto executable = CompileForInterpreter(*read->graph);
  ASSERT_TRUE(executable.ok());
  FailEach(
      [&] {
        const absl::StatusOr<IValueList> outputs = (*executable)->Run(*inputs);
        if (outputs.ok()) return outputs->size() == 1;
        EXPECT_EQ(outputs.status().code(), absl::StatusCode::kResourceExhausted);
        return false;
      },
      [&] { EXPECT_EQ((*inputs)[0].tensor().numel(), 32); });
  // More than any memory holds: a copy of an expanded tensor.
  const Tensor expanded = *Tensor::FromValues({1}, {2}, DType::kFloat32).TryAsStrided({int64_t{1} << 42}, {0}, 0);
  EXPECT_THROW(expanded.Contiguous(), Error);
  EXPECT_EQ(expanded.TryContiguous().status().code(), absl::StatusCode::kResourceExhausted);
}

}  // namespace
}  // namespace backtape
