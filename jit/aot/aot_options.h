#ifndef BACKTAPE_JIT_AOT_AOT_OPTIONS_H_
#define BACKTAPE_JIT_AOT_AOT_OPTIONS_H_

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>

#include "absl/container/btree_map.h"
#include "backtape/autograd/capture/backward_program.h"
#include "backtape/jit/backward_compiler.h"
#include "backtape/jit/program_checks.h"
#include "backtape/passes/partition/partition_joint.h"

// Options and statistics of an AotFunction (jit/aot_function.h).
namespace backtape {

struct AotOptions {
  EngineOptions engine = {};
  // How to choose the values that the forward saves for the backward.
  PartitionOptions partition = {.strategy = PartitionStrategy::kMinCut};
  // If set, these compile the graphs; otherwise CompileGraph does, with `engine`.
  GraphCompiler compile_forward = {};
  GraphCompiler compile_backward = {};
  // Receives warnings; if empty, they are printed to standard error.
  std::function<void(const std::string& text)> warn = {};
  // Maximum number of compiled versions that are kept.
  size_t max_specialisations = 8;
  // Computes random numbers from inputs of the graphs (passes/aot/functionalize_random.h). The numbers are the same,
  // and the backward may repeat the calls that draw them instead of saving their results. A function runs eagerly if
  // that pass does not support all its random calls.
  bool functional_random = false;
  // Tape nodes keep the arguments that the gradients depend on. Only backwards with create_graph need all of them; if
  // false, these backwards throw.
  bool keeps_arguments = true;
  // When to trace the program again, to check that it has not changed.
  StepChecks checks = StepChecks::kDoubling;
};

struct AotStats {
  int64_t forward_compiles = 0;
  // Calls of the compiler, failed ones included. Backward may run on any thread.
  std::atomic<int64_t> backward_compiles = 0;
  int64_t hits = 0;    // calls for which a version existed, eager ones included
  int64_t checks = 0;  // calls that traced the program again, to see whether it is still the same
  // Calls that ran the program eagerly, by reason.
  int64_t eager_runs = 0;
  absl::btree_map<std::string, int64_t> eager_reasons = {};
};

}  // namespace backtape

#endif  // BACKTAPE_JIT_AOT_AOT_OPTIONS_H_
