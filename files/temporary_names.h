#ifndef BACKTAPE_FILES_TEMPORARY_NAMES_H_
#define BACKTAPE_FILES_TEMPORARY_NAMES_H_

#include <cstddef>
#include <string>

namespace backtape {

// Keeps the name of a temporary file or folder registered during its lifetime, so that a signal handler can remove the
// file (RemoveTemporaryFiles). Create it before the file. The table is fixed: 64 names of up to 4095 bytes. A name that
// does not fit is not registered, and a signal then leaves that file in place.
class TemporaryName {
 public:
  enum class Kind : char { kFile, kFolder };

  TemporaryName(const std::string& path, Kind kind);
  ~TemporaryName();
  TemporaryName(const TemporaryName&) = delete;
  TemporaryName& operator=(const TemporaryName&) = delete;

  static constexpr size_t kMaxNames = 64;

 private:
  size_t slot_;  // kMaxNames: not registered
};

// Unlinks the registered files, then removes the registered folders that are empty. Async-signal-safe; meant for
// handlers of signals that end the program. Libraries install no handlers.
void RemoveTemporaryFiles();

}  // namespace backtape

#endif  // BACKTAPE_FILES_TEMPORARY_NAMES_H_
