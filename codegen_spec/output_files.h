#ifndef BACKTAPE_CODEGEN_SPEC_OUTPUT_FILES_H_
#define BACKTAPE_CODEGEN_SPEC_OUTPUT_FILES_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/codegen_spec/emit.h"

namespace backtape::codegen_spec {

// Writes each file under `directory`, whole or not at all (files/output_file.h). Files that already have this text are
// not touched, so that nothing is rebuilt without need.
absl::Status WriteFiles(absl::Span<const OutputFile> files, const std::string& directory);

// One line for each file under `directory` that is missing or says something else.
std::vector<std::string> FindDrift(absl::Span<const OutputFile> files, const std::string& directory);

absl::StatusOr<std::string> ReadFile(const std::string& path);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_OUTPUT_FILES_H_
