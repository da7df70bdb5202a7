#ifndef BACKTAPE_TOOLS_FILES_H_
#define BACKTAPE_TOOLS_FILES_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace backtape::tools {

// The content of a file, or of standard input for "-". Unavailable, with the path and the reason, if it cannot be read.
absl::StatusOr<std::string> ReadFile(const std::string& path);

// Writes a file atomically (files/output_file.h); "-" is standard output.
absl::Status WriteFile(const std::string& path, absl::string_view content);

// A file and the option that names it.
struct FileOfOption {
  absl::string_view option;
  std::string path;
};

// Wrong usage if an output has the same path as another output or as an input, so that one of them would be lost.
// Ignores options that are not given, and standard streams.
absl::Status CheckOutputFiles(const std::vector<FileOfOption>& outputs, const std::vector<FileOfOption>& inputs = {});

// The name of a file in messages: "<stdin>" for "-".
std::string DisplayName(const std::string& path);

// An error about the graph in a file: its message starts with "FILE: ". An error about an option, which starts with
// "--OPTION: ", and OK stay as they are.
absl::Status InFile(const std::string& path, const absl::Status& status);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_FILES_H_
