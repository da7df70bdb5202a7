// Random graphs with views, writes and lists, and with a fault in one call. Every statement of a report of bisection
// must be true. Seeds are fixed; BACKTAPE_FUZZ_SEEDS=N tries the first N.
#include "backtape/tests/passes/random_graph.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/interp/random_inputs.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/verifier.h"
#include "backtape/passes/bisect/bisect_engines.h"
#include "backtape/tests/passes/bisect/faulty_engine.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::Fault;

void ExpectTrueFindings(const BoundGraph& bound, const Fault& fault, int* found_faults) {
  const EngineCompiler engine = testing::FaultyEngine(fault);
  const absl::StatusOr<EngineComparison> whole = CompareWithInterpreter(bound, engine, {});
  ASSERT_TRUE(whole.ok()) << whole.status();
  const absl::StatusOr<EngineBisection> found = BisectEngines(bound, engine);
  ASSERT_TRUE(found.ok()) << found.status();
  ASSERT_EQ(found->cause != EngineBisection::Cause::kNone, whole->differs()) << found->ToString();
  if (found->smallest.graph == nullptr) return;
  ++*found_faults;
  const Graph& smallest = *found->smallest.graph;
  ASSERT_TRUE(Verify(smallest).ok()) << Verify(smallest) << PrintGraph(smallest);
  const absl::StatusOr<EngineComparison> again = CompareWithInterpreter(found->smallest, engine, {});
  ASSERT_TRUE(again.ok() && again->differs()) << found->ToString() << PrintGraph(smallest);
  // The reduced graph keeps only the nodes that the fault needs.
  if (!fault.node.empty() && fault.fused_with.empty() && found->cause == EngineBisection::Cause::kNode) {
    EXPECT_NE(smallest.Find(fault.node), nullptr) << found->ToString();
    EXPECT_LE(CallsOf(smallest).size(), 2) << found->ToString() << PrintGraph(smallest);
  }
}

TEST(BisectRandomGraphs, ReportsAreTrue) {
  int found_faults = 0;
  for (int seed = 0; seed < testing::NumSeeds(12); ++seed) {
    BoundGraph bound{testing::RandomGraph(seed), {}};
    bound.inputs = *RandomInputs(*bound.graph);
    for (const Node* node : CallsOf(*bound.graph)) {
      SCOPED_TRACE(absl::StrCat("seed ", seed, ", ", node->name(), "\n", PrintGraph(*bound.graph)));
      ExpectTrueFindings(bound, {.node = node->name()}, &found_faults);
      if (node->has_uses()) {
        ExpectTrueFindings(bound, {.node = node->name(), .fused_with = node->users()[0]->name()}, &found_faults);
      }
      if (::testing::Test::HasFailure()) return;
    }
  }
  EXPECT_GT(found_faults, 50);
}

}  // namespace
}  // namespace backtape
