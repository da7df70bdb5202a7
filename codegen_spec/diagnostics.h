#ifndef BACKTAPE_CODEGEN_SPEC_DIAGNOSTICS_H_
#define BACKTAPE_CODEGEN_SPEC_DIAGNOSTICS_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace backtape::codegen_spec {

// A spec file as read: what it is called, what it says.
struct SourceFile {
  std::string path;
  std::string text;
};

// A place in a spec file. The file must outlive it.
struct Location {
  const SourceFile* file = nullptr;
  int line = 1;    // from 1
  int column = 1;  // from 1, in bytes

  // "ops/pointwise.yaml:3:9".
  std::string ToString() const;
};

// Collects what is wrong with the spec files, so that one run reports every mistake.
class Diagnostics {
 public:
  void Report(const Location& where, std::string message);

  // Adds those of another.
  void Append(const Diagnostics& other);

  bool empty() const { return problems_.empty(); }
  // Of the first reported; empty when there is none.
  std::string FirstMessage() const { return empty() ? "" : problems_.front().message; }
  int size() const { return static_cast<int>(problems_.size()); }
  // Ordered by file and position; each is "path:line:column: error: message", the line (cut around the column where it
  // is long), and a caret under the column. After ten problems with one message, and a hundred in all, the others are
  // only counted.
  std::string ToString() const;

 private:
  struct Problem {
    Location where;
    std::string message;
  };
  std::vector<Problem> problems_;
};

// The candidate that `name` is most likely a misspelling of; empty when none is close, or the name is longer than 200
// characters.
std::string ClosestName(absl::string_view name, const std::vector<std::string>& candidates);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_DIAGNOSTICS_H_
