#include "backtape/codegen_spec/diagnostics.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/files/problem_text.h"

namespace backtape::codegen_spec {
namespace {

absl::string_view LineOf(const Location& where) {
  const absl::string_view text = absl::string_view(where.file->text).substr(where.file->LineStart(where.line));
  return text.substr(0, text.find('\n'));
}

// Shortens a message that contains generated names.
std::string Shortened(const std::string& message) {
  constexpr size_t kMaxMessage = 2000;
  if (message.size() <= kMaxMessage) return message;
  return absl::StrCat(message.substr(0, kMaxMessage), "... (", message.size() - kMaxMessage, " more characters)");
}

}  // namespace

size_t SourceFile::LineStart(int line) const {
  if (line_starts.empty()) {
    line_starts.push_back(0);
    for (size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', end + 1)) {
      line_starts.push_back(end + 1);
    }
  }
  return static_cast<size_t>(line) > line_starts.size() ? text.size() : line_starts[line - 1];
}

std::string Location::ToString() const { return absl::StrCat(file->path, ":", line, ":", column); }

void Diagnostics::Report(const Location& where, std::string message) {
  problems_.push_back({where, std::move(message)});
}

void Diagnostics::ReportFollowOn(const Location& where, std::string message) {
  problems_.push_back({where, std::move(message), /*is_follow_on=*/true});
}

void Diagnostics::Append(const Diagnostics& other) {
  std::copy_if(other.problems_.begin(), other.problems_.end(), std::back_inserter(problems_),
               [](const Problem& problem) { return !problem.is_follow_on; });
}

std::string Diagnostics::ToString() const {
  std::vector<const Problem*> ordered;
  std::vector<const SourceFile*> files;  // in the order of their first problem
  for (const Problem& problem : problems_) {
    ordered.push_back(&problem);
    if (std::find(files.begin(), files.end(), problem.where.file) == files.end()) files.push_back(problem.where.file);
  }
  const auto key = [&](const Problem* p) {
    return std::tuple(std::find(files.begin(), files.end(), p->where.file) - files.begin(), p->where.line,
                      p->where.column);
  };
  std::stable_sort(ordered.begin(), ordered.end(), [&](const Problem* a, const Problem* b) { return key(a) < key(b); });
  // One repeated mistake must not hide the others.
  constexpr int kMaxOfOneMessage = 10;
  constexpr int kMaxShown = 100;
  std::map<absl::string_view, int> count_of;
  for (const Problem* problem : ordered) ++count_of[problem->message];
  std::map<absl::string_view, int> shown;
  std::string out;
  int num_shown = 0;
  int num_hidden = 0;
  for (const Problem* problem : ordered) {
    const int number = ++shown[problem->message];
    if (number > kMaxOfOneMessage) continue;
    if (++num_shown > kMaxShown) {
      ++num_hidden;
      continue;
    }
    const Location& where = problem->where;
    absl::StrAppend(&out,
                    ProblemText(where.file->path, where.line, std::max(where.column, 1), Shortened(problem->message),
                                LineOf(where)),
                    "\n");
    const int more = count_of[problem->message] - number;
    if (number == kMaxOfOneMessage && more > 0) {
      absl::StrAppend(&out, problem->where.file->path, ": ", more, more == 1 ? " more problem" : " more problems",
                      " with the same message\n");
    }
  }
  if (num_hidden > 0) {
    absl::StrAppend(&out, "and ", num_hidden, num_hidden == 1 ? " more problem\n" : " more problems\n");
  }
  return out;
}

}  // namespace backtape::codegen_spec
