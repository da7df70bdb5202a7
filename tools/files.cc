#include "backtape/tools/files.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>

#include "absl/strings/str_cat.h"
#include "backtape/files/output_file.h"

namespace backtape::tools {
namespace {

absl::Status IoError(absl::string_view doing, const std::string& path) {
  return absl::UnavailableError(absl::StrCat("cannot ", doing, " ", path, ": ", std::strerror(errno)));
}

}  // namespace

std::string DisplayName(const std::string& path) { return path == "-" ? "<stdin>" : path; }

absl::StatusOr<std::string> ReadFile(const std::string& path) {
  if (path == "-") return std::string(std::istreambuf_iterator<char>(std::cin), {});
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) {
    return absl::UnavailableError(absl::StrCat("cannot read ", path, ": it is a directory"));
  }
  std::ifstream file(path, std::ios::binary);
  if (!file) return IoError("open", path);
  std::ostringstream content;
  content << file.rdbuf();
  if (file.bad()) return IoError("read", path);
  return std::move(content).str();
}

absl::Status WriteFile(const std::string& path, absl::string_view content) {
  if (path != "-") return WriteWholeFile(path, content);
  std::cout << content;
  return absl::OkStatus();
}

}  // namespace backtape::tools
