#ifndef BACKTAPE_IR_TEXT_LINES_LINE_PREFIXES_H_
#define BACKTAPE_IR_TEXT_LINES_LINE_PREFIXES_H_

#include <cstddef>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace backtape {

// The length of the text at the start of `line` that has the form of `prefix`: equal except for the digits of numbers,
// the amount of spaces, and ':' in place of '-', which grep writes by turns. 0 if there is none.
size_t PrefixOfSameForm(absl::string_view line, absl::string_view prefix);

// Prefixes of unknown form that a program wrote before each line: log collectors, job launchers, grep. They are learned
// from the first lines of graphs:
//   2024-05-01T12:00:00.123456789Z stdout F def forward(self, x):
//   2024-05-01T12:00:00.123467890Z stdout F     return (x,)
class LinePrefixes {
 public:
  explicit LinePrefixes(absl::string_view text);

  // Removes such a prefix from a line and sets `tag` to the numbers that differ between processes, as in "worker-3: ".
  // If there is none, changes nothing and returns false.
  bool Strip(absl::string_view* line, std::string* tag) const;

 private:
  struct Prefix {
    std::string sample;
    bool counts_lines = false;  // its numbers differ in each line
  };
  void Learn(absl::string_view line, absl::string_view rest_of_text);

  std::vector<Prefix> prefixes_;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_LINE_PREFIXES_H_
