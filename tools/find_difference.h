#ifndef BACKTAPE_TOOLS_FIND_DIFFERENCE_H_
#define BACKTAPE_TOOLS_FIND_DIFFERENCE_H_

#include <functional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "backtape/jit/compiler.h"
#include "backtape/passes/bisect/bisect_engines.h"
#include "backtape/passes/bisect/reduce_graph.h"

namespace backtape::tools {

// Native code as `options` say, without a note where the interpreter takes over.
EngineCompiler NativeEngine(const NativeOptions& options);

// Bisects native code against the interpreter and prints where they begin to differ, with the step of native code that
// makes that node's value, to standard output. The smallest graph is run once more by definition of its kernels, with
// dead memory filled, on one thread, and for the lesser instruction set, as far as `options` are not so.
absl::StatusOr<EngineBisection> BisectNative(const BoundGraph& bound, const NativeOptions& options,
                                             const EngineTolerance& tolerance);

// A reduced graph as files: `path` the text, with types and source lines, and beside it PATH-without-its-extension
// .inputs.npz with the values. Gives lines for a reader with their names, how large the graph is, and the command that
// shows it again ("COMMAND FILE --inputs=..." and `arguments`). `check` is asked once more of the graph as it is
// read back from its text; a note on standard error tells when it does not pass. Neither file is ever there in part.
absl::StatusOr<std::string> WriteReproducer(const BoundGraph& smallest, size_t num_calls_before,
                                            const std::string& path, const std::string& command,
                                            const std::string& arguments, const ReduceCheck& check);

// ReduceGraph with a counter on standard error, where that is a terminal.
absl::StatusOr<Reduction> ReduceWithProgress(const BoundGraph& bound, const ReduceCheck& check);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_FIND_DIFFERENCE_H_
