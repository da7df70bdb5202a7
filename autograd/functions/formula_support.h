#ifndef BACKTAPE_AUTOGRAD_FUNCTIONS_FORMULA_SUPPORT_H_
#define BACKTAPE_AUTOGRAD_FUNCTIONS_FORMULA_SUPPORT_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <type_traits>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/autograd/tape/recording.h"
#include "backtape/autograd/tape/saved_variable.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/flag.h"
#include "backtape/tensor/sym_scalar.h"

// The parts of the formula language that are neither ops nor derivative functions. Only for generated nodes and
// recording functions, and for autograd/functions/*.cc.
namespace backtape {

// Numbers. ToDouble throws backtape::Error for a symbolic one.
double ToDouble(const SymScalar& x);
bool ScalarsEqual(const SymScalar& a, const SymScalar& b);
SymScalar Negated(const SymScalar& x);

template <typename List>
int64_t SizeOf(const List& list) {
  return static_cast<int64_t>(list.size());
}

// The results of `function` for each element.
template <typename List, typename Function>
auto MapEach(const List& list, const Function& function) {
  std::vector<std::decay_t<decltype(function(*list.begin()))>> results;
  results.reserve(list.size());
  for (const auto& element : list) results.push_back(function(element));
  return results;
}

// `list`, or `otherwise` if it is nullopt.
inline std::vector<int64_t> ValueOr(const std::optional<std::vector<int64_t>>& list,
                                    absl::Span<const int64_t> otherwise) {
  return list.has_value() ? *list : std::vector<int64_t>(otherwise.begin(), otherwise.end());
}

// The memory format of the tensor's strides: channels last, or contiguous.
MemoryFormat SuggestedMemoryFormat(const Variable& tensor);

// Save an argument, or a result.
void SaveInput(SavedVariable& saved, const Variable& input);
void SaveOutput(SavedVariable& saved, const Variable& output);
void SaveInput(SavedVariable& saved, const IValue& input);
void SaveOutput(SavedVariable& saved, const IValue& output);
// Save and unpack lists.
std::vector<SavedVariable> MakeSavedList(const IValue& list, Flag is_output = false);
// For saved outputs, `saved_for` is the node that saved them.
variable_list UnpackList(const std::vector<SavedVariable>& saved, const std::shared_ptr<TapeNode>& saved_for = nullptr);
// Sets the gradients of a list argument. If there are fewer gradients than elements, the rest stay undefined.
void CopyRange(variable_list& grad_inputs, const IndexRange& range, variable_list gradients);

// The sum of all elements of all defined tensors: the gradient of a 0-dim tensor that an op on lists applies to each
// list element. Undefined if none is defined.
Variable SumOfAll(const variable_list& gradients);

// not_implemented("op") in a formula: always throws.
Variable NotImplementedGradient(absl::string_view op, absl::string_view reason = "");

bool GradModeEnabled();

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_FUNCTIONS_FORMULA_SUPPORT_H_
