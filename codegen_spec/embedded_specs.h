#ifndef BACKTAPE_CODEGEN_SPEC_EMBEDDED_SPECS_H_
#define BACKTAPE_CODEGEN_SPEC_EMBEDDED_SPECS_H_

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace backtape::codegen_spec {

// A spec file of this project, embedded in the program so that other libraries can be generated from their own files
// alone. Written by embed_specs.cmake.
struct EmbeddedSpec {
  absl::string_view path;  // "ops/view.yaml", "derivatives/view.yaml", "derivative_functions.yaml"
  absl::string_view text;
};

// All embedded files, in the order in which they are processed.
absl::Span<const EmbeddedSpec> EmbeddedSpecs();

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_EMBEDDED_SPECS_H_
