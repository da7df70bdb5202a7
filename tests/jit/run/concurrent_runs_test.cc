// Several threads run one executable, while it compiles for new strides and sizes and evicts what it has compiled.
#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/jit/compiler.h"
#include "backtape/jit/run/binding_cache.h"
#include "backtape/jit/run/layout_variants.h"
#include "backtape/tests/jit/run/small_graph.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

constexpr int kCallers = 4, kRuns = 60;

void OnCallers(const std::function<void(int)>& body) {
  std::vector<std::thread> callers;
  for (int t = 0; t < kCallers; ++t) callers.emplace_back([&body, t] { body(t); });
  for (std::thread& caller : callers) caller.join();
}

// Runs the executable on all callers, with each set of inputs in turn. Each caller begins with another set.
void RunAllInputs(const NativeExecutable& native, const std::vector<IValueList>& inputs) {
  const auto interpreter = CompileForInterpreter(native.graph());
  ASSERT_TRUE(interpreter.ok()) << interpreter.status();
  std::vector<IValueList> expected;
  for (const IValueList& values : inputs) {
    const auto results = (*interpreter)->Run(values);
    ASSERT_TRUE(results.ok()) << results.status();
    expected.push_back(*results);
  }
  OnCallers([&](int caller) {
    for (int run = 0; run < kRuns; ++run) {
      const size_t i = static_cast<size_t>(3 * caller + run) % inputs.size();
      const auto found = native.Run(inputs[i]);
      ASSERT_TRUE(found.ok()) << found.status();
      for (size_t k = 0; k < found->size(); ++k) {
        EXPECT_TRUE(Compare((*found)[k].tensor(), expected[i][k].tensor(), {.rtol = 1e-5, .atol = 1e-5}).ok())
            << "inputs " << i << ", output " << k;
      }
      if (caller == 0 && run % 16 == 0) native.Trim();
      if (caller == 1 && run % 4 == 0) {
        EXPECT_TRUE(native.Report().is_native);
      }
    }
  });
}

constexpr char kFixedSizes[] = R"(x: "f32[5, 6]", w: "f32[6, 4]"):
        exp: "f32[5, 6]" = torch.ops.aten.exp.default(x)
        mm: "f32[5, 4]" = torch.ops.aten.mm.default(exp, w)
        sum_1: "f32[5]" = torch.ops.aten.sum.dim_IntList(mm, [1])
        return (mm, sum_1)
)";

TEST(ConcurrentRuns, MoreStridesThanVariantsAreKept) {
  const auto graph = testing::ReadForward(kFixedSizes);
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {.num_threads = 2, .share_small_work = true});
  ASSERT_TRUE(native.ok()) << native.status();
  std::vector<IValueList> inputs;
  for (size_t i = 0; i < jit::LayoutVariants::kMaxVariants + 2; ++i) {
    IValueList values = testing::RandomInputsOf(*graph);
    const auto row = static_cast<int64_t>(6 + i);
    Tensor strided = Tensor::Full({5 * row}, 0.0, DType::kFloat32).TryAsStrided({5, 6}, {row, 1}, 0).value();
    CopyElements(values[0].tensor(), strided);
    values[0] = IValue(strided);
    inputs.push_back(std::move(values));
  }
  RunAllInputs(**native, inputs);
}

constexpr char kAnySizes[] = R"py(s0: "Sym(s0)", x: "f32[s0, 6]", w: "f32[6, 4]"):
        exp: "f32[s0, 6]" = torch.ops.aten.exp.default(x)
        mm: "f32[s0, 4]" = torch.ops.aten.mm.default(exp, w)
        sum_1: "f32[s0]" = torch.ops.aten.sum.dim_IntList(mm, [1])
        return (mm, sum_1)
)py";

TEST(ConcurrentRuns, MoreSizesThanBindingsAreKept) {
  const auto graph = testing::ReadForward(kAnySizes);
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {.num_threads = 2, .share_small_work = true});
  ASSERT_TRUE(native.ok()) << native.status();
  std::vector<IValueList> inputs;
  for (size_t i = 0; i < jit::BindingCache::kMaxBindings + 2; ++i) {
    inputs.push_back(testing::RandomInputsOf(*graph, static_cast<int64_t>(2 + i)));
  }
  RunAllInputs(**native, inputs);
}

// ThreadSanitizer can check the accesses of reference kernels, which are not generated code.
TEST(ConcurrentRuns, ReferenceKernels) {
  const auto graph = testing::ReadForward(kFixedSizes);
  ASSERT_NE(graph, nullptr);
  NativeOptions options{.num_threads = 3, .share_small_work = true};
  options.reference_kernels = true;
  const auto native = CompileNative(*graph, options);
  ASSERT_TRUE(native.ok()) << native.status();
  std::vector<IValueList> inputs;
  for (int i = 0; i < 5; ++i) inputs.push_back(testing::RandomInputsOf(*graph));
  RunAllInputs(**native, inputs);
}

TEST(ConcurrentRuns, ThreadsCompileAtOnce) {
  const auto graph = testing::ReadForward(kFixedSizes);
  ASSERT_NE(graph, nullptr);
  const IValueList inputs = testing::RandomInputsOf(*graph);
  OnCallers([&](int) {
    for (int i = 0; i < 3; ++i) {
      const auto native = CompileNative(*graph, {.num_threads = 2});
      ASSERT_TRUE(native.ok()) << native.status();
      testing::ExpectAsInterpreter(*graph, **native, inputs);
    }
  });
}

}  // namespace
}  // namespace backtape
