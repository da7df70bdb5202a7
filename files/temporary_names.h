#ifndef BACKTAPE_FILES_TEMPORARY_NAMES_H_
#define BACKTAPE_FILES_TEMPORARY_NAMES_H_

#include <cstddef>
#include <string>

namespace backtape {

// Registers the name of a temporary file or folder for as long as it lives, so that a signal handler can remove it
// (RemoveTemporaryFiles). Make it before the file: the name is what is registered. A name that does not fit into the
// fixed table (64 names of up to 4095 bytes) is not registered; then a signal leaves the file behind.
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

// Unlinks the registered files, then removes the registered folders where they are empty. Async-signal-safe; for the
// handlers of signals that end the program. Libraries install no handlers.
void RemoveTemporaryFiles();

}  // namespace backtape

#endif  // BACKTAPE_FILES_TEMPORARY_NAMES_H_
