#ifndef BACKTAPE_TENSOR_ZIP_ARCHIVE_H_
#define BACKTAPE_TENSOR_ZIP_ARCHIVE_H_

#include <cstdint>
#include <memory>
#include <string>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/tensor/byte_reader.h"

struct zip;

namespace backtape {

// A zip archive, read entry by entry. Entries may be stored or deflated.
class ZipArchive {
 public:
  static absl::StatusOr<ZipArchive> OpenFile(const std::string& path);
  // `bytes` must outlive the archive; `name` appears in error messages.
  static absl::StatusOr<ZipArchive> OpenBytes(absl::string_view bytes, const std::string& name);

  // The path or name, for error messages.
  const std::string& name() const { return name_; }
  int64_t num_entries() const;
  // The name of an entry as the archive spells it.
  absl::StatusOr<std::string> EntryName(int64_t index) const;

  // Calls `consume` with a reader for the entry's data and with their size, `bytes`. Then checks that `consume` read
  // all of them and that the checksum matches. Fails before the call if the compressed data are too short for the
  // stated size, so `consume` may allocate that much memory.
  absl::Status ReadEntry(int64_t index, absl::FunctionRef<absl::Status(ByteReader read, int64_t bytes)> consume) const;

 private:
  struct Discard {
    void operator()(zip* archive) const;
  };
  using Owned = std::unique_ptr<zip, Discard>;
  ZipArchive(Owned archive, std::string name) : archive_(std::move(archive)), name_(std::move(name)) {}

  Owned archive_;
  std::string name_;
};

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_ZIP_ARCHIVE_H_
