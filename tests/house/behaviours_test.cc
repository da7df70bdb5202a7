// Every test that tests/autograd/behaviours.md names must exist.
#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

const fs::path kTests = fs::path(BACKTAPE_SOURCE_DIR) / "tests";

std::string ReadFile(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

bool IsName(const std::string& text) {
  for (const char c : text) {
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) return false;
  }
  return !text.empty() && std::isupper(static_cast<unsigned char>(text[0])) != 0;
}

// The texts between backquotes.
std::vector<std::string> Quoted(const std::string& text) {
  std::vector<std::string> quoted;
  for (size_t open = text.find('`'); open != std::string::npos; open = text.find('`', open + 1)) {
    const size_t close = text.find('`', open + 1);
    if (close == std::string::npos) break;
    quoted.push_back(text.substr(open + 1, close - open - 1));
    open = close;
  }
  return quoted;
}

TEST(Behaviours, NamesOnlyExistingTests) {
  std::string sources;
  for (const auto& entry : fs::recursive_directory_iterator(kTests)) {
    if (entry.path().extension() == ".cc") sources += ReadFile(entry.path());
  }
  std::istringstream table(ReadFile(kTests / "autograd/behaviours.md"));
  int found = 0;
  for (std::string row; std::getline(table, row);) {
    const size_t middle = row.find(" | ");
    if (!row.starts_with("| ") || middle == std::string::npos) continue;
    std::string suite;
    for (const std::string& word : Quoted(row.substr(middle))) {
      const size_t dot = word.find('.');
      const std::string name = dot == std::string::npos ? word : word.substr(dot + 1);
      if (dot != std::string::npos && IsName(word.substr(0, dot))) suite = word.substr(0, dot);
      if (suite.empty() || !(name == "*" || IsName(name))) continue;
      ++found;
      const std::string test = name == "*" ? "(" + suite + ", " : "(" + suite + ", " + name + ")";
      EXPECT_NE(sources.find(test), std::string::npos) << suite << "." << name << " in: " << row;
    }
  }
  EXPECT_GT(found, 60);
}

// The table may mark only the row of Dynamo as missing.
TEST(Behaviours, NothingElseIsMissing) {
  std::istringstream table(ReadFile(kTests / "autograd/behaviours.md"));
  int found = 0;
  for (std::string row; std::getline(table, row);) {
    if (row.find("| none") == std::string::npos) continue;
    ++found;
    EXPECT_NE(row.find("Dynamo"), std::string::npos) << row;
  }
  EXPECT_EQ(found, 1);
}

}  // namespace
