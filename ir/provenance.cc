#include "backtape/ir/provenance.h"

#include <algorithm>
#include <iterator>

#include "absl/strings/str_cat.h"

namespace backtape {

std::string StackFrame::ToString() const {
  std::string text = absl::StrCat(file, ":", line);
  if (!function.empty()) absl::StrAppend(&text, " in ", function);
  if (!code.empty()) absl::StrAppend(&text, ": ", code);
  return text;
}

std::string Provenance::Location() const { return has_stack() ? stack->frames.front().ToString() : std::string(); }

void Provenance::Merge(const Provenance& other) {
  if (!has_stack()) stack = other.stack;
  if (sequence_number < 0) sequence_number = other.sequence_number;
  if (forward_node.empty()) forward_node = other.forward_node;
  if (other.origins == origins) return;
  absl::InlinedVector<OriginId, 1> merged;
  std::set_union(origins.begin(), origins.end(), other.origins.begin(), other.origins.end(),
                 std::back_inserter(merged));
  origins = std::move(merged);
}

}  // namespace backtape
