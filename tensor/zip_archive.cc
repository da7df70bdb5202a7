#include "backtape/tensor/zip_archive.h"

#include <zip.h>

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include "absl/cleanup/cleanup.h"
#include "absl/strings/str_cat.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

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

}  // namespace

void ZipArchive::Discard::operator()(zip* archive) const { zip_discard(archive); }

absl::StatusOr<ZipArchive> ZipArchive::OpenFile(const std::string& path) {
  int code = 0;
  Owned archive(zip_open(path.c_str(), ZIP_RDONLY, &code));
  if (archive != nullptr) return ZipArchive(std::move(archive), path);
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) {
    return absl::UnavailableError(absl::StrCat("cannot read ", path, ": it is a directory"));
  }
  if (code == ZIP_ER_NOZIP) {
    return absl::InvalidArgumentError(
        absl::StrCat("cannot read ", path,
                     ": expected a zip archive, as .npz files are; the file has another format or is incomplete"));
  }
  if (code == ZIP_ER_NOENT) return absl::ErrnoToStatus(ENOENT, absl::StrCat("cannot open ", path));
  return absl::InvalidArgumentError(absl::StrCat("cannot open ", path, ": ", ZipErrorText(code)));
}

absl::StatusOr<ZipArchive> ZipArchive::OpenBytes(absl::string_view bytes, const std::string& name) {
  zip_error_t error;
  zip_error_init(&error);
  const absl::Cleanup finish = [&error] { zip_error_fini(&error); };
  zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), /*freep=*/0, &error);
  Owned archive(source == nullptr ? nullptr : zip_open_from_source(source, ZIP_RDONLY, &error));
  if (archive != nullptr) return ZipArchive(std::move(archive), name);
  if (source != nullptr) zip_source_free(source);
  return absl::InvalidArgumentError(absl::StrCat("cannot open ", name, ": ", zip_error_strerror(&error)));
}

int64_t ZipArchive::num_entries() const { return zip_get_num_entries(archive_.get(), 0); }

absl::StatusOr<std::string> ZipArchive::EntryName(int64_t index) const {
  const char* name = zip_get_name(archive_.get(), static_cast<uint64_t>(index), 0);
  if (name == nullptr) return absl::InvalidArgumentError(zip_strerror(archive_.get()));
  return std::string(name);
}

absl::Status ZipArchive::ReadEntry(int64_t index,
                                   absl::FunctionRef<absl::Status(ByteReader read, int64_t bytes)> consume) const {
  zip_stat_t stat;
  if (zip_stat_index(archive_.get(), static_cast<uint64_t>(index), 0, &stat) != 0) {
    return absl::InvalidArgumentError(zip_strerror(archive_.get()));
  }
  if ((stat.valid & ZIP_STAT_SIZE) == 0 || stat.size > uint64_t{INT64_MAX}) {
    return absl::InvalidArgumentError("the archive does not state the size of the entry");
  }
  // Deflate expands by a factor of at most 1032. Check the stated size before allocating that much memory.
  constexpr uint64_t kMaxRatio = 1032;
  if ((stat.valid & ZIP_STAT_COMP_SIZE) != 0 && stat.size / kMaxRatio > stat.comp_size + 1) {
    return absl::InvalidArgumentError(absl::StrCat("the archive states ", stat.size, " bytes for an entry of ",
                                                   stat.comp_size, " compressed bytes, which is impossible"));
  }
  const std::unique_ptr<zip_file_t, CloseFile> file(zip_fopen_index(archive_.get(), static_cast<uint64_t>(index), 0));
  if (file == nullptr) return absl::InvalidArgumentError(zip_strerror(archive_.get()));
  uint64_t offset = 0;
  const auto read = [&](char* destination, int64_t n) -> absl::Status {
    const int64_t done = zip_fread(file.get(), destination, static_cast<uint64_t>(n));
    if (done < 0) {
      return absl::DataLossError(absl::StrCat("byte ", offset, ": ", zip_file_strerror(file.get())));
    }
    if (done != n) {
      return absl::DataLossError(absl::StrCat("byte ", offset + done, ": expected ", n - done,
                                              n - done == 1 ? " more byte" : " more bytes",
                                              ", found the end of the entry"));
    }
    offset += static_cast<uint64_t>(n);
    return absl::OkStatus();
  };
  BACKTAPE_RETURN_IF_ERROR(consume(read, static_cast<int64_t>(stat.size)));
  // libzip compares the checksum only when a read reaches the end.
  char beyond = 0;
  const int64_t more = zip_fread(file.get(), &beyond, 1);
  if (more < 0) return absl::DataLossError(zip_file_strerror(file.get()));
  if (more > 0) {
    return absl::DataLossError(absl::StrCat("expected the end of the entry after ", offset, " bytes, found more"));
  }
  return absl::OkStatus();
}

}  // namespace backtape
