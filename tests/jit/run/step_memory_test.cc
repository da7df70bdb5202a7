// PlanStepMemory must predict the memory that native runs of a partition take.
#include "backtape/jit/step_memory.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <memory>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/interp/random_inputs.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/passes/differentiate.h"
#include "backtape/tests/jit/run/allocated_bytes.h"

namespace backtape {
namespace {

std::unique_ptr<Graph> JointOf(const std::string& step) {
  std::ifstream file(absl::StrCat(BACKTAPE_SOURCE_DIR, "/tests/steps/forward/", step, ".code"));
  const absl::StatusOr<GraphText> text = ReadGraph(std::string{std::istreambuf_iterator<char>(file), {}});
  if (!text.ok()) return nullptr;
  DifferentiateOptions wanted;
  wanted.wrt.emplace();
  for (const Node* input : text->graph->placeholders()) {
    const bool is_statistic = absl::EndsWith(input->name(), "_mean") || absl::EndsWith(input->name(), "_var");
    if (IsFloatingPoint(input->type().tensor().dtype) && !is_statistic) wanted.wrt->push_back(input->name());
  }
  absl::StatusOr<std::unique_ptr<Graph>> joint = Differentiate(*text->graph, wanted);
  return joint.ok() ? *std::move(joint) : nullptr;
}

// Returns the most bytes that the two runs hold at once. Inputs do not count.
int64_t MeasuredPeak(const Partition& partition, const NativeOptions& options, IValueList inputs, IValueList tangents) {
  auto forward = CompileNative(*partition.forward, options);
  auto backward = CompileNative(*partition.backward, options);
  EXPECT_TRUE(forward.ok() && backward.ok());
  if (!forward.ok() || !backward.ok()) return -1;
  const int64_t before = testing::LiveBytes();
  testing::ResetPeakBytes();
  absl::StatusOr<IValueList> outputs = (*forward)->Run(std::move(inputs));
  EXPECT_TRUE(outputs.ok()) << outputs.status();
  const size_t first = partition.roles.forward_outputs.size();
  const size_t num_tensors = partition.saved.tensors.size();
  IValueList given(outputs->begin() + first + num_tensors, outputs->end());
  given.insert(given.end(), outputs->begin() + first, outputs->begin() + first + num_tensors);
  for (IValue& tangent : tangents) given.push_back(std::move(tangent));
  const absl::StatusOr<IValueList> gradients = (*backward)->Run(std::move(given));
  EXPECT_TRUE(gradients.ok()) << gradients.status();
  return testing::PeakBytes() - before;
}

void ExpectPromisedPeak(const std::string& step, const PartitionOptions& partition_options) {
  const std::unique_ptr<Graph> joint = JointOf(step);
  ASSERT_NE(joint, nullptr);
  const absl::StatusOr<Partition> partition = PartitionJoint(*joint, partition_options);
  ASSERT_TRUE(partition.ok()) << partition.status();
  // With keep_memory off, each run allocates its arena and frees it.
  const NativeOptions options{.num_threads = 1, .keep_memory = false};
  const absl::StatusOr<StepMemory> promised = PlanStepMemory(*partition, options);
  ASSERT_TRUE(promised.ok()) << promised.status();
  // Inputs and tangents belong to the caller.
  const int64_t expected = promised->peak() - promised->inputs - promised->tangents;
  for (int run = 0; run < 2; ++run) {  // the first run also allocates memory that the process keeps
    const absl::StatusOr<IValueList> values = RandomInputs(*joint, {.seed = 1});
    ASSERT_TRUE(values.ok()) << values.status();
    const auto split = values->begin() + static_cast<int64_t>(partition->roles.inputs.size());
    const int64_t measured =
        MeasuredPeak(*partition, options, IValueList(values->begin(), split), IValueList(split, values->end()));
    if (run == 0) continue;
    // Handles of tensors, and rounding to whole cache lines, take some memory too.
    EXPECT_NEAR(static_cast<double>(measured), static_cast<double>(expected),
                0.01 * static_cast<double>(expected) + 16384)
        << step;
  }
}

TEST(StepMemory, ThePromisedPeakIsTheMeasuredPeak) {
  for (const char* step : {"gpt_block", "mlp", "layernorm_softmax", "resnet_block"}) {
    ExpectPromisedPeak(step, {});
    ExpectPromisedPeak(step, {.strategy = PartitionStrategy::kMinCut});
    ExpectPromisedPeak(step, {.strategy = PartitionStrategy::kBudget, .budget_fraction = 0.8});
  }
}

}  // namespace
}  // namespace backtape
