#include "backtape/tensor/npy.h"

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <utility>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/npy_header.h"
#include "backtape/tensor/out_of_memory.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

static_assert(std::endian::native == std::endian::little, "byte swapping is written for a little-endian machine");

constexpr absl::string_view kMagic = "\x93NUMPY";
// Headers of arrays that tensors can hold are shorter than 2000 bytes, not counting NumPy's padding.
constexpr int64_t kMaxHeaderBytes = 1 << 16;

absl::Status ErrorAt(int64_t offset, absl::string_view expected, absl::string_view found) {
  return absl::InvalidArgumentError(absl::StrCat("npy, byte ", offset, ": expected ", expected, ", found ", found));
}

absl::Status EndsEarly(int64_t total_bytes, absl::string_view expected) {
  return ErrorAt(total_bytes, expected, "the end of the data");
}

struct Preamble {
  NpyHeader header;
  int64_t data_offset = 0;
};

absl::StatusOr<Preamble> ReadPreamble(ByteReader read, int64_t total_bytes) {
  // Magic, version, and a header length of two or four bytes.
  char fixed[12] = {};
  constexpr int64_t kVersionEnd = 8;
  const int64_t magic_bytes = std::min<int64_t>(total_bytes, kMagic.size());
  BACKTAPE_RETURN_IF_ERROR(read(fixed, magic_bytes));
  const absl::string_view magic(fixed, static_cast<size_t>(magic_bytes));
  if (magic != kMagic.substr(0, magic.size())) {
    return ErrorAt(0, "NumPy's magic string \"\\x93NUMPY\"", absl::StrCat("\"", absl::CHexEscape(magic), "\""));
  }
  if (total_bytes < kVersionEnd) return EndsEarly(total_bytes, "the 8 bytes of the magic string and the version");
  BACKTAPE_RETURN_IF_ERROR(read(fixed + magic_bytes, kVersionEnd - magic_bytes));
  const int major = static_cast<unsigned char>(fixed[6]);
  const int minor = static_cast<unsigned char>(fixed[7]);
  if (major < 1 || major > 3 || minor != 0) {
    return ErrorAt(6, "version 1.0, 2.0 or 3.0", absl::StrCat(major, ".", minor));
  }
  const int64_t length_bytes = major == 1 ? 2 : 4;
  if (total_bytes < kVersionEnd + length_bytes) {
    return EndsEarly(total_bytes, absl::StrCat("the ", length_bytes, " bytes of the header length"));
  }
  BACKTAPE_RETURN_IF_ERROR(read(fixed + kVersionEnd, length_bytes));
  int64_t header_bytes = 0;
  for (int64_t i = 0; i < length_bytes; ++i) {
    header_bytes |= int64_t{static_cast<unsigned char>(fixed[kVersionEnd + i])} << (8 * i);
  }
  const int64_t header_offset = kVersionEnd + length_bytes;
  if (header_bytes > kMaxHeaderBytes) {
    return ErrorAt(kVersionEnd, absl::StrCat("a header of at most ", kMaxHeaderBytes, " bytes"),
                   absl::StrCat(header_bytes));
  }
  if (header_bytes > total_bytes - header_offset) {
    return EndsEarly(total_bytes,
                     absl::StrCat("a header of ", header_bytes, " bytes starting at byte ", header_offset));
  }
  std::string text(static_cast<size_t>(header_bytes), '\0');
  BACKTAPE_RETURN_IF_ERROR(read(text.data(), header_bytes));
  Preamble preamble;
  preamble.data_offset = header_offset + header_bytes;
  BACKTAPE_ASSIGN_OR_RETURN(preamble.header, ParseNpyHeader(text, header_offset));
  return preamble;
}

void SwapBytes(std::byte* data, int64_t bytes, int64_t item_size) {
  for (int64_t i = 0; i < bytes; i += item_size) std::reverse(data + i, data + i + item_size);
}

}  // namespace

absl::StatusOr<Tensor> ReadNpyFrom(ByteReader read, int64_t total_bytes) {
  BACKTAPE_ASSIGN_OR_RETURN(const Preamble preamble, ReadPreamble(read, total_bytes));
  const NpyHeader& header = preamble.header;
  const int64_t item_size = ItemSize(header.dtype);
  const std::string shape = absl::StrCat(Abbreviation(header.dtype), "[", absl::StrJoin(header.sizes, ", "), "]");
  // Reject a header that does not agree with the amount of data before allocating memory for it.
  const bool empty = std::find(header.sizes.begin(), header.sizes.end(), 0) != header.sizes.end();
  int64_t bytes = empty ? 0 : item_size;
  for (const int64_t size : header.sizes) {
    if (__builtin_mul_overflow(bytes, size, &bytes)) {
      return ErrorAt(preamble.data_offset, "a shape whose byte count fits in 64 bits", shape);
    }
  }
  if (bytes != total_bytes - preamble.data_offset) {
    return ErrorAt(
        preamble.data_offset, absl::StrCat("the ", bytes, bytes == 1 ? " byte of " : " bytes of ", shape),
        absl::StrCat(total_bytes - preamble.data_offset, total_bytes - preamble.data_offset == 1 ? " byte" : " bytes"));
  }
  DimVector strides = ContiguousStrides(header.sizes);
  if (header.fortran_order) {
    const DimVector reversed_sizes(header.sizes.rbegin(), header.sizes.rend());
    const DimVector reversed = ContiguousStrides(reversed_sizes);
    strides.assign(reversed.rbegin(), reversed.rend());
  }
  BACKTAPE_ASSIGN_OR_RETURN(Tensor tensor, Tensor::TryEmptyStrided(header.sizes, strides, header.dtype));
  std::byte* data = tensor.raw_data();
  BACKTAPE_RETURN_IF_ERROR(read(reinterpret_cast<char*>(data), bytes));
  if (header.is_big_endian && item_size > 1) SwapBytes(data, bytes, item_size);
  if (header.dtype == DType::kBool) {
    std::transform(data, data + bytes, data, [](std::byte b) { return b == std::byte{0} ? b : std::byte{1}; });
  }
  return tensor;
}

absl::StatusOr<Tensor> ParseNpy(absl::string_view bytes) {
  absl::string_view rest = bytes;
  return ReadNpyFrom(
      [&](char* destination, int64_t n) {
        if (n > 0) std::memcpy(destination, rest.data(), static_cast<size_t>(n));
        rest.remove_prefix(static_cast<size_t>(n));
        return absl::OkStatus();
      },
      static_cast<int64_t>(bytes.size()));
}

std::string FormatNpy(const Tensor& tensor) {
  std::string bytes = FormatNpyHeader(tensor.dtype(), tensor.sizes());
  const size_t data_offset = bytes.size();
  const int64_t data_bytes = tensor.numel() * ItemSize(tensor.dtype());
  bytes.resize(data_offset + static_cast<size_t>(data_bytes));
  // The header ends at a multiple of 64 bytes, so the data has the alignment of the string.
  const absl::StatusOr<Tensor> row_major =
      Tensor::TryFromStorage(Storage::Borrow(bytes.data() + data_offset, data_bytes, nullptr), tensor.sizes(),
                             ContiguousStrides(tensor.sizes()), 0, tensor.dtype());
  BACKTAPE_CHECK(row_major.ok()) << row_major.status();
  CopyElements(tensor, *row_major);
  return bytes;
}

absl::StatusOr<Tensor> ReadNpy(const std::string& path) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), std::fclose);
  if (file == nullptr) return absl::ErrnoToStatus(errno, absl::StrCat("cannot open ", path));
  if (fseeko(file.get(), 0, SEEK_END) != 0) return absl::ErrnoToStatus(errno, absl::StrCat("cannot seek in ", path));
  const int64_t total_bytes = ftello(file.get());
  std::rewind(file.get());
  const auto read = [&](char* destination, int64_t n) {
    if (std::fread(destination, 1, static_cast<size_t>(n), file.get()) == static_cast<size_t>(n)) {
      return absl::OkStatus();
    }
    return absl::DataLossError(absl::StrCat("cannot read ", n, " bytes"));
  };
  absl::StatusOr<Tensor> tensor = StatusIfOutOfMemory([&] { return ReadNpyFrom(read, total_bytes); });
  if (!tensor.ok()) {
    return absl::Status(tensor.status().code(), absl::StrCat(path, ": ", tensor.status().message()));
  }
  return tensor;
}

}  // namespace backtape
