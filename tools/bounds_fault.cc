#include "backtape/tools/bounds_fault.h"

#include <signal.h>
#include <ucontext.h>
#include <unistd.h>

#include <iostream>
#include <optional>

#include "backtape/tools/command_line.h"

namespace backtape::tools {
namespace {

const NativeExecutable* watched = nullptr;

// The program is about to end, so calls that are unsafe in a signal handler do no further harm.
void ReportFault(int, siginfo_t* info, void* context) {
  const auto* registers = static_cast<const ucontext_t*>(context);
  const auto at = static_cast<uintptr_t>(registers->uc_mcontext.gregs[REG_RIP]);
  const std::optional<CodeLocation> place = watched->Describe(reinterpret_cast<const void*>(at));
  std::cerr << "graph-run: error: native code accessed memory outside of a value, at address " << info->si_addr << '\n';
  if (place) {
    std::cerr << "  in kernel " << place->kernel << ", instruction at byte " << place->offset << '\n';
    for (const std::string& node : place->nodes) std::cerr << "  for node " << node << '\n';
    for (const std::string& line : place->lines) std::cerr << "  at " << line << '\n';
  } else {
    std::cerr << "  not in generated code, but in oneDNN or in a kernel written in C++\n";
  }
  std::cerr << kReportBug << std::flush;
  _exit(kBug);
}

}  // namespace

void ReportFaultsIn(const NativeExecutable& executable) {
  watched = &executable;
  struct sigaction action = {};
  action.sa_sigaction = &ReportFault;
  action.sa_flags = SA_SIGINFO | SA_RESETHAND;
  sigaction(SIGSEGV, &action, nullptr);
}

}  // namespace backtape::tools
