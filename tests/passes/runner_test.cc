#include "backtape/passes/runner.h"

#include "backtape/passes/check_values.h"
#include "backtape/tests/passes/graphs.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using testing::Input;

std::vector<PassOption> NoOptions() { return {}; }

using PassFunction = absl::StatusOr<bool> (*)(Graph&, const PassContext&);

class RunnerTest : public ::testing::Test {
 protected:
  RunnerTest() {
    const auto stack = std::make_shared<const StackTrace>(StackTrace{{{"model.py", 3, "forward", "relu(x)"}}, ""});
    relu_->mutable_provenance().stack = stack;
    sigmoid_->mutable_provenance().stack = stack;
    graph_.Output(Argument::List({sigmoid_}));
  }

  // Runs the function as a pass named `planted`.
  absl::StatusOr<RunReport> Run(PassFunction pass, RunnerOptions options = {}) {
    const PassInfo planted{"planted", "", &NoOptions, pass};
    options.verify_each = true;
    return RunPipeline(graph_, Pipeline{{PassGroup{{{FindPass("eliminate_dead_code"), {}}, {&planted, {}}}}}}, options);
  }

  std::string ErrorOf(PassFunction pass, RunnerOptions options = {}) {
    return std::string(Run(pass, std::move(options)).status().message());
  }

  Graph graph_;
  Node* x_ = Input(graph_, "x", {2});
  Node* relu_ = graph_.Call("aten.relu.default", {x_});
  Node* sigmoid_ = graph_.Call("aten.sigmoid.default", {relu_});
};

TEST_F(RunnerTest, NamesThePassThatHidesAChange) {
  EXPECT_THAT(ErrorOf([](Graph& graph, const PassContext&) -> absl::StatusOr<bool> {
                graph.Rename(graph.Find("relu"), "other");
                return false;
              }),
              HasSubstr("pass planted (execution 2): it changed the graph but reported no change"));
}

TEST_F(RunnerTest, NamesThePassThatReportsAFalseChange) {
  EXPECT_THAT(ErrorOf([](Graph&, const PassContext&) -> absl::StatusOr<bool> { return true; }),
              HasSubstr("pass planted (execution 2): it reported a change but did not change the graph"));
}

TEST_F(RunnerTest, NamesThePassThatBreaksTheOrder) {
  EXPECT_THAT(ErrorOf([](Graph& graph, const PassContext&) -> absl::StatusOr<bool> {
                graph.MoveBefore(graph.Find("relu"), graph.output());
                return true;
              }),
              AllOf(HasSubstr("pass planted (execution 2): "), HasSubstr("V3"), HasSubstr("before it is defined")));
}

TEST_F(RunnerTest, NamesThePassThatDropsOrigins) {
  EXPECT_THAT(ErrorOf([](Graph& graph, const PassContext&) -> absl::StatusOr<bool> {
                graph.set_insertion_point(graph.output());
                graph.output()->SetOperand(0, graph.Call("aten.relu.default", {graph.Find("sigmoid")}, {}, "fresh"));
                return true;
              }),
              AllOf(HasSubstr("pass planted"), HasSubstr("it lost the provenance of these nodes:"),
                    HasSubstr("%fresh has no origin")));
}

TEST_F(RunnerTest, NamesThePassThatDropsAStack) {
  EXPECT_THAT(ErrorOf([](Graph& graph, const PassContext&) -> absl::StatusOr<bool> {
                graph.set_insertion_point(graph.output());
                Node* fresh = graph.Call("aten.relu.default", {graph.Find("sigmoid")}, {}, "fresh");
                fresh->mutable_provenance().origins = graph.Find("sigmoid")->provenance().origins;
                graph.output()->SetOperand(0, fresh);
                return true;
              }),
              AllOf(HasSubstr("pass planted"), HasSubstr("%fresh has no stack trace, although")));
}

TEST_F(RunnerTest, NamesThePassThatChangesValues) {
  RunnerOptions options;
  options.check = [](const Graph& before, const Graph& after) { return CheckSameValues(before, after); };
  EXPECT_THAT(ErrorOf(
                  [](Graph& graph, const PassContext&) -> absl::StatusOr<bool> {
                    graph.output()->SetOperand(0, graph.Find("relu"));
                    graph.Erase(graph.Find("sigmoid"));
                    return true;
                  },
                  options),
              AllOf(HasSubstr("pass planted (execution 2): values differ"), HasSubstr("output 0 (%relu): ")));
}

TEST_F(RunnerTest, NamesThePassThatWritesAnotherInput) {
  RunnerOptions options;
  options.check = [](const Graph& before, const Graph& after) { return CheckSameValues(before, after); };
  EXPECT_THAT(ErrorOf(
                  [](Graph& graph, const PassContext&) -> absl::StatusOr<bool> {
                    graph.set_insertion_point(graph.output());
                    Node* write = graph.Call("aten.sigmoid_.default", {graph.Find("x")});
                    write->set_provenance(graph.Find("sigmoid")->provenance());
                    return true;
                  },
                  options),
              AllOf(HasSubstr("pass planted"), HasSubstr("input %x after the run")));
}

TEST_F(RunnerTest, ReportsEachExecutionAndStops) {
  RunnerOptions options;
  std::vector<std::string> seen;
  options.after_pass = [&seen](const PassExecution& execution, const Graph& graph) {
    seen.push_back(absl::StrCat(execution.index, execution.pass, execution.changed, " ", graph.num_nodes()));
  };
  graph_.set_insertion_point(graph_.output());
  graph_.Call("aten.relu.default", {x_}, {}, "dead");
  options.stop_after = 3;
  options.verify_each = true;
  const absl::StatusOr<RunReport> report = RunPipeline(
      graph_, *ParsePipeline("(eliminate_dead_code,eliminate_common_subexpressions)*9,eliminate_dead_code"), options);
  ASSERT_TRUE(report.ok()) << report.status();
  EXPECT_THAT(seen, ::testing::ElementsAre("1eliminate_dead_code1 4", "2eliminate_common_subexpressions0 4",
                                           "3eliminate_dead_code0 4"));
  EXPECT_TRUE(report->stopped);
  EXPECT_TRUE(report->changed);
  EXPECT_EQ(report->executions[2].round, 2);
  EXPECT_THAT(report->TimeTable(), HasSubstr("  2        1        1  eliminate_dead_code\n"));
}

TEST_F(RunnerTest, RefusesABrokenGraph) {
  graph_.MoveBefore(relu_, graph_.output());
  EXPECT_THAT(std::string(testing::RunPasses(graph_, "eliminate_dead_code").status().message()),
              HasSubstr("before the first pass"));
}

}  // namespace
}  // namespace backtape
