#ifndef BACKTAPE_TOOLS_FILES_H_
#define BACKTAPE_TOOLS_FILES_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace backtape::tools {

// The whole of a file, or of standard input for "-". NotFound and the like name the path and the reason.
absl::StatusOr<std::string> ReadFile(const std::string& path);

// Writes a file whole or not at all (files/output_file.h); "-" is standard output.
absl::Status WriteFile(const std::string& path, absl::string_view content);

// For messages: "<stdin>" for "-".
std::string DisplayName(const std::string& path);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_FILES_H_
