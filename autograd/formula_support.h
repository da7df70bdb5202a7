#ifndef BACKTAPE_AUTOGRAD_FORMULA_SUPPORT_H_
#define BACKTAPE_AUTOGRAD_FORMULA_SUPPORT_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/saved_variable.h"
#include "backtape/autograd/variable.h"
#include "backtape/autograd/wrapper.h"
#include "backtape/tensor/sym_scalar.h"

// What the language of derivative formulas is made of, where neither an op nor a helper function does it. Only for
// generated nodes and wrappers, and for autograd/functions/*.cc.
namespace backtape {

// Questions about a tensor, symbolic or not. All need a defined one, but for OptionalSymSizesOf.
std::vector<SymInt> SymSizesOf(const Variable& x);
std::optional<std::vector<SymInt>> OptionalSymSizesOf(const Variable& x);
std::vector<SymInt> SymStridesOf(const Variable& x);
// `dim` may be negative.
SymInt SymSizeOf(const Variable& x, int64_t dim);
SymInt SymNumelOf(const Variable& x);
SymInt SymStorageOffsetOf(const Variable& x);
int64_t NumelOf(const Variable& x);
int64_t DimOf(const Variable& x);
DType DTypeOf(const Variable& x);
inline Layout LayoutOf(const Variable&) { return Layout::kStrided; }
std::vector<std::vector<SymInt>> SymSizesOfEach(const variable_list& xs);
std::vector<DType> DTypesOfEach(const variable_list& xs);

// Questions about sizes that may be symbolic: the tracer's shape environment decides and records a guard.
bool SymEqual(const SymInt& a, const SymInt& b);
bool SymLess(const SymInt& a, const SymInt& b);

// Numbers. ToDouble needs one that is not symbolic.
double ToDouble(const SymScalar& x);
bool ScalarsEqual(const SymScalar& a, const SymScalar& b);
SymScalar Negated(const SymScalar& x);

template <typename List>
int64_t SizeOf(const List& list) {
  return static_cast<int64_t>(list.size());
}

// Saving of an argument, and of a result.
void SaveInput(SavedVariable& saved, const Variable& input);
void SaveOutput(SavedVariable& saved, const Variable& output);
void SaveInput(SavedVariable& saved, const IValue& input);
void SaveOutput(SavedVariable& saved, const IValue& output);
// Lists of saved variables.
std::vector<SavedVariable> MakeSavedList(const IValue& list);
variable_list UnpackList(const std::vector<SavedVariable>& saved);
// The gradients of a list of arguments; fewer than the list has leave the rest undefined.
void CopyRange(variable_list& grad_inputs, const IndexRange& range, variable_list gradients);

// not_implemented("op") in a formula: always throws.
Variable NotImplementedGradient(absl::string_view op, absl::string_view reason = "");

bool GradModeEnabled();

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_FORMULA_SUPPORT_H_
