#include "backtape/mpi/peer_processes.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cstring>
#include <fstream>
#include <optional>
#include <sstream>

#include "absl/strings/str_cat.h"

namespace backtape::mpi {
namespace {

struct ProcessState {
  char state = 0;  // 'Z' and 'X' for processes that have ended
  uint64_t start_time = 0;
};

// Reads /proc/PID/stat; nullopt if there is no such process.
std::optional<ProcessState> StateOf(int64_t pid) {
  std::ifstream file(absl::StrCat("/proc/", pid, "/stat"));
  std::string line;
  if (!std::getline(file, line)) return std::nullopt;
  // The second field, the program's name in parentheses, may contain anything.
  const size_t name_end = line.rfind(')');
  if (name_end == std::string::npos) return std::nullopt;
  std::istringstream fields(line.substr(name_end + 1));
  ProcessState state;
  fields >> state.state;  // field 3
  std::string skipped;
  for (int i = 4; i < 22; ++i) fields >> skipped;
  fields >> state.start_time;  // field 22
  return state;
}

template <size_t kSize>
void SetText(const std::string& text, char (&field)[kSize]) {
  std::strncpy(field, text.c_str(), kSize - 1);
}

bool IsOnThisMachine(const ProcessIdentity& process) {
  static const ProcessIdentity own = OwnIdentity();
  return own.boot[0] != 0 && std::strcmp(own.boot, process.boot) == 0 && own.pid_namespace == process.pid_namespace;
}

}  // namespace

ProcessIdentity OwnIdentity() {
  ProcessIdentity own;
  char host[64] = {};
  if (gethostname(host, sizeof(host) - 1) == 0) SetText(host, own.host);
  std::ifstream boot_file("/proc/sys/kernel/random/boot_id");
  std::string boot;
  std::getline(boot_file, boot);
  SetText(boot, own.boot);
  struct stat pid_namespace = {};
  if (stat("/proc/self/ns/pid", &pid_namespace) == 0) own.pid_namespace = pid_namespace.st_ino;
  own.pid = getpid();
  if (const std::optional<ProcessState> state = StateOf(own.pid)) own.start_time = state->start_time;
  return own;
}

std::string Describe(const ProcessIdentity& process) {
  return absl::StrCat("process ", process.pid, " on ", process.host);
}

bool HasEnded(const ProcessIdentity& process) {
  if (!IsOnThisMachine(process)) return false;
  const std::optional<ProcessState> state = StateOf(process.pid);
  return !state || state->state == 'Z' || state->state == 'X' || state->start_time != process.start_time;
}

}  // namespace backtape::mpi
