// Compares partitions of a GPT's training step: the default, the minimum cut, and one that keeps at most half as many
// bytes for the backward as the default. Prints the CPU time of a step (forward and backward) for each of them. The
// runs are interleaved, and the minimum over all rounds counts, so that other programs on the machine matter less.
#include <time.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "backtape/autograd/engine/engine.h"
#include "backtape/examples/gpt.h"
#include "backtape/jit/aot_function.h"
#include "backtape/passes/partition/partition_joint.h"

namespace backtape {
namespace {

double CpuMilliseconds() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

struct Contender {
  std::string name;
  std::unique_ptr<AotFunction> function;
  double best = 1e300;
};

// The bytes that the default strategy keeps for the backward of a function of the inputs.
absl::StatusOr<int64_t> SavedBytes(AotFunction& function, const Variable& inputs) {
  function({inputs});
  const AotMetadata& metadata = *function.metadata();
  PartitionOptions options{.num_forward_outputs = static_cast<int>(metadata.num_forward_outputs())};
  options.tangents.emplace();
  for (const AotTangent& tangent : metadata.tangents) options.tangents->push_back(tangent.name);
  const absl::StatusOr<Partition> partition = PartitionJoint(*function.joint(), options);
  if (!partition.ok()) return partition.status();
  return partition->saved.bytes;
}

int Main(int rounds) {
  constexpr int64_t kBatch = 8;
  const examples::GptSizes sizes{.vocabulary = 256, .context = 128, .layers = 2, .heads = 4, .width = 128};
  const std::unique_ptr<examples::Model> model = examples::MakeGpt(sizes);
  const std::vector<double> tokens(kBatch * sizes.context, 7);
  const Variable inputs = Tensor::FromValues({kBatch, sizes.context}, tokens, DType::kInt64);
  const auto program = [&](const variable_list& a) -> variable_list { return {model->Loss(a[0], a[0])}; };
  const std::vector<TapePoint> wrt(model->parameters().begin(), model->parameters().end());
  std::vector<Contender> contenders;
  const auto add = [&](std::string name, PartitionOptions partition) {
    AotOptions options{.engine = {.backend = Backend::kNative, .native = {.num_threads = 1}}, .partition = partition};
    contenders.push_back({std::move(name), std::make_unique<AotFunction>(program, std::move(options))});
  };
  add("default", {});
  add("min-cut", {.strategy = PartitionStrategy::kMinCut});
  const absl::StatusOr<int64_t> all = SavedBytes(*contenders[0].function, inputs);
  if (!all.ok()) {
    std::fprintf(stderr, "%s\n", all.status().ToString().c_str());
    return 1;
  }
  add("half", {.strategy = PartitionStrategy::kBudget, .budget_bytes = *all / 2});
  for (int round = 0; round < rounds; ++round) {
    for (Contender& contender : contenders) {
      const double before = CpuMilliseconds();
      Grad({(*contender.function)({inputs})[0]}, wrt);
      if (round > 0) contender.best = std::min(contender.best, CpuMilliseconds() - before);
      for (const auto& [reason, count] : contender.function->stats().eager_reasons) {
        std::fprintf(stderr, "%s runs eagerly: %s\n", contender.name.c_str(), reason.c_str());
        return 1;
      }
    }
  }
  for (const Contender& contender : contenders) {
    std::printf("%-12s %8.2f ms  %.3f of default\n", contender.name.c_str(), contender.best,
                contender.best / contenders[0].best);
  }
  return 0;
}

}  // namespace
}  // namespace backtape

int main(int argc, char** argv) { return backtape::Main(argc > 1 ? std::atoi(argv[1]) : 10); }
