#include "backtape/tensor/npz.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zip.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <set>

#include "absl/cleanup/cleanup.h"
#include "absl/strings/escaping.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/tensor/npy.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

constexpr absl::string_view kSuffix = ".npy";
// MS-DOS's date of 1 January 1980, the earliest of the format.
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

absl::StatusOr<Archive> Open(const std::string& path, int flags) {
  int code = 0;
  zip_t* archive = zip_open(path.c_str(), flags, &code);
  if (archive != nullptr) return Archive(archive);
  const std::string message = absl::StrCat("can't open ", path, ": ", ZipErrorText(code));
  return code == ZIP_ER_NOENT ? absl::NotFoundError(message) : absl::InvalidArgumentError(message);
}

absl::StatusOr<NamedTensor> ReadEntry(zip_t* archive, uint64_t index, const zip_stat_t& stat) {
  const absl::string_view name = stat.name;
  if (!absl::EndsWith(name, kSuffix)) return absl::InvalidArgumentError("expected an array, named *.npy");
  if ((stat.valid & ZIP_STAT_SIZE) == 0 || stat.size > uint64_t{INT64_MAX}) {
    return absl::InvalidArgumentError("the archive doesn't say the entry's size");
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
          absl::StrCat("byte ", offset + done, ": expected ", n - done, " bytes more, found the end of the entry"));
    }
    offset += static_cast<uint64_t>(n);
    return absl::OkStatus();
  };
  BACKTAPE_ASSIGN_OR_RETURN(Tensor tensor, ReadNpyFrom(read, static_cast<int64_t>(stat.size)));
  // Reading on to the end is what makes libzip compare the checksum.
  char beyond = 0;
  const int64_t more = zip_fread(file.get(), &beyond, 1);
  if (more < 0) return absl::DataLossError(zip_file_strerror(file.get()));
  if (more > 0) {
    return absl::DataLossError(absl::StrCat("expected the end of the entry after ", offset, " bytes, found more"));
  }
  return NamedTensor(std::string(absl::StripSuffix(name, kSuffix)), std::move(tensor));
}

// A file that didn't exist, with the permissions that any new file gets (which mkstemp's hasn't).
absl::StatusOr<std::string> CreateBeside(const std::string& path) {
  constexpr int kAttempts = 1000;
  for (int i = 0; i < kAttempts; ++i) {
    std::string name = absl::StrCat(path, ".", getpid(), "-", i, ".tmp");
    const int descriptor = open(name.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0666);
    if (descriptor >= 0) {
      close(descriptor);
      return name;
    }
    if (errno != EEXIST) return absl::ErrnoToStatus(errno, absl::StrCat("can't create ", name));
  }
  return absl::AlreadyExistsError(absl::StrCat("can't create a temporary file beside ", path));
}

absl::Status WriteBytes(const std::string& path, absl::string_view bytes) {
  std::FILE* file = std::fopen(path.c_str(), "wb");
  if (file == nullptr) return absl::ErrnoToStatus(errno, "can't open it");
  const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
  if (std::fclose(file) != 0 || !written) return absl::ErrnoToStatus(errno, "can't write it");
  return absl::OkStatus();
}

// Adds the entries and writes the archive. `contents` must outlive the call: libzip reads them when it closes.
absl::Status WriteArchive(const std::string& file, const std::vector<std::pair<std::string, std::string>>& contents,
                          const WriteNpzOptions& options) {
  // libzip deletes an archive that has no entries; this is all that one consists of.
  if (contents.empty()) return WriteBytes(file, absl::string_view("PK\5\6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 22));
  BACKTAPE_ASSIGN_OR_RETURN(Archive archive, Open(file, ZIP_TRUNCATE));
  const auto error = [&] { return absl::UnknownError(zip_strerror(archive.get())); };
  for (const auto& [name, bytes] : contents) {
    zip_source_t* source = zip_source_buffer(archive.get(), bytes.data(), bytes.size(), /*freep=*/0);
    if (source == nullptr) return error();
    const int64_t index = zip_file_add(archive.get(), name.c_str(), source, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
      zip_source_free(source);
      return error();
    }
    const auto entry = static_cast<uint64_t>(index);
    const int method = options.deflate ? ZIP_CM_DEFLATE : ZIP_CM_STORE;
    if (zip_set_file_compression(archive.get(), entry, method, 0) != 0 ||
        zip_file_set_dostime(archive.get(), entry, 0, kFixedDate, 0) != 0) {
      return error();
    }
  }
  if (zip_close(archive.get()) != 0) return error();
  (void)archive.release();  // closed above
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<std::vector<NamedTensor>> ReadNpz(const std::string& path) {
  BACKTAPE_ASSIGN_OR_RETURN(const Archive archive, Open(path, ZIP_RDONLY));
  const int64_t num_entries = zip_get_num_entries(archive.get(), 0);
  std::vector<NamedTensor> tensors;
  std::set<std::string> names;
  std::vector<absl::Status> problems;
  std::string report;
  const auto add_problem = [&](absl::string_view entry, const absl::Status& status) {
    problems.push_back(status);
    absl::StrAppend(&report, "\n  ", absl::Utf8SafeCHexEscape(entry), ": ", status.message());
  };
  for (int64_t i = 0; i < num_entries; ++i) {
    const auto index = static_cast<uint64_t>(i);
    zip_stat_t stat;
    if (zip_stat_index(archive.get(), index, 0, &stat) != 0 || (stat.valid & ZIP_STAT_NAME) == 0) {
      add_problem(absl::StrCat("entry ", i), absl::InvalidArgumentError(zip_strerror(archive.get())));
      continue;
    }
    absl::StatusOr<NamedTensor> tensor = ReadEntry(archive.get(), index, stat);
    if (!tensor.ok()) {
      add_problem(stat.name, tensor.status());
    } else if (!names.insert(tensor->first).second) {
      add_problem(stat.name, absl::InvalidArgumentError("the archive has several entries of this name"));
    } else {
      tensors.push_back(*std::move(tensor));
    }
  }
  if (!problems.empty()) {
    return absl::Status(problems[0].code(),
                        absl::StrCat(path, ": can't read ", problems.size(), " of ", num_entries, " entries:", report));
  }
  return tensors;
}

absl::Status WriteNpz(const std::string& path, absl::Span<const NamedTensor> tensors, const WriteNpzOptions& options) {
  struct stat existing;
  if (stat(path.c_str(), &existing) == 0 && !S_ISREG(existing.st_mode)) {
    return absl::InvalidArgumentError(absl::StrCat("can't write ", path, ": it is not a regular file"));
  }
  std::vector<std::pair<std::string, std::string>> contents;
  contents.reserve(tensors.size());
  std::set<absl::string_view> names;
  for (const auto& [name, tensor] : tensors) {
    if (name.empty() || !names.insert(name).second) {
      return absl::InvalidArgumentError(absl::StrCat("can't write ", path, ": expected names that differ, found \"",
                                                     absl::Utf8SafeCHexEscape(name), "\"",
                                                     name.empty() ? "" : " twice"));
    }
    if (!tensor.defined()) {
      return absl::InvalidArgumentError(absl::StrCat("can't write ", path, ": the tensor ", name, " is undefined"));
    }
    contents.emplace_back(absl::StrCat(name, kSuffix), FormatNpy(tensor));
  }
  BACKTAPE_ASSIGN_OR_RETURN(const std::string temporary, CreateBeside(path));
  absl::Cleanup remove = [&] { unlink(temporary.c_str()); };
  if (const absl::Status status = WriteArchive(temporary, contents, options); !status.ok()) {
    return absl::Status(status.code(), absl::StrCat("can't write ", path, ": ", status.message()));
  }
  if (std::rename(temporary.c_str(), path.c_str()) != 0) {
    return absl::ErrnoToStatus(errno, absl::StrCat("can't write ", path));
  }
  std::move(remove).Cancel();
  return absl::OkStatus();
}

}  // namespace backtape
