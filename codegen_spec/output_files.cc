#include "backtape/codegen_spec/output_files.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include "absl/strings/str_cat.h"
#include "backtape/files/output_file.h"

namespace backtape::codegen_spec {
namespace fs = std::filesystem;

absl::StatusOr<std::string> ReadFile(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return absl::NotFoundError(absl::StrCat(path, ": cannot be opened"));
  std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  if (in.bad()) return absl::DataLossError(absl::StrCat(path, ": cannot be read"));
  return text;
}

absl::Status WriteFiles(absl::Span<const OutputFile> files, const std::string& directory) {
  for (const OutputFile& file : files) {
    const fs::path path = fs::path(directory) / file.path;
    if (const auto old = ReadFile(path.string()); old.ok() && *old == file.text) continue;
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    if (error) {
      return absl::UnavailableError(absl::StrCat("cannot create ", path.parent_path().string(), ": ", error.message()));
    }
    if (absl::Status status = WriteWholeFile(path.string(), file.text); !status.ok()) return status;
  }
  return absl::OkStatus();
}

std::vector<std::string> FindDrift(absl::Span<const OutputFile> files, const std::string& directory) {
  std::vector<std::string> drift;
  for (const OutputFile& file : files) {
    const std::string path = (fs::path(directory) / file.path).string();
    const auto old = ReadFile(path);
    if (!old.ok()) {
      drift.push_back(absl::StrCat(path, ": missing"));
    } else if (*old != file.text) {
      drift.push_back(absl::StrCat(path, ": differs from the text generated from the current specs"));
    }
  }
  return drift;
}

}  // namespace backtape::codegen_spec
