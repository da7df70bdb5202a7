// The reasons that the cache of captured backwards reports for its decisions, which are the same on both backends.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/tests/jit/backward/compiled_backward_fixture.h"

namespace backtape {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class CacheReasonsTest : public CompiledBackwardTest {
 protected:
  CacheReasonsTest() {
    compiled_.set_log([this](absl::string_view line) { lines_.emplace_back(line); });
  }
  const std::vector<std::string>& reasons() const { return compiled_.stats().miss_reasons; }
  std::vector<std::string> lines_;
};
INSTANTIATE_TEST_SUITE_P(Interpreted, CacheReasonsTest, ::testing::Values(Backend::kInterpreter), EngineName);

TEST_P(CacheReasonsTest, Snapshot) {
  const Variable w = Values({3}).set_requires_grad();
  const auto step = [&](int64_t batch) { ops::sum(ops::sin(Values({batch, 3}) * w)).backward(); };
  const auto scope = compiled_.Enable();
  step(10);
  w.set_grad({});
  for (const int64_t batch : {10, 20, 30}) {
    step(batch);
    w.set_grad({});
  }
  step(30);
  step(30);  // accumulates into an existing gradient
  const std::string nodes =
      "GraphRoot (NodeCall 0)\n"
      "SumBackward0 (NodeCall 1)\n"
      "SinBackward0 (NodeCall 2)\n"
      "MulBackward0 (NodeCall 3)\n"
      "AccumulateGrad (NodeCall 4)\n";
  EXPECT_EQ(absl::StrCat(absl::StrJoin(lines_, "\n"), "\n"),
            absl::StrCat("cache miss: new autograd node: GraphRoot (NodeCall 0) with key size 5, previous key "
                         "sizes=[]\n",
                         nodes,
                         "cache hit\n"
                         "cache miss: changed sizes: "
                         "marking inputs_1.size(0) of SinBackward0 (NodeCall 2) as dynamic (10, then 20), "
                         "marking inputs_2.size(0) of MulBackward0 (NodeCall 3) as dynamic (10, then 20), "
                         "marking sizes_0 of SumBackward0 (NodeCall 1) as dynamic (10, then 20), "
                         "marking sizes_2 of SinBackward0 (NodeCall 2) as dynamic (10, then 20), "
                         "marking sizes_4 of MulBackward0 (NodeCall 3) as dynamic (10, then 20)\n"
                         "cache hit\n"
                         "cache hit\n"
                         "cache miss: new autograd node: AccumulateGrad (NodeCall 4) with key size 10, previous key "
                         "sizes=[9]\n",
                         nodes));
}

TEST_P(CacheReasonsTest, TheGraphHasTheNodesInOrder) {
  std::string text;
  compiled_.set_on_capture([&](const Graph& graph) { text = PrintGraph(graph, TextStyle::Code()); });
  const Mlp mlp;
  const auto scope = compiled_.Enable();
  mlp.Loss(Values({10, 3})).backward();
  size_t at = 0;
  for (size_t i = 2; i < lines_.size(); ++i) {
    const std::string name = lines_[i].substr(0, lines_[i].find(' '));
    if (name == "AccumulateGrad") continue;
    at = text.find(absl::StrCat("compiled_autograd.ops.", name, "("), at);
    ASSERT_NE(at, std::string::npos) << lines_[i];
  }
}

TEST_P(CacheReasonsTest, NamesTheFirstNewNode) {
  const Variable x = Values({4}).set_requires_grad();
  const auto scope = compiled_.Enable();
  const auto backward = [&](const Variable& y) {
    x.set_grad({});
    ops::sum(y).backward();
  };
  backward(ops::sin(x));
  backward(ops::cos(x));
  backward(ops::cos(ops::exp(x)));
  backward(ops::pow(x, 2));
  backward(ops::pow(x, 3));
  EXPECT_THAT(reasons(),
              ElementsAre(AllOf(StartsWith("new autograd node: GraphRoot (NodeCall 0)"), HasSubstr("sizes=[]")),
                          StartsWith("new autograd node: CosBackward0 (NodeCall 2)"),
                          StartsWith("new autograd node: ExpBackward0 (NodeCall 3)"),
                          StartsWith("new autograd node: PowBackward0 (NodeCall 2)"),
                          StartsWith("new autograd node: PowBackward0 (NodeCall 2)")));
}

TEST_P(CacheReasonsTest, AnExistingGradIsAnotherStructure) {
  const Variable x = Values({4}).set_requires_grad();
  const auto scope = compiled_.Enable();
  for (int i = 0; i < 10; ++i) ops::sum(ops::sin(x)).backward();
  EXPECT_THAT(reasons(), ElementsAre(HasSubstr("GraphRoot (NodeCall 0)"), HasSubstr("AccumulateGrad (NodeCall 3)")));
}

TEST_P(CacheReasonsTest, OtherHooks) {
  const auto scope = compiled_.Enable();
  for (int i = 0; i < 2; ++i) {
    const Variable x = Values({4}).set_requires_grad();
    const Variable y = ops::sin(x);
    if (i == 1) y.RegisterHook([](const Variable&) { return Variable(); });
    ops::sum(y).backward();
  }
  EXPECT_THAT(reasons(), ElementsAre(HasSubstr("GraphRoot (NodeCall 0)"), HasSubstr("SinBackward0 (NodeCall 2)")));
}

TEST_P(CacheReasonsTest, OtherRequestedInputs) {
  const Variable x = Values({4}).set_requires_grad();
  const Variable w = Values({4}).set_requires_grad();
  const auto scope = compiled_.Enable();
  Grad({TapePoint(ops::sum(x * w))}, {TapePoint(x)});
  Grad({TapePoint(ops::sum(x * w))}, {TapePoint(w)});
  EXPECT_THAT(reasons(), ElementsAre(HasSubstr("GraphRoot (NodeCall 0)"), HasSubstr("GraphRoot (NodeCall 0)")));
}

TEST_P(CacheReasonsTest, FewerUnneededNodes) {
  const Variable x = Values({4}).set_requires_grad();
  const Variable w = Values({4}).set_requires_grad();
  const auto scope = compiled_.Enable();
  Grad({TapePoint(ops::sum(x * ops::sin(ops::exp(w))))}, {TapePoint(x)});
  Grad({TapePoint(ops::sum(x * ops::sin(w)))}, {TapePoint(x)});
  ASSERT_EQ(reasons().size(), 2u);
  EXPECT_THAT(reasons()[1], ::testing::AnyOf(HasSubstr("new autograd node"), HasSubstr("fewer autograd nodes")));
}

TEST_P(CacheReasonsTest, EverySizeThatChanged) {
  const auto scope = compiled_.Enable();
  for (const int64_t length : {10, 20, 30}) {
    const Variable x = Values({length, 3}).set_requires_grad();
    ops::sum(ops::sin(x)).backward();
  }
  ASSERT_EQ(reasons().size(), 2u);
  EXPECT_THAT(reasons()[1],
              AllOf(StartsWith("changed sizes: marking inputs_1.size(0) of SinBackward0 (NodeCall 2) as dynamic (10, "
                               "then 20), marking sizes_"),
                    HasSubstr(" of AccumulateGrad (NodeCall 3) as dynamic")));
}

TEST_P(CacheReasonsTest, GuardsThatBreak) {
  const auto scope = compiled_.Enable();
  for (const int64_t length : {10, 20, 1}) {
    const Variable x = Values({length}).set_requires_grad();
    ops::sum(ops::sin(x)).backward();
  }
  EXPECT_EQ(compiles(), 3) << "a size of 1 never becomes a symbol";
  EXPECT_EQ(reasons().back(), "sizes or numbers violate a guard of the compiled code");
}

}  // namespace
}  // namespace backtape
