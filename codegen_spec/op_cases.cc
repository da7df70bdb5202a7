#include "backtape/codegen_spec/op_cases.h"

#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_split.h"

namespace backtape::codegen_spec {

OpCaseTable ReadOpCases(const SourceFile& file, Diagnostics& diagnostics) {
  OpCaseTable table;
  int number = 0;
  for (const absl::string_view line : absl::StrSplit(file.text, '\n')) {
    ++number;
    if (line.empty() || absl::StartsWith(line, "#")) continue;
    const std::vector<absl::string_view> parts = absl::StrSplit(line, absl::MaxSplits(": ", 1));
    const std::vector<absl::string_view> values = absl::StrSplit(parts.back(), absl::MaxSplits("; native: ", 1));
    if (parts.size() != 2 || values.size() != 2) {
      diagnostics.Report({&file, number, 1}, "expected a line like 'aten.add.Tensor: 38; native: yes'");
      continue;
    }
    table[std::string(parts[0])] = {std::string(values[0]), std::string(values[1])};
  }
  return table;
}

}  // namespace backtape::codegen_spec
