#ifndef BACKTAPE_TENSOR_DEVICE_H_
#define BACKTAPE_TENSOR_DEVICE_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"

namespace backtape {

// A device as named in a graph's text. All values live on the CPU; other devices are only read, kept and printed.
struct Device {
  std::string type = "cpu";
  int index = -1;  // -1: unspecified

  // "cpu", "cuda:0".
  std::string ToString() const;
  static std::optional<Device> Parse(absl::string_view text);
  bool operator==(const Device&) const = default;
};

enum class Layout : uint8_t { kStrided, kSparse, kSparseCsr, kSparseCsc, kSparseBsr, kSparseBsc, kMkldnn, kJagged };
// "strided", as in torch.strided.
absl::string_view TorchName(Layout layout);
std::optional<Layout> LayoutFromTorchName(absl::string_view text);

enum class MemoryFormat : uint8_t { kContiguous, kPreserve, kChannelsLast, kChannelsLast3d };
// "contiguous_format", as in torch.contiguous_format.
absl::string_view TorchName(MemoryFormat format);
std::optional<MemoryFormat> MemoryFormatFromTorchName(absl::string_view text);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_DEVICE_H_
