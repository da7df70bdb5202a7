#ifndef BACKTAPE_MPI_PEER_PROCESSES_H_
#define BACKTAPE_MPI_PEER_PROCESSES_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/types/span.h"

namespace backtape::mpi {

// Identifies a process, also for other processes of the same machine. Plain bytes, which ranks exchange.
struct ProcessIdentity {
  char host[64] = {};          // for messages
  char boot[40] = {};          // differs between machines and boots
  uint64_t pid_namespace = 0;  // process ids of different namespaces (containers) are unrelated
  int64_t pid = 0;
  uint64_t start_time = 0;  // differs from that of a later process with the same id
};

ProcessIdentity OwnIdentity();

// "process 123 on host".
std::string Describe(const ProcessIdentity& process);

// Whether the process is known to have ended. False for processes of other machines or containers.
bool HasEnded(const ProcessIdentity& process);

}  // namespace backtape::mpi

#endif  // BACKTAPE_MPI_PEER_PROCESSES_H_
