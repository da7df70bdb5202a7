#ifndef BACKTAPE_JIT_COMPILER_H_
#define BACKTAPE_JIT_COMPILER_H_

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/interp/executable.h"
#include "backtape/interp/kernel.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/tensor/flag.h"

namespace backtape {

// The instruction set of native code.
enum class NativeCpu : uint8_t { kHost /* the best one of this CPU */, kAvx2, kAvx512 };
// Accepts "host" (or ""), "avx2" and "avx512"; returns nullopt for other names.
std::optional<NativeCpu> NativeCpuFromName(absl::string_view name);

namespace jit {
class ThreadPool;
}  // namespace jit

// Threads that executables may share. `num_threads` counts the caller of a run; the others are started by the first run
// that can use them.
std::shared_ptr<jit::ThreadPool> MakeThreadPool(int num_threads);

struct NativeOptions {
  // 0 means as many as `thread_pool` has, or as the machine has if there is none. Results are bitwise equal for any
  // number.
  int num_threads = 0;
  // The threads that help the caller of a run. If null, all executables of the process with the same
  // number of threads share a pool, which is destroyed with the last of them. Runs that share a pool do not wait for
  // each other: while the workers are busy with one run, the others use only their callers' threads.
  std::shared_ptr<jit::ThreadPool> thread_pool = nullptr;
  NativeCpu cpu = NativeCpu::kHost;
  // For debugging native code: reference_kernels runs fused kernels element by element instead of as machine code;
  // poison_dead_memory fills memory with NaNs after its last read; own_memory gives each value separate memory.
  bool reference_kernels = false;
  bool poison_dead_memory = false;
  bool own_memory = false;
  // Runs everything twice on copies of the inputs, with every input, output and intermediate value between inaccessible
  // pages: first with its beginning next to such a page, then with its end. Machine code that reads or writes beyond a
  // value terminates the program with a segmentation fault; a write to other bytes of the pages of an output or an
  // intermediate value is an Internal error.
  bool check_bounds = false;
  // Keeps the memory of intermediate values and outputs for later runs. If false, each run allocates this memory and
  // frees what it does not return. This suits the pieces of a program, which would otherwise all keep memory at the
  // same time.
  bool keep_memory = true;
  // For tests: divides even the smallest kernels among all threads, which is slower.
  bool share_small_work = false;
  // The reference kernels of ops without a native form, indexed by OpSchema::id. Pass the tables of a library that
  // extends the builtin one to run its ops too.
  KernelTable kernels = BuiltinKernels();
  ShapeRuleTable shape_rules = BuiltinShapeRules();
  // The report then includes each step's minimum time over all runs.
  bool time_steps = false;
  // Keeps the listings that NativeExecutable::CodeListing returns.
  bool keep_listings = false;
  // Adds the executable's code to /tmp/perf-PID.map, where `perf` looks up the names of JIT code: one entry, with the
  // user's source line, for each range of a kernel that belongs to one node.
  bool perf_map = false;
};

// The kernel, nodes and source lines to which a machine address belongs.
struct CodeLocation {
  std::string kernel;
  size_t offset = 0;  // relative to the kernel's first instruction
  // The nodes that the instruction at the address computes, "%mul (aten.mul.Tensor)", and their source lines without
  // duplicates. Several nodes if kernels with the same text share their code; for loop control, all nodes of the
  // kernel.
  std::vector<std::string> nodes;
  std::vector<std::string> lines;
};

// One step of an executable.
struct StepReport {
  enum class Kind : uint8_t { kKernel, kDense, kFallback };
  Kind kind = Kind::kKernel;
  std::string name;                  // the kernel's name, or the implementation that was chosen
  std::vector<std::string> nodes;    // the computed nodes in graph order, with the planner's names
  std::vector<std::string> origins;  // the nodes of the original graph from which they were made; set after a run
  std::vector<std::string> lines;    // source lines of these nodes, without duplicates
  int64_t bytes = 0;                 // read and written, each element once; for the sizes of the last run
  int64_t flops = 0;
  double microseconds = -1;  // minimum over all runs; -1 if steps are not timed
};

// How a graph was compiled and, after a run, the cost of its steps.
struct CompileReport {
  std::string engine;  // "avx512, library: oneDNN 2.6.3, threads: 2", or why the interpreter runs the graph
  bool is_native = true;
  std::string interpreter_reason;  // why is_native is false
  double compile_ms = 0;
  int num_nodes = 0;             // nodes of the given graph
  int num_compiled_kernels = 0;  // distinct machine-code kernels; runs with other sizes do not add any
  int64_t code_bytes = 0;
  int64_t arena_bytes = 0;  // for the sizes of the last run
  // Runs by the interpreter because the plan does not cover their sizes (for example a symbolic size of 1 that
  // broadcasts) or the storages of their inputs, or because memory ran out.
  int64_t num_interpreted_runs = 0;
  // Runs that used a kernel other than reference kernels. For a graph in pieces, num_interpreted_runs and
  // num_native_runs count the runs of pieces.
  int64_t num_native_runs = 0;
  std::vector<StepReport> steps;
  // For a graph in pieces: calls that run between native pieces, each on a reference kernel. Not in `steps`.
  int num_separate_calls = 0;
  std::vector<std::string> fallback_nodes;  // nodes on reference kernels: "%topk (aten.topk.default)"
  // Measured speeds of the machine, set by the caller; 0 if unknown. Together with step times they show how close each
  // step is to the minimum time for its memory traffic or arithmetic.
  double bytes_per_second = 0;
  double flops_per_second = 0;

  // The text that `graph-run --report` prints: a summary, then a table with one block per step.
  std::string ToString() const;
};

// A graph compiled by CompileNative. Runs may be concurrent.
class NativeExecutable : public Executable {
 public:
  using Executable::Run;
  virtual CompileReport Report() const = 0;
  // Frees what is cached to make later runs faster: memory for intermediate values and outputs (for up to eight
  // concurrent callers), and the data of each set of sizes. The next run allocates it again. Runs in progress are not
  // affected.
  virtual void Trim() const = 0;
  // The graph from which the plan was made, after all passes, as code with types and stack traces.
  virtual std::string PreparedText() const = 0;
  // The plan as text; `with_kernels` includes the programs of its kernels.
  virtual std::string PlanText(Flag with_kernels) const = 0;
  // The machine code of all kernels, with the nodes that each instruction computes. Empty unless
  // NativeOptions::keep_listings is set.
  virtual std::string CodeListing() const = 0;
  // Returns nullopt if the address is not in this executable's code.
  virtual std::optional<CodeLocation> Describe(const void* address) const = 0;
};

// Compiles a graph to native code. The kernels of the interpreter are used in two cases:
//
// - A node cannot be native. Only this node runs on its reference kernel: as a step of the plan if its op has no native
//   form, else between two pieces of the graph, which are compiled separately. Calls run between pieces if they
//   determine sizes by values, assert conditions on sizes, write in place in a way that cannot be functionalised, read
//   or return values of unknown type, or call subgraphs (which are compiled too). So do calls whose values do not fit
//   in memory, that view elements beyond their storage, or that a shape rule rejects: they fail at run time, as in the
//   interpreter.
// - The machine cannot run native code: the system provides no executable memory, or the CPU lacks the instructions.
//   The interpreter then runs the whole graph, as it does if no piece is native.
//
// The report names the nodes on reference kernels and says why the graph is in pieces or on the interpreter. A run with
// a hook in RunOptions also uses the interpreter. An Internal error is a bug in the compiler and has no fallback.
//
// After the first run for given sizes, a run allocates only the handles of its results, unless
// NativeOptions::keep_memory is false. Intermediate values are in an arena, and the memory of outputs is reused after
// the caller has released them.
//
// Writes to inputs become visible when the run finishes, and all reads see the old values, even if inputs share memory.
// A new value is computed directly in the input's memory if that is proved to be safe. A failed run may leave some
// inputs written and others not.
//
// The code is compiled for the strides that the graph states for its inputs, row-major if it states none. A run with
// inputs of other strides compiles the graph for those strides, so that views, as_strided and the strides of results
// match the interpreter. Code for up to 8 such layouts is kept.
//
// Compiling and running do not depend on the caller's floating-point modes (rounding, flushing of denormals, traps) and
// leave them, and the exception flags, as they were. An executable may be used and destroyed in a child process after
// fork, unless another thread of the parent was inside one of its functions at that moment.
//
// Errors are those of CompileForInterpreter, FailedPrecondition if a perf map cannot be written, and ResourceExhausted
// if memory for intermediate values runs out.
absl::StatusOr<std::unique_ptr<NativeExecutable>> CompileNative(const Graph& graph, const NativeOptions& options = {});
// Does not copy the graph; the executable keeps it.
absl::StatusOr<std::unique_ptr<NativeExecutable>> CompileNative(std::unique_ptr<Graph> graph,
                                                                const NativeOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_JIT_COMPILER_H_
