#include "backtape/ir/placeholder_types.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/ir/problem_list.h"

namespace backtape {

absl::Status CheckPlaceholderTypes(const Graph& graph) {
  std::vector<std::string> unknown;
  for (const Node* placeholder : graph.placeholders()) {
    const ValueType& type = placeholder->type();
    if (!type.is_tensor() && !type.is_sym_int() && placeholder->has_uses()) {
      unknown.push_back(absl::StrCat("%", placeholder->name()));
    }
  }
  if (unknown.empty()) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("the types of these placeholders are unknown: ", ListNames(unknown),
                   " (use print_readable(), which prints types, or pass values as an .npz file)"));
}

}  // namespace backtape
