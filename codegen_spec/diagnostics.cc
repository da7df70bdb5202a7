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

}  // namespace

std::string Location::ToString() const { return absl::StrCat(file->path, ":", line, ":", column); }

void Diagnostics::Report(const Location& where, std::string message) {
  problems_.push_back({where, std::move(message)});
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
