#include "backtape/model_files/safetensors.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <system_error>
#include <tuple>
#include <utility>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/files/output_file.h"
#include "backtape/ir/problem_list.h"
#include "backtape/model_files/json_text.h"
#include "backtape/tensor/byte_reader.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/checked.h"
#include "backtape/tensor/out_of_memory.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

using Json = nlohmann::json;

constexpr int64_t kLengthBytes = 8;
constexpr int64_t kMaxHeaderBytes = 100'000'000;  // the limit of the reference implementation
constexpr absl::string_view kMetadata = "__metadata__";

constexpr std::pair<absl::string_view, DType> kDTypes[] = {
    {"BOOL", DType::kBool},
    {"U8", DType::kUInt8},
    {"I8", DType::kInt8},
    {"I16", DType::kInt16},
    {"I32", DType::kInt32},
    {"I64", DType::kInt64},
    {"F16", DType::kFloat16},
    {"BF16", DType::kBFloat16},
    {"F32", DType::kFloat32},
    {"F64", DType::kFloat64},
    {"U16", DType::kUInt16},
    {"U32", DType::kUInt32},
    {"U64", DType::kUInt64},
    {"C64", DType::kComplex64},
    {"F8_E4M3", DType::kFloat8E4M3FN},
    {"F8_E5M2", DType::kFloat8E5M2},
    {"F8_E8M0", DType::kFloat8E8M0FNU},
};

absl::string_view NameOf(DType dtype) {
  return std::find_if(std::begin(kDTypes), std::end(kDTypes), [&](const auto& row) { return row.second == dtype; })
      ->first;
}

struct Entry {
  std::string name;
  DType dtype = DType::kFloat32;
  DimVector sizes;
  int64_t begin = 0;  // in the data
  int64_t end = 0;
};

// A count in JSON that fits in 63 bits.
std::optional<int64_t> CountOf(const Json& json) {
  if (!json.is_number_unsigned()) return std::nullopt;
  const auto value = json.get<uint64_t>();
  return value > uint64_t{INT64_MAX} ? std::nullopt : std::optional<int64_t>(static_cast<int64_t>(value));
}

// JSON in a message: a part of it, on one line.
std::string Shown(const Json& json) {
  constexpr size_t kMaxShown = 60;
  std::string text = json.dump(-1, ' ', true, Json::error_handler_t::replace);
  return text.size() <= kMaxShown ? text : absl::StrCat(text.substr(0, kMaxShown), "...");
}

bool IsUtf8(const std::string& text) {
  try {
    static_cast<void>(Json(text).dump());
    return true;
  } catch (const Json::exception&) {
    return false;
  }
}

std::string CountedBytes(int64_t count) { return absl::StrCat(count, count == 1 ? " byte" : " bytes"); }

absl::StatusOr<Entry> EntryOf(const std::string& name, const Json& json) {
  Entry entry;
  entry.name = name;
  if (name.empty()) return absl::InvalidArgumentError("expected a name, found an empty one");
  if (!json.is_object()) return absl::InvalidArgumentError(absl::StrCat("expected an object, found ", Shown(json)));
  for (const auto& [key, value] : json.items()) {
    if (key != "dtype" && key != "shape" && key != "data_offsets") {
      return absl::InvalidArgumentError(absl::StrCat("expected the keys dtype, shape and data_offsets, found \"",
                                                     absl::Utf8SafeCHexEscape(key), "\""));
    }
  }
  if (json.size() != 3) {
    return absl::InvalidArgumentError(
        absl::StrCat("expected the keys dtype, shape and data_offsets, found ", Shown(json)));
  }
  const Json& dtype = json["dtype"];
  const auto row = std::find_if(std::begin(kDTypes), std::end(kDTypes), [&dtype](const auto& known) {
    return dtype.is_string() && dtype.get_ref<const std::string&>() == known.first;
  });
  if (row == std::end(kDTypes) || !IsStorable(row->second)) {
    return absl::UnimplementedError(absl::StrCat(
        "dtype ", Shown(dtype), " is not supported; expected one of BOOL, U8, I8, I16, I32, I64, F16, BF16, F32, F64"));
  }
  entry.dtype = row->second;
  if (!json["shape"].is_array()) {
    return absl::InvalidArgumentError(absl::StrCat("expected a list of sizes as shape, found ", Shown(json["shape"])));
  }
  for (const Json& item : json["shape"]) {
    const std::optional<int64_t> size = CountOf(item);
    if (!size.has_value()) {
      return absl::InvalidArgumentError(
          absl::StrCat("expected sizes that are not negative and fit in 64 bits, found ", Shown(item)));
    }
    entry.sizes.push_back(*size);
  }
  constexpr size_t kMaxDims = 64;  // NumPy's limit
  if (entry.sizes.size() > kMaxDims) {
    return absl::InvalidArgumentError(absl::StrCat("expected at most ", kMaxDims, " dims, found ", entry.sizes.size()));
  }
  const Json& offsets = json["data_offsets"];
  const bool is_pair = offsets.is_array() && offsets.size() == 2;
  const std::optional<int64_t> begin = is_pair ? CountOf(offsets[0]) : std::nullopt;
  const std::optional<int64_t> end = is_pair ? CountOf(offsets[1]) : std::nullopt;
  if (!begin.has_value() || !end.has_value() || *begin > *end) {
    return absl::InvalidArgumentError(
        absl::StrCat("expected data_offsets [BEGIN, END] with BEGIN <= END, found ", Shown(offsets)));
  }
  entry.begin = *begin;
  entry.end = *end;
  std::optional<int64_t> bytes = ItemSize(entry.dtype);
  const bool is_empty = std::find(entry.sizes.begin(), entry.sizes.end(), 0) != entry.sizes.end();
  if (is_empty) bytes = 0;
  for (const int64_t size : entry.sizes) {
    if (bytes.has_value()) bytes = CheckedMul(*bytes, size);
  }
  if (bytes != entry.end - entry.begin) {
    return absl::InvalidArgumentError(absl::StrCat(
        "expected ", bytes.has_value() ? CountedBytes(*bytes) : "more than 2^63 - 1 bytes", " for ",
        Abbreviation(entry.dtype), "[", absl::StrJoin(entry.sizes, ", "), "], found data_offsets ", Shown(offsets)));
  }
  return entry;
}

class Problems {
 public:
  void Add(absl::string_view tensor, const absl::Status& status) {
    first_.Update(status);
    if (++count_ > kMaxListed) return;
    absl::StrAppend(&report_, "\n  \"", absl::Utf8SafeCHexEscape(tensor), "\": ", status.message());
  }
  absl::Status ToStatus() const {
    if (count_ == 0) return absl::OkStatus();
    const std::string rest = count_ > kMaxListed ? absl::StrCat("\n  and ", count_ - kMaxListed, " more") : "";
    return absl::Status(first_.code(), absl::StrCat("safetensors header:", report_, rest));
  }

 private:
  absl::Status first_;
  size_t count_ = 0;
  std::string report_;
};

// The entries in the order of their data. The data has neither overlaps nor holes.
absl::StatusOr<std::vector<Entry>> ParseHeader(absl::string_view text, int64_t data_bytes,
                                               absl::btree_map<std::string, std::string>* metadata) {
  if (text.empty() || text[0] != '{') {
    const std::string found =
        text.empty() ? "an empty header" : absl::StrCat("\"", absl::CHexEscape(text.substr(0, 1)), "\"");
    return absl::InvalidArgumentError(absl::StrCat("safetensors: expected '{' at byte 8, found ", found));
  }
  absl::StatusOr<Json> header = ParseJson(text);
  if (!header.ok()) {
    return absl::InvalidArgumentError(absl::StrCat("safetensors header: ", header.status().message()));
  }
  Problems problems;
  std::vector<Entry> entries;
  for (const auto& [name, json] : header->items()) {
    if (name != kMetadata) {
      absl::StatusOr<Entry> entry = EntryOf(name, json);
      if (entry.ok()) {
        entries.push_back(*std::move(entry));
      } else {
        problems.Add(name, entry.status());
      }
      continue;
    }
    const bool is_texts =
        json.is_object() && std::all_of(json.begin(), json.end(), [](const Json& value) { return value.is_string(); });
    if (!is_texts) {
      problems.Add(name,
                   absl::InvalidArgumentError(absl::StrCat("expected an object of strings, found ", Shown(json))));
      continue;
    }
    for (const auto& [key, value] : json.items()) metadata->emplace(key, value.get<std::string>());
  }
  BACKTAPE_RETURN_IF_ERROR(problems.ToStatus());
  std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
    return std::tuple(a.begin, a.end, absl::string_view(a.name)) <
           std::tuple(b.begin, b.end, absl::string_view(b.name));
  });
  int64_t filled = 0;
  for (const Entry& entry : entries) {
    if (entry.end > data_bytes) {
      problems.Add(entry.name, absl::InvalidArgumentError(absl::StrCat("expected a range within the file's ",
                                                                       CountedBytes(data_bytes), " of data, found [",
                                                                       entry.begin, ", ", entry.end, "]")));
    } else if (entry.begin != filled) {
      problems.Add(entry.name, absl::InvalidArgumentError(absl::StrCat(
                                   "expected the data to begin at byte ", filled,
                                   filled == 0 ? "" : " (the end of the previous tensor)", ", found byte ", entry.begin,
                                   entry.begin < filled ? " (overlaps the previous tensor)"
                                                        : " (leaves bytes that belong to no tensor)")));
    }
    filled = entry.end;
  }
  BACKTAPE_RETURN_IF_ERROR(problems.ToStatus());
  if (filled != data_bytes) {
    return absl::InvalidArgumentError(absl::StrCat("safetensors: expected the end of the file after ",
                                                   CountedBytes(filled), " of data, found ",
                                                   CountedBytes(data_bytes - filled), " more"));
  }
  return entries;
}

absl::StatusOr<Safetensors> ReadFrom(ByteReader read, int64_t total_bytes) {
  if (total_bytes < kLengthBytes) {
    return absl::InvalidArgumentError(
        absl::StrCat("safetensors: expected the header's length in 8 bytes, found ", CountedBytes(total_bytes)));
  }
  unsigned char length[kLengthBytes];
  BACKTAPE_RETURN_IF_ERROR(read(reinterpret_cast<char*>(length), kLengthBytes));
  uint64_t stated = 0;
  for (int i = kLengthBytes - 1; i >= 0; --i) stated = stated << 8 | length[i];
  const int64_t after_length = total_bytes - kLengthBytes;
  if (stated > static_cast<uint64_t>(after_length)) {
    return absl::InvalidArgumentError(absl::StrCat("safetensors: the stated length of the header is ", stated,
                                                   " bytes, but the file has only ", after_length,
                                                   " more; it is incomplete or has another format"));
  }
  if (stated > static_cast<uint64_t>(kMaxHeaderBytes)) {
    return absl::InvalidArgumentError(absl::StrCat("safetensors: the stated length of the header is ", stated,
                                                   " bytes; at most ", kMaxHeaderBytes, " are allowed"));
  }
  const auto header_bytes = static_cast<int64_t>(stated);
  std::string header(static_cast<size_t>(header_bytes), '\0');
  BACKTAPE_RETURN_IF_ERROR(read(header.data(), header_bytes));
  Safetensors file;
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<Entry> entries,
                            ParseHeader(header, after_length - header_bytes, &file.metadata));
  for (const Entry& entry : entries) {
    BACKTAPE_ASSIGN_OR_RETURN(Tensor tensor,
                              Tensor::TryEmptyStrided(entry.sizes, ContiguousStrides(entry.sizes), entry.dtype));
    std::byte* data = tensor.raw_data();
    const int64_t bytes = entry.end - entry.begin;
    BACKTAPE_RETURN_IF_ERROR(read(reinterpret_cast<char*>(data), bytes));
    if (entry.dtype == DType::kBool) {
      std::transform(data, data + bytes, data, [](std::byte b) { return b == std::byte{0} ? b : std::byte{1}; });
    }
    file.tensors.emplace_back(entry.name, std::move(tensor));
  }
  return file;
}

absl::StatusOr<Safetensors> WithPath(absl::StatusOr<Safetensors> file, const std::string& path) {
  if (file.ok()) return file;
  return absl::Status(file.status().code(), absl::StrCat(path, ": ", file.status().message()));
}

}  // namespace

absl::StatusOr<Safetensors> ReadSafetensors(const std::string& path) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) {
    return absl::UnavailableError(absl::StrCat("cannot read ", path, ": it is a directory"));
  }
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), std::fclose);
  if (file == nullptr) return absl::ErrnoToStatus(errno, absl::StrCat("cannot open ", path));
  if (fseeko(file.get(), 0, SEEK_END) != 0) return absl::ErrnoToStatus(errno, absl::StrCat("cannot seek in ", path));
  const int64_t total_bytes = ftello(file.get());
  std::rewind(file.get());
  const auto read = [&file](char* destination, int64_t n) -> absl::Status {
    if (std::fread(destination, 1, static_cast<size_t>(n), file.get()) == static_cast<size_t>(n)) {
      return absl::OkStatus();
    }
    return absl::DataLossError(absl::StrCat("cannot read ", n, " bytes"));
  };
  return WithPath(StatusIfOutOfMemory([&] { return ReadFrom(read, total_bytes); }), path);
}

absl::StatusOr<Safetensors> ReadSafetensorsBytes(absl::string_view bytes, const std::string& name) {
  absl::string_view rest = bytes;
  const auto read = [&rest](char* destination, int64_t n) -> absl::Status {
    BACKTAPE_CHECK(static_cast<int64_t>(rest.size()) >= n)
        << "a read beyond the end, although the header was checked against the length";
    if (n > 0) std::memcpy(destination, rest.data(), static_cast<size_t>(n));
    rest.remove_prefix(static_cast<size_t>(n));
    return absl::OkStatus();
  };
  return WithPath(StatusIfOutOfMemory([&] { return ReadFrom(read, static_cast<int64_t>(bytes.size())); }), name);
}

absl::Status WriteSafetensors(const std::string& path, absl::Span<const NamedTensor> tensors,
                              const absl::btree_map<std::string, std::string>& metadata) {
  std::vector<const NamedTensor*> sorted;
  std::set<absl::string_view> names;
  for (const NamedTensor& tensor : tensors) {
    const std::string shown = absl::StrCat("\"", absl::Utf8SafeCHexEscape(tensor.first), "\"");
    if (tensor.first.empty() || tensor.first == kMetadata || !names.insert(tensor.first).second) {
      return absl::InvalidArgumentError(
          absl::StrCat("cannot write ", path, ": expected distinct, non-empty names other than __metadata__, found ",
                       shown, names.contains(tensor.first) ? " twice" : ""));
    }
    if (!IsUtf8(tensor.first)) {
      return absl::InvalidArgumentError(absl::StrCat("cannot write ", path, ": the name \"",
                                                     absl::CHexEscape(tensor.first), "\" is not valid UTF-8"));
    }
    if (!tensor.second.defined()) {
      return absl::InvalidArgumentError(
          absl::StrCat("cannot write ", path, ": the tensor ", tensor.first, " is undefined"));
    }
    sorted.push_back(&tensor);
  }
  std::stable_sort(sorted.begin(), sorted.end(), [](const NamedTensor* a, const NamedTensor* b) {
    return ItemSize(a->second.dtype()) > ItemSize(b->second.dtype());
  });
  nlohmann::ordered_json header = nlohmann::ordered_json::object();
  if (!metadata.empty()) {
    nlohmann::ordered_json& texts = header[std::string(kMetadata)];
    for (const auto& [key, value] : metadata) texts[key] = value;
  }
  int64_t data_bytes = 0;
  for (const NamedTensor* named : sorted) {
    const Tensor& tensor = named->second;
    const int64_t begin = data_bytes;
    data_bytes += tensor.numel() * ItemSize(tensor.dtype());
    header[named->first] = {
        {"dtype", std::string(NameOf(tensor.dtype()))},
        {"shape", std::vector<int64_t>(tensor.sizes().begin(), tensor.sizes().end())},
        {"data_offsets", {begin, data_bytes}},
    };
  }
  std::string text;
  try {
    text = header.dump();
  } catch (const nlohmann::json::exception&) {
    return absl::InvalidArgumentError(absl::StrCat("cannot write ", path, ": the metadata is not valid UTF-8"));
  }
  text.resize((text.size() + 7) / 8 * 8, ' ');  // aligns the data
  std::string bytes;
  for (int i = 0; i < kLengthBytes; ++i) bytes.push_back(static_cast<char>(uint64_t{text.size()} >> (8 * i) & 0xff));
  bytes += text;
  size_t at = bytes.size();
  bytes.resize(at + static_cast<size_t>(data_bytes));
  for (const NamedTensor* named : sorted) {
    const Tensor& tensor = named->second;
    const int64_t size = tensor.numel() * ItemSize(tensor.dtype());
    const absl::StatusOr<Tensor> row_major =
        Tensor::TryFromStorage(Storage::Borrow(bytes.data() + at, size, nullptr), tensor.sizes(),
                               ContiguousStrides(tensor.sizes()), 0, tensor.dtype());
    BACKTAPE_CHECK(row_major.ok()) << row_major.status();
    CopyElements(tensor, *row_major);
    at += static_cast<size_t>(size);
  }
  return WriteWholeFile(path, bytes);
}

}  // namespace backtape
