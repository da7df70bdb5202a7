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
#include "backtape/tensor/out_of_memory.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tensor/zip_archive.h"

namespace backtape {
namespace {

constexpr absl::string_view kSuffix = ".npy";
// 1 January 1980 in MS-DOS format, the earliest date that it can represent.
constexpr uint16_t kFixedDate = (1 << 5) | 1;

struct DiscardArchive {
  void operator()(zip_t* archive) const { zip_discard(archive); }
};

absl::StatusOr<Tensor> ReadArray(const ZipArchive& archive, int64_t index, absl::string_view name) {
  if (!absl::EndsWith(name, kSuffix))
    return absl::InvalidArgumentError("not an array: expected a name that ends in .npy");
  Tensor tensor;
  BACKTAPE_RETURN_IF_ERROR(archive.ReadEntry(index, [&tensor](ByteReader read, int64_t bytes) -> absl::Status {
    BACKTAPE_ASSIGN_OR_RETURN(tensor, ReadNpyFrom(read, bytes));
    return absl::OkStatus();
  }));
  return tensor;
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

// Builds an archive in memory, because libzip would create temporary files, which would remain if a signal
// ended the program.
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
  std::unique_ptr<zip_t, DiscardArchive> archive(zip_open_from_source(target.get(), ZIP_TRUNCATE, &error));
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

absl::StatusOr<std::vector<NamedTensor>> ReadArchive(const ZipArchive& archive) {
  const int64_t num_entries = archive.num_entries();
  std::vector<NamedTensor> tensors;
  std::set<std::string> names;
  absl::Status first;
  int64_t num_problems = 0;
  std::string report;
  constexpr int64_t kMaxReported = 20;
  const auto add_problem = [&](absl::string_view entry, const absl::Status& status) {
    first.Update(status);
    if (++num_problems > kMaxReported) return;
    absl::StrAppend(&report, "\n  ", absl::Utf8SafeCHexEscape(entry), ": ", status.message());
  };
  for (int64_t i = 0; i < num_entries; ++i) {
    const absl::StatusOr<std::string> entry = archive.EntryName(i);
    if (!entry.ok()) {
      add_problem(absl::StrCat("entry ", i), entry.status());
      continue;
    }
    absl::StatusOr<Tensor> tensor = ReadArray(archive, i, *entry);
    if (!tensor.ok()) {
      add_problem(*entry, tensor.status());
    } else if (std::string name(absl::StripSuffix(*entry, kSuffix)); !names.insert(name).second) {
      add_problem(*entry, absl::InvalidArgumentError("the archive has several entries with this name"));
    } else {
      tensors.emplace_back(std::move(name), *std::move(tensor));
    }
  }
  if (num_problems == 0) return tensors;
  if (num_problems > kMaxReported) absl::StrAppend(&report, "\n  and ", num_problems - kMaxReported, " more");
  return absl::Status(first.code(), absl::StrCat(archive.name(), ": cannot read ", num_problems, " of ", num_entries,
                                                 " entries:", report));
}

}  // namespace

absl::StatusOr<std::vector<NamedTensor>> ReadNpz(const std::string& path) {
  return StatusIfOutOfMemory([&]() -> absl::StatusOr<std::vector<NamedTensor>> {
    BACKTAPE_ASSIGN_OR_RETURN(const ZipArchive archive, ZipArchive::OpenFile(path));
    return ReadArchive(archive);
  });
}

absl::StatusOr<std::vector<NamedTensor>> ReadNpzBytes(absl::string_view bytes, const std::string& name) {
  return StatusIfOutOfMemory([&]() -> absl::StatusOr<std::vector<NamedTensor>> {
    BACKTAPE_ASSIGN_OR_RETURN(const ZipArchive archive, ZipArchive::OpenBytes(bytes, name));
    return ReadArchive(archive);
  });
}

absl::Status WriteNpz(const std::string& path, absl::Span<const NamedTensor> tensors, const WriteNpzOptions& options) {
  std::vector<std::pair<std::string, std::string>> contents;
  contents.reserve(tensors.size());
  std::set<absl::string_view> names;
  for (const auto& [name, tensor] : tensors) {
    if (name.empty() || !names.insert(name).second) {
      return absl::InvalidArgumentError(
          absl::StrCat("cannot write ", path, ": expected distinct, non-empty names, found \"",
                       absl::Utf8SafeCHexEscape(name), "\"", name.empty() ? "" : " twice"));
    }
    if (!tensor.defined()) {
      return absl::InvalidArgumentError(absl::StrCat("cannot write ", path, ": the tensor ", name, " is undefined"));
    }
    contents.emplace_back(absl::StrCat(name, kSuffix), FormatNpy(tensor));
  }
  absl::StatusOr<std::string> archive = FormatArchive(contents, options);
  if (!archive.ok()) {
    return absl::Status(archive.status().code(), absl::StrCat("cannot write ", path, ": ", archive.status().message()));
  }
  contents.clear();
  return WriteWholeFile(path, *archive);
}

}  // namespace backtape
