// Passes must not change the numbers that random ops draw. OpsAfter compares values after each pass, for one seed.
#include "backtape/ir/random_calls.h"

#include <string>

#include "backtape/interp/interpreter.h"
#include "backtape/passes/check_values.h"
#include "backtape/passes/differentiate.h"
#include "backtape/passes/rewrite.h"
#include "backtape/tests/passes/graphs.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;
using testing::OpsAfter;
using testing::ReadCode;
using testing::RunPasses;

constexpr char kRandomCallInputs[] = R"(x: "f32[4, 8][8, 1]", w: "f32[8, 8][8, 1]")";

std::string After(absl::string_view passes, absl::string_view body) {
  return OpsAfter(passes, kRandomCallInputs, body);
}

TEST(RandomCalls, EqualCallsAreNotMerged) {
  for (const char* passes : {"O1", "O2", "infer_types,eliminate_common_subexpressions"}) {
    EXPECT_EQ(
        After(passes, "a = @rand_like.default(x)\n b = @rand_like.default(x)\n c = @sub.Tensor(a, b)\n return [c]"),
        "rand_like rand_like sub.Tensor");
    EXPECT_EQ(After(passes,
                    "a = @dropout.default(x, 0.5, True)\n b = @dropout.default(x, 0.5, True)\n"
                    "c = @sub.Tensor(a, b)\n return [c]"),
              "dropout dropout sub.Tensor");
  }
}

TEST(RandomCalls, AreNotConstants) {
  for (const char* passes : {"O1", "O2", "infer_types,fold_constants{materialize=1}"}) {
    EXPECT_EQ(After(passes, "a = @rand.default([4, 8])\n b = @add.Tensor(a, x)\n return [b]"), "rand add.Tensor");
    EXPECT_EQ(After(passes, "o = @ones.default([4, 8])\n a = @bernoulli.p(o, 0.5)\n return [a]"), "full bernoulli.p");
    EXPECT_EQ(After(passes, "a = @randint.default(9, [4])\n b = @randperm.default(3)\n return [a, b]"),
              "randint randperm");
  }
}

TEST(RandomCalls, RemovingUnusedCallsDoesNotChangeOthers) {
  EXPECT_EQ(
      After("O2", "a = @rand_like.default(x)\n b = @rand_like.default(x)\n c = @randn_like.default(x)\n return [b]"),
      "rand_like");
  EXPECT_EQ(After("eliminate_dead_code{remove_random=0}", "a = @rand_like.default(x)\n return [x]"), "rand_like");
}

TEST(RandomCalls, KeepTheirNamesWhenTheyAreMadeFunctional) {
  const std::unique_ptr<Graph> graph = ReadCode(
      kRandomCallInputs,
      "e = @empty_like.default(x)\n m = @bernoulli_.float(e, 0.75)\n u = @clone.default(x)\n v = @uniform_.default(u)\n"
      "n = @normal_.default(u)\n y = @mul.Tensor(m, n)\n return [y, v]");
  const std::unique_ptr<Graph> before = graph->Clone();
  ASSERT_TRUE(RunPasses(*graph, "infer_types,functionalize,eliminate_dead_code").ok());
  EXPECT_EQ(testing::CallOps(*graph), "empty_like bernoulli.p clone uniform normal_functional mul.Tensor");
  for (const char* name : {"m", "n"}) EXPECT_NE(graph->Find(name), nullptr) << name;
  EXPECT_EQ(CheckSameValues(*before, *graph, {.inputs = {}, .seed = 7, .tolerance = {}, .attributes = {}}),
            absl::OkStatus());
}

TEST(RandomCalls, ChecksDetectChangedNumbers) {
  const std::unique_ptr<Graph> graph = ReadCode(kRandomCallInputs, "a = @rand_like.default(x)\n return [a]");
  const std::unique_ptr<Graph> renamed = graph->Clone();
  ASSERT_TRUE(renamed->Rename(renamed->Find("a"), "b"));
  EXPECT_THAT(std::string(CheckSameValues(*graph, *renamed).message()), HasSubstr("values differ"));
}

TEST(SetUniqueName, RenamesTheOtherNode) {
  Graph graph;
  Node* x = testing::Input(graph, "x", {2});
  Node* a = graph.Call("aten.relu.default", {x}, {}, "a");
  Node* a_1 = graph.Call("aten.relu.default", {x}, {}, "a_1");
  Node* b = graph.Call("aten.relu.default", {x}, {}, "b");
  SetUniqueName(graph, b, "a");
  EXPECT_EQ(b->name(), "a");
  EXPECT_EQ(a->name(), "a_2");
  EXPECT_EQ(a_1->name(), "a_1");
  SetUniqueName(graph, b, "a");
  EXPECT_EQ(graph.Find("a"), b);
}

// A joint graph returns the same forward values as the forward graph itself, even if other numbers were drawn before.
TEST(RandomCalls, DrawTheSameInAJointGraph) {
  const std::unique_ptr<Graph> forward =
      ReadCode(kRandomCallInputs,
               "unused = @rand_like.default(x)\n h = @mm.default(x, w)\n d = @dropout.default(h, 0.5, True)\n"
               "p = @native_dropout.default(d, 0.25, True)\n q = p[0]\n z = @randn_like.default(q)\n"
               "s = @mul.Tensor(q, z)\n return [s, z]");
  DifferentiateOptions options;
  options.outputs = std::vector<int>{0};
  const absl::StatusOr<std::unique_ptr<Graph>> joint = Differentiate(*forward, options);
  ASSERT_TRUE(joint.ok()) << joint.status();
  const Tensor x = Tensor::Full({4, 8}, 0.5, DType::kFloat32), w = Tensor::Full({8, 8}, 0.25, DType::kFloat32);
  const Tensor tangent = Tensor::Full({4, 8}, 1.0, DType::kFloat32);
  for (const uint64_t seed : {0, 1}) {
    const RunOptions run{.hook = {}, .seed = seed};
    const IValueList expected = (*CompileForInterpreter(*forward))->Run({x, w}, run).value();
    const IValueList found = (*CompileForInterpreter(**joint))->Run({x, w, tangent}, run).value();
    EXPECT_TRUE(Compare(found[0].tensor(), expected[0].tensor(), {}).ok());
    EXPECT_FALSE(Compare(found[0].tensor(), Tensor::Full({4, 8}, 0.0, DType::kFloat32), {}).ok());
  }
}

}  // namespace
}  // namespace backtape
