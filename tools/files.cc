#include "backtape/tools/files.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/files/output_file.h"
#include "backtape/tensor/with_message.h"
#include "backtape/tools/command_line.h"

namespace backtape::tools {
namespace {

absl::Status IoError(absl::string_view doing, const std::string& path) {
  return absl::UnavailableError(absl::StrCat("cannot ", doing, " ", path, ": ", std::strerror(errno)));
}

// True for "x" and "./x", and for links to one file. False for devices, which keep nothing that could be lost.
bool IsSamePath(const std::string& a, const std::string& b) {
  std::error_code error;
  if (std::filesystem::is_other(a, error)) return false;
  if (std::filesystem::equivalent(a, b, error)) return true;
  const auto resolved = [&error](const std::string& path) {
    return std::filesystem::weakly_canonical(std::filesystem::absolute(path, error), error);
  };
  return resolved(a) == resolved(b);
}

}  // namespace

absl::Status CheckOutputFiles(const std::vector<FileOfOption>& outputs, const std::vector<FileOfOption>& inputs) {
  std::vector<FileOfOption> others = inputs;
  for (const FileOfOption& output : outputs) {
    if (output.path.empty() || output.path == "-") continue;
    for (const FileOfOption& other : others) {
      if (other.path.empty() || other.path == "-" || !IsSamePath(output.path, other.path)) continue;
      return WrongUsage(absl::StrCat(other.option, " and ", output.option, " name the same file, ", output.path));
    }
    others.push_back(output);
  }
  return absl::OkStatus();
}

std::string DisplayName(const std::string& path) { return path == "-" ? "<stdin>" : path; }

absl::Status InFile(const std::string& path, const absl::Status& status) {
  if (status.ok() || absl::StartsWith(status.message(), "--")) return status;
  return WithMessage(status, absl::StrCat(DisplayName(path), ": ", status.message()));
}

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
