#include "backtape/tools/notes.h"

#include <algorithm>
#include <iostream>

#include "absl/strings/str_cat.h"
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
  std::vector<std::string> notes;
  for (Violation& violation : FindViolations(graph, {.allow_unknown_ops = true})) {
    if (!violation.is_wrong_declaration) continue;
    violation.message += "; the declared type is ignored";
    notes.push_back(violation.Description());
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
