#include "backtape/autograd/functions/formula_support.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tensor/error.h"

namespace backtape {

double ToDouble(const SymScalar& x) {
  if (x.is_symbolic()) {
    throw Error(absl::UnimplementedError(absl::StrCat("a decomposition or a derivative formula needs the value of ",
                                                      x.integer.ToString(), ", which is symbolic")));
  }
  return x.scalar().to_double();
}

bool ScalarsEqual(const SymScalar& a, const SymScalar& b) {
  if (a.is_symbolic() || b.is_symbolic()) {
    return !a.is_floating_point() && !b.is_floating_point() && SymEqual(a.integer, b.integer);
  }
  return ToDouble(a) == ToDouble(b);
}

SymScalar Negated(const SymScalar& x) {
  if (x.is_floating_point()) return -x.number;
  return -x.integer;
}

void SaveInput(SavedVariable& saved, const Variable& input) { saved = SavedVariable(input, /*is_output=*/false); }
void SaveOutput(SavedVariable& saved, const Variable& output) { saved = SavedVariable(output, /*is_output=*/true); }
void SaveInput(SavedVariable& saved, const IValue& input) { SaveInput(saved, ToVariable(input)); }
void SaveOutput(SavedVariable& saved, const IValue& output) { SaveOutput(saved, ToVariable(output)); }

std::vector<SavedVariable> MakeSavedList(const IValue& list, Flag is_output) {
  std::vector<SavedVariable> saved;
  saved.reserve(list.list().size());
  for (const IValue& item : list.list()) saved.emplace_back(ToVariable(item), is_output);
  return saved;
}

variable_list UnpackList(const std::vector<SavedVariable>& saved, const std::shared_ptr<TapeNode>& saved_for) {
  variable_list variables;
  variables.reserve(saved.size());
  for (const SavedVariable& variable : saved) variables.push_back(variable.Unpack(saved_for));
  return variables;
}

void CopyRange(variable_list& grad_inputs, const IndexRange& range, variable_list gradients) {
  if (gradients.size() > range.size) {
    throw Error(absl::InvalidArgumentError(
        absl::StrCat("a formula returned ", gradients.size(), gradients.size() == 1 ? " gradient" : " gradients",
                     " for an argument of ", range.size, range.size == 1 ? " element" : " elements")));
  }
  for (size_t i = 0; i < gradients.size(); ++i) grad_inputs[range.first + i] = std::move(gradients[i]);
}

Variable SumOfAll(const variable_list& gradients) {
  Variable total;
  for (const Variable& gradient : gradients) {
    if (!gradient.defined()) continue;
    const Variable sum = ops::sum(gradient);
    total = total.defined() ? ops::add(total, sum) : sum;
  }
  return total;
}

MemoryFormat SuggestedMemoryFormat(const Variable& tensor) {
  const std::vector<SymInt> sizes = SymSizesOf(tensor);
  const size_t rank = sizes.size();
  if (rank != 4 && rank != 5) return MemoryFormat::kContiguous;
  // Channels last: the channels are innermost, then the other dims in order, and the batch is outermost.
  const std::vector<SymInt> strides = SymStridesOf(tensor);
  if (!SymEqual(strides[1], 1) || SymEqual(sizes[1], 1)) return MemoryFormat::kContiguous;
  SymInt expected = sizes[1];
  for (size_t i = rank - 1; i >= 2; --i) {
    if (!SymEqual(strides[i], expected)) return MemoryFormat::kContiguous;
    expected = expected * sizes[i];
  }
  if (!SymEqual(strides[0], expected)) return MemoryFormat::kContiguous;
  return rank == 4 ? MemoryFormat::kChannelsLast : MemoryFormat::kChannelsLast3d;
}

Variable NotImplementedGradient(absl::string_view op, absl::string_view reason) {
  throw Error(absl::UnimplementedError(
      absl::StrCat("the derivative for '", op, "' is not implemented.", reason.empty() ? "" : " ", reason)));
}

bool GradModeEnabled() { return GradMode::is_enabled(); }

}  // namespace backtape
