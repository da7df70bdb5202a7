// Products and convolutions that no dense kernel supports run on reference kernels, including their epilogues.
#include <memory>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/jit/plan/make_plan.h"
#include "backtape/jit/run/native_executable.h"
#include "backtape/tests/jit/run/small_graph.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

using ::backtape::testing::RandomInputsOf;
using ::backtape::testing::ReadForward;

// Runs a plan of `steps` steps without machine code and compares with the interpreter.
void ExpectSameWithoutCode(const std::string& text, int steps) {
  SCOPED_TRACE(text);
  const std::unique_ptr<Graph> graph = ReadForward(text);
  ASSERT_NE(graph, nullptr);
  const IValueList inputs = RandomInputsOf(*graph, 7);
  const auto interpreter = CompileForInterpreter(*graph);
  ASSERT_TRUE(interpreter.ok()) << interpreter.status();
  const auto expected = (*interpreter)->Run(inputs);
  ASSERT_TRUE(expected.ok()) << expected.status();
  PlannedExecutable::Parts parts;
  absl::StatusOr<Plan> plan = MakePlan(*graph);
  ASSERT_TRUE(plan.ok()) << plan.status();
  ASSERT_EQ(plan->steps.size(), steps) << plan->ToString();
  parts.functions.assign(plan->steps.size(), nullptr);
  parts.plan = *std::move(plan);
  parts.graph = graph->Clone();
  parts.options.num_threads = 1;
  parts.options.thread_pool = MakeThreadPool(1);
  const PlannedExecutable executable(std::move(parts));
  const auto found = executable.Run(inputs, RunOptions());
  ASSERT_TRUE(found.ok()) << found.status();
  for (size_t i = 0; i < found->size(); ++i) {
    const Difference difference = Compare((*found)[i].tensor(), (*expected)[i].tensor(), {1e-4, 1e-4});
    EXPECT_TRUE(difference.ok()) << "out" << i << ": " << difference.ToString((*expected)[i].tensor());
  }
}

TEST(ReferenceStepsTest, Epilogues) {
  for (const std::string dtype : {"f32", "f64"}) {  // oneDNN, which computes bfloat16, needs no code
    for (const bool has_relu : {false, true}) {
      const auto line = [&](const std::string& name, const std::string& sizes, const std::string& call) {
        return absl::StrCat("        ", name, ": \"", dtype, "[", sizes, "]\" = torch.ops.aten.", call, "\n");
      };
      const std::string last = has_relu ? line("relu", "2, 3, 5", "relu.default(add)") + "        return (relu,)\n"
                                        : "        return (add,)\n";
      ExpectSameWithoutCode("x: \"" + dtype + "[6, 4]\", w: \"" + dtype + "[4, 5]\", b: \"" + dtype + "[5]\", r: \"" +
                                dtype + "[2, 3, 5]\"):\n" + line("addmm", "6, 5", "addmm.default(b, x, w)") +
                                line("view", "2, 3, 5", "view.default(addmm, [2, 3, 5])") +
                                line("add", "2, 3, 5", "add.Tensor(r, view)") + last,
                            1);
      const std::string image = "1, 4, 6, 7";
      ExpectSameWithoutCode(
          "x: \"" + dtype + "[" + image + "]\", w: \"" + dtype + "[4, 4, 3, 3]\"):\n" +
              line("convolution", image, "convolution.default(x, w, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)") +
              line("add", image, "add.Tensor(convolution, x)") +
              (has_relu ? line("relu", image, "relu.default(add)") + "        return (relu,)\n"
                        : "        return (add,)\n"),
          1);
    }
  }
}

}  // namespace
}  // namespace backtape::jit
