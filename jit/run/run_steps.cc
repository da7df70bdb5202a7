// How a PlannedExecutable runs the steps of its plan.
#include <algorithm>
#include <cstring>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "backtape/interp/collectives/pending_collectives.h"
#include "backtape/interp/run_trace.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/node_error.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/kernel_ir/evaluate.h"
#include "backtape/jit/run/native_executable.h"
#include "backtape/jit/run/reference_step.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

// Converts a kernel's status word to an error that names the node.
absl::Status ReportedError(int64_t status, const Step& step) {
  const auto source = static_cast<size_t>((status >> 8) - 1);
  BACKTAPE_CHECK(source < step.nodes.size())
      << "status " << status << " of " << step.name << " refers to a missing node";
  const Node& node = *step.nodes[source];
  switch (static_cast<KernelError>(status & 0xff)) {
    case KernelError::kDivisionByZero:
      return NodeError(absl::InvalidArgumentError("ZeroDivisionError: division of an integer by zero"), node);
    case KernelError::kRequirement: {
      const Argument message = NodeArguments(node).Value("message");
      return NodeError(absl::FailedPreconditionError(message.is_string() ? message.string() : "a requirement failed"),
                       node);
    }
    default:
      return NodeError(absl::OutOfRangeError("an index is out of bounds"), node);
  }
}

// A dense call may name the node to which its error refers; otherwise the error refers to the step's node.
absl::Status ErrorOfStep(const absl::Status& error, const BoundStep& step) {
  return step.call != nullptr && !NodesOf(error).empty() ? error : NodeError(error, *step.node);
}

}  // namespace

absl::Status PlannedExecutable::RunAllSteps(RunContext& context, IValueList& inputs, Placed& placed) const {
  std::optional<ThreadPool::Shift> shift;
  if (context.binding().uses_threads) shift.emplace(*pool_);
  if (context.binding().has_dense_calls) {
    const SingleThreadScope single_thread;
    return RunSteps(context, inputs, placed);
  }
  return RunSteps(context, inputs, placed);
}

// Releases each input after its last use.
absl::Status PlannedExecutable::RunSteps(RunContext& context, IValueList& inputs, Placed& placed) const {
  const absl::Span<const RunContext::DirectCall> direct_calls = context.direct_calls();
  const std::vector<std::pair<int, int>>& freed = context.binding().freed_inputs;
  auto next_freed = freed.begin();
  StepTimer::Run timer(timer_.get());
  RunTrace* const trace = RunTrace::Current();
  for (size_t i = 0; i < direct_calls.size(); ++i) {
    const size_t first = i;
    const RunTrace::Clock::time_point begin = trace != nullptr ? RunTrace::Clock::now() : RunTrace::Clock::time_point();
    const RunContext::DirectCall& direct = direct_calls[i];
    bool has_own_times = false;
    if (direct.function != nullptr) {
      direct.function(direct.params, direct.addresses, 0, direct.end);
    } else if (const int chain = context.binding().steps[i].chain; chain >= 0) {
      BACKTAPE_RETURN_IF_ERROR(RunChain(context, context.binding().chains[chain]));
      i = context.binding().chains[chain].last;
      has_own_times = true;
    } else {
      BACKTAPE_RETURN_IF_ERROR(RunStep(context, i, placed.inputs));
    }
    if (trace != nullptr) AddToTrace(first, i, begin, *trace);
    for (; next_freed != freed.end() && next_freed->first <= static_cast<int>(i); ++next_freed) {
      placed.inputs[next_freed->second] = Tensor();
      inputs[next_freed->second] = IValue();
    }
    if (parts_.options.poison_dead_memory && !parts_.options.check_bounds) {
      for (const auto& [place, bytes] : context.binding().steps[i].dead) {
        std::memset((place.host < 0 ? context.arena() : context.base(place.host)) + place.offset, 0xff, bytes);
      }
    }
    if (has_own_times) {
      timer.Restart();
    } else {
      timer.StepDone(i);
    }
  }
  return has_collectives_ ? PendingCollectives::Current()->FinishAll() : absl::OkStatus();
}

void PlannedExecutable::AddToTrace(size_t first, size_t last, std::chrono::steady_clock::time_point begin,
                                   RunTrace& trace) const {
  std::vector<const Node*> nodes;
  for (size_t i = first; i <= last; ++i) {
    const std::vector<const Node*>& computed = parts_.plan.steps[i].nodes;
    nodes.insert(nodes.end(), computed.begin(), computed.end());
  }
  trace.AddNodes(nodes, parts_.plan.steps[first].name, begin);
}

absl::Status PlannedExecutable::RunStep(RunContext& context, size_t i, absl::Span<const Tensor> inputs) const {
  const BoundStep& step = context.binding().steps[i];
  if (step.kernel == nullptr) {
    if (has_collectives_) PendingCollectives::Current()->set_node(step.node);
    absl::Status status = step.call != nullptr
                              ? RunDenseCall(context, i)
                              : RunReferenceStep(step, parts_.plan, context, inputs, parts_.options.kernels);
    return status.ok() ? status : ErrorOfStep(status, step);
  }
  pool_->Run(step.num_pieces, [&](int piece) { RunLane(context, i, piece).IgnoreError(); });
  const int64_t status = context.TakeStatus();
  return status == 0 ? absl::OkStatus() : ReportedError(status, parts_.plan.steps[i]);
}

absl::Status PlannedExecutable::RunChain(RunContext& context, const BoundChain& chain) const {
  std::mutex mutex;
  absl::Status failed;
  StepTimer::Chain times(timer_.get(), chain.first, chain.last - chain.first + 1, chain.num_lanes);
  pool_->Run(chain.num_lanes, [&](int lane) {
    StepTimer::Chain::Lane timer(times, lane);
    for (size_t i = chain.first; i <= chain.last; ++i) {
      absl::Status status = RunLane(context, i, lane);
      timer.StepDone(i);
      if (status.ok()) continue;
      const std::lock_guard<std::mutex> lock(mutex);
      failed.Update(ErrorOfStep(status, context.binding().steps[i]));
      return;
    }
  });
  return failed;
}

absl::Status PlannedExecutable::RunLane(RunContext& context, size_t i, int piece) const {
  const BoundStep& step = context.binding().steps[i];
  const absl::Span<void* const> addresses = context.Addresses(i);
  if (step.call != nullptr) {
    return step.call->RunPiece(0, piece, context.state(i), addresses, context.scratch(i));
  }
  const size_t operands_of_piece =
      step.own_operands ? addresses.size() / static_cast<size_t>(std::max(step.num_pieces, 1)) : 0;
  void* const* const operands = addresses.data() + static_cast<size_t>(piece) * operands_of_piece;
  const int64_t begin = step.piece_begins[piece];
  const int64_t end = step.piece_begins[piece + 1];
  if (step.function != nullptr) {
    step.function(step.params.data(), operands, begin, end);
  } else {
    Evaluate(*step.kernel, step.params.data(), operands, begin, end);
  }
  return absl::OkStatus();
}

absl::Status PlannedExecutable::RunDenseCall(RunContext& context, size_t i) const {
  const BoundStep& step = context.binding().steps[i];
  const absl::Span<void* const> addresses = context.Addresses(i);
  std::byte* scratch = context.scratch(i);
  DenseCall::State& state = context.state(i);
  for (int stage = 0; stage < step.call->num_stages(); ++stage) {
    const int num_pieces = step.call->num_pieces(stage);
    if (num_pieces == 1) {
      BACKTAPE_RETURN_IF_ERROR(step.call->RunPiece(stage, 0, state, addresses, scratch));
      continue;
    }
    std::mutex mutex;
    absl::Status failed;
    pool_->Run(num_pieces, [&](int piece) {
      absl::Status status = step.call->RunPiece(stage, piece, state, addresses, scratch);
      if (status.ok()) return;
      const std::lock_guard<std::mutex> lock(mutex);
      failed.Update(status);
    });
    BACKTAPE_RETURN_IF_ERROR(failed);
  }
  return absl::OkStatus();
}

}  // namespace backtape::jit
