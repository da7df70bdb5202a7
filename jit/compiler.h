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

namespace backtape {

enum class NativeCpu : uint8_t { kHost /* the best that this CPU has */, kAvx2, kAvx512 };
// "host", "avx2", "avx512".
std::optional<NativeCpu> NativeCpuFromName(absl::string_view name);

namespace jit {
class ThreadPool;
}  // namespace jit

// Threads that executables may share. `num_threads` counts the caller of a run; the others are started by the first run
// that can use them.
std::shared_ptr<jit::ThreadPool> MakeThreadPool(int num_threads);

struct NativeOptions {
  // 0: as many as the pool has, or else the machine. Results have the same bits for any number.
  int num_threads = 0;
  // The threads that runs use besides their callers'. Null: a pool that all executables of the process with the same
  // number of threads share, and that ends with the last of them. The runs of a pool do not wait for each other: while
  // the workers are busy for one, the others run on their callers' threads.
  std::shared_ptr<jit::ThreadPool> thread_pool = nullptr;
  NativeCpu cpu = NativeCpu::kHost;
  // To find out what is wrong with native code: fused kernels run point by point by their definition instead of as
  // machine code; memory is filled with NaNs when its last reader is done; each value has memory of its own.
  bool reference_kernels = false;
  bool poison_dead_memory = false;
  bool own_memory = false;
  // Each run is made twice, on copies of the inputs: every input, output and intermediate value lies between pages that
  // can't be accessed, first with its begin at such a page, then with its end. Machine code that reads or writes beyond
  // a value ends the program with a segmentation fault; a write beside it, on its pages, is an Internal error.
  bool check_bounds = false;
  // For tests: kernels are cut into pieces for all threads however little they do, which is slower than not to.
  bool share_small_work = false;
  // By OpSchema::id, for ops without a native form: those of a library that extends the builtin one know its ops too.
  KernelTable kernels = BuiltinKernels();
  ShapeRuleTable shape_rules = BuiltinShapeRules();
  // The report then has the least time that each step took in any run.
  bool time_steps = false;
  // NativeExecutable::CodeListing has something to show.
  bool keep_listings = false;
  // The executable's code is added to /tmp/perf-PID.map, in which `perf` looks for the names of code that no file
  // holds: an entry for each stretch of a kernel that comes from one node, with the user's line.
  bool perf_map = false;
};

// Where a machine address lies.
struct CodeLocation {
  std::string kernel;
  size_t offset = 0;  // from the kernel's first instruction
  // What the instruction at the address computes, "%mul (aten.mul.Tensor)", with the user's lines of these, each once:
  // one node, or several where kernels with the same text share their code; for loop control all that the kernel
  // computes.
  std::vector<std::string> nodes;
  std::vector<std::string> lines;
};

// One step of an executable.
struct StepReport {
  enum class Kind : uint8_t { kKernel, kLibrary, kFallback };
  Kind kind = Kind::kKernel;
  std::string name;                  // of the kernel, or what the library chose
  std::vector<std::string> nodes;    // what it computes, in graph order, as the planner calls it
  std::vector<std::string> origins;  // what these were made from, in the graph as it was read or captured; after a run
  std::vector<std::string> lines;    // the user's lines of these, each once
  int64_t bytes = 0;                 // read and written, each element once; of the sizes that ran last
  int64_t flops = 0;
  double microseconds = -1;  // in the fastest run, when steps are timed
};

struct CompileReport {
  std::string engine;  // "avx512, oneDNN 2.6.3, 2 threads"; or why the interpreter took over
  bool is_native = true;
  std::string interpreter_reason;  // why it is not
  double compile_ms = 0;
  int num_nodes = 0;             // of the graph as it was given
  int num_compiled_kernels = 0;  // distinct machine-code kernels; runs with other sizes make no more
  int64_t code_bytes = 0;
  int64_t arena_bytes = 0;  // of the sizes that ran last
  // Runs of sizes for which the plan does not hold, such as a symbol's size of 1 that broadcasts: the interpreter's.
  int64_t num_interpreted_runs = 0;
  std::vector<StepReport> steps;
  std::vector<std::string> fallback_nodes;  // "%topk (aten.topk.default)"
  // What the machine can do, set by who has measured it; 0: not known. With them and times the table tells how near
  // each step comes to the time that memory or arithmetic alone would take.
  double bytes_per_second = 0;
  double flops_per_second = 0;

  // What `graph-run --report` prints: a block for each step, with columns.
  std::string ToString() const;
};

class NativeExecutable : public Executable {
 public:
  using Executable::Run;
  virtual CompileReport Report() const = 0;
  // Frees what is kept to make later runs faster: memory for intermediate values and outputs (of up to eight callers at
  // a time), and what was made for each set of sizes. The next run makes it again. Runs that are under way keep theirs.
  virtual void Trim() const = 0;
  // The plan as text, with the kernels' programs if asked for.
  virtual std::string PlanText(bool with_kernels) const = 0;
  // The machine code of all kernels, instruction by instruction under the nodes that they compute; empty unless
  // NativeOptions::keep_listings.
  virtual std::string CodeListing() const = 0;
  // nullopt for an address that is not in this executable's code.
  virtual std::optional<CodeLocation> Describe(const void* address) const = 0;
};

// Compiles a graph into native code. An op without a native form runs on its reference kernel, as one step. The
// interpreter runs the whole graph, and the report says why, where a node has neither form (a value of unknown type, a
// write that can't be made functional), where the stated types contradict each other, and where the system provides no
// executable memory or the CPU lacks the instructions. Internal: a defect of the compiler; nothing else runs then. With
// a hook in RunOptions a run is the interpreter's too.
// After its first run for given sizes, a run allocates nothing but the handles of what it returns: intermediate values
// lie in an arena, and the memory of outputs is used again once the caller has let go of them.
// What a graph writes of its inputs is there when the run is done, read from old values throughout, also where inputs
// share memory: it was computed into the input's own memory where that could be proved to be safe. A run that fails may
// leave some of these written, and others not.
// Compiling and running do not depend on the caller's floating-point modes (rounding, flushing of denormals, traps) and
// leave them, and the exception flags, as they were. An executable may be used and destroyed in a child process after
// fork, unless another thread of the parent was inside one of its functions at that moment.
// Code is made for the strides that the graph states for its inputs, row-major where it states none. A run with inputs
// of other strides compiles the graph for these once (up to 8 such layouts are kept), so that views, as_strided and the
// strides of results are the interpreter's. Errors: as CompileForInterpreter; a perf map that can't be written;
// ResourceExhausted without memory for intermediate values.
absl::StatusOr<std::unique_ptr<NativeExecutable>> CompileNative(const Graph& graph, const NativeOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_JIT_COMPILER_H_
