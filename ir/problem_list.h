#ifndef BACKTAPE_IR_PROBLEM_LIST_H_
#define BACKTAPE_IR_PROBLEM_LIST_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/string_view.h"

namespace backtape {

// How many items of a list a message shows.
inline constexpr size_t kMaxListed = 20;

// "a, b, c". After `limit` names, the others are only counted: "a, b, c and 80 more".
std::string ListNames(const std::vector<std::string>& names, size_t limit = kMaxListed);

// The message for a graph output that was requested by an index out of range.
std::string NoSuchOutput(int64_t output, size_t num_outputs);

// Collects the problems of several nodes for one error message. Problems of the same kind become one entry, which shows
// the first of them and counts the others.
class ProblemList {
 public:
  // `kind` groups problems; `text` describes this one, in one or several lines.
  void Add(absl::string_view kind, std::string text);

  bool empty() const { return entries_.empty(); }
  // "\n  TEXT" for each kind, in the order of the first problem of each kind, with " (and N more like this)" after the
  // first line where N > 0. After `limit` entries, the remaining problems are only counted.
  std::string ToString(size_t limit = kMaxListed) const;

 private:
  struct Entry {
    std::string text;
    size_t count = 0;
  };
  std::vector<Entry> entries_;
  absl::flat_hash_map<std::string, size_t> index_of_kind_;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_PROBLEM_LIST_H_
