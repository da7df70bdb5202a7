// Both engines run collectives asynchronously, between threads as ranks.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "backtape/interp/interpreter.h"
#include "backtape/interp/run_trace.h"
#include "backtape/jit/compiler.h"
#include "backtape/passes/partition/choose_saved.h"
#include "backtape/tests/collectives/graphs.h"
#include "backtape/tests/collectives/ranks.h"
#include "backtape/tests/passes/graphs.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::AllOf;
using testing::Elements;
using ::testing::HasSubstr;
using testing::ReadCode;
using testing::RunRanks;
using testing::WithCollectives;

absl::StatusOr<std::unique_ptr<Executable>> CompileFor(bool is_native, const Graph& graph,
                                                       const NativeOptions& options = {}) {
  if (!is_native) return CompileForInterpreter(graph);
  absl::StatusOr<std::unique_ptr<NativeExecutable>> executable = CompileNative(graph, options);
  if (!executable.ok()) return executable.status();
  EXPECT_TRUE((*executable)->Report().is_native) << (*executable)->Report().interpreter_reason;
  return std::unique_ptr<Executable>(*std::move(executable));
}

class Engines : public ::testing::TestWithParam<bool> {};
INSTANTIATE_TEST_SUITE_P(, Engines, ::testing::Bool(),
                         [](const auto& info) { return info.param ? "Native" : "Interpreter"; });

constexpr char kTraining[] = R"(
  h = @mm.default(x, w)
  a = @tanh.default(h)
  ra = reduce(a, 'sum')
  b = @mm.default(a, w)
  c = @relu.default(b)
  rc = reduce(c, 'sum')
  d = @mm.default(c, w)
  e = @sigmoid.default(d)
  wa = wait(ra)
  f = @add.Tensor(wa, e)
  wc = wait(rc)
  g = @mul.Tensor(f, wc)
  return (g, wa))";

TEST_P(Engines, ComputeTheSameOnAllRanks) {
  const std::unique_ptr<Graph> graph = ReadCode("x: \"f64[8, 8]\", w: \"f64[8, 8]\"", WithCollectives(kTraining));
  for (const bool own_memory : {false, true}) {
    NativeOptions options;
    options.own_memory = own_memory;
    options.poison_dead_memory = !own_memory;
    const auto executable = CompileFor(GetParam(), *graph, options);
    ASSERT_TRUE(executable.ok()) << executable.status();
    std::vector<std::string> results(3);
    RunRanks(3, [&](int rank) {
      IValueList inputs;
      for (int i = 0; i < 2; ++i) {
        std::vector<double> values;
        for (int k = 0; k < 64; ++k) values.push_back(std::sin(k + 5 * i + 7 * rank));
        inputs.emplace_back(Tensor::FromValues({8, 8}, values, DType::kFloat64));
      }
      for (int run = 0; run < 3; ++run) {
        const auto outputs = (*executable)->Run(inputs);
        ASSERT_TRUE(outputs.ok()) << outputs.status();
        results[rank] = Elements((*outputs)[1].tensor());
      }
    });
    EXPECT_EQ(results[0], results[1]);
    EXPECT_EQ(results[0], results[2]);
  }
}

template <typename Predicate>
int64_t CountIf(const std::vector<RunTrace::Event>& events, const Predicate& predicate) {
  return std::count_if(events.begin(), events.end(), predicate);
}

bool Computes(const RunTrace::Event& event) {
  return event.kind == RunTrace::Kind::kStep && event.detail.find("all_reduce") == std::string::npos;
}

// A rank that has started a collective continues until it waits, so it computes while the other rank has not begun.
TEST_P(Engines, DoNotWaitAtTheStart) {
  const std::unique_ptr<Graph> graph = ReadCode("x: \"f64[2, 2]\"", WithCollectives(R"(
    ra = reduce(x, 'sum')
    a = @mm.default(x, x)
    b = @mm.default(a, x)
    wa = wait(ra)
    c = @add.Tensor(wa, b)
    return (c,))"));
  const auto executable = CompileFor(GetParam(), *graph);
  ASSERT_TRUE(executable.ok()) << executable.status();
  std::vector<RunTrace> traces(2);
  RunRanks(2, [&](int rank) {
    const auto has_computed = [&] { return CountIf(traces[0].events(), Computes) > 0; };
    const auto give_up = RunTrace::Clock::now() + std::chrono::seconds(30);
    while (rank == 1 && !has_computed() && RunTrace::Clock::now() < give_up) std::this_thread::yield();
    const RunTrace::Scope scope(&traces[rank]);
    const auto outputs = (*executable)->Run({IValue(Tensor::FromValues({2, 2}, {1, 2, 3, 4}, DType::kFloat64))});
    ASSERT_TRUE(outputs.ok()) << outputs.status();
  });
  const std::vector<RunTrace::Event> events = traces[0].events();
  const auto collective = std::find_if(events.begin(), events.end(),
                                       [](const auto& event) { return event.kind == RunTrace::Kind::kCollective; });
  ASSERT_NE(collective, events.end());
  const auto is_during_collective = [&](const RunTrace::Event& event) {
    return Computes(event) && event.begin >= collective->begin && event.end <= collective->end;
  };
  EXPECT_GT(CountIf(events, is_during_collective), 0);
  EXPECT_THAT(traces[0].ToChromeTrace({.process = 7, .process_name = "rank 7"}),
              AllOf(HasSubstr("\"backtape\": 1"), HasSubstr("\"cat\": \"collective\", \"ph\": \"X\""),
                    HasSubstr("\"cat\": \"wait\""), HasSubstr("all_reduce (sum) of f64[2, 2] in the group"),
                    HasSubstr("\"pid\": 7")));
}

TEST_P(Engines, ReadersThatDoNotWaitGetTheResult) {
  const std::unique_ptr<Graph> graph = ReadCode("x: \"f64[2]\"", WithCollectives(R"(
    ra = reduce(x, 'sum')
    v = @view.default(ra, [2, 1])
    b = @mul.Tensor(v, 2)
    n = @neg.default(ra)
    rb = reduce(n, 'sum')
    return (b, rb))"));
  const auto executable = CompileFor(GetParam(), *graph);
  ASSERT_TRUE(executable.ok()) << executable.status();
  RunRanks(2, [&](int rank) {
    const auto outputs = (*executable)->Run({IValue(Tensor::FromValues({2}, {1.0 + rank, 2}, DType::kFloat64))});
    ASSERT_TRUE(outputs.ok()) << outputs.status();
    EXPECT_EQ(Elements((*outputs)[0].tensor()), "6 8");
    EXPECT_EQ(Elements((*outputs)[1].tensor()), "-6 -8");
  });
}

TEST_P(Engines, InPlaceCollectives) {
  const std::unique_ptr<Graph> graph = ReadCode("x: \"f64[2]\"", WithCollectives(R"(
    a = @mul.Tensor(x, 2)
    ra = torch.ops._c10d_functional.all_reduce_.default(a, 'sum')
    wa = wait(ra)
    b = @add.Tensor(a, 1)
    return (b,))"));
  const auto executable = CompileFor(GetParam(), *graph);
  ASSERT_TRUE(executable.ok()) << executable.status();
  RunRanks(2, [&](int rank) {
    const auto outputs = (*executable)->Run({IValue(Tensor::FromValues({2}, {1.0 + rank, 2}, DType::kFloat64))});
    ASSERT_TRUE(outputs.ok()) << outputs.status();
    EXPECT_EQ(Elements((*outputs)[0].tensor()), "7 9");
  });
}

TEST_P(Engines, ErrorsNameTheCollectiveAndItsNode) {
  const std::unique_ptr<Graph> graph = ReadCode("x: \"f64[4]\"", WithCollectives(R"(
    ra = reduce(x, 'sum')
    a = @tanh.default(x)
    wa = wait(ra)
    c = @add.Tensor(wa, a)
    return (c,))"));
  const auto executable = CompileFor(GetParam(), *graph);
  ASSERT_TRUE(executable.ok()) << executable.status();
  const IValueList inputs = {IValue(Tensor::FromValues({4}, {1, 2, 3, 4}, DType::kFloat64))};
  EXPECT_THAT((*executable)->Run(inputs).status().message(),
              AllOf(HasSubstr("%ra (_c10d_functional.all_reduce.default)"), HasSubstr("no process groups are bound")));
  RunRanks(2,
           [&](int rank) {
             if (rank == 1) return;
             EXPECT_THAT((*executable)->Run(inputs).status().message(),
                         AllOf(HasSubstr("all_reduce (sum) of f64[4] in the group \"0\" (rank 0 of 2) failed"),
                               HasSubstr("within 50 ms"), HasSubstr("ranks that did not make the call: 1"),
                               HasSubstr("started by %ra")));
           },
           {.timeout = std::chrono::milliseconds(50)});
}

// pa and qa could share a kernel with b, but then the second collective would start after the first wait.
TEST(NativeCollectives, KeepTheOrderOfTheGraph) {
  const std::unique_ptr<Graph> graph = ReadCode("x: \"f64[64]\", p: \"f64[64]\"", WithCollectives(R"(
    a = @tanh.default(x)
    ra = reduce(a, 'sum')
    b = @exp.default(a)
    rb = reduce(b, 'sum')
    c = @sin.default(b)
    wa = wait(ra)
    pa = @sub.Tensor(p, wa)
    qa = @mul.Tensor(pa, a)
    wb = wait(rb)
    pb = @sub.Tensor(qa, wb)
    qb = @mul.Tensor(pb, c)
    return (qb,))"));
  const auto executable = CompileNative(*graph);
  ASSERT_TRUE(executable.ok()) << executable.status();
  const std::string plan = (*executable)->PlanText(false);
  std::vector<std::string> steps;
  for (const StepReport& step : (*executable)->Report().steps) {
    for (const std::string& node : step.nodes) steps.push_back(node);
  }
  const auto at = [&](const std::string& name) {
    const auto it = std::find(steps.begin(), steps.end(), name);
    EXPECT_NE(it, steps.end()) << name << " in\n" << plan;
    return it - steps.begin();
  };
  EXPECT_LT(at("ra"), at("rb")) << plan;
  EXPECT_LT(at("rb"), at("wa")) << plan;
  EXPECT_LT(at("wa"), at("wb")) << plan;
}

TEST(Collectives, AreNotRecomputed) {
  const std::unique_ptr<Graph> graph =
      ReadCode("x: \"f64[4]\"", WithCollectives("ra = reduce(x, 'sum')\nreturn (ra,)"));
  EXPECT_EQ(WhyNotRecompute(*graph->Find("ra")), "collective");
}

}  // namespace
}  // namespace backtape
