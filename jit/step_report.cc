#include "backtape/jit/step_report.h"

#include <algorithm>

#include "absl/container/btree_set.h"
#include "absl/container/flat_hash_set.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/stats.h"
#include "backtape/jit/run/bound_values.h"
#include "backtape/tensor/checked.h"

namespace backtape::jit {
namespace {

// The number of elements that an access touches, from the extents of the loops around it.
int64_t ElementsOf(const Kernel& kernel, const BoundStep& step, const Instruction& instruction, const Phase& phase) {
  const int64_t* params = step.params.data();
  const Access& access = kernel.accesses[instruction.access];
  // An index may select any element.
  const bool is_indexed = instruction.operands.size() > (instruction.op == Op::kStore ? 1u : 0u) &&
                          instruction.operands[instruction.op == Op::kStore ? 1 : 0] != kNoValue;
  int64_t elements = 1;
  const auto add = [&](const Int& extent, const Int& stride) {
    if (is_indexed || stride.Eval(params) != 0) elements *= extent.Eval(params);
  };
  if (kernel.is_foreach) {
    int64_t total = 0;
    for (int64_t t = 0; t < step.outer_size; ++t) total += params[kernel.foreach.numel_param + t];
    return total;
  }
  for (size_t i = 0; i < kernel.outer.size(); ++i) add(kernel.outer[i], access.outer_strides[i]);
  for (size_t i = 0; i < phase.dims.size(); ++i) add(phase.dims[i].extent, access.inner_strides[i]);
  return elements;
}

int64_t KernelBytes(const BoundStep& step, const Binding& binding) {
  const Kernel& kernel = *step.kernel;
  // For each buffer, the bytes that loads and stores touch; accesses with the same layout count once.
  std::vector<int64_t> read(kernel.num_buffers, 0);
  std::vector<int64_t> written(kernel.num_buffers, 0);
  std::vector<std::pair<const Access*, Op>> seen;
  for (const Phase& phase : kernel.phases) {
    for (ValueId id : phase.body) {
      const Instruction& instruction = kernel.at(id);
      if (instruction.op != Op::kLoad && instruction.op != Op::kStore) continue;
      const Access& access = kernel.accesses[instruction.access];
      const bool is_seen = std::any_of(seen.begin(), seen.end(), [&](const auto& other) {
        return other.second == instruction.op && other.first->buffer == access.buffer &&
               other.first->offset == access.offset && other.first->outer_strides == access.outer_strides &&
               other.first->inner_strides == access.inner_strides;
      });
      if (is_seen) continue;
      seen.emplace_back(&access, instruction.op);
      (instruction.op == Op::kLoad ? read : written)[access.buffer] +=
          ElementsOf(kernel, step, instruction, phase) * ItemSize(access.dtype);
    }
  }
  int64_t bytes = 0;
  for (int b = 0; b < kernel.num_buffers; ++b) {
    // What a kernel reads back from its own stores does not count as read.
    if (written[b] > 0) read[b] = std::max<int64_t>(read[b] - written[b], 0);
    int64_t limit = INT64_MAX;
    if (!kernel.is_foreach) {
      const int block = step.operands[static_cast<size_t>(b)].block;
      if (block == BoundAddress::kScratch) continue;  // stays in the caches
      limit = binding.block_bytes[block];
    }
    bytes += std::min(read[b], limit) + std::min(written[b], limit);
  }
  return bytes;
}

class Amounts {
 public:
  Amounts(const Plan& plan, const Binding& binding) : plan_(plan), binding_(binding) {}

  int64_t Bytes(size_t i) {
    const Step& step = plan_.steps[i];
    if (binding_.steps[i].kernel != nullptr) return KernelBytes(binding_.steps[i], binding_);
    int64_t bytes = 0;
    const auto add = [&](const Operand& operand) {
      if (operand.block >= 0) bytes += Value(operand.type.numel()) * ItemSize(operand.type.dtype);
    };
    if (const FallbackStep* fallback = CallOf(step)) {
      for (const Operand& operand : fallback->operands) add(operand);
      for (const Operand& result : fallback->results) add(result);
    } else if (const auto* matmul = std::get_if<MatmulStep>(&step.action)) {
      for (const MatmulStep::Product& product : matmul->products) {
        add(product.a);
        add(product.b);
      }
      add(matmul->c);
      if (matmul->bias) add(*matmul->bias);
      if (matmul->residual) add(*matmul->residual);
    } else if (const auto* transpose = std::get_if<TransposeStep>(&step.action)) {
      add(transpose->from);
      add(transpose->to);
    } else if (const auto* scatter = std::get_if<RowScatterStep>(&step.action)) {
      add(scatter->rows);
      add(scatter->index);
      for (const std::optional<Operand>* operand : {&scatter->base, &scatter->source, &scatter->scales}) {
        if (*operand) add(**operand);
      }
      add(scatter->to);
    } else if (const auto* convolution = std::get_if<ConvolutionStep>(&step.action)) {
      for (const Operand* operand : {&convolution->input, &convolution->weight, &convolution->output}) add(*operand);
      if (convolution->bias) add(*convolution->bias);
      if (convolution->residual) add(*convolution->residual);
    }
    return bytes;
  }

  // A node that two steps share (a reduction in parts) is counted for the first step.
  int64_t Flops(size_t i) {
    int64_t flops = 0;
    for (const Node* node : plan_.steps[i].nodes) {
      if (counted_.insert(node).second) flops = SaturatingAdd(flops, FlopsOf(*node));
    }
    return flops;
  }

 private:
  int64_t FlopsOf(const Node& node) const {
    return EvaluateWith(plan_.symbols, binding_.symbol_values, CountFlops(node)).value_or(INT64_MAX);
  }
  int64_t Value(const SymInt& expression) const { return ValueWith(plan_.symbols, binding_.symbol_values, expression); }

  const Plan& plan_;
  const Binding& binding_;
  absl::flat_hash_set<const Node*> counted_;
};

// Names of the nodes of the original graph from which a step's nodes were made.
std::vector<std::string> OriginsOf(const Step& step) {
  absl::btree_set<std::string> names;
  for (const Node* node : step.nodes) {
    const std::vector<Origin>& known = node->graph()->origins();
    for (const OriginId origin : node->provenance().origins) {
      if (origin < known.size()) names.insert(known[origin].name);
    }
  }
  return {names.begin(), names.end()};
}

}  // namespace

std::string NameWithOp(const Node& node) { return DescribeNode(node); }

std::vector<StepReport> ReportSteps(const Plan& plan) {
  std::vector<StepReport> reports;
  for (const Step& step : plan.steps) {
    StepReport report;
    report.kind = std::holds_alternative<KernelStep>(step.action)     ? StepReport::Kind::kKernel
                  : std::holds_alternative<FallbackStep>(step.action) ? StepReport::Kind::kFallback
                                                                      : StepReport::Kind::kDense;
    report.name = step.name;
    for (const Node* node : step.nodes) {
      report.nodes.push_back(node->name());
      std::string line = node->provenance().Location();
      if (!line.empty() && std::find(report.lines.begin(), report.lines.end(), line) == report.lines.end()) {
        report.lines.push_back(std::move(line));
      }
    }
    reports.push_back(std::move(report));
  }
  return reports;
}

void AddAmounts(const Plan& plan, const Binding& binding, std::vector<StepReport>& reports) {
  Amounts amounts(plan, binding);
  for (size_t i = 0; i < reports.size(); ++i) {
    const BoundStep& step = binding.steps[i];
    if (step.call != nullptr) {
      reports[i].kind = StepReport::Kind::kDense;
      reports[i].name = step.call->ToString();
    } else if (step.kernel == nullptr) {
      reports[i].kind = StepReport::Kind::kFallback;
    }
    reports[i].origins = OriginsOf(plan.steps[i]);
    reports[i].bytes = amounts.Bytes(i);
    reports[i].flops = amounts.Flops(i);
  }
}

}  // namespace backtape::jit
