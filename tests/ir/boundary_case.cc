// Compares shape rules with PyTorch at the boundaries of what it accepts. Runs the files of
// tests/conformance/boundaries on the command line, which make_boundaries.py wrote. Each line is a call, and the types
// of its results or "refused"; then PyTorch's, if they differ. With --rewrite, the results that were found replace
// those in the files.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/op_table.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::testing {
namespace {

constexpr absl::string_view kArrow = " -> ", kPyTorch = "  # PyTorch: ";

// The length of a type like "f32[2, 3]" or "f32[2, 3][1, 2]" at the start of the text; 0 if there is none.
size_t LengthOfType(absl::string_view text) {
  size_t i = 0;
  while (i < text.size() && absl::ascii_islower(text[i])) ++i;
  const size_t digits = i;
  while (i < text.size() && absl::ascii_isdigit(text[i])) ++i;
  if (digits == 0 || i == digits || i >= text.size() || text[i] != '[') return 0;
  size_t end = text.find(']', i) + 1;
  if (end < text.size() && text[end] == '[') end = text.find(']', end) + 1;
  return end;
}

// A graph of one call of `target`, whose arguments are written with types in place of tensors.
absl::StatusOr<GraphText> ReadCall(absl::string_view target, absl::string_view args) {
  std::string header, call;
  int num_tensors = 0;
  for (size_t i = 0; i < args.size();) {
    const bool starts_word = i == 0 || !absl::ascii_isalnum(args[i - 1]);
    const size_t length = starts_word ? LengthOfType(args.substr(i)) : 0;
    if (length == 0) {
      call += args[i++];
      continue;
    }
    const absl::string_view type = args.substr(i, length);
    absl::StrAppend(&header, ", x", num_tensors, ": \"", type, absl::StrContains(type, "][") ? "cpu" : "", "\"");
    absl::StrAppend(&call, "x", num_tensors++);
    i += length;
  }
  BACKTAPE_ASSIGN_OR_RETURN(GraphText read, ReadGraph(absl::StrCat("def forward(self", header, "):\n    y = torch.ops.",
                                                                   target, call, "\n    return (y,)\n")));
  for (Node* placeholder : read.graph->placeholders()) {
    const TensorType& type = placeholder->type().tensor();
    if (!type.strides.has_value()) placeholder->set_type(TensorType::Contiguous(type.dtype, type.sizes));
  }
  return read;
}

std::string TextOf(const ValueType& type) {
  if (type.is_list()) {
    return absl::StrJoin(type.list(), "; ",
                         [](std::string* out, const ValueType& item) { absl::StrAppend(out, TextOf(item)); });
  }
  if (type.is_sym_int()) return type.sym_int().ToString();
  if (!type.is_tensor()) return type.ToString();
  const TensorType& tensor = type.tensor();
  std::string text = tensor.ToString();
  if (!tensor.strides.has_value()) return absl::StrCat(text, "[?]");
  if (*tensor.strides == ContiguousStrides(tensor.sizes)) return text;
  const auto append = [](std::string* out, const SymInt& stride) { absl::StrAppend(out, stride.ToString()); };
  return absl::StrCat(text, "[", absl::StrJoin(*tensor.strides, ", ", append), "]");
}

// The types of the call's results, or "refused".
std::string ResultOf(absl::string_view target, absl::string_view args) {
  const absl::StatusOr<GraphText> read = ReadCall(target, args);
  if (!read.ok()) return "refused";
  ShapeEnv env;
  const absl::StatusOr<ValueType> type = InferType(*read->graph->output()->operand(0), env);
  if (type.ok()) return TextOf(*type);
  return absl::IsInternal(type.status()) ? type.status().ToString() : "refused";
}

struct Line {
  std::string args, expected, of_pytorch;

  explicit Line(absl::string_view text) {
    const std::vector<absl::string_view> parts = absl::StrSplit(text, absl::MaxSplits(kArrow, 1));
    const std::vector<absl::string_view> results = absl::StrSplit(parts.back(), absl::MaxSplits(kPyTorch, 1));
    args = std::string(parts.front());
    expected = std::string(results.front());
    of_pytorch = std::string(results.back());
  }
};

// The number of lines whose results differ. With `rewrite`, states the results that were found.
int NumFailed(const std::string& path, bool rewrite) {
  const std::string overload = std::filesystem::path(path).stem().string();
  const bool is_aten = OpTable::Builtin().Find(absl::StrCat("aten.", overload)) != nullptr;
  const std::string target = absl::StrCat(is_aten ? "aten." : "prims.", overload);
  std::ifstream file(path);
  int num_failed = 0;
  std::string rewritten;
  for (std::string text; std::getline(file, text);) {
    const Line line(text);
    const std::string found = ResultOf(target, line.args);
    if (rewrite && found == "?") continue;  // a composite op, which has no shape rule
    absl::StrAppend(&rewritten, line.args, kArrow, found);
    absl::StrAppend(&rewritten, found == line.of_pytorch ? "" : absl::StrCat(kPyTorch, line.of_pytorch), "\n");
    if (found == line.expected) continue;
    ++num_failed;
    if (!rewrite) std::cerr << overload << text << "\n  found " << found << "\n";
  }
  file.close();
  if (rewrite && rewritten.empty()) return std::filesystem::remove(path), 0;
  if (rewrite) std::ofstream(path) << rewritten;
  if (rewritten.empty()) std::cerr << path << ": no line\n";
  return rewritten.empty() ? 1 : num_failed;
}

}  // namespace
}  // namespace backtape::testing

int main(int argc, char** argv) {
  const bool rewrite = argc > 1 && absl::string_view(argv[1]) == "--rewrite";
  int num_failed = argc < 2 ? 1 : 0;
  for (int i = rewrite ? 2 : 1; i < argc; ++i) num_failed += backtape::testing::NumFailed(argv[i], rewrite);
  return num_failed == 0 || rewrite ? 0 : 1;
}
