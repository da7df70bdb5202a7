#include "backtape/tools/notes.h"

#include <algorithm>
#include <iostream>

#include "absl/strings/str_cat.h"
#include "backtape/tools/files.h"

namespace backtape::tools {

void PrintNotes(const std::vector<std::string>& notes, const std::string& file) {
  constexpr size_t kMaxNotes = 20;
  const std::string start = absl::StrCat(DisplayName(file), ": note: ");
  const size_t num_shown = std::min(notes.size(), kMaxNotes);
  for (size_t i = 0; i < num_shown; ++i) std::cerr << start << notes[i] << '\n';
  if (notes.size() > num_shown) std::cerr << start << notes.size() - num_shown << " more like these\n";
}

std::string NoteOnSizes(const absl::Status& status) {
  const bool is_violated = absl::IsFailedPrecondition(status);
  return absl::StrCat("the result is specialised to the sizes of the inputs, because a result for all sizes ",
                      is_violated ? "would not be valid for these sizes: " : "cannot be computed: ", status.message());
}

}  // namespace backtape::tools
