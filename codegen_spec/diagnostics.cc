#include "backtape/codegen_spec/diagnostics.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "absl/strings/str_cat.h"

namespace backtape::codegen_spec {
namespace {

absl::string_view LineOf(const Location& where) {
  absl::string_view text = where.file->text;
  for (int line = 1; line < where.line; ++line) {
    const size_t end = text.find('\n');
    if (end == absl::string_view::npos) return "";
    text.remove_prefix(end + 1);
  }
  return text.substr(0, text.find('\n'));
}

// Insertions, deletions, replacements and exchanges of neighbours that make `b` of `a`.
size_t EditDistance(absl::string_view a, absl::string_view b) {
  std::vector<std::vector<size_t>> cost(a.size() + 1, std::vector<size_t>(b.size() + 1));
  for (size_t i = 0; i <= a.size(); ++i) {
    for (size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        cost[i][j] = i + j;
        continue;
      }
      cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + (a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
      }
    }
  }
  return cost[a.size()][b.size()];
}

}  // namespace

std::string ClosestName(absl::string_view name, const std::vector<std::string>& candidates) {
  std::string best;
  size_t best_distance = name.size() / 3 + 1;  // further away is another word
  for (const std::string& candidate : candidates) {
    const size_t distance = EditDistance(name, candidate);
    if (distance > best_distance || (distance == best_distance && !best.empty())) continue;
    best = candidate;
    best_distance = distance;
  }
  return best;
}

std::string Location::ToString() const { return absl::StrCat(file->path, ":", line, ":", column); }

void Diagnostics::Report(const Location& where, std::string message) {
  problems_.push_back({where, std::move(message)});
}

void Diagnostics::Append(const Diagnostics& other) {
  problems_.insert(problems_.end(), other.problems_.begin(), other.problems_.end());
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
  std::string out;
  for (const Problem* problem : ordered) {
    const absl::string_view line = LineOf(problem->where);
    // Tabs are kept in the indent, so that the caret stands right whatever their width.
    std::string indent;
    for (int i = 0; i + 1 < problem->where.column; ++i) {
      indent += i < static_cast<int>(line.size()) && line[i] == '\t' ? '\t' : ' ';
    }
    absl::StrAppend(&out, problem->where.ToString(), ": ", problem->message, "\n  ", line, "\n  ", indent, "^\n");
  }
  return out;
}

}  // namespace backtape::codegen_spec
