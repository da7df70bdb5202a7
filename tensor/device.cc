#include "backtape/tensor/device.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"

namespace backtape {
namespace {

// The types that torch.device accepts.
constexpr absl::string_view kDeviceTypes[] = {"cpu",   "cuda",   "ipu", "xpu",  "mkldnn", "opengl", "opencl",
                                              "ideep", "hip",    "ve",  "fpga", "ort",    "maia",   "xla",
                                              "lazy",  "vulkan", "mps", "meta", "hpu",    "mtia",   "privateuseone"};

constexpr std::pair<Layout, absl::string_view> kLayouts[] = {
    {Layout::kStrided, "strided"},      {Layout::kSparse, "sparse_coo"},    {Layout::kSparseCsr, "sparse_csr"},
    {Layout::kSparseCsc, "sparse_csc"}, {Layout::kSparseBsr, "sparse_bsr"}, {Layout::kSparseBsc, "sparse_bsc"},
    {Layout::kMkldnn, "_mkldnn"},       {Layout::kJagged, "jagged"}};

constexpr std::pair<MemoryFormat, absl::string_view> kMemoryFormats[] = {
    {MemoryFormat::kContiguous, "contiguous_format"},
    {MemoryFormat::kPreserve, "preserve_format"},
    {MemoryFormat::kChannelsLast, "channels_last"},
    {MemoryFormat::kChannelsLast3d, "channels_last_3d"}};

template <typename Table>
std::optional<typename Table::first_type> Find(const Table* begin, const Table* end, absl::string_view text) {
  const auto* found = std::find_if(begin, end, [&](const Table& row) { return row.second == text; });
  if (found == end) return std::nullopt;
  return found->first;
}

}  // namespace

std::string Device::ToString() const { return index < 0 ? type : absl::StrCat(type, ":", index); }

std::optional<Device> Device::Parse(absl::string_view text) {
  Device device;
  const size_t colon = text.find(':');
  const absl::string_view type = text.substr(0, colon);
  if (std::find(std::begin(kDeviceTypes), std::end(kDeviceTypes), type) == std::end(kDeviceTypes)) return std::nullopt;
  device.type = std::string(type);
  if (colon != absl::string_view::npos) {
    const absl::string_view digits = text.substr(colon + 1);
    if (digits.empty() || !std::all_of(digits.begin(), digits.end(), absl::ascii_isdigit)) return std::nullopt;
    if (!absl::SimpleAtoi(digits, &device.index)) return std::nullopt;
  }
  return device;
}

absl::string_view TorchName(Layout layout) { return kLayouts[static_cast<int>(layout)].second; }

std::optional<Layout> LayoutFromTorchName(absl::string_view text) {
  return Find(std::begin(kLayouts), std::end(kLayouts), text);
}

absl::string_view TorchName(MemoryFormat format) { return kMemoryFormats[static_cast<int>(format)].second; }

std::optional<MemoryFormat> MemoryFormatFromTorchName(absl::string_view text) {
  return Find(std::begin(kMemoryFormats), std::end(kMemoryFormats), text);
}

}  // namespace backtape
