#ifndef BACKTAPE_JIT_AOT_AOT_VERSION_H_
#define BACKTAPE_JIT_AOT_AOT_VERSION_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/autograd/capture/size_pattern.h"
#include "backtape/autograd/trace/trace_program.h"
#include "backtape/interp/executable.h"
#include "backtape/ir/graph.h"
#include "backtape/jit/aot/aot_options.h"
#include "backtape/jit/aot/call_layout.h"
#include "backtape/passes/aot/trace_joint.h"

namespace backtape::internal {

// A function as compiled for certain arguments. Tape nodes share it with the function, so backward may run after the
// function is destroyed.
struct AotVersion {
  // Makes an AotFunction of a program.
  using MakeFunction = std::function<VariableProgram(VariableProgram program, const AotOptions& options)>;

  AotVersion(CallLayout call_layout, SizePattern pattern, std::shared_ptr<const AotOptions> aot_options,
             std::shared_ptr<AotStats> aot_stats, MakeFunction make)
      : layout(std::move(call_layout)),
        sizes(std::move(pattern)),
        options(std::move(aot_options)),
        stats(std::move(aot_stats)),
        make_function(std::move(make)) {}

  // Traces the program, partitions its joint graph and compiles the forward. On failure `reason` says why.
  void Compile(const VariableProgram& program, absl::Span<const Variable> arguments);
  // Traces the program again, for the same arguments. Returns how it differs from what was compiled; empty if it does
  // not. Returns the error if it cannot be traced. Throws if memory runs out.
  absl::StatusOr<std::string> ChangeOf(const VariableProgram& traced, absl::Span<const Variable> arguments) const;
  // Compiles the backward graph if that has not been done yet. Thread-safe; threads that call it at the same time may
  // each compile the graph, and the first result is kept.
  absl::StatusOr<const Executable*> Backward();

  // Why the program itself has to run for these arguments; empty if the compiled code may run instead.
  std::string ReasonAgainst(absl::Span<const Variable> arguments) const;

  bool has_backward() const { return backward_graph != nullptr; }

  const CallLayout layout;
  SizePattern sizes;
  const std::shared_ptr<const AotOptions> options;
  const std::shared_ptr<AotStats> stats;
  const MakeFunction make_function;
  CheckSchedule checks;
  std::string reason;  // why the program cannot be compiled; empty if it can
  bool uses_bases = false;
  JointProgram program;
  std::unique_ptr<Executable> forward;
  std::shared_ptr<const Graph> backward_graph;
  // Whether the calls of backward_graph may become part of a captured backward: all are ops that draw no random
  // numbers.
  bool is_backward_inlinable = false;
  // Whether backward_graph calls ops of a user's library, or collectives.
  bool may_run_user_code = false;
  std::vector<std::optional<size_t>> saved_tensors;  // for each saved tensor, the index of the primal if it is one
  size_t num_saved_sizes = 0;
  // The primals that create_graph needs: those that the gradients depend on, or all if the program has to run again.
  // Empty unless AotOptions::keeps_arguments.
  std::vector<size_t> primals_of_gradients;
  // Whether create_graph would need the value that a primal had before the program wrote it.
  bool gradients_need_former_value = false;
  // The program, if create_graph has to run it again (AotMetadata::higher_order_obstacle). Empty if create_graph need
  // not run it, or cannot, because the program changes tensors that it did not make.
  VariableProgram program_to_rerun;

  std::mutex mutex;  // guards the following; not held while user code runs
  std::unique_ptr<Executable> backward;
  // Functions that compute the gradients from primals and tangents, for create_graph. A call takes one out while it
  // runs it.
  std::vector<VariableProgram> gradients;

 private:
  absl::Status TryCompile(const VariableProgram& traced, absl::Span<const Variable> arguments);
  absl::StatusOr<JointProgram> Trace(const VariableProgram& traced, absl::Span<const Variable> arguments);
  // Sets `program` and `uses_bases`.
  absl::Status TraceWithBases(const VariableProgram& traced, absl::Span<const Variable> arguments);
  absl::Status Split(const Graph& joint);
  // Whether tensors of program.state depend on each other (DependOnEachOther). Walks the tape only if their places on
  // it have changed.
  bool StateDependsOnItself() const;
  absl::Status NoteRandomObstacle();
  void FindPrimalsOfGradients();

  mutable EdgeList independent_edges_;  // of program.state, when StateDependsOnItself last returned false
};

}  // namespace backtape::internal

#endif  // BACKTAPE_JIT_AOT_AOT_VERSION_H_
