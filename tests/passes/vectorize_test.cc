#include "backtape/passes/vectorize.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops.h"
#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/ir/verifier.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

std::unique_ptr<Graph> GraphOf(const std::string& parameters, const std::string& body) {
  const std::string text =
      absl::StrCat("class GraphModule(torch.nn.Module):\n    def forward(self, ", parameters, "):\n",
                   "        # File: model.py:7 in forward, code: y = f(x)\n        ", body, "\n");
  auto read = ReadGraph(text);
  EXPECT_TRUE(read.ok()) << read.status();
  return std::move(read->graph);
}

std::string ErrorOf(const Graph& graph, const VectorizeOptions& options) {
  const auto result = Vectorize(graph, options);
  return result.ok() ? "" : std::string(result.status().message());
}

IValueList RunOn(const Graph& graph, const IValueList& inputs, uint64_t seed = 0) {
  const auto executable = CompileForInterpreter(graph);
  EXPECT_TRUE(executable.ok()) << executable.status();
  RunOptions options;
  options.seed = seed;
  const auto outputs = (*executable)->Run(inputs, options);
  EXPECT_TRUE(outputs.ok()) << outputs.status();
  return *outputs;
}

TEST(Vectorize, SharedCallsAreMadeOnce) {
  const auto graph = GraphOf("x: \"f32[3]\", w: \"f32[3]\"",
                             "e = torch.ops.aten.exp.default(w)\n        y = torch.ops.aten.mul.Tensor(x, e)\n"
                             "        return (y, e)");
  const auto batched =
      Vectorize(*graph, {.in_dims = {1, std::nullopt}, .out_dims = {0, std::nullopt}, .size = SymInt(5)});
  ASSERT_TRUE(batched.ok()) << batched.status();
  EXPECT_EQ((*batched)->Find("e")->type().tensor().ToString(), "f32[3]");
  EXPECT_EQ((*batched)->Find("y")->type().tensor().ToString(), "f32[5, 3]");
  EXPECT_EQ((*batched)->placeholders()[0]->type().tensor().ToString(), "f32[3, 5]");
}

TEST(Vectorize, EveryCallKeepsItsStack) {
  const auto graph = GraphOf("x: \"f32[2, 3]\", w: \"f32[4, 3]\"",
                             "y = torch.ops.aten.linear.default(x, w)\n        z = torch.ops.aten.sum.default(y)\n"
                             "        return (z,)");
  const auto batched = Vectorize(*graph, {.in_dims = {0, -1}});
  ASSERT_TRUE(batched.ok()) << batched.status();
  EXPECT_TRUE(Verify(**batched).ok());
  for (const Node* node : (*batched)->nodes()) {
    // Calls on sizes, and calls that move the batch dim of a placeholder, do not come from the program.
    if (!node->is_call() || !node->type().is_tensor() || node->operand(0)->is_placeholder()) continue;
    ASSERT_NE(node->provenance().stack, nullptr) << node->name();
    EXPECT_EQ(node->provenance().stack->frames.front().line, 7) << node->name();
  }
}

TEST(Vectorize, WrongDims) {
  const auto graph = GraphOf("x: \"f32[3]\", n: \"Sym(s0)\"", "y = torch.ops.aten.exp.default(x)\n        return (y,)");
  EXPECT_THAT(ErrorOf(*graph, {.in_dims = {0, 0, 0}}),
              HasSubstr("one batch dim for each of the placeholders (2), or one for all; found 3"));
  EXPECT_THAT(ErrorOf(*graph, {.in_dims = {2, std::nullopt}}),
              HasSubstr("%x is 2, which is out of range: including the batch dim, the rank is 2"));
  EXPECT_THAT(ErrorOf(*graph, {.in_dims = {0, 0}}), HasSubstr("only tensors have a batch dim"));
  EXPECT_THAT(ErrorOf(*graph, {.in_dims = {std::nullopt}}), HasSubstr("no placeholder has a batch dim"));
  EXPECT_THAT(ErrorOf(*graph, {.in_dims = {0}, .out_dims = {std::nullopt}}),
              HasSubstr("output 0 must have a batch dim"));
  EXPECT_THAT(ErrorOf(*graph, {.in_dims = {0}, .out_dims = {-3}}), HasSubstr("output 0 is -3"));
}

TEST(Vectorize, AnOpWithoutARuleIsNamedWithItsLine) {
  const auto graph = GraphOf("x: \"f32[3]\"", "y = torch.ops.aten.histc.default(x, 4)\n        return (y,)");
  const std::string error = ErrorOf(*graph, {});
  EXPECT_THAT(error, HasSubstr("node %y (aten.histc.default): there is no batching rule for aten.histc.default"));
  EXPECT_THAT(error, HasSubstr("at model.py:7 in forward"));
  EXPECT_THAT(ErrorOf(*graph, {.loop_without_rule = true}), HasSubstr("requires a known, positive number of samples"));
  const auto loop = Vectorize(*graph, {.size = SymInt(2), .loop_without_rule = true});
  ASSERT_TRUE(loop.ok()) << loop.status();
  const Tensor x = Tensor::FromValues({2, 3}, {0, 1, 3, 5, 5, 9}, DType::kFloat32);
  const Tensor expected = Tensor::FromValues({2, 4}, {1, 1, 0, 1, 2, 0, 0, 1}, DType::kFloat32);
  EXPECT_TRUE(Compare(RunOn(**loop, {x})[0].tensor(), expected, {}).ok());
}

TEST(Vectorize, OpsOfBranchesAreLoopedToo) {
  const auto read = ReadGraph(R"(class GraphModule(torch.nn.Module):
    def forward(self, p: "b8[]", x: "f32[3]"):
        true_0 = self.true_0
        false_0 = self.false_0
        c = torch.ops.higher_order.cond(p, true_0, false_0, (x,))
        y = c[0]
        return (y,)

    class true_0(torch.nn.Module):
        def forward(self, x: "f32[3]"):
            y = torch.ops.aten.histc.default(x, 4)
            return (y,)

    class false_0(torch.nn.Module):
        def forward(self, x: "f32[3]"):
            y = torch.ops.aten.histc.default(x, 4, 0, 8)
            return (y,)
)");
  ASSERT_TRUE(read.ok()) << read.status();
  VectorizeOptions options = {.in_dims = {std::nullopt, 0}, .size = SymInt(2)};
  EXPECT_THAT(ErrorOf(*read->graph, options), HasSubstr("there is no batching rule for aten.histc.default"));
  options.loop_without_rule = true;
  const auto loop = Vectorize(*read->graph, options);
  ASSERT_TRUE(loop.ok()) << loop.status();
  const Tensor x = Tensor::FromValues({2, 3}, {0, 1, 3, 5, 5, 9}, DType::kFloat32);
  const Tensor expected = Tensor::FromValues({2, 4}, {1, 1, 0, 1, 2, 0, 0, 1}, DType::kFloat32);
  EXPECT_TRUE(Compare(RunOn(**loop, {Tensor::Full({}, 1.0, DType::kBool), x})[0].tensor(), expected, {}).ok());
}

TEST(Vectorize, WritesOfBatchedInputs) {
  const auto graph =
      GraphOf("x: \"f32[2]\", y: \"f32[2]\"", "a = torch.ops.aten.add_.Tensor(x, y)\n        return (a,)");
  const auto batched = Vectorize(*graph, {.size = SymInt(2)});
  ASSERT_TRUE(batched.ok()) << batched.status();
  const Tensor x = Tensor::FromValues({2, 2}, {1, 2, 3, 4}, DType::kFloat32);
  const Tensor expected = Tensor::FromValues({2, 2}, {2, 4, 6, 8}, DType::kFloat32);
  RunOn(**batched, {x, Tensor::FromValues({2, 2}, {1, 2, 3, 4}, DType::kFloat32)});
  EXPECT_TRUE(Compare(x, expected, {}).ok()) << "the caller's tensor is written";
  EXPECT_THAT(ErrorOf(*graph, {.in_dims = {std::nullopt, 0}}),
              HasSubstr("it would write the values of all samples into a tensor that is not batched"));
}

constexpr char kDropout[] =
    "d = torch.ops.aten.native_dropout.default(x, 0.5, True)\n        y = d[0]\n        return (y,)";

TEST(Vectorize, RandomnessIsAnErrorUnlessStated) {
  const auto graph = GraphOf("x: \"f32[64]\"", kDropout);
  EXPECT_THAT(ErrorOf(*graph, {}), HasSubstr("it draws random numbers; set randomness"));
}

TEST(Vectorize, RandomnessDifferent) {
  const auto graph = GraphOf("x: \"f32[64]\"", kDropout);
  const auto batched = Vectorize(*graph, {.size = SymInt(2), .randomness = Randomness::kDifferent});
  ASSERT_TRUE(batched.ok()) << batched.status();
  const Variable y = RunOn(**batched, {Tensor::Full({2, 64}, 1.0, DType::kFloat32)}, 3)[0].tensor();
  EXPECT_FALSE(Compare(ops::select(y, 0, 0), ops::select(y, 0, 1), {}).ok());
}

// The graph of one sample draws the same numbers, because the call keeps its name.
TEST(Vectorize, RandomnessSame) {
  const auto graph = GraphOf("x: \"f32[64]\"", kDropout);
  const auto batched = Vectorize(*graph, {.size = SymInt(2), .randomness = Randomness::kSame});
  ASSERT_TRUE(batched.ok()) << batched.status();
  const Variable y = RunOn(**batched, {Tensor::Full({2, 64}, 1.0, DType::kFloat32)}, 3)[0].tensor();
  const Tensor one = RunOn(*graph, {Tensor::Full({64}, 1.0, DType::kFloat32)}, 3)[0].tensor();
  EXPECT_TRUE(Compare(ops::select(y, 0, 0), one, {}).ok());
  EXPECT_TRUE(Compare(ops::select(y, 0, 1), one, {}).ok());
}

TEST(Vectorize, TwiceIsABatchOfBatches) {
  const auto graph =
      GraphOf("x: \"f32[3]\", w: \"f32[3]\"", "y = torch.ops.aten.dot.default(x, w)\n        return (y,)");
  const auto once = Vectorize(*graph, {.in_dims = {0, std::nullopt}});
  ASSERT_TRUE(once.ok()) << once.status();
  const auto twice = Vectorize(**once, {.in_dims = {std::nullopt, 0}});
  ASSERT_TRUE(twice.ok()) << twice.status();
  const Tensor x = Tensor::FromValues({2, 3}, {1, 2, 3, 4, 5, 6}, DType::kFloat32);
  const Tensor w = Tensor::FromValues({2, 3}, {1, 0, 0, 0, 1, 1}, DType::kFloat32);
  const Tensor expected = Tensor::FromValues({2, 2}, {1, 4, 5, 11}, DType::kFloat32);
  EXPECT_TRUE(Compare(RunOn(**twice, {x, w})[0].tensor(), expected, {}).ok());
}

}  // namespace
}  // namespace backtape
