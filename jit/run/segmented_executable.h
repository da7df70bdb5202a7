#ifndef BACKTAPE_JIT_RUN_SEGMENTED_EXECUTABLE_H_
#define BACKTAPE_JIT_RUN_SEGMENTED_EXECUTABLE_H_

#include <memory>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "backtape/jit/compiler.h"

namespace backtape::jit {

// Compiles a graph that no single plan covers (jit/run/segments.h): each piece becomes an executable, and the calls
// between the pieces run separately. `reason` says why no single plan covers the graph, and refers to the nodes that no
// plan supports (ir/node_error.h); the report includes its first line. Returns null if no piece or subgraph runs
// natively. Errors as for CompileForInterpreter and CutIntoPieces, and as for CompileNative for each piece; Internal if
// no call has to run separately.
absl::StatusOr<std::unique_ptr<NativeExecutable>> CompileSegments(const Graph& graph, const NativeOptions& options,
                                                                  const absl::Status& reason);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_SEGMENTED_EXECUTABLE_H_
