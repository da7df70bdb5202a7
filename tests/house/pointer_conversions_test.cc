// C++ converts every pointer to bool, so a mistaken argument of a function that takes a bool compiles. The functions of
// installed headers take a Flag (tensor/flag.h) instead.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

const fs::path kSources = BACKTAPE_SOURCE_DIR;
const fs::path kGenerated = fs::path(BACKTAPE_GENERATED_DIR) / "backtape";

std::string HeaderText(const fs::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

fs::path PathOf(const std::string& header) {
  return fs::exists(kSources / header) ? kSources / header : kGenerated / header;
}

// The public headers, and the headers that they include.
std::set<std::string> InstalledHeaders() {
  std::vector<std::string> pending;
  std::ifstream list(kSources / "cmake/PublicHeaders.cmake");
  for (std::string word; list >> word;) {
    if (word.starts_with("set(BACKTAPE_GENERATED_CODE_HEADERS")) break;
    if (word.ends_with(")")) word.pop_back();
    if (word.ends_with(".h")) pending.push_back(word);
  }
  static const std::regex kInclude("#include \"backtape/([^\"]+)\"");
  std::set<std::string> headers;
  while (!pending.empty()) {
    const std::string header = pending.back();
    pending.pop_back();
    if (!headers.insert(header).second) continue;
    const std::string text = HeaderText(PathOf(header));
    for (std::sregex_iterator it(text.begin(), text.end(), kInclude), end; it != end; ++it) pending.push_back((*it)[1]);
  }
  return headers;
}

// The text without comments, with the same lines.
std::string CodeOfHeader(const std::string& text) {
  std::string out;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    const size_t comment = std::min(text.find("//", begin), end);
    out.append(text, begin, comment - begin).append("\n");
    begin = end + 1;
  }
  return out;
}

// Lists the parameters of the text that are a bool or an optional bool, as "line: declaration".
std::vector<std::string> BoolParameters(const std::string& header_text) {
  static const std::regex kParameter(
      "[(,]\\s*(const\\s+)?(bool|std::optional<bool>)\\s*&?\\s*[a-z_]*[a-z0-9_]*\\s*(=|,|\\)|\\[)");
  const std::string text = CodeOfHeader(header_text);
  std::vector<std::string> found;
  for (std::sregex_iterator it(text.begin(), text.end(), kParameter), end; it != end; ++it) {
    const auto at = static_cast<size_t>(it->position(2));
    const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<int64_t>(at), '\n');
    const size_t begin = text.rfind('\n', at) + 1;
    const size_t stop = text.find('\n', at);
    const std::string declaration = text.substr(begin, stop - begin);
    // An overload for pointers that is declared next and deleted also refuses them.
    const std::string next = text.substr(stop, text.find(';', stop) - stop);
    if (declaration.ends_with(";") && next.starts_with("\ntemplate <typename Pointer>") && next.ends_with("= delete")) {
      continue;
    }
    found.push_back(std::to_string(line) + ": " + declaration);
  }
  return found;
}

TEST(PointerConversions, FindsParameters) {
  EXPECT_EQ(BoolParameters("void f(bool on);").size(), 1u);
  EXPECT_EQ(BoolParameters("void f(int a,\n       const bool& on = false, std::optional<bool> b);").size(), 2u);
  EXPECT_EQ(BoolParameters("void f(bool);").size(), 1u);
  EXPECT_TRUE(BoolParameters("bool f(Flag on);  // (bool on)\nstruct S { bool x = f(true); };").empty());
  EXPECT_TRUE(BoolParameters("void f(int a, bool on);\ntemplate <typename Pointer>\n  requires "
                             "std::is_pointer_v<Pointer>\nvoid f(int a, Pointer) = delete;")
                  .empty());
}

TEST(PointerConversions, FunctionsOfInstalledHeadersTakeNoBool) {
  // Permitted: a bool as an alternative of a variant, in a private constructor, and in ToString of a type.
  const std::vector<std::string> exceptions = {"std::variant<std::monostate, ", "  Storage(std::byte* data, ",
                                               "std::string ToString(bool with_strides_and_device = false) const;"};
  const std::set<std::string> headers = InstalledHeaders();
  EXPECT_GT(headers.size(), 100u);
  EXPECT_TRUE(headers.contains("autograd/ops.h") && headers.contains("autograd/variable_methods.inc"));
  for (const std::string& header : headers) {
    ASSERT_TRUE(fs::exists(PathOf(header))) << header;
    for (const std::string& place : BoolParameters(HeaderText(PathOf(header)))) {
      const auto is_in_place = [&](const std::string& exception) { return place.find(exception) != std::string::npos; };
      if (std::any_of(exceptions.begin(), exceptions.end(), is_in_place)) continue;
      ADD_FAILURE() << header << ":" << place << "\nuse Flag (tensor/flag.h) instead of bool";
    }
  }
}

}  // namespace
