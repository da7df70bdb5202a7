#ifndef BACKTAPE_MODEL_FILES_SAFETENSORS_H_
#define BACKTAPE_MODEL_FILES_SAFETENSORS_H_

#include <string>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/tensor/npz.h"

namespace backtape {

// The content of a safetensors file.
struct Safetensors {
  std::vector<NamedTensor> tensors;                      // in the order of their data
  absl::btree_map<std::string, std::string> metadata{};  // the texts under "__metadata__"
};

// Reads a file: the length of the header in 8 bytes, the header in JSON, and the tensors' data, little-endian and
// row-major. Errors name the path and up to twenty tensors: those with unknown keys, with dtypes that tensors cannot
// store (Unimplemented), or with sizes that disagree with the offsets of their data; if there are none, those whose
// data overlaps, leaves holes or lies outside the file. Allocates no memory for tensors before the header agrees with
// the length of the file.
absl::StatusOr<Safetensors> ReadSafetensors(const std::string& path);

// Reads such a file from memory; `name` appears in error messages.
absl::StatusOr<Safetensors> ReadSafetensorsBytes(absl::string_view bytes, const std::string& name);

// Writes a file atomically (files/output_file.h); equal values produce equal bytes. Data is sorted by the size of
// elements, largest first, so that all of it is aligned. Names must be distinct, not empty, valid UTF-8, and not
// "__metadata__". Tensors must be defined and may have any strides.
absl::Status WriteSafetensors(const std::string& path, absl::Span<const NamedTensor> tensors,
                              const absl::btree_map<std::string, std::string>& metadata = {});

}  // namespace backtape

#endif  // BACKTAPE_MODEL_FILES_SAFETENSORS_H_
