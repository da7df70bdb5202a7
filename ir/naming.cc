#include "backtape/ir/naming.h"

#include <algorithm>
#include <array>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"

namespace backtape {
namespace {

// All lists are sorted, for binary search.
constexpr std::array<absl::string_view, 35> kKeywords = {
    "False", "None",     "True",  "and",    "as",   "assert", "async",  "await",    "break",
    "class", "continue", "def",   "del",    "elif", "else",   "except", "finally",  "for",
    "from",  "global",   "if",    "import", "in",   "is",     "lambda", "nonlocal", "not",
    "or",    "pass",     "raise", "return", "try",  "while",  "with",   "yield"};
constexpr std::array<absl::string_view, 72> kBuiltins = {
    "abs",        "aiter",      "all",        "anext",    "any",      "ascii",       "bin",          "bool",
    "breakpoint", "bytearray",  "bytes",      "callable", "chr",      "classmethod", "compile",      "complex",
    "copyright",  "credits",    "delattr",    "device",   "dict",     "dir",         "divmod",       "enumerate",
    "eval",       "exec",       "exit",       "filter",   "float",    "format",      "frozenset",    "getattr",
    "globals",    "hasattr",    "hash",       "help",     "hex",      "id",          "inf",          "input",
    "int",        "isinstance", "issubclass", "iter",     "len",      "license",     "list",         "locals",
    "map",        "max",        "memoryview", "min",      "nan",      "next",        "object",       "oct",
    "open",       "ord",        "pow",        "print",    "property", "quit",        "range",        "repr",
    "reversed",   "round",      "set",        "setattr",  "slice",    "sorted",      "staticmethod", "str"};
constexpr std::array<absl::string_view, 7> kMoreBuiltins = {"sum", "super", "torch", "tuple", "type", "vars", "zip"};

template <size_t N>
bool Contains(const std::array<absl::string_view, N>& sorted, absl::string_view text) {
  return std::binary_search(sorted.begin(), sorted.end(), text);
}

bool IsIdentifierCharacter(char c) { return absl::ascii_isalnum(static_cast<unsigned char>(c)) || c == '_'; }

}  // namespace

bool IsPythonKeyword(absl::string_view text) { return Contains(kKeywords, text); }

bool IsReservedName(absl::string_view text) {
  return IsPythonKeyword(text) || Contains(kBuiltins, text) || Contains(kMoreBuiltins, text);
}

bool IsPythonIdentifier(absl::string_view text) {
  if (text.empty() || absl::ascii_isdigit(static_cast<unsigned char>(text.front()))) return false;
  return std::all_of(text.begin(), text.end(), IsIdentifierCharacter) && !IsPythonKeyword(text);
}

std::string SnakeCaseName(absl::string_view target) {
  const size_t dot = target.rfind('.');
  absl::string_view last = dot == absl::string_view::npos ? target : target.substr(dot + 1);
  if (last.size() > 4 && last.substr(0, 2) == "__" && last.substr(last.size() - 2) == "__") {
    last = last.substr(2, last.size() - 4);
  }
  std::string name;
  name.reserve(last.size() + 4);
  for (size_t i = 0; i < last.size(); ++i) {
    const auto c = static_cast<unsigned char>(last[i]);
    const bool starts_word =
        absl::ascii_isupper(c) && i > 0 && absl::ascii_islower(static_cast<unsigned char>(last[i - 1]));
    if (starts_word) name += '_';
    name += IsIdentifierCharacter(last[i]) ? static_cast<char>(absl::ascii_tolower(c)) : '_';
  }
  if (name.empty() || absl::ascii_isdigit(static_cast<unsigned char>(name.front()))) name.insert(0, "_");
  if (IsReservedName(name)) name += "_1";
  return name;
}

}  // namespace backtape
