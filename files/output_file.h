#ifndef BACKTAPE_FILES_OUTPUT_FILE_H_
#define BACKTAPE_FILES_OUTPUT_FILE_H_

#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace backtape {

// Writes a file whole or not at all:
//   - a regular file, or one that does not exist yet, is written under a temporary name in its folder and renamed; it
//     keeps its permissions, and a signal that ends the program leaves no temporary file (files/temporary_names.h);
//   - a symbolic link stays a link: its target is what is replaced;
//   - a device, a FIFO or a pipe (/dev/null, /dev/stdout) is written through.
// Errors: a folder, a read-only file (for every user, root included), no permission, a full disk. Data is not synced to
// the disk.
absl::Status WriteWholeFile(const std::string& path, absl::string_view content);

}  // namespace backtape

#endif  // BACKTAPE_FILES_OUTPUT_FILE_H_
