#ifndef BACKTAPE_CODEGEN_SPEC_OUTPUT_FILES_H_
#define BACKTAPE_CODEGEN_SPEC_OUTPUT_FILES_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/codegen_spec/emit.h"

namespace backtape::codegen_spec {

// Writes each file under `directory` atomically (files/output_file.h). Does not touch files whose content is already
// the same, to avoid rebuilds.
absl::Status WriteFiles(absl::Span<const OutputFile> files, const std::string& directory);

// Returns one line for each file under `directory` that is missing or differs.
std::vector<std::string> FindDrift(absl::Span<const OutputFile> files, const std::string& directory);

absl::StatusOr<std::string> ReadFile(const std::string& path);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_OUTPUT_FILES_H_
