#include "backtape/jit/run/bound_values.h"

#include <algorithm>
#include <utility>

#include "backtape/jit/plan/arena.h"
#include "backtape/jit/plan/type_strides.h"
#include "backtape/tensor/check.h"

namespace backtape::jit {

std::optional<int64_t> EvaluateWith(absl::Span<const std::string> symbols, absl::Span<const int64_t> values,
                                    const SymInt& expression) {
  if (const std::optional<int64_t> constant = expression.constant()) return *constant;
  return expression.Evaluate([&](absl::string_view symbol) -> std::optional<int64_t> {
    const auto it = std::lower_bound(symbols.begin(), symbols.end(), symbol);
    if (it == symbols.end() || *it != symbol) return std::nullopt;
    return values[it - symbols.begin()];
  });
}

int64_t ValueWith(absl::Span<const std::string> symbols, absl::Span<const int64_t> values, const SymInt& expression) {
  const std::optional<int64_t> value = EvaluateWith(symbols, values, expression);
  BACKTAPE_CHECK(value.has_value()) << "no value for " << expression.ToString();
  return *value;
}

BoundTensor BindTensor(const Plan& plan, absl::Span<const int64_t> symbol_values, const Operand& operand) {
  const auto value = [&](const SymInt& expression) { return ValueWith(plan.symbols, symbol_values, expression); };
  BoundTensor bound;
  bound.block = operand.block;
  bound.dtype = operand.type.dtype;
  for (const SymInt& size : operand.type.sizes) bound.sizes.push_back(value(size));
  for (const SymInt& stride : StridesOf(operand.type)) bound.strides.push_back(value(stride));
  bound.offset = value(operand.type.storage_offset);
  return bound;
}

void CutKernel(const Plan& plan, size_t step, std::vector<int64_t> piece_begins, Binding& binding) {
  BoundStep& bound = binding.steps[step];
  const auto& kernel = std::get<KernelStep>(plan.steps[step].action);
  bound.piece_begins = std::move(piece_begins);
  bound.num_pieces = static_cast<int>(bound.piece_begins.size()) - 1;
  bound.operands.clear();
  bound.scratch_bytes = 0;
  for (const KernelBuffer& buffer : kernel.buffers) bound.own_operands |= buffer.block < 0;
  for (int piece = 0; piece < (bound.own_operands ? std::max(bound.num_pieces, 1) : 1); ++piece) {
    for (const KernelBuffer& buffer : kernel.buffers) {
      if (buffer.block >= 0) {
        bound.operands.push_back({buffer.block, buffer.byte_offset});
        continue;
      }
      bound.operands.push_back({BoundAddress::kScratch, bound.scratch_bytes});
      const int64_t bytes = ValueWith(plan.symbols, binding.symbol_values, buffer.scratch_bytes);
      // The gap prevents buffers of whole pages from starting at the same offset within a page.
      bound.scratch_bytes += (bytes + kArenaAlignment - 1) / kArenaAlignment * kArenaAlignment + 3 * kArenaAlignment;
    }
    if (kernel.kernel->reports) bound.operands.push_back({BoundAddress::kStatusWord, 0});
    if (kernel.kernel->draws) bound.operands.push_back({BoundAddress::kSeed, 0});
  }
}

}  // namespace backtape::jit
