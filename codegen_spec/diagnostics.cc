#include "backtape/codegen_spec/diagnostics.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>

#include "absl/strings/str_cat.h"

namespace backtape::codegen_spec {
namespace {

absl::string_view LineOf(const Location& where) {
  const absl::string_view text = absl::string_view(where.file->text).substr(where.file->LineStart(where.line));
  return text.substr(0, text.find('\n'));
}

// Longer names are not suggested: they are not real names, and an edit distance costs the product of the lengths.
constexpr size_t kMaxSuggestedLength = 200;

// The least number of insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`. If it exceeds
// `limit`, returns some number above `limit`. Names have at most kMaxSuggestedLength characters.
size_t EditDistance(absl::string_view a, absl::string_view b, size_t limit) {
  // The last three rows of the cost table. Row i has the costs of turning the first i characters of `a` into each
  // prefix of `b`.
  std::array<std::array<size_t, 2 * kMaxSuggestedLength>, 3> rows;
  for (size_t j = 0; j <= b.size(); ++j) rows[0][j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    auto& row = rows[i % 3];
    const auto& last = rows[(i + 2) % 3];
    const auto& before = rows[(i + 1) % 3];
    row[0] = i;
    size_t least = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      size_t cost = std::min(last[j - 1] + (a[i - 1] != b[j - 1]), std::min(last[j], row[j - 1]) + 1);
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) cost = std::min(cost, before[j - 2] + 1);
      row[j] = cost;
      least = std::min(least, cost);
    }
    if (least > limit + 1) return limit + 1;  // a swap can save one, in the next row
  }
  return rows[a.size() % 3][b.size()];
}

// A line as displayed, with the caret's position; long lines are shortened around the column (from 0).
struct Excerpt {
  std::string line;
  std::string indent;
};

Excerpt Cut(absl::string_view line, size_t column) {
  constexpr size_t kContext = 150;
  column = std::min(column, line.size());
  const bool is_long = line.size() > 2 * kContext;
  const size_t begin = is_long && column > kContext ? column - kContext : 0;
  const size_t end = is_long ? std::min(line.size(), column + kContext) : line.size();
  Excerpt excerpt;
  const absl::string_view before = begin > 0 ? "..." : "";
  excerpt.line = absl::StrCat(before, line.substr(begin, end - begin), end < line.size() ? "..." : "");
  // The indent keeps tabs, so that the caret is in the right place whatever their width.
  excerpt.indent.assign(before.size(), ' ');
  for (size_t i = begin; i < column; ++i) excerpt.indent += line[i] == '\t' ? '\t' : ' ';
  return excerpt;
}

// Shortens a message that contains generated names.
std::string Shortened(const std::string& message) {
  constexpr size_t kMaxMessage = 2000;
  if (message.size() <= kMaxMessage) return message;
  return absl::StrCat(message.substr(0, kMaxMessage), "... (", message.size() - kMaxMessage, " more characters)");
}

}  // namespace

std::string ClosestName(absl::string_view name, const std::vector<std::string>& candidates) {
  std::string best;
  if (name.size() > kMaxSuggestedLength) return best;
  size_t best_distance = name.size() / 3 + 1;  // beyond this, it is a different word
  for (const std::string& candidate : candidates) {
    // The edit distance is at least the difference of the lengths.
    if (std::max(name.size(), candidate.size()) - std::min(name.size(), candidate.size()) > best_distance) continue;
    const size_t distance = EditDistance(name, candidate, best_distance);
    if (distance > best_distance || (distance == best_distance && !best.empty())) continue;
    best = candidate;
    best_distance = distance;
  }
  return best;
}

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
    const Excerpt excerpt = Cut(LineOf(problem->where), static_cast<size_t>(std::max(problem->where.column - 1, 0)));
    absl::StrAppend(&out, problem->where.ToString(), ": error: ", Shortened(problem->message), "\n  ", excerpt.line,
                    "\n  ", excerpt.indent, "^\n");
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
