#include "backtape/files/output_file.h"

#include <fcntl.h>
#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstring>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/files/temporary_names.h"

namespace backtape {
namespace {

constexpr int kMaxLinks = 40;  // Linux's limit
constexpr mode_t kPermissions = 07777;
constexpr mode_t kAnyWrite = 0222;

absl::Status CannotWrite(const std::string& path, absl::string_view why) {
  return absl::UnavailableError(absl::StrCat("cannot write ", path, ": ", why));
}

absl::Status CannotWrite(const std::string& path, int error) { return CannotWrite(path, std::strerror(error)); }

// "folder/" for "folder/name"; "" for a plain name.
std::string FolderOf(const std::string& path) { return path.substr(0, path.rfind('/') + 1); }

// True for any folder on the proc file system, under any name (/dev/fd is a link to /proc/self/fd).
bool IsInProc(const std::string& folder) {
  struct statfs status;
  return statfs(folder.empty() ? "." : folder.c_str(), &status) == 0 && status.f_type == PROC_SUPER_MAGIC;
}

struct Destination {
  std::string path;            // the end of the chain of links; the file need not exist
  bool is_descriptor = false;  // the chain passes through /proc: an open file (/dev/stdout), not a name
};

// Returns an empty path and sets errno on failure.
Destination FollowLinks(std::string path) {
  Destination destination;
  for (int i = 0; i < kMaxLinks; ++i) {
    struct stat status;
    const bool is_there = lstat(path.c_str(), &status) == 0;
    if (!is_there && errno != ENOENT) return {};
    if (!is_there || !S_ISLNK(status.st_mode)) {
      destination.path = std::move(path);
      return destination;
    }
    destination.is_descriptor |= IsInProc(FolderOf(path));
    char target[PATH_MAX];
    const ssize_t length = readlink(path.c_str(), target, sizeof target);
    if (length < 0) return {};
    const std::string next(target, static_cast<size_t>(length));
    path = next[0] == '/' ? next : absl::StrCat(FolderOf(path), next);
  }
  errno = ELOOP;
  return {};
}

// Returns 0 or an errno.
int WriteAll(int descriptor, absl::string_view content) {
  while (!content.empty()) {
    const ssize_t written = write(descriptor, content.data(), content.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    content.remove_prefix(static_cast<size_t>(written));
  }
  return 0;
}

// Writes and closes; returns 0 or an errno. Either call may report a full disk or an exceeded quota.
int WriteAndClose(int descriptor, absl::string_view content) {
  const int error = WriteAll(descriptor, content);
  const int closed = close(descriptor) == 0 ? 0 : errno;
  return error != 0 ? error : closed;
}

// Appends, because this reopens a redirected standard output, which may have content already.
absl::Status WriteThrough(const std::string& path, absl::string_view content) {
  const int descriptor = open(path.c_str(), O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC);
  if (descriptor < 0) return CannotWrite(path, errno);
  const int error = WriteAndClose(descriptor, content);
  return error == 0 ? absl::OkStatus() : CannotWrite(path, error);
}

// Unlinks its file on destruction unless the file was renamed.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& name) : name_(name), registered_(name, TemporaryName::Kind::kFile) {}
  ~TemporaryFile() {
    if (is_there_) unlink(name_.c_str());
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  // Creates the file with default permissions (the umask applies). Returns -1 and sets errno on failure.
  int Create() {
    const int descriptor = open(name_.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0666);
    is_there_ = descriptor >= 0;
    return descriptor;
  }
  int RenameTo(const std::string& path) {
    if (std::rename(name_.c_str(), path.c_str()) != 0) return errno;
    is_there_ = false;
    return 0;
  }

 private:
  std::string name_;
  TemporaryName registered_;
  bool is_there_ = false;
};

// `existing` is null for a new file; error messages name `shown`.
absl::Status Replace(const std::string& path, const std::string& shown, const struct stat* existing,
                     absl::string_view content) {
  static std::atomic<unsigned> counter{0};
  constexpr int kAttempts = 100;
  for (int i = 0; i < kAttempts; ++i) {
    TemporaryFile temporary(absl::StrCat(path, ".", getpid(), "-", counter++, ".tmp"));
    const int descriptor = temporary.Create();
    if (descriptor < 0 && errno == EEXIST) continue;
    if (descriptor < 0) return CannotWrite(shown, errno);
    if (existing != nullptr) {
      // Change the owner first, because that clears set-user-id bits. Only root can keep another user's ownership.
      if (fchown(descriptor, existing->st_uid, existing->st_gid) != 0 && geteuid() == 0) {
        const int error = errno;
        close(descriptor);
        return CannotWrite(shown, error);
      }
      if (fchmod(descriptor, existing->st_mode & kPermissions) != 0) {
        const int error = errno;
        close(descriptor);
        return CannotWrite(shown, error);
      }
    }
    if (const int error = WriteAndClose(descriptor, content); error != 0) return CannotWrite(shown, error);
    const int error = temporary.RenameTo(path);
    return error == 0 ? absl::OkStatus() : CannotWrite(shown, error);
  }
  return CannotWrite(shown, "the directory holds too many temporary files from other runs");
}

}  // namespace

absl::Status WriteWholeFile(const std::string& path, absl::string_view content) {
  if (path.empty()) return CannotWrite("\"\"", "the file name is empty");
  if (path.find('\0') != std::string::npos) {
    return CannotWrite(path.substr(0, path.find('\0')), "the file name has a null character after these characters");
  }
  const Destination destination = FollowLinks(path);
  if (destination.path.empty()) return CannotWrite(path, errno);
  struct stat existing;
  // Check the given path, because an open file may have no name of its own (a pipe).
  if (stat(path.c_str(), &existing) != 0) {
    if (errno != ENOENT) return CannotWrite(path, errno);
    return Replace(destination.path, path, nullptr, content);
  }
  if (S_ISDIR(existing.st_mode)) return CannotWrite(path, "it is a directory");
  if (!S_ISREG(existing.st_mode) || destination.is_descriptor) return WriteThrough(path, content);
  if ((existing.st_mode & kAnyWrite) == 0) return CannotWrite(path, "it is read-only");
  if (faccessat(AT_FDCWD, destination.path.c_str(), W_OK, AT_EACCESS) != 0) return CannotWrite(path, errno);
  return Replace(destination.path, path, &existing, content);
}

}  // namespace backtape
