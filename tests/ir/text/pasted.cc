#include "backtape/tests/ir/text/pasted.h"

#include "absl/strings/str_cat.h"
#include "backtape/ir/text/print_graph.h"
#include "gtest/gtest.h"

namespace backtape {

absl::StatusOr<GraphText> ReadPasted(absl::string_view text, bool partial) {
  ReadOptions options;
  options.file_name = "pasted";
  options.allow_unknown_ops = true;
  options.partial = partial;
  return ReadGraph(text, options);
}

std::string Nodes(absl::string_view text, bool partial) {
  const auto read = ReadPasted(text, partial);
  if (!read.ok()) return std::string(read.status().message());
  std::string nodes;
  const std::string printed = PrintGraph(*read->graph);
  for (size_t begin = printed.find('\n') + 1; begin < printed.size();) {
    const size_t end = printed.find('\n', begin);
    absl::StrAppend(&nodes, printed.substr(begin + 4, end - begin - 3));
    begin = end + 1;
  }
  return nodes;
}

std::string Problems(absl::string_view text) {
  const auto read = ReadPasted(text);
  EXPECT_FALSE(read.ok()) << text;
  return std::string(read.status().message());
}

}  // namespace backtape
