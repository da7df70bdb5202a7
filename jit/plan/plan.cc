#include "backtape/jit/plan/plan.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/ir/collective_calls.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/kernel_ir/in_place.h"
#include "backtape/jit/plan/call_steps.h"
#include "backtape/jit/plan/product_layouts.h"

namespace backtape::jit {
namespace {

void AddOnce(std::vector<int>& blocks, int block) {
  if (block >= 0 && std::find(blocks.begin(), blocks.end(), block) == blocks.end()) blocks.push_back(block);
}

const char* KindName(BlockKind kind) {
  switch (kind) {
    case BlockKind::kInput:
      return "input";
    case BlockKind::kOutput:
      return "output";
    case BlockKind::kArena:
      return "arena";
    case BlockKind::kConstant:
      return "constant";
    case BlockKind::kInPlace:
      return "in place of";
  }
  return "";
}

const char* ActionName(const Step& step) {
  if (std::holds_alternative<KernelStep>(step.action)) return "kernel";
  if (std::holds_alternative<MatmulStep>(step.action)) return "matmul";
  if (std::holds_alternative<ConvolutionStep>(step.action)) return "convolution";
  if (std::holds_alternative<TransposeStep>(step.action)) return "transpose";
  if (std::holds_alternative<RowScatterStep>(step.action)) return "scatter";
  if (std::holds_alternative<CallStep>(step.action)) return "call";
  return "fallback";
}

}  // namespace

std::optional<DType> TileDTypeOf(const Step& step) {
  if (const auto* product = std::get_if<MatmulStep>(&step.action)) return product->c.type.dtype;
  if (const auto* convolution = std::get_if<ConvolutionStep>(&step.action)) return convolution->output.type.dtype;
  if (const auto* transpose = std::get_if<TransposeStep>(&step.action)) return transpose->to.type.dtype;
  const auto* call = std::get_if<CallStep>(&step.action);
  if (call == nullptr || !IsGroupedProduct(*call->call.node)) return std::nullopt;
  return call->call.results[0].type.dtype;
}

const FallbackStep* CallOf(const Step& step) {
  if (const auto* call = std::get_if<CallStep>(&step.action)) return &call->call;
  return std::get_if<FallbackStep>(&step.action);
}

StepBlocks BlocksOf(const Step& step) {
  StepBlocks blocks;
  if (const auto* kernel = std::get_if<KernelStep>(&step.action)) {
    for (const KernelBuffer& buffer : kernel->buffers) {
      if (buffer.block < 0) continue;
      // A kernel may read back its own stores, so a block that it writes does not count as read.
      AddOnce(buffer.is_written ? blocks.writes : blocks.reads, buffer.block);
    }
  } else if (const auto* matmul = std::get_if<MatmulStep>(&step.action)) {
    for (const MatmulStep::Product& product : matmul->products) {
      AddOnce(blocks.reads, product.a.block);
      AddOnce(blocks.reads, product.b.block);
    }
    if (matmul->bias) AddOnce(blocks.reads, matmul->bias->block);
    if (matmul->residual) AddOnce(blocks.reads, matmul->residual->block);
    AddOnce(blocks.writes, matmul->c.block);
  } else if (const auto* transpose = std::get_if<TransposeStep>(&step.action)) {
    AddOnce(blocks.reads, transpose->from.block);
    AddOnce(blocks.writes, transpose->to.block);
  } else if (const auto* scatter = std::get_if<RowScatterStep>(&step.action)) {
    AddOnce(blocks.reads, scatter->rows.block);
    AddOnce(blocks.reads, scatter->index.block);
    for (const std::optional<Operand>* operand : {&scatter->base, &scatter->source, &scatter->scales}) {
      if (*operand) AddOnce(blocks.reads, (*operand)->block);
    }
    AddOnce(blocks.writes, scatter->to.block);
  } else if (const auto* convolution = std::get_if<ConvolutionStep>(&step.action)) {
    const ConvolutionKind kind = convolution->kind;
    AddOnce(kind == ConvolutionKind::kBackwardInput ? blocks.writes : blocks.reads, convolution->input.block);
    AddOnce(kind == ConvolutionKind::kBackwardWeight ? blocks.writes : blocks.reads, convolution->weight.block);
    AddOnce(kind == ConvolutionKind::kForward ? blocks.writes : blocks.reads, convolution->output.block);
    if (convolution->bias) AddOnce(blocks.reads, convolution->bias->block);
    if (convolution->residual) AddOnce(blocks.reads, convolution->residual->block);
  } else if (const FallbackStep* call = CallOf(step)) {
    for (const Operand& operand : call->operands) AddOnce(blocks.reads, operand.block);
    for (const Operand& result : call->results) AddOnce(blocks.writes, result.block);
  }
  return blocks;
}

namespace {

using VisitSize = std::function<void(const SymInt&, const std::string&)>;

class SizeVisitor {
 public:
  SizeVisitor(const std::string& name, const VisitSize& visit) : name_(name), visit_(visit) {}

  void Visit(const SymInt& size) const {
    if (size.is_symbolic()) visit_(size, name_);
  }
  void Visit(const std::vector<SymInt>& sizes) const {
    for (const SymInt& size : sizes) Visit(size);
  }
  void Visit(const TensorType& type) const {
    for (const SymInt& size : type.sizes) Visit(size);
    for (const SymInt& stride : StridesOf(type)) Visit(stride);
    Visit(type.storage_offset);
  }
  void Visit(const Operand& operand) const {
    if (operand.block >= 0) Visit(operand.type);
  }
  void Visit(const std::optional<Operand>& operand) const {
    if (operand) Visit(*operand);
  }

  void operator()(const KernelStep& step) const {
    Visit(step.params);
    Visit(step.points);
    for (const KernelBuffer& buffer : step.buffers) Visit(buffer.scratch_bytes);
  }
  void operator()(const MatmulStep& step) const {
    for (const MatmulStep::Product& product : step.products) {
      Visit(product.a);
      Visit(product.b);
    }
    Visit(step.c);
    Visit(step.bias);
    Visit(step.residual);
    (*this)(step.reference);
  }
  void operator()(const ConvolutionStep& step) const {
    for (const Operand* operand : {&step.input, &step.weight, &step.output}) Visit(*operand);
    Visit(step.bias);
    Visit(step.residual);
    for (const std::vector<SymInt>* list : {&step.stride, &step.padding, &step.dilation}) Visit(*list);
    Visit(step.groups);
    (*this)(step.reference);
  }
  void operator()(const TransposeStep& step) const {
    Visit(step.from);
    Visit(step.to);
  }
  void operator()(const RowScatterStep& step) const {
    for (const Operand* operand : {&step.rows, &step.index, &step.to}) Visit(*operand);
    for (const std::optional<Operand>* operand : {&step.base, &step.source, &step.scales}) Visit(*operand);
    (*this)(step.reference);
  }
  void operator()(const CallStep& step) const { (*this)(step.call); }
  void operator()(const FallbackStep& step) const {
    for (const Operand& operand : step.operands) Visit(operand);
    for (const Operand& result : step.results) Visit(result);
    if (step.node == nullptr) return;
    for (size_t k = 0; k < step.node->num_operands(); ++k) {
      const ValueType& type = step.node->operand(k)->type();
      if (type.is_sym_int()) Visit(type.sym_int());
    }
  }

 private:
  const std::string& name_;
  const VisitSize& visit_;
};

// Whether the reference kernel supports an operand that is in the memory of its result.
bool RunsInPlace(const FallbackStep& call, int to, int from) {
  if (call.node == nullptr || call.results.size() != 1 || call.operands.size() != 1) return false;
  if (!WaitsForCollective(*call.node) && !call.node->is_call_to(OpId::_c10d_functional_all_reduce)) return false;
  const Operand& operand = call.operands[0];
  const Operand& result = call.results[0];
  if (operand.block != from || result.block != to) return false;
  for (const TensorType* type : {&operand.type, &result.type}) {
    const bool is_row_major = StridesOf(*type) == ContiguousStrides(type->sizes);
    if (!is_row_major || !(type->storage_offset == SymInt(0))) return false;
  }
  return operand.type.sizes == result.type.sizes && operand.type.dtype == result.type.dtype;
}

}  // namespace

void ForEachSize(const Plan& plan, const VisitSize& visit) {
  for (const Node* placeholder : plan.placeholders) {
    const SizeVisitor visitor(placeholder->name(), visit);
    if (placeholder->type().is_sym_int()) visitor.Visit(placeholder->type().sym_int());
    if (!placeholder->type().is_tensor()) continue;
    for (const SymInt& size : placeholder->type().tensor().sizes) visitor.Visit(size);
  }
  for (const Block& block : plan.blocks) SizeVisitor(block.name, visit).Visit(block.bytes);
  for (const Step& step : plan.steps) std::visit(SizeVisitor(step.name, visit), step.action);
  const std::string output = "output";
  for (const PlannedOutput& planned : plan.outputs) {
    const SizeVisitor visitor(output, visit);
    visitor.Visit(planned.tensor);
    visitor.Visit(planned.number);
  }
}

bool CanReuseMemory(const Step& step, int to, int from) {
  if (const auto* call = std::get_if<FallbackStep>(&step.action)) return RunsInPlace(*call, to, from);
  const auto* kernel = std::get_if<KernelStep>(&step.action);
  if (kernel == nullptr) return false;
  for (size_t w = 0; w < kernel->buffers.size(); ++w) {
    if (kernel->buffers[w].block != to) continue;
    for (size_t r = 0; r < kernel->buffers.size(); ++r) {
      if (kernel->buffers[r].block != from) continue;
      if (kernel->buffers[w].byte_offset != kernel->buffers[r].byte_offset ||
          !CanOverwriteInPlace(*kernel->kernel, static_cast<int>(w), static_cast<int>(r))) {
        return false;
      }
    }
  }
  return true;
}

void ComputeLiveness(Plan& plan) {
  for (Block& block : plan.blocks) block.first_step = block.last_step = -1;
  for (size_t i = 0; i < plan.steps.size(); ++i) {
    const StepBlocks blocks = BlocksOf(plan.steps[i]);
    for (const std::vector<int>* list : {&blocks.reads, &blocks.writes}) {
      for (int b : *list) {
        Block& block = plan.blocks[b];
        if (block.first_step < 0) block.first_step = static_cast<int>(i);
        block.last_step = static_cast<int>(i);
      }
    }
  }
}

std::string Plan::ToString(bool with_kernels) const {
  std::string text;
  for (size_t i = 0; i < blocks.size(); ++i) {
    const Block& block = blocks[i];
    absl::StrAppend(&text, "block ", i, " ", KindName(block.kind));
    if (block.index >= 0) absl::StrAppend(&text, " ", block.index);
    absl::StrAppend(&text, " ", block.name, ": ", block.bytes.ToString(), " bytes");
    if (block.first_step >= 0) absl::StrAppend(&text, ", steps ", block.first_step, "..", block.last_step);
    text += "\n";
  }
  const auto names = [&](const std::vector<int>& list) {
    return absl::StrJoin(list, ", ",
                         [&](std::string* out, int b) { absl::StrAppend(out, "%", b, " ", blocks[b].name); });
  };
  for (size_t i = 0; i < steps.size(); ++i) {
    const Step& step = steps[i];
    const StepBlocks used = BlocksOf(step);
    absl::StrAppend(&text, "step ", i, " ", ActionName(step), " ", step.name, ": ", names(used.reads), " -> ",
                    names(used.writes), "; nodes ");
    absl::StrAppend(&text, absl::StrJoin(step.nodes, " ", [](std::string* out, const Node* node) {
      absl::StrAppend(out, node->name());
    }));
    text += "\n";
    const auto* kernel = std::get_if<KernelStep>(&step.action);
    if (with_kernels && kernel != nullptr) text += kernel->kernel->ToString();
  }
  absl::StrAppend(&text, "return ",
                  absl::StrJoin(outputs, ", ",
                                [&](std::string* out, const PlannedOutput& output) {
                                  switch (output.kind) {
                                    case PlannedOutput::Kind::kTensor:
                                      absl::StrAppend(out, "%", output.tensor.block, " ",
                                                      blocks[output.tensor.block].name);
                                      break;
                                    case PlannedOutput::Kind::kNumber:
                                      *out += output.number.ToString();
                                      break;
                                    case PlannedOutput::Kind::kConstant:
                                      absl::StrAppend(out, "a constant ", output.constant.KindName());
                                      break;
                                    case PlannedOutput::Kind::kNone:
                                      *out += "None";
                                      break;
                                    case PlannedOutput::Kind::kList:
                                      absl::StrAppend(out, "a list of ", output.list_size,
                                                      output.list_size == 1 ? " item" : " items");
                                      break;
                                  }
                                }),
                  "\n");
  return text;
}

}  // namespace backtape::jit
