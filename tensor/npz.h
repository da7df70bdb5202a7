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

// Reads NumPy's archive of arrays, stored or deflated, in the archive's order; names are without ".npy". One message
// reports the entries that can't be read (the first twenty). No memory is taken for an entry whose array header
// disagrees with its size in the archive.
absl::StatusOr<std::vector<NamedTensor>> ReadNpz(const std::string& path);

// The same for an archive in memory; `name` is for messages.
absl::StatusOr<std::vector<NamedTensor>> ReadNpzBytes(absl::string_view bytes, const std::string& name);

struct WriteNpzOptions {
  bool deflate = true;
};

// Writes such an archive, whole or not at all (files/output_file.h): the same bytes for the same values. Names must
// differ and not be empty; tensors must be defined; strides are free.
absl::Status WriteNpz(const std::string& path, absl::Span<const NamedTensor> tensors,
                      const WriteNpzOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_NPZ_H_
