// Compares shape rules with PyTorch at the boundaries of what it accepts. Runs the files of
// tests/conformance/boundaries on the command line, which make_boundaries.py wrote. Each line is a call, and the types
// of its results or "refused"; then PyTorch's, if they differ. With --rewrite, the results that were found replace
// those in the files.
//
// With --differences FILE, every line that differs from PyTorch must have a reason in this file
// (tests/conformance/boundary_differences.txt), and every reason must apply to a line. Sizes that PyTorch computes from
// values do not differ if they are one of the sizes that the rule states as unknown.
//
// With --list-messages, prints calls of these files with the messages of their errors, a few of each kind. With
// --messages, compares the messages with such a list (tests/conformance/boundary_messages.txt).
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "absl/types/span.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/op_table.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::testing {
namespace {

constexpr absl::string_view kArrow = " -> ", kPyTorch = "  # PyTorch: ", kMessage = " => ";

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
  std::vector<bool> has_strides;
  for (size_t i = 0; i < args.size();) {
    const bool starts_word = i == 0 || !absl::ascii_isalnum(args[i - 1]);
    const size_t length = starts_word ? LengthOfType(args.substr(i)) : 0;
    if (length == 0) {
      call += args[i++];
      continue;
    }
    absl::string_view type = args.substr(i, length);
    has_strides.push_back(!absl::ConsumeSuffix(&type, "[?]"));
    absl::StrAppend(&header, ", x", num_tensors, ": \"", type, absl::StrContains(type, "][") ? "cpu" : "", "\"");
    absl::StrAppend(&call, "x", num_tensors++);
    i += length;
  }
  BACKTAPE_ASSIGN_OR_RETURN(GraphText read, ReadGraph(absl::StrCat("def forward(self", header, "):\n    y = torch.ops.",
                                                                   target, call, "\n    return (y,)\n")));
  const std::vector<Node*> placeholders = read.graph->placeholders();
  for (size_t i = 0; i < placeholders.size(); ++i) {
    const TensorType& type = placeholders[i]->type().tensor();
    if (has_strides[i] && !type.strides.has_value())
      placeholders[i]->set_type(TensorType::Contiguous(type.dtype, type.sizes));
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

// The types of the call's results, or an error. The graph reader refuses arguments of the wrong kind.
absl::StatusOr<std::string> TypesOf(absl::string_view overload, absl::string_view args) {
  const bool is_aten = OpTable::Builtin().Find(absl::StrCat("aten.", overload)) != nullptr;
  const absl::StatusOr<GraphText> read = ReadCall(absl::StrCat(is_aten ? "aten." : "prims.", overload), args);
  if (!read.ok()) return absl::InvalidArgumentError("");
  ShapeEnv env;
  BACKTAPE_ASSIGN_OR_RETURN(const ValueType type, InferType(*read->graph->output()->operand(0), env));
  return TextOf(type);
}

std::string ResultOf(absl::string_view overload, absl::string_view args) {
  const absl::StatusOr<std::string> types = TypesOf(overload, args);
  if (types.ok()) return *types;
  return absl::IsInternal(types.status()) ? types.status().ToString() : "refused";
}

struct Type {
  std::string dtype;
  std::vector<std::string> sizes, strides;
};

// The types of "f32[2, 3]; i64[u0]". Results that are not tensors are left out.
std::vector<Type> ParseTypes(absl::string_view results) {
  std::vector<Type> types;
  for (absl::string_view text : absl::StrSplit(results, "; ")) {
    const std::vector<absl::string_view> parts = absl::StrSplit(text, absl::MaxSplits('[', 1));
    if (parts.size() < 2) continue;
    const std::vector<std::string> lists = absl::StrSplit(absl::StripSuffix(parts[1], "]"), "][");
    const auto numbers = [](const std::string& list) {
      return absl::StrSplit(list, ", ", absl::SkipEmpty()).operator std::vector<std::string>();
    };
    types.push_back(
        {std::string(parts[0]), numbers(lists[0]), lists.size() > 1 ? numbers(lists[1]) : std::vector<std::string>()});
  }
  return types;
}

// True if the sizes are equal where they are known. Equal unknown sizes must be equal in `actual`.
bool IsInstance(const std::vector<Type>& stated, const std::vector<Type>& actual) {
  absl::flat_hash_map<std::string, std::string> values;
  if (stated.size() != actual.size()) return false;
  for (size_t i = 0; i < stated.size(); ++i) {
    const std::vector<std::string>&sizes = stated[i].sizes, &found = actual[i].sizes;
    if (stated[i].dtype != actual[i].dtype || sizes.size() != found.size()) return false;
    for (size_t d = 0; d < sizes.size(); ++d) {
      const bool is_unknown = absl::StartsWith(sizes[d], "u");
      if ((is_unknown ? values.try_emplace(sizes[d], found[d]).first->second : sizes[d]) != found[d]) return false;
    }
  }
  return true;
}

// In what a rule's result differs from PyTorch's; "" if it does not.
std::string KindOfDifference(const std::string& found, const std::string& of_pytorch) {
  if (found == of_pytorch) return "";
  if (found == "refused") return "refused";
  if (of_pytorch == "refused") return "accepted";
  const std::vector<Type> ours = ParseTypes(found), theirs = ParseTypes(of_pytorch);
  const bool has_unknown = absl::StrContains(found, "[u") || absl::StrContains(found, ", u");
  if (has_unknown && IsInstance(ours, theirs)) return "";
  if (ours.size() != theirs.size()) return "sizes";
  for (size_t i = 0; i < ours.size(); ++i) {
    if (ours[i].dtype != theirs[i].dtype) return "dtype";
    if (ours[i].sizes != theirs[i].sizes) return "sizes";
  }
  return "strides";
}

// Why some rules differ from PyTorch. A line "KIND "TEXT": OVERLOAD ..." of the file is about the lines of some
// overloads that differ in this way, and whose error or (if they are accepted) whose text contains TEXT. The reason is
// in the comment above.
class Reasons {
 public:
  explicit Reasons(const std::string& path) {
    std::ifstream file(path);
    for (std::string text; std::getline(file, text);) {
      if (text.empty() || text[0] == '#') continue;
      const std::vector<std::string> parts = absl::StrSplit(text, '"');
      if (parts.size() != 3) {
        entries_.push_back({text, text, {}});
        continue;
      }
      for (absl::string_view overload : absl::StrSplit(absl::StripPrefix(parts[2], ":"), ' ', absl::SkipEmpty())) {
        entries_.push_back({std::string(absl::StripAsciiWhitespace(parts[0])), parts[1], std::string(overload)});
      }
    }
  }

  bool Explain(absl::string_view kind, absl::string_view overload, absl::string_view text) {
    bool is_explained = false;
    for (Entry& entry : entries_) {
      if (entry.kind != kind || entry.overload != overload || !absl::StrContains(text, entry.text)) continue;
      entry.is_used = is_explained = true;
    }
    return is_explained;
  }

  int NumUnused() const {
    int count = 0;
    for (const Entry& entry : entries_) {
      if (entry.is_used) continue;
      ++count;
      std::cerr << "no line differs for this reason: " << entry.kind << " \"" << entry.text << "\": " << entry.overload
                << "\n";
    }
    return count;
  }

 private:
  struct Entry {
    std::string kind, text, overload;
    bool is_used = false;
  };
  std::vector<Entry> entries_;
};

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
  std::ifstream file(path);
  int num_failed = 0;
  std::string rewritten;
  for (std::string text; std::getline(file, text);) {
    const Line line(text);
    const std::string found = ResultOf(overload, line.args);
    if (rewrite && found == "?") continue;  // a composite op, which has no shape rule
    absl::StrAppend(&rewritten, line.args, kArrow, found);
    // PyTorch has no tensors with unknown strides.
    const bool differs = found != line.of_pytorch && !absl::StrContains(line.args, "[?]");
    absl::StrAppend(&rewritten, differs ? absl::StrCat(kPyTorch, line.of_pytorch) : "", "\n");
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

// The message of a refused call on one line; "" if it is accepted or refused by the graph reader.
std::string MessageOf(absl::string_view overload, absl::string_view args) {
  return absl::StrReplaceAll(TypesOf(overload, args).status().message(), {{"\n", " "}});
}

// The message with its numbers and lists left out.
std::string KindOf(absl::string_view message) {
  std::string kind;
  int depth = 0;
  for (const char c : message) {
    if (c == '[') ++depth;
    if (depth == 0 && !absl::ascii_isdigit(c)) kind += c;
    if (c == ']') --depth;
  }
  return kind;
}

// Prints the first calls with each kind of message: one of each overload, or a few.
void ListMessages(const std::vector<std::string>& paths) {
  constexpr int kMostOfKind = 3;
  absl::flat_hash_map<std::string, absl::flat_hash_set<std::string>> seen;
  for (const std::string& path : paths) {
    const std::string overload = std::filesystem::path(path).stem().string();
    std::ifstream file(path);
    for (std::string text; std::getline(file, text);) {
      const Line line(text);
      const std::string message = MessageOf(overload, line.args);
      if (message.empty()) continue;
      const std::string kind = KindOf(message);
      const bool is_first =
          seen[absl::StrCat(overload, kind)].insert(message).second && seen[absl::StrCat(overload, kind)].size() == 1;
      absl::flat_hash_set<std::string>& of_kind = seen[kind];
      const bool is_new = of_kind.size() < kMostOfKind && of_kind.insert(message).second;
      if (!is_first && !is_new) continue;
      std::cout << overload << line.args << kMessage << message << "\n";
    }
  }
}

// The number of lines that differ from PyTorch without a reason.
int NumUnexplained(const std::string& path, Reasons& reasons) {
  const std::string overload = std::filesystem::path(path).stem().string();
  std::ifstream file(path);
  int count = 0;
  for (std::string text; std::getline(file, text);) {
    const Line line(text);
    const std::string kind = KindOfDifference(line.expected, line.of_pytorch);
    if (kind.empty()) continue;
    const std::string message = kind == "refused" ? MessageOf(overload, line.args) : text;
    if (reasons.Explain(kind, overload, message)) continue;
    ++count;
    std::cerr << kind << "\t" << overload << "\t" << message << "\t" << text << "\n";
  }
  return count;
}

// The number of lines of a list of ListMessages whose message differs.
int NumMessagesFailed(const std::string& path) {
  std::ifstream file(path);
  int num_lines = 0, num_failed = 0;
  for (std::string text; std::getline(file, text); ++num_lines) {
    const std::pair<std::string, std::string> parts = absl::StrSplit(text, absl::MaxSplits(kMessage, 1));
    const size_t paren = parts.first.find('(');
    const std::string message = MessageOf(parts.first.substr(0, paren), parts.first.substr(paren));
    if (message == parts.second) continue;
    ++num_failed;
    std::cerr << text << "\n  found " << (message.empty() ? "no error" : message) << "\n";
  }
  return num_lines == 0 ? 1 : num_failed;
}

int Main(absl::Span<char* const> args) {
  const std::string mode = args.empty() ? "" : args[0];
  const bool has_mode = absl::StartsWith(mode, "--");
  const std::vector<std::string> paths(args.begin() + (has_mode ? 1 : 0), args.end());
  if (mode == "--list-messages") return ListMessages(paths), 0;
  if (mode == "--differences") {
    if (paths.size() < 2) return 1;
    Reasons reasons(paths.front());
    int num_failed = 0;
    for (size_t i = 1; i < paths.size(); ++i) num_failed += NumUnexplained(paths[i], reasons);
    return num_failed + reasons.NumUnused() == 0 ? 0 : 1;
  }
  int num_failed = paths.empty() ? 1 : 0;
  for (const std::string& path : paths) {
    num_failed += mode == "--messages" ? NumMessagesFailed(path) : NumFailed(path, mode == "--rewrite");
  }
  return num_failed == 0 || mode == "--rewrite" ? 0 : 1;
}

}  // namespace
}  // namespace backtape::testing

int main(int argc, char** argv) { return backtape::testing::Main(absl::MakeSpan(argv, argc).subspan(1)); }
