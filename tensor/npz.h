#ifndef BACKTAPE_TENSOR_NPZ_H_
#define BACKTAPE_TENSOR_NPZ_H_

#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/tensor/tensor.h"

namespace backtape {

using NamedTensor = std::pair<std::string, Tensor>;

// Reads the arrays of a NumPy archive, stored or deflated, in the archive's order; names exclude ".npy". If entries are
// unreadable, one error lists up to twenty of them and counts the rest. Allocates no memory for an entry whose array
// header disagrees with its size in the archive.
absl::StatusOr<std::vector<NamedTensor>> ReadNpz(const std::string& path);

// Reads an archive in memory; `name` appears in error messages.
absl::StatusOr<std::vector<NamedTensor>> ReadNpzBytes(absl::string_view bytes, const std::string& name);

struct WriteNpzOptions {
  bool deflate = true;
};

// Writes an archive atomically (files/output_file.h); equal values produce equal bytes. Names must be distinct and not
// empty. Tensors must be defined and may have any strides.
absl::Status WriteNpz(const std::string& path, absl::Span<const NamedTensor> tensors,
                      const WriteNpzOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_NPZ_H_
