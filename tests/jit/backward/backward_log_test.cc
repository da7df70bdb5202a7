// The log of a captured backward, and the current node and the order of nodes as its hooks see them.
#include "backtape/autograd/engine/backward_log.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/tests/jit/backward/same_as_engine.h"

namespace backtape {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;

class CapturedBackwardLogTest : public SameAsEngineTest {};
INSTANTIATE_TEST_SUITE_P(Engines, CapturedBackwardLogTest, ::testing::Values(Backend::kInterpreter, Backend::kNative),
                         EngineName);

// A hook in the middle splits the backward into two pieces. The engine runs the nodes after which hooks run.
TEST_P(CapturedBackwardLogTest, SaysWhichNodesRanCompiled) {
  for (int step = 0; step < 2; ++step) {
    const Variable x = Values({3}).set_requires_grad();
    const Variable h = ops::sin(x);
    h.RegisterHook([](const Variable& grad) { return grad * 2; });
    const Variable e = ops::exp(x);
    e.grad_fn()->RegisterPostHook([](const variable_list&, const variable_list&) { return variable_list(); });
    const Variable y = ops::sum(h * e);
    std::vector<std::string> log;
    std::vector<std::string> text;
    {
      const BackwardLog backward_log({.before = {}, .after = [&](const BackwardRecord& record) {
                                        log.push_back(absl::StrCat(record.index, " ", record.name));
                                        if (record.piece.has_value()) {
                                          absl::StrAppend(&log.back(), " piece ", record.piece->index, " of ",
                                                          record.piece->num_nodes);
                                        }
                                        text.push_back(record.ToPyTorchText());
                                      }});
      const auto scope = compiled_.Enable();
      y.backward();
    }
    EXPECT_THAT(log, ElementsAre("0 SumBackward0 piece 0 of 2", "1 MulBackward0 piece 0 of 2", "2 ExpBackward0",
                                 "3 SinBackward0 piece 1 of 2", "4 AccumulateGrad piece 1 of 2"));
    EXPECT_THAT(text[2], EndsWith("> with grad_outputs: [f64[3]]"));
    EXPECT_THAT(text[3], EndsWith("> in call 1 of compiled code"));
  }
  EXPECT_EQ(compiled_.stats().hits, 1);
}

TEST_P(CapturedBackwardLogTest, APieceThatTheEngineRunsIsLoggedNodeByNode) {
  CompiledBackward failing([](const BackwardToCompile&) -> absl::StatusOr<std::unique_ptr<BackwardFunction>> {
    return absl::UnimplementedError("not today");
  });
  const Variable x = Values({3}).set_requires_grad();
  const Variable y = ops::sum(ops::sin(x));
  std::vector<std::string> lines;
  {
    const BackwardLog log(BackwardLog::Format::kJson, [&](absl::string_view line) { lines.emplace_back(line); });
    const auto scope = failing.Enable();
    y.backward();
  }
  EXPECT_THAT(lines, ElementsAre(HasSubstr("\"node\":\"SumBackward0\""),
                                 AllOf(HasSubstr("\"compiled\":false"), HasSubstr("\"bytes_in\":24")),
                                 HasSubstr("\"node\":\"AccumulateGrad\"")));
}

// PyTorch's test_current_graph_task_execution_order fails under its compiled autograd.
TEST_P(CapturedBackwardLogTest, TheExecutionOrderThatAHookSees) {
  ExpectAsTheEngine([] {
    Observed seen;
    const Variable a = Values({3}).set_requires_grad();
    const Variable b = Values({3}, 0.6).set_requires_grad();
    const Variable h = ops::sin(a * b);
    const Variable k = ops::exp(a);
    const auto note = [&](const Variable&) {
      const TapeNode* current = CurrentTapeNode();
      for (const auto& node : CurrentGraphTaskExecutionOrder()) {
        seen.log.push_back(absl::StrCat(node.get() == current ? "* " : "", node->Name()));
      }
      seen.log.push_back(absl::StrCat("task ", CurrentGraphTaskId() >= 0, " ", WillRun(a.grad_accumulator().get()), " ",
                                      CurrentGraphTaskRoots()[0].node->Name()));
      return Variable();
    };
    h.RegisterHook(note);
    k.RegisterHook(note);
    a.RegisterHook(note);
    ops::sum(h * k).backward();
    seen.values = {a.grad(), b.grad()};
    seen.log.push_back(absl::StrCat("after ", CurrentGraphTaskId(), CurrentGraphTaskExecutionOrder().size()));
    return seen;
  });
}

// Captured code runs hooks in the engine's order. If a sequence number makes a node run earlier, the backward is
// captured again.
TEST_P(CapturedBackwardLogTest, SequenceNumbersThatChangeTheOrder) {
  const Variable a = Values({3}).set_requires_grad();
  const Variable b = ops::sin(a);
  const Variable c = ops::exp(a);
  const Variable y = ops::sum(b * c);
  std::vector<std::string> log;
  b.RegisterHook([&](const Variable&) {
    log.emplace_back("b");
    return Variable();
  });
  c.RegisterHook([&](const Variable&) {
    log.emplace_back("c");
    return Variable();
  });
  const auto run = [&] {
    const auto scope = compiled_.Enable();
    a.set_grad({});
    y.backward({}, {.retain_graph = true});
    return ToVector(a.grad());
  };
  const std::vector<double> gradient = run();
  b.grad_fn()->set_sequence_number(TapeNode::kRunFirst);
  EXPECT_EQ(run(), gradient);
  b.grad_fn()->ResetSequenceNumber();
  EXPECT_EQ(run(), gradient);
  EXPECT_THAT(log, ElementsAre("c", "b", "b", "c", "c", "b"));
  EXPECT_EQ(captures(), 2);
}

}  // namespace
}  // namespace backtape
