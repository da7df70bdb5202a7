#include "backtape/interp/input_check.h"

#include <optional>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/ir/problem_list.h"
#include "backtape/ir/symbol_values.h"

namespace backtape {
namespace {

class InputChecker {
 public:
  absl::Status Check(absl::Span<const Node* const> placeholders, absl::Span<const IValue> inputs) {
    if (placeholders.size() != inputs.size()) {
      return absl::InvalidArgumentError(absl::StrCat("the graph takes ", placeholders.size(),
                                                     placeholders.size() == 1 ? " input, found " : " inputs, found ",
                                                     inputs.size()));
    }
    symbols_ = SymbolValuesOf(placeholders, inputs);
    for (size_t i = 0; i < inputs.size(); ++i) CheckOne(*placeholders[i], inputs[i]);
    if (problems_.empty()) return absl::OkStatus();
    return absl::InvalidArgumentError(absl::StrCat("inputs do not match the graph:", problems_.ToString()));
  }

 private:
  bool Fits(const SymInt& size, int64_t value) const {
    if (!size.is_symbolic()) return size.value() == value;
    const std::optional<int64_t> expected = size.Evaluate([this](absl::string_view symbol) -> std::optional<int64_t> {
      const auto it = symbols_.find(std::string(symbol));
      if (it == symbols_.end()) return std::nullopt;
      return it->second;
    });
    return !expected.has_value() || *expected == value;
  }

  // True for a tensor with elements, as opposed to one used for tracing.
  static bool IsPlain(const IValue& input) { return input.is_tensor() && !input.tensor().is_symbolic(); }

  void CheckOne(const Node& placeholder, const IValue& input) {
    const ValueType& type = placeholder.type();
    if (input.is_tensor() && (!input.tensor().defined() || !IsPlain(input))) {
      problems_.Add(
          placeholder.name(),
          absl::StrCat("input %", placeholder.name(), " is ",
                       input.tensor().defined() ? "a symbolic tensor, which has no elements" : "an undefined tensor"));
      return;
    }
    if (type.is_sym_int()) {
      const bool fits =
          input.is_int() && !input.sym_int().is_symbolic() && Fits(type.sym_int(), input.sym_int().value());
      if (!fits) Report(placeholder, input);
      return;
    }
    if (!type.is_tensor()) return;
    const TensorType& expected = type.tensor();
    bool fits = input.is_tensor() && input.tensor().dtype() == expected.dtype && input.tensor().dim() == expected.dim();
    for (int64_t d = 0; fits && d < expected.dim(); ++d) fits = Fits(expected.sizes[d], input.tensor().size(d));
    if (!fits) Report(placeholder, input);
  }

  void Report(const Node& placeholder, const IValue& input) {
    const ValueType found = ValueType::Of(input);
    std::string text = absl::StrCat("input %", placeholder.name(), ": expected ", placeholder.type().ToString(),
                                    ", found ", input.is_tensor_type() ? "the tensor type " : "",
                                    found.is_known() ? found.ToString() : input.KindName());
    for (const auto& [symbol, value] : symbols_) {
      if (placeholder.type().is_tensor() && placeholder.type().tensor().is_symbolic()) {
        absl::StrAppend(&text, " (", symbol, " = ", value, ")");
      }
    }
    if (placeholder.has_uses()) {
      const Node& reader = *placeholder.users().front();
      absl::StrAppend(&text, "\n    first read by %", reader.name());
      if (reader.op() != nullptr) absl::StrAppend(&text, " (", reader.op()->QualifiedName(), ")");
      const std::string location = reader.provenance().Location();
      if (!location.empty()) absl::StrAppend(&text, " at ", location);
    }
    problems_.Add(placeholder.name(), std::move(text));
  }

  SymbolValues symbols_;  // CheckOne reports inputs that contradict each other
  ProblemList problems_;
};

}  // namespace

absl::Status CheckInputs(absl::Span<const Node* const> placeholders, absl::Span<const IValue> inputs) {
  return InputChecker().Check(placeholders, inputs);
}

}  // namespace backtape
