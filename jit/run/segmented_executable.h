#ifndef BACKTAPE_JIT_RUN_SEGMENTED_EXECUTABLE_H_
#define BACKTAPE_JIT_RUN_SEGMENTED_EXECUTABLE_H_

#include <memory>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/jit/compiler.h"

namespace backtape::jit {

// Compiles a graph that no single plan covers (jit/run/segments.h): each piece becomes an executable, and the calls
// between the pieces run separately. Errors as for CutIntoPieces, and as for CompileNative for each piece;
// Unimplemented if the graph is not cut, or if no piece can be compiled. `reason` says why no single plan covers the
// graph; the report includes its first line.
absl::StatusOr<std::unique_ptr<NativeExecutable>> CompileSegments(const Graph& graph, const NativeOptions& options,
                                                                  absl::string_view reason);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_SEGMENTED_EXECUTABLE_H_
