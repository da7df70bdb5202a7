#ifndef BACKTAPE_JIT_RUN_SEGMENTED_EXECUTABLE_H_
#define BACKTAPE_JIT_RUN_SEGMENTED_EXECUTABLE_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/compiler.h"

namespace backtape::jit {

// Native code for a graph with sizes that depend on values (jit/run/segments.h): an executable for each piece, in
// order, and between them the calls that find sizes, on their reference kernels. Errors: as CutAtSizesOfValues and as
// CompileNative for a piece.
absl::StatusOr<std::unique_ptr<NativeExecutable>> CompileSegments(const Graph& graph, const NativeOptions& options);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_SEGMENTED_EXECUTABLE_H_
