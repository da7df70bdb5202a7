#ifndef BACKTAPE_FILES_CLOSEST_NAME_H_
#define BACKTAPE_FILES_CLOSEST_NAME_H_

#include <cstddef>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace backtape {

// The least number of insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`. If it exceeds
// `limit`, or a name has more than 200 characters, the result is some number above `limit`.
size_t EditDistance(absl::string_view a, absl::string_view b, size_t limit);

// The candidate that `name` most likely misspells: the first of the closest ones. Empty if the EditDistance of every
// candidate exceeds name.size() / 3 + 1, or if `name` has more than 200 characters.
std::string ClosestName(absl::string_view name, const std::vector<std::string>& candidates);

}  // namespace backtape

#endif  // BACKTAPE_FILES_CLOSEST_NAME_H_
