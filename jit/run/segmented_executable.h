#ifndef BACKTAPE_JIT_RUN_SEGMENTED_EXECUTABLE_H_
#define BACKTAPE_JIT_RUN_SEGMENTED_EXECUTABLE_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/compiler.h"

namespace backtape::jit {

// Compiles a graph with sizes that depend on values (jit/run/segments.h): each piece becomes an executable, and the
// calls between the pieces run on their reference kernels. Errors as for CutAtSizesOfValues, and as for CompileNative
// for each piece.
absl::StatusOr<std::unique_ptr<NativeExecutable>> CompileSegments(const Graph& graph, const NativeOptions& options);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_SEGMENTED_EXECUTABLE_H_
