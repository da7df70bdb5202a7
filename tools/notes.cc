#include "backtape/tools/notes.h"

#include <algorithm>
#include <iostream>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/problem_list.h"
#include "backtape/ir/verifier.h"
#include "backtape/tools/files.h"

namespace backtape::tools {

void PrintNotes(const std::vector<std::string>& notes, const std::string& file) {
  const std::string start = absl::StrCat(DisplayName(file), ": note: ");
  const size_t num_shown = std::min(notes.size(), kMaxListed);
  for (size_t i = 0; i < num_shown; ++i) std::cerr << start << notes[i] << '\n';
  if (notes.size() > num_shown) std::cerr << start << notes.size() - num_shown << " more like these\n";
}

std::vector<std::string> NotesOnIgnoredTypes(const Graph& graph) {
  constexpr int kTypesAgree = 9;  // ir/verifier.h; broken also by a call whose op rejects its operands
  std::vector<std::string> notes;
  for (Violation& violation : FindViolations(graph, {.allow_unknown_ops = true})) {
    if (violation.invariant != kTypesAgree || !absl::StartsWith(violation.message, "is declared as ")) continue;
    violation.message += "; the declared type is ignored";
    const std::string text = violation.ToString();
    notes.emplace_back(absl::StripPrefix(text, "V9: "));
  }
  return notes;
}

std::string NoteOnSizes(const absl::Status& status) {
  const bool is_violated = absl::IsFailedPrecondition(status);
  return absl::StrCat(
      "the result is valid only for the sizes of these inputs, because a result with symbolic sizes ",
      is_violated ? "would assume conditions that these sizes violate: " : "cannot be computed: ", status.message());
}

}  // namespace backtape::tools
