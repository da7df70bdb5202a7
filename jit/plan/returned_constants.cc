#include "backtape/jit/plan/returned_constants.h"

#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/text/value_printer.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

absl::Status CheckReturned(const Argument& returned) {
  if (returned.is_sequence()) {
    for (const Argument& item : returned.items()) BACKTAPE_RETURN_IF_ERROR(CheckReturned(item));
  } else if (returned.is_dict()) {
    for (const auto& [key, item] : returned.dict().items) BACKTAPE_RETURN_IF_ERROR(CheckReturned(item));
  } else if (!returned.is_node()) {
    return ReturnedConstant(returned).status();
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<IValue> ReturnedConstant(const Argument& returned) {
  std::optional<IValue> value = ShapeValueOf(returned);
  if (value.has_value()) return *std::move(value);
  return absl::UnimplementedError(absl::StrCat(
      "the graph returns ", StrOf(returned),
      "; it cannot return a complex number, an integer that does not fit in 64 bits, or the name of an op, a function "
      "or an unsupported dtype"));
}

absl::Status CheckReturnedConstants(const Graph& graph) {
  const Node* const output = graph.output();
  if (output == nullptr || output->args().empty()) return absl::OkStatus();
  return CheckReturned(output->args()[0]);
}

}  // namespace backtape::jit
