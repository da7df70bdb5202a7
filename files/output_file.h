#ifndef BACKTAPE_FILES_OUTPUT_FILE_H_
#define BACKTAPE_FILES_OUTPUT_FILE_H_

#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace backtape {

// Writes a file atomically, so that a failure leaves the old content:
// - A regular file, or one that does not exist yet, is written under a temporary name in its folder and then renamed.
//   An existing file keeps its permissions. A signal that ends the program leaves no temporary file
//   (files/temporary_names.h).
// - A symbolic link stays a link; its target is replaced.
// - A device, a FIFO or a pipe (/dev/null, /dev/stdout) is written to directly, which is not atomic.
// Fails if the path is a folder, if the file is read-only (even for root), without permission, or if the disk is full.
// Does not sync the data to disk.
absl::Status WriteWholeFile(const std::string& path, absl::string_view content);

}  // namespace backtape

#endif  // BACKTAPE_FILES_OUTPUT_FILE_H_
