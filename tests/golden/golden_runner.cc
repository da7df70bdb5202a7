// Runs one golden case: a text file with a command line, its input, and the output that it must print.
//
//   # Any number of comment lines that say what the case shows.
//   $ graph-dump --stats -
//   --- stdin
//   graph():
//   ...
//   --- stdout
//   ...
//   --- stderr
//   ...
//   --- exit 1
//
// The command runs in a shell, in the source folder, with the tools on its PATH; $TMP is an empty folder that is
// removed afterwards. A missing section counts as empty; without an exit line, the exit code must be 0. With
// BACKTAPE_REWRITE_GOLDEN=1 in the environment the file is rewritten with the actual output; if CI is set too, that is
// an error.
#include <sys/wait.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "backtape/tests/support/golden_file.h"

namespace {

namespace fs = std::filesystem;

struct GoldenCase {
  std::vector<std::string> comments;
  std::string command;
  bool has_stdin = false;
  std::string standard_input;
  std::string standard_output;
  std::string standard_error;
  int exit_code = 0;
};

std::string ReadAll(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

[[noreturn]] void Die(const std::string& message) {
  std::cerr << message << '\n';
  std::exit(2);
}

GoldenCase Parse(const fs::path& path) {
  GoldenCase parsed;
  std::istringstream lines(ReadAll(path));
  std::string* section = nullptr;
  for (std::string line; std::getline(lines, line);) {
    if (line == "--- stdin") {
      section = &parsed.standard_input;
      parsed.has_stdin = true;
    } else if (line == "--- stdout") {
      section = &parsed.standard_output;
    } else if (line == "--- stderr") {
      section = &parsed.standard_error;
    } else if (line.rfind("--- exit ", 0) == 0) {
      parsed.exit_code = std::atoi(line.c_str() + 9);
      section = nullptr;
    } else if (section != nullptr) {
      *section += line + "\n";
    } else if (line.rfind("$ ", 0) == 0) {
      parsed.command = line.substr(2);
    } else if (line.rfind("#", 0) == 0 || line.empty()) {
      parsed.comments.push_back(line);
    } else {
      Die(path.string() + ": expected a comment, a \"$ command\" or a \"---\" line, found: " + line);
    }
  }
  if (parsed.command.empty()) Die(path.string() + ": has no \"$ command\" line");
  return parsed;
}

void Write(const fs::path& path, const GoldenCase& golden) {
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  for (const std::string& comment : golden.comments) file << comment << '\n';
  file << "$ " << golden.command << '\n';
  if (golden.has_stdin) file << "--- stdin\n" << golden.standard_input;
  file << "--- stdout\n" << golden.standard_output;
  if (!golden.standard_error.empty()) file << "--- stderr\n" << golden.standard_error;
  if (golden.exit_code != 0) file << "--- exit " << golden.exit_code << '\n';
}

GoldenCase Execute(const GoldenCase& golden, const fs::path& bin) {
  std::string pattern = (fs::temp_directory_path() / "backtape-golden-XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr)
    Die("cannot make the temporary folder " + pattern + ": " + std::strerror(errno));
  const fs::path folder = pattern;
  const fs::path work = folder / "work";
  fs::create_directory(work);
  std::ofstream(folder / "stdin", std::ios::binary) << golden.standard_input;
  setenv("TMP", work.c_str(), 1);
  setenv("PATH", (bin.string() + ":" + std::getenv("PATH")).c_str(), 1);
  const std::string shell = "( " + golden.command + "\n) < '" + (folder / "stdin").string() + "' > '" +
                            (folder / "stdout").string() + "' 2> '" + (folder / "stderr").string() + "'";
  const int status = std::system(shell.c_str());
  GoldenCase found = golden;
  found.standard_output = ReadAll(folder / "stdout");
  found.standard_error = ReadAll(folder / "stderr");
  found.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  // The name of the temporary folder differs in each run.
  for (std::string* text : {&found.standard_output, &found.standard_error}) {
    for (size_t at; (at = text->find(work.string())) != std::string::npos;) {
      text->replace(at, work.string().size(), "$TMP");
    }
  }
  fs::remove_all(folder);
  return found;
}

bool Same(const char* what, const std::string& expected, const std::string& found) {
  if (expected == found) return true;
  std::istringstream a(expected);
  std::istringstream b(found);
  std::string expected_line;
  std::string found_line;
  int number = 0;
  do {
    ++number;
    if (!std::getline(a, expected_line)) expected_line = "<end>";
    if (!std::getline(b, found_line)) found_line = "<end>";
  } while (expected_line == found_line && expected_line != "<end>");
  std::cerr << what << " differs at line " << number << "\n  expected: " << expected_line
            << "\n  found:    " << found_line << "\n--- all of " << what << " as found:\n"
            << found;
  return false;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) Die("usage: golden_runner CASE BIN_FOLDER SOURCE_FOLDER");
  const fs::path path = fs::absolute(argv[1]);
  const fs::path bin = fs::absolute(argv[2]);
  fs::current_path(argv[3]);
  const GoldenCase golden = Parse(path);
  const GoldenCase found = Execute(golden, bin);
  if (backtape::testing::RewritesGoldenFiles()) {
    Write(path, found);
    return 0;
  }
  bool same = Same("stdout", golden.standard_output, found.standard_output);
  same &= Same("stderr", golden.standard_error, found.standard_error);
  if (golden.exit_code != found.exit_code) {
    std::cerr << "expected exit code " << golden.exit_code << ", found " << found.exit_code << '\n';
    same = false;
  }
  if (!same) std::cerr << "command: " << golden.command << '\n';
  return same ? 0 : 1;
}
