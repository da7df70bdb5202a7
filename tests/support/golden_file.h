#ifndef BACKTAPE_TESTS_SUPPORT_GOLDEN_FILE_H_
#define BACKTAPE_TESTS_SUPPORT_GOLDEN_FILE_H_

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

// Files of expected output that a test can rewrite. Header only, because the runner of golden cases links no library.
namespace backtape::testing {

// Whether BACKTAPE_REWRITE_GOLDEN=1 asks tests to rewrite their files. Ends the program with exit code 1 if CI is
// set too: in CI, a test must not change what it checks.
inline bool RewritesGoldenFiles() {
  const char* const rewrite = std::getenv("BACKTAPE_REWRITE_GOLDEN");
  if (rewrite == nullptr || std::string(rewrite) != "1") return false;
  if (std::getenv("CI") != nullptr) {
    std::cerr << "BACKTAPE_REWRITE_GOLDEN is 1, but expectations are not rewritten in CI\n";
    std::exit(1);
  }
  return true;
}

// The whole file; empty if it does not exist.
inline std::string ReadGoldenFile(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

// The text that a test expects: the contents of the file. If the environment asks for it, first writes `found` to it.
inline std::string GoldenText(const std::filesystem::path& path, const std::string& found) {
  if (RewritesGoldenFiles()) std::ofstream(path, std::ios::binary) << found;
  return ReadGoldenFile(path);
}

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_SUPPORT_GOLDEN_FILE_H_
