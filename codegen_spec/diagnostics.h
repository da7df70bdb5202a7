#ifndef BACKTAPE_CODEGEN_SPEC_DIAGNOSTICS_H_
#define BACKTAPE_CODEGEN_SPEC_DIAGNOSTICS_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace backtape::codegen_spec {

// A spec file: its path and its text.
struct SourceFile {
  std::string path;
  std::string text;
  mutable std::vector<size_t> line_starts = {};  // filled by LineStart

  // The offset of the first character of a line (from 1); the size of the text for lines after the last one.
  size_t LineStart(int line) const;
};

// A position in a spec file, which must outlive it.
struct Location {
  const SourceFile* file = nullptr;
  int line = 1;    // from 1
  int column = 1;  // from 1, in bytes

  // "ops/matmul.yaml:3:9".
  std::string ToString() const;
};

// Collects problems in the spec files, so that one run reports every mistake.
class Diagnostics {
 public:
  void Report(const Location& where, std::string message);

  // A consequence of a problem that is reported elsewhere. It makes this collection non-empty, but is never shown.
  void ReportFollowOn(const Location& where, std::string message);

  // Adds the problems of `other`, except those that follow from others.
  void Append(const Diagnostics& other);

  bool empty() const { return problems_.empty(); }
  // The message of the first problem reported; empty if there is none.
  std::string FirstMessage() const { return empty() ? "" : problems_.front().message; }
  // The message of problem i, in the order of reporting.
  const std::string& message(int i) const { return problems_[i].message; }
  int size() const { return static_cast<int>(problems_.size()); }
  // Formats the problems, sorted by file and position: "path:line:column: error: message", the line (shortened around
  // the column if long), and a caret. Beyond ten problems with the same message, and a hundred in total, the rest are
  // only counted.
  std::string ToString() const;

 private:
  struct Problem {
    Location where;
    std::string message;
    bool is_follow_on = false;
  };
  std::vector<Problem> problems_;
};

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_DIAGNOSTICS_H_
