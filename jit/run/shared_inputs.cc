#include "backtape/jit/run/shared_inputs.h"

#include <algorithm>
#include <functional>

namespace backtape::jit {

AddressRange RangeOf(const Tensor& tensor, int id, bool is_written) {
  const std::byte* const begin = tensor.raw_data();
  if (tensor.numel() == 0) return {begin, begin, id, is_written};
  int64_t last = 0;
  for (int64_t d = 0; d < tensor.dim(); ++d) last += (tensor.size(d) - 1) * tensor.strides()[d];
  return {begin, begin + (last + 1) * ItemSize(tensor.dtype()), id, is_written};
}

std::vector<int> WrittenAndShared(std::vector<AddressRange> ranges) {
  std::vector<int> found;
  std::sort(ranges.begin(), ranges.end(),
            [](const AddressRange& a, const AddressRange& b) { return std::less<>()(a.begin, b.begin); });
  for (size_t first = 0; first < ranges.size();) {
    // A group of ranges connected by overlaps.
    const std::byte* end = ranges[first].end;
    size_t behind = first + 1;
    for (; behind < ranges.size() && std::less<>()(ranges[behind].begin, end); ++behind) {
      end = std::max(end, ranges[behind].end, std::less<>());
    }
    for (size_t i = first; behind - first > 1 && i < behind; ++i) {
      if (ranges[i].is_written && ranges[i].begin != ranges[i].end) found.push_back(ranges[i].id);
    }
    first = behind;
  }
  return found;
}

}  // namespace backtape::jit
