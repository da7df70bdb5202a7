// Compares ERRORS.md with the comments and declarations of the public headers.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

namespace backtape {
namespace {

namespace fs = std::filesystem;

std::string TextOf(const std::string& path) {
  std::ifstream file(fs::path(BACKTAPE_SOURCE_DIR) / path);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

// The first group of each match.
std::set<std::string> AllMatches(const std::string& text, const std::string& pattern) {
  const std::regex regex(pattern);
  std::set<std::string> found;
  for (std::sregex_iterator it(text.begin(), text.end(), regex), end; it != end; ++it) found.insert((*it)[1]);
  return found;
}

// The headers that the cells of one column of the second table name.
std::set<std::string> HeadersInColumn(int column) {
  const std::string page = TextOf("ERRORS.md");
  std::set<std::string> headers;
  const std::string cell = "[^|\n]*\\|";
  const std::regex row("(?:^|\n)\\|(" + cell + ")(" + cell + ")(" + cell + ")(?=\n)");
  const std::string table = page.substr(page.find("| throws |"));
  for (std::sregex_iterator it(table.begin(), table.end(), row), end; it != end; ++it) {
    headers.merge(AllMatches((*it)[column].str(), "`([a-z_/]+\\.h)`"));
  }
  return headers;
}

std::set<std::string> PublicHeaders() {
  return AllMatches(TextOf("cmake/PublicHeaders.cmake"), "\n    ([a-z0-9_/]+\\.h)(?=[\n)])");
}

bool IsOfAutograd(const std::string& header) { return header.rfind("autograd/", 0) == 0; }

TEST(Errors, ThePageNamesTheHeadersThatThrow) {
  const std::set<std::string> listed = HeadersInColumn(1);
  EXPECT_GE(listed.size(), 5);
  int eager = 0;
  for (const std::string& header : PublicHeaders()) {
    const std::string text = TextOf(header);
    if (text.empty()) continue;  // generated
    if (IsOfAutograd(header)) {
      ++eager;
      continue;
    }
    const bool throws = std::regex_search(text, std::regex("//[^\n]*\\b[Tt]hrows?\\b"));
    EXPECT_EQ(throws, listed.contains(header)) << header << ": its comments and ERRORS.md differ";
  }
  EXPECT_GT(eager, 10);
  for (const std::string& header : listed) EXPECT_TRUE(PublicHeaders().contains(header)) << header;
}

TEST(Errors, ThePageNamesTheEagerHeadersThatReturnStatuses) {
  const std::set<std::string> listed = HeadersInColumn(3);
  EXPECT_GE(listed.size(), 5);
  for (const std::string& header : listed) {
    EXPECT_TRUE(PublicHeaders().contains(header)) << header;
    EXPECT_NE(TextOf(header).find("absl::Status"), std::string::npos) << header;
  }
  for (const std::string& header : PublicHeaders()) {
    if (!IsOfAutograd(header)) continue;
    // Declarations that return a status, except deleted ones.
    bool returns_status = false;
    for (const std::string& declaration : AllMatches(TextOf(header), "\n *(absl::Status[^;{]*[;{])")) {
      returns_status = returns_status || declaration.find("= delete") == std::string::npos;
    }
    EXPECT_EQ(returns_status, listed.contains(header)) << header << ": its declarations and ERRORS.md differ";
  }
}

}  // namespace
}  // namespace backtape
