#include "backtape/tensor/npz.h"

#include <zip.h>

#include <cstdint>
#include <memory>
#include <set>

#include "absl/cleanup/cleanup.h"
#include "absl/strings/escaping.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/files/output_file.h"
#include "backtape/tensor/npy.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

constexpr absl::string_view kSuffix = ".npy";
// 1 January 1980 in MS-DOS format, the earliest date that it can represent.
constexpr uint16_t kFixedDate = (1 << 5) | 1;

struct Discard {
  void operator()(zip_t* archive) const { zip_discard(archive); }
};
using Archive = std::unique_ptr<zip_t, Discard>;

struct CloseFile {
  void operator()(zip_file_t* file) const { zip_fclose(file); }
};

std::string ZipErrorText(int code) {
  zip_error_t error;
  zip_error_init_with_code(&error, code);
  std::string text = zip_error_strerror(&error);
  zip_error_fini(&error);
  return text;
}

absl::StatusOr<NamedTensor> ReadEntry(zip_t* archive, uint64_t index, const zip_stat_t& stat) {
  const absl::string_view name = stat.name;
  if (!absl::EndsWith(name, kSuffix)) return absl::InvalidArgumentError("expected an array, named *.npy");
  if ((stat.valid & ZIP_STAT_SIZE) == 0 || stat.size > uint64_t{INT64_MAX}) {
    return absl::InvalidArgumentError("the archive does not state the size of the entry");
  }
  // Deflate expands by a factor of at most 1032. Check the stated size before allocating that much memory.
  constexpr uint64_t kMaxRatio = 1032;
  if ((stat.valid & ZIP_STAT_COMP_SIZE) != 0 && stat.size / kMaxRatio > stat.comp_size + 1) {
    return absl::InvalidArgumentError(absl::StrCat("the archive states ", stat.size, " bytes for an entry of ",
                                                   stat.comp_size, " compressed bytes, which is impossible"));
  }
  const std::unique_ptr<zip_file_t, CloseFile> file(zip_fopen_index(archive, index, 0));
  if (file == nullptr) return absl::InvalidArgumentError(zip_strerror(archive));
  uint64_t offset = 0;
  const auto read = [&](char* destination, int64_t n) -> absl::Status {
    const int64_t done = zip_fread(file.get(), destination, static_cast<uint64_t>(n));
    if (done < 0) {
      return absl::DataLossError(absl::StrCat("byte ", offset, ": ", zip_file_strerror(file.get())));
    }
    if (done != n) {
      return absl::DataLossError(
          absl::StrCat("byte ", offset + done, ": expected ", n - done, " more bytes, found the end of the entry"));
    }
    offset += static_cast<uint64_t>(n);
    return absl::OkStatus();
  };
  BACKTAPE_ASSIGN_OR_RETURN(Tensor tensor, ReadNpyFrom(read, static_cast<int64_t>(stat.size)));
  // libzip compares the checksum only when a read reaches the end.
  char beyond = 0;
  const int64_t more = zip_fread(file.get(), &beyond, 1);
  if (more < 0) return absl::DataLossError(zip_file_strerror(file.get()));
  if (more > 0) {
    return absl::DataLossError(absl::StrCat("expected the end of the entry after ", offset, " bytes, found more"));
  }
  return NamedTensor(std::string(absl::StripSuffix(name, kSuffix)), std::move(tensor));
}

struct FreeSource {
  void operator()(zip_source_t* source) const { zip_source_free(source); }
};

// Returns everything that was written to `source`.
absl::StatusOr<std::string> BytesOf(zip_source_t* source) {
  const auto error = [&] { return absl::UnknownError(zip_error_strerror(zip_source_error(source))); };
  zip_stat_t stat;
  if (zip_source_stat(source, &stat) != 0 || (stat.valid & ZIP_STAT_SIZE) == 0) return error();
  if (zip_source_open(source) != 0) return error();
  const absl::Cleanup close = [source] { zip_source_close(source); };
  std::string bytes(stat.size, '\0');
  for (size_t done = 0; done < bytes.size();) {
    const int64_t read = zip_source_read(source, bytes.data() + done, bytes.size() - done);
    if (read <= 0) return error();
    done += static_cast<size_t>(read);
  }
  return bytes;
}

// Builds an archive in memory, because libzip would create temporary files that a signal leaves in place.
absl::StatusOr<std::string> FormatArchive(const std::vector<std::pair<std::string, std::string>>& contents,
                                          const WriteNpzOptions& options) {
  // libzip deletes an archive without entries. These 22 bytes are a complete empty archive.
  if (contents.empty()) return std::string("PK\5\6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 22);
  zip_error_t error;
  zip_error_init(&error);
  const absl::Cleanup finish = [&error] { zip_error_fini(&error); };
  const std::unique_ptr<zip_source_t, FreeSource> target(zip_source_buffer_create(nullptr, 0, 0, &error));
  if (target == nullptr) return absl::UnknownError(zip_error_strerror(&error));
  zip_source_keep(target.get());  // the archive owns one reference
  Archive archive(zip_open_from_source(target.get(), ZIP_TRUNCATE, &error));
  if (archive == nullptr) {
    zip_source_free(target.get());
    return absl::UnknownError(zip_error_strerror(&error));
  }
  const auto archive_error = [&] { return absl::UnknownError(zip_strerror(archive.get())); };
  for (const auto& [name, bytes] : contents) {
    zip_source_t* source = zip_source_buffer(archive.get(), bytes.data(), bytes.size(), /*freep=*/0);
    if (source == nullptr) return archive_error();
    const int64_t index = zip_file_add(archive.get(), name.c_str(), source, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
      zip_source_free(source);
      return archive_error();
    }
    const auto entry = static_cast<uint64_t>(index);
    const int method = options.deflate ? ZIP_CM_DEFLATE : ZIP_CM_STORE;
    if (zip_set_file_compression(archive.get(), entry, method, 0) != 0 ||
        zip_file_set_dostime(archive.get(), entry, 0, kFixedDate, 0) != 0) {
      return archive_error();
    }
  }
  if (zip_close(archive.get()) != 0) return archive_error();
  (void)archive.release();  // closed above
  return BytesOf(target.get());
}

absl::StatusOr<Archive> OpenFile(const std::string& path) {
  int code = 0;
  zip_t* archive = zip_open(path.c_str(), ZIP_RDONLY, &code);
  if (archive != nullptr) return Archive(archive);
  const std::string message = absl::StrCat("can't open ", path, ": ", ZipErrorText(code));
  return code == ZIP_ER_NOENT ? absl::NotFoundError(message) : absl::InvalidArgumentError(message);
}

absl::StatusOr<Archive> OpenBytes(absl::string_view bytes, const std::string& name) {
  zip_error_t error;
  zip_error_init(&error);
  const absl::Cleanup finish = [&error] { zip_error_fini(&error); };
  zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), /*freep=*/0, &error);
  zip_t* archive = source == nullptr ? nullptr : zip_open_from_source(source, ZIP_RDONLY, &error);
  if (archive != nullptr) return Archive(archive);
  if (source != nullptr) zip_source_free(source);
  return absl::InvalidArgumentError(absl::StrCat("can't open ", name, ": ", zip_error_strerror(&error)));
}

// Reads the arrays of an open archive; `path` appears in error messages.
absl::StatusOr<std::vector<NamedTensor>> ReadArchive(zip_t* archive, const std::string& path) {
  const int64_t num_entries = zip_get_num_entries(archive, 0);
  std::vector<NamedTensor> tensors;
  std::set<std::string> names;
  absl::Status first;
  int64_t num_problems = 0;
  std::string report;
  const auto add_problem = [&](absl::string_view entry, const absl::Status& status) {
    constexpr int64_t kMaxReported = 20;
    first.Update(status);
    if (++num_problems > kMaxReported) return;
    absl::StrAppend(&report, "\n  ", absl::Utf8SafeCHexEscape(entry), ": ", status.message());
    if (num_problems == kMaxReported) absl::StrAppend(&report, "\n  (later ones are not listed)");
  };
  for (int64_t i = 0; i < num_entries; ++i) {
    const auto index = static_cast<uint64_t>(i);
    zip_stat_t stat;
    if (zip_stat_index(archive, index, 0, &stat) != 0 || (stat.valid & ZIP_STAT_NAME) == 0) {
      add_problem(absl::StrCat("entry ", i), absl::InvalidArgumentError(zip_strerror(archive)));
      continue;
    }
    absl::StatusOr<NamedTensor> tensor = ReadEntry(archive, index, stat);
    if (!tensor.ok()) {
      add_problem(stat.name, tensor.status());
    } else if (!names.insert(tensor->first).second) {
      add_problem(stat.name, absl::InvalidArgumentError("the archive has several entries with this name"));
    } else {
      tensors.push_back(*std::move(tensor));
    }
  }
  if (num_problems == 0) return tensors;
  return absl::Status(first.code(),
                      absl::StrCat(path, ": can't read ", num_problems, " of ", num_entries, " entries:", report));
}

}  // namespace

absl::StatusOr<std::vector<NamedTensor>> ReadNpz(const std::string& path) {
  BACKTAPE_ASSIGN_OR_RETURN(const Archive archive, OpenFile(path));
  return ReadArchive(archive.get(), path);
}

absl::StatusOr<std::vector<NamedTensor>> ReadNpzBytes(absl::string_view bytes, const std::string& name) {
  BACKTAPE_ASSIGN_OR_RETURN(const Archive archive, OpenBytes(bytes, name));
  return ReadArchive(archive.get(), name);
}

absl::Status WriteNpz(const std::string& path, absl::Span<const NamedTensor> tensors, const WriteNpzOptions& options) {
  std::vector<std::pair<std::string, std::string>> contents;
  contents.reserve(tensors.size());
  std::set<absl::string_view> names;
  for (const auto& [name, tensor] : tensors) {
    if (name.empty() || !names.insert(name).second) {
      return absl::InvalidArgumentError(
          absl::StrCat("can't write ", path, ": expected distinct, non-empty names, found \"",
                       absl::Utf8SafeCHexEscape(name), "\"", name.empty() ? "" : " twice"));
    }
    if (!tensor.defined()) {
      return absl::InvalidArgumentError(absl::StrCat("can't write ", path, ": the tensor ", name, " is undefined"));
    }
    contents.emplace_back(absl::StrCat(name, kSuffix), FormatNpy(tensor));
  }
  absl::StatusOr<std::string> archive = FormatArchive(contents, options);
  if (!archive.ok()) {
    return absl::Status(archive.status().code(), absl::StrCat("can't write ", path, ": ", archive.status().message()));
  }
  contents.clear();
  return WriteWholeFile(path, *archive);
}

}  // namespace backtape
